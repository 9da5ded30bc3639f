"""Talking and silence."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.celestia_duo import steps
from aerodrome.games.celestia_duo.cards import CREW_NAMES, FACE_NAMES, KIND_NAMES
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES
from aerodrome.kernel.happenings import Counted, Moved, Ready, Said
from aerodrome.kernel.record import Decision
from tests.games.celestia_duo.moments import SILENT, WINDOWS
from tests.games.celestia_duo.tables import HANDS, SPECTATOR, at
from tests.rules_marker import rule


@rule("celestia-duo.talk.windows")
def test_every_step_is_a_talk_window_or_silent() -> None:
    assert {*WINDOWS, *SILENT, "over"} == set(steps.NAMES)
    assert set(WINDOWS) == set(steps.TALK_NAMES)


@rule("celestia-duo.talk.windows", "celestia-duo.talk.fits")
@pytest.mark.parametrize("step", WINDOWS)
@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_may_say_what_is_about_the_decision(step: str, seat: int) -> None:
    position, fitting = WINDOWS[step]
    table = at(**{"step": step, **position})
    assert table.view.talk
    assert table.can("say", seat) == fitting
    for phrase in set(PHRASE_NAMES) - fitting - {"agree", "disagree"}:
        assert table.why_not(f"say {phrase}", seat) == "celestia-duo.talk.fits"


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


@rule("celestia-duo.talk.fits")
def test_a_stop_that_is_not_allowed_cannot_be_proposed() -> None:
    first = at(turn=1)
    assert first.why_not("say stop") == "celestia-duo.talk.fits"
    assert first.can("say") == {"continue"}
    assert "say stop" in at()


@rule("celestia-duo.talk.fits")
@pytest.mark.parametrize("phrase", ["use-smoke", "keep-smoke"])
def test_smoke_is_talked_about_only_when_there_is_some(phrase: str) -> None:
    assert f"say {phrase}" in at(step="dice", smoke=1)
    assert at(step="dice").why_not(f"say {phrase}") == "celestia-duo.talk.fits"


@rule("celestia-duo.talk.fits")
@pytest.mark.parametrize("phrase", ["use-smoke", "keep-smoke"])
def test_smoke_that_an_assault_forbids_is_not_talked_about(phrase: str) -> None:
    dice = ["whip", "whip", "sabre", "sabre"]
    banned = at(step="dice", boarding=True, turn=8, assault="A05", dice=dice, smoke=1)
    assert banned.why_not(f"say {phrase}") == "celestia-duo.talk.fits"
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
    assert f"say use-{crew}" in at(step=step, crew={crew: "active"})
    assert at(step=step, crew={crew: "used"}).why_not(f"say use-{crew}") == "celestia-duo.talk.fits"
    assert at(step=step).why_not(f"say use-{crew}") == "celestia-duo.talk.fits"


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
def test_what_can_be_said_does_not_depend_on_the_dice(dice: list[str]) -> None:
    position, fitting = WINDOWS["dice"]
    table = at(**{"step": "dice", **position, "dice": dice})
    assert [table.can("say", seat) for seat in (0, 1)] == [fitting, fitting]


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
    assert table.play("smoke flag", ["sabre"]).everybody[0] == Moved("smoke", "hold", "supply")


@rule("celestia-duo.talk.windows")
def test_olga_does_not_open_a_new_talk() -> None:
    table = at(crew={"olga": "active"})
    table.play("say use-olga", seat=1)
    assert Counted("olga", 1) in table.play("use olga").everybody
    assert table.view.said == ((), ("use-olga",))
