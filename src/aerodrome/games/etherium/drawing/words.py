"""What lies open at Etherium's table, in words: prices, yields, fights, what is left."""

from __future__ import annotations

from aerodrome.games.etherium.cards import (
    HIGHEST_RESULT,
    LOWEST_RESULT,
    MOST_LEVEL,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    UNIT_NAMES,
)
from aerodrome.games.etherium.economy import booster_price, capacity_price, cards_price, upgrade_price, upgrade_resource
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.menu_lines import collected
from aerodrome.games.etherium.voice.sentences import Speaker

STAR = "★"
_TERRAINS_WITH_RESOURCES = TERRAIN_NAMES[:4]


def counted(speaker: Speaker, name: str, count: int) -> str:
    """A thing by name, counted when there are several; nothing when there is none."""
    if count > 1:
        return speaker.say("count-cards", card=name, count=count)
    return name if count else ""


# Prices and yields of the reader


def prices(view: EtheriumView, speaker: Speaker) -> list[str]:
    """What the reader's people pays now for each upgrade and each transformation."""
    table, seat = speaker.table(view), view.seat
    said = []
    for number, unit in enumerate(UNIT_NAMES):
        if table.level(seat, number) == MOST_LEVEL:
            continue
        price = int(upgrade_price(table, seat, number))
        cost = speaker.say("zone-basic", count=price)
        if unit != "guide":
            cost = speaker.cubes({RESOURCE_NAMES[int(upgrade_resource(number))]: price})
        said.append(speaker.say("zone-price", thing=speaker.say(f"unit-{unit}"), price=cost))
    rate = int(speaker.facts.ether_rate[int(table.people(seat))])
    bought = int(speaker.facts.cards_bought[int(table.people(seat))])
    things = {
        speaker.cubes({"ether": 1}): speaker.say("zone-basic", count=rate),
        speaker.say("zone-cards", count=bought): speaker.cubes({"ether": int(cards_price(table, seat))}),
        speaker.say("zone-capacity"): speaker.cubes({"ether": int(capacity_price(table, seat))}),
        speaker.cubes({"booster": 1}): speaker.cubes({"ether": int(booster_price(table, seat))}),
    }
    return said + [speaker.say("zone-price", thing=thing, price=price) for thing, price in things.items()]


def yields(view: EtheriumView, speaker: Speaker) -> list[str]:
    """What a collect of the reader's brings on each terrain now."""
    table = speaker.table(view)
    return [
        speaker.say(
            "zone-price",
            thing=speaker.say(f"terrain-{name}"),
            price=speaker.cubes(collected(table, view.seat, terrain, view)),
        )
        for terrain, name in enumerate(_TERRAINS_WITH_RESOURCES)
    ]


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
