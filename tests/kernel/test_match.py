"""A match: playing, being refused, taking back, and what everybody sees of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from lanterns import GAME as LANTERNS
from lanterns import LanternView
from lanterns.events import LanternLaid, LanternTaken

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.events import Discarded, PixieUsed
from aerodrome.kernel import (
    Action,
    BadInput,
    IllegalAction,
    Match,
    NothingToUndo,
    NotYourTurn,
    Reason,
    Seed,
    UnknownAction,
)
from aerodrome.kernel.dealers import Pick
from aerodrome.kernel.event_types import Ended, Ready, Rolled, Said
from aerodrome.kernel.record import Chance, Decision, Undone, Withdrawn
from tests.scripted_dealer import ScriptedDealer

DISPLAY = {"AA+BB": "incubi", "AAA": "helix", "AAAA": "nut"}
DICE = [1, 1, 1, 2, 3, 4]


def aerion(**position: object) -> Match:
    return aerodrome.from_position("aerion", {"display": DISPLAY, **position}, seed=7)


def lanterns(first: list[int], second: list[int], *, number: int = 1) -> Match:
    """Two seats with these lanterns, counted by brightness, in round `number`."""
    state = LANTERNS.from_position({"hands": [first, second], "round": number})
    return Match(LANTERNS, {}, 2, Seed.known(1), state=state)


def rule_of(match: Match, action: str, seat: int | None = None) -> str | None:
    found = match.why_not(action, seat)
    return found.id if found else None


# Playing


@pytest.mark.parametrize("form", ["notation", "id", "action"])
def test_an_action_is_played_in_any_of_its_forms(form: str) -> None:
    match = aerion(dice=DICE)
    action = match.game.vocabulary.parse("discard AAA")
    forms: dict[str, Action | int | str] = {"notation": "  discard   AAA ", "id": action.id, "action": action}
    assert match.play(forms[form]) == [Discarded("helix@AAA", "display/AAA", "discard/AAA")]
    assert match.entries == [Decision(0, "discard AAA")]


def test_a_roll_is_written_down_with_its_dice() -> None:
    match = aerodrome.new("aerion", seed=7)
    happened = match.play("roll")
    (entry,) = match.entries
    assert isinstance(entry, Decision)
    assert (entry.seat, entry.do, len(entry.chance)) == (0, "roll", 1)
    (chance,) = entry.chance
    assert (chance.stream, chance.n, len(chance.results)) == ("dice", 6, 6)
    dice = tuple(sorted(result + 1 for result in chance.results))
    assert happened == [Rolled((), dice)]
    assert match.position()["dice"] == list(dice)


@pytest.mark.parametrize("action", ["fly", "", "keep 9", len(GAME.vocabulary), -1, True, None, 1.0, b"roll", ("roll",)])
def test_what_is_no_action_is_unknown(action: Any) -> None:
    match = aerion()
    for attempt in (match.play, match.why_not, match.legal().__contains__):
        with pytest.raises(UnknownAction):
            attempt(action)
    assert match.entries == []


def test_a_refused_action_carries_its_rule_and_changes_nothing() -> None:
    match = aerion()
    key = match.state.key()
    with pytest.raises(IllegalAction) as error:
        match.play("discard AAA")
    rule = match.game.rulebook["aerion.roll.comes-first"]
    assert error.value.rule is rule
    assert error.value.number == rule.number > 0
    assert str(error.value) == (
        "'discard AAA' is not allowed: Roll the six dice first: they decide what you can do next. "
        "[aerion.roll.comes-first]"
    )
    assert (match.state.key(), match.entries) == (key, [])


def test_a_seat_that_has_nothing_to_decide() -> None:
    match = aerion()
    with pytest.raises(NotYourTurn, match=r"Seat 1 has nothing to decide now; it is the turn of seat \(0,\)\."):
        match.play("roll", 1)
    assert rule_of(match, "roll", 1) == "table.not-your-turn"
    assert len(match.legal(1)) == 0


def test_after_the_end_every_action_is_refused() -> None:
    match = aerodrome.from_position("aerion", {"step": "over", "ending": "aerion.end.loss", "rest": "discards"})
    assert match.actors == ()
    assert match.outcome == aerodrome.Outcome((), "aerion.end.loss", (0,))
    with pytest.raises(IllegalAction) as error:
        match.play("roll")
    assert error.value.rule is match.game.rulebook["table.match-over"]
    assert error.value.number == 1
    assert rule_of(match, "roll", 5) == "table.match-over"


def test_why_not_is_none_for_a_legal_action() -> None:
    match = aerion()
    assert match.why_not("roll") is None
    assert rule_of(match, "replenish") == "aerion.replenish.not-yet"


# Legal actions


def test_legal_actions_are_countable_iterable_and_printable() -> None:
    match = aerion(reserve=["nut"])
    legal = match.legal()
    assert len(legal) == 3
    assert [action.notation for action in legal] == ["roll", "move nut AA+BB 1", "move nut AA+BB 2"]
    assert legal.ids == tuple(action.id for action in legal) == match.state.legal(0)
    assert repr(legal) == "<LegalActions: roll, move nut AA+BB 1, move nut AA+BB 2>"
    for action in legal:
        assert action in legal
        assert action.id in legal
        assert action.notation in legal
    assert "replenish" not in legal
    assert 661 not in legal
    assert match.game.vocabulary.parse("replenish") not in legal
    assert repr(match.legal(1)) == "<LegalActions: none>"


# What can be done with a piece


def test_why_tells_verb_by_verb_what_can_be_done_with_a_piece() -> None:
    match = aerion()
    rules = match.game.rulebook
    assert match.why("dice") == [
        Reason("roll", None),
        Reason("keep", rules["aerion.roll.comes-first"]),
        Reason("book-rerolls", rules["aerion.book.rerolls-after-roll"]),
    ]
    assert match.why("display/AAA") == [
        Reason("discard", rules["aerion.roll.comes-first"]),
        Reason("let-go", rules["aerion.roll.comes-first"]),
        Reason("acquire", rules["aerion.roll.comes-first"]),
    ]
    assert match.why("die/3") == [
        Reason("pixie", rules["aerion.pixie.after-roll"]),
    ]


def test_verbs_that_have_no_place_in_the_match_are_left_out() -> None:
    verbs = [reason.verb for reason in aerion().why("display/AAA")]
    assert verbs == ["discard", "let-go", "acquire"]
    verbs = [reason.verb for reason in aerion(expansions=["piers", "hellkite"]).why("display/AAA")]
    assert verbs == ["discard", "let-go", "acquire", "hire", "seize"]


def test_a_verb_is_allowed_when_any_of_its_actions_is() -> None:
    match = aerion(dice=DICE, step="reroll")
    assert match.why("dice")[1] == Reason("keep", None)
    crew = aerion(step="place", dice=DICE, acquired="sognae@AAAA", workshops=[["hornet"], ["trihellix", "cocoon@AAA"]])
    rules = crew.game.rulebook
    assert dict(crew.why("acquired")) == {
        "place": None,
        "book-reserve": rules["aerion.book.needed"],
        "reject": None,
    }
    assert dict(crew.why("workshop/1")) == {"place": rules["aerion.workshop.crew-last"]}


def test_of_several_reasons_the_first_is_told() -> None:
    match = aerion(step="place", dice=DICE, acquired="nut@AAA+BB", workshops=[["helix@AA+BB"], ["hornet"]])
    rules = match.game.rulebook
    assert match.why("acquired")[0] == Reason("place", rules["aerion.workshop.one-of-each"])
    assert match.why("acquired", 3)[0] == Reason("place", rules["table.not-your-turn"])


def test_a_piece_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="There is no piece 'moon' on this table"):
        aerion().why("moon")


# Taking back


def test_a_decision_without_chance_is_taken_back() -> None:
    match = aerion(dice=DICE)
    before, view = match.state.key(), match.view()
    match.play("discard AAA")
    assert match.why_not_undo() is None
    assert match.why_not_undo(0) is None
    match.undo()
    assert (match.state.key(), match.view()) == (before, view)
    assert match.entries == [Decision(0, "discard AAA"), Undone(0)]
    assert match.seen_by(0) == []
    assert "discard AAAA" in match.legal()


def test_several_decisions_are_taken_back_one_by_one_up_to_the_dice() -> None:
    match = aerodrome.new("aerion", seed=7)
    match.play("roll")
    rolled = match.state.key()
    face, other = ("1", "2") if "pixie 1 2" in match.legal() else ("2", "1")
    match.play(f"pixie {face} {other}")
    turned = match.state.key()
    match.play("discard AAA")
    match.undo(0)
    assert match.state.key() == turned
    match.undo()
    assert match.state.key() == rolled
    rule = match.why_not_undo()
    assert rule is not None
    assert rule.id == "table.undo-chance"
    with pytest.raises(NothingToUndo, match="Dice or cards have come up since"):
        match.undo()


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    match = aerion()
    rule = match.why_not_undo()
    assert rule is not None
    assert rule.id == "table.undo-nothing"
    with pytest.raises(NothingToUndo) as error:
        match.undo()
    assert str(error.value) == "There is nothing to take back. [table.undo-nothing]"


def test_taking_back_does_not_change_what_chance_will_answer() -> None:
    straight, wavering = aerion(dice=DICE), aerion(dice=DICE)
    for action in ("discard AAAA", "undo", "discard AAA", "undo", "pixie 1 6", "undo"):
        if action == "undo":
            wavering.undo()
        else:
            wavering.play(action)
    for match in (straight, wavering):
        match.play("discard AAA")
        match.play("keep 111")
    assert straight.state.key() == wavering.state.key()


def test_another_seat_cannot_take_back_a_decision() -> None:
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    match.play("say dim", 0)
    other = match.why_not_undo(1)
    assert other is not None
    assert other.id == "table.undo-other-seat"
    with pytest.raises(NothingToUndo, match="Another player has decided since"):
        match.undo(1)
    match.play("say bright", 1)
    mine = match.why_not_undo(0)
    assert mine is not None
    assert mine.id == "table.undo-other-seat"
    match.undo(1)
    match.undo(0)
    assert match.entries[-2:] == [Undone(1), Undone(0)]


def test_what_showed_a_secret_cannot_be_taken_back() -> None:
    match = lanterns([1, 0, 0, 0], [0, 1, 0, 0], number=4)
    match.play("bid 1", 0)
    assert match.play("bid 2", 1)[-1] == Ended((1,), "lanterns.end.most-points")
    rule = match.why_not_undo(1)
    assert rule is not None
    assert rule.id == "table.undo-secret"
    assert rule_of_undo(match, 0) == "table.undo-other-seat"


def rule_of_undo(match: Match, seat: int | None) -> str | None:
    rule = match.why_not_undo(seat)
    return rule.id if rule else None


def test_chance_is_the_first_reason() -> None:
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    match.play("bid 1", 0)
    match.play("bid 2", 1)
    assert rule_of_undo(match, 0) == rule_of_undo(match, 1) == rule_of_undo(match, None) == "table.undo-chance"


# Deciding at the same time


def test_who_is_meant_must_be_said_when_several_decide() -> None:
    assert lanterns([1, 1, 0, 0], [0, 1, 1, 0]).actors == (0, 1)
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    for attempt in (match.legal, lambda: match.why_not("bid 1"), lambda: match.play("bid 1")):
        with pytest.raises(NotYourTurn, match="Seats 0, 1 decide at the same time: say which one you mean"):
            attempt()
    assert [action.notation for action in match.legal(0)] == ["bid 1", "bid 2", "say bright", "say dim"]
    match.play("bid 2", 0)
    assert match.actors == (1,)
    assert [action.notation for action in match.legal()] == ["bid 2", "bid 3", "say bright", "say dim"]
    with pytest.raises(NotYourTurn, match=r"Seat 0 has nothing to decide now; it is the turn of seat \(1,\)"):
        match.play("bid 1", 0)


def test_each_seat_sees_its_own_side_of_what_happened() -> None:
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    secret = LanternLaid("2", "hand/0", "bid/0", 0)
    assert match.play("bid 2", 0) == [secret, Ready(0, True)]
    assert match.seen_by(0) == [secret, Ready(0, True)]
    assert match.seen_by(1) == match.seen_by(-1) == [Ready(0, True)]
    match.play("say dim", 1)
    assert match.seen_by(0) == match.seen_by(1) == [Said(1, "dim")]


def test_a_secret_choice_is_withdrawn() -> None:
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    match.play("say dim", 0)
    match.play("bid 2", 0)
    assert match.withdraw(0) == [LanternTaken("2", "bid/0", "hand/0", 0), Ready(0, False)]
    assert match.seen_by(1) == [Ready(0, False)]
    assert match.actors == (0, 1)
    assert match.entries[-1] == Withdrawn(0)
    assert rule_of_undo(match, 0) == "table.undo-nothing"
    with pytest.raises(IllegalAction) as error:
        match.withdraw(0)
    assert error.value.number == 4
    assert error.value.rule is LANTERNS.rulebook["table.nothing-to-withdraw"]
    assert str(error.value).startswith("Seat 0 cannot take back its choice: You have no secret choice")


def test_in_aerion_nothing_is_secret() -> None:
    match = aerion()
    with pytest.raises(IllegalAction) as error:
        match.withdraw(0)
    assert error.value.rule is match.game.rulebook["table.nothing-to-withdraw"]
    assert match.entries == []


# Views


def test_a_view_for_every_seat_and_for_everybody() -> None:
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    views = [match.view(seat) for seat in (-1, 0, 1)]
    assert [view.seat for view in views] == [-1, 0, 1]
    hands = []
    for view in views:
        assert isinstance(view, LanternView)
        hands.append(view.hand)
    assert hands == [(), (1, 1, 0, 0), (0, 1, 1, 0)]
    assert match.view() == match.view(0)


@pytest.mark.parametrize("seat", [-2, 2, 9])
def test_a_view_for_nobody(seat: int) -> None:
    with pytest.raises(BadInput, match=f"There is no seat {seat}; they are numbered from 0 to 1"):
        lanterns([1, 1, 0, 0], [0, 1, 1, 0]).view(seat)


def test_a_drawing_shows_the_only_seat_or_what_everybody_may_know() -> None:
    match = lanterns([1, 1, 0, 0], [0, 1, 1, 0])
    assert str(match) == LANTERNS.drawing.text(match.view(-1))
    assert match._repr_svg_() == LANTERNS.drawing.svg(match.view(-1))
    alone = aerion(dice=DICE)
    assert str(alone) == alone.game.drawing.text(alone.view(0))
    assert alone._repr_svg_() == alone.game.drawing.svg(alone.view(0))
    assert "<svg" in alone._repr_svg_()


# Chance


def test_a_match_takes_its_chance_from_the_given_source() -> None:
    game = aerion().game
    match = Match(
        game,
        game.settle_options({"pixies": 2}),
        1,
        Seed.known(1),
        source=ScriptedDealer(0, 1, 2, 3, 4, 5, *[5, 0, 1, 2, 3, 4]),
    )
    assert match.position()["display"] == {
        "AA+BB": "incubi",
        "AAA": "sognae",
        "AAA+BB": "nut",
        "AAAA": "cocoon",
        "AAA+BBB": "hellinaut",
        "A+B+C+D+E": "trihellix",
    }
    assert match.position()["pixies"] == 2
    match.play("roll")
    assert match.position()["dice"] == [1, 2, 3, 4, 5, 6]
    assert match.picks_used() == [
        *(Pick(2 + deck, 8, deck) for deck in range(6)),
        *(Pick(1, 6, result) for result in (5, 0, 1, 2, 3, 4)),
    ]
    match.continue_with(ScriptedDealer(5, 5, 5, 5, 5))
    match.play("discard AAA")
    match.play("keep 6")
    assert match.position()["dice"] == [6] * 6


def test_the_same_seed_gives_the_same_match() -> None:
    first, second, third = (aerodrome.new("aerion", seed=seed) for seed in (7, 7, 8))
    for match in (first, second, third):
        match.play("roll")
    assert first.position() == second.position()
    assert first.position() != third.position()
    assert aerodrome.new("aerion").seed.secret != aerodrome.new("aerion").seed.secret


# The record of a match


def test_a_record_has_everything() -> None:
    match = aerion(dice=DICE)
    match.play("discard AAA")
    record = match.record()
    assert record.format == 1
    assert record.game == "aerion"
    assert record.rules_version == match.game.rules_version
    assert record.catalogue_hash == match.game.catalogue_hash
    assert record.catalogue is None
    editions = {"pinned-ship": "waits", "egg-choice": "optional"}
    assert record.options == {"pixies": 3, "expansions": [], "variants": [], **editions, "first": 1}
    assert record.seats == 1
    assert record.commitment == match.seed.commitment
    assert record.known_deal is True
    assert record.contributions == ()
    assert record.position is not None
    assert record.position["dice"] == DICE
    assert record.deal == ()
    assert record.entries == (Decision(0, "discard AAA"),)
    assert record.result is None
    assert match.seed.secret is not None
    assert record.seed == match.seed.secret.hex()


def test_a_new_match_has_a_deal_instead_of_a_position() -> None:
    record = aerodrome.new("aerion", seed=7).record()
    assert record.position is None
    assert record.deal[0] == Chance("deck AA+BB", 8, record.deal[0].results)


def test_a_secret_seed_is_shown_only_at_the_end_or_when_asked_for() -> None:
    match = aerodrome.new("aerion")
    assert match.record().seed is None
    assert match.record().known_deal is False
    assert match.seed.secret is not None
    assert match.record(with_seed=True).seed == match.seed.secret.hex()
    over = aerodrome.from_position("aerion", {"step": "over", "ending": "aerion.end.loss", "rest": "discards"})
    assert over.seed.secret is not None
    assert over.record().seed == over.seed.secret.hex()
    result = over.record().result
    assert result is not None
    assert (result.winners, result.rule, result.scores) == ((), "aerion.end.loss", (0,))


def test_contributions_are_written_down() -> None:
    game = aerion().game
    seed = replace(Seed.fresh(), contributions=(b"\x01\xff", b"abc"))
    record = Match(game, game.settle_options({}), 1, seed).record()
    assert record.contributions == ("01ff", "616263")


def test_what_happened_last_is_what_is_seen() -> None:
    match = aerion(dice=DICE)
    assert match.seen_by(0) == []
    match.play("pixie 1 6")
    assert match.seen_by(0) == match.seen_by(-1) == [PixieUsed((1, 1, 2, 3, 4), (1, 1, 2, 3, 4, 6), 1, 6)]
