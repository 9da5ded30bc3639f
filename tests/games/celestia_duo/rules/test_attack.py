"""The pirate's Secret Attack."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.celestia_duo.events import CardLost, CrewLeft, DiceValidated, PirateFled, TokenLost, VictimNamed
from aerodrome.kernel.event_types import Ended
from tests.games.celestia_duo.moments import POSITIONS
from tests.games.celestia_duo.tables import SPECTATOR, Scene, at, fled, tired
from tests.rules_marker import rule

ADVANCE = {"artorius": 2, "noa": 2, "melchior": 1, "sidonie": 1, "ulysse": 1, "isaure": 1, "gardenzio": 3}
AT_FOUR_DICE: dict[str, Any] = {"step": "dice", "airship": 3, "route": {"3": "E21"}}


def rolled(flags: int, **more: Any) -> Scene:
    """Four dice before validation, so many of them flags."""
    return at(**{**AT_FOUR_DICE, "dice": ["whip"] * (4 - flags) + ["flag"] * flags, **more})


@rule("celestia-duo.attack.each-flag", "celestia-duo.attack.advance")
@pytest.mark.parametrize("flags", range(5))
def test_the_secret_attack_strikes_once_for_each_validated_flag(flags: int) -> None:
    table = rolled(flags)
    told = table.play("validate").everybody
    assert [event.cards for event in told if isinstance(event, PirateFled)] == [2] * flags
    assert table.view.pirate_ship == 12 + 2 * flags
    assert table.step == ("start", 0)
    assert len(table.view.dice) == 4


@rule("celestia-duo.attack.each-flag")
def test_a_flag_that_was_rerolled_in_time_does_not_strike() -> None:
    table = rolled(1, smoke=1)
    table.play("smoke flag", ["whip"])
    table.do("validate")
    assert table.view.pirate_ship == 12


@rule("celestia-duo.attack.each-flag", "celestia-duo.attack.advance")
def test_the_worked_example_of_a_flag_of_two_cards() -> None:
    table = rolled(1)
    assert table.play("validate").everybody == [
        DiceValidated(1),
        fled(12, 14),
    ]
    assert table.step == ("start", 0)


@rule("celestia-duo.attack.each-flag")
def test_in_the_boarding_flags_do_not_strike() -> None:
    table = at(
        boarding=True, turn=8, step="dice", pirate="melchior", assault="A14", dice=["whip", "flag", "flag"], gold=1
    )
    table.do("validate")
    assert (table.view.pirate_ship, table.view.gold) == (12, 1)
    assert table.step == ("start", 0)


@rule("celestia-duo.attack.own", "celestia-duo.attack.advance")
@pytest.mark.parametrize(("pirate", "cards"), ADVANCE.items())
def test_each_pirate_advances_by_the_number_on_the_own_card(pirate: str, cards: int) -> None:
    table = rolled(1, pirate=pirate, hands=[[], []])
    table.do("validate")
    assert table.view.pirate_ship == 12 + cards


@rule("celestia-duo.attack.own")
def test_only_four_pirates_have_a_further_penalty() -> None:
    for pirate in ADVANCE:
        table = rolled(1, pirate=pirate, gold=1, crew={"olga": "active", "baba": "active"})
        before = (table.view.gold, table.view.crew)
        table.do("validate")
        strikes = table.view.step != "start" or (table.view.gold, table.view.crew) != before
        assert strikes == (pirate in ("melchior", "sidonie", "ulysse", "isaure"))


@rule("celestia-duo.attack.one-by-one")
def test_the_lair_is_looked_at_after_each_flag() -> None:
    table = rolled(2, pirate="melchior", pirate_ship=25, gold=2)
    told = table.play("validate").everybody
    assert told[:2] == [DiceValidated(2), fled(25, 26)]
    assert table.step == ("over", 0)
    assert told[-1] == Ended((), "celestia-duo.end.lair")
    assert table.view.gold == 2


@rule("celestia-duo.attack.one-by-one")
def test_one_card_before_the_lair_the_match_goes_on() -> None:
    table = rolled(1, pirate="melchior", pirate_ship=24, gold=2)
    table.do("validate")
    assert (table.view.pirate_ship, table.view.gold) == (25, 1)
    assert table.step == ("start", 0)


@rule("celestia-duo.attack.one-by-one")
def test_the_second_flag_can_be_the_one_that_loses() -> None:
    table = rolled(2, pirate="melchior", pirate_ship=24, gold=2)
    table.do("validate")
    assert (table.view.ending, table.view.gold) == ("celestia-duo.end.lair", 1)


@rule("celestia-duo.attack.one-by-one")
def test_a_long_step_does_not_go_beyond_the_lair() -> None:
    table = rolled(1, pirate="gardenzio", pirate_ship=25)
    table.do("validate")
    assert (table.view.pirate_ship, table.view.ending) == (26, "celestia-duo.end.lair")


@rule("celestia-duo.attack.one-by-one")
def test_the_penalty_of_a_flag_comes_before_the_next_flag() -> None:
    table = rolled(2, pirate="sidonie")
    assert table.play("validate").everybody == [
        DiceValidated(2),
        fled(12, 13),
    ]
    assert table.step == ("victim", 0)
    table.do("victim captain")
    assert table.play("lose whip").everybody == [
        CardLost("whip", "hand/1", "discard", 0),
        fled(13, 14),
    ]
    assert table.step == ("victim", 0)
    table.do("victim partner", "lose whip")
    assert table.step == ("start", 0)
    assert table.view.hands == (5, 5)


@rule("celestia-duo.attack.gold")
@pytest.mark.parametrize(("flags", "gold", "left"), [(1, 3, 2), (2, 3, 1), (3, 3, 0), (3, 2, 0), (1, 0, 0)])
def test_each_flag_of_melchior_takes_one_gold(flags: int, gold: int, left: int) -> None:
    table = rolled(flags, pirate="melchior", gold=gold)
    told = table.play("validate").everybody
    assert told.count(TokenLost("gold")) == gold - left
    assert table.view.gold == left
    assert table.view.pirate_ship == 12 + flags


@rule("celestia-duo.attack.equipment")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("who", ["captain", "partner"])
def test_the_captain_names_who_gives_up_a_card(captain: int, who: str) -> None:
    loser = captain if who == "captain" else 1 - captain
    table = rolled(1, pirate="sidonie", captain=captain)
    table.do("validate")
    assert table.step == ("victim", captain)
    assert table.legal == {"victim captain", "victim partner"}
    assert table.play(f"victim {who}").everybody == [VictimNamed(loser)]
    assert table.step == ("lose", loser)
    told = table.play("lose joker").everybody
    assert told == [CardLost("joker", f"hand/{loser + 1}", "discard", loser)]
    assert table.step == ("start", captain)
    assert table.view.discard == {"joker": 1}
    assert table.view.hands[loser] == 5
    assert table.view.hands[1 - loser] == 6


@rule("celestia-duo.attack.equipment")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"victim", "lose"}))
def test_no_card_is_given_up_at_other_times(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    for action in ("victim captain", "victim partner", "lose whip"):
        assert table.why_not(action) == "celestia-duo.attack.equipment"


@rule("celestia-duo.attack.equipment")
def test_first_a_player_is_named_then_the_card() -> None:
    table = rolled(1, pirate="sidonie")
    table.do("validate")
    assert table.why_not("lose whip") == "celestia-duo.attack.equipment"
    table.do("victim captain")
    assert table.why_not("victim partner") == "celestia-duo.attack.equipment"


@rule("celestia-duo.attack.empty-hand")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("empty", [0, 1])
def test_a_player_without_cards_cannot_be_named(captain: int, empty: int) -> None:
    hands = [["whip", "joker"], ["whip", "joker"]]
    hands[empty] = []
    table = rolled(1, pirate="sidonie", captain=captain, hands=hands)
    table.do("validate")
    assert table.step == ("lose", 1 - empty)
    name = "captain" if empty == captain else "partner"
    assert table.why_not(f"victim {name}") == "celestia-duo.attack.empty-hand"
    table.do("lose whip")
    assert sorted(table.hands[1 - empty]) == ["joker"]


@rule("celestia-duo.attack.empty-hand")
def test_with_one_card_each_both_can_be_named() -> None:
    table = rolled(1, pirate="sidonie", hands=[["whip"], ["whip"]])
    table.do("validate")
    assert table.legal == {"victim captain", "victim partner"}


@rule("celestia-duo.attack.own-choice")
def test_who_loses_a_card_chooses_it() -> None:
    table = rolled(1, pirate="sidonie")
    table.do("validate", "victim partner")
    assert table.player == 1
    assert table.can("lose") == {"whip", "sabre", "crossbow", "cannon", "joker"}
    assert table.why_not("lose pistol") == "celestia-duo.hand.has-card"
    assert table.why_not("lose whip", seat=0) == "table.not-your-turn"


@rule("celestia-duo.attack.own-choice")
@pytest.mark.parametrize("cards", [["whip"], ["whip", "whip", "whip"]])
def test_a_player_is_asked_even_if_all_cards_are_alike(cards: list[str]) -> None:
    table = rolled(1, pirate="sidonie", hands=[cards, ["sabre"]])
    table.do("validate", "victim captain")
    assert table.step == ("lose", 0)
    assert table.legal == {"lose whip"}
    assert table.may(1) == set()


@rule("celestia-duo.attack.own-choice")
def test_what_happens_before_the_choice_does_not_depend_on_the_hand() -> None:
    seen = []
    for cards in (["whip", "whip"], ["sabre", "joker"]):
        table = rolled(1, pirate="sidonie", hands=[cards, ["sabre"]])
        told = [table.play("validate"), table.play("victim captain")]
        seen.append(([one.spectator for one in told], table.seen_by(SPECTATOR), table.seen_by(1)))
    assert seen[0] == seen[1]


@rule("celestia-duo.attack.deactivate")
def test_the_captain_chooses_the_active_crew_member_who_is_deactivated() -> None:
    table = rolled(1, pirate="ulysse", crew={"olga": "active", "baba": "active", "mama": "used"})
    table.do("validate")
    assert table.step == ("deactivate", 0)
    assert table.can("deactivate") == {"olga", "baba"}
    assert table.why_not("deactivate mama") == "celestia-duo.crew.tired"
    assert table.why_not("deactivate ludvig") == "celestia-duo.crew.aboard"
    assert table.play("deactivate baba").everybody == [tired("baba")]
    assert table.step == ("start", 0)
    assert table.view.crew == {"olga": True, "baba": False, "mama": False}


@rule("celestia-duo.attack.deactivate")
@pytest.mark.parametrize("step", sorted({*POSITIONS} - {"deactivate"}))
def test_nobody_is_deactivated_at_other_times(step: str) -> None:
    table = at(**{"step": step, **POSITIONS[step]})
    assert table.why_not("deactivate olga") == "celestia-duo.attack.deactivate"


@rule("celestia-duo.attack.deactivate", "celestia-duo.attack.by-itself")
def test_two_flags_tire_two_of_the_crew() -> None:
    table = rolled(2, pirate="ulysse", crew={"olga": "active", "baba": "active"})
    table.do("validate")
    assert table.step == ("deactivate", 0)
    table.do("deactivate olga")
    assert table.view.crew == {"olga": False, "baba": False}
    assert table.step == ("start", 0)


@rule("celestia-duo.attack.discard")
@pytest.mark.parametrize("crew", ["olga", "baba"])
def test_isaure_takes_a_crew_member_active_or_not(crew: str) -> None:
    table = rolled(1, pirate="isaure", crew={"olga": "active", "baba": "used"}, gold=1)
    table.do("validate")
    assert table.step == ("dismiss", 0)
    assert table.legal == {"drop olga", "drop baba"}
    told = table.play(f"drop {crew}").everybody
    assert told == [CrewLeft(crew)]
    assert table.step == ("start", 0)
    assert table.view.crew_discard == (crew,)
    assert crew not in table.view.crew
    assert table.view.room == 3


@rule("celestia-duo.attack.discard")
def test_only_a_crew_member_satisfies_isaure() -> None:
    table = rolled(1, pirate="isaure", crew={"olga": "active", "baba": "used"}, gold=1, smoke=1)
    table.do("validate")
    assert table.why_not("drop gold") == "celestia-duo.attack.discard"
    assert table.why_not("drop smoke") == "celestia-duo.attack.discard"
    assert table.why_not("drop mama") == "celestia-duo.crew.aboard"


@rule("celestia-duo.attack.nothing-to-lose")
@pytest.mark.parametrize(
    ("pirate", "position"),
    [
        ("melchior", {"smoke": 2}),
        ("sidonie", {"hands": [[], []]}),
        ("ulysse", {"crew": {"olga": "used", "baba": "used"}}),
        ("ulysse", {}),
        ("isaure", {"gold": 1}),
    ],
)
def test_what_is_not_there_cannot_be_taken(pirate: str, position: dict[str, Any]) -> None:
    table = rolled(2, pirate=pirate, **position)
    before = table.position
    told = table.play("validate").everybody
    assert told == [DiceValidated(2), fled(12, 13), fled(13, 14)]
    assert table.position == {**before, "step": "start", "pirate_ship": 14}


@rule("celestia-duo.attack.by-itself")
def test_gold_is_taken_without_a_question() -> None:
    table = rolled(1, pirate="melchior", gold=2)
    told = table.play("validate").everybody
    assert told[-2:] == [fled(12, 13), TokenLost("gold")]
    assert table.step == ("start", 0)


@rule("celestia-duo.attack.by-itself")
def test_an_only_active_crew_member_is_deactivated_without_a_question() -> None:
    table = rolled(1, pirate="ulysse", crew={"olga": "used", "baba": "active"})
    told = table.play("validate").everybody
    assert told[-2:] == [fled(12, 13), tired("baba")]
    assert table.step == ("start", 0)


@rule("celestia-duo.attack.by-itself", "celestia-duo.attack.discard")
@pytest.mark.parametrize("status", ["active", "used"])
def test_an_only_crew_member_is_discarded_without_a_question(status: str) -> None:
    table = rolled(1, pirate="isaure", crew={"baba": status})
    told = table.play("validate").everybody
    assert told[-2:] == [fled(12, 13), CrewLeft("baba")]
    assert table.step == ("start", 0)
    assert table.view.crew == {}


@rule("celestia-duo.attack.gold", "celestia-duo.crew.before-the-attack")
def test_gold_that_kublai_brings_can_be_taken_at_once() -> None:
    table = rolled(1, pirate="melchior", crew={"kublai": "active"})
    table.do("validate", "use kublai")
    assert table.view.gold == 1
    assert table.step == ("start", 0)
