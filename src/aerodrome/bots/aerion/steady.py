"""The bot `steady` for Aerion: it plays each turn by the exact odds of the dice."""

from __future__ import annotations

from aerodrome.bots.bot import Bot
from aerodrome.games.aerion import AerionState, steps
from aerodrome.games.aerion import actions as do
from aerodrome.games.aerion.cards import BOOK_RETRIEVES, ELEMENTS, KINDS
from aerodrome.games.aerion.dice import ADD, FACES, FIRST_FULL, HANDS, REMOVE
from aerodrome.games.aerion.expansions import flagship
from aerodrome.games.aerion.expansions.eggs import GIVE_UP, SAVE_SHELL, Eggs
from aerodrome.games.aerion.expansions.hellkite import LEAVE_LAIR, SEIZE, Hellkite
from aerodrome.games.aerion.expansions.piers import HIRE
from aerodrome.games.aerion.expansions.stone_clouds import StoneClouds
from aerodrome.games.aerion.layout import WORKSHOPS
from aerodrome.games.aerion.legality import action_to_take
from aerodrome.kernel import Dealer, State

from .conditions import MET
from .fallback import fallback
from .goals import eggs, piers, stone_clouds
from .hatching import best_hatch, choose_revealed, hatch_at_the_end
from .picture import Picture
from .reading import picture_of
from .settling import (
    ABOARD,
    IN_RESERVE,
    REJECTED,
    REPLACES,
    RETRIEVE_FIRST,
    best_of_pile,
    best_retrieval,
    settle,
)
from .sweeps import turn_over
from .tasks import EGGS, FLAGSHIP, HELLKITE, PIERS
from .turn import Moment, Planner, Prize, best_keep, may_leave, reading, without
from .worth import Marks

CANDIDATES = 2
"""How many cards of the Display are considered for the next discard, at most."""


class SteadyBot(Bot):
    """Values a table by what is left of what is needed, and works out each turn to its end."""

    name = "steady"

    def __init__(self) -> None:
        self._planner = Planner()

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, AerionState)
        picture = picture_of(state)
        tasks = picture.tasks
        action = self._plan(state, seat, picture)
        if state.why_not(seat, action) == 0:
            return action
        return fallback(state, seat, tasks)

    def _plan(self, state: AerionState, seat: int, picture: Picture) -> int:
        step = state.step
        if step == steps.START:
            return self._before_roll(state, picture)
        if step == steps.ROLL:
            return self._after_roll(picture, state.dice)
        if step == steps.REROLL:
            return self._reroll(picture, state.dice)
        if step == steps.PLACE:
            return self._place(picture, state.acquired - 1)
        if step == steps.RETRIEVE:
            if state.acquired:
                picture.books += 1  # the Book that waits for the Pulpit
            return self._take(picture, state.pile, state.taken)
        if step == steps.REPLENISH:
            return self._before_going_on(state, seat, picture, do.REPLENISH)
        if step == steps.CLOSE:
            return self._before_the_end(state, seat, picture)
        return self._in_expansion(state, picture)

    def _before_roll(self, state: AerionState, picture: Picture) -> int:
        if picture.tasks.eggs:
            hatch = best_hatch(self._planner, state, picture)
            if hatch >= 0:
                return hatch
        return do.ROLL

    def _after_roll(self, picture: Picture, hand: int) -> int:
        planner = self._planner
        moment = planner.look(picture)
        full = hand - FIRST_FULL
        best, action = -1, -1
        prize = moment.prize(hand)
        if prize is not None:
            best, action = prize.chance, _towards(prize, hand)
        if moment.given_up > best:
            best, action = moment.given_up, _end(picture)
        if moment.after_reroll is not None and moment.after_reroll.reach[full] > best:
            best, action = moment.after_reroll.reach[full], do.KEEP + best_keep(moment.after_reroll, hand)
        hopes = moment.prizes[0].chance if moment.prizes else -1
        if picture.displayed > 1 and picture.rerolls == 0 and (hopes > best or action < 0):
            for deck in planner.discards(moment)[:CANDIDATES]:
                reach = planner.moment(without(picture, deck)).paid[full]
                if reach > best:
                    best, action = reach, do.DISCARD + deck
        if picture.rerolls == 0:
            best, action = self._with_help(picture, full, best, action)
        return action

    def _with_help(self, picture: Picture, full: int, best: int, action: int) -> tuple[int, int]:
        """What a Book, a Worker or the Research Lab can make better."""
        planner, tasks = self._planner, picture.tasks
        if picture.books and planner.best_with(reading(picture)) > best:
            reach = planner.moment(reading(picture)).reach[full]
            if reach > best:
                best, action = reach, do.BOOK_REROLLS
        worker = piers.worker_shown(picture)
        if worker >= 0:
            reach = planner.moment(piers.hiring(picture, worker)).reach[full]
            if reach > best:
                best, action = reach, tasks.actions[PIERS] + HIRE + worker
        if tasks.lab_ready:
            used = picture.copy()
            used.change_tasks().lab_ready = False
            fresh = planner.moment(used).keeps[0]
            if fresh > best:
                best, action = fresh, tasks.actions[FLAGSHIP] + flagship.RESEARCH
        return best, action

    def _reroll(self, picture: Picture, hand: int) -> int:
        moment = self._planner.moment(picture)
        keep = best_keep(moment, hand)
        if picture.tasks.has(flagship.LOGISTICS):
            best, face = _best_turn(moment, hand)
            if best > moment.keeps[keep]:
                return picture.tasks.actions[FLAGSHIP] + flagship.TURN + face
        return do.KEEP + keep

    def _place(self, picture: Picture, card: int) -> int:
        marks = self._planner.marks
        place = settle(picture, card % KINDS, card // KINDS, marks).place
        if place == IN_RESERVE:
            return do.BOOK_RESERVE
        if place == REJECTED:
            return do.REJECT
        if place == RETRIEVE_FIRST:
            return do.BOOK_RETRIEVE + best_retrieval(picture, _retrieves(picture), marks).deck
        if place == ABOARD:
            return picture.tasks.actions[FLAGSHIP] + flagship.EMBARK
        if place >= REPLACES:
            return picture.tasks.actions[FLAGSHIP] + flagship.REPLACE + place - REPLACES
        return do.PLACE + place

    def _take(self, picture: Picture, deck: int, taken: int) -> int:
        marks = self._planner.marks
        best = best_of_pile(picture, deck, _retrieves(picture) - taken, marks)
        if taken and marks.odds(picture) >= best.odds:
            return do.ENOUGH
        return action_to_take(best.first) if best.first >= 0 else -1

    def _before_the_end(self, state: AerionState, seat: int, picture: Picture) -> int:
        """After the reveal."""
        hatch = hatch_at_the_end(picture) if picture.tasks.eggs else -1
        return hatch if hatch >= 0 else self._before_going_on(state, seat, picture, do.END_TURN)

    def _before_going_on(self, state: AerionState, seat: int, picture: Picture, go_on: int) -> int:
        """What the Reserve or a Book can make better, else the action that goes on."""
        marks = self._planner.marks
        now = marks.odds(picture)
        if state.reserved:
            move = _best_move(state, seat, picture, marks)
            if move >= 0:
                return move
        if picture.books:
            picture.books -= 1
            best = best_retrieval(picture, _retrieves(picture), marks)
            if best.odds > now:
                return do.BOOK_RETRIEVE + best.deck
        return go_on

    def _in_expansion(self, state: AerionState, picture: Picture) -> int:
        """At a step of an expansion; -1 when it is not a known one."""
        for expansion in state.expansions:
            step = state.step - expansion.step
            if step < 0 or step >= len(expansion.steps):
                continue
            if isinstance(expansion, StoneClouds):
                return stone_clouds.strike(picture, picture.tasks)
            if isinstance(expansion, Eggs):
                return choose_revealed(self._planner, expansion, state, picture)
            if isinstance(expansion, Hellkite):
                return self._seize(picture, int(state.side(expansion.grant)))
        return -1

    def _seize(self, picture: Picture, granted: int) -> int:
        planner, first = self._planner, picture.tasks.actions[HELLKITE]
        best, action = planner.marks.odds(picture), first + LEAVE_LAIR
        for deck in planner.decks_of_type(picture, granted):
            odds = planner.odds_of_card(picture, deck)
            if odds >= best:
                best, action = odds, first + SEIZE + deck
        return action


def _end(picture: Picture) -> int:
    """The action that ends phase 1 without a prize."""
    tasks = picture.tasks
    if may_leave(picture):
        return tasks.actions[FLAGSHIP] + flagship.SECURE
    if tasks.egg >= 0 and eggs.are_eggs_alone(picture):
        return tasks.actions[EGGS] + (GIVE_UP if tasks.fragile else SAVE_SHELL)
    return do.LET_GO


def _retrieves(picture: Picture) -> int:
    """How many cards a Book retrieves."""
    return BOOK_RETRIEVES + 1 if picture.tasks.has(flagship.ARCHIVE) else BOOK_RETRIEVES


def _best_turn(moment: Moment, hand: int) -> tuple[int, int]:
    """The best value of a hand with one die turned over, and the face of that die."""
    turned = [(turn_over(hand, face), face) for face in range(FACES)]
    return max((moment.whole[other - FIRST_FULL], face) for other, face in turned if other >= 0)


def _towards(prize: Prize, hand: int) -> int:
    """The next action on the way to a prize that the hand meets with its pixies."""
    needed = next(pixies for pixies in range(prize.pixies + 1) if MET[pixies * HANDS + hand] & prize.bit)
    if needed == 0:
        return prize.action
    for face in range(FACES):
        for other in range(FACES):
            rest = REMOVE[hand * FACES + face]
            if other != face and rest >= 0 and MET[(needed - 1) * HANDS + ADD[rest * FACES + other]] & prize.bit:
                return do.PIXIE + face * (FACES - 1) + (other if other < face else other - 1)
    raise AssertionError("a prize within reach has a way to it")


def _best_move(state: AerionState, seat: int, picture: Picture, marks: Marks) -> int:
    """The best move from the Reserve to a Workshop or to the Flagship, -1 when none helps."""
    best, action = marks.odds(picture), -1
    first = picture.tasks.actions[FLAGSHIP] + flagship.EMBARK_RESERVE
    for move in state.legal(seat):
        moved = picture.copy()
        if do.MOVE <= move < do.REPLENISH:
            kind, workshop = (move - do.MOVE) // WORKSHOPS % ELEMENTS, (move - do.MOVE) % WORKSHOPS
            if not picture.fits(kind, workshop, seat):
                continue
            moved.place(kind, workshop)
        elif picture.tasks.flagship and 0 <= move - first < flagship.RESEARCH - flagship.EMBARK_RESERVE:
            kind = (move - first) % flagship.ELEMENTS_ABOARD
            moved.embark(kind)
        else:
            continue
        moved.reserve[kind] -= 1
        odds = marks.odds(moved)
        if odds > best:
            best, action = odds, move
    return action
