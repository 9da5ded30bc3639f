"""What lies on Etherium's table, as every drawing needs it."""

from __future__ import annotations

from collections.abc import Iterator

from aerodrome.games.etherium.aids import prices
from aerodrome.games.etherium.cards import (
    HIGHEST_RESULT,
    LOWEST_RESULT,
    RESOURCE_NAMES,
    SEASONS_IN_A_YEAR,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel.drawing.parts import Parts
from aerodrome.kernel.drawing.scene import Either, Pane, Panes, Part, Piece, Row, Rows, Scene, pieces

from .board import CITY, HEIGHT, UNIT_LETTERS, board, ether, quarters, tint_of

_DUE, _DONE, _STAR = "►", "✓", "★"
_NOTHING = Rows(())


def scene(view: EtheriumView, speaker: Speaker) -> Scene:
    """The table of a view."""
    aside = [Piece(speaker.people_marked(view.seat, view), tint_of(view.seat, view))] if view.seat >= 0 else []
    parts = _Parts(view, speaker)
    return parts.scene(pieces(_when(view, speaker), "strong"), aside, parts.parts())


def _when(view: EtheriumView, speaker: Speaker) -> list[str]:
    """The moment of the match for the heading: the season by number and by name, and the action number."""
    if view.season is None:
        return [speaker.say("zone-laying")]
    year = speaker.say("zone-season-number", number=view.season_number, seasons=int(SEASONS_IN_A_YEAR))
    number = speaker.say("zone-number", number=view.number) if view.number and view.step != "over" else ""
    return [year, speaker.season(view.season), number]


class _Parts(Parts[EtheriumView, Speaker]):
    @property
    def _seats(self) -> range:
        return range(len(self._view.players))

    def parts(self) -> Iterator[Part]:
        view, speaker = self._view, self._speaker
        yield Rows(tuple(self._season()))
        yield Either(_NOTHING, Rows((ether(view, speaker),)), is_joined=True)
        yield Either(board(view, speaker), quarters(view, speaker))
        legend = self._say("zone-legend", height=HEIGHT, city=CITY)
        yield Either(Rows((Row("", pieces([legend], "quiet")),)), _NOTHING)
        yield Either(Rows(tuple(row for seat in self._seats for row in self._people(seat))), self._figures())
        yield Rows(tuple(self._row("fight", pieces(self._fight()))))
        yield Rows(tuple(self._own()))
        yield Either(_NOTHING, Rows(tuple(self._plans())))
        yield Rows(tuple(self._rest()))

    def _season(self) -> Iterator[Row]:
        """What the season changes, and the order of initiative."""
        view, speaker = self._view, self._speaker
        order = self._say("zone-order", peoples=speaker.peoples(view.order, view))
        if view.season is not None:
            yield Row(speaker.season(view.season), pieces(speaker.season_effects(view.season)), " · ")
        yield Row("", pieces([order], "quiet"), is_extra=True)

    # Peoples

    def _people(self, seat: int) -> Iterator[Row]:
        """What a people has, in full."""
        name, told = self._speaker.people_marked(seat, self._view), tuple(self._summary(seat))
        yield Row(name, told, " · ", tone=tint_of(seat, self._view))
        for row in (tuple(self._possessions(seat)), tuple(self._program(seat))):
            if row:
                yield Row("", row)

    def _summary(self, seat: int) -> Iterator[Piece]:
        """Stars, cubes, levels, action tokens, cards."""
        view, player = self._view, self._view.players[seat]
        yield Piece(f"{sum(player.stars.values())} {_STAR}", "strong")
        yield from self._cubes(player.cubes)
        yield Piece(" ".join(f"{UNIT_LETTERS[unit]}{player.levels[unit]}" for unit in UNIT_NAMES))
        if view.season_number:
            yield Piece(self._say("zone-tokens", count=player.action_tokens))
            yield Piece(self._say("zone-cards", count=player.cards))
        if view.step == "program" and player.ready:
            yield Piece(self._say("zone-ready"), "good")

    def _cubes(self, cubes: dict[str, int]) -> Iterator[Piece]:
        held = {name: cubes[name] for name in RESOURCE_NAMES if cubes.get(name)}
        found = [Piece(self._speaker.cubes({name: count}), art=name) for name, count in held.items()]
        yield from found or [Piece(self._speaker.cubes({}), "quiet")]

    def _possessions(self, seat: int) -> Iterator[Piece]:
        """Victory tokens, capacities, and cards that count this season."""
        player = self._view.players[seat]
        yield from self._things("token", {name: player.tokens.get(name, 0) for name in TOKEN_NAMES})
        yield from self._things("capacity", dict.fromkeys(player.capacities, 1))
        yield from self._things("card", player.season_cards)

    def _things(self, kind: str, counts: dict[str, int]) -> Iterator[Piece]:
        """Things of a kind by name, with their drawings, equal ones counted."""
        art = "flash" if kind == "card" else kind
        for name, count in counts.items():
            if count:
                yield Piece(self._speaker.counted(self._say(f"{kind}-{name}"), count), art=f"{art}-{name}")

    def _program(self, seat: int, *, with_done: bool = False) -> Iterator[Piece]:
        """The tokens of a people in order; the one being carried out is marked, and what is done if one wants it."""
        view = self._view
        is_acting = view.player == seat and view.step in ("act", "after-flash")
        for number, slot in enumerate(view.players[seat].plan, 1):
            told = self._say("count-token", number=number, slot=self._speaker.slot(slot))
            if is_acting and number == view.number:
                yield Piece(f"{_DUE} {told}", "strong")
            else:
                is_done = with_done and view.step != "program" and number < view.number
                yield Piece(f"{_DONE} {told}" if is_done else told)

    def _figures(self) -> Panes:
        """A line for each people, the highest initiative first: levels, cubes, cards and stars in figures."""
        view = self._view
        seats = view.order if view.season is not None else tuple(self._seats)
        headings = self._say("zone-columns").split()
        rows = []
        for seat in seats:
            player = view.players[seat]
            figures = [player.levels[unit] for unit in UNIT_NAMES] + [player.cubes[name] for name in RESOURCE_NAMES]
            rows.append([*figures, player.cards, sum(player.stars.values())])
        columns = [
            Pane((Piece(heading, "quiet"), *(Piece(str(row[at]).rjust(len(heading))) for row in rows)))
            for at, heading in enumerate(headings)
        ]
        names = Pane((Piece(""), *map(self._name, seats)))
        return Panes((names, *columns, Pane((Piece(""), *map(self._state, seats)))), is_even=False)

    def _name(self, seat: int) -> Piece:
        view = self._view
        is_asked = seat in view.actors and (view.step == "program" or seat == view.player)
        return Piece(f"{_DUE if is_asked else ' '}{self._speaker.people(seat, view)}", tint_of(seat, view))

    def _state(self, seat: int) -> Piece:
        """Whether a people is ready, what it does at this number, and its capacities."""
        view, player, said = self._view, self._view.players[seat], []
        if view.step == "program" and player.ready:
            said.append(f"{_DONE} {self._say('zone-ready')}")
        elif view.number and view.step not in ("program", "over") and len(player.plan) >= view.number:
            said.append(self._speaker.slot(player.plan[view.number - 1]))
        said += [self._say(f"capacity-{name}") for name in player.capacities]
        return Piece(", ".join(said), "label")

    # Fights and rolls

    def _fight(self) -> Iterator[str]:
        """The conflict being resolved, what everybody in it has rolled so far, and the roll on the table."""
        view = self._view
        if view.conflict is not None and view.place is not None:
            space = self._speaker.space(view.place, view)
            yield self._say("zone-conflict", conflict=view.conflict, space=space)
            yield from (self._fighter(seat) for seat in self._seats if view.players[seat].fights is not None)
        if view.rolling is not None:
            yield self._roll(view.rolling)

    def _fighter(self, seat: int) -> str:
        view, player = self._view, self._view.players[seat]
        state = str(player.total)
        if player.total <= 0:
            state = "beaten" if player.total < 0 else "waiting"
        if view.winner == seat and view.conflict != "pillage":
            state = "won"
        unit = player.fights or "army"
        values = {"people": self._speaker.people_marked(seat, view), "unit": self._say(f"unit-{unit}")}
        return self._say("zone-fighter", state=state, level=player.levels[unit], total=player.total, **values)

    def _roll(self, rolling: str) -> str:
        """The dice on the table with everything that is added to them by now."""
        view, speaker = self._view, self._speaker
        total = speaker.total_now(view)
        own = total - sum(view.dice) - view.bonus
        parts = [self._say("log-sum-dice", dice=speaker.dice(view.dice))]
        if view.bonus:
            parts.append(self._say("log-sum-cards", points=view.bonus))
        if own:
            name = "rampart" if rolling == "defence" else "barbarians"
            parts.append(self._say(f"log-sum-{name}", points=own))
        return self._say(
            "zone-roll", people=speaker.people_marked(view.player, view), sum=", ".join(parts), total=total
        )

    # The reader's own things, and the rest

    def _own(self) -> Iterator[Row]:
        view, speaker = self._view, self._speaker
        if view.step == "over":
            for seat in self._seats:
                stars = pieces(speaker.stars_of(view.players[seat].stars)) or (Piece("—", "quiet"),)
                yield Row(speaker.people_marked(seat, view), stars, tone=tint_of(seat, view))
        elif view.seat >= 0:
            hand = tuple(self._things("card", view.hand)) or (Piece(speaker.cards({}), "quiet"),)
            yield from self._row("hand", hand, ", ")
            if view.season_number:
                yield from self._row("collects", pieces(self._yields()), is_extra=True)
                yield from self._row("prices", pieces(self._prices()), is_extra=True)

    def _yields(self) -> Iterator[str]:
        """What a collect of the reader's brings on each terrain now."""
        table = self._speaker.table(self._view)
        for terrain, name in enumerate(prices.COLLECTED_TERRAINS):
            cubes = self._speaker.cubes(prices.collected(table, self._view.seat, terrain))
            yield self._say("zone-price", thing=self._say(f"terrain-{name}"), price=cubes)

    def _prices(self) -> Iterator[str]:
        """What the reader's people pays now for each upgrade and each transformation."""
        seat, speaker, table = self._view.seat, self._speaker, self._speaker.table(self._view)
        things = {
            "etherise": speaker.cubes({"ether": 1}),
            "cards": self._say("zone-cards", count=prices.cards_bought(table, seat)),
            "capacity": self._say("zone-capacity"),
            "booster": speaker.cubes({"booster": 1}),
        }
        for slot, paid in prices.paid(table, seat).items():
            thing = things.get(slot) or self._say(f"unit-{slot.removeprefix('upgrade-')}")
            basics = paid.get(prices.BASIC)
            cost = speaker.cubes(paid) if basics is None else self._say("zone-basic", count=basics)
            yield self._say("zone-price", thing=thing, price=cost)

    def _plans(self) -> Iterator[Row]:
        """The own program, then the others once they lie open."""
        view = self._view
        plans = {seat: tuple(self._program(seat, with_done=True)) for seat in self._seats}
        if view.seat >= 0 and view.step != "over" and (plans[view.seat] or view.step == "program"):
            yield from self._row("plan", plans[view.seat] or (Piece("—", "quiet"),))
        for seat, plan in plans.items():
            if plan and seat != view.seat and view.step != "over":
                yield Row(self._speaker.people(seat, view), plan, " · ", tone=tint_of(seat, view), is_extra=True)

    def _rest(self) -> Iterator[Row]:
        view, speaker = self._view, self._speaker
        tokens = {name: view.victory_tokens.get(name, 0) for name in TOKEN_NAMES}
        supply = (*self._cubes(view.supply), *self._things("token", tokens))
        yield from self._row("supply", supply, is_extra=True)
        deck = [
            self._say("zone-deck-cards", count=view.deck_size),
            self._say("zone-discard", count=sum(view.discard.values()), cards=speaker.cards(view.discard)),
        ]
        yield from self._row("deck", pieces(deck), is_extra=True)
        yield from self._row("capacities", self._things("capacity", view.capacities), ", ", is_extra=True)
        yield from self._row("connection", pieces(self._connection_rows()), is_extra=True)

    def _connection_rows(self) -> list[str]:
        """The connection table, at steps where it may be needed."""
        view = self._view
        connects = (view.effect or "").startswith("connect") or view.rolling == "connection"
        if view.step != "program" and not connects:
            return []
        rows = range(int(LOWEST_RESULT), int(HIGHEST_RESULT) + 1)
        return [self._say("zone-price", thing=str(row), price=self._speaker.row(row)) for row in rows]
