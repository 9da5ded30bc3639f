"""What is being decided. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel import declarations

OVER: Final = 0
DRAFT: Final = 1  # four open cards at the start, taken in turn
BRIEFING: Final = 2  # continue or stop
BABA: Final = 3  # the revealed ambush cards are put back in an order
DICE: Final = 4  # smoke, Augusta, or the result is validated
AUGUSTA: Final = 5  # a second die may be set
FLAGS: Final = 6  # validated with a flag: Kublai and Rhett
LOAD: Final = 7  # tokens are offered and the hold is full
VICTIM: Final = 8  # the secret attack takes a card: whose?
LOSE: Final = 9  # which card?
DEACTIVATE: Final = 10  # the secret attack tires a crew member: which?
DISMISS: Final = 11  # the secret attack takes a crew member: which?
START: Final = 12  # who begins the combat
COMBAT: Final = 13
GRAPPLE: Final = 14  # a flag of the boarding is paid, card by card
SHARE: Final = 15  # who picks first
PICK: Final = 16  # cards are taken in turn
RESOURCES: Final = 17  # energy was lost: which resources go?
SHUKI: Final = 18  # the fight is over: does Shuki keep cards?
RECLAIM: Final = 19  # which?
REWARDS: Final = 20
TELL: Final = 21  # exceptional communication
SHOP: Final = 22  # gold is spent in a city
BOARDING: Final = 23  # gold is spent before the boarding

NAMES: Final = declarations.step_names("aerodrome.games.celestia_duo")
