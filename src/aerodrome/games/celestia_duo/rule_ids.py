"""The numbers `why_not` returns: one for each rule that can forbid an action. This module is compiled.

Numbers below 10 belong to the kernel. A number never changes its meaning within a rules version.
"""

from __future__ import annotations

from typing import Final

TALK_SILENCE: Final = 10
TALK_FITS: Final = 11
TALK_ONCE: Final = 12
TALK_ANSWER: Final = 13
TALK_CAPTAIN_CLOSES: Final = 14
CAPTAIN_DECIDES: Final = 15
BRIEFING_ONLY: Final = 16
BRIEFING_FIRST_TURN: Final = 17
STOP_NO_STAGE_LEFT: Final = 18
CREW_ABOARD: Final = 19
CREW_TIRED: Final = 20
CREW_IN_BRIEFING: Final = 21
CREW_VALIDATED_FLAG: Final = 22
CREW_END_OF_FIGHT: Final = 23
CREW_AFTER_ROLL: Final = 24
CREW_OWN_COMBAT_TURN: Final = 25
BABA_ORDER: Final = 26
BABA_REVEALED: Final = 27
SHUKI_CHOOSES: Final = 28
SHUKI_PLAYED: Final = 29
LUDVIG_DIE_SHOWN: Final = 30
AUGUSTA_ONE_MORE: Final = 31
SMOKE_BEFORE_VALIDATION: Final = 32
SMOKE_NEEDED: Final = 33
DICE_SHOWN: Final = 34
DICE_VALIDATE_ONCE: Final = 35
NOTHING_TO_END: Final = 36
FLAG_TAKES_A_CARD: Final = 37
FLAG_EMPTY_HAND: Final = 38
FLAG_DEACTIVATES: Final = 39
HAND_HAS_CARD: Final = 40
COMBAT_START: Final = 41
COMBAT_ONLY: Final = 42
COMBAT_DIE_THERE: Final = 43
COMBAT_PAIR: Final = 44
COMBAT_MUST_PAY: Final = 45
COMBAT_FLAG: Final = 46
ASSAULT_NO_SMOKE: Final = 47
ASSAULT_NO_CREW: Final = 48
ASSAULT_NO_PAIRS: Final = 49
BOARDING_FLAG: Final = 50
BOARDING_ALL_AT_ONCE: Final = 51
BOARDING_OWED: Final = 52
BOARDING_NO_SMOKE: Final = 53
BOARDING_ALL_ACTIVE: Final = 54
SHARE_FIRST: Final = 55
SHARE_ONLY: Final = 56
SHARE_CARD_THERE: Final = 57
SHARE_NO_HIDDEN: Final = 58
SHARE_TWO_PASSES: Final = 59
SHARE_NO_CARDS: Final = 60
DRAFT_NO_PASSING: Final = 61
REWARD_ONLY: Final = 62
REWARD_THERE: Final = 63
HOLD_FULL: Final = 64
HOLD_ROOM: Final = 65
HOLD_NOTHING: Final = 66
HOLD_TOKEN: Final = 67
COMMUNICATION_ONLY: Final = 68
COMMUNICATION_TRUE: Final = 69
SHOP_ONLY: Final = 70
GOLD_NEEDED: Final = 71
STOP_NO_REACTIVATION: Final = 72
HOLD_SOMETHING_ELSE: Final = 73
FLAG_DISMISSES: Final = 74
TALK_TWO_WAYS: Final = 75
TALK_POWER: Final = 76
TALK_ROOM: Final = 77
TALK_GOLD_LATER: Final = 78
TALK_CARDS_DIFFER: Final = 79

FORBIDDING: Final[dict[int, str]] = {
    TALK_SILENCE: "celestia-duo.talk.silence",
    TALK_FITS: "celestia-duo.talk.fits",
    TALK_ONCE: "celestia-duo.talk.once",
    TALK_ANSWER: "celestia-duo.talk.answer",
    TALK_CAPTAIN_CLOSES: "celestia-duo.talk.captain-closes",
    CAPTAIN_DECIDES: "celestia-duo.captain.decides",
    BRIEFING_ONLY: "celestia-duo.briefing.begins-the-turn",
    BRIEFING_FIRST_TURN: "celestia-duo.briefing.first-turn",
    STOP_NO_STAGE_LEFT: "celestia-duo.stop.no-stage-left",
    CREW_ABOARD: "celestia-duo.crew.aboard",
    CREW_TIRED: "celestia-duo.crew.tired",
    CREW_IN_BRIEFING: "celestia-duo.crew.in-briefing",
    CREW_VALIDATED_FLAG: "celestia-duo.crew.validated-flag",
    CREW_END_OF_FIGHT: "celestia-duo.crew.end-of-fight",
    CREW_AFTER_ROLL: "celestia-duo.crew.after-roll",
    CREW_OWN_COMBAT_TURN: "celestia-duo.crew.own-combat-turn",
    BABA_ORDER: "celestia-duo.crew.baba-order",
    BABA_REVEALED: "celestia-duo.crew.baba-revealed",
    SHUKI_CHOOSES: "celestia-duo.crew.shuki-chooses",
    SHUKI_PLAYED: "celestia-duo.crew.shuki-played",
    LUDVIG_DIE_SHOWN: "celestia-duo.crew.ludvig-die-shown",
    AUGUSTA_ONE_MORE: "celestia-duo.crew.augusta-one-more",
    SMOKE_BEFORE_VALIDATION: "celestia-duo.smoke.before-validation",
    SMOKE_NEEDED: "celestia-duo.smoke.needed",
    DICE_SHOWN: "celestia-duo.dice.shown",
    DICE_VALIDATE_ONCE: "celestia-duo.dice.validate",
    NOTHING_TO_END: "celestia-duo.turn.nothing-to-end",
    FLAG_TAKES_A_CARD: "celestia-duo.attack.equipment",
    FLAG_EMPTY_HAND: "celestia-duo.attack.empty-hand",
    FLAG_DEACTIVATES: "celestia-duo.attack.deactivate",
    HAND_HAS_CARD: "celestia-duo.hand.has-card",
    COMBAT_START: "celestia-duo.combat.captain-names-first",
    COMBAT_ONLY: "celestia-duo.combat.only-in-combat",
    COMBAT_DIE_THERE: "celestia-duo.combat.die-there",
    COMBAT_PAIR: "celestia-duo.combat.pair-needs-two",
    COMBAT_MUST_PAY: "celestia-duo.combat.must-pay",
    COMBAT_FLAG: "celestia-duo.combat.flag-any-card",
    ASSAULT_NO_SMOKE: "celestia-duo.assault.no-smoke",
    ASSAULT_NO_CREW: "celestia-duo.assault.no-crew",
    ASSAULT_NO_PAIRS: "celestia-duo.assault.no-pairs",
    BOARDING_FLAG: "celestia-duo.boarding.flag-cost",
    BOARDING_ALL_AT_ONCE: "celestia-duo.boarding.all-at-once",
    BOARDING_OWED: "celestia-duo.boarding.owed",
    BOARDING_NO_SMOKE: "celestia-duo.boarding.no-smoke-sold",
    BOARDING_ALL_ACTIVE: "celestia-duo.boarding.all-active",
    SHARE_FIRST: "celestia-duo.share.captain-names-first",
    SHARE_ONLY: "celestia-duo.share.only-when-sharing",
    SHARE_CARD_THERE: "celestia-duo.share.card-there",
    SHARE_NO_HIDDEN: "celestia-duo.share.no-hidden",
    SHARE_TWO_PASSES: "celestia-duo.share.no-two-passes",
    SHARE_NO_CARDS: "celestia-duo.share.no-cards-left",
    DRAFT_NO_PASSING: "celestia-duo.set-up.no-passing",
    REWARD_ONLY: "celestia-duo.reward.after-a-fight",
    REWARD_THERE: "celestia-duo.reward.there",
    HOLD_FULL: "celestia-duo.hold.full",
    HOLD_ROOM: "celestia-duo.hold.room-already",
    HOLD_NOTHING: "celestia-duo.hold.nothing-to-remove",
    HOLD_TOKEN: "celestia-duo.hold.token-there",
    COMMUNICATION_ONLY: "celestia-duo.communication.only-as-reward",
    COMMUNICATION_TRUE: "celestia-duo.communication.true",
    SHOP_ONLY: "celestia-duo.stop.gold-in-a-city",
    GOLD_NEEDED: "celestia-duo.gold.needed",
    STOP_NO_REACTIVATION: "celestia-duo.stop.reactivation-not-sold",
    HOLD_SOMETHING_ELSE: "celestia-duo.hold.something-else",
    FLAG_DISMISSES: "celestia-duo.attack.discard",
    TALK_TWO_WAYS: "celestia-duo.talk.two-ways",
    TALK_POWER: "celestia-duo.talk.power-helps",
    TALK_ROOM: "celestia-duo.talk.room",
    TALK_GOLD_LATER: "celestia-duo.talk.gold-later",
    TALK_CARDS_DIFFER: "celestia-duo.talk.cards-differ",
}
