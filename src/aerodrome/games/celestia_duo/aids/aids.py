"""What helps somebody at the table of Celestia Duo: what the cards show that the view calls by their numbers.

All of it is public: on cards that lie open or in the rulebook, never in a hand.
"""

from __future__ import annotations

from typing import Any, Literal, get_type_hints

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from aerodrome.kernel.view import counted

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


class Printed:
    """What the cards, tokens and pirates of one catalogue show, by their names."""

    def __init__(self, catalogue: Catalogue) -> None:
        facts = catalogue.facts
        self.ambushes = {name: _ambush(facts, at) for at, name in enumerate(cards.AMBUSH_NAMES)}
        self.stages = {name: Stage(**_printed(facts, "stage", Stage, at)) for at, name in enumerate(cards.STAGE_NAMES)}
        self.assaults = {name: _assault(facts, at) for at, name in enumerate(cards.ASSAULT_NAMES)}
        tokens = enumerate(cards.ENERGY_NAMES)
        self.energy = {name: Energy(**_printed(facts, "energy", Energy, at)) for at, name in tokens}
        self.pirates = {name: _pirate(catalogue, at) for at, name in enumerate(cards.PIRATE_NAMES)}


def aids_for(pirate: str, catalogue: Catalogue) -> CelestiaDuoAids:
    """The aids of a match against this pirate."""
    printed = Printed(catalogue)
    return CelestiaDuoAids(
        ambushes=printed.ambushes,
        stages=printed.stages,
        assaults=printed.assaults,
        energy=printed.energy,
        pirate=printed.pirates[pirate],
    )


def _printed(facts: Facts, kind: str, shown: type[Struct], at: int) -> dict[str, Any]:
    """The fields that one card has in the facts, by name."""
    types = get_type_hints(shown)
    return {
        name: types[name](getattr(facts, f"{kind}_{name}")[at])
        for name in shown.__struct_fields__
        if types[name] in (int, bool) and hasattr(facts, f"{kind}_{name}")
    }


def _ambush(facts: Facts, at: int) -> Ambush:
    dice, rewards = _dice(facts.ambush_fixed, at), _row(facts.ambush_rewards, at, cards.REWARD_NAMES)
    return Ambush(dice=dice, rewards=rewards, **_printed(facts, "ambush", Ambush, at))


def _assault(facts: Facts, at: int) -> Assault:
    ban = cards.BAN_NAMES[facts.assault_ban[at]]
    return Assault(dice=_dice(facts.assault_fixed, at), ban=ban, **_printed(facts, "assault", Assault, at))


def _pirate(catalogue: Catalogue, at: int) -> Pirate:
    facts = catalogue.facts
    return Pirate(
        name=catalogue.pirate_names[at],
        is_ours=catalogue.sources[f"pirates.{cards.PIRATE_NAMES[at]}.name"] == "ours",
        penalty=cards.PENALTY_NAMES[facts.pirate_penalty[at]],
        price=_row(facts.pirate_requires, at, cards.SYMBOL_NAMES),
        **_printed(facts, "pirate", Pirate, at),
    )


def _dice(fixed: vec[i64], at: int) -> tuple[str, ...]:
    return tuple(name for name, count in _row(fixed, at, cards.SYMBOL_NAMES).items() for _ in range(count))


def _row(flat: vec[i64], at: int, names: tuple[str, ...]) -> Counts:
    """One card's entries of a flat list, those that are not nought."""
    return counted(flat, at * len(names), names)
