"""What people may do with seats. Each function says which entries that gives, or refuses; nothing is changed here."""

from __future__ import annotations

from aerodrome.bots.registry import place as bot_place
from aerodrome.kernel import contribution_hash
from aerodrome.kernel.record import MOST_ROUNDS
from aerodrome.protocol import Refused
from aerodrome.protocol.messages import Commit, Reveal

from . import entries
from .entries import TableEntry
from .keys import Keys
from .ledger import HeldSeat, Ledger, out_of_date
from .store import GuestRow

USED_KEYS = 8
"""How many earlier keys of a seat are kept, to say that a key was used or replaced."""


def seat_of(ledger: Ledger, seat: int) -> HeldSeat:
    if not 0 <= seat < ledger.seats:
        raise Refused("not-found", "server-error-no-seat", seat=str(seat)[:20], last=ledger.seats - 1)
    return ledger.places[seat]


def held(ledger: Ledger, guest: GuestRow, seat: int) -> HeldSeat:
    place = seat_of(ledger, seat)
    if guest.id not in place.holders:
        raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)
    return place


def still_held(ledger: Ledger, guest: str | None, seat: int) -> None:
    """Refuse commands for a seat from those who do not hold it, or do not hold it any more."""
    if guest is None or guest not in ledger.places[seat].holders:
        raise Refused("forbidden", "server-error-only-looking")


def going_on(ledger: Ledger) -> None:
    """Refuse what makes sense only while a match is played."""
    if not ledger.has_begun:
        raise Refused("not-begun", "server-error-not-begun")
    finished(ledger)


def finished(ledger: Ledger) -> None:
    """Refuse what makes no sense any more, or not in this process."""
    if ledger.is_over:
        raise Refused("over", "server-error-over")
    if ledger.outdated is not None:
        raise out_of_date(ledger)


def sit(ledger: Ledger, keys: Keys, guest: GuestRow, seat: int, key: str | None) -> tuple[TableEntry, ...]:
    """Sit down: with the key of the link, or where one has sat before, or where a seat was kept for one.

    The first one to sit down uses up the key, so of two people with the same invitation only one gets the seat.
    """
    place = seat_of(ledger, seat)
    if guest.id in place.holders:
        return ()
    # A key that does not open the seat tells nothing about it, not even whether a bot sits there.
    is_kept = place.kept_for == guest.id and not place.holders and key is None
    if not is_kept and not (key is not None and keys.opens(key, ledger.row.id, seat, place.generation)):
        is_old = key is not None and _was_key(ledger, keys, key, seat)
        raise Refused("forbidden", "server-error-used-key" if is_old else "server-error-wrong-key", seat=seat + 1)
    finished(ledger)
    if place.plan.kind == "bot" or place.has_resigned or (place.bot is not None and not place.holders):
        raise Refused("taken", "server-error-bots-seat", seat=seat + 1)
    return (entries.Sat(seat, guest.id, guest.name, guest.colour),)


def _was_key(ledger: Ledger, keys: Keys, key: str, seat: int) -> bool:
    now = ledger.places[seat].generation
    return any(keys.opens(key, ledger.row.id, seat, before) for before in range(max(0, now - USED_KEYS), now))


def come(ledger: Ledger, guest: GuestRow | None, seat: int) -> tuple[TableEntry, ...]:
    """Come to the table: a seat that others gave to a bot comes back by itself, and a new name is written down."""
    if guest is None or seat not in ledger.held_by(guest.id) or ledger.is_over or ledger.outdated is not None:
        return ()
    place = ledger.places[seat]
    found: list[TableEntry] = []
    if place.bot is not None and place.given_by == "others":
        found.append(entries.Returned(seat))
    is_renamed = (place.name, place.colour) != (guest.name, guest.colour)
    if place.owner == guest.id and place.plan.name is None and is_renamed:
        found.append(entries.Sat(seat, guest.id, guest.name, guest.colour))
    return tuple(found)


def leave(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """Leave: before the match the seat is free again, during it a bot plays on until one comes back."""
    place = held(ledger, guest, seat)
    finished(ledger)
    if not ledger.has_begun:
        return (*_give_up_round(ledger), entries.Left(seat))
    return () if place.bot is not None else (entries.Gave(seat, ledger.stand_in, "owner"),)


def renew(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """A new link for one's own seat; all other devices are out. Only the seat's owner can do that."""
    if held(ledger, guest, seat).owner != guest.id:
        raise Refused("forbidden", "server-error-not-owner", seat=seat + 1)
    return (entries.Renewed(seat, guest.id),)


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
        return (entries.Gave(seat, bot, "owner"),)
    if not ledger.held_by(guest.id):
        raise Refused("forbidden", "server-error-not-your-seat", seat=seat + 1)
    if wait > 0:
        raise Refused("too-early", "server-error-not-absent", wait=wait, seat=seat + 1, minutes=round(wait / 60 + 0.5))
    return () if place.bot is not None else (entries.Gave(seat, bot, "others"),)


def _fill(ledger: Ledger, guest: GuestRow, seat: int, bot: str) -> tuple[TableEntry, ...]:
    """Before the match, only an open seat can be filled, and only by the maker of the table."""
    if ledger.places[seat].holders:
        raise Refused("not-begun", "server-error-not-begun")
    if guest.id != ledger.row.creator:
        raise Refused("forbidden", "server-error-not-your-table")
    return (entries.Gave(seat, bot, "creator"),)


def take_back(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """Sit again where a bot has played meanwhile; before the match, the creator opens a filled seat again."""
    place = seat_of(ledger, seat)
    may_open = not ledger.has_begun and place.given_by == "creator" and guest.id == ledger.row.creator
    if not may_open:
        held(ledger, guest, seat)
    finished(ledger)
    if place.has_resigned:
        raise Refused("over", "server-error-resigned")
    return () if place.bot is None else (*_give_up_round(ledger), entries.Returned(seat))


def resign(ledger: Ledger, guest: GuestRow, seat: int) -> tuple[TableEntry, ...]:
    """Give up for good. When nobody else is left, the table is closed."""
    place = held(ledger, guest, seat)
    going_on(ledger)
    if place.has_resigned:
        return ()
    others = (other for number, other in enumerate(ledger.places) if number != seat)
    resigned = entries.Resigned(seat, ledger.stand_in)
    if any(other.is_persons and other.holders for other in others):
        return (resigned,)
    return (resigned, entries.Closed("server-closed-resigned"))


# The seed


def commit(ledger: Ledger, guest: str | None, seat: int, message: Commit) -> tuple[TableEntry, ...]:
    """Fix the hash of one's bytes, once in each round.

    A guest who cannot send the bytes for shown hashes abandons the round by sending a hash for the next one.
    """
    still_held(ledger, guest, seat)
    finished(ledger)
    rounds = ledger.rounds
    if message.round == rounds.number and rounds.hashes.get(seat) == message.hash:
        return ()
    _check_mixing(ledger, seat)
    committed = entries.Committed(seat, message.round, message.hash)
    if message.round == rounds.number + 1 and ledger.is_revealing and seat not in rounds.bytes:
        if message.round > MOST_ROUNDS:
            raise Refused("too-many", "server-error-too-many-rounds", most=MOST_ROUNDS)
        return (*_give_up_round(ledger), committed)
    if message.round != rounds.number or seat in rounds.hashes:
        raise Refused("late", "server-error-committed")
    return (committed,)


def reveal(ledger: Ledger, guest: str | None, seat: int, message: Reveal) -> tuple[TableEntry, ...]:
    """Send the bytes of one's hash, as soon as all hashes are shown."""
    still_held(ledger, guest, seat)
    finished(ledger)
    rounds = ledger.rounds
    if message.round == rounds.number and rounds.bytes.get(seat) == message.bytes:
        return ()
    _check_mixing(ledger, seat)
    if message.round != rounds.number or seat in rounds.bytes:
        raise Refused("late", "server-error-committed")
    if not ledger.is_revealing:
        raise Refused("too-early", "server-error-hashes-first")
    found = contribution_hash(ledger.seed.commitment, rounds.number, seat, bytes.fromhex(message.bytes))
    if found != rounds.hashes[seat]:
        raise Refused("bad-input", "server-error-other-bytes")
    return (entries.BytesRevealed(seat, message.round, message.bytes),)


def _check_mixing(ledger: Ledger, seat: int) -> None:
    """Refuse to mix where there is nothing to mix, or no more."""
    if ledger.row.known_deal:
        raise Refused("bad-input", "server-error-known-deal")
    if ledger.has_begun:
        raise Refused("late", "server-error-begun")
    if ledger.places[seat].bot is not None:
        raise Refused("taken", "server-error-bot-plays", seat=seat + 1)


def _give_up_round(ledger: Ledger) -> tuple[TableEntry, ...]:
    """What is written when a round cannot end: once its hashes are shown, the log says that it was given up."""
    return (entries.Aborted(ledger.rounds.number, ledger.rounds.missing()),) if ledger.is_revealing else ()
