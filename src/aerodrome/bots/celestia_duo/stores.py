"""What the hold is worth to a bot for Celestia Duo: loading, dropping, buying, keeping cards. This module is compiled.

What the partner has proposed adds a little to the choices that do it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.bots.best import LOWEST, Best
from aerodrome.games.celestia_duo import cards, layout, phrases
from aerodrome.games.celestia_duo.chapters import cargo, city, rewards, secret_attack, turn
from aerodrome.games.celestia_duo.conditions import BUY_CARDS, BUY_REACTIVATION, BUY_SMOKE, why_not_buy
from aerodrome.games.celestia_duo.table import Table
from aerodrome.kernel.chapters import BIT

from .judge import Judge, last_token, tired
from .scene import ACTIVE_CREW, GOLD, SMOKE, USED_CREW
from .sharing import Sharing

TRUST_IN_STORES: Final[i64] = 60  # what a proposal counts, in thousandths of the logarithm of the odds
MOST_KEPT: Final[i64] = 2  # cards that Shuki keeps


class Purchase(Best):
    """What gold buys best, and what the next best is worth."""

    def __init__(self, choice: i64, worth: i64) -> None:
        super().__init__(choice, worth)
        self.second: i64 = LOWEST

    def offer(self, choice: i64, worth: i64) -> None:
        if worth > self.worth:
            self.second = self.worth
        else:
            self.second = max(self.second, worth)
        super().offer(choice, worth)


def asked_for(judge: Judge, phrase: i64) -> i64:
    """What it counts that the other player has proposed this."""
    if judge.state.said_by(1 - judge.seat) & BIT[phrase] != 0:
        return TRUST_IN_STORES
    return 0


# The hold


def token_worth(judge: Judge, token: i64) -> i64:
    """What a token of the hold is worth, less where the partner can spare it."""
    state, scene = judge.state, judge.scene
    if token == cargo.GOLD:
        return last_token(scene, GOLD, state.gold, False) - asked_for(judge, phrases.SPARE_GOLD)
    if token == cargo.SMOKE:
        return last_token(scene, SMOKE, state.smoke, False) - asked_for(judge, phrases.SPARE_SMOKE)
    crew = token - cargo.CREW
    mark = ACTIVE_CREW
    if state.cells[layout.CREW_AT + crew] == cards.USED:
        mark = USED_CREW
    return scene.weight(mark + crew) - asked_for(judge, phrases.SPARE_CREW)


def least_token(judge: Judge) -> Best:
    """The drop that takes the token that is worth least, with minus its worth; -1 where nothing can be dropped."""
    best = Best(-1)
    for token in range(cargo.CREW + cards.CREW):
        if cargo.DROP.why_not_choice(judge.state, judge.seat, token) == 0:
            best.offer(cargo.DROP.first + token, -token_worth(judge, token))
    return best


def recruit_worth(judge: Judge) -> i64:
    """What a crew member is worth whom one cannot choose."""
    total: i64 = 0
    left: i64 = 0
    for crew in range(cards.CREW):
        if not judge.state.is_aboard(crew):
            total += judge.scene.weight(ACTIVE_CREW + crew)
            left += 1
    return total // max(left, 1)


def to_make_room(judge: Judge, offered: i64) -> i64:
    """Drop what is worth least where what is offered is worth more, else leave it."""
    least = least_token(judge)
    wish = asked_for(judge, phrases.TAKE_IT) - asked_for(judge, phrases.LEAVE_IT)
    if least.choice >= 0 and offered + wish > -least.worth:
        return least.choice
    return turn.DONE.first


def load(judge: Judge) -> i64:
    """Tokens are offered and the hold is full."""
    state = judge.state
    if state.offers_smoke != 0:
        return to_make_room(judge, last_token(judge.scene, SMOKE, state.smoke + 1, False))
    return to_make_room(judge, last_token(judge.scene, GOLD, state.gold + 1, False))


def reward(judge: Judge) -> i64:
    """Take what is there, the best first; make room where the reward is worth more."""
    state = judge.state
    for kind in (cards.EQUIPMENT, cards.RECRUIT, cards.COMMUNICATION, cards.GOLD):
        if rewards.CLAIM.why_not_choice(state, judge.seat, kind) == 0:
            return rewards.CLAIM.first + kind
    if cargo.DROP.why_not(state, judge.seat) != 0:
        return turn.DONE.first
    offered: i64 = LOWEST
    if state.cells[layout.REWARD_AT + cards.GOLD] > 0:
        offered = last_token(judge.scene, GOLD, state.gold + 1, False)
    if state.cells[layout.REWARD_AT + cards.RECRUIT] > 0:
        offered = max(offered, recruit_worth(judge))
    return to_make_room(judge, offered)


# Gold


def buy_in_city(judge: Judge) -> Purchase:
    """Cards, smoke, or the gold is kept; what that adds."""
    state, scene, facts = judge.state, judge.scene, judge.state.setting.facts
    stage = state.stage_here()
    bought = facts.stage_gold_hidden[stage] + facts.stage_gold_visible[stage]
    loaded = min(facts.stage_gold_smoke[stage], state.room() + 1)
    kept = last_token(scene, GOLD, state.gold, False)
    best = Purchase(turn.DONE.first, kept + asked_for(judge, phrases.SAVE_GOLD))
    if why_not_buy(state, BUY_CARDS) == 0:
        in_cards = bought * judge.card_mean(judge.worths)
        best.offer(city.BUY.first + BUY_CARDS, in_cards + asked_for(judge, phrases.BUY_CARDS))
    in_smoke: i64 = 0
    for token in range(loaded):
        in_smoke += last_token(scene, SMOKE, state.smoke + token + 1, False)
    best.offer(city.BUY.first + BUY_SMOKE, in_smoke + asked_for(judge, phrases.BUY_SMOKE))
    return best


def buy_for_boarding(judge: Judge) -> Purchase:
    """Gold has no other use any more: the crew is reactivated where that is worth more than the cards."""
    state, facts = judge.state, judge.state.setting.facts
    best = Purchase(turn.DONE.first, 0)
    each = (facts.pirate_gold_hidden[state.pirate] + facts.pirate_gold_visible[state.pirate]) * judge.card_mean(
        judge.worths
    )
    if why_not_buy(state, BUY_CARDS) == 0:
        best = Purchase(city.BUY.first + BUY_CARDS, each + asked_for(judge, phrases.BUY_CARDS))
    if why_not_buy(state, BUY_REACTIVATION) == 0:
        rested = asked_for(judge, phrases.REACTIVATE) - (facts.pirate_reactivation[state.pirate] - 1) * each
        for crew in range(cards.CREW):
            if state.cells[layout.CREW_AT + crew] == cards.USED:
                rested += judge.scene.weight(ACTIVE_CREW + crew)
        best.offer(city.BUY.first + BUY_REACTIVATION, rested)
    return best


# Cards that are kept or lost


def best_reclaim(judge: Judge) -> Best:
    """The card of this fight that is best saved, and what it adds to the hand it suits better."""
    sharing = Sharing(judge)
    best = Best(0)
    for kind in range(cards.KINDS):
        if judge.state.cells[layout.PLAYED_AT + kind] > 0:
            best.offer(kind, max(sharing.card_gain(0, kind), sharing.card_gain(1, kind)))
    return best


def is_worth_shuki(judge: Judge) -> bool:
    """Shuki is called when the cards she keeps are worth more than she is; never after the last fight."""
    if judge.is_last:
        return False
    played = judge.state.sum_of(layout.PLAYED_AT, cards.KINDS)
    return min(played, MOST_KEPT) * best_reclaim(judge).worth > tired(judge.after, cards.SHUKI, False)


def least_card(judge: Judge) -> i64:
    """The card of the own hand that is missed least."""
    deal, at = judge.deals[0], judge.seat * layout.HAND
    size: i64 = 0
    for kind in range(cards.KINDS):
        size += deal[at + kind]
    best = Best(0)
    for kind in range(cards.KINDS):
        if deal[at + kind] > 0:
            best.offer(kind, -judge.worths.last(kind, deal[at + kind], size))
    return best.choice


def least_crew(judge: Judge) -> i64:
    """The active crew member who is missed least when tired."""
    best = Best(0)
    for crew in range(cards.CREW):
        if judge.state.is_active(crew):
            best.offer(crew, -tired(judge.scene, crew, False))
    return best.choice


def victim(state: Table) -> i64:
    """The larger hand gives the card."""
    if state.hand_size(state.partner()) > state.hand_size(state.captain):
        return secret_attack.VICTIM.first + 1
    return secret_attack.VICTIM.first


def uses_flags(state: Table, crew: i64) -> bool:
    """Whether Kublai or Rhett is called: they bring what the hold has room for; gold is of no use in the boarding."""
    if state.room() <= 0 or (state.boarding != 0 and (state.masts == 1 or crew == cards.KUBLAI)):
        return False
    return state.is_active(crew) and not state.crew_is_banned()
