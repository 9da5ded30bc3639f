"""What text and picture of Etherium's table both tell, in words: season, peoples, prices, fights, supply."""

from __future__ import annotations

from .cards import (
    CAPACITY_NAMES,
    FIGURE_NAMES,
    HIGHEST_RESULT,
    LOWEST_RESULT,
    MOST_LEVEL,
    RESOURCE_NAMES,
    SEASONS_IN_A_YEAR,
    SPACE_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from .economy import booster_price, capacity_price, cards_price, upgrade_price, upgrade_resource
from .menu_lines import collected
from .sentences import Speaker
from .view import EtheriumView

UNIT_LETTERS = {"collector": "C", "army": "A", "defence": "D", "guide": "G"}
STAR = "★"
DUE = "►"
_TERRAINS_WITH_RESOURCES = TERRAIN_NAMES[:4]


def spaces_of(view: EtheriumView) -> list[str]:
    """The terrains of the board, laid or not, cities apart."""
    return [
        name
        for name in SPACE_NAMES
        if name == "ether" or (not name.startswith("city") and int(name.rpartition("-")[2]) <= view.quarters)
    ]


def touching(view: EtheriumView) -> list[tuple[str, str]]:
    """The pairs of spaces that touch each other, cities apart."""
    pairs: list[tuple[str, str]] = []
    for quarter in range(1, view.quarters + 1):
        after = quarter % view.quarters + 1
        pairs += [
            ("ether", f"large-{quarter}"),
            (f"large-{quarter}", f"outer-{quarter}"),
            (f"large-{quarter}", f"between-{quarter}"),
            (f"between-{quarter}", f"large-{after}"),
            (f"between-{quarter}", f"outer-{quarter}"),
        ]
    return pairs


def city_at(space: str, view: EtheriumView) -> str | None:
    """The city that lies at a space."""
    return next((city for city, site in view.cities.items() if site == space), None)


def owner_of(city: str, view: EtheriumView) -> int | None:
    """The seat of a city, None for that of a people that is not in play."""
    seat = int(city.removeprefix("city-")) - 1
    return seat if seat < len(view.players) else None


def code_of(seat: int, view: EtheriumView) -> str:
    """The first letters of a people's name."""
    return view.players[seat].people[:2].capitalize()


def figures_at(space: str, view: EtheriumView) -> dict[int, list[str]]:
    """Seats with figures on a space, each with its figures."""
    found: dict[int, list[str]] = {}
    for seat, player in enumerate(view.players):
        for figure in reversed(FIGURE_NAMES):
            if player.spaces.get(figure) == space:
                found.setdefault(seat, []).append(figure)
    return found


def units_at(space: str, view: EtheriumView) -> list[str]:
    """The figures on a space: the letters of their people, then each with its level."""
    return [
        f"{code_of(seat, view)} "
        + "".join(f"{UNIT_LETTERS[name]}{view.players[seat].levels[name]}" for name in figures)
        for seat, figures in figures_at(space, view).items()
    ]


# The year


def season_line(view: EtheriumView, speaker: Speaker) -> list[str]:
    """The season card with what it changes, and the order of initiative."""
    order = speaker.say("zone-order", peoples=speaker.peoples(view.order, view))
    if view.season is None:
        return [order]
    return [speaker.season(view.season), *speaker.season_effects(view.season), order]


def heading(view: EtheriumView, speaker: Speaker) -> str:
    title = speaker.say("title")
    if view.season_number == 0:
        return f"{title} · {speaker.say('zone-laying')}"
    year = speaker.say("zone-season-number", number=view.season_number, seasons=int(SEASONS_IN_A_YEAR))
    number = [speaker.say("zone-number", number=view.number)] if view.number else []
    return " · ".join([title, year, *number])


# Peoples


def stars_of(seat: int, view: EtheriumView) -> int:
    return sum(view.players[seat].stars.values())


def levels(seat: int, view: EtheriumView) -> str:
    held = view.players[seat].levels
    return " ".join(f"{UNIT_LETTERS[unit]}{held[unit]}" for unit in UNIT_NAMES)


def summary(seat: int, view: EtheriumView, speaker: Speaker) -> list[str]:
    """What a people has: stars, cubes, levels, action tokens, cards."""
    player = view.players[seat]
    said = [f"{stars_of(seat, view)} {STAR}", speaker.cubes(player.cubes), levels(seat, view)]
    if view.season_number:
        said += [
            speaker.say("zone-tokens", count=player.action_tokens),
            speaker.say("zone-cards", count=player.cards),
        ]
    if view.step == "program" and player.ready:
        said.append(speaker.say("zone-ready"))
    return said


def possessions(seat: int, view: EtheriumView, speaker: Speaker) -> list[str]:
    """Victory tokens, capacities, and cards that count this season."""
    player = view.players[seat]
    tokens = [counted(speaker, speaker.say(f"token-{name}"), player.tokens.get(name, 0)) for name in TOKEN_NAMES]
    capacities = [speaker.say(f"capacity-{name}") for name in player.capacities]
    cards = [counted(speaker, speaker.card(name), count) for name, count in player.season_cards.items()]
    return [name for name in (*tokens, *capacities, *cards) if name]


def counted(speaker: Speaker, name: str, count: int) -> str:
    """A thing by name, counted when there are several; nothing when there is none."""
    if count > 1:
        return speaker.say("count-cards", card=name, count=count)
    return name if count else ""


def program(seat: int, view: EtheriumView, speaker: Speaker) -> list[str]:
    """The tokens of a people in order; the one being carried out is marked."""
    slots = [
        speaker.say("count-token", number=at + 1, slot=speaker.slot(slot))
        for at, slot in enumerate(view.players[seat].plan)
    ]
    if 0 < view.number <= len(slots) and view.player == seat and view.step in ("act", "after-flash"):
        slots[view.number - 1] = f"{DUE} {slots[view.number - 1]}"
    return slots


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
    """The connection table, where somebody may need it now."""
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


def supply(view: EtheriumView, speaker: Speaker) -> list[str]:
    tokens = [counted(speaker, speaker.say(f"token-{name}"), view.victory_tokens.get(name, 0)) for name in TOKEN_NAMES]
    return [speaker.cubes(view.supply), *(name for name in tokens if name)]


def capacities_left(view: EtheriumView, speaker: Speaker) -> list[str]:
    names = [counted(speaker, speaker.say(f"capacity-{name}"), view.capacities.get(name, 0)) for name in CAPACITY_NAMES]
    return [name for name in names if name]


def deck(view: EtheriumView, speaker: Speaker) -> list[str]:
    return [
        speaker.say("zone-deck-cards", count=view.deck_size),
        speaker.say("zone-discard", count=sum(view.discard.values()), cards=speaker.cards(view.discard)),
    ]
