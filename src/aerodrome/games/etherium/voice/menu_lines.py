"""Actions of Etherium as lines of a menu: what each costs, where it goes, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from aerodrome.kernel import Action

from ..cards import (
    ARMY_TOKEN,
    BASICS,
    CAPACITY_NAMES,
    ETHER_TERRAIN,
    ETHER_TOKEN,
    HIGHEST_RESULT,
    LOWEST_RESULT,
    RESOURCE_NAMES,
    SACK_TOKEN,
    SACKED_ETHER,
    SACKED_RESOURCES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
)
from ..economy import (
    booster_price,
    capacity_price,
    cards_price,
    people_bonus,
    upgrade_price,
    upgrade_resource,
    yield_of,
)
from ..facts import Facts
from ..table import Table
from ..view import EtheriumView

if TYPE_CHECKING:
    from .sentences import Speaker

Values = dict[str, str | int]
NONE = "none"
_COLLECT = "collect-"


def line_of(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    """The action as a line of a menu, legal or not."""
    return _LINES[action.verb](speaker, action, view)


def _actor(view: EtheriumView) -> int:
    """The seat whose action it is: the reader's, or for those who watch the one whose step it is."""
    return view.seat if view.seat >= 0 else view.player


# Programming


def _token(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    number = len(view.players[_actor(view)].plan) + 1 if view.step == "program" else 0
    return speaker.say("do-token", number=number, slot=speaker.slot(action["slot"]))


# The actions of the panel


def _move(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    return _goes(speaker, "do-move", action["unit"], action["space"], view)


def _goes(speaker: Speaker, name: str, unit: str, space: str, view: EtheriumView) -> str:
    met = ", ".join(_met(speaker, unit, space, view))
    values: Values = {"unit": unit, "space": speaker.space(space, view), "height": speaker.height(space, view)}
    return speaker.say(f"{name}-meets", met=met, **values) if met else speaker.say(name, **values)


def _met(speaker: Speaker, unit: str, space: str, view: EtheriumView) -> list[str]:
    """Whom a unit would meet on a space as things stand, and what that leads to."""
    actor, said = _actor(view), []
    if unit == "army" and space.startswith("city-"):
        owner = int(space.removeprefix("city-")) - 1
        if owner != actor and owner < len(view.players):
            said.append(speaker.say("do-siege", level=view.players[owner].levels["defence"]))
    for seat, player in enumerate(view.players):
        values: Values = {"people": speaker.people(seat, view), "level": player.levels["army"]}
        if seat == actor:
            continue
        if player.spaces.get("army") == space:
            said.append(speaker.say("do-assault" if unit == "army" else "do-danger", **values))
        if unit == "army" and player.spaces.get("collector") == space:
            said.append(speaker.say("do-pillage", **values))
    return said


def _collect(speaker: Speaker, _: Action, view: EtheriumView) -> str:
    effect = view.effect or ""
    if not effect.startswith(_COLLECT):
        return speaker.say("do-collect-nothing")
    table, actor = speaker.table(view), _actor(view)
    terrain = TERRAIN_NAMES.index(effect.removeprefix(_COLLECT))
    brought = collected(table, actor, terrain, view)
    if terrain == ETHER_TERRAIN and view.victory_tokens.get(TOKEN_NAMES[ETHER_TOKEN]):
        stars = int(speaker.facts.token_stars[ETHER_TOKEN])
        return speaker.say("do-collect-ether", cubes=speaker.cubes(brought), stars=stars)
    return speaker.say("do-collect", cubes=speaker.cubes(brought))


def collected(table: Table, seat: int, terrain: int, view: EtheriumView) -> dict[str, int]:
    """The cubes that a collect on a terrain brings a seat now, as far as the supply has them; none when it fails."""
    if yield_of(table, seat, terrain) == 0 or not view.supply.get(RESOURCE_NAMES[terrain]):
        return {}
    found = {RESOURCE_NAMES[terrain]: int(yield_of(table, seat, terrain))}
    for resource in range(BASICS):
        if resource != terrain:
            found[RESOURCE_NAMES[resource]] = int(people_bonus(table, seat, resource, terrain))
    return {name: min(cubes, view.supply.get(name, 0)) for name, cubes in found.items()}


def _upgrade(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    table, actor, unit = speaker.table(view), _actor(view), action["unit"]
    number = UNIT_NAMES.index(unit)
    price = int(upgrade_price(table, actor, number))
    values: Values = {"unit": unit, "level": view.players[actor].levels[unit] + 1, "price": price}
    if unit == "guide":
        return speaker.say("do-upgrade-guide", **values)
    paid = {RESOURCE_NAMES[int(upgrade_resource(number))]: price}
    return speaker.say("do-upgrade", cubes=speaker.cubes(paid), **values)


def _etherise(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    cubes = int(action["cubes"])
    rate = int(speaker.facts.ether_rate[int(speaker.table(view).people(_actor(view)))])
    return speaker.say("do-etherise", ether=cubes, price=cubes * rate)


def _cards(speaker: Speaker, _: Action, view: EtheriumView) -> str:
    table, actor = speaker.table(view), _actor(view)
    bought = int(speaker.facts.cards_bought[int(table.people(actor))])
    return speaker.say("do-cards", count=bought, price=int(cards_price(table, actor)))


def _capacity(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    table, actor, name = speaker.table(view), _actor(view), action["capacity"]
    return speaker.say(
        "do-capacity",
        capacity=speaker.say(f"capacity-{name}"),
        cubes=speaker.cubes(whole_price(table, actor, name, speaker.facts)),
        stars=int(speaker.facts.capacity_stars[CAPACITY_NAMES.index(name)]),
        help=speaker.say(f"capacity-{name}-help"),
    )


def whole_price(table: Table, seat: int, name: str, facts: Facts) -> dict[str, int]:
    """The cubes that a capacity costs a seat now."""
    number = CAPACITY_NAMES.index(name)
    extra = {
        RESOURCE_NAMES[resource]: int(facts.capacity_extra[number * int(BASICS) + int(resource)])
        for resource in range(BASICS)
    }
    return extra | {"ether": int(capacity_price(table, seat))}


def _booster(speaker: Speaker, _: Action, view: EtheriumView) -> str:
    actor = _actor(view)
    price, held = int(booster_price(speaker.table(view), actor)), view.players[actor].cubes["booster"]
    return speaker.say("do-booster", price=price, number=held + 1)


def _connect(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    guide = view.players[_actor(view)].levels["guide"]
    return speaker.say("do-connect", dice=int(action["dice"]), points=guide)


# Cubes


def _take(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    name = "do-take-instead" if view.step == "act" else "do-take"
    return speaker.say(name, cubes=speaker.cubes({action["resource"]: 1}))


def _pay(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    cubes = speaker.cubes({action["resource"]: 1})
    return speaker.say("do-pay", cubes=cubes, pending=view.pending or NONE)


def _victim(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    seat = int(action["seat"]) - 1
    held = view.players[seat].cubes if seat < len(view.players) else {}
    basics = {name: held.get(name, 0) for name in RESOURCE_NAMES[: int(BASICS)]}
    return speaker.say("do-victim", people=speaker.people(seat, view), cubes=speaker.cubes(basics))


def _steal(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    return speaker.say("do-steal", cubes=speaker.cubes({action["resource"]: 1}), **speaker.whom(view.victim, view))


# Cards


def _pass(speaker: Speaker, _: Action, view: EtheriumView) -> str:
    return speaker.say("do-pass", step=view.step)


def _play(speaker: Speaker, action: Action, _: EtheriumView) -> str:
    return speaker.say("do-play", card=speaker.card(action["card"]), help=speaker.card_help(action["card"]))


def _discard(speaker: Speaker, action: Action, _: EtheriumView) -> str:
    return speaker.say("do-discard", card=speaker.card(action["card"]), help=speaker.card_help(action["card"]))


# Rolls


def _reroll(speaker: Speaker, action: Action, _: EtheriumView) -> str:
    return speaker.say("do-reroll", ones=int(action["ones"]), twos=int(action["twos"]))


def _fate(speaker: Speaker, _: Action, __: EtheriumView) -> str:
    return speaker.say("do-fate", capacity=speaker.say("capacity-fate"))


def _guide(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    points = int(action["points"])
    total = speaker.total_now(view) + points
    if view.rolling != "connection":
        return speaker.say("do-guide", points=points, total=total)
    result = max(int(LOWEST_RESULT), min(int(HIGHEST_RESULT), total))
    return speaker.say("do-guide-connect", points=points, total=result, row=speaker.row(result))


# Conflicts


def _resolve(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    space = action["space"]
    there = fighters(space, action["conflict"], view)
    return speaker.say(
        "do-resolve",
        conflict=action["conflict"] if there else NONE,
        space=speaker.space(space, view),
        peoples=speaker.peoples(there, view),
    )


def fighters(space: str, conflict: str | None, view: EtheriumView) -> list[int]:
    """The seats that take part in a conflict on a space."""
    found = [seat for seat, player in enumerate(view.players) if player.spaces.get("army") == space]
    if conflict == "pillage":
        found += [
            seat
            for seat, player in enumerate(view.players)
            if player.spaces.get("collector") == space and seat not in found
        ]
    if space.startswith("city-"):
        owner = int(space.removeprefix("city-")) - 1
        found += [owner] if owner < len(view.players) else []
    return found


def _siege(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    choice, actor, city = action["choice"], view.players[_actor(view)], view.players[view.victim]
    stars = speaker.facts.token_stars
    values: Values = speaker.whom(view.victim, view)
    if choice == "booster":
        token = "sack" if not actor.tokens.get("sack") and view.victory_tokens.get("sack") else "army"
        if token == "army" and (view.melee or not view.victory_tokens.get("army")):
            token = NONE
        worth = int(stars[SACK_TOKEN if token == "sack" else ARMY_TOKEN])
        return speaker.say("do-siege-booster", token=token, stars=worth, **values)
    if choice == "ether":
        return speaker.say("do-siege-ether", count=min(int(SACKED_ETHER), city.cubes["ether"]), **values)
    if choice == "resources":
        held = sum(city.cubes[name] for name in RESOURCE_NAMES[: int(BASICS)])
        return speaker.say("do-siege-resources", count=min(int(SACKED_RESOURCES), held), **values)
    token = NONE if view.melee or not view.victory_tokens.get("army") else "army"
    level, falls = city.levels["guide"] - 1, "yes" if city.levels["guide"] > 1 else "no"
    worth = int(stars[ARMY_TOKEN])
    return speaker.say("do-siege-guide", level=level, falls=falls, token=token, stars=worth, **values)


def _flee(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    space = action["space"]
    return speaker.say("do-flee", space=speaker.space(space, view), height=speaker.height(space, view))


# The tactical set-up


def _lay(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    piece = action.verb.removeprefix("lay-")
    return speaker.say("do-lay", piece=piece, space=speaker.space(action["space"], view))


def _lay_city(speaker: Speaker, action: Action, view: EtheriumView) -> str:
    space = speaker.space(action["space"], view)
    if action["owner"] == "nobody":
        return speaker.say("do-lay-empty-city", space=space)
    seat = int(action["owner"]) - 1
    return speaker.say("do-lay-city", space=space, **speaker.whom(seat, view))


_LINES: dict[str, Callable[[Speaker, Action, EtheriumView], str]] = {
    "token": _token,
    "move": _move,
    "collect": _collect,
    "upgrade": _upgrade,
    "etherise": _etherise,
    "cards": _cards,
    "capacity": _capacity,
    "booster": _booster,
    "connect": _connect,
    "take": _take,
    "pay": _pay,
    "victim": _victim,
    "steal": _steal,
    "pass": _pass,
    "play": _play,
    "reroll": _reroll,
    "fate": _fate,
    "guide": _guide,
    "resolve": _resolve,
    "siege": _siege,
    "flee": _flee,
    "discard": _discard,
    "lay-large": _lay,
    "lay-medium": _lay,
    "lay-small": _lay,
    "lay-city": _lay_city,
}
