"""Talking and silence."""

from __future__ import annotations

from typing import Any

import pytest

import aerodrome
from aerodrome.games.celestia_duo import step
from aerodrome.games.celestia_duo.cards import CREW_NAMES, FACE_NAMES, KIND_NAMES
from aerodrome.games.celestia_duo.events import TokenSpent
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES
from aerodrome.kernel.event_types import Ready, Said
from aerodrome.kernel.record import Decision
from tests.games.celestia_duo.forbidden import ALL_CARDS, IN_A_CITY, NO_STAGE_LEFT
from tests.games.celestia_duo.moments import LOADING, SILENT, WINDOWS
from tests.games.celestia_duo.tables import HANDS, SPECTATOR, Scene, at, helped
from tests.rules_marker import rule

ABOUT_ROOM = {"spare-gold", "spare-smoke", "spare-crew", "take-it", "leave-it"}


@rule("celestia-duo.talk.windows")
def test_every_step_is_a_talk_window_or_silent() -> None:
    assert {*WINDOWS, *SILENT, "over"} == set(step.NAMES)
    assert set(WINDOWS) == {step.NAMES[number] for number in step.TALK}


@rule("celestia-duo.talk.windows", "celestia-duo.talk.fits")
@pytest.mark.parametrize("step", WINDOWS)
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_may_say_what_is_about_the_decision(step: str, seat: int) -> None:
    position, fitting = WINDOWS[step]
    table = at(**{"step": step, **position})
    assert table.view.talk
    assert table.can("say", seat) == fitting
    for phrase in set(PHRASE_NAMES) - fitting - {"agree", "disagree"}:
        refused = table.why_not(f"say {phrase}", seat)
        is_about_room = phrase in ABOUT_ROOM and step in ("load", "rewards")
        assert refused == ("celestia-duo.talk.room" if is_about_room else "celestia-duo.talk.fits")


@rule("celestia-duo.talk.windows", "celestia-duo.talk.ready")
@pytest.mark.parametrize(
    "position",
    [
        {"turn": 1},
        {"step": "baba", "baba": ["E05"], "laying": 2, "crew": {"baba": "used"}, "route": {"1": "D4"}},
        {"step": "dice"},
        {"step": "resources", "losses": 1, "spent": ["J1"], "smoke": 2},
        {"step": "rewards", "rewards": {"equipment": 1}},
        {"step": "rewards", "airship": 3, "rewards": {"gold": 1}, "smoke": 4},
    ],
)
def test_where_nothing_can_be_said_the_captain_decides_at_once(position: dict[str, Any]) -> None:
    table = at(**position)
    assert (table.view.talk, table.view.actors) == (False, (0,))
    assert table.can("say") == set()
    assert table.may(1) == set()


@rule("celestia-duo.talk.silence", "celestia-duo.talk.windows")
@pytest.mark.parametrize("step", SILENT)
def test_in_all_other_steps_nothing_can_be_said(step: str) -> None:
    table = at(**{"step": step, **SILENT[step]})
    assert not table.view.talk
    assert table.view.actors == (table.player,)
    for phrase in PHRASE_NAMES:
        assert table.why_not(f"say {phrase}") == "celestia-duo.talk.silence"
    assert table.why_not("ready") == "celestia-duo.talk.silence"
    assert table.may(1 - table.player) == set()
    assert table.why_not("say agree", seat=1 - table.player) == "table.not-your-turn"


@rule("celestia-duo.talk.phrases")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_hears_a_phrase(seat: int) -> None:
    table = at()
    assert table.play("say stop", seat=seat).everybody == [Said(seat, "stop")]
    for viewer in (0, 1, SPECTATOR):
        said = table.seen_by(viewer).said
        assert said == ((("stop",), ()) if seat == 0 else ((), ("stop",)))
    assert table.step == ("briefing", 0)


@rule("celestia-duo.talk.phrases")
def test_what_is_said_remains_in_the_record() -> None:
    match = aerodrome.from_position("celestia_duo", at().position, seed=1)
    match.play("say stop", seat=1)
    match.play("say agree", seat=0)
    assert match.record().entries == (Decision(1, "say stop"), Decision(0, "say agree"))


@rule("celestia-duo.talk.phrases")
def test_what_was_said_is_gone_when_the_decision_is_made() -> None:
    table = at()
    table.play("say stop", seat=1)
    table.play("continue", "E05", ["whip"])
    assert table.view.said == ((), ())


@rule("celestia-duo.talk.phrases")
def test_a_phrase_changes_nothing_but_what_was_said() -> None:
    table = at()
    before = table.position
    table.play("say continue", seat=0)
    assert table.position == {**before, "said": [["continue"], []]}


@rule("celestia-duo.talk.two-ways")
def test_continuing_and_stopping_are_proposed_only_where_both_are_possible() -> None:
    for only_one in (at(turn=1, crew={"olga": "active"}), at(**NO_STAGE_LEFT, crew={"olga": "active"})):
        assert only_one.why_not("say stop") == "celestia-duo.talk.two-ways"
        assert only_one.why_not("say continue") == "celestia-duo.talk.two-ways"
        assert only_one.can("say") == {"use-olga"}
    assert at().can("say") == {"continue", "stop"}


@rule("celestia-duo.talk.fits")
@pytest.mark.parametrize("phrase", ["use-smoke", "keep-smoke"])
def test_smoke_is_talked_about_only_when_there_is_some(phrase: str) -> None:
    assert f"say {phrase}" in at(step="dice", smoke=1)
    assert at(step="dice").why_not(f"say {phrase}") == "celestia-duo.smoke.needed"


@rule("celestia-duo.talk.fits")
@pytest.mark.parametrize("phrase", ["use-smoke", "keep-smoke"])
def test_smoke_that_an_assault_forbids_is_not_talked_about(phrase: str) -> None:
    dice = ["whip", "whip", "sabre", "sabre"]
    banned = at(step="dice", boarding=True, turn=8, assault="A05", dice=dice, smoke=1)
    assert banned.why_not(f"say {phrase}") == "celestia-duo.assault.no-smoke"
    free = at(step="dice", boarding=True, turn=8, assault="A11", dice=dice, smoke=1)
    assert f"say {phrase}" in free


@rule("celestia-duo.talk.fits")
@pytest.mark.parametrize(
    ("crew", "step"),
    [
        ("ludvig", "start"),
        ("olga", "briefing"),
        ("shuki", "start"),
        ("kublai", "dice"),
        ("baba", "briefing"),
        ("mama", "start"),
        ("rhett", "dice"),
        ("augusta", "dice"),
    ],
)
def test_a_crew_member_is_proposed_only_when_aboard_and_active(crew: str, step: str) -> None:
    dice = {} if step == "briefing" else {"dice": ["whip", "whip", "flag"]}
    assert f"say use-{crew}" in at(step=step, crew={crew: "active"}, **dice)
    assert at(step=step, crew={crew: "used"}, **dice).why_not(f"say use-{crew}") == "celestia-duo.crew.tired"
    assert at(step=step, **dice).why_not(f"say use-{crew}") == "celestia-duo.crew.aboard"


FINAL: dict[str, Any] = {"boarding": True, "turn": 8}
HELPS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("olga", {"airship": 8}, {"airship": 11}),
    ("kublai", {"step": "dice", "dice": ["whip", "flag"]}, {"step": "dice", "dice": ["whip", "sabre"]}),
    ("rhett", {"step": "dice", "dice": ["whip", "flag"]}, {"step": "dice", "dice": ["whip", "sabre"]}),
    ("ludvig", {"step": "start", "dice": ["whip", "whip"]}, {"step": "start", "dice": ["whip", "sabre", "flag"]}),
    ("mama", {"step": "start", "dice": ["whip", "flag"]}, {"step": "start", "dice": ["flag", "flag"]}),
    (
        "mama",
        {"step": "start", "dice": ["flag", "flag"], **FINAL, "assault": "A04"},
        {"step": "start", "dice": ["flag", "flag"]},
    ),
    (
        "shuki",
        {"step": "start", **FINAL, "assault": "A03", "masts": 2, "spent": ["A02"], "dice": ["sabre"]},
        {"step": "start", **FINAL, "assault": "A03", "masts": 1, "spent": ["A01", "A02"], "dice": ["sabre"]},
    ),
]


@rule("celestia-duo.talk.power-helps")
@pytest.mark.parametrize(("crew", "helped", "useless"), HELPS)
def test_a_crew_member_is_proposed_only_where_the_power_brings_something(
    crew: str, helped: dict[str, Any], useless: dict[str, Any]
) -> None:
    assert f"say use-{crew}" in at(**helped, crew={crew: "active"})
    assert at(**useless, crew={crew: "active"}).why_not(f"say use-{crew}") == "celestia-duo.talk.power-helps"


@rule("celestia-duo.talk.power-helps", "celestia-duo.assault.no-crew")
def test_powers_that_an_assault_forbids_are_not_proposed() -> None:
    table = at(step="start", **FINAL, assault="A09", dice=["whip", "whip"], crew={"ludvig": "active"})
    assert table.why_not("say use-ludvig") == "celestia-duo.assault.no-crew"
    assert table.can("say") == {"you-first", "me-first"}


ROOM: dict[str, Any] = {"step": "rewards", "airship": 3, "rewards": {"gold": 1}}
FOR_CREW: dict[str, Any] = {"step": "rewards", "airship": 4, "route": {"4": "E07"}, "rewards": {"crew": 1}}


@rule("celestia-duo.talk.room")
def test_giving_something_up_for_a_reward_is_talked_about_only_in_a_full_hold() -> None:
    spare = at(**ROOM, smoke=1, gold=1)
    assert spare.can("say") == set()
    for phrase in ("spare-gold", "spare-smoke", "spare-crew", "take-it", "leave-it"):
        assert spare.why_not(f"say {phrase}") == "celestia-duo.talk.room"
    assert at(**ROOM, smoke=3, crew={"olga": "used", "baba": "active"}).can("say") == {
        *("spare-smoke", "spare-crew", "take-it", "leave-it"),
    }


@rule("celestia-duo.talk.room")
def test_only_what_is_in_the_hold_is_given_up() -> None:
    assert at(**FOR_CREW, smoke=5).can("say") == {"spare-smoke", "take-it", "leave-it"}
    assert at(**FOR_CREW, gold=5).can("say") == {"spare-gold", "take-it", "leave-it"}


@rule("celestia-duo.talk.room")
def test_gold_does_not_give_way_to_gold() -> None:
    assert at(**ROOM, gold=4, smoke=1).can("say") == {"spare-smoke", "take-it", "leave-it"}
    assert at(**ROOM, gold=5).can("say") == set()


@rule("celestia-duo.talk.room")
def test_what_must_be_lost_is_talked_about_only_where_there_is_a_choice() -> None:
    lost: dict[str, Any] = {"step": "resources", "losses": 1, "spent": ["J1"]}
    assert at(**lost, smoke=2).can("say") == set()
    assert at(**lost, smoke=1, gold=1).can("say") == {"spare-smoke", "spare-gold"}
    assert at(**lost, smoke=1, gold=1).why_not("say spare-crew") == "celestia-duo.talk.room"


@rule("celestia-duo.talk.gold-later", "celestia-duo.talk.fits")
def test_gold_is_saved_only_for_a_later_purchase() -> None:
    assert "say save-gold" in at(**IN_A_CITY)
    assert "say save-gold" in at(**{**IN_A_CITY, "pirate": "artorius"})
    last: dict[str, Any] = {**NO_STAGE_LEFT, "step": "shop", "gold": 1}
    assert "say save-gold" in at(**last)
    assert at(**last, pirate="artorius").why_not("say save-gold") == "celestia-duo.talk.gold-later"
    before_the_battle = at(step="boarding", boarding=True, turn=8, gold=1)
    assert before_the_battle.why_not("say save-gold") == "celestia-duo.talk.fits"


@rule("celestia-duo.talk.fits", "celestia-duo.gold.needed")
def test_a_purchase_is_proposed_only_if_it_can_be_made() -> None:
    table = at(step="boarding", boarding=True, turn=8, gold=1)
    assert table.why_not("say reactivate") == "celestia-duo.boarding.all-active"
    assert table.can("say") == {"buy-cards"}
    without_cards = at(**{**IN_A_CITY, "hands": [ALL_CARDS[::2], ALL_CARDS[1::2]]})
    assert without_cards.why_not("say buy-cards") == "celestia-duo.share.no-cards-left"


def revealed(*cards: str) -> Scene:
    """Baba has turned these up before an airship that goes two or three cards far."""
    airship, card = (1, "D1") if len(cards) == 2 else (5, "E21")
    route = {str(airship): card}
    return at(step="baba", baba=list(cards), laying=airship + 1, crew={"baba": "used"}, route=route, airship=airship)


@rule("celestia-duo.talk.cards-differ")
@pytest.mark.parametrize(
    ("cards", "phrases"),
    [
        (("E05", "E16"), {"meet-weakest", "meet-richest", "meet-fastest"}),
        (("E08", "E09"), {"meet-richest"}),
        (("E05", "E10"), {"meet-weakest"}),
        (("E13", "E18"), set()),
    ],
)
def test_revealed_ambushes_are_asked_for_by_what_tells_them_apart(cards: tuple[str, str], phrases: set[str]) -> None:
    table = revealed(*cards)
    assert [table.can("say", seat) for seat in table.view.actors] == [phrases] * (2 if phrases else 1)
    for phrase in {"meet-weakest", "meet-richest", "meet-fastest"} - phrases:
        assert table.why_not(f"say {phrase}") == "celestia-duo.talk.cards-differ"


@rule("celestia-duo.talk.windows", "celestia-duo.crew.baba-reveals")
def test_both_confer_over_the_cards_that_baba_revealed() -> None:
    table = at(airship=5, route={"1": "D1", "5": "E21"}, turn=3, pirate_ship=20, crew={"baba": "active"}, ambushes=1)
    table.play("use baba", "E05", "E16", "E23")
    assert table.view.talk
    table.play("say meet-weakest", seat=1)
    table.play("say disagree", seat=0)
    table.play("say meet-fastest", seat=0)
    table.play("say agree", seat=1)
    assert table.view.said == (("meet-fastest", "disagree"), ("meet-weakest", "agree"))


@rule("celestia-duo.talk.ready")
def test_over_babas_cards_each_card_laid_is_a_decision_of_its_own() -> None:
    table = revealed("E05", "E16", "E23")
    table.play("say meet-weakest", seat=1)
    table.play("ready", seat=1)
    table.play("lay E23")
    assert (table.view.ready, table.view.said, table.view.actors) == (False, ((), ()), (0, 1))
    table.play("lay E05")
    assert table.view.actors == (0,), "the last card leaves nothing to decide"


@rule("celestia-duo.talk.once")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_says_a_phrase_once_about_a_decision(seat: int) -> None:
    table = at()
    table.play("say continue", seat=seat)
    assert table.why_not("say continue", seat=seat) == "celestia-duo.talk.once"
    assert table.why_not("say stop", seat=seat) is None
    assert table.why_not("say continue", seat=1 - seat) is None


@rule("celestia-duo.talk.once")
def test_about_the_next_decision_the_same_can_be_said_again() -> None:
    table = at(step="dice", smoke=2)
    table.play("say use-smoke", seat=1)
    table.play("smoke whip", ["whip"])
    assert table.why_not("say use-smoke", seat=1) is None


@rule("celestia-duo.talk.answer")
@pytest.mark.parametrize("answer", ["agree", "disagree"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_needs_something_to_answer(answer: str, seat: int) -> None:
    table = at()
    table.play("say stop", seat=seat)
    assert table.why_not(f"say {answer}", seat=seat) == "celestia-duo.talk.answer"
    assert table.play(f"say {answer}", seat=1 - seat).everybody == [Said(1 - seat, answer)]
    assert table.why_not(f"say {answer}", seat=1 - seat) == "celestia-duo.talk.once"
    assert table.why_not("say agree", seat=seat) == "celestia-duo.talk.answer", "an answer is not answered"


@rule("celestia-duo.talk.answer")
def test_what_was_said_before_another_decision_is_not_answered() -> None:
    table = at(step="dice", smoke=2)
    table.play("say use-smoke", seat=0)
    assert "say agree" in table.may(1)
    table.play("smoke whip", ["whip"])
    assert table.why_not("say agree", seat=1) == "celestia-duo.talk.answer"


@rule("celestia-duo.talk.ready")
@pytest.mark.parametrize("captain", [0, 1])
def test_the_partner_who_is_ready_says_no_more(captain: int) -> None:
    partner = 1 - captain
    table = at(captain=captain)
    table.play("say stop", seat=captain)
    assert table.play("ready", seat=partner).everybody == [Ready(partner, True)]
    assert table.view.ready
    assert table.view.actors == (captain,)
    assert table.may(partner) == set()
    assert table.why_not("say agree", seat=partner) == "table.not-your-turn"
    assert table.why_not("ready", seat=partner) == "table.not-your-turn"
    assert {"say continue", "continue", "stop"} <= table.may(captain)


@rule("celestia-duo.talk.ready")
def test_at_the_next_decision_the_partner_may_talk_again() -> None:
    table = at(smoke=1)
    table.play("ready", seat=1)
    table.play("continue", "E05", ["whip"])
    assert not table.view.ready
    assert table.view.actors == (0, 1)
    assert "say use-smoke" in table.may(1)


@rule("celestia-duo.talk.ready")
def test_being_ready_ends_with_the_reward_it_was_about() -> None:
    position: dict[str, Any] = {"airship": 5, "route": {"1": "D1", "5": "E17"}, "turn": 3, "ambushes": 1}
    crew = {"baba": "active", "olga": "used"}
    table = at(step="rewards", rewards={"gold": 2}, smoke=3, crew=crew, **position)
    table.play("say spare-crew", seat=1)
    table.play("ready", seat=1)
    table.play("drop olga")
    assert table.view.actors == (0,), "there is room: nothing to talk about"
    table.play("claim gold")
    assert (table.view.room, table.view.ready, table.view.said) == (0, False, ((), ()))
    assert {"say spare-smoke", "say leave-it", "ready"} <= table.may(1)


@rule("celestia-duo.talk.ready")
def test_being_ready_ends_with_each_token_that_leaves_the_hold() -> None:
    table = at(step="resources", losses=2, spent=["J2"], smoke=2, gold=2, crew={"olga": "used"})
    table.play("ready", seat=1)
    table.play("drop smoke")
    assert "say spare-gold" in table.may(1)
    loading = at(**LOADING, crew={"olga": "used"}, deck="small")
    loading.play("ready", seat=1)
    loading.play("drop gold")
    assert {"say spare-crew", "say leave-it", "ready"} <= loading.may(1)


@rule("celestia-duo.talk.ready")
def test_being_ready_ends_when_olga_is_called() -> None:
    table = at(crew={"olga": "active"})
    table.play("say use-olga", seat=1)
    table.play("ready", seat=1)
    assert helped("olga") in table.play("use olga").everybody
    assert table.view.said == ((), ())
    assert {"say stop", "say continue", "ready"} <= table.may(1)


@rule("celestia-duo.talk.captain-closes")
@pytest.mark.parametrize("captain", [0, 1])
def test_only_the_partner_says_ready(captain: int) -> None:
    table = at(captain=captain)
    assert table.why_not("ready", seat=captain) == "celestia-duo.talk.captain-closes"
    assert table.why_not("ready", seat=1 - captain) is None
    table.play("ready", seat=1 - captain)
    assert table.why_not("ready", seat=captain) == "celestia-duo.talk.captain-closes"


@rule("celestia-duo.talk.captain-closes")
def test_the_captain_ends_the_talk_by_deciding() -> None:
    table = at(step="start")
    table.play("say me-first", seat=1)
    table.play("start captain")
    assert table.view.actors == (0,)
    assert table.may(1) == set()


@rule("celestia-duo.talk.hand-sizes")
def test_everybody_sees_how_many_cards_both_hold() -> None:
    table = at(hands=[HANDS[0], HANDS[1][:4]])
    assert [table.seen_by(seat).hands for seat in (0, 1, SPECTATOR)] == [(6, 4)] * 3
    table = at(hands=[HANDS[0], []])
    assert [table.seen_by(seat).hands for seat in (0, 1, SPECTATOR)] == [(6, 0)] * 3


@rule("celestia-duo.talk.hand-secret")
def test_no_phrase_names_a_card() -> None:
    words = {word for phrase in PHRASE_NAMES for word in phrase.split("-")}
    assert words & {*KIND_NAMES, "hand", "all", "none"} == set()


@rule("celestia-duo.talk.hand-secret")
@pytest.mark.parametrize("step", WINDOWS)
def test_what_can_be_said_does_not_depend_on_the_hands(step: str) -> None:
    position, fitting = WINDOWS[step]
    for hands in ([["joker"], []], [[], ["whip", "whip"]], [["cannon"] * 5, ["joker"] * 3]):
        table = at(**{"step": step, **position, "hands": hands})
        assert [table.can("say", seat) for seat in (0, 1)] == [fitting, fitting]


@rule("celestia-duo.talk.hand-secret")
def test_a_hand_is_seen_only_by_its_player() -> None:
    table = at()
    assert table.seen_by(0).hand == {"whip": 2, "sabre": 1, "crossbow": 1, "pistol": 1, "joker": 1}
    other = at(hands=[["pistol"] * 5 + ["joker"], HANDS[1]])
    assert other.seen_by(1) == table.seen_by(1)
    assert other.seen_by(SPECTATOR) == table.seen_by(SPECTATOR)
    assert other.seen_by(0) != table.seen_by(0)


@rule("celestia-duo.talk.no-dice")
def test_no_phrase_points_at_a_die() -> None:
    words = {word for phrase in PHRASE_NAMES for word in phrase.split("-")}
    assert words & {*FACE_NAMES, "die", "dice"} == set()


@rule("celestia-duo.talk.no-dice")
@pytest.mark.parametrize("dice", [["whip", "flag"], ["whip", "whip"], ["whip", "cannon"]])
def test_what_can_be_said_of_smoke_and_augusta_does_not_depend_on_the_dice(dice: list[str]) -> None:
    table = at(step="dice", dice=dice, smoke=1, crew={"augusta": "active"})
    assert [table.can("say", seat) for seat in (0, 1)] == [{"use-smoke", "keep-smoke", "use-augusta"}] * 2


@rule("celestia-duo.talk.whether-not-how")
def test_crew_and_smoke_are_talked_about_without_saying_how() -> None:
    assert {f"use-{crew}" for crew in CREW_NAMES} <= set(PHRASE_NAMES)
    about = {phrase for phrase in PHRASE_NAMES if phrase.startswith(("use-", "keep-"))}
    assert about == {f"use-{crew}" for crew in CREW_NAMES} | {"use-smoke", "keep-smoke"}


@rule("celestia-duo.talk.whether-not-how")
def test_a_proposal_leaves_the_captain_free_to_choose_how() -> None:
    table = at(step="dice", dice=["whip", "flag"], smoke=1)
    table.play("say use-smoke", seat=1)
    assert table.can("smoke") == {"whip", "flag", "whip+flag"}
    assert table.play("smoke flag", ["sabre"]).everybody[0] == TokenSpent("smoke")
