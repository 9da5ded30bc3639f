"""The numbers of a catalogue as the rules read them. This module is compiled.

Everything is a flat list, one entry (or one row of entries) for each card, in the order of the names in `cards`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Facts:
    """What the cards, tokens, decks and pirates of one catalogue say: its `lists`, by name. Never changed."""

    def __init__(self, lists: dict[str, list[int]]) -> None:
        self.lists = lists
        self.equipment: vec[i64] = vec[i64]()  # [kind] how many cards
        self.start_propeller: vec[i64] = vec[i64]()  # one number: printed on the start tile
        self.ambush_fixed: vec[i64] = vec[i64]()  # [card, symbol] dice put on this face
        self.ambush_rolled: vec[i64] = vec[i64]()  # [card] dice rolled
        self.ambush_rewards: vec[i64] = vec[i64]()  # [card, reward] icons
        self.ambush_propeller: vec[i64] = vec[i64]()  # [card]
        self.stage_advance: vec[i64] = vec[i64]()  # [stage] cards that the pirate ship advances
        self.stage_hidden: vec[i64] = vec[i64]()  # [stage] cards for each ambush, face down
        self.stage_visible: vec[i64] = vec[i64]()  # [stage] and face up
        self.stage_gold_hidden: vec[i64] = vec[i64]()  # [stage] cards for one gold, face down
        self.stage_gold_visible: vec[i64] = vec[i64]()  # [stage] and face up
        self.stage_gold_smoke: vec[i64] = vec[i64]()  # [stage] smoke for one gold
        self.stage_reactivates: vec[i64] = vec[i64]()  # [stage] 1 when the crew is reactivated
        self.stage_propeller: vec[i64] = vec[i64]()  # [stage]
        self.energy_hidden: vec[i64] = vec[i64]()  # [token] cards shared, face down
        self.energy_visible: vec[i64] = vec[i64]()  # [token] and face up
        self.energy_lost: vec[i64] = vec[i64]()  # [token] resources lost
        self.deck_generator: vec[i64] = vec[i64]()  # [deck] slots for energy
        self.deck_hold: vec[i64] = vec[i64]()  # [deck] slots for all else
        self.pirate_advance: vec[i64] = vec[i64]()  # [pirate] cards for each flag in the chase
        self.pirate_penalty: vec[i64] = vec[i64]()  # [pirate] and the further penalty
        self.pirate_hidden: vec[i64] = vec[i64]()  # [pirate] cards shared before the boarding, face down
        self.pirate_visible: vec[i64] = vec[i64]()  # [pirate] and face up
        self.pirate_gold_hidden: vec[i64] = vec[i64]()  # [pirate] cards for one gold, face down
        self.pirate_gold_visible: vec[i64] = vec[i64]()  # [pirate] and face up
        self.pirate_reactivation: vec[i64] = vec[i64]()  # [pirate] gold for reactivating the whole crew
        self.pirate_requires: vec[i64] = vec[i64]()  # [pirate, symbol] what a flag costs in the boarding
        self.assault_fixed: vec[i64] = vec[i64]()  # [assault, symbol]
        self.assault_rolled: vec[i64] = vec[i64]()  # [assault]
        self.assault_ban: vec[i64] = vec[i64]()  # [assault] see `cards`
        for name, values in lists.items():
            setattr(self, name, vec[i64](values))

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.lists,))


class Setting:
    """What does not change during a match: the facts, and what was chosen when it was made."""

    def __init__(self, facts: Facts, distance: i64, stages_have_propellers: bool) -> None:
        self.facts = facts
        self.distance = distance  # the card on which the pirate ship began
        self.stages_have_propellers = stages_have_propellers

    def __reduce__(self) -> tuple[object, ...]:
        return (Setting, (self.facts, self.distance, self.stages_have_propellers))
