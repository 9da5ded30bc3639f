"""What a player sees: built from the state, and followed from event to event; what it tells nothing about."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec
import pytest

import aerodrome
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import FLASH_NAMES
from aerodrome.games.etherium.view import EtheriumView, Player
from aerodrome.kernel import BadInput, Events, FastDealer, Position, State, View
from aerodrome.kernel.events import COUNTED, ENDED, MOVED, READY, ROLLED, STEPPED, TURNED, UNKNOWN
from aerodrome.kernel.happenings import Counted, Ended, Happening, Moved, Ready, Rolled, Stepped, Turned
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
from tests.games.etherium.subject import OPTION_SETS, seats_of

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


# Events with names


@pytest.mark.parametrize(
    ("code", "happening"),
    [
        ((MOVED, 0, 6, 1), Moved("timber", "hand/1", "discard")),
        ((MOVED, UNKNOWN, 0, 7), Moved(None, "deck", "hand/2")),
        ((MOVED, 36, 2, 17), Moved("booster", "supply", "stock/6")),
        ((MOVED, 41, 2, 12), Moved("token/sack", "supply", "stock/1")),
        ((MOVED, 48, 2, 12), Moved("capacity/fate", "supply", "stock/1")),
        ((MOVED, 49, 3, 4), Moved("season/night", "season-deck", "season")),
        ((MOVED, 63, 18, 19), Moved("army/1", "ether", "large-1")),
        ((MOVED, 83, 5, 25), Moved("city/nobody", "box", "outer-1")),
        ((ROLLED, 1, 9, 0), Rolled((1,), (1, 2))),
        ((COUNTED, 0, 3, 0), Counted("season-number", 3)),
        ((COUNTED, 118, 3, 0), Counted("table/task/6", 3)),
        ((TURNED, 0, 1, 0), Turned("plan/1/1", "move-forest")),
        ((TURNED, 35, 0, 0), Turned("plan/6/6", "none")),
        ((TURNED, 36, 0, 0), Turned("deck", "shuffled")),
        ((STEPPED, 6, 0, 0), Stepped("program", 0)),
        ((READY, 1, 1, 0), Ready(1, True)),
        ((ENDED, 0, 5, 0), Ended((0, 2), "etherium.end.stars")),
        ((ENDED, 3, 3, 0), Ended((0, 1), "etherium.end.shared")),
    ],
)
def test_events_have_names(code: tuple[int, int, int, int], happening: object) -> None:
    assert GAME.happening(code) == happening


def test_an_event_of_another_kind_is_an_error() -> None:
    with pytest.raises(AssertionError, match=r"^Etherium makes no event of kind 99$"):
        GAME.happening((99, 0, 0, 0))


# Following


@pytest.mark.parametrize("options", OPTION_SETS[1::2])
def test_events_lead_from_view_to_view_all_through_a_match(options: Mapping[str, object]) -> None:
    seats = seats_of(options)
    dealer = FastDealer(seats)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    views = {seat: GAME.view(state, seat) for seat in (*range(seats), -1)}
    while state.actors():
        seat = state.actors()[dealer.pick(0, len(state.actors()))]
        legal, events = state.legal(seat), Events()
        state.apply(seat, legal[dealer.pick(0, len(legal))], dealer, events)
        for one, view in views.items():
            views[one] = GAME.follow(view, [GAME.happening(code) for code in events.seen_by(one)])
            assert views[one] == GAME.view(state, one)


def test_following_one_event_at_a_time() -> None:
    def followed(*events: Happening) -> EtheriumView:
        return GAME.follow(VIEW, events)

    assert followed() == VIEW
    assert followed(Rolled((), (1, 6))).dice == (1, 6)
    assert followed(Counted("level/2/army", 1)).players[1].levels["army"] == 1
    assert followed(Counted("action-tokens/1", 5)).players[0].action_tokens == 5
    assert followed(Counted("season-card/1/plenty", 2)).players[0].season_cards == {"plenty": 2}
    assert followed(Counted("table/place", -1)).place is None
    assert followed(Counted("table/fights/2", 0)).players[1].fights is None
    assert followed(Counted("table/task/2", 3)).players[1].task == 3
    assert followed(Turned("plan/1/4", "none")).players[0].plan == tuple(FOUR[:3])
    shuffled = followed(Turned("deck", "shuffled"))
    assert (shuffled.discard, shuffled.deck_size, shuffled.unseen["timber"]) == ({}, 42, 1)
    assert followed(Stepped("program", 0)).actors == ()
    assert followed(Stepped("program", 0), Ready(2, False)).actors == (2,)
    over = followed(Ended((0,), "etherium.end.stars"))
    assert (over.step, over.ending, over.winners, over.actors) == ("over", "etherium.end.stars", (0,), ())


def test_following_a_piece() -> None:
    def followed(card: str | None, source: str, target: str) -> EtheriumView:
        return GAME.follow(VIEW, [Moved(card, source, target)])

    mine = followed("scree", "deck", "hand/1")
    assert (mine.hand, mine.players[0].cards, mine.deck_size) == ({"raid": 1, "scree": 1}, 2, 39)
    assert "scree" not in mine.unseen
    hidden = followed(None, "deck", "hand/2")
    assert (hidden.players[1].cards, hidden.unseen, hidden.deck_size) == (1, VIEW.unseen, 39)
    played = followed("raid", "hand/1", "discard")
    assert (played.hand, played.discard["raid"], played.players[0].cards) == ({}, 1, 0)
    robbed = followed("ether", "stock/1", "stock/2")
    assert (robbed.players[0].cubes["ether"], robbed.players[1].cubes["ether"]) == (0, 1)
    token = followed("token/sack", "supply", "stock/2")
    assert (token.players[1].tokens, token.victory_tokens["sack"]) == ({"sack": 1}, 2)
    assert token.players[1].stars["sack-tokens"] == 6
    assert followed("capacity/harvest", "supply", "stock/1").players[0].capacities == ("omen", "harvest", "fate")
    assert followed("army/2", "city-1", "outer-1").players[1].spaces["army"] == "outer-1"
    assert followed("season/ertis-1", "season-deck", "season").season == "ertis-1"


# What belongs to another game


def test_states_and_views_of_another_game_are_refused() -> None:
    for use in (lambda: GAME.view(State(), 0), lambda: GAME.position(State()), lambda: GAME.terms(State())):
        with pytest.raises(BadInput, match=r"This is not a state of Etherium\."):
            use()
    other = View(game="other", seat=0, step="", actors=())
    with pytest.raises(BadInput, match=r"This is not a view of Etherium\."):
        GAME.follow(other, [])


def test_a_match_gives_each_seat_its_view() -> None:
    match = aerodrome.from_position("etherium", FULL)
    assert match.view(0) == VIEW
    assert match.view(1) == GAME.view(read(FULL), 1)
