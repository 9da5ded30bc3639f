"""Play a record again, and check that it is what it claims to be."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from . import record as records
from .dealers import Pick, RecordedDealer, WrongScript
from .errors import AerodromeError, BadInput
from .fair import Mixing, Seed, SeededDealer, contribution_hash
from .game import Game
from .match import Match
from .record import Decision, Entry, Record

Mixed = Literal["people", "unowned", "nobody"]


class Verification(NamedTuple):
    """What was checked: how many decisions, how many draws, and whether the draws could be held against the seed.

    `mixed` says what was added to the seed. "people": one contribution for each person, in the order of the seats, each
    as its hash had promised. "unowned": bytes of which the record does not say whose they are, as in older records; the
    host could have chosen them. "nobody": nothing. `aborted` counts the rounds of mixing that were given up.
    """

    decisions: int
    draws: int
    dice_checked: bool
    mixed: Mixed = "nobody"
    people: int = 0
    aborted: int = 0


def replay(record: Record, game: Game, *, watch: Callable[[Match, Entry], None] | None = None) -> Match:
    """The match of a record, ready to be continued where the seed is known. `watch` is called after each entry.

    Whatever does not fit raises BadInput, with the number of the entry.
    """
    records.check_bounds(record)
    check_version(record, game)
    seed = seed_of(record)
    dealer = RecordedDealer(records.picks(record.deal, game.streams))
    match = _begin(record, game, seed, dealer)
    for number, entry in enumerate(record.entries, 1):
        try:
            _repeat(match, entry, dealer)
        except (AerodromeError, OverflowError) as error:
            reason = error if isinstance(error, AerodromeError) else str(error)
            raise BadInput("error-record-entry", entry=str(number), reason=reason) from None
        if watch is not None:
            watch(match, entry)
    if seed.secret is not None:
        ahead = SeededDealer(seed, game.streams)
        for pick in match.picks_used():
            ahead.skip(pick.stream)
        match.continue_with(ahead)
    return match


def check_version(record: Record, game: Game) -> None:
    if record.game != game.id:
        raise BadInput("error-record-game", found=repr(record.game), wanted=repr(game.id))
    if record.rules_version != game.rules_version:
        found, wanted = repr(record.rules_version), repr(game.rules_version)
        raise BadInput("error-record-rules", game=game.id, found=found, wanted=wanted)
    if record.catalogue_hash != game.catalogue_hash:
        found, wanted = record.catalogue_hash[:12], game.catalogue_hash[:12]
        raise BadInput("error-record-catalogue", found=found, wanted=wanted)


def seed_of(record: Record) -> Seed:
    """The seed a record shows, held against its commitment."""
    if not re.fullmatch("[0-9a-f]{64}", record.commitment):
        raise BadInput("error-record-commitment")
    parts = tuple(_bytes(part, "error-record-contribution-digits") for part in record.contributions)
    mixing = record.mixing
    if mixing is not None:
        _check_mixing(record, mixing)
    secret = None if record.seed is None else _bytes(record.seed, "error-record-seed-digits")
    if secret is not None and hashlib.sha256(secret).hexdigest() != record.commitment:
        raise BadInput("error-record-seed")
    return Seed(record.commitment, secret, record.known_deal, parts, mixing)


def _check_mixing(record: Record, mixing: Mixing) -> None:
    """Refuse contributions that are not exactly one for each person, in the order of the seats, as promised."""
    if record.known_deal or record.contributions:
        raise BadInput("error-record-mixing")
    people = list(mixing.people)
    if not people or people != sorted(set(people)) or not 0 <= people[0] <= people[-1] < min(record.seats, 256):
        raise BadInput("error-record-people")
    if [one.seat for one in mixing.contributions] != people:
        raise BadInput("error-record-owners")
    for one in mixing.contributions:
        added = _bytes(one.bytes, "error-record-contribution-digits")
        if contribution_hash(record.commitment, mixing.round, one.seat, added) != one.hash:
            raise BadInput("error-record-promise", seat=str(one.seat + 1))
    for number, given_up in enumerate(mixing.aborted, 1):
        promised = [one.seat for one in given_up.hashes]
        if promised != sorted(set(promised)) or not given_up.missing or not set(given_up.missing) <= set(promised):
            raise BadInput("error-record-aborted", round=str(number))


def _bytes(text: str, complaint: str) -> bytes:
    if not re.fullmatch("(?:[0-9a-f]{2}){1,64}", text):
        raise BadInput(complaint)
    return bytes.fromhex(text)


def _begin(record: Record, game: Game, seed: Seed, dealer: RecordedDealer) -> Match:
    options = game.settle_options(record.options)
    seats = game.check_terms(options, record.seats)
    state = None if record.position is None else game.from_position(record.position)
    if state is not None and game.terms(state) != (options, seats):
        raise BadInput("error-record-terms")
    try:
        match = Match(game, options, seats, seed, state=state, source=dealer)
        dealer.finish()
    except WrongScript as error:
        raise BadInput("error-record-deal", reason=error) from None
    return match


def _repeat(match: Match, entry: Entry, dealer: RecordedDealer) -> None:
    if isinstance(entry, Decision):
        dealer.load(records.picks(entry.chance, match.game.streams))
    match.repeat(entry)
    dealer.finish()


def verify(record: Record, game: Game) -> Verification:
    """Check every decision against the rules, every draw against the seed, and the result. Raises BadInput."""
    match = replay(record, game)
    result = match.record().result
    if result != record.result:
        raise BadInput("error-record-result", claimed=str(record.result), found=str(result))
    used, is_checked = match.picks_used(), match.seed.secret is not None
    if is_checked:
        _check_dice(match, used)
    decisions = sum(isinstance(entry, Decision) for entry in record.entries)
    if record.mixing is None:
        return Verification(decisions, len(used), is_checked, "unowned" if record.contributions else "nobody")
    people, aborted = len(record.mixing.people), len(record.mixing.aborted)
    return Verification(decisions, len(used), is_checked, "people", people, aborted)


def _check_dice(match: Match, used: Sequence[Pick]) -> None:
    dealer, drawn = SeededDealer(match.seed, match.game.streams), Counter[int]()
    for stream, most, found in used:
        fair = dealer.pick(stream, most)
        if fair != found:
            draw, name = str(drawn[stream]), repr(match.game.streams[stream])
            raise BadInput(
                "error-record-draw", draw=draw, stream=name, fair=str(fair), most=str(most), found=str(found)
            )
        drawn[stream] += 1
