"""Records: written, read, played again, checked; and whatever was tampered with or made up is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from lanterns import GAME as LANTERNS

import aerodrome
from aerodrome.games.aerion import GAME, catalogue
from aerodrome.kernel import AerodromeError, BadInput, FastDealer, Match, Record, Seed, Verification, WrongScript
from aerodrome.kernel import record as records
from aerodrome.kernel import replay as replay_with
from aerodrome.kernel.dealers import Pick
from aerodrome.kernel.record import Chance, Decision, Entry, Undone, Withdrawn

Plain = dict[str, Any]


def play_on(match: Match, choices: FastDealer, decisions: int = 10_000) -> Match:
    """Some random decisions more, or all that are left."""
    while match.actors and decisions:
        legal = match.legal()
        match.play(legal.ids[choices.pick(0, len(legal))])
        decisions -= 1
    return match


@cache
def finished() -> Record:
    """A whole match with a secret seed to which two players have added."""
    seed = Seed.of(b"s" * 32, contributions=(b"one", b"two"))
    match = Match(GAME, GAME.settle_options({"pixies": 2}), 1, seed)
    match.play("roll")
    match.play("discard AAA")
    match.undo()
    return play_on(match, FastDealer(3)).record()


@cache
def unfinished() -> Record:
    return play_on(aerodrome.new("aerion", seed=7), FastDealer(1), 12).record()


def plain(record: Record) -> Plain:
    found: Plain = json.loads(record.dumps())
    return found


def refusal(record: Record | Plain | str | bytes, check: Callable[[Any], object] = aerodrome.verify) -> str:
    with pytest.raises(BadInput) as error:
        check(json.dumps(record) if isinstance(record, dict) else record)
    return str(error.value)


# Writing and reading


def test_a_record_is_read_as_it_was_written() -> None:
    for record in (finished(), unfinished()):
        assert aerodrome.loads(record.dumps()) == record
        assert aerodrome.loads(record.dumps().encode()) == record
        assert aerodrome.loads(record.dumps()).dumps() == record.dumps()


def test_a_short_record_in_full() -> None:
    match = aerodrome.from_position(
        "aerion", {"display": {"AAA": "helix", "AAAA": "nut"}, "dice": [1, 1, 2, 3, 4, 6]}, seed="golden"
    )
    match.play("pixie 6 1")
    match.undo()
    match.play("discard AAAA")
    match.play("keep 11")
    assert match.record().dumps() == GOLDEN


GOLDEN = """\
{
  "format": 1,
  "game": "aerion",
  "rules_version": "3",
  "catalogue_hash": "206c718342c9e4aba36ca6e4b82065ad4d12414258d0ea6ad4c0e612d42d7a0f",
  "options": {"pixies":3,"expansions":[],"variants":[],"pinned-ship":"waits","egg-choice":"optional","first":1},
  "seats": 1,
  "commitment": "721815dfc82a177a38a463467d5691718334ed7b708b1c85994865059ac5b2bb",
  "known_deal": true,
  "position": {"seats":1,"expansions":[],"variants":[],"turn":1,"rerolls":0,"pixies":3,\
"seat":0,"step":"roll","waiting":[],"dice":[1,1,2,3,4,6],\
"display":{"AAA":"helix","AAAA":"nut"},"top":{},"discards":{},"workshops":[[],[]],"common_crew":null,\
"pulpits":[[]],"reserves":[[]],"acquired":null,"pile":null,"taken":0,"ships":[],"second_fleet":[],"areas":{},"pieces":{},\
"counters":{},"ending":null},
  "entries": [
    {"type":"decision","seat":0,"do":"pixie 6 1"},
    {"type":"undo","seat":0},
    {"type":"decision","seat":0,"do":"discard AAAA"},
    {"type":"decision","seat":0,"do":"keep 11","chance":[["dice",6,[4,0,2,5]]]}
  ],
  "seed": "5fbcdd4cd876005438584d97c91edb5b860ac09515779aeac78f64b6fc48a5fb"
}
"""


def test_a_record_has_a_line_for_each_entry() -> None:
    lines = finished().dumps().split("\n")
    first = lines.index('  "entries": [')
    entries = len(finished().entries)
    for line, entry in zip(lines[first + 1 :], finished().entries, strict=False):
        assert msgspec.json.decode(line.rstrip(","), type=Entry) == entry
    assert lines[first + 1 + entries] == "  ],"


def test_a_record_without_entries() -> None:
    record = aerodrome.new("aerion", seed=1).record()
    assert '\n  "entries": [],\n' in record.dumps()
    assert aerodrome.loads(record.dumps()) == record


def test_neighbouring_picks_on_one_stream_are_written_together() -> None:
    streams = ("choices", "dice", "deck")
    picks = [Pick(1, 6, 3), Pick(1, 6, 0), Pick(1, 8, 2), Pick(2, 8, 7), Pick(1, 6, 5)]
    written = records.chances(picks, streams)
    assert written == (
        Chance("dice", 6, (3, 0)),
        Chance("dice", 8, (2,)),
        Chance("deck", 8, (7,)),
        Chance("dice", 6, (5,)),
    )
    assert records.picks(written, streams) == picks
    assert records.chances([], streams) == ()
    with pytest.raises(BadInput, match="The record draws from 'wheel', which this game does not have"):
        records.picks([Chance("wheel", 6, (1,))], streams)


# Playing again


def test_a_replayed_match_is_the_same() -> None:
    for seed in range(6):
        match = play_on(aerodrome.new("aerion", seed=seed, options={"pixies": seed % 4}), FastDealer(seed))
        for form in (match.record(), match.record().dumps(), match.record().dumps().encode()):
            again = aerodrome.replay(form)
            assert again.position() == match.position()
            assert again.state.key() == match.state.key()
            assert again.outcome == match.outcome
            assert again.record() == match.record()


@pytest.mark.parametrize("cut", [0, 1, 5, 9, 30])
def test_a_replayed_match_goes_on_as_the_uninterrupted_one(cut: int) -> None:
    match, choices = aerodrome.new("aerion", seed=5), FastDealer(8)
    play_on(match, choices, cut)
    saved, same_choices = match.record().dumps(), FastDealer(8)
    for _ in range(cut):
        same_choices.pick(0, 1)
    play_on(match, choices, 60)
    again = play_on(aerodrome.replay(saved), same_choices, 60)
    assert again.record() == match.record()
    assert again.state.key() == match.state.key()


def test_a_match_from_a_position_is_replayed() -> None:
    position = {"display": {"AAA": "helix", "AAAA": "nut"}, "dice": [1, 1, 2, 3, 4, 6], "pixies": 1, "turn": 8}
    match = aerodrome.from_position("aerion", position, seed="here")
    play_on(match, FastDealer(2), 30)
    again = aerodrome.replay(match.record().dumps())
    assert again.record() == match.record()
    assert aerodrome.verify(match.record()).dice_checked


def test_decisions_taken_back_are_replayed() -> None:
    undone = finished().entries[1:3]
    assert [type(entry) for entry in undone] == [Decision, Undone]
    assert aerodrome.replay(finished()).record() == finished()


def test_withdrawn_choices_are_replayed() -> None:
    match = Match(LANTERNS, {}, 2, Seed.known(3))
    seat = 1
    bid = next(action for action in match.legal(seat) if action.verb == "bid")
    match.play(bid, seat)
    match.withdraw(seat)
    match.play("say dim", 0)
    record = aerodrome.loads(match.record().dumps())
    assert record.entries[1] == Withdrawn(1)
    assert replay_with(record, LANTERNS).state.key() == match.state.key()
    never = msgspec.structs.replace(record, entries=(Withdrawn(1),))
    with pytest.raises(BadInput, match=r"Entry 1 of the record does not fit: Seat 1 cannot take back its choice"):
        replay_with(never, LANTERNS)


def test_every_entry_can_be_watched() -> None:
    seen: list[tuple[int, Entry]] = []
    replay_with(unfinished(), GAME, watch=lambda match, entry: seen.append((len(match.entries), entry)))
    assert seen == list(enumerate(unfinished().entries, 1))


def test_without_its_seed_a_match_can_be_watched_but_not_continued() -> None:
    match = aerodrome.new("aerion")
    match.play("roll")
    assert match.record().seed is None
    again = aerodrome.replay(match.record().dumps())
    assert again.position() == match.position()
    assert again.record() == match.record()
    again.play("discard AAA")
    with pytest.raises(WrongScript, match="the rules ask for chance where the record has none"):
        again.play("keep none")
    with pytest.raises(BadInput, match="The seed of this match is still secret"):
        _ = again.seed.key


# Checking


def test_a_true_record_is_verified() -> None:
    record = finished()
    draws = [chance for entry in record.entries if isinstance(entry, Decision) for chance in entry.chance]
    count = sum(len(chance.results) for chance in (*record.deal, *draws))
    decisions = sum(isinstance(entry, Decision) for entry in record.entries)
    assert len(record.entries) == decisions + 1
    assert aerodrome.verify(record) == Verification(decisions, count, True, "unowned")
    assert aerodrome.verify(record.dumps()) == Verification(decisions, count, True, "unowned")
    assert count > 100


def test_a_record_that_keeps_its_seed_is_verified_but_for_the_dice() -> None:
    record = msgspec.structs.replace(finished(), seed=None)
    checked = aerodrome.verify(record)
    assert checked == Verification(*aerodrome.verify(finished())[:2], False, "unowned")


def test_an_unfinished_record_is_verified() -> None:
    assert aerodrome.verify(unfinished()).dice_checked
    assert aerodrome.verify(aerodrome.new("aerion", seed=1).record()) == Verification(0, 6, True)


# Tampering


def entry_numbers(wanted: str) -> list[int]:
    return [
        number
        for number, entry in enumerate(finished().entries)
        if isinstance(entry, Decision) and entry.do.split()[0] == wanted
    ]


def with_entries(change: Callable[[list[Plain]], object]) -> Plain:
    record = plain(finished())
    change(record["entries"])
    assert record != plain(finished())
    return record


def test_every_changed_die_and_card_is_found() -> None:
    record = plain(finished())
    places = [(chance, at) for chance in record["deal"] for at in range(len(chance[2]))]
    for entry in record["entries"][:40]:
        places += [(chance, at) for chance in entry.get("chance", []) for at in range(len(chance[2]))]
    for chance, at in places:
        true = chance[2][at]
        chance[2][at] = (true + 1) % chance[1]
        refusal(record)
        chance[2][at] = true
    assert aerodrome.verify(json.dumps(record)).dice_checked
    assert len(places) > 40


def test_a_changed_die_is_told() -> None:
    record = plain(unfinished())
    last = [entry for entry in record["entries"] if entry.get("chance")][-1]
    stream, n, results = last["chance"][-1]
    fair = results[-1]
    results[-1] = (fair + 1) % n
    record["entries"] = record["entries"][: record["entries"].index(last) + 1]
    draws = sum(len(c[2]) for e in record["entries"] for c in e.get("chance", []) if c[0] == stream)
    draws += sum(len(c[2]) for c in record["deal"] if c[0] == stream)
    assert refusal(record) == (
        f"Draw {draws - 1} on {stream!r} should be {fair} of {n} by the seed; the record says {results[-1]}."
    )


@pytest.mark.parametrize(
    ("tampered", "message"),
    [
        (lambda: {"seed": "00" * 32}, "The record's seed is not the one it was committed to before play."),
        (lambda: {"commitment": "0" * 64}, "The record's seed is not the one it was committed to before play."),
        (lambda: {"commitment": "0" * 63}, "The record’s commitment is not a SHA-256 hash in hexadecimal."),
        (lambda: {"commitment": "G" * 64}, "The record’s commitment is not a SHA-256 hash in hexadecimal."),
        (lambda: {"commitment": "A" * 64}, "The record’s commitment is not a SHA-256 hash in hexadecimal."),
        (lambda: {"commitment": "0" * 64 + "\n"}, "The record’s commitment is not a SHA-256 hash in hexadecimal."),
        (lambda: {"seed": "xy"}, "The seed in the record is not in hexadecimal."),
        (lambda: {"seed": "abc"}, "The seed in the record is not in hexadecimal."),
        (lambda: {"seed": ""}, "The seed in the record is not in hexadecimal."),
        (lambda: {"seed": "00" * 65}, "The seed in the record is not in hexadecimal."),
        (lambda: {"contributions": ["01", ""]}, "A contribution in the record is not in hexadecimal."),
        (lambda: {"contributions": []}, "by the seed; the record says"),
        (lambda: {"contributions": ["616263"]}, "by the seed; the record says"),
        (lambda: {"contributions": plain(finished())["contributions"][::-1]}, "by the seed; the record says"),
        (lambda: {"result": None}, "The record claims the result None, but its decisions lead to Outcome("),
        (
            lambda: {"result": {"winners": [0], "rule": "aerion.end.win", "scores": [6]}},
            "The record claims the result Outcome(winners=(0,), rule='aerion.end.win', scores=(6,)), but its decisions",
        ),
        (lambda: {"result": {**plain(finished())["result"], "scores": [9]}}, "scores=(9,)), but its decisions lead to"),
        (lambda: {"result": {**plain(finished())["result"], "rule": "aerion.end.draw"}}, "its decisions lead to"),
        (lambda: {"seats": 3}, "aerion takes 1, 2 seat(s), not 3."),
        (lambda: {"seats": 2}, "The deal of the record does not fit: the rules ask for one of 6 on stream 8"),
        (lambda: {"options": {"first": 2}}, "The option 'first' can only be 2 with 2 seats."),
        (
            lambda: {"options": {"variants": ["no-debt"]}},
            "'no-debt' of the option 'variants' needs 'piers' of the option 'expansions': choose it too.",
        ),
        (
            lambda: {"options": {"expansions": ["eggs"]}},
            "The deal of the record does not fit: the rules ask for one of 10 on stream 2",
        ),
        (lambda: {"options": {"expansions": "eggs"}}, "Option 'expansions' takes a list of names, not 'eggs'."),
        (lambda: {"options": {"pixies": 9}}, "Option 'pixies' cannot be 9; choose one of 3, 2, 1, 0."),
        (lambda: {"options": {"moons": 1}}, "There is no option 'moons'; this game has 'pixies', 'exp"),
        (lambda: {"game": "chess"}, "There is no game 'chess'; choose one of aerion"),
        (lambda: {"deal": []}, "The deal of the record does not fit: the rules ask for chance where the record has"),
        (
            lambda: {"deal": [*plain(finished())["deal"], ["dice", 6, [1]]]},
            "The deal of the record does not fit: the record has chance that the rules do not ask for.",
        ),
        (
            lambda: {"deal": [["deck AAA", 8, [1]]]},
            "The deal of the record does not fit: the rules ask for one of 8 on",
        ),
        (lambda: {"deal": [["wheel", 8, [1]]]}, "The record draws from 'wheel', which this game does not have."),
        (lambda: {"position": {"moon": 1}}, "A position has no entry 'moon'"),
        (lambda: {"format": 2}, "The record has format 2; this version reads format 1."),
        (lambda: {"format": 0}, "The record has format 0; this version reads format 1."),
    ],
)
def test_every_field_that_was_tampered_with_is_found(tampered: Callable[[], Plain], message: str) -> None:
    assert message in refusal({**plain(finished()), **tampered()})


def first_number(verb: str) -> int:
    return entry_numbers(verb)[0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda e: e[0].update(do="keep none"), "Entry 1 of the record does not fit: 'keep none' is not allowed"),
        (lambda e: e[0].update(do="fly"), "Entry 1 of the record does not fit: There is no action 'fly'"),
        (lambda e: e[0].update(seat=1), "Entry 1 of the record does not fit: Seat 1 has nothing to decide now"),
        (lambda e: e[0].update(chance=[]), "Entry 1 of the record does not fit: the rules ask for chance where the"),
        (lambda e: e[0].update(chance=[["dice", 6, [1] * 5]]), "Entry 1 of the record does not fit: the rules ask for"),
        (
            lambda e: e[0].update(chance=[["dice", 6, [1] * 7]]),
            "Entry 1 of the record does not fit: the record has chan",
        ),
        (
            lambda e: e[0].update(chance=[["dice", 8, [1] * 6]]),
            "the rules ask for one of 6 on stream 1, the record has (1",
        ),
        (lambda e: e[0].update(chance=[["deck AAA", 6, [1] * 6]]), "one of 6 on stream 1, the record has (3, 6, 1)"),
        (
            lambda e: e[0].update(chance=[["wheel", 6, [1] * 6]]),
            "Entry 1 of the record does not fit: The record draws fr",
        ),
        (lambda e: e[0].update(chance=[["dice", 6, [6] * 6]]), "one of 6 on stream 1, the record has (1, 6, 6)"),
        (lambda e: e[0].update(chance=[["dice", 6, [-1] * 6]]), "one of 6 on stream 1, the record has (1, 6, -1)"),
        (
            lambda e: e.pop(0),
            "Entry 1 of the record does not fit: 'discard AAA' is not allowed: Roll the six dice first",
        ),
        (lambda e: e.pop(1), "Entry 2 of the record does not fit: Dice or cards have come up since"),
        (lambda e: e.insert(0, e[0]), "Entry 2 of the record does not fit: 'roll' is not allowed"),
        (lambda e: e.insert(0, {"type": "undo", "seat": 0}), "Entry 1 of the record does not fit: There is nothing to"),
        (lambda e: e[2].update(seat=1), "Entry 3 of the record does not fit: Another player has decided since"),
        (lambda e: e.insert(1, {"type": "withdraw", "seat": 0}), "Entry 2 of the record does not fit: Seat 0 cannot"),
        (lambda e: e.reverse(), "Entry 1 of the record does not fit: 'replenish' is not allowed"),
        (
            lambda e: e.__setitem__(slice(0, 2), [e[1], e[0]]),
            "Entry 1 of the record does not fit: 'discard AAA' is not",
        ),
        (lambda e: e.pop(), "The record claims the result Outcome(winners=(), rule='aerion.end.loss'"),
        (lambda e: e.clear(), "The record claims the result Outcome(winners=(), rule='aerion.end.loss'"),
        (lambda e: e.append(e[0]), "of the record does not fit: 'roll' is not allowed: The match is over."),
        (
            lambda e: e[entry_numbers("replenish")[2]].pop("chance"),
            "of the record does not fit: the rules ask for chance",
        ),
        (
            lambda e: e[first_number("discard")].update(chance=[["dice", 6, [1]]]),
            "the record has chance that the rules",
        ),
    ],
)
def test_every_entry_that_was_tampered_with_is_found(change: Callable[[list[Plain]], object], message: str) -> None:
    assert message in refusal(with_entries(change))


def test_entries_cannot_be_cut_anywhere() -> None:
    for length in range(len(finished().entries)):
        record = msgspec.structs.replace(finished(), entries=finished().entries[:length])
        assert "its decisions lead to None" in refusal(record)


# Versions and catalogues


def test_an_older_version_of_the_rules_says_precisely_why_not() -> None:
    for check in (aerodrome.verify, aerodrome.replay):
        assert refusal({**plain(finished()), "rules_version": "0.9"}, check) == (
            f"The record was made with rules version '0.9' of aerion; this is version {GAME.rules_version!r}, "
            "so it cannot be replayed exactly."
        )


def test_another_catalogue_says_precisely_why_not() -> None:
    assert refusal({**plain(finished()), "catalogue_hash": "0123456789abcdef"}, aerodrome.replay) == (
        f"The record was made with the catalogue 0123456789ab…; this one is {GAME.catalogue_hash[:12]}…, "
        "so it cannot be replayed exactly."
    )


# Terms: options and seats, of a record and of the position it begins with


TWO_WITH_EGGS: Plain = {
    "display": {"AAA": "egg", "AAAA": "nut"},
    "seats": 2,
    "expansions": ["eggs"],
    "variants": ["fragile-shells"],
    "egg-choice": "required",
}


def test_a_record_has_the_terms_of_the_position_it_begins_with() -> None:
    match = play_on(aerodrome.from_position("aerion", TWO_WITH_EGGS, seed=5), FastDealer(2), 20)
    record = aerodrome.loads(match.record().dumps())
    assert record == match.record()
    assert record.seats == 2
    assert record.options == {
        "pixies": 3,
        "expansions": ["eggs"],
        "variants": ["fragile-shells"],
        "pinned-ship": "waits",
        "egg-choice": "required",
        "first": 1,
    }
    assert aerodrome.replay(record).record() == record
    assert aerodrome.verify(record).dice_checked


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"expansions": ["eggs"], "variants": ["fragile-shells"]}, 2),
        ({"expansions": ["eggs"], "egg-choice": "required"}, 2),
        ({"expansions": ["eggs", "piers"], "variants": ["fragile-shells"], "egg-choice": "required"}, 2),
        ({"expansions": []}, 2),
        ({"expansions": ["eggs"], "variants": ["fragile-shells"], "egg-choice": "required"}, 1),
        ({"expansions": ["eggs"], "variants": ["fragile-shells"], "egg-choice": "required", "first": 2}, 2),
    ],
)
def test_a_record_whose_terms_differ_from_its_position_is_refused(options: Plain, seats: int) -> None:
    record = plain(aerodrome.from_position("aerion", TWO_WITH_EGGS, seed=5).record())
    for check in (aerodrome.verify, aerodrome.replay):
        assert refusal({**record, "options": options, "seats": seats}, check) == (
            "The record's options or seats are not those of the position it begins with."
        )


def test_a_record_of_another_game_says_so() -> None:
    with pytest.raises(BadInput, match=r"The record is for 'aerion', not for 'lanterns'\."):
        replay_with(finished(), LANTERNS)


CORRECTED = catalogue.own_text().replace(
    'glider = { material = "helix", crew = "incubi"', 'glider = { material = "helix", crew = "sognae"'
)


def test_a_corrected_catalogue_travels_with_the_record() -> None:
    match = play_on(aerodrome.new("aerion", seed=4, catalogue=CORRECTED), FastDealer(4))
    record = match.record()
    assert record.catalogue == CORRECTED
    assert record.catalogue_hash == match.game.catalogue_hash != GAME.catalogue_hash
    assert aerodrome.replay(record.dumps()).record() == record
    assert aerodrome.verify(record.dumps()).dice_checked
    assert "cannot be replayed exactly" in refusal(msgspec.structs.replace(record, catalogue=None))
    assert "cannot be replayed exactly" in refusal(msgspec.structs.replace(record, catalogue_hash="0" * 64))
    assert "The catalogue is not valid TOML" in refusal(msgspec.structs.replace(record, catalogue="nonsense"))


def test_the_own_catalogue_does_not_travel() -> None:
    match = aerodrome.new("aerion", seed=4, catalogue=catalogue.own_text() + "# a remark\n")
    assert match.record().catalogue is None


# Bounds


def test_an_oversized_record_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = unfinished().dumps()
    monkeypatch.setattr(records, "MOST_BYTES", len(text))
    assert aerodrome.loads(text) == unfinished()
    monkeypatch.setattr(records, "MOST_BYTES", len(text) - 1)
    assert refusal(text, aerodrome.loads) == (
        f"The record is too large: {len(text)} characters, at most {len(text) - 1} are read."
    )


def test_too_many_entries_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(unfinished().entries)
    monkeypatch.setattr(records, "MOST_ENTRIES", count)
    assert aerodrome.replay(unfinished()).entries == list(unfinished().entries)
    monkeypatch.setattr(records, "MOST_ENTRIES", count - 1)
    for check in (aerodrome.replay, aerodrome.verify):
        assert refusal(unfinished(), check) == f"The record has {count} entries; at most {count - 1} are read."


def test_too_many_draws_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_PICKS", 6)
    assert aerodrome.loads(unfinished().dumps()) == unfinished()
    monkeypatch.setattr(records, "MOST_PICKS", 5)
    assert refusal(unfinished().dumps(), aerodrome.loads) == "Entry 1 of the record draws more than 5 times."


def test_the_bounds() -> None:
    assert (records.FORMAT, records.MOST_BYTES, records.MOST_ENTRIES, records.MOST_PICKS) == (
        (1, 8 * 1024 * 1024, 200_000, 10_000)
    )


# Hostile records


def try_everything(text: str | bytes) -> None:
    """Whatever is read is read or refused, by every door, and never with another error."""
    for door in (aerodrome.loads, aerodrome.replay, aerodrome.verify):
        with suppress(AerodromeError):
            door(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "7",
        '"record"',
        "\ud800",
        "\0",
        b"\xff\xfe",
        b"\x80abc",
        '{"format": 1}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 100_000,
        '{"format": ' + "9" * 5000 + "}",
        '{"format": 1e999}',
    ],
    ids=range(17),
)
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    for door in (aerodrome.loads, aerodrome.replay, aerodrome.verify):
        assert refusal(text, door).startswith("The record cannot be read: ")


@given(st.binary(max_size=200))
def test_random_bytes(data: bytes) -> None:
    with pytest.raises(BadInput):
        aerodrome.loads(data)


@given(st.text(max_size=200))
def test_random_text(text: str) -> None:
    with pytest.raises(BadInput):
        aerodrome.loads(text)


numbers = st.integers(-3, 10) | st.integers() | st.sampled_from([2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**300])
leaves = st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
jsons = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


@given(jsons)
def test_random_json(data: object) -> None:
    text = json.dumps(data)
    with pytest.raises(BadInput):
        aerodrome.loads(text)


def places(value: object, path: tuple[str | int, ...] = ()) -> Sequence[tuple[str | int, ...]]:
    """The paths to everything inside plain data."""
    found: list[tuple[str | int, ...]] = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*path, key))
    return found


@cache
def originals() -> list[Plain]:
    begun = msgspec.structs.replace(finished(), entries=finished().entries[:12], result=None)
    from_position = aerodrome.from_position(
        "aerion",
        {
            "display": {"AAA": "helix", "AAAA": "nut"},
            "dice": [1, 1, 2, 3, 4, 6],
            "reserve": ["nut"],
            "pulpit": ["book"],
        },
        seed=3,
        catalogue=CORRECTED,
    )
    with_eggs = aerodrome.from_position("aerion", TWO_WITH_EGGS, seed=3)
    return [plain(begun), *(plain(play_on(match, FastDealer(5), 12).record()) for match in (from_position, with_eggs))]


@given(st.data())
def test_damaged_records(data: st.DataObject) -> None:
    record = json.loads(json.dumps(data.draw(st.sampled_from(originals()))))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(record)))
        inside = record
        for key in path[:-1]:
            inside = inside[key]
        if data.draw(st.booleans()):
            inside[path[-1]] = data.draw(jsons | st.sampled_from(["roll", "undo", "AAA", "dice", "keep none"]))
        else:
            del inside[path[-1]]
    try_everything(json.dumps(record))


@given(st.data())
def test_truncated_and_garbled_records(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([finished().dumps(), unfinished().dumps()]))
    at = data.draw(st.integers(0, len(text)))
    try_everything(text[:at])
    try_everything(text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 30)) :])


def test_a_result_is_compared_as_a_whole() -> None:
    outcome = aerodrome.replay(finished()).outcome
    assert outcome is not None
    assert finished().result == outcome
