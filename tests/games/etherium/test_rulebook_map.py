"""Every sentence of the rulebook leads to a rule, and every rule has its sentence in English and French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.games.etherium import GAME, cards
from tests.rule_texts import LANGUAGES, GameTexts, TextChecks, with_help
from tests.rulebook_maps import Book, MapChecks, RulingChecks, numbers

PACKAGE = Path(cards.__file__).parent
BOOK = Book(
    prefix="etherium",
    package=PACKAGE,
    rulebook=GAME.rulebook,
    editions=frozenset({"fr"}),
    reasons=frozenset({"contents", "story", "advice", "picture"}),
)

NAMES = (
    "title",
    "credits",
    "reconstructed",
    "turn",
    *(f"option-{option}" for option in with_help("peoples", "setup", "extension")),
    *(f"option-{value}" for value in with_help("setup-first", "setup-tactical", "extension-off", "extension-on")),
    "option-peoples-one",
    "option-peoples-random",
    *(f"people-{people}" for people in with_help(*cards.PEOPLE_NAMES)),
    *(f"resource-{resource}" for resource in cards.RESOURCE_NAMES),
    *(f"terrain-{terrain}" for terrain in cards.TERRAIN_NAMES),
    *(f"unit-{unit}" for unit in cards.UNIT_NAMES),
    *(f"card-{card}" for card in with_help(*cards.FLASH_NAMES)),
    *(f"capacity-{capacity}" for capacity in with_help(*cards.CAPACITY_NAMES)),
    *(f"season-{season}" for season in cards.SEASON_NAMES),
    *(f"slot-{slot}" for slot in cards.SLOT_NAMES),
    *(f"token-{token}" for token in cards.TOKEN_NAMES),
    *(f"fact-{fact}" for fact in GAME.summary.seat_facts),
    *(f"source-{source}" for source in GAME.summary.sources),
)
TEXTS = GameTexts(
    book=BOOK,
    folders=(PACKAGE / "texts",),
    names=frozenset(f"etherium-{name}" for name in NAMES),
    families=frozenset({"prompt", "do", "log", "error", "zone", "space", "row", "effect", "count", "why", "window"}),
)


class TestMap(MapChecks):
    book = BOOK

    def test_the_lost_passages_of_the_rulebook_are_noted(self) -> None:
        # The text has sixteen of them; all but the first and the last lie between two headings: noted under both.
        assert sum(len(heading.get("holes", [])) for heading in BOOK.headings) == 16 + 14

    def test_headings_leave_out_nothing_but_single_blank_lines(self) -> None:
        lines = {line for heading in BOOK.headings for line in numbers(heading["lines"])}
        assert (min(lines), max(lines)) == (1, 1079)
        left_out = set(range(1, 1080)) - lines
        assert [line for line in left_out if line + 1 in left_out] == []


class TestRulings(RulingChecks):
    book = BOOK

    def test_every_chapter_has_a_question_a_ruling_and_a_reason(self) -> None:
        for chapter, body in BOOK.chapters.items():
            assert re.findall(r"^\*\*(\w+)\.\*\*", body, re.MULTILINE) == ["Question", "Ruling", "Why"], chapter


class TestTexts(TextChecks):
    texts = TEXTS

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_author_artist_and_publisher_are_named(self, language: str) -> None:
        credit = TEXTS.show(language, "etherium-credits")
        for name in ("François Berdeaux", "Christophe Tritz", "Le Crapaud Céleste"):
            assert name in credit

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_cards_with_names_of_their_own_differ(self, language: str) -> None:
        names = [TEXTS.show(language, f"etherium-card-{card}") for card in cards.FLASH_NAMES]
        assert len(set(names)) == len(names)
