"""Puts a game together: the base game and a row of expansions, every card, place, action and rule with its number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import count
from typing import Final

from aerodrome.kernel import Choice, Rulebook, Subset, Texts, Vocabulary
from aerodrome.kernel.chapters import Chapters
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.options import Need, Option, With
from aerodrome.kernel.rules import RuleEntry, read_entries
from aerodrome.kernel.state import DEPTH

from . import rule, step
from .cards import CREW_NAMES, KINDS, MATERIAL_NAMES, SHIP_NAMES
from .chapters import chapters_of, kind_names_of
from .errors import FOLDERS
from .events import EVENTS
from .expansion import Expansion, bound
from .layout import STORAGE, STREAM_NAMES
from .pieces import Kind
from .table import ENDINGS

GROUPS: Mapping[str, tuple[str, ...]] = {
    "crew": CREW_NAMES,
    "material": MATERIAL_NAMES,
    "blueprint": SHIP_NAMES,
    "book": ("book",),
}

_HERE = files("aerodrome.games.aerion")
BASE_RULES: Final = read_entries(_HERE.joinpath("rules.toml"))
EXPANSION_RULES: Final = read_entries(
    _HERE.joinpath("expansions", "rules.toml"), max(entry.number for entry in BASE_RULES) + 1
)


@dataclass(frozen=True, slots=True)
class Messages:
    """The messages an expansion brings along itself, in the shape of a folder of message files."""

    sources: tuple[tuple[str, str], ...]

    def joinpath(self, name: str) -> Messages:
        return Messages(tuple(pair for pair in self.sources if f"{pair[0]}.ftl" == name))

    def read_text(self, encoding: str = "utf-8") -> str:
        return "".join(text for _, text in self.sources)


class Components:
    """Everything in the box, by number and by name."""

    def __init__(self, classes: Iterable[type[Expansion]]) -> None:
        self.classes = tuple(sorted(classes, key=lambda one: (one.number, one.name)))
        self.box = [one() for one in self.classes]  # all expansions, none of them in play
        kinds = [kind for draft in self.box for kind in draft.kinds]
        self.kind_names = kind_names_of(self.box)
        assert len(self.kind_names) <= KINDS, "too many kinds of cards for the storage"
        self.group_of = {name: group for group, names in GROUPS.items() for name in names}
        self.group_of |= {kind.name: kind.group for kind in kinds}
        self.added_kinds: dict[str, Kind] = {kind.name: kind for kind in kinds}
        self.events: tuple[type[Event], ...] = (*EVENTS, *(event for one in self.classes for event in one.events))
        self.step_names: tuple[str, ...] = step.NAMES
        self.streams: tuple[str, ...] = STREAM_NAMES
        self.endings: tuple[str, ...] = ENDINGS
        self._rules = [*BASE_RULES]
        self.texts = Texts((*FOLDERS, *(Messages(tuple(one.texts.items())) for one in self.classes if one.texts)))
        self._cell, self._rule = STORAGE, rule.ADDED
        self._bound: dict[tuple[str, int], Expansion] = {}
        for draft in self.box:
            self._add(draft)
        assert len(self.step_names) <= DEPTH, "too many steps"
        self.vocabulary = Vocabulary(self.chapters(()).verbs)
        self.rulebook = Rulebook(self._rules, self.texts, "aerion")

    def _add(self, draft: Expansion) -> None:
        """Give an expansion its numbers, behind those of the expansions before it."""
        kind = type(draft)
        first = (self._cell, self._rule, len(self.step_names), len(self.streams), len(self.endings))
        draft.bind(first, [self.kind_names.index(one.name) for one in draft.kinds])
        self._cell += draft.cells()
        self.step_names += tuple(one.name for one in draft.steps)
        self.streams += tuple(draft.streams)
        self.endings += kind.endings
        self._rules += _rules_of(kind, self._rule)
        self._rule += sum(kind.rules.values())

    def check(self, facts: Mapping[str, int]) -> None:
        """Let every expansion see these facts; one that cannot be played with them raises BadInput."""
        for draft in self.box:
            draft.learn({**facts})

    # Rules

    def chapters(self, in_play: Sequence[Expansion]) -> Chapters:
        """The rules of a match with these expansions."""
        return chapters_of(self.box, in_play)

    # Options

    def options(self) -> tuple[Option, ...]:
        needs = tuple(Need(variant, "expansions", one.name) for one in self.classes for variant in one.variants)
        names = tuple(one.name for one in self.classes)
        editions = [(_goes_with(one, name), name, values) for one in self.classes for name, values in one.editions]
        return (
            Choice("pixies", (3, 2, 1, 0), 3),
            Subset("expansions", names),
            Subset("variants", tuple(need.value for need in needs), needs=needs),
            *(Choice(name, values, values[0], only_with=(needed,)) for needed, name, values in editions),
            Choice("first", (1, 2), 1, seats=(2,)),
        )

    def select(self, chosen: Mapping[str, object], facts: Mapping[str, int]) -> tuple[Expansion, ...]:
        """The expansions of a match with these options, ready to be bound to its table."""
        names, variants = _names(chosen.get("expansions")), _names(chosen.get("variants"))
        selected = []
        for draft, kind in zip(self.box, self.classes, strict=True):
            if kind.name in names:
                plays = [variant in variants for variant in kind.variants]
                plays += [chosen.get(name, values[0]) != values[0] for name, values in kind.editions]
                flags = sum(1 << at for at, is_played in enumerate(plays) if is_played)
                selected.append(self._expansion(draft, flags, facts))
        return tuple(selected)

    def _expansion(self, draft: Expansion, flags: int, facts: Mapping[str, int]) -> Expansion:
        key = (type(draft).name, flags)
        if key not in self._bound:
            kinds = [kind.number for kind in draft.kinds]
            self._bound[key] = bound(type(draft), draft.bound, kinds, flags, {**facts})
        return self._bound[key]


def variants_in(expansions: Iterable[Expansion]) -> tuple[str, ...]:
    """The variants that these expansions are played with."""
    return tuple(name for one in expansions for at, name in enumerate(one.variants) if one.plays_variant(at))


def editions_in(expansions: Iterable[Expansion]) -> dict[str, str]:
    """The edition choices of these expansions that are not the usual ones."""
    choices = [(one, at, *edition) for one in expansions for at, edition in enumerate(one.editions, len(one.variants))]
    return {name: values[1] for one, at, name, values in choices if one.plays_variant(at)}


def _rules_of(kind: type[Expansion], first: int) -> Iterator[RuleEntry]:
    """The rules of an expansion: those of the file, and those it brings along itself, which are numbered from here."""
    yield from (entry for entry in EXPANSION_RULES if entry.section == kind.name)
    numbers = count(first)
    for name, forbids in kind.rules.items():
        yield RuleEntry(name, kind.name, next(numbers) if forbids else 0, only_with=(f"expansions={kind.name}",))


def _goes_with(expansion: type[Expansion], edition: str) -> With:
    """What an edition choice needs: the variant that it is about, or else its expansion."""
    variant = expansion.edition_of.get(edition)
    return With("expansions", (expansion.name,)) if variant is None else With("variants", (variant,))


def _names(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list | tuple) else ()
