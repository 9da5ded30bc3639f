"""What has happened at Aerion's table, event by event, in sentences.

The sentence of a move is found by the families of its two zones, that of a piece by its family and the side it shows
now; where there is none, nothing is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aerodrome.kernel import Happening
from aerodrome.kernel.happenings import Counted, Ended, Moved, Rolled, Stepped, Turned

from .cards import REROLLS_FOR_A_BOOK, SHIP_NAMES
from .dice import DICE
from .fitting import HIDDEN, kind_of
from .view import AerionView

if TYPE_CHECKING:
    from .sentences import Speaker

# Moves of the base game whose texts have names of their own
_MOVES = {
    ("display", "acquired"): "acquired",
    ("acquired", "workshop"): "placed",
    ("acquired", "reserve"): "reserved",
    ("acquired", "discard"): "rejected",
    ("acquired", "pulpit"): "pulpit",
    ("reserve", "workshop"): "moved",
    ("discard", "deck"): "retrieved",
    ("deck", "display"): "revealed",
}

_BUILT = {
    "project": "log-not-your-ship",
    "flying": "log-built",
    "waiting": "log-waiting",
    "held-down": "log-pinned",
}
"""What became of a ship whose three cards have come together."""


def tell_one(
    speaker: Speaker,
    event: Happening,
    view: AerionView,
    before: Happening | None = None,
    ahead: Sequence[Happening] = (),
    *,
    is_silent: bool = False,
) -> str | None:
    """An event as a sentence, or None when there is nothing to say.

    `view` is the one right before the event; `before` and `ahead` are the events around it in the same decision.
    `is_silent` is whether nothing has been said of the decision yet: then even a step may be worth a sentence.
    """
    match event:
        case Moved(card=str(card), source=source, target=target):
            return _moved(speaker, card, source, target, view, ahead)
        case Rolled(kept=kept, dice=dice):
            return _rolled(speaker, kept, dice, view, before)
        case Counted(counter="turn", value=turn):
            return _turn(speaker, turn, view, ahead)
        case Counted(counter="rerolls", value=rerolls):
            return _more_rerolls(speaker, rerolls, view, before)
        case Stepped(step="retrieve"):
            return speaker.say("log-book-retrieve")
        case Stepped(step=step) if is_silent:
            return _known(speaker, f"log-step-{step}") or _known(speaker, f"log-skipped-{view.step}")
        case Turned(piece=piece, side=side):
            return _turned(speaker, piece, side, view)
        case Ended(winners=winners, rule=rule):
            return speaker.say("log-won" if winners else speaker.lost("log-lost", rule))
    return None


def _known(speaker: Speaker, name: str, **values: str | int) -> str | None:
    return speaker.say(name, **values) if speaker.knows(name) else None


# Cards


def _moved(
    speaker: Speaker, card: str, source: str, target: str, view: AerionView, ahead: Sequence[Happening]
) -> str | None:
    come, gone = source.partition("/")[0], target.partition("/")[0]
    if (come, gone) == ("display", "discard"):
        return _discarded(speaker, card, view, ahead)
    if (come, gone) == ("pulpit", "discard"):
        return _known(speaker, "log-book-lost") if ahead and not _book_is_told(ahead[0]) else None
    name = _MOVES.get((come, gone), f"{come}-{gone}")
    if gone == "box":
        name = f"{kind_of(card)}-used"
    deck = speaker.deck(card.partition("@")[2])
    return _known(speaker, f"log-{name}", card=speaker.card(card), deck=deck, workshop=target.partition("/")[2])


def _discarded(speaker: Speaker, card: str, view: AerionView, ahead: Sequence[Happening]) -> str:
    """A card leaves the Display: to pay, because it stays too long, because it is sent, or because it is let go."""
    kind, deck = kind_of(card), speaker.deck(card.partition("@")[2])
    next_step = next((event.step for event in ahead if isinstance(event, Stepped)), None)
    if view.step == "replenish" and speaker.knows(f"log-{kind}-left"):
        return speaker.say(f"log-{kind}-left", deck=deck)
    if next_step not in (None, "reroll", "replenish") and speaker.knows(f"log-{kind}-sent"):
        return speaker.say(f"log-{kind}-sent", deck=deck)
    if next_step != "reroll" and sum(column.display is not None for column in view.columns) == 1:
        return speaker.say("log-let-go", card=speaker.card(card))
    return speaker.say("log-discarded", card=speaker.card(card), deck=deck)


def _book_is_told(following: Happening) -> bool:
    """Whether the event after a Book's discard says what the Book was for."""
    if isinstance(following, Counted):
        return following.counter in ("rerolls", "taken")
    return isinstance(following, Moved) and following.target.startswith("reserve")


# Dice


def _rolled(
    speaker: Speaker, kept: tuple[int, ...], dice: tuple[int, ...], view: AerionView, before: Happening | None
) -> str | None:
    if not dice:
        return None
    if view.step == "start":
        return speaker.say("log-rolled", dice=speaker.dice(dice))
    changed: dict[str, str | int] = {}
    if len(kept) == int(DICE) - 1:
        changed = {"from": _missing(view.dice, kept), "to": _missing(dice, kept)}
    if isinstance(before, Turned) and speaker.knows(f"log-rolled-{before.piece}"):
        return speaker.say(f"log-rolled-{before.piece}", dice=speaker.dice(dice), **changed)
    if _is_pixie(kept, view, before):
        return speaker.say("log-pixie", **changed)
    return speaker.say("log-rerolled", dice=speaker.dice(dice), kept=speaker.dice(kept) or "none")


def _is_pixie(kept: tuple[int, ...], view: AerionView, before: Happening | None) -> bool:
    """Whether a Pixie changed the dice; without the event before, one changed die is hers when no reroll is due."""
    if before is not None:
        return isinstance(before, Counted) and before.counter == "pixies"
    return view.step == "roll" and view.rerolls == 0 and len(kept) == int(DICE) - 1


def _missing(dice: tuple[int, ...], kept: tuple[int, ...]) -> int:
    """The one die that is not among those kept."""
    rest = list(dice)
    for face in kept:
        rest.remove(face)
    return rest[0]


# Turns and rerolls


def _turn(speaker: Speaker, turn: int, view: AerionView, ahead: Sequence[Happening]) -> str:
    if view.seats == 1:
        return speaker.say("log-turn", turn=turn)
    seat = next((event.seat for event in ahead if isinstance(event, Stepped)), 1 - view.player)
    return speaker.say("log-turn-of", turn=turn, player=speaker.player(seat))


def _more_rerolls(speaker: Speaker, rerolls: int, view: AerionView, before: Happening | None) -> str | None:
    """Rerolls that a Book gives; those of anything else are told by what gives them."""
    is_book = before is None or (isinstance(before, Moved) and before.source.startswith("pulpit"))
    if not is_book or rerolls < view.rerolls + int(REROLLS_FOR_A_BOOK):
        return None
    return speaker.say(speaker.reworded("log-book-rerolls", view))


# Pieces


def _turned(speaker: Speaker, piece: str, side: str, view: AerionView) -> str | None:
    family, _, name = piece.partition("/")
    if family == "ship":
        return _built(speaker, name, side, view)
    ship = speaker.say(f"ship-{SHIP_NAMES[int(name) - 1]}") if name.isdigit() and int(name) <= len(SHIP_NAMES) else ""
    values: dict[str, str | int] = {"side": speaker.side(side), "place": side, "ship": ship}
    if side.isdigit():
        return _known(speaker, f"log-{family}-moved", **values)
    if view.pieces.get(piece) == HIDDEN and speaker.knows(f"log-{family}-found"):
        return speaker.say(f"log-{family}-found", **values)
    return _known(speaker, speaker.reworded(f"log-{family}-{side}", view), **values)


def _built(speaker: Speaker, name: str, side: str, view: AerionView) -> str:
    """A ship has its three cards: it takes off, unless it flies already, is the partner's, or is held down."""
    ship = next(ship for ship in view.ships if ship.name == name)
    key = _BUILT[side]
    if side == "flying" and ship.flying:
        key = "log-built-again"
    return speaker.say(key, ship=speaker.say(f"ship-{name}"))
