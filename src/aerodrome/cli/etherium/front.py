"""Etherium's side of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.chronicle import SPECTATOR
from aerodrome.cli.front import Command, Misunderstood, Offer
from aerodrome.cli.place import Pace, Place
from aerodrome.cli.screen import glyphs_for
from aerodrome.cli.tableau import tableau
from aerodrome.cli.words import Words, fold
from aerodrome.games.etherium.drawing import scene
from aerodrome.games.etherium.game import Etherium
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.happenings import Rolled

from .menu import Menu, enter_passes
from .pages import Pages, wished
from .plot import PROGRAM
from .typed import Typed

ROOMY = 34
FEW_PEOPLES = 4
TABLE = 13
"""Lines of the table beside those of the peoples."""
LEAST_ROOM = 5


def view_of(place: Place) -> EtheriumView:
    view = place.view
    assert isinstance(view, EtheriumView)
    return view


class EtheriumFront:
    """How Etherium looks and listens at the terminal."""

    def __init__(self, game: Etherium) -> None:
        self._game = game

    def _speaker(self, words: Words) -> Speaker:
        return Speaker(self._game.catalogue, words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view, speaker = match.view(SPECTATOR), self._speaker(words)
        assert isinstance(view, EtheriumView)
        stars = ", ".join(
            f"{speaker.people(seat, view)} {sum(player.stars.values())}" for seat, player in enumerate(view.players)
        )
        if view.season is None:
            return words.say("etherium-summary-laying", peoples=speaker.peoples(range(len(view.players)), view))
        season = words.say("etherium-season", number=view.season_number, name=speaker.season(view.season))
        return words.say("etherium-summary", season=season, stars=stars)

    def is_milestone(self, view: View) -> bool:
        return view.step in (PROGRAM, "over")

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        assert isinstance(view, EtheriumView)
        return tableau(scene(view, self._speaker(words)), log, console, below)

    # Choices

    def menu(self, place: Place, words: Words, console: Console) -> tuple[RenderableType, Sequence[Offer]]:
        view, speaker, legal = view_of(place), self._speaker(words), place.legal()
        lines: list[RenderableType] = []
        if view.step != "over":
            # How it ended is the last sentence of the story.
            lines.append(Padding(Text(speaker.prompt(view), "bold"), (0, 1)))
        if not legal:
            return Group(*lines), ()
        menu = Menu(view, speaker, words, glyphs_for(console), console.width)
        if view.step == PROGRAM:
            drawn, items = menu.panel(legal)
            lines.append(drawn)
            if view.players[view.seat].plan and (console.height >= ROOMY or len(view.players) <= FEW_PEOPLES):
                typed = words.first_word("word", "withdraw")
                lines.append(Padding(Text(words.say("etherium-hint-withdraw", typed=typed), "quiet"), (0, 1)))
        else:
            drawn, items = menu.choices(legal, max(LEAST_ROOM, console.height - TABLE - len(view.players)))
            lines.append(drawn)
        return Group(*lines), [Offer(item.number, item.action) for item in items]

    def enter(self, place: Place) -> Action | None:
        """The only choice there is, or to pass where nothing is lost by it."""
        legal = place.legal()
        if len(legal) == 1:
            return legal[0]
        passing = next((action for action in legal if action.verb == "pass"), None)
        return passing if enter_passes(place.view.step) else None

    # Words

    def understand(self, typed: str, place: Place, words: Words) -> Action | None:
        return self._typed(place, words).action(typed)

    def pieces(self, typed: str, place: Place, words: Words) -> Sequence[str]:
        return self._typed(place, words).pieces(typed)

    def _typed(self, place: Place, words: Words) -> Typed:
        return Typed(view_of(place), place.legal(), self._speaker(words), words)

    # Looking things up

    def help(self, place: Place, words: Words) -> RenderableType:
        view = view_of(place)
        lines: list[RenderableType] = [Padding(Text(self._speaker(words).help(view)), (0, 1)), Text()]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for verb in dict.fromkeys(action.verb for action in place.legal()):
            grid.add_row(Text(f"  {words.say(f'etherium-usage-{verb}')}", "key"), words.say(f"etherium-about-{verb}"))
        return Group(*lines, grid, Text(), Padding(Text(words.say("etherium-legend"), "quiet"), (0, 1)))

    def commands(self) -> Mapping[str, Command]:
        return {
            "look": self._look,
            "deck": self._deck,
            "discards": self._discards,
            "wish": self._wish,
            "withdraw": self._withdraw,
            "pace": self._pace,
        }

    def _pages(self, place: Place, words: Words, console: Console) -> Pages:
        return Pages(view_of(place), self._speaker(words), words, glyphs_for(console))

    def _look(self, what: str, place: Place, words: Words, console: Console) -> RenderableType:
        return self._pages(place, words, console).look(what)

    def _deck(self, _: str, place: Place, words: Words, console: Console) -> RenderableType:
        view = view_of(place)
        cards = self._speaker(words).cards(view.unseen)
        return Padding(Text(words.say("etherium-unseen", count=view.deck_size, cards=cards)), (0, 2))

    def _discards(self, _: str, place: Place, words: Words, console: Console) -> RenderableType:
        view = view_of(place)
        cards = self._speaker(words).cards(view.discard)
        said = words.say("etherium-discarded", count=sum(view.discard.values()), cards=cards)
        return Padding(Text(said), (0, 2))

    # Wishes, plans and pace

    def _wish(self, typed: str, place: Place, words: Words, console: Console) -> RenderableType:
        """See or change when one wants to be asked."""
        if not place.is_person:
            raise Misunderstood(words.say("etherium-wish-nobody"))
        if typed:
            usual = place.game.usual_wish
            place.set_wish(wished(typed, place.wish, usual, self._speaker(words), words))
        return self._pages(place, words, console).wish(place.wish)

    def _withdraw(self, _: str, place: Place, words: Words, console: Console) -> RenderableType | None:
        rule = place.why_not_withdraw()
        if rule is not None:
            raise Misunderstood(rule.text(words.lang))
        place.withdraw()
        return None

    def _pace(self, typed: str, place: Place, words: Words, console: Console) -> RenderableType:
        """How chapters follow each other."""
        known = words.understood("etherium-pace-word", tuple(pace.value for pace in Pace))
        if typed:
            if fold(typed) not in known:
                raise Misunderstood(words.say("etherium-pace-how"))
            place.pace = Pace(known[fold(typed)])
        return Padding(Text(words.say(f"etherium-pace-{place.pace.value}")), (0, 1))
