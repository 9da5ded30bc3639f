"""Celestia Duo's progress sheet at the terminal."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo import catalogue
from aerodrome.games.celestia_duo.progress import Distances, ProgressSheet, read
from aerodrome.kernel import Game, Match
from aerodrome.kernel.options import Value


class CelestiaSheets:
    """One row for Normal and one for Expert; a win from the box whose turn it is moves the next start one further."""

    def counts(self, match: Match) -> bool:
        won = match.outcome is not None and bool(match.outcome.winners)
        return won and match.options["mode"] in distances(match.game)

    def after(self, sheet: object, match: Match) -> object:
        distance = match.options["distance"]
        assert isinstance(distance, int)
        won = match.outcome is not None and bool(match.outcome.winners)
        after = _sheet(sheet).after(str(match.options["mode"]), distance, won, distances(match.game))
        return msgspec.to_builtins(after)

    def options(self, sheet: object, options: Mapping[str, Value], game: Game) -> dict[str, Value]:
        mode, boxes = str(options["mode"]), distances(game)
        return {"distance": _sheet(sheet).next_distance(mode, boxes)} if mode in boxes else {}

    def told(self, sheet: object, game: Game, words: Words) -> list[str]:
        return [self._row(_sheet(sheet), mode, game, words) for mode in distances(game)]

    def told_after(self, sheet: object, match: Match, words: Words) -> list[str]:
        mode = str(match.options["mode"])
        return [self._row(_sheet(sheet), mode, match.game, words)] if mode in distances(match.game) else []

    def _row(self, sheet: ProgressSheet, mode: str, game: Game, words: Words) -> str:
        """One row in a sentence."""
        boxes, ticked = distances(game), sheet.ticked(mode)
        if not ticked:
            key = "new"
        elif all(box in ticked for box in boxes[mode]):
            key = "done"
        else:
            key = "open"
        return game.texts.say(
            words.lang,
            f"celestia-duo-progress-{key}",
            mode=game.texts.say(words.lang, f"celestia-duo-progress-{mode}"),
            **({"ticked": ", ".join(map(str, ticked))} if key == "open" else {}),
            next=sheet.next_distance(mode, boxes),
        )


def distances(game: Game) -> Distances:
    """The boxes of each row in the catalogue that is played by."""
    return catalogue.read(game.catalogue_text or catalogue.own_text()).distances


def _sheet(data: object) -> ProgressSheet:
    return ProgressSheet() if data is None else read(data)
