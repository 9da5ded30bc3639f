"""The bot `steady` for Aerion: it plays each turn by the exact odds of the dice."""

from __future__ import annotations

from aerodrome.bots.best import Best
from aerodrome.bots.bot import Bot
from aerodrome.games.aerion import Table, step
from aerodrome.games.aerion.cards import KINDS, RETRIEVED_FOR_A_BOOK, WORKSHOPS
from aerodrome.games.aerion.chapters import acquire, books, pixies, replenish, reserve, roll
from aerodrome.games.aerion.dice import ADD, FACES, FIRST_FULL, HANDS, REMOVE
from aerodrome.games.aerion.expansions import flagship
from aerodrome.games.aerion.expansions.eggs import FRAGILE_SHELLS
from aerodrome.kernel import Dealer, State

from . import hatching, settling
from .conditions import MET
from .fallback import fallback
from .goals import piers, stone_clouds
from .picture import Picture, picture_of
from .sweeps import turn_over
from .turn import Planner, RollOutlook, best_keep, may_leave, reading, without
from .worth import WORST, Marks

CANDIDATES = 2
"""How many cards of the Display are considered for the next discard, at most."""


class SteadyBot(Bot):
    """Values a table by what is left of what is needed, and works out each turn to its end."""

    name = "steady"

    def __init__(self, planner: Planner | None = None, narrow: Planner | None = None) -> None:
        """`narrow` works out what must be worked out for many cards: what Eggs bring."""
        self._planner = planner or Planner()
        self._narrow = narrow or self._planner

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        assert isinstance(state, Table)
        action = self._plan(state, seat, picture_of(state))
        if state.why_not(seat, action) == 0:
            return action
        return fallback(state, seat)

    def _plan(self, state: Table, seat: int, picture: Picture) -> int:
        now = state.step
        if now == step.START:
            return self._before_roll(picture)
        if now == step.ROLL:
            return self._after_roll(picture, state.dice)
        if now == step.REROLL:
            return self._reroll(picture, state.dice)
        if now == step.PLACE:
            return self._place(picture, state.acquired - 1)
        if now == step.RETRIEVE:
            if state.acquired:
                picture.put_in_pulpit(state.acquired - 1)  # the Book that waits for it
            return self._take(picture, state.pile, state.taken)
        if now == step.REPLENISH:
            return self._before_going_on(state, seat, picture, replenish.REPLENISH.first)
        if now == step.CLOSE:
            return self._before_the_end(state, seat, picture)
        return self._in_expansion(state, picture)

    def _before_roll(self, picture: Picture) -> int:
        laid = picture.added.eggs
        hatch = hatching.best_hatch(self._narrow, laid, picture) if laid and picture.cards_in(laid.pile) else -1
        return hatch if hatch >= 0 else roll.ROLL.first

    def _after_roll(self, picture: Picture, hand: int) -> int:
        planner = self._planner
        moment = planner.look(picture)
        full = hand - FIRST_FULL
        best = Best(-1, -1)
        prize = moment.prize(hand)
        if prize is not None:
            best.offer(towards(prize.bit, prize.action, prize.pixies, hand), prize.chance)
        if moment.given_up > best.worth:
            best.offer(_end(picture), moment.given_up)
        if moment.after_reroll is not None and moment.after_reroll.reach[full] > best.worth:
            best.offer(roll.KEEP.id_of(best_keep(moment.after_reroll, hand)), moment.after_reroll.reach[full])
        hopes = moment.prizes[0].chance if moment.prizes else -1
        if picture.displayed > 1 and picture.rerolls == 0 and (hopes > best.worth or best.choice < 0):
            for deck in planner.discards(moment)[:CANDIDATES]:
                best.offer(roll.DISCARD.id_of(deck), planner.moment(without(picture, deck)).paid[full])
        if picture.rerolls == 0:
            self._offer_help(picture, full, best)
        return best.choice

    def _offer_help(self, picture: Picture, full: int, best: Best) -> None:
        """What a Book, a Worker or the Research Lab can make better."""
        planner, added = self._planner, picture.added
        if picture.books and planner.best_with(reading(picture)) > best.worth:
            best.offer(books.BOOK_REROLLS.first, planner.moment(reading(picture)).reach[full])
        worker = piers.worker_shown(picture)
        if worker >= 0:
            hired = planner.moment(piers.hiring(picture, worker))
            best.offer(added.verb("hire").id_of(worker), hired.reach[full])
        if added.flagship is not None and picture.side(added.flagship.lab):
            used = picture.copy()
            used.turn_piece(added.flagship.lab, 0)
            best.offer(added.verb("research").first, planner.moment(used).keeps[0])

    def _reroll(self, picture: Picture, hand: int) -> int:
        moment = self._planner.moment(picture)
        keep = best_keep(moment, hand)
        if picture.has(flagship.LOGISTICS):
            best, face = _best_turn(moment, hand)
            if best > moment.keeps[keep]:
                return picture.added.verb("turn").id_of(face)
        return roll.KEEP.id_of(keep)

    def _place(self, picture: Picture, card: int) -> int:
        marks = self._planner.marks
        place = settling.settle(picture, card, marks).choice
        if place == settling.IN_RESERVE:
            return books.BOOK_RESERVE.first
        if place == settling.REJECTED:
            return acquire.REJECT.first
        if place == settling.RETRIEVE_FIRST:
            return _retrieve(settling.best_retrieval(picture, _retrieves(picture), marks).choice)
        if place == settling.ABOARD:
            return picture.added.verb("embark").first
        if place >= settling.REPLACES:
            return picture.added.verb("replace").id_of(place - settling.REPLACES)
        return acquire.PLACE.id_of(place)

    def _take(self, picture: Picture, deck: int, taken: int) -> int:
        marks, best = self._planner.marks, Best(-1, WORST)
        settling.offer_pile(picture, deck, _retrieves(picture) - taken, marks, best)
        if taken and marks.odds(picture) >= best.worth:
            return books.ENOUGH.first
        take = picture.added.verb("take")
        return take.id_of(books.choice_to_take(best.choice % KINDS)) if best.choice >= 0 else -1

    def _before_the_end(self, state: Table, seat: int, picture: Picture) -> int:
        """After the reveal."""
        laid = picture.added.eggs
        hatch = hatching.hatch_at_the_end(laid, picture) if laid is not None else -1
        return hatch if hatch >= 0 else self._before_going_on(state, seat, picture, replenish.END_TURN.first)

    def _before_going_on(self, state: Table, seat: int, picture: Picture, go_on: int) -> int:
        """What the Reserve or a Book can make better, else the action that goes on."""
        marks = self._planner.marks
        now = marks.odds(picture)
        if state.reserved:
            move = best_move(state, seat, picture, marks)
            if move >= 0:
                return move
        if picture.books:
            picture.discard_book()
            best = settling.best_retrieval(picture, _retrieves(picture), marks)
            if best.worth > now:
                return _retrieve(best.choice)
        return go_on

    def _in_expansion(self, state: Table, picture: Picture) -> int:
        """At a step of an expansion; -1 when it is not a known one."""
        added = picture.added
        if added.clouds is not None and state.step == added.clouds.step:
            return stone_clouds.strike(added.clouds, picture)
        if added.eggs is not None and state.step == added.eggs.step:
            return hatching.choose_revealed(self._narrow, added.eggs, state, picture)
        if added.hellkite is not None and state.step == added.hellkite.step:
            return self._seize(picture, state.side(added.hellkite.grant))
        return -1

    def _seize(self, picture: Picture, granted: int) -> int:
        planner = self._planner
        best, action = planner.marks.odds(picture), picture.added.verb("leave-lair").first
        for deck in planner.decks_of_type(picture, granted):
            odds = planner.odds_of_card(picture, deck)
            if odds >= best:
                best, action = odds, picture.added.verb("seize").id_of(deck)
        return action


def _end(picture: Picture) -> int:
    """The action that ends phase 1 without a prize."""
    laid = picture.added.eggs
    if may_leave(picture):
        return picture.added.verb("secure").first
    if laid is not None and laid.only_eggs_displayed(picture):
        return picture.added.verb("give-up" if laid.plays_variant(FRAGILE_SHELLS) else "save-shell").first
    return roll.LET_GO.first


def _retrieve(card: int) -> int:
    """The action that uses a Book for the pile of a card."""
    return books.BOOK_RETRIEVE.id_of(card // KINDS)


def _retrieves(picture: Picture) -> int:
    """How many cards a Book retrieves."""
    return RETRIEVED_FOR_A_BOOK + sum(expansion.more_retrieved(picture) for expansion in picture.expansions)


def _best_turn(moment: RollOutlook, hand: int) -> tuple[int, int]:
    """The best value of a hand with one die turned over, and the face of that die."""
    turned = [(turn_over(hand, face), face) for face in range(FACES)]
    return max((moment.whole[other - FIRST_FULL], face) for other, face in turned if other >= 0)


def towards(bit: int, action: int, most_pixies: int, hand: int) -> int:
    """The next action on the way to something that the hand earns with some pixies."""
    needed = next(used for used in range(most_pixies + 1) if MET[used * HANDS + hand] & bit)
    if needed == 0:
        return action
    for face in range(FACES):
        for other in range(FACES):
            rest = REMOVE[hand * FACES + face]
            if other != face and rest >= 0 and MET[(needed - 1) * HANDS + ADD[rest * FACES + other]] & bit:
                return pixies.PIXIE.id_of(pixies.choice_to_change(face, other))
    raise AssertionError("a prize within reach has a way to it")


def best_move(state: Table, seat: int, picture: Picture, marks: Marks) -> int:
    """The best move from the Reserve to a Workshop or to the Flagship, -1 when none helps."""
    best = Best(-1, marks.odds(picture))
    for move in state.legal(seat):
        moved, verb = picture.copy(), state.chapters.verb_of[move]
        choice = move - verb.first
        if verb is reserve.MOVE:
            card, workshop = reserve.card_moved(choice), choice % WORKSHOPS
            if not picture.fits(card % KINDS, workshop, seat):
                continue
            moved.place(card, workshop)
        elif verb.name == flagship.EmbarkReserve.name:
            card = flagship.card_embarked(choice)
            moved.embark(card)
        else:
            continue
        moved.take_from_reserve(card)
        best.offer(move, marks.odds(moved))
    return best.choice
