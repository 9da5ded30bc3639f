"""Options: what may be chosen when a match is made."""

from __future__ import annotations

import msgspec
import pytest

from aerodrome.kernel import BadInput, Choice, Lineup, Option, Subset
from aerodrome.kernel.options import Need, Opens, Value, With, check_seats, settle

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
BOX = Choice("box", ("small", "large", "huge"), "small", opens=(Opens("large", (5,)), Opens("huge", (5, 6))))
CREWS = Lineup("crews", ("red", "green", "blue", "gold"), needs=(Need("gold", "box", "large"),))
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
    for option in (*SCHEMA, VARIANTS, FIRST, DISTANCE, BOX, CREWS):
        assert msgspec.json.decode(msgspec.json.encode(option), type=Option) == option
    assert msgspec.to_builtins(PIXIES) == {
        "type": "choice",
        "name": "pixies",
        "values": (3, 2, 0),
        "default": 3,
        "seats": (),
        "only_with": (),
        "opens": (),
    }
    assert msgspec.to_builtins(BOX)["opens"] == ({"value": "large", "seats": (5,)}, {"value": "huge", "seats": (5, 6)})
    assert msgspec.to_builtins(CREWS) == {
        "type": "lineup",
        "name": "crews",
        "values": ("red", "green", "blue", "gold"),
        "default": (),
        "free": "random",
        "needs": ({"value": "gold", "option": "box", "other": "large"},),
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


def test_a_need_is_met_by_the_value_of_a_choice() -> None:
    schema = (Choice("modules", ("eggs", "eggs and piers"), "eggs"), VARIANTS)
    assert settle({"variants": ["fragile"]}, schema)["variants"] == ("fragile",)
    for modules, variant in (("eggs", "debt"), ("eggs and piers", "fragile"), ("eggs and piers", "debt")):
        with pytest.raises(BadInput, match=f"'{variant}' of the option 'variants' needs "):
            settle({"modules": modules, "variants": [variant]}, schema)


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


# Numbers of seats that need a value


@pytest.mark.parametrize(("box", "seats"), [("small", 4), ("large", 1), ("large", 5), ("huge", 5), ("huge", 6)])
def test_a_value_opens_its_numbers_of_seats_and_goes_with_the_others_too(box: str, seats: int) -> None:
    check_seats(settle({"box": box}, (BOX,)), (BOX,), seats)


@pytest.mark.parametrize(
    ("box", "seats", "needed"), [("small", 5, "'large', 'huge'"), ("small", 6, "'huge'"), ("large", 6, "'huge'")]
)
def test_a_number_of_seats_without_a_value_that_opens_it_is_refused(box: str, seats: int, needed: str) -> None:
    schema = (PIXIES, BOX)
    with pytest.raises(BadInput) as error:
        check_seats(settle({"box": box}, schema), schema, seats)
    assert str(error.value) == f"A match with {seats} seats needs {needed} as the option 'box'."
    assert error.value.text("fr") == f"Une partie à {seats} places demande {needed} comme option 'box'."


# A name for each seat


def lined_up(*names: object) -> Value:
    return settle({"crews": names, "box": "large"}, (CREWS, BOX))["crews"]


def test_a_lineup_keeps_the_order_of_its_names() -> None:
    assert lined_up("blue", "red") == ("blue", "red")
    assert lined_up("gold", "red", "green", "blue") == ("gold", "red", "green", "blue")
    assert settle({"crews": ["blue", "red"]}, (CREWS, BOX))["crews"] == ("blue", "red")


def test_a_lineup_may_leave_seats_open() -> None:
    assert lined_up() == settle({}, (CREWS, BOX))["crews"] == ()
    assert lined_up("random", "blue", "random", "random") == ("random", "blue", "random", "random")
    ghosts = Lineup("crews", ("red",), free="nobody")
    assert ghosts.check(("nobody", "red", "nobody")) == ("nobody", "red", "nobody")
    with pytest.raises(BadInput, match="Option 'crews' knows no 'random'; choose among red, nobody"):
        ghosts.check(("random",))


@pytest.mark.parametrize("names", [("red", "red"), ("red", "random", "blue", "red"), ("red",) * 100_000])
def test_no_two_seats_have_the_same_name(names: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as error:
        lined_up(*names)
    assert str(error.value) == "Option 'crews' names 'red' more than once; seats cannot share it."
    assert error.value.text("fr").startswith("L’option 'crews' donne plusieurs fois 'red'")


@pytest.mark.parametrize("value", ["red", 3, None, {"red": 1}, {"red"}])
def test_a_lineup_takes_a_list(value: object) -> None:
    with pytest.raises(BadInput) as error:
        settle({"crews": value}, (CREWS, BOX))
    assert str(error.value) == f"Option 'crews' takes a list of names, not {value!r}."


@pytest.mark.parametrize("value", ["pink", "", 3, None, ["red"], True])
def test_a_lineup_takes_only_its_names(value: object) -> None:
    with pytest.raises(BadInput) as error:
        lined_up("red", value)
    assert str(error.value) == f"Option 'crews' knows no {value!r}; choose among red, green, blue, gold, random."


@pytest.mark.parametrize(
    ("names", "seats"), [((), 1), ((), 5), (("red", "blue"), 2), (("random",), 1), (("red", "random", "random"), 3)]
)
def test_a_lineup_has_a_name_for_each_seat_or_none(names: tuple[str, ...], seats: int) -> None:
    check_seats({"crews": lined_up(*names)}, (CREWS,), seats)


@pytest.mark.parametrize(("names", "seats"), [(("red",), 2), (("red", "blue"), 1), (("random",) * 3, 4)])
def test_a_lineup_of_another_length_is_refused(names: tuple[str, ...], seats: int) -> None:
    with pytest.raises(BadInput) as error:
        check_seats({"crews": lined_up(*names)}, (CREWS,), seats)
    found = f"The option 'crews' names {len(names)}, but the match has {seats} seats: give one name for each seat, or"
    assert str(error.value).startswith(found)
    assert error.value.text("fr").startswith(f"L’option 'crews' donne {len(names)} nom(s), mais la partie a {seats}")


def test_a_name_of_a_lineup_without_the_value_it_needs_is_refused() -> None:
    for box in ("small", "huge"):
        with pytest.raises(BadInput) as error:
            settle({"crews": ["red", "gold"], "box": box}, (CREWS, BOX))
        assert str(error.value) == "'gold' of the option 'crews' needs 'large' of the option 'box': choose it too."
        assert settle({"crews": ["red", "random"], "box": box}, (CREWS, BOX))["crews"] == ("red", "random")
