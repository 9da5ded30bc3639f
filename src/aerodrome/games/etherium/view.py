"""What a player sees of Etherium's table: the own hand and program, and everything that lies open."""

from __future__ import annotations

from msgspec import Struct

from aerodrome.kernel.fields import Fields, steps_waiting
from aerodrome.kernel.view import View, counted

from . import cards, counting, layout, step
from .chapters.set_up import LARGE_NAMES, SITE_NAMES
from .counting import stars_by_source, winners_of
from .dice import faces_of
from .effects import why_not_effect
from .rulebook import RULEBOOK
from .table import Table

Counts = dict[str, int]
CITY_NAMES = cards.SPACE_NAMES[19:]


class Player(Struct, frozen=True):
    """What lies open of one seat. `plan` is what the viewer may know of its program: all of it after the reveal.

    `season_cards` are Flash cards that count until the end of the season. `fights`, `total` and `task` say what the
    seat has in the conflict that is being resolved, what it rolled, and whether it still loses a level or flees.
    `stars` are what it would score now, by source.
    """

    people: str
    cubes: Counts
    levels: Counts
    spaces: dict[str, str]
    tokens: Counts
    capacities: tuple[str, ...]
    action_tokens: int
    ready: bool
    plan: tuple[str, ...]
    cards: int
    season_cards: Counts
    fights: str | None
    total: int
    task: int
    stars: Counts


class EtheriumView(View, frozen=True, kw_only=True):
    """The table as a player sees it. Seats count from 0; spaces are named, cities by their seat counted from 1.

    `player` is the seat whose step it is. `terrains` says what lies on each space, `cities` at which space each city
    lies. `unseen` counts the Flash cards this seat has not seen: those of the deck and of other hands. What is being
    carried out, paid, rolled and resolved follows; `failure` is the rule that makes the action due impossible.
    """

    setup: str
    extension: bool
    quarters: int
    season_number: int
    season: str | None
    seasons_seen: tuple[str, ...]
    order: tuple[int, ...]
    number: int
    player: int
    players: tuple[Player, ...]
    terrains: dict[str, str]
    cities: dict[str, str]
    hand: Counts
    unseen: Counts
    deck_size: int
    discard: Counts
    supply: Counts
    victory_tokens: Counts
    capacities: Counts
    waiting: tuple[str, ...]
    turn: int
    passes: int
    effect: str | None
    failure: str | None
    amount: int
    victim: int
    theft: str | None
    pending: str | None
    gained: int
    paid: tuple[str, ...]
    rolling: str | None
    dice: tuple[int, ...]
    rerolled: bool
    fated: bool
    bonus: int
    melee: bool
    winner: int | None
    conflict: str | None
    place: str | None
    ending: str | None
    winners: tuple[int, ...]


DECLARED = Fields("aerodrome.games.etherium", cards, counting, layout, step)
_SHOWN = DECLARED.shown_in(EtheriumView)
_SHOWN_OF = [DECLARED.shown_in(Player, seat) for seat in range(int(cards.MOST_SEATS))]


def view_of(state: Table, seat: int) -> EtheriumView:
    """The view of a seat; -1 gets what everybody may know."""
    cells = list(state.cells)
    setting = state.setting
    seats = range(setting.seats)
    return EtheriumView(
        game="etherium",
        seat=seat,
        step=step.NAMES[state.step],
        actors=state.actors(),
        **_SHOWN(state),
        setup="tactical" if setting.tactical else "first",
        extension=setting.extension,
        quarters=int(setting.quarters),
        season=cards.SEASON_NAMES[state.season] if state.season_number and state.seen else None,
        order=tuple(cells[layout.ORDER_AT + rank] for rank in seats),
        player=int(state.seat),
        players=tuple(_player(state, cells, other, seat) for other in seats),
        terrains=_terrains(cells),
        cities=_cities(state, cells),
        hand={} if seat < 0 else counted(cells, int(state.at(seat) + layout.HAND), cards.FLASH_NAMES),
        unseen=_unseen(state, cells, seat),
        supply=counted(cells, layout.SUPPLY_AT, cards.RESOURCE_NAMES),
        victory_tokens=counted(cells, layout.TOKEN_AT, cards.TOKEN_NAMES),
        capacities=counted(cells, layout.CAPACITY_AT, cards.CAPACITY_NAMES),
        waiting=tuple(step.NAMES[number] for number in steps_waiting(state)),
        failure=_failure(state),
        dice=faces_of(state.dice),
        winner=int(state.winner) - 1 if state.winner else None,
        winners=tuple(winners_of(state)) if state.step == step.OVER else (),
    )


def _player(state: Table, cells: list[int], seat: int, viewer: int) -> Player:
    at = int(state.at(seat))
    open_plan = seat == viewer or state.step != step.PROGRAM
    laid = cells[at + layout.LAID] if open_plan else 0
    return Player(
        **_SHOWN_OF[seat](state),
        people=cards.PEOPLE_NAMES[state.setting.peoples[seat]],
        spaces={
            name: cards.SPACE_NAMES[cells[at + int(layout.SPACE) + figure]]
            for figure, name in enumerate(cards.FIGURE_NAMES)
            if state.step != step.LAY
        },
        plan=tuple(cards.SLOT_NAMES[cells[at + int(layout.PLAN) + token] - 1] for token in range(laid)),
        stars=stars_by_source(state, seat),
    )


def _terrains(cells: list[int]) -> dict[str, str]:
    """What lies on each space; a city has no entry here."""
    found = {"ether": "ether"}
    for quarter, name in enumerate(LARGE_NAMES):
        if cells[layout.LARGE_AT + quarter]:
            found[name] = "mine"
    for site, name in enumerate(SITE_NAMES):
        if cells[layout.SITE_AT + site]:
            found[name] = "forest" if cells[layout.SITE_AT + site] == cards.MEDIUM_PIECE else "mountain"
    return found


def _cities(state: Table, cells: list[int]) -> dict[str, str]:
    laid = {city: cells[layout.CITY_AT + city] for city in range(state.setting.quarters)}
    return {CITY_NAMES[city]: SITE_NAMES[site - 1] for city, site in laid.items() if site}


def _unseen(state: Table, cells: list[int], seat: int) -> Counts:
    counts = [cells[layout.DECK_AT + kind] for kind in range(len(cards.FLASH_NAMES))]
    for other in range(state.setting.seats):
        if other != seat:
            hand = int(state.at(other) + layout.HAND)
            counts = [count + cells[hand + kind] for kind, count in enumerate(counts)]
    return {name: count for name, count in zip(cards.FLASH_NAMES, counts, strict=True) if count}


def _failure(state: Table) -> str | None:
    if state.step != step.ACT:
        return None
    return RULEBOOK.forbidding.get(int(why_not_effect(state, state.seat, state.effect)))
