"""Options: what may be chosen when a match is made."""

from __future__ import annotations

import msgspec
import pytest

from aerodrome.kernel import BadInput, Choice, Option, Subset
from aerodrome.kernel.options import Need, With, check_seats, settle

PIXIES = Choice("pixies", (3, 2, 0), 3)
LEVEL = Choice("level", ("easy", "hard"), "easy")
MODULES = Subset("modules", ("eggs", "piers", "clouds"), ("piers",))
VARIANTS = Subset(
    "variants", ("fragile", "debt"), needs=(Need("fragile", "modules", "eggs"), Need("debt", "modules", "piers"))
)
FIRST = Choice("first", (1, 2), 1, seats=(2, 4))
MODE = Choice("mode", ("quick", "normal", "expert"), "normal")
PIRATE = Choice("pirate", ("random", "noa"), "random", only_with=(With("mode", ("normal",)),))
DISTANCE = Choice("distance", (12, 13), 12, only_with=(With("mode", ("normal", "expert")), With("modules", ("piers",))))
SCHEMA = (PIXIES, LEVEL, MODULES)
TOGETHER = (Subset("modules", ("eggs", "piers", "clouds")), VARIANTS)


def test_what_is_not_asked_for_has_its_default() -> None:
    assert settle({}, SCHEMA) == {"pixies": 3, "level": "easy", "modules": ("piers",)}
    assert list(settle({"modules": []}, SCHEMA)) == ["pixies", "level", "modules"]
    assert settle({}, ()) == {}
    assert Subset("modules", ("eggs",)).default == ()


def test_what_is_asked_for_is_taken() -> None:
    chosen = settle({"modules": ["clouds", "eggs"], "pixies": 0, "level": "hard"}, SCHEMA)
    assert chosen == {"pixies": 0, "level": "hard", "modules": ("eggs", "clouds")}


@pytest.mark.parametrize("value", [1, 4, -1, "3", True, False, 3.0, None, [3]])
def test_a_choice_takes_only_its_values(value: object) -> None:
    with pytest.raises(BadInput) as error:
        settle({"pixies": value}, SCHEMA)
    assert str(error.value) == f"Option 'pixies' cannot be {value!r}; choose one of 3, 2, 0."


@pytest.mark.parametrize("value", ["eggs", 3, None, {"eggs": 1}, {"eggs"}])
def test_a_subset_takes_a_list(value: object) -> None:
    with pytest.raises(BadInput) as error:
        settle({"modules": value}, SCHEMA)
    assert str(error.value) == f"Option 'modules' takes a list of names, not {value!r}."


@pytest.mark.parametrize("value", ["moon", 3, None, ["eggs"]])
def test_a_subset_takes_only_its_names(value: object) -> None:
    with pytest.raises(BadInput) as error:
        settle({"modules": ["eggs", value]}, SCHEMA)
    assert str(error.value) == f"Option 'modules' knows no {value!r}; choose among eggs, piers, clouds."


def test_a_subset_is_ordered_and_free_of_repetition() -> None:
    assert MODULES.check(("clouds", "eggs", "clouds")) == ("eggs", "clouds")
    assert MODULES.check([]) == ()


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(BadInput) as error:
        settle({"moons": 1}, SCHEMA)
    assert str(error.value) == "There is no option 'moons'; this game has 'pixies', 'level', 'modules'."
    with pytest.raises(BadInput) as error:
        settle({"moons": 1}, ())
    assert str(error.value) == "There is no option 'moons'; this game has none."


def test_options_travel_as_json() -> None:
    for option in (*SCHEMA, VARIANTS, FIRST, DISTANCE):
        assert msgspec.json.decode(msgspec.json.encode(option), type=Option) == option
    assert msgspec.to_builtins(PIXIES) == {
        "type": "choice",
        "name": "pixies",
        "values": (3, 2, 0),
        "default": 3,
        "seats": (),
        "only_with": (),
    }
    assert msgspec.to_builtins(VARIANTS)["needs"] == (
        {"value": "fragile", "option": "modules", "other": "eggs"},
        {"value": "debt", "option": "modules", "other": "piers"},
    )


# Options that hang together


@pytest.mark.parametrize(
    ("modules", "variants"),
    [((), ()), (("eggs",), ()), (("eggs",), ("fragile",)), (("eggs", "piers"), ("fragile", "debt")), (("clouds",), ())],
)
def test_a_value_goes_with_the_value_it_needs(modules: tuple[str, ...], variants: tuple[str, ...]) -> None:
    assert settle({"modules": modules, "variants": variants}, TOGETHER) == {"modules": modules, "variants": variants}


@pytest.mark.parametrize("modules", [(), ("clouds",), ("eggs",)])
def test_a_value_without_the_value_it_needs_is_refused(modules: tuple[str, ...]) -> None:
    for schema in (TOGETHER, TOGETHER[::-1]):
        with pytest.raises(BadInput) as error:
            settle({"variants": ["debt"], "modules": modules}, schema)
        assert (
            str(error.value) == "'debt' of the option 'variants' needs 'piers' of the option 'modules': choose it too."
        )


def test_a_default_may_meet_a_need() -> None:
    assert settle({"variants": ["debt"]}, (MODULES, VARIANTS))["variants"] == ("debt",)
    with pytest.raises(BadInput, match="'debt' of the option 'variants' needs 'piers'"):
        settle({"variants": ["debt"], "modules": []}, (MODULES, VARIANTS))


def test_a_need_is_not_met_by_a_choice_of_the_same_name() -> None:
    schema = (Choice("modules", ("eggs", "none"), "eggs"), VARIANTS)
    with pytest.raises(BadInput, match="'fragile' of the option 'variants' needs 'eggs'"):
        settle({"variants": ["fragile"]}, schema)


@pytest.mark.parametrize(("first", "seats"), [(1, 1), (1, 2), (2, 2), (1, 3), (2, 4)])
def test_a_choice_goes_with_its_numbers_of_seats(first: int, seats: int) -> None:
    check_seats(settle({"first": first}, (FIRST,)), (FIRST,), seats)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_choice_with_other_numbers_of_seats_is_refused(seats: int) -> None:
    schema = (PIXIES, FIRST, MODULES)
    with pytest.raises(BadInput) as error:
        check_seats(settle({"first": 2}, schema), schema, seats)
    assert str(error.value) == "The option 'first' can only be 2 with 2, 4 seats."


def test_options_that_name_no_seats_go_with_any_number() -> None:
    for seats in (0, 1, 9):
        check_seats(settle({"pixies": 0, "modules": ["eggs"]}, SCHEMA), SCHEMA, seats)


@pytest.mark.parametrize("mode", ["quick", "normal", "expert"])
def test_the_default_of_a_choice_goes_with_everything(mode: str) -> None:
    schema = (MODE, PIRATE, MODULES, DISTANCE)
    asked = {"mode": mode, "pirate": "random", "distance": 12, "modules": []}
    assert settle(asked, schema) == {"mode": mode, "pirate": "random", "modules": (), "distance": 12}


def test_a_choice_goes_with_the_values_of_another_that_it_names() -> None:
    schema = (PIRATE, MODE)
    assert settle({"pirate": "noa"}, schema) == {"pirate": "noa", "mode": "normal"}
    for mode in ("quick", "expert"):
        with pytest.raises(BadInput) as error:
            settle({"pirate": "noa", "mode": mode}, schema)
        assert str(error.value) == "The option 'pirate' can be 'noa' only where the option 'mode' is one of 'normal'."
    assert error.value.text("fr").startswith("L’option 'pirate' ne peut être 'noa' que si l’option 'mode' est parmi")


def test_a_choice_needs_a_value_of_each_option_that_it_names() -> None:
    schema = (MODE, MODULES, DISTANCE)
    for mode in ("normal", "expert"):
        assert settle({"distance": 13, "mode": mode}, schema)["distance"] == 13
    with pytest.raises(
        BadInput, match="'distance' can be 13 only where the option 'mode' is one of 'normal', 'expert'"
    ):
        settle({"distance": 13, "mode": "quick"}, schema)
    with pytest.raises(BadInput, match="'distance' can be 13 only where the option 'modules' is one of 'piers'"):
        settle({"distance": 13, "modules": ["eggs"]}, schema)
