"""A catalogue in words: every value that it holds, what it is about, and where it comes from.

A game's `catalogue_texts/` say it. `PREFIX-facts-SECTION` is the heading of a part of the file. `PREFIX-fact-SECTION`
is the sentence for its entries, or `PREFIX-fact-SECTION-ENTRY` where those differ; it is given the entry's fields, in
a shared sentence `$name` for what the last part of its path is called, `$help` for what the card or token does, and
`$listed` for its numbers in a row where it has nothing else. What would be empty is "none". `PREFIX-fact-word-WORD`
names what has no name elsewhere.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from .texts import NONE, Texts, said

if TYPE_CHECKING:
    from .game import Game


Value = str | int | bool | tuple[str | int, ...]


class Fact(Struct, frozen=True, kw_only=True):
    """One value: the part of the file that has it, its path there, what it is about, what it says, its source.

    `values` has the fields of the entry as the file spells them, for those who draw it.
    """

    section: str
    entry: str
    about: str
    text: str
    source: str
    values: dict[str, Value]


class CatalogueWords(Struct, frozen=True):
    """How a game speaks of its catalogue: its messages, and in which families of them a word may have its name."""

    texts: Texts
    prefix: str
    families: tuple[str, ...]

    def name(self, word: str, lang: str) -> str:
        """What a word of the catalogue is called; the numbers of cards are called what they are."""
        found = self._message(word, lang)
        return word if found is None else self.texts.say(lang, found)

    def help(self, word: str, lang: str) -> str:
        """What it does, where there is something to say about it."""
        found = self._message(word, lang)
        key = f"{found}-help"
        return self.texts.say(lang, key) if found is not None and self.texts.has(lang, key) else NONE

    def heading(self, section: str, lang: str) -> str:
        return self.texts.say(lang, f"{self.prefix}-facts-{section}")

    def sentence(self, section: str, entry: str, lang: str) -> tuple[str, bool]:
        """The message for an entry, and whether several entries share it."""
        own = f"{self.prefix}-fact-{section}-{entry}"
        return (own, False) if self.texts.has(lang, own) else (f"{self.prefix}-fact-{section}", True)

    def _message(self, word: str, lang: str) -> str | None:
        keys = (f"{self.prefix}-{family}-{word}" for family in ("fact-word", *self.families))
        return next((key for key in keys if self.texts.has(lang, key)), None)


def facts(game: Game, lang: str = "en") -> tuple[Fact, ...]:
    """All that a game's catalogue says, in the order of the file; nothing for a game without a catalogue."""
    words = game.catalogue_words
    if words is None:
        return ()
    read = tomllib.loads(game.catalogue_in_full())
    return tuple(_fact(game, words, path, entry, lang) for path, entry in _entries((), read))


def _entries(path: tuple[str, ...], part: object) -> Iterator[tuple[tuple[str, ...], Mapping[str, object]]]:
    assert isinstance(part, dict)
    if "source" in part:
        yield path, part
        return
    for name, below in part.items():
        yield from _entries((*path, name), below)


def _fact(game: Game, words: CatalogueWords, path: tuple[str, ...], entry: Mapping[str, object], lang: str) -> Fact:
    section, about, last = path[0], path[1], path[-1]
    fields = {name: value for name, value in entry.items() if name != "source"}
    values: dict[str, str | int] = {
        name: said(value, partial(game.name_in_catalogue, lang=lang)) for name, value in fields.items()
    }
    sentence, is_shared = words.sentence(section, last, lang)
    if is_shared:
        values["name"] = game.name_in_catalogue(last, lang)
    # The texts have what a card is called and does, under the card's name.
    values["help"] = words.help(about, lang)
    if all(type(value) is int for value in fields.values()):
        values["listed"] = _listed(game, words, fields, lang)
    return Fact(
        section=words.heading(section, lang),
        entry=".".join(part if part.replace("-", "").isalnum() else f'"{part}"' for part in path),
        about=game.name_in_catalogue(about, lang),
        text=words.texts.say(lang, sentence, **values),
        source=str(entry["source"]),
        values={name: msgspec.convert(value, Value) for name, value in fields.items()},
    )


def _listed(game: Game, words: CatalogueWords, numbers: Mapping[str, object], lang: str) -> str:
    said = (
        words.texts.say(lang, "catalogue-item", count=str(number), name=game.name_in_catalogue(name, lang))
        for name, number in numbers.items()
        if number
    )
    return ", ".join(said) or NONE
