"""Set-up."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.celestia_duo.cards import AMBUSH_NAMES, CREW_NAMES, STAGE_NAMES
from aerodrome.games.celestia_duo.game import NORMAL_PIRATES
from aerodrome.games.celestia_duo.view import CelestiaDuoView, RoutePlace
from aerodrome.kernel import BadInput, WrongScript
from tests.games.celestia_duo.forbidden import DRAFT
from tests.games.celestia_duo.tables import SPECTATOR, Scene, at, set_up, taken
from tests.rules_marker import rule

QUICK = {"mode": "quick", "deck": "medium", "captain": 1}
DEALT = (*["whip"] * 4, *["sabre"] * 4)
OPEN = ("pistol", "sabre", "whip", "whip")


def quick(crew: str = "olga") -> Scene:
    return set_up(QUICK, crew, *DEALT, *OPEN)


def start_of(seed: int, **options: object) -> CelestiaDuoView:
    view = aerodrome.new("celestia_duo", seats=2, seed=seed, options=options).view(0)
    assert isinstance(view, CelestiaDuoView)
    return view


@rule("celestia-duo.set-up.decks")
def test_stages_crew_and_equipment_form_decks() -> None:
    view = quick().view
    assert view.stages_left == STAGE_NAMES
    assert view.crew_deck == tuple(name for name in CREW_NAMES if name != "olga")
    assert view.deck_size == 48 - 12
    assert (view.discard, view.crew_discard, view.played) == ({}, (), {})


@rule("celestia-duo.set-up.decks", "celestia-duo.set-up.first-smoke", "celestia-duo.set-up.first-crew")
def test_all_other_tokens_are_in_the_supply() -> None:
    view = quick().view
    assert (view.gold, view.smoke, view.crew) == (0, 1, {"olga": True})
    assert view.room == 3


@rule("celestia-duo.set-up.starting-card")
@pytest.mark.parametrize("card", ["D1", "D2", "D3"])
def test_one_of_the_four_starting_cards_is_the_first_of_the_route(card: str) -> None:
    table = at(turn=1)
    assert table.view.route[0] == RoutePlace()
    table.play("continue", card, ["whip", "whip"] if card == "D3" else ["whip"])
    assert table.view.route[0] == RoutePlace(card, True)
    assert table.view.airship == 1


@rule("celestia-duo.set-up.starting-card")
def test_the_fourth_starting_card_rolls_no_die() -> None:
    table = at(turn=1)
    table.play("continue", "D4")
    assert table.view.route[0] == RoutePlace("D4", True)
    assert table.view.dice == ("whip", "sabre")


@rule("celestia-duo.set-up.starting-card", "celestia-duo.set-up.route")
@pytest.mark.parametrize("number", range(24))
def test_only_the_24_other_cards_can_follow_the_starting_card(number: int) -> None:
    table = at(airship=1, route={"1": "D1"}, crew={"baba": "active"})
    table.play("use baba", number, (number + 1) % 24)
    assert set(table.view.baba) == {AMBUSH_NAMES[4 + number], AMBUSH_NAMES[4 + (number + 1) % 24]}


@rule("celestia-duo.set-up.starting-card", "celestia-duo.set-up.route")
def test_the_other_three_starting_cards_stay_in_the_box() -> None:
    table = at(airship=1, route={"1": "D1"})
    with pytest.raises(WrongScript):
        table.play("continue", 24, ["whip", "whip"])


@rule("celestia-duo.set-up.route")
def test_the_route_has_25_cards_face_down() -> None:
    assert quick().view.route == (RoutePlace(),) * 25


@rule("celestia-duo.set-up.route")
def test_each_of_the_24_other_ambush_cards_lies_on_the_route_once() -> None:
    shown = {str(place): card for place, card in enumerate(AMBUSH_NAMES[4:27], 2)}
    position: dict[str, object] = {"airship": 24, "pirate_ship": 25, "route": {"1": "D1", **shown}, "turn": 30}
    with pytest.raises(WrongScript):
        at(**position, crew={"baba": "active"}).play("use baba", "E22")
    table = at(**position, crew={"baba": "active"})
    table.play("use baba", "E24")
    assert table.view.baba == ("E24",)


@rule("celestia-duo.set-up.lair")
def test_the_lair_lies_beyond_the_25th_card() -> None:
    table = at(airship=20, pirate_ship=23)
    table.play("stop", "C1", "whip")
    assert (table.view.pirate_ship, table.view.ending) == (25, None)
    table = at(airship=20, pirate_ship=24)
    table.play("stop", "C1")
    assert (table.view.pirate_ship, table.view.ending) == (26, "celestia-duo.end.lair")


@rule("celestia-duo.set-up.pirate-ship")
def test_the_pirate_ship_begins_on_the_twelfth_card_with_three_masts() -> None:
    view = quick().view
    assert (view.pirate_ship, view.distance, view.masts) == (12, 12, 3)


@rule("celestia-duo.set-up.pirate-ship")
@pytest.mark.parametrize("mode", ["normal", "expert"])
@pytest.mark.parametrize("distance", range(12, 19))
def test_in_a_harder_match_the_pirate_ship_begins_farther_along(mode: str, distance: int) -> None:
    view = start_of(1, mode=mode, distance=distance)
    assert (view.pirate_ship, view.distance) == (distance, distance)


@rule("celestia-duo.set-up.pirate-ship")
@pytest.mark.parametrize("distance", [0, 11, 19, 25, 26])
def test_no_match_begins_nearer_than_the_twelfth_or_farther_than_the_eighteenth_card(distance: int) -> None:
    with pytest.raises(BadInput):
        start_of(1, mode="normal", distance=distance)


@rule("celestia-duo.set-up.quick")
def test_in_quick_mode_the_opponent_is_artorius() -> None:
    view = quick().view
    assert (view.mode, view.pirate) == ("quick", "artorius")
    with pytest.raises(BadInput):
        start_of(1, mode="quick", pirate="noa")


@rule("celestia-duo.set-up.quick")
def test_quick_is_over_before_any_assault() -> None:
    table = at(pirate="artorius", airship=11)
    table.play("continue")
    assert (table.view.step, table.view.boarding, table.view.assault) == ("over", False, None)


@rule("celestia-duo.set-up.normal")
@pytest.mark.parametrize("number", range(5))
def test_in_normal_mode_a_pirate_is_drawn_from_five(number: int) -> None:
    table = set_up({**QUICK, "mode": "normal"}, number, "olga", *DEALT, *OPEN)
    assert (table.view.mode, table.view.pirate) == ("normal", NORMAL_PIRATES[number])
    assert not table.view.boarding


@rule("celestia-duo.set-up.normal")
def test_there_is_no_sixth_pirate_in_normal_mode() -> None:
    with pytest.raises(WrongScript):
        set_up({**QUICK, "mode": "normal"}, 5, "olga", *DEALT, *OPEN)


@rule("celestia-duo.set-up.normal")
@pytest.mark.parametrize("pirate", NORMAL_PIRATES)
def test_in_normal_mode_the_pirate_can_be_chosen(pirate: str) -> None:
    table = set_up({**QUICK, "mode": "normal", "pirate": pirate}, "olga", *DEALT, *OPEN)
    assert table.view.pirate == pirate


@rule("celestia-duo.set-up.normal", "celestia-duo.set-up.expert")
@pytest.mark.parametrize("pirate", ["artorius", "gardenzio"])
def test_the_pirates_of_the_other_modes_cannot_be_chosen(pirate: str) -> None:
    with pytest.raises(BadInput):
        start_of(1, mode="normal", pirate=pirate)


@rule("celestia-duo.set-up.expert")
def test_expert_has_the_set_up_of_normal_with_gardenzio() -> None:
    expert = set_up({**QUICK, "mode": "expert"}, "olga", *DEALT, *OPEN)
    normal = set_up({**QUICK, "mode": "normal", "pirate": "noa"}, "olga", *DEALT, *OPEN)
    assert (expert.view.mode, expert.view.pirate) == ("expert", "gardenzio")
    assert {**expert.position, "pirate": "noa"} == normal.position


@rule("celestia-duo.set-up.assaults")
def test_three_different_assaults_wait_for_the_final_battle() -> None:
    last: dict[str, object] = {
        "boarding": True,
        "turn": 8,
        "step": "combat",
        "dice": ["crossbow"],
        "hands": [["crossbow"] * 3, ["crossbow"] * 3],
    }
    table = at(**last, assault="A03")
    with pytest.raises(WrongScript):
        table.play("match crossbow", "A03", ["whip", "whip"])
    table = at(**last, assault="A03")
    table.play("match crossbow", "A12", ["crossbow"])
    assert (table.view.assault, table.view.masts, table.view.spent) == ("A12", 2, ("A03",))
    assert table.seen_by(SPECTATOR).assault == "A12"
    last_one = at(**last, assault="A14", masts=1, spent=["A03", "A12"])
    last_one.play("match crossbow")
    assert last_one.view.ending == "celestia-duo.end.masts"


@rule("celestia-duo.set-up.upper-deck")
@pytest.mark.parametrize(("number", "deck", "generator"), [(0, "small", 1), (1, "medium", 2), (2, "large", 3)])
def test_one_of_three_upper_decks_is_drawn(number: int, deck: str, generator: int) -> None:
    table = set_up({"mode": "quick", "captain": 1}, number, "olga", *DEALT, *OPEN)
    assert (table.view.deck, table.view.generator, table.view.energy) == (deck, generator, generator)
    chosen = set_up({"mode": "quick", "captain": 1, "deck": deck}, "olga", *DEALT, *OPEN)
    assert chosen.position == table.position


@rule("celestia-duo.set-up.upper-deck")
def test_the_holds_have_four_to_six_places_and_the_medium_one_five() -> None:
    holds = {deck: start_of(1, deck=deck).hold for deck in ("small", "medium", "large")}
    assert sorted(holds.values()) == [4, 5, 6]
    assert holds["medium"] == 5


@rule("celestia-duo.set-up.energy")
@pytest.mark.parametrize("token", ["J1", "J2", "J3"])
def test_an_energy_token_is_known_only_when_it_is_lost(token: str) -> None:
    table = at(step="combat", dice=["cannon"], hands=[["whip"], ["whip"]], deck="small")
    assert (table.view.energy, table.view.spent) == (1, ())
    table.play("cannot", token, *["whip"] * (1 if token == "J1" else 2))
    assert (table.view.energy, table.view.spent) == (0, (token,))


@rule("celestia-duo.set-up.energy")
def test_the_example_of_the_upper_deck_has_two_energy_tokens() -> None:
    view = quick().view
    assert (view.generator, view.energy) == (2, 2)


@rule("celestia-duo.set-up.first-smoke")
@pytest.mark.parametrize("mode", ["quick", "normal", "expert"])
@pytest.mark.parametrize("deck", ["small", "medium", "large"])
def test_one_smoke_is_in_the_hold_from_the_start(mode: str, deck: str) -> None:
    view = start_of(1, mode=mode, deck=deck)
    assert (view.smoke, view.gold, len(view.crew)) == (1, 0, 1)


@rule("celestia-duo.set-up.first-crew")
@pytest.mark.parametrize("crew", CREW_NAMES)
def test_the_first_crew_card_is_aboard_and_active(crew: str) -> None:
    view = quick(crew).view
    assert view.crew == {crew: True}
    assert len(view.crew_deck) == 7
    assert crew not in view.crew_deck


@rule("celestia-duo.set-up.start-tile")
def test_the_airship_begins_before_the_first_card() -> None:
    view = quick().view
    assert (view.airship, view.turn, view.ambushes) == (0, 1, 0)


@rule("celestia-duo.set-up.captain")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_first_captain_is_drawn_or_chosen(captain: int) -> None:
    drawn = set_up({"mode": "quick", "deck": "medium"}, "olga", captain, *DEALT, *OPEN)
    assert drawn.view.captain == captain
    assert drawn.step == ("draft", captain)
    chosen = set_up({**QUICK, "captain": captain + 1}, "olga", *DEALT, *OPEN)
    assert chosen.position == drawn.position


@rule("celestia-duo.set-up.hands")
def test_each_player_sees_only_the_own_four_cards() -> None:
    table = quick()
    assert table.seen_by(0).hand == {"whip": 4}
    assert table.seen_by(1).hand == {"sabre": 4}
    assert table.seen_by(SPECTATOR).hand == {}
    assert [table.seen_by(seat).hands for seat in (0, 1, SPECTATOR)] == [(4, 4)] * 3
    assert [table.seen_by(seat).open_hands for seat in (0, 1, SPECTATOR)] == [()] * 3


@rule("celestia-duo.set-up.draft")
def test_the_worked_example_of_the_first_cards() -> None:
    table = quick()
    assert table.view.visible == {"pistol": 1, "sabre": 1, "whip": 2}
    table.do("take pistol", "take sabre", "take whip", "take whip")
    assert table.hands == [["whip"] * 5 + ["pistol"], ["whip"] + ["sabre"] * 5]
    assert table.view.hands == (6, 6)
    assert table.step == ("briefing", 0)
    assert table.seen_by(1).memory[0].at_least == {"pistol": 1, "whip": 1}
    assert table.seen_by(0).memory[1].at_least == {"sabre": 1, "whip": 1}


@rule("celestia-duo.set-up.draft")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_captain_takes_the_first_card_and_then_they_alternate(captain: int) -> None:
    table = set_up({**QUICK, "captain": captain + 1}, "olga", *DEALT, *OPEN)
    takers = []
    for card in OPEN:
        takers.append(table.player)
        table.play(f"take {card}")
    assert takers == [captain, 1 - captain, captain, 1 - captain]
    assert table.step == ("briefing", captain)


@rule("celestia-duo.set-up.draft")
def test_everybody_sees_which_card_is_taken() -> None:
    table = at(**DRAFT)
    assert table.play("take pistol").everybody == [taken("pistol", 0)]
    assert table.step == ("draft", 1)
    assert table.play("take sabre").everybody == [taken("sabre", 1)]
    assert table.step == ("draft", 0)
    assert table.play("take whip").everybody == [taken("whip", 0)]
    assert table.step == ("draft", 1)
    assert table.play("take whip").everybody == [taken("whip", 1)]
    assert table.step == ("briefing", 0)


@rule("celestia-duo.set-up.no-passing")
def test_nobody_passes_during_the_set_up() -> None:
    table = at(**DRAFT)
    for card in OPEN:
        assert table.why_not("pass") == "celestia-duo.set-up.no-passing"
        assert table.why_not("take hidden") == "celestia-duo.share.no-hidden"
        assert table.can("take") >= {card}
        table.play(f"take {card}")


@rule("celestia-duo.set-up.draft", "celestia-duo.talk.silence")
def test_the_first_cards_are_taken_in_silence() -> None:
    table = at(**DRAFT)
    assert table.view.actors == (0,)
    assert table.why_not("say agree") == "celestia-duo.talk.silence"
    assert table.why_not("take whip", seat=1) == "table.not-your-turn"
