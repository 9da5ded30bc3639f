"""A table of Celestia Duo at any moment of play, in one line, with chance written down beforehand.

    table = at(step="dice", dice=["whip", "flag"], smoke=1)
    table.play("say use-smoke", seat=1)
    table.play("smoke flag", ["sabre"])
    assert table.why_not("smoke whip") == "celestia-duo.smoke.needed"

Whatever a test plays, the table is looked over after each action: no card is lost or made, everything legal is allowed
and nothing else, the events tell each seat and a spectator of every change, and the position can be written down and
read again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import aerodrome
from aerodrome.games.celestia_duo import GAME, Table
from aerodrome.games.celestia_duo.cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    ENERGY_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    STAGE_NAMES,
    STARTING_CARDS,
)
from aerodrome.games.celestia_duo.events import (
    AirshipFlew,
    CardLaidOut,
    CardPlayed,
    CardTaken,
    CrewHelped,
    CrewReactivated,
    CrewTired,
    DiceRolled,
    DieBeaten,
    PirateFled,
)
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.kernel import Event, Events, Position
from aerodrome.kernel.conformance.announcements import unannounced
from tests.scripted_dealer import ScriptedDealer

from .subject import ANNOUNCED, census

VOCABULARY = GAME.vocabulary
SPECTATOR = -1

HANDS = [
    ["whip", "whip", "sabre", "crossbow", "pistol", "joker"],
    ["whip", "sabre", "sabre", "crossbow", "cannon", "joker"],
]
"""Six cards for each player, used where a test names none."""

WITH_DICE = (
    "dice",
    "augusta",
    "flags",
    "victim",
    "lose",
    "deactivate",
    "dismiss",
    "start",
    "combat",
    "grapple",
    "resources",
)
"""Steps of a fight in which dice lie on the table."""

Chance = str | int | Sequence[str | int]

STARTING = AMBUSH_NAMES[: int(STARTING_CARDS)]
PILES = (KIND_NAMES, STARTING, AMBUSH_NAMES[len(STARTING) :], STAGE_NAMES, ENERGY_NAMES, ASSAULT_NAMES, CREW_NAMES)
"""What is drawn at random: each card has its number in its own pile."""


@dataclass(frozen=True)
class Told:
    """What an action let each of those at the table know."""

    actor: list[Event]
    partner: list[Event]
    spectator: list[Event]

    @property
    def everybody(self) -> list[Event]:
        """What happened, when it is the same for all."""
        assert self.actor == self.partner == self.spectator
        return self.spectator


FACE_DOWN = CardLaidOut(None, target="hidden")


def taken(card: str, seat: int) -> CardTaken:
    """An open card goes into a hand."""
    return CardTaken(card, "visible", f"hand/{seat + 1}", seat)


def played(card: str, against: str, seat: int = 0) -> CardPlayed:
    """A card is laid down against a die or a symbol."""
    return CardPlayed(card, f"hand/{seat + 1}", "played", seat, against)


def beaten(face: str, *left: str) -> DieBeaten:
    """A die is beaten, and these are left."""
    dice = numbers(*left)
    return DieBeaten(dice, dice, face)


def thrown(fixed: Sequence[str], *rolled: str) -> DiceRolled:
    """The dice of a card: these are set, those rolled."""
    return DiceRolled(numbers(*fixed), tuple(sorted(numbers(*fixed, *rolled))), tuple(fixed), rolled)


def numbers(*faces: str) -> tuple[int, ...]:
    """Faces of dice as events that any game could use have them."""
    return tuple(FACE_NAMES.index(face) + 1 for face in faces)


def fled(start: int, place: int) -> PirateFled:
    """The pirate ship goes from one place to another."""
    return PirateFled("pirate", f"route/{start}", f"route/{place}", place, place - start)


def flew(start: int, place: int, *, catches_up: bool = False) -> AirshipFlew:
    """The airship goes from one place to another."""
    return AirshipFlew("airship", f"route/{start}", f"route/{place}", place, catches_up)


def helped(crew: str) -> CrewHelped:
    return CrewHelped(f"crew/{crew}", crew)


def tired(crew: str) -> CrewTired:
    return CrewTired(f"crew/{crew}", crew)


def reactivated(crew: str) -> CrewReactivated:
    return CrewReactivated(f"crew/{crew}", crew)


class Scene:
    """A table in the middle of play.

    What is asked and done is asked and done by the player whose step it is, unless a seat is given: in a talk window
    the Captain is the player, and the partner can act too.
    """

    def __init__(self, state: Table) -> None:
        self.state = state
        self._all_cards = census(state)
        self._look_over()

    @property
    def player(self) -> int:
        """The seat whose step it is."""
        return int(self.state.seat)

    @property
    def view(self) -> CelestiaDuoView:
        return self.seen_by(self.player)

    def seen_by(self, seat: int) -> CelestiaDuoView:
        return GAME.view(self.state, seat)

    @property
    def position(self) -> Position:
        return GAME.position(self.state)

    @property
    def hands(self) -> list[list[str]]:
        """The cards of both players."""
        hands = self.position["hands"]
        assert isinstance(hands, list)
        return hands

    @property
    def step(self) -> tuple[str, int]:
        """The step and whose it is."""
        return self.view.step, self.player

    @property
    def legal(self) -> set[str]:
        """Everything that the player may do now, as notations."""
        return self.may(self.player)

    def may(self, seat: int) -> set[str]:
        """Everything that a seat may do now."""
        return {VOCABULARY[id].notation for id in self.state.legal(seat)}

    def __contains__(self, action: str) -> bool:
        return VOCABULARY.parse(action).id in self.state.legal(self.player)

    def can(self, verb: str, seat: int | None = None) -> set[str]:
        """What may be done now with this verb, without the verb."""
        legal = self.may(self.player if seat is None else seat)
        return {action.removeprefix(verb).strip() for action in legal if action.split()[0] == verb}

    def why_not(self, action: str, seat: int | None = None) -> str | None:
        """The id of the rule that forbids an action now, or None."""
        number = self.state.why_not(self.player if seat is None else seat, VOCABULARY.parse(action).id)
        return GAME.rulebook[number].id if number else None

    def play(self, action: str, *chance: Chance, seat: int | None = None) -> Told:
        """Carry out an action for which chance is asked exactly this: a list of faces for a roll, a name for a card."""
        actor = self.player if seat is None else seat
        assert self.why_not(action, actor) is None, f"{action} is forbidden by {self.why_not(action, actor)}"
        before = {seat: self.seen_by(seat) for seat in (0, 1, SPECTATOR)}
        events = Events()
        with ScriptedDealer(*[_answer(one) for one in chance]) as dealer:
            self.state.apply(actor, VOCABULARY.parse(action).id, dealer, events)
        told: dict[int, list[Event]] = {seat: events.seen_by(seat) for seat in before}
        for seat, view in before.items():
            assert not list(unannounced(ANNOUNCED, view, self.seen_by(seat), told[seat]))
        self._look_over()
        return Told(told[actor], told[1 - actor], told[SPECTATOR])

    def do(self, *actions: str) -> Scene:
        """Carry out actions of the players whose step it is, in which chance has no part."""
        for action in actions:
            self.play(action)
        return self

    def _look_over(self) -> None:
        assert census(self.state) == self._all_cards, "a card was lost or made"
        for seat in (0, 1):
            allowed = tuple(action.id for action in VOCABULARY if self.state.why_not(seat, action.id) == 0)
            assert self.state.legal(seat) == allowed, "what is legal and what is not forbidden differ"
        again = GAME.from_position(self.position)
        assert GAME.position(again) == self.position
        assert again.key() == self.state.key()


def _answer(chance: Chance) -> int | list[int]:
    if isinstance(chance, int):
        return chance
    if isinstance(chance, str):
        return next(pile.index(chance) for pile in PILES if chance in pile)
    return [FACE_NAMES.index(face) + 1 if isinstance(face, str) else face for face in chance]


def at(**position: object) -> Scene:
    """The table at a position, as `aerodrome.from_position` reads it.

    Where it names none, the pirate is Noa, the upper deck the medium one, and it is a briefing after the first turn.
    The airship lies on the card D1, or farther on E03, and each card that lies face up counts at the next stop. In a
    fight the dice show a whip and a sabre. In the boarding both ships are at the same place.
    """
    state = aerodrome.from_position("celestia_duo", {**usual(position), **position}, seed="rules").state
    assert isinstance(state, Table)
    return Scene(state)


def usual(position: Mapping[str, object]) -> dict[str, object]:
    """What a position has where it names nothing else."""
    found: dict[str, object] = {"pirate": "noa", "deck": "medium", "turn": 2, "airship": 1, "hands": HANDS}
    step, waiting = position.get("step", "briefing"), position.get("waiting", [])
    if step in WITH_DICE or waiting in (["resources"], ["flags"]):
        found["dice"] = ["whip", "sabre"]
    if position.get("boarding"):
        return {**found, "airship": position.get("pirate_ship", 12)}
    if position.get("turn") == 1:
        return {**found, "airship": 0}
    airship = position.get("airship", 1)
    found["route"] = {str(airship): "D1" if airship == 1 else "E03"}
    route = position.get("route", found["route"])
    assert isinstance(route, Mapping)
    return {**found, "ambushes": 0 if position.get("stages") else len(route)}


def set_up(options: Mapping[str, object], *script: Chance) -> Scene:
    """The table at the beginning of a match.

    Chance is asked for: the pirate and the upper deck (a number each, if they are random), the crew member, the
    Captain (0 or 1, if random), four cards for the Captain, four for the partner and four that lie open.
    """
    with ScriptedDealer(*[_answer(one) for one in script]) as dealer:
        return Scene(GAME.start(GAME.settle_options(options), 2, dealer))
