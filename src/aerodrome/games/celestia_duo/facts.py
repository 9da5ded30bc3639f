"""The numbers of a catalogue as the rules read them. This module is compiled.

Everything is a flat list, one entry (or one row of entries) for each card, in the order of the names in `cards`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from .cards import SYMBOLS

Lists = Mapping[str, Sequence[int]]


def _list(lists: Lists, name: str) -> vec[i64]:
    return vec[i64](lists.get(name, ()))


class Facts:
    """What the cards, tokens, decks and pirates of one catalogue say. Made by `catalogue`, then never changed."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists  # all of them by name
        self.equipment = _list(lists, "equipment")  # [kind] how many cards
        self.start_propeller: i64 = lists.get("start_propeller", (1,))[0]  # printed on the start tile
        self.ambush_fixed = _list(lists, "ambush_fixed")  # [card, symbol] dice put on this face
        self.ambush_rolled = _list(lists, "ambush_rolled")  # [card] dice rolled
        self.ambush_rewards = _list(lists, "ambush_rewards")  # [card, reward] icons
        self.ambush_propeller = _list(lists, "ambush_propeller")  # [card]
        self.stage_advance = _list(lists, "stage_advance")  # [stage] cards that the pirate ship advances
        self.stage_hidden = _list(lists, "stage_hidden")  # [stage] cards for each ambush, face down
        self.stage_visible = _list(lists, "stage_visible")  # [stage] and face up
        self.stage_gold_hidden = _list(lists, "stage_gold_hidden")  # [stage] cards for one gold, face down
        self.stage_gold_visible = _list(lists, "stage_gold_visible")  # [stage] and face up
        self.stage_gold_smoke = _list(lists, "stage_gold_smoke")  # [stage] smoke for one gold
        self.stage_reactivates = _list(lists, "stage_reactivates")  # [stage] 1 when the crew is reactivated
        self.stage_propeller = _list(lists, "stage_propeller")  # [stage]
        self.energy_hidden = _list(lists, "energy_hidden")  # [token] cards shared, face down
        self.energy_visible = _list(lists, "energy_visible")  # [token] and face up
        self.energy_lost = _list(lists, "energy_lost")  # [token] resources lost
        self.deck_generator = _list(lists, "deck_generator")  # [deck] slots for energy
        self.deck_hold = _list(lists, "deck_hold")  # [deck] slots for all else
        self.pirate_advance = _list(lists, "pirate_advance")  # [pirate] cards for each flag in the chase
        self.pirate_penalty = _list(lists, "pirate_penalty")  # [pirate] and the further penalty
        self.pirate_hidden = _list(lists, "pirate_hidden")  # [pirate] cards shared before the boarding, face down
        self.pirate_visible = _list(lists, "pirate_visible")  # [pirate] and face up
        self.pirate_gold_hidden = _list(lists, "pirate_gold_hidden")  # [pirate] cards for one gold, face down
        self.pirate_gold_visible = _list(lists, "pirate_gold_visible")  # [pirate] and face up
        self.pirate_reactivation = _list(lists, "pirate_reactivation")  # [pirate] gold for reactivating the whole crew
        self.pirate_requires = _list(lists, "pirate_requires")  # [pirate, symbol] what a flag costs in the boarding
        self.assault_fixed = _list(lists, "assault_fixed")  # [assault, symbol]
        self.assault_rolled = _list(lists, "assault_rolled")  # [assault]
        self.assault_ban = _list(lists, "assault_ban")  # [assault] see `cards`

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.lists,))


def ambush_dice(facts: Facts, card: i64) -> i64:
    """How many dice an Ambush card has."""
    dice = facts.ambush_rolled[card]
    for symbol in range(SYMBOLS):
        dice += facts.ambush_fixed[card * SYMBOLS + symbol]
    return dice


class Setting:
    """What does not change during a match: the facts, and what was chosen when it was made."""

    def __init__(self, facts: Facts, distance: i64, stages_have_propellers: bool) -> None:
        self.facts = facts
        self.distance = distance  # the card on which the pirate ship began
        self.stages_have_propellers = stages_have_propellers

    def __reduce__(self) -> tuple[object, ...]:
        return (Setting, (self.facts, self.distance, self.stages_have_propellers))
