"""Etherium as the conformance kit wants it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from aerodrome.games.etherium import GAME, EtheriumView, Table
from aerodrome.games.etherium import events as ev
from aerodrome.games.etherium.board import NOT_THERE
from aerodrome.games.etherium.cards import (
    CAPACITY_NAMES,
    FIGURE_NAMES,
    FLASH_NAMES,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.layout import (
    ACTION_TOKENS,
    CAPACITY_AT,
    CARDS,
    CITY_AT,
    CUBES,
    DECK_AT,
    DISCARD_AT,
    HAND,
    LAID,
    LARGE_AT,
    LEVEL,
    ORDER_AT,
    OWNED,
    PLAN,
    SITE_AT,
    SPACE,
    SUPPLY_AT,
    TOKEN_AT,
    TOKENS,
)
from aerodrome.games.etherium.view import DECLARED
from aerodrome.kernel import Game, Position, State, View
from aerodrome.kernel.conformance import Subject
from aerodrome.kernel.conformance.subject import UNKNOWN, Announced
from aerodrome.kernel.event_types import Ended, Moved, Ready

from .midway import MIDWAY


def census(state: State) -> dict[str, int]:
    """How often each cube, card and token lies anywhere, read from the storage cell by cell."""
    assert isinstance(state, Table)
    cells = [int(cell) for cell in state.cells]
    seats = [int(state.at(seat)) for seat in range(state.setting.seats)]
    found: dict[str, int] = {}
    for number, name in enumerate(FLASH_NAMES):
        hands = sum(cells[at + int(HAND) + number] for at in seats)
        found[f"flash {name}"] = cells[DECK_AT + number] + cells[DISCARD_AT + number] + hands
    for number, name in enumerate(RESOURCE_NAMES):
        found[f"cubes {name}"] = cells[SUPPLY_AT + number] + sum(cells[at + int(CUBES) + number] for at in seats)
    for number, name in enumerate(TOKEN_NAMES):
        found[f"tokens {name}"] = cells[TOKEN_AT + number] + sum(cells[at + int(TOKENS) + number] for at in seats)
    for number, name in enumerate(CAPACITY_NAMES):
        found[f"capacity {name}"] = cells[CAPACITY_AT + number] + sum(
            cells[at + int(OWNED)] >> number & 1 for at in seats
        )
    assert min(cells[:ORDER_AT]) >= 0
    assert sum(cells[DECK_AT:DISCARD_AT]) == int(state.deck_size)
    assert sorted(cells[ORDER_AT : ORDER_AT + len(seats)]) == list(range(len(seats)))
    for at in seats:
        _check_seat(cells, at)
    _check_board(state, cells)
    return found


def _check_seat(cells: list[int], at: int) -> None:
    assert min(cells[at + int(CUBES) : at + int(CUBES) + len(RESOURCE_NAMES)]) >= 0
    levels = dict(zip(UNIT_NAMES, cells[at + int(LEVEL) : at + int(LEVEL) + 4], strict=True))
    assert all(1 <= levels[unit] <= 4 for unit in ("collector", "army", "defence"))
    assert 0 <= levels["guide"] <= 4
    assert cells[at + int(CARDS)] == sum(cells[at + int(HAND) : at + int(HAND) + len(FLASH_NAMES)])
    assert cells[at + int(TOKENS) + TOKEN_NAMES.index("booster")] <= 1
    assert cells[at + int(TOKENS) + TOKEN_NAMES.index("sack")] <= 1
    plan = cells[at + int(PLAN) : at + int(PLAN) + cells[at + int(LAID)]]
    assert 0 not in plan
    assert len(set(plan)) == len(plan) <= cells[at + int(ACTION_TOKENS)] <= 6


def _check_board(state: Table, cells: list[int]) -> None:
    quarters = int(state.setting.quarters)
    assert sum(cells[LARGE_AT:SITE_AT]) <= quarters
    sites = cells[SITE_AT:CITY_AT]
    assert sites.count(1) <= quarters
    assert sites.count(2) <= quarters
    if state.season_number == 0:
        return
    for seat in range(state.setting.seats):
        for figure in range(len(FIGURE_NAMES)):
            space = cells[int(state.at(seat) + SPACE) + figure]
            assert state.board.terrain[space] != NOT_THERE
            assert space != 19 + seat, "an own unit in its own city"
    for seat in range(state.setting.seats):
        assert cells[int(state.at(seat) + SPACE)] < 19, "a collector in a city"


OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {"peoples": ["psolos", "reces"]},
    {"peoples": ["hivalia", "ertis"], "setup": "tactical"},
    {"peoples": ["reces", "ertis", "psolos"]},
    {"peoples": ["hivalia", "psolos", "ertis"], "setup": "tactical"},
    {"peoples": ["psolos", "reces", "hivalia", "ertis"], "setup": "tactical"},
    {"peoples": ["ertis", "mauhea", "hivalia", "meinas", "reces"], "extension": "on", "setup": "tactical"},
    {"peoples": ["meinas", "mauhea", "psolos", "reces", "hivalia", "ertis"], "extension": "on"},
    {"peoples": ["ertis", "hivalia", "reces", "psolos"]},
)
"""Each with the number of seats that its line-up has."""


def seats_of(options: Mapping[str, object]) -> int:
    """How many play with a line-up."""
    peoples = options["peoples"]
    assert isinstance(peoples, list)
    return len(peoples)


EVERY_COMBINATION: tuple[tuple[Mapping[str, object], int], ...] = tuple(
    ({"peoples": list(peoples), "setup": setup, "extension": extension}, len(peoples))
    for setup in ("first", "tactical")
    for extension, box in (("off", PEOPLE_NAMES[:4]), ("on", PEOPLE_NAMES))
    for seats in range(2, len(box) + 1)
    for peoples in combinations(box, seats)
)
"""Every set-up with every selection of peoples."""


# What a view shows, and the events that tell of it

PIECES = {"mine": "large", "forest": "medium", "mountain": "small"}


def zones(view: View) -> dict[str, Counter[str]]:
    """The hands, what lies at the cities and in the supply, and the pieces and figures on the spaces."""
    assert isinstance(view, EtheriumView)
    found: dict[str, Counter[str]] = {"supply": Counter(view.supply)}
    found["supply"] += _named("token", view.victory_tokens) + _named("capacity", view.capacities)
    found |= {space: Counter() for space in SPACE_NAMES}
    for space, terrain in view.terrains.items():
        found[space][PIECES.get(terrain, terrain)] += 1
    for city, space in view.cities.items():
        owner = city.removeprefix("city-")
        found[space][f"city/{owner if int(owner) <= len(view.players) else 'nobody'}"] += 1
    for seat, player in enumerate(view.players, 1):
        found[f"hand/{seat}"] = Counter(view.hand if seat == view.seat + 1 else {UNKNOWN: player.cards})
        found[f"stock/{seat}"] = Counter(player.cubes) + _named("token", player.tokens)
        found[f"stock/{seat}"] += _named("capacity", dict.fromkeys(player.capacities, 1))
        for figure, space in player.spaces.items():
            found[space][f"{figure}/{seat}"] += 1
    return found


def _named(kind: str, counts: Mapping[str, int]) -> Counter[str]:
    return Counter({f"{kind}/{name}": count for name, count in counts.items()})


CONFLICT = (ev.ConflictBegan, ev.ConflictWon, ev.ConflictEnded)
ROLL = (ev.DiceRolled, ev.Totalled, ev.Connected)
CARD = (ev.CardDrawn, ev.CardPlayed, ev.CardDiscarded, ev.DeckShuffled)
ANNOUNCED = Announced(
    zones,
    frozenset(
        (
            *("hand", "supply", "victory_tokens", "capacities", "terrains", "cities"),
            *(f"players.{part}" for part in ("cubes", "tokens", "capacities", "cards", "spaces")),
        )
    ),
    {
        "season_number": (ev.SeasonBegan,),
        "season": (ev.SeasonRevealed,),
        "seasons_seen": (ev.SeasonRevealed,),
        "order": (ev.InitiativeSet,),
        "number": (ev.NumberBegan, ev.ActionsEnded),
        "unseen": CARD,
        "deck_size": (ev.CardDrawn, ev.DeckShuffled),
        "discard": (ev.CardPlayed, ev.CardDiscarded, ev.DeckShuffled),
        "rolling": ROLL,
        "dice": ROLL,
        "rerolled": ROLL,
        "fated": ROLL,
        "bonus": (*ROLL, ev.CardPlayed),
        "melee": CONFLICT,
        "winner": CONFLICT,
        "conflict": CONFLICT,
        "place": CONFLICT,
        "ending": (Ended,),
        "winners": (Ended,),
        "players.levels": (ev.LevelRose, ev.LevelFell),
        "players.action_tokens": (ev.ActionTokensChanged, ev.SeasonBegan),
        "players.ready": (Ready, ev.SeasonBegan),
        "players.plan": (ev.TokenLaid, ev.TokensTakenBack, ev.ProgramRevealed, ev.SeasonBegan),
        "players.season_cards": (ev.CardPlayed, ev.SeasonBegan),
        "players.fights": CONFLICT,
        "players.total": (ev.Totalled, ev.Tied, ev.ConflictEnded),
        "players.stars": (Moved, ev.LevelRose, ev.LevelFell),
    },
    frozenset(
        (
            *("game", "seat", "step", "actors", "setup", "extension", "quarters", "player", "failure"),
            *("waiting", "turn", "passes", "effect", "amount", "victim", "theft", "pending", "gained", "paid"),
            *("players.people", "players.task"),
        )
    ),
)
# Of these a view keeps nothing: the card that said who lays next, and how rolls came about.
MOMENTARY = (ev.InitiativeSet, ev.Totalled, ev.Connected, ev.Tied, ev.ConflictWon)


def subject_of(
    game: Game = GAME,
    option_sets: Sequence[Mapping[str, object]] = OPTION_SETS,
    midway: Sequence[Position] = (),
    positions: Sequence[Position] = (),
) -> Subject:
    return Subject(
        game,
        census,
        option_sets,
        positions,
        midway=midway,
        announced=ANNOUNCED,
        momentary=MOMENTARY,
        fields=DECLARED,
    )


def subject(game: Game = GAME) -> Subject:
    return subject_of(game, midway=MIDWAY)
