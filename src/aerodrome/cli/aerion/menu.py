"""The numbered choices of a moment, grouped so that a person finds them at a glance.

Keeps and Pixies are far too many to be listed. What may help is offered; anything else can be typed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from aerodrome.cli.menu import Group, Item
from aerodrome.cli.words import Words
from aerodrome.games.aerion.aids.fitting import active
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.voice.sentences import Speaker
from aerodrome.kernel import Action

from . import advice
from .typed import ROMAN

GROUPS = {
    "go": (),
    "strike": ("strike",),
    "lay": ("lay", "lay-none"),
    "acquire": ("acquire", "seize", "leave-lair"),
    "demolish": ("demolish",),
    "instead": ("hunt", "pay", "build-pier", "save-shell"),
    "keep": ("keep",),
    "discard": ("discard", "let-go"),
    "hire": ("hire",),
    "factory": ("secure", "research", "turn"),
    "place": (),
    "take": ("take", "enough"),
    "book": ("book-rerolls", "book-retrieve", "book-reserve"),
    "pixie": ("pixie",),
    "eggs": ("hatch",),
    "move": ("move", "embark-reserve"),
}
"""The groups in their order, and their verbs; other verbs go on, or place a card."""
_LISTED = ("go", "place", "keep")
_GROUP_OF = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
MOST_PIXIES = 6
MOST_FLIGHTS = 8


def build(
    view: AerionView, legal: Sequence[Action], speaker: Speaker, words: Words, *, is_short: bool = False
) -> list[Group]:
    """The menu for these legal actions; a short one names decks by their numbers, and has fewer hints."""
    offered: dict[str, list[tuple[Action, str]]] = {}
    for action, label in _offered(view, legal, _Labels(view, speaker, words, is_short=is_short)):
        offered.setdefault(_group(action, view), []).append((action, label))
    listed = {action.id for choices in offered.values() for action, _ in choices}
    hints = {_group(action, view): f"aerion-hint-{action.verb}" for action in legal if action.id not in listed}
    groups, number = list[Group](), 0
    for name in GROUPS:
        items = [Item(number + at, *choice) for at, choice in enumerate(offered.get(name, ()), 1)]
        number += len(items)
        is_hinted = name in hints and (not is_short or name == "keep" or not items)
        if items or is_hinted:
            hint = words.say(hints[name]) if is_hinted else ""
            groups.append(Group(words.say(f"aerion-group-{name}"), items, name in _LISTED, hint))
    return groups


def _group(action: Action, view: AerionView) -> str:
    return _GROUP_OF.get(action.verb, "place" if view.step == "place" else "go")


def _offered(view: AerionView, legal: Sequence[Action], labels: _Labels) -> Iterator[tuple[Action, str]]:
    """The choices that are worth a number, with their labels."""
    flights = 0
    for action in legal:
        flights += action.verb == "demolish"
        # More Eggs than one, and more birds, are typed.
        is_rare = (action.verb == "hatch" and action["eggs"] != "1") or flights > MOST_FLIGHTS
        if action.verb not in ("keep", "pixie") and not is_rare:
            yield action, labels.of(action)
    keeps = {_faces(action["dice"]): action for action in legal if action.verb == "keep"}
    for keep in advice.keeps(view, keeps):
        if keep.dice in keeps:
            yield keeps[keep.dice], labels.keep(keep)
    pixies = {(int(action["from"]), int(action["to"])): action for action in legal if action.verb == "pixie"}
    points = {change: gained for change, gained in advice.turning_points(view).items() if change in pixies}
    for change in _distinct(points):
        yield pixies[change], labels.pixie(change, points[change])


def _distinct(gains: dict[tuple[int, int], list[str]]) -> list[tuple[int, int]]:
    """Changes of a die that together reach whatever one Pixie can reach, and say nothing twice."""
    reached: set[str] = set()
    found = []
    for change in sorted(gains, key=lambda change: -len(gains[change])):
        if not reached.issuperset(gains[change]):
            reached.update(gains[change])
            found.append(change)
    return found[:MOST_PIXIES]


def _faces(label: str) -> tuple[int, ...]:
    return tuple(int(face) for face in label if face.isdigit())


class _Labels:
    """Short names for choices; the heading of their group says the rest."""

    def __init__(self, view: AerionView, speaker: Speaker, words: Words, *, is_short: bool) -> None:
        self._is_short = is_short
        self._view = view
        self._speaker = speaker
        self._words = words

    def of(self, action: Action) -> str:
        """A few words where there are some for the verb, else the whole sentence."""
        # A card that lies there or a variant may have words of its own.
        names = [f"item-{action.verb}-{word}" for word in (*active(self._view), *self._view.variants)]
        keys = [f"aerion-{name}" for name in (*names, f"item-{action.verb}")]
        key = next((key for key in keys if self._words.has(key)), None)
        if key is None:
            return self._speaker.action(action, self._view)
        said = self._speaker.arguments(action, self._view)
        if "deck" in dict(action.args):
            at = DECK_NAMES.index(action["deck"])
            said |= {"letters": self._deck(action["deck"]), "roman": ROMAN[at], "size": self._view.columns[at].size}
        if action.verb == "demolish" and action["birds"] != "none":
            said["birds"] = ", ".join(map(self._deck, action["birds"].split(",")))
        return self._words.say(key, **said)

    def _deck(self, deck: str) -> str:
        return ROMAN[DECK_NAMES.index(deck)] if self._is_short else deck

    def keep(self, keep: advice.Keep) -> str:
        dice = " ".join(map(str, keep.dice)) or self._words.say("aerion-item-nothing")
        said = f"{dice}: {self._chances(keep.aims)}"
        if keep.others:
            said += f" ({self._words.say('aerion-item-also', others=self._chances(keep.others[:2]))})"
        return said

    def _chances(self, chances: Sequence[tuple[str, Fraction]]) -> str:
        return ", ".join(f"{self._deck(deck)} {self._words.percent(chance)}" for deck, chance in chances)

    def pixie(self, change: tuple[int, int], gained: list[str]) -> str:
        decks = ", ".join(map(self._deck, gained))
        return self._words.say("aerion-item-pixie", old=change[0], new=change[1], gained=decks)
