"""Flash cards: what each does when it is played, and the windows in which all are asked. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from . import steps
from .cards import (
    ANY_TIME_KINDS,
    AWAKENING,
    BASICS,
    DISCIPLINE,
    ETHER,
    ETHER_DROP,
    ETHER_WIND,
    HIDEOUT,
    LUCKY_STAR,
    PLENTY,
    PROVISIONS,
    RAID,
    SEASON_KINDS_START,
    SECOND_WIND,
    THEFT_CARD,
    TWIST,
)
from .fighting import Fighting
from .layout import ACTION_TOKENS, ACTION_TOKENS_COUNTER, LAID_COUNTER, PLENTY_LAID

GAINED_CUBES: Final[i64] = 3
PROVISIONED_CUBES: Final[i64] = 2
CARD_POINTS: Final[i64] = 3  # added by Charge, Portcullis and Resonance
LUCKY_POINTS: Final[i64] = 2
LAID_KINDS: Final[i64] = 5  # season cards that count as long as the season lasts


@mypyc_attr(allow_interpreted_subclasses=True)
class Flashing(Fighting):
    """A table on which Flash cards are played."""

    # Windows in which all seats are asked, in reverse order of initiative, until all have passed in a row

    def open_window(self, step: i64, dealer: Dealer, events: Events | None) -> None:
        self.turn = 0
        self.passes = 0
        self.ask_window(step, dealer, events)

    def ask_window(self, step: i64, dealer: Dealer, events: Events | None) -> None:
        """Ask the next seat that holds cards: who holds some is known to all, which they are is not."""
        seats = self.setting.seats
        while self.passes < seats:
            seat = self.ranked_from_last(self.turn)
            if self.hand_size(seat) > 0:
                self.go_to(step, seat, events)
                return
            self.passed()
        self.turn = 0
        self.passes = 0
        self.close_window(step, dealer, events)

    def passed(self) -> None:
        self.passes += 1
        self.turn += 1
        if self.turn == self.setting.seats:
            self.turn = 0

    def close_window(self, step: i64, dealer: Dealer, events: Events | None) -> None:
        raise NotImplementedError

    # Playing

    def play(self, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
        self.discard_flash(seat, card, events)
        if card < ANY_TIME_KINDS:
            self.play_any_time(seat, card, dealer, events)
        elif card < DISCIPLINE:
            self.play_on_roll(seat, card, dealer, events)
        elif card == DISCIPLINE:
            self.answer_discipline(seat, True, dealer, events)
        elif card == HIDEOUT:
            self.answer_hideout(seat, True, dealer, events)
        elif card < SEASON_KINDS_START:
            self.gain(seat, ETHER, 1, events)
            self.go_on_fleeing(dealer, events)
        else:
            self.play_in_season(seat, card, dealer, events)

    def play_any_time(self, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
        self.passes = 0
        self.wait_with(self.step)
        if card == PROVISIONS:
            self.take_basics(seat, PROVISIONED_CUBES, dealer, events)
        elif card == RAID:
            self.choose_victim(seat, BASICS, dealer, events)
        elif card >= THEFT_CARD:
            self.choose_victim(seat, card - THEFT_CARD, dealer, events)
        else:
            if card == ETHER_DROP:
                self.gain(seat, ETHER, 1, events)
            else:
                self.gain(seat, card, GAINED_CUBES, events)
            self.resume(dealer, events)

    def play_on_roll(self, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
        if card == SECOND_WIND:
            self.go_to(steps.LOW, seat, events)
            return
        if card == TWIST:
            self.reroll_all(dealer, events)
        elif card == LUCKY_STAR:
            self.bonus += LUCKY_POINTS
        else:
            self.bonus += CARD_POINTS
        self.ask_for_modification(seat, dealer, events)

    def play_in_season(self, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
        self.passes = 0
        self.wait_with(self.step)
        if card < ETHER_WIND:
            which = card - PLENTY
            at = self.at(seat) + PLENTY_LAID + which
            self.cells[at] += 1
            self.count(LAID_COUNTER + seat * LAID_KINDS + which, self.cells[at], events)
        elif card == AWAKENING:
            at = self.at(seat) + ACTION_TOKENS
            self.cells[at] += 1
            self.count(ACTION_TOKENS_COUNTER + seat, self.cells[at], events)
        else:
            self.effect = self.effect_of(card)
            self.go_to(steps.EFFECT, seat, events)
            return
        self.resume(dealer, events)
