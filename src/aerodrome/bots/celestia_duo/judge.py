"""What a player of Celestia Duo can make of a fight: the partner's hand is imagined many times over.

Every imagined hand agrees with all that is publicly known. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.best import LOWEST
from aerodrome.games.celestia_duo import cards, layout
from aerodrome.games.celestia_duo.chapters import CHAPTERS, combat
from aerodrome.games.celestia_duo.conditions import why_not_crew
from aerodrome.games.celestia_duo.dice import COUNT, LESS, MORE, PARTS, PARTS_START, SIZE, without
from aerodrome.games.celestia_duo.table import Table
from aerodrome.kernel.dealer import Dealer

from .fight import CardWorths, DiceFight
from .scene import ACTIVE_CREW, SMOKE, STEPS, USED_CREW, OpenTable, odds, scene_of

DEALS: Final[i64] = 12
FEW_DEALS: Final[i64] = 6  # where a rough picture of the partner's hand is enough
OPEN: Final[i64] = 0  # no deal is imagined: the hands are taken as they lie
ROUGH_DEALS: Final[i64] = 5
CHEAP: Final[i64] = 60  # hundredths of a die's cost: dice beaten as cheaply as this are never rerolled
UNKNOWN: Final[i64] = LOWEST
NO_VALUES: Final = vec[i64]([LOWEST] * 210)
NO_DEAL: Final = vec[i64]([0] * 18)
EQUAL_TRUST: Final = vec[i64]([1] * 64)
DECK: Final[i64] = 12  # behind both hands of a deal, the cards among which a face-down one is
LEAST_COST: Final[i64] = 40  # what is used up is never for nothing
MILLION: Final = 1_000_000.0
CERTAIN_LOSS: Final[i64] = -30_000  # whatever else there is, no chance is left
ALMOST_WON: Final[i64] = 3_000  # the worth of a table whose last Assault is as good as over
FAILURE_IN_LAST_FIGHT: Final[i64] = -2_200  # with one energy; with more of them less
CARDS_FOR_ENERGY: Final[i64] = 4  # what an unknown Energy token brings and takes, for the mean of the three
TOKENS_FOR_ENERGY: Final[i64] = 2
DIE_IN_CARDS: Final[i64] = 130  # hundredths: what a die costs that is beaten with unknown cards
ANY_ACTION: Final[i64] = -1
LAST_FIGHT: Final[i64] = 10  # what is kept has hardly any worth when all masts are down


class Judge:
    """One table as a seat sees it, with the deals it imagines."""

    def __init__(self, state: Table, seat: i64, dealer: Dealer, deals: i64) -> None:
        self.state = state
        self.seat = seat
        self.dealer = dealer
        self.deals: list[vec[i64]] = []
        self.trust: vec[i64] = EQUAL_TRUST[:]  # [deal] how much it counts
        for _deal in range(deals):
            self.imagine()
        if deals == OPEN:
            self.deals.append(deal_of(state))
        self.scene = scene_of(state)
        self.required = required_by(state)
        self.after = self.scene.copy()
        if state.boarding != 0:
            self.after.gap -= 1
        self.worths = CardWorths(self.after, self.required)
        self.is_last = state.boarding != 0 and state.masts == 1
        if self.is_last:
            self.worths.shrink(LAST_FIGHT)
        self.base: i64 = ALMOST_WON  # the worth of what is open once the fight is over
        if not self.is_last:
            self.base = self.after.worth()
        self.values: vec[i64] = NO_VALUES[:]  # [dice]
        self.hopes: vec[i64] = NO_VALUES[:]  # [dice] when the others are rolled
        self.fight = self.new_fight(self.worths, self.after)

    def imagine(self) -> None:
        """Deal the partner's hand once more."""
        other = self.state.copy()
        other.redeal(self.seat, self.dealer)
        self.deals.append(deal_of(other))

    # What things are worth

    def crew_cost(self, crew: i64) -> i64:
        """What is lost when a crew member gets tired; LOWEST when he cannot help now."""
        if why_not_crew(self.state, crew) != 0:
            return LOWEST
        return -tired(self.after, crew, self.is_last)

    def smoke_cost(self) -> i64:
        return -last_token(self.after, SMOKE, self.state.smoke, self.is_last)

    def card_mean(self, worths: CardWorths) -> i64:
        """What an unknown card adds to a hand, more or less."""
        total: i64 = 0
        unseen: i64 = 0
        for kind in range(cards.KINDS):
            n = self.state.setting.facts.equipment[kind]
            unseen += n
            total += n * (worths.last(kind, 1, 4) + worths.last(kind, 2, 4))
        return total // (2 * unseen)

    def new_fight(self, worths: CardWorths, after: OpenTable) -> DiceFight:
        """A fight on this table; it needs its dice and hands."""
        fight = DiceFight(worths)
        fight.pairs = self.state.pairs_count()
        fight.is_boarding = after.is_boarding()
        fight.required = self.required
        fight.ludvig = self.crew_cost(cards.LUDVIG)
        fight.mama = self.crew_cost(cards.MAMA)
        mean = self.card_mean(worths)
        fight.die = min(-(mean * DIE_IN_CARDS) // 100, 0)
        if after.energy == 0:
            fight.failure = CERTAIN_LOSS
        elif self.is_last:
            fight.failure = FAILURE_IN_LAST_FIGHT // after.energy
        else:
            fight.failure = self.energy_cost(after, mean)
        return fight

    def energy_cost(self, after: OpenTable, card: i64) -> i64:
        """What a lost energy takes, with the cards it brings and the resources that go."""
        less = after.copy()
        less.energy -= 1
        for _token in range(TOKENS_FOR_ENERGY):
            if less.smoke >= less.gold and less.smoke > 0:
                less.smoke -= 1
            elif less.gold > 0:
                less.gold -= 1
        return min(less.worth() - after.worth() + CARDS_FOR_ENERGY * card, -LEAST_COST)

    def flags_worth(self, flags: i64) -> i64:
        """What validated flags change in the chase: the secret attack, and what Kublai and Rhett bring."""
        state = self.state
        if flags == 0 or state.boarding != 0:
            return 0
        scene = attacked(self.after, state, flags)
        if scene.to_lair <= 0:
            return CERTAIN_LOSS
        change = scene.worth() - self.after.worth()
        if state.setting.facts.pirate_penalty[state.pirate] == cards.LOSE_EQUIPMENT:
            change -= flags * self.card_mean(self.worths)
        return change

    # Dice. From here on, values are chances of winning in millionths.

    def pay_first(self, cost: i64) -> None:
        """Let all that follows cost this much more; a cost is negative."""
        self.base += cost
        self.values = NO_VALUES[:]
        self.hopes = NO_VALUES[:]

    def chance(self, deal: i64, value: i64) -> i64:
        """The chance of winning with one of the deals, when the fight adds so much."""
        return i64(MILLION * odds(self.base + self.worths.worth(self.deals[deal]) + value))

    def starting(self, seat: i64, deals: i64, added: i64) -> i64:
        """The mean chance when this seat starts the fight, over the first deals."""
        return self.mean_chance(seat, ANY_ACTION, deals, added)

    def mean_chance(self, seat: i64, action: i64, deals: i64, added: i64) -> i64:
        """The mean chance over the first deals when this seat goes on so."""
        total: i64 = 0
        weight: i64 = 0
        for deal in range(deals):
            self.fight.deal(self.deals[deal])
            total += self.trust[deal] * self.chance(deal, paid(self.fight, seat, action) + added)
            weight += self.trust[deal]
        return total // weight

    def dice_worth(self, dice: i64) -> i64:
        """What validating these dice leads to, roughly: many hands of dice are compared."""
        if self.values[dice] == UNKNOWN:
            self.fight.set_dice(dice)
            flags = self.flags_worth(COUNT[dice * cards.FACES + cards.FLAG])
            deals = min(ROUGH_DEALS, len(self.deals))
            self.values[dice] = max(self.starting(0, deals, flags), self.starting(1, deals, flags))
        return self.values[dice]

    def best_conceivable(self, dice: i64) -> i64:
        """The chance against this number of dice, each beaten as cheaply as possible."""
        total: i64 = 0
        deals: i64 = min(ROUGH_DEALS, len(self.deals))
        for deal in range(deals):
            total += self.chance(deal, self.fight.die * dice * CHEAP // 100)
        return total // deals

    def hope(self, kept: i64, rolled: i64) -> i64:
        """The mean worth when this number of dice is rolled beside those kept."""
        if rolled == 0:
            return self.dice_worth(kept)
        if self.hopes[kept] == UNKNOWN:
            total: i64 = 0
            for face in range(cards.FACES):
                total += self.hope(MORE[kept * cards.FACES + face], rolled - 1)
            self.hopes[kept] = total // cards.FACES
        return self.hopes[kept]

    def best_smoke(self) -> tuple[i64, i64]:
        """The best dice to reroll, and how much better that is than to validate."""
        dice = self.state.dice
        now = self.dice_worth(dice)
        self.pay_first(self.smoke_cost())
        best: i64 = self.best_conceivable(SIZE[dice])
        found: i64 = -1
        if best > now:
            best = LOWEST
            for at in range(PARTS_START[dice], PARTS_START[dice + 1]):
                part = PARTS[at]
                value = self.hope(without(dice, part), SIZE[part])
                if value > best:
                    best = value
                    found = part
        self.pay_first(-self.smoke_cost())
        return found, best - now

    def best_augusta(self) -> tuple[i64, i64]:
        """The dice that Augusta makes of these, and how much better that is than to validate."""
        now = self.dice_worth(self.state.dice)
        cost = self.crew_cost(cards.AUGUSTA)
        self.pay_first(cost)
        turned, value = self.best_turn(self.state.dice, 2)
        self.pay_first(-cost)
        return turned, value - now

    def best_turn(self, dice: i64, turns: i64) -> tuple[i64, i64]:
        """The best hand of dice within this number of turns of Augusta, and its worth."""
        found = dice
        best = self.dice_worth(dice)
        for face in range(cards.FACES):
            if COUNT[dice * cards.FACES + face] > 0:
                for other in range(cards.FACES):
                    if other != face:
                        turned = MORE[LESS[dice * cards.FACES + face] * cards.FACES + other]
                        value = self.dice_worth(turned)
                        if turns > 1:
                            turned, value = self.best_turn(turned, turns - 1)
                        if value > best:
                            best = value
                            found = turned
        return found, best

    # Combat

    def payment_worth(self, action: i64) -> i64:
        """The mean value of a payment, or of `cannot`."""
        self.fight.set_dice(self.state.dice)
        return self.mean_chance(self.seat, action, len(self.deals), 0)

    def owed_worth(self, action: i64) -> i64:
        """What a part of the payment for a flag costs."""
        fight = self.fight
        fight.deal(self.deals[0])
        verb = CHAPTERS.verb_of[action]
        assert isinstance(verb, combat.Payment)
        kind = verb.card_of[action - verb.first]
        worth = fight.lay_down(self.seat, kind)
        if verb is combat.PAIR:
            worth += fight.lay_down(self.seat, kind)
        elif verb is combat.MAMA_VERB:
            worth += fight.mama
        return worth


def deal_of(state: Table) -> vec[i64]:
    """Both hands, and the cards among which a face-down one is."""
    deal = NO_DEAL[:]
    for at in range(2 * layout.HAND):
        deal[at] = state.cells[layout.HAND_AT + at]
    unseen: i64 = layout.DECK_AT
    if state.sum_of(layout.FACE_DOWN_AT, cards.KINDS) > 0:
        unseen = layout.FACE_DOWN_AT
    for kind in range(cards.KINDS):
        deal[DECK + kind] = state.cells[unseen + kind]
    return deal


def paid(fight: DiceFight, seat: i64, action: i64) -> i64:
    """The value of a fight after a payment, ANY_ACTION for the best one."""
    if action == ANY_ACTION:
        return fight.best(seat)
    verb = CHAPTERS.verb_of[action]
    choice = action - verb.first
    if isinstance(verb, combat.WithCards):
        symbol, card = verb.symbol_of[choice], verb.card_of[choice]
        if verb is combat.MAMA_VERB or verb is combat.LUDVIG_WITH_MAMA:
            return fight.after_mama(seat, symbol, card, verb is combat.LUDVIG_WITH_MAMA)
        if isinstance(verb, combat.Ludvig):
            return fight.after_ludvig(seat, symbol, card)
        if verb is combat.PAIR:
            return fight.after_pair(seat, symbol, card)
        return fight.after_card(seat, symbol, card, 1)
    if verb is combat.FLAG_VERB:
        return fight.after_card(seat, cards.FLAG, choice, 1)
    if verb is combat.GRAPPLE:
        value = fight.after_flag(seat)
        if value == LOWEST:
            return fight.mama + 2 * fight.die + fight.after_dice(seat, cards.FLAG, 1)
        return value
    return fight.failed()


def tired(scene: OpenTable, crew: i64, is_last: bool) -> i64:
    """What an active crew member is worth beyond a tired one."""
    if is_last:
        return LEAST_COST
    return max(scene.weight(ACTIVE_CREW + crew) - scene.weight(USED_CREW + crew), LEAST_COST)


def last_token(scene: OpenTable, mark: i64, tokens: i64, is_last: bool) -> i64:
    """What the last of this much smoke or gold is worth."""
    if is_last:
        return LEAST_COST
    return max(scene.weight(mark + min(tokens, STEPS) - 1), 0)


def attacked(before: OpenTable, state: Table, flags: i64) -> OpenTable:
    """The scene after a secret attack with these flags, without the loss of a card."""
    scene = before.copy()
    facts = state.setting.facts
    if scene.crew[cards.KUBLAI] == cards.ACTIVE and scene.room > 0:
        scene.gold += min(2 * flags, scene.room)
    elif scene.crew[cards.RHETT] == cards.ACTIVE and scene.room > 0:
        scene.smoke += min(2 * flags, scene.room)
    scene.gap += flags * facts.pirate_advance[state.pirate]
    scene.to_lair -= flags * facts.pirate_advance[state.pirate]
    penalty = facts.pirate_penalty[state.pirate]
    if penalty == cards.LOSE_GOLD:
        scene.gold = max(scene.gold - flags, 0)
    elif penalty in (cards.DEACTIVATE_CREW, cards.DISCARD_CREW):
        for crew in range(len(scene.crew)):
            if flags > 0 and scene.crew[crew] == cards.ACTIVE:
                scene.crew[crew] = 0
                flags -= 1
    return scene


def required_by(state: Table) -> vec[i64]:
    """What a flag of this pirate costs in the boarding, symbol by symbol."""
    at = state.pirate * cards.SYMBOLS
    return state.setting.facts.pirate_requires[at : at + cards.SYMBOLS]
