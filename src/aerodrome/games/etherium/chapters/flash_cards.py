"""Flash cards: when each can be played, what it does, the windows in which all are asked. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT, Step, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events
from aerodrome.kernel.state import DEPTH

from .. import cards, rule, step
from ..cubes import choose_victim, take_basics, victims
from ..dice import low_dice
from ..effects import effect_of, why_not_effect
from ..events import ActionTokensChanged, NumberBegan
from ..layout import ACTION_TOKENS, CARDS, HAND, LAID_CARDS, ORDER_AT, SUPPLY_AT, TASK_AT, block
from ..table import Table
from ..verbs import OPEN_WINDOWS, SINGLE_WINDOWS, TableVerb, why_not_held

ANY_TIME: Final = (*OPEN_WINDOWS, step.ACT, step.SEASON_PAID)  # where any-time cards can be played
IS_ANY_TIME: Final = [number in ANY_TIME for number in range(len(step.NAMES))]
SEASON_PHASE: Final = (step.VOYAGE, step.SEASON, step.SEASON_PAID, step.SEASON_FLASH)


# Windows in which all seats are asked, in reverse order of initiative, until all have passed in a row


class WindowOfAll(Step[Table]):
    """All who hold cards are asked: who holds some is known to all, which they are is not."""

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.turn = 0
        table.passes = 0
        self.ask(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """After a card: the same seat is asked again."""
        table.effect = cards.NOTHING
        self.ask(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """The seat passes."""
        pass_on(table)
        self.ask(table, dealer, events)

    def ask(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        cells, seats = table.cells, table.setting.seats
        while table.passes < seats:
            seat = cells[ORDER_AT + seats - 1 - table.turn]
            if cells[block(seat) + CARDS] > 0:
                table.go_to(self.at, seat)
                return
            pass_on(table)
        table.turn = 0
        table.passes = 0
        table.effect = cards.NOTHING
        self.close(table, dealer, events)

    def close(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """All have passed."""
        raise NotImplementedError


def pass_on(table: Table) -> None:
    table.passes += 1
    table.turn += 1
    if table.turn == table.setting.seats:
        table.turn = 0


class SeasonFlash(WindowOfAll):
    """After the season card, before the programs: the only window for cards with the season symbol."""

    number = step.SEASON_FLASH

    def close(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.PROGRAM, dealer, events)


class NumberFlash(WindowOfAll):
    """Before the actions of the next number."""

    number = step.NUMBER_FLASH

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.number += 1
        if events is not None:
            events.tell(NumberBegan(table.number))
        super().begin(table, dealer, events)

    def close(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        table.begin(step.ACT, dealer, events)


class EndFlash(WindowOfAll):
    """At the end of the season; after the seventh the year is over."""

    number = step.END_FLASH

    def close(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        if table.season_number == cards.SEASONS_IN_A_YEAR:
            table.begin(step.OVER, dealer, events)
        else:
            table.begin(step.LIMIT, dealer, events)


class Effect(Step[Table]):
    """What a card with the season symbol allows is carried out."""

    number = step.EFFECT
    demand = rule.FLASH_MUST_RESOLVE


# When a card can be played


def why_not_play(table: Table, seat: i64, card: i64) -> i64:
    number = why_not_held(table, seat, card)
    if number != 0:
        return number
    if card < cards.CHARGE:
        return why_not_any_time(table, seat, card)
    if card < cards.DISCIPLINE:
        return why_not_on_roll(table, card)
    if card < cards.PLENTY:
        if table.step != step.DISCIPLINE + card - cards.DISCIPLINE:
            return rule.FLASH_CONDITION
        return 0
    return why_not_in_season(table, seat, card)


def why_not_any_time(table: Table, seat: i64, card: i64) -> i64:
    if not IS_ANY_TIME[table.step]:
        return no_window()
    if card >= cards.THEFT_CARD:
        number = why_not_in_the_night(table)
        if number != 0:
            return number
        return why_not_in_vain(
            victims(table, seat, cards.BASICS if card == cards.RAID else card - cards.THEFT_CARD) > 0
        )
    if card == cards.PROVISIONS:
        return why_not_in_vain(table.basics_left() > 0)
    return why_not_in_vain(table.cells[SUPPLY_AT + (cards.ETHER if card == cards.ETHER_DROP else card)] > 0)


def no_window() -> i64:
    return rule.FLASH_WINDOW


def why_not_in_the_night(table: Table) -> i64:
    if table.season == cards.NIGHT:
        return rule.FLASH_NOT_FIRST
    return 0


def why_not_in_vain(has_effect: bool) -> i64:
    if has_effect:
        return 0
    return rule.FLASH_NO_EFFECT


def why_not_on_roll(table: Table, card: i64) -> i64:
    if table.step != step.ROLLED or not is_for_roll(card, table.rolling):
        return rule.FLASH_OWN_ROLL
    return why_not_in_vain(card != cards.SECOND_WIND or low_dice(table.dice) > 0)


def is_for_roll(card: i64, rolling: i64) -> bool:
    if card >= cards.LUCKY_STAR:
        return True
    if card == cards.CHARGE:
        return rolling == cards.ARMY_ROLL
    if card == cards.PORTCULLIS:
        return rolling == cards.DEFENCE_ROLL
    return rolling == cards.CONNECTION_ROLL


def why_not_in_season(table: Table, seat: i64, card: i64) -> i64:
    if table.step != step.SEASON_FLASH and table.step != step.SEASON_PAID:
        if is_season_phase(table):
            return no_window()
        return rule.FLASH_SEASON_SYMBOL
    if card == cards.AWAKENING:
        number = why_not_in_the_night(table)
        if number != 0:
            return number
        if table.cells[block(seat) + ACTION_TOKENS] >= cards.MOST_TOKENS:
            return rule.FLASH_SIX_TOKENS
        return 0
    return why_not_in_vain(card < cards.ETHER_WIND or why_not_effect(table, seat, effect_of(card)) == 0)


def is_season_phase(table: Table) -> bool:
    """Whether all still act on the season card, or something begun then goes on."""
    if table.step in SEASON_PHASE:
        return True
    beneath = table.beneath
    while beneath > 0:
        if beneath % DEPTH in SEASON_PHASE:
            return True
        beneath //= DEPTH
    return False


def playable(table: Table, seat: i64, first: i64, end: i64) -> i64:
    """The cards in a hand that can be played now, of the kinds from `first` on: a bit for each."""
    found: i64 = 0
    cells, hand = table.cells, block(seat) + HAND
    for card in range(first, end):
        if cells[hand + card] > 0 and why_not_play(table, seat, card) == 0:
            found |= BIT[card]
    return found


class Play(TableVerb):
    """Play a Flash card."""

    name = "play"
    params = ("card",)
    touches = ("flash/{card}",)
    steps = (*ANY_TIME, step.ROLLED, *SINGLE_WINDOWS)
    masked = True

    def not_now_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return self.why_not_choice(table, seat, choice)

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_play(table, seat, choice)

    def mask(self, table: Table, seat: i64) -> i64:
        """Only the kinds that belong to the step are looked at."""
        if table.step == step.ROLLED:
            return playable(table, seat, cards.CHARGE, cards.DISCIPLINE)
        if table.step >= step.DISCIPLINE and table.step <= step.SPOILS:
            card = cards.DISCIPLINE + table.step - step.DISCIPLINE
            return playable(table, seat, card, card + 1)
        found = playable(table, seat, 0, cards.CHARGE)
        if table.step == step.SEASON_FLASH or table.step == step.SEASON_PAID:
            found |= playable(table, seat, cards.PLENTY, cards.FLASH_KINDS)
        return found

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.play_flash(seat, choice, points_of(choice), events)
        if choice < cards.CHARGE:
            play_any_time(table, seat, choice, dealer, events)
        elif choice < cards.DISCIPLINE:
            play_on_roll(table, choice, dealer, events)
        elif choice < cards.PLENTY:
            play_on_condition(table, seat, choice, dealer, events)
        else:
            play_in_season(table, seat, choice, dealer, events)


# What a card does


def play_any_time(table: Table, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
    table.passes = 0
    table.wait_with(table.step)
    if card == cards.PROVISIONS:
        take_basics(table, seat, cards.PROVISIONED_CUBES, dealer, events)
    elif card == cards.RAID:
        choose_victim(table, seat, cards.BASICS, dealer, events)
    elif card >= cards.THEFT_CARD:
        choose_victim(table, seat, card - cards.THEFT_CARD, dealer, events)
    else:
        if card == cards.ETHER_DROP:
            table.gain(seat, cards.ETHER, 1, events)
        else:
            table.gain(seat, card, cards.GAINED_CUBES, events)
        table.resume(dealer, events)


def points_of(card: i64) -> i64:
    """What a card adds to a roll."""
    if card == cards.LUCKY_STAR:
        return cards.LUCKY_POINTS
    if card >= cards.CHARGE and card < cards.LUCKY_STAR:
        return cards.CARD_POINTS
    return 0


def play_on_roll(table: Table, card: i64, dealer: Dealer, events: Events | None) -> None:
    if card == cards.SECOND_WIND:
        table.begin(step.LOW, dealer, events)
        return
    if card == cards.TWIST:
        table.reroll_all(dealer, events)
    else:
        table.bonus += points_of(card)
    table.begin(step.ROLLED, dealer, events)


def play_on_condition(table: Table, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
    if card == cards.DISCIPLINE:
        table.cells[TASK_AT + seat] -= cards.LOSES
        table.begin(step.DISCIPLINE, dealer, events)
    elif card == cards.HIDEOUT:
        table.cells[TASK_AT + seat] = cards.FLEES
        table.begin(step.FLEE, dealer, events)
    else:
        table.gain(seat, cards.ETHER, 1, events)
        table.chapters.steps[step.SPOILS].finish(table, dealer, events)


def play_in_season(table: Table, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
    table.passes = 0
    table.wait_with(table.step)
    if card < cards.ETHER_WIND:
        at = block(seat) + LAID_CARDS + card - cards.PLENTY
        table.cells[at] += 1
    elif card == cards.AWAKENING:
        at = block(seat) + ACTION_TOKENS
        table.cells[at] += 1
        if events is not None:
            events.tell(ActionTokensChanged(seat, table.cells[at]))
    else:
        table.effect = effect_of(card)
        table.begin(step.EFFECT, dealer, events)
        return
    table.resume(dealer, events)


SEASON_FLASH: Final = SeasonFlash()
NUMBER_FLASH: Final = NumberFlash()
END_FLASH: Final = EndFlash()
EFFECT: Final = Effect()
PLAY: Final = Play(each(cards.FLASH_NAMES))
