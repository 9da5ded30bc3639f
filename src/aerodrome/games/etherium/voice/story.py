"""What has happened at the table of Etherium in sentences.

An event is enough for its sentence, but for a connection that nothing follows. Of the view only what does not change is
used: who reads, who plays which people, and what the complete board looks like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from aerodrome.kernel import voice
from aerodrome.kernel.event_types import Ended, Event, Moved, Ready
from aerodrome.kernel.texts import NONE, said

from .. import events
from ..cards import FLASH_NAMES, SPACE_NAMES, TOKEN_NAMES
from ..view import EtheriumView

if TYPE_CHECKING:
    from .sentences import Speaker

# Many of these next to each other, from and to the same zones, are told at once.
_TOGETHER = (events.CardDrawn, events.CubeGained, events.CubePaid, events.CubeLost, events.CubeStolen)
# What a row of the connection table brings at once.
_BROUGHT = (events.CubeGained, events.LevelRose, events.TokenAwarded)


class Story(voice.Story[EtheriumView]):
    """The telling of one decision to one reader."""

    speaker: Speaker

    def __init__(self, speaker: Speaker, view: EtheriumView) -> None:
        super().__init__(speaker, view)
        self.stars: dict[int, int] = {}
        self.fruitless: list[Event] = []

    def tell(self, events: Sequence[Event]) -> list[str]:
        pairs = zip_longest(events, events[1:])
        self.fruitless = [one for one, after in pairs if not isinstance(after, _BROUGHT)]
        return super().tell(events)

    def together(self, event: Event) -> tuple[object, ...] | None:
        if isinstance(event, _TOGETHER):
            return type(event), event.source, event.target, getattr(event, "how", None)
        return None

    def sentence(self, cluster: Sequence[Event]) -> str | None:
        match cluster[0]:
            case Ready(seat=seat, ready=False) if seat == self.view.seat:
                return None  # the tokens taken back tell it
            case events.StarsCounted(seat=seat, stars=stars):
                self.stars[seat] = sum(stars.values())
            case Ended(winners=winners, rule=rule):
                return self.speaker.ending(winners, rule, self.stars.get(winners[0], 0), self.view)
        return super().sentence(cluster)

    def words(self, cluster: Sequence[Event]) -> dict[str, str | int]:
        speaker, words = self.speaker, dict[str, str | int]()
        for field, value in asdict(cluster[0]).items():
            words |= self._words(field, value)
        match cluster[0]:
            case events.CardDrawn(card=card):
                words |= {"count": len(cluster), "cards": speaker.cards(_moved(cluster)) if card else NONE}
            case events.CubeGained() | events.CubePaid() | events.CubeLost() | events.CubeStolen():
                words["cubes"] = speaker.cubes(_moved(cluster))
            case events.TerrainLaid(target=target):
                words["target"] = speaker.site(target, self.view)
            case events.DiceRolled(kept=kept, dice=dice):
                rolled = speaker.dice((Counter(dice) - Counter(kept)).elements())
                words |= {"rolled": rolled, "kept": speaker.dice(kept) or NONE}
            case events.Totalled() as roll:
                words["sum"] = self._sum(roll)
            case events.Connected(result=result) as roll:
                words["sum"] = self._sum(roll)
                if roll in self.fruitless:
                    words["row"] = speaker.say("log-row-without-gain", result=result, row=speaker.row(result))
        return words

    def _words(self, field: str, value: object) -> dict[str, str | int]:
        """A field of an event as texts say it."""
        speaker, view = self.speaker, self.view
        match field, value:
            case "seat", int():
                return speaker.who(value, view)
            case (("victim" | "owner"), int()):
                return speaker.whom(value, view)
            case "owner", None:
                return {"whom": NONE, "victim": NONE}
            case (("source" | "target" | "space"), str()) if value in SPACE_NAMES:
                return {field: speaker.space(value, view)}
            case (("seats" | "attackers" | "defenders"), tuple()):
                return {field: speaker.peoples(value, view)}
            case "card", str() if value in FLASH_NAMES:
                return {field: speaker.card(value)}
            case "slot", str():
                return {field: speaker.slot(value)}
            case "rule", str():
                return {field: speaker.why(value)}
            case "capacity", str():
                return {field: speaker.say(f"capacity-{value}")}
            case "season", str():
                return {field: speaker.season(value), "effects": ", ".join(speaker.season_effects(value)) or NONE}
            case "token", str():
                return {field: value, "stars": int(speaker.facts.token_stars[TOKEN_NAMES.index(value)])}
            case "plan", tuple():
                return {field: speaker.plan(value)}
            case "result", int():
                return {field: value, "row": speaker.row(value)}
            case "stars", dict():
                return {field: sum(value.values()), "sources": ", ".join(speaker.stars_of(value)) or NONE}
            case _, str() | int() | None:
                return {field: said(value)}
        return {}

    def _sum(self, roll: events.Totalled | events.Connected) -> str:
        """What a roll is made of: dice, then everything that was added, by name."""
        parts = {"guide": roll.guide, "cards": roll.cards}
        if isinstance(roll, events.Totalled):
            parts |= {"rampart": roll.rampart, "barbarians": roll.barbarians}
        told = [self.speaker.say("log-sum-dice", dice=self.speaker.dice(roll.dice))]
        told += [self.speaker.say(f"log-sum-{name}", points=points) for name, points in parts.items() if points]
        return ", ".join(told)


def _moved(cluster: Sequence[Event]) -> Counter[str]:
    """The cards or cubes of events that are told at once, as far as the reader knows them."""
    return Counter(one.card for one in cluster if isinstance(one, Moved) and one.card is not None)
