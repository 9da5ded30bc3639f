"""Rules by id: the sentence a person reads when something is refused, and the pages of the rules panel."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from .errors import BadInput
from .rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, NOTHING_TO_WITHDRAW
from .rulings import Chapter, chapter_of
from .texts import Texts

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
class Rule:
    """One rule: its id, its section, and its text in each language. `number` is 0 when it forbids nothing.

    `rulings` are the chapters of the game's page of rulings that explain it, as links name them. A rule that
    `only_refuses` says why something cannot be done at a moment; it means little to a reader of all the rules.
    """

    id: str
    section: str
    number: int
    rulings: tuple[str, ...]
    only_refuses: bool
    _texts: Texts

    def text(self, lang: str = "en") -> str:
        return self._texts.say(lang, self.id.replace(".", "-"))

    def __str__(self) -> str:
        return f"{self.text()} [{self.id}]"


class Rulebook:
    """All rules of a game, with those of the table itself, in reading order."""

    def __init__(
        self,
        sections: Sequence[tuple[str, Sequence[str]]],
        forbidding: Mapping[int, str],
        texts: Texts,
        prefix: str,
        rulings: Mapping[str, Sequence[str]] | None = None,
        only_refusing: Collection[str] = (),
    ) -> None:
        self._prefix = prefix
        self._texts = texts
        numbers = {name: number for number, name in (*TABLE_RULES.items(), *forbidding.items())}
        chapters: dict[str, tuple[str, ...]] = {}
        for chapter, names in (rulings or {}).items():
            chapters |= {name: (*chapters.get(name, ()), chapter) for name in names}
        every = (*sections, (TABLE_SECTION, (*TABLE_RULES.values(), *UNDO_RULES)))
        self._rules = {
            name: Rule(name, section, numbers.get(name, 0), chapters.get(name, ()), name in only_refusing, texts)
            for section, names in every
            for name in names
        }
        self._by_number = {number: self._rules[name] for name, number in numbers.items()}

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

    def chapter(self, name: str) -> Chapter | None:
        """The chapter of the game's page of rulings that has this name, in English."""
        return chapter_of(self._prefix, name)

    def search(self, words: str, lang: str = "en") -> list[Rule]:
        """The rules whose id, section or text contains every one of the words."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self
            if all(word in f"{rule.id} {self.heading(rule.section, lang)} {rule.text(lang)}".lower() for word in wanted)
        ]
