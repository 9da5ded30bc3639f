"""The powers of the crew, one by one; Baba's has its own file."""

from __future__ import annotations

import pytest

from aerodrome.games.celestia_duo.cards import FACE_NAMES, KIND_NAMES
from aerodrome.games.celestia_duo.events import CardKept, Declined, DieTurned, RewardsWon, TokenLoaded, TokensOffered
from aerodrome.kernel.event_types import Moved
from tests.games.celestia_duo.tables import VOCABULARY, Scene, at, beaten, fled, helped, numbers, played, taken
from tests.rules_marker import rule

SYMBOLS = KIND_NAMES[:5]


def combat(dice: list[str], hand: list[str], *crew: str) -> Scene:
    """The first seat's turn in a combat, with an active crew."""
    return at(step="combat", dice=dice, hands=[hand, ["whip"]], crew=dict.fromkeys(crew, "active"))


def turned(before: str, after: str, *dice: str) -> DieTurned:
    """Augusta turns a die, and these lie there then."""
    return DieTurned(numbers(*dice), numbers(*dice), before, after)


# Ludvig


@rule("celestia-duo.crew.ludvig-clears")
def test_ludvig_eliminates_all_dice_of_a_symbol_with_one_card_and_the_turn_passes() -> None:
    table = combat(["whip", "whip", "sabre"], ["whip", "cannon"], "ludvig")
    assert table.play("ludvig whip").everybody == [
        helped("ludvig"),
        played("whip", "whip"),
        beaten("whip", "whip", "sabre"),
        beaten("whip", "sabre"),
    ]
    assert table.step == ("combat", 1)
    assert table.view.dice == ("sabre",)
    assert table.hands[0] == ["cannon"]


@rule("celestia-duo.crew.ludvig-clears")
def test_ludvig_can_end_a_fight() -> None:
    table = combat(["whip"] * 4, ["whip"], "ludvig").do("ludvig whip")
    assert (table.view.step, table.view.dice, table.view.discard) == ("rewards", (), {"whip": 1})


@rule("celestia-duo.crew.ludvig-clears")
def test_ludvig_takes_a_card_of_the_own_hand_and_no_pair() -> None:
    table = combat(["whip", "whip"], ["sabre", "sabre"], "ludvig")
    assert table.why_not("ludvig whip") == "celestia-duo.hand.has-card"
    assert table.why_not("ludvig-joker whip") == "celestia-duo.hand.has-card"
    assert table.legal == {"pair whip sabre"}


@rule("celestia-duo.crew.ludvig-joker")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_with_ludvig_a_joker_counts_as_the_symbol_it_names(symbol: str) -> None:
    table = combat([symbol, symbol, symbol, "flag"], ["joker", "joker"], "ludvig")
    told = table.play(f"ludvig-joker {symbol}").everybody
    assert told[:2] == [helped("ludvig"), played("joker", symbol)]
    assert table.view.dice == ("flag",)
    assert table.hands[0] == ["joker"]


@rule("celestia-duo.crew.ludvig-joker", "celestia-duo.crew.ludvig-die-shown")
def test_ludvig_never_eliminates_flags() -> None:
    table = combat(["flag", "flag"], ["whip", "joker"], "ludvig")
    assert table.legal == {"flag whip", "flag joker"}
    named = {action.notation for action in VOCABULARY if action.notation.startswith("ludvig")}
    cards = [f"ludvig-mama {symbol} {card}" for symbol in SYMBOLS for card in SYMBOLS if card != symbol]
    assert named == {*cards, *[f"{verb} {symbol}" for verb in ("ludvig", "ludvig-joker") for symbol in SYMBOLS]}


@rule("celestia-duo.crew.ludvig-die-shown")
def test_ludvig_needs_a_die_that_shows_the_symbol() -> None:
    table = combat(["sabre", "flag"], ["whip", "sabre", "joker"], "ludvig")
    assert table.why_not("ludvig whip") == "celestia-duo.crew.ludvig-die-shown"
    assert table.why_not("ludvig-joker whip") == "celestia-duo.crew.ludvig-die-shown"
    assert table.why_not("ludvig sabre") is None
    assert table.why_not("ludvig-joker sabre") is None


# Olga


@rule("celestia-duo.crew.olga-one-more")
def test_olga_moves_the_airship_one_card_more() -> None:
    table = at(crew={"olga": "active"})
    assert table.view.destination == 3
    assert table.play("use olga").everybody == [
        helped("olga"),
    ]
    assert table.step == ("briefing", 0)
    assert table.view.destination == 4
    table.play("continue", "E03", ["sabre"])
    assert (table.view.airship, table.view.olga) == (4, False)


@rule("celestia-duo.crew.olga-one-more")
def test_olga_can_take_the_airship_past_the_starting_card() -> None:
    table = at(turn=1, airship=0, crew={"olga": "active"}).do("use olga")
    table.play("continue", "E05", ["whip"])
    assert table.view.airship == 2
    assert (table.view.route[0].card, table.view.route[1].card) == (None, "E05")
    assert table.view.ambushes == 1


@rule("celestia-duo.crew.olga-one-more")
def test_olga_can_reach_the_pirate_but_never_passes_it() -> None:
    for pirate_ship in (3, 4):
        table = at(pirate="artorius", pirate_ship=pirate_ship, crew={"olga": "active"}).do("use olga")
        assert table.view.destination == pirate_ship
        table.play("continue")
        assert (table.view.airship, table.view.won) == (pirate_ship, True)
    without = at(pirate="artorius", pirate_ship=4, crew={"olga": "active"})
    without.play("continue", "E03", ["sabre"])
    assert (without.view.airship, without.view.step) == (3, "dice")


@rule("celestia-duo.crew.olga-wasted")
def test_a_stop_wastes_olga() -> None:
    table = at(crew={"olga": "active"}).do("use olga")
    table.play("stop", "C2")
    assert not table.view.olga
    table.do("first captain")
    table.play("take hidden", "whip")
    assert table.step == ("briefing", 1)
    assert (table.view.olga, table.view.crew, table.view.destination) == (False, {"olga": False}, 2)


@rule("celestia-duo.crew.olga-wasted")
def test_olga_can_be_used_before_and_after_baba() -> None:
    crew = {"olga": "active", "baba": "active"}
    after = at(crew=crew)
    after.play("use baba", "E01", "E02")
    after.do("lay E01", "lay E02", "use olga")
    assert after.view.destination == 4
    before = at(crew=crew).do("use olga")
    assert "use baba" in before


# Shuki


@rule("celestia-duo.crew.shuki-keeps")
def test_shuki_keeps_two_of_the_played_cards_to_be_shared_face_up() -> None:
    table = at(step="shuki", played=["whip", "whip", "sabre"], hands=[[], []], crew={"shuki": "active"}, captain=1)
    assert table.play("use shuki").everybody == [
        helped("shuki"),
    ]
    assert (table.step, table.view.reclaim) == (("reclaim", 1), 2)
    assert table.play("reclaim whip").everybody == [
        CardKept("whip"),
    ]
    assert table.view.reclaim == 1
    assert table.play("reclaim sabre").everybody == [
        CardKept("sabre"),
    ]
    assert table.step == ("share", 1)
    assert (table.view.visible, table.view.hidden) == ({"whip": 1, "sabre": 1}, 0)
    table.do("first partner", "take sabre")
    assert table.play("take whip").everybody == [
        taken("whip", 1),
        Moved("whip", "played", "discard"),
        RewardsWon(("equipment",)),
    ]
    assert table.step == ("rewards", 1)
    assert table.hands == [["sabre"], ["whip"]]
    assert table.view.discard == {"whip": 1}


@rule("celestia-duo.crew.shuki-keeps")
def test_shuki_keeps_the_only_card() -> None:
    table = at(step="shuki", played=["joker"], crew={"shuki": "active"}).do("use shuki")
    assert table.view.reclaim == 1
    table.do("reclaim joker", "first captain", "take joker")
    assert (table.view.step, table.view.discard) == ("rewards", {})


@rule("celestia-duo.crew.shuki-keeps")
def test_shuki_can_keep_two_cards_of_one_kind() -> None:
    table = at(step="shuki", played=["whip", "whip"], crew={"shuki": "active"})
    table.do("use shuki", "reclaim whip", "reclaim whip")
    assert table.view.visible == {"whip": 2}


@rule("celestia-duo.crew.shuki-chooses")
def test_cards_are_chosen_only_after_calling_on_shuki_and_before_anything_else() -> None:
    table = at(step="shuki", played=["whip", "sabre", "pistol"], crew={"shuki": "active"})
    assert table.why_not("reclaim whip") == "celestia-duo.crew.shuki-chooses"
    table.play("use shuki")
    assert table.legal == {"reclaim whip", "reclaim sabre", "reclaim pistol"}
    table.play("reclaim whip")
    assert table.legal == {"reclaim sabre", "reclaim pistol"}
    for step in ("briefing", "combat"):
        assert at(step=step).why_not("reclaim whip") == "celestia-duo.crew.shuki-chooses"


@rule("celestia-duo.crew.shuki-played")
def test_shuki_saves_only_cards_played_in_this_fight() -> None:
    table = at(step="shuki", played=["whip", "sabre"], discard=["cannon"], crew={"shuki": "active"}).do("use shuki")
    assert table.why_not("reclaim cannon") == "celestia-duo.crew.shuki-played"
    assert table.why_not("reclaim joker") == "celestia-duo.crew.shuki-played"
    table.play("reclaim whip")
    assert table.why_not("reclaim whip") == "celestia-duo.crew.shuki-played"
    assert table.why_not("reclaim sabre") is None


# Kublai and Rhett


@rule("celestia-duo.crew.kublai-gold", "celestia-duo.crew.before-the-attack")
def test_kublai_brings_two_gold_for_a_flag_and_then_the_attack_strikes() -> None:
    table = at(step="flags", dice=["whip", "flag"], flags=1, crew={"kublai": "active"})
    assert table.play("use kublai").everybody == [
        helped("kublai"),
        TokenLoaded("gold"),
        TokenLoaded("gold"),
        fled(12, 14),
    ]
    assert table.step == ("start", 0)
    assert (table.view.gold, table.view.smoke) == (2, 0)


@rule("celestia-duo.crew.rhett-smoke", "celestia-duo.crew.before-the-attack")
def test_rhett_brings_two_smoke_for_a_flag_and_then_the_attack_strikes() -> None:
    table = at(step="flags", dice=["whip", "flag"], flags=1, crew={"rhett": "active"})
    assert table.play("use rhett").everybody == [
        helped("rhett"),
        TokenLoaded("smoke"),
        TokenLoaded("smoke"),
        fled(12, 14),
    ]
    assert table.step == ("start", 0)
    assert (table.view.gold, table.view.smoke) == (0, 2)


@rule("celestia-duo.crew.kublai-gold", "celestia-duo.crew.rhett-smoke")
@pytest.mark.parametrize(("crew", "token"), [("kublai", "gold"), ("rhett", "smoke")])
def test_one_use_covers_all_the_flags(crew: str, token: str) -> None:
    table = at(step="dice", dice=["flag", "flag"], crew={crew: "active"}).do("validate")
    assert table.view.flags == 2
    table.play(f"use {crew}")
    assert getattr(table.view, token) == 4
    assert (table.view.pirate_ship, table.view.step) == (16, "start")


@rule("celestia-duo.crew.kublai-gold", "celestia-duo.crew.rhett-smoke")
@pytest.mark.parametrize(("crew", "token", "other"), [("kublai", "gold", "smoke"), ("rhett", "smoke", "gold")])
def test_fewer_tokens_are_loaded_when_no_room_is_made(crew: str, token: str, other: str) -> None:
    table = at(step="flags", dice=["flag", "flag"], flags=2, crew={crew: "active"}, **{other: 3})
    assert table.play(f"use {crew}").everybody == [
        helped(crew),
        TokenLoaded(token),
        TokensOffered(token, 3),
    ]
    assert table.step == ("load", 0)
    table.do(f"drop {other}", "done")
    assert (getattr(table.view, token), getattr(table.view, other)) == (2, 2)
    assert table.view.step == "start"


@rule("celestia-duo.crew.kublai-gold", "celestia-duo.crew.rhett-smoke", "celestia-duo.crew.before-the-attack")
@pytest.mark.parametrize("first", ["kublai", "rhett"])
def test_both_can_help_for_the_same_flags_in_any_order(first: str) -> None:
    other = "rhett" if first == "kublai" else "kublai"
    table = at(
        step="flags",
        deck="small",
        dice=["flag"],
        flags=1,
        crew={"kublai": "active", "rhett": "active"},
    ).do(f"use {first}")
    assert table.legal == {f"use {other}", "done"}
    assert table.view.pirate_ship == 12
    table.play(f"use {other}")
    assert (table.view.gold, table.view.smoke, table.view.pirate_ship) == (2, 2, 14)


@rule("celestia-duo.crew.before-the-attack")
def test_gold_that_kublai_brings_can_be_lost_to_the_attack_that_follows() -> None:
    table = at(pirate="melchior", step="flags", dice=["flag"], flags=1, crew={"kublai": "active"}).do("use kublai")
    assert table.view.gold == 1


@rule("celestia-duo.crew.before-the-attack")
def test_kublai_helps_before_he_is_taken_by_the_attack() -> None:
    table = at(pirate="isaure", step="dice", dice=["flag"], crew={"kublai": "active"}).do("validate", "use kublai")
    assert (table.view.gold, table.view.crew) == (2, {})


# Mama


@rule("celestia-duo.crew.mama-joker")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_mama_makes_any_other_card_a_joker(symbol: str) -> None:
    for card in SYMBOLS:
        if card != symbol:
            table = combat([symbol, "flag"], [card, "joker"], "mama")
            assert table.play(f"mama {symbol} {card}").everybody == [
                helped("mama"),
                played(card, symbol),
                beaten(symbol, "flag"),
            ]
            assert table.step == ("combat", 1)
            assert table.hands[0] == ["joker"]


@rule("celestia-duo.crew.mama-joker")
def test_mama_needs_a_card_of_the_own_hand() -> None:
    table = combat(["whip"], ["sabre"], "mama")
    assert table.why_not("mama whip cannon") == "celestia-duo.hand.has-card"
    assert table.why_not("mama whip sabre") is None
    assert table.why_not("mama cannon sabre") == "celestia-duo.combat.die-there"


@rule("celestia-duo.crew.mama-joker")
def test_mama_helps_in_the_price_of_a_flag_in_the_final_battle() -> None:
    table = at(
        step="combat",
        boarding=True,
        assault="A14",
        dice=["flag"],
        hands=[["whip", "cannon"], []],
        crew={"mama": "active"},
    ).do("grapple")
    assert table.legal == {"match whip", "mama sabre cannon"}
    assert table.why_not("mama sabre whip") == "celestia-duo.boarding.all-at-once"
    table.play("mama sabre cannon")
    assert table.view.crew == {"mama": False}
    assert table.legal == {"match whip"}


@rule("celestia-duo.crew.mama-where-needed")
def test_mama_helps_only_where_a_card_needs_her() -> None:
    assert combat(["whip"], ["whip", "joker"], "mama").legal == {"match whip", "joker whip"}
    assert combat(["flag"], ["sabre", "joker"], "mama").legal == {"flag sabre", "flag joker"}
    named = {action.notation for action in VOCABULARY if action.notation.startswith("mama")}
    assert named == {f"mama {symbol} {card}" for symbol in SYMBOLS for card in SYMBOLS if card != symbol}


@rule("celestia-duo.crew.ludvig-mama")
def test_a_card_that_mama_makes_a_joker_serves_ludvig_as_a_joker_does() -> None:
    table = combat(["whip", "whip", "sabre"], ["cannon"], "ludvig", "mama")
    one_die = {"mama whip cannon", "mama sabre cannon"}
    assert table.legal == {*one_die, "ludvig-mama whip cannon", "ludvig-mama sabre cannon", "cannot"}
    told = table.play("ludvig-mama whip cannon").everybody
    assert told[:3] == [
        helped("mama"),
        helped("ludvig"),
        played("cannon", "whip"),
    ]
    assert table.view.dice == ("sabre",)
    assert table.view.crew == {"ludvig": False, "mama": False}
    assert table.step == ("combat", 1)


@rule("celestia-duo.crew.ludvig-mama")
def test_mama_and_ludvig_may_help_one_after_the_other_too() -> None:
    table = combat(["whip", "whip", "sabre"], ["cannon"], "ludvig", "mama")
    table.play("mama whip cannon")
    assert table.view.crew == {"ludvig": True, "mama": False}
    assert table.why_not("ludvig whip") is None
    assert table.why_not("ludvig-mama whip sabre") == "celestia-duo.crew.tired"


@rule("celestia-duo.crew.ludvig-mama", "celestia-duo.crew.mama-where-needed")
def test_ludvig_needs_both_of_them_a_card_and_a_die_for_it() -> None:
    without_mama = combat(["whip", "whip"], ["cannon"], "ludvig")
    assert without_mama.why_not("ludvig-mama whip cannon") == "celestia-duo.crew.aboard"
    without_ludvig = combat(["whip", "whip"], ["cannon"], "mama")
    assert without_ludvig.why_not("ludvig-mama whip cannon") == "celestia-duo.crew.aboard"
    both = combat(["whip", "flag"], ["cannon"], "ludvig", "mama")
    assert both.why_not("ludvig-mama whip sabre") == "celestia-duo.hand.has-card"
    assert both.why_not("ludvig-mama pistol cannon") == "celestia-duo.crew.ludvig-die-shown"


@rule("celestia-duo.crew.ludvig-mama", "celestia-duo.crew.voluntary")
def test_neither_of_them_must_help() -> None:
    assert "cannot" in combat(["whip", "whip"], ["cannon"], "ludvig", "mama")


# Augusta


@rule("celestia-duo.crew.augusta-two-dice")
def test_augusta_sets_one_or_two_dice() -> None:
    table = at(step="dice", dice=["whip", "sabre", "sabre"], crew={"augusta": "active"})
    assert table.play("augusta sabre flag").everybody == [
        turned("sabre", "flag", "whip", "sabre", "flag"),
        helped("augusta"),
    ]
    assert table.step == ("augusta", 0)
    assert table.play("augusta sabre whip").everybody == [
        turned("sabre", "whip", "whip", "whip", "flag"),
    ]
    assert table.step == ("dice", 0)
    assert table.why_not("augusta whip sabre") == "celestia-duo.crew.tired"
    one = at(step="dice", crew={"augusta": "active"}).do("augusta whip cannon")
    assert one.play("done").everybody == [Declined(0, "augusta")]
    assert one.step == ("dice", 0)
    assert one.view.dice == ("sabre", "cannon")


@rule("celestia-duo.crew.augusta-two-dice")
@pytest.mark.parametrize("face", FACE_NAMES)
def test_augusta_sets_a_die_to_any_other_face(face: str) -> None:
    table = at(step="dice", dice=[face, face], crew={"augusta": "active"})
    assert table.can("augusta") == {f"{face} {other}" for other in FACE_NAMES if other != face}


@rule("celestia-duo.crew.augusta-one-more")
def test_after_one_die_augusta_is_asked_for_a_second_before_anything_else() -> None:
    table = at(step="dice", dice=["whip", "sabre"], smoke=1, crew={"augusta": "active"}).do("augusta whip flag")
    assert table.why_not("validate") == "celestia-duo.crew.augusta-one-more"
    assert table.why_not("smoke flag") == "celestia-duo.crew.augusta-one-more"
    assert table.why_not("augusta sabre whip") is None
    assert table.why_not("augusta whip sabre") == "celestia-duo.dice.shown"
    table.play("done")
    assert table.why_not("validate") is None


@rule("celestia-duo.crew.augusta-any-die")
def test_augusta_can_set_a_die_that_the_card_had_set_even_if_none_was_rolled() -> None:
    table = at(turn=1, airship=0, crew={"augusta": "active"})
    table.play("continue", "D4")
    assert table.view.dice == ("whip", "sabre")
    table.do("augusta whip flag", "augusta sabre whip", "validate")
    assert table.view.dice == ("whip", "flag")


@rule("celestia-duo.crew.augusta-any-die")
def test_smoke_can_be_used_before_and_after_augusta() -> None:
    table = at(step="dice", dice=["whip", "sabre"], smoke=2, crew={"augusta": "active"})
    table.play("smoke whip", ["pistol"])
    table.do("augusta pistol flag", "done")
    table.play("smoke flag", ["cannon"])
    assert table.view.dice == ("sabre", "cannon")


@rule("celestia-duo.crew.augusta-any-die", "celestia-duo.crew.augusta-two-dice")
def test_flags_that_augusta_sets_count_when_they_are_validated() -> None:
    table = at(step="dice", crew={"augusta": "active", "kublai": "active"})
    table.do("augusta whip flag", "augusta sabre flag", "validate", "use kublai")
    assert (table.view.gold, table.view.pirate_ship, table.view.step) == (3, 12, "load")
