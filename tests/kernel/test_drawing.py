"""Scenes as text in four forms, and as pictures with and without the drawings of the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.kernel.drawing import art
from aerodrome.kernel.drawing.picture import picture
from aerodrome.kernel.drawing.scene import (
    DrawnBoard,
    Either,
    Pane,
    Panes,
    Part,
    Piece,
    Row,
    Rows,
    Scene,
    Space,
    pieces,
)
from aerodrome.kernel.drawing.text import Form, lay_out, plain
from tests.pictures import assert_everything_lies_inside, words_of

HAND = Row("Hand", pieces(["lamp", "oil", "wick"]), note=Piece("(three cards)", "quiet"))
PILE = Row("Deck", pieces(["12 cards"]), is_extra=True)
CARD = Pane((Piece("I", "title"), Piece("Lamp", "#3a8fc4"), Piece("out 0")), "lamp")
CARDS = Panes((CARD, CARD._replace(lines=(Piece("II"), Piece("Oil")))), ("Deck",), (1, 2), is_boxed=True)


def scene(*parts: Part) -> Scene:
    heading = (Piece("Lanterns", "title"), Piece("Turn 3"), Piece("a long word about the match"), Piece("night"))
    return Scene("lanterns", "en", heading, (Piece("Oil 2"),), parts, "Light a lamp.")


def lines(form: Form, *parts: Part, width: int = 40) -> list[str]:
    return [plain(line) for lines in lay_out(scene(*parts), width, form)[1:] for line in lines]


def heading(width: int) -> list[str]:
    return [plain(line) for line in lay_out(scene(), width, Form.FULL)[0]]


def test_the_heading_fills_its_line_and_leaves_out_what_does_not_fit() -> None:
    whole = "Lanterns · Turn 3 · a long word about the match · night"
    assert heading(80) == [f"{whole} {'─' * 18} Oil 2"]
    assert heading(40) == ["Lanterns · Turn 3 · night ─────── Oil 2"[:33] + "─ Oil 2"]
    assert heading(20) == ["Lanterns · Turn 3", "Oil 2"]


def test_rows_stand_below_each_other_and_flow_where_every_line_counts() -> None:
    rows = Rows((HAND, PILE))
    below = ["Hand lamp, oil, wick (three cards)", "Deck 12 cards"]
    assert lines(Form.FULL, rows) == lines(Form.SHORT, rows) == below
    assert lines(Form.BARE, rows) == below[:1]
    assert lines(Form.TIGHT, rows, rows) == ["Hand lamp, oil, wick"] * 2
    assert lines(Form.TIGHT, Rows((HAND, HAND))) == ["Hand lamp, oil, wick · Hand lamp, oil,", "wick"]


def test_short_pieces_are_not_torn_and_long_ones_are_broken_at_spaces() -> None:
    row = Rows((Row("Said", pieces(["a few words", "many more words than fit into half of a line"])),))
    assert lines(Form.FULL, row, width=26) == [
        "Said a few words, many",
        "     more words than fit",
        "     into half of a line",
    ]


def test_panes_are_cards_in_full_and_columns_in_short() -> None:
    assert lines(Form.FULL, CARDS) == [
        "Deck I         II",
        "     ╭───────╮ ╭───────╮",
        "     │ Lamp  │ │ Oil   │",
        "     ╰───────╯ ╰───────╯",
        "     out 0",
    ]
    assert lines(Form.SHORT, CARDS) == ["Deck I        II", "     Lamp     Oil", "     out 0"]


def test_many_panes_take_several_strips_of_about_equal_length() -> None:
    panes = Panes(tuple(Pane((Piece(f"number {at}"),)) for at in range(5)))
    assert lines(Form.SHORT, panes, width=40) == ["number 0    number 1    number 2", "number 3    number 4"]


def test_a_table_of_figures_keeps_one_line_for_each_row() -> None:
    columns = Pane(pieces(["Ann", "Bob"])), Pane(pieces(["10", "2"])), Pane(pieces(["a very long remark", "none"]))
    assert lines(Form.TIGHT, Panes(columns, is_even=False), width=20) == ["Ann 10 a very long", "Bob 2  none"]


def test_a_part_may_have_a_brief_form_and_go_on_where_rows_end() -> None:
    brief = Rows((Row("Dice", pieces(["[1]", "[2]"]), " "),))
    assert lines(Form.SHORT, Rows((HAND,)), Either(CARDS, brief))[1:] == ["Dice [1] [2]"]
    assert len(lines(Form.TIGHT, Rows((HAND,)), Either(CARDS, brief))) == 2
    assert len(lines(Form.TIGHT, Rows((HAND,)), Either(CARDS, brief, is_joined=True), width=60)) == 1


BOARD = DrawnBoard(
    {
        "hill": Space(7, 0, 2, Piece("Hill ▲2", "#7a9f52", "hill"), (Piece("A1", "#cf4a39", "army"),)),
        "lake": Space(71, 1, 0, Piece("(2)", "quiet"), ()),
    },
    (("hill", "lake"),),
)


def test_a_board_joins_spaces_that_touch() -> None:
    first, second, path, last = lines(Form.FULL, BOARD, width=80)
    assert first.startswith("Hill ▲2 ")
    assert second.startswith("A1 ")
    assert set(path) == {" ", "·"}
    assert last.strip(" ·") == "(2)"


def test_a_board_that_is_wider_than_the_terminal_is_told_in_its_brief_form() -> None:
    both = Either(BOARD, Rows((HAND,)))
    assert lines(Form.FULL, both, width=79) == ["Hand lamp, oil, wick (three cards)"]
    assert lines(Form.FULL, both, width=80)[0].startswith("Hill")


@pytest.mark.parametrize("has_art", [True, False])
def test_a_picture_needs_no_drawings(has_art: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    if has_art:
        symbol = (
            '<symbol id="lanterns-lamp" viewBox="0 0 9 9" ><path fill="var(--art-ink, #1c2340)" d="M1 1h7"/></symbol>'
        )
        (assets / "lanterns-Ab3_d-9x.svg").write_text(f"<svg>{symbol}</svg>", encoding="utf-8")
    (assets / "lanterns-table.css").write_text("", encoding="utf-8")
    monkeypatch.setattr(art, "files", lambda _: tmp_path)
    art._drawings.cache_clear()
    drawn = picture(scene(Either(CARDS, Rows(())), Rows((HAND, PILE)), BOARD))
    art._drawings.cache_clear()
    assert_everything_lies_inside(drawn)
    assert ('<path fill="#1c2340" d="M1 1h7"/>' in drawn) == has_art
    said = words_of(drawn)
    for words in (
        "Lanterns",
        "Light a lamp.",
        "Lamp",
        "lamp, oil, wick (three cards)",
        "12 cards",
        "Hill ▲2",
        "A1",
        "(2)",
    ):
        assert words in said
