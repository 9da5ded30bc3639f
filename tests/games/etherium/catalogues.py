"""The game's own catalogue, and changes to it."""

from __future__ import annotations

import pytest

from aerodrome.games.etherium import catalogue
from aerodrome.kernel import BadInput

OWN = catalogue.own_text()
READ = catalogue.read(OWN)


def changed(*changes: tuple[str, str]) -> str:
    """The game's own catalogue with some passages replaced."""
    text = OWN
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def inside(heading: str, old: str, new: str) -> str:
    """The game's own catalogue with a passage under a heading replaced."""
    at = OWN.index(f"[{heading}]")
    assert old in OWN[at:].split("\n\n", 1)[0], old
    return OWN[:at] + OWN[at:].replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as error:
        catalogue.read(text)
    assert error.value.text("fr") != error.value.text("en")
    return str(error.value)
