"""Celestia Duo's side of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType

from aerodrome.cli import menu as menus
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.plain import Command, PlainFront
from aerodrome.cli.screen import indented
from aerodrome.cli.session.session import SPECTATOR, Session
from aerodrome.cli.typed import begin_all, parts_of
from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.cards import CREW_NAMES
from aerodrome.games.celestia_duo.game import CelestiaDuo
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.errors import expect

from . import menu
from .typed import CelestiaTyped

ROOMY = 34


class CelestiaFront(PlainFront):
    """How Celestia Duo looks and listens at the terminal: talk and silence, what is known of the other hand."""

    game: CelestiaDuo
    reader = CelestiaTyped

    def _speaker(self, words: Words) -> Speaker:
        return self.game.voice.speaker(words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view = expect(CelestiaDuoView, match.view(SPECTATOR))
        return self.say(
            "summary",
            words,
            mode=self.say(f"mode-{view.mode}", words),
            pirate=self._speaker(words).pirate(view.pirate),
            turn=view.turn,
            distance=view.pirate_ship - view.airship,
            energy=view.energy,
        )

    def is_milestone(self, view: View) -> bool:
        return view.step in ("briefing", "over")

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        # How it ended is the last sentence of the log.
        notes = [] if session.is_over else super().notes(session, words, console)
        if expect(CelestiaDuoView, session.view).talk and session.is_handed_over and console.height >= ROOMY:
            notes.append((self.say("talk-aloud", words), "quiet"))
        return notes

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[menus.Group]:
        view, is_short = expect(CelestiaDuoView, session.view), console.height < ROOMY
        return menu.build(view, session.legal(), self._speaker(words), words, is_short=is_short)

    def idle_verb(self, view: View) -> str:
        """In a talk, the partner of the Captain has nothing else to decide."""
        return "ready"

    def answer(self, view: View, legal: Sequence[Action], wish: Sequence[str], *, is_discreet: bool) -> Action | None:
        """A talk needs no Enter when there is nothing to say."""
        return self.idle_action(view, legal) if len(legal) == 1 else None

    # Looking things up

    def about(self, view: View, words: Words) -> list[str]:
        known, speaker = expect(CelestiaDuoView, view), self._speaker(words)
        if view.step == "over":
            return []
        return [speaker.help(known), speaker.say(f"zone-{'talk' if known.talk else 'silence'}-examples")]

    def commands(self) -> Mapping[str, Command]:
        return {"look": self._look, "deck": self._deck, "discards": self._discards, "quiet": self._quiet}

    def _look(self, what: str, session: Session, words: Words, console: Console) -> RenderableType:
        """What the pirate and the crew aboard can do, or one crew member."""
        view, speaker = expect(CelestiaDuoView, session.view), self._speaker(words)
        wanted = [name for name in CREW_NAMES if what and begin_all(parts_of(speaker.crew(name)), parts_of(what))]
        if what and not wanted:
            known = ", ".join(speaker.crew(name) for name in CREW_NAMES)
            raise Misunderstood(words.say("look-nothing", text=what, known=known))
        lines = [words.labelled(speaker.crew(name), speaker.power(name)) for name in wanted or view.crew]
        return indented(*lines) if what else indented(speaker.describe_pirate(view.pirate), *lines)

    def _deck(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        view = expect(CelestiaDuoView, session.view)
        cards = self._speaker(words).cards(view.unseen)
        return indented(self.say("unseen", words, count=view.deck_size, cards=cards))

    def _discards(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        discard = expect(CelestiaDuoView, session.view).discard
        cards = self._speaker(words).cards(discard)
        return indented(self.say("discarded", words, count=sum(discard.values()), cards=cards))

    def _quiet(self, _: str, session: Session, words: Words, console: Console) -> RenderableType | None:
        """Be ready at once in every talk of this turn."""
        session.be_quiet()
        is_asked = self.idle_action(session.view, session.legal()) is not None
        return None if is_asked else indented(self.say("quiet", words))
