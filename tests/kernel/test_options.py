"""Options: what may be chosen when a match is made."""

from __future__ import annotations

import msgspec
import pytest

from aerodrome.kernel import BadInput, Choice, Option, Subset
from aerodrome.kernel.options import settle

PIXIES = Choice("pixies", (3, 2, 0), 3)
LEVEL = Choice("level", ("easy", "hard"), "easy")
MODULES = Subset("modules", ("eggs", "piers", "clouds"), ("piers",))
SCHEMA = (PIXIES, LEVEL, MODULES)


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
    for option in SCHEMA:
        assert msgspec.json.decode(msgspec.json.encode(option), type=Option) == option
    assert msgspec.to_builtins(PIXIES) == {"type": "choice", "name": "pixies", "values": (3, 2, 0), "default": 3}
