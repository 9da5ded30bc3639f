"""What a player sees: built from the state, and told by events; what it tells nothing about."""

from __future__ import annotations

import json

import msgspec
import pytest

import aerodrome
from aerodrome.client.views import events_of
from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.events import CardTaken, CombatBegan, FlagGrappled, HandShown, Stated, VictimNamed
from aerodrome.games.celestia_duo.view import CelestiaDuoView, Memory, RoutePlace
from aerodrome.kernel import BadInput, Event, FastDealer, Position, State, View
from aerodrome.kernel.event_types import Ended
from tests.games.celestia_duo.forbidden import ONE_TO_TAKE
from tests.games.celestia_duo.midway import MIDWAY
from tests.games.celestia_duo.positions import (
    ASSAULT,
    BOARDED,
    BRIEFING,
    COMBAT,
    DICE,
    FULL,
    LOSE,
    POSSIBLE,
    SHARE,
    TELL,
    read,
)
from tests.games.celestia_duo.tables import at
from tests.games.celestia_duo.walks import walk
from tests.states import what_is_told

SEATS = (0, 1, -1)
ROUTE = (
    *(
        RoutePlace("D2", True),
        RoutePlace("E19"),
        RoutePlace("E11", True),
        RoutePlace("E02", True, "C3"),
        RoutePlace(),
        RoutePlace("E22", True),
    ),
    *(RoutePlace("E07"), RoutePlace("E04"), *[RoutePlace()] * 17),
)

VIEW = CelestiaDuoView(
    game="celestia_duo",
    seat=0,
    step="pick",
    actors=(0,),
    mode="normal",
    pirate="melchior",
    deck="large",
    distance=14,
    stage_propellers=False,
    captain=1,
    player=0,
    talk=False,
    said=((), ()),
    ready=False,
    turn=7,
    airship=6,
    pirate_ship=17,
    propeller=2,
    destination=8,
    olga=False,
    ambushes=1,
    route=ROUTE,
    baba=(),
    laying=0,
    stages_left=("C1", "C2", "C4", "C6"),
    dice=("sabre", "pistol", "flag"),
    flags=0,
    fighter=1,
    owed={},
    hand={"whip": 1, "crossbow": 2},
    hands=(3, 2),
    memory=(
        Memory({"crossbow": 1}, {"whip": 2, "joker": 1}),
        Memory({}, {"sabre": 0}, {"sabre": 0, "pistol": -1}, 2),
    ),
    told=("have-not whip", "all-kinds"),
    unseen={"whip": 10, "sabre": 10, "crossbow": 7, "pistol": 7, "cannon": 4, "joker": 2},
    deck_size=36,
    deck_limit={},
    discard={"sabre": 1, "joker": 1},
    visible={"cannon": 1},
    hidden=2,
    passed=True,
    played={"whip": 2},
    reclaim=0,
    energy=1,
    generator=3,
    spent=("J1", "J2"),
    hold=4,
    gold=1,
    smoke=1,
    crew={"shuki": False, "baba": True},
    crew_deck=("ludvig", "olga", "kublai", "mama", "augusta"),
    crew_discard=("rhett",),
    losses=2,
    offered={},
    rewards={},
    boarding=False,
    assault=None,
    ban="none",
    masts=3,
    open_hands=(),
    won=None,
    ending=None,
)


def test_a_whole_view() -> None:
    assert GAME.view(read(FULL), 0) == VIEW
    assert VIEW.room == 0


def test_the_partner_sees_the_other_hand_and_all_else_alike() -> None:
    unseen = {"whip": 11, "sabre": 10, "crossbow": 8, "pistol": 6, "cannon": 4, "joker": 1}
    own = {"pistol": 1, "joker": 1}
    assert GAME.view(read(FULL), 1) == msgspec.structs.replace(VIEW, seat=1, hand=own, unseen=unseen)


def test_a_card_that_both_have_seen_is_not_unseen_in_the_partners_hand() -> None:
    table = at(**ONE_TO_TAKE | {"visible": ["cannon"]}, seat=1)
    before = [table.seen_by(seat).unseen for seat in (0, 1, -1)]
    table.play("take cannon")
    assert [table.seen_by(seat).unseen for seat in (0, 1, -1)] == before
    table = at(step="combat", dice=["cannon"], fighter=1, seat=1)
    first, second, onlooker = [table.seen_by(seat).unseen["cannon"] for seat in (0, 1, -1)]
    table.play("match cannon")
    after = [table.seen_by(seat).unseen["cannon"] for seat in (0, 1, -1)]
    assert after == [first - 1, second, onlooker - 1], "played from a hand of which nothing was known"


def test_a_card_that_the_partner_has_told_of_has_its_place() -> None:
    table = at(step="tell", airship=3, route={"3": "E02"})
    before = table.seen_by(1).unseen["joker"]
    table.play("tell have joker")
    assert table.seen_by(1).unseen["joker"] == before - 1
    assert table.seen_by(0).unseen["joker"] == 2


def test_a_spectator_sees_no_hand() -> None:
    unseen = {"whip": 11, "sabre": 10, "crossbow": 8, "pistol": 7, "cannon": 4, "joker": 2}
    assert GAME.view(read(FULL), -1) == msgspec.structs.replace(VIEW, seat=-1, hand={}, unseen=unseen)


@pytest.mark.parametrize("position", [*POSSIBLE, *MIDWAY])
def test_a_view_depends_on_nothing_that_the_seat_cannot_know(position: Position) -> None:
    """The partner's cards are exchanged for others of the deck; the view stays."""
    for seat in SEATS:
        state = read(position)
        view, again = GAME.view(state, seat), state.copy()
        again.redeal(seat, FastDealer(5))
        assert GAME.view(again, seat) == view


def test_a_view_of_the_final_battle() -> None:
    view = GAME.view(read(BOARDED), 1)
    assert (view.mode, view.pirate, view.boarding, view.assault, view.ban) == (
        "expert",
        "gardenzio",
        True,
        "A13",
        "pairs",
    )
    assert (view.masts, view.spent) == (2, ("J1", "J3", "A02"))
    assert (view.owed, view.dice) == ({"sabre": 1, "crossbow": 1}, ("flag", "flag"))
    assert (view.propeller, view.destination) == (0, 0)
    assert view.memory[0] == Memory({}, {"whip": 0}, {}, 0, "no-pairs")


def test_a_view_while_the_players_may_talk() -> None:
    talk = {**BRIEFING, "said": [["continue"], ["stop", "agree"]], "crew": {"olga": "used"}, "olga": 1}
    view = GAME.view(read(talk), 0)
    assert (view.talk, view.actors, view.ready) == (True, (0, 1), False)
    assert view.said == (("continue",), ("stop", "agree"))
    assert (view.propeller, view.olga, view.destination) == (2, True, 6)
    ready = GAME.view(read({**talk, "ready": True}), 0)
    assert (ready.talk, ready.actors, ready.ready) == (True, (0,), True)
    silent = GAME.view(read(COMBAT), 0)
    assert (silent.talk, silent.actors) == (False, (0,))


def test_the_destination_is_never_beyond_the_pirate() -> None:
    assert GAME.view(read({**BRIEFING, "pirate_ship": 4}), 0).destination == 4


def test_the_propeller_is_that_of_the_stage_unless_chosen_otherwise() -> None:
    stopped = {**BRIEFING, "stages": {"3": "C6"}}
    assert GAME.view(read(stopped), 0).propeller == 3
    assert GAME.view(read({**stopped, "propeller": "ambush"}), 0).propeller == 2


def test_a_view_is_plain_data() -> None:
    plain = json.loads(msgspec.json.encode(VIEW))
    assert plain["route"][3] == {"card": "E02", "up": True, "stage": "C3"}
    assert plain["memory"][1]["since"] == 2
    assert msgspec.convert(plain, CelestiaDuoView) == VIEW


@pytest.mark.parametrize(
    ("ending", "won", "position"),
    [
        ("caught", True, {"turn": 6, "airship": 12}),
        ("lair", False, {**BRIEFING, "stages": {"3": "C1"}, "pirate_ship": 26}),
        ("energy", False, {**COMBAT, "dice": ["cannon"], "spent": ["J1", "J2"]}),
    ],
)
def test_only_an_ended_match_says_how_it_ended_and_shows_both_hands(ending: str, won: bool, position: Position) -> None:
    hands = {"hands": [["whip"], ["sabre", "sabre"]]}
    over = {**position, **hands, "step": "over", "ending": f"celestia-duo.end.{ending}"}
    for seat in SEATS:
        view = GAME.view(read(over), seat)
        assert (view.won, view.ending, view.actors) == (won, f"celestia-duo.end.{ending}", ())
        assert view.open_hands == ({"whip": 1}, {"sabre": 2})
    for going_on in POSSIBLE:
        view = GAME.view(read(going_on), 0)
        assert (view.won, view.ending, view.open_hands) == (None, None, ())


def test_both_hands_are_told_at_the_end() -> None:
    position = {**BRIEFING, "pirate": "artorius", "pirate_ship": 4, "hands": [["whip", "joker"], ["sabre", "sabre"]]}
    told = seen(position, "continue")
    for seat in SEATS:
        assert told[seat][-3:] == [
            HandShown(0, ("whip", "joker")),
            HandShown(1, ("sabre", "sabre")),
            Ended((0, 1), "celestia-duo.end.caught"),
        ]


# What the number and the order of events tell nothing about


def seen(position: Position, action: str) -> dict[int, list[Event]]:
    state = read(position)
    return what_is_told(GAME, state, int(state.seat), action, SEATS)


def choices(position: Position) -> list[str]:
    state = read(position)
    return [GAME.vocabulary[action].notation for action in state.legal(int(state.seat))]


def test_one_who_can_do_nothing_but_fail_is_still_asked() -> None:
    """Otherwise the failure would come at once, and the pause before it would tell of a choice."""
    able = {**COMBAT, "step": "start", "dice": ["cannon"], "hands": [["whip"], ["cannon", "joker"]]}
    unable = {**able, "hands": [["whip"], ["whip", "sabre"]]}
    for position in (able, unable):
        assert seen(position, "start partner")[0] == [CombatBegan(1)]
        assert seen(position, "start partner")[-1] == seen(position, "start partner")[0]
    assert choices({**unable, "step": "combat", "seat": 1}) == ["cannot"]
    assert len(choices({**able, "step": "combat", "seat": 1})) == 2


def test_one_who_holds_a_single_kind_is_still_asked_which_card_to_lose() -> None:
    attacked = {**LOSE, "step": "victim"}
    for hand in (["whip", "whip"], ["whip", "joker"]):
        position = {**attacked, "hands": [["sabre"], hand]}
        assert seen(position, "victim partner")[0] == [VictimNamed(1)]
    assert choices({**LOSE, "seat": 1, "hands": [["sabre"], ["whip", "whip"]]}) == ["lose whip"]


def test_the_secret_attack_asks_whatever_the_hands_hold() -> None:
    validated = {**DICE, "pirate": "sidonie", "dice": ["flag"]}
    told = {
        str(seen({**validated, "hands": [["sabre"], hand]}, "validate")[0])
        for hand in (["whip", "whip"], ["whip", "joker"], ["cannon", "pistol"])
    }
    assert len(told) == 1


def test_one_with_an_empty_hand_is_still_asked_for_a_statement() -> None:
    for hand in ([], ["whip", "sabre", "crossbow", "pistol", "cannon"]):
        position = {**TELL, "hands": [["whip"], hand]}
        assert seen(position, "tell nothing")[0] == [Stated(0, "nothing")]
    assert "tell nothing" in choices({**TELL, "seat": 1, "told": ["nothing", None], "hands": [[], []]})
    assert "tell all-kinds" not in choices({**TELL, "seat": 1, "told": ["nothing", None], "hands": [[], []]})


def test_a_hidden_card_is_the_same_event_whatever_it_is() -> None:
    pick = {**SHARE, "step": "pick", "visible": ["whip"], "hidden": 2, "seat": 1}
    told = seen(pick, "take hidden")
    assert told[0] == told[-1] == [CardTaken(None, "hidden", "hand/2", 1)]
    assert isinstance(told[1][0], CardTaken)
    assert told[1][0].card is not None
    assert len(told[1]) == len(told[0])


def test_the_price_of_a_flag_is_told_alike_whatever_will_pay_it() -> None:
    for hand in (["whip", "sabre"], ["joker", "joker"], ["whip", "cannon", "cannon"]):
        position = {**ASSAULT, "step": "combat", "assault": "A04", "dice": ["flag"], "hands": [hand, []]}
        told = seen(position, "grapple")
        assert told[1] == [FlagGrappled(0, ("whip", "sabre"))]


# Events


@pytest.mark.parametrize("seed", range(3))
def test_all_that_happens_is_listed_and_travels(seed: int) -> None:
    for match, _ in walk(seed):
        for seat in SEATS:
            events = match.seen_by(seat)
            assert events_of(GAME, msgspec.to_builtins(events)) == tuple(events)


def test_every_event_says_what_it_is() -> None:
    for event in GAME.events:
        assert (event.__doc__ or "").endswith("."), event
        assert GAME.events.count(event) == 1


# What belongs to another game


def test_states_and_views_of_another_game_are_refused() -> None:
    for use in (lambda: GAME.view(State(), 0), lambda: GAME.position(State()), lambda: GAME.terms(State())):
        with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.celestia_duo\.table\.Table"):
            use()
    other = View(game="other", seat=0, step="", actors=())
    with pytest.raises(BadInput, match=r"instead of aerodrome\.games\.celestia_duo\.view\.CelestiaDuoView"):
        GAME.voice.prompt(other)


def test_a_match_gives_each_seat_its_view() -> None:
    match = aerodrome.from_position("celestia_duo", FULL)
    assert match.view(0) == VIEW
    assert match.view(1) == GAME.view(read(FULL), 1)
