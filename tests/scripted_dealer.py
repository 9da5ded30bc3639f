"""A dealer that gives the dice and the cards of a test."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import Dealer, WrongScript
from aerodrome.kernel.dealers import packed


class UnfitScript(WrongScript):
    """A test's script does not fit what the rules asked for; the key is the sentence itself."""

    def text(self, lang: str = "en") -> str:
        return self.key


class ScriptedDealer(Dealer):
    """Tests give the dice and the cards: a list of faces (1, 2, …) for a roll, a number for a die or a drawn kind.

    Cards dealt at once stand in the script one after the other, like cards that are drawn. Used as a context manager
    it insists that the whole script was needed.
    """

    def __init__(self, *script: int | Sequence[int]) -> None:
        self._script = list(script)

    def _next(self, asked: str) -> int | Sequence[int]:
        if not self._script:
            raise UnfitScript(f"the rules ask for {asked}, and the script is used up")
        return self._script.pop(0)

    def pick(self, stream: int, n: int) -> int:
        answer = self._next(f"one of {n}")
        if not isinstance(answer, int) or not 0 <= answer < n:
            raise UnfitScript(f"the rules ask for one of {n}, the script has {answer!r}")
        return answer

    def roll(self, stream: int, faces: int, n: int) -> int:
        answer = self._next(f"{n} dice")
        if isinstance(answer, int) or len(answer) != n or not all(1 <= face <= faces for face in answer):
            raise UnfitScript(f"the rules ask for {n} dice with {faces} faces, the script has {answer!r}")
        return packed([face - 1 for face in answer], faces)

    def draw(self, stream: int, counts: vec[i64]) -> int:
        answer = self._next("a card")
        if not isinstance(answer, int) or not 0 <= answer < len(counts) or counts[answer] == 0:
            raise UnfitScript(f"the rules ask for a card out of {list(counts)}, the script has {answer!r}")
        return answer

    def finish(self) -> None:
        if self._script:
            raise UnfitScript(f"the rules did not ask for {self._script!r}")

    def __enter__(self) -> ScriptedDealer:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.finish()
