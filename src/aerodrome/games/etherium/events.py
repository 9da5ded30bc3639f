"""What can happen in Etherium, as players would tell it.

Seats count from 0. Cards, resources, units, slots, spaces and rules have their names of `cards` and `rules.toml`; zones
are `supply`, `stock/1` at the city of the first seat, `hand/1`, `deck`, `discard` and the spaces. Not compiled.
"""

from __future__ import annotations

from aerodrome.kernel.event_types import Ended, Event, Moved, OfASeat, Ready, Rolled


class MovedBySeat(Moved, frozen=True):
    """Something moved for a seat."""

    seat: int


class LevelChanged(OfASeat, frozen=True):
    """A unit has another level."""

    unit: str
    level: int


class FigureMoved(MovedBySeat, frozen=True):
    """A figure went from one space to another."""

    unit: str


# Set-up


class TerrainLaid(MovedBySeat, frozen=True):
    """A seat laid a terrain: large, medium or small."""


class CityLaid(MovedBySeat, frozen=True):
    """A seat laid a city; `owner` is None for one that nobody plays."""

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


class ActionTokensChanged(OfASeat, frozen=True):
    """A seat has more or fewer action tokens than before."""

    tokens: int


class TokenLaid(OfASeat, frozen=True):
    """A seat laid its next action token; nobody else sees it."""

    number: int
    slot: str
    piece: str


class TokensTakenBack(OfASeat, frozen=True):
    """A seat took its action tokens back; nobody else sees it."""

    piece: str


class ProgramRevealed(OfASeat, frozen=True):
    """The program of a seat lies open."""

    plan: tuple[str, ...]
    piece: str


# Actions


class NumberBegan(Event, frozen=True):
    """The actions of the next number begin."""

    number: int


class ActionDue(OfASeat, frozen=True):
    """The action of a token comes up."""

    number: int
    slot: str


class ActionFailed(OfASeat, frozen=True):
    """The action that has come up cannot be carried out, by a rule."""

    number: int
    slot: str
    rule: str


class ActionsEnded(Event, frozen=True):
    """All programs of the season have been carried out."""


class Passed(OfASeat, frozen=True):
    """A seat that was asked for a Flash card played none."""


class Declined(OfASeat, frozen=True):
    """A seat did without something: a `voyage`, the `season` action, cubes to `take`, a cube instead of an `action`."""

    what: str


class UnitMoved(FigureMoved, frozen=True):
    """A figure went from one space to another."""


class LevelRose(LevelChanged, frozen=True):
    """A unit has a higher level."""


class LevelFell(LevelChanged, frozen=True):
    """A unit lost a level."""


# Cubes, tokens, capacities


class CubeGained(MovedBySeat, frozen=True):
    """A cube came from the supply; `how`: by a `collect`, `instead` of an action that failed, or as a `gain`."""

    how: str


class CubePaid(MovedBySeat, frozen=True):
    """A seat paid a cube."""


class CubeLost(MovedBySeat, frozen=True):
    """A failed connection cost a cube."""


class CubeStolen(MovedBySeat, frozen=True):
    """A seat stole a cube from another."""

    victim: int


class PaymentBegan(OfASeat, frozen=True):
    """A seat owes basic cubes: for `ether` or for a `guide`."""

    cubes: int
    purpose: str


class VictimChosen(OfASeat, frozen=True):
    """A thief said from whom to steal."""

    victim: int


class TokenAwarded(MovedBySeat, frozen=True):
    """A seat got a victory token."""

    token: str


class CapacityBought(MovedBySeat, frozen=True):
    """A seat got a capacity."""

    capacity: str


# Flash cards


class CardDrawn(MovedBySeat, frozen=True):
    """A seat drew a Flash card; only that seat sees which."""


class CardPlayed(MovedBySeat, frozen=True):
    """A seat played a Flash card; `points` are what it adds to a roll."""

    points: int


class CardDiscarded(MovedBySeat, frozen=True):
    """A seat gave up a Flash card."""


class DeckShuffled(Event, frozen=True):
    """The discard pile became the deck."""

    piece: str


# Rolls


class DiceRolled(Rolled, frozen=True):
    """A seat rolled to connect, or for its army or defence; `again` when it changes a roll."""

    seat: int
    purpose: str
    again: bool


class Totalled(OfASeat, frozen=True):
    """A roll in a conflict is final: what a unit has, and what that is made of."""

    unit: str
    dice: tuple[int, ...]
    guide: int
    cards: int
    rampart: int
    barbarians: int
    total: int


class Connected(OfASeat, frozen=True):
    """A roll to connect is final: the row of the connection table, and what it is made of."""

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


class ConflictWon(OfASeat, frozen=True):
    """A seat won an assault or a siege with its army or defence; `by_tie` as the Barbarians do."""

    conflict: str
    unit: str
    by_tie: bool


class CitySacked(OfASeat, frozen=True):
    """An army that took a city took a `booster`, `ether` or `resources`, or lowered the `guide`."""

    victim: int
    choice: str


class UnitFled(FigureMoved, frozen=True):
    """A figure left a conflict."""


class ConflictEnded(Event, frozen=True):
    """A conflict is over."""

    conflict: str
    space: str


# The end


class StarsCounted(OfASeat, frozen=True):
    """The stars of a seat, by where they come from."""

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
