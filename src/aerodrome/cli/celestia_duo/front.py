"""Celestia Duo's side of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli import menu as menus
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.plain import Command, PlainFront
from aerodrome.cli.session.session import SPECTATOR, Session
from aerodrome.cli.typed import begin_all, parts_of
from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.cards import CREW_NAMES
from aerodrome.games.celestia_duo.game import CelestiaDuo
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Action, Game, Match, View

from . import menu
from .typed import CelestiaTyped

ROOMY = 34


def _known(view: View) -> CelestiaDuoView:
    assert isinstance(view, CelestiaDuoView)
    return view


class CelestiaFront(PlainFront):
    """How Celestia Duo looks and listens at the terminal: talk and silence, what is known of the other hand."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, CelestiaDuo)
        self.family = "duo-"
        self._own = game

    def _speaker(self, words: Words) -> Speaker:
        return Speaker(self._own.catalogue, words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view = _known(match.view(SPECTATOR))
        return words.say(
            "duo-summary",
            mode=words.say(f"duo-mode-{view.mode}"),
            pirate=self._speaker(words).pirate(view.pirate),
            turn=view.turn,
            distance=view.pirate_ship - view.airship,
            energy=view.energy,
        )

    def is_milestone(self, view: View) -> bool:
        return view.step in ("briefing", "over")

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        view = _known(session.view)
        # How it ended is the last sentence of the log.
        notes = [] if session.is_over else super().notes(session, words, console)
        if view.talk and session.is_handed_over and console.height >= ROOMY:
            notes.append((words.say("duo-talk-aloud"), "quiet"))
        return notes

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[menus.Group]:
        is_short = console.height < ROOMY
        return menu.build(_known(session.view), session.legal(), self._speaker(words), words, is_short=is_short)

    def idle_verb(self, view: View) -> str:
        """In a talk, the partner of the Captain has nothing else to decide."""
        return "ready"

    def typed(self, view: View, legal: Sequence[Action], words: Words) -> CelestiaTyped:
        return CelestiaTyped(self._own, _known(view), legal, words)

    # Looking things up

    def about(self, view: View, words: Words) -> list[str]:
        known, speaker = _known(view), self._speaker(words)
        if view.step == "over":
            return []
        return [speaker.help(known), speaker.say(f"zone-{'talk' if known.talk else 'silence'}-examples")]

    def commands(self) -> Mapping[str, Command]:
        return {"look": self._look, "deck": self._deck, "discards": self._discards}

    def _look(self, what: str, session: Session, words: Words, console: Console) -> RenderableType:
        """What the pirate and the crew aboard can do, or one crew member."""
        view, speaker = _known(session.view), self._speaker(words)
        wanted = [name for name in CREW_NAMES if what and begin_all(parts_of(speaker.crew(name)), parts_of(what))]
        if what and not wanted:
            known = ", ".join(speaker.crew(name) for name in CREW_NAMES)
            raise Misunderstood(words.say("look-nothing", text=what, known=known))
        lines = [f"{speaker.crew(name)}: {speaker.power(name)}" for name in wanted or view.crew]
        if not what:
            lines = [speaker.describe_pirate(view.pirate), *lines]
        return Group(*(Padding(Text(line), (0, 2)) for line in lines))

    def _deck(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        view = _known(session.view)
        cards = self._speaker(words).cards(view.unseen)
        return Padding(Text(words.say("duo-unseen", count=view.deck_size, cards=cards)), (0, 2))

    def _discards(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        discard = _known(session.view).discard
        cards = self._speaker(words).cards(discard)
        return Padding(Text(words.say("duo-discarded", count=sum(discard.values()), cards=cards)), (0, 2))
