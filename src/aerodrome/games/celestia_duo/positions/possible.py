"""Whether the rules can play on from a position that was written by hand. It may be as odd as it likes."""

from __future__ import annotations

from .. import cards, layout, memory, step
from ..chapters.sharing import is_shared_out
from ..dice import NONE
from ..errors import bad_input
from ..redealing import agrees_with_flags
from ..table import Table

INTERRUPTING = (step.SHARE, step.PICK, step.LOAD)
ON_THE_WAY = (step.DRAFT, step.BRIEFING, step.BABA)
ONLY_IN_CHASE = (*ON_THE_WAY, step.REWARDS, step.TELL, step.SHOP)
WITH_DICE = (
    *(step.DICE, step.AUGUSTA, step.FLAGS, step.START, step.COMBAT, step.GRAPPLE, step.RESOURCES),
    *(step.VICTIM, step.LOSE, step.DEACTIVATE, step.DISMISS),
)
FIGHT = (*WITH_DICE, step.SHUKI, step.RECLAIM)


def check(state: Table) -> None:
    """Refuse what play would break on, or gain or lose a piece by."""
    is_over, at = state.step == step.OVER, repr(step.NAMES[state.step])
    wrong = {
        "celestia-duo-error-position-hold": state.room() < 0,
        "celestia-duo-error-position-quick": state.is_quick()
        and (state.boarding != 0 or state.setting.distance != cards.FIRST_DISTANCE),
        "celestia-duo-error-position-ending": is_over != (state.ending >= 0),
    }
    if not is_over:
        wrong |= _wrong_in_play(state) | ({} if state.boarding else _wrong_in_chase(state))
    wrong |= {
        "celestia-duo-error-position-memory": not all(_is_known_rightly(state, seat) for seat in (0, 1)),
        "celestia-duo-error-position-deck": _has_more_than_was_shuffled(state),
    }
    for key, is_wrong in wrong.items():
        if is_wrong:
            raise bad_input(key, step=at)
    verb_of = state.chapters.verb_of
    if not is_over and all(verb_of[action].is_for_all for action in state.legal(state.seat)):  # to talk is not enough
        raise bad_input("celestia-duo-error-position-no-action", step=at)


def _is_known_rightly(state: Table, seat: int) -> bool:
    """Whether what everybody knows of a hand is true of it; else no re-deal would agree with it."""
    at, hand = layout.MEMORY_AT + seat * layout.MEMORY, layout.HAND_AT + seat * layout.HAND
    return memory.agrees(state.cells, at, hand) and agrees_with_flags(state, seat)


def _has_more_than_was_shuffled(state: Table) -> bool:
    kinds = range(cards.KINDS)
    return any(state.cells[layout.DECK_AT + kind] > state.cells[layout.DECK_LIMIT_AT + kind] for kind in kinds)


def _wrong_in_play(state: Table) -> dict[str, bool]:
    moment = state.beneath or state.step  # what goes on while cards are shared or room is made
    unseen = state.sum_of(layout.ASSAULT_AT, cards.ASSAULTS)
    return {
        "celestia-duo-error-position-waiting": (state.beneath != 0) != (state.step in INTERRUPTING),
        "celestia-duo-error-position-boarding": state.boarding != 0 and moment in ONLY_IN_CHASE,
        "celestia-duo-error-position-assault": (state.assault != 0) != (state.boarding != 0 and moment in FIGHT),
        "celestia-duo-error-position-masts": not 0 < state.masts <= unseen + (state.assault != 0),
        "celestia-duo-error-position-dice-there": moment in WITH_DICE and state.dice == NONE,
        "celestia-duo-error-position-baba": _baba_cannot_lay(state),
        "celestia-duo-error-position-lacking": _lacks_its_matter(state),
    }


def _lacks_its_matter(state: Table) -> bool:
    """Whether the step has nothing left to decide about, or not enough of it."""
    played = state.sum_of(layout.PLAYED_AT, cards.KINDS)
    match state.step:
        case step.SHARE | step.PICK:
            return is_shared_out(state)
        case step.LOAD:
            return state.offered == 0
        case step.RESOURCES:
            return state.losses == 0
        case step.GRAPPLE:
            return state.shows(cards.FLAG) == 0 or not agrees_with_flags(state, state.seat)
        case step.SHUKI:
            return played == 0
        case step.RECLAIM:
            return not 0 < state.reclaim <= played
    return False


def _to_be_laid(state: Table) -> range:
    """The places for the cards that Baba holds."""
    return range(state.laying, state.laying + state.sum_of(layout.REVEALED_AT, cards.AMBUSHES))


def _baba_cannot_lay(state: Table) -> bool:
    places = _to_be_laid(state)
    if state.step != step.BABA:
        return len(places) > 0
    is_ahead = state.airship < places.start and places.stop <= cards.LAIR
    return not is_ahead or any(state.card_at(place) >= 0 for place in places)


def _wrong_in_chase(state: Table) -> dict[str, bool]:
    moment = state.beneath or state.step
    is_at_start = state.airship == 0 and state.turn == 1 and state.step in ON_THE_WAY
    return {
        "celestia-duo-error-position-ships": not state.airship < state.chased < cards.LAIR,
        "celestia-duo-error-position-under-airship": not is_at_start and state.card_at(state.airship) < 0,
        "celestia-duo-error-position-stage": moment == step.SHOP and state.stage_here() < 0,
        "celestia-duo-error-position-route": _route_runs_out(state),
    }


def _route_runs_out(state: Table) -> bool:
    """Whether there are not enough unseen Ambush cards for the places ahead; at the first lies a starting card."""
    laid = _to_be_laid(state)
    ahead = range(state.airship + 1, cards.ROUTE + 1)
    unknown = [place for place in ahead if state.card_at(place) < 0 and place not in laid]
    if 1 in unknown:
        unknown.remove(1)
        if state.cells[layout.AMBUSH_AT] == 0:
            return True
    return len(unknown) > sum(state.unseen_ambushes())
