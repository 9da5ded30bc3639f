"""The table of Etherium: where every cube, card, token and figure lies, and how they move.

Nothing here knows whether a move is allowed; the chapters say so. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.chapters import BIT, Chapters
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Ready
from aerodrome.kernel.events import Events
from aerodrome.kernel.outcome import Outcome
from aerodrome.kernel.rule_numbers import NOTHING_TO_WITHDRAW
from aerodrome.kernel.state import NO_CHAPTERS, stir

from . import cards, layout, step
from . import events as event
from .board import NO_BOARD, Board, board_of
from .counting import ENDINGS, stars_of, winners_of
from .cubes import is_gift
from .dice import DIGIT, dice_count, faces_of
from .effects import why_not_give_up
from .redealing import redeal_secrets
from .setting import NO_SETTING, Setting

ALLOWED: Final = vec[i64](cards.VERBS_OF_EFFECT)
BOOSTERS_FOR_A_TOKEN: Final[i64] = 3
# Zones, as events name them; the spaces of the board have their own names.
DECK_ZONE: Final = "deck"
DISCARD_ZONE: Final = "discard"
SUPPLY_ZONE: Final = "supply"


class ChapterIndex:
    """Where the table finds the chapters of the rules. They are written for the table, so they come after it."""

    def __init__(self) -> None:
        self.chapters: Chapters = NO_CHAPTERS


BOOK: Final = ChapterIndex()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(layout.Storage):
    """A complete position of Etherium."""

    def __init__(self) -> None:
        super().__init__()
        self.chapters = BOOK.chapters
        self.setting: Setting = NO_SETTING
        self.board: Board = NO_BOARD

    def blank(self) -> Table:
        """A new table of the same class; `copy` fills it. A subclass that adds behaviour overrides this."""
        return Table()

    def copy(self) -> Table:
        other = self.blank()
        other.chapters = self.chapters
        other.cells = self.cells[:]
        other.setting = self.setting
        other.board = self.board
        self.copy_numbers(other)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return (thaw, (type(self), list(self.cells), list(self.numbers()), self.setting))

    def key(self) -> i64:
        key = super().key()
        for value in self.setting.peoples:
            key = stir(key, value)
        return key

    # Steps

    def at_hand(self) -> i64:
        verbs = ALLOWED[self.effect + 1]
        if self.step == step.ACT:
            if why_not_give_up(self, self.seat) != 0:
                return verbs
        elif self.step == step.TAKE and not is_gift(self, self.seat):
            return verbs + cards.TAKES
        return verbs + cards.TAKES + cards.PASSES

    # Seats, peoples and seasons

    def at(self, seat: i64) -> i64:
        """Where the block of a seat begins."""
        return layout.block(seat)

    def people(self, seat: i64) -> i64:
        return self.setting.peoples[seat]

    def is_own_season(self, seat: i64) -> bool:
        return self.setting.facts.season_affinity[self.season] == self.setting.peoples[seat]

    def owns(self, seat: i64, capacity: i64) -> bool:
        return self.cells[layout.block(seat) + layout.OWNED] & BIT[capacity] != 0

    def ranked(self, rank: i64) -> i64:
        """The seat of this rank in the order of initiative."""
        return self.cells[layout.ORDER_AT + rank]

    def ranked_from_last(self, rank: i64) -> i64:
        return self.cells[layout.ORDER_AT + self.setting.seats - 1 - rank]

    def set_order(self, card: i64, events: Events | None) -> None:
        """The order of initiative is the one on a season card."""
        rank: i64 = 0
        for place in range(cards.PEOPLES):
            people = self.setting.facts.season_order[card * cards.PEOPLES + place]
            for seat in range(self.setting.seats):
                if self.people(seat) == people:
                    self.cells[layout.ORDER_AT + rank] = seat
                    rank += 1
        if events is not None:
            order = tuple([self.ranked(rank) for rank in range(self.setting.seats)])
            events.tell(event.InitiativeSet(cards.SEASON_NAMES[card], order))

    def cube_count(self, seat: i64, resource: i64) -> i64:
        return self.cells[layout.block(seat) + layout.CUBES + resource]

    def basics(self, seat: i64) -> i64:
        at = layout.block(seat) + layout.CUBES
        return self.cells[at + cards.WOOD] + self.cells[at + cards.ROCK] + self.cells[at + cards.METAL]

    def level(self, seat: i64, unit: i64) -> i64:
        return self.cells[layout.block(seat) + layout.LEVEL + unit]

    def space_of(self, seat: i64, figure: i64) -> i64:
        return self.cells[layout.block(seat) + layout.SPACE + figure]

    def hand_size(self, seat: i64) -> i64:
        return self.cells[layout.block(seat) + layout.CARDS]

    def is_nomad(self, seat: i64) -> bool:
        return self.setting.peoples[seat] == cards.MEINAS

    # Cubes

    def gain(self, seat: i64, resource: i64, cubes: i64, events: Events | None, how: str = "gain") -> i64:
        """Take cubes from the supply, as many as are left; how many that were. Events say `how` they came."""
        taken = min(cubes, self.cells[layout.SUPPLY_AT + resource])
        if taken <= 0:
            return 0
        self.cells[layout.SUPPLY_AT + resource] -= taken
        self.cells[layout.block(seat) + layout.CUBES + resource] += taken
        if events is not None:
            gained = event.CubeGained(cards.RESOURCE_NAMES[resource], SUPPLY_ZONE, stock_zone(seat), seat, how)
            for _cube in range(taken):
                events.tell(gained)
        if resource == cards.BOOSTER:
            self.reward_boosters(seat, events)
        return taken

    def spend(self, seat: i64, resource: i64, cubes: i64, events: Events | None) -> None:
        self.give_back(seat, resource, cubes)
        if events is not None:
            paid = event.CubePaid(cards.RESOURCE_NAMES[resource], stock_zone(seat), SUPPLY_ZONE, seat)
            for _cube in range(cubes):
                events.tell(paid)

    def lose(self, seat: i64, resource: i64, events: Events | None) -> None:
        """A cube goes for nothing."""
        self.give_back(seat, resource, 1)
        if events is not None:
            events.tell(event.CubeLost(cards.RESOURCE_NAMES[resource], stock_zone(seat), SUPPLY_ZONE, seat))

    def give_back(self, seat: i64, resource: i64, cubes: i64) -> None:
        """Move cubes from a player to the supply."""
        self.cells[layout.SUPPLY_AT + resource] += cubes
        self.cells[layout.block(seat) + layout.CUBES + resource] -= cubes

    def rob(self, thief: i64, victim: i64, resource: i64, cubes: i64, events: Events | None) -> i64:
        """Take cubes from another player, as many as there are; how many that were."""
        taken = min(cubes, self.cells[layout.block(victim) + layout.CUBES + resource])
        self.cells[layout.block(victim) + layout.CUBES + resource] -= taken
        self.cells[layout.block(thief) + layout.CUBES + resource] += taken
        if events is not None:
            stolen = event.CubeStolen(
                cards.RESOURCE_NAMES[resource], stock_zone(victim), stock_zone(thief), thief, victim
            )
            for _cube in range(taken):
                events.tell(stolen)
        if resource == cards.BOOSTER:
            self.reward_boosters(thief, events)
        return taken

    def reward_boosters(self, seat: i64, events: Events | None) -> None:
        """The third booster brings the Booster token, once."""
        at = layout.block(seat)
        if (
            self.cells[at + layout.CUBES + cards.BOOSTER] >= BOOSTERS_FOR_A_TOKEN
            and self.cells[at + layout.TOKENS + cards.BOOSTER_TOKEN] == 0
        ):
            self.award(seat, cards.BOOSTER_TOKEN, events)

    def basics_left(self) -> i64:
        return self.sum_of(layout.SUPPLY_AT, cards.BASICS)

    # Victory tokens, levels, figures

    def award(self, seat: i64, token: i64, events: Events | None) -> bool:
        """Give a victory token, if one is left."""
        if self.cells[layout.TOKEN_AT + token] == 0:
            return False
        self.cells[layout.TOKEN_AT + token] -= 1
        self.cells[layout.block(seat) + layout.TOKENS + token] += 1
        if events is not None:
            name = cards.TOKEN_NAMES[token]
            events.tell(event.TokenAwarded(f"token/{name}", SUPPLY_ZONE, stock_zone(seat), seat, name))
        return True

    def raise_level(self, seat: i64, unit: i64, events: Events | None) -> None:
        self.cells[layout.block(seat) + layout.LEVEL + unit] += 1
        if events is not None:
            events.tell(event.LevelRose(seat, cards.UNIT_NAMES[unit], self.level(seat, unit)))

    def lose_level(self, seat: i64, unit: i64, events: Events | None) -> None:
        """A unit loses a level, but never its last."""
        if self.level(seat, unit) <= 1:
            return
        self.cells[layout.block(seat) + layout.LEVEL + unit] -= 1
        if events is not None:
            events.tell(event.LevelFell(seat, cards.UNIT_NAMES[unit], self.level(seat, unit)))

    def put_figure(self, seat: i64, figure: i64, space: i64, events: Events | None, flees: bool = False) -> None:
        at = layout.block(seat) + layout.SPACE + figure
        if events is not None:
            unit, source, target = (
                cards.FIGURE_NAMES[figure],
                cards.SPACE_NAMES[self.cells[at]],
                cards.SPACE_NAMES[space],
            )
            card = f"{unit}/{seat + 1}"
            if flees:
                events.tell(event.UnitFled(card, source, target, seat, unit))
            else:
                events.tell(event.UnitMoved(card, source, target, seat, unit))
        self.cells[at] = space

    # Flash cards

    def draw_flash(self, seat: i64, number: i64, dealer: Dealer, events: Events | None) -> None:
        """Draw cards unseen, as many as there are; an empty deck is made from the discard pile."""
        for _card in range(number):
            if self.deck_size == 0:
                self.reshuffle(events)
                if self.deck_size == 0:
                    return
            kind = dealer.draw(layout.FLASH_STREAM, self.cells[layout.DECK_AT : layout.DECK_AT + cards.FLASH_KINDS])
            self.cells[layout.DECK_AT + kind] -= 1
            self.deck_size -= 1
            at = layout.block(seat)
            self.cells[at + layout.HAND + kind] += 1
            self.cells[at + layout.CARDS] += 1
            if events is not None:
                hand = hand_zone(seat)
                drawn = event.CardDrawn(cards.FLASH_NAMES[kind], DECK_ZONE, hand, seat)
                # A card that I draw is in nobody else's hand: that may be news.
                events.tell_one(seat, drawn, event.CardDrawn(None, DECK_ZONE, hand, seat), True)

    def reshuffle(self, events: Events | None) -> None:
        self.deck_size += self.sum_of(layout.DISCARD_AT, cards.FLASH_KINDS)
        self.pour(layout.DISCARD_AT, layout.DECK_AT, cards.FLASH_KINDS)
        if self.deck_size > 0 and events is not None:
            events.tell(event.DeckShuffled(DECK_ZONE))

    def play_flash(self, seat: i64, kind: i64, points: i64, events: Events | None) -> None:
        """Play a card for all to see; it adds `points` to a roll."""
        self.lay_off(seat, kind)
        if events is not None:
            events.reveal(event.CardPlayed(cards.FLASH_NAMES[kind], hand_zone(seat), DISCARD_ZONE, seat, points))

    def discard_flash(self, seat: i64, kind: i64, events: Events | None) -> None:
        """Give up a card for all to see."""
        self.lay_off(seat, kind)
        if events is not None:
            events.reveal(event.CardDiscarded(cards.FLASH_NAMES[kind], hand_zone(seat), DISCARD_ZONE, seat))

    def lay_off(self, seat: i64, kind: i64) -> None:
        """Lay a card from a hand onto the discard pile."""
        at = layout.block(seat)
        self.cells[at + layout.HAND + kind] -= 1
        self.cells[at + layout.CARDS] -= 1
        self.cells[layout.DISCARD_AT + kind] += 1

    # Dice

    def roll(self, seat: i64, purpose: i64, dice: i64, dealer: Dealer, events: Events | None) -> None:
        """Let a seat roll dice."""
        self.rolling = purpose
        self.rerolled = 0
        self.fated = 0
        self.bonus = 0
        self.dice = 0
        self.seat = seat
        self.throw(dice, False, dealer, events)
        self.begin(step.ROLLED, dealer, events)

    def throw(self, dice: i64, again: bool, dealer: Dealer, events: Events | None) -> None:
        """Roll dice and add them to those that lie there."""
        kept = self.dice
        thrown = dealer.roll(layout.DICE_STREAM, cards.FACES, dice)
        for _die in range(dice):
            self.dice += DIGIT[thrown % cards.FACES]
            thrown //= cards.FACES
        if events is not None:
            purpose = cards.ROLL_NAMES[self.rolling]
            events.tell(event.DiceRolled(faces_of(kept), faces_of(self.dice), self.seat, purpose, again))

    def reroll_all(self, dealer: Dealer, events: Events | None) -> None:
        dice = dice_count(self.dice)
        self.dice = 0
        self.throw(dice, True, dealer, events)

    # Programs

    def why_not_withdraw(self, seat: i64) -> i64:
        if (
            self.step != step.PROGRAM
            or not 0 <= seat < self.setting.seats
            or self.cells[layout.block(seat) + layout.LAID] == 0
        ):
            return NOTHING_TO_WITHDRAW
        return 0

    def withdraw(self, seat: i64, events: Events | None = None) -> None:
        """Take all tokens back, until the last seat is ready."""
        if self.why_not_withdraw(seat) != 0:
            super().withdraw(seat, events)
        at = layout.block(seat)
        if events is not None:
            events.tell_one(seat, event.TokensTakenBack(seat, f"plan/{seat + 1}"))
            if self.cells[at + layout.READY] != 0:
                events.tell(Ready(seat, False))
        self.clear_program(seat)

    def clear_program(self, seat: i64) -> None:
        at = layout.block(seat)
        for token in range(cards.MOST_TOKENS):
            self.cells[at + layout.PLAN + token] = 0
        self.cells[at + layout.LAID] = 0
        self.cells[at + layout.READY] = 0

    # The board, the end, what a seat cannot know

    def build_board(self) -> None:
        """Read the relief from the pieces that lie on the table."""
        sites = self.cells[layout.SITE_AT : layout.SITE_AT + 12]
        cities = self.cells[layout.CITY_AT : layout.CITY_AT + 6]
        self.board = board_of(self.setting.quarters, sites, cities, self.setting.facts.height)

    def outcome(self) -> Outcome | None:
        if self.step != step.OVER:
            return None
        stars = [stars_of(self, seat) for seat in range(self.setting.seats)]
        return Outcome(tuple(winners_of(self)), ENDINGS[self.ending], tuple(stars))

    def redeal(self, seat: i64, dealer: Dealer) -> None:
        """Deal the hands that this seat cannot see again, and guess what others have programmed."""
        redeal_secrets(self, seat, dealer)


def thaw(kind: type[Table], cells: list[int], numbers: list[int], setting: Setting) -> Table:
    """Rebuild a table from its parts."""
    table = kind()
    table.cells = vec[i64](cells)
    table.setting = setting
    table.set_numbers(layout.NUMBERS, numbers)
    if table.step != step.LAY:
        table.build_board()
    return table


def hand_zone(seat: i64) -> str:
    return f"hand/{seat + 1}"


def stock_zone(seat: i64) -> str:
    """What lies at the city of a seat."""
    return f"stock/{seat + 1}"
