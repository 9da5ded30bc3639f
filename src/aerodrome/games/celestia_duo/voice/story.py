"""What has happened at the table of Celestia Duo in sentences.

Events that belong together, such as cards laid out one after the other, are told at once. What the next sentence tells
anyway, such as that Smoke was spent, has none of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from aerodrome.kernel.event_types import Ended, Event, Moved, Ready, Said, TurnBegan

from .. import events as happened
from ..cards import LAIR
from ..view import CelestiaDuoView

if TYPE_CHECKING:
    from .sentences import Speaker

NONE: Final = "none"
# Events that say no more than who did it.
BY_A_PLAYER: Final[dict[type[Event], str]] = {
    Ready: "ready",
    happened.Passed: "passed",
    happened.CouldNotPay: "cannot-pay",
    happened.FlagGrappled: "grapple",
    happened.CombatBegan: "start",
    happened.SharingBegan: "first",
    happened.VictimNamed: "victim",
}


def tell(speaker: Speaker, events: Sequence[Event], view: CelestiaDuoView) -> list[str]:
    """The events of one decision as sentences for the seat with this view."""
    told = []
    for _, group in groupby(enumerate(events), key=lambda pair: _together(*pair)):
        together = [event for _, event in group]
        told += [sentence for part in PARTS if (sentence := part(speaker, together[0], together, view))]
    return told


def _together(at: int, event: Event) -> tuple[object, ...]:
    """Events next to each other with the same key are told together."""
    match event:
        case happened.CardPlayed() | happened.DieBeaten():
            return (happened.CardPlayed,)
        case happened.TokenLoaded() | happened.TokenSpent() | happened.TokenLost():
            return type(event), event.card
        case happened.CardLaidOut() | happened.Reshuffled():
            return type(event), event.target
        case happened.CrewReactivated() | happened.AmbushRevealed():
            return (type(event),)
    return (at,)


def _cards(events: Iterable[Event]) -> list[str]:
    """The names of what has moved, as far as the reader knows them."""
    return [event.card for event in events if isinstance(event, Moved) and event.card is not None]


def _named(speaker: Speaker, together: Iterable[Event]) -> str:
    """Equipment cards that have moved, in words."""
    return speaker.cards(Counter(_cards(together)))


# Each tells of some events, by the first of those that belong together, and of the others nothing.


def _route(speaker: Speaker, event: Event, together: Sequence[Event], _: CelestiaDuoView) -> str | None:
    cards = _cards(together)
    match event:
        case happened.AirshipFlew(place=place, catches_up=catches_up):
            return speaker.say("log-airship-caught" if catches_up else "log-airship", place=place)
        case happened.PirateFled(place=place, cards=advance):
            return speaker.say("log-pirate-lair" if place == LAIR else "log-pirate", place=place, cards=advance)
        case happened.CityReached(place=place):
            return speaker.say("log-stage", place=place, stage=speaker.stage(cards[0]))
        case happened.AmbushMet(place=place, card=card):
            return speaker.say("log-ambush", place=place, ambush=speaker.ambush(card))
        case happened.AmbushLaid(place=place):
            return speaker.say("log-baba-route", place=place, ambush=speaker.ambush(cards[0]))
        case happened.AmbushRevealed():
            return speaker.say("log-baba", ambushes=", ".join(map(speaker.ambush, cards)))
    return None


def _dice(speaker: Speaker, event: Event, together: Sequence[Event], view: CelestiaDuoView) -> str | None:
    match event:
        case happened.DiceRolled(fixed=fixed, rolled=rolled):
            values = {"set": speaker.dice(fixed) if fixed else NONE, "rolled": speaker.dice(rolled) if rolled else NONE}
            return speaker.say("log-dice", **values)
        case happened.DiceRerolled(again=again, rolled=rolled):
            return speaker.say("log-smoke", again=speaker.dice(again), rolled=speaker.dice(rolled))
        case happened.DieTurned(before=before, after=after):
            return speaker.say("log-augusta", **{"from": speaker.card(before), "to": speaker.card(after)})
        case happened.DiceValidated(flags=flags):
            return speaker.say("log-flags" if flags else "log-validated", flags=flags)
        case happened.CardPlayed(seat=seat):
            beaten = [one.beaten for one in together if isinstance(one, happened.DieBeaten)]
            return speaker.say(
                "log-hand-played",
                cards=_named(speaker, together),
                beaten=speaker.dice(beaten) if beaten else NONE,
                number=len(beaten),
                **speaker.who(seat, view),
            )
    return None


def _equipment(speaker: Speaker, event: Event, together: Sequence[Event], view: CelestiaDuoView) -> str | None:
    match event:
        case happened.CardTaken(seat=seat, source=source):
            return speaker.say(f"log-{source}-hand", cards=_named(speaker, together), **speaker.who(seat, view))
        case happened.CardLost(seat=seat):
            return speaker.say("log-hand-discard", cards=_named(speaker, together), **speaker.who(seat, view))
        case happened.CardLaidOut(target=target):
            return speaker.say(f"log-deck-{target}", cards=_named(speaker, together), count=len(together))
        case happened.CardKept():
            return speaker.say("log-played-visible", cards=_named(speaker, together))
        case happened.Reshuffled(target=target):
            return speaker.say(f"log-{target}")
    return None


def _hold(speaker: Speaker, event: Event, together: Sequence[Event], _: CelestiaDuoView) -> str | None:
    match event:
        case happened.TokenLoaded(card=token):
            return speaker.say(f"log-{token}-in", count=len(together))
        case happened.TokenSpent(card="gold"):  # of Smoke that is spent the dice tell
            return speaker.say("log-gold-out", count=len(together), why="spent")
        case happened.TokenLost(card=token):
            return speaker.say(f"log-{token}-out", count=len(together), why="lost")
        case happened.CrewRecruited(card=str(crew)):
            return speaker.say("log-crew-hold", crew=speaker.crew(crew))
        case happened.CrewLeft(card=str(crew)):
            return speaker.say("log-crew-discard", crew=speaker.crew(crew))
        case happened.CrewTired(crew=crew):
            return speaker.say("log-crew-tired", crew=speaker.crew(crew))
        case happened.CrewHelped(crew=crew) if crew != "augusta":  # of whom the die tells that she turned
            return speaker.say("log-crew-used", crew=speaker.crew(crew))
        case happened.CrewReactivated():
            names = [speaker.crew(one.crew) for one in together if isinstance(one, happened.CrewReactivated)]
            return speaker.say("log-crew-active", crew=", ".join(names))
    return None


def _fight(speaker: Speaker, event: Event, _: Sequence[Event], __: CelestiaDuoView) -> str | None:
    match event:
        case happened.AssaultRevealed(card=str(assault)):
            return speaker.say("log-assault", assault=speaker.assault(assault))
        case happened.MastFell(masts=masts):
            return speaker.say("log-masts", masts=masts)
        case happened.EnergyLost(card=str(token)):
            return speaker.energy(token)
        case happened.BoardingBegan(pirate=pirate):
            price = speaker.say("pirate-price", price=speaker.price(pirate))
            return speaker.say("log-boarding", pirate=speaker.pirate(pirate), attack=price)
        case happened.RewardsWon(rewards=rewards) if rewards:
            return speaker.say("log-rewards", rewards=speaker.rewards(Counter(rewards)))
        case happened.RewardClaimed(reward="communication"):
            return speaker.say("log-tell")
        case Ended(winners=winners, rule=rule):
            return speaker.say(f"log-{'won' if winners else 'lost'}-{rule.rpartition('.')[2]}")
    return None


def _players(speaker: Speaker, event: Event, _: Sequence[Event], view: CelestiaDuoView) -> str | None:
    match event:
        case Said(seat=seat, phrase=said) | happened.Stated(seat=seat, statement=said):
            if said == "nothing":
                return speaker.say("log-said-nothing", **speaker.who(seat, view))
            return speaker.say("log-said", phrase=speaker.phrase(said), **speaker.who(seat, view))
        case TurnBegan(turn=turn, seat=seat):
            return speaker.say("log-turn", turn=turn, **speaker.who(seat, view))
        case happened.Declined(what=what) if speaker.knows(f"log-declined-{what}"):
            return speaker.say(f"log-declined-{what}")
        case Ready(seat=seat) | happened.OfASeat(seat=seat) if type(event) in BY_A_PLAYER:
            return speaker.say(f"log-{BY_A_PLAYER[type(event)]}", **speaker.who(seat, view))
    return None


PARTS: Final = (_route, _dice, _equipment, _hold, _fight, _players)
