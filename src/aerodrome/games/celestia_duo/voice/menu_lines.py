"""Actions of Celestia Duo as lines of a menu: what is paid, how far it goes, what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from aerodrome.kernel import Action

from ..cards import AMBUSH_NAMES, PLAYERS
from ..hold import TOKENS_FOR_A_FLAG
from ..view import CelestiaDuoView

if TYPE_CHECKING:
    from .sentences import Speaker

Values = dict[str, str | int]
FLAG_NAME = "flag"


def line_of(speaker: Speaker, action: Action, view: CelestiaDuoView) -> str:
    """The action as a line of a menu, legal or not."""
    values = _about(speaker, view)
    for name, value in action.args:
        values |= _argument(speaker, name, value, view)
    more = _MORE.get(action.verb)
    if more is not None:
        values |= more(speaker, view)
    return speaker.say(f"do-{_name(speaker, action, view)}", **values)


def _about(speaker: Speaker, view: CelestiaDuoView) -> Values:
    """All that lines may want to name, whatever the action."""
    return {
        "paid": "flag" if view.step == "grapple" else "die",
        "why": "room" if view.step in ("load", "rewards") else "loss",
        "crew": "yes" if speaker.reactivates(view) else "no",
        "energy": view.energy,
        "hidden": view.hidden,
        "laying": view.laying,
        "flags": view.dice.count(FLAG_NAME),
        "tokens": int(TOKENS_FOR_A_FLAG) * view.flags,
        "attack": speaker.attack_now(view),
        "price": speaker.price(view.pirate),
        "played": speaker.cards(view.played),
        "rewards": speaker.rewards(view.rewards),
        "place": min(view.airship + view.propeller + 1, view.pirate_ship),
        "destination": view.destination,
    }


def _name(speaker: Speaker, action: Action, view: CelestiaDuoView) -> str:
    """The message for an action: its verb alone, or with what it is about."""
    verb = action.verb
    if verb == "drop" and action["token"] not in ("gold", "smoke"):
        return "drop-crew"
    if verb == "stop" and not view.stages_left:
        return "stop-none"
    last = view.step if verb == "done" else "-".join(value for _, value in action.args)
    return f"{verb}-{last}" if speaker.knows(f"do-{verb}-{last}") else verb


def _argument(speaker: Speaker, name: str, value: str, view: CelestiaDuoView) -> Values:
    """An argument in words."""
    if name == "player":
        seat = view.captain if value == PLAYERS[0] else 1 - view.captain
        return speaker.who(seat, view)
    if name in ("phrase", "statement"):
        return {name: speaker.phrase(value)}
    if name in ("symbol", "from", "to"):
        return {name: speaker.card(value), "count": view.dice.count(value)}
    if name == "dice":
        return {name: speaker.dice(value.split("+"))}
    if name == "crew" or (name == "token" and value not in ("gold", "smoke")):
        return {"crew": speaker.crew(value)}
    if name == "cards":
        return {"card": speaker.card(value)}
    if name == "card" and value in AMBUSH_NAMES:
        return {"ambush": speaker.ambush(value)}
    if name == "card" and speaker.knows(f"card-{value}"):
        return {"card": speaker.card(value), "some": speaker.some([value])}
    return {}


def _continue(speaker: Speaker, view: CelestiaDuoView) -> Values:
    place = view.destination
    known = view.route[place - 1].card if 0 < place < view.pirate_ship else None
    if place == view.pirate_ship:
        arrival = "caught" if view.mode == "quick" else "boarding"
    else:
        arrival = "unknown" if known is None else "known"
    ambush = speaker.ambush(known) if known else ""
    return {"arrival": arrival, "place": place, "cards": max(place - view.airship, 0), "ambush": ambush}


def _stop(speaker: Speaker, view: CelestiaDuoView) -> Values:
    """What is known of a stop: which Stage cards are left."""
    left = [speaker.printed.stages[stage] for stage in view.stages_left]
    cards = [view.ambushes * (stage.hidden + stage.visible) for stage in left]
    advance = [stage.advance for stage in left]
    return {"ambushes": view.ambushes, "advance": _range(speaker, advance), "cards": _range(speaker, cards)}


def _range(speaker: Speaker, numbers: Sequence[int]) -> str | int:
    """A number, or from the least to the most."""
    if not numbers:
        return 0
    least, most = min(numbers), max(numbers)
    return least if least == most else speaker.say("count-range", least=least, most=most)


def _buy(speaker: Speaker, view: CelestiaDuoView) -> Values:
    """What Gold buys here: in a city as its card says, else as the pirate's."""
    pirate = speaker.printed.pirates[view.pirate]
    stage = view.route[view.airship - 1].stage if view.airship and not view.boarding else None
    seller = pirate if stage is None else speaker.printed.stages[stage]
    return {
        "cards": speaker.laid_out(seller.gold_hidden, seller.gold_visible),
        "smoke": 0 if stage is None else speaker.printed.stages[stage].gold_smoke,
        "gold": pirate.reactivation,
    }


_MORE: dict[str, Callable[[Speaker, CelestiaDuoView], Values]] = {"continue": _continue, "stop": _stop, "buy": _buy}
