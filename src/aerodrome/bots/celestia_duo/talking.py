"""How a bot for Celestia Duo talks, and what it makes of what its partner says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from aerodrome.games.celestia_duo import Table, phrases, step
from aerodrome.games.celestia_duo.cards import AUGUSTA, BABA, OLGA
from aerodrome.games.celestia_duo.chapters import city, conversation, rewards, turn
from aerodrome.games.celestia_duo.conditions import BUY_CARDS, why_not_crew, why_not_smoke, why_not_stop
from aerodrome.kernel import Dealer

from . import stores
from .answers import contradicts, is_liked_best, revealed
from .briefing import BriefingProspects
from .judge import DEALS, FEW_DEALS, Judge
from .prospects import Prospects
from .sharing import Sharing

SURE: Final = 0.01
"""The difference in the chance of winning from which a player has an opinion in a briefing."""
SURE_OF_FIGHT: Final = 10_000
"""The same for a fight, in millionths."""
SURE_OF_STORES: Final = 120
"""The same for what gold buys, in thousandths of the logarithm of the odds."""
TRUST: Final = 0.02
"""How much an opinion of the partner counts in a briefing."""
TRUST_IN_FIGHT: Final = 30_000
"""The same for a fight, in millionths."""
TRUST_IN_SHARING: Final = 60
"""The same for the first pick, in thousandths of the logarithm of the odds."""
IMAGINED_HANDS: Final = 40
"""How many hands a player imagines that the partner might expect."""
TEMPTING: Final = 40_000
"""How much worse smoke may be, in millionths, that a player still thinks of."""
NO_SEAT: Final = -1

Decide = Callable[[], int]
"""What the bot would do if the decision were its own."""


def proposed(state: Table, by: int) -> Iterator[int]:
    """The proposals that a seat has made in this window."""
    return (phrase for phrase in range(phrases.AGREE) if state.said_by(by) >> phrase & 1)


# What a partner says


def speak(state: Table, seat: int, dealer: Dealer, decide: Decide) -> int:
    """What the partner of a Captain says in a talk window: at most one opinion or an answer, then `ready`."""
    if state.said_by(seat):
        return conversation.READY.first
    opinion = _OPINIONS.get(int(state.step))
    phrase = opinion(state, seat, dealer) if opinion is not None else None
    heard = list(proposed(state, 1 - seat))
    if heard:
        phrase = _answer(state, seat, phrase, heard, decide)
    if phrase is not None and state.why_not_do(seat, conversation.SAY, phrase) == 0:
        return conversation.SAY.id_of(phrase)
    return conversation.READY.first


_OPPOSITES = {
    phrases.CONTINUE: phrases.STOP,
    phrases.USE_SMOKE: phrases.KEEP_SMOKE,
    phrases.YOU_FIRST: phrases.ME_FIRST,
}
OPPOSITE: Final = {**_OPPOSITES, **{other: one for one, other in _OPPOSITES.items()}}


def _answer(state: Table, seat: int, opinion: int | None, heard: list[int], decide: Decide) -> int:
    """Agree or disagree with what the Captain has proposed; where that is about something else, as one would decide."""
    if opinion is not None:
        same = OPPOSITE[opinion] if opinion in (phrases.YOU_FIRST, phrases.ME_FIRST) else opinion
        if same in heard:
            return phrases.AGREE
        if OPPOSITE.get(same) in heard:
            return phrases.DISAGREE
    return phrases.DISAGREE if is_against(state, seat, decide(), heard) else phrases.AGREE


def is_against(state: Table, seat: int, action: int, heard: list[int]) -> bool:
    """Whether an action does something else than the other player has proposed."""
    return any(contradicts(state, seat, action, phrase) for phrase in heard)


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


def _about_babas_cards(state: Table, seat: int, dealer: Dealer) -> int | None:
    """Name the card that one would like to meet, where a phrase names it alone."""
    prospects = Prospects(Judge(state, seat, dealer, DEALS))
    ranked = sorted((prospects.continuing(False, card), card) for card in revealed(state))
    if ranked[-1][0] - ranked[0][0] < SURE:
        return None
    meant = (phrase for phrase in _WISHES if is_liked_best(state, ranked[-1][1], phrase))
    return next(meant, None)


_WISHES = (phrases.MEET_WEAKEST, phrases.MEET_RICHEST, phrases.MEET_FASTEST)


def _about_the_dice(state: Table, seat: int, dealer: Dealer) -> int | None:
    smoke, augusta = _leads(state, seat, dealer)
    if augusta > max(smoke, SURE_OF_FIGHT):
        return phrases.USE_CREW + AUGUSTA
    if why_not_smoke(state) != 0 or abs(smoke) < SURE_OF_FIGHT:
        return None
    if smoke > 0:
        return phrases.USE_SMOKE
    # Who is asked may answer; else it is said only where it is news.
    is_news = state.said_by(1 - seat) or _is_tempted(state, smoke, dealer)
    return phrases.KEEP_SMOKE if is_news else None


def _leads(state: Table, seat: int, dealer: Dealer) -> tuple[int, int]:
    """How much better than the dice as they lie it is to use smoke, and to call Augusta; 0 where that is impossible."""
    judge = Judge(state, seat, dealer, DEALS)
    smoke = int(judge.best_smoke()[1]) if why_not_smoke(state) == 0 else 0
    return smoke, int(judge.best_augusta()[1]) if why_not_crew(state, AUGUSTA) == 0 else 0


def _is_tempted(state: Table, lead: int, dealer: Dealer) -> bool:
    """Whether a Captain might use smoke who does not know this hand, with which that is much worse."""
    public = int(Judge(state, NO_SEAT, dealer, FEW_DEALS).best_smoke()[1])
    return public > -TEMPTING and lead < public - TEMPTING


def _about_the_start(state: Table, seat: int, dealer: Dealer) -> int | None:
    captain_first = lead(state, seat, dealer)
    if abs(captain_first) < SURE_OF_FIGHT:
        return None
    return phrases.YOU_FIRST if captain_first > 0 else phrases.ME_FIRST


def _about_sharing(state: Table, seat: int, dealer: Dealer) -> int | None:
    return phrases.ME_FIRST if Sharing(Judge(state, seat, dealer, FEW_DEALS)).partner_first() > 0 else phrases.YOU_FIRST


def _about_the_shop(state: Table, seat: int, dealer: Dealer) -> int | None:
    judge = Judge(state, seat, dealer, FEW_DEALS)
    best = stores.buy_in_city(judge)
    if best.worth - best.second < SURE_OF_STORES:
        return None
    if best.choice == turn.DONE.first:
        return phrases.SAVE_GOLD
    return phrases.BUY_CARDS if best.choice == city.BUY.id_of(BUY_CARDS) else phrases.BUY_SMOKE


def _about_the_last_gold(state: Table, seat: int, dealer: Dealer) -> int | None:
    judge = Judge(state, seat, dealer, FEW_DEALS)
    best = stores.buy_for_boarding(judge)
    if best.choice == turn.DONE.first or best.worth - best.second < SURE_OF_STORES:
        return None
    return phrases.BUY_CARDS if best.choice == city.BUY.id_of(BUY_CARDS) else phrases.REACTIVATE


_OPINIONS: Final[dict[int, Callable[[Table, int, Dealer], int | None]]] = {
    step.BRIEFING: _about_the_briefing,
    step.BABA: _about_babas_cards,
    step.DICE: _about_the_dice,
    step.START: _about_the_start,
    step.SHARE: _about_sharing,
    step.SHOP: _about_the_shop,
    step.BOARDING: _about_the_last_gold,
}


# What the Captain makes of it


def _heard(state: Table, seat: int, phrase: int) -> bool:
    return bool(state.said_by(1 - seat) >> phrase & 1)


def objects(state: Table, seat: int, action: int) -> bool:
    """Whether the Captain, who has said nothing yet, is about to do something else than the partner asked for."""
    return (
        not state.said_by(seat)
        and is_against(state, seat, action, list(proposed(state, 1 - seat)))
        and state.why_not_do(seat, conversation.SAY, phrases.DISAGREE) == 0
    )


def listen(view: BriefingProspects, seat: int) -> None:
    """Let the partner's opinion shift how the Captain sees a briefing."""
    state = view.judge.state
    if why_not_stop(state) == 0:
        if _heard(state, seat, phrases.STOP):
            view.lead -= TRUST
        elif any(_heard(state, seat, phrase) for phrase in _FOR_CONTINUING):
            view.lead += TRUST
        view.stops = view.lead < 0
    if _heard(state, seat, phrases.USE_CREW + OLGA) and view.olga_adds > -TRUST:
        view.use_olga = True
    if _heard(state, seat, phrases.USE_CREW + BABA) and view.may_use_baba and view.lead > -TRUST:
        view.use_baba = True


_FOR_CONTINUING = (phrases.CONTINUE, phrases.USE_CREW + OLGA, phrases.USE_CREW + BABA)


def lead(state: Table, seat: int, dealer: Dealer) -> int:
    """How much better it is when the Captain starts the combat."""
    judge = Judge(state, seat, dealer, DEALS)
    judge.fight.set_dice(state.dice)
    return int(judge.starting(state.captain, DEALS, 0) - judge.starting(1 - state.captain, DEALS, 0))


def claim(state: Table, seat: int, trust: int) -> int:
    """What it counts that the other player asked that the partner of the Captain be first, or the Captain."""
    for_captain, for_partner = phrases.YOU_FIRST, phrases.ME_FIRST
    if seat != state.captain:
        for_captain, for_partner = for_partner, for_captain
    if _heard(state, seat, for_partner):
        return trust
    return -trust if _heard(state, seat, for_captain) else 0


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


def favour(state: Table, seat: int, card: int) -> float:
    """What it counts that the other player wants to meet one of Baba's cards."""
    wishes = [phrase for phrase in proposed(state, 1 - seat) if is_liked_best(state, card, phrase)]
    return TRUST * len(wishes)


def trust_in_augusta(state: Table, seat: int) -> int:
    """What it counts that the other player asked for Augusta, in millionths."""
    return TRUST_IN_FIGHT if _heard(state, seat, phrases.USE_CREW + AUGUSTA) else 0


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
