"""The numbered choices of a moment, grouped so that a person finds them at a glance.

Keeps and Pixies are far too many to be listed. What may help is offered; anything else can be typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from aerodrome.cli.words import Words
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.fitting import active
from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import Action

from . import advice
from .typed import ROMAN

MOST_PIXIES = 6
_GROUPS = {
    "acquire": "acquire",
    "keep": "keep",
    "discard": "discard",
    "let-go": "discard",
    "book-rerolls": "book",
    "book-retrieve": "book",
    "book-reserve": "book",
    "pixie": "pixie",
    "take": "take",
    "enough": "take",
    "move": "move",
    "embark-reserve": "move",
    "demolish": "demolish",
    "hunt": "instead",
    "pay": "instead",
    "build-pier": "instead",
    "save-shell": "instead",
    "secure": "factory",
    "research": "factory",
    "turn": "factory",
    "hire": "hire",
    "hatch": "eggs",
    "strike": "strike",
    "lay": "lay",
    "lay-none": "lay",
    "seize": "acquire",
    "leave-lair": "acquire",
}
ORDER = (
    *("go", "strike", "lay", "acquire", "demolish", "instead", "keep", "discard", "hire", "factory"),
    *("place", "take", "book", "pixie", "eggs", "move"),
)
MOST_FLIGHTS = 8
_NOT_ALL_LISTED = ("keep", "pixie", "hatch", "demolish")


class Item(NamedTuple):
    """A numbered choice: the action, and what the menu says of it."""

    number: int
    group: str
    action: Action
    label: str


class Menu(NamedTuple):
    """What can be chosen by number. `forced` is set when there is nothing to choose; Enter takes it."""

    items: tuple[Item, ...]
    forced: Action | None
    hints: frozenset[str]
    """The verbs of which not every action is listed: a hint says how the others are typed."""

    def groups(self) -> dict[str, list[Item]]:
        found: dict[str, list[Item]] = {}
        for item in self.items:
            found.setdefault(item.group, []).append(item)
        return found


def build(view: AerionView, legal: Sequence[Action], speaker: Speaker, words: Words, *, is_short: bool = False) -> Menu:
    """The menu for these legal actions; a short one names decks by their numbers."""
    forced = legal[0] if len(legal) == 1 else None
    labels = _Labels(view, speaker, words, is_short=is_short)
    offered = [
        (_GROUPS.get(action.verb, "place" if view.step == "place" else "go"), action, labels.of(action))
        for action in legal
        if action.verb not in _NOT_ALL_LISTED
    ]
    offered += [("eggs", action, labels.of(action)) for action in legal if action.verb == "hatch" and _is_one(action)]
    flights = [action for action in legal if action.verb == "demolish"]
    offered += [("demolish", action, labels.of(action)) for action in flights[:MOST_FLIGHTS]]
    keeps = {_faces(action["dice"]): action for action in legal if action.verb == "keep"}
    offered += [
        ("keep", keeps[keep.dice], labels.keep(keep)) for keep in advice.keeps(view, keeps) if keep.dice in keeps
    ]
    pixies = {(int(action["from"]), int(action["to"])): action for action in legal if action.verb == "pixie"}
    if pixies:
        points = advice.turning_points(view)
        chosen = sorted((change for change in points if change in pixies), key=lambda change: -len(points[change]))
        offered += [("pixie", pixies[c], labels.pixie(c, points[c])) for c in _distinct(chosen, points)]
    offered.sort(key=lambda offer: ORDER.index(offer[0]))
    items = tuple(Item(number, *offer) for number, offer in enumerate(offered, 1))
    listed = {item.action.id for item in items}
    return Menu(items, forced, frozenset(action.verb for action in legal if action.id not in listed))


def group_of(verb: str) -> str:
    return _GROUPS.get(verb, "go")


def _is_one(action: Action) -> bool:
    """Whether just one Egg is used: more are typed."""
    return action["eggs"] == "1"


def _distinct(changes: list[tuple[int, int]], gains: dict[tuple[int, int], list[str]]) -> list[tuple[int, int]]:
    """Changes of a die that together reach whatever one Pixie can reach, and say nothing twice."""
    reached: set[str] = set()
    found = []
    for change in changes:
        if not reached.issuperset(gains[change]):
            reached.update(gains[change])
            found.append(change)
    return found[:MOST_PIXIES]


def _faces(label: str) -> tuple[int, ...]:
    return tuple(int(face) for face in label if face.isdigit())


def _item(verb: str, view: AerionView, words: Words) -> str | None:
    """The message with a few words for a verb; a card that lies there or a variant may have its own."""
    names = (f"item-{verb}-{word}" for word in (*active(view), *view.variants))
    return next((name for name in (*names, f"item-{verb}") if words.has(name)), None)


class _Labels:
    """Short names for choices; the heading of their group says the rest."""

    def __init__(self, view: AerionView, speaker: Speaker, words: Words, *, is_short: bool) -> None:
        self._is_short = is_short
        self._view = view
        self._speaker = speaker
        self._words = words

    def of(self, action: Action) -> str:
        """A few words where there are some for the verb, else the whole sentence."""
        name = _item(action.verb, self._view, self._words)
        if name is None:
            return self._speaker.action(action, self._view)
        said = self._speaker.arguments(action, self._view)
        if "deck" in dict(action.args):
            column = self._view.columns[DECK_NAMES.index(action["deck"])]
            roman = ROMAN[DECK_NAMES.index(action["deck"])]
            said |= {"letters": self._deck(action["deck"]), "roman": roman, "size": column.size}
        if action.verb == "demolish" and action["birds"] != "none":
            said["birds"] = ", ".join(map(self._deck, action["birds"].split(",")))
        return self._words.say(name, **said)

    def _deck(self, deck: str) -> str:
        return ROMAN[DECK_NAMES.index(deck)] if self._is_short else deck

    def keep(self, keep: advice.Keep) -> str:
        dice = " ".join(map(str, keep.dice)) or self._words.say("item-nothing")
        said = f"{dice}: {self._chances(keep.aims)}"
        if keep.others:
            said += f" ({self._words.say('item-also', others=self._chances(keep.others[:2]))})"
        return said

    def _chances(self, chances: Sequence[tuple[str, Fraction]]) -> str:
        return ", ".join(f"{self._deck(deck)} {self._words.percent(chance)}" for deck, chance in chances)

    def pixie(self, change: tuple[int, int], gained: list[str]) -> str:
        return self._words.say("item-pixie", old=change[0], new=change[1], gained=", ".join(map(self._deck, gained)))
