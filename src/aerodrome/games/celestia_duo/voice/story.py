"""What has happened at the table of Celestia Duo in sentences.

Events that belong together, such as cards laid out one after the other, are told at once. What the next sentence tells
anyway, such as that Smoke was spent, has none of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from aerodrome.kernel.event_types import Ended, Event, Moved, Ready, Rolled, Said, TurnBegan

from .. import events as happened
from ..cards import LAIR
from ..view import CelestiaDuoView

if TYPE_CHECKING:
    from .sentences import Speaker

Values = dict[str, str | int]
NONE: Final = "none"
# Events that say no more than who did it.
BY_A_PLAYER: Final = {
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
        sentence = _sentence(speaker, together[0], together, view)
        if sentence is not None:
            told.append(sentence)
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


def _sentence(speaker: Speaker, event: Event, together: Sequence[Event], view: CelestiaDuoView) -> str | None:
    """Events that belong together as a sentence, or None when there is nothing to say."""
    match event:
        case happened.CardPlayed(seat=seat):
            return _payment(speaker, together, speaker.who(seat, view))
        case Rolled():
            return _dice(speaker, event)
        case (
            happened.AirshipFlew()
            | happened.PirateFled()
            | happened.CityReached()
            | happened.AmbushRevealed()
            | happened.AmbushLaid()
        ):
            return _on_the_route(speaker, event, _cards(together))
        case happened.CardTaken(seat=seat) | happened.CardLost(seat=seat):
            name = "hand-discard" if isinstance(event, happened.CardLost) else f"{event.source}-hand"
            return speaker.say(f"log-{name}", cards=speaker.cards(Counter(_cards(together))), **speaker.who(seat, view))
        case Moved():
            return _moved(speaker, event, _cards(together), len(together))
        case happened.CrewHelped() | happened.CrewTired() | happened.CrewReactivated():
            return _crew(speaker, event, together)
        case (
            Ready()
            | happened.Passed()
            | happened.CouldNotPay()
            | happened.FlagGrappled()
            | happened.CombatBegan()
            | happened.SharingBegan()
            | happened.VictimNamed()
        ):
            return speaker.say(f"log-{BY_A_PLAYER[type(event)]}", **speaker.who(event.seat, view))
        case Said(seat=seat, phrase=said) | happened.Stated(seat=seat, statement=said):
            return _said(speaker, said, speaker.who(seat, view))
        case TurnBegan(turn=turn, seat=seat):
            return speaker.say("log-turn", turn=turn, **speaker.who(seat, view))
    return _other(speaker, event)


def _cards(events: Iterable[Event]) -> list[str]:
    """The names of what has moved, as far as the reader knows them."""
    return [event.card for event in events if isinstance(event, Moved) and event.card is not None]


# The route and dice


def _on_the_route(speaker: Speaker, event: Event, cards: Sequence[str]) -> str | None:
    match event:
        case happened.AirshipFlew(place=place, catches_up=catches_up):
            return speaker.say("log-airship-caught" if catches_up else "log-airship", place=place)
        case happened.PirateFled(place=place, cards=advance):
            return speaker.say("log-pirate-lair" if place == LAIR else "log-pirate", place=place, cards=advance)
        case happened.CityReached(place=place):
            return speaker.say("log-stage", place=place, stage=speaker.stage(cards[0]))
        case happened.AmbushLaid(place=place):
            return speaker.say("log-baba-route", place=place, ambush=speaker.ambush(cards[0]))
    return speaker.say("log-baba", ambushes=", ".join(map(speaker.ambush, cards)))


def _dice(speaker: Speaker, event: Rolled) -> str | None:
    match event:
        case happened.DiceRolled(fixed=fixed, rolled=rolled):
            values = {"set": speaker.dice(fixed) if fixed else NONE, "rolled": speaker.dice(rolled) if rolled else NONE}
            return speaker.say("log-dice", **values)
        case happened.DiceRerolled(again=again, rolled=rolled):
            return speaker.say("log-smoke", again=speaker.dice(again), rolled=speaker.dice(rolled))
        case happened.DieTurned(before=before, after=after):
            return speaker.say("log-augusta", **{"from": speaker.card(before), "to": speaker.card(after)})
    return None


def _payment(speaker: Speaker, together: Sequence[Event], who: Values) -> str:
    beaten = [event.beaten for event in together if isinstance(event, happened.DieBeaten)]
    return speaker.say(
        "log-hand-played",
        cards=speaker.cards(Counter(_cards(together))),
        beaten=speaker.dice(beaten) if beaten else NONE,
        number=len(beaten),
        **who,
    )


# Cards, tokens and crew


def _moved(speaker: Speaker, event: Moved, cards: Sequence[str], count: int) -> str | None:
    match event:
        case happened.CardLaidOut(target=target):
            return speaker.say(f"log-deck-{target}", cards=speaker.cards(Counter(cards)), count=count)
        case happened.CardKept():
            return speaker.say("log-played-visible", cards=speaker.cards(Counter(cards)))
        case happened.Reshuffled(target=target):
            return speaker.say(f"log-{target}")
        case happened.TokenLoaded(card=token):
            return speaker.say(f"log-{token}-in", count=count)
        case happened.TokenSpent(card="gold") | happened.TokenLost():
            why = "spent" if isinstance(event, happened.TokenSpent) else "lost"
            return speaker.say(f"log-{event.card}-out", count=count, why=why)
        case happened.CrewRecruited():
            return speaker.say("log-crew-hold", crew=speaker.crew(cards[0]))
        case happened.CrewLeft():
            return speaker.say("log-crew-discard", crew=speaker.crew(cards[0]))
        case happened.AssaultRevealed():
            return speaker.say("log-assault", assault=speaker.assault(cards[0]))
        case happened.MastFell(masts=masts):
            return speaker.say("log-masts", masts=masts)
        case happened.EnergyLost():
            return speaker.energy(cards[0])
    return None  # of Smoke that is spent the dice tell


def _crew(
    speaker: Speaker,
    event: happened.CrewHelped | happened.CrewTired | happened.CrewReactivated,
    together: Sequence[Event],
) -> str | None:
    match event:
        case happened.CrewTired(crew=crew):
            return speaker.say("log-crew-tired", crew=speaker.crew(crew))
        case happened.CrewReactivated():
            names = [speaker.crew(one.crew) for one in together if isinstance(one, happened.CrewReactivated)]
            return speaker.say("log-crew-active", crew=", ".join(names))
    # Of Augusta the die tells that she turned.
    return None if event.crew == "augusta" else speaker.say("log-crew-used", crew=speaker.crew(event.crew))


# Words, and what else happens


def _said(speaker: Speaker, said: str, who: Values) -> str:
    if said == "nothing":
        return speaker.say("log-said-nothing", **who)
    return speaker.say("log-said", phrase=speaker.phrase(said), **who)


def _other(speaker: Speaker, event: Event) -> str | None:
    match event:
        case happened.AmbushMet(place=place, card=card):
            return speaker.say("log-ambush", place=place, ambush=speaker.ambush(card))
        case happened.DiceValidated(flags=flags):
            return speaker.say("log-flags" if flags else "log-validated", flags=flags)
        case happened.RewardsWon(rewards=rewards) if rewards:
            return speaker.say("log-rewards", rewards=speaker.rewards(Counter(rewards)))
        case happened.RewardClaimed(reward="communication"):
            return speaker.say("log-tell")
        case happened.BoardingBegan(pirate=pirate):
            price = speaker.say("pirate-price", price=speaker.price(pirate))
            return speaker.say("log-boarding", pirate=speaker.pirate(pirate), attack=price)
        case happened.Declined(what=what) if speaker.knows(f"log-declined-{what}"):
            return speaker.say(f"log-declined-{what}")
        case Ended(winners=winners, rule=rule):
            return speaker.say(f"log-{'won' if winners else 'lost'}-{rule.rpartition('.')[2]}")
    return None
