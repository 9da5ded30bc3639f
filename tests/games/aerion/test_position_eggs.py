"""Eggs owed by a turn that began with nothing else, Eggs beside other expansions, and random play with Eggs."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion import GAME, catalogue
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.kernel import BadInput, Outcome
from aerodrome.kernel.event_types import Ended
from tests.games.aerion.egg_tables import EGGS_ON_TOP, LOW_DICE, TRIPLE, TWO_EGGS, eggs, fragile, owing
from tests.games.aerion.random_play import check_every_position
from tests.games.aerion.tables import DISPLAY, NOTHING, all_but, at, set_up
from tests.rules_marker import rule

SAVE_SHELL = "aerion.eggs.save-shell"
LOST = Outcome((), "aerion.eggs.only-eggs-lost", (0,))
IMPOSSIBLE = "cards and pieces of the Hammer Bird Eggs"


# What is owed


@rule("aerion.eggs.only-eggs")
def test_one_other_card_is_enough_to_owe_nothing() -> None:
    table = eggs(step="replenish", display={}, top=EGGS_ON_TOP | {"AAA": ["book"]})
    table.play("replenish")
    assert set(table.view.pieces.values()) == {"free"}
    table.play("roll", NOTHING)
    table.do("discard AAA")
    table.play("keep 11", [2, 3, 4, 6])
    table.do("save-shell")
    assert table.view.step == "replenish"


@rule("aerion.eggs.only-eggs")
def test_the_first_turn_of_a_match_can_begin_with_only_eggs() -> None:
    table = set_up(*["egg"] * 6, expansions=["eggs"])
    assert set(table.view.pieces.values()) == {"due"}
    assert set(set_up(*["egg"] * 5, "bee", expansions=["eggs"]).view.pieces.values()) == {"free"}


@rule("aerion.eggs.only-eggs-lost")
def test_acquiring_another_card_does_not_settle_the_debt() -> None:
    table = owing(1, dice=[1, 1, 2, 2, 5, 6], areas={"eggs": ["egg@AAAA"]})
    table.play("hatch AA+BB 1", "book")
    table.do("lay book", "acquire AA+BB")
    assert table.state.outcome() == LOST


@rule("aerion.eggs.only-eggs-lost", "aerion.eggs.only-eggs")
def test_an_egg_that_came_later_does_not_settle_the_debt() -> None:
    table = owing(1, dice=[1, 1, 2, 2, 5, 6], areas={"eggs": ["egg@AAAA"]})
    table.play("hatch AA+BB 1", "egg")
    table.do("lay egg", "acquire AA+BB")
    assert table.view.areas["eggs"] == ("egg@AA+BB",)
    assert table.state.outcome() == LOST


@rule("aerion.eggs.only-eggs-lost", "aerion.eggs.only-eggs")
def test_sending_those_eggs_back_into_their_decks_does_not_settle_the_debt() -> None:
    table = owing(2, step="start")
    table.play("hatch AAA 1", "book")
    table.play("lay book")
    assert table.view.pieces["nest/AAA"] == "empty"
    table.play("hatch AAAA 1", "egg")
    table.do("lay egg")
    assert table.view.pieces["nest/AAAA"] == "empty"
    table.play("roll", [4, 4, 4, 4, 2, 6])
    table.do("acquire AAAA")
    assert table.state.outcome() == LOST


@rule("aerion.eggs.only-eggs")
def test_the_eggs_that_are_left_still_settle_the_debt() -> None:
    table = owing(1, step="start")
    table.play("hatch AAA 1", "book")
    table.do("lay book")
    table.play("roll", [4, 4, 4, 4, 2, 6])
    table.do("acquire AAAA")
    assert set(table.view.pieces.values()) == {"free"}
    assert table.view.step == "replenish"


@rule("aerion.eggs.end-of-turn", "aerion.eggs.only-eggs")
def test_eggs_used_at_the_end_of_a_turn_keep_the_next_from_owing_one() -> None:
    table = eggs(1, step="replenish", display={}, top=EGGS_ON_TOP)
    table.play("replenish")
    assert table.view.step == "close"
    table.play("hatch AAA 1", "book")
    table.do("lay book")
    assert table.view.step == "start"
    assert set(table.view.pieces.values()) == {"free"}


@rule("aerion.eggs.two-players", "aerion.eggs.only-eggs-lost")
def test_the_player_whose_turn_begins_with_only_eggs_loses_for_both() -> None:
    table = eggs(seats=2, seat=0, step="replenish", display={}, top=EGGS_ON_TOP, pixies=0)
    table.play("replenish")
    assert table.seat == 1
    table.play("roll", NOTHING)
    assert table.legal == {"save-shell"}
    table.do("save-shell")
    assert table.state.outcome() == Outcome((), "aerion.eggs.only-eggs-lost", (0, 0))


@rule("aerion.eggs.fragile-lost", "aerion.eggs.only-eggs")
def test_fragile_shells_that_are_owed_are_lost_as_well() -> None:
    table = fragile(pixies=0, pieces={"nest/AAA": "due", "nest/AAAA": "due"})
    table.do("give-up")
    assert table.state.outcome() == Outcome((), "aerion.eggs.fragile-lost", (0,))


FALLEN = {f"{row}/{place}": "gone" for row in ("outpost", "lair") for place in range(1, 7)}
LAST_LAIR = FALLEN | {"lair/1": "book", "hellkite": "1"}
UNSEEN = {"unseen-lair/book": 1, "unseen-lair/blueprint": 1, "unseen-lair/material": 0, "unseen-lair/crew": 0}


@rule("aerion.eggs.only-eggs-lost")
def test_another_phase_two_does_not_settle_the_debt_unless_it_wins() -> None:
    pieces = LAST_LAIR | {"nest/AAA": "due", "nest/AAAA": "due"}
    hunt: dict[str, object] = {"expansions": ["eggs", "hellkite"], "pieces": pieces, "counters": UNSEEN}
    lost = owing(dice=LOW_DICE, ships=all_but("bee"), **hunt)
    assert lost.play("hunt")[-1] == Ended((), "aerion.eggs.only-eggs-lost")
    assert lost.state.outcome() == Outcome((), "aerion.eggs.only-eggs-lost", (5,))
    won = owing(dice=LOW_DICE, ships=all_but(), **hunt)
    won.do("hunt")
    assert won.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.eggs.only-eggs")
def test_only_the_eggs_that_lie_there_are_owed() -> None:
    table = eggs(1, step="close", dice=[], display=TWO_EGGS).do("end-turn")
    owed = {f"nest/{deck}": "due" if deck in TWO_EGGS else "free" for deck in DECK_NAMES}
    assert table.view.pieces == owed


# Beside other expansions


@rule("aerion.eggs.save-shell")
def test_a_display_without_any_card_saves_no_shell() -> None:
    table = eggs(expansions=["piers", "eggs"], dice=NOTHING, display={"AAA": "worker"}, pixies=0).do("hire AAA")
    assert table.why_not("save-shell") == SAVE_SHELL
    assert "let-go" in table


@rule("aerion.eggs.save-shell")
def test_shells_are_saved_even_if_a_hunt_is_possible() -> None:
    table = eggs(expansions=["eggs", "hellkite"], dice=LOW_DICE, display=TWO_EGGS, pixies=0)
    assert table.legal == {"save-shell", "hunt"}


@rule("aerion.eggs.fragile")
def test_another_phase_two_saves_fragile_shells() -> None:
    table = fragile(expansions=["eggs", "hellkite"], dice=LOW_DICE, pixies=0)
    assert table.legal == {"hunt"}
    table.play("hunt", 0)
    assert table.view.step == "replenish"


@rule("aerion.eggs.not-lost-yet", "aerion.eggs.fragile-lost")
def test_a_hunt_out_of_reach_saves_no_fragile_shell() -> None:
    dice = [1, 1, 2, 2, 4, 6]
    assert fragile(expansions=["eggs", "hellkite"], dice=dice, pixies=0).legal == {"give-up"}


@rule("aerion.eggs.shuffle-back", "aerion.eggs.choose")
def test_eggs_bring_the_cards_of_other_expansions_into_the_display() -> None:
    table = eggs(1, expansions=["stone-clouds", "eggs"], dice=NOTHING)
    table.play("hatch AAA 1", "bird")
    table.do("lay bird")
    assert table.why_not("acquire AAA") == "aerion.clouds.not-acquired"
    assert "discard AAA" in table


@rule("aerion.eggs.use")
def test_an_hourglass_brought_in_phase_three_stays_in_the_display() -> None:
    table = eggs(1, expansions=["hourglasses", "eggs"], dice=TRIPLE, display={"AAA": "hourglass", "AAAA": "hourglass"})
    table.do("acquire AAA")
    assert table.display() == {}
    table.play("hatch AAAA 1", "hourglass")
    table.do("lay hourglass")
    table.play("replenish", "incubi", "helix", "cocoon", "nacelle", "bee")
    assert table.display() == {**DISPLAY, "AAAA": "hourglass"}


@rule("aerion.eggs.pile")
def test_only_eggs_go_to_the_pile() -> None:
    areas = {"factories": ["archive", "library"]}
    factory = {"expansions": ["flagship", "eggs"], "variants": ["expand-the-factory"], "areas": areas}
    table = eggs(**factory, dice=[4, 4, 4, 4, 2, 6], display={"AAAA": "research-lab"}).do("acquire AAAA")
    assert table.view.acquired == "research-lab@AAAA"
    table.do("replace archive")
    assert table.view.areas["eggs"] == ()


@rule("aerion.eggs.use")
def test_eggs_used_right_after_the_first_roll_leave_the_research_lab_open() -> None:
    areas = {"eggs": ["egg@AAA"], "factories": ["research-lab", "library"]}
    table = eggs(expansions=["flagship", "eggs"], areas=areas)
    table.play("roll", NOTHING)
    table.play("hatch AAA 1", "hornet")
    table.do("lay hornet")
    assert "research" in table


@rule("aerion.eggs.eggs-needed")
def test_a_catalogue_with_more_eggs_still_lets_twelve_be_used_at_once() -> None:
    text = catalogue.own_text().replace("egg = { count = 12", "egg = { count = 14")
    start = text.index("[cards.egg]")
    more = text[start:].replace('"AAA" = { count = 2', '"AAA" = { count = 4', 1)
    pile = [f"egg@{deck}" for deck in DECK_NAMES for _ in range(4 if deck == "AAA" else 2)]
    position = {"expansions": ["eggs"], "areas": {"eggs": pile}, "display": {"AAA": "helix"}}
    game = GAME.with_catalogue(text[:start] + more)
    state = game.from_position(position)
    hatches = [game.vocabulary[id].notation for id in state.legal(0) if game.vocabulary[id].verb == "hatch"]
    assert hatches == [f"hatch {deck} {number}" for deck in DECK_NAMES for number in range(1, 13)]


# Positions


POSSIBLE: list[dict[str, object]] = [
    {"step": "revealed", "waiting": ["roll"], "areas": {"revealed": ["book@AAA", "book@AAA"]}},
    {"step": "revealed", "waiting": ["close"], "dice": [], "areas": {"revealed": ["book@AAA"]}},
    {"step": "close", "dice": [], "areas": {"eggs": ["egg@AAA"]}},
    {"dice": NOTHING, "display": TWO_EGGS, "pieces": {"nest/AAA": "due", "nest/AAAA": "empty"}},
    {"step": "over", "ending": "aerion.eggs.only-eggs-lost", "display": TWO_EGGS, "pieces": {"nest/AAA": "due"}},
    {
        "step": "over",
        "ending": "aerion.eggs.fragile-lost",
        "display": TWO_EGGS,
        "variants": ["fragile-shells"],
        "dice": NOTHING,
    },
]


@pytest.mark.parametrize("position", POSSIBLE)
def test_a_position_that_play_can_lead_to_is_read(position: dict[str, object]) -> None:
    table = at(expansions=["eggs"], **position)
    assert GAME.position(GAME.from_position(table.position)) == table.position


@pytest.mark.parametrize(
    "position",
    [
        {"step": "place", "acquired": "egg"},
        {"discards": {"AAA": ["egg"]}},
        # Revealed cards that nobody chooses from, of two decks, none at all, or with nothing to return to
        {"dice": NOTHING, "areas": {"revealed": ["book@AAA"]}},
        {"step": "revealed", "waiting": ["roll"], "areas": {"revealed": ["book@AAA", "book@AAAA"]}},
        {"step": "revealed", "waiting": ["roll"]},
        {"step": "revealed", "areas": {"revealed": ["book@AAA"]}},
        {"step": "revealed", "waiting": ["revealed"], "areas": {"revealed": ["book@AAA"]}},
        {"step": "revealed", "waiting": ["strike"], "areas": {"revealed": ["book@AAA"]}},
        {"step": "retrieve", "waiting": ["close"], "pile": "AAA", "discards": {"AAA": ["hornet"]}, "dice": []},
        # The end of a turn with nothing to hatch, with dice, without a Display, or with something that waits
        {"step": "close", "dice": []},
        {"step": "close", "dice": NOTHING, "areas": {"eggs": ["egg@AAA"]}},
        {"step": "close", "dice": [], "display": {}, "areas": {"eggs": ["egg@AAA"]}},
        {"step": "close", "dice": [], "waiting": ["close"], "areas": {"eggs": ["egg@AAA"]}},
        {"step": "revealed", "waiting": ["close"], "dice": NOTHING, "areas": {"revealed": ["book@AAA"]}},
        # Eggs that are owed but not there, or still owed in phase 3
        {"dice": NOTHING, "pieces": {"nest/AAA": "due"}},
        {"step": "replenish", "display": TWO_EGGS, "pieces": {"nest/AAA": "due"}},
        {"step": "replenish", "pieces": {"nest/AAA": "empty"}},
        {"step": "close", "dice": [], "areas": {"eggs": ["egg@AAAA"]}, "pieces": {"nest/AAA": "empty"}},
        {
            "step": "retrieve",
            "waiting": ["replenish"],
            "pile": "AAA",
            "discards": {"AAA": ["hornet"]},
            "display": TWO_EGGS,
            "pieces": {"nest/AAA": "due"},
        },
        # Endings that no Egg has brought about
        {"step": "over", "ending": "aerion.eggs.only-eggs-lost"},
        {"step": "over", "ending": "aerion.eggs.fragile-lost", "display": TWO_EGGS},
        {"step": "over", "ending": "aerion.eggs.fragile-lost", "variants": ["fragile-shells"]},
    ],
)
def test_a_position_that_no_play_leads_to_is_refused(position: dict[str, object]) -> None:
    expansions = ["stone-clouds", "eggs"] if position.get("waiting") == ["strike"] else ["eggs"]
    with pytest.raises(BadInput, match="The position is impossible"):
        at(expansions=expansions, **position)


def test_a_game_lost_for_want_of_cards_owed_no_egg() -> None:
    lost: dict[str, object] = {"step": "over", "ending": "aerion.end.loss", "display": {}, "rest": "discards"}
    areas = {"box/eggs": [f"egg@{deck}" for deck in EGGS_ON_TOP for _ in range(2)]}
    assert eggs(**lost, areas=areas).view.won is False
    with pytest.raises(BadInput, match=IMPOSSIBLE):
        eggs(**lost, areas=areas, pieces={"nest/AAA": "empty"})


# Random play


@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_random_play_is_written_down_and_read_again(seed: int) -> None:
    variants = ["fragile-shells"] if seed % 2 else []
    choice = {"egg-choice": "required"} if seed % 4 > 1 else {}
    options: dict[str, object] = {"expansions": ["eggs"], "variants": variants, **choice}
    check_every_position(options, 1 + seed % 3 % 2, seed)
