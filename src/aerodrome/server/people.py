"""What people may do with seats. Each function says which entries that gives, or refuses; nothing is changed here."""

from __future__ import annotations

from aerodrome.bots.registry import place as bot_place
from aerodrome.protocol import Refused

from .entries import Closed, Contributed, Gave, Left, Renewed, Resigned, Returned, Sat, TableEntry
from .keys import Keys
from .ledger import STAND_IN, Ledger, Place
from .store import GuestRow


def seat_of(ledger: Ledger, seat: int) -> Place:
    if not 0 <= seat < ledger.seats:
        raise Refused("not-found", "server-error-no-seat", seat=str(seat)[:20], last=ledger.seats - 1)
    return ledger.places[seat]


def held(ledger: Ledger, guest: GuestRow, seat: int) -> Place:
    """The place, if this guest may sit there."""
    place = seat_of(ledger, seat)
    if guest.id not in place.holders:
        raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)
    return place


def going_on(ledger: Ledger) -> None:
    """Refuse what makes sense only while a match is played."""
    if not ledger.has_begun:
        raise Refused("not-begun", "server-error-not-begun")
    finished(ledger)


def finished(ledger: Ledger) -> None:
    """Refuse what makes no sense any more."""
    if ledger.outdated is not None:
        raise Refused("closed", "server-error-closed", reason=ledger.outdated)
    if ledger.is_over:
        raise Refused("over", "server-error-over")


def sit(ledger: Ledger, keys: Keys, guest: GuestRow, seat: int, key: str | None) -> tuple[TableEntry, ...]:
    """Sit down: with the key of the link, or where one has sat before, or where a seat was kept for one."""
    place = seat_of(ledger, seat)
    if guest.id in place.holders:
        return ()
    # A key that does not open the seat tells nothing about it, not even whether a bot sits there.
    is_kept = place.plan.guest == guest.id and not place.holders and key is None
    if not is_kept and not (key is not None and keys.opens(key, ledger.row.id, seat, place.generation)):
        raise Refused("forbidden", "server-error-wrong-key", seat=seat + 1)
    finished(ledger)
    if place.plan.kind == "bot" or place.has_resigned or (place.bot is not None and not place.holders):
        raise Refused("taken", "server-error-bots-seat", seat=seat + 1)
    return (Sat(seat, guest.id, guest.name, guest.colour),)


def come(ledger: Ledger, guest: GuestRow | None, seat: int) -> tuple[TableEntry, ...]:
    """Come to the table: a seat that others gave to a bot comes back by itself, and a new name is written down."""
    if guest is None or seat not in ledger.held_by(guest.id) or ledger.is_over or ledger.outdated is not None:
        return ()
    place = ledger.places[seat]
    entries: list[TableEntry] = []
    if place.bot is not None and place.given_by == "others":
        entries.append(Returned(seat))
    is_renamed = (place.name, place.colour) != (guest.name, guest.colour)
    if place.owner == guest.id and place.plan.name is None and is_renamed:
        entries.append(Sat(seat, guest.id, guest.name, guest.colour))
    return tuple(entries)


def leave(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """Leave: before the match the seat is free again, during it a bot plays on until one comes back."""
    place = held(ledger, guest, seat)
    finished(ledger)
    if not ledger.has_begun:
        return (Left(seat),)
    return () if place.bot is not None else (Gave(seat, STAND_IN, "owner"),)


def renew(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """A new link for one's own seat; all other devices are out."""
    held(ledger, guest, seat)
    return (Renewed(seat, guest.id),)


def give(ledger: Ledger, guest: GuestRow, seat: int, bot: str, wait: float) -> tuple[TableEntry, ...]:
    """Let a bot play in a seat. `wait` is how many seconds its owner may still be absent before others may do it."""
    place = seat_of(ledger, seat)
    is_at_table = bool(ledger.held_by(guest.id)) or guest.id == ledger.row.creator
    if not is_at_table:
        raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)
    finished(ledger)
    bot_place(ledger.game, bot)
    if place.plan.kind == "bot" or place.has_resigned:
        raise Refused("taken", "server-error-bots-seat", seat=seat + 1)
    if place.bot == bot:
        return ()
    if not ledger.has_begun:
        return _fill(ledger, guest, seat, bot)
    if guest.id in place.holders:
        return (Gave(seat, bot, "owner"),)
    if not ledger.held_by(guest.id):
        raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)
    if wait > 0:
        raise Refused("too-early", "server-error-not-absent", wait=wait, seat=seat + 1, minutes=round(wait / 60 + 0.5))
    return () if place.bot is not None else (Gave(seat, bot, "others"),)


def _fill(ledger: Ledger, guest: GuestRow, seat: int, bot: str) -> tuple[TableEntry, ...]:
    """Before the match, only an open seat can be filled, and only by whoever made the table."""
    if ledger.places[seat].holders:
        raise Refused("not-begun", "server-error-not-begun")
    if guest.id != ledger.row.creator:
        raise Refused("forbidden", "server-error-not-your-table")
    return (Gave(seat, bot, "creator"),)


def take_back(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """Sit again where a bot has played meanwhile; before the match, the creator opens a filled seat again."""
    place = seat_of(ledger, seat)
    may_open = not ledger.has_begun and place.given_by == "creator" and guest.id == ledger.row.creator
    if not may_open:
        held(ledger, guest, seat)
    finished(ledger)
    if place.has_resigned:
        raise Refused("over", "server-error-resigned")
    return () if place.bot is None else (Returned(seat),)


def resign(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """Give up for good. When nobody else is left, the table is closed."""
    place = held(ledger, guest, seat)
    going_on(ledger)
    if place.has_resigned:
        return ()
    others = (other for number, other in enumerate(ledger.places) if number != seat)
    resigned = Resigned(seat, STAND_IN)
    if any(other.is_persons and other.holders for other in others):
        return (resigned,)
    return (resigned, Closed("server-closed-resigned"))


def contribute(ledger: Ledger, guest: str, added: str) -> tuple[TableEntry, ...]:
    """Add random bytes, once, before the match begins."""
    finished(ledger)
    if ledger.contributions.get(guest) == added:
        return ()
    if ledger.row.known_deal:
        raise Refused("bad-input", "server-error-known-deal")
    if ledger.has_begun:
        raise Refused("late", "server-error-begun")
    if guest in ledger.contributions:
        raise Refused("late", "server-error-contributed")
    return (Contributed(guest, added),)
