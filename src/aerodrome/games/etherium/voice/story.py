"""What has happened at the table of Etherium in sentences.

An event is enough for its sentence. Of the view only what does not change is used: who reads, who plays which people,
and what the complete board looks like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from aerodrome.kernel import voice
from aerodrome.kernel.event_types import Ended, Event, Moved, Ready

from .. import events
from ..cards import SPACE_NAMES, TOKEN_NAMES
from ..view import EtheriumView

if TYPE_CHECKING:
    from .sentences import Speaker

NONE = "none"
# Many of these next to each other, from and to the same zones, are told at once.
_TOGETHER = (events.CardDrawn, events.CubeGained, events.CubePaid, events.CubeLost, events.CubeStolen)
_GAINS = {"collect": "collect", "instead": "instead", "gain": "take"}


class Story(voice.Story[EtheriumView]):
    """The telling of one decision to one reader."""

    speaker: Speaker

    def __init__(self, speaker: Speaker, view: EtheriumView) -> None:
        super().__init__(speaker, view)
        self.stars: dict[int, int] = {}

    def together(self, event: Event) -> tuple[object, ...] | None:
        if isinstance(event, _TOGETHER):
            return type(event), event.source, event.target, getattr(event, "how", None)
        return None

    def sentence(self, cluster: Sequence[Event]) -> str | None:
        match event := cluster[0]:
            case events.CardDrawn() | events.CubeGained() | events.CubePaid() | events.CubeLost() | events.CubeStolen():
                return self._cards_or_cubes(event, [one.card for one in cluster if isinstance(one, Moved)])
            case events.TerrainLaid() | events.CityLaid():
                return self._laid(event)
            case events.CardPlayed(card=str(card), seat=seat, points=points):
                return self._played(card, seat, points)
            case events.CardDiscarded(card=str(card), seat=seat):
                return self._say("card-discarded", seat, card=self.speaker.card(card))
            case events.DiceRolled() | events.Totalled() | events.Connected():
                return self._rolled(event)
            case events.StarsCounted() | Ended():
                return self._counted(event)
            case Ready(seat=seat, ready=False) if seat == self.view.seat:
                return None  # the tokens taken back tell it
            case Ready(seat=seat, ready=ready):
                return self._say("ready" if ready else "withdrawn", seat)
            case events.SeasonRevealed(season=season):
                effects = ", ".join(self.speaker.season_effects(season)) or NONE
                return self.speaker.say("log-season", season=self.speaker.season(season), effects=effects)
            case events.TokenAwarded(seat=seat, token=token):
                stars = int(self.speaker.facts.token_stars[TOKEN_NAMES.index(token)])
                return self._say("token", seat, token=token, stars=stars)
            case events.ConflictWon(seat=seat, conflict=conflict, unit=unit, by_tie=by_tie):
                return self._say("barbarians-win" if by_tie else "win", seat, unit=unit, conflict=conflict)
            case events.Declined(seat=seat, what=what):
                return self._say("took-nothing" if what == "action" else "declined", seat, step=what)
        return super().sentence(cluster)

    def words(self, cluster: Sequence[Event]) -> dict[str, str | int]:
        words: dict[str, str | int] = {}
        for field, value in asdict(cluster[0]).items():
            words |= self._words(field, value)
        return words

    def _words(self, field: str, value: object) -> dict[str, str | int]:
        """A field of an event as texts say it."""
        speaker, view = self.speaker, self.view
        match field, value:
            case "seat", int():
                return speaker.who(value, view)
            case (("source" | "target" | "space"), str()) if value in SPACE_NAMES:
                return {field: speaker.space(value, view)}
            case (("seats" | "attackers" | "defenders"), tuple()):
                return {field: self._peoples(value)}
            case "slot", str():
                return {field: speaker.slot(value)}
            case "rule", str():
                return {field: speaker.why(value)}
            case "capacity", str():
                return {field: speaker.say(f"capacity-{value}")}
            case "plan", tuple():
                return {field: speaker.plan(value)}
            case _, str() | int():
                return {field: value}
        return {}

    def _say(self, name: str, seat: int, **values: str | int) -> str:
        """A sentence about what a seat does."""
        return self.speaker.say(f"log-{name}", **self.speaker.who(seat, self.view), **values)

    def _peoples(self, seats: Iterable[int]) -> str:
        return self.speaker.peoples(seats, self.view)

    # Pieces

    def _cards_or_cubes(
        self,
        event: events.CardDrawn | events.CubeGained | events.CubePaid | events.CubeLost | events.CubeStolen,
        cards: Sequence[str | None],
    ) -> str:
        counts = Counter(card for card in cards if card is not None)
        cubes = self.speaker.cubes(counts)
        match event:
            case events.CardDrawn(seat=seat):
                return self._say("draw", seat, count=len(cards), cards=self.speaker.cards(counts) if counts else NONE)
            case events.CubeGained(seat=seat, how=how):
                return self._say(_GAINS[how], seat, cubes=cubes)
            case events.CubePaid(seat=seat):
                return self._say("pay", seat, cubes=cubes)
            case events.CubeLost(seat=seat):
                return self._say("lose", seat, cubes=cubes)
            case events.CubeStolen(seat=seat, victim=victim):
                return self._say("steal", seat, cubes=cubes, **self.speaker.whom(victim, self.view))

    def _laid(self, event: events.TerrainLaid | events.CityLaid) -> str:
        seat, target = event.seat, event.target
        if isinstance(event, events.TerrainLaid):
            return self._say("lay", seat, piece=event.card or NONE, space=self.speaker.site(target, self.view))
        space = self.speaker.space(target, self.view)
        if event.owner is None:
            return self._say("lay-empty-city", seat, space=space)
        return self._say("lay-city", seat, space=space, **self.speaker.whom(event.owner, self.view))

    def _played(self, card: str, seat: int, points: int) -> str:
        name = self.speaker.card(card)
        if points:
            return self._say("play-points", seat, card=name, points=points)
        own = f"play-{card}"
        return self._say(own if self.speaker.knows(f"log-{own}") else "play", seat, card=name)

    # Rolls and the end

    def _rolled(self, event: events.DiceRolled | events.Totalled | events.Connected) -> str:
        seat = event.seat
        if isinstance(event, events.Totalled):
            return self._say("total", seat, unit=event.unit, total=event.total, sum=self._sum(event))
        if isinstance(event, events.Connected):
            row = self.speaker.row(event.result)
            return self._say("result", seat, result=event.result, sum=self._sum(event), row=row)
        rolled = Counter(event.dice)
        rolled.subtract(event.kept)
        thrown = self.speaker.dice(rolled.elements())
        if event.again:
            return self._say("reroll", seat, rolled=thrown, kept=self.speaker.dice(event.kept) or NONE)
        return self._say("roll", seat, rolled=thrown)

    def _sum(self, roll: events.Totalled | events.Connected) -> str:
        """What a roll is made of: dice, then everything that was added, by name."""
        parts = {"guide": roll.guide, "cards": roll.cards}
        if isinstance(roll, events.Totalled):
            parts |= {"rampart": roll.rampart, "barbarians": roll.barbarians}
        said = [self.speaker.say("log-sum-dice", dice=self.speaker.dice(roll.dice))]
        said += [self.speaker.say(f"log-sum-{name}", points=points) for name, points in parts.items() if points]
        return ", ".join(said)

    def _counted(self, event: events.StarsCounted | Ended) -> str:
        if isinstance(event, Ended):
            return self.speaker.ending(event.winners, event.rule, self.stars.get(event.winners[0], 0), self.view)
        self.stars[event.seat] = sum(event.stars.values())
        sources = ", ".join(self.speaker.stars_of(event.stars)) or NONE
        return self._say("stars", event.seat, stars=self.stars[event.seat], sources=sources)
