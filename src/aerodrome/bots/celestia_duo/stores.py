"""What the hold and new cards are worth to the bot `steady` for Celestia Duo: loading, dropping, buying, sharing."""

from __future__ import annotations

from aerodrome.games.celestia_duo import cards, layout
from aerodrome.games.celestia_duo.chapters import CHAPTERS, cargo, city, rewards, sharing, turn
from aerodrome.games.celestia_duo.conditions import BUY_CARDS, BUY_REACTIVATION, BUY_SMOKE, why_not_share

from .judge import DECK, Judge, last_token
from .prospects import gain
from .scene import ACTIVE_CREW, GOLD, SMOKE, USED_CREW

LEAST_TO_PASS = 60
"""How much more a card must add to the partner's hand before a player passes."""


def token_worth(judge: Judge, action: int) -> int:
    """What the token is worth that a drop takes away."""
    state, scene = judge.state, judge.scene
    if action == cargo.DROP.id_of(cargo.GOLD):
        return last_token(scene, GOLD, state.gold, False)
    if action == cargo.DROP.id_of(cargo.SMOKE):
        return last_token(scene, SMOKE, state.smoke, False)
    crew = action - cargo.DROP.id_of(cargo.CREW)
    mark = USED_CREW if judge.state.cells[layout.CREW_AT + crew] == cards.USED else ACTIVE_CREW
    return judge.scene.weight(mark + crew)


def recruit_worth(judge: Judge) -> int:
    """What a crew member is worth whom one cannot choose."""
    left = [crew for crew in range(cards.CREW) if not judge.state.is_aboard(crew)]
    return sum(int(judge.scene.weight(ACTIVE_CREW + crew)) for crew in left) // max(len(left), 1)


def least_token(judge: Judge, actions: tuple[int, ...]) -> int:
    """The drop that takes the token that is worth least; -1 where nothing can be dropped."""
    drops = [action for action in actions if CHAPTERS.verb_of[action] is cargo.DROP]
    return min(drops, key=lambda drop: (token_worth(judge, drop), drop), default=-1)


def load(judge: Judge, actions: tuple[int, ...]) -> int:
    """Tokens are offered and the hold is full: make room where what is offered is worth more."""
    state = judge.state
    mark, held = (SMOKE, state.smoke) if state.offers_smoke else (GOLD, state.gold)
    least = least_token(judge, actions)
    if last_token(judge.scene, mark, held + 1, False) > token_worth(judge, least):
        return least
    return turn.DONE.first


def reward(judge: Judge, actions: tuple[int, ...]) -> int:
    """Take what is there, the best first; make room where the reward is worth more."""
    state = judge.state
    for kind in (cards.EQUIPMENT, cards.RECRUIT, cards.COMMUNICATION, cards.GOLD):
        if rewards.CLAIM.id_of(kind) in actions:
            return rewards.CLAIM.id_of(kind)
    least = least_token(judge, actions)
    if least >= 0:
        worth = []
        if state.cells[layout.REWARD_AT + cards.GOLD]:
            worth.append(last_token(judge.scene, GOLD, state.gold + 1, False))
        if state.cells[layout.REWARD_AT + cards.RECRUIT]:
            worth.append(recruit_worth(judge))
        if worth and max(worth) > token_worth(judge, least):
            return least
    return turn.DONE.first


def buy_in_city(judge: Judge) -> int:
    """Cards, smoke, or the gold is kept."""
    state, scene, facts = judge.state, judge.scene, judge.state.setting.facts
    stage = state.stage_here()
    kept = last_token(scene, GOLD, state.gold, False)
    bought = facts.stage_gold_hidden[stage] + facts.stage_gold_visible[stage]
    smoke = min(facts.stage_gold_smoke[stage], state.room() + 1)
    options = [(kept, 0, turn.DONE.first)]
    if why_not_share(state) == 0:
        options.append((bought * judge.card_mean(judge.worths), 1, city.BUY.id_of(BUY_CARDS)))
    in_smoke = sum(last_token(scene, SMOKE, state.smoke + n + 1, False) for n in range(smoke))
    options.append((in_smoke, 2, city.BUY.id_of(BUY_SMOKE)))
    return max(options)[2]


def buy_for_boarding(judge: Judge, actions: tuple[int, ...]) -> int:
    """Gold has no other use any more: the crew is reactivated where that is worth more than the cards."""
    state, facts = judge.state, judge.state.setting.facts
    if city.BUY.id_of(BUY_REACTIVATION) in actions:
        used = [crew for crew in range(cards.CREW) if state.cells[layout.CREW_AT + crew] == cards.USED]
        rested = sum(int(judge.scene.weight(ACTIVE_CREW + crew)) for crew in used)
        each = facts.pirate_gold_hidden[state.pirate] + facts.pirate_gold_visible[state.pirate]
        if rested > facts.pirate_reactivation[state.pirate] * each * judge.card_mean(judge.worths):
            return city.BUY.id_of(BUY_REACTIVATION)
    return int(city.BUY.id_of(BUY_CARDS) if city.BUY.id_of(BUY_CARDS) in actions else turn.DONE.first)


# Sharing


def card_gain(judge: Judge, seat: int, kind: int) -> int:
    """What a card of this kind adds to a hand, for the mean of the deals."""
    return sum(int(gain(deal, seat, kind, judge.worths)) for deal in judge.deals) // len(judge.deals)


def hidden_gain(judge: Judge, seat: int) -> int:
    """The same for a card that nobody has seen."""
    total = unseen = 0
    for deal in judge.deals:
        for kind in range(cards.KINDS):
            total += deal[DECK + kind] * gain(deal, seat, kind, judge.worths)
            unseen += deal[DECK + kind]
    return int(total) // max(int(unseen), 1)


def pick(judge: Judge, actions: tuple[int, ...]) -> int:
    """Take the card that adds most here, compared with what it would add to the partner's hand."""
    seat, gains = judge.seat, dict[int, tuple[int, int]]()
    for action in actions:
        kind = action - sharing.TAKE.first
        if kind == sharing.FACE_DOWN:
            gains[action] = hidden_gain(judge, seat), hidden_gain(judge, 1 - seat)
        elif action != sharing.PASS.first:
            gains[action] = card_gain(judge, seat, kind), card_gain(judge, 1 - seat, kind)
    found = max(gains, key=lambda action: 2 * gains[action][0] - gains[action][1])
    mine, other = gains[found]
    passes = sharing.PASS.first in actions and other - mine > LEAST_TO_PASS
    return sharing.PASS.first if passes else found


def first_picker(judge: Judge, claim: int) -> int:
    """The hand to which a card adds more begins: 0 the Captain's, 1 the partner's, whose claim is added."""
    state = judge.state
    captain, partner = state.captain, 1 - state.captain
    shown = [kind for kind in range(cards.KINDS) if state.cells[layout.VISIBLE_AT + kind]]
    gains = []
    for seat in (captain, partner):
        visible = [card_gain(judge, seat, kind) for kind in shown]
        hidden = [hidden_gain(judge, seat)] if state.hidden else []
        gains.append(max(visible + hidden))
    return 0 if gains[0] >= gains[1] + claim else 1


def best_reclaim(judge: Judge) -> tuple[int, int]:
    """The card of this fight that is best saved, and what it adds to the hand it suits better."""
    played = [kind for kind in range(cards.KINDS) if judge.state.cells[layout.PLAYED_AT + kind]]
    return max((max(card_gain(judge, 0, kind), card_gain(judge, 1, kind)), kind) for kind in played)[::-1]


def least_card(judge: Judge, seat: int) -> int:
    """The card of the own hand that is missed least."""
    hand = [int(judge.deals[0][seat * layout.HAND + kind]) for kind in range(cards.KINDS)]
    held = [kind for kind in range(cards.KINDS) if hand[kind]]
    return min(held, key=lambda kind: (judge.worths.last(kind, hand[kind], sum(hand)), kind))
