"""Aerion's side of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType

from aerodrome.cli.menu import Group
from aerodrome.cli.plain import Command, PlainFront
from aerodrome.cli.session.session import Session
from aerodrome.cli.tableau import look, tableau
from aerodrome.cli.words import Words
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.drawing.scene import scene
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.voice.sentences import Speaker
from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.event_types import Rolled

from . import menu, pages
from .typed import AerionTyped

_SMALL = 32


def speaker(words: Words) -> Speaker:
    return Speaker(GAME.components, words.lang)


def _known(view: View) -> AerionView:
    assert isinstance(view, AerionView)
    return view


def _is_short(view: AerionView, console: Console) -> bool:
    """Whether the table leaves little room for a menu."""
    return (view.seats > 1 or bool(view.expansions)) and console.height < _SMALL


class AerionFront(PlainFront):
    """How Aerion looks and listens at the terminal: dice with their chances, decks and what is left in them."""

    def summary(self, match: Match, words: Words) -> str:
        view = _known(match.view())
        ships = sum(ship.flying for ship in view.ships)
        seen = words.say("summary", turn=view.turn, ships=ships, pixies=view.pixies)
        names = [speaker(words).say(f"expansion-{name}") for name in view.expansions]
        return words.say("summary-with", seen=seen, expansions=", ".join(names)) if names else seen

    def is_milestone(self, view: View) -> bool:
        return view.step in ("start", "over")

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        known = _known(view)
        is_last = last is not None and last.dice == known.dice
        return tableau(scene(known, speaker(words), last.kept if last and is_last else ()), log, console, below)

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        view = _known(session.view)
        prompt = self.game.voice.prompt(view, words.lang)
        if view.seats > 1 and view.seat == view.player:
            # Two people can share the screen: it says who is meant.
            who = speaker(words).player(view.player)
            prompt = words.texts.say(words.lang, "table-prompt-of", player=who, prompt=prompt)
        return [(prompt, "bold")]

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[Group]:
        view = _known(session.view)
        return menu.build(view, session.legal(), speaker(words), words, is_short=_is_short(view, console))

    def typed(self, view: View, legal: Sequence[Action], words: Words) -> AerionTyped:
        return AerionTyped(_known(view), legal, words)

    def about(self, view: View, words: Words) -> list[str]:
        return [speaker(words).help(_known(view))]

    def commands(self) -> Mapping[str, Command]:
        return {"look": self._look, "odds": self._odds, "deck": self._deck, "discards": self._discards}

    def _look(self, what: str, session: Session, words: Words, console: Console) -> RenderableType:
        return look(scene(_known(session.view), speaker(words)), what, words, console)

    def _odds(self, goal: str, session: Session, words: Words, console: Console) -> RenderableType:
        view = _known(session.view)
        aim = pages.goal(goal, words)
        ahead = max(1, view.rerolls + (view.step == "reroll"))
        goals = [aim] if aim else [column.combination for column in view.columns]
        return pages.chances(goals, view.dice or None, max(3, ahead), words, ahead)

    def _deck(self, which: str, session: Session, words: Words, console: Console) -> RenderableType:
        return pages.decks(_known(session.view), self._which(which, session, words), speaker(words), words)

    def _discards(self, which: str, session: Session, words: Words, console: Console) -> RenderableType:
        return pages.discards(_known(session.view), self._which(which, session, words), speaker(words), words)

    def _which(self, which: str, session: Session, words: Words) -> str | None:
        if not which:
            return None
        typed = self.typed(session.view, session.legal(), words)
        deck = typed.deck(which)
        if deck is None:
            raise typed.refusal("no-deck", text=which)
        return deck
