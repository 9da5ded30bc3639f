"""The numbered choices of a moment at Etherium's table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from aerodrome.cli.menu import Group, Item
from aerodrome.cli.screen import DASH, REFUSED
from aerodrome.cli.words import Words
from aerodrome.games.etherium.cards import COLLECT_SLOT, CONNECT_SLOT, ETHERISE_SLOT, SLOT_NAMES, UPGRADE_SLOT
from aerodrome.games.etherium.drawing.board import RINGS
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Action

PANEL = {
    "move": SLOT_NAMES[:COLLECT_SLOT],
    "collect": SLOT_NAMES[COLLECT_SLOT:UPGRADE_SLOT],
    "upgrade": SLOT_NAMES[UPGRADE_SLOT:ETHERISE_SLOT],
    "transform": SLOT_NAMES[ETHERISE_SLOT:CONNECT_SLOT],
    "connect": SLOT_NAMES[CONNECT_SLOT:],
}


def panel(view: EtheriumView, legal: Sequence[Action], speaker: Speaker, words: Words) -> list[Group]:
    """The slots in their groups, always by the same numbers; taken ones with their token, doubtful ones marked."""
    actions = {action["slot"]: action for action in legal}
    plan = view.players[view.seat].plan

    def item(slot: str) -> Item:
        name = words.say(f"etherium-slot-{slot}")
        if slot not in actions:
            token = str(plan.index(slot) + 1) if slot in plan else DASH
            return Item(0, legal[0], Text(f"{name} [{token}]", "good"))
        label = Text.assemble(name, (f" {REFUSED}", "bad")) if obstacle(slot, view, speaker) else name
        return Item(SLOT_NAMES.index(slot) + 1, actions[slot], label)

    return [Group(words.say(f"etherium-panel-{name}"), [item(slot) for slot in slots]) for name, slots in PANEL.items()]


def obstacle(slot: str, view: EtheriumView, speaker: Speaker) -> str | None:
    """The rule that would make the action of a slot fail now. Tokens that lie already may change what is possible."""
    return None if any(view.players[view.seat].plan) else speaker.obstacle(slot, view)


def space_name(space: str, view: EtheriumView, speaker: Speaker) -> str:
    """A space by the words that stand at its place on the board."""
    ring, _, number = space.partition("-")
    if ring not in RINGS:
        return speaker.space(space, view)
    terrain = view.terrains.get(space)
    if ring == "large" and terrain is not None:
        return f"{speaker.say('terrain-mine')} {number}"
    place = f"{speaker.say(f'zone-ring-{ring}')} {number}"
    return place if terrain is None else f"{speaker.say(f'terrain-{terrain}')} {place}"
