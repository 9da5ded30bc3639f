"""The bot `steady` with two players and with expansions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from aerodrome.bots.aerion import SteadyBot
from aerodrome.games.aerion import GAME, Table
from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.table import WON
from aerodrome.kernel import Dealer, FastDealer, Position
from aerodrome.kernel.dealer import CHOICES
from tests.games.aerion.clouds_and_piers import FIVE_EQUAL, NONE_BUILT, THIRTY, TWENTY_SIX, clouds, debts
from tests.games.aerion.egg_tables import TRIPLE
from tests.games.aerion.example.beacons import Beacons
from tests.games.aerion.hellkite_tables import DEFEATED, FIFTEEN, last_lair
from tests.games.aerion.option_sets import BASE, EVERY_VARIANT, EVERYTHING, Options, covering_sample, label
from tests.games.aerion.tables import NOTHING, VOCABULARY, all_but

SAMPLE = covering_sample()
EVERY_NTH = 9
"""In random play, one state in this number is put before the bot."""


class NoDealer(Dealer):
    """Refuses to answer: whoever asks it peeks."""


def choice(**position: object) -> str:
    """What the bot does in a position, as a notation."""
    state = GAME.from_position(position)
    return VOCABULARY[SteadyBot().choose(state, int(state.seat), NoDealer())].notation


def start(options: Options, seats: int, dealer: Dealer) -> Table:
    return GAME.start(GAME.settle_options(options), seats, dealer)


def play(options: Options, seats: int, seed: int) -> Table:
    """A match between bots, each of whose actions is legal; the state at its end."""
    dealer, bot = FastDealer(seed), SteadyBot()
    state = start(options, seats, dealer)
    while actors := state.actors():
        action = bot.choose(state.copy(), actors[0], NoDealer())
        assert action in state.legal(actors[0])
        state.apply(actors[0], action, dealer)
    return state


def copied(state: Table) -> Table:
    other = state.copy()
    assert isinstance(other, Table)
    return other


def random_states(options: Options, seats: int, seed: int) -> Iterator[Table]:
    dealer = FastDealer(seed)
    state = start(options, seats, dealer)
    at = 0
    while actors := state.actors():
        if at % EVERY_NTH == 0:
            yield copied(state)
        actions = state.legal(actors[0])
        state.apply(actors[0], actions[dealer.pick(CHOICES, len(actions))], dealer)
        at += 1


# Always legal


@pytest.mark.parametrize("options", SAMPLE, ids=label)
def test_every_choice_is_legal_wherever_random_play_with_expansions_leads(options: Options) -> None:
    bot = SteadyBot()
    for seats in (1, 2):
        for state in random_states(options, seats, seed=5):
            key = state.key()
            assert bot.choose(state, int(state.seat), NoDealer()) in state.legal(int(state.seat))
            assert state.key() == key, "the bot changed its state"


@pytest.mark.parametrize(("options", "seats"), [(EVERYTHING, 1), (EVERY_VARIANT, 2)], ids=["everything", "variants"])
def test_every_choice_is_legal_in_its_own_matches(options: Options, seats: int) -> None:
    assert play(options, seats, seed=3).outcome() is not None


# A small sample of matches


@pytest.mark.parametrize(
    ("options", "seats", "least"),
    [
        (BASE, 2, 2),
        ({"expansions": ["flagship"]}, 1, 2),
        ({"expansions": ["hourglasses"]}, 1, 1),
        ({"expansions": ["stone-clouds"]}, 1, 2),
        ({"expansions": ["piers"]}, 1, 2),
        ({"expansions": ["eggs"]}, 1, 2),
        ({"expansions": ["hellkite"]}, 1, 2),
    ],
    ids=["two players", "flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite"],
)
def test_wins_some_matches(options: Options, seats: int, least: int) -> None:
    assert sum(play(options, seats, seed).ending == WON for seed in range(3)) >= least


# Two players

TWO: Position = {"seats": 2, "second_fleet": ["nacelle", "hornet", "trihellix"], "display": {"AAAA": "book"}}


def test_leaves_the_last_card_of_a_ship_in_the_common_workshop_to_its_owner() -> None:
    position: Position = {**TWO, "ships": all_but("hornet"), "workshops": [[], [], ["hornet", "cocoon"]]}
    assert choice(**position, seat=0, step="place", acquired="sognae", dice=NOTHING) == "reject"
    assert choice(**position, seat=1, step="place", acquired="sognae", dice=NOTHING) == "place common"


def test_lays_a_blueprint_of_the_partner_where_the_partner_can_use_it() -> None:
    position: Position = {
        **TWO,
        "ships": all_but("hornet", "bee"),
        "workshops": [[], [], []],
        "seat": 0,
        "step": "place",
    }
    assert choice(**position, acquired="hornet", dice=NOTHING) == "place common"


def test_lays_a_material_where_the_blueprint_of_the_last_ship_lies() -> None:
    position: Position = {
        **TWO,
        "ships": all_but("glider"),
        "workshops": [[], [], ["glider"]],
        "seat": 0,
        "step": "place",
    }
    assert choice(**position, acquired="helix", dice=NOTHING) == "place common"


# Nearly won

FLEET: Mapping[str, object] = {"ships": list(SHIP_NAMES), "pixies": 0}
"""All ships fly: only what the expansion asks for is missing."""


def test_takes_the_last_crew_aboard_the_flagship() -> None:
    aboard = [f"{kind}@AA+BB" for kind in ("helix", "nut")] + ["cocoon@AAA", "incubi@AAA"]
    position: Position = {**FLEET, "expansions": ["flagship"], "areas": {"flagship": aboard, **FACTORIES}}
    assert choice(**position, step="place", dice=NOTHING, acquired="sognae", display={"AAAA": "book"}) == "embark"


FACTORIES = {"factories": ["library@AA+BB", "archive@AAA"]}


def test_acquires_the_last_hourglass() -> None:
    acquired = [f"hourglass@{deck}" for deck in DECK_NAMES if deck != "AAA"]
    position: Position = {**FLEET, "expansions": ["hourglasses"], "areas": {"hourglasses": acquired}}
    display = {"AAA": "hourglass", "AAAA": "book"}
    assert choice(**position, step="roll", dice=TRIPLE, display=display) == "acquire AAA"


def test_breaks_the_last_cloud() -> None:
    position: Position = {**FLEET, "expansions": ["stone-clouds"], "pieces": clouds("cracked"), "dice": THIRTY}
    assert choice(**position, step="roll", display={"AAAA": "nut"}).startswith("demolish")


def test_strikes_the_cloud_on_the_ship_that_lacks_only_its_crew() -> None:
    position: Position = {
        "expansions": ["stone-clouds"],
        "variants": ["pinned-down"],
        "ships": all_but("hellinaut", "bee"),
    }
    position |= {"pieces": {**clouds(), "cloud/2": "cracked", "cloud/3": "cracked"}}
    position |= {
        "step": "strike",
        "workshops": [["bee", "nut"], ["hellinaut"]],
        "counters": {"strikes": 1},
        "dice": THIRTY,
    }
    assert choice(**position, display={"AAAA": "nut"}) == "strike bee"


HELD: Position = {
    "expansions": ["stone-clouds"],
    "variants": ["pinned-down"],
    "ships": all_but("hellinaut"),
    "pieces": {**clouds(), "cloud/2": "intact"},
    "step": "place",
    "acquired": "incubi",
    "dice": NOTHING,
    "display": {"AAAA": "nut"},
    "workshops": [["hellinaut", "helix"], []],
}
"""The Crew of the last ship is there, but a cloud holds the ship down."""


def test_completes_a_ship_that_then_waits_for_its_cloud_to_go() -> None:
    assert choice(**HELD) == "place 1"


def test_never_completes_a_ship_that_would_lose_its_cards() -> None:
    assert choice(**HELD, **{"pinned-ship": "discarded"}) == "reject"


def test_strikes_the_cloud_on_a_ship_that_waits() -> None:
    position: Position = {
        "expansions": ["stone-clouds"],
        "variants": ["pinned-down"],
        "ships": all_but("hellinaut", "bee"),
        "pieces": {**clouds(), "cloud/2": "cracked", "cloud/3": "cracked"},
        "step": "strike",
        "counters": {"strikes": 1},
        "workshops": [["hellinaut", "helix"], ["bee@AAA+BB", "nut@AAAA", "incubi@AAA"]],
        "dice": THIRTY,
    }
    assert choice(**position, display={"AAAA": "cocoon"}) == "strike bee"


def test_ends_the_turn_after_the_reveal_or_uses_what_helps() -> None:
    table: Position = {**TWO, "step": "close", "pulpit": ["book@AAA"], "display": {"AAAA": "book", "AAA": "cocoon"}}
    assert choice(**table, discards={"AAA": ["helix"]}) in ("end-turn", "book-retrieve AAA")


def test_builds_the_last_pier() -> None:
    pieces = {**dict.fromkeys(NONE_BUILT, "built"), "pier/3": "construction"}
    position: Position = {
        **FLEET,
        "expansions": ["piers"],
        "pieces": pieces,
        "step": "roll",
        "display": {"AAA": "helix"},
    }
    assert choice(**position, dice=FIVE_EQUAL) == "build-pier"


def test_pays_the_last_worker() -> None:
    position: Position = {
        **FLEET,
        "expansions": ["piers"],
        "pieces": dict.fromkeys(NONE_BUILT, "built"),
        "areas": debts("AAA"),
    }
    assert choice(**position, step="roll", dice=TWENTY_SIX, display={"AAA": "helix"}) == "pay AAA"


def test_hires_a_worker_to_build_the_only_ship_left() -> None:
    position: Position = {"expansions": ["piers"], "pieces": {**NONE_BUILT}, "ships": all_but("hellinaut"), "pixies": 0}
    position |= {"workshops": [["hellinaut", "helix"], []], "display": {"AAAA": "incubi", "AAA": "worker"}}
    assert choice(**position, step="roll", dice=[5, 5, 5, 1, 2, 3]) == "hire AAA"


def test_acquires_an_egg_when_only_that_saves_the_match() -> None:
    position: Position = {"expansions": ["eggs"], "display": {"AAA": "egg", "AAAA": "egg"}, "pixies": 1}
    position |= {"pieces": {"nest/AAA": "due", "nest/AAAA": "due"}, "step": "roll"}
    assert choice(**position, dice=TRIPLE) == "acquire AAA"
    assert choice(**position, dice=[4, 4, 1, 2, 3, 6]).startswith("pixie")


def test_destroys_the_last_lair() -> None:
    position: Position = {
        **FLEET,
        "expansions": ["hellkite"],
        **last_lair(3),
        "step": "roll",
        "display": {"AAA": "helix"},
    }
    assert choice(**position, dice=FIFTEEN) == "hunt"


def test_does_not_hunt_for_a_hellkite_that_is_gone() -> None:
    position: Position = {"expansions": ["hellkite"], **DEFEATED, "ships": all_but("hellinaut"), "step": "roll"}
    position |= {"workshops": [["hellinaut", "helix"], []], "display": {"AA+BB": "incubi", "AAA": "helix"}}
    assert choice(**position, dice=FIFTEEN) == "acquire AA+BB"


# What it does not know


def test_every_choice_is_legal_with_an_expansion_that_the_bot_does_not_know() -> None:
    game, dealer, bot = GAME.with_expansions(Beacons), FastDealer(4), SteadyBot()
    state = game.start(game.settle_options({"expansions": ["beacons", "eggs"]}), 1, dealer)
    while state.actors():
        action = bot.choose(state.copy(), 0, NoDealer())
        assert action in state.legal(0)
        state.apply(0, action, dealer)


def test_one_bot_plays_different_settings_as_two_bots_would() -> None:
    experienced = SteadyBot()
    for options in (EVERYTHING, BASE, EVERY_VARIANT):
        for state in list(random_states(options, 2, seed=6))[::4]:
            first = SteadyBot().choose(state.copy(), int(state.seat), NoDealer())
            assert experienced.choose(state.copy(), int(state.seat), NoDealer()) == first
