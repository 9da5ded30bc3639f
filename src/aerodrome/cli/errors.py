"""What a person is told when something from outside is not acceptable: one sentence, on one line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from aerodrome.kernel.errors import AerodromeError

MOST_CHARACTERS = 600


class CommandError(Exception):
    """A command cannot go on; the message with this key says why. The program ends with status 2.

    A value may be an error of the kernel: the reason, told in the language of the message.
    """

    def __init__(self, key: str, **values: str | int | AerodromeError) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, lang: str) -> str:
        """The sentence in a language; what it quotes is safe to print."""
        from aerodrome.kernel.texts import PLAIN

        told = {name: one.text(lang) if isinstance(one, AerodromeError) else one for name, one in self.values.items()}
        safe = {name: one_line(one) if isinstance(one, str) else one for name, one in told.items()}
        return one_line(PLAIN.say(lang, self.key, **safe))


@contextlib.contextmanager
def blamed(key: str, **values: str) -> Iterator[None]:
    """Tells an error of the kernel as the reason why a command cannot go on."""
    try:
        yield
    except AerodromeError as error:
        raise CommandError(key, **values, reason=error) from None


class Misunderstood(Exception):
    """What was typed means nothing here; the text says what would."""


def one_line(text: str) -> str:
    """Text from anywhere, safe to print: on one line, of bounded length, without control characters.

    A hostile file may contain sequences that a terminal obeys; they must not come out of an error message.
    """
    words = " ".join(text.split())
    clean = "".join(letter if letter.isprintable() else "?" for letter in words)
    return clean if len(clean) <= MOST_CHARACTERS else clean[: MOST_CHARACTERS - 1] + "…"
