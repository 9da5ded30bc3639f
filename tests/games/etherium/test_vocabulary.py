"""The 402 actions of Etherium in their three forms, and the pieces they touch."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.etherium import GAME, layout
from aerodrome.games.etherium.chapters import CHAPTERS
from aerodrome.kernel import BadInput, Position, UnknownAction
from tests import vocabularies
from tests.games.etherium.impossible import changed
from tests.games.etherium.positions import (
    ACT,
    ERTIS,
    FLEE,
    LAY,
    LIMIT,
    NUMBER_FLASH,
    ORDER,
    PAY_PENALTY,
    PROGRAM,
    PSOLOS,
    RECES,
    ROLLED,
    SEASON_FLASH,
    SIEGE,
    STEAL,
    TAKE,
    VICTIM,
)

VOCABULARY = GAME.vocabulary

BASICS = ("wood", "rock", "metal")
TERRAINS = ("forest", "mountain", "mine", "ether", "city")
UNITS = ("collector", "army", "defence", "guide")
SLOTS = (
    *(f"move-{terrain}" for terrain in TERRAINS),
    *(f"collect-{terrain}" for terrain in TERRAINS[:4]),
    *(f"upgrade-{unit}" for unit in UNITS),
    *("etherise", "cards", "capacity", "booster", "connect-1", "connect-2"),
)
LARGES = tuple(f"large-{quarter}" for quarter in range(1, 7))
SITES = (*(f"outer-{quarter}" for quarter in range(1, 7)), *(f"between-{quarter}" for quarter in range(1, 7)))
SPACES = ("ether", *LARGES, *SITES, *(f"city-{seat}" for seat in range(1, 7)))
CAPACITIES = ("resource", "omen", "voyage", "harvest", "armour", "rampart", "fate")
FLASH = (
    *("timber", "scree", "lode", "provisions", "ether-drop", "wood-theft", "rock-theft", "metal-theft", "raid"),
    *("charge", "portcullis", "resonance", "lucky-star", "second-wind", "twist-of-fate"),
    *("discipline", "hideout", "spoils"),
    *("plenty", "rising-sap", "open-quarry", "red-vein", "stewardship", "ether-wind", "forced-march"),
    *("green-path", "yellow-path", "red-path", "building-site", "still", "trance", "awakening"),
)
LOW = [(ones, twos) for ones in range(5) for twos in range(5) if 0 < ones + twos <= 4]
OWNERS = ("1", "2", "3", "4", "5", "6", "nobody")

NOTATIONS = [
    *(f"token {slot}" for slot in SLOTS),
    *(f"move {figure} {space}" for figure in ("collector", "army") for space in SPACES),
    "collect",
    *(f"upgrade {unit}" for unit in UNITS),
    *(f"etherise {cubes}" for cubes in range(1, 31)),
    "cards",
    *(f"capacity {capacity}" for capacity in CAPACITIES),
    *("booster", "connect 1", "connect 2"),
    *(f"take {cube}" for cube in BASICS),
    *(f"pay {cube}" for cube in BASICS),
    *(f"victim {seat}" for seat in range(1, 7)),
    *(f"steal {cube}" for cube in BASICS),
    "pass",
    *(f"play {card}" for card in FLASH),
    *(f"reroll {ones} {twos}" for ones, twos in LOW),
    "fate",
    *(f"guide {points}" for points in range(5)),
    *(f"resolve assault {space}" for space in SPACES[:19]),
    *(f"resolve siege {space}" for space in SPACES[19:]),
    *(f"resolve pillage {space}" for space in SPACES[:19]),
    *(f"siege {choice}" for choice in ("booster", "ether", "resources", "guide")),
    *(f"flee {space}" for space in SPACES),
    *(f"discard {card}" for card in FLASH),
    *(f"lay-large {space}" for space in LARGES),
    *(f"lay-medium {space}" for space in SITES),
    *(f"lay-small {space}" for space in SITES),
    *(f"lay-city {owner} {space}" for owner in OWNERS for space in SITES),
]


def test_every_action_by_its_notation_in_the_order_of_the_ids() -> None:
    assert [action.notation for action in VOCABULARY] == NOTATIONS
    assert [action.id for action in VOCABULARY] == list(range(402))
    assert len(VOCABULARY) == 402 == CHAPTERS.actions


@pytest.mark.parametrize(
    ("first", "notation"),
    [
        (0, "token move-forest"),
        (19, "move collector ether"),
        (69, "collect"),
        (70, "upgrade collector"),
        (74, "etherise 1"),
        (104, "cards"),
        (105, "capacity resource"),
        (112, "booster"),
        (113, "connect 1"),
        (115, "take wood"),
        (118, "pay wood"),
        (121, "victim 1"),
        (127, "steal wood"),
        (130, "pass"),
        (131, "play timber"),
        (163, "reroll 0 1"),
        (177, "fate"),
        (178, "guide 0"),
        (183, "resolve assault ether"),
        (208, "resolve pillage ether"),
        (227, "siege booster"),
        (231, "flee ether"),
        (256, "discard timber"),
        (288, "lay-large large-1"),
        (294, "lay-medium outer-1"),
        (306, "lay-small outer-1"),
        (318, "lay-city 1 outer-1"),
    ],
)
def test_ids_stay_what_they_are(first: int, notation: str) -> None:
    """Records of old matches depend on them."""
    assert VOCABULARY.parse(notation).id == first


def test_the_three_forms_lead_to_each_other() -> None:
    vocabularies.check_the_three_forms_lead_to_each_other(VOCABULARY)


@pytest.mark.parametrize(
    ("notation", "args", "pieces"),
    [
        ("token cards", {"slot": "cards"}, ("slot/cards",)),
        ("move army outer-2", {"unit": "army", "space": "outer-2"}, ("unit/army", "space/outer-2")),
        ("collect", {}, ("unit/collector",)),
        ("upgrade guide", {"unit": "guide"}, ("unit/guide",)),
        ("etherise 2", {"cubes": "2"}, ("cube/ether",)),
        ("cards", {}, ("deck",)),
        ("capacity fate", {"capacity": "fate"}, ("capacity/fate",)),
        ("booster", {}, ("cube/booster",)),
        ("connect 2", {"dice": "2"}, ("dice",)),
        ("take wood", {"resource": "wood"}, ("cube/wood",)),
        ("pay rock", {"resource": "rock"}, ("cube/rock",)),
        ("victim 2", {"seat": "2"}, ("seat/2",)),
        ("steal metal", {"resource": "metal"}, ("cube/metal",)),
        ("pass", {}, ()),
        ("play charge", {"card": "charge"}, ("flash/charge",)),
        ("reroll 1 0", {"ones": "1", "twos": "0"}, ("dice",)),
        ("fate", {}, ("capacity/fate", "dice")),
        ("guide 2", {"points": "2"}, ("unit/guide", "dice")),
        ("resolve assault large-1", {"conflict": "assault", "space": "large-1"}, ("space/large-1",)),
        ("siege booster", {"choice": "booster"}, ()),
        ("flee outer-1", {"space": "outer-1"}, ("space/outer-1",)),
        ("discard timber", {"card": "timber"}, ("flash/timber",)),
        ("lay-large large-1", {"space": "large-1"}, ("terrain/large", "space/large-1")),
        ("lay-medium outer-1", {"space": "outer-1"}, ("terrain/medium", "space/outer-1")),
        ("lay-small between-2", {"space": "between-2"}, ("terrain/small", "space/between-2")),
        ("lay-city nobody outer-2", {"owner": "nobody", "space": "outer-2"}, ("city/nobody", "space/outer-2")),
    ],
)
def test_arguments_and_pieces(notation: str, args: dict[str, str], pieces: tuple[str, ...]) -> None:
    action = VOCABULARY.parse(notation)
    assert dict(action.args) == args
    assert action.pieces == pieces
    for name, value in args.items():
        assert action[name] == value


def test_every_piece_of_the_table() -> None:
    assert set(VOCABULARY.pieces) == {
        *("deck", "dice"),
        *(f"slot/{slot}" for slot in SLOTS),
        *(f"unit/{unit}" for unit in UNITS),
        *(f"space/{space}" for space in SPACES),
        *(f"cube/{cube}" for cube in (*BASICS, "ether", "booster")),
        *(f"capacity/{capacity}" for capacity in CAPACITIES),
        *(f"seat/{seat}" for seat in range(1, 7)),
        *(f"flash/{card}" for card in FLASH),
        *(f"terrain/{terrain}" for terrain in ("large", "medium", "small")),
        *(f"city/{owner}" for owner in OWNERS),
    }


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("token sleep", "'token' takes slot, like 'token move-forest'"),
        ("move defence ether", "'move' takes unit and space, like 'move collector ether'"),
        ("etherise 31", "'etherise' takes cubes, like 'etherise 1'"),
        ("connect 3", "'connect' takes dice, like 'connect 1'"),
        ("take ether", "'take' takes resource, like 'take wood'"),
        ("victim 0", "'victim' takes seat, like 'victim 1'"),
        ("reroll 0 0", "'reroll' takes ones and twos, like 'reroll 0 1'"),
        ("reroll 3 2", "'reroll' takes ones and twos, like 'reroll 0 1'"),
        ("guide 5", "'guide' takes points, like 'guide 0'"),
        ("lay-large outer-1", "'lay-large' takes space, like 'lay-large large-1'"),
        ("lay-city 7 outer-1", "'lay-city' takes owner and space, like 'lay-city 1 outer-1'"),
        ("pass now", "'pass' takes no arguments"),
        ("roll", "actions begin with token, move, collect"),
        ("", "actions begin with token"),
    ],
)
def test_what_is_no_action_is_told_apart(wrong: str, hint: str) -> None:
    with pytest.raises(UnknownAction) as error:
        VOCABULARY.parse(wrong)
    assert hint in str(error.value)


def test_streams_have_their_names_where_the_rules_think() -> None:
    for number, name in enumerate(("dice", "flash", "season", "order", "set_up"), 1):
        assert getattr(layout, f"{name.upper()}_STREAM") == number
    assert layout.STREAM_NAMES == ("choices", "dice", "flash", "season", "order", "set-up")


# What can be done with a piece


def reasons(position: Position, piece: str, seat: int = 0) -> dict[str, str | None]:
    return vocabularies.reasons("etherium", position, piece, seat)


def test_why_a_slot_cannot_be_used() -> None:
    assert reasons(PROGRAM, "slot/cards", RECES) == {"token": None}
    assert reasons(PROGRAM, "slot/booster", RECES) == {"token": "etherium.program.one-per-slot"}
    assert reasons(PROGRAM, "slot/cards", PSOLOS) == {"token": "etherium.program.committed"}
    assert reasons(ACT, "slot/cards", ERTIS) == {"token": "etherium.program.only"}
    assert reasons(ACT, "slot/cards", PSOLOS) == {"token": "table.not-your-turn"}


def test_why_a_card_cannot_be_played() -> None:
    assert reasons(ACT, "flash/lode", ERTIS) == {"play": None, "discard": "etherium.hand.discard-only"}
    assert reasons(ACT, "flash/charge", ERTIS)["play"] == "etherium.flash.own-roll"
    assert reasons(ACT, "flash/timber", ERTIS)["play"] == "etherium.flash.hold"
    assert reasons(SEASON_FLASH, "flash/plenty", RECES)["play"] is None
    assert reasons(changed(NUMBER_FLASH, 0, hand=["plenty"]), "flash/plenty")["play"] == "etherium.flash.season-symbol"
    assert reasons(LIMIT, "flash/raid", RECES) == {"play": "etherium.flash.window", "discard": None}


def test_why_a_unit_cannot_be_moved_or_upgraded() -> None:
    army = reasons(ACT, "unit/army", ERTIS)
    assert army == {"move": "etherium.act.programmed", "upgrade": "etherium.act.programmed"}
    moving = changed(ACT, ERTIS, plan=["move-mine"])
    assert reasons(moving, "unit/army", ERTIS)["move"] is None
    assert reasons(moving, "unit/collector", ERTIS)["collect"] == "etherium.act.programmed"
    assert reasons(ROLLED, "unit/guide", ERTIS)["guide"] is None


def test_why_a_cube_cannot_be_touched() -> None:
    assert reasons(TAKE, "cube/wood", ERTIS) == {
        "take": None,
        "pay": "etherium.payment.only",
        "steal": "etherium.theft.only",
    }
    assert reasons(PAY_PENALTY, "cube/wood", ERTIS)["pay"] is None
    assert reasons(STEAL, "cube/wood")["steal"] is None
    assert reasons(ACT, "cube/wood", ERTIS)["take"] == "etherium.act.mandatory"


def test_why_a_seat_cannot_be_robbed() -> None:
    assert reasons(VICTIM, "seat/4") == {"victim": None}
    assert reasons(VICTIM, "seat/1") == reasons(VICTIM, "seat/6") == {"victim": "etherium.theft.victim"}
    assert reasons(ACT, "seat/1", ERTIS) == {"victim": "etherium.theft.only"}


def test_why_a_space_cannot_be_chosen() -> None:
    assert reasons(ORDER, "space/large-1")["resolve"] is None
    assert reasons(ORDER, "space/large-2")["resolve"] == "etherium.conflict.order"
    assert reasons(FLEE, "space/large-1", RECES)["flee"] is None
    assert reasons(FLEE, "space/ether", RECES)["flee"] == "etherium.flight.terrain"
    assert reasons(SIEGE, "space/large-1", RECES)["flee"] == "etherium.flight.only"


def test_why_a_terrain_cannot_be_laid() -> None:
    assert reasons(LAY, "terrain/large", 1) == {"lay-large": None}
    assert reasons(LAY, "city/1", 1) == {"lay-city": "etherium.setup.site-free"}
    assert reasons(LAY, "space/outer-2", 1)["lay-medium"] == "etherium.setup.connects"
    assert reasons(LAY, "space/outer-1", 1)["lay-small"] == "etherium.setup.site-free"


def test_once_the_board_lies_there_nothing_is_said_of_laying_terrains() -> None:
    assert reasons(PROGRAM, "terrain/small", RECES) == {}
    assert set(reasons(PROGRAM, "space/outer-2", RECES)) == {"move", "resolve", "flee"}
    match = aerodrome.from_position("etherium", PROGRAM)
    forbidding = match.why_not("lay-small between-1", RECES)
    assert forbidding is not None
    assert forbidding.id == "etherium.setup.placing-only"


def test_a_piece_that_does_not_exist() -> None:
    with pytest.raises(BadInput, match="'flash/joker'"):
        reasons(ACT, "flash/joker")
