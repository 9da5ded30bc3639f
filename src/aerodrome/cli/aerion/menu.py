"""The numbered choices of a moment, grouped so that a person finds them at a glance.

Keeps and Pixies are far too many to be listed. What may help is offered; anything else can be typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from aerodrome.cli.menu import Group, arranged
from aerodrome.cli.words import Words
from aerodrome.games.aerion.aids.aids import odds_name, turning_points
from aerodrome.games.aerion.aids.fitting import active
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.table import Table
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


@dataclass
class Menu:
    """The menu for these legal actions; a short one names decks by their numbers, and has fewer hints.

    `goals` are those of expansions that dice may be kept for.
    """

    view: AerionView
    table: Table
    legal: Sequence[Action]
    speaker: Speaker
    words: Words
    is_short: bool = False
    foresee: Callable[[Action], Sequence[str]] = lambda _: ()
    goals: Sequence[str] = ()

    def groups(self) -> list[Group]:
        offered: dict[str, list[tuple[Action, str]]] = {}
        for action, label in self._offered():
            offered.setdefault(self._group(action), []).append((action, label))
        listed = {action.id for choices in offered.values() for action, _ in choices}
        hints = {self._group(action): f"aerion-hint-{action.verb}" for action in self.legal if action.id not in listed}
        shown = {
            name: self.words.say(hint)
            for name, hint in hints.items()
            if not self.is_short or name == "keep" or name not in offered
        }
        headings = {name: self.words.say(f"aerion-group-{name}") for name in GROUPS}
        return arranged(headings, offered, _LISTED, shown)

    def _group(self, action: Action) -> str:
        return _GROUP_OF.get(action.verb, "place" if self.view.step == "place" else "go")

    def _offered(self) -> Iterator[tuple[Action, str]]:
        """The choices that are worth a number, with their labels."""
        flights = 0
        for action in self.legal:
            flights += action.verb == "demolish"
            # More Eggs than one, and more birds, are typed.
            is_many = action.verb == "demolish" and flights > MOST_FLIGHTS
            is_rare = is_many or (action.verb == "hatch" and action["eggs"] != "1")
            if action.verb not in ("keep", "pixie") and not is_rare:
                yield action, self._warned(action, self._label(action))
        keeps = {_faces(action["dice"]): action for action in self.legal if action.verb == "keep"}
        decks = advice.on_display(self.view, self.table)
        for keep in advice.keeps(self.view, (*decks, *self.goals), keeps):
            if keep.dice in keeps:
                yield keeps[keep.dice], self._keep(keep)
        pixies = {(int(action["from"]), int(action["to"])): action for action in self.legal if action.verb == "pixie"}
        found = turning_points({deck: odds_name(deck, self.view) for deck in decks}, self.view.dice)
        points = {change: gained for change, gained in found.items() if change in pixies}
        for change in _distinct(points):
            gained = ", ".join(map(self._deck, points[change]))
            yield pixies[change], self.words.say("aerion-item-pixie", old=change[0], new=change[1], gained=gained)

    def _warned(self, action: Action, label: str) -> str:
        """A label with a word about what one may not want."""
        keys = [f"aerion-warn-{tag}" for tag in self.foresee(action)]
        warnings = [self.words.say(key) for key in keys if self.words.has(key)]
        return ", ".join((label, *warnings))

    # Labels: short names for choices; the heading of their group says the rest

    def _label(self, action: Action) -> str:
        """A few words where there are some for the verb, else the whole sentence."""
        # A card that lies there or a variant may have words of its own.
        names = [f"item-{action.verb}-{word}" for word in (*active(self.view), *self.view.variants)]
        keys = [f"aerion-{name}" for name in (*names, f"item-{action.verb}")]
        key = next((key for key in keys if self.words.has(key)), None)
        if key is None:
            return self.speaker.action(action, self.view)
        said = self.speaker.arguments(action, self.view)
        if "deck" in dict(action.args):
            at = DECK_NAMES.index(action["deck"])
            said |= {"letters": self._deck(action["deck"]), "roman": ROMAN[at], "size": self.view.columns[at].size}
        if action.verb == "demolish" and action["birds"] != "none":
            said["birds"] = ", ".join(map(self._deck, action["birds"].split(",")))
        return self.words.say(key, **said)

    def _deck(self, deck: str) -> str:
        return ROMAN[DECK_NAMES.index(deck)] if self.is_short and deck in DECK_NAMES else deck

    def _keep(self, keep: advice.KeepAdvice) -> str:
        dice = " ".join(map(str, keep.dice)) or self.words.say("aerion-item-nothing")
        said = self.words.labelled(dice, self._chances(keep.aims))
        if keep.others:
            said += f" ({self.words.say('aerion-item-also', others=self._chances(keep.others[:2]))})"
        return said

    def _chances(self, chances: Sequence[tuple[str, Fraction]]) -> str:
        return ", ".join(f"{self._deck(deck)} {self.words.percent(chance)}" for deck, chance in chances)


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
