"""Rules by id: the sentence a person reads when something is refused, and the pages of the rules panel."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, field
from typing import Final

import msgspec

from .errors import BadInput
from .rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, NOTHING_TO_WITHDRAW
from .rulings import Section, chapter_of
from .texts import File, Texts

FIRST_NUMBER: Final = 10
"""Of a game's own rules: smaller ones belong to the kernel."""
TABLE_SECTION = "table"
TABLE_RULES: Mapping[int, str] = {
    MATCH_OVER: "table.match-over",
    NOT_YOUR_TURN: "table.not-your-turn",
    NO_SUCH_ACTION: "table.no-such-action",
    NOTHING_TO_WITHDRAW: "table.nothing-to-withdraw",
}
UNDO_RULES = (
    "table.undo-nothing",
    "table.undo-chance",
    "table.undo-secret",
    "table.undo-other-seat",
    "table.undo-together",
)


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """A rule as a game lists it. `number` is 0 when it forbids nothing.

    `rulings` are the chapters of the game's page of rulings that explain it, as links name them. A rule that
    `only_refuses` says why something cannot be done at a moment; it means little to a reader of all the rules.
    `only_with` names what brings the rule into play, `option=value` or `seats=number`; nothing means always.
    `places` are the sentences of the printed rulebooks that it holds: edition, heading, sentences.
    """

    id: str
    section: str
    number: int = 0
    only_refuses: bool = False
    rulings: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    only_with: tuple[str, ...] = ()


def read_entries(file: File, first: int = FIRST_NUMBER) -> tuple[RuleEntry, ...]:
    """The rules that a file lists, in its order; those that forbid are numbered from `first`."""
    entries: list[RuleEntry] = []
    number = first
    for section in tomllib.loads(file.read_text(encoding="utf-8"))["section"]:
        usual = {"section": section["name"], "only_with": section.get("only_with", ())}
        for rule in section["rule"]:
            forbids = rule.get("forbids", False)
            entries.append(msgspec.convert({**usual, **rule, "number": number if forbids else 0}, RuleEntry))
            number += forbids
    return tuple(entries)


@dataclass(frozen=True, slots=True)
class Rule(RuleEntry):
    """One rule with its text in each language."""

    _texts: Texts = field(kw_only=True)

    def text(self, lang: str = "en") -> str:
        return self._texts.say(lang, self.id.replace(".", "-"))

    def __str__(self) -> str:
        return f"{self.text()} [{self.id}]"


TABLE_ENTRIES: Final = (
    *(RuleEntry(rule, TABLE_SECTION, number, only_refuses=True) for number, rule in TABLE_RULES.items()),
    *(RuleEntry(rule, TABLE_SECTION, only_refuses=True) for rule in UNDO_RULES),
)


class Rulebook:
    """All rules of a game, with those of the table itself, in reading order."""

    def __init__(self, entries: Iterable[RuleEntry], texts: Texts, prefix: str) -> None:
        self._prefix = prefix
        self._texts = texts
        own = tuple(entries)
        self.forbidding: Mapping[int, str] = {entry.number: entry.id for entry in own if entry.number}
        """The game's own rules that can forbid an action, by number."""
        self._rules = {entry.id: Rule(*astuple(entry), _texts=texts) for entry in (*own, *TABLE_ENTRIES)}
        self._by_number = {rule.number: rule for rule in self._rules.values() if rule.number}

    @classmethod
    def read(cls, file: File, texts: Texts, prefix: str) -> Rulebook:
        """The rules that a game lists in its file, with the texts under their ids; `prefix` begins these."""
        return cls(read_entries(file), texts, prefix)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __getitem__(self, key: str | int) -> Rule:
        """The rule with this id or this number."""
        try:
            return self._rules[key] if isinstance(key, str) else self._by_number[key]
        except KeyError:
            raise BadInput("error-no-rule", wanted=repr(key)) from None

    def heading(self, section: str, lang: str = "en") -> str:
        """The title of a section as a person reads it."""
        owner = TABLE_SECTION if section == TABLE_SECTION else self._prefix
        return self._texts.say(lang, f"{owner}-section-{section}")

    def to_read(self) -> list[Rule]:
        """The rules for somebody who reads them all: without those that only refuse."""
        return [rule for rule in self if not rule.only_refuses]

    def chapter(self, name: str, lang: str = "en") -> Section | None:
        """The chapter of the game's page of rulings that has this name."""
        return chapter_of(self._prefix, name, lang)

    def search(self, words: str, lang: str = "en") -> list[Rule]:
        """The rules whose id, section or text contains every one of the words."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self
            if all(word in f"{rule.id} {self.heading(rule.section, lang)} {rule.text(lang)}".lower() for word in wanted)
        ]
