"""Celestia Duo's side of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.chronicle import SPECTATOR
from aerodrome.cli.front import Misunderstood, Offer
from aerodrome.cli.place import Place
from aerodrome.cli.tableau import tableau
from aerodrome.cli.words import Words, fold
from aerodrome.games.celestia_duo.cards import CREW_NAMES
from aerodrome.games.celestia_duo.drawing import scene
from aerodrome.games.celestia_duo.game import CelestiaDuo
from aerodrome.games.celestia_duo.sentences import Speaker
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.happenings import Rolled

from . import menu
from .menu import ORDER, Item
from .typed import Typed

ROOMY = 34


def view_of(place: Place) -> CelestiaDuoView:
    view = place.view
    assert isinstance(view, CelestiaDuoView)
    return view


class CelestiaFront:
    """How Celestia Duo looks and listens at the terminal."""

    def __init__(self, game: CelestiaDuo) -> None:
        self._catalogue = game.catalogue

    def _speaker(self, words: Words) -> Speaker:
        return Speaker(self._catalogue, words.lang)

    def summary(self, match: Match, words: Words) -> str:
        view = match.view(SPECTATOR)
        assert isinstance(view, CelestiaDuoView)
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

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        assert isinstance(view, CelestiaDuoView)
        return tableau(scene(view, self._speaker(words)), log, console, below)

    # Choices

    def menu(self, place: Place, words: Words, console: Console) -> tuple[RenderableType, Sequence[Offer]]:
        view, speaker, legal = view_of(place), self._speaker(words), place.legal()
        lines: list[RenderableType] = []
        if view.step != "over":
            lines.append(Padding(Text(speaker.prompt(view), "bold"), (0, 1)))
        if view.talk and place.is_handed_over and console.height >= ROOMY:
            lines.append(Padding(Text(words.say("duo-talk-aloud"), "quiet"), (0, 1)))
        if len(legal) == 1:
            undo = f" ({words.say('or-undo')})" if place.why_not_undo() is None else ""
            sentence = speaker.action(legal[0], view)
            lines.append(Text.assemble((f"  {words.say('enter')}  ", "key"), sentence, (undo, "quiet")))
            return Group(*lines), [Offer(1, legal[0])]
        groups = menu.build(view, legal, speaker, words, is_short=console.height < ROOMY)
        listed = sum(map(len, groups.values()))
        if groups:
            lines.append(self._groups(groups, words, console.width, is_all=listed == len(legal)))
        offers = [Offer(item.number, item.action) for items in groups.values() for item in items]
        return Group(*lines), offers

    def _groups(self, groups: Mapping[str, list[Item]], words: Words, width: int, *, is_all: bool) -> RenderableType:
        headings = {name: words.say(f"duo-group-{name}") for name in groups}
        column = max(map(len, headings.values())) + 3
        grid = Table.grid(padding=0)
        grid.add_column(width=column, no_wrap=True)
        grid.add_column(width=max(20, width - column - 1))
        for name in sorted(groups, key=ORDER.index):
            items, room = groups[name], width - column - 2
            if name == "augusta":
                lines = _by_die(items, room, self._speaker(words), words)
            else:
                lines = _flowing(items, room, words, is_listed=not menu.is_flowing(name, items))
            if name == "smoke" and not is_all:
                lines.append(Text(words.say("duo-hint-smoke"), "quiet"))
            grid.add_row(Text(f"  {headings[name]}", "sky"), Group(*lines))
        return grid

    def enter(self, place: Place) -> Action | None:
        """The only choice there is, or to be ready: whoever is not the Captain has nothing else to decide in a talk."""
        legal = place.legal()
        if len(legal) == 1:
            return legal[0]
        return next((action for action in legal if action.verb == "ready"), None)

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
        talk = "talk" if view.talk else "silence"
        lines: list[RenderableType] = []
        if view.step != "over":
            lines.append(Padding(Text(self._speaker(words).help(view)), (0, 1)))
            lines.append(Padding(Text(self._speaker(words).say(f"zone-{talk}-examples")), (0, 1)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for verb in dict.fromkeys(action.verb for action in place.legal()):
            grid.add_row(Text(f"  {words.say(f'duo-usage-{verb}')}", "key"), words.say(f"duo-about-{verb}"))
        legend = Padding(Text(words.say("duo-legend"), "quiet"), (0, 1))
        return Group(*lines, Text(), grid, Text(), legend)

    def commands(self) -> Mapping[str, Callable[[str, Place, Words, Console], RenderableType]]:
        return {"look": self._look, "deck": self._deck, "discards": self._discards}

    def _look(self, what: str, place: Place, words: Words, console: Console) -> RenderableType:
        """What the pirate and the crew aboard can do, or one crew member."""
        view, speaker = view_of(place), self._speaker(words)
        wanted = [name for name in CREW_NAMES if what and fold(speaker.crew(name)).startswith(fold(what))]
        if what and not wanted:
            known = ", ".join(speaker.crew(name) for name in CREW_NAMES)
            raise Misunderstood(words.say("look-nothing", text=what, known=known))
        lines = [f"{speaker.crew(name)}: {speaker.power(name)}" for name in wanted or view.crew]
        if not what:
            lines = [speaker.describe_pirate(view.pirate), *lines]
        return Group(*(Padding(Text(line), (0, 2)) for line in lines))

    def _deck(self, _: str, place: Place, words: Words, console: Console) -> RenderableType:
        view, speaker = view_of(place), self._speaker(words)
        said = words.say("duo-unseen", count=view.deck_size, cards=speaker.cards(view.unseen))
        return Padding(Text(said), (0, 2))

    def _discards(self, _: str, place: Place, words: Words, console: Console) -> RenderableType:
        view, speaker = view_of(place), self._speaker(words)
        said = words.say("duo-discarded", count=sum(view.discard.values()), cards=speaker.cards(view.discard))
        return Padding(Text(said), (0, 2))


def _by_die(items: Sequence[Item], width: int, speaker: Speaker, words: Words) -> list[Text]:
    """The faces that a die can be turned to, a line for each die."""
    lines: list[Text] = []
    for face in dict.fromkeys(item.action["from"] for item in items):
        first, *rest = _flowing([item for item in items if item.action["from"] == face], width, words, is_listed=False)
        lines += [Text.assemble((f"{speaker.card(face)}: ", "quiet"), first), *rest]
    return lines


def _flowing(items: Sequence[Item], width: int, words: Words, *, is_listed: bool) -> list[Text]:
    """Numbered items one after another, as many on a line as fit; or each on a line of its own."""
    lines: list[Text] = []
    for item in items:
        text = Text.assemble((f"{item.number:>2}) ", "key"), item.label)
        if item.action.verb == "ready":
            text.append(f" [{words.say('enter')}]", "quiet")
        if lines and not is_listed and lines[-1].cell_len + 2 + text.cell_len <= width:
            lines[-1].append("  ").append_text(text)
        else:
            lines.append(text)
    return lines
