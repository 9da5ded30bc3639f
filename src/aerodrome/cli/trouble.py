"""What a person is told when something from outside is not acceptable: one sentence, on one line."""

from __future__ import annotations

from aerodrome.kernel.errors import AerodromeError

MOST_CHARACTERS = 600


class Trouble(Exception):
    """A command cannot go on; the message with this key says why. The program ends with status 2.

    A value may be an error of the kernel: the reason, told in the language of the message.
    """

    def __init__(self, key: str, **values: str | int | AerodromeError) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def said(self, lang: str) -> dict[str, str | int]:
        """The variables of the message, as they are told in a language."""
        return {
            name: value.text(lang) if isinstance(value, AerodromeError) else value
            for name, value in self.values.items()
        }


def one_line(text: str) -> str:
    """Text from anywhere, safe to print: on one line, of bounded length, without control characters.

    A hostile file may contain sequences that a terminal obeys; they must not come out of an error message.
    """
    words = " ".join(text.split())
    clean = "".join(letter if letter.isprintable() else "?" for letter in words)
    return clean if len(clean) <= MOST_CHARACTERS else clean[: MOST_CHARACTERS - 1] + "…"
