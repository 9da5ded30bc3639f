"""The numbers `why_not` returns: one for each rule that can forbid an action. This module is compiled.

Numbers below 10 belong to the kernel. A number never changes its meaning within a rules version.
"""

from __future__ import annotations

from typing import Final

SETUP_PLACING_ONLY: Final = 10
SETUP_ON_BOARD: Final = 11
SETUP_PIECE_LEFT: Final = 12
SETUP_SITE_FREE: Final = 13
SETUP_CONNECTS: Final = 14
PROGRAM_ONLY: Final = 15
PROGRAM_ONE_PER_SLOT: Final = 16
PROGRAM_COMMITTED: Final = 17
ACT_ONLY: Final = 18
ACT_PROGRAMMED: Final = 19
ACT_MANDATORY: Final = 20
MOVE_DESTINATION: Final = 21
MOVE_REACH: Final = 22
MOVE_STAYS: Final = 23
MOVE_CITY: Final = 24
COLLECT_RIGHT_TERRAIN: Final = 25
COLLECT_NOTHING: Final = 26
UPGRADE_HIGHEST: Final = 27
UPGRADE_PRICE: Final = 28
UPGRADE_GUIDE_EACH: Final = 29
TRANSFORM_PRICE: Final = 30
TRANSFORM_SUPPLY: Final = 31
TRANSFORM_ONE_CAPACITY_OF_EACH: Final = 32
TRANSFORM_CAPACITY_STOCK: Final = 33
CONNECT_SEASON_DIE: Final = 34
SUPPLY_ONLY: Final = 35
SUPPLY_LIMITED: Final = 36
PAYMENT_ONLY: Final = 37
PAYMENT_OWN: Final = 38
THEFT_ONLY: Final = 39
THEFT_VICTIM: Final = 40
THEFT_CUBES: Final = 41
FLASH_HOLD: Final = 42
FLASH_WINDOW: Final = 43
FLASH_SEASON_SYMBOL: Final = 44
FLASH_OWN_ROLL: Final = 45
FLASH_CONDITION: Final = 46
FLASH_NOT_FIRST: Final = 47
FLASH_NO_EFFECT: Final = 48
FLASH_MUST_RESOLVE: Final = 49
FLASH_SIX_TOKENS: Final = 50
ROLL_ONLY: Final = 51
ROLL_LOW: Final = 52
ROLL_SHAMANS: Final = 53
ROLL_FATE: Final = 54
ROLL_GUIDE: Final = 55
CONFLICT_ORDER: Final = 56
SIEGE_ONLY: Final = 57
SIEGE_SOMETHING_THERE: Final = 58
SIEGE_GUIDE: Final = 59
FLIGHT_ONLY: Final = 60
FLIGHT_NEAREST: Final = 61
FLIGHT_NO_CONFLICT: Final = 62
FLIGHT_TERRAIN: Final = 63
HAND_DISCARD_ONLY: Final = 64
PASS_NOTHING_TO_DECLINE: Final = 65

FORBIDDING: Final = {
    SETUP_PLACING_ONLY: "etherium.setup.placing-only",
    SETUP_ON_BOARD: "etherium.setup.on-board",
    SETUP_PIECE_LEFT: "etherium.setup.piece-left",
    SETUP_SITE_FREE: "etherium.setup.site-free",
    SETUP_CONNECTS: "etherium.setup.connects",
    PROGRAM_ONLY: "etherium.program.only",
    PROGRAM_ONE_PER_SLOT: "etherium.program.one-per-slot",
    PROGRAM_COMMITTED: "etherium.program.committed",
    ACT_ONLY: "etherium.act.only",
    ACT_PROGRAMMED: "etherium.act.programmed",
    ACT_MANDATORY: "etherium.act.mandatory",
    MOVE_DESTINATION: "etherium.move.destination",
    MOVE_REACH: "etherium.move.reach",
    MOVE_STAYS: "etherium.move.stays",
    MOVE_CITY: "etherium.move.city",
    COLLECT_RIGHT_TERRAIN: "etherium.collect.right-terrain",
    COLLECT_NOTHING: "etherium.collect.nothing",
    UPGRADE_HIGHEST: "etherium.upgrade.highest",
    UPGRADE_PRICE: "etherium.upgrade.price",
    UPGRADE_GUIDE_EACH: "etherium.upgrade.guide-each",
    TRANSFORM_PRICE: "etherium.transform.price",
    TRANSFORM_SUPPLY: "etherium.transform.supply",
    TRANSFORM_ONE_CAPACITY_OF_EACH: "etherium.transform.one-capacity-of-each",
    TRANSFORM_CAPACITY_STOCK: "etherium.transform.capacity-stock",
    CONNECT_SEASON_DIE: "etherium.connect.season-die",
    SUPPLY_ONLY: "etherium.supply.only",
    SUPPLY_LIMITED: "etherium.supply.limited",
    PAYMENT_ONLY: "etherium.payment.only",
    PAYMENT_OWN: "etherium.payment.own",
    THEFT_ONLY: "etherium.theft.only",
    THEFT_VICTIM: "etherium.theft.victim",
    THEFT_CUBES: "etherium.theft.cubes",
    FLASH_HOLD: "etherium.flash.hold",
    FLASH_WINDOW: "etherium.flash.window",
    FLASH_SEASON_SYMBOL: "etherium.flash.season-symbol",
    FLASH_OWN_ROLL: "etherium.flash.own-roll",
    FLASH_CONDITION: "etherium.flash.condition",
    FLASH_NOT_FIRST: "etherium.flash.not-first",
    FLASH_NO_EFFECT: "etherium.flash.no-effect",
    FLASH_MUST_RESOLVE: "etherium.flash.must-resolve",
    FLASH_SIX_TOKENS: "etherium.flash.six-tokens",
    ROLL_ONLY: "etherium.roll.only",
    ROLL_LOW: "etherium.roll.low",
    ROLL_SHAMANS: "etherium.roll.shamans",
    ROLL_FATE: "etherium.roll.fate",
    ROLL_GUIDE: "etherium.roll.guide",
    CONFLICT_ORDER: "etherium.conflict.order",
    SIEGE_ONLY: "etherium.siege.only",
    SIEGE_SOMETHING_THERE: "etherium.siege.something-there",
    SIEGE_GUIDE: "etherium.siege.guide",
    FLIGHT_ONLY: "etherium.flight.only",
    FLIGHT_NEAREST: "etherium.flight.nearest",
    FLIGHT_NO_CONFLICT: "etherium.flight.no-conflict",
    FLIGHT_TERRAIN: "etherium.flight.terrain",
    HAND_DISCARD_ONLY: "etherium.hand.discard-only",
    PASS_NOTHING_TO_DECLINE: "etherium.pass.nothing-to-decline",
}
