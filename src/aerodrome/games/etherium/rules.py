"""The rules of Etherium: the year, season by season, from the first card to the count. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import CHOICES, Dealer
from aerodrome.kernel.events import COUNTED, ENDED, READY, TURNED, Events
from aerodrome.kernel.outcome import Outcome
from aerodrome.kernel.rule_numbers import NOTHING_TO_WITHDRAW

from . import actions as do
from . import steps
from .acting import NOTHING
from .board import BIT
from .cards import (
    BASICS,
    BOOSTER,
    FIGURES,
    HAND_LIMIT,
    MAUHEA,
    MEDIUM_PIECE,
    MEINAS,
    MOST_SEATS,
    MOVE_FAR,
    MOVES_A_UNIT,
    NIGHT,
    OMEN,
    OUTER,
    PEOPLES,
    RESOURCE_CAPACITY,
    SEASONS,
    SEASONS_IN_A_YEAR,
    SITES,
    SMALL_PIECE,
    TOKENS_AT_START,
    VOYAGE,
)
from .counting import ENDINGS, ending_of, stars_of, winners_of
from .flashing import LAID_KINDS, Flashing
from .layout import (
    ACTION_TOKENS,
    ACTION_TOKENS_COUNTER,
    BOOKKEEPING,
    BOX_ZONE,
    CITY_AT,
    CITY_PIECE,
    COMPLETE_COUNTER,
    FAILURE_COUNTER,
    FIGHT_COUNTER,
    FIGHTS_AT,
    FIGURE,
    LAID,
    LARGE_AT,
    LARGE_PIECE,
    MEDIUM_CARD,
    NUMBER_COUNTER,
    ORDER_AT,
    ORDER_CARD_COUNTER,
    ORDER_COUNTER,
    ORDER_STREAM,
    PLAN,
    PLAN_PIECE,
    PLENTY_LAID,
    READY_AT,
    SEASON_CARD,
    SEASON_DECK_ZONE,
    SEASON_NUMBER_COUNTER,
    SEASON_STREAM,
    SEASON_ZONE,
    SEATS_AT,
    SITE_AT,
    SMALL_CARD,
    SPACE,
    SPACE_ZONE,
)
from .offering import ROOM_FOR_LEGAL
from .redealing import redeal_secrets

PIECES_PER_QUARTER: Final[i64] = 4
SEERS_CARDS: Final[i64] = 2  # drawn by Mauhéa in the first phase, and once more in its season
SEERS_HAND: Final[i64] = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class EtheriumState(Flashing):
    """A complete position of Etherium."""

    def blank(self) -> EtheriumState:
        return EtheriumState()

    def perform(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        if events is None:
            self.decide(seat, action, dealer, None)
            return
        numbers, fight = self.bookkeeping(), self.cells[FIGHTS_AT:SEATS_AT]
        self.decide(seat, action, dealer, events)
        self.note_changes(numbers, fight, events)

    def note_changes(self, numbers: vec[i64], fight: vec[i64], events: Events) -> None:
        """Tell what changed of the numbers that everybody may know."""
        for place, number in enumerate(self.bookkeeping()):
            if number != numbers[place]:
                events.add(COUNTED, BOOKKEEPING + place, number)
        for place in range(len(fight)):
            if self.cells[FIGHTS_AT + place] != fight[place]:
                events.add(COUNTED, FIGHT_COUNTER + place, self.cells[FIGHTS_AT + place])

    def decide(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < do.MOVE:
            self.lay_token(seat, action, dealer, events)
        elif action < do.TAKE:
            self.carry_out(seat, action, dealer, events)
        elif action < do.PASS:
            self.choose_cube(seat, action, dealer, events)
        elif action == do.PASS:
            self.decline(seat, dealer, events)
        elif action < do.REROLL:
            self.play(seat, action - do.PLAY, dealer, events)
        elif action < do.RESOLVE:
            self.modify(seat, action, dealer, events)
        elif action < do.RESOLVE_PILLAGE:
            self.begin_conflict(action - do.RESOLVE, dealer, events)
        elif action < do.SIEGE:
            self.begin_conflict(action - do.RESOLVE_PILLAGE, dealer, events)
        elif action < do.FLEE:
            self.sack(seat, action - do.SIEGE, dealer, events)
        elif action < do.DISCARD:
            self.flee(seat, action - do.FLEE, dealer, events)
        elif action < do.LAY_LARGE:
            self.discard(seat, action - do.DISCARD, dealer, events)
        else:
            self.lay(action, dealer, events)

    def resume(self, dealer: Dealer, events: Events | None) -> None:
        step = self.waiting_step()
        if step == steps.AFTER_FLASH:
            self.after_action(dealer, events)
        elif step == steps.ACT:
            self.begin_action(self.seat_to_act(), events)
        elif step == steps.VOYAGE:
            self.turn += 1
            self.next_voyage(dealer, events)
        elif step == steps.SEASON:
            self.turn += 1
            self.next_season_action(dealer, events)
        elif step == steps.SEASON_PAID:
            self.next_season_action(dealer, events)
        elif step == steps.SIEGE:
            self.begin_losses(dealer, events)
        elif step == steps.HIDEOUT:
            self.go_on_pillaging(dealer, events)
        else:
            self.effect = NOTHING
            self.ask_window(step, dealer, events)

    def decline(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        """Pass: no card, no optional action, no consolation."""
        step = self.step
        if step == steps.ACT:
            self.after_action(dealer, events)
        elif step == steps.AFTER_FLASH:
            self.turn += 1
            self.next_action(dealer, events)
        elif step in (steps.VOYAGE, steps.SEASON, steps.SEASON_PAID):
            if step == steps.SEASON_PAID:
                step = steps.SEASON
            self.wait_with(step)
            self.resume(dealer, events)
        elif step == steps.TAKE:
            self.amount = 0
            self.resume(dealer, events)
        elif step == steps.DISCIPLINE:
            self.answer_discipline(seat, False, dealer, events)
        elif step == steps.HIDEOUT:
            self.answer_hideout(seat, False, dealer, events)
        elif step == steps.SPOILS:
            self.go_on_fleeing(dealer, events)
        else:
            self.passed()
            self.ask_window(step, dealer, events)

    def discard(self, seat: i64, card: i64, dealer: Dealer, events: Events | None) -> None:
        self.discard_flash(seat, card, events)
        if self.step == steps.KEEP:
            self.reveal_season(dealer, events)
        elif self.step == steps.LIMIT:
            self.next_hand_limit(dealer, events)
        else:
            self.resume(dealer, events)

    # The tactical set-up

    def new_round_of_laying(self, dealer: Dealer, events: Events | None) -> None:
        """A season card says in which order the next terrains are laid; it goes back to the others."""
        card = dealer.pick(ORDER_STREAM, SEASONS)
        self.turn = 0
        self.count(ORDER_CARD_COUNTER, card, events)
        self.set_order(card, events)
        self.go_to(steps.LAY, self.ranked(0), events)

    def lay(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < do.LAY_MEDIUM:
            quarter = action - do.LAY_LARGE
            self.cells[LARGE_AT + quarter] = 1
            self.moved(LARGE_PIECE, BOX_ZONE, SPACE_ZONE + 1 + quarter, events)
        elif action < do.LAY_SMALL:
            self.lay_on_site(action - do.LAY_MEDIUM, MEDIUM_PIECE, MEDIUM_CARD, events)
        elif action < do.LAY_CITY:
            self.lay_on_site(action - do.LAY_SMALL, SMALL_PIECE, SMALL_CARD, events)
        else:
            owner, site = (action - do.LAY_CITY) // SITES, (action - do.LAY_CITY) % SITES
            self.cells[CITY_AT + self.next_city(owner)] = site + 1
            self.moved(CITY_PIECE + owner, BOX_ZONE, SPACE_ZONE + OUTER + site, events)
        if self.is_complete():
            self.turn = 0
            self.complete_board(events)
            self.begin_season(dealer, events)
            return
        self.turn += 1
        if self.turn == self.setting.seats:
            self.new_round_of_laying(dealer, events)
        else:
            self.go_to(steps.LAY, self.ranked(self.turn), events)

    def lay_on_site(self, site: i64, piece: i64, card: i64, events: Events | None) -> None:
        self.cells[SITE_AT + site] = piece
        self.moved(card, BOX_ZONE, SPACE_ZONE + OUTER + site, events)

    def is_complete(self) -> bool:
        laid: i64 = 0
        for at in range(LARGE_AT, FIGHTS_AT):
            if self.cells[at] != 0:
                laid += 1
        return laid == self.setting.quarters * PIECES_PER_QUARTER

    def complete_board(self, events: Events | None) -> None:
        """The relief is there: figures start on the terrain in front of their city."""
        self.build_board()
        self.count(COMPLETE_COUNTER, 1, events)
        for seat in range(self.setting.seats):
            space = OUTER + self.cells[CITY_AT + seat] - 1
            for figure in range(FIGURES):
                self.cells[self.at(seat) + SPACE + figure] = space
                self.moved(FIGURE + seat * 2 + figure, BOX_ZONE, SPACE_ZONE + space, events)

    # The season

    def begin_season(self, dealer: Dealer, events: Events | None) -> None:
        """Phase 1: action tokens by the boosters there are now, and a Flash card for everybody."""
        self.season_number += 1
        self.count(SEASON_NUMBER_COUNTER, self.season_number, events)
        keeper: i64 = -1
        for seat in range(self.setting.seats):
            at = self.at(seat)
            self.cells[at + LAID] = 0
            self.cells[at + READY_AT] = 0
            for token in range(MOST_SEATS):
                self.cells[at + PLAN + token] = 0
            for laid in range(LAID_KINDS):
                self.cells[at + PLENTY_LAID + laid] = 0
            tokens = TOKENS_AT_START + min(2, self.cube_count(seat, BOOSTER))
            self.cells[at + ACTION_TOKENS] = tokens
            self.count(ACTION_TOKENS_COUNTER + seat, tokens, events)
        for seat in range(self.setting.seats):
            held = self.hand_size(seat)
            if self.people(seat) == MAUHEA:
                self.draw_flash(seat, SEERS_CARDS, dealer, events)
                if self.hand_size(seat) == held + SEERS_CARDS:
                    keeper = seat
            else:
                self.draw_flash(seat, 1, dealer, events)
        if keeper >= 0:
            self.go_to(steps.KEEP, keeper, events)
        else:
            self.reveal_season(dealer, events)

    def reveal_season(self, dealer: Dealer, events: Events | None) -> None:
        """Phase 2: the Night first, then cards of colours not seen yet."""
        card: i64 = NIGHT
        if self.season_number > 1:
            counts = vec[i64]([0] * 13)
            for other in range(1, SEASONS):
                pair = BIT[(other - 1) // 2 * 2 + 1] + BIT[(other - 1) // 2 * 2 + 2]
                if self.seen & pair == 0:
                    counts[other] = 1
            card = dealer.draw(SEASON_STREAM, counts)
        self.season = card
        self.seen |= BIT[card]
        self.moved(SEASON_CARD + card, SEASON_DECK_ZONE, SEASON_ZONE, events)
        self.set_order(card, events)
        self.trigger_capacities(dealer, events)
        self.turn = 0
        self.effect = MOVE_FAR
        self.next_voyage(dealer, events)

    def set_order(self, card: i64, events: Events | None) -> None:
        rank: i64 = 0
        for place in range(PEOPLES):
            people = self.setting.facts.season_order[card * PEOPLES + place]
            for seat in range(self.setting.seats):
                if self.people(seat) == people:
                    self.cells[ORDER_AT + rank] = seat
                    self.count(ORDER_COUNTER + rank, seat, events)
                    rank += 1

    def trigger_capacities(self, dealer: Dealer, events: Events | None) -> None:
        """What comes by itself at the reveal, in order of initiative."""
        for rank in range(self.setting.seats):
            seat = self.ranked(rank)
            if self.owns(seat, RESOURCE_CAPACITY):
                for resource in range(BASICS):
                    self.gain(seat, resource, 1, events)
            if self.owns(seat, OMEN):
                self.draw_flash(seat, 1, dealer, events)
            if self.people(seat) == MAUHEA and self.is_own_season(seat):
                self.draw_flash(seat, SEERS_CARDS, dealer, events)

    def next_voyage(self, dealer: Dealer, events: Events | None) -> None:
        """Moves at the reveal, in reverse order: one for the capacity, one for the Nomads in their season."""
        while self.turn < 2 * self.setting.seats:
            seat = self.ranked_from_last(self.turn // 2)
            if self.turn % 2 == 0:
                moves = self.owns(seat, VOYAGE)
            else:
                moves = self.people(seat) == MEINAS and self.is_own_season(seat)
            if moves and self.can_move(seat, MOVE_FAR):
                self.go_to(steps.VOYAGE, seat, events)
                return
            self.turn += 1
        self.turn = 0
        self.next_season_action(dealer, events)

    def next_season_action(self, dealer: Dealer, events: Events | None) -> None:
        """Ask those for whom the card's action may be open, as far as everybody knows."""
        self.effect = self.setting.facts.season_action[self.season]
        if self.effect >= 0:
            while self.turn < self.setting.seats:
                seat = self.ranked(self.turn)
                if self.costs(self.effect):
                    if self.could_pay(seat, self.effect):
                        self.go_to(steps.SEASON_PAID, seat, events)
                        return
                else:
                    if MOVES_A_UNIT[self.effect]:
                        seat = self.ranked_from_last(self.turn)
                    if self.why_not_effect(seat, self.effect) == 0:
                        self.go_to(steps.SEASON, seat, events)
                        return
                self.turn += 1
        self.effect = NOTHING
        self.open_window(steps.SEASON_FLASH, dealer, events)

    def close_window(self, step: i64, dealer: Dealer, events: Events | None) -> None:
        self.effect = NOTHING
        if step == steps.SEASON_FLASH:
            self.go_to(steps.PROGRAM, 0, events)
        elif step == steps.NUMBER_FLASH:
            self.next_action(dealer, events)
        else:
            self.end_season(dealer, events)

    # Programming

    def lay_token(self, seat: i64, slot: i64, dealer: Dealer, events: Events | None) -> None:
        at = self.at(seat)
        token = self.cells[at + LAID]
        self.cells[at + PLAN + token] = slot + 1
        self.cells[at + LAID] = token + 1
        if events is not None:
            events.add_secret(seat, (TURNED, PLAN_PIECE + seat * MOST_SEATS + token, slot + 1, 0), None)
        if token + 1 == self.cells[at + ACTION_TOKENS]:
            self.cells[at + READY_AT] = 1
            if events is not None:
                # Until now nobody else knew how many tokens lie there.
                events.add_reveal(READY, seat, 1)
            for other in range(self.setting.seats):
                if self.cells[self.at(other) + READY_AT] == 0:
                    return
            self.reveal_programs(dealer, events)

    def why_not_withdraw(self, seat: i64) -> i64:
        if self.step != steps.PROGRAM or not 0 <= seat < self.setting.seats or self.cells[self.at(seat) + LAID] == 0:
            return NOTHING_TO_WITHDRAW
        return 0

    def withdraw(self, seat: i64, events: Events | None = None) -> None:
        """Take all tokens back, until the last seat is ready."""
        if self.why_not_withdraw(seat) != 0:
            super().withdraw(seat, events)
        at = self.at(seat)
        if events is not None:
            for token in range(self.cells[at + LAID]):
                events.add_secret(seat, (TURNED, PLAN_PIECE + seat * MOST_SEATS + token, 0, 0), None)
            if self.cells[at + READY_AT] != 0:
                events.add(READY, seat, 0)
        for token in range(MOST_SEATS):
            self.cells[at + PLAN + token] = 0
        self.cells[at + LAID] = 0
        self.cells[at + READY_AT] = 0

    def reveal_programs(self, dealer: Dealer, events: Events | None) -> None:
        """Phase 4: all programs lie open."""
        if events is not None:
            for seat in range(self.setting.seats):
                for token in range(self.cells[self.at(seat) + LAID]):
                    slot = self.cells[self.at(seat) + PLAN + token]
                    events.add_reveal(TURNED, PLAN_PIECE + seat * MOST_SEATS + token, slot)
        self.number = 0
        self.begin_number(dealer, events)

    # Executing

    def begin_number(self, dealer: Dealer, events: Events | None) -> None:
        self.number += 1
        self.count(NUMBER_COUNTER, self.number, events)
        self.open_window(steps.NUMBER_FLASH, dealer, events)

    def seat_to_act(self) -> i64:
        return self.ranked(self.turn)

    def next_action(self, dealer: Dealer, events: Events | None) -> None:
        while self.turn < self.setting.seats:
            seat = self.seat_to_act()
            if self.cells[self.at(seat) + LAID] >= self.number:
                self.begin_action(seat, events)
                return
            self.turn += 1
        self.turn = 0
        self.effect = NOTHING
        self.next_conflict(dealer, events)

    def begin_action(self, seat: i64, events: Events | None) -> None:
        self.effect = self.cells[self.at(seat) + PLAN + self.number - 1] - 1
        self.go_to(steps.ACT, seat, events)
        if events is not None:
            events.add(COUNTED, FAILURE_COUNTER, self.why_not_effect(seat, self.effect))

    def after_action(self, dealer: Dealer, events: Events | None) -> None:
        seat = self.seat_to_act()
        if self.hand_size(seat) > 0:
            self.go_to(steps.AFTER_FLASH, seat, events)
        else:
            self.turn += 1
            self.next_action(dealer, events)

    def end_number(self, dealer: Dealer, events: Events | None) -> None:
        for seat in range(self.setting.seats):
            if self.cells[self.at(seat) + LAID] > self.number:
                self.begin_number(dealer, events)
                return
        self.number = 0
        self.open_window(steps.END_FLASH, dealer, events)

    # The end of a season, and of the year

    def end_season(self, dealer: Dealer, events: Events | None) -> None:
        if self.season_number == SEASONS_IN_A_YEAR:
            self.finish(events)
        else:
            self.next_hand_limit(dealer, events)

    def next_hand_limit(self, dealer: Dealer, events: Events | None) -> None:
        for rank in range(self.setting.seats):
            seat = self.ranked(rank)
            limit: i64 = HAND_LIMIT
            if self.people(seat) == MAUHEA:
                limit = SEERS_HAND
            if self.hand_size(seat) > limit:
                self.go_to(steps.LIMIT, seat, events)
                return
        self.begin_season(dealer, events)

    def finish(self, events: Events | None) -> None:
        self.step = steps.OVER
        self.seat = 0
        self.ending = ending_of(self)
        if events is not None:
            winners: i64 = 0
            for seat in winners_of(self):
                winners |= BIT[seat]
            events.add(ENDED, self.ending, winners)

    def outcome(self) -> Outcome | None:
        if self.step != steps.OVER:
            return None
        stars = [stars_of(self, seat) for seat in range(self.setting.seats)]
        return Outcome(tuple(winners_of(self)), ENDINGS[self.ending], tuple(stars))

    # What a seat cannot know, random play

    def redeal(self, seat: i64, dealer: Dealer) -> None:
        """Deal the hands anew that this seat cannot see, and guess what others have programmed."""
        redeal_secrets(self, seat, dealer)

    def playout(self, dealer: Dealer) -> i64:
        buffer = ROOM_FOR_LEGAL[:]
        decisions: i64 = 0
        while self.step != steps.OVER:
            seat = self.seat
            if self.step == steps.PROGRAM:
                seat = self.programmer(dealer)
            action = buffer[dealer.pick(CHOICES, self.legal_into(seat, buffer))]
            self.decide(seat, action, dealer, None)
            decisions += 1
        return decisions

    def programmer(self, dealer: Dealer) -> i64:
        """One of the seats that still program, at random."""
        waiting: i64 = 0
        for seat in range(self.setting.seats):
            if self.cells[self.at(seat) + READY_AT] == 0:
                waiting += 1
        chosen = dealer.pick(CHOICES, waiting)
        for seat in range(self.setting.seats):
            if self.cells[self.at(seat) + READY_AT] == 0:
                if chosen == 0:
                    return seat
                chosen -= 1
        raise AssertionError("nobody programs")
