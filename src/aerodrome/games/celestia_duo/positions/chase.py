"""What must hold for the airship, its route and the stops of a position."""

from __future__ import annotations

from .. import step
from ..cards import AMBUSHES, BABA, ENERGY_TOKENS, FIRST_DISTANCE, LAIR, OLGA, ROUTE, STARTING_CARDS, USED
from ..layout import CREW_AT, ENERGY_AT, REVEALED_AT, ROUTE_AT, STAGE_AT
from ..table import CAUGHT, LAIR_REACHED, Table
from .moments import (
    AFTER_DICE,
    ON_THE_WAY,
    ONLY_IN_BOARDING,
    ONLY_IN_CHASE,
    REWARDING,
    WITH_DICE,
    moment_of,
    stages_drawn,
)


def cargo_fits(state: Table) -> bool:
    return state.room() >= 0


def energy_adds_up(state: Table) -> bool:
    """Every place of the generator holds a token, or one of those that were lost comes from there."""
    spent = ENERGY_TOKENS - state.sum_of(ENERGY_AT, ENERGY_TOKENS)
    return state.energy + spent == state.setting.facts.deck_generator[state.deck]


def quick_is_quick(state: Table) -> bool:
    return not state.is_quick() or (state.boarding == 0 and state.setting.distance == FIRST_DISTANCE)


def only_an_end_has_an_ending(state: Table) -> bool:
    return (state.step == step.OVER) == (state.ending >= 0)


def side_of_the_pirate_fits(state: Table) -> bool:
    """In the chase and in the boarding, only the steps that belong there."""
    return moment_of(state) not in (ONLY_IN_CHASE if state.boarding else ONLY_IN_BOARDING)


def has_caught_up(state: Table) -> bool:
    return state.boarding != 0 or state.ending == CAUGHT


def ships_fit(state: Table) -> bool:
    if state.ending == LAIR_REACHED:
        return state.chased == LAIR
    if has_caught_up(state):
        return state.airship == state.chased < LAIR
    return state.airship < state.chased < LAIR


def card_under_the_airship_fits(state: Table) -> bool:
    """The airship lies on a card that was turned up; that of the pirate ship is not turned."""
    up = state.cells[ROUTE_AT + state.airship] > 0
    return up == (state.airship > 0 and not has_caught_up(state))


def nothing_is_turned_up_ahead(state: Table) -> bool:
    return all(state.cells[ROUTE_AT + place] <= 0 for place in range(state.airship + 1, ROUTE + 1))


def starting_card_fits(state: Table) -> bool:
    """One starting card lies at the first place. Baba may have moved it, but not without seeing what lay there."""
    places = [state.card_at(place) for place in range(1, ROUTE + 1)]
    held = [card for card in range(AMBUSHES) if state.cells[REVEALED_AT + card]]
    seen = [card for card in (*places, *held) if 0 <= card < STARTING_CARDS]
    return len(seen) == int(places[0] >= 0 or state.laying == 1)


def turn_fits(state: Table) -> bool:
    """The first turn begins on the start tile and is over when the first ambush is."""
    if state.airship == 0 or state.step == step.DRAFT:
        return state.airship == 0 and state.turn == 1 and state.step in ON_THE_WAY
    if state.turn == 1:
        return state.step not in ON_THE_WAY and not has_caught_up(state) and stages_drawn(state) == 0
    return True


def stages_fit(state: Table) -> bool:
    """Stage cards lie over ambushes or over each other; the airship lies on one from a stop to the next movement."""
    lying = [place for place in range(1, ROUTE + 1) if state.cells[STAGE_AT + place]]
    if (stages_drawn(state) > 0 and not lying) or any(state.cells[ROUTE_AT + place] <= 0 for place in lying):
        return False
    if state.airship in lying:
        return moment_of(state) not in (*WITH_DICE, *AFTER_DICE, *REWARDING)
    return moment_of(state) != step.SHOP


def ambushes_fit(state: Table) -> bool:
    """There are no more ambushes since the last stop than cards; on a stage card there are none."""
    stops = [place for place in range(1, state.airship + 1) if state.cells[STAGE_AT + place]]
    last = max(stops) if stops and state.step != step.OVER else 0
    return state.ambushes <= state.airship - last


def olga_fits(state: Table) -> bool:
    return state.olga == 0 or (state.step in (step.BRIEFING, step.BABA) and state.cells[CREW_AT + OLGA] == USED)


def baba_fits(state: Table) -> bool:
    """Baba holds the cards from the next one to lay as far as the destination; those before it lie there again."""
    held = state.sum_of(REVEALED_AT, AMBUSHES)
    if state.step != step.BABA:
        return held == 0 and state.laying == 0
    if state.cells[CREW_AT + BABA] != USED or held == 0 or state.laying <= state.airship:
        return False
    laid = range(state.airship + 1, state.laying)
    empty = range(state.laying, state.laying + held)
    return (
        empty.stop == state.destination() + 1
        and all(state.card_at(place) >= 0 for place in laid)
        and all(state.card_at(place) < 0 for place in empty)
    )


def known_cards_fit(state: Table) -> bool:
    """Known face-down cards lie one after the other ahead of the airship, no farther than the pirate ship."""
    held = state.sum_of(REVEALED_AT, AMBUSHES)
    ahead = [state.card_at(place) >= 0 for place in range(state.airship + 1, ROUTE + 1)]
    if held:
        del ahead[state.laying - state.airship - 1 : state.laying - state.airship - 1 + held]
    known = sum(ahead)
    return not any(ahead[known:]) and state.airship + known + held <= state.chased
