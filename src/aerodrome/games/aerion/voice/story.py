"""Aerion's log: what has happened, in sentences. Each expansion tells its own events; none is named here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from aerodrome.kernel import Event, voice
from aerodrome.kernel.event_types import Ended, TurnBegan
from aerodrome.kernel.texts import NONE

from ..view import AerionView

if TYPE_CHECKING:
    from .sentences import Speaker


class Story(voice.Story[AerionView]):
    """The telling of one decision to one reader."""

    speaker: Speaker

    def sentence(self, cluster: Sequence[Event]) -> str | None:
        match cluster[0]:
            case TurnBegan(turn=turn, seat=seat):
                return self.speaker.turn_of(turn, seat, self.view.seats)
            case Ended(winners=winners, rule=rule):
                return self.speaker.say("log-won" if winners else self.speaker.lost("log-lost", rule))
        return super().sentence(cluster)

    def words(self, cluster: Sequence[Event]) -> dict[str, str | int]:
        speaker = self.speaker
        words: dict[str, str | int] = {}
        for name, value in asdict(cluster[0]).items():
            match name, value:
                case "card", str():
                    words |= {"card": speaker.card(value), "deck": speaker.deck(value.partition("@")[2])}
                case "deck", str():
                    words[name] = speaker.deck(value)
                case "ship", str():
                    words[name] = speaker.say(f"ship-{value}")
                case "side", str():
                    words[name] = speaker.side(value)
                case _, tuple():
                    words[name] = speaker.dice(value) or NONE
                case _, None:
                    words[name] = NONE
                case _, str() | int():
                    words[name] = value
        return words
