"""Rulebooks: rules by id and by number, their sections and texts, and the search."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME
from aerodrome.kernel import BadInput, Game, Rule, Rulebook
from aerodrome.kernel.rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, NOTHING_TO_WITHDRAW
from aerodrome.kernel.rules import TABLE_RULES, UNDO_RULES, RuleEntry, read_entries

TABLE = [
    "table.match-over",
    "table.not-your-turn",
    "table.no-such-action",
    "table.nothing-to-withdraw",
    "table.undo-nothing",
    "table.undo-chance",
    "table.undo-secret",
    "table.undo-other-seat",
    "table.undo-together",
]

SMALL = Rulebook(
    (
        RuleEntry("aerion.goal.solo", "goal"),
        RuleEntry("aerion.pixie.none-left", "pixies", 22),
        RuleEntry("aerion.pixie.die-shows", "pixies"),
    ),
    GAME.texts,
    "aerion",
)
LISTED = """
[[section]]
name = "goal"

[[section.rule]]
id = "aerion.goal.solo"
rulings = ["who-plays"]
places = ["en/overview/5-6, 9"]

[[section]]
name = "pixies"
only_with = ["pixies=1", "pixies=2"]

[[section.rule]]
id = "aerion.pixie.none-left"
forbids = true

[[section.rule]]
id = "aerion.pixie.die-shows"
only_with = ["seats=2"]
forbids = true
only_refuses = true
"""


def test_rules_are_read_from_a_file_and_numbered_in_its_order(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(LISTED, encoding="utf-8")
    assert read_entries(file) == (
        RuleEntry("aerion.goal.solo", "goal", 0, False, ("who-plays",), ("en/overview/5-6, 9",)),
        RuleEntry("aerion.pixie.none-left", "pixies", 10, only_with=("pixies=1", "pixies=2")),
        RuleEntry("aerion.pixie.die-shows", "pixies", 11, only_refuses=True, only_with=("seats=2",)),
    )
    assert [entry.number for entry in read_entries(file, 30)] == [0, 30, 31]
    book = Rulebook.read(file, GAME.texts, "aerion")
    assert [(rule.id, rule.section) for rule in book] == [(rule.id, rule.section) for rule in SMALL]
    assert book.forbidding == {10: "aerion.pixie.none-left", 11: "aerion.pixie.die-shows"}


def test_rules_come_in_reading_order_with_those_of_the_table_last() -> None:
    own = ["aerion.goal.solo", "aerion.pixie.none-left", "aerion.pixie.die-shows"]
    assert [rule.id for rule in SMALL] == own + TABLE
    assert len(SMALL) == 12
    assert [rule.section for rule in SMALL] == ["goal", "pixies", "pixies", *["table"] * 9]


def test_the_rules_of_the_table_have_their_numbers() -> None:
    assert (MATCH_OVER, NOT_YOUR_TURN, NO_SUCH_ACTION, NOTHING_TO_WITHDRAW) == (1, 2, 3, 4)
    assert list(TABLE_RULES.items()) == list(enumerate(TABLE[:4], 1))
    assert list(UNDO_RULES) == TABLE[4:]
    assert [rule.number for rule in SMALL] == [0, 22, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0]


def test_a_rule_is_found_by_its_id_or_its_number() -> None:
    rule = SMALL["aerion.pixie.none-left"]
    assert SMALL[22] is rule
    assert SMALL[1] is SMALL["table.match-over"]
    assert isinstance(rule, Rule)


@pytest.mark.parametrize("key", ["aerion.moon", "", 0, 23, -1])
def test_a_rule_that_does_not_exist(key: str | int) -> None:
    with pytest.raises(BadInput) as error:
        _ = SMALL[key]
    assert str(error.value) == f"There is no rule {key!r} in this game."


def test_a_rule_has_a_text_in_each_language() -> None:
    rule = SMALL["table.match-over"]
    assert rule.text() == rule.text("en") == "The match is over."
    assert rule.text("fr") == "La partie est terminée."
    assert str(rule) == "The match is over. [table.match-over]"
    with pytest.raises(BadInput, match="There is no language 'de'"):
        rule.text("de")


def test_sections_have_headings() -> None:
    assert SMALL.heading("pixies") == SMALL.heading("pixies", "en") == "Pixies"
    assert SMALL.heading("goal", "fr") == "But du jeu"
    assert SMALL.heading("table") == "The table"
    assert SMALL.heading("table", "fr") == "La table"
    with pytest.raises(BadInput, match="There is no message 'aerion-section-moon'"):
        SMALL.heading("moon")


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("PIXIES", "en", ["aerion.pixie.none-left", "aerion.pixie.die-shows"]),
        ("pixie only once", "en", ["aerion.pixie.none-left"]),
        ("once only pixie", "en", ["aerion.pixie.none-left"]),
        ("die-shows", "fr", ["aerion.pixie.die-shows"]),
        ("terminée", "fr", ["table.match-over"]),
        ("terminée", "en", []),
        ("undo secret", "en", ["table.undo-secret", "table.undo-together"]),
        ("goal of the game", "en", ["aerion.goal.solo"]),
        ("pixie zeppelin", "en", []),
    ],
)
def test_rules_are_found_by_words(words: str, lang: str, found: list[str]) -> None:
    assert [rule.id for rule in SMALL.search(words, lang)] == found


def test_no_words_find_everything() -> None:
    assert [rule.id for rule in SMALL.search("  ")] == [rule.id for rule in SMALL]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_brings_a_rule_into_play_is_an_option_or_a_number_of_players(game: Game) -> None:
    known = {f"seats={count}" for count in game.seat_counts}
    known |= {f"{option.name}={value}" for option in game.options for value in option.values}
    assert {one for rule in game.rulebook for one in rule.only_with} <= known
