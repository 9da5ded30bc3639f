"""Etherium's side of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType

from aerodrome.cli import menu as menus
from aerodrome.cli.plain import Command, PlainFront
from aerodrome.cli.screen import indented
from aerodrome.cli.session.session import SPECTATOR, Session
from aerodrome.cli.words import Words
from aerodrome.games.etherium.game import Etherium
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.games.etherium.windows import KIND_OF
from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.errors import expect

from .menu import obstacle, panel, space_name
from .pages import Pages
from .typed import PROGRAM, EtheriumTyped

ROOMY = 34
FEW_PEOPLES = 4
TABLE = 13
"""Lines of the table beside those of the peoples."""
OWN_ACTIONS = "actions"
# What one decides first stands first; cards come after it, and to pass comes last.
_LATE = ("play", "pass")
_DISCARDS = ("keep", "limit", "lose-card")


class EtheriumFront(PlainFront):
    """How Etherium looks and listens at the terminal: the panel of plans, a season told number by number."""

    game: Etherium
    reader = EtheriumTyped
    has_chapters = True

    def _speaker(self, words: Words) -> Speaker:
        return self.game.voice.speaker(words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view, speaker = expect(EtheriumView, match.view(SPECTATOR)), self._speaker(words)
        if view.season is None:
            return self.say("summary-laying", words, peoples=speaker.peoples(range(len(view.players)), view))
        stars = [
            f"{speaker.people(seat, view)} {sum(player.stars.values())}" for seat, player in enumerate(view.players)
        ]
        season = self.say("season", words, number=view.season_number, name=speaker.season(view.season))
        return self.say("summary", words, season=season, stars=", ".join(stars))

    def is_milestone(self, view: View) -> bool:
        return view.step in (PROGRAM, "over")

    # The story

    def ends_chapter(self, before: View, after: View) -> bool:
        """A chapter is the reveal of a season or of the plans, an action number, or a conflict."""
        old, new = expect(EtheriumView, before), expect(EtheriumView, after)
        if old.number != new.number or old.season_number != new.season_number or new.step == "over":
            return True
        return old.conflict is not None and (old.conflict, old.place) != (new.conflict, new.place)

    def answer(self, view: View, legal: Sequence[Action], wish: Sequence[str], *, is_discreet: bool) -> Action | None:
        ways = [action for action in legal if action.verb != "play"]
        if len(ways) != 1 or (is_discreet and not _is_known_to_all(expect(EtheriumView, view), wish)):
            return None
        # After an own roll, every card that could be played is one to ask for.
        is_wanted = len(legal) > len(ways) and (view.step != "act" or OWN_ACTIONS in wish)
        return None if is_wanted and not is_discreet else ways[0]

    # Choices

    def notes(self, session: Session, words: Words, console: Console) -> list[tuple[str, str]]:
        # What the last sentence of the log has just said is not said again: how it ended, why an action fails.
        if session.is_over:
            return []
        view = expect(EtheriumView, session.view)
        if view.step == "act" and view.failure is not None:
            who = self._speaker(words).who(view.player, view)
            return [(self.say("act-failed", words, number=view.number, **who), "bold")]
        return super().notes(session, words, console)

    def doubt(self, action: Action, view: View, words: Words) -> str:
        """What the mark of a slot in the panel means."""
        known, speaker = expect(EtheriumView, view), self._speaker(words)
        rule = obstacle(action["slot"], known, speaker) if action.verb == "token" else None
        return self.say("would-fail", words, reason=speaker.why(rule)) if rule else ""

    def groups(self, session: Session, words: Words, console: Console) -> Sequence[menus.Group]:
        view = expect(EtheriumView, session.view)
        if view.step != PROGRAM:
            return super().groups(session, words, console)
        groups = panel(view, session.legal(), self._speaker(words), words)
        if view.players[view.seat].plan and (console.height >= ROOMY or len(view.players) <= FEW_PEOPLES):
            hint = self.say("hint-withdraw", words, typed=words.first_word("word", "withdraw"))
            groups[-1] = groups[-1]._replace(hint=hint)
        return groups

    def ordered(self, legal: Sequence[Action]) -> Sequence[Action]:
        return sorted(legal, key=lambda action: action.verb in _LATE and 1 + _LATE.index(action.verb))

    def room(self, view: View, words: Words, console: Console) -> int:
        return console.height - TABLE - len(expect(EtheriumView, view).players)

    def heading(self, action: Action, words: Words) -> str:
        """Moves of a unit are called by it."""
        if action.verb == "move":
            return self._speaker(words).say(f"unit-{action['unit']}")
        return super().heading(action, words)

    def brief(self, action: Action, view: View, words: Words) -> str:
        if action.verb == "reroll":
            return self.say("item-reroll", words, ones=action["ones"], twos=action["twos"])
        reader = EtheriumTyped(self.game, view, (), words)
        named = [
            space_name(value, expect(EtheriumView, view), self._speaker(words))
            if parameter == "space"
            else reader.name(parameter, value)
            for parameter, value in action.args
            if parameter != "unit" or action.verb != "move"
        ]
        return ", ".join(named)

    def idle_verb(self, view: View) -> str | None:
        """To pass. A cube instead of a failed action is not given up by a slip of the finger."""
        return "pass" if view.step != "act" else None

    # Looking things up

    def about(self, view: View, words: Words) -> list[str]:
        return [self._speaker(words).help(expect(EtheriumView, view))]

    def commands(self) -> Mapping[str, Command]:
        return {"look": self._look, "deck": self._deck, "discards": self._discards, **super().commands()}

    def _look(self, what: str, session: Session, words: Words, console: Console) -> RenderableType:
        return Pages(expect(EtheriumView, session.view), self._speaker(words), words).look(what)

    def _deck(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        view = expect(EtheriumView, session.view)
        cards = self._speaker(words).cards(view.unseen)
        return indented(self.say("unseen", words, count=view.deck_size, cards=cards))

    def _discards(self, _: str, session: Session, words: Words, console: Console) -> RenderableType:
        discard = expect(EtheriumView, session.view).discard
        cards = self._speaker(words).cards(discard)
        return indented(self.say("discarded", words, count=sum(discard.values()), cards=cards))


def _is_known_to_all(view: EtheriumView, wish: Sequence[str]) -> bool:
    """Whether everybody can tell, but for the wish, that there is only one way."""
    cards = view.players[view.seat].cards
    if view.step in _DISCARDS:
        return cards == 1
    if cards == 0 or view.step not in ("act", "rolled", *KIND_OF):
        return True
    return view.step == "act" and OWN_ACTIONS not in wish
