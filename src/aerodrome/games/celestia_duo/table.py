"""The table of Celestia Duo: where every card, die and token lies, and how they move.

Nothing here knows whether a move is allowed; that is `legality`. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import COUNTED, MOVED, STEPPED, TURNED, UNKNOWN, Events
from aerodrome.kernel.state import KEY_SEED, State, stir

from . import memory, steps
from .cards import (
    AMBUSHES,
    KINDS,
    MASTS,
    MODE_OF_PIRATE,
    QUICK,
)
from .dice import NONE
from .facts import Facts, Setting
from .layout import (
    AMBUSH_AT,
    DECK_AT,
    DECK_LIMIT_AT,
    DECK_PIECE,
    DECK_ZONE,
    DISCARD_AT,
    DISCARD_ZONE,
    EQUIPMENT_STREAM,
    FACE_DOWN_AT,
    HAND,
    HAND_AT,
    HAND_ZONE,
    HIDDEN_ZONE,
    MEMORY,
    MEMORY_AT,
    PLAYED_AT,
    PLAYED_ZONE,
    STAGE_DECK_AT,
    STORAGE,
    VISIBLE_AT,
    VISIBLE_ZONE,
)

NO_SETTING: Final = Setting(Facts(), 0, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The pieces of one match of Celestia Duo."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()
        self.setting: Setting = NO_SETTING
        self.pirate: i64 = 0  # which of the seven
        self.deck: i64 = 0  # which of the three upper decks
        self.captain: i64 = 0
        self.seat: i64 = 0  # whose step it is
        self.step: i64 = steps.DRAFT
        self.beneath: i64 = 0  # steps that wait for this one to end, a stack of digits
        self.turn: i64 = 1
        self.airship: i64 = 0  # place on the route, 0 for the start tile
        self.chased: i64 = 0  # place of the pirate ship
        self.energy: i64 = 0
        self.gold: i64 = 0
        self.smoke: i64 = 0
        self.dice: i64 = NONE  # a hand, see `dice`
        self.flags: i64 = 0  # validated flags whose secret attack is still to come
        self.olga: i64 = 0  # 1 when the next movement is one card longer
        self.ambushes: i64 = 0  # turned up since the last stop
        self.hidden: i64 = 0  # face-down cards in a sharing
        self.passed: i64 = 0  # 1 when the last picker took none
        self.fighter: i64 = 0  # whose turn it is in the combat
        self.losses: i64 = 0  # resources still to be removed
        self.offered: i64 = 0  # tokens for which there is no room
        self.offers_smoke: i64 = 0  # 1 when they are smoke, 0 gold
        self.laying: i64 = 0  # place on which Baba's next card goes
        self.reclaim: i64 = 0  # cards that Shuki still keeps
        self.boarding: i64 = 0  # 1 in the final battle
        self.assault: i64 = 0  # the one that goes on, + 1
        self.masts: i64 = MASTS
        self.said_first: i64 = 0  # a bit for each phrase the first seat has said in this window
        self.said_second: i64 = 0
        self.talk: i64 = 0  # 1 while there is something to talk about
        self.ready: i64 = 0  # 1 when the partner has nothing more to say
        self.told_first: i64 = 0  # the last statement of the first seat, + 1
        self.told_second: i64 = 0
        self.ending: i64 = -1

    def blank(self) -> Table:
        """A new table of the same class; `copy` fills it. A subclass that adds behaviour overrides this."""
        return Table()

    def copy(self) -> Table:
        other = self.blank()
        other.cells = self.cells[:]
        other.setting = self.setting
        other.pirate = self.pirate
        other.deck = self.deck
        other.captain = self.captain
        other.seat = self.seat
        other.step = self.step
        other.beneath = self.beneath
        other.turn = self.turn
        other.airship = self.airship
        other.chased = self.chased
        other.energy = self.energy
        other.gold = self.gold
        other.smoke = self.smoke
        other.dice = self.dice
        other.flags = self.flags
        other.olga = self.olga
        other.ambushes = self.ambushes
        other.hidden = self.hidden
        other.passed = self.passed
        other.fighter = self.fighter
        other.losses = self.losses
        other.offered = self.offered
        other.offers_smoke = self.offers_smoke
        other.laying = self.laying
        other.reclaim = self.reclaim
        other.boarding = self.boarding
        other.assault = self.assault
        other.masts = self.masts
        other.said_first = self.said_first
        other.said_second = self.said_second
        other.talk = self.talk
        other.ready = self.ready
        other.told_first = self.told_first
        other.told_second = self.told_second
        other.ending = self.ending
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (thaw, (type(self), list(self.cells), list(self.scalars()), self.setting))

    def key(self) -> i64:
        key: i64 = KEY_SEED
        for value in self.cells:
            key = stir(key, value)
        for value in self.scalars():
            key = stir(key, value)
        return key

    def scalars(self) -> vec[i64]:
        """The numbers outside `cells` that tell two tables apart."""
        return vec[i64](
            [
                self.pirate,
                self.deck,
                self.captain,
                self.seat,
                self.step,
                self.beneath,
                self.turn,
                self.airship,
                self.chased,
                self.energy,
                self.gold,
                self.smoke,
                self.dice,
                self.flags,
                self.olga,
                self.ambushes,
                self.hidden,
                self.passed,
                self.fighter,
                self.losses,
                self.offered,
                self.offers_smoke,
                self.laying,
                self.reclaim,
                self.boarding,
                self.assault,
                self.masts,
                self.said_first,
                self.said_second,
                self.ready,
                self.told_first,
                self.told_second,
                self.ending,
                self.talk,
            ]
        )

    def set_scalars(self, values: list[int]) -> None:
        """Restore what `scalars` gave."""
        self.pirate, self.deck, self.captain, self.seat = values[0], values[1], values[2], values[3]
        self.step, self.beneath, self.turn = values[4], values[5], values[6]
        self.airship, self.chased, self.energy = values[7], values[8], values[9]
        self.gold, self.smoke, self.dice, self.flags = values[10], values[11], values[12], values[13]
        self.olga, self.ambushes, self.hidden, self.passed = values[14], values[15], values[16], values[17]
        self.fighter, self.losses, self.offered, self.offers_smoke = values[18], values[19], values[20], values[21]
        self.laying, self.reclaim, self.boarding, self.assault = values[22], values[23], values[24], values[25]
        self.masts, self.said_first, self.said_second, self.ready = values[26], values[27], values[28], values[29]
        self.told_first, self.told_second, self.ending, self.talk = values[30], values[31], values[32], values[33]

    # Steps

    def go_to(self, step: i64, seat: i64, events: Events | None) -> None:
        """Begin a step; what was said about the last one is settled."""
        self.step = step
        self.seat = seat
        self.said_first = 0
        self.said_second = 0
        self.ready = 0
        if events is not None:
            events.add(STEPPED, step, seat)

    def wait_with(self, step: i64) -> None:
        """Let a step wait until those begun after it have ended."""
        self.beneath = self.beneath * steps.DEPTH + step

    def waiting_step(self) -> i64:
        """The step that waited last; it waits no longer."""
        step = self.beneath % steps.DEPTH
        self.beneath //= steps.DEPTH
        return step

    def count(self, counter: i64, value: i64, events: Events | None) -> None:
        if events is not None:
            events.add(COUNTED, counter, value)

    def moved(self, card: i64, source: i64, target: i64, events: Events | None) -> None:
        if events is not None:
            events.add(MOVED, card, source, target)

    # Who is who

    def partner(self) -> i64:
        """The seat that is not the Captain's."""
        return 1 - self.captain

    def is_quick(self) -> bool:
        return MODE_OF_PIRATE[self.pirate] == QUICK

    # Equipment cards

    def hand_size(self, seat: i64) -> i64:
        return self.sum_of(HAND_AT + seat * HAND, KINDS)

    def sum_of(self, at: i64, n: i64) -> i64:
        total: i64 = 0
        for place in range(at, at + n):
            total += self.cells[place]
        return total

    def deck_size(self) -> i64:
        """How many cards lie in the equipment deck; those hidden in a sharing are no longer there."""
        return self.sum_of(DECK_AT, KINDS) - self.hidden + self.sum_of(FACE_DOWN_AT, KINDS)

    def deal_to(self, seat: i64, cards: i64, dealer: Dealer) -> None:
        """Deal unseen cards into a hand at the start."""
        dealt = dealer.deal(EQUIPMENT_STREAM, self.cells[DECK_AT : DECK_AT + KINDS], cards)
        for kind in range(KINDS):
            self.cells[DECK_AT + kind] -= dealt[kind]
            self.cells[HAND_AT + seat * HAND + kind] += dealt[kind]

    def lay_out_visible(self, cards: i64, dealer: Dealer, events: Events | None) -> None:
        """Turn so many cards of the deck face up for a sharing."""
        if cards == 0:
            return
        dealt = dealer.deal(EQUIPMENT_STREAM, self.cells[DECK_AT : DECK_AT + KINDS], cards)
        for kind in range(KINDS):
            self.cells[DECK_AT + kind] -= dealt[kind]
            self.cells[VISIBLE_AT + kind] += dealt[kind]
            if self.cells[DECK_LIMIT_AT + kind] != memory.ANY:
                self.cells[DECK_LIMIT_AT + kind] -= dealt[kind]
            if events is not None:
                # What lies open here lies in no hand: that may be news.
                for _card in range(dealt[kind]):
                    events.add_reveal(MOVED, kind, DECK_ZONE, VISIBLE_ZONE)

    def lay_out_hidden(self, cards: i64, events: Events | None) -> None:
        """Lay the top cards of the deck face down; which they are, is decided when a player takes them."""
        self.hidden += cards
        for _card in range(cards):
            self.moved(UNKNOWN, DECK_ZONE, HIDDEN_ZONE, events)

    def set_rest_aside(self, events: Events | None) -> None:
        """Lay all that is left of the deck face down, before the discard pile becomes the new deck."""
        self.lay_out_hidden(self.deck_size(), events)
        for kind in range(KINDS):
            self.cells[FACE_DOWN_AT + kind] = self.cells[DECK_AT + kind]
            self.cells[DECK_AT + kind] = 0

    def mix_in(self, cards: i64, dealer: Dealer, events: Events | None) -> None:
        """Lay the top cards of the new deck face down among those of the old one."""
        dealt = dealer.deal(EQUIPMENT_STREAM, self.cells[DECK_AT : DECK_AT + KINDS], cards)
        for kind in range(KINDS):
            self.cells[DECK_AT + kind] -= dealt[kind]
            self.cells[FACE_DOWN_AT + kind] += dealt[kind]
        self.lay_out_hidden(cards, events)

    def take_visible(self, seat: i64, kind: i64, events: Events | None) -> None:
        self.cells[VISIBLE_AT + kind] -= 1
        self.cells[HAND_AT + seat * HAND + kind] += 1
        memory.gained(self.cells, MEMORY_AT + seat * MEMORY, kind)
        self.moved(kind, VISIBLE_ZONE, HAND_ZONE + seat, events)

    def take_hidden(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        at: i64 = DECK_AT
        if self.sum_of(FACE_DOWN_AT, KINDS) > 0:
            at = FACE_DOWN_AT
        kind = dealer.draw(EQUIPMENT_STREAM, self.cells[at : at + KINDS])
        self.cells[at + kind] -= 1
        self.hidden -= 1
        self.cells[HAND_AT + seat * HAND + kind] += 1
        memory.gained_unseen(self.cells, MEMORY_AT + seat * MEMORY)
        if events is not None:
            target = HAND_ZONE + seat
            public = (MOVED, UNKNOWN, HIDDEN_ZONE, target)
            events.add_secret(seat, (MOVED, kind, HIDDEN_ZONE, target), public, True)

    def play_card(self, seat: i64, kind: i64, events: Events | None) -> None:
        """Lay a card from a hand onto the cards of this fight."""
        self.cells[PLAYED_AT + kind] += 1
        self.show_card(seat, kind, PLAYED_ZONE, events)

    def lose_card(self, seat: i64, kind: i64, events: Events | None) -> None:
        """Discard a card from a hand."""
        self.cells[DISCARD_AT + kind] += 1
        self.show_card(seat, kind, DISCARD_ZONE, events)

    def show_card(self, seat: i64, kind: i64, target: i64, events: Events | None) -> None:
        self.cells[HAND_AT + seat * HAND + kind] -= 1
        memory.lost(self.cells, MEMORY_AT + seat * MEMORY, kind)
        if events is not None:
            events.add_reveal(MOVED, kind, HAND_ZONE + seat, target)

    def discard_played(self, events: Events | None) -> None:
        """Put the cards of the fight onto the discard pile."""
        for kind in range(KINDS):
            for _card in range(self.cells[PLAYED_AT + kind]):
                self.moved(kind, PLAYED_ZONE, DISCARD_ZONE, events)
            self.cells[DISCARD_AT + kind] += self.cells[PLAYED_AT + kind]
            self.cells[PLAYED_AT + kind] = 0

    def reshuffle_discard(self, events: Events | None) -> None:
        """Make the discard pile the new equipment deck, the old one being used up; both players know its cards."""
        for kind in range(KINDS):
            unseen = self.setting.facts.equipment[kind] - self.cells[DISCARD_AT + kind]
            unseen -= self.cells[VISIBLE_AT + kind] + self.cells[PLAYED_AT + kind]
            for seat in range(2):
                others = self.cells[MEMORY_AT + (1 - seat) * MEMORY + memory.AT_LEAST + kind]
                memory.shuffled(self.cells, MEMORY_AT + seat * MEMORY, kind, unseen - others)
            self.cells[DECK_AT + kind] = self.cells[DISCARD_AT + kind]
            self.cells[DECK_LIMIT_AT + kind] = self.cells[DISCARD_AT + kind]
            self.cells[DISCARD_AT + kind] = 0
        if events is not None:
            events.add(TURNED, DECK_PIECE, 0)


def lay_out(table: Table, setting: Setting) -> None:
    """All cards in their decks, nothing drawn, both ships on the route."""
    table.setting = setting
    table.cells = vec[i64]([0] * STORAGE)
    for kind in range(KINDS):
        table.cells[DECK_AT + kind] = setting.facts.equipment[kind]
    for at in range(AMBUSH_AT, AMBUSH_AT + AMBUSHES):
        table.cells[at] = 1
    for at in range(STAGE_DECK_AT, FACE_DOWN_AT):
        table.cells[at] = 1
    for at in range(DECK_LIMIT_AT, STORAGE):
        table.cells[at] = memory.ANY
    for seat in range(2):
        memory.forget_all(table.cells, MEMORY_AT + seat * MEMORY)
    table.chased = setting.distance


def thaw(kind: type[Table], cells: list[int], scalars: list[int], setting: Setting) -> Table:
    """Rebuild a table from its parts."""
    table = kind()
    table.cells = vec[i64](cells)
    table.setting = setting
    table.set_scalars(scalars)
    return table
