"""Aerion's side of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rich.console import Console, RenderableType
from rich.console import Group as Lines

from aerodrome.cli.menu import Group
from aerodrome.cli.plain import Command, PlainFront
from aerodrome.cli.screen import indented
from aerodrome.cli.session.session import Session
from aerodrome.cli.tableau import look, tableau
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion.aids.aids import CHOOSING, goals_of, odds_name
from aerodrome.games.aerion.aids.fitting import kind_of
from aerodrome.games.aerion.aids.foresight import LOST
from aerodrome.games.aerion.drawing.scene import scene
from aerodrome.games.aerion.game import Aerion
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.voice.sentences import Speaker
from aerodrome.kernel import Match, View
from aerodrome.kernel.errors import expect
from aerodrome.kernel.event_types import Rolled

from . import pages
from .advice import consequences, goals_ahead
from .menu import Menu
from .typed import AerionTyped

_SMALL = 32
CardsPage = Callable[[AerionView, str | None, Speaker, Words], RenderableType]


class AerionFront(PlainFront):
    """How Aerion looks and listens at the terminal: dice with their chances, decks and what is left in them."""

    game: Aerion
    reader = AerionTyped

    def _speaker(self, words: Words) -> Speaker:
        return self.game.voice.speaker(words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view = expect(AerionView, match.view())
        ships = sum(ship.flying for ship in view.ships)
        seen = words.say("summary", turn=view.turn, ships=ships, pixies=view.pixies)
        names = [self._speaker(words).say(f"expansion-{name}") for name in view.expansions]
        return words.say("summary-with", seen=seen, expansions=", ".join(names)) if names else seen

    def is_milestone(self, view: View) -> bool:
        return view.step in ("start", "over")

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        known = expect(AerionView, view)
        kept = last.kept if last is not None and last.dice == known.dice else ()
        return tableau(scene(known, self.game.table_of(known), self._speaker(words), kept), log, console, below)

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        view, legal = expect(AerionView, session.view), session.legal()
        prompt = self.game.voice.prompt(view, words.lang)
        if len(legal) == 1:
            word = LOST if LOST in consequences(session, legal[0]) else legal[0].verb
            prompt = words.named(f"cli-aerion-only-{word}", prompt)
        who = self._speaker(words).player(view.player)
        if view.seats > 1 and view.seat == view.player and who != words.say("you"):
            # Two people can share the screen: it says who is meant.
            prompt = words.texts.say(words.lang, "table-prompt-of", player=who, prompt=prompt)
        return [(prompt, "bold")]

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[Group]:
        view = expect(AerionView, session.view)
        # The table of several players, or with expansions, leaves little room for a menu.
        is_short = (view.seats > 1 or bool(view.expansions)) and console.height < _SMALL
        foresee = partial(consequences, session)
        table, speaker = self.game.table_of(view), self._speaker(words)
        goals = goals_ahead(table, self.game.vocabulary) if view.step in CHOOSING else ()
        return Menu(view, table, session.legal(), speaker, words, is_short, foresee, goals).groups()

    def about(self, view: View, words: Words) -> list[str]:
        known, speaker = expect(AerionView, view), self._speaker(words)
        added = [speaker.say(f"expansion-{name}-help") for name in known.expansions]
        return [speaker.help(known), *([words.say("aerion-added", goals=" ".join(added))] if added else [])]

    def commands(self) -> Mapping[str, Command]:
        deck, discards = partial(self._cards, pages.decks), partial(self._cards, pages.discards)
        return {"look": self._look, "odds": self._odds, "deck": deck, "discards": discards}

    def _look(self, what: str, session: Session, words: Words, console: Console) -> RenderableType:
        """Rows of the table; a Factory or the Hellkite with what it does."""
        view, speaker = expect(AerionView, session.view), self._speaker(words)
        rows = look(self.game.drawing.scene(view, words.lang), what, words, console)
        factories = [f"flagship-{kind_of(card)}" for card in view.areas.get("factories", ())]
        rules = {"factories": factories, "hellkite": ["hellkite-blocks", "hellkite-hunt"]}
        meant = [zone for zone in rules if what and fold(speaker.say(f"zone-{zone}")).startswith(fold(what))]
        return Lines(rows, indented(*(speaker.say(rule) for zone in meant for rule in rules[zone])))

    def _odds(self, goal: str, session: Session, words: Words, console: Console) -> RenderableType:
        view = expect(AerionView, session.view)
        aim = pages.goal(goal, words)
        ahead = max(1, view.rerolls + (view.step == "reroll"))
        goals = [aim] if aim else [odds_name(one, view) for one in goals_of(view, self.game.components)]
        return pages.chances(goals, view.dice or None, max(3, ahead), words, ahead)

    def _cards(self, page: CardsPage, which: str, session: Session, words: Words, console: Console) -> RenderableType:
        """A page about the cards of all decks, or of one."""
        reader = AerionTyped(self.game, session.view, session.legal(), words)
        deck = reader.deck(which) if which else None
        if which and deck is None:
            raise reader.refusal("no-deck", text=which)
        return page(expect(AerionView, session.view), deck, self._speaker(words), words)
