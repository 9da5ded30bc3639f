"""Where things lie on a table, and the numbers beside them. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel import declarations
from aerodrome.kernel.state import State

# The flat storage, range by range
DECK_AT: Final = 0  # [kind] equipment cards nobody has seen: the deck, and what was laid face down from it alone
DISCARD_AT: Final = 6  # [kind]
PLAYED_AT: Final = 12  # [kind] laid down in the fight that is going on
VISIBLE_AT: Final = 18  # [kind] face up in a sharing
HAND_AT: Final = 24  # [seat, kind]
HAND: Final[i64] = 6
MEMORY_AT: Final = 36  # [seat, fact] what everybody knows of a hand, see `memory`
MEMORY: Final[i64] = 20
OWED_AT: Final = 76  # [symbol] what is still to be paid for a flag of the boarding
REWARD_AT: Final = 81  # [reward] icons still to be taken
CREW_AT: Final = 85  # [crew] where each is, see `cards`
AMBUSH_AT: Final = 93  # [card] 1 while nobody knows where it lies
ROUTE_AT: Final = 121  # [place] card + 1 face up, -(card + 1) face down but known, 0 unknown
STAGE_AT: Final = 148  # [place] stage + 1 that lies there
REVEALED_AT: Final = 175  # [card] 1 while Baba holds it
STAGE_DECK_AT: Final = 203  # [stage] 1 while it lies in the deck
ENERGY_AT: Final = 209  # [token] 1 while its lower side is unseen
ASSAULT_AT: Final = 212  # [assault] 1 while it has not been revealed
FACE_DOWN_AT: Final = 226  # [kind] face down in a sharing for which the deck ran out: they come from two decks
DECK_LIMIT_AT: Final = 232  # [kind] most that the deck can hold, as everybody knows since it was shuffled; see `memory`
STORAGE: Final = 238

# Streams of chance
DICE_STREAM: Final = 1
EQUIPMENT_STREAM: Final = 2
CREW_STREAM: Final = 3
AMBUSH_STREAM: Final = 4
STARTING_CARD_STREAM: Final = 5
STAGE_STREAM: Final = 6
ENERGY_STREAM: Final = 7
ASSAULT_STREAM: Final = 8
SET_UP_STREAM: Final = 9
STREAM_NAMES: Final = declarations.stream_names("aerodrome.games.celestia_duo")

NUMBERS: Final = declarations.number_names("aerodrome.games.celestia_duo")
NO_NUMBERS: Final = vec[i64]([0] * len(NUMBERS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Storage(State):
    """The numbers of a table beside its cells."""

    def __init__(self) -> None:
        super().__init__()
        self.pirate: i64 = 0  # which of the seven
        self.deck: i64 = 0  # which of the three upper decks
        self.captain: i64 = 0
        self.step = 1
        self.turn: i64 = 1
        self.airship: i64 = 0  # place on the route, 0 for the start tile
        self.chased: i64 = 0  # place of the pirate ship
        self.energy: i64 = 0
        self.gold: i64 = 0
        self.smoke: i64 = 0
        self.dice: i64 = 0  # a hand, see `dice`
        self.flags: i64 = 0  # validated flags whose secret attack is still to come
        self.olga: i64 = 0  # 1 when the next movement is one card longer
        self.ambushes: i64 = 0  # turned up since the last stop
        self.hidden: i64 = 0  # face-down cards in a sharing
        self.passed: i64 = 0  # 1 when the last picker took none
        self.fighter: i64 = 0  # whose turn it is in the combat
        self.losses: i64 = 0  # resources still to be removed
        self.offered: i64 = 0  # tokens for which there is no room
        self.offers_smoke: i64 = 0  # 1 when they are smoke, 0 gold
        self.laying: i64 = 0  # place on which Baba's next card goes
        self.reclaim: i64 = 0  # cards that Shuki still keeps
        self.boarding: i64 = 0  # 1 in the final battle
        self.assault: i64 = 0  # the one that goes on, + 1
        self.masts: i64 = 3
        self.said_first: i64 = 0  # a bit for each phrase the first seat has said in this window
        self.said_second: i64 = 0
        self.ready: i64 = 0  # 1 when the partner has nothing more to say
        self.told_first: i64 = 0  # the last statement of the first seat, + 1
        self.told_second: i64 = 0
        self.ending: i64 = -1
        self.talk: i64 = 0  # the proposals that can be made in this window, a bit for each

    def copy_numbers(self, other: Storage) -> None:
        """Give another table the same numbers."""
        other.pirate, other.deck, other.captain, other.seat = self.pirate, self.deck, self.captain, self.seat
        other.step, other.beneath, other.turn, other.airship = self.step, self.beneath, self.turn, self.airship
        other.chased, other.energy, other.gold, other.smoke = self.chased, self.energy, self.gold, self.smoke
        other.dice, other.flags, other.olga, other.ambushes = self.dice, self.flags, self.olga, self.ambushes
        other.hidden, other.passed, other.fighter, other.losses = self.hidden, self.passed, self.fighter, self.losses
        other.offered, other.offers_smoke, other.laying = self.offered, self.offers_smoke, self.laying
        other.reclaim, other.boarding, other.assault = self.reclaim, self.boarding, self.assault
        other.masts, other.said_first, other.said_second = self.masts, self.said_first, self.said_second
        other.ready, other.told_first, other.told_second = self.ready, self.told_first, self.told_second
        other.ending, other.talk = self.ending, self.talk

    def numbers(self) -> vec[i64]:
        """The numbers that tell two tables apart."""
        values = NO_NUMBERS[:]
        values[0], values[1], values[2], values[3] = self.pirate, self.deck, self.captain, self.seat
        values[4], values[5], values[6], values[7] = self.step, self.beneath, self.turn, self.airship
        values[8], values[9], values[10], values[11] = self.chased, self.energy, self.gold, self.smoke
        values[12], values[13], values[14], values[15] = self.dice, self.flags, self.olga, self.ambushes
        values[16], values[17], values[18], values[19] = self.hidden, self.passed, self.fighter, self.losses
        values[20], values[21], values[22], values[23] = self.offered, self.offers_smoke, self.laying, self.reclaim
        values[24], values[25], values[26], values[27] = self.boarding, self.assault, self.masts, self.said_first
        values[28], values[29], values[30], values[31] = self.said_second, self.ready, self.told_first, self.told_second
        values[32], values[33] = self.ending, self.talk
        return values
