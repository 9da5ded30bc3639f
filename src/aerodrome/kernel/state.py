"""The fast layer: what every game's state can do.

A state is plain numbers. It contains no source of chance, no hidden future, no reference to who is playing.
This module is compiled; `State` may be subclassed by interpreted code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chapters import ALL, ASKS, BIT, EXACT, MASKED, PLAIN, AnyVerb, Chapters, members_into
from .dealer import CHOICES, Dealer
from .errors import IllegalAction
from .events import Events
from .outcome import Outcome
from .rule_numbers import MATCH_OVER, NO_SUCH_ACTION, NOTHING_TO_WITHDRAW

__all__ = ["DEPTH", "KEY_SEED", "OVER", "State", "stir"]

OVER: Final = 0  # the number of the step in which nothing is decided any more, in every game
DEPTH: Final[i64] = 32  # steps that wait for others are digits of a number in this base
NOBODY: Final[tuple[int, ...]] = ()

KEY_SEED: Final = 1469598103934665603
_KEY_FACTOR: Final = 1099511628211
_62_BITS: Final = (1 << 62) - 1


def stir(key: i64, value: i64) -> i64:
    """One step of a state's key; the same in the compiled and in the interpreted build."""
    mixed = ((key ^ value) * _KEY_FACTOR) & _62_BITS
    return mixed ^ (mixed >> 29)


NO_ROOM: Final = vec[i64]()
NO_CHAPTERS: Final = Chapters((), (), NO_SUCH_ACTION, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete position of one game.

    Seats are 0, 1, …; actions are the dense ids of the game's vocabulary. What may be done follows from the verbs of
    the game's chapters and from the step that is being decided.
    """

    def __init__(self) -> None:
        self.chapters: Chapters = NO_CHAPTERS
        self.step: i64 = OVER  # what is being decided
        self.seat: i64 = 0  # who decides it, or leads those who do
        self.beneath: i64 = 0  # steps that wait for this one to end, a stack of digits
        self.cells: vec[i64] = NO_ROOM  # where pieces lie: the ranges of the game's layout

    # Steps

    def go_to(self, step: i64, seat: i64) -> None:
        """Let a seat decide a step."""
        self.step = step
        self.seat = seat

    def begin(self, step: i64, dealer: Dealer, events: Events | None) -> None:
        """Begin a step, or whatever follows where it has nothing to decide."""
        self.chapters.steps[step].begin(self, dealer, events)

    def wait_with(self, step: i64) -> None:
        """Let a step wait until those begun after it have ended."""
        self.beneath = self.beneath * DEPTH + step

    def resume(self, dealer: Dealer, events: Events | None) -> None:
        """Go on with the step that waited last; it waits no longer."""
        step = self.beneath % DEPTH
        self.beneath //= DEPTH
        self.chapters.steps[step].resume(self, dealer, events)

    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now, ascending. Several when they choose at the same time; () when it is over."""
        if self.step == OVER:
            return NOBODY
        return self.chapters.steps[self.step].actors(self)

    # What may be done

    def at_hand(self) -> i64:
        """A bit for each thing that some verbs need and the seat that leads the step has."""
        return 0

    def offered_to(self, seat: i64) -> vec[AnyVerb]:
        """The verbs that the step offers to a seat that may act, without those that need what it does not have."""
        chapters = self.chapters
        listed = chapters.list_for(self.step, self.at_hand(), seat == self.seat)
        return chapters.offered[chapters.offered_start[listed] : chapters.offered_start[listed + 1]]

    def legal(self, seat: i64) -> tuple[int, ...]:
        """The actions this seat may take now, ascending. Never empty for an actor, always empty for others."""
        chapters = self.chapters
        if self.step == OVER or not chapters.steps[self.step].may_act(self, seat):
            return NOBODY
        found = NOBODY
        buffer = NO_ROOM
        listed = chapters.list_for(self.step, self.at_hand(), seat == self.seat)
        offered, ways = chapters.offered, chapters.ways
        for at in range(chapters.offered_start[listed], chapters.offered_start[listed + 1]):
            verb = offered[at]
            way = ways[at]
            if way & ASKS != 0 and verb.why_not(self, seat) != 0:
                continue
            if way & PLAIN != 0:
                found += verb.ids_in(ALL)
            elif way & EXACT != 0:
                found += verb.ids_in(verb.row(self, seat))
            elif way & MASKED != 0:
                found += chapters.members(verb.mask(self, seat), verb.first)
            else:
                if len(buffer) == 0:
                    buffer = chapters.room[:]
                n = verb.choices_into(self, seat, buffer, 0)
                found += tuple([chapters.ids[buffer[place]] for place in range(n)])
        return found

    def any_legal(self, seat: i64, buffer: vec[i64], dealer: Dealer) -> i64:
        """A legal action at random: what a pick from `legal` gives, but exact rows are counted and not written.

        In the buffer, an action is its id; a row is a negative number, followed by the number of its verb.
        """
        n: i64 = 0
        total: i64 = 0
        is_noted = True  # whether each action is noted on its own
        chapters = self.chapters
        listed = chapters.list_for(self.step, self.at_hand(), seat == self.seat)
        offered, ways = chapters.offered, chapters.ways
        for at in range(chapters.offered_start[listed], chapters.offered_start[listed + 1]):
            verb = offered[at]
            way = ways[at]
            if way & ASKS != 0 and verb.why_not(self, seat) != 0:
                continue
            if way & PLAIN != 0:
                buffer[n] = verb.first
                n += 1
                total += 1
            elif way & EXACT != 0:
                row = verb.row(self, seat)
                is_noted = False
                buffer[n] = -1 - row
                buffer[n + 1] = verb.number
                n += 2
                total += verb.row_start[row + 1] - verb.row_start[row]
            else:
                if way & MASKED != 0:
                    beyond = members_into(verb.mask(self, seat), verb.first, buffer, n)
                else:
                    beyond = verb.choices_into(self, seat, buffer, n)
                total += beyond - n
                n = beyond
        rank = dealer.pick(CHOICES, total)
        if is_noted:
            return buffer[rank]
        return self.found_at(rank, buffer)

    def found_at(self, rank: i64, buffer: vec[i64]) -> i64:
        """The action with this rank among those that `any_legal` has noted."""
        place: i64 = 0
        while True:
            if buffer[place] >= 0:
                if rank == 0:
                    return buffer[place]
                rank -= 1
                place += 1
            else:
                verb = self.chapters.numbered[buffer[place + 1]]
                start = verb.row_start[-1 - buffer[place]]
                length = verb.row_start[-buffer[place]] - start
                if rank < length:
                    return verb.first + verb.rows[start + rank]
                rank -= length
                place += 2

    def why_not(self, seat: i64, action: i64) -> i64:
        """0 when the action is legal, else the number of the rule that forbids it."""
        if self.step == OVER:
            return MATCH_OVER
        chapters = self.chapters
        step = chapters.steps[self.step]
        if not step.may_act(self, seat):
            return step.why_not_act(self, seat)
        if action < 0 or action >= chapters.actions:
            return NO_SUCH_ACTION
        verb = chapters.verb_of[action]
        return self.why_not_do(seat, verb, action - verb.first)

    def why_not_do(self, seat: i64, verb: AnyVerb, choice: i64) -> i64:
        """0, or the rule that forbids this choice of a verb to a seat that may act."""
        if seat != self.seat and not verb.is_for_all:
            return self.chapters.leader_decides
        if not self.chapters.offers(self.step, verb):
            return verb.not_now_choice(self, seat, choice)
        if verb.needs != 0 and verb.lacks != 0 and self.at_hand() & verb.needs == 0:
            return verb.lacks
        number = verb.why_not(self, seat)
        if number != 0:
            return number
        return verb.why_not_choice(self, seat, choice)

    def apply(self, seat: i64, action: i64, dealer: Dealer, events: Events | None = None) -> None:
        """Carry out an action. An illegal one raises `IllegalAction` and changes nothing."""
        number = self.why_not(seat, action)
        if number != 0:
            raise IllegalAction("error-rule-forbids-action", number, action=str(action), seat=str(seat))
        self.perform(seat, action, dealer, events)

    def perform(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        """Carry out an action known to be legal."""
        verb = self.chapters.verb_of[action]
        verb.perform(self, seat, action - verb.first, dealer, events)

    def why_not_withdraw(self, seat: i64) -> i64:
        """0 when this seat may take back a secret choice that others have not seen yet."""
        return NOTHING_TO_WITHDRAW

    def withdraw(self, seat: i64, events: Events | None = None) -> None:
        """Take back a secret choice while others are still choosing."""
        number = self.why_not_withdraw(seat)
        raise IllegalAction("error-rule-forbids-withdrawal", number, seat=str(seat))

    # Ranges of cells

    def sum_of(self, at: i64, n: i64) -> i64:
        """How many things lie in n cells from one on."""
        total: i64 = 0
        for place in range(at, at + n):
            total += self.cells[place]
        return total

    def bits_of(self, at: i64, n: i64) -> i64:
        """In which of n cells from one on anything lies, a bit for each."""
        found: i64 = 0
        for place in range(n):
            if self.cells[at + place] > 0:
                found |= BIT[place]
        return found

    def pour(self, source: i64, target: i64, n: i64) -> None:
        """Lay all that lies in n cells into n others."""
        for place in range(n):
            self.cells[target + place] += self.cells[source + place]
            self.cells[source + place] = 0

    # The state itself

    def copy(self) -> State:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def numbers(self) -> vec[i64]:
        """The numbers beside `cells` that tell two states apart."""
        raise NotImplementedError

    def set_numbers(self, names: Sequence[str], values: Sequence[int]) -> None:
        """Take what `numbers` gave, by name."""
        for name, value in zip(names, values, strict=True):
            setattr(self, name, value)

    def key(self) -> i64:
        """A number that is equal for equal states and, but for accidents, different for different ones."""
        key: i64 = KEY_SEED
        for value in self.cells:
            key = stir(key, value)
        for value in self.numbers():
            key = stir(key, value)
        return key

    def redeal(self, seat: i64, dealer: Dealer) -> None:
        """Resample everything this seat cannot know; depends on nothing else. Default: nothing is hidden."""

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError

    def playout(self, dealer: Dealer) -> i64:
        """Play at random to the end; the number of decisions that took."""
        chapters = self.chapters
        buffer = chapters.room[:]
        decisions: i64 = 0
        while self.step != OVER:
            seat = self.seat
            step = chapters.steps[self.step]
            if not step.is_for_one:
                seat = step.any_actor(self, dealer)
            action = self.any_legal(seat, buffer, dealer)
            verb = chapters.verb_of[action]
            verb.perform(self, seat, action - verb.first, dealer, None)
            decisions += 1
        return decisions
