"""Expansion 5: the Hammer Bird Eggs."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.events import Acquired, PhaseSkipped, Replenished, Revealed
from aerodrome.games.aerion.expansions.eggs_events import (
    DeckReshuffled,
    Displaced,
    EggKept,
    EggRevealed,
    EggUsed,
    Laid,
    ShuffledBack,
)
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Ended, TurnBegan
from aerodrome.kernel.rule_numbers import NOT_YOUR_TURN
from tests.games.aerion.egg_tables import (
    BASE_CARDS_OF_AAA,
    EGGS_ON_TOP,
    LOW_DICE,
    TRIPLE,
    TWO_EGGS,
    eggs,
    few_left,
    fragile,
    owing,
)
from tests.games.aerion.tables import DISPLAY, NOTHING, VOCABULARY, all_but, at, set_up
from tests.rules_marker import rule

LOST = Outcome((), "aerion.eggs.only-eggs-lost", (0,))

NOT_DISCARDED = "aerion.eggs.not-discarded"
EGGS_NEEDED = "aerion.eggs.eggs-needed"
CHOOSE_NOW = "aerion.eggs.choose-now"
ONLY_REVEALED = "aerion.eggs.only-revealed"
SAVE_SHELL = "aerion.eggs.save-shell"
NOT_LOST_YET = "aerion.eggs.not-lost-yet"
END_OF_TURN = "aerion.replenish.end-of-turn"


# Eggs in the decks and in the Display


@rule("aerion.eggs.setup")
def test_two_eggs_are_shuffled_into_each_deck() -> None:
    table = set_up("incubi", "egg", "cocoon", "glider", "nacelle", "bee", expansions=["eggs"])
    assert {deck: table.unseen(deck)["egg"] for deck in DECK_NAMES} == {
        deck: 1 if deck == "AAA" else 2 for deck in DECK_NAMES
    }
    assert table.display()["AAA"] == "egg"
    assert table.view.areas == {"eggs": (), "box/eggs": (), "revealed": ()}


@rule("aerion.eggs.setup")
def test_without_the_expansion_there_are_no_eggs() -> None:
    assert all("egg" not in at().unseen(deck) for deck in DECK_NAMES)
    assert at().why_not("hatch AAA 1") == "aerion.expansion.not-in-play"


@rule("aerion.eggs.not-discarded")
def test_an_egg_cannot_pay_for_a_reroll() -> None:
    table = eggs(dice=NOTHING, display=DISPLAY | {"AAA": "egg"})
    assert table.why_not("discard AAA") == NOT_DISCARDED
    assert table.can("discard") == set(DECK_NAMES) - {"AAA"}


@rule("aerion.eggs.not-discarded")
def test_an_egg_in_the_display_counts_when_another_card_pays() -> None:
    assert eggs(dice=NOTHING, display={"AAA": "helix"}).why_not("discard AAA") == "aerion.reroll.not-the-last-card"
    table = eggs(dice=NOTHING, display={"AAA": "helix", "AAAA": "egg"})
    assert table.why_not("let-go") == "aerion.reroll.must-go-on"
    table.do("discard AAA")
    assert table.view.step == "reroll"
    assert table.display() == {"AAAA": "egg"}


@rule("aerion.eggs.not-discarded")
def test_an_egg_that_is_the_last_card_cannot_be_let_go() -> None:
    table = eggs(dice=NOTHING, display={"AAA": "egg"})
    assert table.why_not("let-go") == NOT_DISCARDED
    assert table.why_not("discard AAA") == NOT_DISCARDED
    assert "let-go" in eggs(dice=NOTHING, display={"AAA": "book"})


@rule("aerion.eggs.not-discarded")
def test_with_only_eggs_a_book_and_pixies_still_change_the_dice() -> None:
    table = eggs(dice=NOTHING, display=TWO_EGGS, pulpit=["book"], pixies=1)
    table.do("book-rerolls")
    table.play("keep 11", [2, 3, 4, 6])
    table.do("pixie 2 1", "acquire AAA")
    assert table.view.areas["eggs"] == ("egg@AAA",)


@rule("aerion.eggs.acquire", "aerion.eggs.pile")
def test_an_acquired_egg_goes_to_the_pile_by_itself() -> None:
    table = eggs(dice=TRIPLE, display={"AAA": "egg", "AAAA": "egg"})
    assert table.play("acquire AAA") == [
        Acquired("egg@AAA", "display/AAA", "acquired"),
        EggKept("egg@AAA", "acquired", "eggs"),
    ]
    assert table.view.step == "replenish"
    assert table.view.areas["eggs"] == ("egg@AAA",)
    assert table.view.pulpits == ((),)


@rule("aerion.eggs.acquire")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_an_egg_takes_the_combination_of_its_deck(deck: str) -> None:
    dice = {"AA+BB": [1, 1, 2, 2, 3, 4], "A+B+C+D+E": [1, 1, 2, 3, 4, 5]}.get(deck, [5, 5, 5, 5, 6, 6])
    display = dict.fromkeys(DECK_NAMES, "egg")
    assert f"acquire {deck}" in eggs(dice=dice, display=display)
    assert eggs(dice=NOTHING, display=display).why_not(f"acquire {deck}") == "aerion.acquire.combination"


@rule("aerion.eggs.pile")
def test_the_pile_grows_and_brings_victory_no_nearer() -> None:
    table = eggs(3, dice=TRIPLE, display={"AAA": "egg"})
    table.do("acquire AAA")
    assert len(table.view.areas["eggs"]) == 4
    nearly = eggs(step="place", acquired="incubi@AAA", ships=all_but("bee"), workshops=[["bee@AAA+BB", "nut@AAAA"]])
    nearly.do("place 1")
    assert nearly.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


# Using Eggs


@rule("aerion.eggs.use")
def test_used_eggs_go_to_the_box_and_reveal_as_many_cards() -> None:
    table = eggs(3, dice=NOTHING)
    assert table.play("hatch AAAA 2", "book", "incubi") == [
        EggUsed("egg@AA+BB", "eggs", "box/eggs"),
        EggUsed("egg@AAA", "eggs", "box/eggs"),
        EggRevealed("book@AAAA", "deck/AAAA", "revealed"),
        EggRevealed("incubi@AAAA", "deck/AAAA", "revealed"),
    ]
    assert table.view.step == "revealed"
    assert table.view.areas == {
        "eggs": ("egg@AAA+BB",),
        "box/eggs": ("egg@AA+BB", "egg@AAA"),
        "revealed": ("incubi@AAAA", "book@AAAA"),
    }


@rule("aerion.eggs.use")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "place", "replenish", "close"])
def test_eggs_are_used_at_any_time_in_the_turn(step: str) -> None:
    table = eggs(
        2,
        step=step,
        dice=[] if step in ("start", "close") else NOTHING,
        acquired="cocoon@AAAA" if step == "place" else None,
    )
    assert table.can("hatch") == {f"{deck} {number}" for deck in DECK_NAMES for number in (1, 2)}
    table.play("hatch AAA 1", "hornet")
    assert table.position["waiting"] == [step]
    table.do("lay hornet")
    assert table.view.step == step
    assert table.display() == DISPLAY | {"AAA": "hornet"}


@rule("aerion.eggs.use")
def test_eggs_wait_until_what_has_begun_is_brought_to_its_end() -> None:
    retrieving = eggs(1, dice=NOTHING, pulpit=["book"], discards={"AAA": ["hornet"]}).do("book-retrieve AAA")
    assert retrieving.why_not("hatch AAA 1") == "aerion.book.retrieve-to-the-end"
    striking = eggs(1, expansions=["stone-clouds", "eggs"], dice=[6, 6, 6, 6, 6, 6]).do("demolish none")
    assert striking.why_not("hatch AAA 1") == "aerion.clouds.strike-now"


@rule("aerion.eggs.eggs-needed")
def test_no_more_eggs_are_used_than_there_are() -> None:
    table = eggs(2, dice=NOTHING)
    assert [table.why_not(f"hatch AAA {number}") for number in (1, 2, 3, 12)] == [None, None, EGGS_NEEDED, EGGS_NEEDED]
    assert eggs(dice=NOTHING).why_not("hatch AAA 1") == EGGS_NEEDED


@rule("aerion.eggs.eggs-needed")
def test_all_twelve_eggs_may_be_used_at_once() -> None:
    pile = [f"egg@{deck}" for deck in DECK_NAMES for _ in range(2)]
    table = eggs(areas={"eggs": pile}, dice=NOTHING)
    table.play("hatch AAA 12", *[kind for kind in BASE_CARDS_OF_AAA if kind != "helix"])
    assert len(table.view.areas["box/eggs"]) == 12
    assert len(table.view.areas["revealed"]) == 7
    assert table.can("lay") == {"incubi", "sognae", "cocoon", "hellinaut", "hornet", "book"}


@rule("aerion.eggs.deck-not-empty")
def test_an_empty_deck_cannot_be_chosen() -> None:
    table = few_left(pile=1, dice=NOTHING)
    assert table.why_not("hatch AAA 1") == "aerion.eggs.deck-not-empty"
    assert table.can("hatch") == {f"{deck} 1" for deck in DECK_NAMES if deck != "AAA"}
    assert few_left("hornet", pile=1, dice=NOTHING).why_not("hatch AAA 1") is None


@rule("aerion.eggs.reveal-fewer")
def test_a_deck_with_too_few_cards_is_revealed_whole() -> None:
    table = few_left("hornet", "sognae", pile=3, dice=NOTHING)
    table.play("hatch AAA 3")
    assert table.view.areas["revealed"] == ("sognae@AAA", "hornet@AAA")
    assert table.view.areas["eggs"] == ()
    assert len(table.view.areas["box/eggs"]) == 5


# Choosing


@rule("aerion.eggs.choose", "aerion.eggs.shuffle-back")
def test_the_chosen_card_replaces_the_one_in_the_display() -> None:
    table = eggs(2, dice=NOTHING)
    table.play("hatch AAA 2", "hornet", "book")
    assert table.play("lay hornet") == [
        Displaced("helix@AAA", "display/AAA", "deck/AAA"),
        Laid("hornet@AAA", "revealed", "display/AAA"),
        ShuffledBack("book@AAA", "revealed", "deck/AAA"),
        DeckReshuffled("deck/AAA"),
    ]
    assert table.view.step == "roll"
    assert table.display()["AAA"] == "hornet"
    assert table.known("AAA") == ()
    assert table.unseen("AAA")["helix"] == 1
    assert table.unseen("AAA")["book"] == 2
    assert "hornet" not in table.unseen("AAA")


@rule("aerion.eggs.choose", "aerion.eggs.shuffle-back")
def test_the_chosen_card_fills_an_empty_place_of_the_display() -> None:
    table = eggs(2, dice=NOTHING, display={"AAAA": "nut"})
    table.play("hatch AAA 2", "hornet", "book")
    assert table.play("lay book") == [
        Laid("book@AAA", "revealed", "display/AAA"),
        ShuffledBack("hornet@AAA", "revealed", "deck/AAA"),
        DeckReshuffled("deck/AAA"),
    ]
    assert table.view.step == "roll"
    assert table.display() == {"AAAA": "nut", "AAA": "book"}


@rule("aerion.eggs.choose", "aerion.eggs.acquire")
def test_a_card_that_eggs_have_brought_is_acquired_or_pays_like_any_other() -> None:
    table = eggs(1, dice=TRIPLE, display={"AAAA": "egg"})
    table.play("hatch AAA 1", "hornet")
    table.do("lay hornet")
    assert table.why_not("acquire AAA") is None
    assert table.why_not("discard AAA") is None


@rule("aerion.eggs.choose", "aerion.eggs.shuffle-back")
def test_taking_none_leaves_the_display_as_it_was() -> None:
    table = eggs(2, dice=NOTHING)
    table.play("hatch AAA 2", "hornet", "book")
    assert table.play("lay-none") == [
        ShuffledBack("hornet@AAA", "revealed", "deck/AAA"),
        ShuffledBack("book@AAA", "revealed", "deck/AAA"),
        DeckReshuffled("deck/AAA"),
    ]
    assert table.view.step == "roll"
    assert table.display() == DISPLAY
    assert table.unseen("AAA") == at(expansions=["eggs"], areas={"eggs": ["egg@AAA"]}).unseen("AAA")
    assert table.view.areas["eggs"] == ()


@rule("aerion.eggs.choose-now")
def test_nothing_else_is_done_before_the_choice() -> None:
    table = eggs(2, dice=TRIPLE, pulpit=["book"], reserve=["nut@AAAA"], discards={"AAA": ["cocoon"]})
    table.play("hatch AAA 1", "hornet")
    assert table.legal == {"lay hornet", "lay-none", "move nut AAAA 1", "move nut AAAA 2"}
    others = ("roll", "keep 44", "discard AAA", "let-go", "acquire AAA", "book-rerolls", "book-retrieve AAA", "reject")
    for action in (*others, "pixie 4 1", "replenish", "hatch AAA 1", "save-shell", "end-turn"):
        assert table.why_not(action) == CHOOSE_NOW, action
    assert table.why_not("give-up") == CHOOSE_NOW


@rule("aerion.eggs.only-revealed")
def test_only_a_revealed_card_is_laid_in_the_display() -> None:
    table = eggs(2, dice=NOTHING)
    assert table.why_not("lay hornet") == ONLY_REVEALED
    assert table.why_not("lay-none") == ONLY_REVEALED
    table.play("hatch AAA 1", "hornet")
    assert table.why_not("lay book") == ONLY_REVEALED
    assert table.why_not("lay hornet") is None
    retrieving = eggs(2, dice=NOTHING, pulpit=["book"], discards={"AAA": ["hornet"]}).do("book-retrieve AAA")
    assert retrieving.why_not("lay hornet") == "aerion.book.retrieve-to-the-end"


@rule("aerion.eggs.must-choose")
def test_the_option_egg_choice_makes_the_choice_a_duty() -> None:
    must = eggs(1, dice=NOTHING, **{"egg-choice": "required"})
    must.play("hatch AAA 1", "egg")
    assert must.why_not("lay-none") == "aerion.eggs.must-choose"
    assert must.legal == {"lay egg"}
    may = eggs(1, dice=NOTHING)
    may.play("hatch AAA 1", "egg")
    assert may.legal == {"lay egg", "lay-none"}


@rule("aerion.eggs.whole-deck")
@pytest.mark.parametrize("choice", ["lay sognae", "lay-none"])
def test_shuffling_back_mixes_the_cards_known_to_lie_on_top(choice: str) -> None:
    table = eggs(1, dice=NOTHING, top={"AAA": ["sognae", "hornet", "book"]})
    table.play("hatch AAA 1")
    assert table.known("AAA") == ("hornet", "book")
    table.do(choice)
    assert table.known("AAA") == ()
    assert table.unseen("AAA")["hornet"] == 1


@rule("aerion.eggs.whole-deck", "aerion.eggs.shuffle-back")
def test_a_deck_into_which_nothing_goes_back_is_not_shuffled() -> None:
    table = eggs(1, dice=NOTHING, top={"AAA": ["sognae", "hornet", "book"]}, display={"AAAA": "nut"})
    table.play("hatch AAA 1")
    assert table.play("lay sognae") == [Laid("sognae@AAA", "revealed", "display/AAA")]
    assert table.view.step == "roll"
    assert table.known("AAA") == ("hornet", "book")


@rule("aerion.eggs.again", "aerion.eggs.shuffle-back")
def test_eggs_are_used_several_times_in_a_turn_and_send_an_egg_away() -> None:
    table = eggs(3, dice=NOTHING, display=DISPLAY | {"AAA": "egg"})
    table.play("hatch AAA 1", "hornet")
    table.do("lay hornet")
    table.play("hatch AAA 1", "egg")
    table.do("lay-none")
    table.play("hatch AAAA 1", "book")
    table.do("lay book")
    assert table.display() == DISPLAY | {"AAA": "hornet", "AAAA": "book"}
    assert table.unseen("AAA")["egg"] == 1
    assert table.why_not("hatch AAA 1") == EGGS_NEEDED


# Save Shell


@rule("aerion.eggs.save-shell")
def test_with_only_eggs_that_cannot_be_acquired_phase_two_may_be_skipped() -> None:
    table = eggs(dice=NOTHING, display=TWO_EGGS, pixies=0)
    assert table.legal == {"save-shell"}
    assert table.play("save-shell") == [PhaseSkipped(0)]
    assert table.view.step == "replenish"
    assert table.display() == TWO_EGGS
    assert table.discards() == {}


@rule("aerion.eggs.save-shell")
def test_phase_two_is_not_skipped_otherwise() -> None:
    assert eggs(dice=TRIPLE, display=TWO_EGGS).why_not("save-shell") == SAVE_SHELL
    assert eggs(dice=NOTHING, display=TWO_EGGS | {"AA+BB": "nut"}).why_not("save-shell") == SAVE_SHELL
    assert eggs(display=TWO_EGGS).why_not("save-shell") == "aerion.roll.comes-first"
    assert eggs(step="reroll", dice=NOTHING, display=TWO_EGGS).why_not("save-shell") == "aerion.reroll.choose-dice-now"
    assert eggs(dice=TRIPLE, display={"AAAA": "egg"}).why_not("save-shell") is None


@rule("aerion.eggs.save-shell")
def test_rerolls_left_are_lost_when_shells_are_saved() -> None:
    table = eggs(dice=NOTHING, display=TWO_EGGS, pulpit=["book"]).do("book-rerolls")
    assert table.play("save-shell") == [PhaseSkipped(0)]
    assert table.view.rerolls == 0
    assert table.view.step == "replenish"


# Only Eggs when a turn begins


@rule("aerion.eggs.only-eggs")
def test_a_turn_that_begins_with_only_eggs_owes_one_of_them() -> None:
    table = eggs(step="replenish", display={}, top=EGGS_ON_TOP)
    assert table.play("replenish") == [
        *[Revealed(f"egg@{deck}", f"deck/{deck}", f"display/{deck}") for deck in DECK_NAMES],
        Replenished(0),
        TurnBegan(2, 0),
    ]
    assert table.view.step == "start"
    assert table.view.pieces == {f"nest/{deck}": "due" for deck in DECK_NAMES}


@rule("aerion.eggs.only-eggs")
def test_one_of_those_eggs_settles_the_debt() -> None:
    table = owing(dice=TRIPLE)
    assert table.play("acquire AAA") == [
        Acquired("egg@AAA", "display/AAA", "acquired"),
        EggKept("egg@AAA", "acquired", "eggs"),
    ]
    assert table.view.step == "replenish"
    assert table.view.pieces["nest/AAA"] == "free"
    assert table.view.pieces["nest/AAAA"] == "free"
    assert table.state.outcome() is None


@rule("aerion.eggs.only-eggs-lost", "aerion.eggs.save-shell")
def test_saving_the_shells_loses_when_the_turn_began_with_only_eggs() -> None:
    table = owing(dice=NOTHING)
    assert table.play("save-shell") == [PhaseSkipped(0), Ended((), "aerion.eggs.only-eggs-lost")]
    assert table.view.step == "over"
    assert table.state.outcome() == LOST
    assert table.view.won is False
    assert table.legal == set()


@rule("aerion.eggs.only-eggs", "aerion.eggs.only-eggs-lost")
def test_a_position_at_the_start_of_a_turn_with_only_eggs_demands_one_of_them() -> None:
    table = at(expansions=["eggs"], display={"AA+BB": "egg"}, pixies=0)
    assert table.view.pieces["nest/AA+BB"] == "due"
    table.play("roll", NOTHING)
    table.do("save-shell")
    assert table.state.outcome() == LOST
    told = at(expansions=["eggs"], display={"AA+BB": "egg"}, pixies=0, pieces={"nest/AA+BB": "free"})
    assert told.view.pieces["nest/AA+BB"] == "free"


# The end of the turn


@rule("aerion.replenish.end-of-turn", "aerion.eggs.use")
def test_after_the_reveal_eggs_may_be_used_before_the_turn_ends() -> None:
    table = eggs(2, step="replenish", reserve=["nut@AAAA"], pulpit=["book"], discards={"AAA": ["hornet"]})
    assert table.why_not("end-turn") == END_OF_TURN
    assert table.play("replenish") == [Replenished(0)]
    assert table.view.step == "close"
    assert table.view.turn == 1
    for action in ("roll", "replenish", "keep none", "let-go", "acquire AAA"):
        assert table.why_not(action) == END_OF_TURN
    assert table.can("move") == {"nut AAAA 1", "nut AAAA 2"}
    assert table.can("book-retrieve") == {"AAA"}
    table.play("hatch AA+BB 1", "nut")
    table.play("lay nut")
    assert table.view.step == "close"
    assert table.play("end-turn") == [TurnBegan(2, 0)]
    assert table.view.step == "start"
    assert table.display() == DISPLAY | {"AA+BB": "nut"}


@rule("aerion.replenish.end-of-turn", "aerion.eggs.use")
@pytest.mark.parametrize("choice", ["lay nut", "lay-none"])
def test_the_turn_ends_by_itself_after_the_last_egg(choice: str) -> None:
    table = eggs(1, step="close", dice=[])
    table.play("hatch AA+BB 1", "nut")
    assert table.play(choice)[-1] == TurnBegan(2, 0)
    assert table.view.step == "start"


@rule("aerion.replenish.end-of-turn", "aerion.eggs.use")
def test_without_eggs_to_use_the_turn_ends_with_the_reveal() -> None:
    table = eggs(step="replenish")
    table.play("replenish")
    assert table.view.step == "start"


@rule("aerion.replenish.end-of-turn", "aerion.eggs.deck-not-empty")
def test_without_a_deck_to_reveal_from_the_turn_ends_with_the_reveal() -> None:
    pile = [f"egg@{deck}" for deck in DECK_NAMES for _ in range(2)]
    empty = eggs(step="replenish", areas={"eggs": pile}, display={"AAA": "helix"}, rest="discards")
    empty.play("replenish")
    assert empty.view.step == "start"
    lost = eggs(step="replenish", areas={"eggs": pile}, display={}, rest="discards")
    lost.play("replenish")
    assert lost.state.outcome() == Outcome((), "aerion.end.loss", (0,))


@rule("aerion.replenish.end-of-turn", "aerion.eggs.use")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "replenish"])
def test_at_no_other_step_is_the_turn_ended_this_way(step: str) -> None:
    assert eggs(1, step=step, dice=[] if step == "start" else NOTHING).why_not("end-turn") == END_OF_TURN


# Two players


@rule("aerion.eggs.two-players")
def test_both_players_use_one_pile_each_in_their_own_turn() -> None:
    table = eggs(seats=2, seat=1, dice=TRIPLE, display=DISPLAY | {"AAA": "egg"})
    table.do("acquire AAA")
    table.play("replenish", "helix")
    table.do("end-turn")
    assert table.seat == 0
    assert table.state.why_not(1, VOCABULARY.parse("hatch AAAA 1").id) == NOT_YOUR_TURN
    table.play("hatch AAAA 1", "book")
    table.play("lay book")
    assert table.view.step == "start"
    assert table.view.areas == {"eggs": (), "box/eggs": ("egg@AAA",), "revealed": ()}


# Fragile Shells


@rule("aerion.eggs.fragile")
def test_fragile_shells_cannot_be_saved() -> None:
    assert fragile().why_not("save-shell") == "aerion.eggs.fragile"
    assert "save-shell" in fragile(variants=[])
    assert fragile(dice=TRIPLE, pixies=0).legal == {"acquire AAA"}


@rule("aerion.eggs.fragile-lost")
def test_fragile_shells_lose_when_nothing_else_is_possible() -> None:
    table = fragile(pixies=0, ships=["bee"])
    assert table.legal == {"give-up"}
    assert table.play("give-up") == [Ended((), "aerion.eggs.fragile-lost")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((), "aerion.eggs.fragile-lost", (1,))
    assert table.view.won is False


@rule("aerion.eggs.not-lost-yet")
@pytest.mark.parametrize(
    "way_out",
    [
        {"variants": []},
        {"pixies": 1},
        {"pulpit": ["book"]},
        {"rerolls": 1},
        {"areas": {"eggs": ["egg@AA+BB"]}},
        {"reserve": ["nut@AAAA"]},
        {"dice": TRIPLE},
        {"display": TWO_EGGS | {"AA+BB": "nut"}},
        {"expansions": ["eggs", "hellkite"], "dice": LOW_DICE},
    ],
)
def test_nobody_gives_up_while_anything_else_is_possible(way_out: dict[str, object]) -> None:
    table = fragile(**{"pixies": 0, **way_out})
    assert table.why_not("give-up") == NOT_LOST_YET
    assert table.legal


@rule("aerion.eggs.not-lost-yet")
def test_nobody_gives_up_before_the_roll() -> None:
    assert fragile(step="start", dice=[], pixies=0).why_not("give-up") == "aerion.roll.comes-first"
