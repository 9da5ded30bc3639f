"""When a Flash card can be played, and whether it would do anything. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from . import rule, steps
from .cards import (
    ANY_TIME_KINDS,
    ARMY_ROLL,
    AWAKENING,
    BASICS,
    BUILDING_SITE,
    CHARGE,
    CONNECT_NOW,
    CONNECTION_ROLL,
    DEFENCE_ROLL,
    DISCIPLINE,
    ETHER,
    ETHER_DROP,
    ETHER_WIND,
    FORCED_MARCH,
    LUCKY_STAR,
    MOST_TOKENS,
    MOVE_FAR,
    NIGHT,
    PATH_CARD,
    PLACE_ARMY,
    PLACE_COLLECTOR,
    PORTCULLIS,
    PROVISIONS,
    RAID,
    SEASON_KINDS_START,
    SECOND_WIND,
    STILL,
    THEFT_CARD,
    TRANSFORM_ANY,
    UPGRADE_ANY,
)
from .layout import ACTION_TOKENS, DISCARD_AT, HAND, SUPPLY_AT
from .ways import Ways

SEASON_PHASE: Final = (steps.VOYAGE, steps.SEASON, steps.SEASON_PAID, steps.SEASON_FLASH)
FACE_DIGIT: Final[i64] = 8  # dice are digits in this base, one for each face


@mypyc_attr(allow_interpreted_subclasses=True)
class Timing(Ways):
    """A table that knows when Flash cards can be played."""

    def why_not_play(self, seat: i64, card: i64) -> i64:
        if self.cells[self.at(seat) + HAND + card] == 0:
            return rule.FLASH_HOLD
        if card < ANY_TIME_KINDS:
            return self.why_not_play_any_time(seat, card)
        if card < DISCIPLINE:
            return self.why_not_play_on_roll(card)
        if card < SEASON_KINDS_START:
            if self.step != steps.DISCIPLINE + card - DISCIPLINE:
                return rule.FLASH_CONDITION
            return 0
        return self.why_not_play_in_season(seat, card)

    def why_not_play_any_time(self, seat: i64, card: i64) -> i64:
        if not steps.IS_ANY_TIME[self.step]:
            return rule.FLASH_WINDOW
        if card >= THEFT_CARD:
            if self.season == NIGHT:
                return rule.FLASH_NOT_FIRST
            resource = card - THEFT_CARD
            if card == RAID:
                resource = BASICS
            if self.victims(seat, resource) == 0:
                return rule.FLASH_NO_EFFECT
        elif card == PROVISIONS:
            if self.basics_left() == 0:
                return rule.FLASH_NO_EFFECT
        elif card == ETHER_DROP:
            if self.cells[SUPPLY_AT + ETHER] == 0:
                return rule.FLASH_NO_EFFECT
        elif self.cells[SUPPLY_AT + card] == 0:
            return rule.FLASH_NO_EFFECT
        return 0

    def why_not_play_on_roll(self, card: i64) -> i64:
        if self.step != steps.ROLLED:
            return rule.FLASH_OWN_ROLL
        if card < LUCKY_STAR:
            needed: i64 = CONNECTION_ROLL
            if card == CHARGE:
                needed = ARMY_ROLL
            elif card == PORTCULLIS:
                needed = DEFENCE_ROLL
            if self.rolling != needed:
                return rule.FLASH_OWN_ROLL
            return 0
        if card == SECOND_WIND and self.low_dice() == 0:
            return rule.FLASH_NO_EFFECT
        return 0

    def why_not_play_in_season(self, seat: i64, card: i64) -> i64:
        if self.step != steps.SEASON_FLASH and self.step != steps.SEASON_PAID:
            if self.is_season_phase():
                return rule.FLASH_WINDOW
            return rule.FLASH_SEASON_SYMBOL
        if card == AWAKENING:
            if self.season == NIGHT:
                return rule.FLASH_NOT_FIRST
            if self.cells[self.at(seat) + ACTION_TOKENS] >= MOST_TOKENS:
                return rule.FLASH_SIX_TOKENS
        elif card >= ETHER_WIND and self.why_not_effect(seat, self.effect_of(card)) != 0:
            return rule.FLASH_NO_EFFECT
        return 0

    def is_season_phase(self) -> bool:
        """Whether everybody still acts on the season card, or something begun then goes on."""
        if self.step in SEASON_PHASE:
            return True
        beneath = self.beneath
        while beneath > 0:
            if beneath % steps.DEPTH in SEASON_PHASE:
                return True
            beneath //= steps.DEPTH
        return False

    def effect_of(self, card: i64) -> i64:
        """What a season card lets its player carry out."""
        if card == ETHER_WIND:
            return MOVE_FAR
        if card == FORCED_MARCH:
            return PLACE_ARMY
        if card < BUILDING_SITE:
            return PLACE_COLLECTOR + card - PATH_CARD
        if card == BUILDING_SITE:
            return UPGRADE_ANY
        if card == STILL:
            return TRANSFORM_ANY
        return CONNECT_NOW

    def victims(self, seat: i64, resource: i64) -> i64:
        """How many other players have such a cube; BASICS stands for any basic one."""
        found: i64 = 0
        for other in range(self.setting.seats):
            if self.can_be_robbed(seat, other, resource):
                found += 1
        return found

    def can_be_robbed(self, thief: i64, seat: i64, resource: i64) -> bool:
        if seat == thief or seat >= self.setting.seats:
            return False
        if resource == BASICS:
            return self.basics(seat) > 0
        return self.cube_count(seat, resource) > 0

    def may_be_held(self, seat: i64, card: i64) -> bool:
        """Whether, for all that everybody knows, a seat can hold this card."""
        copies = self.setting.facts.flash_copies[card]
        return self.hand_size(seat) > 0 and self.cells[DISCARD_AT + card] < copies

    def ones(self) -> i64:
        return self.dice % FACE_DIGIT

    def twos(self) -> i64:
        return self.dice // FACE_DIGIT % FACE_DIGIT

    def low_dice(self) -> i64:
        return self.ones() + self.twos()
