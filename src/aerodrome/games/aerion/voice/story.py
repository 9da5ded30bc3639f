"""What has happened at Aerion's table, event by event, in sentences.

The sentence of an event has its name: ShipBuilt is told by log-ship-built, with the event's fields in words. Without
such a text nothing is said. So expansions tell their events without a word about them here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from aerodrome.kernel import Event
from aerodrome.kernel.event_types import Ended, TurnBegan

if TYPE_CHECKING:
    from .sentences import Speaker

NO_CARD = "none"


def tell(speaker: Speaker, event: Event, seats: int) -> str | None:
    """An event of a match with these seats as a sentence, or None when there is nothing to say."""
    match event:
        case TurnBegan(turn=turn, seat=seat):
            return speaker.turn_of(turn, seat, seats)
        case Ended(winners=winners, rule=rule):
            return speaker.say("log-won" if winners else speaker.lost("log-lost", rule))
    name = f"log-{event.__struct_config__.tag}"
    return speaker.say(name, **_words(speaker, asdict(event))) if speaker.knows(name) else None


def _words(speaker: Speaker, fields: dict[str, str | int | tuple[int, ...] | None]) -> dict[str, str | int]:
    """The fields of an event as texts say them."""
    words: dict[str, str | int] = {}
    for name, value in fields.items():
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
                words[name] = speaker.dice(value) or NO_CARD
            case _, None:
                words[name] = NO_CARD
            case _, str() | int():
                words[name] = value
    return words
