"""The numbered choices of a moment, grouped so that a person finds them at a glance.

Keeps and Pixies are far too many to be listed. What may help is offered; anything else can be typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from aerodrome.cli.words import Words
from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import Action

from . import advice

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
}
ORDER = ("go", "acquire", "keep", "discard", "place", "take", "book", "pixie", "move")


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
    has_keeps: bool
    has_pixies: bool

    def groups(self) -> dict[str, list[Item]]:
        found: dict[str, list[Item]] = {}
        for item in self.items:
            found.setdefault(item.group, []).append(item)
        return found


def build(view: AerionView, legal: Sequence[Action], speaker: Speaker, words: Words) -> Menu:
    """The menu for these legal actions."""
    forced = legal[0] if len(legal) == 1 else None
    labels = _Labels(view, speaker, words)
    offered = [
        (_GROUPS.get(action.verb, "place" if view.step == "place" else "go"), action, labels.of(action))
        for action in legal
        if action.verb not in ("keep", "pixie")
    ]
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
    return Menu(items, forced, bool(keeps), bool(pixies))


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


class _Labels:
    """Short names for choices; the heading of their group says the rest."""

    def __init__(self, view: AerionView, speaker: Speaker, words: Words) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words

    def of(self, action: Action) -> str:
        match action.verb:
            case "acquire" | "discard":
                column = next(column for column in self._view.columns if column.deck == action["deck"])
                return f"{self._speaker.card(column.display)} ({action['deck']})"
            case "book-rerolls" | "book-reserve":
                return self._words.say(f"item-{action.verb}")
            case "book-retrieve":
                return self._words.say("item-book-retrieve", deck=action["deck"])
            case "move":
                card = f"{self._speaker.card(action['card'])} ({action['deck']})"
                return self._words.say("item-move", card=card, workshop=action["workshop"])
            case "take":
                return self._speaker.card(action["card"])
        return self._speaker.action(action, self._view)

    def keep(self, keep: advice.Keep) -> str:
        dice = " ".join(map(str, keep.dice)) or self._words.say("item-nothing")
        said = f"{dice}: {self._chances(keep.aims)}"
        if keep.others:
            said += f" ({self._words.say('item-also', others=self._chances(keep.others[:2]))})"
        return said

    def _chances(self, chances: Sequence[tuple[str, Fraction]]) -> str:
        return ", ".join(f"{deck} {self._words.percent(chance)}" for deck, chance in chances)

    def pixie(self, change: tuple[int, int], gained: list[str]) -> str:
        return self._words.say("item-pixie", old=change[0], new=change[1], gained=", ".join(gained))
