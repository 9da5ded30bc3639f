"""What a player sees, and what it tells nothing about."""

from __future__ import annotations

import json

import msgspec
import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES
from aerodrome.games.etherium.view import EtheriumView, Player
from aerodrome.kernel import BadInput, FastDealer, Position, State, View
from tests.games.etherium.complete_positions import FULL
from tests.games.etherium.positions import (
    ACT,
    AFTER_FLASH,
    ERTIS,
    FOUR,
    HIVALIA,
    KEEP,
    LAY,
    OVER,
    POSSIBLE,
    PROGRAM,
    PSOLOS,
    RECES,
    START,
    players,
    read,
)

SEATS = (0, 1, 2, 3, -1)
EACH = [pytest.param(position, id=name) for name, position in POSSIBLE.items()]

VIEW = EtheriumView(
    game="etherium",
    seat=0,
    step="siege",
    actors=(1,),
    setup="tactical",
    extension=False,
    quarters=4,
    season_number=4,
    season="hivalia-1",
    seasons_seen=("night", "psolos-1", "reces-1", "hivalia-1"),
    order=(0, 1, 2, 3),
    number=2,
    player=1,
    players=(
        Player(
            people="psolos",
            cubes={"wood": 4, "rock": 3, "metal": 2, "ether": 1, "booster": 0},
            levels={"collector": 3, "army": 1, "defence": 2, "guide": 0},
            spaces={"collector": "outer-1", "army": "large-1"},
            tokens={"army": 1},
            capacities=("omen", "fate"),
            action_tokens=4,
            ready=True,
            plan=("connect-1", "collect-ether", "upgrade-guide", "etherise"),
            cards=1,
            season_cards={"plenty": 1},
            fights="defence",
            total=4,
            task=0,
            stars={
                "army-tokens": 2,
                "ether-tokens": 0,
                "connection-tokens": 0,
                "booster-tokens": 0,
                "sack-tokens": 0,
                "capacities": 5,
                "guide": 0,
                "ether": 0,
            },
        ),
        Player(
            people="reces",
            cubes={"wood": 1, "rock": 0, "metal": 1, "ether": 0, "booster": 0},
            levels={"collector": 1, "army": 2, "defence": 1, "guide": 1},
            spaces={"collector": "outer-2", "army": "city-1"},
            tokens={},
            capacities=(),
            action_tokens=0,
            ready=True,
            plan=(),
            cards=0,
            season_cards={},
            fights="army",
            total=5,
            task=0,
            stars={
                "army-tokens": 0,
                "ether-tokens": 0,
                "connection-tokens": 0,
                "booster-tokens": 0,
                "sack-tokens": 0,
                "capacities": 0,
                "guide": 1,
                "ether": 0,
            },
        ),
        Player(
            people="hivalia",
            cubes={"wood": 1, "rock": 1, "metal": 1, "ether": 2, "booster": 0},
            levels={"collector": 1, "army": 1, "defence": 2, "guide": 1},
            spaces={"collector": "outer-3", "army": "outer-3"},
            tokens={},
            capacities=(),
            action_tokens=0,
            ready=True,
            plan=(),
            cards=0,
            season_cards={},
            fights=None,
            total=0,
            task=0,
            stars={
                "army-tokens": 0,
                "ether-tokens": 0,
                "connection-tokens": 0,
                "booster-tokens": 0,
                "sack-tokens": 0,
                "capacities": 0,
                "guide": 1,
                "ether": 1,
            },
        ),
        Player(
            people="ertis",
            cubes={"wood": 2, "rock": 1, "metal": 1, "ether": 0, "booster": 0},
            levels={"collector": 1, "army": 1, "defence": 1, "guide": 1},
            spaces={"collector": "outer-4", "army": "city-1"},
            tokens={},
            capacities=(),
            action_tokens=0,
            ready=True,
            plan=(),
            cards=0,
            season_cards={},
            fights="army",
            total=5,
            task=0,
            stars={
                "army-tokens": 0,
                "ether-tokens": 0,
                "connection-tokens": 0,
                "booster-tokens": 0,
                "sack-tokens": 0,
                "capacities": 0,
                "guide": 1,
                "ether": 0,
            },
        ),
    ),
    terrains={
        "ether": "ether",
        "large-1": "mine",
        "large-2": "mine",
        "large-3": "mine",
        "large-4": "mine",
        "outer-1": "forest",
        "outer-2": "forest",
        "outer-3": "forest",
        "outer-4": "forest",
        "between-1": "mountain",
        "between-2": "mountain",
        "between-3": "mountain",
        "between-4": "mountain",
    },
    cities={"city-1": "outer-1", "city-2": "outer-2", "city-3": "outer-3", "city-4": "outer-4"},
    hand={"raid": 1},
    unseen={
        "scree": 1,
        "lode": 1,
        "provisions": 2,
        "ether-drop": 1,
        "wood-theft": 1,
        "rock-theft": 1,
        "metal-theft": 1,
        "charge": 1,
        "portcullis": 2,
        "resonance": 3,
        "lucky-star": 2,
        "second-wind": 2,
        "twist-of-fate": 2,
        "discipline": 1,
        "hideout": 1,
        "spoils": 1,
        "plenty": 2,
        "rising-sap": 1,
        "open-quarry": 1,
        "red-vein": 1,
        "stewardship": 2,
        "ether-wind": 2,
        "forced-march": 1,
        "green-path": 1,
        "yellow-path": 1,
        "red-path": 1,
        "building-site": 1,
        "still": 1,
        "trance": 1,
        "awakening": 1,
    },
    deck_size=40,
    discard={"timber": 1, "charge": 1},
    supply={"wood": 12, "rock": 15, "metal": 15, "ether": 17, "booster": 20},
    victory_tokens={"army": 11, "ether": 8, "connection": 6, "booster": 4, "sack": 3},
    capacities={"resource": 2, "omen": 1, "voyage": 2, "harvest": 2, "armour": 2, "rampart": 2, "fate": 1},
    waiting=(),
    turn=0,
    passes=0,
    effect=None,
    failure=None,
    amount=0,
    victim=0,
    theft=None,
    pending=None,
    gained=0,
    paid=(),
    rolling=None,
    dice=(),
    rerolled=False,
    fated=False,
    bonus=0,
    melee=True,
    winner=1,
    conflict="siege",
    place="city-1",
    ending=None,
    winners=(),
)


def test_a_whole_view() -> None:
    assert GAME.view(read(FULL), 0) == VIEW


def test_the_others_see_everything_alike_but_the_hand() -> None:
    unseen = {name: count for name in FLASH_NAMES if (count := VIEW.unseen.get(name, 0) + (name == "raid"))}
    for seat in SEATS[1:]:
        assert GAME.view(read(FULL), seat) == msgspec.structs.replace(VIEW, seat=seat, hand={}, unseen=unseen)


def test_a_view_is_plain_data() -> None:
    plain = json.loads(msgspec.json.encode(VIEW))
    assert plain["players"][0]["stars"]["capacities"] == 5
    assert msgspec.convert(plain, EtheriumView) == VIEW


def test_a_view_while_terrains_are_laid() -> None:
    view = GAME.view(read(LAY), 0)
    assert view.terrains == {"ether": "ether", "large-1": "mine", "outer-1": "forest", "between-4": "mountain"}
    assert (view.cities, view.season, view.seasons_seen) == ({"city-3": "outer-1"}, None, ())
    assert [player.spaces for player in view.players] == [{}, {}]


def test_no_season_is_shown_before_the_first_reveal() -> None:
    assert GAME.view(read({**KEEP, "season_number": 1}), 0).season is None
    assert GAME.view(read(KEEP), 0).season == "night"


def test_only_an_ended_match_says_how_it_ended() -> None:
    for seat in SEATS:
        view = GAME.view(read(OVER), seat)
        assert (view.ending, view.winners, view.actors) == ("etherium.end.stars", (HIVALIA,), ())
    for going_on in POSSIBLE.values():
        view = GAME.view(read(going_on), 0)
        assert (view.ending, view.winners) == (None, ())


def test_a_view_says_why_the_action_due_cannot_be_carried_out() -> None:
    assert GAME.view(read(ACT), 0).failure is None
    for seat in SEATS:
        assert GAME.view(read({**ACT, "number": 2}), seat).failure == "etherium.collect.right-terrain"
    assert GAME.view(read({**AFTER_FLASH, "number": 2}), 0).failure is None


# What a view tells nothing about


@pytest.mark.parametrize("position", EACH)
def test_a_view_depends_on_nothing_that_the_seat_cannot_know(position: Position) -> None:
    """The hands and programs of others are exchanged for others; the view stays."""
    for seat in (*range(len(position["peoples"])), -1):
        state = read(position)
        view, again = GAME.view(state, seat), state.copy()
        again.redeal(seat, FastDealer(5))
        assert GAME.view(again, seat) == view


def test_nobody_sees_a_plan_of_others_before_the_reveal_nor_how_long_it_is() -> None:
    plans = players(p0={"plan": FOUR}, p1={"plan": ["booster"]}, p2={"plan": FOUR[:3]})
    state = read({**START, "players": plans})
    for viewer in SEATS:
        seen = [player.plan for player in GAME.view(state, viewer).players]
        assert seen == [tuple(plans[seat].get("plan", ())) if seat == viewer else () for seat in range(4)]
    for length in range(4):
        other = read(
            {**START, "players": players(p0={"plan": FOUR}, p1={"plan": FOUR[:length]}, p2={"plan": ["cards"]})}
        )
        for viewer in (PSOLOS, ERTIS, -1):
            assert GAME.view(other, viewer) == GAME.view(state, viewer)


def test_who_is_ready_is_seen_by_all() -> None:
    for viewer in SEATS:
        view = GAME.view(read(PROGRAM), viewer)
        assert [player.ready for player in view.players] == [True, False, False, False]
        assert view.actors == (RECES, HIVALIA, ERTIS)


def test_all_programs_lie_open_after_the_reveal() -> None:
    for viewer in SEATS:
        assert [player.plan for player in GAME.view(read(ACT), viewer).players] == [tuple(FOUR)] * 4


@pytest.mark.parametrize("position", [*EACH, pytest.param(OVER, id="over")])
def test_of_the_hands_of_others_only_their_size_is_seen(position: Position) -> None:
    state = read(position)
    seats = range(len(position["peoples"]))
    hands = [dict.fromkeys(entry["hand"], 0) for entry in GAME.position(state)["players"]]
    for viewer in (*seats, -1):
        view = GAME.view(state, viewer)
        assert set(view.hand) == set(hands[viewer] if viewer >= 0 else ())
        assert [player.cards for player in view.players] == [state.hand_size(seat) for seat in seats]
        others = sum(player.cards for seat, player in enumerate(view.players) if seat != viewer)
        assert sum(view.unseen.values()) == view.deck_size + others


# What belongs to another game


def test_states_and_views_of_another_game_are_refused() -> None:
    for use in (lambda: GAME.view(State(), 0), lambda: GAME.position(State()), lambda: GAME.terms(State())):
        with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.etherium\.table\.Table"):
            use()
    other = View(game="other", seat=0, step="", actors=())
    with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.etherium\.view\.EtheriumView"):
        GAME.voice.tell([], other)


def test_a_match_gives_each_seat_its_view() -> None:
    match = aerodrome.from_position("etherium", FULL)
    assert match.view(0) == VIEW
    assert match.view(1) == GAME.view(read(FULL), 1)
