"""What helps somebody at the table of Celestia Duo: what the cards show that the view calls by their numbers.

All of it stands on the cards that lie open, or that everybody can look up in the rulebook; none of it on a hand.
"""

from __future__ import annotations

from typing import Literal

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from .. import cards
from ..catalogue import Catalogue
from ..facts import Facts

Counts = dict[str, int]


class Ambush(Struct, frozen=True):
    """An Ambush card: the faces that dice are set to, how many dice are rolled, the rewards, the propeller."""

    dice: tuple[str, ...]
    rolled: int
    rewards: Counts
    propeller: int


class Stage(Struct, frozen=True):
    """A Stage card: how far the pirate flees, the cards for each Ambush and for a Gold, the Smoke for a Gold."""

    advance: int
    hidden: int
    visible: int
    gold_hidden: int
    gold_visible: int
    gold_smoke: int
    reactivates: bool
    propeller: int


class Assault(Struct, frozen=True):
    """An Assault card: its dice, and what it forbids."""

    dice: tuple[str, ...]
    rolled: int
    ban: str


class Energy(Struct, frozen=True):
    """The lower side of an Energy token: the cards to share, and the tokens that leave the hold."""

    hidden: int
    visible: int
    lost: int


class Pirate(Struct, frozen=True):
    """The pirate of this match.

    `is_ours` when the name was made up here. Each Flag costs `advance` cards and `penalty` in the chase and `price` in
    the final battle, before which `hidden` and `visible` cards are shared and Gold buys cards or the crew's help.
    """

    name: str
    is_ours: bool
    advance: int
    penalty: str
    price: Counts
    hidden: int
    visible: int
    gold_hidden: int
    gold_visible: int
    reactivation: int


class CelestiaDuoAids(Struct, frozen=True, kw_only=True):
    """What the cards show, by their names; the same throughout a match."""

    game: Literal["celestia_duo"] = "celestia_duo"
    ambushes: dict[str, Ambush]
    stages: dict[str, Stage]
    assaults: dict[str, Assault]
    energy: dict[str, Energy]
    pirate: Pirate


def aids_for(pirate: str, catalogue: Catalogue) -> CelestiaDuoAids:
    """The aids of a match against this pirate."""
    facts = catalogue.facts
    return CelestiaDuoAids(
        ambushes={name: _ambush(facts, at) for at, name in enumerate(cards.AMBUSH_NAMES)},
        stages={name: _stage(facts, at) for at, name in enumerate(cards.STAGE_NAMES)},
        assaults={name: _assault(facts, at) for at, name in enumerate(cards.ASSAULT_NAMES)},
        energy={name: _energy(facts, at) for at, name in enumerate(cards.ENERGY_NAMES)},
        pirate=_pirate(catalogue, cards.PIRATE_NAMES.index(pirate)),
    )


def _ambush(facts: Facts, at: int) -> Ambush:
    return Ambush(
        dice=_dice(facts.ambush_fixed, at),
        rolled=int(facts.ambush_rolled[at]),
        rewards=_row(facts.ambush_rewards, at, cards.REWARD_NAMES),
        propeller=int(facts.ambush_propeller[at]),
    )


def _stage(facts: Facts, at: int) -> Stage:
    return Stage(
        advance=int(facts.stage_advance[at]),
        hidden=int(facts.stage_hidden[at]),
        visible=int(facts.stage_visible[at]),
        gold_hidden=int(facts.stage_gold_hidden[at]),
        gold_visible=int(facts.stage_gold_visible[at]),
        gold_smoke=int(facts.stage_gold_smoke[at]),
        reactivates=facts.stage_reactivates[at] != 0,
        propeller=int(facts.stage_propeller[at]),
    )


def _assault(facts: Facts, at: int) -> Assault:
    return Assault(
        dice=_dice(facts.assault_fixed, at),
        rolled=int(facts.assault_rolled[at]),
        ban=cards.BAN_NAMES[facts.assault_ban[at]],
    )


def _energy(facts: Facts, at: int) -> Energy:
    return Energy(int(facts.energy_hidden[at]), int(facts.energy_visible[at]), int(facts.energy_lost[at]))


def _pirate(catalogue: Catalogue, at: int) -> Pirate:
    facts = catalogue.facts
    return Pirate(
        name=catalogue.pirate_names[at],
        is_ours=catalogue.sources[f"pirates.{cards.PIRATE_NAMES[at]}.name"] == "ours",
        advance=int(facts.pirate_advance[at]),
        penalty=cards.PENALTY_NAMES[facts.pirate_penalty[at]],
        price=_row(facts.pirate_requires, at, cards.SYMBOL_NAMES),
        hidden=int(facts.pirate_hidden[at]),
        visible=int(facts.pirate_visible[at]),
        gold_hidden=int(facts.pirate_gold_hidden[at]),
        gold_visible=int(facts.pirate_gold_visible[at]),
        reactivation=int(facts.pirate_reactivation[at]),
    )


def _dice(fixed: vec[i64], at: int) -> tuple[str, ...]:
    return tuple(name for name, count in _row(fixed, at, cards.SYMBOL_NAMES).items() for _ in range(count))


def _row(flat: vec[i64], at: int, names: tuple[str, ...]) -> Counts:
    """One card's entries of a flat list, those that are not nought."""
    row = {name: int(flat[at * len(names) + number]) for number, name in enumerate(names)}
    return {name: count for name, count in row.items() if count}
