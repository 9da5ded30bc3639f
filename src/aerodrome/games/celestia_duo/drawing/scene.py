"""What lies on the table of Celestia Duo, as every drawing needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aerodrome.games.celestia_duo.cards import KIND_NAMES, LAIR
from aerodrome.games.celestia_duo.view import CelestiaDuoView, RoutePlace
from aerodrome.games.celestia_duo.voice.sentences import Speaker, stage_here
from aerodrome.kernel.drawing.parts import Parts
from aerodrome.kernel.drawing.scene import Either, Pane, Panes, Part, Piece, Row, Rows, Scene, pieces

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
        if view.step == "over":
            yield Row("", pieces([self._say("zone-over")]), " ")
            return
        name = "talk" if view.talk else "silence"
        yield Row(self._say(f"zone-{name}"), pieces(self._said()), " ", tone=name)
        yield Row("", pieces([self._say(f"zone-{name}-examples")], "quiet"), is_extra=True)

    def _said(self) -> list[str]:
        """What the players have said about this decision, or whether they may."""
        view, speaker, said = self._view, self._speaker, []
        if not view.talk:
            return [self._say("zone-tell-help" if view.step == "tell" else "zone-silence-help")]
        for seat, phrases in enumerate(view.said):
            if phrases:
                quotes = " ".join(self._say("zone-quote", phrase=speaker.phrase(phrase)) for phrase in phrases)
                said.append(self._say("zone-said", phrases=quotes, **speaker.who(seat, view)))
        if view.ready:
            said.append(self._say("zone-ready", **speaker.who(1 - view.player, view)))
        return said or [self._say("zone-talk-help")]

    # The route

    def _route(self) -> Part:
        places = range(int(LAIR) + 1)
        labels = tuple(self._say(f"zone-{name}") for name in ("ships", "route", "ambushes", "stages"))
        full = Panes(tuple(map(self._place, places)), labels, frame=(2, 4))
        brief = Panes(tuple(Pane((self._ships(place)[:1], self._sign(place))) for place in places))
        return Either(full, brief)

    def _ships(self, place: int) -> tuple[Piece, ...]:
        view = self._view
        airship = [Piece(_AIRSHIP, "good", "airship")] if place == view.airship else []
        pirate = [Piece(_PIRATE, "bad", "pirate-ship")] if place == view.pirate_ship else []
        following = [Piece(_NEXT, "quiet")] if 0 < place == view.destination else []
        return tuple(airship + pirate or following)

    def _place(self, place: int) -> Pane:
        """A place of the route: the ships there, its number, its Ambush, its Stage card."""
        number = Piece(self._say("zone-lair")[0] if place == LAIR else str(place), "quiet")
        if place in (0, LAIR):
            return Pane((self._ships(place), number, Piece(""), Piece("")), "lair" if place else "start")
        card = self._view.route[place - 1]
        stage = Piece(card.stage or "", "title")
        return Pane((self._ships(place), number, _ambush(card), stage), "ambush" if card.up else "ambush-hidden")

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
            panes = tuple(Pane((Piece(name, _TINTS[face]),), face) for name, face in faces)
            brief = tuple(Piece(f"[{name}]", "bad" if face == "flag" else "strong") for name, face in faces)
            yield Either(Panes(panes, (label,), (0, 1), is_boxed=True), Rows((Row(label, brief, " "),)))

    def _fight(self) -> Iterator[Row]:
        view, speaker = self._view, self._speaker
        assault = [speaker.assault(view.assault)] if view.assault else []
        masts = [self._say("zone-masts", masts=view.masts)] if view.boarding else []
        flags = [self._say("zone-flags-left", flags=view.flags)] if view.flags else []
        hidden = [speaker.laid_out(view.hidden, 0)] if view.hidden else []
        is_calm = not ("flag" in view.dice or view.flags or view.owed)
        offered = {self._say(f"token-{name}"): count for name, count in view.offered.items()}
        yield from self._row("ships", pieces(self._where_ships_are()))
        yield from self._row("here", pieces(self._card_here()))
        yield from self._row("assault", pieces([*assault, *masts]))
        yield from self._row("pirate", self._pirate(), is_extra=is_calm)
        yield from self._row("owed", (*self._cards(view.owed), *pieces(flags)), between=", ")
        yield from self._row("played", self._cards(view.played), between=", ")
        yield from self._row("share", (*self._cards(view.visible), *pieces(hidden)))
        yield from self._row("rewards", pieces([speaker.rewards(view.rewards)] if view.rewards else []))
        yield from self._row("offered", [Piece(self._counted(name, count)) for name, count in offered.items()])
        yield from self._row("baba", pieces(map(speaker.ambush, view.baba)))
        yield from self._row("known", pieces(self._cards_ahead()), is_extra=True)
        yield from self._row("stages", pieces(self._stages()), is_extra=True)

    def _where_ships_are(self) -> list[str]:
        """Both ships, the distance between them and to the lair, and where the airship would fly next."""
        view = self._view
        airship = self._say("zone-airship", place=view.airship) if view.airship else self._say("zone-airship-start")
        if view.pirate_ship == LAIR:
            return [airship, self._say("zone-pirate-lair")]
        said = [
            airship,
            self._say("zone-pirate-ship", place=view.pirate_ship),
            self._say("zone-apart", cards=view.pirate_ship - view.airship),
            self._say("zone-to-lair", cards=int(LAIR) - view.pirate_ship),
        ]
        if view.step != "over" and not view.boarding:
            said.append(self._say("zone-next", propeller=view.propeller, place=view.destination))
        return said

    def _card_here(self) -> list[str]:
        """The cards under the airship, with all they show."""
        view, speaker = self._view, self._speaker
        if not view.airship or view.boarding:
            return []
        place, stage = view.route[view.airship - 1], stage_here(view)
        cards = [speaker.ambush(place.card)] if place.card and place.up else []
        return [*cards, speaker.stage(stage)] if stage else cards

    def _cards_ahead(self) -> list[str]:
        """The Ambushes ahead that Baba has made known, nearest first."""
        return [
            self._say("zone-known-at", place=number, ambush=self._speaker.ambush(place.card))
            for number, place in enumerate(self._view.route, 1)
            if place.card and not place.up
        ]

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
            label, hand = self._say("zone-hand", **speaker.who(seat, view)), self._open_hand(seat)
            size = self._say("zone-cards", count=view.hands[seat])
            if hand:
                cards = self._cards(hand)
                panes = Panes(tuple(Pane((one,), one.art) for one in cards), (label,), (0, 1), is_boxed=True)
                yield Either(panes, Rows((Row(label, cards, note=Piece(f"({size})")),)))
            else:
                shown = speaker.cards({}) if hand is not None else self._known_of(seat)
                yield Rows((Row(label, pieces([self._say("zone-counted", cards=size, shown=shown)])),))

    def _open_hand(self, seat: int) -> dict[str, int] | None:
        """The cards of a hand, if this reader may see them."""
        view = self._view
        if view.step == "over":
            return view.open_hands[seat]
        return view.hand if seat == view.seat else None

    def _known_of(self, seat: int) -> str:
        """What everybody knows of a hand: cards taken face up, statements, and what a failure to pay has proved."""
        view, speaker, memory, said = self._view, self._speaker, self._view.memory[seat], []
        if memory.at_least:
            said.append(self._say("known-least", cards=speaker.cards(memory.at_least)))
        beyond = [kind for kind in KIND_NAMES if memory.since and memory.proved.get(kind) == 0]
        limits = {kind: most for kind, most in memory.at_most.items() if kind not in beyond or most == 0}
        none = [kind for kind, most in limits.items() if most == 0]
        if none:
            said.append(self._say("known-none", cards=speaker.dice(none)))
        for count in range(1, view.hands[seat]):
            alike = [kind for kind, most in limits.items() if most == count]
            if alike:
                said.append(self._say("known-most", count=count, cards=speaker.dice(alike)))
        beyond = [kind for kind in beyond if kind not in none]
        if beyond:
            said.append(self._say("known-new", since=memory.since, cards=speaker.dice(beyond)))
        if memory.unpaid:
            said.append(self._say("known-unpaid"))
        statement = view.told[seat]
        if statement and statement != "nothing":
            said.append(self._say("known-told", statement=speaker.phrase(statement)))
        return " · ".join(said) or self._say("known-nothing")

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
