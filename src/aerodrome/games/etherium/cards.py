"""The components of Etherium by name and number. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Resources; the first three are basic. A terrain has the number of the resource it yields.
WOOD: Final[i64] = 0
ROCK: Final[i64] = 1
METAL: Final[i64] = 2
ETHER: Final[i64] = 3
BOOSTER: Final[i64] = 4
BASICS: Final[i64] = 3
RESOURCES: Final[i64] = 5
RESOURCE_NAMES: Final = ("wood", "rock", "metal", "ether", "booster")
BASIC_NAMES: Final = RESOURCE_NAMES[:BASICS]
THEFT_NAMES: Final = (*BASIC_NAMES, "any")

FOREST: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
MINE: Final[i64] = 2
ETHER_TERRAIN: Final[i64] = 3
CITY: Final[i64] = 4
TERRAIN_NAMES: Final = ("forest", "mountain", "mine", "ether", "city")

# Units: the first two have figures on the board.
COLLECTOR: Final[i64] = 0
ARMY: Final[i64] = 1
DEFENCE: Final[i64] = 2
GUIDE: Final[i64] = 3
UNITS: Final[i64] = 4
FIGURES: Final[i64] = 2
UNIT_NAMES: Final = ("collector", "army", "defence", "guide")
FIGURE_NAMES: Final = UNIT_NAMES[:FIGURES]
MOST_LEVEL: Final[i64] = 4

# Peoples; the last two belong to the extension.
PSOLOS: Final = 0
RECES: Final = 1
HIVALIA: Final = 2
ERTIS: Final = 3
MEINAS: Final = 4
MAUHEA: Final = 5
PEOPLES: Final[i64] = 6
BOX_PEOPLES: Final[i64] = 4
PEOPLE_NAMES: Final = ("psolos", "reces", "hivalia", "ertis", "meinas", "mauhea")
EXTENSION_PEOPLES: Final = PEOPLE_NAMES[BOX_PEOPLES:]
NOBODY: Final[i64] = -1  # the affinity of the Night, the owner of a city of a people that is not in play

# Seasons: the Night, then two cards for each people.
NIGHT: Final = 0
SEASONS: Final[i64] = 13
SEASON_NAMES: Final = (
    "night",
    *[f"{people}-{card}" for people in ("psolos", "reces", "hivalia", "ertis", "meinas", "mauhea") for card in (1, 2)],
)
SEASONS_IN_A_YEAR: Final[i64] = 7

# The programming panel
MOVE_SLOT: Final = 0  # + terrain
COLLECT_SLOT: Final = 5  # + terrain without the city
UPGRADE_SLOT: Final = 9  # + unit
ETHERISE_SLOT: Final = 13
CARDS_SLOT: Final = 14
CAPACITY_SLOT: Final = 15
BOOSTER_SLOT: Final = 16
CONNECT_SLOT: Final = 17  # and 18
SLOTS: Final[i64] = 19
SLOT_NAMES: Final = (
    *[f"move-{terrain}" for terrain in ("forest", "mountain", "mine", "ether", "city")],
    *[f"collect-{terrain}" for terrain in ("forest", "mountain", "mine", "ether")],
    *[f"upgrade-{unit}" for unit in ("collector", "army", "defence", "guide")],
    "etherise",
    "cards",
    "capacity",
    "booster",
    "connect-1",
    "connect-2",
)
# Effects of season cards, Flash cards, capacities and powers that a player carries out like an action; numbered after
# the slots, so that one number says what is being carried out.
MOVE_ONE: Final = 19  # a unit, without aspiration
MOVE_FAR: Final = 20  # a unit, with aspiration
PLACE_ARMY: Final = 21  # on an adjacent terrain
PLACE_COLLECTOR: Final = 22  # + terrain of a basic resource: on any of them
UPGRADE_ANY: Final = 25
TRANSFORM_ANY: Final = 26
CONNECT_NOW: Final = 27
EFFECT_NAMES: Final = (
    *SLOT_NAMES,
    "move-one",
    "move-far",
    "place-army",
    *[f"place-collector-{terrain}" for terrain in ("forest", "mountain", "mine")],
    "upgrade-any",
    "transform-any",
    "connect-now",
)
# Those of them that move a unit are carried out in reverse order of initiative.
MOVES_A_UNIT: Final = [MOVE_ONE <= effect < UPGRADE_ANY for effect in range(28)]
# What can be done now, a bit for each kind of verb: what carries out the effect in force, and what leaves it.
MOVES: Final = 1
COLLECTS: Final = 2
UPGRADES: Final = 4
TRANSFORMS: Final = 8
CONNECTS: Final = 16
TAKES: Final = 32
PASSES: Final = 64
# First without any effect, then the slots, then the other effects
VERBS_OF_EFFECT: Final[list[int]] = [
    0,
    *[MOVES] * 5,
    *[COLLECTS] * 4,
    *[UPGRADES] * 4,
    *[TRANSFORMS] * 4,
    *[CONNECTS] * 2,
    *[MOVES] * 6,
    UPGRADES,
    TRANSFORMS,
    CONNECTS,
]
NOTHING: Final[i64] = -1  # no effect, no theft, no place
TOKENS_AT_START: Final[i64] = 4
MOST_TOKENS: Final[i64] = 6

# Flash cards: those with the Flash symbol first, then those with the season symbol. The kinds before CHARGE can be
# played at any time.
GAIN_CARD: Final = 0  # + basic resource: three of it
PROVISIONS: Final = 3
ETHER_DROP: Final = 4
THEFT_CARD: Final = 5  # + basic resource
RAID: Final = 8
CHARGE: Final = 9  # right after an own roll, up to TWIST
PORTCULLIS: Final = 10
RESONANCE: Final = 11
LUCKY_STAR: Final = 12
SECOND_WIND: Final = 13
TWIST: Final = 14
DISCIPLINE: Final = 15  # on a condition, up to SPOILS
HIDEOUT: Final = 16
SPOILS: Final = 17
PLENTY: Final = 18  # the first with the season symbol; the next four count as long as the season lasts
BOUNTY_CARD: Final = 19  # + basic terrain: two more per collect there
STEWARDSHIP: Final = 22
ETHER_WIND: Final = 23
FORCED_MARCH: Final = 24
PATH_CARD: Final = 25  # + basic terrain
BUILDING_SITE: Final = 28
STILL: Final = 29
TRANCE: Final = 30
AWAKENING: Final = 31
FLASH_KINDS: Final[i64] = 32
GAINED_CUBES: Final[i64] = 3
PROVISIONED_CUBES: Final[i64] = 2
STOLEN_CUBES: Final[i64] = 2
CARD_POINTS: Final[i64] = 3  # added by Charge, Portcullis and Resonance
LUCKY_POINTS: Final[i64] = 2
LAID_KINDS: Final[i64] = 5  # season cards that count as long as the season lasts
FLASH_NAMES: Final = (
    *("timber", "scree", "lode", "provisions", "ether-drop"),
    *("wood-theft", "rock-theft", "metal-theft", "raid"),
    *("charge", "portcullis", "resonance", "lucky-star", "second-wind", "twist-of-fate"),
    *("discipline", "hideout", "spoils"),
    *("plenty", "rising-sap", "open-quarry", "red-vein", "stewardship"),
    *("ether-wind", "forced-march", "green-path", "yellow-path", "red-path"),
    *("building-site", "still", "trance", "awakening"),
)
LAID_NAMES: Final = FLASH_NAMES[PLENTY:ETHER_WIND]

# What a payment is for
FOR_NOTHING: Final = 0
FOR_ETHER: Final = 1
FOR_A_GUIDE: Final = 2
PENDING_NAMES: Final = ("", "ether", "guide")
MOST_ETHERISED: Final = 30

# Capacities
RESOURCE_CAPACITY: Final = 0  # one cube of each basic resource at the reveal
OMEN: Final = 1  # a Flash card at the reveal
VOYAGE: Final = 2  # a move at the reveal
HARVEST: Final = 3
ARMOUR: Final = 4
RAMPART: Final = 5
FATE: Final = 6
CAPACITIES: Final[i64] = 7
CAPACITY_NAMES: Final = ("resource", "omen", "voyage", "harvest", "armour", "rampart", "fate")

# Victory tokens
ARMY_TOKEN: Final = 0
ETHER_TOKEN: Final = 1
CONNECTION_TOKEN: Final = 2
BOOSTER_TOKEN: Final = 3
SACK_TOKEN: Final = 4
VICTORY_TOKENS: Final[i64] = 5
TOKEN_NAMES: Final = ("army", "ether", "connection", "booster", "sack")

# Dice
FACES: Final[i64] = 6
MOST_DICE: Final[i64] = 4
# How many 1s and how many 2s can be rolled again
LOW_DICE: Final = tuple([(ones, twos) for ones in range(5) for twos in range(5 - ones) if ones + twos > 0])
LOW_CHOICES: Final[i64] = 14
LOWEST_RESULT: Final[i64] = 1
HIGHEST_RESULT: Final[i64] = 12  # rows of the connection table

# What a roll is for
NO_ROLL: Final = 0
CONNECTION_ROLL: Final = 1
ARMY_ROLL: Final = 2
DEFENCE_ROLL: Final = 3
ROLL_NAMES: Final = ("", "connection", "army", "defence")

# What an army that wins a siege can do
SACK_BOOSTER: Final = 0
SACK_ETHER: Final = 1
SACK_RESOURCES: Final = 2
LOWER_GUIDE: Final = 3
SIEGE_NAMES: Final = ("booster", "ether", "resources", "guide")

# Conflicts
NO_CONFLICT: Final = 0
ASSAULT: Final = 1
SIEGE: Final = 2
PILLAGE: Final = 3
SACKED_ETHER: Final[i64] = 2
SACKED_RESOURCES: Final[i64] = 4
PILLAGED: Final[i64] = 2
BARBARIANS_CUBES: Final[i64] = 1  # of the supply, for each collector they pillage
CONFLICT_NAMES: Final = ("", "assault", "siege", "pillage")
# What a seat has in a conflict
WITH_ARMY: Final = 1
WITH_DEFENCE: Final = 2
WITH_COLLECTOR: Final = 3
FIGHTS_NAMES: Final = ("", "army", "defence", "collector")
BEATEN: Final = -1  # in place of a roll
# What a conflict still does to a seat
LOSES: Final = 1
FLEES: Final = 2
REWARDS: Final = 4  # the Barbarians have still to take a cube from the supply for pillaging it
ALL_TASKS: Final = 7

MOST_SEATS: Final[i64] = 6
SEAT_NAMES: Final = ("1", "2", "3", "4", "5", "6")
HAND_LIMIT: Final[i64] = 6
SEERS_HAND: Final[i64] = 7
SEERS_CARDS: Final[i64] = 2  # drawn by Mauhéa in the first phase, and once more in its season
HARMONICS_CUBES: Final[i64] = 2  # for Hivalia when another collects Ether

# The board: the ether terrain, and for each quarter a large terrain, an outer site, a site between two large terrains
# (each takes a medium or a small terrain), and a city. A board has four quarters, or as many as there are players.
QUARTERS: Final[i64] = 4
MOST_QUARTERS: Final[i64] = 6
CENTRE: Final[i64] = 0
LARGE: Final[i64] = 1  # + quarter
OUTER: Final[i64] = 7  # + quarter
BETWEEN: Final[i64] = 13  # + quarter: touches the large terrains of this quarter and of the next
CITY_SPACE: Final[i64] = 19  # + seat; those above the last seat belong to peoples that are not in play
SPACES: Final[i64] = 25
SITES: Final[i64] = 12  # outer and between
SPACE_NAMES: Final = (
    "ether",
    *[f"large-{quarter}" for quarter in range(1, 7)],
    *[f"outer-{quarter}" for quarter in range(1, 7)],
    *[f"between-{quarter}" for quarter in range(1, 7)],
    *[f"city-{seat}" for seat in range(1, 7)],
)
# What can be laid in the tactical set-up: a large terrain on its own space, others on a site.
MEDIUM_PIECE: Final = 1
SMALL_PIECE: Final = 2
