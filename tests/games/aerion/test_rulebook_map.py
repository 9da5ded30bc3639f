"""Every sentence of the rulebooks leads to a rule, and every rule has its sentence in English and French."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from aerodrome.games.aerion import GAME, rulebook

PACKAGE = Path(rulebook.__file__).parent
TEXT_FOLDERS = (PACKAGE / "texts", PACKAGE / "expansions" / "texts")
RULINGS_PAGE = Path(__file__).parents[3] / "docs" / "rulings" / "aerion.md"

LANGUAGES = ("en", "fr")
RULES = [rule for _, rules in GAME.components.sections for rule in rules]
RULE_KEYS = {rule.replace(".", "-") for rule in RULES}
SECTION_KEYS = {f"aerion-section-{section}" for section, _ in GAME.components.sections}
REASONS = {"contents", "story", "picture", "hole"}

SHIPS = ("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix")
CLASSES = ("book", "blueprint", "material", "crew")
FACTORIES = ("library", "archive", "security", "research-lab", "logistics", "game-room")
EXPANSIONS = ("flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite")
VARIANTS = (
    *("expand-the-factory", "short-on-time", "the-flock", "pinned-down"),
    *("no-debt", "fragile-shells", "impregnable-fortress"),
)


def with_help(*names: str) -> tuple[str, ...]:
    return (*names, *(f"{name}-help" for name in names))


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
    "option": with_help("pixies", "expansions", "variants", "first", "egg-choice"),
    "expansion": with_help(*EXPANSIONS),
    "variant": with_help(*VARIANTS),
}
NAME_KEYS = {f"aerion-{family}-{name}" for family, names in NAMES.items() for name in names}
SHARED_KEYS = {key for key in NAME_KEYS if key.startswith(("aerion-ship-", "aerion-expansion-"))}
"""Names whose family is also one of rules."""

SINGLE_KEYS = {"aerion-title", "aerion-credits", "aerion-reconstructed"}

VARIABLES = {
    "do": {
        "roll": "",
        "keep": "dice count",
        "discard": "card deck",
        "let-go": "card",
        "book-rerolls": "",
        "pixie": "from to",
        "acquire": "card deck",
        "place": "card workshop",
        "book-reserve": "card",
        "reject": "card",
        "book-retrieve": "deck",
        "take": "card",
        "enough": "",
        "move": "card deck workshop",
        "replenish": "",
        "embark": "card",
        "embark-reserve": "card deck",
        "book-rerolls-library": "",
        "research": "",
        "turn": "face opposite",
        "secure": "",
        "replace": "factory card",
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
        "leave-lair": "",
    },
    "log": {
        "turn": "turn",
        "rolled": "dice",
        "rerolled": "dice kept",
        "discarded": "card deck",
        "let-go": "card",
        "acquired": "card deck",
        "placed": "card workshop",
        "built": "ship",
        "built-again": "ship",
        "revealed": "card deck",
        "pixie": "from to",
        "book-rerolls": "",
        "reserved": "card",
        "rejected": "card",
        "retrieved": "card deck",
        "moved": "card workshop",
        "won": "",
        "lost": "",
        "display-payroll": "card",
        "payroll-discard": "",
        "acquired-flagship": "card",
        "reserve-flagship": "card",
        "acquired-factories": "card",
        "factories-discard": "card",
        "book-rerolls-library": "",
        "acquired-hourglasses": "deck",
        "hourglass-left": "",
        "bird-sent": "",
        "acquired-eggs": "",
        "egg-used": "",
        "deck-revealed": "card deck",
        "revealed-display": "card deck",
        "revealed-deck": "card",
        "display-deck": "card",
        "flagship-flying": "",
        "cloud-cracked": "",
        "cloud-gone": "",
        "cloud-cracked-pinned-down": "ship",
        "cloud-gone-pinned-down": "ship",
        "rolled-research-lab": "dice",
        "rolled-logistics": "from to",
        "pier-built": "",
        "outpost-gone": "",
        "lair-gone": "",
        "lair-found": "side",
        "hellkite-moved": "place",
        "hellkite-gone": "",
        "not-your-ship": "ship",
        "pinned": "ship",
        "lost-only-eggs": "",
        "lost-fragile": "",
        "turn-of": "turn player",
    },
    "prompt": {"strike": "strikes"},
}
SENTENCE_VARIABLES = {
    f"aerion-{family}-{name}": set(names.split())
    for family, sentences in VARIABLES.items()
    for name, names in sentences.items()
}
"""What the table gives to the sentences that name an action or an event."""

INTERFACE_FAMILIES = {"section", "error", *NAMES, *VARIABLES} - {"ship", "expansion"}
RULE_FAMILIES = {rule.split(".")[1] for rule in RULES}

NARROW = "\N{NARROW NO-BREAK SPACE}"
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
    "strikes": 2,
    "points": 61,
    "eggs": 3,
    "face": 1,
    "opposite": 6,
}


# The map from the rulebooks


def read_map() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "rulebook_map.toml").read_text("utf-8"))


MAP = read_map()
HEADINGS: list[dict[str, Any]] = MAP["heading"]
HEADING_NAMES = [f"{heading['edition']}/{heading['heading']}" for heading in HEADINGS]


def numbers(text: str) -> list[int]:
    """The numbers in "3", "3-5" or "3-5, 9"."""
    found: list[int] = []
    for part in text.split(", "):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def rows() -> Iterator[dict[str, Any]]:
    for heading in HEADINGS:
        yield from heading["rows"]


def reached_rules() -> set[str]:
    return {rule for row in rows() for rule in row.get("rules", [])}


def chapters() -> set[str]:
    """The chapters of the page of rulings, by the name a link to them has."""
    titles = re.findall(r"^### (.+)$", RULINGS_PAGE.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^a-z0-9]+", "-", title.lower()) for title in titles}


def test_headings_are_named_once_in_each_edition() -> None:
    assert {heading["edition"] for heading in HEADINGS} == set(LANGUAGES)
    assert [name for name, count in Counter(HEADING_NAMES).items() if count > 1] == []


@pytest.mark.parametrize("heading", HEADINGS, ids=HEADING_NAMES)
def test_rows_cover_every_sentence_once_in_order(heading: dict[str, Any]) -> None:
    covered = [number for row in heading["rows"] for number in numbers(row["at"])]
    assert covered == list(range(1, heading["sentences"] + 1))


@pytest.mark.parametrize("heading", HEADINGS, ids=HEADING_NAMES)
def test_a_row_leads_to_rules_or_says_why_not(heading: dict[str, Any]) -> None:
    for row in heading["rows"]:
        assert row.keys() <= {"at", "rules", "none", "ruling"}
        assert ("rules" in row) != ("none" in row), row
        if "none" in row:
            assert row["none"] in REASONS
            assert "ruling" not in row
        else:
            assert row["rules"]
            assert len(row["rules"]) == len(set(row["rules"]))


@pytest.mark.parametrize("heading", HEADINGS, ids=HEADING_NAMES)
def test_holes_lie_between_sentences(heading: dict[str, Any]) -> None:
    holes = heading.get("holes", [])
    assert holes == sorted(set(holes))
    assert all(0 <= hole <= heading["sentences"] for hole in holes)


@pytest.mark.parametrize("edition", LANGUAGES)
def test_no_line_of_a_rulebook_belongs_to_two_headings(edition: str) -> None:
    lines = [line for heading in HEADINGS if heading["edition"] == edition for line in numbers(heading["lines"])]
    assert [line for line, count in Counter(lines).items() if count > 1] == []


def test_the_map_knows_no_rule_that_does_not_exist() -> None:
    assert reached_rules() - set(RULES) == set()
    assert set(MAP["rulings"]) - set(RULES) == set()


def test_every_rule_comes_from_a_sentence_or_from_a_ruling() -> None:
    assert reached_rules() | set(MAP["rulings"]) == set(RULES)
    assert reached_rules() & set(MAP["rulings"]) == set(), "a rule with a sentence is no mere ruling"


# The page of rulings


def test_rulings_that_the_map_names_have_a_chapter() -> None:
    named = {row["ruling"] for row in rows() if "ruling" in row} | set(MAP["rulings"].values())
    assert named - chapters() == set()


def test_rulings_name_rules_that_exist() -> None:
    named = set(re.findall(r"`(aerion\.[a-z0-9.-]+)`", RULINGS_PAGE.read_text("utf-8")))
    assert named
    assert named - set(RULES) == set()


def test_rules_from_a_ruling_are_named_in_its_chapter() -> None:
    page = RULINGS_PAGE.read_text("utf-8")
    bodies = {re.sub(r"[^a-z0-9]+", "-", part.split("\n")[0].lower()): part for part in page.split("\n### ")[1:]}
    for rule, chapter in MAP["rulings"].items():
        assert f"`{rule}`" in bodies[chapter]


def test_every_rule_leads_to_the_chapters_that_explain_it() -> None:
    explained = {}
    for part in RULINGS_PAGE.read_text("utf-8").split("\n### ")[1:]:
        named = re.search(r"^\*Rules:\*(.*?)(?:\n\n|\Z)", part, re.DOTALL | re.MULTILINE)
        assert named, part.split("\n")[0]
        explained[re.sub(r"[^a-z0-9]+", "-", part.split("\n")[0].lower())] = re.findall(r"`([a-z0-9.-]+)`", named[1])
    assert rulebook.rulings() == explained
    rule = GAME.rulebook["aerion.reroll.must-go-on"]
    assert "no-passing" in rule.rulings


def test_links_inside_the_page_of_rulings_lead_somewhere() -> None:
    links = set(re.findall(r"\]\(#([a-z0-9-]+)\)", RULINGS_PAGE.read_text("utf-8")))
    assert links
    assert links - chapters() == set()


# The texts


def read_texts(language: str) -> str:
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in TEXT_FOLDERS)


def parse(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(read_texts(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    return {message.id.name: message for message in messages}


TEXTS = {language: parse(language) for language in LANGUAGES}


def variables(node: ast.BaseNode) -> set[str]:
    """The variables that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def bundle(language: str) -> FluentBundle:
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(read_texts(language)))
    return texts


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def show(language: str, key: str, **arguments: Any) -> str:
    """The message as a person reads it."""
    texts = BUNDLES[language]
    value = texts.get_message(key).value
    assert value is not None
    text, errors = texts.format_pattern(value, arguments)
    assert errors == []
    return str(text)


def example(language: str, key: str) -> str:
    """The message with something in every variable."""
    return show(language, key, **{name: EXAMPLE.get(name, "VALUE") for name in variables(TEXTS[language][key])})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_section_has_a_text(language: str) -> None:
    assert RULE_KEYS - TEXTS[language].keys() == set()
    assert SECTION_KEYS - TEXTS[language].keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_for_a_rule_or_section_that_does_not_exist(language: str) -> None:
    for key in TEXTS[language].keys() - RULE_KEYS - SECTION_KEYS - SINGLE_KEYS - SHARED_KEYS:
        family = key.split("-")[1]
        assert family not in RULE_FAMILIES, f"{key}: no such rule"
        assert family in INTERFACE_FAMILIES - {"section"}, f"{key}: no such family of texts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_action_and_event_has_a_text(language: str) -> None:
    assert (NAME_KEYS | SINGLE_KEYS | SENTENCE_VARIABLES.keys()) - TEXTS[language].keys() == set()


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert list(TEXTS["en"]) == list(TEXTS["fr"])


@pytest.mark.parametrize("key", TEXTS["en"])
def test_both_languages_use_the_same_variables(key: str) -> None:
    assert variables(TEXTS["en"][key]) == variables(TEXTS["fr"][key])
    # tests/kernel/test_errors.py holds the variables of errors against the places that raise them.
    if not key.startswith("aerion-error-"):
        assert variables(TEXTS["en"][key]) == SENTENCE_VARIABLES.get(key, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_shown_on_one_line(language: str) -> None:
    for key in TEXTS[language]:
        text = example(language, key)
        assert text
        assert "\n" not in text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prompts_and_errors_are_whole_sentences(language: str) -> None:
    for key in TEXTS[language]:
        if key in RULE_KEYS or key.startswith(("aerion-prompt-", "aerion-error-")):
            text = example(language, key)
            assert text[0].isupper()
            assert text[-1] in ".!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_for_a_refusal_are_short(language: str) -> None:
    for rule in GAME.components.forbidding.values():
        assert len(show(language, rule.replace(".", "-"))) <= 200


def test_french_punctuation_has_narrow_spaces() -> None:
    for key in TEXTS["fr"]:
        text = example("fr", key)
        assert re.search(rf"(?<!{NARROW})[;:!?»]", text) is None, text
        assert re.search(rf"«(?!{NARROW})", text) is None, text
        assert "'" not in text


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
    assert show(language, "aerion-do-keep", dice="2, 5, 5", count=count) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Reroll of all six dice: 1, 2."), ("fr", f"Relance des six dés{NARROW}: 1, 2.")],
)
def test_a_reroll_that_keeps_nothing_says_so(language: str, text: str) -> None:
    assert show(language, "aerion-log-rerolled", kept="none", dice="1, 2") == text


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
    assert show(language, "aerion-do-demolish", birds=birds, points=31) == text


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
    assert show(language, "aerion-do-hatch", deck="DECK", eggs=eggs) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_and_classes_fit_a_column_of_the_table(language: str) -> None:
    for key in TEXTS[language]:
        if key.startswith(("aerion-card-", "aerion-class-")):
            assert len(show(language, key)) <= 10


def test_forbidding_rules_are_rules() -> None:
    assert set(GAME.components.forbidding.values()) - set(RULES) == set()
