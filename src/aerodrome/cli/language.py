"""Which language to speak: the one asked for, else AERODROME_LANG, else the locale's, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aerodrome.cli.errors import CommandError
from aerodrome.kernel import LANGUAGES

_LOCALE_VARIABLES = ("AERODROME_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def usual(environment: Mapping[str, str]) -> str:
    """The language of somebody who asked for none."""
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def asked_for(words: Sequence[str]) -> str | None:
    """The value of --lang among the words of a command line, before anything has parsed them."""
    for at, word in enumerate(words):
        if word == "--":
            return None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return None


def choose(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of this run; one that does not exist is left to `checked`."""
    asked = asked_for(words)
    return asked if asked in LANGUAGES else usual(environment)


def checked(asked: str | None, otherwise: str) -> str:
    """The language asked for, if it exists."""
    if asked is None:
        return otherwise
    if asked not in LANGUAGES:
        raise CommandError("cli-error-language", asked=asked, known=", ".join(LANGUAGES))
    return asked
