"""The numbered choices of a moment: what is decided first, what can be said last."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.cli.menu import Group, Item
from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Action

PAYMENTS = ("match", "joker", "pair", "mama", "flag", "ludvig", "ludvig-joker", "grapple", "cannot")
GROUPS = {
    "go": ("continue", "stop", "validate", "start", "first"),
    "pay": PAYMENTS,
    "take": ("take", "pass", "reclaim"),
    "claim": ("claim",),
    "buy": ("buy",),
    "smoke": ("smoke",),
    "crew": ("use",),
    "augusta": ("augusta",),
    "lay": ("lay",),
    "give": ("victim", "lose", "deactivate", "drop"),
    "tell": ("tell",),
    "end": ("done", "ready"),
    "say": ("say",),
}
"""The groups in their order, and their verbs."""
FLOWING = ("smoke", "augusta", "tell", "say")
"""Groups with many short choices, as many on a line as fit."""
MOST_LISTED = 6
"""Where there are more ways to pay, each is said in few words."""
MOST_REROLLS = 7
_CREW_OF_PAYMENT = {"mama": "mama", "ludvig": "ludvig", "ludvig-joker": "ludvig"}


def build(
    view: CelestiaDuoView, legal: Sequence[Action], speaker: Speaker, words: Words, *, is_short: bool = False
) -> list[Group]:
    """The choices by group, numbered from 1 in the order they are shown.

    A short menu of many rerolls has those of one die and of all; anything else can be typed.
    """
    is_cut = is_short and sum(action.verb == "smoke" for action in legal) > MOST_REROLLS
    groups, number = list[Group](), 0
    for name, verbs in GROUPS.items():
        actions = [action for action in legal if action.verb in verbs]
        if is_cut and name == "smoke":
            actions = [action for action in actions if action["dice"].count("+") + 1 in (1, len(view.dice))]
        is_crowded = name == "pay" and len(actions) > MOST_LISTED
        items = [
            Item(
                at,
                action,
                _payment(action, speaker, words) if is_crowded and action.args else _label(action, view, speaker),
            )
            for at, action in enumerate(actions, number + 1)
        ]
        if name == "augusta":
            items = _by_die(items, speaker)
        number += len(items)
        hint = words.say("duo-hint-smoke") if is_cut and name == "smoke" else ""
        if items:
            is_listed = name not in FLOWING and not is_crowded
            groups.append(Group(words.say(f"duo-group-{name}"), items, is_listed, hint))
    return groups


def _by_die(items: Sequence[Item], speaker: Speaker) -> list[Item]:
    """The faces that a die can be turned to, after the name of each die."""
    faces = [""] + [item.action["from"] for item in items]
    return [
        item if face == item.action["from"] else item._replace(lead=f"{speaker.card(item.action['from'])}: ")
        for face, item in zip(faces, items, strict=False)
    ]


def _label(action: Action, view: CelestiaDuoView, speaker: Speaker) -> str:
    """A few words where the heading of the group says the rest, else the whole sentence."""
    match action.verb:
        case "smoke":
            return " + ".join(map(speaker.card, action["dice"].split("+")))
        case "say":
            return speaker.phrase(action["phrase"])
        case "tell":
            return speaker.phrase(action["statement"])
        case "augusta":
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
