"""The table of Lanterns, drawn from a view."""

from __future__ import annotations

from aerodrome.kernel import Texts, View
from aerodrome.kernel.drawing.drawing import Drawing
from aerodrome.kernel.drawing.scene import Piece, Row, Rows, Scene
from aerodrome.kernel.voice import Voice

from .rules import KIND_NAMES
from .view import LanternView


class LanternDrawing(Drawing):
    """Draws the rounds won, the lanterns in one's hand and those laid aside."""

    def __init__(self, texts: Texts, voice: Voice) -> None:
        self._texts = texts
        self._voice = voice

    def scene(self, view: View, lang: str = "en") -> Scene:
        assert isinstance(view, LanternView)
        heading = self._line(lang, "round", number=view.round, deck=view.deck)
        rows = tuple(Row("", (Piece(line),)) for line in self._lines(view, lang))
        return Scene(view.game, lang, (Piece(heading, "title"),), (), (Rows(rows),), "")

    def _lines(self, view: LanternView, lang: str) -> list[str]:
        lines: list[str] = []
        for seat in (0, 1):
            state = "ready" if view.ready[seat] else "said" if view.said[seat] else "thinking"
            lines.append(
                self._line(
                    lang,
                    "seat",
                    player=self._voice.player(seat, lang),
                    points=view.points[seat],
                    state=state,
                    phrase=view.said[seat] or "none",
                )
            )
        if view.hand:
            lines.append(self._line(lang, "hand", lanterns=_listed(view.hand), bid=view.bid or "none"))
        return [*lines, self._line(lang, "discards", lanterns=_listed(view.discards))]

    def _line(self, lang: str, name: str, **values: str | int) -> str:
        return self._texts.say(lang, f"lanterns-table-{name}", **values)


def _listed(counts: tuple[int, ...]) -> str:
    """Lanterns by brightness, one by one."""
    return " ".join(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count)) or "-"
