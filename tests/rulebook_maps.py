"""What every map from a printed rulebook to the rules must hold, and the page of rulings beside it.

A game's test module makes a subclass of each class here, named `Test…`, and says which book it is about.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from aerodrome.kernel import Rule, Rulebook
from aerodrome.kernel.rules import TABLE_SECTION

ROOT = Path(__file__).parents[1]
PAGE = re.DOTALL | re.MULTILINE


def numbers(text: str) -> list[int]:
    """The numbers in "3", "3-5" or "3-5, 9"."""
    found: list[int] = []
    for part in text.split(", "):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def split_place(place: str) -> tuple[str, list[int]]:
    """The heading with its edition, and the sentences, of "fr/smoke/3-4"."""
    heading, _, sentences = place.rpartition("/")
    return heading, numbers(sentences)


def link(title: str) -> str:
    """The name that a link to a chapter has."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower())


@dataclass(frozen=True)
class Book:
    """The rules of a game, its folder, and what its map and its page of rulings say."""

    prefix: str
    """With which the game's ids and texts begin."""
    package: Path
    rulebook: Rulebook
    editions: frozenset[str]
    reasons: frozenset[str]
    """Why a sentence can lead to no rule."""

    @cached_property
    def own(self) -> list[Rule]:
        """The rules without those of the table itself."""
        return [rule for rule in self.rulebook if rule.section != TABLE_SECTION]

    @cached_property
    def rules(self) -> list[str]:
        return [rule.id for rule in self.own]

    @cached_property
    def rulings(self) -> dict[str, set[str]]:
        """The rules that each chapter of the page of rulings explains."""
        explained: dict[str, set[str]] = {}
        for rule in self.own:
            for chapter in rule.rulings:
                explained.setdefault(chapter, set()).add(rule.id)
        return explained

    @cached_property
    def places(self) -> dict[str, list[tuple[str, list[int]]]]:
        """For each rule the headings under which it stands, and the sentences there."""
        return {rule.id: [split_place(place) for place in rule.places] for rule in self.own}

    @cached_property
    def held(self) -> dict[str, set[int]]:
        """The sentences under each heading that lead to rules."""
        found: dict[str, set[int]] = {}
        for places in self.places.values():
            for heading, sentences in places:
                found.setdefault(heading, set()).update(sentences)
        return found

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


class MapChecks:
    """The map from the rulebook's sentences to rules."""

    book: ClassVar[Book]

    def test_headings_are_named_once_in_each_edition(self) -> None:
        assert {heading["edition"] for heading in self.book.headings} == self.book.editions
        assert [name for name, count in Counter(self.book.heading_names).items() if count > 1] == []

    def test_a_heading_has_these_fields(self) -> None:
        for name, heading in self.book.named_headings():
            assert heading.keys() <= {"edition", "heading", "lines", "sentences", "holes", "none", "rulings"}, name

    def test_every_sentence_leads_to_rules_or_says_why_not(self) -> None:
        for name, heading in self.book.named_headings():
            without = [number for sentences in heading.get("none", {}).values() for number in numbers(sentences)]
            covered = sorted([*self.book.held.get(name, ()), *without])
            assert covered == list(range(1, heading["sentences"] + 1)), name

    def test_places_are_under_headings_of_the_map(self) -> None:
        assert self.book.held.keys() - set(self.book.heading_names) == set()

    def test_places_are_in_the_order_of_the_map_and_none_is_named_twice(self) -> None:
        order = self.book.heading_names
        for rule, places in self.book.places.items():
            headings = [order.index(heading) for heading, _ in places]
            assert headings == sorted(set(headings)), rule
            for _, sentences in places:
                assert sentences == sorted(set(sentences)), rule

    def test_a_sentence_without_a_rule_has_one_of_these_reasons(self) -> None:
        for name, heading in self.book.named_headings():
            assert heading.get("none", {}).keys() <= self.book.reasons, name

    def test_only_sentences_with_rules_are_settled_by_a_ruling_and_by_one(self) -> None:
        for name, heading in self.book.named_headings():
            settled = [number for sentences in heading.get("rulings", {}).values() for number in numbers(sentences)]
            assert len(settled) == len(set(settled)), name
            assert set(settled) <= self.book.held.get(name, set()), name

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

    def test_every_rule_comes_from_a_sentence_or_from_a_ruling(self) -> None:
        assert [rule.id for rule in self.book.own if not rule.places and not rule.rulings] == []


class RulingChecks:
    """The page of rulings."""

    book: ClassVar[Book]

    def test_rulings_that_the_map_names_have_a_chapter(self) -> None:
        named = {chapter for heading in self.book.headings for chapter in heading.get("rulings", {})}
        assert named - self.book.chapters.keys() == set()

    def test_rulings_name_rules_that_exist(self) -> None:
        named = set(re.findall(rf"`({re.escape(self.book.prefix)}\.[a-z0-9.-]+)`", self.book.page))
        assert named
        assert named - set(self.book.rules) == set()

    def test_every_rule_leads_to_the_chapters_that_explain_it(self) -> None:
        explained = {}
        for chapter, body in self.book.chapters.items():
            named = re.search(r"^\*Rules:\*(.*?)(?:\n\n|\Z)", body, re.DOTALL | re.MULTILINE)
            assert named, chapter
            rules = re.findall(r"`([a-z0-9.-]+)`", named[1])
            assert len(rules) == len(set(rules)), chapter
            explained[chapter] = set(rules)
        assert self.book.rulings == explained

    def test_a_rule_names_its_chapters_in_the_order_of_the_page(self) -> None:
        order = list(self.book.chapters)
        for rule in self.book.own:
            chapters = [order.index(chapter) for chapter in rule.rulings]
            assert chapters == sorted(set(chapters)), rule.id

    def test_chapters_have_names_of_their_own(self) -> None:
        titles = re.findall(r"^### (.+)$", self.book.page, re.MULTILINE)
        assert [name for name, count in Counter(link(title) for title in titles).items() if count > 1] == []

    def test_links_inside_the_page_of_rulings_lead_somewhere(self) -> None:
        links = set(re.findall(r"\]\(#([a-z0-9-]+)\)", self.book.page))
        assert links
        assert links - self.book.chapters.keys() == set()

    def test_the_french_page_has_the_same_chapters_about_the_same_rules(self) -> None:
        french = (ROOT / "docs" / "rulings" / f"{self.book.prefix}.fr.md").read_text("utf-8")
        found = {
            name: set(re.findall(r"`([a-z0-9.-]+)`", rules))
            for name, rules in re.findall(
                r'^### .+? <a id="(.+?)"></a>\n.*?\n\*Règles.:\*(.*?)(?:\n\n|\Z)', french, PAGE
            )
        }
        assert found == self.book.rulings
        assert set(re.findall(r"\]\(#([a-z0-9-]+)\)", french)) <= found.keys()
