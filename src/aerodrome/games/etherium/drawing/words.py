"""What lies open at Etherium's table, in words: prices, yields, fights, what is left."""

from __future__ import annotations

from aerodrome.games.etherium.aids import prices as price
from aerodrome.games.etherium.cards import HIGHEST_RESULT, LOWEST_RESULT
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker

STAR = "★"


# Prices and yields of the reader


def prices(view: EtheriumView, speaker: Speaker) -> list[str]:
    """What the reader's people pays now for each upgrade and each transformation."""
    table = speaker.table(view)
    things = {
        "etherise": speaker.cubes({"ether": 1}),
        "cards": speaker.say("zone-cards", count=price.cards_bought(table, view.seat)),
        "capacity": speaker.say("zone-capacity"),
        "booster": speaker.cubes({"booster": 1}),
    }
    said = []
    for slot, paid in price.paid(table, view.seat).items():
        thing = things.get(slot) or speaker.say(f"unit-{slot.removeprefix('upgrade-')}")
        basics = paid.get(price.BASIC)
        cost = speaker.cubes(paid) if basics is None else speaker.say("zone-basic", count=basics)
        said.append(speaker.say("zone-price", thing=thing, price=cost))
    return said


def yields(view: EtheriumView, speaker: Speaker) -> list[str]:
    """What a collect of the reader's brings on each terrain now."""
    table, said = speaker.table(view), []
    for terrain, name in enumerate(price.COLLECTED_TERRAINS):
        cubes = speaker.cubes(price.collected(table, view.seat, terrain))
        said.append(speaker.say("zone-price", thing=speaker.say(f"terrain-{name}"), price=cubes))
    return said


def connection_rows(view: EtheriumView, speaker: Speaker) -> list[str]:
    """The connection table, at steps where it may be needed."""
    connects = (view.effect or "").startswith("connect") or view.rolling == "connection"
    if view.step != "program" and not connects:
        return []
    rows = range(int(LOWEST_RESULT), int(HIGHEST_RESULT) + 1)
    return [speaker.say("zone-price", thing=str(row), price=speaker.row(row)) for row in rows]


# Fights and rolls


def fight(view: EtheriumView, speaker: Speaker) -> list[str]:
    """The conflict being resolved: where it is, and what everybody in it has rolled so far."""
    said: list[str] = []
    if view.conflict is not None and view.place is not None:
        said.append(speaker.say("zone-conflict", conflict=view.conflict, space=speaker.space(view.place, view)))
        for seat, player in enumerate(view.players):
            if player.fights is not None:
                said.append(_fighter(seat, view, speaker))
    roll = roll_now(view, speaker)
    return [*said, roll] if roll else said


def _fighter(seat: int, view: EtheriumView, speaker: Speaker) -> str:
    player = view.players[seat]
    state = str(player.total)
    if player.total <= 0:
        state = "beaten" if player.total < 0 else "waiting"
    if view.winner == seat and view.conflict != "pillage":
        state = "won"
    unit = player.fights or "army"
    values = {"people": speaker.people_marked(seat, view), "unit": speaker.say(f"unit-{unit}")}
    return speaker.say("zone-fighter", state=state, level=player.levels[unit], total=player.total, **values)


def roll_now(view: EtheriumView, speaker: Speaker) -> str | None:
    """The dice on the table with everything that is added to them by now."""
    if view.rolling is None:
        return None
    own = speaker.total_now(view) - sum(view.dice) - view.bonus
    parts = [speaker.say("log-sum-dice", dice=speaker.dice(view.dice))]
    if view.bonus:
        parts.append(speaker.say("log-sum-cards", points=view.bonus))
    if own:
        name = "rampart" if view.rolling == "defence" else "barbarians"
        parts.append(speaker.say(f"log-sum-{name}", points=own))
    people = speaker.people_marked(view.player, view)
    return speaker.say("zone-roll", people=people, sum=", ".join(parts), total=speaker.total_now(view))


# What is left


def deck(view: EtheriumView, speaker: Speaker) -> list[str]:
    return [
        speaker.say("zone-deck-cards", count=view.deck_size),
        speaker.say("zone-discard", count=sum(view.discard.values()), cards=speaker.cards(view.discard)),
    ]
