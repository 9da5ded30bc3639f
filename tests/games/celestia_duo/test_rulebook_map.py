"""Every sentence of the rulebook leads to a rule, and every rule has its sentence in English and French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.games.celestia_duo import GAME, cards, phrases, step, table
from tests.rule_texts import LANGUAGES, GameTexts, TextChecks, with_help
from tests.rulebook_maps import Book, MapChecks, RulingChecks

PACKAGE = Path(cards.__file__).parent
BOOK = Book(
    prefix="celestia-duo",
    package=PACKAGE,
    rulebook=GAME.rulebook,
    editions=frozenset({"fr"}),
    reasons=frozenset({"contents", "story", "advice", "picture", "hole"}),
)

OPTIONS = with_help("mode", "pirate", "deck", "distance", "captain", "propeller")
CAUSES = ("cause-lair", "cause-energy", "cause-energy-boarding")
OUR_NAMES = ("Melchior Brume", "Sidonie Vask", "Ulysse Tarn", "Isaure Quint")
PROMPTS = tuple(
    prompt for name in step.NAMES[1:] for prompt in (f"prompt-{name}", f"prompt-{name}-watch", f"prompt-{name}-help")
)
STATEMENTS = tuple(dict.fromkeys(statement.partition(" ")[0] for statement in phrases.STATEMENT_NAMES))
NAMES = (
    "title",
    "credits",
    "reconstructed",
    *(f"option-{option}" for option in OPTIONS),
    *(f"card-{kind}" for kind in dict.fromkeys((*cards.KIND_NAMES, *cards.FACE_NAMES))),
    *(f"crew-{crew}" for crew in with_help(*cards.CREW_NAMES)),
    *(f"penalty-{penalty}" for penalty in cards.PENALTY_NAMES),
    *(f"ban-{ban}" for ban in cards.BAN_NAMES[1:]),
    *(f"icon-{reward}" for reward in cards.REWARD_NAMES),
    *(f"phrase-{phrase}" for phrase in phrases.PHRASE_NAMES),
    *(f"statement-{statement}" for statement in STATEMENTS),
    *PROMPTS,
    *(f"prompt-over-{rule.rpartition('.')[2]}" for rule in table.ENDINGS),
    *(f"progress-{name}" for name in ("normal", "expert", "new", "open", "done")),
)
FAMILIES = frozenset(
    {"option", "prompt", "do", "log", "error", "card", "icon", "token", "count", "pirate", "penalty"}
    | {"amount", "ban", "phrase", "statement", "zone", "known", "cause"}
)
TEXTS = GameTexts(
    book=BOOK,
    folders=(PACKAGE / "texts",),
    names=frozenset(f"celestia-duo-{name}" for name in (*NAMES, *CAUSES)),
    families=FAMILIES,
)


class TestMap(MapChecks):
    book = BOOK

    def test_the_lost_passages_of_the_rulebook_are_noted(self) -> None:
        # The text has fifteen of them; twelve lie between two headings and are noted under both.
        assert sum(len(heading.get("holes", [])) for heading in BOOK.headings) == 15 + 12


class TestRulings(RulingChecks):
    book = BOOK

    def test_every_chapter_has_a_question_a_ruling_and_a_reason(self) -> None:
        for chapter, body in BOOK.chapters.items():
            assert re.findall(r"^\*\*(\w+)\.\*\*", body, re.MULTILINE) == ["Question", "Ruling", "Why"], chapter


class TestTexts(TextChecks):
    texts = TEXTS

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_names_of_our_own_are_said_to_be_ours(self, language: str) -> None:
        notice = TEXTS.show(language, "celestia-duo-reconstructed")
        assert [name for name in OUR_NAMES if name not in notice] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_author_and_publisher_are_named(self, language: str) -> None:
        credit = TEXTS.show(language, "celestia-duo-credits")
        assert "Bruno Cathala" in credit
        assert "BLAM" in credit
