"""Two players."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.events import (
    Acquired,
    BookForRerolls,
    BookKept,
    LeftReserve,
    PixieUsed,
    Placed,
    Replenished,
    Reserved,
    ShipBuilt,
    ShipBuiltAgain,
    ShipNotOwned,
)
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import Ended, Moved, Rolled, TurnBegan
from tests.games.aerion.tables import LAST_CARD, NOTHING, VOCABULARY, Scene, all_but, at, set_up
from tests.rules_marker import rule

FIRST_CARDS = ("book", "incubi", "nacelle", "sognae", "helix", "trihellix")
OWN_WORKSHOP = "aerion.two.own-workshop"
COMMON_WORKSHOP = "aerion.two.common-workshop"
BOOK_NEEDED = "aerion.book.needed"
HOLDS_CARD = "aerion.reserve.holds-card"

FIRST_FLEET = ["glider", "hellinaut", "bee"]
SECOND_FLEET = ["nacelle", "hornet", "trihellix"]
"""The fleets of a position that names none."""

NACELLE = ["nacelle@AAA+BB", "nut@AAAA"]
GLIDER = ["glider@AA+BB", "helix@A+B+C+D+E"]


def two(**position: object) -> Scene:
    return at(seats=2, **position)


def why_not(table: Scene, seat: int, action: str) -> str | None:
    number = table.state.why_not(seat, VOCABULARY.parse(action).id)
    return GAME.rulebook[number].id if number else None


def owners(table: Scene) -> dict[str, int]:
    return {ship.name: ship.owner for ship in table.view.ships}


# Together


@rule("aerion.two.together")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_win_when_the_sixth_ship_flies(seat: int) -> None:
    ship, crew, cards = [("glider", "incubi@AAA", GLIDER), ("nacelle", "sognae@AAA", NACELLE)][seat]
    workshops = [cards if workshop == seat else [] for workshop in range(2)]
    table = two(seat=seat, step="place", ships=all_but(ship), workshops=workshops, acquired=crew, display={})
    own = f"workshop/{seat + 1}"
    assert table.play(f"place {seat + 1}") == [
        Placed(crew, "acquired", own, str(seat + 1), seat),
        *(Moved(card, own, f"discard/{card.split('@')[1]}") for card in (*cards, crew)),
        ShipBuilt(f"ship/{ship}", ship),
        Ended((0, 1), "aerion.end.win"),
    ]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((0, 1), "aerion.end.win", (3, 3))
    assert table.view.won is True


@rule("aerion.two.together")
def test_both_lose_when_no_card_is_left() -> None:
    table = two(step="replenish", display={}, rest="discards", ships=["glider", "bee", "hornet"])
    assert table.play("replenish") == [Replenished(0), Ended((), "aerion.end.loss")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (2, 1))
    assert table.view.won is False


@rule("aerion.two.together", "aerion.two.own-ships")
def test_the_three_ships_of_one_player_do_not_win() -> None:
    table = two(step="place", ships=["hellinaut", "bee"], workshops=[GLIDER], acquired="incubi@AAA", display={})
    table.do("place 1")
    assert table.flying() == FIRST_FLEET
    assert table.state.outcome() is None
    assert table.view.step == "replenish"


@rule("aerion.two.together")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_rules_for_one_player_hold_for_each_of_two(seat: int) -> None:
    workshops = [["bee@AAA+BB"], ["bee@A+B+C+D+E"]]
    start = two(seat=seat)
    assert start.legal == {"roll"}
    rolled = two(seat=seat, dice=[1, 1, 1, 2, 3, 4])
    assert rolled.can("acquire") == {"AAA"}
    assert rolled.why_not("acquire AAAA") == "aerion.acquire.combination"
    assert rolled.why_not("let-go") == "aerion.reroll.must-go-on"
    crew = two(seat=seat, step="place", acquired="incubi@AAA", workshops=workshops, display={})
    assert crew.why_not(f"place {seat + 1}") == "aerion.workshop.crew-last"
    material = two(seat=seat, step="place", acquired="cocoon@AAAA", workshops=workshops, display={})
    assert material.why_not(f"place {seat + 1}") == "aerion.workshop.one-ship"
    assert "place common" in material


# Set-up


@rule("aerion.two.three-ships-each")
@pytest.mark.parametrize(
    ("picks", "second"),
    [
        ((0, 0, 0), ["glider", "hellinaut", "bee"]),
        ((5, 4, 3), ["nacelle", "hornet", "trihellix"]),
        ((2, 0, 3), ["glider", "bee", "trihellix"]),
    ],
)
def test_each_player_receives_three_ships(picks: tuple[int, ...], second: list[str]) -> None:
    table = set_up(*FIRST_CARDS, seats=2, before=picks)
    assert [ship for ship, owner in owners(table).items() if owner == 1] == second
    assert [ship for ship, owner in owners(table).items() if owner == 0] == all_but(*second)
    assert table.flying() == []


@rule("aerion.two.three-ships-each")
def test_every_share_of_the_ships_is_equally_likely() -> None:
    shares: Counter[frozenset[str]] = Counter()
    for picks in product(range(6), range(5), range(4)):
        table = set_up(*FIRST_CARDS, seats=2, before=picks)
        shares[frozenset(ship for ship, owner in owners(table).items() if owner == 1)] += 1
    assert set(shares.values()) == {6}
    assert len(shares) == 20


@rule("aerion.two.three-ships-each", "aerion.two.together")
def test_alone_all_ships_are_yours() -> None:
    assert set(owners(set_up(*FIRST_CARDS)).values()) == {0}


@rule("aerion.two.first-turn")
@pytest.mark.parametrize(("options", "seat"), [({}, 0), ({"first": 1}, 0), ({"first": 2}, 1)])
def test_you_say_who_takes_the_first_turn(options: dict[str, object], seat: int) -> None:
    match = aerodrome.new("aerion", seats=2, seed=3, options=options)
    assert match.actors == (seat,)
    assert match.position()["seat"] == seat
    table = set_up(*FIRST_CARDS, seats=2, before=(0, 0, 0), first=seat + 1)
    assert table.seat == seat
    assert table.legal == {"roll"}


@rule("aerion.two.first-turn", "aerion.two.together")
def test_alone_there_is_nobody_else_to_begin() -> None:
    assert aerodrome.new("aerion", seats=1, seed=3, options={"first": 1}).actors == (0,)
    with pytest.raises(aerodrome.BadInput, match="'first' can only be 2 with 2 seats"):
        aerodrome.new("aerion", seats=1, seed=3, options={"first": 2})
    with pytest.raises(aerodrome.BadInput, match="'first'"):
        aerodrome.new("aerion", seats=2, seed=3, options={"first": 3})


@rule("aerion.two.areas")
def test_each_player_has_a_pulpit_a_reserve_and_a_workshop_beside_the_common_one() -> None:
    view = set_up(*FIRST_CARDS, seats=2, before=(0, 0, 0)).view
    assert view.pulpits == ((), ())
    assert view.reserves == ((), ())
    assert view.workshops == ((), (), ())
    alone = set_up(*FIRST_CARDS).view
    assert (alone.pulpits, alone.reserves, alone.workshops) == (((),), ((),), ((), ()))


# Turns


@rule("aerion.two.alternate")
def test_the_players_take_turns() -> None:
    table = two(step="replenish", turn=4)
    for turn, seat in ((5, 1), (6, 0), (7, 1)):
        assert table.play("replenish") == [Replenished(1 - seat), TurnBegan(turn, seat)]
        assert table.view.step == "start"
        assert (table.view.player, table.view.turn, table.view.actors) == (seat, turn, (seat,))
        table = two(step="replenish", turn=turn, seat=seat)


@rule("aerion.two.alternate")
def test_each_turn_has_its_three_phases() -> None:
    table = two(display={"AAA": "helix", "AAAA": "nut"}, rest="discards")
    table.play("roll", [2, 2, 2, 1, 5, 6])
    table.do("acquire AAA", "place 1")
    assert table.seat == 0
    table.play("replenish")
    assert table.seat == 1
    table.play("roll", [4, 4, 4, 4, 5, 6])
    table.do("acquire AAAA", "place 2")
    assert table.view.workshops == (("helix@AAA",), ("nut@AAAA",), ())
    table.play("replenish")
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (0, 0))


@rule("aerion.two.alternate", "aerion.two.together")
def test_alone_every_turn_is_yours() -> None:
    table = at(step="replenish")
    table.play("replenish")
    assert table.seat == 0


@rule("aerion.two.own-turn")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "place", "replenish"])
def test_while_your_partner_plays_you_can_do_nothing(step: str, seat: int) -> None:
    table = two(
        seat=seat,
        step=step,
        acquired="cocoon@AAAA" if step == "place" else None,
        pulpits=[["book@AAA"], ["book@AAAA"]],
        reserves=[["nut@AAAA"], ["nut@AA+BB"]],
        discards={"AAA": ["hornet"]},
    )
    partner = 1 - seat
    assert table.state.legal(partner) == ()
    assert table.state.actors() == (seat,)
    own, others = (f"move nut {deck} common" for deck in (("AAAA", "AA+BB") if seat == 0 else ("AA+BB", "AAAA")))
    for action in ("roll", "book-retrieve AAA", own, others, "replenish", "keep none", "reject"):
        assert why_not(table, partner, action) == "table.not-your-turn"
    assert why_not(table, seat, "book-retrieve AAA") is None
    assert why_not(table, seat, own) is None


@rule("aerion.two.own-turn")
def test_what_waited_can_be_done_in_your_own_turn() -> None:
    table = two(
        step="replenish", pulpits=[[], ["book@AAAA"]], reserves=[[], ["nut@AA+BB"]], discards={"AAA": ["hornet"]}
    )
    assert table.legal == {"replenish"}
    table.play("replenish")
    assert table.legal == {"roll", "book-retrieve AAA", "move nut AA+BB 2", "move nut AA+BB common"}


# Workshops


@rule("aerion.two.own-workshop")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_acquired_card_goes_to_your_own_workshop_or_the_common_one(seat: int) -> None:
    table = two(seat=seat, step="place", acquired="nut@AAAA", display={})
    own, partners = str(seat + 1), str(2 - seat)
    assert table.can("place") == {own, "common"}
    assert table.why_not(f"place {partners}") == OWN_WORKSHOP
    assert table.play(f"place {own}") == [Placed("nut@AAAA", "acquired", f"workshop/{own}", own, seat)]
    assert table.view.step == "replenish"


@rule("aerion.two.own-workshop")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_of_the_reserve_goes_to_your_own_workshop_or_the_common_one(seat: int) -> None:
    table = two(seat=seat, reserve=["nut@AAAA"])
    own, partners = str(seat + 1), str(2 - seat)
    assert table.can("move") == {f"nut AAAA {own}", "nut AAAA common"}
    assert table.why_not(f"move nut AAAA {partners}") == OWN_WORKSHOP
    assert table.play(f"move nut AAAA {own}") == [
        LeftReserve("nut@AAAA", f"reserve/{seat + 1}", f"workshop/{own}", own, seat)
    ]


@rule("aerion.two.own-workshop", "aerion.two.common-workshop")
def test_alone_both_workshops_are_yours() -> None:
    table = at(step="place", acquired="nut@AAAA", reserve=["helix@AA+BB"], display={})
    assert table.can("place") == {"1", "2"}
    assert table.can("move") == {"helix AA+BB 1", "helix AA+BB 2"}
    assert table.why_not("place common") == COMMON_WORKSHOP
    assert table.why_not("move helix AA+BB common") == COMMON_WORKSHOP


@rule("aerion.two.common-workshop")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_place_cards_in_the_common_workshop(seat: int) -> None:
    table = two(seat=seat, step="place", acquired="helix@AAA", reserve=["glider@AA+BB"], display={})
    assert table.play("move glider AA+BB common") == [
        LeftReserve("glider@AA+BB", f"reserve/{seat + 1}", "workshop/common", "common", seat),
    ]
    assert table.play("place common") == [Placed("helix@AAA", "acquired", "workshop/common", "common", seat)]
    assert table.view.step == "replenish"
    assert table.view.workshops == ((), (), ("glider@AA+BB", "helix@AAA"))


@rule("aerion.two.common-workshop")
def test_the_common_workshop_is_used_for_one_ship_at_a_time() -> None:
    table = two(step="place", acquired="nut@AAAA", workshops=[[], [], ["glider@AA+BB"]], display={})
    assert table.why_not("place common") == "aerion.workshop.one-ship"
    table = two(step="place", acquired="incubi@AAA", workshops=[[], [], ["glider@AA+BB"]], display={})
    assert table.why_not("place common") == "aerion.workshop.crew-last"
    table = two(step="place", acquired="bee@AAA+BB", workshops=[[], [], ["glider@AA+BB"]], display={})
    assert table.why_not("place common") == "aerion.workshop.one-of-each"


# Pulpits and Reserves


@rule("aerion.two.own-pulpit-and-reserve")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_acquired_book_goes_to_your_own_pulpit(seat: int) -> None:
    display = {"AAA": "book", "AAAA": "nut"}
    partners = [["book@AAAA"] if place != seat else [] for place in range(2)]
    table = two(seat=seat, dice=[1, 1, 1, 2, 3, 4], display=display, pulpits=partners)
    assert table.play("acquire AAA") == [
        Acquired("book@AAA", "display/AAA", "acquired"),
        BookKept("book@AAA", "acquired", f"pulpit/{seat + 1}"),
    ]
    assert table.view.step == "replenish"
    assert table.view.pulpits == ((("book@AAA",), ("book@AAAA",)) if seat == 0 else (("book@AAAA",), ("book@AAA",)))


@rule("aerion.two.own-pulpit-and-reserve")
def test_a_full_pulpit_is_not_relieved_by_the_empty_one_of_your_partner() -> None:
    table = two(dice=[1, 1, 1, 2, 3, 4], display={"AAA": "book", "AAAA": "nut"}, pulpits=[["book@AAAA"], []])
    table.do("acquire AAA")
    assert table.legal == {"reject"}
    table.do("reject")
    assert table.view.pulpits == (("book@AAAA",), ())


@rule("aerion.two.own-pulpit-and-reserve")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_your_own_book_is_used(seat: int) -> None:
    discards = {"AAA": ["hornet"]}
    partners = [["book@AAAA"] if place != seat else [] for place in range(2)]
    assert two(seat=seat, dice=NOTHING, pulpits=partners).why_not("book-rerolls") == BOOK_NEEDED
    assert two(seat=seat, pulpits=partners, discards=discards).why_not("book-retrieve AAA") == BOOK_NEEDED
    placing = two(seat=seat, step="place", acquired="nut@AAAA", pulpits=partners, display={})
    assert placing.why_not("book-reserve") == BOOK_NEEDED
    deck = "AAA" if seat == 0 else "AAAA"
    both = two(seat=seat, dice=NOTHING, pulpits=[["book@AAA"], ["book@AAAA"]])
    assert both.play("book-rerolls") == [BookForRerolls(f"book@{deck}", f"pulpit/{seat + 1}", f"discard/{deck}", 3)]
    assert both.view.rerolls == 3
    assert [len(books) for books in both.view.pulpits] == ([0, 1] if seat == 0 else [1, 0])


@rule("aerion.two.own-pulpit-and-reserve")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_book_sends_a_card_to_your_own_reserve(seat: int) -> None:
    table = two(seat=seat, step="place", acquired="nut@AAAA", pulpit=["book@AAA"], display={})
    assert table.play("book-reserve") == [
        Moved("book@AAA", f"pulpit/{seat + 1}", "discard/AAA"),
        Reserved("nut@AAAA", "acquired", f"reserve/{seat + 1}"),
    ]
    assert table.view.step == "replenish"
    assert table.view.reserves[1 - seat] == ()


@rule("aerion.two.own-pulpit-and-reserve")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_reserve_of_your_partner_is_not_yours(seat: int) -> None:
    reserves = [["nut@AAAA"], ["helix@AA+BB"]]
    table = two(seat=seat, reserves=reserves)
    own, partners = ("nut AAAA", "helix AA+BB") if seat == 0 else ("helix AA+BB", "nut AAAA")
    assert table.can("move") == {f"{own} {seat + 1}", f"{own} common"}
    assert table.why_not(f"move {partners} common") == HOLDS_CARD
    assert table.why_not(f"move {partners} {seat + 1}") == HOLDS_CARD


# Whose ship it is


@rule("aerion.two.builder", "aerion.two.own-ships")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_who_adds_the_crew_in_the_common_workshop_builds_the_ship(seat: int) -> None:
    table = two(seat=seat, step="place", acquired="incubi@AAA", workshops=[[], [], GLIDER], display={})
    happened = table.play("place common")
    assert happened[-1] == (ShipBuilt if seat == 0 else ShipNotOwned)("ship/glider", "glider")
    assert table.flying() == (["glider"] if seat == 0 else [])
    assert table.view.workshops == ((), (), ())


@rule("aerion.two.builder", "aerion.two.common-workshop")
def test_two_players_build_a_ship_together() -> None:
    table = two(display={"AAAA": "nut", "AAA+BB": "sognae"}, rest="discards", reserves=[["nacelle@AAA+BBB"], []])
    table.do("move nacelle AAA+BBB common")
    table.play("roll", [1, 1, 1, 1, 3, 6])
    table.do("acquire AAAA", "place common")
    table.play("replenish")
    table.play("roll", [1, 1, 1, 3, 3, 6])
    table.do("acquire AAA+BB")
    assert table.play("place common") == [
        Placed("sognae@AAA+BB", "acquired", "workshop/common", "common", 1),
        Moved("nacelle@AAA+BBB", "workshop/common", "discard/AAA+BBB"),
        Moved("nut@AAAA", "workshop/common", "discard/AAAA"),
        Moved("sognae@AAA+BB", "workshop/common", "discard/AAA+BB"),
        ShipBuilt("ship/nacelle", "nacelle"),
    ]
    assert table.view.step == "replenish"


@rule("aerion.two.builder")
@pytest.mark.parametrize("crew_of", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_with_the_game_room_the_owner_must_have_added_the_crew_whoever_places_the_last_card(
    seat: int, crew_of: int
) -> None:
    table = two(
        seat=seat,
        step="place",
        acquired="glider@AA+BB",
        workshops=[[], [], ["helix@AAA", "incubi@AAA"]],
        common_crew=crew_of,
        display={},
        expansions=["flagship"],
        areas={"factories": ["game-room", "library"]},
    )
    table.do("place common")
    assert table.flying() == (["glider"] if crew_of == 0 else [])
    assert table.view.workshops[2] == ()


@rule("aerion.two.builder")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_table_remembers_who_added_the_crew_in_the_common_workshop(seat: int) -> None:
    table = two(
        seat=seat,
        step="place",
        acquired="incubi@AAA",
        display={},
        expansions=["flagship"],
        areas={"factories": ["game-room", "library"]},
    )
    table.do("place common")
    assert (table.view.common_crew, table.position["common_crew"]) == (seat, seat)
    assert GAME.from_position(table.position).key() == table.state.key()


@rule("aerion.two.builder")
def test_only_crew_that_lies_there_was_added_by_somebody() -> None:
    with pytest.raises(aerodrome.BadInput, match="'common_crew' tells who added the Crew"):
        two(common_crew=0, workshops=[[], [], GLIDER])


@rule("aerion.two.own-ships")
@pytest.mark.parametrize(
    ("seat", "ship", "cards", "crew"), [(0, "glider", GLIDER, "incubi"), (1, "nacelle", NACELLE, "sognae")]
)
def test_a_player_builds_a_ship_of_their_own(seat: int, ship: str, cards: list[str], crew: str) -> None:
    workshops = [cards if workshop == seat else [] for workshop in range(2)]
    table = two(seat=seat, step="place", acquired=f"{crew}@AAA", workshops=workshops, display={})
    table.do(f"place {seat + 1}")
    assert table.flying() == [ship]
    table.play("replenish", *(["book"] * 6))
    assert table.flying() == [ship]


@rule("aerion.two.own-ships", "aerion.two.not-your-ship")
@pytest.mark.parametrize("fleet", [SECOND_FLEET, ["glider", "nacelle", "bee"]])
def test_which_ships_are_yours_was_decided_in_the_beginning(fleet: list[str]) -> None:
    table = two(seat=1, second_fleet=fleet, step="place", acquired="incubi@AAA", workshops=[[], GLIDER], display={})
    table.do("place 2")
    assert table.flying() == (["glider"] if "glider" in fleet else [])


@rule("aerion.two.not-your-ship")
def test_a_ship_of_your_partner_does_not_fly() -> None:
    table = two(step="place", acquired="sognae@AAA", workshops=[NACELLE], ships=all_but("nacelle"), display={})
    assert table.play("place 1") == [
        Placed("sognae@AAA", "acquired", "workshop/1", "1", 0),
        Moved("nacelle@AAA+BB", "workshop/1", "discard/AAA+BB"),
        Moved("nut@AAAA", "workshop/1", "discard/AAAA"),
        Moved("sognae@AAA", "workshop/1", "discard/AAA"),
        ShipNotOwned("ship/nacelle", "nacelle"),
    ]
    assert table.view.step == "replenish"
    assert table.flying() == all_but("nacelle")
    assert table.state.outcome() is None
    assert table.discards() == {"AAA": {"sognae": 1}, "AAA+BB": {"nacelle": 1}, "AAAA": {"nut": 1}}


@rule("aerion.two.not-your-ship")
def test_a_ship_of_your_partner_does_not_fly_by_a_card_of_your_reserve_either() -> None:
    table = two(seat=1, reserve=["incubi@AAA"], workshops=[[], GLIDER])
    assert table.play("move incubi AAA 2")[-1] == ShipNotOwned("ship/glider", "glider")
    assert table.flying() == []
    assert table.view.step == "start"


@rule("aerion.two.not-your-ship")
def test_a_ship_of_your_partner_that_flies_goes_on_flying() -> None:
    table = two(step="place", acquired="sognae@AAA", workshops=[NACELLE], ships=["nacelle"], display={})
    assert ShipBuiltAgain("ship/nacelle", "nacelle") in table.play("place 1")
    assert table.flying() == ["nacelle"]


# What is shared


@rule("aerion.two.shared")
def test_a_pixie_spent_by_one_player_is_gone_for_both() -> None:
    table = two(dice=NOTHING, pixies=1, display=LAST_CARD, rest="discards", top={"AAA": ["book"]})
    assert table.play("pixie 6 1") == [PixieUsed((1, 1, 2, 3, 4), (1, 1, 1, 2, 3, 4), 6, 1)]
    assert table.view.pixies == 0
    table.do("acquire AAA", "place 1")
    table.play("replenish")
    table.play("roll", NOTHING)
    assert table.seat == 1
    assert table.why_not("pixie 6 1") == "aerion.pixie.none-left"


@rule("aerion.two.shared")
def test_display_and_piles_are_left_to_the_partner() -> None:
    table = two(
        step="replenish",
        display={"AAAA": "nut"},
        pulpits=[[], ["book@AAA"]],
        discards={"AAA": ["helix"]},
        rest="discards",
    )
    table.play("replenish")
    assert (table.seat, table.display()) == (1, {"AAAA": "nut"})
    table.do("book-retrieve AAA", "take helix", "enough")
    assert table.known("AAA") == ("helix",)
    table.play("roll", [2, 2, 2, 2, 1, 3])
    assert table.can("acquire") == {"AAAA"}


@rule("aerion.two.shared")
def test_the_same_six_dice_are_rolled_by_both() -> None:
    table = two(step="replenish", dice=NOTHING)
    table.play("replenish")
    assert (table.seat, table.view.dice) == (1, ())
    assert table.play("roll", [1, 2, 3, 4, 5, 6]) == [Rolled((), (1, 2, 3, 4, 5, 6))]
    assert table.view.step == "roll"
