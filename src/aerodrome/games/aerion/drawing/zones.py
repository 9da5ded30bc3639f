"""What the expansions in play have laid on the table, a row for each zone.

A zone is found by the name of an area or of a family of pieces. Whatever has a name among the texts is told, so that a
new expansion needs nothing here; the cards in the box are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from aerodrome.kernel.drawing.scene import Piece, Row

from ..aids.fitting import GONE, HIDDEN, RowPlace, kind_of
from ..cards import DECK_NAMES
from ..view import AerionView
from ..voice.sentences import Speaker

TINTS = {
    "blueprint": "#3a8fc4",
    "material": "#b08a2e",
    "crew": "#d0655a",
    "book": "#a970c8",
    "hourglass": "#a8a03a",
    "bird": "#6b9465",
    "worker": "#cf8a5b",
    "egg": "#9a916a",
    "factory": "#6f8fb0",
}
_BOX = "box"
_OF_THE_HELLKITE = ("hellkite", "outpost", "lair")


def card(kind: str, words: str, speaker: Speaker) -> Piece:
    """A card in these words, with its drawing and the colour of its class."""
    group = speaker.group_of(kind)
    return Piece(words, TINTS.get(group, ""), f"blueprint-{kind}" if group == "blueprint" else kind)


def cards(found: Iterable[str], speaker: Speaker) -> tuple[Piece, ...]:
    """Cards by name, equal ones counted."""
    counts = Counter(map(kind_of, found))
    told = [
        card(kind, speaker.card(kind) + (f" ({count})" if count > 1 else ""), speaker) for kind, count in counts.items()
    ]
    return tuple(told) or (Piece(speaker.say("zone-empty"), "quiet"),)


def zones(view: AerionView, speaker: Speaker, taken_aboard: Iterable[str]) -> Iterator[Row]:
    """The zones of the expansions in play, in their order, but for the Hellkite's row."""
    for name in view.areas:
        yield from _area(name, view, speaker, taken_aboard)
    families = dict.fromkeys(piece.partition("/")[0] for piece in view.pieces)
    for family in families:
        if family not in (*view.areas, *_OF_THE_HELLKITE):
            yield from _pieces(family, view, speaker)


# Areas


def _area(name: str, view: AerionView, speaker: Speaker, taken_aboard: Iterable[str]) -> Iterator[Row]:
    family, _, seat = name.partition("/")
    lying = view.areas[name]
    if family == _BOX or not speaker.knows(f"zone-{family}") or (family == "revealed" and not lying):
        return
    label = speaker.say(f"zone-{family}")
    if seat:
        if not _is_used(name, view):
            return
        label += f" {seat}" if _is_used(f"{family}/2", view) else ""
    if family == "flagship":
        yield _flagship(label, view, speaker, taken_aboard)
    else:
        yield Row(label, _lying(lying, family, speaker), is_extra=not lying and family != "hourglasses")


def _is_used(area: str, view: AerionView) -> bool:
    """Whether an area of one seat is used in this match: alone and with a common Payroll, only the first is."""
    seat = area.partition("/")[2]
    return seat in ("", "1") or (view.seats > 1 and "no-debt" not in view.variants)


def _lying(lying: tuple[str, ...], family: str, speaker: Speaker) -> tuple[Piece, ...]:
    """Cards by name; where the name of the area says what they are, only their decks or their number."""
    if family == "eggs":
        return (Piece(str(len(lying)), art="egg" if lying else ""),)
    if family == "hourglasses":
        return (Piece(_hourglasses(lying), art="hourglass" if lying else ""),)
    if family == "payroll" and len(set(map(kind_of, lying))) == 1:
        return tuple(card(kind_of(one), one.partition("@")[2], speaker) for one in lying)
    return cards(lying, speaker)


def _hourglasses(lying: tuple[str, ...]) -> str:
    """How many decks have given one, and which."""
    acquired = Counter(one.partition("@")[2] for one in lying)
    decks = [deck + (f" x{acquired[deck]}" if acquired[deck] > 1 else "") for deck in DECK_NAMES if acquired[deck]]
    return f"{len(decks)}/{len(DECK_NAMES)}" + (f" ({', '.join(decks)})" if decks else "")


def _flagship(label: str, view: AerionView, speaker: Speaker, taken: Iterable[str]) -> Row:
    if view.pieces["flagship"] == "flying":
        return Row(label, (Piece(speaker.say("side-flying"), "good", "flagship"),))
    takes = Piece(f"({speaker.say('zone-fits')} {speaker.either(taken)})")
    return Row(label, cards(view.areas["flagship"], speaker), note=takes)


# Pieces


def _pieces(family: str, view: AerionView, speaker: Speaker) -> Iterator[Row]:
    """A family of pieces: how many show which side."""
    name = next((name for name in (f"zone-{family}s", f"zone-{family}") if speaker.knows(name)), None)
    if name is None:
        return
    if family == "cloud" and "pinned-down" in view.variants:
        sides = {speaker.card(ship.name): view.pieces[f"cloud/{at}"] for at, ship in enumerate(view.ships, 1)}
        left = [(f"{ship} {speaker.side(side)}", side) for ship, side in sides.items() if side != GONE]
        told = left or [(speaker.side(GONE), GONE)]
    else:
        counts = Counter(side for piece, side in view.pieces.items() if piece.partition("/")[0] == family)
        told = [(f"{speaker.side(side)} {count}", side) for side, count in counts.items()]
    yield Row(
        speaker.say(name), tuple(Piece(words, art="" if side == GONE else f"{family}-{side}") for words, side in told)
    )


def told_place(place: RowPlace, speaker: Speaker) -> str:
    """A place of the Hellkite's row: an Outpost by its type, an open Lair in brackets; a mark for the Hellkite."""
    if place.outpost != GONE:
        word = speaker.side(place.outpost)
    elif place.lair not in (GONE, HIDDEN):
        word = f"({speaker.side(place.lair)})"
    else:
        word = "—"
    return f"►{word}" if place.here else word
