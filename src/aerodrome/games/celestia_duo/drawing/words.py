"""What lies open at the table of Celestia Duo, in words."""

from __future__ import annotations

from aerodrome.games.celestia_duo.cards import KIND_NAMES, LAIR
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.voice.sentences import Speaker, stage_here


def known_of(seat: int, view: CelestiaDuoView, speaker: Speaker) -> str:
    """What everybody knows of a hand: cards taken face up, statements, and what a failure to pay has proved."""
    memory, said = view.memory[seat], []
    if memory.at_least:
        said.append(speaker.say("known-least", cards=speaker.cards(memory.at_least)))
    beyond = [kind for kind in KIND_NAMES if memory.since and memory.proved.get(kind) == 0]
    limits = {kind: most for kind, most in memory.at_most.items() if kind not in beyond or most == 0}
    none = [kind for kind, most in limits.items() if most == 0]
    if none:
        said.append(speaker.say("known-none", cards=speaker.dice(none)))
    for count in range(1, view.hands[seat]):
        alike = [kind for kind, most in limits.items() if most == count]
        if alike:
            said.append(speaker.say("known-most", count=count, cards=speaker.dice(alike)))
    beyond = [kind for kind in beyond if kind not in none]
    if beyond:
        said.append(speaker.say("known-new", since=memory.since, cards=speaker.dice(beyond)))
    if memory.unpaid:
        said.append(speaker.say("known-unpaid"))
    statement = view.told[seat]
    if statement and statement != "nothing":
        said.append(speaker.say("known-told", statement=speaker.phrase(statement)))
    return " · ".join(said) or speaker.say("known-nothing")


def where_ships_are(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    """Both ships, the distance between them and to the lair, and where the airship would fly next."""
    airship = speaker.say("zone-airship", place=view.airship) if view.airship else speaker.say("zone-airship-start")
    if view.pirate_ship == LAIR:
        return [airship, speaker.say("zone-pirate-lair")]
    said = [
        airship,
        speaker.say("zone-pirate-ship", place=view.pirate_ship),
        speaker.say("zone-apart", cards=view.pirate_ship - view.airship),
        speaker.say("zone-to-lair", cards=int(LAIR) - view.pirate_ship),
    ]
    if view.step != "over" and not view.boarding:
        said.append(speaker.say("zone-next", propeller=view.propeller, place=view.destination))
    return said


def cards_ahead(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    """The Ambushes ahead that Baba has made known, nearest first."""
    return [
        speaker.say("zone-known-at", place=number, ambush=speaker.ambush(place.card))
        for number, place in enumerate(view.route, 1)
        if place.card and not place.up
    ]


def card_here(view: CelestiaDuoView, speaker: Speaker) -> list[str]:
    """The cards under the airship, with all they show."""
    if not view.airship or view.boarding:
        return []
    place, stage = view.route[view.airship - 1], stage_here(view)
    cards = [speaker.ambush(place.card)] if place.card and place.up else []
    return [*cards, speaker.stage(stage)] if stage else cards


def open_hand(seat: int, view: CelestiaDuoView) -> dict[str, int] | None:
    """The cards of a hand, if this reader may see them."""
    if view.step == "over":
        return view.open_hands[seat]
    return view.hand if seat == view.seat else None


def talk(view: CelestiaDuoView, speaker: Speaker) -> tuple[str, list[str]]:
    """Whether the players may talk now, and what they have said about this decision."""
    if view.step == "over":
        return "", [speaker.say("zone-over")]
    if not view.talk:
        name = "tell" if view.step == "tell" else "silence"
        return speaker.say("zone-silence"), [speaker.say(f"zone-{name}-help")]
    said = []
    for seat, phrases in enumerate(view.said):
        if phrases:
            quotes = " ".join(speaker.say("zone-quote", phrase=speaker.phrase(phrase)) for phrase in phrases)
            said.append(speaker.say("zone-said", phrases=quotes, **speaker.who(seat, view)))
    if view.ready:
        said.append(speaker.say("zone-ready", **speaker.who(1 - view.player, view)))
    return speaker.say("zone-talk"), said or [speaker.say("zone-talk-help")]
