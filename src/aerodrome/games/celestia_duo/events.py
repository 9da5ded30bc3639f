"""What can happen at the table of Celestia Duo.

Cards, tokens and ships move between these zones: `deck`, `discard`, `visible` and `hidden` (to be shared), `played`,
`hand/1`, `hand/2`, `hold`, `supply`, `crew-deck`, `crew-discard`, `stage-deck`, `used-stages`, `route/0` (the start
tile) to `route/26` (the Lair), `baba`, `generator`, `spent`, `assault-deck`, `assault`. The faces of dice have names;
where tables of all games look at dice, they are the numbers 1 to 6 in the order of `FACE_NAMES`.
"""

from __future__ import annotations

from aerodrome.kernel.event_types import Ended, Event, Moved, OfASeat, Ready, Rolled, Said, TurnBegan


class OfACrewMember(Event, frozen=True):
    """A crew member is turned."""

    piece: str
    crew: str


# The route


class AirshipFlew(Moved, frozen=True):
    """The airship went on; it may catch up with the pirate."""

    place: int
    catches_up: bool


class PirateFled(Moved, frozen=True):
    """The pirate ship advanced by some cards."""

    place: int
    cards: int


class CityReached(Moved, frozen=True):
    """The airship stopped, and a Stage card was laid under it."""

    place: int


class AmbushMet(Event, frozen=True):
    """The Ambush card under the airship was turned up."""

    piece: str
    place: int
    card: str


class AmbushRevealed(Moved, frozen=True):
    """Baba took up an Ambush card ahead of the airship."""

    target: str = "baba"


class AmbushLaid(Moved, frozen=True):
    """An Ambush card that Baba took up was laid back, face down."""

    place: int


# Dice


class DiceRolled(Rolled, frozen=True):
    """The dice of an Ambush or Assault: some are set, the others rolled."""

    fixed: tuple[str, ...]
    rolled: tuple[str, ...]


class DiceRerolled(Rolled, frozen=True):
    """Smoke let some dice be rolled again."""

    again: tuple[str, ...]
    rolled: tuple[str, ...]


class DieTurned(Rolled, frozen=True):
    """Augusta turned a die to another face."""

    before: str
    after: str


class DieBeaten(Rolled, frozen=True):
    """A die was beaten and taken away."""

    beaten: str


class DiceValidated(Event, frozen=True):
    """The dice stay as they are."""

    flags: int


# The fight


class CombatBegan(OfASeat, frozen=True):
    """The Captain said who begins the combat."""


class CardPlayed(Moved, frozen=True):
    """A player laid down a card against a die, or for a symbol of a Flag's price."""

    seat: int
    against: str


class FlagGrappled(OfASeat, frozen=True):
    """A player began to pay the price of a Flag of the boarding."""

    price: tuple[str, ...]


class CouldNotPay(OfASeat, frozen=True):
    """A player could not beat any die with the cards in hand."""


class EnergyLost(Moved, frozen=True):
    """A token of the generator was lost."""

    source: str = "generator"
    target: str = "spent"


class VictimNamed(OfASeat, frozen=True):
    """The Captain said who loses a card to the Secret Attack."""


class CardLost(Moved, frozen=True):
    """A player lost a card to the Secret Attack."""

    seat: int


class CardKept(Moved, frozen=True):
    """Shuki kept a card that was played."""

    source: str = "played"
    target: str = "visible"


class BoardingBegan(Event, frozen=True):
    """The pirate is caught up with, and the final battle begins."""

    pirate: str


class AssaultRevealed(Moved, frozen=True):
    """The next Assault of the boarding was revealed."""

    source: str = "assault-deck"
    target: str = "assault"


class MastFell(Moved, frozen=True):
    """An Assault was beaten and is laid aside; `masts` are left."""

    masts: int


# The crew and the hold


class CrewHelped(OfACrewMember, frozen=True):
    """A crew member used their power and turned sideways."""


class CrewTired(OfACrewMember, frozen=True):
    """A crew member was turned sideways by the Secret Attack."""


class CrewReactivated(OfACrewMember, frozen=True):
    """A crew member can be called upon again."""


class CrewRecruited(Moved, frozen=True):
    """A crew member came aboard."""

    source: str = "crew-deck"
    target: str = "hold"


class CrewLeft(Moved, frozen=True):
    """A crew member left the airship."""

    source: str = "hold"
    target: str = "crew-discard"


class TokenLoaded(Moved, frozen=True):
    """A Gold or a Smoke came into the hold."""

    source: str = "supply"
    target: str = "hold"


class TokenSpent(Moved, frozen=True):
    """A Gold or a Smoke was spent."""

    source: str = "hold"
    target: str = "supply"


class TokenLost(Moved, frozen=True):
    """A Gold or a Smoke was lost, or gave way to something else."""

    source: str = "hold"
    target: str = "supply"


class TokensOffered(Event, frozen=True):
    """There are tokens for which the hold has no room."""

    token: str
    amount: int


class RewardsWon(Event, frozen=True):
    """All dice of an Ambush are beaten: these are its rewards."""

    rewards: tuple[str, ...]


class RewardClaimed(Event, frozen=True):
    """The Captain chose one of the rewards."""

    reward: str


# Cards to share


class CardLaidOut(Moved, frozen=True):
    """A card of the deck was laid out to be shared; those face down have no name."""

    source: str = "deck"
    target: str = "visible"


class SharingBegan(OfASeat, frozen=True):
    """The Captain said who takes the first card."""


class CardTaken(Moved, frozen=True):
    """A player took a card that lay open or face down; the latter is named to nobody else."""

    seat: int


class Passed(OfASeat, frozen=True):
    """A player took no card."""


class Reshuffled(Moved, frozen=True):
    """A card of a discard pile was shuffled into the deck that was used up."""


# Words, and the end


class Declined(OfASeat, frozen=True):
    """The Captain went on without using what could still be used; `what` is the step that asked for it."""

    what: str


class Stated(OfASeat, frozen=True):
    """Exceptional communication: a player said something about the own hand, or `nothing`."""

    statement: str


class HandShown(OfASeat, frozen=True):
    """All is over, and a player lays the hand on the table."""

    cards: tuple[str, ...]


EVENTS = (
    *(Moved, TurnBegan, Said, Ready, Ended),
    *(AirshipFlew, PirateFled, CityReached, AmbushMet, AmbushRevealed, AmbushLaid),
    *(DiceRolled, DiceRerolled, DieTurned, DieBeaten, DiceValidated),
    *(CombatBegan, CardPlayed, FlagGrappled, CouldNotPay, EnergyLost, VictimNamed, CardLost, CardKept),
    *(BoardingBegan, AssaultRevealed, MastFell),
    *(CrewHelped, CrewTired, CrewReactivated, CrewRecruited, CrewLeft),
    *(TokenLoaded, TokenSpent, TokenLost, TokensOffered, RewardsWon, RewardClaimed),
    *(CardLaidOut, SharingBegan, CardTaken, Passed, Reshuffled),
    *(Declined, Stated, HandShown),
)
