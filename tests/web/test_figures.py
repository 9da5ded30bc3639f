"""What is drawn beside the rules: beside rules that there are, and nothing that a rule would contradict."""

from __future__ import annotations

import re

import pytest

from aerodrome.games import GAMES
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.combinations import own

from .built import WEB

GAMES_WITH_FIGURES = sorted(path.parts[-3] for path in WEB.glob("src/games/*/figures/index.ts"))


def drawn_beside(game: str) -> list[str]:
    """The rules of a game that have a figure."""
    source = (WEB / "src" / "games" / game / "figures" / "index.ts").read_text(encoding="utf-8")
    return re.findall(r'^    "([a-z.0-9-]+)": ', source, re.MULTILINE)


def test_games_with_a_table_have_figures() -> None:
    assert sorted(path.parent.name for path in WEB.glob("src/games/*/tile")) == GAMES_WITH_FIGURES


@pytest.mark.parametrize("game", GAMES_WITH_FIGURES)
def test_every_figure_stands_beside_a_rule_that_is_read(game: str) -> None:
    known = {rule.id for rule in GAMES[game].rulebook if not rule.only_refuses}
    assert len(drawn_beside(game)) > 5
    assert set(drawn_beside(game)) - known == set()


def test_the_rolls_beside_a_combination_show_it() -> None:
    source = (WEB / "src" / "games" / "aerion" / "figures" / "index.ts").read_text(encoding="utf-8")
    listed = re.search(r"^const ROLLS.*?^};", source, re.MULTILINE | re.DOTALL)
    assert listed is not None
    decks = re.findall(r'^  "?([A-E+]+)"?: \[(.*?)^  \],', listed[0], re.MULTILINE | re.DOTALL)
    assert [deck for deck, _ in decks] == list(DECK_NAMES)
    for (_, rolls), combination in zip(decks, own(), strict=True):
        shown = re.findall(r"\[\s*\[([\d, ]+)\],\s*\[([\d, ]*)\],?\s*\]", rolls)
        assert shown != []
        for counting, others in shown:
            assert len(re.findall(r"\d", counting + others)) == 6
            # The dice that count show it without the others.
            assert combination.is_shown([counting.count(face) for face in "123456"])
