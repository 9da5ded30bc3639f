"""The Hellkite: positions that no play leads to, other catalogues, random play."""

from __future__ import annotations

import pytest

from aerodrome.games.aerion import GAME, Aerion, catalogue
from aerodrome.kernel import BadInput, Outcome, Position
from tests.games.aerion.hellkite_tables import (
    ALL_LAIRS,
    DEFEATED,
    FIFTEEN,
    ONE_OF_EACH,
    TYPES,
    bare_lairs,
    fortress,
    hellkite,
    last_lair,
    row,
)
from tests.games.aerion.random_play import check_every_position
from tests.games.aerion.tables import DISPLAY, check_refused_or_played
from tests.scripted_dealer import ScriptedDealer

IMPOSSIBLE = "cards and pieces of the Hellkite"
HOVERING = row(1, fallen={1: "crew"})  # the pawn is still where a Lair has fallen
GRANTED: Position = {**HOVERING, "pieces": {**HOVERING["pieces"], "grant": "crew"}}


def changed(laid: Position, pieces: dict[str, str], **counters: int) -> Position:
    """A row with other pieces and counters."""
    unseen = {f"unseen-lair/{kind}": count for kind, count in counters.items()}
    return {"pieces": laid["pieces"] | pieces, "counters": laid["counters"] | unseen}


@pytest.mark.parametrize(
    "position",
    [
        row(3, {1: "book", 2: "book"}, {4: "crew"}),
        {**GRANTED, "step": "lair", "dice": FIFTEEN, "display": ONE_OF_EACH},
        {**HOVERING, "step": "place", "acquired": "incubi", "dice": FIFTEEN},
        {
            **HOVERING,
            "step": "retrieve",
            "waiting": ["place"],
            "acquired": "incubi",
            "dice": FIFTEEN,
            "pile": "AAA",
            "discards": {"AAA": ["hornet"]},
        },
        DEFEATED,
        last_lair(5),
    ],
)
def test_a_position_that_play_can_lead_to_is_read(position: Position) -> None:
    table = hellkite(position)
    assert GAME.position(GAME.from_position(table.position)) == table.position


@pytest.mark.parametrize(
    "position",
    [
        # Outposts without a hidden Lair, Lairs without an Outpost that should be hidden, cards that do not exist
        changed(row(), {"outpost/1": "gone"}),
        changed(row(), {"lair/1": "book"}, book=1),
        changed(row(), {"outpost/2": "book"}),
        changed(row(1, {1: "book"}), {}, book=2),
        changed(row(1, {1: "book"}), {}, crew=1),
        changed(row(), {}, crew=1),
        changed(row(), {}, crew=3, book=1),
        # A pawn on a gap, a pawn that is gone too early or still there
        HOVERING,
        changed(row(), {"hellkite": "gone"}),
        changed(DEFEATED, {"hellkite": "1"}),
        # Something granted at the wrong step, by no Lair, to nobody, or with a step that waits
        changed(row(), {"grant": "crew"}),
        {**HOVERING, "step": "lair", "dice": FIFTEEN},
        {**GRANTED, "step": "lair", "dice": FIFTEEN, "display": {"AAA": "helix"}},
        {**changed(row(), {"grant": "crew"}), "step": "lair", "dice": FIFTEEN},
        {**GRANTED, "step": "lair", "dice": FIFTEEN, "waiting": ["roll"]},
    ],
)
def test_a_position_that_no_play_leads_to_is_refused_or_played(position: Position) -> None:
    check_refused_or_played(**{"expansions": ["hellkite"], **position})


@pytest.mark.parametrize("position", [changed(DEFEATED, {"hellkite": "1"}), changed(row(), {}, crew=0, book=0)])
def test_a_position_from_which_the_hellkite_cannot_play_on_is_refused(position: Position) -> None:
    with pytest.raises(BadInput, match=IMPOSSIBLE):
        hellkite(position)


@pytest.mark.parametrize(
    "position",
    [row(1, {2: "book"}), row(1, {2: "crew", 3: "crew"}), row(2, fallen={1: "book"}), bare_lairs(1, 3)],
)
def test_a_fortress_with_a_gap_is_played(position: Position) -> None:
    assert hellkite(position).view.step == "start"
    assert fortress(position).view.step == "start"
    check_refused_or_played(**{"expansions": ["hellkite"], "variants": ["impregnable-fortress"], **position})


def test_a_fortress_that_fell_from_its_ends_is_read() -> None:
    for position in (row(1, {1: "book", 6: "book"}), bare_lairs(3, 1, 2, 6), last_lair(4), DEFEATED):
        assert fortress(position).view.step == "start"


def test_who_loses_as_phase_three_begins_leaves_the_hellkite_where_it_was() -> None:
    table = hellkite(
        changed(row(1, {1: "crew"}), {"nest/AAA": "due"}),
        expansions=["eggs", "hellkite"],
        dice=FIFTEEN,
        display={"AAA": "egg"},
    ).do("hunt")
    assert table.state.outcome() == Outcome((), "aerion.eggs.only-eggs-lost", (0,))
    assert GAME.position(GAME.from_position(table.position)) == table.position


def corrected(**counts: int) -> Aerion:
    """Aerion with a catalogue that counts these Outposts and Lairs otherwise."""
    text = catalogue.own_text()
    for name, count in counts.items():
        card = name.replace("_", "-")
        assert f"{card} = {{ count = 2" in text
        text = text.replace(f"{card} = {{ count = 2", f"{card} = {{ count = {count}")
    return GAME.with_catalogue(text)


@pytest.mark.parametrize("card", ["outpost", "lair"])
def test_a_catalogue_with_too_few_cards_for_the_row_is_refused(card: str) -> None:
    options = {"expansions": ["hellkite"]}
    assert corrected(**{f"{card}_crew": 0}).laid_out(options, 1).displayed == 0
    with pytest.raises(BadInput, match="at least 6"):
        corrected(**{f"{card}_crew": 0, f"{card}_book": 1}).laid_out(options, 1)


def test_the_catalogue_says_which_outposts_and_lairs_there_are() -> None:
    game = corrected(outpost_book=6, lair_crew=0)
    display = [game.components.kind_names.index(kind) for kind in DISPLAY.values()]
    with ScriptedDealer(*[0] * 6, *display) as dealer:
        state = game.start(game.settle_options({"expansions": ["hellkite"]}), 1, dealer)
    view = game.view(state, 0)
    assert {view.pieces[f"outpost/{place}"] for place in ALL_LAIRS} == {"book"}
    assert [view.counters[f"unseen-lair/{kind}"] for kind in TYPES] == [2, 2, 2, 0]
    assert game.position(game.from_position(game.position(state))) == game.position(state)


@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_random_play_is_written_down_and_read_again(seed: int) -> None:
    expansions = ["hellkite"] if seed % 4 < 2 else ["eggs", "hellkite"]
    variants = ["impregnable-fortress"] if seed % 2 else []
    options: dict[str, object] = {"expansions": expansions, "variants": variants}
    check_every_position(options, 1 + seed % 3 % 2, seed)
