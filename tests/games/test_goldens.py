"""What a rules version does never changes: golden copies are compared word for word, in both builds."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.kernel.conformance import trajectory
from tests import goldens

# Changes with the numbering of actions or the storage of states, not only with the rules; see tests/trajectories.py.
TRAJECTORIES = {"aerion": 1860422385398258131}

ADVICE = "the rules changed: give the game a new rules_version, then run `./go run python -m tests.goldens`"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_golden_copies_are_unchanged(game: Game) -> None:
    texts = goldens.golden_texts(game)
    kept = {path.name: path.read_text(encoding="utf-8") for path in goldens.folder(game).glob("*")}
    assert sorted(kept) == sorted(texts), ADVICE
    for name, text in texts.items():
        assert text == kept[name], f"{name}: {ADVICE}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_golden_records_verify(game: Game) -> None:
    records = sorted(goldens.folder(game).glob("*-pixies.json"))
    assert records
    for path in records:
        checked = aerodrome.verify(path.read_text(encoding="utf-8"))
        assert checked.dice_checked
        assert checked.decisions > 50


@pytest.mark.parametrize(("game", "expected"), TRAJECTORIES.items())
def test_both_engines_play_the_same_matches(game: str, expected: int) -> None:
    """The number is the same for the compiled and the interpreted engine; both runs of the tests compare with it."""
    assert trajectory(GAMES[game], range(500), {}, GAMES[game].seat_counts[0]) == expected
