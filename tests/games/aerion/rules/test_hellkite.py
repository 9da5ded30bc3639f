"""Expansion 6: the Hellkite."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion.events import Acquired, Placed
from aerodrome.games.aerion.expansions.hellkite_events import (
    HellkiteDefeated,
    HellkiteFlew,
    LairDestroyed,
    LairLeft,
    LairUncovered,
    OutpostDestroyed,
)
from aerodrome.kernel import Outcome, Position
from aerodrome.kernel.dealers import WrongScript
from aerodrome.kernel.event_types import Ended
from tests.games.aerion.hellkite_tables import (
    BOOK,
    CREW,
    DEFEATED,
    FIFTEEN,
    MATERIAL,
    ONE_OF_EACH,
    PLACES,
    SIX_ONES,
    SIXTEEN,
    TYPES,
    bare_lairs,
    fortress,
    hellkite,
    last_lair,
    place_of,
    row,
)
from tests.games.aerion.tables import DISPLAY, LAST_CARD, NOTHING, Scene, all_but, set_up
from tests.rules_marker import rule

BLOCKS = "aerion.hellkite.blocks"
LAIR_TYPE = "aerion.hellkite.lair-type"
LAIR_NOW = "aerion.hellkite.lair-now"
ENDS_ONLY = "aerion.hellkite.ends-only"
OUTPOSTS_FIRST = "aerion.hellkite.outposts-first"
WON = Outcome((0,), "aerion.end.win", (6,))


# Setting up


def new_match(*outposts: int) -> Scene:
    return set_up(*DISPLAY.values(), before=outposts, expansions=["hellkite"])


@rule("aerion.hellkite.setup-lairs")
def test_six_hidden_lairs_lie_in_a_row_and_two_of_the_eight_are_out() -> None:
    view = new_match(0, 0, 1, 1, 2, 2).view
    assert [view.pieces[f"lair/{place}"] for place in PLACES] == ["hidden"] * 6
    assert [view.counters[f"unseen-lair/{kind}"] for kind in TYPES] == [2, 2, 2, 2]


@rule("aerion.hellkite.setup-outposts", "aerion.hellkite.outposts")
def test_six_of_the_eight_outposts_lie_faceup_on_the_lairs() -> None:
    view = new_match(3, 0, 1, 3, 2, 0).view
    shown = [view.pieces[f"outpost/{place}"] for place in PLACES]
    assert shown == ["crew", "book", "blueprint", "crew", "material", "book"]


@rule("aerion.hellkite.setup-outposts")
def test_there_are_two_outposts_of_each_type() -> None:
    with pytest.raises(WrongScript):
        new_match(1, 0, 1, 0, 2, 1)


@rule("aerion.hellkite.setup-pawn")
def test_the_hellkite_begins_at_the_left_end_of_the_row() -> None:
    assert place_of(new_match(0, 0, 1, 1, 2, 2)) == "1"


# What it blocks


@rule("aerion.hellkite.outposts", "aerion.hellkite.blocks")
@pytest.mark.parametrize(("place", "blocked"), [(1, "AA+BB"), (2, "AAA"), (3, "AAA+BB"), (4, "AAAA"), (5, "AA+BB")])
def test_the_type_of_its_outpost_cannot_be_acquired(place: int, blocked: str) -> None:
    table = hellkite(row(place), dice=SIX_ONES, display=ONE_OF_EACH)
    assert table.can("acquire") == set(ONE_OF_EACH) - {blocked}
    assert table.why_not(f"acquire {blocked}") == BLOCKS


@rule("aerion.hellkite.blocks")
@pytest.mark.parametrize("kind", ["incubi", "sognae"])
def test_all_cards_of_a_type_are_blocked(kind: str) -> None:
    assert hellkite(row(4), dice=SIX_ONES, display={"AAA": kind}).why_not("acquire AAA") == BLOCKS
    assert hellkite(row(3), dice=SIX_ONES, display={"AAA": kind}).why_not("acquire AAA") is None


@rule("aerion.hellkite.blocks")
def test_a_blocked_card_can_be_discarded_and_as_the_last_one_let_go() -> None:
    table = hellkite(row(4), dice=SIX_ONES, display={"AAA": "incubi", "AAAA": "sognae"})
    assert table.can("acquire") == set()
    assert table.can("discard") == {"AAA", "AAAA"}
    assert "let-go" in hellkite(row(4), dice=SIX_ONES, display={"AAA": "incubi"})


@rule("aerion.hellkite.blocks")
def test_a_blocked_card_still_moves_from_the_reserve() -> None:
    table = hellkite(row(3), dice=NOTHING, reserve=["nut@AAAA"])
    assert "move nut AAAA 1" in table


@rule("aerion.hellkite.never-blocked")
@pytest.mark.parametrize("where", [row(place) for place in PLACES] + [row(1, {1: "book"}), DEFEATED])
def test_cards_of_other_expansions_are_never_blocked(where: Position) -> None:
    table = hellkite(
        where,
        expansions=["flagship", "hourglasses", "eggs", "hellkite"],
        variants=["expand-the-factory"],
        display={"AA+BB": "hourglass", "AAA": "egg", "AAAA": "research-lab"},
        dice=SIX_ONES,
    )
    assert table.can("acquire") == {"AA+BB", "AAA", "AAAA"}


@rule("aerion.hellkite.never-blocked")
@pytest.mark.parametrize("kind", TYPES)
def test_on_an_open_lair_it_blocks_nothing(kind: str) -> None:
    table = hellkite(row(1, {1: kind}), dice=SIX_ONES, display=ONE_OF_EACH)
    assert table.can("acquire") == set(ONE_OF_EACH)


@rule("aerion.hellkite.never-blocked", "aerion.hellkite.defeated")
def test_a_defeated_hellkite_blocks_nothing() -> None:
    assert hellkite(DEFEATED, dice=SIX_ONES, display=ONE_OF_EACH).can("acquire") == set(ONE_OF_EACH)


# The Hunt


@rule("aerion.hellkite.hunt", "aerion.hellkite.outpost-falls", "aerion.hellkite.destroy", "aerion.hellkite.moves")
def test_a_hunt_destroys_the_outpost_and_uncovers_its_lair() -> None:
    table = hellkite(row(2), dice=FIFTEEN, rerolls=2)
    assert table.play("hunt", CREW) == [
        OutpostDestroyed("outpost/2"),
        LairUncovered("lair/2", "crew"),
        HellkiteFlew("hellkite", 3),
    ]
    assert table.view.rerolls == 0
    assert table.view.counters["unseen-lair/crew"] == 1
    assert table.view.step == "replenish"
    assert table.display() == DISPLAY
    assert table.why_not("acquire AA+BB") == "aerion.replenish.last-chance"


@rule("aerion.hellkite.hunt")
def test_a_hunt_replaces_phase_two_and_keeps_even_the_last_card() -> None:
    table = hellkite(dice=FIFTEEN, display=LAST_CARD)
    table.play("hunt", BOOK)
    assert table.display() == LAST_CARD
    assert table.discards() == {}


@rule("aerion.hellkite.hunt")
def test_a_hunt_comes_after_a_roll() -> None:
    assert hellkite().why_not("hunt") == "aerion.roll.comes-first"
    assert hellkite(step="reroll", dice=FIFTEEN).why_not("hunt") == "aerion.reroll.choose-dice-now"
    assert hellkite(step="replenish", dice=FIFTEEN).why_not("hunt") == "aerion.replenish.last-chance"


@rule("aerion.hellkite.fifteen")
def test_a_hunt_takes_fifteen_points_at_most() -> None:
    assert hellkite(dice=FIFTEEN).why_not("hunt") is None
    assert hellkite(dice=SIXTEEN).why_not("hunt") == "aerion.hellkite.fifteen"
    assert hellkite(dice=SIX_ONES).why_not("hunt") is None
    assert hellkite(dice=SIXTEEN).do("pixie 4 3").why_not("hunt") is None


@rule("aerion.hellkite.destroy")
@pytest.mark.parametrize("place", PLACES)
def test_only_the_card_under_the_hellkite_is_destroyed(place: int) -> None:
    table = hellkite(row(place), dice=FIFTEEN)
    before = table.view.pieces
    table.play("hunt", BOOK)
    changed = {name for name, side in table.view.pieces.items() if side != before[name]}
    assert changed == {f"outpost/{place}", f"lair/{place}", "hellkite"}


@rule("aerion.hellkite.lair-covered", "aerion.hellkite.outpost-falls")
def test_one_hunt_never_destroys_an_outpost_and_the_lair_beneath() -> None:
    table = hellkite(dice=FIFTEEN)
    table.play("hunt", MATERIAL)
    assert table.view.pieces["lair/1"] == "material"
    assert table.why_not("hunt") == "aerion.replenish.last-chance"


@rule("aerion.hellkite.outpost-falls")
def test_the_lair_may_be_hunted_when_the_hellkite_is_back() -> None:
    table = hellkite(row(1, {1: "material"}), dice=FIFTEEN, display={"AAA": "book", "AAAA": "book"})
    assert table.play("hunt") == [LairDestroyed("lair/1"), *flies(2, 3)]
    assert table.view.step == "replenish"


def flies(*places: int) -> list[HellkiteFlew]:
    """The Hellkite goes from place to place."""
    return [HellkiteFlew("hellkite", place) for place in places]


@rule("aerion.hellkite.defeated")
def test_a_defeated_hellkite_is_not_hunted() -> None:
    assert hellkite(DEFEATED, dice=FIFTEEN).why_not("hunt") == "aerion.hellkite.defeated"


# Lairs


@rule("aerion.hellkite.lairs", "aerion.hellkite.lair-order")
def test_a_destroyed_lair_grants_a_card_of_its_type_whatever_the_dice() -> None:
    table = hellkite(row(1, {1: "blueprint"}), dice=FIFTEEN)
    assert table.play("hunt") == [LairDestroyed("lair/1")]
    assert table.view.pieces["grant"] == "blueprint"
    assert table.view.step == "lair"
    assert place_of(table) == "1"
    assert table.legal == {"seize AAAA", "seize AAA+BBB", "seize A+B+C+D+E", "leave-lair"}
    assert table.play("seize A+B+C+D+E") == [Acquired("bee@A+B+C+D+E", "display/A+B+C+D+E", "acquired")]
    assert table.view.pieces["grant"] == "none"
    assert table.view.step == "place"
    assert table.play("place 1") == [Placed("bee@A+B+C+D+E", "acquired", "workshop/1", "1", 0), *flies(2, 3)]
    assert table.view.step == "replenish"


@rule("aerion.hellkite.lairs")
def test_the_card_of_a_lair_is_placed_by_the_usual_rules() -> None:
    table = hellkite(row(1, {1: "crew"}), dice=FIFTEEN, pulpit=["book"]).do("hunt", "seize AA+BB")
    assert table.why_not("place 1") == "aerion.workshop.crew-last"
    table.do("book-reserve")
    assert table.view.reserve == ("incubi@AA+BB",)
    book = hellkite(row(1, {1: "book"}), dice=FIFTEEN, display=ONE_OF_EACH).do("hunt", "seize AA+BB")
    assert book.view.pulpit == ("book@AA+BB",)
    assert place_of(book) == "3"


@rule("aerion.hellkite.lairs", "aerion.hellkite.lair-order")
def test_the_card_of_a_lair_may_be_left() -> None:
    table = hellkite(row(1, {1: "crew"}), dice=FIFTEEN).do("hunt")
    assert table.play("leave-lair") == [LairLeft(0), *flies(2, 3)]
    assert table.view.pieces["grant"] == "none"
    assert table.view.step == "replenish"
    assert table.display() == DISPLAY


@rule("aerion.hellkite.lair-type")
def test_a_lair_grants_no_other_type() -> None:
    table = hellkite(row(1, {1: "crew"}), dice=FIFTEEN, display=ONE_OF_EACH)
    assert table.why_not("seize AAAA") == LAIR_TYPE
    table.do("hunt")
    assert table.can("seize") == {"AAAA"}
    assert table.why_not("seize AAA") == LAIR_TYPE
    assert table.why_not("seize A+B+C+D+E") == "aerion.display.card-there"


@rule("aerion.hellkite.lair-type")
def test_without_a_card_of_its_type_a_lair_grants_nothing() -> None:
    display = {deck: kind for deck, kind in ONE_OF_EACH.items() if kind != "incubi"}
    table = hellkite(row(1, {1: "crew"}), dice=FIFTEEN, display=display)
    assert table.play("hunt") == [LairDestroyed("lair/1"), *flies(2, 3)]
    assert table.view.step == "replenish"


@rule("aerion.hellkite.lair-type")
def test_nothing_is_granted_before_a_lair_falls() -> None:
    table = hellkite(dice=FIFTEEN, pulpit=["book"], discards={"AAA": ["hornet"]})
    assert table.why_not("leave-lair") == LAIR_TYPE
    assert table.why_not("seize AAA") == LAIR_TYPE
    table.do("book-retrieve AAA")
    assert table.why_not("leave-lair") == "aerion.book.retrieve-to-the-end"


@rule("aerion.hellkite.lair-now")
def test_the_card_of_a_lair_is_decided_about_first() -> None:
    table = hellkite(
        row(1, {1: "crew"}), dice=FIFTEEN, pulpit=["book"], reserve=["nut@AAAA"], discards={"AAA": ["hornet"]}
    ).do("hunt")
    others = ("roll", "discard AAA", "let-go", "acquire AA+BB", "place 1", "reject", "book-rerolls", "replenish")
    for action in (*others, "book-retrieve AAA", "pixie 1 2", "hunt", "end-turn"):
        assert table.why_not(action) == LAIR_NOW, action


@rule("aerion.hellkite.lair-falls")
@pytest.mark.parametrize(
    ("place", "fallen", "way"),
    [
        (1, (), (2, 3)),
        (5, (), (6, 1)),
        (6, (), (1, 2)),
        (2, (3, 4), (5, 6)),
        (6, (1, 2, 3), (4, 5)),
        (3, (1, 2, 4, 5), (6,)),
    ],
)
def test_from_a_fallen_lair_it_moves_to_the_right_and_again_in_phase_three(
    place: int, fallen: tuple[int, ...], way: tuple[int, ...]
) -> None:
    table = hellkite(bare_lairs(place, *fallen), dice=FIFTEEN, display={"AAAA": "egg"}, expansions=["eggs", "hellkite"])
    assert table.play("hunt") == [LairDestroyed(f"lair/{place}"), *flies(*way)]
    assert table.view.step == "replenish"


@rule("aerion.hellkite.lair-falls", "aerion.hellkite.defeated")
def test_with_its_last_lair_the_hellkite_is_defeated() -> None:
    table = hellkite(last_lair(4), dice=FIFTEEN)
    assert table.play("hunt") == [LairDestroyed("lair/4"), HellkiteDefeated("hellkite")]
    assert table.view.pieces["grant"] == "crew"
    assert table.view.step == "lair"
    table.do("seize AA+BB", "reject")
    assert table.view.step == "replenish"
    table.play("replenish", "book")
    assert place_of(table) == "gone"


# Moving


@rule("aerion.hellkite.moves")
@pytest.mark.parametrize(("place", "next_place"), [(1, 2), (2, 3), (5, 6), (6, 1)])
def test_it_moves_to_the_right_when_phase_three_begins(place: int, next_place: int) -> None:
    table = hellkite(row(place), dice=NOTHING, display=LAST_CARD)
    assert table.play("let-go")[1:] == flies(next_place)
    assert table.view.step == "replenish"


@rule("aerion.hellkite.moves")
@pytest.mark.parametrize(("place", "next_place"), [(2, "3"), (3, "5"), (5, "2")])
def test_it_moves_over_open_lairs_and_past_the_gaps(place: int, next_place: str) -> None:
    gaps = row(place, {3: "book", 5: "crew"}, {1: "material", 4: "book", 6: "crew"})
    table = hellkite(gaps, dice=NOTHING, display=LAST_CARD).do("let-go")
    assert place_of(table) == next_place


@rule("aerion.hellkite.moves")
def test_it_moves_once_in_each_turn_whatever_is_done() -> None:
    table = hellkite(row(4), dice=SIX_ONES, display={"AAA": "helix", "AAAA": "book"})
    table.do("acquire AAAA")
    assert place_of(table) == "5"
    table.play("replenish", "incubi", "cocoon", "glider", "nacelle", "bee")
    assert place_of(table) == "5"
    table.play("roll", [4, 4, 4, 1, 2, 6])
    table.do("acquire AAA", "place 1")
    assert place_of(table) == "6"


@rule("aerion.hellkite.alone")
@pytest.mark.parametrize("place", PLACES)
def test_on_the_only_card_left_it_stays(place: int) -> None:
    table = hellkite(last_lair(place), dice=NOTHING, display=LAST_CARD)
    table.play("let-go")
    assert table.view.step == "replenish"
    assert place_of(table) == str(place)


# Winning


def nearly_won(*rows: Position, **position: object) -> Scene:
    """Only the Bee is missing, and only its Crew is missing for it."""
    workshops = [["bee@AAA+BB", "nut@AAAA"]]
    return hellkite(*rows, **{"ships": all_but("bee"), "workshops": workshops, **position})


@rule("aerion.hellkite.victory")
def test_six_ships_do_not_win_while_the_hellkite_lives() -> None:
    table = nearly_won(last_lair(1), step="place", acquired="incubi@AAA").do("place 1")
    assert len(table.flying()) == 6
    assert table.state.outcome() is None


@rule("aerion.hellkite.victory")
def test_the_sixth_ship_wins_after_the_hellkite_is_defeated() -> None:
    assert nearly_won(DEFEATED, step="place", acquired="incubi@AAA").do("place 1").state.outcome() == WON


@rule("aerion.hellkite.victory", "aerion.hellkite.lair-falls")
def test_the_last_lair_wins_when_the_ships_fly() -> None:
    table = hellkite(last_lair(4), dice=FIFTEEN, ships=all_but())
    assert table.play("hunt") == [LairDestroyed("lair/4"), HellkiteDefeated("hellkite"), Ended((0,), "aerion.end.win")]
    assert table.view.step == "over"
    assert table.state.outcome() == WON


@rule("aerion.hellkite.victory", "aerion.hellkite.lairs")
def test_the_card_of_the_last_lair_may_win() -> None:
    table = nearly_won(last_lair(4), dice=FIFTEEN).do("hunt", "seize AA+BB", "place 1")
    assert table.state.outcome() == WON


# Two players


@rule("aerion.hellkite.two-players")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_blocks_either_player_and_either_may_hunt_it(seat: int) -> None:
    table = hellkite(row(4), seats=2, seat=seat, dice=FIFTEEN)
    assert table.why_not("acquire AA+BB") == BLOCKS
    assert table.play("hunt", BOOK)[-1] == HellkiteFlew("hellkite", 5)
    table.play("replenish")
    assert table.seat == 1 - seat
    assert place_of(table) == "5"


@rule("aerion.hellkite.two-players", "aerion.hellkite.victory")
def test_both_players_win_when_one_defeats_it() -> None:
    table = hellkite(last_lair(6), seats=2, seat=1, dice=FIFTEEN, ships=all_but()).do("hunt")
    assert table.state.outcome() == Outcome((0, 1), "aerion.end.win", (3, 3))


# The Impregnable Fortress


@rule("aerion.hellkite.ends-only", "aerion.hellkite.impregnable-fortress")
@pytest.mark.parametrize("place", PLACES)
def test_a_fortress_falls_from_its_ends(place: int) -> None:
    table = fortress(row(place), dice=FIFTEEN)
    assert table.why_not("hunt") == (None if place in (1, 6) else ENDS_ONLY)
    assert hellkite(row(place), dice=FIFTEEN).why_not("hunt") is None


@rule("aerion.hellkite.outposts-first", "aerion.hellkite.ends-only")
@pytest.mark.parametrize(
    ("place", "reason"),
    [(1, OUTPOSTS_FIRST), (2, OUTPOSTS_FIRST), (3, None), (4, ENDS_ONLY), (5, None), (6, OUTPOSTS_FIRST)],
)
def test_the_outposts_that_are_left_have_ends_of_their_own(place: int, reason: str | None) -> None:
    opened = {1: "book", 2: "crew", 6: "crew"}
    table = fortress(row(place, opened), dice=FIFTEEN)
    assert table.why_not("hunt") == reason
    assert hellkite(row(place, opened), dice=FIFTEEN).why_not("hunt") is None


@rule("aerion.hellkite.outposts-first")
def test_a_single_outpost_is_both_ends_and_keeps_the_lairs() -> None:
    opened = {1: "book", 2: "crew", 4: "crew", 5: "book", 6: "material"}
    assert fortress(row(3, opened), dice=FIFTEEN).why_not("hunt") is None
    for place in (1, 2, 4, 5, 6):
        assert fortress(row(place, opened), dice=FIFTEEN).why_not("hunt") == OUTPOSTS_FIRST


@rule("aerion.hellkite.ends-only", "aerion.hellkite.outposts-first")
@pytest.mark.parametrize("place", PLACES)
def test_after_the_outposts_the_lairs_fall_from_their_ends(place: int) -> None:
    assert fortress(bare_lairs(place), dice=FIFTEEN).why_not("hunt") == (None if place in (1, 6) else ENDS_ONLY)
    if place not in (1, 6):
        table = fortress(bare_lairs(place, 1, 6), dice=FIFTEEN)
        assert table.why_not("hunt") == (None if place in (2, 5) else ENDS_ONLY)


@rule("aerion.hellkite.impregnable-fortress", "aerion.hellkite.fifteen")
def test_in_a_fortress_the_hellkite_must_still_be_there_and_the_dice_low() -> None:
    assert fortress(dice=SIXTEEN).why_not("hunt") == "aerion.hellkite.fifteen"
    assert fortress(DEFEATED, dice=FIFTEEN).why_not("hunt") == "aerion.hellkite.defeated"
    table = fortress(row(6), dice=FIFTEEN)
    table.play("hunt", BOOK)
    assert table.view.pieces["outpost/1"] == "book"
    assert table.view.pieces["outpost/6"] == "gone"


@rule("aerion.hellkite.impregnable-fortress", "aerion.hellkite.victory")
def test_a_fortress_is_taken_when_its_last_lair_falls() -> None:
    assert fortress(last_lair(3), dice=FIFTEEN, ships=all_but()).do("hunt").state.outcome() == WON
