"""Aerion in sentences: what must be decided, what an action means, what has happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aerodrome.kernel import Action, Happening, Texts
from aerodrome.kernel.happenings import Counted, Ended, Moved, Rolled, Stepped, Turned

from .cards import BOOK_REROLLS, CREW_NAMES, DECK_NAMES, MATERIAL_NAMES, SHIP_NAMES
from .dice import DICE
from .view import AerionView, follow

NO_CARD = "none"


def kind_of(card: str) -> str:
    """What a card shows, of a card written kind@deck."""
    return card.partition("@")[0]


def class_of(kind: str) -> str:
    """The class of a kind of card: crew, material, blueprint or book."""
    if kind in CREW_NAMES:
        return "crew"
    if kind in MATERIAL_NAMES:
        return "material"
    return "blueprint" if kind in SHIP_NAMES else "book"


def fitting(view: AerionView, workshop: int) -> tuple[str, ...]:
    """The kinds of card that a Workshop (0 or 1) would take now, by the recipes of the ships."""
    there = [kind_of(card) for card in view.workshops[workshop]]
    blueprints = [kind for kind in there if class_of(kind) == "blueprint"]
    materials = [kind for kind in there if class_of(kind) == "material"]
    ships = [
        ship
        for ship in view.ships
        if (not blueprints or ship.name in blueprints) and (not materials or ship.material in materials)
    ]
    wanted: list[str] = []
    if not blueprints:
        wanted += [ship.name for ship in ships]
    if not materials:
        wanted += [ship.material for ship in ships]
    if blueprints and materials:
        wanted += [ship.crew for ship in ships]
    return tuple(dict.fromkeys(wanted))


class Speaker:
    """Names and sentences of Aerion in one language."""

    def __init__(self, texts: Texts, lang: str) -> None:
        self._texts = texts
        self.lang = lang

    def say(self, name: str, **values: str | int) -> str:
        """The message with this name, without its prefix."""
        return self._texts.say(self.lang, f"aerion-{name}", **values)

    # Names

    def card(self, card: str | None) -> str:
        """What a card is called; it may be written kind or kind@deck."""
        return self.say(f"card-{kind_of(card) if card else NO_CARD}")

    def card_class(self, card: str) -> str:
        return self.say(f"class-{class_of(kind_of(card))}")

    def deck(self, deck: str) -> str:
        """The combination of a deck in words."""
        return self.say(f"deck-{DECK_NAMES.index(deck) + 1}")

    def dice(self, faces: Iterable[int]) -> str:
        return ", ".join(map(str, faces))

    # What must be decided

    def prompt(self, view: AerionView) -> str:
        name = _step_name(view)
        if name == "over":
            name += "-won" if view.won else "-lost"
        return self.say(f"prompt-{name}")

    def help(self, view: AerionView) -> str:
        """What this step of the turn is about, for somebody who asks."""
        return self.say(f"prompt-{_step_name(view)}-help")

    def fits(self, view: AerionView, workshop: int) -> str:
        """What a Workshop (0 or 1) still takes, in a few words."""
        there = [kind_of(card) for card in view.workshops[workshop]]
        if not there:
            return self.say("zone-any")
        words = f" {self.say('zone-or')} ".join(self.card(kind) for kind in fitting(view, workshop))
        crews = {ship.crew for ship in view.ships if ship.name in there}
        if len(there) == 1 and crews:
            words += f", {self.say('zone-then')} {self.card(crews.pop())}"
        return words

    # What an action means

    def action(self, action: Action, view: AerionView) -> str:
        """The action as a line of a menu. It need not be legal: a card that is not there is called missing."""
        values = dict(action.args)
        said: dict[str, str | int] = {name: values[name] for name in ("from", "to", "workshop") if name in values}
        if "deck" in values:
            said["deck"] = self.deck(values["deck"])
        if action.verb == "keep":
            kept = [int(face) for face in values["dice"] if face.isdigit()]
            said |= {"dice": self.dice(kept), "count": int(DICE) - len(kept)}
        elif action.verb != "book-retrieve":
            said["card"] = self.card(_card_meant(action, values, view))
        return self.say(f"do-{action.verb}", **said)

    # What has happened

    def happenings(self, happened: Sequence[Happening], view: AerionView) -> list[str]:
        """The events of one decision as sentences; `view` is the one before it."""
        told: list[str | None] = []
        after: Happening | None = None
        for event in happened:
            told.append(self.happening(event, view, after))
            view, after = follow(view, (event,)), event
        return [sentence for sentence in told if sentence is not None]

    def happening(self, event: Happening, view: AerionView, after: Happening | None = None) -> str | None:
        """An event as a sentence, or None when another event of the same decision tells it or nobody would miss it.

        `view` is the one right before the event, `after` the event of the same decision before it: only that tells a
        Pixie from the reroll of one die by a Book.
        """
        match event:
            case Moved(card=str(card), source=source, target=target):
                return self._moved(card, source, target, view)
            case Rolled(kept=kept, dice=dice):
                return self._rolled(kept, dice, view, after)
            case Counted(counter="turn", value=turn):
                return self.say("log-turn", turn=turn)
            case Counted(counter="rerolls", value=rerolls) if rerolls == view.rerolls + BOOK_REROLLS:
                return self.say("log-book-rerolls")
            case Stepped(step="retrieve"):
                return self.say("log-book-retrieve")
            case Turned(piece=piece):
                name = piece.removeprefix("ship/")
                again = any(ship.flying for ship in view.ships if ship.name == name)
                return self.say("log-built-again" if again else "log-built", ship=self.say(f"ship-{name}"))
            case Ended(winners=winners):
                return self.say("log-won" if winners else "log-lost")
        return None

    def _moved(self, card: str, source: str, target: str, view: AerionView) -> str | None:
        deck = self.deck(card.partition("@")[2])
        workshop = target.removeprefix("workshop/")
        match source.partition("/")[0], target.partition("/")[0]:
            case "display", "discard":
                if sum(column.display is not None for column in view.columns) == 1:
                    return self.say("log-let-go", card=self.card(card))
                return self.say("log-discarded", card=self.card(card), deck=deck)
            case "display", "acquired":
                return self.say("log-acquired", card=self.card(card), deck=deck)
            case "acquired", "workshop":
                return self.say("log-placed", card=self.card(card), workshop=workshop)
            case "acquired", "reserve":
                return self.say("log-reserved", card=self.card(card))
            case "acquired", "discard":
                return self.say("log-rejected", card=self.card(card))
            case "acquired", "pulpit":
                return self.say("log-pulpit")
            case "reserve", "workshop":
                return self.say("log-moved", card=self.card(card), workshop=workshop)
            case "discard", "deck":
                return self.say("log-retrieved", card=self.card(card), deck=deck)
            case "deck", "display":
                return self.say("log-revealed", card=self.card(card), deck=deck)
        return None

    def _rolled(
        self, kept: tuple[int, ...], dice: tuple[int, ...], view: AerionView, after: Happening | None
    ) -> str | None:
        if not dice:
            return None
        if view.step == "start":
            return self.say("log-rolled", dice=self.dice(dice))
        if _is_pixie(kept, view, after):
            return self.say("log-pixie", **{"from": _missing(view.dice, kept), "to": _missing(dice, kept)})
        return self.say("log-rerolled", dice=self.dice(dice), kept=self.dice(kept) or "none")


def _step_name(view: AerionView) -> str:
    """The step as the texts name it."""
    if view.step != "place":
        return view.step
    return "place-book" if kind_of(view.acquired or "") == "book" else "place-element"


def _card_meant(action: Action, values: dict[str, str], view: AerionView) -> str | None:
    """The card an action is about, if there is one."""
    if "card" in values:
        return values["card"]
    if "deck" in values:
        return view.columns[DECK_NAMES.index(values["deck"])].display
    if action.verb == "let-go":
        shown = [column.display for column in view.columns if column.display]
        return shown[0] if len(shown) == 1 else None
    return view.acquired


def _is_pixie(kept: tuple[int, ...], view: AerionView, after: Happening | None) -> bool:
    """Whether a Pixie changed the dice; without the event before, one changed die is hers when no reroll is due."""
    if after is not None:
        return isinstance(after, Counted) and after.counter == "pixies"
    return view.step == "roll" and view.rerolls == 0 and len(kept) == int(DICE) - 1


def _missing(dice: tuple[int, ...], kept: tuple[int, ...]) -> int:
    """The one die that is not among those kept."""
    rest = list(dice)
    for face in kept:
        rest.remove(face)
    return rest[0]
