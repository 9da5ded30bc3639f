"""The table of Lanterns in plain text."""

from __future__ import annotations

from aerodrome.kernel import Texts, View
from aerodrome.kernel.drawing import Drawing

from .rules import KIND_NAMES
from .view import LanternView


class LanternDrawing(Drawing):
    """Draws the rounds won, the lanterns in one's hand and those laid aside; a picture is made of the text."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def text(self, view: View, lang: str = "en") -> str:
        assert isinstance(view, LanternView)
        lines = [self._line(lang, "round", number=view.round, deck=view.deck)]
        for seat in (0, 1):
            state = "ready" if view.ready[seat] else "said" if view.said[seat] else "thinking"
            lines.append(
                self._line(
                    lang,
                    "seat",
                    player=seat + 1,
                    points=view.points[seat],
                    state=state,
                    phrase=view.said[seat] or "none",
                )
            )
        if view.hand:
            lines.append(self._line(lang, "hand", lanterns=_listed(view.hand), bid=view.bid or "none"))
        return "\n".join((*lines, self._line(lang, "discards", lanterns=_listed(view.discards))))

    def _line(self, lang: str, name: str, **values: str | int) -> str:
        return self._texts.say(lang, f"lanterns-table-{name}", **values)


def _listed(counts: tuple[int, ...]) -> str:
    """Lanterns by brightness, one by one."""
    return " ".join(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count)) or "-"
