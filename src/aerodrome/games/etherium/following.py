"""Events with names, and how they bring a view of Etherium up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import asdict

from aerodrome.kernel.events import COUNTED, ENDED, MOVED, READY, ROLLED, STEPPED, TURNED, UNKNOWN, Code
from aerodrome.kernel.happenings import Counted, Ended, Happening, Moved, Ready, Rolled, Stepped, Turned

from . import step
from .cards import CAPACITY_NAMES, FLASH_NAMES, RESOURCE_NAMES, SEASON_NAMES, SLOT_NAMES, TOKEN_NAMES
from .counting import ENDINGS
from .facts import Facts
from .layout import CARD_NAMES, COUNTER_NAMES, DECK_PIECE, FIGHTS_NAMES, ZONE_NAMES
from .rulebook import RULEBOOK
from .view import CITY_NAMES, EtheriumView, Player, dice_shown, shown, stars_by_source

Fields = dict[str, Any]
NO_TOKEN = "none"  # the side of a token that was taken back
TERRAIN_OF_PIECE = {"large": "mine", "medium": "forest", "small": "mountain"}


def happening_of(code: Code) -> Happening:
    """An event of the fast layer, with names."""
    kind, a, b, c = code
    if kind == MOVED:
        return Moved(None if a == UNKNOWN else CARD_NAMES[a], ZONE_NAMES[b], ZONE_NAMES[c])
    if kind == ROLLED:
        return Rolled(dice_shown(a), dice_shown(b))
    if kind == COUNTED:
        return Counted(COUNTER_NAMES[a], b)
    if kind == TURNED:
        if a == DECK_PIECE:
            return Turned("deck", "shuffled")
        return Turned(f"plan/{a // 6 + 1}/{a % 6 + 1}", SLOT_NAMES[b - 1] if b else NO_TOKEN)
    if kind == STEPPED:
        return Stepped(step.NAMES[a], b)
    if kind == READY:
        return Ready(a, bool(b))
    assert kind == ENDED, f"Etherium makes no event of kind {kind}"
    return Ended(tuple(seat for seat in range(6) if b >> seat & 1), ENDINGS[a])


def failure_of(number: int) -> str | None:
    """The rule that a failure counter names."""
    return RULEBOOK.forbidding.get(number)


def follow(view: EtheriumView, happened: Sequence[Happening], facts: Facts) -> EtheriumView:
    """The view that these events make of the last one."""
    fields: Fields = {name: dict(value) if isinstance(value, dict) else value for name, value in asdict(view).items()}
    fields["players"] = [
        {name: dict(value) if isinstance(value, dict) else value for name, value in asdict(player).items()}
        for player in view.players
    ]
    for event in happened:
        _follow_one(fields, event)
    fields["players"] = tuple(_player(player, facts) for player in fields["players"])
    return EtheriumView(**fields)


def _player(fields: Fields, facts: Facts) -> Player:
    fields["stars"] = stars_by_source(fields["tokens"], fields["capacities"], fields["levels"], fields["cubes"], facts)
    return Player(**fields)


def _follow_one(fields: Fields, event: Happening) -> None:
    match event:
        case Moved(card=card, source=source, target=target):
            _move(fields, card, source, target)
        case Rolled(dice=dice):
            fields["dice"] = dice
        case Counted(counter=counter, value=value):
            _count(fields, counter, value)
        case Turned(piece=piece, side=side):
            _turn(fields, piece, side)
        case Stepped(step=name, seat=seat):
            _step(fields, name, seat)
        case Ready(seat=seat, ready=ready):
            fields["players"][seat]["ready"] = ready
            if fields["step"] == "program":
                fields["actors"] = _programmers(fields)
        case Ended(winners=winners, rule=rule):
            fields.update(ending=rule, winners=winners, step="over", actors=(), player=0, failure=None)


def _programmers(fields: Fields) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(fields["players"]) if not player["ready"])


def _step(fields: Fields, name: str, seat: int) -> None:
    fields.update(step=name, player=seat, actors=(seat,), failure=None)
    if name == "program":
        fields["actors"] = _programmers(fields)


# Cards, cubes, tokens and figures


def _seat_of(zone: str) -> int:
    """The seat of a hand or a stock."""
    return int(zone.rsplit("/", 1)[1]) - 1


def _change(counts: dict[str, int], name: str, by: int, keep_zero: bool = False) -> None:
    """Count up or down; most counts leave out what there is none of."""
    counts[name] = counts.get(name, 0) + by
    if counts[name] == 0 and not keep_zero:
        del counts[name]


def _move(fields: Fields, card: str | None, source: str, target: str) -> None:
    if card is None or card in FLASH_NAMES:
        _move_flash(fields, card, source, target)
    elif card in RESOURCE_NAMES:
        for zone, by in ((source, -1), (target, 1)):
            if zone == "supply":
                _change(fields["supply"], card, by)
            else:
                _change(fields["players"][_seat_of(zone)]["cubes"], card, by, keep_zero=True)
    elif card in TERRAIN_OF_PIECE:
        fields["terrains"][target] = TERRAIN_OF_PIECE[card]
    else:
        kind, name = card.split("/")
        _MOVES[kind](fields, name, target)


def _move_flash(fields: Fields, card: str | None, source: str, target: str) -> None:
    if source == "deck":
        fields["deck_size"] -= 1
        fields["players"][_seat_of(target)]["cards"] += 1
        if card is not None:
            _change(fields["hand"], card, 1)
            _change(fields["unseen"], card, -1)
        return
    seat = _seat_of(source)
    fields["players"][seat]["cards"] -= 1
    assert card is not None
    _change(fields["discard"], card, 1)
    _change(fields["hand"] if seat == fields["seat"] else fields["unseen"], card, -1)


def _move_token(fields: Fields, name: str, target: str) -> None:
    _change(fields["victory_tokens"], name, -1)
    tokens = fields["players"][_seat_of(target)]["tokens"]
    _change(tokens, name, 1)
    fields["players"][_seat_of(target)]["tokens"] = {name: tokens[name] for name in TOKEN_NAMES if name in tokens}


def _move_capacity(fields: Fields, name: str, target: str) -> None:
    _change(fields["capacities"], name, -1)
    owner = fields["players"][_seat_of(target)]
    owner["capacities"] = _in_order((*owner["capacities"], name))


def _in_order(capacities: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in CAPACITY_NAMES if name in capacities)


def _move_season(fields: Fields, name: str, _target: str) -> None:
    seen = (*fields["seasons_seen"], name)
    fields.update(season=name, seasons_seen=tuple(card for card in SEASON_NAMES if card in seen))


def _mover(figure: str) -> Callable[[Fields, str, str], None]:
    def move(fields: Fields, seat: str, target: str) -> None:
        spaces = fields["players"][int(seat) - 1]["spaces"]
        spaces[figure] = target

    return move


def _move_city(fields: Fields, owner: str, target: str) -> None:
    cities = fields["cities"]
    seats = len(fields["players"])
    if owner == "nobody":
        city = next(name for name in CITY_NAMES[seats:] if name not in cities)
    else:
        city = CITY_NAMES[int(owner) - 1]
    cities[city] = target
    fields["cities"] = {name: cities[name] for name in CITY_NAMES if name in cities}


_MOVES: dict[str, Callable[[Fields, str, str], None]] = {
    "token": _move_token,
    "capacity": _move_capacity,
    "season": _move_season,
    "collector": _mover("collector"),
    "army": _mover("army"),
    "city": _move_city,
}


# Counters and pieces that turn


def _count(fields: Fields, counter: str, value: int) -> None:
    parts = counter.split("/")
    match parts:
        case ["season-number"]:
            fields["season_number"] = value
            for player in fields["players"]:
                player.update(plan=(), ready=False, season_cards={})
        case ["number"]:
            fields["number"] = value
        case ["failure"]:
            fields["failure"] = failure_of(value)
        case ["result"] | ["total", _]:
            # The roll is final: its dice are taken up again.
            fields["dice"] = ()
        case ["level", seat, unit]:
            fields["players"][int(seat) - 1]["levels"][unit] = value
        case ["order", rank]:
            order = list(fields["order"])
            order[int(rank) - 1] = value
            fields["order"] = tuple(order)
        case ["season-card", seat, card]:
            fields["players"][int(seat) - 1]["season_cards"][card] = value
        case ["action-tokens", seat]:
            fields["players"][int(seat) - 1]["action_tokens"] = value
        case ["table", name]:
            fields[name] = shown(name, value)
        case ["table", "fights", seat]:
            fields["players"][int(seat) - 1]["fights"] = FIGHTS_NAMES[value] or None
        case ["table", name, seat]:
            fields["players"][int(seat) - 1][name] = value
        case _:
            # Told for the story: what the view keeps of it comes with the bookkeeping.
            pass


def _turn(fields: Fields, piece: str, side: str) -> None:
    if piece == "deck":
        for card, count in fields["discard"].items():
            _change(fields["unseen"], card, count)
            fields["deck_size"] += count
        fields["discard"] = {}
        return
    _, seat, token = piece.split("/")
    player = fields["players"][int(seat) - 1]
    plan = player["plan"][: int(token) - 1]
    player["plan"] = plan if side == NO_TOKEN else (*plan, side, *player["plan"][int(token) :])
