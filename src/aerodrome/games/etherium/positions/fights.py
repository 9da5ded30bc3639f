"""What must hold for a conflict of a position: where it is, who is in it, and how far it has come."""

from __future__ import annotations

from .. import step
from ..battles import fleeing_figure, havens, is_safe, may_be_held, next_fights, next_pillages, waiting_conflicts
from ..cards import (
    ARMOUR,
    ARMY,
    ASSAULT,
    BEATEN,
    CARD_POINTS,
    CENTRE,
    CHARGE,
    CITY_SPACE,
    COLLECTOR,
    DEFENCE,
    DISCIPLINE,
    ETHER,
    FLEES,
    GUIDE,
    HIDEOUT,
    LOSES,
    LUCKY_POINTS,
    LUCKY_STAR,
    NO_CONFLICT,
    PILLAGE,
    PORTCULLIS,
    RAMPART,
    RECES,
    REWARDS,
    SIEGE,
    SPOILS,
    WITH_ARMY,
    WITH_COLLECTOR,
    WITH_DEFENCE,
)
from ..chapters.conflicts import SACK
from ..dice import BARBARIANS_POINTS, RAMPART_POINTS
from ..layout import SUPPLY_AT
from ..table import Table
from .moments import ROLLS, fights, from_last, is_conflict, moment_of, seats_of, task, total

FIGHTING_STEPS = (*ROLLS, step.SIEGE, step.DISCIPLINE, step.SPOILS, step.FLEE)


def _spaces(bits: int) -> int:
    return bits.bit_count()


def _has_place(state: Table) -> bool:
    """Whether one conflict is being resolved, rather than the next being chosen."""
    return is_conflict(state) and state.step != step.ORDER


def class_fits(state: Table) -> bool:
    """Assaults come before pillages; where there is a choice, several conflicts can come next."""
    if not is_conflict(state):
        return True
    now, conflict = moment_of(state), int(state.conflict)
    if now == step.ORDER:
        settled = (conflict, state.place, state.winner, state.melee, state.victim) == (NO_CONFLICT, -1, 0, 0, 0)
        return settled and _spaces(int(next_fights(state) | next_pillages(state))) > 1
    if conflict == PILLAGE:
        return now in (step.HIDEOUT, step.FLEE, step.SPOILS) and waiting_conflicts(state, ASSAULT) == 0
    if conflict not in (ASSAULT, SIEGE):
        return False
    return now in FIGHTING_STEPS and (now != step.SIEGE or conflict == SIEGE)


def place_fits(state: Table) -> bool:
    """A siege is laid to the city of a people in play, whose player is its victim; other conflicts are outside."""
    if not _has_place(state):
        return True
    place, city = int(state.place), int(state.place - CITY_SPACE)
    if state.conflict == SIEGE:
        return 0 <= city == state.victim < state.setting.seats
    if not 0 <= place < CITY_SPACE or (state.conflict == ASSAULT and state.victim != 0):
        return False
    return state.board.terrain[place] >= 0


def _has_fled(state: Table, seat: int, figure: int) -> bool:
    space = state.space_of(seat, figure)
    return space not in (state.place, CENTRE) and space < CITY_SPACE and is_safe(state, seat, figure, space)


def fighters_fit(state: Table) -> bool:
    """Whoever has a unit at the place of a conflict is in it, until it has fled."""
    if not _has_place(state):
        return all(fights(state, seat) == 0 for seat in seats_of(state))
    if state.conflict == PILLAGE:
        return _pillage_fits(state)
    armies = 0
    for seat in seats_of(state):
        with_what, here = fights(state, seat), state.space_of(seat, ARMY) == state.place
        defends = state.conflict == SIEGE and seat == state.victim
        if defends != (with_what == WITH_DEFENCE) or with_what == WITH_COLLECTOR:
            return False
        if with_what == WITH_ARMY:
            armies += 1
            if not here and not (state.step == step.FLEE and task(state, seat) == 0 and _has_fled(state, seat, ARMY)):
                return False
        elif here:
            return False
    return armies >= (2 if state.conflict == ASSAULT else 1) and state.melee == int(
        state.conflict == SIEGE and armies > 1
    )


def _pillage_fits(state: Table) -> bool:
    """One army, and the collectors of others."""
    thief = int(state.winner) - 1
    if thief < 0 or state.space_of(thief, ARMY) != state.place or state.melee != 0 or fights(state, thief) != 0:
        return False
    for seat in seats_of(state):
        if seat == thief:
            continue
        here = state.space_of(seat, COLLECTOR) == state.place
        if fights(state, seat) not in (0, WITH_COLLECTOR) or here != (task(state, seat) != 0):
            return False
        if fights(state, seat) == WITH_COLLECTOR:
            if not here and not _has_fled(state, seat, COLLECTOR):
                return False
        elif here:
            return False
    return True


# Rolls


def _least_and_most(state: Table, seat: int) -> tuple[int, int]:
    """What a seat's roll can add up to."""
    facts = state.setting.facts
    with_army = fights(state, seat) == WITH_ARMY
    level = int(state.level(seat, ARMY if with_army else DEFENCE))
    own = 0
    if with_army and state.people(seat) == RECES and state.is_own_season(seat):
        own = int(BARBARIANS_POINTS)
    elif not with_army and state.owns(seat, RAMPART):
        own = int(RAMPART_POINTS)
    cards = int(facts.flash_copies[CHARGE if with_army else PORTCULLIS]) * int(CARD_POINTS)
    cards += int(facts.flash_copies[LUCKY_STAR]) * int(LUCKY_POINTS)
    return level + own, 6 * level + own + cards + int(state.level(seat, GUIDE))


def totals_fit(state: Table) -> bool:
    """Those in an assault or a siege roll in reverse order; of several equals all but the Barbarians roll again."""
    if not _has_place(state) or state.conflict == PILLAGE:
        return all(total(state, seat) == 0 for seat in seats_of(state))
    fighters = [seat for seat in from_last(state) if fights(state, seat)]
    if any(total(state, seat) for seat in seats_of(state) if seat not in fighters):
        return False
    unbeaten = [seat for seat in fighters if total(state, seat) != BEATEN]
    if len(unbeaten) < 2 or (unbeaten != fighters and any(state.people(seat) == RECES for seat in unbeaten)):
        return False
    rolled = [seat for seat in unbeaten if total(state, seat) > 0]
    if state.step not in (step.DISCIPLINE, step.SPOILS, step.FLEE):
        for seat in rolled:
            least, most = _least_and_most(state, seat)
            if not least <= total(state, seat) <= most:
                return False
    if state.step in ROLLS:
        return rolled == unbeaten[: len(rolled)] and len(rolled) < len(unbeaten) and state.winner == 0
    return rolled == unbeaten and _winner_fits(state, rolled)


def _winner_fits(state: Table, rolled: list[int]) -> bool:
    winner, best = int(state.winner) - 1, max(total(state, seat) for seat in rolled)
    leading = [seat for seat in rolled if total(state, seat) == best]
    return winner in leading and (len(leading) == 1 or state.people(winner) == RECES)


# What follows


def _may_flee(state: Table, seat: int) -> bool:
    """Whether the rules of an assault or a siege make this seat's army flee."""
    return fights(state, seat) == WITH_ARMY and (state.conflict == SIEGE or seat + 1 != state.winner)


def tasks_fit(state: Table) -> bool:
    """Levels are lost and units flee one after the other, in reverse order of initiative."""
    if not _has_place(state) or state.step in (*ROLLS, step.SIEGE) or moment_of(state) == step.SIEGE:
        return all(task(state, seat) == 0 for seat in seats_of(state))
    reverse = from_last(state)
    if state.conflict == PILLAGE:
        left = [seat for seat in reverse if task(state, seat) != 0]
        order = [seat for seat in reverse if fights(state, seat)]
        if state.step == step.SPOILS:
            return not left and order[-1:] == [state.victim]
        reward = REWARDS if state.people(state.winner - 1) == RECES else 0
        now = FLEES if state.step == step.FLEE else LOSES + FLEES
        if state.step == step.STEAL:
            now += reward
        tasks = [now, *[LOSES + FLEES + reward] * (len(left) - 1)]
        return (
            left == order[len(order) - len(left) :]
            and left[:1] == [state.victim]
            and tasks == [task(state, seat) for seat in left]
        )
    reached = reverse.index(int(state.seat))
    for rank, seat in enumerate(reverse):
        due = 0
        if _may_flee(state, seat) and (state.step != step.FLEE or rank >= reached):
            due = FLEES
        if state.step == step.DISCIPLINE and fights(state, seat) and rank >= reached:
            due += LOSES
        if task(state, seat) != due:
            return False
    return True


def questions_fit(state: Table) -> bool:
    """Each question of a conflict is asked only when, for all that everybody knows, there is an answer to choose."""
    seat, now = state.seat, state.step
    if now == step.SIEGE or moment_of(state) == step.SIEGE:
        if fights(state, int(seat)) != WITH_ARMY:
            return False
        return now != step.SIEGE or SACK.is_possible(state, seat)
    if now == step.DISCIPLINE:
        spared = fights(state, int(seat)) != WITH_ARMY or state.level(seat, ARMY) < 2 or state.owns(seat, ARMOUR)
        return not spared and may_be_held(state, seat, DISCIPLINE)
    if now == step.HIDEOUT:
        return state.level(seat, COLLECTOR) > 1 and may_be_held(state, seat, HIDEOUT)
    if now == step.SPOILS:
        return state.cells[SUPPLY_AT + ETHER] > 0 and may_be_held(state, seat, SPOILS)
    if now == step.FLEE:
        return _spaces(int(havens(state, seat, fleeing_figure(state)))) > 1
    return True
