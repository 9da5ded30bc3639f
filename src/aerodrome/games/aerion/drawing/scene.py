"""What lies on Aerion's table, as every drawing needs it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from aerodrome.kernel.drawing.parts import Parts
from aerodrome.kernel.drawing.scene import Either, Pane, Panes, Part, Piece, Row, Rows, Scene
from aerodrome.kernel.texts import percent

from ..aids.aids import best_chance, is_met
from ..aids.fitting import GONE, blocked, hellkite_row, kind_of, taken_aboard, taken_by_workshop
from ..cards import SHIP_NAMES, SLOTS, WORKSHOP_NAMES
from ..chapters.acquire import why_not_acquire
from ..dice import DICE
from ..table import Table
from ..view import AerionView, Column, Ship
from ..voice.sentences import Speaker
from ..workshops import is_held_down, why_not_fit
from .zones import TINTS, card, cards, told_place, zones

_ROMAN = ("I", "II", "III", "IV", "V", "VI")
_MOST_PIXIES = 3
_HERE, _FLYING, _PROJECT = "►", "▲", "△"


def scene(view: AerionView, table: Table, speaker: Speaker, kept: Sequence[int] = ()) -> Scene:
    """What a view shows, with that table. `kept` are the dice that the last roll left lying."""
    pixies = "✦" * view.pixies + "✧" * (_MOST_PIXIES - view.pixies)
    aside = [Piece(f"{speaker.say('zone-pixies')} {view.pixies} {pixies}")]
    if view.rerolls:
        aside.insert(0, Piece(f"{speaker.say('zone-rerolls')} {view.rerolls}", "strong"))
    parts = _Parts(view, table, speaker)
    return parts.scene([Piece(speaker.turn(view), "strong")], aside, parts.parts(kept))


class _Parts(Parts[AerionView, Speaker]):
    def __init__(self, view: AerionView, table: Table, speaker: Speaker) -> None:
        super().__init__(view, speaker)
        self._table = table
        self._aboard = taken_aboard(table)

    def parts(self, kept: Sequence[int]) -> Iterable[Part]:
        yield self._dice(kept)
        yield Panes(tuple(map(self._column, range(len(self._view.columns)))), frame=(2, 4), is_boxed=True)
        yield self._ships()
        yield Rows((*self._areas(), *zones(self._view, self._speaker, self._aboard)))
        if "hellkite" in self._view.pieces:
            yield self._hellkite()

    # The decks

    def _column(self, at: int) -> Pane:
        """A deck with its combination, the card on display, and the chance to acquire it."""
        column, speaker = self._view.columns[at], self._speaker
        name = self._say(f"column-{at + 1}")
        first, second = ("AAA+BBB", "AA+BB+CC") if column.deck == "AAA+BBB" else (column.deck, name)
        above = Piece(f"{_ROMAN[at]} {first}", "title"), Piece(second, "quiet" if second == name else "title")
        # With expansions decks are larger, and there is more on the table.
        key = "column-counts-short" if self._view.expansions else "column-counts"
        counts = self._say(key, deck=column.size, discards=sum(column.discard.values()))
        below = Piece(counts, "quiet"), self._chance(column)
        if column.display is None:
            return Pane((*above, Piece(self._say("zone-empty"), "quiet"), Piece(""), *below))
        kind = column.display
        shown = card(kind, speaker.card(kind), speaker)
        group = self._say(f"class-{speaker.group_of(kind)}")
        return Pane((*above, shown, Piece(f"{group}{self._note(kind)}"), *below), shown.art)

    def _note(self, kind: str) -> str:
        """Which Workshops in reach would take a card, and whether the Flagship would; or that its ship flies."""
        table, number = self._table, self._number(kind)
        if any(ship.flying for ship in self._view.ships if ship.name == kind):
            return f" {_FLYING}"
        names = [name for at, name in enumerate(WORKSHOP_NAMES) if why_not_fit(table, table.seat, number, at) == 0]
        places = [self._say("zone-common")[0] if name == "common" else name for name in names]
        if kind in self._aboard:
            places.append(self._say("zone-flagship")[0])
        return f"→{''.join(places)}" if places else ""

    def _number(self, kind: str) -> int:
        return self._table.setting.kinds.index(kind)

    def _chance(self, column: Column) -> Piece:
        view = self._view
        if column.display is None or view.step not in ("start", "roll", "reroll"):
            return Piece("")
        if self._speaker.group_of(column.display) == blocked(self._table):
            return Piece(f"✗ {self._say('zone-blocked')}", "bad")
        if why_not_acquire(self._table, self._number(column.display)) != 0:
            return Piece("")
        if view.dice and is_met(column.combination, view.dice):
            return Piece(f"✓ {self._say('column-ready')}", "good")
        chance = percent(best_chance(column.combination, view.dice), self._speaker.lang)
        return Piece(f"{chance} {self._say('column-reroll' if view.dice else 'column-roll')}")

    # Dice

    def _dice(self, kept: Sequence[int]) -> Part:
        faces = [str(face) for face in self._view.dice] or [" "] * int(DICE)
        notes = self._fresh(kept) if kept else [""] * len(faces)
        panes = [
            Pane((Piece(face, "strong"), Piece(note, "quiet")), f"die-{face}" if face.strip() else "die-any")
            for face, note in zip(faces, notes, strict=True)
        ]
        words = tuple(Piece(f"[{face}] {note}".rstrip(), "strong") for face, note in zip(faces, notes, strict=True))
        label = self._say("zone-dice")
        return Either(Panes(tuple(panes), (label,), (0, 1), is_boxed=True), Rows((Row(label, words, " "),)))

    def _fresh(self, kept: Sequence[int]) -> list[str]:
        """For each die whether the last roll has just rolled it."""
        left, found = Counter(kept), []
        for face in self._view.dice:
            left[face] -= 1
            found.append(self._say("die-new" if left[face] < 0 else "die-kept"))
        return found

    # Ships and areas

    def _ships(self) -> Part:
        panes, rows = [], []
        for ship in self._view.ships:
            named, mark = self._speaker.card, _FLYING if ship.flying else _PROJECT
            name, look = named(ship.name), "good" if ship.flying else TINTS["blueprint"]
            owner = self._speaker.seat(ship.owner) if self._view.seats > 1 else ""
            head = [Piece(f"{mark}{owner}", look), Piece(name, look)] if owner else [Piece(f"{mark} {name}", look)]
            states = self._states(ship)
            recipe = Piece(named(ship.material)), Piece(f"+ {named(ship.crew)}")
            art = f"ship-{ship.name}" if ship.flying else f"blueprint-{ship.name}"
            panes.append(Pane((*head, *recipe, Piece(", ".join(states), "quiet")), art))
            built = [] if states == [self._say("zone-project")] else [Piece(", ".join(states), "quiet")]
            made = Piece(("+" if owner else " + ").join((named(ship.material), named(ship.crew))))
            rows.append(Row(f"{mark}{owner} {name}", (made, *built), " ", tone=look))
        lines = 5 if self._view.seats > 1 else 4
        return Either(Panes(tuple(panes), frame=(0, lines)), Rows(tuple(rows)))

    def _states(self, ship: Ship) -> list[str]:
        """Whether a ship flies, in which Workshop it is being built, or that it is a project; and a Cloud on it."""
        view = self._view
        pinned = [self._say("zone-pinned")] if is_held_down(self._table, SHIP_NAMES.index(ship.name)) else []
        if ship.flying:
            return [self._say("zone-flying"), *pinned]
        built = [at for at, cards in enumerate(view.workshops) if ship.name in map(kind_of, cards)]
        return [*([self._speaker.workshop(at) for at in built] or [self._say("zone-project")]), *pinned]

    def _areas(self) -> Iterable[Row]:
        """Every Workshop, Pulpit and Reserve, with two players under the name of whose they are."""
        view = self._view
        if view.seats == 1:
            yield from (self._workshop(0), self._workshop(1), *self._own(0))
        else:
            for seat in range(view.seats):
                is_turn = seat == view.player and view.step != "over"
                player = f"{_HERE if is_turn else ' '} {self._speaker.player(seat)}"
                yield Row(player, tone="strong" if is_turn else "quiet")
                yield from (self._workshop(seat), *self._own(seat))
            yield self._workshop(view.seats)
        if view.acquired:
            yield Row(self._say("zone-acquired"), cards((view.acquired,), self._speaker), tone="strong")

    def _workshop(self, at: int) -> Row:
        there = self._view.workshops[at]
        fits = f"({self._say('zone-fits')} {self._taken(at)})"
        return Row(self._speaker.workshop(at), cards(there, self._speaker), note=Piece(fits, "" if there else "quiet"))

    def _taken(self, at: int) -> str:
        """What a Workshop still takes, in a few words."""
        there, crews = self._view.workshops[at], {ship.name: ship.crew for ship in self._view.ships}
        if len(there) == SLOTS:
            return self._say("zone-waiting")
        taken = taken_by_workshop(self._table, at)
        if not there:
            return self._say("zone-any" if set(crews.values()).isdisjoint(taken) else "zone-any-element")
        words, crew = self._speaker.either(taken), crews.get(kind_of(there[0]))
        if len(there) == 1 and crew and crew not in taken:
            words += f", {self._say('zone-then')} {self._speaker.card(crew)}"
        return words

    def _own(self, seat: int) -> Iterable[Row]:
        view = self._view
        is_crowded = view.seats > 1 or bool(view.expansions)
        for name, there in (("pulpit", view.pulpits[seat]), ("reserve", view.reserves[seat])):
            yield Row(self._say(f"zone-{name}"), cards(there, self._speaker), is_extra=is_crowded and not there)

    # Expansions

    def _hellkite(self) -> Part:
        """The Hellkite's row: where it is, the Outposts, and the Lairs beneath them."""
        label = self._say("zone-hellkite")
        if self._view.pieces["hellkite"] == GONE:
            return Rows((Row(label, (Piece(self._speaker.side(GONE)),)),))
        places = hellkite_row(self._view)
        panes = [
            Pane(
                (Piece(_HERE if place.here else "", "bad"), self._side(place.outpost), self._side(place.lair)),
                "outpost" if place.outpost != GONE else "lair",
            )
            for place in places
        ]
        labels = label, self._say("zone-outposts"), self._say("zone-lairs")
        told = tuple(Piece(told_place(place, self._speaker)) for place in places)
        return Either(Panes(tuple(panes), labels, (1, 3)), Rows((Row(label, told),)), is_joined=True)

    def _side(self, side: str) -> Piece:
        words = {GONE: "—", "hidden": "?"}
        return Piece(words.get(side) or self._speaker.side(side), TINTS.get(side, ""))
