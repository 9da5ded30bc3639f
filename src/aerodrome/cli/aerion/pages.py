"""Looking things up at Aerion's table: chances, decks, discard piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion import odds
from aerodrome.games.aerion.cards import DECK_NAMES
from aerodrome.games.aerion.dice import DICE
from aerodrome.games.aerion.view import AerionView, Column
from aerodrome.games.aerion.voice.sentences import Speaker

from .typed import ROMAN

MOST_REROLLS = 12
_LONGEST_FRACTION = 40
GOALS = tuple(odds.GOALS)


def goal(text: str, words: Words) -> str | None:
    """A goal by its name, one of its two names, or the place of its deck; None when nothing is said."""
    plain = fold("".join(text.split())).upper()
    if not plain:
        return None
    for at, name in enumerate(GOALS):
        is_deck = at < len(DECK_NAMES)
        if plain in (name.upper(), *name.upper().split("/")) or (is_deck and plain in (str(at + 1), ROMAN[at])):
            return name
    raise Misunderstood(words.say("typed-no-goal", text=text, goals=", ".join(GOALS)))


def faces(text: str, words: Words) -> tuple[int, ...]:
    """Six dice, written 2,3,4,5,5,5 or 234555."""
    digits = "".join(letter for letter in text if letter not in " ,;")
    if len(digits) != int(DICE) or not set(digits) <= set("123456"):
        raise Misunderstood(words.say("typed-six-dice", text=text))
    return tuple(sorted(map(int, digits)))


def bounded(rerolls: int | None, words: Words) -> int:
    """A number of rerolls that a table can show; without one, what fits on a page."""
    if rerolls is None:
        return 3
    if not 0 <= rerolls <= MOST_REROLLS:
        raise Misunderstood(words.say("typed-rerolls", number=rerolls, most=MOST_REROLLS))
    return rerolls


def chances(
    goals: Sequence[str], dice: Sequence[int] | None, rerolls: int, words: Words, keep_for: int | None = None
) -> RenderableType:
    """A table of exact chances with up to this many rerolls, and which dice to keep with `keep_for` of them."""
    kept_for = rerolls if keep_for is None else keep_for
    heading = words.say("odds-dice", dice=" ".join(map(str, dice))) if dice else words.say("odds-before")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(Text(words.say("odds-goal"), "title"), no_wrap=True)
    for number in range(rerolls + 1):
        table.add_column(Text(words.say("odds-rerolls", count=number), "title"), justify="right", no_wrap=True)
    if dice and kept_for:
        table.add_column(Text(words.say("odds-keep", count=kept_for), "title"), no_wrap=True)
    for name in goals:
        row = [words.percent(odds.chance(name, number, dice), 2) for number in range(rerolls + 1)]
        if dice and kept_for:
            row.append(_kept(odds.best_keep(name, dice, kept_for), words))
        table.add_row(name, *row)
    exactly = _exactly(goals[0], dice, rerolls, words) if len(goals) == 1 else []
    return Padding(Group(Text(heading), table, *exactly), (0, 1))


def odds_page(goal_: str, dice: str | None, rerolls: int | None, words: Words) -> RenderableType:
    """The chances of a goal, or of all, before the first roll or from dice on the table."""
    aim = goal(goal_, words)
    shown = faces(dice, words) if dice is not None else None
    return chances([aim] if aim else GOALS, shown, bounded(rerolls, words), words)


def _exactly(name: str, dice: Sequence[int] | None, rerolls: int, words: Words) -> list[Text]:
    exact = [(number, odds.chance(name, number, dice)) for number in range(rerolls + 1)]
    return [Text(words.say("odds-exact", count=n, fraction=_written(chance)), "quiet") for n, chance in exact]


def _kept(faces: tuple[int, ...], words: Words) -> str:
    if len(faces) == 6:
        return words.say("odds-all")
    return " ".join(map(str, faces)) or words.say("aerion-item-nothing")


def _written(chance: Fraction) -> str:
    """The fraction, unless it is too long to be of use."""
    text = str(chance)
    return text if len(text) <= _LONGEST_FRACTION else f"≈ {float(chance):.12f}"


def decks(view: AerionView, which: str | None, speaker: Speaker, words: Words) -> RenderableType:
    """What can still come from a deck, or from each: the order is unknown, the cards are not."""
    return _columns(view, which, speaker, lambda column: _deck(column, speaker, words))


def _deck(column: Column, speaker: Speaker, words: Words) -> str:
    said = words.say("deck-size", count=column.size)
    if column.known:
        said += f" {words.say('deck-known', cards=', '.join(speaker.card(kind) for kind in column.known))}"
    total = sum(column.unseen.values())
    notes = {kind: words.percent(Fraction(count, total)) for kind, count in column.unseen.items()}
    if total and column.known:
        said += f" {words.say('deck-below')}"
    return f"{said} {_counted(column.unseen, speaker, notes)}"


def discards(view: AerionView, which: str | None, speaker: Speaker, words: Words) -> RenderableType:
    def pile(column: Column) -> str:
        said = words.say("discard-size", count=sum(column.discard.values()))
        return f"{said} {_counted(column.discard, speaker, {})}"

    return _columns(view, which, speaker, pile)


def _columns(view: AerionView, which: str | None, speaker: Speaker, said: Callable[[Column], str]) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    for at, column in enumerate(view.columns):
        if which in (None, column.deck):
            text = Text.assemble((speaker.deck(column.deck), "title"), "  ", said(column))
            grid.add_row(Text(f" {ROMAN[at]}", "quiet"), text)
    return grid


def _counted(cards: Mapping[str, int], speaker: Speaker, notes: Mapping[str, str]) -> str:
    said = (
        f"{speaker.card(kind)} \N{MULTIPLICATION SIGN}{count}" + (f" ({notes[kind]})" if notes else "")
        for kind, count in cards.items()
    )
    return ", ".join(said)
