"""Who sits where, in one spelling."""

from __future__ import annotations

import pytest
from lanterns import GAME as LANTERNS

from aerodrome.bots import Occupant, parse_seats
from aerodrome.games.aerion import GAME
from aerodrome.kernel import LANGUAGES, BadInput


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("person,bot:random", (Occupant("person"), Occupant("bot", "random"))),
        ("bot:random,person", (Occupant("bot", "random"), Occupant("person"))),
        (" person , person ", (Occupant("person"), Occupant("person"))),
    ],
)
def test_each_entry_is_a_seat(text: str, seats: tuple[Occupant, ...]) -> None:
    assert parse_seats(text, LANTERNS) == seats


@pytest.mark.parametrize("text", ["person,bot:random", "bot:random,bot:random", "person,person"])
def test_seats_are_written_as_they_are_read(text: str) -> None:
    assert ",".join(map(str, parse_seats(text, LANTERNS))) == text


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("bot:random,bot:hal", "error-no-bot", "There is no bot 'hal' for lanterns; choose one of random."),
        ("person,bot:", "error-no-bot", "There is no bot '' for lanterns; choose one of random."),
        ("person,robot", "error-seat-word", "'robot' cannot take a seat"),
        ("person,bot", "error-seat-word", "'bot' cannot take a seat"),
        ("Person,person", "error-seat-word", "'Person' cannot take a seat"),
        ("person,", "error-seat-empty", "A seat in 'person,' is empty"),
        ("", "error-seat-empty", "A seat in '' is empty"),
        ("person", "error-seats", "lanterns takes 2 seat(s), not 1."),
        ("person,person,person", "error-seats", "lanterns takes 2 seat(s), not 3."),
    ],
)
def test_seats_that_cannot_be_are_refused(text: str, key: str, told: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_seats(text, LANTERNS)
    assert error.value.key == key
    assert str(error.value).startswith(told)
    assert len({error.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_every_count_of_the_game_is_accepted() -> None:
    for count in GAME.seat_counts:
        assert len(parse_seats(",".join(["bot:random"] * count), GAME)) == count
