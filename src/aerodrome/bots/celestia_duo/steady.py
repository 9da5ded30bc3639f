"""The bot `steady` for Celestia Duo: it imagines its partner's hand, thinks each fight through, and talks."""

from __future__ import annotations

from typing import NamedTuple

from aerodrome.bots.bot import WAIT, Bot
from aerodrome.games.celestia_duo import CelestiaState, phrases, steps
from aerodrome.games.celestia_duo import actions as do
from aerodrome.games.celestia_duo.cards import (
    AMBUSHES,
    AUGUSTA,
    BABA,
    CREW,
    KINDS,
    KUBLAI,
    OLGA,
    RHETT,
    SHUKI,
    SUMMONED,
    SYMBOLS,
)
from aerodrome.games.celestia_duo.dice import faces_of
from aerodrome.games.celestia_duo.layout import PLAYED_AT, REVEALED_AT
from aerodrome.kernel import Dealer, State

from . import stores, talking
from .briefing import briefed
from .judge import DEALS, FEW_DEALS, Judge, tired
from .outlook import Outlook

ONE_DEAL = 1
"""Where the partner's hand does not matter."""


class Moment(NamedTuple):
    """A decision that the bot has to take."""

    state: CelestiaState
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
        assert isinstance(state, CelestiaState)
        if state.talk != 0:
            if seat != state.seat:
                return talking.speak(state, seat, dealer)
            if state.ready == 0:
                return WAIT
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return _DECIDED[state.step](Moment(state, seat, dealer, actions))


def _use(crew: int) -> int:
    return do.USE + SUMMONED.index(crew)


# Before a fight


def _briefing(now: Moment) -> int:
    view = briefed(now.state, now.seat, now.dealer)
    talking.listen(view, now.seat)
    if talking.objects(view, now.seat):
        return do.SAY + phrases.DISAGREE
    if view.use_baba and _use(BABA) in now.actions:
        return _use(BABA)
    if view.stops and do.STOP in now.actions:
        return do.STOP
    if view.use_olga and _use(OLGA) in now.actions:
        return _use(OLGA)
    return do.CONTINUE


def _baba(now: Moment) -> int:
    """The card that is met is the last one to be laid; so the worst ones come first."""
    outlook = Outlook(now.judge(DEALS))
    revealed = [card for card in range(AMBUSHES) if now.state.cells[REVEALED_AT + card]]
    return do.LAY + min(revealed, key=lambda card: (outlook.continuing(False, card), card))


def _dice(now: Moment) -> int:
    state, judge = now.state, now.judge(DEALS)
    talking.weigh_smoke(judge)
    best, action = 0, do.VALIDATE
    if state.smoke and not state.smoke_is_banned():
        part, gain = judge.best_smoke()
        if gain > best:
            best, action = int(gain), do.SMOKE + int(part) - 1
    if state.why_not_crew(AUGUSTA) == 0:
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
    return do.AUGUSTA + face * int(SYMBOLS) + (other if other < face else other - 1)


def _augusta(now: Moment) -> int:
    turned, _ = now.judge(DEALS).best_turn(now.state.dice, 1)
    return _towards(int(now.state.dice), int(turned)) if turned != now.state.dice else do.DONE


def _flags(now: Moment) -> int:
    """Kublai and Rhett bring what the hold has room for; in the boarding nobody can spend gold any more."""
    state = now.state
    if state.room() > 0 and not (state.boarding and state.masts == 1):
        if _use(KUBLAI) in now.actions and not state.boarding:
            return _use(KUBLAI)
        if _use(RHETT) in now.actions:
            return _use(RHETT)
    return do.DONE


def _load(now: Moment) -> int:
    return stores.load(now.judge(ONE_DEAL), now.actions)


def _victim(now: Moment) -> int:
    """The larger hand gives the card."""
    state = now.state
    return do.VICTIM + int(state.hand_size(1 - state.captain) > state.hand_size(state.captain))


def _lose(now: Moment) -> int:
    return do.LOSE + stores.least_card(now.judge(ONE_DEAL), now.seat)


def _deactivate(now: Moment) -> int:
    scene = now.judge(ONE_DEAL).scene
    active = [crew for crew in range(CREW) if now.state.is_active(crew)]
    return do.DEACTIVATE + min(active, key=lambda crew: (tired(scene, crew, False), crew))


def _drop(now: Moment) -> int:
    return stores.least_token(now.judge(ONE_DEAL), stores.drops_among(now.actions))


# The fight


def _start(now: Moment) -> int:
    lead = talking.lead(now.state, now.seat, now.dealer)
    return do.START + int(lead < talking.asked_to_start(now.state))


def _combat(now: Moment) -> int:
    judge = now.judge(DEALS)
    return max(now.actions, key=judge.payment_worth)


def _grapple(now: Moment) -> int:
    judge = now.judge(ONE_DEAL)
    return max(now.actions, key=judge.owed_worth)


def _shuki(now: Moment) -> int:
    """Shuki is called when two cards are worth more than she is; never after the last fight."""
    judge = now.judge(FEW_DEALS)
    played = sum(int(now.state.cells[PLAYED_AT + kind]) for kind in range(KINDS))
    saved = min(2, played) * stores.best_reclaim(judge)[1]
    return _use(SHUKI) if not judge.is_last and saved > tired(judge.after, SHUKI, False) else do.DONE


def _reclaim(now: Moment) -> int:
    return do.RECLAIM + stores.best_reclaim(now.judge(FEW_DEALS))[0]


# After the fight, and in a city


def _share(now: Moment) -> int:
    return do.FIRST + stores.first_picker(now.judge(FEW_DEALS), talking.asked_to_pick(now.state))


def _pick(now: Moment) -> int:
    return stores.pick(now.judge(FEW_DEALS), now.actions)


def _rewards(now: Moment) -> int:
    return stores.reward(now.judge(ONE_DEAL), now.actions)


def _tell(now: Moment) -> int:
    return talking.statement(now.state, now.seat, now.dealer, now.actions)


def _shop(now: Moment) -> int:
    return stores.buy_in_city(now.judge(FEW_DEALS))


def _boarding(now: Moment) -> int:
    return stores.buy_for_boarding(now.judge(FEW_DEALS), now.actions)


_DECIDED = {
    steps.DRAFT: _pick,
    steps.BRIEFING: _briefing,
    steps.BABA: _baba,
    steps.DICE: _dice,
    steps.AUGUSTA: _augusta,
    steps.FLAGS: _flags,
    steps.LOAD: _load,
    steps.VICTIM: _victim,
    steps.LOSE: _lose,
    steps.DEACTIVATE: _deactivate,
    steps.DISMISS: _drop,
    steps.START: _start,
    steps.COMBAT: _combat,
    steps.GRAPPLE: _grapple,
    steps.SHARE: _share,
    steps.PICK: _pick,
    steps.RESOURCES: _drop,
    steps.SHUKI: _shuki,
    steps.RECLAIM: _reclaim,
    steps.REWARDS: _rewards,
    steps.TELL: _tell,
    steps.SHOP: _shop,
    steps.BOARDING: _boarding,
}
