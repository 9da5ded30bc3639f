"""The bot `steady` for Celestia Duo: it imagines its partner's hand, thinks each fight through, and talks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from aerodrome.bots.bot import WAIT, Bot
from aerodrome.games.celestia_duo import Table, cards, phrases, step
from aerodrome.games.celestia_duo.chapters import briefing, combat, conversation, fight_end, secret_attack, turn
from aerodrome.games.celestia_duo.chapters import sharing as cards_shared
from aerodrome.games.celestia_duo.chapters.crew import LAY, USE
from aerodrome.games.celestia_duo.chapters.dice import SMOKE as SMOKE_VERB
from aerodrome.games.celestia_duo.chapters.dice import VALIDATE
from aerodrome.games.celestia_duo.conditions import why_not_crew, why_not_smoke
from aerodrome.kernel import Dealer, State

from . import sharing, stores, talking
from .answers import revealed
from .briefing import BriefingProspects
from .judge import DEALS, FEW_DEALS, Judge
from .prospects import Prospects
from .turning import towards

ONE_DEAL = 1
"""Where the partner's hand does not matter."""


class BotDecision(NamedTuple):
    """A decision that the bot has to take."""

    state: Table
    seat: int
    dealer: Dealer
    actions: tuple[int, ...]
    """Those of the player whose step it is."""

    def decide(self) -> int:
        """What to do if the decision is one's own."""
        if len(self.actions) == 1:
            return self.actions[0]
        return _DECIDED[self.state.step](self)

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
        decision = BotDecision(state, seat, dealer, state.legal(state.seat))
        if state.talk != 0:
            if seat != state.seat:
                return talking.speak(state, seat, dealer, decision.decide)
            if state.ready == 0:
                return WAIT
        action = decision.decide()
        if talking.objects(state, seat, action):
            return conversation.SAY.id_of(phrases.DISAGREE)
        return action


def _use(crew: int) -> int:
    return USE.id_of(cards.SUMMONED.index(crew))


# Before a fight


def _briefing(now: BotDecision) -> int:
    view = BriefingProspects(now.state, now.seat, now.dealer)
    talking.listen(view, now.seat)
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

    def worth(card: int) -> tuple[float, int]:
        return prospects.continuing(False, card) + talking.favour(now.state, now.seat, card), card

    return LAY.id_of(min(revealed(now.state), key=worth))


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
        gain += talking.trust_in_augusta(state, now.seat)
        if gain > best and turned != state.dice:
            action = towards(int(state.dice), int(turned))
    return action


def _augusta(now: BotDecision) -> int:
    turned, _ = now.judge(DEALS).best_turn(now.state.dice, 1)
    return towards(int(now.state.dice), int(turned)) if turned != now.state.dice else turn.DONE.first


def _flags(now: BotDecision) -> int:
    for crew in (cards.KUBLAI, cards.RHETT):
        if stores.uses_flags(now.state, crew):
            return _use(crew)
    return turn.DONE.first


# The fight


def _start(now: BotDecision) -> int:
    lead = talking.lead(now.state, now.seat, now.dealer)
    return combat.START.id_of(int(lead < talking.claim(now.state, now.seat, talking.TRUST_IN_FIGHT)))


def _first_picker(now: BotDecision) -> int:
    """The hand to which a card adds more begins."""
    lead = sharing.Sharing(now.judge(FEW_DEALS)).partner_first()
    return cards_shared.FIRST.id_of(int(lead + talking.claim(now.state, now.seat, talking.TRUST_IN_SHARING) > 0))


def _shuki(now: BotDecision) -> int:
    return _use(cards.SHUKI) if stores.is_worth_shuki(now.judge(FEW_DEALS)) else turn.DONE.first


_DECIDED: Final[Mapping[int, Callable[[BotDecision], int]]] = {
    step.DRAFT: lambda now: sharing.pick(now.judge(FEW_DEALS)),
    step.BRIEFING: _briefing,
    step.BABA: _baba,
    step.DICE: _dice,
    step.AUGUSTA: _augusta,
    step.FLAGS: _flags,
    step.LOAD: lambda now: stores.load(now.judge(ONE_DEAL)),
    step.VICTIM: lambda now: stores.victim(now.state),
    step.LOSE: lambda now: secret_attack.LOSE.id_of(int(stores.least_card(now.judge(ONE_DEAL)))),
    step.DEACTIVATE: lambda now: secret_attack.DEACTIVATE.id_of(int(stores.least_crew(now.judge(ONE_DEAL)))),
    step.DISMISS: lambda now: stores.least_token(now.judge(ONE_DEAL)).choice,
    step.START: _start,
    step.COMBAT: lambda now: max(now.actions, key=now.judge(DEALS).payment_worth),
    step.GRAPPLE: lambda now: max(now.actions, key=now.judge(ONE_DEAL).owed_worth),
    step.SHARE: _first_picker,
    step.PICK: lambda now: sharing.pick(now.judge(FEW_DEALS)),
    step.RESOURCES: lambda now: stores.least_token(now.judge(ONE_DEAL)).choice,
    step.SHUKI: _shuki,
    step.RECLAIM: lambda now: fight_end.RECLAIM.id_of(int(stores.best_reclaim(now.judge(FEW_DEALS)).choice)),
    step.REWARDS: lambda now: stores.reward(now.judge(ONE_DEAL)),
    step.TELL: lambda now: talking.statement(now.state, now.seat, now.dealer, now.actions),
    step.SHOP: lambda now: stores.buy_in_city(now.judge(FEW_DEALS)).choice,
    step.BOARDING: lambda now: stores.buy_for_boarding(now.judge(FEW_DEALS)).choice,
}
