"""The chat of a table: agreed when it is made, open only while the game lets players talk, and beside the match."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from aerodrome.games import GAMES
from aerodrome.kernel.record import loads
from aerodrome.protocol.bodies import NewSeat
from aerodrome.protocol.messages import Chat, Hello
from aerodrome.server.names import MOST_IN_A_LINE, clean_line
from aerodrome.server.settings import UNLIMITED, Rate
from aerodrome.server.store import GuestRow
from aerodrome.server.table import LiveTable
from tests.server.gathering import HERE, LINK, ME, STEADY, Listener, Party, at_a_party
from tests.server.test_seats import refused

SEED = 7


async def together(party: Party, *, chat: bool = True) -> tuple[LiveTable, list[Listener], GuestRow]:
    """Two people at a table of Celestia Duo, right before its first card is taken."""
    ann, bob = await party.guest("Ann"), await party.guest("Bob")
    table = await party.table(ann, "celestia_duo", ME, LINK, seed=SEED, chat=chat)
    await table.sit(bob, 1, await party.key(table, 1, ann))
    return table, [await Listener(0, ann).look(table), await Listener(1, bob).look(table)], bob


async def go_on(table: LiveTable, listeners: list[Listener], *, until_talk: bool) -> None:
    """Let both decide at random until they may talk, or may not."""
    chance = random.Random(SEED)
    while listeners[0].view["talk"] != until_talk:
        asked = next(one for one in listeners if one.last["legal"] and one.seat == one.view["player"])
        await asked.do(table, chance.choice(asked.last["legal"]))


def lines(listener: Listener) -> list[tuple[int, int, str]]:
    """All that was told of the chat: the number of each line, the seat, and what it said."""
    return [
        (message["first"] + at, line["seat"], line["text"])
        for message in listener.of_type("chat")
        for at, line in enumerate(message["lines"])
    ]


# Who may have one


def test_a_table_tells_whether_it_has_a_chat(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        with_chat, _, _ = await together(party)
        assert with_chat.info().chat
        ann = await party.guest("Anna")
        without = await party.table(ann, "celestia_duo", ME, LINK)
        assert not without.info().chat

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("celestia_duo", (ME, STEADY)), ("celestia_duo", (ME, HERE)), ("etherium", (ME, STEADY)), ("aerion", (ME,))],
)
def test_without_talk_or_without_anybody_to_write_to_there_is_none(
    tmp_path: Path, game: str, seats: tuple[NewSeat, ...]
) -> None:
    async def happens(party: Party) -> None:
        ann = await party.guest("Ann")
        with refused("bad-input"):
            await party.table(ann, game, *seats, chat=True)
        assert await party.store.tables_of(ann.id) == []

    at_a_party(tmp_path, happens)


def test_the_same_people_again_have_what_they_agreed_to(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, listeners, bob = await together(party)
        for row in (listeners[0].row, bob):
            assert row is not None
            await table.resign(row, 0 if row is not bob else 1)
        again = await party.hall.rematch(bob, table.id)
        assert again.info().chat

    at_a_party(tmp_path, happens)


# What may be said, and when


def test_both_seats_hear_it_and_nobody_else(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob), _ = await together(party)
        watcher = await Listener(-1).look(table)
        await go_on(table, [ann, bob], until_talk=True)
        heard = [len(one.texts) for one in (ann, bob, watcher)]
        changed = table.ledger.changed
        await ann.chat(table, "Shall we continue?")
        await bob.chat(table, "Yes.")
        assert lines(ann) == lines(bob) == [(0, 0, "Shall we continue?"), (1, 1, "Yes.")]
        assert [len(one.texts) for one in (ann, bob, watcher)] == [heard[0] + 2, heard[1] + 2, heard[2]]
        assert table.ledger.changed == changed, "lists of tables do not tell of it"

    at_a_party(tmp_path, happens)


def test_in_silence_nothing_can_be_said(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob), _ = await together(party)
        assert not ann.view["talk"]
        length = table.ledger.length
        for listener in (ann, bob):
            with refused("illegal"):
                await listener.chat(table, "Leave me the Joker.")
        await go_on(table, [ann, bob], until_talk=True)
        await ann.chat(table, "Now.")
        await go_on(table, [ann, bob], until_talk=False)
        with refused("illegal"):
            await ann.chat(table, "And now?")
        assert length < table.ledger.length
        assert lines(bob) == [(0, 0, "Now.")]

    at_a_party(tmp_path, happens)


def test_a_table_without_a_chat_refuses_it(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob), _ = await together(party, chat=False)
        await go_on(table, [ann, bob], until_talk=True)
        with refused("forbidden"):
            await ann.chat(table, "Hello?")

    at_a_party(tmp_path, happens)


def test_whoever_writes_much_must_wait(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob), _ = await together(party)
        await go_on(table, [ann, bob], until_talk=True)
        for number in range(3):
            await ann.chat(table, f"{number}")
        with refused("too-many"):
            await ann.chat(table, "3")
        await bob.chat(table, "Each has a measure of their own.")
        assert len(lines(bob)) == 4

    at_a_party(tmp_path, happens, limits=replace(UNLIMITED, chat_per_seat=Rate(3, 0.001)))


def test_a_line_is_one_line() -> None:
    assert clean_line("  Shall \n we\t go?  ") == "Shall we go?"
    assert clean_line("Oui… « d\u2019accord »\u202f!") == "Oui… « d\u2019accord » !"
    assert clean_line("\U0001f468\u200d\U0001f680 \u2764\ufe0f") == "\U0001f468\u200d\U0001f680 \u2764\ufe0f"
    assert clean_line("<b>\"'&") == "<b>\"'&"


@pytest.mark.parametrize("text", [" ", "\n\t", "x" * (MOST_IN_A_LINE + 1), "\u202eabc", "\u200d", "a\x00b", "\u2800"])
def test_a_line_that_cannot_be_shown_is_refused(text: str) -> None:
    with refused("bad-input"):
        clean_line(text)


# What is kept, and where


def test_it_survives_and_is_said_once(tmp_path: Path, database: str) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob), bobs = await together(party)
        await go_on(table, [ann, bob], until_talk=True)
        await ann.chat(table, "Shall we continue?", command=900)
        await ann.chat(table, "Shall we continue?", command=900)
        await party.again()
        again = await party.hall.find(table.id)
        await ann.chat(again, "Shall we continue?", command=900)
        late, watcher = await Listener(1, bobs).look(again), await Listener(-1).look(again)
        assert lines(late) == [(0, 0, "Shall we continue?")]
        assert watcher.of_type("chat") == []

    at_a_party(tmp_path, happens, database=database)


def test_no_record_has_it_and_no_version_counts_it(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, listeners, _ = await together(party)
        chance = random.Random(SEED)
        said = 0
        while not table.ledger.is_over:
            asked = chance.choice([one for one in listeners if one.last["legal"]])
            if asked.view["talk"] and chance.random() < 0.3:
                version, number = asked.last["version"], table.ledger.length
                await asked.chat(table, f"secret-{said}")
                said += 1
                assert (asked.last["version"], table.ledger.length) == (version, number + 1)
            await asked.do(table, chance.choice(asked.last["legal"]))
        assert said > 3
        assert len(lines(listeners[0])) == said
        record = await table.record()
        assert "secret-" not in record.dumps()
        assert loads(record.dumps()).entries == record.entries

    at_a_party(tmp_path, happens)


def test_when_all_is_over_it_stays_with_those_who_played(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob), bobs = await together(party)
        await go_on(table, [ann, bob], until_talk=True)
        await ann.chat(table, "Good luck.")
        chance = random.Random(SEED)
        while not table.ledger.is_over:
            asked = next(one for one in (ann, bob) if one.last["legal"] and one.seat == one.view["player"])
            await asked.do(table, chance.choice(asked.last["legal"]))
        with refused("over"):
            await ann.chat(table, "Well done.")
        stranger = Listener(1, await party.guest("Moritz"))
        await table.attach(stranger, Hello(protocol=1, seat=1, client="device-of-moritz"), stranger.row)
        assert stranger.of_type("snapshot")
        assert stranger.of_type("chat") == []
        assert lines(await Listener(1, bobs).look(table)) == [(0, 0, "Good luck.")]

    at_a_party(tmp_path, happens)


# Games that never ask for silence, and their calls


async def at_aerion(party: Party) -> tuple[LiveTable, list[Listener]]:
    ann, bob = await party.guest("Ann"), await party.guest("Bob")
    table = await party.table(ann, "aerion", ME, LINK, seed=SEED, chat=True)
    await table.sit(bob, 1, await party.key(table, 1, ann))
    return table, [await Listener(0, ann).look(table), await Listener(1, bob).look(table)]


def test_without_a_rule_of_silence_anybody_may_write_at_any_time(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, seed=SEED, chat=True)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        listener = await Listener(1, bob).look(table)
        await listener.chat(table, "Good luck!")
        assert lines(listener) == [(0, 1, "Good luck!")]

    at_a_party(tmp_path, happens)


def test_a_call_is_told_by_its_name_and_may_point_at_a_piece(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        table, (ann, bob) = await at_aerion(party)
        piece = GAMES["aerion"].vocabulary.pieces[0]
        await table.chat(0, ann.sender, Chat(command=1, call="look", piece=piece))
        await table.chat(1, bob.sender, Chat(command=1, call="yes"))
        told = [line for message in ann.of_type("chat") for line in message["lines"]]
        assert told == [
            {"seat": 0, "text": "", "call": "look", "piece": piece},
            {"seat": 1, "text": "", "call": "yes", "piece": None},
        ]

    at_a_party(tmp_path, happens)


def test_each_game_has_calls_of_its_own(tmp_path: Path) -> None:
    async def happens(party: Party) -> None:
        ann, bob = await party.guest("Ann"), await party.guest("Bob")
        table = await party.table(ann, "etherium", ME, LINK, seed=SEED, chat=True)
        await table.sit(bob, 1, await party.key(table, 1, ann))
        listener = await Listener(1, bob).look(table)
        for command, call in enumerate(GAMES["etherium"].calls, 1):
            await table.chat(1, listener.sender, Chat(command=command, call=call))
        told = [line["call"] for message in listener.of_type("chat") for line in message["lines"]]
        assert told == list(GAMES["etherium"].calls)
        with refused("bad-input"):
            await table.chat(1, listener.sender, Chat(command=99, call="take-it"))

    at_a_party(tmp_path, happens)


@pytest.mark.parametrize(
    "said",
    [
        Chat(command=1),
        Chat(command=1, text="Look!", call="look"),
        Chat(command=1, call="smoke"),
        Chat(command=1, call="look", piece="nowhere"),
        Chat(command=1, text="Look!", piece="display/helix"),
    ],
)
def test_what_is_neither_a_text_nor_a_call_of_the_game_is_refused(tmp_path: Path, said: Chat) -> None:
    async def happens(party: Party) -> None:
        table, (ann, _) = await at_aerion(party)
        with refused("bad-input"):
            await table.chat(0, ann.sender, said)

    at_a_party(tmp_path, happens)
