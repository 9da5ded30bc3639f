"""The few actions of a decision in Celestia Duo that are worth looking at closely."""

from __future__ import annotations

from typing import Final

from aerodrome.games.celestia_duo import Table, cards, step
from aerodrome.games.celestia_duo.chapters import CHAPTERS, conversation
from aerodrome.games.celestia_duo.chapters.dice import SMOKE, VALIDATE
from aerodrome.games.celestia_duo.conditions import why_not_crew, why_not_smoke
from aerodrome.kernel import Dealer

from .judge import DEALS, Judge
from .turning import towards

AS_THEY_ARE: Final = (step.TELL, step.AUGUSTA, step.GRAPPLE)
"""Steps in which looking ahead with open hands tells nothing."""
MOST: Final = 7


def candidates(state: Table, seat: int, base: int, dealer: Dealer) -> list[int]:
    """The others beside the base move."""
    if state.step in AS_THEY_ARE:
        return []
    if state.step == step.DICE:
        found = _about_dice(state, seat, dealer)
    else:
        found = [action for action in state.legal(seat) if CHAPTERS.verb_of[action] is not conversation.SAY]
    return [action for action in dict.fromkeys(found) if action != base][:MOST]


def _about_dice(state: Table, seat: int, dealer: Dealer) -> list[int]:
    """The best dice to reroll, the best turn of Augusta, or the dice as they lie."""
    judge = Judge(state, seat, dealer, DEALS)
    found = [int(VALIDATE.first)]
    if why_not_smoke(state) == 0:
        part, _ = judge.best_smoke()
        if part > 0:
            found.append(SMOKE.id_of(int(part) - 1))
    if why_not_crew(state, cards.AUGUSTA) == 0:
        turned, _ = judge.best_augusta()
        if turned != state.dice:
            found.append(towards(int(state.dice), int(turned)))
    return found
