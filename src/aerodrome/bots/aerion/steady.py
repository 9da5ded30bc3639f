"""The bot `steady` for Aerion: it plays each turn by the exact odds of the dice."""

from __future__ import annotations

from aerodrome.bots.bot import Bot
from aerodrome.games.aerion import Table, step
from aerodrome.games.aerion.cards import KINDS, RETRIEVED_FOR_A_BOOK, WORKSHOPS
from aerodrome.games.aerion.chapters.acquire import PLACE, REJECT
from aerodrome.games.aerion.chapters.books import (
    BOOK_REROLLS,
    BOOK_RESERVE,
    BOOK_RETRIEVE,
    ENOUGH,
    choice_to_take,
)
from aerodrome.games.aerion.chapters.pixies import PIXIE, choice_to_change
from aerodrome.games.aerion.chapters.replenish import END_TURN, REPLENISH
from aerodrome.games.aerion.chapters.reserve import MOVE, card_moved
from aerodrome.games.aerion.chapters.roll import DISCARD, KEEP, LET_GO, ROLL
from aerodrome.games.aerion.dice import ADD, FACES, FIRST_FULL, HANDS, REMOVE
from aerodrome.games.aerion.expansions import flagship
from aerodrome.games.aerion.expansions.eggs import Eggs
from aerodrome.games.aerion.expansions.hellkite import Hellkite
from aerodrome.games.aerion.expansions.stone_clouds import StoneClouds
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
        assert isinstance(state, Table)
        action = self._plan(state, seat, picture_of(state))
        if state.why_not(seat, action) == 0:
            return action
        return fallback(state, seat)

    def _plan(self, state: Table, seat: int, picture: Picture) -> int:
        now = state.step
        if now == step.START:
            return self._before_roll(state, picture)
        if now == step.ROLL:
            return self._after_roll(picture, state.dice)
        if now == step.REROLL:
            return self._reroll(picture, state.dice)
        if now == step.PLACE:
            return self._place(picture, state.acquired - 1)
        if now == step.RETRIEVE:
            if state.acquired:
                picture.books += 1  # the Book that waits for the Pulpit
            return self._take(picture, state.pile, state.taken)
        if now == step.REPLENISH:
            return self._before_going_on(state, seat, picture, REPLENISH.first)
        if now == step.CLOSE:
            return self._before_the_end(state, seat, picture)
        return self._in_expansion(state, picture)

    def _before_roll(self, state: Table, picture: Picture) -> int:
        if picture.tasks.eggs:
            hatch = best_hatch(self._planner, state, picture)
            if hatch >= 0:
                return hatch
        return ROLL.first

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
            best, action = moment.after_reroll.reach[full], KEEP.id_of(best_keep(moment.after_reroll, hand))
        hopes = moment.prizes[0].chance if moment.prizes else -1
        if picture.displayed > 1 and picture.rerolls == 0 and (hopes > best or action < 0):
            for deck in planner.discards(moment)[:CANDIDATES]:
                reach = planner.moment(without(picture, deck)).paid[full]
                if reach > best:
                    best, action = reach, DISCARD.id_of(deck)
        if picture.rerolls == 0:
            best, action = self._with_help(picture, full, best, action)
        return action

    def _with_help(self, picture: Picture, full: int, best: int, action: int) -> tuple[int, int]:
        """What a Book, a Worker or the Research Lab can make better."""
        planner, tasks = self._planner, picture.tasks
        if picture.books and planner.best_with(reading(picture)) > best:
            reach = planner.moment(reading(picture)).reach[full]
            if reach > best:
                best, action = reach, BOOK_REROLLS.first
        worker = piers.worker_shown(picture)
        if worker >= 0:
            reach = planner.moment(piers.hiring(picture, worker)).reach[full]
            if reach > best:
                best, action = reach, tasks.verbs.hire.id_of(worker)
        if tasks.lab_ready:
            used = picture.copy()
            used.change_tasks().lab_ready = False
            fresh = planner.moment(used).keeps[0]
            if fresh > best:
                best, action = fresh, tasks.verbs.research.first
        return best, action

    def _reroll(self, picture: Picture, hand: int) -> int:
        moment = self._planner.moment(picture)
        keep = best_keep(moment, hand)
        if picture.tasks.has(flagship.LOGISTICS):
            best, face = _best_turn(moment, hand)
            if best > moment.keeps[keep]:
                return picture.tasks.verbs.turn.id_of(face)
        return KEEP.id_of(keep)

    def _place(self, picture: Picture, card: int) -> int:
        marks = self._planner.marks
        place = settle(picture, card % KINDS, card // KINDS, marks).place
        if place == IN_RESERVE:
            return BOOK_RESERVE.first
        if place == REJECTED:
            return REJECT.first
        if place == RETRIEVE_FIRST:
            return BOOK_RETRIEVE.id_of(best_retrieval(picture, _retrieves(picture), marks).deck)
        if place == ABOARD:
            return picture.tasks.verbs.embark.first
        if place >= REPLACES:
            return picture.tasks.verbs.replace.id_of(place - REPLACES)
        return PLACE.id_of(place)

    def _take(self, picture: Picture, deck: int, taken: int) -> int:
        marks = self._planner.marks
        best = best_of_pile(picture, deck, _retrieves(picture) - taken, marks)
        if taken and marks.odds(picture) >= best.odds:
            return ENOUGH.first
        return picture.tasks.verbs.take.id_of(choice_to_take(best.first)) if best.first >= 0 else -1

    def _before_the_end(self, state: Table, seat: int, picture: Picture) -> int:
        """After the reveal."""
        hatch = hatch_at_the_end(picture) if picture.tasks.eggs else -1
        return hatch if hatch >= 0 else self._before_going_on(state, seat, picture, END_TURN.first)

    def _before_going_on(self, state: Table, seat: int, picture: Picture, go_on: int) -> int:
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
                return BOOK_RETRIEVE.id_of(best.deck)
        return go_on

    def _in_expansion(self, state: Table, picture: Picture) -> int:
        """At a step of an expansion; -1 when it is not a known one."""
        for expansion in state.expansions:
            if not 0 <= state.step - expansion.step < len(expansion.steps):
                continue
            if isinstance(expansion, StoneClouds):
                return stone_clouds.strike(picture, picture.tasks)
            if isinstance(expansion, Eggs):
                return choose_revealed(self._planner, expansion, state, picture)
            if isinstance(expansion, Hellkite):
                return self._seize(picture, int(state.side(expansion.grant)))
        return -1

    def _seize(self, picture: Picture, granted: int) -> int:
        planner, verbs = self._planner, picture.tasks.verbs
        best, action = planner.marks.odds(picture), verbs.leave_lair.first
        for deck in planner.decks_of_type(picture, granted):
            odds = planner.odds_of_card(picture, deck)
            if odds >= best:
                best, action = odds, verbs.seize.id_of(deck)
        return action


def _end(picture: Picture) -> int:
    """The action that ends phase 1 without a prize."""
    tasks = picture.tasks
    if may_leave(picture):
        return tasks.verbs.secure.first
    if tasks.egg >= 0 and eggs.are_eggs_alone(picture):
        return (tasks.verbs.give_up if tasks.fragile else tasks.verbs.save_shell).first
    return LET_GO.first


def _retrieves(picture: Picture) -> int:
    """How many cards a Book retrieves."""
    return RETRIEVED_FOR_A_BOOK + 1 if picture.tasks.has(flagship.ARCHIVE) else RETRIEVED_FOR_A_BOOK


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
                return PIXIE.id_of(choice_to_change(face, other))
    raise AssertionError("a prize within reach has a way to it")


def _best_move(state: Table, seat: int, picture: Picture, marks: Marks) -> int:
    """The best move from the Reserve to a Workshop or to the Flagship, -1 when none helps."""
    best, action = marks.odds(picture), -1
    for move in state.legal(seat):
        moved, verb = picture.copy(), state.chapters.verb_of[move]
        choice = move - verb.first
        if verb is MOVE:
            kind, workshop = card_moved(choice) % KINDS, choice % WORKSHOPS
            if not picture.fits(kind, workshop, seat):
                continue
            moved.place(kind, workshop)
        elif picture.tasks.flagship and verb is picture.tasks.verbs.embark_reserve:
            kind = flagship.card_embarked(choice) % KINDS
            moved.embark(kind)
        else:
            continue
        moved.reserve[kind] -= 1
        odds = marks.odds(moved)
        if odds > best:
            best, action = odds, move
    return action
