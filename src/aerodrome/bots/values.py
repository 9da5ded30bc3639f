"""Reads the `value.json` of a game's bots: a net that `python -m bench.train` fitted, and how well it foretells."""

from __future__ import annotations

import base64
import os
import zlib
from array import array
from functools import cache
from importlib.resources import files
from math import exp
from pathlib import Path
from sys import byteorder
from typing import Final

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from .net import Net

FORMAT: Final = 1
SURE: Final = 12_000
"""Log-odds, in thousandths, beyond which nothing is told apart."""


class Bin(Struct, frozen=True, array_like=True):
    """Tables that the value judged alike: what it said on average, what came, and how many there were."""

    said: float
    came: float
    rows: int


class Quality(Struct, frozen=True, kw_only=True):
    """How well one output foretells matches it was not fitted on: the mean square of what it misses by.

    For a chance that is its Brier score. `constant` is what always saying the mean would miss by.
    """

    output: str
    missed: float
    constant: float
    reliability: tuple[Bin, ...] = ()


class ValueFile(Struct, frozen=True, kw_only=True):
    """A fitted value: what it was fitted for, from which matches, and its numbers, packed."""

    format: int
    game: str
    rules_version: str
    catalogue: str
    """The hash of the catalogue that was played."""
    seed: int
    matches: int
    rows: int
    bots: tuple[str, ...]
    """Who played the matches, round by round."""
    outputs: tuple[str, ...]
    quality: tuple[Quality, ...]
    marks: int
    first: int
    second: int
    numbers: str

    def net(self) -> Net:
        numbers = vec[i64](unpacked(self.numbers))
        return Net(self.marks, self.first, self.second, len(self.outputs), numbers)


def packed(numbers: array[int]) -> str:
    """Numbers of 16 bits as text."""
    assert numbers.typecode == "h"
    ordered = array("h", numbers)
    if byteorder == "big":
        ordered.byteswap()
    return base64.b85encode(zlib.compress(ordered.tobytes(), 9)).decode("ascii")


def unpacked(text: str) -> list[int]:
    """The numbers in a text made by `packed`."""
    numbers = array("h", zlib.decompress(base64.b85decode(text)))
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def read_value(text: str) -> ValueFile:
    """The value in the text of a file; ValueError when it has another format."""
    found = msgspec.json.decode(text, type=ValueFile)
    if found.format != FORMAT:
        raise ValueError(f"the value has format {found.format}, not {FORMAT}")
    return found


@cache
def value_in(package: str) -> ValueFile:
    """The value of a game, from the package of its bots; or from the folder that AERODROME_VALUES names.

    There it is called after the game: `GAME.json`.
    """
    game = package.rpartition(".")[2]
    folder = os.environ.get("AERODROME_VALUES")
    if folder and (found := Path(folder, f"{game}.json")).exists():
        return read_value(found.read_text(encoding="utf-8"))
    return read_value(files(package).joinpath("value.json").read_text(encoding="utf-8"))


def load_net(package: str) -> Net:
    """A net of one's own, from the value that comes with the bots in a package."""
    return value_in(package).net()


def chance_of(odds: int) -> float:
    """The chance that belongs to log-odds in thousandths."""
    return 1 / (1 + exp(-max(-SURE, min(odds, SURE)) / 1000))
