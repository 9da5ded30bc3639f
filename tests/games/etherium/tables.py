"""A table of Etherium at any moment of play, in one line, with chance written down beforehand.

    table = acting(1, "move-mine", players={1: {"hand": ["timber"]}})
    table.play("move army large-2")
    assert table.step == ("after-flash", 1)
    assert table.why_not("collect") == "etherium.act.only"

Whatever a test plays, the table is looked over after each action: no card, cube or token is lost or made, everything
legal is allowed and nothing else, the events tell each seat and a spectator the whole change, and the position can be
written down and read again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import aerodrome
from aerodrome.games.etherium import GAME, Table, step
from aerodrome.games.etherium import events as ev
from aerodrome.games.etherium.cards import FLASH_NAMES, MOVES_A_UNIT, PEOPLE_NAMES, SEASON_NAMES
from aerodrome.games.etherium.positions.moments import NUMBERED
from aerodrome.games.etherium.view import EtheriumView, Player
from aerodrome.kernel import Event, Events, Position
from aerodrome.kernel.conformance.announcements import unannounced
from tests.scripted_dealer import ScriptedDealer

from .subject import ANNOUNCED, census

VOCABULARY = GAME.vocabulary
SPECTATOR = -1

PEOPLES = ["psolos", "reces", "hivalia", "ertis"]
"""Who plays where a test names nobody."""

PLAIN = "hivalia-1"
"""The season where a test names none: it has no action, and only brings more Ether on the Ether terrain."""

WINDOWS_OF_ALL = ("season-flash", "number-flash", "end-flash")
"""Windows in which all seats are asked, the last in the order of initiative first."""

ROUNDS = (*WINDOWS_OF_ALL, "voyage", "season", "season-paid", "act", "after-flash")
"""Steps that ask one seat after the other."""

WITH_A_NUMBER = tuple(step.NAMES[number] for number in NUMBERED)
"""Steps at which the actions of a number are resolved."""

Kind = TypeVar("Kind", bound=Event)
Chance = str | int | Sequence[int]
Seats = Mapping[int, object] | Sequence[object]


@dataclass(frozen=True)
class Told:
    """What an action let the one who did it, each seat and a spectator know."""

    actor: list[Event]
    seats: dict[int, list[Event]]
    spectator: list[Event]

    @property
    def everybody(self) -> list[Event]:
        """What happened, when it is the same for all."""
        assert all(told == self.spectator for told in self.seats.values())
        return self.spectator

    def of(self, kind: type[Kind]) -> list[Kind]:
        """What everybody knows to have happened of this kind."""
        return [event for event in self.spectator if isinstance(event, kind)]


class Scene:
    """A table in the middle of play.

    What is asked and done is asked and done by the player whose step it is, unless a seat is given: while all program
    at once, there is no such player.
    """

    def __init__(self, state: Table) -> None:
        self.state = state
        self._all_pieces = census(state)
        self._look_over()

    @property
    def player(self) -> int:
        """The seat whose step it is."""
        return int(self.state.seat)

    @property
    def seats(self) -> range:
        return range(int(self.state.setting.seats))

    @property
    def view(self) -> EtheriumView:
        return self.seen_by(self.player)

    def seen_by(self, seat: int) -> EtheriumView:
        return GAME.view(self.state, seat)

    def of(self, seat: int) -> Player:
        """What lies open of a seat, and its own program."""
        return self.seen_by(seat).players[seat]

    def cubes(self, seat: int) -> dict[str, int]:
        """The cubes of a seat, without kinds it has none of."""
        return {name: count for name, count in self.of(seat).cubes.items() if count}

    def hand(self, seat: int) -> list[str]:
        """The Flash cards a seat holds."""
        return [name for name, count in self.seen_by(seat).hand.items() for _ in range(count)]

    @property
    def position(self) -> Position:
        return GAME.position(self.state)

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
        before = self._views()
        events = Events()
        with ScriptedDealer(*[_answer(one) for one in chance]) as dealer:
            self.state.apply(actor, VOCABULARY.parse(action).id, dealer, events)
        return self._told(actor, before, events)

    def withdraw(self, seat: int) -> Told:
        """Take back the tokens of a seat."""
        before = self._views()
        events = Events()
        self.state.withdraw(seat, events)
        return self._told(seat, before, events)

    def do(self, *actions: str, seat: int | None = None) -> Scene:
        """Carry out actions in which chance has no part, each by the player whose step it is (or by one seat)."""
        for action in actions:
            self.play(action, seat=seat)
        return self

    def _views(self) -> dict[int, EtheriumView]:
        return {seat: self.seen_by(seat) for seat in (*self.seats, SPECTATOR)}

    def _told(self, actor: int, before: Mapping[int, EtheriumView], events: Events) -> Told:
        told = {seat: events.seen_by(seat) for seat in before}
        for seat, view in before.items():
            assert list(unannounced(ANNOUNCED, view, self.seen_by(seat), told[seat])) == []
        self._look_over()
        return Told(told[actor], {seat: told[seat] for seat in self.seats}, told[SPECTATOR])

    def _look_over(self) -> None:
        assert census(self.state) == self._all_pieces, "a piece was lost or made"
        for seat in self.seats:
            allowed = tuple(action.id for action in VOCABULARY if self.state.why_not(seat, action.id) == 0)
            assert self.state.legal(seat) == allowed, "what is legal and what is not forbidden differ"
        again = GAME.from_position(self.position)
        assert GAME.position(again) == self.position
        assert again.key() == self.state.key()


def _answer(chance: Chance) -> int | list[int]:
    if isinstance(chance, int):
        return chance
    if isinstance(chance, str):
        return next(names.index(chance) for names in (FLASH_NAMES, SEASON_NAMES) if chance in names)
    return list(chance)


def at(**position: Any) -> Scene:
    """The table at a position, as `aerodrome.from_position` reads it.

    Where it names none, the box's four peoples play the second season, a plain one, in the order of their seats; with
    a season named, its card gives the order. `players` may be a mapping from seats, and need not name all. `turn`
    follows from the step and the seat, the seat from `turn`; where neither is named and one seat is asked after the
    other, it is the first in the order. While actions are resolved, somebody has programmed one: where no plan is
    named, the seat whose step it is or the first in the order.
    """
    written = {**usual(position), **position}
    players = _entries(position.get("players", ()), len(written["peoples"]))
    if moment_of(position) in WITH_A_NUMBER and not any("plan" in player for player in players):
        players[written.get("seat", written["order"][0])]["plan"] = [position.get("effect", "connect-1")]
    written["players"] = players
    state = aerodrome.from_position("etherium", written, seed="rules").state
    assert isinstance(state, Table)
    return Scene(state)


def moment_of(position: Mapping[str, Any]) -> str:
    """The step that goes on when what is being carried out has ended."""
    return str(next(iter(position.get("waiting", ())), position.get("step", "program")))


def usual(position: Mapping[str, Any]) -> dict[str, Any]:
    """What a position has where it names nothing else."""
    peoples = position.get("peoples", PEOPLES)
    found: dict[str, Any] = {"peoples": peoples}
    if position.get("step") == "lay":
        return found
    number = 1 if position.get("season") == "night" else 2
    found |= {"season_number": number, "season": PLAIN, "order": _order(position)}
    order = position.get("order", found["order"])
    moment = moment_of(position)
    if moment not in ROUNDS or "turn" in position:
        return found
    found["seat"] = order[0]
    rank = order.index(position.get("seat", order[0]))
    from_last = len(order) - 1 - rank
    if moment == "voyage":
        found["turn"] = 2 * from_last
    elif moment == "season":
        effect = int(GAME.catalogue.facts.season_action[SEASON_NAMES.index(position.get("season", PLAIN))])
        found["turn"] = from_last if MOVES_A_UNIT[effect] else rank
    else:
        found["turn"] = from_last if moment in WINDOWS_OF_ALL else rank
    return found


def order_of(season: str, peoples: Sequence[str]) -> list[int]:
    """The seats of these peoples in the order a season card shows."""
    facts, at = GAME.catalogue.facts, SEASON_NAMES.index(season) * len(PEOPLE_NAMES)
    order = [PEOPLE_NAMES[int(facts.season_order[at + rank])] for rank in range(len(PEOPLE_NAMES))]
    return sorted(range(len(peoples)), key=lambda seat: order.index(peoples[seat]))


def _order(position: Mapping[str, Any]) -> list[int]:
    """The order of a position that does not name it: that of its season, or of the seats where it names no season."""
    peoples = position.get("peoples", PEOPLES)
    return order_of(position["season"], peoples) if "season" in position else list(range(len(peoples)))


def _entries(players: Seats, seats: int) -> list[dict[str, Any]]:
    if isinstance(players, Mapping):
        return [_entry(players.get(seat, {})) for seat in range(seats)]
    return [_entry(players[seat]) if seat < len(players) else {} for seat in range(seats)]


def _entry(player: object) -> dict[str, Any]:
    assert isinstance(player, Mapping)
    return dict(player)


def acting(seat: int, slot: str, *, players: Seats = (), **more: Any) -> Scene:
    """A seat is about to carry out its first programmed action; nobody else acts, and its second connects."""
    entries = _entries(players, len(more.get("peoples", PEOPLES)))
    entries[seat] = {"plan": [slot, "connect-2" if slot == "connect-1" else "connect-1"], **entries[seat]}
    return at(step="act", seat=seat, effect=slot, players=entries, **more)


def conflict(*, players: Seats, **more: Any) -> Scene:
    """The last action of a number is about to be passed over: once the last seat has passed, conflicts follow.

    After them the seat of highest initiative connects, so that the season goes on.
    """
    peoples = more.get("peoples", PEOPLES)
    entries = _entries(players, len(peoples))
    more = {"order": _order(more), **more}
    first = more["order"][0]
    entries[first] = {"plan": ["connect-1", "connect-2"], **entries[first]}
    return _before_the_last_pass(entries, **more)


def window(step: str, seat: int, *hand: str, players: Seats = (), **more: Any) -> Scene:
    """A seat is asked in a window, with these cards; nobody else has any, unless `players` says so.

    Afterwards the seat connects, so that the season goes on.
    """
    entries = _entries(players, len(more.get("peoples", PEOPLES)))
    plan = [] if step == "season-flash" else ["connect-1", "connect-2"]
    entries[seat] = {"plan": plan, "hand": list(hand), **entries[seat]}
    return at(step=step, seat=seat, players=entries, **more)


def programming(*, players: Seats = (), **more: Any) -> Scene:
    """All program."""
    return at(step="program", players=players, **more)


def set_up(options: Mapping[str, object], *script: Chance, seats: int = 4) -> Scene:
    """The table at the beginning of a match.

    Chance is asked for: each people that is random (a number among those left), the empty quarter with three players,
    and a Flash card for each seat; in the tactical set-up instead of these two the card of the first round (0 to 12).
    """
    with ScriptedDealer(*[_answer(one) for one in script]) as dealer:
        return Scene(GAME.start(GAME.settle_options(options), seats, dealer))


SEEN_BEFORE = ("night", "meinas-1", "mauhea-1", "reces-1", "psolos-1", "hivalia-1", "ertis-1")
"""Seasons that came before, where a test names none: a card of Ertis can follow each of the first six."""


def change(*, season_number: int = 1, players: Seats = (), **more: Any) -> Scene:
    """The end of a season: the last seat passes over its last action, whoever has cards passes, and another begins.

    Where the seat of highest initiative has cards, the actions are over, and it is asked first whether it plays one.
    Chance is then asked for a Flash card for each seat, the season card, and a card for each Omen in order of
    initiative. The season that ends is the Night where it is the first: any other card can follow. Later, those of
    SEEN_BEFORE came before, unless a test names others.
    """
    if season_number == 1:
        more = {"season": "night", **more}
    season, peoples = more.get("season", PLAIN), more.get("peoples", PEOPLES)
    before = [name for name in SEEN_BEFORE if name.split("-")[0] != season.split("-")[0]]
    more = {"seasons_seen": [*before[: season_number - 1], season], "order": _order(more), **more}
    entries = _entries(players, len(peoples))
    if entries[more["order"][0]].get("hand"):
        return at(step="end-flash", season_number=season_number, players=entries, **more)
    return _before_the_last_pass(entries, season_number=season_number, **more)


def _before_the_last_pass(entries: list[dict[str, Any]], **more: Any) -> Scene:
    """The last seat is to pass over an action it cannot carry out; with cards in its hand it is already past that."""
    seat = more["order"][-1]
    last = entries[seat]
    elsewhere = "collect-mine" if last.get("spaces", {}).get("collector") == "ether" else "collect-ether"
    entries[seat] = {"plan": [elsewhere], **last}
    return at(step="after-flash" if last.get("hand") else "act", seat=seat, players=entries, **more)


FOUR_FLASH = ("charge", "portcullis", "resonance", "lucky-star")
"""Cards drawn by four seats where it does not matter which they are."""

IDLE = ("booster", "cards", "connect-1", "connect-2", "capacity", "etherise")


def program(table: Scene, programs: Mapping[int, Sequence[str]]) -> Told:
    """Everybody programs: these first, then slots that matter to nobody. What the last token let them know."""
    assert table.view.step == "program"
    told: Told | None = None
    for seat in table.seats:
        first = list(programs.get(seat, ()))
        slots = [*first, *(slot for slot in IDLE if slot not in first)]
        for slot in slots[: table.of(seat).action_tokens]:
            told = table.play(f"token {slot}", seat=seat)
    assert told is not None
    return told


# What is told of cubes, cards and figures, without the zones that follow from it


def gained(resource: str, seat: int, how: str = "gain") -> ev.CubeGained:
    return ev.CubeGained(resource, "supply", f"stock/{seat + 1}", seat, how)


def paid(resource: str, seat: int) -> ev.CubePaid:
    return ev.CubePaid(resource, f"stock/{seat + 1}", "supply", seat)


def lost(resource: str, seat: int) -> ev.CubeLost:
    return ev.CubeLost(resource, f"stock/{seat + 1}", "supply", seat)


def stolen(resource: str, seat: int, victim: int) -> ev.CubeStolen:
    return ev.CubeStolen(resource, f"stock/{victim + 1}", f"stock/{seat + 1}", seat, victim)


def awarded(token: str, seat: int) -> ev.TokenAwarded:
    return ev.TokenAwarded(f"token/{token}", "supply", f"stock/{seat + 1}", seat, token)


def bought(capacity: str, seat: int) -> ev.CapacityBought:
    return ev.CapacityBought(f"capacity/{capacity}", "supply", f"stock/{seat + 1}", seat, capacity)


def drawn(card: str | None, seat: int) -> ev.CardDrawn:
    return ev.CardDrawn(card, "deck", f"hand/{seat + 1}", seat)


def played(card: str, seat: int, points: int = 0) -> ev.CardPlayed:
    return ev.CardPlayed(card, f"hand/{seat + 1}", "discard", seat, points)


def discarded(card: str, seat: int) -> ev.CardDiscarded:
    return ev.CardDiscarded(card, f"hand/{seat + 1}", "discard", seat)


def revealed(season: str) -> ev.SeasonRevealed:
    return ev.SeasonRevealed(f"season/{season}", "season-deck", "season", season)


def went(unit: str, seat: int, source: str, target: str) -> ev.UnitMoved:
    return ev.UnitMoved(f"{unit}/{seat + 1}", source, target, seat, unit)


def fled(unit: str, seat: int, source: str, target: str) -> ev.UnitFled:
    return ev.UnitFled(f"{unit}/{seat + 1}", source, target, seat, unit)


def results(told: Told) -> list[int]:
    """The rows of the connection table that were rolled."""
    return [event.result for event in told.of(ev.Connected)]
