"""Expansions in general."""

from __future__ import annotations

from itertools import combinations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.events import Placed, Replenished, Revealed
from aerodrome.games.aerion.expansions.hellkite_events import HellkiteFlew
from aerodrome.games.aerion.expansions.hourglasses_events import HourglassRanOut
from aerodrome.kernel import Outcome
from aerodrome.kernel.event_types import TurnBegan
from tests.games.aerion.tables import NOTHING, VOCABULARY, Scene, all_but, at
from tests.rules_marker import rule

EXPANSIONS = ("flagship", "hourglasses", "stone-clouds", "piers", "eggs", "hellkite")
SELECTIONS = [chosen for size in range(7) for chosen in combinations(EXPANSIONS, size)]

VARIANTS = {
    "expand-the-factory": "flagship",
    "short-on-time": "hourglasses",
    "the-flock": "stone-clouds",
    "pinned-down": "stone-clouds",
    "no-debt": "piers",
    "fragile-shells": "eggs",
    "impregnable-fortress": "hellkite",
}
"""Variant: its expansion."""

VERBS = {
    "flagship": ("embark", "embark-reserve", "research", "turn", "secure", "replace"),
    "stone-clouds": ("demolish", "strike"),
    "piers": ("hire", "pay", "build-pier"),
    "eggs": ("hatch", "lay-none", "save-shell", "give-up", "lay"),
    "hellkite": ("hunt", "seize", "leave-lair"),
}
"""What each expansion adds to what can be done; the Hourglasses add nothing."""

NOT_IN_PLAY = "aerion.expansion.not-in-play"
ALL_EGGS = [f"egg@{deck}" for deck in DECK_NAMES for _ in range(2)]


def with_these(*expansions: str, **position: object) -> Scene:
    return at(expansions=list(expansions), **position)


# Choosing them


@rule("aerion.expansion.freely-combined")
@pytest.mark.parametrize("chosen", SELECTIONS, ids=lambda chosen: ",".join(chosen) or "none")
def test_any_selection_of_expansions_can_be_played(chosen: tuple[str, ...]) -> None:
    for seats in (1, 2):
        match = aerodrome.new("aerion", seed=1, seats=seats, options={"expansions": tuple(reversed(chosen))})
        assert match.options["expansions"] == chosen
        view = GAME.view(match.state, 0)
        assert (view.expansions, view.variants, view.step) == (chosen, (), "start")
        kinds = {card for column in view.columns for card in column.unseen} | {
            card.split("@")[0] for cards in view.areas.values() for card in cards
        }
        shown = {column.display for column in view.columns}
        for expansion, kind in (("hourglasses", "hourglass"), ("stone-clouds", "bird"), ("piers", "worker")):
            assert (kind in kinds | shown) == (expansion in chosen)


@rule("aerion.expansion.freely-combined")
def test_there_are_six_expansions_and_none_unless_you_choose_one() -> None:
    assert tuple(one.name for one in GAME.components.classes) == EXPANSIONS
    assert aerodrome.new("aerion", seed=1).options["expansions"] == ()
    with pytest.raises(aerodrome.BadInput, match="'expansions' knows no 'dragons'"):
        aerodrome.new("aerion", seed=1, options={"expansions": ["dragons"]})


FULFILLED: dict[str, dict[str, dict[str, object]]] = {
    "flagship": {"pieces": {"flagship": "flying"}},
    "hourglasses": {"areas": {"hourglasses": [f"hourglass@{deck}" for deck in DECK_NAMES]}},
    "stone-clouds": {"pieces": {f"cloud/{at}": "gone" for at in range(1, 7)}},
    "piers": {"pieces": {f"pier/{at}": "built" for at in range(1, 4)}},
    "eggs": {},
    "hellkite": {
        "pieces": {
            "hellkite": "gone",
            **{f"{row}/{at}": "gone" for row in ("outpost", "lair") for at in range(1, 7)},
        },
        "counters": {
            "unseen-lair/book": 1,
            "unseen-lair/blueprint": 1,
            "unseen-lair/material": 0,
            "unseen-lair/crew": 0,
        },
    },
}
"""A position in which the condition of each expansion is met; the Eggs have none."""


def nearly_won(unfulfilled: str | None) -> Scene:
    """All expansions, the Bee is about to be built, and one condition may not be met."""
    position: dict[str, dict[str, object]] = {"areas": {}, "pieces": {}, "counters": {}}
    for expansion, fields in FULFILLED.items():
        if expansion != unfulfilled:
            for field, entries in fields.items():
                position[field] |= entries
    return with_these(
        *EXPANSIONS,
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee@AAA+BB", "nut@AAAA"]],
        display={},
        **position,
    )


@rule("aerion.expansion.freely-combined")
@pytest.mark.parametrize("unfulfilled", [None, *EXPANSIONS])
def test_you_win_when_the_conditions_of_all_expansions_in_play_are_met(unfulfilled: str | None) -> None:
    table = nearly_won(unfulfilled)
    table.do("place 1")
    assert table.flying() == list(SHIP_NAMES)
    won = unfulfilled in (None, "eggs")
    assert table.state.outcome() == (Outcome((0,), "aerion.end.win", (6,)) if won else None)


@rule("aerion.expansion.freely-combined")
@pytest.mark.parametrize("alone", EXPANSIONS)
def test_an_expansion_that_is_not_in_play_asks_for_nothing(alone: str) -> None:
    table = with_these(
        alone,
        step="place",
        acquired="incubi@AAA",
        ships=all_but("bee"),
        workshops=[["bee@AAA+BB", "nut@AAAA"]],
        display={},
        **FULFILLED[alone],
    )
    table.do("place 1")
    assert table.state.outcome() == Outcome((0,), "aerion.end.win", (6,))


@rule("aerion.expansion.not-in-play")
@pytest.mark.parametrize("expansion", VERBS)
def test_what_belongs_to_an_expansion_needs_that_expansion(expansion: str) -> None:
    own = [action.notation for action in VOCABULARY if action.notation.split()[0] in VERBS[expansion]]
    assert {notation.split()[0] for notation in own} == set(VERBS[expansion])
    others = [one for one in EXPANSIONS if one != expansion]
    for table in (at(dice=NOTHING), with_these(*others, dice=NOTHING)):
        assert {table.why_not(notation) for notation in own} == {NOT_IN_PLAY}
    in_play = with_these(expansion, dice=NOTHING)
    assert NOT_IN_PLAY not in {in_play.why_not(notation) for notation in own}


@rule("aerion.expansion.not-in-play")
def test_every_action_belongs_to_the_base_game_or_to_an_expansion() -> None:
    added = {verb for verbs in VERBS.values() for verb in verbs}
    missing = {
        action.notation.split()[0] for action in VOCABULARY if at(dice=NOTHING).why_not(action.notation) == NOT_IN_PLAY
    }
    assert missing == added


@rule("aerion.expansion.variants")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_needs_its_expansion(variant: str) -> None:
    expansion = VARIANTS[variant]
    match = aerodrome.new("aerion", seed=1, options={"expansions": [expansion], "variants": [variant]})
    assert match.options["variants"] == (variant,)
    assert GAME.view(match.state, 0).variants == (variant,)
    others = [one for one in EXPANSIONS if one != expansion]
    for chosen in ([], others):
        with pytest.raises(aerodrome.BadInput, match=f"'{variant}' of the option 'variants' needs '{expansion}'"):
            aerodrome.new("aerion", seed=1, options={"expansions": chosen, "variants": [variant]})
        with pytest.raises(aerodrome.BadInput, match=f"'{variant}' of the option 'variants' needs '{expansion}'"):
            with_these(*chosen, variants=[variant])


@rule("aerion.expansion.variants", "aerion.expansion.freely-combined")
def test_variants_can_be_combined() -> None:
    options = {"expansions": EXPANSIONS, "variants": tuple(VARIANTS)}
    for seats in (1, 2):
        match = aerodrome.new("aerion", seed=1, seats=seats, options=options)
        assert match.options["variants"] == tuple(VARIANTS)
        assert GAME.view(match.state, 0).variants == tuple(VARIANTS)


@rule("aerion.expansion.variants")
def test_an_expansion_is_played_without_variants_unless_you_choose_them() -> None:
    match = aerodrome.new("aerion", seed=1, options={"expansions": EXPANSIONS})
    assert GAME.view(match.state, 0).variants == ()
    with pytest.raises(aerodrome.BadInput, match="'variants' knows no 'hard'"):
        aerodrome.new("aerion", seed=1, options={"variants": ["hard"]})


# The last card

OTHER_PHASES: dict[str, tuple[dict[str, object], str, list[str]]] = {
    "demolish": ({"expansions": ["stone-clouds"], "dice": [6, 6, 6, 6, 5, 1]}, "demolish none", ["strike intact"]),
    "payday": (
        {"expansions": ["piers"], "dice": [6, 6, 6, 6, 1, 1], "areas": {"payroll/1": ["worker@AAA"]}},
        "pay AAA",
        [],
    ),
    "build": ({"expansions": ["piers"], "dice": [4, 4, 4, 4, 4, 1]}, "build-pier", []),
}


@rule("aerion.expansion.last-card-stays")
@pytest.mark.parametrize("phase", OTHER_PHASES)
def test_another_phase_2_leaves_the_last_card_in_the_display(phase: str) -> None:
    position, action, more = OTHER_PHASES[phase]
    table = at(display={"AAA+BB": "cocoon"}, **position)
    assert {action, "let-go"} <= table.legal
    assert "discard AAA+BB" not in table
    table.do(action, *more)
    assert table.view.step == "replenish"
    assert table.display() == {"AAA+BB": "cocoon"}


@rule("aerion.expansion.last-card-stays")
def test_a_hunt_leaves_the_last_card_in_the_display() -> None:
    table = with_these("hellkite", display={"AAA+BB": "cocoon"}, dice=[1, 1, 2, 3, 4, 4])
    assert {"hunt", "let-go"} <= table.legal
    table.play("hunt", 0)
    assert table.view.step == "replenish"
    assert table.display() == {"AAA+BB": "cocoon"}


@rule("aerion.expansion.last-card-stays")
def test_if_phase_2_is_skipped_the_last_card_is_discarded_as_usual() -> None:
    table = with_these(*EXPANSIONS, display={"AAA+BB": "cocoon"}, dice=NOTHING)
    table.do("let-go")
    assert table.display() == {}
    assert table.discards() == {"AAA+BB": {"cocoon": 1}}


# Phase 3


@rule("aerion.expansion.phase-3-order")
def test_hourglasses_are_discarded_and_the_hellkite_moves_before_anything_can_be_done() -> None:
    table = with_these(
        *EXPANSIONS,
        step="place",
        acquired="bee@AAA+BB",
        display={"AAA": "hourglass", "AAAA": "nut"},
        pulpit=["book@AAAA"],
        reserve=["helix@AA+BB"],
        areas={"eggs": ["egg@AAA"]},
    )
    assert table.play("place 1") == [
        Placed("bee@AAA+BB", "acquired", "workshop/1", "1", 0),
        HourglassRanOut("hourglass@AAA", "display/AAA", "discard/AAA"),
        HellkiteFlew("hellkite", 2),
    ]
    assert table.view.step == "replenish"
    assert {"replenish", "book-retrieve AAA", "move helix AA+BB 2", "hatch AAAA 1"} <= table.legal


@rule("aerion.expansion.phase-3-order")
def test_after_the_reveal_eggs_books_and_the_reserve_can_be_used_before_the_turn_ends() -> None:
    table = with_these(
        *EXPANSIONS,
        step="replenish",
        display={"AAAA": "nut"},
        pulpit=["book@AAAA"],
        reserve=["helix@AA+BB"],
        areas={"eggs": ["egg@AAA"]},
        discards={"AAA": ["hornet"]},
        turn=3,
    )
    cards = ["book", "cocoon", "book", "book", "book"]
    happened = table.play("replenish", *cards)
    assert happened[-1] == Replenished(0)
    assert table.view.step == "close"
    assert [type(event) for event in happened[:-1]] == [Revealed] * 5
    assert table.can("hatch") == {f"{deck} 1" for deck in table.display()}
    usable = {"hatch", "book-retrieve", "move", "embark-reserve", "end-turn"}
    assert {action.split()[0] for action in table.legal} == usable
    for action in ("roll", "replenish", "discard AAA", "acquire AAA"):
        assert table.why_not(action) == "aerion.replenish.end-of-turn"
    assert table.play("end-turn") == [TurnBegan(4, 0)]
    assert table.view.step == "start"


@rule("aerion.expansion.phase-3-order")
def test_without_eggs_to_use_the_turn_ends_with_the_reveal() -> None:
    table = with_these(
        *EXPANSIONS,
        step="replenish",
        display={"AAAA": "nut"},
        rest="discards",
        top={"AAA": ["hourglass"]},
        areas={"box/eggs": ALL_EGGS},
    )
    assert table.play("replenish") == [
        Revealed("hourglass@AAA", "deck/AAA", "display/AAA"),
        Replenished(0),
        TurnBegan(2, 0),
    ]
    assert table.view.step == "start"


@rule("aerion.expansion.phase-3-order")
@pytest.mark.parametrize("saved", [False, True])
def test_the_loss_is_checked_after_the_reveal(saved: bool) -> None:
    table = with_these(
        *EXPANSIONS,
        dice=NOTHING,
        display={"AAA": "hourglass"},
        pulpit=["book@AAA"],
        rest="discards",
        areas={"box/eggs": ALL_EGGS},
    )
    table.do("let-go")
    assert table.state.outcome() is None
    if saved:
        table.do("book-retrieve AAA", "take hourglass", "enough")
    table.play("replenish")
    assert table.state.outcome() == (None if saved else Outcome((), "aerion.end.loss", (0,)))
