"""Aerion in sentences: what must be decided, what an action means.

A text is found by the names of what it is about: verbs, steps, zones, kinds of cards, pieces and their sides. An
expansion that brings such texts is spoken without a word about it here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from aerodrome.kernel import Action, voice
from aerodrome.kernel.texts import NONE

from ..aids.fitting import active, kind_of
from ..cards import COMMON_WORKSHOP, DECK_NAMES, SHIP_NAMES
from ..combinations import Combination, own
from ..components import Components
from ..dice import DICE, FACES
from ..expansions.stone_clouds import BIRD_POINTS
from ..view import AerionView
from .story import Story

MOST_LINES = 4096
"""How many lines of menus a speaker remembers: a page is sent all of them with every update."""
_AS_WRITTEN = ("from", "to", "workshop", "face")


class Speaker(voice.Speaker[AerionView]):
    """Names and sentences of Aerion in one language."""

    story = Story

    def __init__(self, components: Components, lang: str, combinations: Sequence[Combination] = ()) -> None:
        """`combinations` are those of a corrected catalogue, deck by deck."""
        super().__init__(components.texts, "aerion", lang)
        self._components = components
        self._corrected = {
            deck: one for deck, one, own_one in zip(DECK_NAMES, combinations, own(), strict=False) if one != own_one
        }
        self._line = lru_cache(MOST_LINES)(self._filled_in)

    def reworded(self, name: str, view: AerionView) -> str:
        """The name of a message, or of the one that takes its place while a card lies there or a variant is played."""
        for word in (*active(view), *view.variants):
            if self.knows(f"{name}-{word}"):
                return f"{name}-{word}"
        return name

    # Names

    def card(self, card: str | None) -> str:
        """What a card is called; it may be written kind or kind@deck."""
        return self.say(f"card-{kind_of(card) if card else NONE}")

    def group_of(self, card: str) -> str:
        """The word for what a card is, as texts name it; it may be written kind or kind@deck."""
        return self._components.group_of[kind_of(card)]

    def deck(self, deck: str) -> str:
        """The combination of a deck in words; a corrected one in letters, and what they stand for."""
        corrected = self._corrected.get(deck)
        if corrected is not None:
            patterns = f" {self.say('zone-or')} ".join(corrected.patterns)
            return f"{patterns} ({self.say(f'letters-{corrected.letters}')})"
        return self.say(f"deck-{DECK_NAMES.index(deck) + 1}")

    def dice(self, faces: Iterable[int]) -> str:
        return ", ".join(map(str, faces))

    def side(self, side: str) -> str:
        """What a piece shows; a side without a name is called what it is."""
        return self.say(f"side-{side}") if self.knows(f"side-{side}") else side

    def seat(self, seat: int) -> str:
        """A player in two signs."""
        return f"{self.player(seat)[:1].upper()}{seat + 1}"

    def workshop(self, workshop: int) -> str:
        """What a Workshop (from 0) is called."""
        is_common = workshop == COMMON_WORKSHOP
        return self.say("zone-common") if is_common else f"{self.say('zone-workshop')} {workshop + 1}"

    def turn(self, view: AerionView) -> str:
        """Which turn it is, and with two players whose."""
        return self.turn_of(view.turn, view.player, view.seats)

    def turn_of(self, turn: int, seat: int, seats: int) -> str:
        """A turn of a match with these seats, and with two players whose it is."""
        if seats == 1:
            return self.say("log-turn", turn=turn)
        return self.say("log-turn-of", turn=turn, player=self.player(seat))

    # What must be decided

    def prompt(self, view: AerionView) -> str:
        if view.step == "over":
            return self._ending(view)
        if view.seats > 1 and view.seat != view.player:
            # Only the player who is asked is spoken to.
            return self.say("prompt-other", player=self.player(view.player), step=self._step_name(view))
        counters: dict[str, str | int] = {name: count for name, count in view.counters.items() if name.isidentifier()}
        said = self.say(f"prompt-{self._prompt_name(view)}", **counters)
        if view.step in ("start", "roll", "reroll"):
            said = " ".join((said, *self._warnings(view)))
        return said

    def _warnings(self, view: AerionView) -> list[str]:
        """What pieces of expansions say of the turn, each only once."""
        names = [f"prompt-{piece.partition('/')[0]}-{side}" for piece, side in view.pieces.items()]
        return [self.say(name) for name in dict.fromkeys(names) if self.knows(name)]

    def _ending(self, view: AerionView) -> str:
        if view.won:
            return self.say("prompt-over-won-expansions" if view.expansions else "prompt-over-won")
        return self.say(self.lost("prompt-over-lost", view.ending or ""))

    def lost(self, name: str, rule: str) -> str:
        """The message for a lost match: that of the rule that ended it, else the usual one."""
        reason = rule.rpartition(".")[2].removesuffix("-lost")
        return f"{name}-{reason}" if self.knows(f"{name}-{reason}") else name

    def help(self, view: AerionView) -> str:
        return self.say(self.reworded(f"prompt-{self._step_name(view)}-help", view))

    def _prompt_name(self, view: AerionView) -> str:
        """The step as prompts name it: an expansion in play, and how many cards are left, may change it."""
        name = self._step_name(view)
        shown = [column for column in view.columns if column.display is not None]
        empty = "" if shown or any(column.size for column in view.columns) else "empty"
        special = "last" if len(shown) == 1 else "paid" if view.rerolls else ""
        words = (empty, *view.expansions, special)
        return next((f"{name}-{word}" for word in words if self.knows(f"prompt-{name}-{word}")), name)

    def _step_name(self, view: AerionView) -> str:
        """The step as the texts name it."""
        if view.step != "place":
            return view.step
        name = f"place-{self.group_of(view.acquired)}" if view.acquired else ""
        return name if self.knows(f"prompt-{name}") else "place-element"

    def either(self, kinds: Iterable[str]) -> str:
        return f" {self.say('zone-or')} ".join(self.card(kind) for kind in kinds)

    # What an action means

    def actions(self, actions: Iterable[Action], view: AerionView) -> tuple[str, ...]:
        """How a verb is worded is looked up once; where the card of an action is not there, any is spoken of."""
        reworded = cache(lambda verb: self.reworded(f"do-{verb}", view))
        return tuple(self._worded(reworded(action.verb), action, view) for action in actions)

    def _worded(self, name: str, action: Action, view: AerionView) -> str:
        values = dict(action.args)
        points = sum(view.dice) if "birds" in values else 0
        return self._line(name, action.id, _card_meant(action, values, view), points)

    def _filled_in(self, name: str, action: int, card: str | None, points: int) -> str:
        """A line of a menu from all that it depends on."""
        meant = self._components.vocabulary[action]
        if card is None and self.knows(f"{name}-none"):
            name = f"{name}-none"
        said = self._said(dict(meant.args), card, points)
        return self.say(name, **said) if self.knows(name) else meant.notation

    def arguments(self, action: Action, view: AerionView) -> dict[str, str | int]:
        """What sentences say of an action: its card, and its arguments in words."""
        values = dict(action.args)
        return self._said(values, _card_meant(action, values, view), sum(view.dice))

    def _said(self, values: dict[str, str], card: str | None, points: int) -> dict[str, str | int]:
        said: dict[str, str | int] = {name: values[name] for name in _AS_WRITTEN if name in values}
        said["card"] = self.card(card)
        if "deck" in values:
            said["deck"] = self.deck(values["deck"])
        if "dice" in values:
            kept = [int(face) for face in values["dice"] if face.isdigit()]
            said |= {"dice": self.dice(kept), "count": int(DICE) - len(kept)}
        return said | self._of_expansions(values, points)

    def _of_expansions(self, values: dict[str, str], points: int) -> dict[str, str | int]:
        said: dict[str, str | int] = {}
        if "face" in values:
            said["opposite"] = int(FACES) + 1 - int(values["face"])
        if "eggs" in values:
            said["eggs"] = int(values["eggs"])
        if "factory" in values:
            said["factory"] = self.card(values["factory"])
        if "cloud" in values:
            cloud = values["cloud"]
            said["cloud"] = self.say(f"ship-{cloud}") if cloud in SHIP_NAMES else self.side(cloud)
        if "birds" in values:
            flight = [] if values["birds"] == NONE else values["birds"].split(",")
            said |= {"birds": ", ".join(flight) or NONE, "points": points + int(BIRD_POINTS[len(flight)])}
        return said


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
