"""Exact chances that help to choose dice: of the combinations in the Display, and of nothing else.

It says how likely things are, not what is wise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from aerodrome.games.aerion import odds
from aerodrome.games.aerion.aids.aids import is_met, odds_name
from aerodrome.games.aerion.dice import FACES
from aerodrome.games.aerion.view import AerionView

MOST_KEEPS = 6


class Keep(NamedTuple):
    """Dice to keep, the combinations in the Display they are best for, and what else they make possible."""

    dice: tuple[int, ...]
    aims: tuple[tuple[str, Fraction], ...]
    others: tuple[tuple[str, Fraction], ...]


def on_display(view: AerionView) -> list[str]:
    """The decks that have a card in the Display."""
    return [column.deck for column in view.columns if column.display]


def keeps(view: AerionView, allowed: Iterable[tuple[int, ...]]) -> list[Keep]:
    """For each combination in the Display the dice that make it likeliest, out of those that may be kept."""
    rerolls = view.rerolls + (view.step == "reroll")
    if not view.dice or rerolls == 0:
        return []
    if rerolls == 1:
        return _for_one_reroll(view, list(allowed))
    found: dict[tuple[int, ...], dict[str, Fraction]] = {}
    for deck in on_display(view):
        name = odds_name(deck, view)
        if not is_met(name, view.dice):
            chance = odds.chance(name, rerolls, view.dice)
            found.setdefault(odds.best_keep(name, view.dice, rerolls), {})[deck] = chance
    return _ranked([_keep(dice, chances, chances) for dice, chances in found.items()])


def _for_one_reroll(view: AerionView, allowed: list[tuple[int, ...]]) -> list[Keep]:
    decks = on_display(view)
    names = {deck: odds_name(deck, view) for deck in decks}
    values = {keep: {deck: odds.chance_keeping(names[deck], keep) for deck in decks} for keep in allowed}
    best: dict[tuple[int, ...], list[str]] = {}
    for deck in decks:
        # Among equally good keeps the one with the most dice, as `odds.best_keep` has it.
        best.setdefault(max(allowed, key=lambda keep: (values[keep][deck], len(keep))), []).append(deck)
    return _ranked([_keep(keep, values[keep], aims) for keep, aims in best.items()])


def _keep(dice: tuple[int, ...], chances: Mapping[str, Fraction], aims: Collection[str]) -> Keep:
    ordered = sorted(((deck, chance) for deck, chance in chances.items() if chance > 0), key=lambda pair: -pair[1])
    return Keep(dice, tuple(p for p in ordered if p[0] in aims), tuple(p for p in ordered if p[0] not in aims))


def _ranked(found: list[Keep]) -> list[Keep]:
    return sorted([keep for keep in found if keep.aims], key=lambda keep: -keep.aims[0][1])[:MOST_KEEPS]


def turning_points(view: AerionView) -> dict[tuple[int, int], list[str]]:
    """The changes of one die (from, to) that show a combination in the Display which the dice do not show yet."""
    found: dict[tuple[int, int], list[str]] = {}
    names = {deck: odds_name(deck, view) for deck in on_display(view)}
    missing = [deck for deck, name in names.items() if not is_met(name, view.dice)]
    for face in dict.fromkeys(view.dice):
        at = view.dice.index(face)
        for other in range(1, int(FACES) + 1):
            changed = (*view.dice[:at], other, *view.dice[at + 1 :])
            gained = [deck for deck in missing if is_met(names[deck], changed)]
            if gained:
                found[face, other] = gained
    return found
