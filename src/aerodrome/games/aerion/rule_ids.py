"""The numbers `why_not` returns: one for each rule that can forbid an action.

Numbers below 10 belong to the kernel. A number never changes its meaning within a rules version.
"""

from __future__ import annotations

from typing import Final

WORKSHOP_ONE_OF_EACH: Final = 10
WORKSHOP_ONE_SHIP: Final = 11
WORKSHOP_CREW_LAST: Final = 12
BOOK_NEEDED: Final = 13
BOOK_REROLLS_AFTER_ROLL: Final = 14
BOOK_ONLY_ACQUIRED_ELEMENT: Final = 15
BOOK_RETRIEVE_ELEMENTS_ONLY: Final = 16
BOOK_RETRIEVE_ONE_PILE: Final = 17
BOOK_RETRIEVE_AT_LEAST_ONE: Final = 18
BOOK_RETRIEVE_TO_THE_END: Final = 19
RESERVE_HOLDS_CARD: Final = 20
PIXIE_AFTER_ROLL: Final = 21
PIXIE_NONE_LEFT: Final = 22
PIXIE_DIE_SHOWS: Final = 23
ROLL_COMES_FIRST: Final = 24
ROLL_ONCE: Final = 25
REROLL_PAY_FIRST: Final = 26
REROLL_DICE_SHOWN: Final = 27
REROLL_CHOOSE_DICE_NOW: Final = 28
REROLL_MUST_GO_ON: Final = 29
REROLL_NOT_THE_LAST_CARD: Final = 30
DISPLAY_CARD_THERE: Final = 31
ACQUIRE_COMBINATION: Final = 32
ACQUIRE_CARD_AWAITS_PLACE: Final = 33
ACQUIRE_NOTHING_TO_PLACE: Final = 34
ACQUIRE_PULPIT_FULL: Final = 35
REPLENISH_NOT_YET: Final = 36
REPLENISH_LAST_CHANCE: Final = 37
WORKSHOP_ELEMENTS_ONLY: Final = 38
TWO_COMMON_WORKSHOP: Final = 39
TWO_OWN_WORKSHOP: Final = 40
EXPANSION_NOT_IN_PLAY: Final = 41
REPLENISH_END_OF_TURN: Final = 42
ADDED: Final = 50  # this number and those after it belong to expansions

FORBIDDING: Final[dict[int, str]] = {
    WORKSHOP_ONE_OF_EACH: "aerion.workshop.one-of-each",
    WORKSHOP_ONE_SHIP: "aerion.workshop.one-ship",
    WORKSHOP_CREW_LAST: "aerion.workshop.crew-last",
    BOOK_NEEDED: "aerion.book.needed",
    BOOK_REROLLS_AFTER_ROLL: "aerion.book.rerolls-after-roll",
    BOOK_ONLY_ACQUIRED_ELEMENT: "aerion.book.only-acquired-element",
    BOOK_RETRIEVE_ELEMENTS_ONLY: "aerion.book.retrieve-elements-only",
    BOOK_RETRIEVE_ONE_PILE: "aerion.book.retrieve-one-pile",
    BOOK_RETRIEVE_AT_LEAST_ONE: "aerion.book.retrieve-at-least-one",
    BOOK_RETRIEVE_TO_THE_END: "aerion.book.retrieve-to-the-end",
    RESERVE_HOLDS_CARD: "aerion.reserve.holds-card",
    PIXIE_AFTER_ROLL: "aerion.pixie.after-roll",
    PIXIE_NONE_LEFT: "aerion.pixie.none-left",
    PIXIE_DIE_SHOWS: "aerion.pixie.die-shows",
    ROLL_COMES_FIRST: "aerion.roll.comes-first",
    ROLL_ONCE: "aerion.roll.once",
    REROLL_PAY_FIRST: "aerion.reroll.pay-first",
    REROLL_DICE_SHOWN: "aerion.reroll.dice-shown",
    REROLL_CHOOSE_DICE_NOW: "aerion.reroll.choose-dice-now",
    REROLL_MUST_GO_ON: "aerion.reroll.must-go-on",
    REROLL_NOT_THE_LAST_CARD: "aerion.reroll.not-the-last-card",
    DISPLAY_CARD_THERE: "aerion.display.card-there",
    ACQUIRE_COMBINATION: "aerion.acquire.combination",
    ACQUIRE_CARD_AWAITS_PLACE: "aerion.acquire.card-awaits-place",
    ACQUIRE_NOTHING_TO_PLACE: "aerion.acquire.nothing-to-place",
    ACQUIRE_PULPIT_FULL: "aerion.acquire.pulpit-full",
    REPLENISH_NOT_YET: "aerion.replenish.not-yet",
    REPLENISH_LAST_CHANCE: "aerion.replenish.last-chance",
    WORKSHOP_ELEMENTS_ONLY: "aerion.workshop.elements-only",
    TWO_COMMON_WORKSHOP: "aerion.two.common-workshop",
    TWO_OWN_WORKSHOP: "aerion.two.own-workshop",
    EXPANSION_NOT_IN_PLAY: "aerion.expansion.not-in-play",
    REPLENISH_END_OF_TURN: "aerion.replenish.end-of-turn",
}
