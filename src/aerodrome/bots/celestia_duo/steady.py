"""The bot `steady` for Celestia Duo: it imagines its partner's hand, thinks each fight through, and talks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from aerodrome.bots.bot import WAIT, Bot
from aerodrome.games.celestia_duo import Table, cards, layout, phrases, step
from aerodrome.games.celestia_duo.chapters import (
    briefing,
    combat,
    conversation,
    fight_end,
    secret_attack,
    sharing,
    turn,
)
from aerodrome.games.celestia_duo.chapters.crew import LAY, USE
from aerodrome.games.celestia_duo.chapters.dice import AUGUSTA_VERB, VALIDATE
from aerodrome.games.celestia_duo.chapters.dice import SMOKE as SMOKE_VERB
from aerodrome.games.celestia_duo.conditions import why_not_crew, why_not_smoke
from aerodrome.games.celestia_duo.dice import faces_of
from aerodrome.kernel import Dealer, State

from . import stores, talking
from .briefing import BriefingProspects
from .judge import DEALS, FEW_DEALS, Judge, tired
from .prospects import Prospects

ONE_DEAL = 1
"""Where the partner's hand does not matter."""


class BotDecision(NamedTuple):
    """A decision that the bot has to take."""

    state: Table
    seat: int
    dealer: Dealer
    actions: tuple[int, ...]

    def judge(self, deals: int) -> Judge:
        return Judge(self.state, self.seat, self.dealer, deals)


class SteadyBot(Bot):
    """Values a table by marks that experience has weighed, and fights by thinking each combat to its end.

    All it knows of its partner's hand comes from deals of its own, which agree with what is publicly known. As Captain
    it lets its partner speak first.
    """

    name = "steady"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        if state.talk != 0:
            if seat != state.seat:
                return talking.speak(state, seat, dealer)
            if state.ready == 0:
                return WAIT
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return _DECIDED[state.step](BotDecision(state, seat, dealer, actions))


def _use(crew: int) -> int:
    return USE.id_of(cards.SUMMONED.index(crew))


# Before a fight


def _briefing(now: BotDecision) -> int:
    view = BriefingProspects(now.state, now.seat, now.dealer)
    talking.listen(view, now.seat)
    if talking.objects(view, now.seat):
        return conversation.SAY.id_of(phrases.DISAGREE)
    if view.use_baba and _use(cards.BABA) in now.actions:
        return _use(cards.BABA)
    if view.stops and briefing.STOP.first in now.actions:
        return briefing.STOP.first
    if view.use_olga and _use(cards.OLGA) in now.actions:
        return _use(cards.OLGA)
    return briefing.CONTINUE.first


def _baba(now: BotDecision) -> int:
    """The card that is met is the last one to be laid; so the worst ones come first."""
    prospects = Prospects(now.judge(DEALS))
    revealed = [card for card in range(cards.AMBUSHES) if now.state.cells[layout.REVEALED_AT + card]]
    return LAY.id_of(min(revealed, key=lambda card: (prospects.continuing(False, card), card)))


def _dice(now: BotDecision) -> int:
    state, judge = now.state, now.judge(DEALS)
    talking.weigh_smoke(judge)
    best, action = 0, VALIDATE.first
    if why_not_smoke(state) == 0:
        part, gain = judge.best_smoke()
        if gain > best:
            best, action = int(gain), SMOKE_VERB.id_of(int(part) - 1)
    if why_not_crew(state, cards.AUGUSTA) == 0:
        turned, gain = judge.best_augusta()
        if gain > best:
            action = _towards(int(state.dice), int(turned))
    return action


def _towards(dice: int, turned: int) -> int:
    """The first turn of Augusta on the way to these dice."""
    now, then = list(faces_of(dice)), list(faces_of(turned))
    for face in faces_of(dice):
        if face in then:
            now.remove(face)
            then.remove(face)
    face, other = now[0], then[0]
    return AUGUSTA_VERB.id_of(face * int(cards.SYMBOLS) + (other if other < face else other - 1))


def _augusta(now: BotDecision) -> int:
    turned, _ = now.judge(DEALS).best_turn(now.state.dice, 1)
    return _towards(int(now.state.dice), int(turned)) if turned != now.state.dice else turn.DONE.first


def _flags(now: BotDecision) -> int:
    """Kublai and Rhett bring what the hold has room for; in the boarding nobody can spend gold any more."""
    state = now.state
    if state.room() > 0 and not (state.boarding and state.masts == 1):
        if _use(cards.KUBLAI) in now.actions and not state.boarding:
            return _use(cards.KUBLAI)
        if _use(cards.RHETT) in now.actions:
            return _use(cards.RHETT)
    return turn.DONE.first


def _victim(now: BotDecision) -> int:
    """The larger hand gives the card."""
    state = now.state
    return secret_attack.VICTIM.id_of(int(state.hand_size(1 - state.captain) > state.hand_size(state.captain)))


def _deactivate(now: BotDecision) -> int:
    scene = now.judge(ONE_DEAL).scene
    active = [crew for crew in range(cards.CREW) if now.state.is_active(crew)]
    return secret_attack.DEACTIVATE.id_of(min(active, key=lambda crew: (tired(scene, crew, False), crew)))


# The fight


def _start(now: BotDecision) -> int:
    lead = talking.lead(now.state, now.seat, now.dealer)
    return combat.START.id_of(int(lead < talking.claim(now.state, talking.TRUST_IN_FIGHT)))


def _shuki(now: BotDecision) -> int:
    """Shuki is called when two cards are worth more than she is; never after the last fight."""
    judge = now.judge(FEW_DEALS)
    played = sum(int(now.state.cells[layout.PLAYED_AT + kind]) for kind in range(cards.KINDS))
    saved = min(2, played) * stores.best_reclaim(judge)[1]
    return (
        _use(cards.SHUKI) if not judge.is_last and saved > tired(judge.after, cards.SHUKI, False) else turn.DONE.first
    )


_DECIDED: Final[Mapping[int, Callable[[BotDecision], int]]] = {
    step.DRAFT: lambda now: stores.pick(now.judge(FEW_DEALS), now.actions),
    step.BRIEFING: _briefing,
    step.BABA: _baba,
    step.DICE: _dice,
    step.AUGUSTA: _augusta,
    step.FLAGS: _flags,
    step.LOAD: lambda now: stores.load(now.judge(ONE_DEAL), now.actions),
    step.VICTIM: _victim,
    step.LOSE: lambda now: secret_attack.LOSE.id_of(stores.least_card(now.judge(ONE_DEAL), now.seat)),
    step.DEACTIVATE: _deactivate,
    step.DISMISS: lambda now: stores.least_token(now.judge(ONE_DEAL), now.actions),
    step.START: _start,
    step.COMBAT: lambda now: max(now.actions, key=now.judge(DEALS).payment_worth),
    step.GRAPPLE: lambda now: max(now.actions, key=now.judge(ONE_DEAL).owed_worth),
    step.SHARE: lambda now: sharing.FIRST.id_of(
        stores.first_picker(now.judge(FEW_DEALS), talking.claim(now.state, talking.TRUST_IN_SHARING))
    ),
    step.PICK: lambda now: stores.pick(now.judge(FEW_DEALS), now.actions),
    step.RESOURCES: lambda now: stores.least_token(now.judge(ONE_DEAL), now.actions),
    step.SHUKI: _shuki,
    step.RECLAIM: lambda now: fight_end.RECLAIM.id_of(stores.best_reclaim(now.judge(FEW_DEALS))[0]),
    step.REWARDS: lambda now: stores.reward(now.judge(ONE_DEAL), now.actions),
    step.TELL: lambda now: talking.statement(now.state, now.seat, now.dealer, now.actions),
    step.SHOP: lambda now: stores.buy_in_city(now.judge(FEW_DEALS)),
    step.BOARDING: lambda now: stores.buy_for_boarding(now.judge(FEW_DEALS), now.actions),
}
