"""Expansion: the Stone Clouds, with The Flock and Pinned Down."""

from __future__ import annotations

from itertools import combinations

import pytest

from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.events import Discarded, LastCardLetGo, Replenished
from aerodrome.games.aerion.expansions.stone_clouds_events import BirdSent, CloudBroken, CloudCracked, DiceStruck
from aerodrome.kernel import BadInput, Outcome, UnknownAction
from aerodrome.kernel.event_types import Ended
from tests.games.aerion.clouds_and_piers import THIRTY, TWENTY_NINE, birds, clouds, flight, sides, under
from tests.games.aerion.tables import DISPLAY, NOTHING, VOCABULARY, all_but, at, set_up
from tests.rules_marker import rule

LOWEST = [1, 1, 1, 1, 1, 1]
STRIKES = {"strike intact", "strike cracked", *(f"strike {ship}" for ship in SHIP_NAMES)}
COMES_FIRST = "aerion.roll.comes-first"
CRACKED_FIRST = "aerion.clouds.cracked-first"
STRIKE_NOW = "aerion.clouds.strike-now"
POINTS_FIRST = "aerion.clouds.points-first"
THIRTY_POINTS = "aerion.clouds.thirty-points"


# Setting up


@rule("aerion.clouds.setup-birds")
def test_two_hammer_birds_are_shuffled_into_each_deck() -> None:
    table = set_up(*DISPLAY.values(), expansions=["stone-clouds"])
    assert [table.unseen(deck)["bird"] for deck in DECK_NAMES] == [2] * 6
    assert [column.size for column in table.view.columns] == [9] * 6
    assert "bird" not in set_up(*DISPLAY.values()).unseen("AAA")


@rule("aerion.clouds.setup-birds")
def test_a_hammer_bird_may_lie_in_the_first_display() -> None:
    table = set_up(*["bird"] * 6, expansions=["stone-clouds"])
    assert table.display() == dict.fromkeys(DECK_NAMES, "bird")


@rule("aerion.clouds.setup-clouds")
@pytest.mark.parametrize("seats", [1, 2])
def test_six_clouds_begin_intact(seats: int) -> None:
    fleet = [0] * 3 if seats == 2 else []
    table = set_up(*DISPLAY.values(), expansions=["stone-clouds"], seats=seats, before=fleet)
    assert table.view.pieces == clouds(*["intact"] * 6)
    assert table.view.counters == {"strikes": 0}


# Demolish


@rule("aerion.clouds.demolish", "aerion.clouds.strike")
def test_demolish_replaces_acquire() -> None:
    table = under()
    assert "acquire AA+BB" in table
    assert table.play("demolish none") == [DiceStruck(1)]
    assert table.view.counters["strikes"] == 1
    assert table.view.step == "strike"
    assert table.legal == {"strike intact"}
    assert table.play("strike intact") == [CloudCracked("cloud/1", None)]
    assert table.view.counters["strikes"] == 0
    assert table.view.step == "replenish"
    assert table.display() == DISPLAY
    assert table.why_not("acquire AA+BB") == "aerion.replenish.last-chance"


@rule("aerion.clouds.demolish")
@pytest.mark.parametrize("action", ["demolish none", "demolish AAA"])
def test_demolish_follows_a_roll(action: str) -> None:
    display = {**DISPLAY, "AAA": "bird"}
    assert under(display=display).why_not(action) is None
    assert under(display=display, dice=[]).why_not(action) == COMES_FIRST
    assert under(display=display, step="reroll").why_not(action) == "aerion.reroll.choose-dice-now"
    awaited = under(display=display, step="place", acquired="nut@AAAA")
    assert awaited.why_not(action) == "aerion.acquire.card-awaits-place"
    assert under(display=display, step="replenish").why_not(action) == "aerion.replenish.last-chance"
    discards = {"AAAA": ["nut"]}
    retrieving = under(display=display, step="retrieve", waiting=["roll"], pile="AAAA", discards=discards)
    assert retrieving.why_not(action) == "aerion.book.retrieve-to-the-end"


@rule("aerion.clouds.demolish")
def test_without_the_expansion_there_is_nothing_to_demolish() -> None:
    table = at(dice=THIRTY)
    assert table.why_not("demolish none") == "aerion.expansion.not-in-play"
    assert table.why_not("strike intact") == "aerion.expansion.not-in-play"


@rule("aerion.clouds.demolish")
def test_rerolls_not_used_are_lost_when_you_demolish() -> None:
    table = under(rerolls=2, display=birds(1))
    assert table.play("demolish AA+BB") == [BirdSent("bird@AA+BB", "display/AA+BB", "discard/AA+BB")]
    assert table.view.rerolls == 0
    assert table.view.counters["strikes"] == 1
    assert table.view.step == "strike"


@rule("aerion.clouds.demolish")
def test_the_last_card_of_the_display_stays_when_you_demolish() -> None:
    table = under(display={"AAA": "helix"}).do("demolish none", "strike intact")
    assert table.display() == {"AAA": "helix"}
    assert table.discards() == {}


@rule("aerion.clouds.points", "aerion.clouds.bird-table", "aerion.clouds.no-carry-over")
@pytest.mark.parametrize(
    ("dice", "sent", "strikes"),
    [
        (THIRTY, 0, 1),
        ([6] * 6, 0, 1),  # 36
        ([4, 4, 4, 4, 4, 5], 1, 1),  # 25 + 5
        ([6] * 6, 1, 1),  # 36 + 5
        (LOWEST, 2, 1),  # 6 + 40
        ([3, 3, 3, 3, 3, 4], 2, 1),  # 19 + 40
        ([3, 3, 3, 3, 4, 4], 2, 2),  # 20 + 40
        ([6] * 6, 2, 2),  # 36 + 40
        (LOWEST, 3, 3),  # 6 + 100
        ([3, 3, 3, 3, 3, 4], 3, 3),  # 19 + 100
        ([3, 3, 3, 3, 4, 4], 3, 4),  # 20 + 100
        ([6] * 6, 3, 4),  # 36 + 100
    ],
)
def test_dice_and_birds_add_up_to_points(dice: list[int], sent: int, strikes: int) -> None:
    table = under(dice=dice, display=birds(3))
    table.play(flight(sent))
    assert table.view.counters["strikes"] == strikes
    for _ in range(strikes):
        assert table.view.step == "strike"
        table.do("strike intact")
    assert table.view.step == "replenish"
    assert sides(table).count("cracked") == strikes


@rule("aerion.clouds.thirty-points", "aerion.clouds.points")
@pytest.mark.parametrize(("sent", "enough"), [(0, THIRTY), (1, [4, 4, 4, 4, 4, 5])])
def test_demolish_takes_thirty_points(sent: int, enough: list[int]) -> None:
    assert under(dice=enough, display=birds(2)).why_not(flight(sent)) is None
    short = under(dice=[3, *enough[1:]], display=birds(2))
    assert short.why_not(flight(sent)) == THIRTY_POINTS
    assert flight(sent + 1) in short


@rule("aerion.clouds.thirty-points")
def test_dice_alone_must_show_thirty() -> None:
    assert under(dice=TWENTY_NINE).why_not("demolish none") == THIRTY_POINTS
    assert under(dice=TWENTY_NINE).can("demolish") == set()


@rule("aerion.clouds.no-carry-over")
def test_points_left_over_are_lost() -> None:
    table = under(dice=[3, 3, 3, 3, 3, 4], display=birds(2)).do("demolish AA+BB,AAA", "strike intact")
    table.play("replenish", "helix", "helix")
    table.play("roll", [1, 1, 1, 1, 1, 1])
    assert table.view.counters["strikes"] == 0
    assert table.why_not("demolish none") == THIRTY_POINTS


# Strikes


@rule("aerion.clouds.strike", "aerion.clouds.to-the-box")
def test_a_strike_removes_a_cracked_cloud() -> None:
    table = under(pieces=clouds("gone", "cracked", "intact")).do("demolish none")
    assert table.can("strike") == {"intact", "cracked"}
    assert table.play("strike cracked")[0] == CloudBroken("cloud/2", None)
    assert sides(table) == ["gone", "gone", "intact", "gone", "gone", "gone"]


@rule("aerion.clouds.points-first")
@pytest.mark.parametrize("step", ["start", "roll", "reroll", "place", "replenish"])
def test_no_cloud_is_struck_without_demolish(step: str) -> None:
    dice = [] if step == "start" else THIRTY
    table = under(step=step, dice=dice, acquired="nut@AAAA" if step == "place" else None)
    assert {table.why_not(strike) for strike in STRIKES} == {POINTS_FIRST}


@rule("aerion.clouds.points-first")
def test_no_cloud_is_struck_while_cards_are_retrieved() -> None:
    table = under(step="retrieve", waiting=["roll"], pile="AAAA", discards={"AAAA": ["nut"]})
    assert table.why_not("strike intact") == "aerion.book.retrieve-to-the-end"


@rule("aerion.clouds.strike-now")
def test_the_demolition_is_finished_before_anything_else() -> None:
    table = under(display=birds(2), pulpit=["book"], discards={"AAAA": ["nut"]}, reserve=["nut@AAA+BB"], rerolls=1)
    others = {"book-retrieve AAAA", "move nut AAA+BB 1", "pixie 5 1", "book-rerolls", "discard AAAA", "demolish none"}
    assert others < table.legal
    table.do("demolish AA+BB,AAA")
    later = (others - {"move nut AAA+BB 1"}) | {
        "acquire AAAA",
        "keep none",
        "replenish",
        "roll",
        "let-go",
        "reject",
        "place 1",
        "book-reserve",
    }
    assert {table.why_not(action) for action in later} == {STRIKE_NOW}
    table.do("strike intact")
    moves = {f"move nut AAA+BB {workshop}" for workshop in (1, 2)}
    assert table.legal == {"strike intact", "strike cracked", *moves}
    table.do("strike intact")
    assert table.legal == {"book-retrieve AA+BB", "book-retrieve AAA", "book-retrieve AAAA", "replenish", *moves}


@rule("aerion.clouds.cracked-first")
def test_an_intact_cloud_must_be_cracked_before_it_is_removed() -> None:
    table = under().do("demolish none")
    assert table.why_not("strike cracked") == CRACKED_FIRST
    assert "strike intact" in table
    table = under(pieces=clouds("cracked")).do("demolish none")
    assert table.why_not("strike intact") == CRACKED_FIRST
    assert "strike cracked" in table


@rule("aerion.clouds.same-cloud")
def test_one_demolition_may_crack_a_cloud_and_remove_it() -> None:
    table = under(display=birds(2), pieces=clouds("intact")).do("demolish AA+BB,AAA", "strike intact")
    assert table.legal == {"strike cracked"}
    table.do("strike cracked")
    assert sides(table) == ["gone"] * 6


@rule("aerion.clouds.same-cloud", "aerion.clouds.strike")
def test_the_strikes_of_one_demolition_may_fall_on_different_clouds() -> None:
    table = under(display=birds(3), pieces=clouds("cracked", "intact", "intact")).do("demolish AA+BB,AAA,AAA+BB")
    table.do("strike intact", "strike cracked", "strike intact", "strike cracked")
    assert sides(table) == ["gone", "gone", "cracked", "gone", "gone", "gone"]
    assert table.view.step == "replenish"


@rule("aerion.clouds.to-the-box", "aerion.clouds.none-left")
def test_with_all_clouds_gone_nothing_is_left_to_demolish() -> None:
    table = under(pieces=clouds(), display=birds(3))
    for sent in range(4):
        assert table.why_not(flight(sent)) == "aerion.clouds.none-left"
    assert flight(3) in under(pieces=clouds("cracked"), display=birds(3))


@rule("aerion.clouds.none-left")
@pytest.mark.parametrize(
    ("left", "strikes"), [(("cracked",), 1), (("intact",), 2), (("cracked", "intact"), 3), (("intact", "intact"), 4)]
)
def test_there_are_no_more_strikes_than_the_clouds_need(left: tuple[str, ...], strikes: int) -> None:
    table = under(pieces=clouds(*left), display=birds(3))
    table.play(flight(3))
    assert table.view.counters["strikes"] == strikes


# Hammer Birds


@rule("aerion.clouds.not-acquired")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_a_hammer_bird_cannot_be_acquired(deck: str) -> None:
    dice = [1, 2, 3, 4, 5, 6] if deck == "A+B+C+D+E" else THIRTY
    table = under(dice=dice, display={**DISPLAY, deck: "bird"})
    assert table.why_not(f"acquire {deck}") == "aerion.clouds.not-acquired"
    assert under(dice=dice).why_not(f"acquire {deck}") is None


@rule("aerion.clouds.reroll")
def test_a_hammer_bird_pays_for_a_reroll() -> None:
    table = under(dice=NOTHING, display={"AAA": "bird", "AAAA": "nut"})
    assert table.play("discard AAA") == [Discarded("bird@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "reroll"
    table.play("keep 1", [1, 1, 1, 1, 5])
    assert table.view.step == "roll"


@rule("aerion.clouds.reroll")
def test_a_last_hammer_bird_pays_for_no_reroll_but_may_be_let_go() -> None:
    table = under(dice=NOTHING, display={"AAA": "bird"})
    assert table.why_not("discard AAA") == "aerion.reroll.not-the-last-card"
    assert table.play("let-go") == [LastCardLetGo("bird@AAA", "display/AAA", "discard/AAA")]
    assert table.view.step == "replenish"


@rule("aerion.clouds.three-birds")
def test_at_most_three_hammer_birds_are_sent() -> None:
    table = under(display=dict.fromkeys(DECK_NAMES, "bird"))
    flights = {",".join(decks) for size in (1, 2, 3) for decks in combinations(DECK_NAMES, size)}
    assert table.can("demolish") == {"none", *flights}
    assert len(flights) == 6 + 15 + 20
    with pytest.raises(UnknownAction):
        VOCABULARY.parse(flight(4))


@rule("aerion.clouds.bird-in-display")
def test_only_hammer_birds_in_the_display_are_sent() -> None:
    table = under(display={"AAA": "bird", "AAAA": "nut"}, discards={"AAA+BB": ["bird"]})
    assert table.can("demolish") == {"none", "AAA"}
    for sent in ("AAAA", "AAA+BB", "AAA,AAAA", "AA+BB,AAA"):
        assert table.why_not(f"demolish {sent}") == "aerion.clouds.bird-in-display"


@rule("aerion.clouds.birds-to-their-piles")
@pytest.mark.parametrize("decks", [DECK_NAMES[:3], DECK_NAMES[3:], DECK_NAMES[::3]])
def test_a_sent_hammer_bird_goes_to_the_pile_of_its_deck(decks: tuple[str, ...]) -> None:
    table = under(display=dict.fromkeys(DECK_NAMES, "bird"))
    sent = [BirdSent(f"bird@{deck}", f"display/{deck}", f"discard/{deck}") for deck in decks]
    assert table.play(f"demolish {','.join(decks)}") == sent
    assert table.discards() == {deck: {"bird": 1} for deck in decks}
    assert table.display() == {deck: "bird" for deck in DECK_NAMES if deck not in decks}


@rule("aerion.clouds.birds-to-their-piles")
def test_decks_that_sent_a_hammer_bird_reveal_a_card() -> None:
    table = under(display=birds(2)).do("demolish AA+BB,AAA", "strike intact", "strike intact")
    table.play("replenish", "incubi", "bird")
    assert table.display() == {**DISPLAY, "AA+BB": "incubi", "AAA": "bird"}


@rule("aerion.clouds.retrieve")
def test_a_book_retrieves_hammer_birds() -> None:
    table = under(pulpit=["book@AAAA"], discards={"AAA": ["bird", "bird", "book"]}).do("book-retrieve AAA")
    assert table.legal == {"take bird"}
    table.do("take bird", "take bird")
    assert table.known("AAA") == ("bird", "bird")
    assert table.view.step == "roll"


@rule("aerion.clouds.not-to-reserve")
def test_a_hammer_bird_never_goes_to_the_reserve() -> None:
    table = under(display=birds(1), pulpit=["book@AAAA"])
    assert table.why_not("book-reserve") == "aerion.book.only-acquired-element"
    with pytest.raises(BadInput, match="reserve"):
        under(reserve=["bird"])
    acquired = under(step="place", acquired="bird", pulpit=["book"])
    assert acquired.why_not("book-reserve") == "aerion.book.only-acquired-element"


# The end


@rule("aerion.clouds.victory")
def test_removing_the_last_cloud_wins_when_all_ships_fly() -> None:
    table = under(ships=SHIP_NAMES, pieces=clouds("cracked")).do("demolish none")
    assert table.play("strike cracked") == [CloudBroken("cloud/1", None), Ended((0,), "aerion.end.win")]
    assert table.view.counters["strikes"] == 0
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.clouds.victory")
@pytest.mark.parametrize(("left", "won"), [((), True), (("cracked",), False), (("intact",), False)])
def test_the_last_ship_wins_only_when_all_clouds_are_gone(left: tuple[str, ...], won: bool) -> None:
    table = under(
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee", "nut"]],
        display={},
        pieces=clouds(*left),
    ).do("place 1")
    assert table.flying() == list(SHIP_NAMES)
    assert table.view.won is (True if won else None)


@rule("aerion.clouds.victory")
def test_the_clouds_alone_do_not_win() -> None:
    table = under(ships=all_but("bee"), pieces=clouds("cracked")).do("demolish none", "strike cracked")
    assert table.state.outcome() is None
    assert table.view.step == "replenish"


@rule("aerion.clouds.victory")
def test_you_lose_with_all_ships_flying_when_the_cards_run_out_before_the_clouds() -> None:
    table = under(ships=SHIP_NAMES, display={"AAA": "bird"}, pieces=clouds("intact"), rest="discards")
    table.do("demolish AAA", "strike intact")
    assert table.play("replenish") == [Replenished(0), Ended((), "aerion.end.loss")]
    assert table.view.step == "over"
    assert table.state.outcome() == Outcome((), "aerion.end.loss", (6,))


# Two players


@rule("aerion.clouds.two-players", "aerion.clouds.victory")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_strikes_the_common_clouds(seat: int) -> None:
    table = under(seats=2, seat=seat, pieces=clouds("cracked", "cracked"), ships=SHIP_NAMES)
    table.play("demolish none")
    assert table.view.step == "strike"
    table.do("strike cracked")
    assert sides(table) == ["gone", "cracked", "gone", "gone", "gone", "gone"]
    table.play("replenish")
    assert table.seat == 1 - seat
    table.play("roll", THIRTY)
    table.do("demolish none")
    assert table.play("strike cracked")[-1] == Ended((0, 1), "aerion.end.win")
    assert table.state.outcome() == Outcome((0, 1), "aerion.end.win", (3, 3))


@rule("aerion.clouds.two-players")
def test_with_two_players_either_may_free_a_ship_of_the_partner() -> None:
    table = under("pinned-down", seats=2, seat=0, pieces=clouds(*["cracked"] * 6))
    table.do("demolish none", "strike trihellix")
    assert sides(table) == [*["cracked"] * 5, "gone"]


# The Flock


@rule("aerion.clouds.flock")
def test_with_the_flock_no_hammer_bird_comes_alone() -> None:
    table = under("the-flock", display=birds(3))
    assert table.why_not("demolish AAA") == "aerion.clouds.flock"
    assert table.can("demolish") == {"none", "AA+BB,AAA", "AA+BB,AAA+BB", "AAA,AAA+BB", "AA+BB,AAA,AAA+BB"}
    assert "demolish AAA" in under(display=birds(3))


@rule("aerion.clouds.flock")
def test_with_the_flock_dice_alone_still_demolish() -> None:
    table = under("the-flock", display=birds(1))
    assert table.can("demolish") == {"none"}
    assert under("the-flock", display=birds(1), dice=TWENTY_NINE).can("demolish") == set()
    assert under(display=birds(1), dice=TWENTY_NINE).can("demolish") == {"AA+BB"}


@rule("aerion.clouds.flock", "aerion.clouds.bird-table")
def test_with_the_flock_two_birds_are_worth_forty() -> None:
    table = under("the-flock", display=birds(2), dice=[3, 3, 3, 3, 4, 4])
    table.play("demolish AA+BB,AAA")
    assert table.view.counters["strikes"] == 2
