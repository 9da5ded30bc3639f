"""Exact chances that help to choose dice, and what comes of a choice, as far as chance has no say in it.

It says how likely things are, not what is wise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from aerodrome.cli.session.session import Session
from aerodrome.games.aerion import odds, step
from aerodrome.games.aerion.aids.aids import is_met, odds_name
from aerodrome.games.aerion.aids.foresight import FORESEEN, legal_actions, tags_of
from aerodrome.games.aerion.chapters.acquire import why_not_acquire
from aerodrome.games.aerion.dice import FIRST_FULL, HANDS
from aerodrome.games.aerion.table import Table
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import Action
from aerodrome.kernel.errors import expect
from aerodrome.kernel.vocabulary import Vocabulary

MOST_KEEPS = 6
_GOALS = {"build-pier": "AAAAA", "pay": "sum>=26", "demolish": "sum>=30", "hunt": "sum<=15"}
"""What expansions roll dice for, by the verb that needs it."""


class KeepAdvice(NamedTuple):
    """Dice to keep, the decks and goals they are best for, and what else they make possible."""

    dice: tuple[int, ...]
    aims: tuple[tuple[str, Fraction], ...]
    others: tuple[tuple[str, Fraction], ...]


def on_display(view: AerionView, table: Table) -> list[str]:
    """The decks whose cards in the Display can be acquired with the right dice."""
    kinds = table.setting.kinds
    shown = {column.deck: kinds.index(column.display) for column in view.columns if column.display}
    return [deck for deck, kind in shown.items() if why_not_acquire(table, kind) == 0]


def goals_ahead(table: Table, vocabulary: Vocabulary) -> list[str]:
    """The goals of expansions for which something could be done now with the right dice."""
    shown, found = table.copy(), list[str]()
    shown.step = step.ROLL
    for verb, goal in _GOALS.items():
        shown.dice = next(hand for hand in range(FIRST_FULL, HANDS) if odds.goal_named(goal)(hand))
        if any(action.verb == verb for action in legal_actions(shown, vocabulary)):
            found.append(goal)
    return found


def keeps(view: AerionView, decks: Sequence[str], allowed: Iterable[tuple[int, ...]]) -> list[KeepAdvice]:
    """For each of these decks and goals the dice that make it likeliest, out of those that may be kept."""
    rerolls = view.rerolls + (view.step == "reroll")
    if not view.dice or rerolls == 0:
        return []
    names = {deck: odds_name(deck, view) for deck in decks}
    aims: dict[tuple[int, ...], list[str]] = {}
    chances: dict[tuple[int, ...], dict[str, Fraction]] = {}
    if rerolls == 1:
        chances = {keep: {deck: odds.chance_keeping(names[deck], keep) for deck in names} for keep in allowed}
        for deck in names:
            # Among equally good keeps the one with the most dice, as `odds.best_keep` has it.
            aims.setdefault(max(chances, key=lambda keep: (chances[keep][deck], len(keep))), []).append(deck)
    else:
        for deck, name in names.items():
            if not is_met(name, view.dice):
                best = odds.best_keep(name, view.dice, rerolls)
                aims.setdefault(best, []).append(deck)
                chances.setdefault(best, {})[deck] = odds.chance(name, rerolls, view.dice)
    found = [_keep(dice, chances[dice], decks) for dice, decks in aims.items()]
    return sorted([keep for keep in found if keep.aims], key=lambda keep: -keep.aims[0][1])[:MOST_KEEPS]


def _keep(dice: tuple[int, ...], chances: Mapping[str, Fraction], aims: Collection[str]) -> KeepAdvice:
    ordered = sorted(((deck, chance) for deck, chance in chances.items() if chance > 0), key=lambda pair: -pair[1])
    return KeepAdvice(dice, tuple(p for p in ordered if p[0] in aims), tuple(p for p in ordered if p[0] not in aims))


def consequences(session: Session, action: Action) -> list[str]:
    """What comes of an action by the tags of its events; "reject" when the card goes nowhere, "lost" at defeat."""
    tried = session.tried(action) if action.verb in FORESEEN else None
    if tried is None:
        return []
    state, events = tried
    return tags_of(expect(Table, state), events)
