"""What has happened at the table of Celestia Duo in sentences.

Events that belong together, such as cards laid out one after the other, are told at once. What the next sentence tells
anyway, such as that Smoke was spent, has none of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from aerodrome.kernel import voice
from aerodrome.kernel.event_types import Ended, Event
from aerodrome.kernel.texts import NONE, said

from .. import events as happened
from ..cards import KIND_NAMES, LAIR
from ..view import CelestiaDuoView

if TYPE_CHECKING:
    from .sentences import Speaker


class Story(voice.Story[CelestiaDuoView]):
    """The telling of one decision to one reader."""

    speaker: Speaker

    def together(self, event: Event) -> tuple[object, ...] | None:
        match event:
            case happened.CardPlayed() | happened.DieBeaten():
                return (happened.CardPlayed,)
            case happened.TokenLoaded() | happened.TokenSpent() | happened.TokenLost():
                return type(event), event.card
            case happened.CardLaidOut() | happened.Reshuffled():
                return type(event), event.target
            case happened.CrewReactivated() | happened.AmbushRevealed():
                return (type(event),)
        return None

    def sentence(self, cluster: Sequence[Event]) -> str | None:
        match cluster[0]:
            case happened.PirateFled(place=place) if place == LAIR:
                return self.speaker.say("log-pirate-lair")
            case happened.RewardsWon(rewards=()):
                return None
            case happened.CrewHelped(crew="augusta"):
                return None  # the die tells that she turned it
            case Ended(winners=winners, rule=rule):
                return self.speaker.say(f"log-{'won' if winners else 'lost'}-{rule.rpartition('.')[2]}")
        return super().sentence(cluster)

    def words(self, cluster: Sequence[Event]) -> dict[str, str | int]:
        beaten = [one.beaten for one in cluster if isinstance(one, happened.DieBeaten)]
        words: dict[str, str | int] = {
            "count": len(cluster),
            "beaten": self.speaker.dice(beaten) if beaten else NONE,
            "number": len(beaten),
        }
        for field in asdict(cluster[0]):
            words |= self._words(field, [getattr(one, field) for one in cluster if hasattr(one, field)])
        return words

    def _words(self, field: str, values: Sequence[object]) -> dict[str, str | int]:
        """A field of events that are told at once, as texts say it."""
        speaker, value = self.speaker, values[0]
        match field, value:
            case "seat", int():
                return speaker.who(value, self.view)
            case (("card" | "crew"), _):
                names = [str(one) for one in values if one is not None]
                some = speaker.some(name for name in names if name in KIND_NAMES)
                return {field: speaker.things(names), "some": some}
            case "pirate", str():
                price = speaker.say("pirate-price", price=speaker.price(value))
                return {field: speaker.pirate(value), "price": price}
            case (("before" | "after"), str()):
                return {field: speaker.card(value)}
            case (("phrase" | "statement"), str()):
                return {field: speaker.phrase(value)}
            case "rewards", tuple():
                return {field: speaker.rewards(Counter(value))}
            case (("fixed" | "rolled" | "again"), tuple()):
                return {field: speaker.dice(value) if value else NONE}
            case _, str() | int():
                return {field: said(value)}
        return {}
