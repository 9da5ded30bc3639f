"""What everybody may know of a table and its people, and who may have which link."""

from __future__ import annotations

from collections.abc import Iterator

from aerodrome.protocol import Problem, Refused, problem_of
from aerodrome.protocol.messages import SeatInfo, TableInfo

from .keys import Keys
from .ledger import Ledger, out_of_date
from .presence import Presence
from .standing import status_of


def table_info(
    ledger: Ledger, presence: Presence, watchers: int, lang: str, clock_left: float | None = None
) -> TableInfo:
    """The table as everybody sees it. Seed and bytes are shown when the log says that the match is over."""
    row, rounds = ledger.row, ledger.rounds
    mixing = rounds.mixing() if ledger.is_over else None
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        catalogue_hash=row.catalogue_hash,
        own_catalogue=row.catalogue is not None,
        options=ledger.options,
        status=status_of(ledger),
        seats=tuple(_seat(ledger, presence, seat) for seat in range(ledger.seats)),
        commitment=ledger.seed.commitment,
        known_deal=row.known_deal,
        from_position=row.position is not None,
        absence=row.absence,
        chat=ledger.has_chat,
        clock=ledger.clock,
        clock_left=clock_left,
        watchers=watchers,
        created=row.created,
        outcome=ledger.outcome,
        seed=row.secret.hex() if ledger.is_over or row.known_deal else None,
        round=rounds.number,
        hashes=_hashes(ledger),
        aborted=tuple(rounds.aborted),
        contributions=() if mixing is None else mixing.contributions,
        closed=_why_closed(ledger, lang),
        rematch=ledger.rematch,
    )


def _seat(ledger: Ledger, presence: Presence, seat: int) -> SeatInfo:
    place = ledger.places[seat]
    is_connected = bool(place.holders) and presence.is_connected(seat)
    since = presence.last_seen(seat, ledger.row.created) if place.holders and not is_connected else None
    can_be_given = since is not None and ledger.has_begun and not ledger.is_over and place.bot is None
    return SeatInfo(
        kind=place.plan.kind,
        name=place.name,
        colour=place.colour,
        bot=place.bot,
        is_taken=place.is_filled,
        is_connected=is_connected,
        is_kept=place.kept_for is not None and not place.is_filled,
        has_committed=seat in ledger.rounds.hashes,
        has_contributed=seat in ledger.rounds.bytes,
        has_resigned=place.has_resigned,
        since=since,
        absent_from=since + ledger.row.absence if since is not None and can_be_given else None,
    )


def _hashes(ledger: Ledger) -> tuple[str | None, ...]:
    """The hash of each seat with a person, once all are there: nobody sends bytes before."""
    hashes = ledger.rounds.hashes
    is_shown = bool(hashes) and (ledger.has_begun or ledger.is_revealing)
    return tuple(hashes.get(seat) for seat in range(ledger.seats)) if is_shown else ()


def _why_closed(ledger: Ledger, lang: str) -> Problem | None:
    if ledger.closed is not None:
        return problem_of(Refused("closed", ledger.closed.key), lang)
    return None if ledger.outdated is None else problem_of(out_of_date(ledger), lang)


def links_of(ledger: Ledger, keys: Keys, guest: str | None) -> Iterator[tuple[int, str]]:
    """The links that are a guest's to give: those of their own seats and, for the maker of the table, invitations.

    An invitation is the link of a seat that nobody has and that is kept for nobody.
    """
    for seat, place in enumerate(ledger.places):
        is_open = not ledger.has_begun and place.plan.kind != "bot" and not place.is_filled and place.kept_for is None
        if guest is not None and (guest in place.holders or (is_open and guest == ledger.row.creator)):
            yield seat, f"/table/{ledger.row.id}#{seat}.{keys.seat_key(ledger.row.id, seat, place.generation)}"
