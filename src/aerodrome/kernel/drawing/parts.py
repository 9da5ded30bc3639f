"""What games have in common that put together the parts of a scene."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from aerodrome.kernel.view import View
from aerodrome.kernel.voice import Speaker

from .scene import Part, Piece, Row, Scene

V = TypeVar("V", bound=View)
S = TypeVar("S", bound=Speaker[Any])


class Parts(Generic[V, S]):
    """The parts of one view."""

    def __init__(self, view: V, speaker: S) -> None:
        self._view = view
        self._speaker = speaker
        self._say = speaker.say

    def scene(self, heading: Iterable[Piece], aside: Iterable[Piece], parts: Iterable[Part]) -> Scene:
        """All of it; the title of the game comes before the heading."""
        view, title = self._view, Piece(self._say("title"), "title")
        prompt = self._speaker.prompt(view)
        return Scene(view.game, self._speaker.lang, (title, *heading), tuple(aside), tuple(parts), prompt)

    def _row(self, name: str, told: Iterable[Piece], between: str = " · ", *, is_extra: bool = False) -> Iterator[Row]:
        """A row behind the name of its zone; none where nothing is told."""
        found = tuple(told)
        if found:
            yield Row(self._say(f"zone-{name}"), found, between, is_extra=is_extra)
