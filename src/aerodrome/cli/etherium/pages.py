"""What can be looked up at Etherium's table: the own board, the connection table, the standing wish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli.front import Misunderstood
from aerodrome.cli.screen import Glyphs
from aerodrome.cli.words import Words
from aerodrome.games.etherium.cards import (
    BASIC_NAMES,
    CAPACITY_NAMES,
    FLASH_NAMES,
    HIGHEST_RESULT,
    MOST_LEVEL,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.economy import (
    booster_price,
    capacity_price,
    cards_price,
    upgrade_price,
    upgrade_resource,
    yield_of,
)
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.windows import WINDOW_KINDS

from .names import parts_of

COLLECTED = TERRAIN_NAMES[:4]
ALL, NONE, USUAL = "all", "none", "usual"


class Pages:
    """The pages of one view."""

    def __init__(self, view: EtheriumView, speaker: Speaker, words: Words, glyphs: Glyphs) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs

    def look(self, what: str) -> RenderableType:
        """The board of the own people, or of one that is named; or what a card or a capacity does."""
        view, speaker = self._view, self._speaker
        wanted = parts_of(what)
        if not wanted:
            return self._people(max(view.seat, 0))
        things = {seat: speaker.people(seat, view) for seat in range(len(view.players))}
        for seat, name in things.items():
            if _is_meant(wanted, name):
                return self._people(seat)
        helps = {name: (speaker.card(name), speaker.card_help(name)) for name in FLASH_NAMES}
        helps |= {f"capacity-{name}": self._capacity_help(name) for name in CAPACITY_NAMES}
        found = [f"{name}: {told}" for name, told in helps.values() if _is_meant(wanted, name)]
        if not found:
            known = ", ".join(things.values())
            raise Misunderstood(self._words.say("look-nothing", text=what, known=known))
        return Group(*(Padding(Text(line), (0, 2)) for line in found))

    def _capacity_help(self, name: str) -> tuple[str, str]:
        return self._speaker.say(f"capacity-{name}"), self._speaker.say(f"capacity-{name}-help")

    # A people's board

    def _people(self, seat: int) -> RenderableType:
        view, speaker, words = self._view, self._speaker, self._words
        player = view.players[seat]
        lines = [speaker.say(f"people-{player.people}-help")]
        if view.season is not None:
            effects = "; ".join(speaker.season_effects(view.season)) or self._glyphs.dash
            lines.append(words.say("etherium-look-season", name=speaker.season(view.season), effects=effects))
        if view.step != "lay":
            lines += self._yields(seat)
        lines += [self._upgrades(seat), self._prices(seat)]
        capacities = [f"{name}: {told}" for name, told in map(self._capacity_help, player.capacities)]
        head = Text(f" {speaker.people(seat, view)}", "title")
        told = [Padding(Text(line), (0, 2)) for line in (*lines, *capacities)]
        return Group(
            head, *told, Text(f" {words.say('etherium-look-capacities')}", "title"), self._shop(seat), *self._rows()
        )

    def _yields(self, seat: int) -> list[str]:
        table, speaker = self._speaker.table(self._view), self._speaker
        said = [
            f"{speaker.slot(f'collect-{terrain}')} {int(yield_of(table, seat, number))}"
            for number, terrain in enumerate(COLLECTED)
        ]
        return [self._words.say("etherium-look-yields", yields=", ".join(said))]

    def _upgrades(self, seat: int) -> str:
        table, speaker, levels = self._speaker.table(self._view), self._speaker, self._view.players[seat].levels
        said = []
        for number, unit in enumerate(UNIT_NAMES):
            price = int(upgrade_price(table, seat, number))
            if levels[unit] >= int(MOST_LEVEL):
                told = self._glyphs.dash
            elif unit == "guide":
                told = self._words.say("etherium-look-each", count=price)
            else:
                told = speaker.cubes({RESOURCE_NAMES[int(upgrade_resource(number))]: price})
            said.append(f"{speaker.say(f'unit-{unit}')} {levels[unit]}: {told}")
        return self._words.say("etherium-look-upgrades", prices=", ".join(said))

    def _prices(self, seat: int) -> str:
        table, facts = self._speaker.table(self._view), self._speaker.facts
        people = PEOPLE_NAMES.index(self._view.players[seat].people)
        return self._words.say(
            "etherium-look-prices",
            rate=int(facts.ether_rate[people]),
            cards=int(facts.cards_bought[people]),
            cards_price=int(cards_price(table, seat)),
            capacity=int(capacity_price(table, seat)),
            booster=int(booster_price(table, seat)),
        )

    def _shop(self, seat: int) -> RenderableType:
        """The capacities that can be bought: what each costs beside the Ether, its stars, how many are left."""
        view, speaker, facts = self._view, self._speaker, self._speaker.facts
        lines = []
        for number, name in enumerate(CAPACITY_NAMES):
            first = number * len(BASIC_NAMES)
            extra = {cube: int(facts.capacity_extra[first + at]) for at, cube in enumerate(BASIC_NAMES)}
            called, told = self._capacity_help(name)
            said = self._words.say(
                "etherium-look-capacity",
                extra=speaker.cubes(extra),
                stars=int(facts.capacity_stars[number]),
                left=view.capacities.get(name, 0),
            )
            owned = f" {self._glyphs.ready}" if name in view.players[seat].capacities else ""
            lines.append(
                Padding(Text.assemble((called, "key"), (owned, "good"), f": {told} ", (said, "quiet")), (0, 2))
            )
        return Group(*lines)

    def _rows(self) -> list[RenderableType]:
        """The connection table."""
        heading = Text(f" {self._words.say('etherium-look-connection')}", "title")
        lines = [Text(f"  {row:>2}  {self._speaker.row(row)}") for row in range(1, int(HIGHEST_RESULT) + 1)]
        return [heading, *lines]

    # The standing wish

    def wish(self, ticked: Sequence[str]) -> RenderableType:
        """The kinds of windows by number, those ticked with a sign."""
        words = self._words
        lines = [Text(f" {words.say('etherium-wish')}", "title")]
        for number, name in enumerate(WINDOW_KINDS, 1):
            mark = self._glyphs.ready if name in ticked else " "
            style = "good" if name in ticked else ""
            said = self._speaker.say(f"window-{name}")
            lines.append(Text.assemble((f" {number:>2} ", "key"), (f"[{mark}] {said}", style)))
        return Group(*lines, Text(f" {words.say('etherium-wish-how')}", "quiet"))


def wished(typed: str, ticked: Sequence[str], usual: Sequence[str], speaker: Speaker, words: Words) -> list[str]:
    """The windows ticked after what was typed: all, none, the usual ones, or each one named the other way round."""
    meant = words.understood("etherium-wish-word", (ALL, NONE, USUAL))
    parts = typed.replace(",", " ").split()
    whole = meant.get(" ".join(parts_of(typed)))
    if whole is not None:
        return list({ALL: WINDOW_KINDS, NONE: (), USUAL: usual}[whole])
    named = {str(number): name for number, name in enumerate(WINDOW_KINDS, 1)}
    if all(part in named for part in parts):
        found = [named[part] for part in parts]
    else:
        found = _named(typed, {name: speaker.say(f"window-{name}") for name in WINDOW_KINDS}, words)
    return [name for name in WINDOW_KINDS if (name in ticked) != (name in found)]


def _named(typed: str, names: Mapping[str, str], words: Words) -> list[str]:
    """The one that is named, by its whole name or the beginning of it."""
    wanted = parts_of(typed)
    whole = [name for name, said in names.items() if wanted in (parts_of(said), parts_of(name))]
    found = whole or [name for name, said in names.items() if _is_meant(wanted, f"{said} {name}")]
    if not found:
        raise Misunderstood(words.say("etherium-wish-unknown", text=typed))
    if len(found) > 1:
        raise Misunderstood(words.say("etherium-wish-which", names=", ".join(names[name] for name in found)))
    return found


def _is_meant(wanted: Sequence[str], name: str) -> bool:
    """Whether every word begins a word of the name."""
    parts = parts_of(name)
    return all(any(part.startswith(word) for part in parts) for word in wanted)
