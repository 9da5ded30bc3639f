"""What can be looked up at Etherium's table: the own board, prices, the connection table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.screen import Glyphs
from aerodrome.cli.typed import begin_all, parts_of
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
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker

COLLECTED = TERRAIN_NAMES[:4]


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
            if begin_all(parts_of(name), wanted):
                return self._people(seat)
        helps = {name: (speaker.card(name), speaker.card_help(name)) for name in FLASH_NAMES}
        helps |= {f"capacity-{name}": self._capacity_help(name) for name in CAPACITY_NAMES}
        found = [f"{name}: {told}" for name, told in helps.values() if begin_all(parts_of(name), wanted)]
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
