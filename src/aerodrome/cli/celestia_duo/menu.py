"""The numbered choices of a moment: what is decided first, what can be said last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.sentences import Speaker
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.kernel import Action

PAYMENTS = ("match", "joker", "pair", "mama", "flag", "ludvig", "ludvig-joker", "grapple", "cannot")
_GROUPS = {
    **dict.fromkeys(("continue", "stop", "validate", "start", "first"), "go"),
    **dict.fromkeys(PAYMENTS, "pay"),
    **dict.fromkeys(("take", "pass", "reclaim"), "take"),
    "claim": "claim",
    "buy": "buy",
    "smoke": "smoke",
    "use": "crew",
    "augusta": "augusta",
    "lay": "lay",
    **dict.fromkeys(("victim", "lose", "deactivate", "drop"), "give"),
    "tell": "tell",
    **dict.fromkeys(("done", "ready"), "end"),
    "say": "say",
}
ORDER = ("go", "pay", "take", "claim", "buy", "smoke", "crew", "augusta", "lay", "give", "tell", "end", "say")
FLOWING = ("smoke", "augusta", "tell", "say")
"""Groups with many short choices, as many on a line as fit."""
MOST_LISTED = 6
"""Where there are more ways to pay, each is said in few words."""
MOST_REROLLS = 7
_CREW_OF_PAYMENT = {"mama": "mama", "ludvig": "ludvig", "ludvig-joker": "ludvig"}


class Item(NamedTuple):
    """A numbered choice: the action, and what the menu says of it."""

    number: int
    group: str
    action: Action
    label: str


def build(
    view: CelestiaDuoView, legal: Sequence[Action], speaker: Speaker, words: Words, *, is_short: bool = False
) -> dict[str, list[Item]]:
    """The choices by group, numbered from 1 in the order they are shown.

    A short menu of many rerolls has those of one die and of all; anything else can be typed.
    """
    groups: dict[str, list[Item]] = {}
    many_ways = sum(_GROUPS[action.verb] == "pay" for action in legal) > MOST_LISTED
    if is_short and sum(action.verb == "smoke" for action in legal) > MOST_REROLLS:
        legal = [action for action in legal if action.verb != "smoke" or _is_plain(action, view)]
    ordered = sorted(legal, key=lambda action: ORDER.index(_GROUPS[action.verb]))
    for number, action in enumerate(ordered, 1):
        group = _GROUPS[action.verb]
        label = _label(action, view, speaker)
        if group == "pay" and many_ways and action.args:
            label = _payment(action, speaker, words)
        groups.setdefault(group, []).append(Item(number, group, action, label))
    return groups


def _is_plain(action: Action, view: CelestiaDuoView) -> bool:
    return action["dice"].count("+") + 1 in (1, len(view.dice))


def is_flowing(group: str, items: Sequence[Item]) -> bool:
    """Whether the choices of a group stand one after another."""
    many_ways = group == "pay" and len(items) > MOST_LISTED
    return group in FLOWING or many_ways


def _label(action: Action, view: CelestiaDuoView, speaker: Speaker) -> str:
    """A few words where the heading of the group says the rest, else the whole sentence."""
    if action.verb == "smoke":
        return " + ".join(map(speaker.card, action["dice"].split("+")))
    if action.verb == "say":
        return speaker.phrase(action["phrase"])
    if action.verb == "tell":
        return speaker.phrase(action["statement"])
    if action.verb == "augusta":
        return speaker.card(action["to"])
    return speaker.action(action, view)


def _payment(action: Action, speaker: Speaker, words: Words) -> str:
    """The die that is beaten, the cards it takes, and who helps."""
    arguments = dict(action.args)
    die = arguments.get("symbol", "flag")
    card = "joker" if action.verb.endswith("joker") else arguments.get("cards", arguments.get("card", die))
    said = {"die": speaker.card(die), "cards": speaker.cards({card: 2 if action.verb == "pair" else 1})}
    helper = _CREW_OF_PAYMENT.get(action.verb)
    if helper is None:
        return words.say("duo-item-pay", **said)
    return words.say("duo-item-pay-crew", **said, crew=speaker.crew(helper))
