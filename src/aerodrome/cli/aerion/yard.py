"""The part of the table that is not columns and dice: ships, Workshops, Pulpits, Reserves, zones of expansions."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aerodrome.cli.screen import THEME, Glyphs
from aerodrome.cli.words import Words
from aerodrome.games.aerion.drawing import place_of_ship
from aerodrome.games.aerion.fitting import kind_of
from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView, Ship
from aerodrome.games.aerion.zones import Zone, zones

_LINES_FOR_A_SECOND_PLAYER = 5


def extra_lines(view: AerionView, shown: Sequence[Zone]) -> int:
    """How many lines a second player and the zones of expansions add to the base game alone."""
    second = _LINES_FOR_A_SECOND_PLAYER if view.seats > 1 else 0
    return second + len(shown) + (1 if shown else 0)


class Yard:
    """Draws ships, areas and zones of one view."""

    def __init__(self, view: AerionView, speaker: Speaker, words: Words, glyphs: Glyphs, *, is_wide: bool) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs
        self._is_wide = is_wide
        self._zones = zones(view, speaker)

    # In full

    def fleet(self, width: int) -> RenderableType:
        """Ships on the left, areas on the right."""
        left = width // 2
        grid = Table.grid(padding=0)
        grid.add_column(width=left)
        grid.add_column(width=width - left)
        grid.add_row(self.ships(), self.areas())
        return grid

    def ships(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True, overflow="crop")
        # With two players the mark of the owner takes the place of two spaces.
        joint = " + " if self._view.seats == 1 else "+"
        for ship in self._view.ships:
            look = "good" if ship.flying else ""
            recipe = joint.join((self._speaker.card(ship.material), self._speaker.card(ship.crew)))
            grid.add_row(
                Text(f" {self._mark(ship)}", look),
                Text(self._speaker.card(ship.name), look or "blueprint"),
                Text(recipe, "quiet" if look else ""),
                Text(place_of_ship(ship, self._view, self._speaker), look or "quiet"),
            )
        return grid

    def _mark(self, ship: Ship) -> str:
        mark = self._glyphs.flying if ship.flying else self._glyphs.project
        return f"{mark}{self._speaker.seat(ship.owner)}" if self._view.seats > 1 else mark

    def areas(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for label, text in self.area_rows():
            grid.add_row(label, text)
        return grid

    def area_rows(self) -> list[tuple[Text, Text]]:
        """Every Workshop, Pulpit and Reserve, with two players under the name of whose they are."""
        view, speaker = self._view, self._speaker
        rows: list[tuple[Text, Text]] = []
        for seat in range(view.seats):
            if view.seats > 1:
                rows.append((self._player(seat), Text()))
            rows += self._workshop(seat)
            rows += self._workshop(1) if view.seats == 1 else []
            rows.append((Text(f" {speaker.say('zone-pulpit')}", "sky"), self.cards(view.pulpits[seat])))
            rows.append((Text(f" {speaker.say('zone-reserve')}", "sky"), self.cards(view.reserves[seat])))
        rows += self._workshop(view.seats) if view.seats > 1 else []
        return rows + self._acquired()

    def _player(self, seat: int) -> Text:
        is_turn = seat == self._view.player and self._view.step != "over"
        mark = self._glyphs.fits if is_turn else " "
        return Text(f"{mark}{self._speaker.player(seat)}", "key" if is_turn else "quiet")

    def _workshop(self, at: int) -> list[tuple[Text, Text]]:
        cards = self._view.workshops[at]
        rows = [(Text(f" {self._speaker.workshop(at)}", "sky"), self.cards(cards))]
        if cards or (self._is_wide and self._view.seats == 1):
            rows.append((Text(), Text(self._takes(at), "quiet")))
        return rows

    def _takes(self, at: int) -> str:
        return f"{self._speaker.say('zone-fits')} {self._speaker.fits(self._view, at)}"

    def _acquired(self) -> list[tuple[Text, Text]]:
        if not self._view.acquired:
            return []
        return [(Text(f" {self._words.say('acquired')}", "key"), self.cards((self._view.acquired,)))]

    def zones(self, width: int) -> RenderableType:
        """The zones of expansions, one to a line."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(width=max(20, width - 14))
        for label, text in self.zone_rows():
            grid.add_row(label, text)
        return grid

    def zone_rows(self) -> list[tuple[Text, Text]]:
        return [(Text(f" {zone.label}", "sky"), self._plain(zone.text)) for zone in self._zones]

    def cards(self, cards: Sequence[str]) -> Text:
        if not cards:
            return Text(self._speaker.say("zone-empty"), "quiet")
        counts: dict[str, int] = {}
        for card in cards:
            counts[kind_of(card)] = counts.get(kind_of(card), 0) + 1
        names = [
            Text(self._speaker.card(kind) + (f" ({count})" if count > 1 else ""), style_of(kind, self._speaker))
            for kind, count in counts.items()
        ]
        return Text(", ").join(names)

    def _plain(self, text: str, style: str = "") -> Text:
        """A text of the game with the signs that this terminal can show."""
        for sign, own in (("►", self._glyphs.fits), ("·", self._glyphs.dot), ("—", self._glyphs.dash)):
            text = text.replace(sign, own)
        return Text(text, style)

    # In as few lines as possible

    def small(self, width: int) -> RenderableType:
        """Ships two to a line, each player's areas on one, the zones one after another."""
        return Group(self._small_ships(width), self._small_areas(), *self._flowing(self._zones))

    def tight(self) -> list[RenderableType]:
        """Ships three to a line without where they are built, and of the zones only those that hold something."""
        held = [zone for zone in self._zones if zone.text not in (self._speaker.say("zone-empty"), "0")]
        return [*self._tight_ships(), self._small_areas(), *self._flowing(held)]

    def _flowing(self, shown: Sequence[Zone]) -> list[RenderableType]:
        """Zones one after another; the Hellkite's row has a line of its own."""
        parts = [self._told(zone) for zone in shown if zone.name != "hellkite"]
        lines = [Text(f" {self._glyphs.dot} ").join(parts)] if parts else []
        lines += [self._told(zone) for zone in shown if zone.name == "hellkite"]
        return [Padding(line, (0, 0, 0, 1)) for line in lines]

    def _told(self, zone: Zone) -> Text:
        return Text.assemble((f"{zone.label} ", "sky"), self._plain(zone.text))

    def _tight_ships(self) -> list[RenderableType]:
        grid = Table.grid(padding=0)
        told = [self._tight_ship(ship) for ship in self._view.ships]
        # The longest names just fit 80 columns; the first needs no space before it.
        told = [text[1:] if at % 3 == 0 else text for at, text in enumerate(told)]
        for _ in range(3):
            grid.add_column(no_wrap=True, overflow="crop")
        for at in range(0, len(told), 3):
            grid.add_row(*told[at : at + 3])
        return [grid]

    def _tight_ship(self, ship: Ship) -> Text:
        speaker, look = self._speaker, "good" if ship.flying else ""
        recipe = f"{speaker.card(ship.material)}+{speaker.card(ship.crew)}"
        return Text.assemble(
            (f" {self._mark(ship)} ", look),
            (speaker.card(ship.name), look or "blueprint"),
            (f" {recipe}", "quiet" if look else ""),
        )

    def _small_ships(self, width: int) -> RenderableType:
        grid = Table.grid(padding=0)
        grid.add_column(width=width // 2, no_wrap=True, overflow="crop")
        grid.add_column(width=width - width // 2, no_wrap=True, overflow="crop")
        told = [self._small_ship(ship) for ship in self._view.ships]
        for at in range(0, len(told), 2):
            grid.add_row(*told[at : at + 2])
        return grid

    def _small_ship(self, ship: Ship) -> Text:
        speaker, look = self._speaker, "good" if ship.flying else ""
        recipe = f"{speaker.card(ship.material)}+{speaker.card(ship.crew)}"
        said = Text.assemble((f" {self._mark(ship)} ", look), (f"{speaker.card(ship.name):<11}", look or "blueprint"))
        said.append(f"{recipe:<14}", "quiet" if look else "")
        if ship.flying:
            return said.append(speaker.say("zone-flying"), look)
        for at, cards in enumerate(self._view.workshops):
            if ship.name in map(kind_of, cards):
                said.append(f"{self._glyphs.arrow}{speaker.workshop(at)[-10:].strip()}", "quiet")
        return said

    def _small_areas(self) -> RenderableType:
        view = self._view
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        if view.seats == 1:
            for at in range(len(view.workshops)):
                grid.add_row(Text(f" {self._speaker.workshop(at)}", "sky"), self._small_workshop(at))
            grid.add_row(Text(f" {self._speaker.say('zone-pulpit')}", "sky"), self._own(0, with_pulpit=False))
        else:
            for seat in range(view.seats):
                grid.add_row(self._player(seat), self._small_player(seat))
            grid.add_row(Text(f" {self._speaker.workshop(view.seats)}", "sky"), self._small_workshop(view.seats))
        for label, text in self._acquired():
            grid.add_row(label, text)
        return grid

    def _small_player(self, seat: int) -> Text:
        workshop = (f"{self._speaker.say('zone-workshop')} ", "sky")
        return Text.assemble(workshop, self._small_workshop(seat), f" {self._glyphs.dot} ", self._own(seat))

    def _small_workshop(self, at: int) -> Text:
        cards = self._view.workshops[at]
        text = self.cards(cards)
        return Text.assemble(text, (f" ({self._takes(at)})", "quiet")) if cards else text

    def _own(self, seat: int, *, with_pulpit: bool = True) -> Text:
        """A Pulpit and a Reserve in a line."""
        pulpit = (f"{self._speaker.say('zone-pulpit')} ", "sky") if with_pulpit else ""
        books = self.cards(self._view.pulpits[seat])
        reserve = (f" {self._glyphs.dot} {self._speaker.say('zone-reserve')} ", "sky")
        return Text.assemble(pulpit, books, reserve, self.cards(self._view.reserves[seat]))


def style_of(kind: str, speaker: Speaker) -> str:
    """The style of a kind of card; groups that the palette does not know have none."""
    group = speaker.group_of(kind)
    return group if group in THEME.styles else ""
