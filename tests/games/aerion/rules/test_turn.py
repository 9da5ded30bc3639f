"""The turn: three phases, and at each step exactly what may be done and why the rest may not."""

from __future__ import annotations

from itertools import combinations

import pytest

from aerodrome.games.aerion.components import Components
from tests.games.aerion.tables import LAST_CARD, at
from tests.rules_marker import rule

DICE = [1, 1, 1, 2, 2, 6]
"""Two pairs, three of a kind and a full house."""


def moment(step: str, **more: object) -> dict[str, object]:
    """A moment of a turn with a Book in the Pulpit, a card in the Reserve and something in the discard piles."""
    position: dict[str, object] = {
        "step": step,
        "dice": [] if step == "start" else DICE,
        "pulpit": ["book@AAAA"],
        "reserve": ["helix@AA+BB"],
        "discards": {"AAAA": ["nut", "book"], "A+B+C+D+E": ["sognae", "helix"]},
    }
    return {**position, **more}


MOMENTS = {
    "start": moment("start"),
    "roll": moment("roll"),
    "last card": moment("roll", display=LAST_CARD),
    "reroll": moment("reroll"),
    "place": moment("place", acquired="cocoon@AAAA"),
    "place book": moment("place", acquired="book@AAA"),
    "retrieve": moment("retrieve", waiting=["roll"], pulpit=[], pile="AAAA"),
    "retrieve more": moment("retrieve", waiting=["start"], dice=[], pulpit=[], pile="A+B+C+D+E", taken=1),
    "replenish": moment("replenish"),
    "close": moment("close", dice=[], expansions=["eggs"], areas={"eggs": ["egg@AAA"]}),
    "over": moment("over", ending="aerion.end.loss", dice=[], display={}, discards={}, rest="discards"),
}

COMES_FIRST = "aerion.roll.comes-first"
ROLL_ONCE = "aerion.roll.once"
PAY_FIRST = "aerion.reroll.pay-first"
CHOOSE = "aerion.reroll.choose-dice-now"
AWAITS = "aerion.acquire.card-awaits-place"
TO_THE_END = "aerion.book.retrieve-to-the-end"
LAST_CHANCE = "aerion.replenish.last-chance"
AFTER_ROLL = "aerion.book.rerolls-after-roll"
PIXIE_AFTER = "aerion.pixie.after-roll"
NOTHING_TO_PLACE = "aerion.acquire.nothing-to-place"
ONLY_ACQUIRED = "aerion.book.only-acquired-element"
ONE_PILE = "aerion.book.retrieve-one-pile"
NOT_YET = "aerion.replenish.not-yet"
END_OF_TURN = "aerion.replenish.end-of-turn"
PULPIT_FULL = "aerion.acquire.pulpit-full"
OVER = "table.match-over"

ACTIONS = (
    *("roll", "keep 11", "keep none", "discard AAA", "let-go", "book-rerolls", "pixie 1 2", "acquire AAA", "place 1"),
    *("book-reserve", "reject", "book-retrieve AAAA", "take nut", "enough", "move helix AA+BB 1", "replenish"),
    "end-turn",
)

REASONS: dict[str, tuple[str | None, ...]] = {
    "start": (
        *(None, COMES_FIRST, COMES_FIRST, COMES_FIRST, COMES_FIRST, AFTER_ROLL, PIXIE_AFTER, COMES_FIRST),
        *(NOTHING_TO_PLACE, ONLY_ACQUIRED, NOTHING_TO_PLACE, None, ONE_PILE, ONE_PILE, None, NOT_YET, END_OF_TURN),
    ),
    "roll": (
        *(ROLL_ONCE, PAY_FIRST, PAY_FIRST, None, "aerion.reroll.must-go-on", None, None, None),
        *(NOTHING_TO_PLACE, ONLY_ACQUIRED, NOTHING_TO_PLACE, None, ONE_PILE, ONE_PILE, None, NOT_YET, END_OF_TURN),
    ),
    "last card": (
        *(ROLL_ONCE, PAY_FIRST, PAY_FIRST, "aerion.reroll.not-the-last-card", None, None, None, None),
        *(NOTHING_TO_PLACE, ONLY_ACQUIRED, NOTHING_TO_PLACE, None, ONE_PILE, ONE_PILE, None, NOT_YET, END_OF_TURN),
    ),
    "reroll": (
        *(ROLL_ONCE, None, None, CHOOSE, CHOOSE, CHOOSE, CHOOSE, CHOOSE),
        *(NOTHING_TO_PLACE, ONLY_ACQUIRED, NOTHING_TO_PLACE, None, ONE_PILE, ONE_PILE, None, NOT_YET, END_OF_TURN),
    ),
    "place": (
        *(ROLL_ONCE, AWAITS, AWAITS, AWAITS, AWAITS, AFTER_ROLL, PIXIE_AFTER, AWAITS),
        *(None, None, None, None, ONE_PILE, ONE_PILE, None, NOT_YET, END_OF_TURN),
    ),
    "place book": (
        *(ROLL_ONCE, AWAITS, AWAITS, AWAITS, AWAITS, AFTER_ROLL, PIXIE_AFTER, AWAITS),
        *(PULPIT_FULL, ONLY_ACQUIRED, None, None, ONE_PILE, ONE_PILE, None, NOT_YET, END_OF_TURN),
    ),
    "retrieve": (
        *((TO_THE_END,) * 8),
        *(TO_THE_END, TO_THE_END, TO_THE_END, TO_THE_END, None, "aerion.book.retrieve-at-least-one"),
        *(None, TO_THE_END, TO_THE_END),
    ),
    "retrieve more": (
        *((TO_THE_END,) * 8),
        *(TO_THE_END, TO_THE_END, TO_THE_END, TO_THE_END, ONE_PILE, None, None, TO_THE_END, TO_THE_END),
    ),
    "replenish": (
        *(ROLL_ONCE, LAST_CHANCE, LAST_CHANCE, LAST_CHANCE, LAST_CHANCE, AFTER_ROLL, PIXIE_AFTER, LAST_CHANCE),
        *(NOTHING_TO_PLACE, ONLY_ACQUIRED, NOTHING_TO_PLACE, None, ONE_PILE, ONE_PILE, None, None, END_OF_TURN),
    ),
    "close": (
        *(END_OF_TURN, END_OF_TURN, END_OF_TURN, END_OF_TURN, END_OF_TURN, AFTER_ROLL, PIXIE_AFTER, END_OF_TURN),
        *(NOTHING_TO_PLACE, ONLY_ACQUIRED, NOTHING_TO_PLACE, None, ONE_PILE, ONE_PILE, None, END_OF_TURN, None),
    ),
    "over": (OVER,) * 17,
}
"""For each moment, the rule that forbids each of ACTIONS, or None; where several rules forbid one, the first."""


KEEPS = {
    "keep " + ("".join(map(str, part)) or "none") for size in range(6) for part in combinations(sorted(DICE), size)
}
PIXIES = {f"pixie {face} {other}" for face in (1, 2, 6) for other in range(1, 7) if other != face}
MOVES = {"move helix AA+BB 1", "move helix AA+BB 2"}
ANY_TIME = {"book-retrieve AAAA", "book-retrieve A+B+C+D+E", *MOVES}
ACQUIRES = {"acquire AA+BB", "acquire AAA", "acquire AAA+BB"}
DECKS = ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E")
DISCARDS = {f"discard {deck}" for deck in DECKS}

LEGAL = {
    "start": {"roll", *ANY_TIME},
    "roll": {"book-rerolls", *DISCARDS, *PIXIES, *ACQUIRES, *ANY_TIME},
    "last card": {"let-go", "book-rerolls", "acquire AAA", *PIXIES, *ANY_TIME},
    "reroll": KEEPS | ANY_TIME,
    "place": {"place 1", "place 2", "book-reserve", "reject", *ANY_TIME},
    "place book": {"reject", *ANY_TIME},
    "retrieve": {"take nut", *MOVES},
    "retrieve more": {"take sognae", "take helix", "enough", *MOVES},
    "replenish": {"replenish", *ANY_TIME},
    "close": {"end-turn", *ANY_TIME, *(f"hatch {deck} 1" for deck in DECKS)},
    "over": set(),
}


@rule("aerion.turn.three-phases")
def test_a_turn_has_three_phases_in_this_order() -> None:
    table = at()
    table.play("roll", DICE)
    assert table.view.step == "roll"
    table.play("acquire AAA")
    assert table.view.step == "place"
    table.play("place 1")
    assert table.view.step == "replenish"
    table.play("replenish", "book")
    assert table.view.step == "start"
    assert table.view.turn == 2
    assert table.legal == {"roll"}


@rule("aerion.turn.three-phases")
@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_allows_exactly_this(name: str) -> None:
    assert at(**MOMENTS[name]).legal == LEGAL[name]


@rule("aerion.turn.three-phases")
def test_rerolls_from_a_book_allow_more() -> None:
    assert at(**moment("roll", rerolls=2)).legal == LEGAL["roll"] | KEEPS


@rule("aerion.turn.three-phases")
@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_gives_exactly_these_reasons(name: str) -> None:
    table = at(**MOMENTS[name])
    assert {action: table.why_not(action) for action in ACTIONS} == dict(zip(ACTIONS, REASONS[name], strict=True))


@rule("aerion.turn.three-phases")
def test_the_reasons_cover_every_verb_of_the_base_game() -> None:
    assert {action.split()[0] for action in ACTIONS} == {verb.name for verb in Components(()).vocabulary.verbs}


@rule("aerion.turn.three-phases")
def test_what_may_be_done_is_listed_in_the_order_of_the_ids() -> None:
    for position in MOMENTS.values():
        legal = at(**position).state.legal(0)
        assert list(legal) == sorted(set(legal))
    assert at(**MOMENTS["start"]).state.legal(0) == (0, 515, 517, 525, 526)
