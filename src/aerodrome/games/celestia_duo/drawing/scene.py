"""What lies on the table of Celestia Duo, as every drawing needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aerodrome.games.celestia_duo.cards import KIND_NAMES, LAIR
from aerodrome.games.celestia_duo.view import CelestiaDuoView, RoutePlace
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel.drawing.parts import Parts
from aerodrome.kernel.drawing.scene import Either, Part, Piece, Row, Rows, Scene, Tile, Tiles, pieces

from . import words

_TINTS = {
    "whip": "#6f9e52",
    "sabre": "#5f97b8",
    "crossbow": "#c9822f",
    "pistol": "#c4553d",
    "cannon": "#8a73ab",
    "joker": "#b39a24",
    "flag": "#8d8b80",
}
_AIRSHIP, _PIRATE, _NEXT, _UNKNOWN = "►", "◄", "▸", "·"


def scene(view: CelestiaDuoView, speaker: Speaker) -> Scene:
    """The table of a view."""
    captain = speaker.say("zone-captain", **speaker.who(view.captain, view))
    turn, mode = speaker.say("zone-turn", turn=view.turn), speaker.say(f"option-mode-{view.mode}")
    parts = _Parts(view, speaker)
    return parts.scene(pieces((turn, mode, speaker.pirate(view.pirate)), "strong"), [Piece(captain)], parts.parts())


class _Parts(Parts[CelestiaDuoView, Speaker]):
    def parts(self) -> Iterator[Part]:
        yield Rows(tuple(self._talk()))
        yield self._route()
        yield from self._dice()
        yield Rows(tuple(self._fight()))
        yield Rows(tuple(self._airship()))
        yield from self._hands()
        yield Rows((self._piles(),))

    def _talk(self) -> Iterator[Row]:
        """Whether the players may talk now, what they have said, and what is allowed."""
        view = self._view
        banner, said = words.talk(view, self._speaker)
        name = "talk" if view.talk else "silence"
        yield Row(banner, pieces(said), " ", tone=name if banner else "label")
        if banner:
            yield Row("", pieces([self._say(f"zone-{name}-examples")], "quiet"), is_extra=True)

    # The route

    def _route(self) -> Part:
        places = range(int(LAIR) + 1)
        labels = tuple(self._say(f"zone-{name}") for name in ("ships", "route", "ambushes", "stages"))
        full = Tiles(tuple(map(self._place, places)), labels, frame=(2, 4))
        brief = Tiles(tuple(Tile((self._ships(place)[:1], self._sign(place))) for place in places))
        return Either(full, brief)

    def _ships(self, place: int) -> tuple[Piece, ...]:
        view = self._view
        airship = [Piece(_AIRSHIP, "good", "airship")] if place == view.airship else []
        pirate = [Piece(_PIRATE, "bad", "pirate-ship")] if place == view.pirate_ship else []
        following = [Piece(_NEXT, "quiet")] if 0 < place == view.destination else []
        return tuple(airship + pirate or following)

    def _place(self, place: int) -> Tile:
        """A place of the route: the ships there, its number, its Ambush, its Stage card."""
        number = Piece(self._say("zone-lair")[0] if place == LAIR else str(place), "quiet")
        if place in (0, LAIR):
            return Tile((self._ships(place), number, Piece(""), Piece("")), "lair" if place else "start")
        card = self._view.route[place - 1]
        stage = Piece(card.stage or "", "title")
        return Tile((self._ships(place), number, _ambush(card), stage), "ambush" if card.up else "ambush-hidden")

    def _sign(self, place: int) -> Piece:
        """A place of the route in one letter: a known Ambush by its propeller."""
        if place in (0, LAIR):
            return Piece(self._say("zone-lair" if place else "zone-start")[0], "quiet")
        card = self._view.route[place - 1]
        if card.stage is not None:
            return Piece(self._say("zone-city")[0], "title")
        if card.card is None:
            return Piece(_UNKNOWN, "quiet")
        return Piece(str(self._speaker.printed.ambushes[card.card].propeller), "strong" if card.up else "label")

    # The fight

    def _dice(self) -> Iterator[Part]:
        faces = [(self._speaker.card(face), face) for face in self._view.dice]
        if faces:
            label = self._say("zone-dice")
            tiles = tuple(Tile((Piece(name, _TINTS[face]),), face) for name, face in faces)
            brief = tuple(Piece(f"[{name}]", "bad" if face == "flag" else "strong") for name, face in faces)
            yield Either(Tiles(tiles, (label,), (0, 1), is_boxed=True), Rows((Row(label, brief, " "),)))

    def _fight(self) -> Iterator[Row]:
        view, speaker = self._view, self._speaker
        assault = [speaker.assault(view.assault)] if view.assault else []
        masts = [self._say("zone-masts", masts=view.masts)] if view.boarding else []
        flags = [self._say("zone-flags-left", flags=view.flags)] if view.flags else []
        hidden = [speaker.laid_out(view.hidden, 0)] if view.hidden else []
        is_calm = not ("flag" in view.dice or view.flags or view.owed)
        offered = {self._say(f"token-{name}"): count for name, count in view.offered.items()}
        yield from self._row("ships", pieces(words.where_ships_are(view, speaker)))
        yield from self._row("here", pieces(words.card_here(view, speaker)))
        yield from self._row("assault", pieces([*assault, *masts]))
        yield from self._row("pirate", self._pirate(), is_extra=is_calm)
        yield from self._row("owed", (*self._cards(view.owed), *pieces(flags)), between=", ")
        yield from self._row("played", self._cards(view.played), between=", ")
        yield from self._row("share", (*self._cards(view.visible), *pieces(hidden)))
        yield from self._row("rewards", pieces([speaker.rewards(view.rewards)] if view.rewards else []))
        yield from self._row("offered", [Piece(self._counted(name, count)) for name, count in offered.items()])
        yield from self._row("baba", pieces(map(speaker.ambush, view.baba)))
        yield from self._row("known", pieces(words.cards_ahead(view, speaker)), is_extra=True)
        yield from self._row("stages", pieces(self._stages()), is_extra=True)

    def _pirate(self) -> tuple[Piece, ...]:
        name = self._speaker.pirate(self._view.pirate)
        return pieces([self._say("pirate-described", name=name, attack=self._speaker.attack_now(self._view))])

    def _stages(self) -> list[str]:
        if self._view.boarding:
            return []
        left = self._say("zone-stages-left", count=len(self._view.stages_left))
        return [left, self._say("zone-ambushes-since", count=self._view.ambushes)]

    def _counted(self, name: str, count: int) -> str:
        return self._say("card-counted", card=name, count=count) if count > 1 else name

    def _cards(self, counts: Mapping[str, int]) -> tuple[Piece, ...]:
        """Equipment cards kind by kind, equal ones counted."""
        return tuple(
            Piece(self._counted(self._speaker.card(kind), counts[kind]), _TINTS[kind], kind)
            for kind in (*KIND_NAMES, "flag")
            if counts.get(kind)
        )

    # The airship

    def _airship(self) -> Iterator[Row]:
        view, speaker = self._view, self._speaker
        tokens = "●" * view.energy + "○" * (view.generator - view.energy)
        energy = self._say("zone-energy", energy=view.energy, generator=view.generator)
        spent = [name for name in view.spent if name.startswith("J")]
        told = [f"{tokens} {energy}", self._say("zone-spent", tokens=", ".join(spent)) if spent else ""]
        yield from self._row("generator", pieces(told))
        yield from self._row("hold", self._hold(), between=" ")
        for at, (name, is_active) in enumerate(view.crew.items()):
            state = self._say("zone-active" if is_active else "zone-used")
            member = self._say("zone-member", crew=speaker.crew(name), state=state, power=speaker.power(name))
            yield Row("" if at else self._say("zone-crew"), pieces([member]), is_extra=True)

    def _hold(self) -> Iterator[Piece]:
        """The places of the hold with what lies there; crew members that are tired are told from the others."""
        view = self._view
        for name, count in (("gold", view.gold), ("smoke", view.smoke)):
            yield from [Piece(f"[{self._say(f'token-{name}')}]", art=name)] * count
        for name, is_active in view.crew.items():
            mark, tone = ("✓", "good") if is_active else (self._say("zone-used"), "quiet")
            yield Piece(f"[{self._speaker.crew(name)} {mark}]", tone, f"crew-{name}")
        yield from [Piece(f"[{self._say('zone-free')}]", "quiet")] * view.room

    # Hands and piles

    def _hands(self) -> Iterator[Part]:
        view, speaker = self._view, self._speaker
        for seat in (view.seat, 1 - view.seat) if view.seat >= 0 else (0, 1):
            label, hand = self._say("zone-hand", **speaker.who(seat, view)), words.open_hand(seat, view)
            size = self._say("zone-cards", count=view.hands[seat])
            if hand:
                cards = self._cards(hand)
                tiles = Tiles(tuple(Tile((one,), one.art) for one in cards), (label,), (0, 1), is_boxed=True)
                yield Either(tiles, Rows((Row(label, cards, note=Piece(f"({size})")),)))
            else:
                shown = speaker.cards({}) if hand is not None else words.known_of(seat, view, speaker)
                yield Rows((Row(label, pieces([self._say("zone-counted", cards=size, shown=shown)])),))

    def _piles(self) -> Row:
        view = self._view
        discarded = f"{self._say('zone-discard')} {sum(view.discard.values())}"
        if view.discard:
            discarded = self._say("zone-counted", cards=discarded, shown=self._speaker.cards(view.discard))
        return Row(self._say("zone-deck"), pieces([str(view.deck_size), discarded]), " · ")


def _ambush(place: RoutePlace) -> Piece:
    """The card of a place: with a star when it lies face down and is known all the same."""
    if place.card is None:
        return Piece(_UNKNOWN, "quiet")
    return Piece(place.card) if place.up else Piece(f"{place.card}*", "label")
