"""Etherium's side of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli import menu as menus
from aerodrome.cli.plain import Command, PlainFront
from aerodrome.cli.screen import glyphs_for
from aerodrome.cli.session.session import SPECTATOR, Session
from aerodrome.cli.words import Words
from aerodrome.games.etherium.game import Etherium
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Action, Game, Match, View

from .menu import panel, space_name
from .pages import Pages
from .plot import PROGRAM, EtheriumPlot
from .typed import EtheriumTyped

ROOMY = 34
FEW_PEOPLES = 4
TABLE = 13
"""Lines of the table beside those of the peoples."""
# What one decides first stands first; cards come after it, and to pass comes last.
_LATE = ("play", "pass")


def _known(view: View) -> EtheriumView:
    assert isinstance(view, EtheriumView)
    return view


class EtheriumFront(PlainFront):
    """How Etherium looks and listens at the terminal: the panel of plans, a season told number by number."""

    plot = EtheriumPlot()

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Etherium)
        self._own = game

    def _speaker(self, words: Words) -> Speaker:
        return Speaker(self._own.catalogue, words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view, speaker = _known(match.view(SPECTATOR)), self._speaker(words)
        if view.season is None:
            return words.say("etherium-summary-laying", peoples=speaker.peoples(range(len(view.players)), view))
        stars = [
            f"{speaker.people(seat, view)} {sum(player.stars.values())}" for seat, player in enumerate(view.players)
        ]
        season = words.say("etherium-season", number=view.season_number, name=speaker.season(view.season))
        return words.say("etherium-summary", season=season, stars=", ".join(stars))

    def is_milestone(self, view: View) -> bool:
        return view.step in (PROGRAM, "over")

    # Choices

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        # How it ended is the last sentence of the log.
        return [] if session.is_over else super().notes(session, words, console)

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[menus.Group]:
        view = _known(session.view)
        if view.step != PROGRAM:
            return super().groups(session, words, console)
        groups = panel(view, session.legal(), self._speaker(words), words, glyphs_for(console))
        if view.players[view.seat].plan and (console.height >= ROOMY or len(view.players) <= FEW_PEOPLES):
            typed = words.first_word("word", "withdraw")
            groups[-1] = groups[-1]._replace(hint=words.say("etherium-hint-withdraw", typed=typed))
        return groups

    def ordered(self, legal: Sequence[Action]) -> Sequence[Action]:
        return sorted(legal, key=lambda action: action.verb in _LATE and 1 + _LATE.index(action.verb))

    def room(self, view: View, words: Words, console: Console) -> int:
        return console.height - TABLE - len(_known(view).players)

    def heading(self, action: Action, words: Words) -> str:
        """Moves of a unit are called by it."""
        if action.verb == "move":
            return self._speaker(words).say(f"unit-{action['unit']}")
        return super().heading(action, words)

    def brief(self, action: Action, view: View, words: Words) -> str:
        if action.verb == "reroll":
            return words.say("etherium-item-reroll", ones=action["ones"], twos=action["twos"])
        known, typed, speaker = _known(view), self.typed(view, (), words), self._speaker(words)
        named = [
            space_name(value, known, speaker) if parameter == "space" else typed.name(parameter, value)
            for parameter, value in action.args
            if parameter != "unit" or action.verb != "move"
        ]
        return ", ".join(named)

    def idle_verb(self, view: View) -> str | None:
        """To pass. A cube instead of a failed action is not given up by a slip of the finger."""
        return "pass" if view.step != "act" else None

    def typed(self, view: View, legal: Sequence[Action], words: Words) -> EtheriumTyped:
        return EtheriumTyped(self._own, _known(view), legal, words)

    # Looking things up

    def about(self, view: View, words: Words) -> list[str]:
        return [self._speaker(words).help(_known(view))]

    def commands(self) -> Mapping[str, Command]:
        return {"look": self._look, "deck": self._deck, "discards": self._discards, **super().commands()}

    def _look(self, what: str, session: Session, words: Words, console: Console) -> RenderableType:
        return Pages(_known(session.view), self._speaker(words), words, glyphs_for(console)).look(what)

    def _deck(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        view = _known(session.view)
        cards = self._speaker(words).cards(view.unseen)
        return Padding(Text(words.say("etherium-unseen", count=view.deck_size, cards=cards)), (0, 2))

    def _discards(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        discard = _known(session.view).discard
        cards = self._speaker(words).cards(discard)
        return Padding(Text(words.say("etherium-discarded", count=sum(discard.values()), cards=cards)), (0, 2))
