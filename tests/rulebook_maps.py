"""What every map from a printed rulebook to the rules must hold, and the page of rulings beside it.

A game's test module makes a subclass of each class here, named `Test…`, and says which book it is about.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

ROOT = Path(__file__).parents[1]


def numbers(text: str) -> list[int]:
    """The numbers in "3", "3-5" or "3-5, 9"."""
    found: list[int] = []
    for part in text.split(", "):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def link(title: str) -> str:
    """The name that a link to a chapter has."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower())


@dataclass(frozen=True)
class Book:
    """The rules of a game, its folder, and what its map and its page of rulings say."""

    prefix: str
    """With which the game's ids and texts begin."""
    package: Path
    sections: Sequence[tuple[str, Sequence[str]]]
    forbidding: Mapping[int, str]
    rulings: Mapping[str, Sequence[str]]
    editions: frozenset[str]
    reasons: frozenset[str]
    """Why a sentence can lead to no rule."""

    @cached_property
    def rules(self) -> list[str]:
        return [rule for _, rules in self.sections for rule in rules]

    @cached_property
    def map(self) -> dict[str, Any]:
        return tomllib.loads((self.package / "rulebook_map.toml").read_text("utf-8"))

    @cached_property
    def headings(self) -> list[dict[str, Any]]:
        headings: list[dict[str, Any]] = self.map["heading"]
        return headings

    @cached_property
    def heading_names(self) -> list[str]:
        return [f"{heading['edition']}/{heading['heading']}" for heading in self.headings]

    @cached_property
    def page(self) -> str:
        return (ROOT / "docs" / "rulings" / f"{self.prefix}.md").read_text("utf-8")

    @cached_property
    def chapters(self) -> dict[str, str]:
        """The chapters of the page of rulings, by the name a link to them has."""
        return {link(part.split("\n")[0]): part for part in self.page.split("\n### ")[1:]}

    def named_headings(self) -> Iterator[tuple[str, dict[str, Any]]]:
        return zip(self.heading_names, self.headings, strict=True)

    def rows(self) -> Iterator[dict[str, Any]]:
        for heading in self.headings:
            yield from heading["rows"]

    def reached_rules(self) -> set[str]:
        return {rule for row in self.rows() for rule in row.get("rules", [])}


class MapChecks:
    """The map from the rulebook's sentences to rules."""

    book: ClassVar[Book]

    def test_headings_are_named_once_in_each_edition(self) -> None:
        assert {heading["edition"] for heading in self.book.headings} == self.book.editions
        assert [name for name, count in Counter(self.book.heading_names).items() if count > 1] == []

    def test_rows_cover_every_sentence_once_in_order(self) -> None:
        for name, heading in self.book.named_headings():
            covered = [number for row in heading["rows"] for number in numbers(row["at"])]
            assert covered == list(range(1, heading["sentences"] + 1)), name

    def test_a_row_leads_to_rules_or_says_why_not(self) -> None:
        for name, heading in self.book.named_headings():
            for row in heading["rows"]:
                assert row.keys() <= {"at", "rules", "none", "ruling"}, name
                assert ("rules" in row) != ("none" in row), (name, row)
                if "none" in row:
                    assert row["none"] in self.book.reasons, (name, row)
                    assert "ruling" not in row, (name, row)
                else:
                    assert row["rules"], (name, row)
                    assert len(row["rules"]) == len(set(row["rules"])), (name, row)

    def test_holes_lie_between_sentences(self) -> None:
        for name, heading in self.book.named_headings():
            holes = heading.get("holes", [])
            assert holes == sorted(set(holes)), name
            assert all(0 <= hole <= heading["sentences"] for hole in holes), name

    def test_no_line_of_a_rulebook_belongs_to_two_headings(self) -> None:
        for edition in self.book.editions:
            mine = [heading for heading in self.book.headings if heading["edition"] == edition]
            lines = Counter(line for heading in mine for line in numbers(heading["lines"]))
            assert [line for line, count in lines.items() if count > 1] == [], edition

    def test_the_map_knows_no_rule_that_does_not_exist(self) -> None:
        assert self.book.reached_rules() - set(self.book.rules) == set()
        assert set(self.book.map["rulings"]) - set(self.book.rules) == set()

    def test_every_rule_comes_from_a_sentence_or_from_a_ruling(self) -> None:
        assert self.book.reached_rules() | set(self.book.map["rulings"]) == set(self.book.rules)
        both = self.book.reached_rules() & set(self.book.map["rulings"])
        assert both == set(), "a rule with a sentence is no mere ruling"

    def test_forbidding_rules_are_rules(self) -> None:
        assert set(self.book.forbidding.values()) - set(self.book.rules) == set()


class RulingChecks:
    """The page of rulings."""

    book: ClassVar[Book]

    def test_rulings_that_the_map_names_have_a_chapter(self) -> None:
        named = {row["ruling"] for row in self.book.rows() if "ruling" in row} | set(self.book.map["rulings"].values())
        assert named - self.book.chapters.keys() == set()

    def test_rulings_name_rules_that_exist(self) -> None:
        named = set(re.findall(rf"`({re.escape(self.book.prefix)}\.[a-z0-9.-]+)`", self.book.page))
        assert named
        assert named - set(self.book.rules) == set()

    def test_rules_from_a_ruling_are_named_in_its_chapter(self) -> None:
        for rule, chapter in self.book.map["rulings"].items():
            assert f"`{rule}`" in self.book.chapters[chapter]

    def test_every_rule_leads_to_the_chapters_that_explain_it(self) -> None:
        explained = {}
        for chapter, body in self.book.chapters.items():
            named = re.search(r"^\*Rules:\*(.*?)(?:\n\n|\Z)", body, re.DOTALL | re.MULTILINE)
            assert named, chapter
            explained[chapter] = re.findall(r"`([a-z0-9.-]+)`", named[1])
        assert self.book.rulings == explained

    def test_chapters_have_names_of_their_own(self) -> None:
        titles = re.findall(r"^### (.+)$", self.book.page, re.MULTILINE)
        assert [name for name, count in Counter(link(title) for title in titles).items() if count > 1] == []

    def test_links_inside_the_page_of_rulings_lead_somewhere(self) -> None:
        links = set(re.findall(r"\]\(#([a-z0-9-]+)\)", self.book.page))
        assert links
        assert links - self.book.chapters.keys() == set()
