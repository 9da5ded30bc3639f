"""Programming: action tokens are laid in secret, then all are revealed."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.games.etherium.cards import SLOT_NAMES
from aerodrome.games.etherium.events import ProgramRevealed, TokenLaid, TokensTakenBack
from aerodrome.kernel import IllegalAction
from aerodrome.kernel.event_types import Ready
from tests.games.etherium.tables import (
    FOUR_FLASH,
    SPECTATOR,
    acting,
    change,
    conflict,
    gained,
    program,
    programming,
    window,
)
from tests.rules_marker import rule

FOUR = ["move-mine", "collect-mine", "upgrade-army", "connect-1"]


@rule("etherium.program.slots")
def test_the_panel_has_19_slots() -> None:
    table = programming()
    assert len(SLOT_NAMES) == 19
    for seat in table.seats:
        assert table.may(seat) == {f"token {slot}" for slot in SLOT_NAMES}
    kinds = ["move", "collect", "upgrade", "connect"]
    counts = [sum(slot.startswith(kind) for slot in SLOT_NAMES) for kind in kinds]
    assert counts == [5, 4, 4, 2]
    assert {"etherise", "cards", "capacity", "booster"} <= set(SLOT_NAMES)


@rule("etherium.program.secret")
def test_all_program_at_once() -> None:
    table = programming()
    assert table.view.actors == (0, 1, 2, 3)
    for seat in (2, 0, 3, 1, 2):
        table.play(f"token {FOUR[len(table.of(seat).plan)]}", seat=seat)
    assert [len(table.of(seat).plan) for seat in table.seats] == [1, 1, 2, 1]


@rule("etherium.program.secret")
def test_nobody_else_sees_a_token_laid_nor_how_many_there_are() -> None:
    table = programming()
    told = table.play("token move-mine", seat=2)
    assert told.actor == [TokenLaid(2, 1, "move-mine", "plan/3/1")]
    assert [told.seats[seat] for seat in (0, 1, 3)] == [[], [], []]
    assert told.spectator == []
    for seat in (0, 1, 3, SPECTATOR):
        player = table.seen_by(seat).players[2]
        assert (player.plan, player.ready) == ((), False)


@rule("etherium.program.secret")
def test_others_see_who_is_ready_and_nothing_more() -> None:
    table = programming(players={2: {"plan": FOUR[:3]}})
    told = table.play("token connect-2", seat=2)
    assert told.seats[0] == told.spectator == [Ready(2, True)]
    assert told.actor == [TokenLaid(2, 4, "connect-2", "plan/3/4"), Ready(2, True)]
    assert table.seen_by(0).players[2].ready
    assert table.seen_by(0).players[2].plan == ()
    assert table.seen_by(2).players[2].plan == (*FOUR[:3], "connect-2")


@rule("etherium.program.all-tokens")
def test_tokens_are_laid_in_the_order_of_the_actions_and_none_is_kept_back() -> None:
    table = programming()
    for number, slot in enumerate(FOUR):
        assert table.why_not("pass", 1) == "etherium.pass.nothing-to-decline"
        assert not table.of(1).ready
        table.play(f"token {slot}", seat=1)
        assert table.of(1).plan == tuple(FOUR[: number + 1])
    assert table.of(1).ready
    assert table.view.actors == (0, 2, 3)


@rule("etherium.program.all-tokens", "etherium.program.token-count")
def test_a_player_with_boosters_lays_up_to_six_tokens() -> None:
    table = programming(players={0: {"action_tokens": 6, "plan": [*FOUR, "cards"]}, 1: {"action_tokens": 5}})
    assert not table.of(0).ready
    table.play("token booster", seat=0)
    assert table.of(0).ready
    program_of_one = [*FOUR, "etherise"]
    table.do(*(f"token {slot}" for slot in program_of_one[:4]), seat=1)
    assert not table.of(1).ready
    table.play("token etherise", seat=1)
    assert table.of(1).ready


@rule("etherium.program.only")
@pytest.mark.parametrize("step", ["season-flash", "number-flash", "act", "after-flash", "end-flash"])
def test_tokens_are_laid_only_while_everybody_programs(step: str) -> None:
    table = acting(0, "connect-1") if step == "act" else window(step, 0, "timber")
    assert table.why_not("token move-forest") == "etherium.program.only"
    assert programming().why_not("token move-forest") is None


@rule("etherium.program.one-per-slot")
def test_a_slot_takes_one_token() -> None:
    table = programming(players={0: {"plan": ["connect-1", "move-ether"]}})
    assert table.why_not("token connect-1", 0) == "etherium.program.one-per-slot"
    assert table.why_not("token move-ether", 0) == "etherium.program.one-per-slot"
    assert table.may(0) == {f"token {slot}" for slot in SLOT_NAMES if slot not in ("connect-1", "move-ether")}
    assert table.why_not("token connect-2", 0) is None
    assert table.why_not("token connect-1", 1) is None


@rule("etherium.program.committed")
def test_a_complete_program_takes_no_further_token() -> None:
    table = programming(players={0: {"plan": FOUR}})
    assert table.why_not("token move-forest", 0) == "etherium.program.committed"
    assert table.may(0) == set()
    assert table.why_not("token move-forest", 1) is None
    table.withdraw(0)
    assert table.why_not("token move-forest", 0) is None


@rule("etherium.program.withdraw")
def test_a_program_can_be_taken_back_until_the_last_is_ready() -> None:
    table = programming(players={0: {"plan": FOUR}, 1: {"plan": FOUR[:2]}})
    told = table.withdraw(0)
    assert told.actor == [TokensTakenBack(0, "plan/1"), Ready(0, False)]
    assert told.seats[1] == told.spectator == [Ready(0, False)]
    assert (table.of(0).plan, table.of(0).ready) == ((), False)
    assert len(table.may(0)) == 19


@rule("etherium.program.withdraw")
def test_taking_back_an_unfinished_program_is_seen_by_nobody() -> None:
    table = programming(players={1: {"plan": FOUR[:2]}})
    told = table.withdraw(1)
    assert told.actor == [TokensTakenBack(1, "plan/2")]
    assert told.seats[0] == told.spectator == []


@rule("etherium.program.withdraw")
def test_without_tokens_or_after_the_reveal_there_is_nothing_to_take_back() -> None:
    for table in (programming(), acting(0, "connect-1")):
        match = aerodrome.from_position("etherium", table.position)
        with pytest.raises(IllegalAction):
            match.withdraw(0)


@rule("etherium.program.impossible")
def test_an_impossible_action_may_be_programmed() -> None:
    """It brings a basic resource of one's choice."""
    table = programming(players={0: {"cubes": {"wood": 0, "rock": 0, "metal": 0}}})
    program(table, {0: ["booster"]})
    assert table.step == ("act", 0)
    assert table.view.failure == "etherium.transform.price"
    assert table.legal == {"take wood", "take rock", "take metal", "pass"}


@rule("etherium.program.revealed")
def test_all_programs_are_revealed_when_the_last_is_ready() -> None:
    table = programming(players=[{"plan": FOUR}, {"plan": FOUR}, {"plan": FOUR}, {"plan": FOUR[:3]}])
    for seat in (0, 3, SPECTATOR):
        assert table.seen_by(seat).players[1].plan == ()
    told = table.play("token booster", seat=3)
    assert [(event.seat, event.plan) for event in told.of(ProgramRevealed)] == [
        *((seat, tuple(FOUR)) for seat in range(3)),
        (3, (*FOUR[:3], "booster")),
    ]
    for seat in (0, 1, 2, 3, SPECTATOR):
        plans = [player.plan for player in table.seen_by(seat).players]
        assert plans == [tuple(FOUR)] * 3 + [(*FOUR[:3], "booster")]
    assert table.step == ("act", 0)


@rule("etherium.program.revealed")
def test_programs_stay_visible_for_the_season() -> None:
    table = acting(0, "connect-1", players={3: {"plan": FOUR}})
    assert table.seen_by(1).players[3].plan == tuple(FOUR)
    after = conflict(players={2: {"plan": FOUR}})
    after.play("pass")
    assert after.view.number == 2
    assert after.seen_by(1).players[2].plan == tuple(FOUR)


@rule("etherium.program.token-count")
@pytest.mark.parametrize(("boosters", "tokens"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_four_tokens_and_one_more_for_each_booster_up_to_two(boosters: int, tokens: int) -> None:
    table = change(players=[{"cubes": {"booster": boosters}}])
    table.play("pass", *FOUR_FLASH, "reces-1")
    assert table.of(0).action_tokens == tokens
    assert table.of(1).action_tokens == 4


@rule("etherium.program.token-count")
def test_a_booster_bought_brings_its_token_only_from_the_next_season_on() -> None:
    """The gain or loss of a token takes effect next season."""
    own = {"cubes": {"ether": 3}, "plan": ["connect-2", "cards", "booster", "connect-1"]}
    table = acting(0, "booster", number=3, players=[own])
    told = table.play("booster")
    assert gained("booster", 0) in told.everybody
    assert table.cubes(0)["booster"] == 1
    assert table.of(0).action_tokens == 4
    table.play("connect 1", [6], *FOUR_FLASH, "reces-1")
    assert table.of(0).action_tokens == 5


@rule("etherium.program.token-count")
def test_a_token_lost_with_a_stolen_booster_is_still_carried_out_this_season() -> None:
    players = [
        {"spaces": {"army": "city-2"}, "levels": {"army": 4, "guide": 0}, "plan": ["connect-1", "connect-2"]},
        {
            "cubes": {"booster": 2},
            "action_tokens": 6,
            "plan": [*FOUR, "cards", "booster"],
            "levels": {"defence": 1, "guide": 0},
        },
    ]
    table = conflict(players=players)
    table.play("pass", [1], [6, 6, 6, 6])
    table.play("siege booster")
    assert table.cubes(1)["booster"] == 1
    assert (table.of(1).action_tokens, len(table.of(1).plan)) == (6, 6)


@rule("etherium.program.seat")
def test_whoever_takes_over_a_seat_goes_on_with_its_program() -> None:
    """A program is part of the table: a match that is resumed has it still."""
    match = aerodrome.from_position("etherium", programming(players={1: {"plan": FOUR[:2]}}).position)
    match.play("token cards", seat=1)
    match.play("token move-ether", seat=3)
    again = aerodrome.from_position("etherium", match.position())
    assert len(again.legal(1)) == 16
    again.play("token booster", seat=1)
    written = again.position()["players"]
    assert isinstance(written, list)
    assert written[1]["plan"] == [*FOUR[:2], "cards", "booster"]
    assert written[3]["plan"] == ["move-ether"]
    assert 1 not in again.actors
