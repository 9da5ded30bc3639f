"""The numbered choices of a moment: what is decided first, what can be said last."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.cli.menu import Group, Item, arranged
from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Action

PAYMENTS = ("match", "joker", "pair", "mama", "flag", "ludvig", "ludvig-joker", "ludvig-mama", "grapple", "cannot")
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


def build(
    view: CelestiaDuoView, legal: Sequence[Action], speaker: Speaker, words: Words, *, is_short: bool = False
) -> list[Group]:
    """The choices by group, numbered from 1 in the order they are shown.

    A short menu of many rerolls has those of one die and of all; anything else can be typed.
    """
    chosen = {name: [action for action in legal if action.verb in verbs] for name, verbs in GROUPS.items()}
    flowing, hints = set(FLOWING), dict[str, str]()
    if is_short and len(chosen["smoke"]) > MOST_REROLLS:
        chosen["smoke"] = [one for one in chosen["smoke"] if one["dice"].count("+") + 1 in (1, len(view.dice))]
        hints["smoke"] = words.say("celestia-duo-hint-smoke")
    is_crowded = len(chosen["pay"]) > MOST_LISTED
    if is_crowded:
        flowing.add("pay")

    def label(action: Action) -> str:
        # What the crew does for a payment is worth the whole sentence.
        is_helped = any(piece.startswith("crew/") for piece in action.pieces)
        is_brief = is_crowded and action.verb in PAYMENTS and action.args and not is_helped
        return _payment(action, speaker, words) if is_brief else _label(action, view, speaker)

    headings = {name: words.say(f"celestia-duo-group-{name}") for name in GROUPS}
    offered = {name: [(action, label(action)) for action in actions] for name, actions in chosen.items()}
    groups = arranged(headings, offered, set(GROUPS) - flowing, hints)
    return [group._replace(items=_by_die(group.items, speaker, words)) for group in groups]


def _by_die(items: Sequence[Item], speaker: Speaker, words: Words) -> list[Item]:
    """Where dice are turned, the name of each die before the faces that it can be turned to."""
    dice = [item.action["from"] if item.action.verb == "augusta" else "" for item in items]
    return [
        item if die == before else item._replace(lead=words.labelled(speaker.card(die), ""))
        for item, die, before in zip(items, dice, ["", *dice], strict=False)
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
    """The die that is beaten, and the cards it takes."""
    arguments = dict(action.args)
    die = arguments.get("symbol", "flag")
    card = "joker" if action.verb == "joker" else arguments.get("cards", arguments.get("card", die))
    cards = speaker.cards({card: 2 if action.verb == "pair" else 1})
    return words.say("celestia-duo-item-pay", die=speaker.card(die), cards=cards)
