"""How a match ended."""

from __future__ import annotations

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """The end of a match.

    `winners` are the seats that won: all of them or none in a co-operative game. `rule` is the id of the rule that
    ended the match, so that the end can be explained like any refusal. `scores` has one number for each seat, and none
    where a game keeps no score.
    """

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]
