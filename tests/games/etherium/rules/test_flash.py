"""Flash cards: when they can be played, and who is asked."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES
from tests.games.etherium.battles import army, city
from tests.games.etherium.positions import POSSIBLE
from tests.games.etherium.tables import Scene, acting, at, conflict, played, window
from tests.rules_marker import rule

ANY_TIME = FLASH_NAMES[:9]
ON_A_ROLL = FLASH_NAMES[9:15]
ON_A_CONDITION = FLASH_NAMES[15:18]
OF_THE_SEASON = FLASH_NAMES[18:]
WINDOWS = ("season-flash", "number-flash", "after-flash", "end-flash")


def asked_for(step: str, *hand: str) -> Scene:
    """The first seat is asked, or about to act, with these cards in its hand."""
    if step == "act":
        return acting(0, "connect-1", players=[{"hand": list(hand)}])
    return window(step, 0, *hand)


@rule("etherium.flash.any-time")
@pytest.mark.parametrize("step", [*WINDOWS, "act"])
@pytest.mark.parametrize("card", ANY_TIME)
def test_cards_with_the_flash_symbol_can_be_played_in_every_window_and_before_the_own_action(
    step: str, card: str
) -> None:
    table = asked_for(step, card, "charge")
    assert f"play {card}" in table.legal
    told = table.play(f"play {card}")
    assert told.everybody[0] == played(card, 0)


@rule("etherium.flash.any-time")
def test_after_a_card_before_the_own_action_the_action_is_still_due() -> None:
    table = asked_for("act", "timber")
    table.play("play timber")
    assert table.step == ("act", 0)
    assert table.legal == {"connect 1"}


@rule("etherium.flash.any-time")
def test_a_card_can_make_an_action_possible_just_before_it() -> None:
    player = {"hand": ["timber"], "cubes": {"wood": 2}}
    table = acting(0, "upgrade-collector", players=[player])
    assert table.seen_by(0).failure == "etherium.upgrade.price"
    assert "pass" in table
    table.play("play timber")
    assert table.view.failure is None
    assert table.legal == {"upgrade collector"}


@rule("etherium.flash.season-symbol")
@pytest.mark.parametrize("card", OF_THE_SEASON)
def test_cards_with_the_season_symbol_can_only_be_played_in_the_season_phase(card: str) -> None:
    rich = {"hand": [card], "cubes": {"ether": 3}}
    assert window("season-flash", 0, players=[rich]).why_not(f"play {card}") is None
    for step in ("number-flash", "after-flash", "end-flash"):
        assert window(step, 0, players=[rich]).why_not(f"play {card}") == "etherium.flash.season-symbol"
    for table in (asked_for("act", card), at(players=[{"hand": [card]}])):
        assert table.why_not(f"play {card}") == "etherium.flash.season-symbol"


@rule("etherium.flash.season-symbol", "etherium.flash.window")
@pytest.mark.parametrize("card", OF_THE_SEASON)
def test_in_the_season_phase_they_wait_until_everybody_is_asked_for_flash_cards(card: str) -> None:
    hand = [{"hand": [card], "capacities": ["voyage"]}]
    middle = [
        at(step="voyage", players=hand),
        at(step="season", season="meinas-1", seat=0, players=hand),
        at(step="take", amount=2, waiting=["season-flash"], players=hand),
        at(step="rolled", rolling="connection", dice=[3], waiting=["season"], season="mauhea-2", seat=0, players=hand),
    ]
    for table in middle:
        assert table.why_not(f"play {card}") == "etherium.flash.window"
    later = at(step="take", amount=2, waiting=["end-flash"], players=hand)
    assert later.why_not(f"play {card}") == "etherium.flash.season-symbol"


@rule("etherium.flash.any-number")
def test_a_player_may_play_any_number_of_cards_in_the_order_chosen() -> None:
    table = window("season-flash", 0, "timber", "lode", "plenty", "stewardship")
    for card in ("plenty", "timber", "stewardship", "lode"):
        assert table.step == ("season-flash", 0)
        told = table.play(f"play {card}")
        assert told.everybody[0] == played(card, 0)
    assert table.cubes(0) == {"wood": 5, "rock": 2, "metal": 5}
    assert table.of(0).season_cards == {"plenty": 1, "stewardship": 1}
    assert table.view.step == "program"


@rule("etherium.flash.any-number")
def test_a_card_is_carried_out_completely_before_another_is_played() -> None:
    """Cards are resolved in the order in which they were laid."""
    table = window("season-flash", 0, "provisions", "timber", players={3: {"hand": ["lode"]}})
    table.play("play provisions")
    assert table.step == ("take", 0)
    assert table.why_not("play timber") == "etherium.flash.window"
    assert table.may(3) == set()
    table.do("take rock", "take rock")
    assert table.why_not("play timber") is None


@rule("etherium.flash.discarded")
def test_a_card_played_goes_to_the_discard_pile_for_all_to_see() -> None:
    table = window("number-flash", 0, "timber", "raid")
    told = table.play("play timber")
    assert told.everybody[0] == played("timber", 0)
    for seat in (0, 1, -1):
        assert table.seen_by(seat).discard == {"timber": 1}
        assert table.seen_by(seat).players[0].cards == 1
    assert table.hand(0) == ["raid"]
    assert table.why_not("play timber") == "etherium.flash.hold"


@rule("etherium.flash.hold")
def test_only_cards_of_the_own_hand_are_played_and_only_by_their_owner() -> None:
    """A Flash card cannot be played for another player."""
    table = window("season-flash", 0, "timber", players={1: {"hand": ["lode"]}})
    assert table.why_not("play lode") == "etherium.flash.hold"
    assert table.why_not("play timber") is None
    assert table.may(1) == set()
    assert table.why_not("play lode", 1) is not None


@rule("etherium.flash.hold")
def test_only_cards_of_the_own_hand_are_discarded() -> None:
    table = at(step="limit", players=[{"hand": ["timber", *ON_A_ROLL]}, {"hand": ["lode"]}])
    assert table.why_not("discard lode") == "etherium.flash.hold"
    assert table.why_not("discard timber") is None


@rule("etherium.flash.window")
@pytest.mark.parametrize("card", ANY_TIME)
def test_no_card_is_played_in_the_middle_of_something_else(card: str) -> None:
    hand = [{"hand": [card]}]
    middle = [
        at(players=hand),
        at(step="voyage", players=[{"hand": [card], "capacities": ["voyage"]}]),
        at(step="season", season="meinas-1", seat=0, players=hand),
        at(step="take", amount=2, waiting=["season-flash"], players=hand),
        at(step="effect", effect="move-far", waiting=["season-flash"], players=hand),
        at(step="limit", players=[{"hand": [card, *ON_A_ROLL]}]),
        at(step="rolled", rolling="connection", dice=[3], waiting=["after-flash"], players=hand),
    ]
    for table in middle:
        assert table.why_not(f"play {card}") == "etherium.flash.window"
        assert table.can("play") == set()


@rule("etherium.flash.reverse-order")
@pytest.mark.parametrize("step", ["season-flash", "number-flash", "end-flash"])
def test_players_are_asked_in_reverse_order_of_initiative(step: str) -> None:
    order = [2, 0, 3, 1]
    players = {seat: {"hand": [card], "plan": ["connect-1"]} for seat, card in enumerate(ANY_TIME[:4])}
    if step == "season-flash":
        players = {seat: {"hand": [card]} for seat, card in enumerate(ANY_TIME[:4])}
    table = at(step=step, order=order, seat=1, season_number=7, players=players)
    asked = []
    while table.view.step == step:
        asked.append(table.player)
        table.play("pass")
    assert asked == [1, 3, 0, 2]


@rule("etherium.flash.reverse-order")
def test_the_window_goes_on_until_all_have_passed_in_a_row() -> None:
    hands = {0: ["timber"], 1: ["charge"], 2: ["lode", "scree"], 3: ["raid"]}
    table = at(step="season-flash", seat=3, players={seat: {"hand": hand} for seat, hand in hands.items()})
    asked = []
    for action in ("pass", "play lode", "pass", "pass", "pass", "pass"):
        asked.append(table.player)
        table.play(action)
    assert asked == [3, 2, 2, 1, 0, 3]
    assert table.view.step == "program"


@rule("etherium.flash.reverse-order")
def test_a_card_played_late_gives_everybody_another_chance() -> None:
    hands = {0: ["timber", "charge"], 3: ["raid"]}
    table = at(step="season-flash", seat=3, players={seat: {"hand": hand} for seat, hand in hands.items()})
    table.do("pass", "play timber", "pass")
    assert table.step == ("season-flash", 3)
    table.play("pass")
    assert table.view.step == "program"


@rule("etherium.flash.public-facts")
@pytest.mark.parametrize("card", FLASH_NAMES)
def test_a_seat_is_asked_when_it_holds_a_card_whatever_that_is(card: str) -> None:
    first, last = [other for other in ("timber", "lode", "scree") if other != card][:2]
    players = {0: {"hand": [first]}, 1: {"hand": [card]}, 3: {"hand": [last]}}
    table = at(step="number-flash", seat=3, players=players)
    table.play("pass")
    assert table.step == ("number-flash", 1)
    assert "pass" in table


@rule("etherium.flash.public-facts")
def test_a_seat_without_cards_is_not_asked() -> None:
    table = at(step="season-flash", seat=3, players={1: {"hand": ["charge"]}, 3: {"hand": ["charge"]}})
    table.play("pass")
    assert table.step == ("season-flash", 1)
    table.play("pass")
    assert table.view.step == "program"


@rule("etherium.flash.public-facts")
@pytest.mark.parametrize(("discard", "asked"), [([], True), (["discipline"], False)])
def test_a_special_moment_asks_unless_its_only_card_lies_in_the_discard_pile(discard: list[str], asked: bool) -> None:
    army = {"spaces": {"army": "large-1"}, "levels": {"army": 2, "guide": 0}}
    # The seat holds a card that does not fit.
    table = conflict(players={0: army, 2: {**army, "hand": ["timber"]}}, discard=discard)
    table.play("pass", [1, 1])
    table.play("guide 0", [6, 6])
    if asked:
        assert table.step == ("discipline", 2)
        assert table.legal == {"pass"}
    else:
        assert table.view.step == "flee"


@rule("etherium.flash.public-facts")
def test_the_own_window_after_an_action_opens_for_every_hand_but_an_empty_one() -> None:
    for hand, step in (([], "act"), (["plenty"], "after-flash")):
        table = acting(0, "move-mine", players=[{"hand": hand}])
        table.play("move army large-1")
        assert table.view.step == step


@rule("etherium.flash.standing-wish")
def test_a_standing_wish_passes_in_windows_of_a_kind_that_it_does_not_name() -> None:
    match = aerodrome.from_position("etherium", window("number-flash", 0, "timber", "lode").position)
    match.wish(0, ["season", "end"])
    answer = match.by_wish(0)
    assert answer is not None
    assert answer.notation == "pass"
    match.wish(0, ["numbers"])
    assert match.by_wish(0) is None


@rule("etherium.flash.standing-wish")
def test_a_standing_wish_answers_nothing_but_windows() -> None:
    for table in (at(), acting(0, "move-mine", players=[{"hand": ["timber"]}])):
        match = aerodrome.from_position("etherium", table.position)
        match.wish(0, [])
        assert match.by_wish(0) is None


@rule("etherium.flash.standing-wish")
def test_nobody_sees_a_standing_wish() -> None:
    match = aerodrome.from_position("etherium", window("number-flash", 0, "timber").position)
    before = [match.view(seat) for seat in range(4)]
    match.wish(0, ["end"])
    assert [match.view(seat) for seat in range(4)] == before


@rule("etherium.flash.standing-wish")
@pytest.mark.parametrize("step", WINDOWS)
def test_whether_a_wish_passes_does_not_depend_on_what_is_held(step: str) -> None:
    asked = [aerodrome.from_position("etherium", asked_for(step, card).position) for card in ("timber", "plenty")]
    assert [match.window for match in asked] == [asked[0].window] * 2
    for wish in ([], list(GAME.wishes)):
        for match in asked:
            match.wish(match.actors[0], wish)
        answers = [match.by_wish(match.actors[0]) for match in asked]
        assert answers == [answers[0]] * 2
        assert (answers[0] is None) == bool(wish)


@rule("etherium.flash.own-roll")
@pytest.mark.parametrize("card", ON_A_ROLL)
def test_a_card_that_changes_a_roll_is_played_right_after_an_own_roll_only(card: str) -> None:
    for step in (*WINDOWS, "act"):
        assert asked_for(step, card).why_not(f"play {card}") == "etherium.flash.own-roll"
    another = acting(0, "connect-1", players=[{"levels": {"guide": 1}}, {"hand": [card]}])
    another.play("connect 1", [1])
    assert another.step == ("rolled", 0)
    assert another.may(1) == set()


FITS = {
    "charge": {"army"},
    "portcullis": {"defence"},
    "resonance": {"connection"},
    "lucky-star": {"army", "defence", "connection"},
    "second-wind": {"army", "defence", "connection"},
    "twist-of-fate": {"army", "defence", "connection"},
}


def rolled(rolling: str, *dice: int, hand: list[str]) -> Scene:
    """The first seat has rolled these dice for this, and holds these cards."""
    if rolling == "connection":
        table = acting(0, "connect-1", players=[{"hand": hand}])
        table.play("connect 1", list(dice))
    elif rolling == "army":
        table = conflict(players=[army("large-1", len(dice), hand=hand), army("large-1")])
        table.play("pass", [2], list(dice))
    else:
        table = conflict(players=[city(len(dice), hand=hand), army("city-1")])
        table.play("pass", [2], list(dice))
    return table


@rule("etherium.flash.own-roll")
@pytest.mark.parametrize("card", ON_A_ROLL)
def test_charge_is_for_the_army_portcullis_for_the_defence_resonance_for_a_connection(card: str) -> None:
    for rolling in ("army", "defence", "connection"):
        table = rolled(rolling, 1, hand=[card])
        assert (table.step, table.view.rolling) == (("rolled", 0), rolling)
        expected = None if rolling in FITS[card] else "etherium.flash.own-roll"
        assert table.why_not(f"play {card}") == expected


@rule("etherium.flash.condition")
@pytest.mark.parametrize("card", ON_A_CONDITION)
def test_a_card_on_a_condition_waits_for_its_moment(card: str) -> None:
    """Cards to be played on a special condition, or on a victory."""
    for step in (*WINDOWS, "act"):
        assert asked_for(step, card).why_not(f"play {card}") == "etherium.flash.condition"
    for other in ON_A_CONDITION:
        position = POSSIBLE[other]
        players = [{**player, "hand": [card]} if "hand" in player else player for player in position["players"]]
        table = at(**{**position, "players": players})
        assert table.view.step == other
        assert table.why_not(f"play {card}") == (None if other == card else "etherium.flash.condition")


@rule("etherium.flash.not-first")
@pytest.mark.parametrize("card", ["wood-theft", "rock-theft", "metal-theft", "raid", "awakening"])
def test_thefts_raid_and_awakening_cannot_be_played_in_the_night(card: str) -> None:
    """Some cards are not for the first turn."""
    night = window("season-flash", 0, card, season="night", season_number=1)
    assert night.why_not(f"play {card}") == "etherium.flash.not-first"
    assert window("season-flash", 0, card).why_not(f"play {card}") is None


@rule("etherium.flash.not-first")
def test_all_other_cards_can_be_played_in_the_night() -> None:
    others = {card for card in (*ANY_TIME, *OF_THE_SEASON) if "theft" not in card} - {"raid", "awakening"}
    night = window("season-flash", 0, *FLASH_NAMES, season="night", season_number=1, players={2: {}})
    assert night.can("play") == others


def without_supply(*cubes: str) -> dict[str, object]:
    """So many cubes that, with those the others begin with, none of these is left."""
    left = {"wood": 16, "rock": 18, "metal": 17, "ether": 18}
    return {"cubes": {name: left[name] for name in cubes}}


@rule("etherium.flash.no-effect")
@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("timber", ["wood"]),
        ("scree", ["rock"]),
        ("lode", ["metal"]),
        ("ether-drop", ["ether"]),
        ("provisions", ["wood", "rock", "metal"]),
    ],
)
def test_a_card_that_takes_cubes_needs_some_in_the_supply(card: str, gone: list[str]) -> None:
    table = window("season-flash", 0, players=[{"hand": [card], **without_supply(*gone)}])
    assert not set(gone) & table.view.supply.keys()
    assert table.why_not(f"play {card}") == "etherium.flash.no-effect"
    # One cube is enough.
    less = without_supply(*gone)["cubes"]
    assert isinstance(less, dict)
    less[gone[0]] -= 1
    assert window("season-flash", 0, players=[{"hand": [card], "cubes": less}]).why_not(f"play {card}") is None


@rule("etherium.flash.no-effect")
@pytest.mark.parametrize("card", ["wood-theft", "rock-theft", "metal-theft", "raid"])
def test_a_theft_needs_somebody_with_such_a_cube(card: str) -> None:
    none = {"cubes": {"wood": 0, "rock": 0, "metal": 0}}
    table = window("season-flash", 0, players=[{"hand": [card]}, none, none, none])
    assert table.why_not(f"play {card}") == "etherium.flash.no-effect"
    some = {"cubes": {"wood": 1, "rock": 1, "metal": 1}}
    assert window("season-flash", 0, players=[{"hand": [card]}, none, none, some]).why_not(f"play {card}") is None


@rule("etherium.flash.no-effect")
def test_building_site_needs_an_upgrade_that_can_be_paid() -> None:
    poor = {"hand": ["building-site", "still"], "cubes": {"wood": 1, "rock": 0, "metal": 0}}
    table = window("season-flash", 0, players=[poor])
    assert table.why_not("play building-site") == "etherium.flash.no-effect"
    assert table.why_not("play still") == "etherium.flash.no-effect"
    rich = window("season-flash", 0, "building-site", "still")
    assert rich.can("play") == {"building-site", "still"}


@rule("etherium.flash.no-effect")
def test_second_wind_needs_a_die_that_shows_one_or_two() -> None:
    for dice, expected in (([3, 6], "etherium.flash.no-effect"), ([3, 2], None)):
        table = rolled("army", *dice, hand=["second-wind"])
        assert table.why_not("play second-wind") == expected


@rule("etherium.flash.must-resolve")
@pytest.mark.parametrize("card", ["ether-wind", "forced-march", "green-path", "building-site", "still", "trance"])
def test_what_a_card_allows_must_be_carried_out(card: str) -> None:
    table = window("season-flash", 0, card, "timber")
    table.play(f"play {card}")
    assert table.step == ("effect", 0)
    assert table.why_not("pass") == "etherium.flash.must-resolve"
    assert "pass" not in table.legal
    assert table.why_not("play timber") == "etherium.flash.window"
