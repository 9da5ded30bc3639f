"""Messages in English and French, read from Fluent files; the page reads the same files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Protocol
from unicodedata import normalize

from .errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
VOWEL = re.compile(r"h?[aeiou]|h?y(?![aeiou])|œ|æ", re.IGNORECASE)
MOST_KEPT = 4096
"""How many sentences are kept: filling one in takes ten times as long as finding it again."""


class File(Protocol):
    def read_text(self, encoding: str) -> str: ...


class Folder(Protocol):
    """Something with one message file for each language."""

    def joinpath(self, name: str, /) -> File: ...


def elided(name: object) -> str:
    """Of a name, in French: d’Hivalia, de Borée."""
    said = str(name)
    return f"d’{said}" if VOWEL.match(normalize("NFD", said)) else f"de {said}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": elided}
"""What messages may call; `words.svelte.ts` has the same. The library's own type leaves out that it takes strings."""


class Texts:
    """The messages of one or several folders, each with one file for each language."""

    def __init__(self, folders: Iterable[Folder]) -> None:
        self._folders = tuple(folders)
        self._bundle = cache(self._read)
        self._said = lru_cache(MOST_KEPT)(self._filled_in)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Texts) and self._folders == other._folders

    def __hash__(self) -> int:
        return hash(self._folders)

    def __reduce__(self) -> tuple[object, ...]:
        # Read messages stay behind: an error that travels to another process takes only the way to its texts along.
        return Texts, (self._folders,)

    def say(self, lang: str, key: str, **values: str | int) -> str:
        """The message in a language, with its variables filled in. A missing message or variable is an error."""
        return self._said(lang, key, tuple(values.items()))

    def _filled_in(self, lang: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            raise BadInput("error-no-message", message=repr(key), language=repr(lang))
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise BadInput("error-empty-message", message=repr(key), language=repr(lang))
        said, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            reason = str(errors[0])
            raise BadInput("error-unfilled-message", message=repr(key), language=repr(lang), reason=reason)
        return str(said)

    def has(self, lang: str, key: str) -> bool:
        return bool(self._bundle(lang).has_message(key))

    def _read(self, lang: str) -> FluentBundle:
        if lang not in LANGUAGES:
            raise BadInput("error-no-language", language=repr(lang), known=", ".join(LANGUAGES))
        # Reading a language takes a tenth of a second: most need one, and simulations never say a word.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for folder in self._folders:
            bundle.add_resource(FluentResource(folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")))
        return bundle


FOLDER = files("aerodrome").joinpath("texts")
"""The messages that belong to no game; a game reads its own folder after it."""
PLAIN = Texts((FOLDER,))


class GameTexts:
    """What the game in a package says, at the table and in errors about data from outside.

    `more` are further folders beside `texts`. `catalogue` has the words for the catalogue too, which nobody needs at
    the table. `bad_input` is the error with a message of the game.
    """

    def __init__(self, package: str, *more: str) -> None:
        here = files(package)
        self.folders = (FOLDER, *(here.joinpath(*name.split("/")) for name in ("texts", *more)))
        self.table = Texts(self.folders)
        self.catalogue = Texts((*self.folders, here.joinpath("catalogue_texts")))
        self.bad_input = partial(BadInput, texts=self.table)


NONE = "none"


def said(value: object, name: Callable[[str], str] = str) -> str | int:
    """A value as messages can be given it; `name` says what a word is called."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(said(one, name)) for one in value) or NONE
    return NONE if value in (None, NONE) else name(str(value))


def percent(chance: Fraction, lang: str, decimals: int = 0) -> str:
    """A chance as a percentage. Only what is certain is called 100, only what is impossible 0."""
    if chance in (0, 1):
        decimals = 0
    scale = 10**decimals
    shown = round(chance * 100 * scale)
    sign = ""
    if shown == 0 and chance > 0:
        sign, shown = "<", 1
    elif shown == 100 * scale and chance < 1:
        sign, shown = ">", 100 * scale - 1
    number = f"{shown / scale:.{decimals}f}"
    if lang == "fr":
        return f"{sign}{number.replace('.', ',')}\N{NARROW NO-BREAK SPACE}%"
    return f"{sign}{number}%"
