"""The seam for expansions: what one declares becomes part of the game, and the rules ask it at the right moments."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, Aerion, AerionView, Table, catalogue, rule, step
from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.events import Acquired, BookForRerolls, ShipHeldDown, ShipWaits
from aerodrome.games.aerion.workshops import release
from aerodrome.kernel import (
    BadInput,
    Event,
    Events,
    FastDealer,
    Match,
    Position,
    Seed,
)
from aerodrome.kernel.event_types import Ended, Moved
from tests.games.aerion.small_expansions import BLUE, CALM, Diary, Kites, KiteTurned, WindRose
from tests.games.aerion.tables import DISPLAY, NOTHING, all_but, moved, zones_of
from tests.rule_coverage import sections_of
from tests.scripted_dealer import ScriptedDealer

BOX = GAME.with_expansions(Kites, Diary)
NAMES = BOX.components.kind_names


@pytest.fixture(autouse=True)
def new_diary() -> Iterator[None]:
    yield
    Diary.pages.clear()
    Diary.answers.clear()


def at(**position: object) -> Table:
    return read(BOX, position)


def read(game: Aerion, position: Position) -> Table:
    rolled = position.get("step", "start") != "start"
    usual = {"display": DISPLAY, "dice": NOTHING if rolled else [], "expansions": ["kites", "diary"]}
    return game.from_position({**usual, **position})


def play(state: Table, notation: str, *chance: int | list[int]) -> list[Event]:
    """Carry out an action; its events tell where each card went."""
    seat, events = int(state.seat), Events()
    before = BOX.view(state, seat)
    with ScriptedDealer(*chance) as dealer:
        state.apply(seat, BOX.vocabulary.parse(notation).id, dealer, events)
    told = events.seen_by(seat)
    assert all(type(event) in BOX.events for event in told)
    assert moved(zones_of(before), told) == zones_of(BOX.view(state, seat))
    return told


def legal(state: Table) -> set[str]:
    found = state.legal(state.seat)
    assert list(found) == [one.id for one in BOX.vocabulary if state.why_not(state.seat, one.id) == 0]
    return {BOX.vocabulary[id].notation for id in found}


def why_not(state: Table, notation: str) -> str | None:
    number = state.why_not(state.seat, BOX.vocabulary.parse(notation).id)
    return BOX.rulebook[number].id if number else None


def almost_won(**position: object) -> Table:
    ready: Position = {
        "workshops": [["hellinaut", "helix@AA+BB"]],
        "ships": all_but("hellinaut"),
        "reserve": ["incubi@AAA"],
    }
    return at(**{**ready, **position})


# What it declares


def test_the_own_game_does_not_know_it() -> None:
    assert {"kites", "diary"} & {one.name for one in GAME.components.classes} == set()
    assert [one.name for one in BOX.components.classes][-2:] == ["kites", "diary"]
    with pytest.raises(BadInput, match="Option 'expansions' knows no 'kites'"):
        GAME.settle_options({"expansions": ["kites"]})


def test_what_was_there_keeps_its_order() -> None:
    """A Book can bring ribbons back and Eggs can lay them; nothing else is new."""
    mine_only = {one.notation for one in BOX.vocabulary} - {one.notation for one in GAME.vocabulary}
    assert mine_only == {"take ribbon", "lay ribbon", "raise", "puff", "land"}
    assert [one.notation for one in BOX.vocabulary if one.notation not in mine_only] == [
        one.notation for one in GAME.vocabulary
    ]
    mine, own = BOX.components, GAME.components
    for name in ("events", "step_names", "streams", "endings"):
        assert getattr(mine, name)[: len(getattr(own, name))] == getattr(own, name)
    assert BOX.rulebook.forbidding.items() > GAME.rulebook.forbidding.items()
    assert sections_of(BOX.rulebook)[:-2] == sections_of(GAME.rulebook)


def test_its_things_have_names() -> None:
    mine = BOX.components
    assert "ribbon" in mine.kind_names
    assert BOX.events[-2:] == (KiteTurned, WindRose)
    assert mine.step_names[-1] == "aloft"
    assert mine.streams[-1] == "wind"
    assert mine.endings[-1] == "aerion.kites.torn"
    assert sections_of(BOX.rulebook)[-2:] == [("kites", list(Kites.rules)), ("diary", list(Diary.rules))]


def test_its_rules_are_in_the_rulebook_with_its_own_texts() -> None:
    aloft = BOX.rulebook["aerion.kites.aloft"]
    assert aloft.text("en") == "The kite must land first."
    assert aloft.text("fr") == "Le cerf-volant atterrit en premier."
    assert aloft.section == "kites"
    assert aloft.number == rule.ADDED + 1
    assert BOX.rulebook.heading("kites", "fr") == "Cerfs-volants"
    assert BOX.rulebook["aerion.kites.torn"].number == 0


def test_it_can_be_chosen_with_its_variant_and_its_edition() -> None:
    options = {option.name: option for option in BOX.options}
    assert options["expansions"].values[-2:] == ("kites", "diary")
    assert options["variants"].values[-1] == "calm"
    assert (options["kite-colour"].values, options["kite-colour"].default) == (("red", "blue"), "red")
    assert [option.name for option in BOX.options][-1] == "first"
    with pytest.raises(BadInput, match="'calm' of the option 'variants' needs 'kites' of the option 'expansions'"):
        BOX.settle_options({"variants": ["calm"]})


@pytest.mark.parametrize("variants", [[], ["calm"]])
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_table_knows_what_it_is_played_with(variants: list[str], colour: str) -> None:
    chosen = {"expansions": ["kites"], "variants": variants, "kite-colour": colour}
    state = BOX.start(BOX.settle_options(chosen), 1, FastDealer(1))
    (kites,) = state.expansions
    assert kites.plays_variant(CALM) == (variants == ["calm"])
    assert kites.plays_variant(BLUE) == (colour == "blue")
    assert BOX.terms(state) == (BOX.settle_options(chosen), 1)
    written = BOX.position(state)
    assert (written["expansions"], written["variants"]) == (["kites"], variants)
    assert written.get("kite-colour", "red") == colour
    assert list(BOX.from_position(written).expansions) == [kites]


# Its cards, pieces and counters


def test_its_cards_are_in_the_decks_and_those_left_out_in_the_box() -> None:
    every = BOX.view(at(), 0)
    assert [column.unseen["ribbon"] for column in every.columns] == [2] * 6
    assert every.areas == {"ribbons": (), "box/ribbons": ()}
    calm = BOX.view(at(variants=["calm"]), 0)
    assert [column.unseen["ribbon"] for column in calm.columns] == [1] * 6
    assert calm.areas["box/ribbons"] == tuple(f"ribbon@{deck}" for deck in DECK_NAMES)
    without = BOX.view(at(expansions=["diary"]), 0)
    assert ["ribbon" in column.unseen for column in without.columns] == [False] * 6
    assert without.areas == {}


def test_a_catalogue_may_say_where_its_cards_lie_and_correct_its_facts() -> None:
    text = catalogue.own_text() + '\ngust = { count = 7, source = "public" }\n'
    text += '[cards.ribbon]\n"AAA" = { count = 3, source = "public" }\n'
    text = text.replace("[totals]", '[totals]\nribbon = { count = 3, source = "public" }')
    game = BOX.with_catalogue(text)
    assert game.catalogue.added["ribbon"] == (0, 3, 0, 0, 0, 0)
    assert (game.catalogue.facts["gust"], BOX.catalogue.facts["gust"]) == (7, 4)
    state = read(game, {})
    assert isinstance(state.expansions[0], Kites)
    assert state.expansions[0].gust == 7
    assert game.catalogue_text == text
    with pytest.raises(BadInput, match="has an unknown entry 'ribbon'"):
        GAME.with_catalogue(text)


def test_it_is_asked_when_the_table_is_laid_out() -> None:
    settled = BOX.settle_options({"expansions": ["kites", "diary"]})
    with ScriptedDealer(2, *[NAMES.index(kind) for kind in DISPLAY.values()]) as dealer:
        state = BOX.start(settled, 1, dealer)
    assert BOX.view(state, 0).counters == {"wind": 3}
    assert Diary.pages == ["turn 1"]


def test_its_card_settles_by_itself() -> None:
    state = at(step="roll", dice=[1, 1, 1, 2, 3, 4], display={"AAA": "ribbon", "AAAA": "nut"})
    assert play(state, "acquire AAA") == [
        Acquired("ribbon@AAA", "display/AAA", "acquired"),
        Moved("ribbon@AAA", "acquired", "ribbons"),
    ]
    assert BOX.view(state, 0).step == "replenish"
    assert BOX.view(state, 0).areas["ribbons"] == ("ribbon@AAA",)


# Its actions


def test_its_actions_are_legal_refused_and_carried_out_like_any_other() -> None:
    state = at(step="roll")
    assert legal(state) >= {"raise", "discard AAA"}
    assert why_not(state, "land") == "aerion.kites.down"
    assert why_not(at(), "raise") == "aerion.roll.comes-first"
    assert play(state, "raise") == [KiteTurned("kite", "up")]
    assert BOX.view(state, 0).step == "aloft"
    assert legal(state) == {"puff", "land"}
    assert why_not(state, "discard AAA") == "aerion.kites.aloft"
    assert play(state, "puff") == [WindRose(2)]
    assert BOX.view(state, 0).counters["wind"] == 2
    assert play(state, "land") == [KiteTurned("kite", "down")]
    assert BOX.view(state, 0).step == "roll"
    assert "discard AAA" in legal(state)


def test_out_of_play_its_actions_are_forbidden() -> None:
    state = at(step="roll", expansions=["diary"])
    assert {"raise", "puff", "land"} & legal(state) == set()
    assert why_not(state, "raise") == "aerion.expansion.not-in-play"


def test_it_may_end_the_match() -> None:
    state = at(step="aloft", waiting=["roll"], pieces={"kite": "up"}, counters={"wind": 4})
    assert play(state, "puff") == [WindRose(5), Ended((), "aerion.kites.torn")]
    assert BOX.view(state, 0).counters["wind"] == 5
    assert BOX.view(state, 0).step == "over"
    assert state.outcome() == aerodrome.Outcome((), "aerion.kites.torn", (0,))
    assert BOX.from_position(BOX.position(state)).key() == state.key()


def test_it_refuses_positions_from_which_it_cannot_play_on() -> None:
    with pytest.raises(BadInput, match="impossible"):
        at(step="aloft", dice=NOTHING, pieces={"kite": "up"})
    with pytest.raises(BadInput, match="belongs to an expansion that is not in play"):
        at(step="aloft", dice=NOTHING, expansions=["diary"])


# When it is asked, and what it changes


def test_a_turn_asks_it_at_every_moment() -> None:
    state = at()
    play(state, "roll", NOTHING)
    play(state, "discard AAAA")
    play(state, "keep 11", [1, 2, 3, 4])
    play(state, "acquire AAA")
    play(state, "place 1")
    play(state, "replenish", NAMES.index("book"), NAMES.index("book"))
    assert Diary.pages == [
        "turn 1",
        "first rolled",
        "first roll left",
        "discarded, 5 left",
        "phase 3, 4 left",
        "revealed, 6 there",
        "turn 2",
    ]


@pytest.mark.parametrize(
    ("action", "is_left"), [("pixie 1 2", True), ("book-rerolls", True), ("book-retrieve AAAA", False)]
)
def test_pixies_and_books_for_rerolls_leave_the_first_roll_behind(action: str, is_left: bool) -> None:
    state = at(step="roll", pulpit=["book"], discards={"AAAA": ["nut"]})
    play(state, action)
    assert Diary.pages == (["first roll left"] if is_left else [])


def test_phase_three_begins_when_phase_two_is_skipped_too() -> None:
    state = at(step="roll", display={"AAA": "helix"})
    play(state, "let-go")
    assert Diary.pages == ["phase 3, 0 left"]


def test_nothing_begins_after_the_end() -> None:
    state = almost_won(reserve=[], step="place", acquired="incubi@AAA", areas={"ribbons": ["ribbon@AAA"]})
    play(state, "place 1")
    assert state.outcome() == aerodrome.Outcome((0,), "aerion.end.win", (6,))
    assert Diary.pages == []


def test_it_may_hold_back_victory() -> None:
    ribbons = {"ribbons": ["ribbon@AAA"]}
    for answer, areas, won in ((False, ribbons, True), (True, ribbons, False), (False, {}, False)):
        Diary.answers["no victory"] = answer
        state = almost_won(areas=areas)
        play(state, "move incubi AAA 1")
        assert state.flying == 63
        assert (state.outcome() is not None) == won


def test_it_may_hold_a_ship_down() -> None:
    Diary.answers["heavy ships"] = True
    state = almost_won(areas={"ribbons": ["ribbon@AAA"]})
    assert play(state, "move incubi AAA 1")[-1] == ShipWaits("ship/hellinaut", "hellinaut")
    assert state.outcome() is None
    Diary.answers["light cards"] = True
    state = almost_won(areas={"ribbons": ["ribbon@AAA"]})
    assert play(state, "move incubi AAA 1")[-1] == ShipHeldDown("ship/hellinaut", "hellinaut")


def test_a_ship_it_lets_go_flies_at_once() -> None:
    Diary.answers["heavy ships"] = True
    state = almost_won(areas={"ribbons": ["ribbon@AAA"]})
    play(state, "move incubi AAA 1")
    Diary.answers["heavy ships"] = False
    events = Events()
    release(state, SHIP_NAMES.index("hellinaut"), events)
    assert state.outcome() is not None


@pytest.mark.parametrize(("more", "rerolls", "taken"), [(False, 3, 2), (True, 4, 3)])
def test_it_may_strengthen_books(more: bool, rerolls: int, taken: int) -> None:
    Diary.answers["more"] = more
    state = at(step="roll", pulpit=["book@AAA"])
    assert play(state, "book-rerolls") == [BookForRerolls("book@AAA", "pulpit/1", "discard/AAA", rerolls)]
    assert BOX.view(state, 0).rerolls == rerolls
    state = at(step="roll", pulpit=["book@AAA"], discards={"AAAA": ["nut", "hornet", "incubi", "sognae"]})
    play(state, "book-retrieve AAAA")
    for kind in ("nut", "hornet", "incubi")[:taken]:
        assert BOX.view(state, 0).step == "retrieve"
        play(state, f"take {kind}")
    assert BOX.view(state, 0).step == "roll"


def test_it_may_let_a_pulpit_hold_many_books() -> None:
    book: Position = {"step": "roll", "dice": [1, 1, 1, 2, 3, 4], "display": {"AAA": "book"}, "pulpit": ["book@AAAA"]}
    state = at(**book)
    play(state, "acquire AAA")
    assert BOX.view(state, 0).step == "place"
    Diary.answers["many books"] = True
    state = at(**book)
    play(state, "acquire AAA")
    assert BOX.view(state, 0).pulpit == ("book@AAA", "book@AAAA")


def test_it_may_let_the_crew_come_first() -> None:
    state = at(reserve=["incubi@AAA"])
    assert why_not(state, "move incubi AAA 1") == "aerion.workshop.crew-last"
    Diary.answers["crew first"] = True
    assert why_not(state, "move incubi AAA 1") is None


def test_it_may_keep_cards_from_being_acquired_or_discarded() -> None:
    state = at(step="roll", dice=[1, 1, 1, 2, 3, 4], display={"AAA": "helix", "AAAA": "ribbon"})
    assert {"acquire AAA", "discard AAA", "discard AAAA"} <= legal(state)
    Diary.answers.update({"no acquisitions": True, "no discards": True})
    assert why_not(state, "acquire AAA") == "aerion.diary.no"
    assert why_not(state, "discard AAAA") == "aerion.diary.no"
    assert why_not(state, "discard AAA") is None, "only the cards of expansions are asked about"
    assert legal(state) & {"acquire AAA", "discard AAA", "discard AAAA"} == {"discard AAA"}


# Copies, pickles, records


@pytest.mark.parametrize("twin", [Table.copy, copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_copies_and_pickles_keep_their_expansions(twin: object) -> None:
    assert callable(twin)
    chosen = {"variants": ["calm"], "kite-colour": "blue"}
    state = read(BOX, {**chosen, "step": "roll", "counters": {"wind": 2}})
    other = twin(state)
    kites = other.expansions[0]
    assert isinstance(kites, Kites)
    assert (kites.flags, kites.gust, kites.bound) == (3, 4, state.expansions[0].bound)
    assert [kind.number for kind in kites.kinds] == [NAMES.index("ribbon")]
    assert other.key() == state.key()
    assert legal(other) == legal(state)
    play(other, "raise")
    play(other, "puff")
    assert BOX.view(other, 0).counters == {"wind": 3}
    assert BOX.view(state, 0).counters == {"wind": 2}
    assert state.step == step.ROLL


def test_a_whole_match_is_played_recorded_and_replayed() -> None:
    chosen = {"expansions": [one.name for one in BOX.components.classes], "variants": ["calm"]}
    match = Match(BOX, BOX.settle_options(chosen), 2, Seed.known(5))
    choices = FastDealer(5)
    while match.actors:
        found = match.legal()
        match.play(found.ids[choices.pick(0, len(found))])
        assert isinstance(match.view(0), AerionView)
    again = aerodrome.kernel.replay(aerodrome.loads(match.record().dumps()), BOX)
    assert again.state.key() == match.state.key()
    assert aerodrome.kernel.verify(match.record(), BOX).dice_checked
