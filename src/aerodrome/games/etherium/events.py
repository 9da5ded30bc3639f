"""What can happen in Etherium, as players would tell it.

Seats count from 0. Cards, resources, units, slots, spaces and rules have their names of `cards` and `rules.toml`; zones
are `supply`, `stock/1` at the city of the first seat, `hand/1`, `deck`, `discard` and the spaces. Not compiled.
"""

from __future__ import annotations

from aerodrome.kernel.event_types import Ended, Event, Moved, Ready, Rolled

# Set-up


class TerrainLaid(Moved, frozen=True):
    """A seat laid a terrain: large, medium or small."""

    seat: int


class CityLaid(Moved, frozen=True):
    """A seat laid a city; `owner` is None for one that nobody plays."""

    seat: int
    owner: int | None


class BoardCompleted(Event, frozen=True):
    """All terrains and cities lie there; the figures come next."""


class InitiativeSet(Event, frozen=True):
    """The order of initiative is the one on a season card, the highest first."""

    season: str
    seats: tuple[int, ...]


# Seasons and programs


class SeasonBegan(Event, frozen=True):
    """A season begins: programs and Flash cards of the last one no longer count."""

    number: int


class SeasonRevealed(Moved, frozen=True):
    """The season card was turned."""

    season: str


class ActionTokensChanged(Event, frozen=True):
    """A seat has more or fewer action tokens than before."""

    seat: int
    tokens: int


class TokenLaid(Event, frozen=True):
    """A seat laid its next action token; nobody else sees it."""

    seat: int
    number: int
    slot: str
    piece: str


class TokensTakenBack(Event, frozen=True):
    """A seat took its action tokens back; nobody else sees it."""

    seat: int
    piece: str


class ProgramRevealed(Event, frozen=True):
    """The program of a seat lies open."""

    seat: int
    plan: tuple[str, ...]
    piece: str


# Actions


class NumberBegan(Event, frozen=True):
    """The actions of the next number begin."""

    number: int


class ActionDue(Event, frozen=True):
    """The action of a token comes up."""

    seat: int
    number: int
    slot: str


class ActionFailed(Event, frozen=True):
    """The action that has come up cannot be carried out, by a rule."""

    seat: int
    number: int
    slot: str
    rule: str


class ActionsEnded(Event, frozen=True):
    """All programs of the season have been carried out."""


class Passed(Event, frozen=True):
    """A seat that was asked for a Flash card played none."""

    seat: int


class Declined(Event, frozen=True):
    """A seat did without something: a `voyage`, the `season` action, cubes to `take`, a cube instead of an `action`."""

    seat: int
    what: str


class UnitMoved(Moved, frozen=True):
    """A figure went from one space to another."""

    seat: int
    unit: str


class LevelRose(Event, frozen=True):
    """A unit has a higher level."""

    seat: int
    unit: str
    level: int


class LevelFell(Event, frozen=True):
    """A unit lost a level."""

    seat: int
    unit: str
    level: int


# Cubes, tokens, capacities


class CubeGained(Moved, frozen=True):
    """A cube came from the supply; `how`: by a `collect`, `instead` of an action that failed, or as a `gain`."""

    seat: int
    how: str


class CubePaid(Moved, frozen=True):
    """A seat paid a cube."""

    seat: int


class CubeLost(Moved, frozen=True):
    """A failed connection cost a cube."""

    seat: int


class CubeStolen(Moved, frozen=True):
    """A seat stole a cube from another."""

    seat: int
    victim: int


class PaymentBegan(Event, frozen=True):
    """A seat owes basic cubes: for `ether` or for a `guide`."""

    seat: int
    cubes: int
    purpose: str


class VictimChosen(Event, frozen=True):
    """A thief said from whom to steal."""

    seat: int
    victim: int


class TokenAwarded(Moved, frozen=True):
    """A seat got a victory token."""

    seat: int
    token: str


class CapacityBought(Moved, frozen=True):
    """A seat got a capacity."""

    seat: int
    capacity: str


# Flash cards


class CardDrawn(Moved, frozen=True):
    """A seat drew a Flash card; only that seat sees which."""

    seat: int


class CardPlayed(Moved, frozen=True):
    """A seat played a Flash card; `points` are what it adds to a roll."""

    seat: int
    points: int


class CardDiscarded(Moved, frozen=True):
    """A seat gave up a Flash card."""

    seat: int


class DeckShuffled(Event, frozen=True):
    """The discard pile became the deck."""

    piece: str


# Rolls


class DiceRolled(Rolled, frozen=True):
    """A seat rolled to connect, or for its army or defence; `again` when it changes a roll."""

    seat: int
    purpose: str
    again: bool


class Totalled(Event, frozen=True):
    """A roll in a conflict is final: what a unit has, and what that is made of."""

    seat: int
    unit: str
    dice: tuple[int, ...]
    guide: int
    cards: int
    rampart: int
    barbarians: int
    total: int


class Connected(Event, frozen=True):
    """A roll to connect is final: the row of the connection table, and what it is made of."""

    seat: int
    dice: tuple[int, ...]
    guide: int
    cards: int
    result: int


# Conflicts


class ConflictBegan(Event, frozen=True):
    """A conflict begins. In an assault all attack; defenders are the besieged city and the pillaged collectors."""

    conflict: str
    space: str
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]


class Tied(Event, frozen=True):
    """The highest rolls are equal: these seats roll again."""

    seats: tuple[int, ...]
    total: int


class ConflictWon(Event, frozen=True):
    """A seat won an assault or a siege with its army or defence; `by_tie` as the Barbarians do."""

    seat: int
    conflict: str
    unit: str
    by_tie: bool


class CitySacked(Event, frozen=True):
    """An army that took a city took a `booster`, `ether` or `resources`, or lowered the `guide`."""

    seat: int
    victim: int
    choice: str


class UnitFled(Moved, frozen=True):
    """A figure left a conflict."""

    seat: int
    unit: str


class ConflictEnded(Event, frozen=True):
    """A conflict is over."""

    conflict: str
    space: str


# The end


class StarsCounted(Event, frozen=True):
    """The stars of a seat, by where they come from."""

    seat: int
    stars: dict[str, int]


EVENTS: tuple[type[Event], ...] = (
    *(Moved, Ready, Ended),
    *(TerrainLaid, CityLaid, BoardCompleted, InitiativeSet),
    *(SeasonBegan, SeasonRevealed, ActionTokensChanged, TokenLaid, TokensTakenBack, ProgramRevealed),
    *(NumberBegan, ActionDue, ActionFailed, ActionsEnded, Passed, Declined, UnitMoved, LevelRose, LevelFell),
    *(CubeGained, CubePaid, CubeLost, CubeStolen, PaymentBegan, VictimChosen, TokenAwarded, CapacityBought),
    *(CardDrawn, CardPlayed, CardDiscarded, DeckShuffled),
    *(DiceRolled, Totalled, Connected),
    *(ConflictBegan, Tied, ConflictWon, CitySacked, UnitFled, ConflictEnded),
    StarsCounted,
)
