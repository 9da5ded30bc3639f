"""A simple player of Celestia Duo for the tests of the terminal: it knows one seat's view, and often wins."""

from __future__ import annotations

from collections.abc import Mapping

from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Action, Match

FEW_CARDS = 7
FAR = 20
# What is done first where a step has no answer of its own.
LIKES = ("match", "flag", "joker", "pair", "ludvig", "mama", "ludvig-joker", "grapple", "claim", "take", "validate")


def view_of(match: Match, seat: int = -1) -> CelestiaDuoView:
    view = match.view(seat)
    assert isinstance(view, CelestiaDuoView)
    return view


def own_hand(lang: str) -> str:
    """How the table calls the hand of the person who looks at it."""
    return Speaker(GAME.catalogue, lang).say("zone-hand", who="you", player="")


def shows_hand(line: str, hand: Mapping[str, int], lang: str) -> bool:
    """Whether a line of the screen has these cards, each kind with its number."""
    speaker = Speaker(GAME.catalogue, lang)
    return all(speaker.cards({kind: count}) in line for kind, count in hand.items()) or speaker.cards({}) in line


def deciding(match: Match) -> int:
    """The seat whose step it is: the Captain's in a talk."""
    return view_of(match).player


def choice(match: Match, seat: int) -> Action:
    """What this player does in a seat that must decide."""
    view = view_of(match, seat)
    possible: dict[str, list[Action]] = {}
    for action in match.legal(seat):
        possible.setdefault(action.verb, []).append(action)
    if "ready" in possible:
        return possible["ready"][0]
    if view.step == "briefing":
        tired = "stop" in possible and sum(view.hands) < FEW_CARDS and view.pirate_ship <= FAR
        return possible["stop" if tired else "continue"][0]
    if view.step == "start":
        return possible["start"][view.hands[view.captain] < view.hands[1 - view.captain]]
    if "smoke" in possible and "flag" in view.dice:
        return next(action for action in possible["smoke"] if action["dice"] == "flag")
    if "buy" in possible and possible["buy"][0]["what"] == "cards":
        return possible["buy"][0]
    if "flag" in possible and "match" not in possible:
        return max(possible["flag"], key=lambda action: view.hand[action["card"]])
    liked = next((verb for verb in LIKES if verb in possible), None)
    return possible[liked][0] if liked else next(action for verb in possible for action in possible[verb])
