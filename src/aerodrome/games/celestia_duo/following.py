"""Events with names, and how they bring a view of Celestia Duo up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from msgspec.structs import asdict, replace
from mypy_extensions import i64

from aerodrome.kernel.events import COUNTED, ENDED, MOVED, READY, ROLLED, SAID, STEPPED, TURNED, UNKNOWN, Code
from aerodrome.kernel.happenings import Counted, Ended, Happening, Moved, Ready, Rolled, Said, Stepped, Turned

from . import memory, step
from .cards import AMBUSH_NAMES, ASSAULT_NAMES, BAN_NAMES, CREW_NAMES, FACE_NAMES, KIND_NAMES, STAGE_NAMES
from .dice import faces_of, hand_of
from .facts import Facts
from .layout import (
    CARD_NAMES,
    COUNTER_NAMES,
    CREW_DECK_PIECE,
    DECK_PIECE,
    ROUTE_PIECE,
    ZONE_NAMES,
)
from .phrases import PHRASE_NAMES, SAID_NAMES, STATEMENT_NAMES
from .table import CAUGHT, ENDINGS, MASTS_DOWN
from .view import CelestiaDuoView, Counts, Memory, Place, memory_named, memory_numbers

Fields = dict[str, Any]


def happening_of(code: Code) -> Happening:
    """An event of the fast layer, with names."""
    kind, a, b, c = code
    if kind == MOVED:
        return Moved(None if a == UNKNOWN else CARD_NAMES[a], ZONE_NAMES[b], ZONE_NAMES[c])
    if kind == ROLLED:
        return Rolled(_faces(a), _faces(b))
    if kind == COUNTED:
        return Counted(COUNTER_NAMES[a], b)
    if kind == TURNED:
        return _turned(a, b)
    if kind == STEPPED:
        return Stepped(step.NAMES[a], b)
    if kind == SAID:
        return Said(a, SAID_NAMES[b])
    if kind == READY:
        return Ready(a, bool(b))
    assert kind == ENDED, f"Celestia Duo makes no event of kind {kind}"
    return Ended((0, 1) if a in (CAUGHT, MASTS_DOWN) else (), ENDINGS[a])


def _faces(hand: int) -> tuple[int, ...]:
    return tuple(face + 1 for face in faces_of(hand))


def _turned(piece: int, side: int) -> Turned:
    if piece == DECK_PIECE:
        return Turned("deck", "shuffled")
    if piece == CREW_DECK_PIECE:
        return Turned("crew-deck", "shuffled")
    if piece >= ROUTE_PIECE:
        return Turned(f"route/{piece - ROUTE_PIECE}", AMBUSH_NAMES[side])
    return Turned(f"crew/{CREW_NAMES[piece]}", ("active", "used")[side])


def follow(view: CelestiaDuoView, happened: Sequence[Happening], facts: Facts) -> CelestiaDuoView:
    """The view that these events make of the last one."""
    fields: Fields = {name: _own(value) for name, value in asdict(view).items()}
    located = _located(fields)
    cards = {kind: located[kind] + view.unseen.get(kind, 0) for kind in KIND_NAMES}
    for event in happened:
        _follow_one(fields, event, facts)
    located = _located(fields)
    fields["unseen"] = {kind: count - located[kind] for kind, count in cards.items() if count > located[kind]}
    _set_propeller(fields, facts)
    return CelestiaDuoView(**fields)


def _own(value: object) -> object:
    """A copy that events can change."""
    return dict(value) if isinstance(value, dict) else value


def _follow_one(fields: Fields, event: Happening, facts: Facts) -> None:
    match event:
        case Moved(card=card, source=source, target=target):
            _move(fields, card, source, target, facts)
        case Rolled(dice=dice):
            fields["dice"] = tuple(FACE_NAMES[face - 1] for face in dice)
        case Counted(counter=counter, value=value):
            _count(fields, counter, value)
        case Turned(piece=piece, side=side):
            _turn(fields, piece, side, facts)
        case Stepped(step=name, seat=seat):
            _step(fields, name, seat)
        case Said(seat=seat, phrase=phrase):
            _say(fields, seat, phrase)
        case Ready(ready=ready):
            fields.update(ready=ready, actors=(fields["captain"],))
        case Ended(winners=winners, rule=rule):
            hands: tuple[Counts, ...] = fields["open_hands"] or ({}, {})
            fields.update(won=bool(winners), ending=rule, open_hands=hands, actors=())


def _step(fields: Fields, name: str, seat: int) -> None:
    talk = name in step.TALK_NAMES
    actors = (0, 1) if talk else (seat,)
    fields.update(step=name, player=seat, talk=talk, said=((), ()), ready=False, actors=actors)


# Cards and tokens


def _move(fields: Fields, card: str | None, source: str, target: str, facts: Facts) -> None:
    if card in KIND_NAMES or card is None:
        _move_equipment(fields, card, source, target)
    elif card in ("gold", "smoke"):
        fields[card] += 1 if target == "hold" else -1
    elif card in CREW_NAMES:
        _move_crew(fields, card, target)
    elif card in AMBUSH_NAMES:
        _move_ambush(fields, card, source, target)
    elif card in STAGE_NAMES:
        fields["stages_left"] = tuple(stage for stage in fields["stages_left"] if stage != card)
        _change_place(fields, target, stage=card)
    elif card in ASSAULT_NAMES:
        _move_assault(fields, card, target, facts)
    else:
        fields["energy"] -= 1
        _spend(fields, card)


def _move_equipment(fields: Fields, card: str | None, source: str, target: str) -> None:
    if source == "deck":
        fields["deck_size"] -= 1
        if card in fields["deck_limit"]:
            fields["deck_limit"] = {**fields["deck_limit"], card: fields["deck_limit"][card] - 1}
    if "hidden" in (source, target):
        fields["hidden"] += 1 if target == "hidden" else -1
    for zone, by in ((source, -1), (target, 1)):
        if zone.startswith("hand/"):
            _move_hand(fields, card, int(zone.removeprefix("hand/")) - 1, by, source)
        elif card is not None and zone in ("discard", "visible", "played"):
            fields[zone] = _changed(fields[zone], card, by)


def _located(fields: Fields) -> Counts:
    """How many cards of each kind there are of which this seat can say where they are."""
    zones = [fields[zone] for zone in ("hand", "discard", "visible", "played")]
    zones += [known.at_least for seat, known in enumerate(fields["memory"]) if seat != fields["seat"]]
    return {kind: sum(zone.get(kind, 0) for zone in zones) for kind in KIND_NAMES}


def _move_hand(fields: Fields, card: str | None, seat: int, by: int, source: str) -> None:
    sizes = fields["hands"]
    fields["hands"] = (sizes[0] + by, sizes[1]) if seat == 0 else (sizes[0], sizes[1] + by)
    if seat == fields["seat"] and card is not None:
        fields["hand"] = _changed(fields["hand"], card, by)
    cells = _memory_cells(fields, seat)
    if by < 0:
        memory.lost(cells, 0, _kind(card))
    elif source == "hidden":
        memory.gained_unseen(cells, 0)
    else:
        memory.gained(cells, 0, _kind(card))
    _set_memory(fields, seat, cells)


def _kind(card: str | None) -> int:
    assert card is not None, "a card that all have seen has a name"
    return KIND_NAMES.index(card)


def _memory_cells(fields: Fields, seat: int) -> vec[i64]:
    return vec[i64](memory_numbers(fields["memory"][seat]))


def _set_memory(fields: Fields, seat: int, cells: vec[i64]) -> None:
    first, second = fields["memory"]
    known: Memory = memory_named([int(cell) for cell in cells])
    fields["memory"] = (known, second) if seat == 0 else (first, known)


def _changed(counts: Counts, name: str, by: int) -> Counts:
    changed = {**counts, name: counts.get(name, 0) + by}
    return {key: value for key, value in changed.items() if value}


def _move_crew(fields: Fields, crew: str, target: str) -> None:
    if target == "hold":
        fields["crew_deck"] = tuple(name for name in fields["crew_deck"] if name != crew)
        fields["crew"] = {**fields["crew"], crew: True}
    else:
        fields["crew"] = {name: active for name, active in fields["crew"].items() if name != crew}
        discarded = (*fields["crew_discard"], crew)
        fields["crew_discard"] = tuple(name for name in CREW_NAMES if name in discarded)


def _move_ambush(fields: Fields, card: str, source: str, target: str) -> None:
    if target == "baba":
        _change_place(fields, source, card=None, up=False)
        held = (*fields["baba"], card)
        fields["baba"] = tuple(name for name in AMBUSH_NAMES if name in held)
    else:
        _change_place(fields, target, card=card, up=False)
        fields["baba"] = tuple(name for name in fields["baba"] if name != card)


def _change_place(fields: Fields, zone: str, **changes: Any) -> None:
    number = int(zone.removeprefix("route/")) - 1
    route: tuple[Place, ...] = fields["route"]
    fields["route"] = (*route[:number], replace(route[number], **changes), *route[number + 1 :])


def _move_assault(fields: Fields, card: str, target: str, facts: Facts) -> None:
    if target == "assault":
        fields.update(assault=card, ban=BAN_NAMES[facts.assault_ban[ASSAULT_NAMES.index(card)]])
    else:
        fields.update(assault=None, ban=BAN_NAMES[0])
        _spend(fields, card)


def _spend(fields: Fields, card: str) -> None:
    spent = (*fields["spent"], card)
    fields["spent"] = tuple(name for name in CARD_NAMES_BY_ORDER if name in spent)


CARD_NAMES_BY_ORDER = tuple(
    sorted((name for name in CARD_NAMES if name[0] in "JA"), key=lambda name: (name[0] != "J", name))
)


# Counters, pieces, words


def _count(fields: Fields, counter: str, value: int) -> None:
    family, _, name = counter.partition("/")
    if family == "hand":
        seat, _, kind = name.partition("/")
        hands = list(fields["open_hands"] or ({}, {}))
        hands[int(seat) - 1] = {**hands[int(seat) - 1], kind: value}
        fields["open_hands"] = tuple(hands)
    elif family == "offered":
        fields["offered"] = {name: value} if value else {}
    elif family in ("owed", "reward"):
        zone = "owed" if family == "owed" else "rewards"
        fields[zone] = {key: count for key, count in {**fields[zone], name: value}.items() if count}
    elif family == "talk":
        fields.update(talk=False, actors=(fields["player"],))
    elif family in ("olga", "passed", "boarding"):
        fields[family] = bool(value)
    else:
        fields["pirate_ship" if family == "pirate" else family] = value


def _turn(fields: Fields, piece: str, side: str, facts: Facts) -> None:
    if piece.startswith("crew/"):
        fields["crew"] = {**fields["crew"], piece.removeprefix("crew/"): side == "active"}
    elif piece.startswith("route/"):
        _change_place(fields, piece, card=side, up=True)
    elif piece == "crew-deck":
        fields.update(crew_deck=fields["crew_discard"], crew_discard=())
    else:
        _note_shuffle(fields, facts)
        limit = {kind: fields["discard"].get(kind, 0) for kind in KIND_NAMES}
        fields.update(deck_size=fields["deck_size"] + sum(limit.values()), deck_limit=limit, discard={})


def _note_shuffle(fields: Fields, facts: Facts) -> None:
    """What lies open when the discard pile is shuffled lies in no hand."""
    known: tuple[Memory, Memory] = fields["memory"]
    for seat in (0, 1):
        cells = _memory_cells(fields, seat)
        for kind, name in enumerate(KIND_NAMES):
            seen = sum(fields[zone].get(name, 0) for zone in ("discard", "visible", "played"))
            others = known[1 - seat].at_least.get(name, 0)
            memory.shuffled(cells, 0, kind, facts.equipment[kind] - seen - others)
        _set_memory(fields, seat, cells)


def _say(fields: Fields, seat: int, phrase: str) -> None:
    if phrase in PHRASE_NAMES:
        said = list(fields["said"])
        said[seat] = tuple(name for name in PHRASE_NAMES if name in (*said[seat], phrase))
        fields["said"] = tuple(said)
        return
    cells = _memory_cells(fields, seat)
    if phrase == "cannot-pay":
        dice = hand_of(tuple(FACE_NAMES.index(face) for face in fields["dice"]))
        memory.could_not_pay(cells, 0, dice, fields["ban"] != "pairs", fields["boarding"])
    else:
        told = list(fields["told"])
        told[seat] = phrase
        fields["told"] = tuple(told)
        _note_statement(cells, phrase)
    _set_memory(fields, seat, cells)


def _note_statement(cells: vec[i64], statement: str) -> None:
    assert statement in STATEMENT_NAMES
    words, _, kind = statement.partition(" ")
    if words == "have":
        memory.has(cells, 0, KIND_NAMES.index(kind))
    elif words == "have-not":
        memory.has_not(cells, 0, KIND_NAMES.index(kind))
    elif words == "all-kinds":
        for held in range(len(KIND_NAMES)):
            memory.has(cells, 0, held)


def _set_propeller(fields: Fields, facts: Facts) -> None:
    """How far the airship would go from where it is; in the boarding and at the end it goes nowhere."""
    if fields["boarding"] or fields["step"] == "over":
        fields.update(propeller=0, destination=0)
        return
    at = fields["airship"]
    place: Place = fields["route"][at - 1] if at else Place()
    if place.stage is not None and fields["stage_propellers"]:
        propeller = facts.stage_propeller[STAGE_NAMES.index(place.stage)]
    elif at == 0:
        propeller = facts.start_propeller
    elif place.card is None:
        propeller = 0  # the airship has just arrived: the next event turns the card up
    else:
        propeller = facts.ambush_propeller[AMBUSH_NAMES.index(place.card)]
    destination = min(at + propeller + fields["olga"], fields["pirate_ship"])
    fields.update(propeller=propeller, destination=destination)
