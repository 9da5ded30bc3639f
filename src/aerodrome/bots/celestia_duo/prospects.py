"""What lies ahead in a briefing of Celestia Duo: the chance of winning after continuing, and after a stop.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.celestia_duo import cards, layout
from aerodrome.games.celestia_duo.dice import COUNT, MORE, NONE
from aerodrome.games.celestia_duo.facts import ambush_dice
from aerodrome.games.celestia_duo.table import any_of

from .fight import CardWorths, DiceFight, hand_size
from .judge import CERTAIN_LOSS, DECK, Judge, attacked, last_token
from .scene import GOLD, SMOKE, OpenTable, odds

TRIES: Final[i64] = 24
FEW_TRIES: Final[i64] = 6
TRIES_A_CITY: Final[i64] = 6  # one try in six is for a stop at each stage
MOST_SMOKES: Final[i64] = 2


class Prospects:
    """Two ways to go on, each tried out many times on the deals of a judge."""

    def __init__(self, judge: Judge, tries: i64 = TRIES) -> None:
        self.judge = judge
        self.tries = tries
        self.state = judge.state
        self.dealer = judge.dealer

    def deal(self, number: i64) -> vec[i64]:
        deals = self.judge.deals
        return deals[number % len(deals)][:]

    # Continuing

    def continuing(self, with_olga: bool, card: i64) -> float:
        """The chance of winning after continuing; `card` is the ambush met, -1 for the one that lies there."""
        state = self.state
        scene = self.judge.scene.copy()
        destination = state.destination()
        if with_olga:
            scene.crew[cards.OLGA] = cards.USED
            destination = min(destination + 1, state.chased)
        scene.gap = state.chased - destination
        if scene.gap == 0:
            if state.is_quick():
                return 1.0
            return self.boarding(scene)
        if card < 0:
            card = state.card_at(destination)
        return self.meeting(scene, card)

    def boarding(self, scene: OpenTable) -> float:
        facts, pirate = self.state.setting.facts, self.state.pirate
        scene.situation += cards.EXPERT
        scene.gap = cards.MASTS
        each = facts.pirate_gold_hidden[pirate] + facts.pirate_gold_visible[pirate]
        drawn = facts.pirate_hidden[pirate] + facts.pirate_visible[pirate] + scene.gold * each
        scene.gold = 0
        return self.equipped(scene, drawn, CardWorths(scene, self.judge.required), self.tries, 0, 1)

    def equipped(self, scene: OpenTable, drawn: i64, worths: CardWorths, tries: i64, first: i64, apart: i64) -> float:
        """The chance of winning after cards are drawn, on deals from the first one on, so far apart."""
        total = 0.0
        open_worth = scene.worth()
        for number in range(tries):
            deal = self.deal(first + number * apart)
            self.hand_out(deal, drawn, worths)
            total += odds(open_worth + worths.worth(deal))
        return total / float(tries)

    def meeting(self, scene: OpenTable, card: i64) -> float:
        """An ambush: its dice, smoke where all seems lost, the fight, the reward."""
        scene.ambushes += 1
        scene.propeller = 2
        worths = CardWorths(scene, self.judge.required)
        fight = self.judge.new_fight(worths, scene)
        total = 0.0
        for number in range(self.tries):
            met = card
            if met < 0:
                met = self.any_ambush()
            total += odds(self.met(scene, met, number, worths, fight))
        return total / float(self.tries)

    def met(self, before: OpenTable, card: i64, number: i64, worths: CardWorths, fight: DiceFight) -> i64:
        """The worth of the table after an ambush; smoke is used where the dice are worse than most."""
        deal = self.deal(number)
        fight.deal(deal)
        scene = before.copy()
        scene.propeller = self.state.setting.facts.ambush_propeller[card]
        added = self.rewarded(scene, card, worths)
        worth = self.tried(scene, card, fight)
        for _smoke in range(min(scene.smoke, MOST_SMOKES)):
            usual = scene.worth() + fight.die * ambush_dice(self.state.setting.facts, card)
            if worth >= usual - last_token(scene, SMOKE, scene.smoke, False):
                break
            scene.smoke -= 1
            worth = self.tried(scene, card, fight)
        return worth + worths.worth(deal) + added

    def tried(self, scene: OpenTable, card: i64, fight: DiceFight) -> i64:
        """Roll the dice of an ambush once; the worth of what is open after the fight, and of the cards it took."""
        dice = self.thrown(card)
        flags = COUNT[dice * cards.FACES + cards.FLAG]
        fight.set_dice(dice)
        value = max(fight.best(0), fight.best(1))
        if flags == 0:
            return scene.worth() + value
        after = attacked(scene, self.state, flags)
        if after.to_lair <= 0:
            return CERTAIN_LOSS
        return after.worth() + value

    def rewarded(self, scene: OpenTable, card: i64, worths: CardWorths) -> i64:
        """Take the reward of an ambush; what cards of it add."""
        rewards = self.state.setting.facts.ambush_rewards
        added = rewards[card * cards.REWARDS + cards.EQUIPMENT] * self.judge.card_mean(worths)
        scene.gold += min(rewards[card * cards.REWARDS + cards.GOLD], max(scene.room, 0))
        if rewards[card * cards.REWARDS + cards.RECRUIT] > 0 and scene.room > 0:
            for crew in range(cards.CREW):
                if scene.crew[crew] != cards.ACTIVE and scene.crew[crew] != cards.USED:
                    scene.crew[crew] = cards.ACTIVE
                    break
        return added

    def thrown(self, card: i64) -> i64:
        """The dice of an ambush, rolled once."""
        facts = self.state.setting.facts
        dice: i64 = NONE
        for symbol in range(cards.SYMBOLS):
            for _die in range(facts.ambush_fixed[card * cards.SYMBOLS + symbol]):
                dice = MORE[dice * cards.FACES + symbol]
        for _die in range(facts.ambush_rolled[card]):
            dice = MORE[dice * cards.FACES + self.dealer.die(layout.DICE_STREAM, cards.FACES)]
        return dice

    def any_ambush(self) -> i64:
        state = self.state
        if state.airship == 0 and state.cells[layout.AMBUSH_AT] != 0:
            return self.dealer.pick(layout.AMBUSH_STREAM, cards.STARTING_CARDS)
        return cards.STARTING_CARDS + self.dealer.draw(layout.AMBUSH_STREAM, state.unseen_ambushes())

    # Stopping

    def stopping(self) -> float:
        """The chance of winning after a stop, over all stages that can come."""
        total = 0.0
        stages: i64 = 0
        for stage in range(cards.STAGES):
            if self.state.cells[layout.STAGE_DECK_AT + stage] != 0:
                stages += 1
                total += self.stopped(stage)
        return total / float(max(stages, 1))

    def stopped(self, stage: i64) -> float:
        facts = self.state.setting.facts
        scene = self.judge.scene.copy()
        scene.gap += facts.stage_advance[stage]
        scene.to_lair -= facts.stage_advance[stage]
        if scene.to_lair <= 0:
            return 0.0
        drawn = scene.ambushes * (facts.stage_hidden[stage] + facts.stage_visible[stage])
        scene.ambushes = 0
        if self.state.setting.stages_have_propellers:
            scene.propeller = facts.stage_propeller[stage]
        if facts.stage_reactivates[stage] != 0:
            for crew in range(cards.CREW):
                if scene.crew[crew] == cards.USED:
                    scene.crew[crew] = cards.ACTIVE
        worths = CardWorths(scene, self.judge.required)
        drawn += self.shopped(scene, stage, worths)
        return self.equipped(scene, drawn, worths, self.tries // TRIES_A_CITY, stage, cards.STAGES)

    def shopped(self, scene: OpenTable, stage: i64, worths: CardWorths) -> i64:
        """Spend gold where that is worth more than keeping it; the cards bought."""
        facts = self.state.setting.facts
        each = facts.stage_gold_hidden[stage] + facts.stage_gold_visible[stage]
        mean = self.judge.card_mean(worths)
        bought: i64 = 0
        while scene.gold > 0:
            smoke = min(facts.stage_gold_smoke[stage], max(scene.room, 0) + 1)
            kept = last_token(scene, GOLD, scene.gold, False)
            in_smoke = smoke * last_token(scene, SMOKE, scene.smoke + 1, False)
            if max(each * mean, in_smoke) <= kept:
                break
            scene.gold -= 1
            scene.room += 1
            if in_smoke > each * mean:
                scene.smoke += smoke
                scene.room -= smoke
            else:
                bought += each
        return bought

    def hand_out(self, deal: vec[i64], drawn: i64, worths: CardWorths) -> None:
        """Draw cards of a deal's deck; each goes to the hand where it adds more."""
        for _card in range(drawn):
            left = deal[DECK : DECK + cards.KINDS]
            if not any_of(left):
                return
            kind = self.dealer.draw(layout.EQUIPMENT_STREAM, left)
            deal[DECK + kind] -= 1
            seat: i64 = 0
            if gain(deal, 1, kind, worths) > gain(deal, 0, kind, worths):
                seat = 1
            deal[seat * layout.HAND + kind] += 1


def gain(hands: vec[i64], seat: i64, kind: i64, worths: CardWorths) -> i64:
    """What one more card adds to a hand."""
    size, other = hand_size(hands, seat), hand_size(hands, 1 - seat)
    value = worths.last(kind, hands[seat * layout.HAND + kind] + 1, size + 1)
    if size >= other:
        return value + worths.emptier
    return value - worths.emptier
