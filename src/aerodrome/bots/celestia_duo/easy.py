"""The bot `easy` for Celestia Duo: it plays from its own hand, for the moment, and does what its partner proposes.

It imagines no hand and weighs no odds. It likes to fly on while it holds cards, it spends a Joker where a pair would
do, it rerolls what it cannot beat alone, and it takes the best card for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from aerodrome.bots.bot import WAIT, Bot
from aerodrome.games.celestia_duo import Table, cards, layout, phrases, step
from aerodrome.games.celestia_duo.chapters import (
    CHAPTERS,
    briefing,
    cargo,
    city,
    combat,
    conversation,
    dice,
    rewards,
    secret_attack,
    sharing,
    turn,
)
from aerodrome.games.celestia_duo.chapters.crew import LAY, USE
from aerodrome.games.celestia_duo.conditions import BUY_CARDS, why_not_smoke, why_not_stop
from aerodrome.games.celestia_duo.dice import faces_of, hand_of
from aerodrome.kernel import Dealer, State

from .answers import contradicts
from .talking import proposed

FEWEST_CARDS: Final = 7
"""It stops when both hands hold fewer cards together."""
FEWEST_AMBUSHES: Final = 3
"""It does not stop for the cards of fewer Ambushes."""
CLOSE: Final = 3
"""It does not stop where the pirate ship is this close to its lair."""
MANY_FLAGS: Final = 2


class EasyDecision(NamedTuple):
    """A decision that the bot has to take."""

    state: Table
    seat: int
    actions: tuple[int, ...]

    def has(self, kind: int) -> bool:
        return bool(self.state.cells[layout.HAND_AT + self.seat * layout.HAND + kind])

    def can_beat(self, face: int) -> bool:
        """Whether a card of the own hand beats such a die, pairs forgotten."""
        if self.has(int(cards.JOKER)):
            return True
        return self.state.hand_size(self.seat) > 0 if face == cards.FLAG else self.has(face)

    def first_of(self, *verbs: object) -> int:
        """The first action of the first of these verbs that can be done."""
        ranked = {id(verb): rank for rank, verb in enumerate(verbs)}
        return min(self.actions, key=lambda action: (ranked.get(id(CHAPTERS.verb_of[action]), len(verbs)), action))


class EasyBot(Bot):
    """Plays fast and by rule of thumb."""

    name = "easy"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        if state.talk != 0:
            if seat != state.seat:
                return _answered(state, seat)
            if state.ready == 0:
                return WAIT
        now = EasyDecision(state, seat, tuple(one for one in state.legal(seat) if not _is_talk(one)))
        if len(now.actions) == 1:
            return now.actions[0]
        decided = _DECIDED.get(int(state.step), _any)(now)
        return _as_proposed(now, decided)


def _is_talk(action: int) -> bool:
    return CHAPTERS.verb_of[action] is conversation.SAY


def _answered(state: Table, seat: int) -> int:
    """It agrees with everything."""
    agree = conversation.SAY.id_of(phrases.AGREE)
    return agree if agree in state.legal(seat) and not state.said_by(seat) else conversation.READY.first


def _as_proposed(now: EasyDecision, decided: int) -> int:
    """Do what the partner has proposed, in the first way that does."""
    wishes = list(proposed(now.state, 1 - now.seat))
    for action in (decided, *now.actions):
        if not any(contradicts(now.state, now.seat, action, wish) for wish in wishes):
            return action
    return decided


def _any(now: EasyDecision) -> int:
    return now.actions[0]


def _briefing(now: EasyDecision) -> int:
    state = now.state
    olga = USE.id_of(cards.SUMMONED.index(cards.OLGA))
    if olga in now.actions and state.destination() + 1 == state.chased:
        return olga
    together = state.hand_size(0) + state.hand_size(1)
    is_poor = together < FEWEST_CARDS and state.ambushes >= FEWEST_AMBUSHES and state.destination() < state.chased
    is_poor = is_poor and state.chased + CLOSE < cards.LAIR
    return briefing.STOP.first if is_poor and why_not_stop(state) == 0 else briefing.CONTINUE.first


def _dice(now: EasyDecision) -> int:
    """Reroll what the own hand cannot beat, and a pile of flags."""
    state = now.state
    faces = faces_of(state.dice)
    flags = [face for face in faces if face == cards.FLAG]
    hard = [face for face in faces if face != cards.FLAG and not now.can_beat(face)]
    rerolled = (*hard, *flags) if len(flags) >= MANY_FLAGS else tuple(hard)
    if why_not_smoke(state) != 0 or not rerolled or (len(hard) < len(faces) and len(rerolled) < MANY_FLAGS):
        return dice.VALIDATE.first
    return dice.SMOKE.id_of(hand_of(rerolled) - 1)


def _start(now: EasyDecision) -> int:
    can = any(now.can_beat(face) for face in faces_of(now.state.dice))
    return combat.START.first if can else combat.START.first + 1


def _fight(now: EasyDecision) -> int:
    verbs = (combat.MATCH, combat.FLAG_VERB, combat.GRAPPLE, combat.JOKER_VERB, combat.PAIR)
    return now.first_of(*verbs, combat.LUDVIG_VERB, combat.MAMA_VERB, combat.CANNOT)


def _pick(now: EasyDecision) -> int:
    """What beats a die that is there, a Joker, what it does not hold."""
    shown = [face for face in faces_of(now.state.dice) if face != cards.FLAG]
    missing = [kind for kind in range(cards.SYMBOLS) if not now.has(kind)]
    wanted = [*shown, cards.JOKER, *missing, *range(cards.SYMBOLS)]
    takes = [sharing.TAKE.id_of(int(kind)) for kind in wanted]
    return next((take for take in takes if take in now.actions), sharing.TAKE.id_of(int(sharing.FACE_DOWN)))


def _drop(now: EasyDecision) -> int:
    return now.first_of(cargo.DROP)


_DECIDED: Final[Mapping[int, Callable[[EasyDecision], int]]] = {
    step.DRAFT: _pick,
    step.BRIEFING: _briefing,
    step.BABA: lambda now: now.first_of(LAY),
    step.DICE: _dice,
    step.AUGUSTA: lambda now: now.first_of(turn.DONE),
    step.FLAGS: lambda now: now.first_of(USE),
    step.LOAD: lambda now: now.first_of(turn.DONE),
    step.LOSE: lambda now: now.first_of(secret_attack.LOSE),
    step.START: _start,
    step.COMBAT: _fight,
    step.GRAPPLE: _fight,
    step.SHARE: lambda now: now.first_of(sharing.FIRST),
    step.PICK: _pick,
    step.RESOURCES: _drop,
    step.SHUKI: lambda now: now.first_of(USE),
    step.REWARDS: lambda now: now.first_of(rewards.CLAIM, turn.DONE),
    step.SHOP: lambda now: city.BUY.id_of(BUY_CARDS) if city.BUY.id_of(BUY_CARDS) in now.actions else now.actions[0],
}
