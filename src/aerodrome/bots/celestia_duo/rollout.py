"""Celestia Duo played on quickly with all cards open, for bots that look ahead. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from aerodrome.bots.best import Best
from aerodrome.games.celestia_duo import cards, layout, phrases, step
from aerodrome.games.celestia_duo.chapters import (
    briefing,
    combat,
    dice,
    fight_end,
    rewards,
    secret_attack,
    sharing,
    turn,
)
from aerodrome.games.celestia_duo.chapters.crew import LAY, USE
from aerodrome.games.celestia_duo.conditions import why_not_smoke, why_not_stop
from aerodrome.games.celestia_duo.dice import COUNT, PARTS, PARTS_START, SIZE, without
from aerodrome.games.celestia_duo.facts import ambush_dice
from aerodrome.games.celestia_duo.table import Table
from aerodrome.kernel.dealer import Dealer, StreamDealer

from . import stores
from .belief import Belief
from .judge import OPEN, Judge, paid
from .prospects import FEW_TRIES, Prospects
from .sharing import Sharing, pick
from .value import Value


def action_in(state: Table, dealer: Dealer) -> i64:
    """What a quick player does, who sees both hands and imagines nothing."""
    now = state.step
    if now == step.TELL:
        return rewards.TELL.first + phrases.NOTHING
    if now == step.BABA:
        return hardest_card(state)
    if now == step.VICTIM:
        return stores.victim(state)
    if now == step.AUGUSTA:
        return turn.DONE.first
    if now == step.FLAGS:
        return call_for_flags(state)
    judge = Judge(state, state.seat, dealer, OPEN)
    if now in (step.DICE, step.START, step.COMBAT, step.GRAPPLE):
        return action_in_fight(judge)
    if now in (step.DRAFT, step.PICK):
        return pick(judge)
    if now == step.BRIEFING:
        return way_on(judge)
    return action_with_stores(judge)


def way_on(judge: Judge) -> i64:
    """Continue, or stop where that looks better at a glance."""
    if why_not_stop(judge.state) != 0 or judge.state.olga != 0:
        return briefing.CONTINUE.first
    prospects = Prospects(judge, FEW_TRIES)
    if prospects.continuing(False, -1) >= prospects.stopping():
        return briefing.CONTINUE.first
    return briefing.STOP.first


def hardest_card(state: Table) -> i64:
    """Of Baba's cards the hardest comes first; the last one is met."""
    best = Best(0)
    for card in range(cards.AMBUSHES):
        if state.cells[layout.REVEALED_AT + card] > 0:
            best.offer(card, ambush_dice(state.setting.facts, card))
    return LAY.first + best.choice


def call_for_flags(state: Table) -> i64:
    for choice in range(len(cards.SUMMONED)):
        crew = cards.SUMMONED[choice]
        if crew in (cards.KUBLAI, cards.RHETT) and stores.uses_flags(state, crew):
            return USE.first + choice
    return turn.DONE.first


def action_with_stores(judge: Judge) -> i64:
    """What happens to the hold, to Gold, and to cards outside a combat."""
    now = judge.state.step
    if now == step.LOAD:
        return stores.load(judge)
    if now == step.REWARDS:
        return stores.reward(judge)
    if now in (step.RESOURCES, step.DISMISS):
        return stores.least_token(judge).choice
    if now == step.LOSE:
        return secret_attack.LOSE.first + stores.least_card(judge)
    if now == step.DEACTIVATE:
        return secret_attack.DEACTIVATE.first + stores.least_crew(judge)
    if now == step.SHARE:
        if Sharing(judge).partner_first() > 0:
            return sharing.FIRST.first + 1
        return sharing.FIRST.first
    if now == step.SHUKI:
        if stores.is_worth_shuki(judge):
            return USE.first + cards.SUMMONED.index(cards.SHUKI)
        return turn.DONE.first
    if now == step.RECLAIM:
        return fight_end.RECLAIM.first + stores.best_reclaim(judge).choice
    if now == step.SHOP:
        return stores.buy_in_city(judge).choice
    return stores.buy_for_boarding(judge).choice


# The fight


def action_in_fight(judge: Judge) -> i64:
    state, fight = judge.state, judge.fight
    fight.set_dice(state.dice)
    fight.deal(judge.deals[0])
    if state.step == step.DICE:
        return smoke_or_validate(judge)
    if state.step == step.START:
        if fight.best(state.captain) >= fight.best(1 - state.captain):
            return combat.START.first
        return combat.START.first + 1
    actions = state.legal(state.seat)
    best = Best(actions[0])
    if len(actions) > 1:
        for action in actions:
            if state.step == step.COMBAT:
                best.offer(action, paid(fight, state.seat, action))
            else:
                best.offer(action, judge.owed_worth(action))
    return best.choice


def smoke_or_validate(judge: Judge) -> i64:
    """Reroll dice that are worse than most, those without which the rest is best."""
    state = judge.state
    if why_not_smoke(state) != 0:
        return dice.VALIDATE.first
    now = validated(judge, state.dice)
    usual = SIZE[state.dice] * judge.fight.die + judge.smoke_cost()
    if now >= usual:
        return dice.VALIDATE.first
    best = Best(dice.VALIDATE.first, now)
    for at in range(PARTS_START[state.dice], PARTS_START[state.dice + 1]):
        part = PARTS[at]
        kept = validated(judge, without(state.dice, part))
        best.offer(dice.SMOKE.first + part - 1, kept + SIZE[part] * judge.fight.die + judge.smoke_cost())
    return best.choice


def validated(judge: Judge, hand: i64) -> i64:
    """What dice lead to that are left as they are, when the better player starts."""
    judge.fight.set_dice(hand)
    flags = judge.flags_worth(COUNT[hand * cards.FACES + cards.FLAG])
    return max(judge.fight.best(0), judge.fight.best(1)) + flags


# Looking ahead


class Lookahead:
    """Tries actions of a seat out on tables that it can imagine, each to the end of a turn or of the match."""

    def __init__(self, state: Table, belief: Belief, value: Value, turns: i64) -> None:
        self.belief = belief
        self.value = value
        self.last_turn = state.turn + turns - 1
        self.last_mast = state.masts - turns + 1  # of the boarding; before it none has fallen
        if state.boarding == 0:
            self.last_mast = state.masts + 1

    def sample(self, action: i64, seed: i64) -> float:
        """The chance of winning after an action, with the chance of a seed."""
        dealer = StreamDealer(seed)
        imagined = self.belief.imagine(dealer)
        imagined.perform(imagined.seat, action, dealer, None)
        self.play(imagined, dealer)
        return self.value.chance(imagined)

    def play(self, table: Table, dealer: Dealer) -> None:
        """Play on until a turn begins beyond the last one, an Assault lies there, or all is over."""
        while table.step != step.OVER:
            if table.step == step.BRIEFING and table.turn > self.last_turn:
                return
            if table.step == step.DICE and table.boarding != 0 and table.masts < self.last_mast:
                return
            table.perform(table.seat, action_in(table, dealer), dealer, None)
