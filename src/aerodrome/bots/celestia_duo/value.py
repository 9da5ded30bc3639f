"""What a table of Celestia Duo looks like to a value: marks of all that lies open, with both hands known.

A bot knows one hand and imagines the other; the mean over what it imagines is its value. The marks of a situation
(the chase in Quick, Normal and Expert, the boarding in Normal and Expert) are its own. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.best import LOWEST
from aerodrome.bots.net import Features, Net
from aerodrome.games.celestia_duo import cards, layout, step
from aerodrome.games.celestia_duo.dice import COUNT, NONE
from aerodrome.games.celestia_duo.memory import can_pay_flag
from aerodrome.games.celestia_duo.table import CAUGHT, MASTS_DOWN, Table
from aerodrome.kernel.dealer import Dealer

from .fight import NOTHING_REQUIRED, CardWorths, DiceFight
from .judge import required_by
from .scene import OpenTable, odds, scene_of
from .tally import HandTally

# The marks of a situation: where each row begins. A row has a mark for each number from 0 on.
ALWAYS: Final[i64] = 0  # [3] there; the first turn; propellers on stages
GAP: Final[i64] = 3  # [16] cards to the pirate ship; in the boarding, masts that stand
REACHED: Final[i64] = 19  # [2] whether the next movement reaches the pirate ship
PROPELLER: Final[i64] = 21  # [6]
TO_LAIR: Final[i64] = 27  # [16]
STAGES_LEFT: Final[i64] = 43  # [7]
ENERGY: Final[i64] = 50  # [4]
SMOKE: Final[i64] = 54  # [7]
GOLD: Final[i64] = 61  # [7]
ROOM: Final[i64] = 68  # [5]
AMBUSHES: Final[i64] = 73  # [7] since the last stop
ACTIVE: Final[i64] = 80  # [8 crew]
USED: Final[i64] = 88  # [8 crew]
PIRATE: Final[i64] = 96  # [7]
ONE: Final[i64] = 103  # [6 kinds, 3] hands that hold one
TWO: Final[i64] = 121  # [6 kinds, 3] hands that hold two
OF_KIND: Final[i64] = 139  # [6 kinds, 6] cards in both hands
SMALL: Final[i64] = 175  # [11] size of the smaller hand
LARGE: Final[i64] = 186  # [11] size of the larger hand
TOGETHER: Final[i64] = 197  # [18] size of both
FEW_KINDS: Final[i64] = 215  # [7] kinds in the hand that has fewer
MANY_KINDS: Final[i64] = 222  # [7]
ALL_KINDS: Final[i64] = 229  # [7] kinds in both hands
PAYERS: Final[i64] = 236  # [3] hands that can pay a flag of the boarding
DECK: Final[i64] = 239  # [7] cards left in the deck, by eights
# In the middle of a turn
STEP: Final[i64] = 246  # [24]
DICE: Final[i64] = 270  # [6 faces, 5]
BETTER: Final[i64] = 300  # [12] how the fight ends when the better player starts, see `fought`
WORSE: Final[i64] = 312  # [12] and when the other one does
FLAGS: Final[i64] = 324  # [5] whose attack is still to come
VISIBLE: Final[i64] = 329  # [6 kinds, 3] to be shared
HIDDEN: Final[i64] = 347  # [6]
LOSSES: Final[i64] = 353  # [4] resources still to go
REWARDS: Final[i64] = 357  # [4 rewards, 3] to be won or taken
BAN: Final[i64] = 369  # [4] of the Assault
WORTH: Final[i64] = 373  # an amount: what `steady` makes of the table
BLOCK: Final[i64] = 374
MARKS: Final[i64] = 1870  # of all situations
WORTH_UNIT: Final[i64] = 100  # thousandths of the logarithm of the odds
MOST_WORTH: Final[i64] = 100

# A fight in which cards are counted
A_CARD: Final[i64] = 10
HELP: Final[i64] = -1  # Ludvig or Mama, who are called rather than a card laid down
FAILURE: Final[i64] = -1_000
DIE_LEFT: Final[i64] = 20
MOST_COUNTED: Final[i64] = 7  # cards; then come failures by the dice left
MOST_LEFT: Final[i64] = 4
UNDECIDED: Final = (step.DICE, step.AUGUSTA, step.FLAGS, step.LOAD, step.START)  # who starts the fight


def equal_worths() -> CardWorths:
    """Each card is worth the same."""
    worths = CardWorths(OpenTable(), NOTHING_REQUIRED)
    for at in range(len(worths.of_kind)):
        worths.of_kind[at] = 0
    for at in range(len(worths.of_size)):
        worths.of_size[at] = A_CARD
    worths.emptier = 0
    return worths


EQUAL_WORTHS: Final = equal_worths()


class Describer:
    """Writes down the marks of tables."""

    def __init__(self) -> None:
        self.features: Features = Features()
        self.at: i64 = 0  # where the marks of the situation begin

    def row(self, at: i64, number: i64, most: i64) -> None:
        """A number, or the most that the row has a mark for."""
        self.features.add(self.at + at + max(min(number, most), 0))

    def describe(self, state: Table, is_settled: bool) -> None:
        """All marks of a table; a settled one as if the dice of an Assault were still to be rolled."""
        self.features.clear()
        scene = scene_of(state)
        self.at = scene.situation * BLOCK
        self.mark_ways(state, scene)
        self.mark_hold(state, scene)
        self.mark_hands(state)
        self.mark_worth(state, scene)
        if not is_settled and state.step != step.BRIEFING:
            self.mark_turn(state)

    def mark_ways(self, state: Table, scene: OpenTable) -> None:
        self.row(ALWAYS, 0, 0)
        if state.turn == 1:
            self.row(ALWAYS, 1, 1)
        if state.setting.stages_have_propellers:
            self.row(ALWAYS, 2, 2)
        self.row(GAP, scene.gap, 15)
        self.row(PIRATE, state.pirate, 6)
        if state.boarding != 0:
            return
        self.row(PROPELLER, scene.propeller, 5)
        self.row(TO_LAIR, scene.to_lair, 15)
        self.row(STAGES_LEFT, state.sum_of(layout.STAGE_DECK_AT, cards.STAGES), 6)
        self.row(AMBUSHES, scene.ambushes, 6)
        if scene.propeller >= scene.gap:
            self.row(REACHED, 1, 1)

    def mark_hold(self, state: Table, scene: OpenTable) -> None:
        self.row(ENERGY, scene.energy, 3)
        self.row(SMOKE, scene.smoke, 6)
        self.row(GOLD, scene.gold, 6)
        self.row(ROOM, scene.room, 4)
        self.row(DECK, state.deck_size() // 8, 6)
        for crew in range(cards.CREW):
            if scene.crew[crew] == cards.ACTIVE:
                self.row(ACTIVE, crew, 7)
            elif scene.crew[crew] == cards.USED:
                self.row(USED, crew, 7)

    def mark_hands(self, state: Table) -> None:
        tally = HandTally(state.cells)
        for kind in range(cards.KINDS):
            self.row(ONE + kind * 3, tally.ones[kind], 2)
            self.row(TWO + kind * 3, tally.twos[kind], 2)
            self.row(OF_KIND + kind * 6, tally.of_kind[kind], 5)
        self.row(SMALL, min(tally.sizes[0], tally.sizes[1]), 10)
        self.row(LARGE, max(tally.sizes[0], tally.sizes[1]), 10)
        self.row(TOGETHER, tally.sizes[0] + tally.sizes[1], 17)
        self.row(FEW_KINDS, min(tally.kinds[0], tally.kinds[1]), 6)
        self.row(MANY_KINDS, max(tally.kinds[0], tally.kinds[1]), 6)
        self.row(ALL_KINDS, tally.all_kinds, 6)
        if not state.is_quick():
            self.row(PAYERS, payers(state), 2)

    def mark_worth(self, state: Table, scene: OpenTable) -> None:
        hands = state.cells[layout.HAND_AT : layout.HAND_AT + 2 * layout.HAND]
        worth = scene.worth() + CardWorths(scene, required_by(state)).worth(hands)
        units = max(min(worth // WORTH_UNIT, MOST_WORTH), -MOST_WORTH)
        self.features.add_amount(self.at + WORTH, units)

    # In the middle of a turn

    def mark_turn(self, state: Table) -> None:
        self.row(STEP, state.step, 23)
        self.row(FLAGS, state.flags, 4)
        self.row(HIDDEN, state.hidden, 5)
        self.row(LOSSES, state.losses, 3)
        if state.boarding != 0:
            self.row(BAN, state.ban(), 3)
        for kind in range(cards.KINDS):
            self.row(VISIBLE + kind * 3, state.cells[layout.VISIBLE_AT + kind], 2)
        for reward in range(cards.REWARDS):
            self.row(REWARDS + reward * 3, rewards_ahead(state, reward), 2)
        if state.dice != NONE:
            self.mark_fight(state)

    def mark_fight(self, state: Table) -> None:
        for face in range(cards.FACES):
            self.row(DICE + face * 5, COUNT[state.dice * cards.FACES + face], 4)
        fight = counting_fight(state)
        if state.step in UNDECIDED:
            one, other = fought(fight, 0), fought(fight, 1)
            self.row(BETTER, min(one, other), 11)
            self.row(WORSE, max(one, other), 11)
        else:
            self.row(BETTER, fought(fight, state.fighter), 11)


class Value:
    """The chance of winning with both hands known."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.describer = Describer()

    def chance(self, state: Table, is_settled: bool = True) -> float:
        """The chance as a turn begins, before the dice of an Assault, or when all is over; else at any moment."""
        if state.step == step.OVER:
            if state.ending in (CAUGHT, MASTS_DOWN):
                return 1.0
            return 0.0
        self.describer.describe(state, is_settled)
        return odds(self.net.evaluate(self.describer.features))

    def chance_for(self, state: Table, seat: i64, dealer: Dealer, deals: i64) -> float:
        """The chance as a seat knows the table, at any moment: the mean over hands that it can imagine."""
        total = 0.0
        for _deal in range(deals):
            imagined = state.copy()
            imagined.redeal(seat, dealer)
            total += self.chance(imagined, False)
        return total / float(deals)


def rewards_ahead(state: Table, reward: i64) -> i64:
    """Rewards still to be taken, or those that wait on the card under the airship while its dice are there."""
    if state.dice == NONE or state.boarding != 0:
        return state.cells[layout.REWARD_AT + reward]
    return state.setting.facts.ambush_rewards[state.card_at(state.airship) * cards.REWARDS + reward]


def payers(state: Table) -> i64:
    """How many hands can pay a flag of the boarding."""
    required, of = state.setting.facts.pirate_requires, state.pirate * cards.SYMBOLS
    found: i64 = 0
    for seat in range(2):
        if can_pay_flag(state.cells, layout.HAND_AT + seat * layout.HAND, required, of, True, False):
            found += 1
    return found


def counting_fight(state: Table) -> DiceFight:
    """The fight that goes on, in which cards are saved, and above all failures."""
    fight = DiceFight(EQUAL_WORTHS)
    fight.pairs = state.pairs_count()
    fight.is_boarding = state.boarding != 0
    fight.required = required_by(state)
    fight.ludvig = LOWEST
    fight.mama = LOWEST
    if state.is_active(cards.LUDVIG) and not state.crew_is_banned():
        fight.ludvig = HELP
    if state.mama_helps():
        fight.mama = HELP
    fight.failure = FAILURE
    fight.die = -DIE_LEFT
    fight.deal(state.cells[layout.HAND_AT : layout.HAND_AT + 2 * layout.HAND])
    fight.set_dice(state.dice)
    return fight


def fought(fight: DiceFight, seat: i64) -> i64:
    """How a fight ends that this seat starts: the cards it takes, or beyond them a failure by the dice left."""
    value = fight.best(seat)
    if value > FAILURE:
        return min(-value // A_CARD, MOST_COUNTED)
    return MOST_COUNTED + max(min((FAILURE - value) // DIE_LEFT, MOST_LEFT), 1)
