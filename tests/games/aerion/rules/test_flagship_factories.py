"""Expansion 1: The Flagship, what its six factories do."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.events import (
    Acquired,
    BookForRerolls,
    BookKept,
    Discarded,
    LeftReserve,
    PhaseSkipped,
    Rejected,
    Retrieved,
    ShipBuilt,
)
from aerodrome.games.aerion.expansions.flagship_events import LabRolled, LogisticsTurned
from aerodrome.kernel.event_types import Moved, Rolled
from tests.games.aerion.flagship_tables import (
    AFTER_FIRST_ROLL,
    CREW_LAST,
    CREWS,
    FACTORIES,
    FACTORY_NEEDED,
    LOGISTICS_AFTER_DISCARD,
    MEETS,
    SECURITY_AFTER_DISCARD,
    active,
    expanding,
    flagship,
)
from tests.games.aerion.tables import LAST_CARD, NOTHING
from tests.rules_marker import rule

# Factories


@rule("aerion.flagship.factories")
def test_a_factory_helps_in_every_turn() -> None:
    table = flagship("research-lab", "library", display=LAST_CARD, rest="discards", top={"AAA": ["hornet", "cocoon"]})
    for _turn in range(2):
        table.play("roll", NOTHING)
        assert "research" in table
        table.play("research", NOTHING)
        table.do("let-go")
        assert active(table) == ("library", "research-lab")
        table.play("replenish")
    table.play("roll", NOTHING)
    assert "research" in table


@rule("aerion.flagship.factories", "aerion.flagship.factory-needed")
def test_both_factories_help_and_no_other() -> None:
    table = flagship("security", "research-lab", dice=NOTHING, pieces={"research-lab": "ready"})
    assert {"research"} == {"research", "secure"} & table.legal
    table.do("discard AAA")
    assert table.why_not("turn 1") == FACTORY_NEEDED
    table.play("keep none", NOTHING)
    assert {"secure"} == {"research", "secure"} & table.legal


@rule("aerion.flagship.factory-needed")
def test_without_its_factory_there_is_no_ability() -> None:
    rolled = flagship("library", "archive", dice=NOTHING, counters={"discarded": 1})
    assert rolled.why_not("research") == FACTORY_NEEDED
    assert rolled.why_not("secure") == FACTORY_NEEDED
    paid = flagship("library", "archive", dice=NOTHING, step="reroll", counters={"discarded": 1})
    assert {paid.why_not(f"turn {face}") for face in range(1, 7)} == {FACTORY_NEEDED}
    third = expanding("library", "archive", step="place", acquired="security@AAA+BB", display={})
    assert {name: third.why_not(f"replace {name}") for name in FACTORIES} == (
        dict.fromkeys(FACTORIES, FACTORY_NEEDED) | {"library": None, "archive": None}
    )


@rule("aerion.flagship.factory-needed")
def test_a_factory_in_the_display_does_not_help() -> None:
    table = expanding(dice=NOTHING, display={"AAAA": "research-lab", "AAA+BB": "security", "AAA": "helix"})
    assert table.why_not("research") == FACTORY_NEEDED
    table.do("discard AAA")
    table.play("keep none", NOTHING)
    assert table.why_not("secure") == FACTORY_NEEDED


# Library


@rule("aerion.flagship.library")
def test_with_the_library_the_pulpit_holds_any_number_of_books() -> None:
    there = ["book@AA+BB", "book@AAA", "book@AAAA", "book@AAAA"]
    table = flagship("library", "archive", dice=MEETS["AAA"], display={"AAA": "book", "AA+BB": "nut"}, pulpit=there)
    assert table.play("acquire AAA") == [
        Acquired("book@AAA", "display/AAA", "acquired"),
        BookKept("book@AAA", "acquired", "pulpit/1"),
    ]
    assert table.view.step == "replenish"
    assert table.view.pulpit == ("book@AA+BB", "book@AAA", "book@AAA", "book@AAAA", "book@AAAA")
    assert table.state.books == 5


@rule("aerion.flagship.library")
def test_without_the_library_the_pulpit_holds_one_book() -> None:
    table = flagship("archive", "security", dice=MEETS["AAA"], display={"AAA": "book"}, pulpit=["book@AAAA"])
    table.do("acquire AAA")
    assert (table.view.step, table.view.acquired) == ("place", "book@AAA")
    assert table.view.pulpit == ("book@AAAA",)


@rule("aerion.flagship.library")
def test_the_books_are_used_one_by_one() -> None:
    table = flagship(
        "library", "archive", pulpit=["book@AAA", "book@AAAA"], discards={"AA+BB": ["nut"], "AAA": ["hornet"]}
    )
    table.do("book-retrieve AA+BB", "take nut")
    assert list(table.view.pulpit) == ["book@AAAA"]
    table.do("book-retrieve AAA", "take hornet")
    assert list(table.view.pulpit) == []
    assert table.can("book-retrieve") == set()


@rule("aerion.flagship.library-rerolls")
@pytest.mark.parametrize(("factory", "rerolls"), [("library", 4), ("game-room", 3)])
def test_with_the_library_a_book_gives_four_rerolls(factory: str, rerolls: int) -> None:
    table = flagship(factory, "archive", dice=NOTHING, pulpit=["book@AAA"])
    assert table.play("book-rerolls") == [BookForRerolls("book@AAA", "pulpit/1", "discard/AAA", rerolls)]
    assert table.view.rerolls == rerolls
    for left in reversed(range(rerolls)):
        table.play("keep none", NOTHING)
        assert table.view.rerolls == left
    assert table.why_not("keep none") == "aerion.reroll.pay-first"


# Archive


@rule("aerion.flagship.archive")
def test_with_the_archive_a_book_retrieves_three_cards() -> None:
    discards = {"AAAA": ["nut", "glider", "sognae", "hornet"]}
    table = flagship("archive", "library", dice=NOTHING, display=LAST_CARD, pulpit=["book@AAA"], discards=discards)
    table.do("book-retrieve AAAA", "take nut", "take hornet")
    assert table.legal == {"take glider", "take sognae", "enough"}
    assert table.play("take sognae") == [Retrieved("sognae@AAAA", "discard/AAAA", "deck/AAAA")]
    assert table.view.taken == 0
    assert table.view.step == "roll"
    assert table.known("AAAA") == ("sognae", "hornet", "nut")
    assert table.discards() == {"AAA": {"book": 1}, "AAAA": {"glider": 1}}


@rule("aerion.flagship.archive")
@pytest.mark.parametrize("count", [1, 2])
def test_with_the_archive_fewer_cards_are_enough(count: int) -> None:
    kinds = ["nut", "glider", "sognae"]
    table = flagship("archive", "library", display=LAST_CARD, pulpit=["book@AAA"], discards={"AAAA": kinds})
    table.do("book-retrieve AAAA")
    assert table.why_not("enough") == "aerion.book.retrieve-at-least-one"
    table.do(*(f"take {kind}" for kind in kinds[:count]), "enough")
    assert len(table.known("AAAA")) == count
    assert table.view.step == "start"


@rule("aerion.flagship.archive")
def test_the_three_cards_come_from_one_pile() -> None:
    discards = {"AAAA": ["nut", "glider"], "AAA": ["hornet"]}
    table = flagship("archive", "library", display=LAST_CARD, pulpit=["book@AAA"], discards=discards)
    table.do("book-retrieve AAAA", "take nut")
    assert table.why_not("take hornet") == "aerion.book.retrieve-one-pile"
    table.do("take glider")
    assert table.view.step == "start"


@rule("aerion.flagship.archive")
def test_without_the_archive_a_book_retrieves_two_cards() -> None:
    discards = {"AAAA": ["nut", "glider", "sognae"]}
    table = flagship("library", "security", display=LAST_CARD, pulpit=["book@AAA"], discards=discards)
    table.do("book-retrieve AAAA", "take nut", "take glider")
    assert table.view.step == "start"


# Security Department


@rule("aerion.flagship.security")
def test_the_security_department_ends_phase_1_and_skips_phase_2() -> None:
    table = flagship("security", "library", dice=NOTHING, rerolls=2, display={"AAA": "helix", "AAAA": "nut"})
    assert table.play("discard AAA") == [Discarded("helix@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "reroll"
    assert table.view.counters["discarded"] == 1
    table.play("keep none", MEETS["AAAA"])
    assert {"acquire AAAA", "secure"} <= table.legal
    assert table.play("secure") == [PhaseSkipped(0)]
    assert table.view.rerolls == 0
    assert table.view.step == "replenish"
    assert table.view.counters["discarded"] == 0
    assert table.display() == {"AAAA": "nut"}
    assert table.legal == {"replenish"}


@rule("aerion.flagship.security")
def test_the_security_department_works_after_any_number_of_discards() -> None:
    table = flagship("security", "library", dice=NOTHING)
    for number, deck in enumerate(("AAA", "AAAA", "AA+BB"), 1):
        table.do(f"discard {deck}")
        assert table.why_not("secure") == "aerion.reroll.choose-dice-now"
        table.play("keep none", NOTHING)
        assert table.view.counters["discarded"] == number
        assert "secure" in table
    table.do("secure")
    assert set(table.display()) == {"AAA+BB", "AAA+BBB", "A+B+C+D+E"}


@rule("aerion.flagship.security-after-discard")
def test_the_security_department_needs_a_card_discarded_in_this_phase() -> None:
    table = flagship("security", "library", dice=NOTHING, display={"AAA": "helix", "AAAA": "nut", "AA+BB": "helix"})
    assert table.why_not("secure") == SECURITY_AFTER_DISCARD
    table.do("discard AAA")
    table.play("keep none", NOTHING)
    assert table.why_not("secure") is None
    table.do("secure")
    table.play("replenish", "hornet", "book", "book", "book")
    table.play("roll", NOTHING)
    assert table.why_not("secure") == SECURITY_AFTER_DISCARD


@rule("aerion.flagship.security-after-discard")
def test_a_discarded_book_does_not_count_for_the_security_department() -> None:
    pulpit = ["book@AAA", "book@AAAA"]
    table = flagship("security", "library", dice=NOTHING, pulpit=pulpit, discards={"AAA": ["hornet"]})
    table.do("book-rerolls", "book-retrieve AAA", "take hornet")
    assert table.why_not("secure") == SECURITY_AFTER_DISCARD


@rule("aerion.flagship.security-after-discard")
def test_a_hired_worker_does_not_count_for_the_security_department() -> None:
    display = {"AAA": "worker", "AAAA": "worker", "AA+BB": "nut"}
    table = flagship("security", "library", expansions=["flagship", "piers"], dice=NOTHING, display=display)
    table.do("hire AAA")
    assert table.why_not("secure") == SECURITY_AFTER_DISCARD
    table.do("discard AAAA")
    table.play("keep none", NOTHING)
    assert table.why_not("secure") is None


@rule("aerion.flagship.security", "aerion.flagship.logistics")
def test_a_discard_for_the_logistics_department_counts_too() -> None:
    table = flagship("security", "logistics", dice=NOTHING).do("discard AAA", "turn 1")
    assert "secure" in table


@rule("aerion.flagship.security-after-discard")
def test_the_security_department_works_only_in_phase_1() -> None:
    assert flagship("security", "library").why_not("secure") == "aerion.roll.comes-first"
    placing = flagship("security", "library", step="place", acquired="nut@AAAA", display={}, counters={"discarded": 1})
    assert placing.why_not("secure") == "aerion.acquire.card-awaits-place"
    ending = flagship("security", "library", step="replenish")
    assert ending.why_not("secure") == "aerion.replenish.last-chance"


# Research Lab


@rule("aerion.flagship.research-lab")
def test_the_research_lab_rolls_all_six_dice_again() -> None:
    table = flagship("research-lab", "library")
    assert table.play("roll", NOTHING) == [Rolled((), tuple(NOTHING))]
    assert table.view.step == "roll"
    assert table.view.pieces["research-lab"] == "ready"
    before = table.display()
    assert table.play("research", [3, 3, 3, 4, 5, 6]) == [LabRolled((), (3, 3, 3, 4, 5, 6))]
    assert table.view.pieces["research-lab"] == "idle"
    assert (table.view.step, table.view.rerolls, table.display()) == ("roll", 0, before)


@rule("aerion.flagship.research-lab")
def test_after_the_research_lab_phase_1_goes_on_as_usual() -> None:
    table = flagship("research-lab", "library", pulpit=["book@AAA"])
    table.play("roll", NOTHING)
    table.play("research", [1, 1, 2, 2, 3, 6])
    assert {"acquire AA+BB", "discard AAA", "book-rerolls", "pixie 6 1"} <= table.legal
    assert "let-go" not in table
    table.do("acquire AA+BB")
    assert table.view.step == "place"


@rule("aerion.flagship.research-lab")
def test_the_research_lab_need_not_be_used() -> None:
    table = flagship("research-lab", "library")
    table.play("roll", MEETS["AAA"])
    assert table.play("acquire AAA") == [Acquired("helix@AAA", "display/AAA", "acquired")]
    assert table.view.step == "place"
    assert table.why_not("research") == "aerion.acquire.card-awaits-place"
    assert table.play("reject") == [Rejected("helix@AAA", "acquired", "discard/AAA")]
    assert table.view.step == "replenish"
    assert table.view.pieces["research-lab"] == "idle"
    assert table.why_not("research") == "aerion.replenish.last-chance"


@rule("aerion.flagship.research-lab", "aerion.flagship.factory-needed")
def test_without_the_research_lab_the_first_roll_is_as_usual() -> None:
    table = flagship("security", "library")
    assert table.play("roll", NOTHING) == [Rolled((), tuple(NOTHING))]
    assert table.view.step == "roll"
    assert table.why_not("research") == FACTORY_NEEDED


@rule("aerion.flagship.research-after-first-roll")
def test_the_research_lab_works_once_in_a_turn() -> None:
    table = flagship("research-lab", "library")
    assert table.why_not("research") == "aerion.roll.comes-first"
    table.play("roll", NOTHING)
    assert table.why_not("research") is None
    table.play("research", NOTHING)
    assert table.why_not("research") == AFTER_FIRST_ROLL


@rule("aerion.flagship.research-after-first-roll")
@pytest.mark.parametrize(
    "actions",
    [["pixie 6 1"], ["book-rerolls"], ["hire AAAA"]],
    ids=["pixie", "book for rerolls", "worker"],
)
def test_whatever_is_done_about_the_first_roll_comes_too_early_for_the_research_lab(actions: list[str]) -> None:
    table = flagship(
        "research-lab",
        "security",
        expansions=["flagship", "piers"],
        display={"AAAA": "worker", "AAA": "helix"},
        pulpit=["book@AAA"],
        discards={"AA+BB": ["nut"]},
    )
    table.play("roll", NOTHING)
    table.play(actions[0])
    assert table.view.pieces["research-lab"] == "idle"
    table.do(*actions[1:])
    assert table.why_not("research") == AFTER_FIRST_ROLL


@rule("aerion.flagship.research-after-first-roll", "aerion.flagship.research-lab")
def test_retrieving_with_a_book_leaves_the_research_lab_available() -> None:
    table = flagship("research-lab", "security", pulpit=["book@AAA"], discards={"AA+BB": ["nut"]})
    table.play("roll", NOTHING)
    table.do("book-retrieve AA+BB")
    assert GAME.from_position(table.position).key() == table.state.key()
    table.do("take nut")
    assert table.why_not("research") is None
    table.play("research", [1, 1, 1, 1, 1, 1])
    assert table.view.dice == (1,) * 6


@rule("aerion.flagship.research-after-first-roll")
def test_after_a_reroll_the_research_lab_no_longer_works() -> None:
    table = flagship("research-lab", "security")
    table.play("roll", NOTHING)
    assert table.play("discard AAA") == [Discarded("helix@AAA", "display/AAA", "discard/AAA")]
    assert table.view.pieces["research-lab"] == "idle"
    assert table.view.step == "reroll"
    assert table.view.counters["discarded"] == 1
    assert table.why_not("research") == "aerion.reroll.choose-dice-now"
    table.play("keep none", NOTHING)
    assert table.why_not("research") == AFTER_FIRST_ROLL


@rule("aerion.flagship.research-after-first-roll")
def test_what_does_not_concern_the_roll_may_come_before_the_research_lab() -> None:
    table = flagship(
        "research-lab",
        "library",
        expansions=["flagship", "eggs"],
        pulpit=["book@AAA"],
        reserve=["nut@AAAA", "helix@AA+BB"],
        discards={"AA+BB": ["nut"]},
        areas={"eggs": ["egg@AAA"]},
    )
    table.do("book-retrieve AA+BB", "take nut")
    table.play("roll", NOTHING)
    table.do("move nut AAAA 1", "embark-reserve helix AA+BB")
    table.play("hatch AAAA 1", "book")
    table.do("lay-none")
    assert table.why_not("research") is None


# Logistics Department


@rule("aerion.flagship.logistics")
@pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_logistics_department_turns_a_die_to_its_opposite_face(face: int, opposite: int) -> None:
    table = flagship("logistics", "library", dice=[1, 2, 3, 4, 5, 6]).do("discard AAA")
    kept = tuple(other for other in range(1, 7) if other != face)
    assert table.play(f"turn {face}") == [LogisticsTurned(kept, tuple(sorted((*kept, opposite))), face, opposite)]
    assert table.view.step == "roll"
    assert table.why_not(f"turn {opposite}") == LOGISTICS_AFTER_DISCARD


@rule("aerion.flagship.logistics")
def test_only_one_of_several_equal_dice_is_turned() -> None:
    table = flagship("logistics", "library", dice=[1, 1, 1, 2, 2, 6]).do("discard AAA", "turn 1")
    assert table.view.dice == (1, 1, 2, 2, 6, 6)


@rule("aerion.flagship.logistics")
def test_the_reroll_may_be_used_as_usual() -> None:
    table = flagship("logistics", "library", dice=NOTHING).do("discard AAA")
    assert {"turn 1", "keep none", "keep 11"} <= table.legal
    table.play("keep 11", [1, 2, 3, 4])
    assert table.view.dice == (1, 1, 1, 2, 3, 4)
    assert table.can("turn") == set()


@rule("aerion.flagship.logistics")
def test_dice_are_turned_as_often_as_cards_are_discarded() -> None:
    table = flagship(
        "logistics", "library", dice=[1, 1, 2, 3, 4, 6], display={**LAST_CARD, "AAAA": "nut", "AA+BB": "nut"}
    )
    table.do("discard AAAA", "turn 6", "discard AA+BB", "turn 4")
    assert table.view.dice == (1, 1, 1, 2, 3, 3)
    assert "acquire AAA" in table
    assert table.why_not("discard AAA") == "aerion.reroll.not-the-last-card"


@rule("aerion.flagship.logistics")
def test_only_a_die_that_lies_there_is_turned() -> None:
    table = flagship("logistics", "library", dice=[1, 1, 2, 3, 4, 6]).do("discard AAA")
    assert table.can("turn") == {"1", "2", "3", "4", "6"}
    assert table.why_not("turn 5") == "aerion.reroll.dice-shown"


@rule("aerion.flagship.logistics")
def test_rerolls_of_a_book_are_kept_while_a_die_is_turned() -> None:
    table = flagship("logistics", "security", dice=NOTHING, pulpit=["book@AAA"]).do(
        "book-rerolls", "discard AAA", "turn 6"
    )
    assert (table.view.rerolls, table.view.step) == (3, "roll")


@rule("aerion.flagship.logistics-after-discard")
def test_a_die_is_turned_only_in_place_of_a_reroll_paid_for_with_a_card() -> None:
    for table in (
        flagship("logistics", "library"),
        flagship("logistics", "library", dice=NOTHING),
        flagship("logistics", "library", dice=NOTHING, rerolls=3),
        flagship("logistics", "library", step="place", acquired="nut@AAAA", display={}),
        flagship("logistics", "library", step="replenish"),
    ):
        assert table.why_not("turn 1") == LOGISTICS_AFTER_DISCARD
        assert table.can("turn") == set()
    paid = flagship("logistics", "library", dice=NOTHING, step="reroll", counters={"discarded": 1})
    assert paid.why_not("turn 1") is None


@rule("aerion.flagship.logistics-after-discard")
def test_neither_a_book_nor_a_worker_pays_for_turning_a_die() -> None:
    table = flagship(
        "logistics",
        "library",
        expansions=["flagship", "piers"],
        dice=NOTHING,
        display={"AAAA": "worker", "AAA": "helix"},
        pulpit=["book@AAA"],
    )
    table.do("book-rerolls", "hire AAAA")
    assert table.view.rerolls == 7
    assert table.why_not("turn 1") == LOGISTICS_AFTER_DISCARD


@rule("aerion.flagship.logistics", "aerion.flagship.logistics-after-discard")
def test_an_egg_cannot_be_discarded_to_turn_a_die() -> None:
    display = {"AAA": "egg", "AAAA": "egg", "AA+BB": "nut"}
    table = flagship("logistics", "library", expansions=["flagship", "eggs"], dice=NOTHING, display=display)
    assert table.can("discard") == {"AA+BB"}
    assert table.why_not("discard AAA") == "aerion.eggs.not-discarded"
    table.do("discard AA+BB", "turn 1")
    assert table.can("discard") == set()


# Game Room


@rule("aerion.flagship.game-room")
@pytest.mark.parametrize(("factory", "reason"), [("game-room", None), ("archive", "aerion.workshop.crew-last")])
def test_with_the_game_room_crew_may_come_first_in_a_workshop(factory: str, reason: str | None) -> None:
    workshops = [[], ["glider@AA+BB"]]
    table = flagship(factory, "library", step="place", acquired="incubi@AAA", workshops=workshops, display={})
    assert table.why_not("place 1") == reason
    assert table.why_not("place 2") == reason
    moving = flagship(factory, "library", reserve=["incubi@AAA"], workshops=workshops)
    assert moving.why_not("move incubi AAA 1") == reason


@rule("aerion.flagship.game-room")
def test_with_the_game_room_a_ship_is_complete_with_its_last_card_whichever_it_is() -> None:
    table = flagship("game-room", "library", reserve=["nut@AAAA", "incubi@AAA", "bee@AAA+BB"], display={"AAA": "helix"})
    table.do("move incubi AAA 1", "move bee AAA+BB 1")
    assert table.play("move nut AAAA 1") == [
        LeftReserve("nut@AAAA", "reserve/1", "workshop/1", "1", 0),
        Moved("bee@AAA+BB", "workshop/1", "discard/AAA+BB"),
        Moved("nut@AAAA", "workshop/1", "discard/AAAA"),
        Moved("incubi@AAA", "workshop/1", "discard/AAA"),
        ShipBuilt("ship/bee", "bee"),
    ]


@rule("aerion.flagship.game-room")
def test_with_the_game_room_the_cards_must_still_fit_together() -> None:
    workshops = [["incubi@AAA"], ["nacelle@AAA+BB"]]
    material = flagship("game-room", "library", step="place", acquired="hornet@AAA", workshops=workshops, display={})
    assert material.why_not("place 1") == "aerion.workshop.one-ship"
    crew = flagship("game-room", "library", step="place", acquired="incubi@AAAA", workshops=workshops, display={})
    assert crew.why_not("place 1") == "aerion.workshop.one-of-each"
    assert crew.why_not("place 2") == "aerion.workshop.one-ship"
    fitting = flagship("game-room", "library", step="place", acquired="sognae@AAAA", workshops=workshops, display={})
    assert fitting.why_not("place 2") is None


@rule("aerion.flagship.game-room", "aerion.flagship.crew-last")
@pytest.mark.parametrize(("factory", "reason"), [("game-room", None), ("archive", CREW_LAST)])
def test_with_the_game_room_crew_may_come_first_on_the_flagship(factory: str, reason: str | None) -> None:
    for crew in CREWS:
        table = flagship(factory, "library", step="place", acquired=crew, display={})
        assert table.why_not("embark") == reason
