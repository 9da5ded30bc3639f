"""Positions with several expansions at once: every one reached in play can be written down and read."""

from __future__ import annotations

from random import Random

import pytest

from aerodrome.games.aerion import GAME
from aerodrome.kernel import BadInput
from tests.games.aerion.random_play import check_every_position
from tests.games.aerion.tables import NOTHING, at


def some_options(seed: int) -> dict[str, object]:
    """Some expansions, with some of their variants."""
    chooser = Random(seed)
    classes = [one for one in GAME.components.classes if chooser.random() < 0.7]
    variants = [variant for one in classes for variant in one.variants if chooser.random() < 0.5]
    return {"expansions": [one.name for one in classes], "variants": variants}


@pytest.mark.parametrize("seed", range(20))
def test_every_position_reached_with_some_expansions_can_be_written_down_and_read(seed: int) -> None:
    check_every_position(some_options(seed), seed % 2 + 1, seed)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"expansions": ["dragons"]}, "'expansions' knows no 'dragons'"),
        ({"expansions": "flagship"}, "'expansions'"),
        ({"variants": ["short-on-time"]}, "'short-on-time' of the option 'variants' needs 'hourglasses'"),
        ({"expansions": ["hourglasses"], "pieces": {"flagship": "flying"}}, "'pieces' knows no 'flagship'"),
        ({"expansions": ["hourglasses"], "counters": {"discarded": 0}}, "'counters' knows no 'discarded'"),
        ({"expansions": ["flagship"], "areas": {"hourglasses": []}}, "'areas' knows no 'hourglasses'"),
        (
            {"expansions": ["flagship"], "step": "strike", "dice": NOTHING},
            "belongs to an expansion that is not in play",
        ),
    ],
)
def test_what_belongs_to_no_expansion_in_play_is_refused(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        at(**position)
