"""What the page's log relies on: it begins a new group with the last sentence about a decision that ended a turn."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.kernel.event_types import TurnBegan
from tests.browser.deals import deal


@pytest.mark.parametrize("name", ["alone", "two-everything", "celestia-normal"])
def test_a_new_turn_is_the_last_that_is_told_of_a_decision(name: str) -> None:
    known = deal(name, won=True)
    match = aerodrome.new(known.game, seats=known.seats, seed=known.seed, options=known.options)
    begun = 0
    for seat, notation in known.decisions:
        before = match.view(0)
        match.play(notation, seat)
        happened = match.seen_by(0)
        turns = [event.turn for event in happened if isinstance(event, TurnBegan)]
        if turns:
            begun += 1
            assert match.game.voice.tell(happened, before, "en")[-1].startswith(f"Turn {turns[-1]}")
    assert begun > 5
