"""Expansion 1: The Flagship."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import SHIP_NAMES
from aerodrome.games.aerion.catalogue import own_text
from aerodrome.games.aerion.expansions.flagship_events import Embarked, EmbarkedFromReserve, FlagshipBuilt
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Ended, Moved
from tests.games.aerion.flagship_tables import (
    ALREADY_FLIES,
    CREW_LAST,
    CREWS,
    FACTORIES,
    FIRST_CARDS,
    HOME,
    MATERIALS,
    NO_BLUEPRINT,
    ONE_OF_EACH,
    active,
    expanding,
    flagship,
    flies,
)
from tests.games.aerion.tables import NOTHING, all_but, set_up
from tests.rules_marker import rule
from tests.scripted_dealer import ScriptedDealer

# Set-up


@rule("aerion.flagship.token")
def test_the_flagship_begins_as_a_project_without_cards() -> None:
    table = set_up(*FIRST_CARDS, before=(0, 0), expansions=["flagship"])
    assert table.view.pieces["flagship"] == "project"
    assert table.view.areas["flagship"] == ()


@rule("aerion.flagship.token")
def test_without_the_expansion_there_is_no_flagship() -> None:
    table = set_up(*FIRST_CARDS)
    assert (table.view.pieces, table.view.areas) == ({}, {})


@rule("aerion.flagship.factories-drawn")
@pytest.mark.parametrize(
    ("first", "second", "drawn"),
    [
        (0, 0, ("library", "archive")),
        (5, 4, ("logistics", "game-room")),
        (5, 0, ("library", "game-room")),
        (2, 2, ("security", "research-lab")),
    ],
)
def test_two_factories_are_drawn_and_the_others_go_to_the_box(first: int, second: int, drawn: tuple[str, ...]) -> None:
    table = set_up(*FIRST_CARDS, before=(first, second), expansions=["flagship"])
    assert active(table) == drawn
    assert table.view.areas["box/factories"] == tuple(f"{name}@{HOME[name]}" for name in FACTORIES if name not in drawn)
    assert [column.size for column in table.view.columns] == [7] * 6


@rule("aerion.flagship.factories-drawn")
def test_every_pair_of_different_factories_is_equally_likely() -> None:
    pairs = Counter(
        active(set_up(*FIRST_CARDS, before=rolled, expansions=["flagship"])) for rolled in product(range(6), range(5))
    )
    assert len(pairs) == 15
    assert set(pairs.values()) == {2}


@rule("aerion.flagship.factories-drawn")
def test_the_ships_of_two_players_are_shared_out_before_the_factories_are_drawn() -> None:
    table = set_up(*FIRST_CARDS, seats=2, before=(0, 0, 0, 3, 3), expansions=["flagship"])
    assert active(table) == ("research-lab", "logistics")


@rule("aerion.flagship.factories-drawn")
def test_a_factory_that_the_catalogue_does_not_know_is_not_opened() -> None:
    text = own_text().replace('[cards.archive]\n"AAA" = { count = 1', '[cards.archive]\n"AAA" = { count = 0')
    game = GAME.with_catalogue(text.replace("factory = { count = 6", "factory = { count = 5"))
    options = game.settle_options({"expansions": ["flagship"]})
    with ScriptedDealer(1, 0, *[GAME.components.kind_names.index(card) for card in FIRST_CARDS]) as dealer:
        view = game.view(game.start(options, 1, dealer), 0)
    assert view.areas["factories"] == ("library@AA+BB",)
    assert len(view.areas["box/factories"]) == 4


@rule("aerion.flagship.expand-the-factory")
def test_in_the_variant_the_factories_lie_in_the_decks() -> None:
    table = set_up(*FIRST_CARDS, expansions=["flagship"], variants=["expand-the-factory"])
    assert active(table) == ()
    assert table.view.areas["box/factories"] == ()
    assert [column.size for column in table.view.columns] == [8] * 6
    for factory, deck in HOME.items():
        assert [name for name in FACTORIES if name in table.unseen(deck)] == [factory]


@rule("aerion.flagship.expand-the-factory", "aerion.flagship.token")
def test_in_the_variant_a_factory_may_be_the_first_card_of_its_deck() -> None:
    table = set_up(*FACTORIES, expansions=["flagship"], variants=["expand-the-factory"])
    assert table.display() == {deck: factory for factory, deck in HOME.items()}
    assert table.view.pieces["flagship"] == "project"


# The cards on the Flagship


@rule("aerion.flagship.embark")
@pytest.mark.parametrize(
    ("card", "aboard"),
    [*((card, []) for card in MATERIALS), *((card, MATERIALS) for card in CREWS)],
)
def test_an_acquired_element_goes_straight_to_the_flagship(card: str, aboard: list[str]) -> None:
    table = flagship("library", "archive", aboard=aboard, step="place", acquired=card, display={})
    assert table.play("embark") == [Embarked(card, "acquired", "flagship")]
    assert table.view.step == "replenish"
    assert set(table.view.areas["flagship"]) == {*aboard, card}
    assert table.view.acquired is None
    assert table.view.workshops == ((), ())
    assert not flies(table)


@rule("aerion.flagship.embark")
def test_the_flagship_is_one_place_among_others() -> None:
    table = flagship("library", "archive", step="place", acquired="nut@AAAA", pulpit=["book@AAA"], display={})
    assert table.legal == {"embark", "place 1", "place 2", "book-reserve", "reject"}


@rule("aerion.flagship.embark")
def test_only_a_card_that_awaits_its_place_is_embarked() -> None:
    nothing = "aerion.acquire.nothing-to-place"
    assert flagship("library", "archive").why_not("embark") == nothing
    assert flagship("library", "archive", dice=NOTHING).why_not("embark") == nothing
    assert flagship("library", "archive", step="replenish").why_not("embark") == nothing
    retrieving = flagship("library", "archive", pulpit=["book@AAA"], reserve=["nut@AAAA"], discards={"AAA": ["hornet"]})
    retrieving.do("book-retrieve AAA")
    assert retrieving.why_not("embark") == "aerion.book.retrieve-to-the-end"
    assert retrieving.why_not("turn 1") == "aerion.book.retrieve-to-the-end"
    assert retrieving.why_not("replace library") == "aerion.book.retrieve-to-the-end"
    assert retrieving.why_not("research") == "aerion.book.retrieve-to-the-end"
    assert retrieving.why_not("secure") == "aerion.book.retrieve-to-the-end"


@rule("aerion.flagship.embark")
def test_a_card_seized_from_a_lair_may_go_to_the_flagship() -> None:
    table = flagship(
        "library",
        "archive",
        expansions=["flagship", "hellkite"],
        display={"AAAA": "nut", "AAA": "book"},
        dice=[1, 1, 2, 3, 4, 4],
        pieces={"outpost/1": "gone", "lair/1": "material"},
        counters={"unseen-lair/material": 1},
    )
    table.do("hunt", "seize AAAA", "embark")
    assert table.view.areas["flagship"] == ("nut@AAAA",)


@rule("aerion.flagship.one-of-each")
@pytest.mark.parametrize("kind", ["helix", "nut", "cocoon", "incubi", "sognae"])
def test_the_flagship_takes_one_of_each(kind: str) -> None:
    cards = dict.fromkeys(("incubi", "sognae"), "AAA+BB") | {"helix": "AAA+BBB", "nut": "AAA+BB", "cocoon": "AAAA"}
    other = f"{kind}@{cards[kind]}"
    crew = [card for card in CREWS if card.startswith(kind)]
    again = flagship("library", "archive", aboard=[*MATERIALS, *crew], step="place", acquired=other, display={})
    assert again.why_not("embark") == ONE_OF_EACH
    moving = flagship("library", "archive", aboard=[*MATERIALS, *crew], reserve=[other])
    assert moving.why_not(f"embark-reserve {kind} {cards[kind]}") == ONE_OF_EACH
    missing = [card for card in MATERIALS if not card.startswith(kind)]
    first = flagship("library", "archive", aboard=missing, step="place", acquired=other, display={})
    assert first.why_not("embark") is None


@rule("aerion.flagship.no-blueprint")
@pytest.mark.parametrize("card", ["glider@AAAA", "hellinaut@AAA", "bee@AAA+BB", "nacelle@AAA+BB", "hornet@AAA"])
def test_a_blueprint_does_not_go_to_the_flagship(card: str) -> None:
    table = flagship("game-room", "archive", step="place", acquired=card, display={})
    assert table.why_not("embark") == NO_BLUEPRINT


@rule("aerion.flagship.no-blueprint")
def test_what_is_no_element_does_not_go_to_the_flagship_either() -> None:
    book = flagship("archive", "security", step="place", acquired="book@AAA", pulpit=["book@AAAA"], display={})
    assert book.why_not("embark") == NO_BLUEPRINT
    factory = expanding("archive", "security", step="place", acquired="library@AA+BB", display={})
    assert factory.why_not("embark") == NO_BLUEPRINT


@rule("aerion.flagship.crew-last")
@pytest.mark.parametrize("crew", ["incubi", "sognae"])
def test_all_three_materials_come_before_the_crew(crew: str) -> None:
    for number in range(4):
        table = flagship(
            "library", "archive", aboard=MATERIALS[:number], step="place", acquired=f"{crew}@AAA", display={}
        )
        assert table.why_not("embark") == (None if number == 3 else CREW_LAST)
        moving = flagship("library", "archive", aboard=MATERIALS[:number], reserve=[f"{crew}@AAA"])
        assert moving.why_not(f"embark-reserve {crew} AAA") == (None if number == 3 else CREW_LAST)


@rule("aerion.flagship.crew-last")
def test_two_materials_of_one_kind_would_not_do() -> None:
    table = flagship("library", "archive", aboard=["helix@AA+BB", "cocoon@AAA"], reserve=["incubi@AAA", "nut@AAAA"])
    assert table.can("embark-reserve") == {"nut AAAA"}
    table.do("embark-reserve nut AAAA")
    assert table.can("embark-reserve") == {"incubi AAA"}


@rule("aerion.flagship.crew-last", "aerion.flagship.complete")
@pytest.mark.parametrize("crews", list(permutations(CREWS)))
def test_the_two_crews_come_in_either_order(crews: tuple[str, str]) -> None:
    table = flagship("library", "archive", aboard=MATERIALS, reserve=list(crews))
    for crew in crews:
        assert not flies(table)
        table.do(f"embark-reserve {crew.replace('@', ' ')}")
    assert flies(table)


@rule("aerion.flagship.embark", "aerion.flagship.complete")
@pytest.mark.parametrize("order", list(permutations(MATERIALS)))
def test_the_materials_come_in_any_order(order: tuple[str, ...]) -> None:
    table = flagship("library", "archive", reserve=list(order))
    table.do(*(f"embark-reserve {card.replace('@', ' ')}" for card in order))
    assert set(table.view.areas["flagship"]) == set(MATERIALS)


@rule("aerion.flagship.from-reserve")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "place", "replenish"])
def test_an_element_goes_from_the_reserve_to_the_flagship_at_any_time(step: str) -> None:
    acquired = "cocoon@AAAA" if step == "place" else None
    counters = {"discarded": 1} if step == "reroll" else {}
    table = flagship("library", "archive", step=step, acquired=acquired, reserve=["nut@AAAA"], counters=counters)
    before = table.view
    assert table.play("embark-reserve nut AAAA") == [EmbarkedFromReserve("nut@AAAA", "reserve/1", "flagship")]
    after = table.view
    assert (after.step, after.dice, after.acquired, after.columns) == (step, before.dice, acquired, before.columns)
    assert (after.reserve, after.areas["flagship"]) == ((), ("nut@AAAA",))
    assert table.why_not("embark-reserve nut AAAA") == "aerion.reserve.holds-card"


@rule("aerion.flagship.from-reserve")
@pytest.mark.parametrize("deck", ["AA+BB", "AAA+BB", "AAAA", "AAA+BBB"])
def test_the_card_of_the_named_deck_is_taken_from_the_reserve(deck: str) -> None:
    every = {f"nut@{name}" for name in ("AA+BB", "AAA+BB", "AAAA", "AAA+BBB")}
    table = flagship("library", "archive", reserve=sorted(every))
    table.do(f"embark-reserve nut {deck}")
    assert set(table.view.reserve) == every - {f"nut@{deck}"}
    assert table.view.areas["flagship"] == (f"nut@{deck}",)


@rule("aerion.flagship.complete")
def test_with_five_elements_the_flagship_flies_and_its_cards_are_discarded() -> None:
    table = flagship("library", "archive", aboard=[*MATERIALS, CREWS[0]], step="place", acquired=CREWS[1], display={})
    assert table.play("embark") == [
        Embarked("sognae@AAAA", "acquired", "flagship"),
        Moved("helix@AA+BB", "flagship", "discard/AA+BB"),
        Moved("cocoon@AAA", "flagship", "discard/AAA"),
        Moved("incubi@AAAA", "flagship", "discard/AAAA"),
        Moved("sognae@AAAA", "flagship", "discard/AAAA"),
        Moved("nut@AAAA", "flagship", "discard/AAAA"),
        FlagshipBuilt("flagship"),
    ]
    assert table.view.step == "replenish"
    assert table.view.areas["flagship"] == ()
    assert table.discards() == {
        "AA+BB": {"helix": 1},
        "AAA": {"cocoon": 1},
        "AAAA": {"incubi": 1, "sognae": 1, "nut": 1},
    }


@rule("aerion.flagship.complete", "aerion.flagship.game-room")
def test_with_the_game_room_any_element_may_be_the_fifth() -> None:
    aboard = [*CREWS, "helix@AA+BB", "cocoon@AAA"]
    table = flagship("game-room", "archive", aboard=aboard, reserve=["nut@AAAA"])
    assert FlagshipBuilt("flagship") in table.play("embark-reserve nut AAAA")
    assert table.view.step == "start"


@rule("aerion.flagship.already-flies")
@pytest.mark.parametrize("kind", ["helix", "incubi"])
def test_a_flying_flagship_takes_no_more_cards(kind: str) -> None:
    for side, reason in (("flying", ALREADY_FLIES), ("project", None)):
        pieces = {"flagship": side}
        table = flagship("game-room", "archive", pieces=pieces, step="place", acquired=f"{kind}@AAA", display={})
        assert table.why_not("embark") == reason
        moving = flagship("game-room", "archive", pieces=pieces, reserve=[f"{kind}@AA+BB"], display={"AAA": "book"})
        assert moving.why_not(f"embark-reserve {kind} AA+BB") == reason


@rule("aerion.flagship.already-flies", "aerion.flagship.complete")
def test_no_stone_cloud_holds_the_flagship_down() -> None:
    table = flagship(
        "library",
        "archive",
        expansions=["flagship", "stone-clouds"],
        variants=["pinned-down"],
        aboard=[*MATERIALS, CREWS[0]],
        reserve=[CREWS[1]],
    )
    table.do("embark-reserve sognae AAAA")
    assert flies(table)


# Victory


@rule("aerion.flagship.victory")
@pytest.mark.parametrize("from_reserve", [False, True])
def test_you_win_when_the_flagship_flies_last(from_reserve: bool) -> None:
    card = {"reserve": [CREWS[1]]} if from_reserve else {"step": "place", "acquired": CREWS[1]}
    table = flagship("library", "archive", aboard=[*MATERIALS, CREWS[0]], ships=list(SHIP_NAMES), **card)
    happened = table.play("embark-reserve sognae AAAA" if from_reserve else "embark")
    assert happened[-2:] == [FlagshipBuilt("flagship"), Ended((0,), "aerion.end.win")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.flagship.victory")
@pytest.mark.parametrize("side", ["flying", "project"])
def test_six_ships_win_only_if_the_flagship_flies(side: str) -> None:
    table = flagship(
        "library",
        "archive",
        pieces={"flagship": side},
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee@AAA+BB", "nut@AAAA"]],
        display={},
    )
    table.do("place 1")
    assert table.flying() == list(SHIP_NAMES)
    assert table.state.outcome() == (Outcome((0,), "aerion.end.win", (6,)) if side == "flying" else None)


@rule("aerion.flagship.victory")
def test_the_flagship_does_not_win_while_a_ship_is_missing() -> None:
    table = flagship("library", "archive", aboard=[*MATERIALS, CREWS[0]], ships=all_but("bee"), reserve=[CREWS[1]])
    table.do("embark-reserve sognae AAAA")
    assert flies(table)
    assert table.state.outcome() is None


@rule("aerion.flagship.victory")
def test_the_game_is_lost_as_usual_when_no_card_is_left() -> None:
    table = flagship("library", "archive", pieces={"flagship": "flying"}, step="replenish", display={}, rest="discards")
    table.play("replenish")
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0,))


# Two players


@rule("aerion.flagship.two-players")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_factories_help_both_players(seat: int) -> None:
    table = flagship("library", "research-lab", seats=2, seat=seat, pulpit=["book@AAA", "book@AAAA"])
    table.play("roll", NOTHING)
    assert "research" in table
    table.play("book-rerolls")
    assert table.view.rerolls == 4


@rule("aerion.flagship.two-players")
def test_both_players_build_the_flagship() -> None:
    table = flagship(
        "library",
        "archive",
        aboard=MATERIALS,
        seats=2,
        reserves=[[CREWS[0]], [CREWS[1]]],
        ships=list(SHIP_NAMES),
        step="replenish",
    )
    assert table.can("embark-reserve") == {"incubi AAAA"}
    assert table.why_not("embark-reserve sognae AAAA") == "aerion.reserve.holds-card"
    assert table.play("embark-reserve incubi AAAA") == [EmbarkedFromReserve("incubi@AAAA", "reserve/1", "flagship")]
    table.play("replenish")
    assert table.seat == 1
    assert table.play("embark-reserve sognae AAAA")[0] == EmbarkedFromReserve("sognae@AAAA", "reserve/2", "flagship")
    assert table.state.outcome() == Outcome((0, 1), "aerion.end.win", (3, 3))


@rule("aerion.flagship.two-players")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_place_what_they_acquire_on_the_flagship(seat: int) -> None:
    table = flagship("library", "archive", seats=2, seat=seat, step="place", acquired="nut@AAAA", display={})
    assert table.play("embark") == [Embarked("nut@AAAA", "acquired", "flagship")]
    assert table.view.step == "replenish"
