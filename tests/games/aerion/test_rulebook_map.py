"""Every sentence of the rulebooks leads to a rule, and every rule has its sentence in English and French."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import aerion
from aerodrome.games.aerion import GAME
from tests.rule_texts import LANGUAGES, NARROW, GameTexts, TextChecks, variables, with_help
from tests.rulebook_maps import Book, MapChecks, RulingChecks

PACKAGE = Path(aerion.__file__).parent
BOOK = Book(
    prefix="aerion",
    package=PACKAGE,
    rulebook=GAME.rulebook,
    editions=frozenset({"en", "fr"}),
    reasons=frozenset({"contents", "story", "picture", "hole"}),
)

SHIPS = ("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix")
CLASSES = ("book", "blueprint", "material", "crew")
FACTORIES = ("library", "archive", "security", "research-lab", "logistics", "game-room")
EXPANSIONS = ("flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite")
VARIANTS = (
    *("expand-the-factory", "short-on-time", "the-flock", "pinned-down"),
    *("no-debt", "fragile-shells", "impregnable-fortress"),
)

NAMES = {
    "deck": ("1", "2", "3", "4", "5", "6"),
    "card": (
        *("incubi", "sognae", "helix", "nut", "cocoon", *SHIPS, "book"),
        *("hourglass", "bird", "worker", "egg", *FACTORIES),
    ),
    "class": (*CLASSES, "hourglass", "bird", "worker", "egg", "factory"),
    "ship": SHIPS,
    "zone": (
        *("deck", "display", "discard", "workshop", "pulpit", "reserve", "acquired"),
        *("flagship", "factories", "hourglasses", "payroll", "eggs", "revealed", "clouds", "piers"),
        *("hellkite", "outposts", "lairs", "box"),
    ),
    "side": (
        *("project", "flying", "intact", "cracked", "gone", "construction", "built", "hidden"),
        *CLASSES,
    ),
    "prompt": (
        *with_help("start", "roll", "reroll", "place-element", "place-book", "retrieve", "replenish"),
        *with_help("strike", "revealed", "close", "lair", "place-factory"),
        *("over-help", "over-won", "over-lost", "over-lost-only-eggs", "over-lost-fragile"),
    ),
    "option": with_help("pixies", "expansions", "variants", "first", "egg-choice", "pinned-ship"),
    "letters": ("any", "different", "in-a-row"),
    "column": ("1", "2", "3", "4", "5", "6", "ready", "reroll", "roll"),
    "die": ("new", "kept"),
    "expansion": with_help(*EXPANSIONS),
    "variant": with_help(*VARIANTS),
}
NAME_KEYS = {f"aerion-{family}-{name}" for family, names in NAMES.items() for name in names}
SINGLE_KEYS = {"aerion-title", "aerion-credits", "aerion-reconstructed"}

VARIABLES = {
    "do": {
        "roll": "",
        "keep": "dice count",
        "discard": "card deck",
        "discard-none": "deck",
        "let-go": "card",
        "book-rerolls": "",
        "pixie": "from to",
        "acquire": "card deck",
        "acquire-none": "deck",
        "place": "card workshop",
        "place-none": "workshop",
        "book-reserve": "card",
        "book-reserve-none": "",
        "reject": "card",
        "reject-none": "",
        "book-retrieve": "deck",
        "take": "card",
        "enough": "",
        "move": "card deck workshop",
        "replenish": "",
        "embark": "card",
        "embark-none": "",
        "embark-reserve": "card deck",
        "book-rerolls-library": "",
        "research": "",
        "turn": "face opposite",
        "secure": "",
        "replace": "factory card",
        "replace-none": "factory",
        "demolish": "birds points",
        "strike": "cloud",
        "hire": "deck",
        "pay": "deck",
        "build-pier": "",
        "hatch": "deck eggs",
        "lay": "card",
        "lay-none": "",
        "save-shell": "",
        "give-up": "",
        "end-turn": "",
        "hunt": "",
        "seize": "card deck",
        "seize-none": "deck",
        "leave-lair": "",
    },
    "log": {
        "turn": "turn",
        "rolled": "dice",
        "rerolled": "dice kept",
        "discarded": "card deck",
        "last-card-let-go": "card",
        "acquired": "card deck",
        "placed": "card workshop",
        "ship-built": "ship",
        "ship-built-again": "ship",
        "ship-waits": "ship",
        "revealed": "card deck",
        "pixie-used": "old new",
        "book-for-rerolls": "rerolls",
        "reserved": "card",
        "rejected": "card",
        "retrieved": "card deck",
        "left-reserve": "card workshop",
        "won": "",
        "lost": "",
        "worker-hired": "card",
        "worker-paid": "",
        "embarked": "card",
        "embarked-from-reserve": "card",
        "factory-opened": "card",
        "factory-given-up": "card",
        "hourglass-kept": "deck",
        "hourglass-ran-out": "",
        "bird-sent": "",
        "egg-kept": "",
        "egg-used": "",
        "egg-revealed": "card deck",
        "laid": "card deck",
        "shuffled-back": "card",
        "displaced": "card",
        "flagship-built": "",
        "cloud-cracked": "ship",
        "cloud-broken": "ship",
        "lab-rolled": "dice",
        "logistics-turned": "old new",
        "pier-built": "",
        "outpost-destroyed": "",
        "lair-destroyed": "",
        "lair-uncovered": "side",
        "hellkite-flew": "place",
        "hellkite-defeated": "",
        "ship-not-owned": "ship",
        "ship-held-down": "ship",
        "lost-only-eggs": "",
        "lost-fragile": "",
        "turn-of": "turn player",
    },
    "prompt": {"strike": "strikes", "other": "player step"},
    "column": {"counts": "deck discards", "counts-short": "deck discards"},
}
SENTENCE_VARIABLES = {
    f"aerion-{family}-{name}": set(names.split())
    for family, sentences in VARIABLES.items()
    for name, names in sentences.items()
}
"""What the table gives to the sentences that name an action or an event."""

# Ships and expansions have rules too: only the names listed above are texts of theirs that are no rules.
FAMILIES = {"error", *NAMES, *VARIABLES} - {"ship", "expansion"}

EXAMPLE: dict[str, Any] = {
    "card": "CARD",
    "deck": "DECK",
    "ship": "SHIP",
    "dice": "2, 5, 5",
    "kept": "5, 5",
    "count": 3,
    "workshop": 2,
    "turn": 7,
    "from": 1,
    "to": 6,
    "old": 1,
    "new": 6,
    "rerolls": 3,
    "strikes": 2,
    "points": 61,
    "eggs": 3,
    "face": 1,
    "opposite": 6,
}

TEXTS = GameTexts(
    book=BOOK,
    folders=(PACKAGE / "texts", PACKAGE / "expansions" / "texts"),
    names=frozenset(NAME_KEYS | SINGLE_KEYS | SENTENCE_VARIABLES.keys()),
    families=frozenset(FAMILIES),
    examples=EXAMPLE,
)


class TestMap(MapChecks):
    book = BOOK


class TestRulings(RulingChecks):
    book = BOOK

    def test_a_rule_names_its_chapter(self) -> None:
        assert "no-passing" in GAME.rulebook["aerion.reroll.must-go-on"].rulings


class TestTexts(TextChecks):
    texts = TEXTS

    @pytest.mark.parametrize("key", TEXTS.messages["en"])
    def test_sentences_use_what_the_table_gives_them(self, key: str) -> None:
        # tests/kernel/test_errors.py holds the variables of errors against the places that raise them.
        if not key.startswith("aerion-error-"):
            assert variables(TEXTS.messages["en"][key]) == SENTENCE_VARIABLES.get(key, set())


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 6, "Roll all six dice again"),
        ("en", 1, "Keep 2, 5, 5 and roll one die again"),
        ("en", 2, "Keep 2, 5, 5 and roll 2 dice again"),
        ("fr", 6, "Relancer les six dés"),
        ("fr", 1, "Garder 2, 5, 5 et relancer un dé"),
        ("fr", 2, "Garder 2, 5, 5 et relancer 2 dés"),
    ],
)
def test_a_reroll_says_how_many_dice_are_rolled(language: str, count: int, text: str) -> None:
    assert TEXTS.show(language, "aerion-do-keep", dice="2, 5, 5", count=count) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Reroll of all six dice: 1, 2."), ("fr", f"Relance des six dés{NARROW}: 1, 2.")],
)
def test_a_reroll_that_keeps_nothing_says_so(language: str, text: str) -> None:
    assert TEXTS.show(language, "aerion-log-rerolled", kept="none", dice="1, 2") == text


@pytest.mark.parametrize(
    ("language", "birds", "text"),
    [
        ("en", "none", "Demolish with 31 points and no Hammer Bird"),
        ("en", "AAA, AAAA", "Demolish with 31 points, sending Hammer Birds: AAA, AAAA"),
        ("fr", "none", "Démolition avec 31 points, sans Oiseau-marteau"),
        ("fr", "AAA, AAAA", f"Démolition avec 31 points, en envoyant des Oiseaux-marteaux{NARROW}: AAA, AAAA"),
    ],
)
def test_a_demolition_says_which_birds_are_sent(language: str, birds: str, text: str) -> None:
    assert TEXTS.show(language, "aerion-do-demolish", birds=birds, points=31) == text


@pytest.mark.parametrize(
    ("language", "eggs", "text"),
    [
        ("en", 1, "DECK: use one Egg to reveal a card"),
        ("en", 2, "DECK: use 2 Eggs to reveal as many cards"),
        ("fr", 1, f"DECK{NARROW}: utiliser un Œuf pour révéler une carte"),
        ("fr", 2, f"DECK{NARROW}: utiliser 2 Œufs pour révéler autant de cartes"),
    ],
)
def test_eggs_are_counted(language: str, eggs: int, text: str) -> None:
    assert TEXTS.show(language, "aerion-do-hatch", deck="DECK", eggs=eggs) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_and_classes_fit_a_column_of_the_table(language: str) -> None:
    for key in TEXTS.messages[language]:
        if key.startswith(("aerion-card-", "aerion-class-")):
            # A name that is longer gives way to its class, on a table of 80 columns.
            assert len(TEXTS.show(language, key)) <= (11 if key.startswith("aerion-card-") else 10)
