"""The actions of Etherium as dense ids, range by range; `vocabulary` names them. This module is compiled."""

from __future__ import annotations

from typing import Final

TOKEN: Final = 0  # + slot: the next action token is laid there
MOVE: Final = 19  # + figure * 25 + space: also what is placed by an effect
COLLECT: Final = 69
UPGRADE: Final = 70  # + unit
ETHERISE: Final = 74  # + cubes of Ether - 1
CARDS: Final = 104
CAPACITY: Final = 105  # + capacity
BOOSTER: Final = 112
CONNECT: Final = 113  # + dice - 1
TAKE: Final = 115  # + basic resource
PAY: Final = 118  # + basic resource
VICTIM: Final = 121  # + seat
STEAL: Final = 127  # + basic resource
PASS: Final = 130
PLAY: Final = 131  # + Flash card
REROLL: Final = 163  # + which of `LOW_DICE`
FATE: Final = 177
GUIDE: Final = 178  # + points added
RESOLVE: Final = 183  # + space: its assault, or the siege of its city
RESOLVE_PILLAGE: Final = 208  # + space
SIEGE: Final = 227  # + choice
FLEE: Final = 231  # + space
DISCARD: Final = 256  # + Flash card
LAY_LARGE: Final = 288  # + quarter
LAY_MEDIUM: Final = 294  # + site
LAY_SMALL: Final = 306  # + site
LAY_CITY: Final = 318  # + seat * 12 + site; seat 6 stands for a people that is not in play
ACTIONS: Final = 402
MOST_ETHERISED: Final = 30

# How many 1s and how many 2s are rolled again
LOW_DICE: Final = tuple([(ones, twos) for ones in range(5) for twos in range(5 - ones) if ones + twos > 0])
LOW_ONES: Final = [low[0] for low in LOW_DICE]
LOW_TWOS: Final = [low[1] for low in LOW_DICE]
