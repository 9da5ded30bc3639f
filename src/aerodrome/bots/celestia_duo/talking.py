"""How the bot `steady` for Celestia Duo talks, and what it makes of what its partner says."""

from __future__ import annotations

from aerodrome.games.celestia_duo import Table, phrases, step
from aerodrome.games.celestia_duo.cards import BABA, OLGA
from aerodrome.games.celestia_duo.chapters import conversation, rewards
from aerodrome.games.celestia_duo.conditions import why_not_smoke, why_not_stop
from aerodrome.kernel import Dealer

from .briefing import BriefingProspects
from .judge import DEALS, FEW_DEALS, Judge
from .stores import first_picker

SURE = 0.01
"""The difference in the chance of winning from which a player has an opinion in a briefing."""
SURE_OF_FIGHT = 10_000
"""The same for a fight, in millionths."""
TRUST = 0.02
"""How much an opinion of the partner counts in a briefing."""
TRUST_IN_FIGHT = 30_000
"""The same for a fight, in millionths."""
TRUST_IN_SHARING = 60
"""The same for the first pick, in thousandths of the logarithm of the odds."""
IMAGINED_HANDS = 40
"""How many hands a player imagines that the partner might expect."""


def speak(state: Table, seat: int, dealer: Dealer) -> int:
    """What the partner of a Captain says in a talk window: at most one opinion, then `ready`."""
    if state.said_by(seat):
        return conversation.READY.first
    opinion = _OPINIONS.get(int(state.step))
    phrase = opinion(state, seat, dealer) if opinion is not None else None
    if phrase is not None:
        phrase = _as_an_answer(phrase, state.said_by(1 - seat))
        if state.why_not_do(seat, conversation.SAY, phrase) == 0:
            return conversation.SAY.id_of(phrase)
    return conversation.READY.first


_OPPOSITES = {
    phrases.CONTINUE: phrases.STOP,
    phrases.USE_SMOKE: phrases.KEEP_SMOKE,
    phrases.YOU_FIRST: phrases.ME_FIRST,
}
OPPOSITE = {**_OPPOSITES, **{other: one for one, other in _OPPOSITES.items()}}


def _as_an_answer(phrase: int, heard: int) -> int:
    """An opinion as `agree` or `disagree`, where the other has already said the same or the opposite."""
    same = OPPOSITE[phrase] if phrase in (phrases.YOU_FIRST, phrases.ME_FIRST) else phrase
    if heard >> same & 1:
        return phrases.AGREE
    if phrase in OPPOSITE and heard >> OPPOSITE[same] & 1:
        return phrases.DISAGREE
    return phrase


def _about_the_briefing(state: Table, seat: int, dealer: Dealer) -> int | None:
    if why_not_stop(state) != 0:
        return None
    view = BriefingProspects(state, seat, dealer)
    if abs(view.lead) < SURE:
        return None
    if view.lead < 0:
        return phrases.STOP
    if view.use_olga:
        return phrases.USE_CREW + OLGA
    return phrases.USE_CREW + BABA if view.use_baba else phrases.CONTINUE


def _about_smoke(state: Table, seat: int, dealer: Dealer) -> int | None:
    if why_not_smoke(state) != 0:
        return None
    judge = Judge(state, seat, dealer, DEALS)
    lead = int(judge.best_smoke()[1])
    if abs(lead) < SURE_OF_FIGHT:
        return None
    return phrases.USE_SMOKE if lead > 0 else phrases.KEEP_SMOKE


def _about_the_start(state: Table, seat: int, dealer: Dealer) -> int | None:
    captain_first = lead(state, seat, dealer)
    if abs(captain_first) < SURE_OF_FIGHT:
        return None
    return phrases.YOU_FIRST if captain_first > 0 else phrases.ME_FIRST


def _about_sharing(state: Table, seat: int, dealer: Dealer) -> int | None:
    return phrases.ME_FIRST if first_picker(Judge(state, seat, dealer, FEW_DEALS), 0) else phrases.YOU_FIRST


_OPINIONS = {
    step.BRIEFING: _about_the_briefing,
    step.DICE: _about_smoke,
    step.START: _about_the_start,
    step.SHARE: _about_sharing,
}


# What the Captain makes of it


def _heard(state: Table, seat: int, phrase: int) -> bool:
    return bool(state.said_by(1 - seat) >> phrase & 1)


def listen(view: BriefingProspects, seat: int) -> None:
    """Let the partner's opinion shift how the Captain sees a briefing."""
    state = view.judge.state
    if why_not_stop(state) == 0:
        if _heard(state, seat, phrases.STOP):
            view.lead -= TRUST
        elif any(_heard(state, seat, phrase) for phrase in _FOR_CONTINUING):
            view.lead += TRUST
        view.stops = view.lead < 0


def objects(view: BriefingProspects, seat: int) -> bool:
    """Whether the Captain, who has said nothing yet, is about to do the opposite of what the partner asked for."""
    state = view.judge.state
    asked = phrases.CONTINUE if view.stops else phrases.STOP
    return not state.said_by(seat) and _heard(state, seat, asked)


_FOR_CONTINUING = (phrases.CONTINUE, phrases.USE_CREW + OLGA, phrases.USE_CREW + BABA)


def lead(state: Table, seat: int, dealer: Dealer) -> int:
    """How much better it is when the Captain starts the combat."""
    judge = Judge(state, seat, dealer, DEALS)
    judge.fight.set_dice(state.dice)
    return int(judge.starting(state.captain, DEALS, 0) - judge.starting(1 - state.captain, DEALS, 0))


def claim(state: Table, trust: int) -> int:
    """What it counts that the partner asked to be first in the fight or the sharing, or to come second."""
    if _heard(state, int(state.captain), phrases.ME_FIRST):
        return trust
    return -trust if _heard(state, int(state.captain), phrases.YOU_FIRST) else 0


def weigh_smoke(judge: Judge) -> None:
    """Let deals count more in which the partner would say what it has said about smoke."""
    state = judge.state
    for_smoke = _heard(state, int(judge.seat), phrases.USE_SMOKE)
    if not for_smoke and not _heard(state, int(judge.seat), phrases.KEEP_SMOKE):
        return
    fight = judge.fight
    fight.set_dice(state.dice)
    values = []
    for deal in judge.deals:
        fight.deal(deal)
        values.append(max(int(fight.best(0)), int(fight.best(1))))
    mean = sum(values) / len(values)
    for number, value in enumerate(values):
        if (value < mean) == for_smoke:
            judge.trust[number] = 3


def statement(state: Table, seat: int, dealer: Dealer, actions: tuple[int, ...]) -> int:
    """The true statement that tells the partner most: the one that was least to be expected."""
    tables = []
    for _ in range(IMAGINED_HANDS):
        other = state.copy()
        other.redeal(-1, dealer)
        other.seat = seat
        tables.append(other)

    def agreeing(action: int) -> int:
        return sum(rewards.is_true(table, action - rewards.TELL.first) for table in tables)

    # Saying nothing agrees with all of them.
    return min((rewards.TELL.id_of(phrases.NOTHING), *actions), key=agreeing)
