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

from aerodrome.games.aerion import rule_ids, rulebook

PACKAGE = Path(rulebook.__file__).parent
RULINGS_PAGE = Path(__file__).parents[3] / "docs" / "rulings" / "aerion.md"

LANGUAGES = ("en", "fr")
RULES = [rule for _, rules in rulebook.SECTIONS for rule in rules]
RULE_KEYS = {rule.replace(".", "-") for rule in RULES}
SECTION_KEYS = {f"aerion-section-{section}" for section, _ in rulebook.SECTIONS}
REASONS = {"contents", "story", "picture", "hole", "two players later", "expansions later"}

SHIPS = ("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix")
NAMES = {
    "deck": ("1", "2", "3", "4", "5", "6"),
    "card": ("incubi", "sognae", "helix", "nut", "cocoon", *SHIPS, "book"),
    "class": ("blueprint", "material", "crew", "book"),
    "ship": SHIPS,
    "zone": ("deck", "display", "discard", "workshop", "pulpit", "reserve", "acquired"),
    "prompt": (
        *("start", "roll", "reroll", "place-element", "place-book", "retrieve", "replenish"),
        *("over-won", "over-lost"),
    ),
    "option": ("pixies", "pixies-help"),
}
NAME_KEYS = {f"aerion-{family}-{name}" for family, names in NAMES.items() for name in names}
SHIP_KEYS = {f"aerion-ship-{ship}" for ship in SHIPS}
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
    },
}
SENTENCE_VARIABLES = {
    f"aerion-{family}-{name}": set(names.split())
    for family, sentences in VARIABLES.items()
    for name, names in sentences.items()
}
"""What the table gives to the sentences that name an action or an event."""

INTERFACE_FAMILIES = {"section", "error", *NAMES, *VARIABLES} - {"ship"}
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
    named = set(re.findall(r"`(aerion\.[a-z.-]+)`", RULINGS_PAGE.read_text("utf-8")))
    assert named
    assert named - set(RULES) == set()


def test_rules_from_a_ruling_are_named_in_its_chapter() -> None:
    page = RULINGS_PAGE.read_text("utf-8")
    bodies = {re.sub(r"[^a-z0-9]+", "-", part.split("\n")[0].lower()): part for part in page.split("\n### ")[1:]}
    for rule, chapter in MAP["rulings"].items():
        assert f"`{rule}`" in bodies[chapter]


def test_links_inside_the_page_of_rulings_lead_somewhere() -> None:
    links = set(re.findall(r"\]\(#([a-z0-9-]+)\)", RULINGS_PAGE.read_text("utf-8")))
    assert links
    assert links - chapters() == set()


# The texts


def read_texts(language: str) -> str:
    return (PACKAGE / "texts" / f"{language}.ftl").read_text("utf-8")


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
    for key in TEXTS[language].keys() - RULE_KEYS - SECTION_KEYS - SINGLE_KEYS - SHIP_KEYS:
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
    for rule in rule_ids.FORBIDDING.values():
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


def test_forbidding_rules_are_rules() -> None:
    assert set(rule_ids.FORBIDDING.values()) - set(RULES) == set()
