"""What is being decided. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel import declarations

OVER: Final = 0  # as in every game
LAY: Final = 1  # tactical set-up: a terrain or a city is placed
KEEP: Final = 2  # Mauhéa has drawn a card too many: which goes?
VOYAGE: Final = 3  # a unit may be moved at the reveal, by a capacity or a season bonus
SEASON: Final = 4  # the optional action of the season card, where it is free
SEASON_FLASH: Final = 5  # window: cards with either symbol
PROGRAM: Final = 6  # all seats at once, in secret
NUMBER_FLASH: Final = 7  # window before an action number
ACT: Final = 8  # the programmed action, or a card before it
AFTER_FLASH: Final = 9  # window after the own action
TAKE: Final = 10  # basic cubes from the supply
PAY: Final = 11  # basic cubes to the supply
VICTIM: Final = 12  # from whom to steal
STEAL: Final = 13  # basic cubes of another player
EFFECT: Final = 14  # what a Flash card allows is carried out
ROLLED: Final = 15  # the own roll may be modified
LOW: Final = 16  # Second wind: which 1s and 2s are rolled again
LOSE_CARD: Final = 17
ORDER: Final = 18  # which conflict is resolved next
SIEGE: Final = 19  # what the victorious army does in the city
DISCIPLINE: Final = 20  # window: an army is about to lose a level
HIDEOUT: Final = 21  # window: a pillaged collector is about to lose a level
SPOILS: Final = 22  # window: a conflict was won
FLEE: Final = 23
END_FLASH: Final = 24  # window at the end of the season
LIMIT: Final = 25  # too many cards at the change of season
SEASON_PAID: Final = 26  # the season card's action where it costs something, or a card before it

NAMES: Final = declarations.step_names("aerodrome.games.etherium")
