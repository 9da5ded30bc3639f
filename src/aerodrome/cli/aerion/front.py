"""Aerion's side of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.front import Offer
from aerodrome.cli.place import Place
from aerodrome.cli.tableau import look, tableau
from aerodrome.cli.words import Words
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.drawing import scene
from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import Action, Match, View
from aerodrome.kernel.happenings import Rolled

from . import browse, menu
from .menu import Item, Menu
from .typed import Typed

_LISTED = ("go", "place", "keep")
_SMALL = 32


def view_of(place: Place) -> AerionView:
    view = place.view
    assert isinstance(view, AerionView)
    return view


def speaker(words: Words) -> Speaker:
    return Speaker(GAME.components, words.lang)


def _is_short(view: AerionView, console: Console) -> bool:
    """Whether the table leaves little room for a menu."""
    return (view.seats > 1 or bool(view.expansions)) and console.height < _SMALL


class AerionFront:
    """How Aerion looks and listens at the terminal."""

    def summary(self, match: Match, words: Words) -> str:
        view = match.view()
        assert isinstance(view, AerionView)
        ships = sum(ship.flying for ship in view.ships)
        seen = words.say("summary", turn=view.turn, ships=ships, pixies=view.pixies)
        names = [speaker(words).say(f"expansion-{name}") for name in view.expansions]
        return words.say("summary-with", seen=seen, expansions=", ".join(names)) if names else seen

    def is_milestone(self, view: View) -> bool:
        return view.step in ("start", "over")

    def table(
        self, view: View, log: Sequence[str], last: Rolled | None, words: Words, console: Console, below: int = 0
    ) -> RenderableType:
        assert isinstance(view, AerionView)
        is_last = last is not None and last.dice == view.dice
        return tableau(scene(view, speaker(words), last.kept if last and is_last else ()), log, console, below)

    def menu(self, place: Place, words: Words, console: Console) -> tuple[RenderableType, Sequence[Offer]]:
        view, own, legal = view_of(place), speaker(words), place.legal()
        prompt = own.prompt(view)
        if view.seats > 1 and view.seat == view.player:
            # Two people can share the screen: it says who is meant.
            prompt = words.texts.say(words.lang, "table-prompt-of", player=own.player(view.player), prompt=prompt)
        lines: list[RenderableType] = [Padding(Text(prompt, "bold"), (0, 1))]
        if not legal:
            return Group(*lines), ()
        is_short = _is_short(view, console)
        built = menu.build(view, legal, own, words, is_short=is_short)
        width = console.width
        if built.forced is not None:
            sentence = own.action(built.forced, view)
            undo = f" ({words.say('or-undo')})" if place.why_not_undo() is None else ""
            lines.append(Text.assemble((f"  {words.say('enter')}  ", "key"), sentence, (undo, "quiet")))
        elif built.items or built.hints:
            lines.append(self._groups(built, words, width, with_hints=not is_short))
        return Group(*lines), [Offer(item.number, item.action) for item in built.items]

    def _groups(self, built: Menu, words: Words, width: int, *, with_hints: bool) -> RenderableType:
        groups = built.groups()
        hints = {menu.group_of(verb): f"hint-{verb}" for verb in built.hints if words.has(f"hint-{verb}")}
        for name in hints:
            groups.setdefault(name, [])
        headings = {name: words.say(f"group-{name}") for name in groups}
        column = max(map(len, headings.values())) + 3
        grid = Table.grid(padding=0)
        grid.add_column(width=column, no_wrap=True)
        grid.add_column(width=max(20, width - column - 1))
        for name in sorted(groups, key=menu.ORDER.index):
            lines: list[RenderableType] = [*_flowing(groups[name], width - column - 2, listed=name in _LISTED)]
            if name in hints and (with_hints or name == "keep" or not groups[name]):
                lines.append(Padding(Text(words.say(hints[name]), "quiet"), (0, 0, 0, 4)))
            grid.add_row(Text(f"  {headings[name]}", "sky"), Group(*lines))
        return grid

    def enter(self, place: Place) -> Action | None:
        legal = place.legal()
        return legal[0] if len(legal) == 1 else None

    def understand(self, typed: str, place: Place, words: Words) -> Action | None:
        return self._typed(place, words).action(typed)

    def pieces(self, typed: str, place: Place, words: Words) -> Sequence[str]:
        return self._typed(place, words).pieces(typed)

    def _typed(self, place: Place, words: Words) -> Typed:
        return Typed(view_of(place), place.legal(), speaker(words), words)

    def help(self, place: Place, words: Words) -> RenderableType:
        lines = [Padding(Text(speaker(words).help(view_of(place))), (0, 1))]
        verbs = dict.fromkeys(action.verb for action in place.legal())
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for verb in verbs:
            if words.has(f"usage-{verb}"):
                grid.add_row(Text(f"  {words.say(f'usage-{verb}')}", "key"), words.say(f"about-{verb}"))
        legend = Padding(Text(words.say("legend"), "quiet"), (0, 1))
        return Group(*lines, Text(), grid, Text(), legend)

    def commands(self) -> Mapping[str, Callable[[str, Place, Words, Console], RenderableType]]:
        return {"look": self._look, "odds": self._odds, "deck": self._deck, "discards": self._discards}

    def _look(self, what: str, place: Place, words: Words, console: Console) -> RenderableType:
        return look(scene(view_of(place), speaker(words)), what, words, console)

    def _odds(self, goal: str, place: Place, words: Words, console: Console) -> RenderableType:
        view = view_of(place)
        aim = browse.goal(goal, words)
        ahead = max(1, view.rerolls + (view.step == "reroll"))
        goals = [aim] if aim else [column.combination for column in view.columns]
        return browse.chances(goals, view.dice or None, max(3, ahead), words, ahead)

    def _deck(self, which: str, place: Place, words: Words, console: Console) -> RenderableType:
        return browse.decks(view_of(place), self._which(which, place, words), speaker(words), words)

    def _discards(self, which: str, place: Place, words: Words, console: Console) -> RenderableType:
        return browse.discards(view_of(place), self._which(which, place, words), speaker(words), words)

    def _which(self, which: str, place: Place, words: Words) -> str | None:
        return self._typed(place, words).deck(which, among_cards=True) if which else None


def _flowing(items: Sequence[Item], width: int, *, listed: bool) -> list[Text]:
    """Numbered items one after another, as many on a line as fit; or each on a line of its own."""
    lines: list[Text] = []
    for item in items:
        text = Text.assemble((f"{item.number:>2}) ", "key"), item.label)
        if lines and not listed and lines[-1].cell_len + 2 + text.cell_len <= width:
            lines[-1].append("  ").append_text(text)
        else:
            lines.append(text)
    return lines
