"""What has happened at the table of Celestia Duo in sentences.

Events that belong together, such as cards laid out one after the other, are told at once. The sentence of a move is
found by the families of its two zones; where there is none, nothing is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from aerodrome.kernel import Happening
from aerodrome.kernel.happenings import Counted, Ended, Moved, Ready, Rolled, Said, Stepped, Turned

from .cards import AMBUSH_NAMES, ASSAULT_NAMES, CREW_NAMES, ENERGY_NAMES, FACE_NAMES, KIND_NAMES, LAIR, STAGE_NAMES
from .view import CelestiaDuoView

if TYPE_CHECKING:
    from .sentences import Speaker

Cluster = tuple[Happening, ...]
Values = dict[str, str | int]
NONE = "none"

# The steps in which a crew member acts; turned sideways in another one, it is tired by the Secret Attack.
_ACTS_IN = {
    "ludvig": ("combat",),
    "olga": ("briefing",),
    "shuki": ("shuki",),
    "kublai": ("flags",),
    "baba": ("briefing",),
    "mama": ("combat", "grapple"),
    "rhett": ("flags",),
    "augusta": ("dice",),
}
# Steps that say whom a decision named, when they follow that decision.
_NAMED_BY = {"combat": ("start", "start"), "pick": ("share", "first"), "lose": ("victim", "victim")}


def clusters(happened: Sequence[Happening]) -> Iterator[tuple[Happening | None, Cluster, Sequence[Happening]]]:
    """Events that are told together, with the event before and the events after them."""
    at = 0
    for _, group in groupby(enumerate(happened), key=lambda pair: _alike(*pair)):
        cluster = tuple(event for _, event in group)
        before = happened[at - 1] if at else None
        at += len(cluster)
        yield before, cluster, happened[at:]


def _alike(at: int, event: Happening) -> tuple[object, ...]:
    """Events next to each other with the same key are told together."""
    match event:
        case Moved(card=card, source=source, target=target):
            what = "equipment" if card is None or card in KIND_NAMES else card
            if card in AMBUSH_NAMES and target == "baba":
                return "baba", target
            return what, source, target
        case Turned(side="active"):
            return ("active",)
        case Counted(counter=counter) if counter.startswith("reward/"):
            return ("reward",)
    return (at,)


def tell_cluster(
    speaker: Speaker,
    cluster: Cluster,
    view: CelestiaDuoView,
    before: Happening | None = None,
    ahead: Sequence[Happening] = (),
    *,
    is_silent: bool = False,
) -> str | None:
    """Events that belong together as a sentence, or None when there is nothing to say.

    `view` is the one right before them; `before` and `ahead` are the events around them in the same decision.
    `is_silent` is whether nothing has been said of the decision yet: then even a step may be worth a sentence.
    """
    match cluster[0]:
        case Moved():
            moves = [event for event in cluster if isinstance(event, Moved)]
            return _moved(speaker, moves, view, ahead)
        case Rolled(kept=kept, dice=dice):
            return _rolled(speaker, _faces(kept), _faces(dice), view, before)
        case Counted():
            counted = [event for event in cluster if isinstance(event, Counted)]
            return _counted(speaker, counted, view)
        case Turned():
            turns = [event for event in cluster if isinstance(event, Turned)]
            return _turned(speaker, turns, view, before)
        case Stepped(step=step, seat=seat):
            return _stepped(speaker, step, seat, view, is_silent=is_silent)
        case Said(seat=seat, phrase=phrase):
            return _said(speaker, seat, phrase, view)
        case Ready(seat=seat):
            return speaker.say("log-ready", **speaker.who(seat, view))
        case Ended(winners=winners, rule=rule):
            return speaker.say(f"log-{'won' if winners else 'lost'}-{rule.rpartition('.')[2]}")
    return None


def _faces(dice: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(FACE_NAMES[face - 1] for face in dice)


def _known(speaker: Speaker, name: str, **values: str | int) -> str | None:
    return speaker.say(name, **values) if speaker.knows(name) else None


# Cards and tokens


def _moved(speaker: Speaker, moves: Sequence[Moved], view: CelestiaDuoView, ahead: Sequence[Happening]) -> str | None:
    card, source, target = moves[0].card, moves[0].source, moves[0].target
    if card in ("gold", "smoke"):
        return _token(speaker, card, len(moves), target, view, ahead)
    if card in CREW_NAMES:
        return speaker.say("log-crew-hold" if target == "hold" else "log-crew-discard", crew=speaker.crew(card))
    if card in AMBUSH_NAMES:
        return _shown_by_baba(speaker, moves)
    if card in STAGE_NAMES:
        return speaker.say("log-stage", place=view.airship, stage=speaker.stage(card))
    if card in ASSAULT_NAMES:
        return speaker.say("log-assault", assault=speaker.assault(card)) if target == "assault" else None
    if card in ENERGY_NAMES:
        return speaker.energy(card)
    return _equipment(speaker, moves, f"{_family(source)}-{_family(target)}", view, ahead)


def _family(zone: str) -> str:
    return zone.partition("/")[0]


def _token(
    speaker: Speaker, token: str, count: int, target: str, view: CelestiaDuoView, ahead: Sequence[Happening]
) -> str | None:
    if target == "hold":
        return speaker.say(f"log-{token}-in", count=count)
    if token == "smoke" and (view.step == "dice" or (ahead and isinstance(ahead[0], Rolled))):
        return None  # the dice tell it
    why = "spent" if view.step in ("shop", "boarding") else "lost"
    return speaker.say(f"log-{token}-out", count=count, why=why)


def _shown_by_baba(speaker: Speaker, moves: Sequence[Moved]) -> str:
    ambushes = [speaker.ambush(move.card) for move in moves if move.card]
    if moves[0].target == "baba":
        return speaker.say("log-baba", ambushes=", ".join(ambushes))
    return speaker.say("log-baba-route", place=moves[0].target.partition("/")[2], ambush=ambushes[0])


def _equipment(
    speaker: Speaker, moves: Sequence[Moved], name: str, view: CelestiaDuoView, ahead: Sequence[Happening]
) -> str | None:
    values: Values = {"count": len(moves), "cards": speaker.cards(Counter(move.card for move in moves if move.card))}
    for zone in (moves[0].source, moves[0].target):
        if zone.startswith("hand/"):
            values |= speaker.who(int(zone.removeprefix("hand/")) - 1, view)
    if name == "hand-played":
        beaten = _beaten_by(view.dice, ahead)
        values |= {"beaten": speaker.dice(beaten) if beaten else NONE, "number": len(beaten)}
    return _known(speaker, f"log-{name}", **values)


def _beaten_by(dice: tuple[str, ...], ahead: Sequence[Happening]) -> list[str]:
    """The dice that a payment removes: those missing after the last change of dice in the same decision."""
    left = dice
    for event in ahead:
        if isinstance(event, Stepped | Moved):
            break
        if isinstance(event, Rolled):
            left = _faces(event.dice)
    return _missing(dice, left)


def _missing(dice: Sequence[str], left: Sequence[str]) -> list[str]:
    """The dice that are not among those left."""
    gone = Counter(dice)
    gone.subtract(left)
    return list(gone.elements())


# Dice


def _rolled(
    speaker: Speaker, kept: tuple[str, ...], dice: tuple[str, ...], view: CelestiaDuoView, before: Happening | None
) -> str | None:
    if not view.dice:
        rolled = _missing(dice, kept)
        values = {"set": speaker.dice(kept) if kept else NONE, "rolled": speaker.dice(rolled) if rolled else NONE}
        return speaker.say("log-dice", **values)
    if len(dice) < len(view.dice):
        is_told = isinstance(before, Rolled) or (isinstance(before, Moved) and before.target == "played")
        return None if is_told else speaker.say("log-beaten", beaten=speaker.dice(_missing(view.dice, dice)))
    if kept != dice:
        again, rolled = _missing(view.dice, kept), _missing(dice, kept)
        return speaker.say("log-smoke", again=speaker.dice(again), rolled=speaker.dice(rolled))
    changed, into = _missing(view.dice, dice), _missing(dice, view.dice)
    if not changed:
        return None
    return speaker.say("log-augusta", **{"from": speaker.dice(changed), "to": speaker.dice(into)})


# Counters


def _counted(speaker: Speaker, counted: Sequence[Counted], view: CelestiaDuoView) -> str | None:
    counter, value = counted[0].counter, counted[0].value
    if counter.startswith("reward/"):
        won = {event.counter.removeprefix("reward/"): event.value for event in counted}
        is_won = any(count > view.rewards.get(reward, 0) for reward, count in won.items())
        return speaker.say("log-rewards", rewards=speaker.rewards(won)) if is_won else None
    if counter == "turn":
        return speaker.say("log-turn", turn=value, **speaker.who(view.captain, view))
    if counter == "airship":
        return speaker.say("log-airship-caught" if value == view.pirate_ship else "log-airship", place=value)
    if counter == "pirate":
        if value == LAIR:
            return speaker.say("log-pirate-lair")
        return speaker.say("log-pirate", place=value, cards=value - view.pirate_ship)
    if counter == "flags" and value > view.flags:
        return speaker.say("log-flags", flags=value)
    if counter == "passed" and value:
        return speaker.say("log-passed", **speaker.who(view.player, view))
    if counter == "boarding":
        attack = speaker.say("pirate-price", price=speaker.price(view.pirate))
        return speaker.say("log-boarding", pirate=speaker.pirate(view.pirate), attack=attack)
    if counter == "masts":
        return speaker.say("log-masts", masts=value)
    return None


# Pieces, steps, words


def _turned(speaker: Speaker, turns: Sequence[Turned], view: CelestiaDuoView, before: Happening | None) -> str | None:
    family, _, name = turns[0].piece.partition("/")
    if family == "route":
        return speaker.say("log-ambush", place=int(name), ambush=speaker.ambush(turns[0].side))
    if family != "crew":
        return speaker.say(f"log-{family}")
    if turns[0].side == "active":
        names = [speaker.crew(turn.piece.partition("/")[2]) for turn in turns]
        return speaker.say("log-crew-active", crew=", ".join(names))
    if view.step not in _ACTS_IN[name] or (isinstance(before, Counted) and before.counter == "pirate"):
        return speaker.say("log-crew-tired", crew=speaker.crew(name))
    if isinstance(before, Rolled):
        return None  # Augusta: the die she set tells it
    return speaker.say("log-crew-used", crew=speaker.crew(name))


def _stepped(speaker: Speaker, step: str, seat: int, view: CelestiaDuoView, *, is_silent: bool) -> str | None:
    came_from, name = _NAMED_BY.get(step, ("", ""))
    if came_from == view.step:
        return speaker.say(f"log-{name}", **speaker.who(seat, view))
    if step == "grapple":
        return speaker.say("log-grapple", **speaker.who(seat, view))
    if step == "tell" and view.step == "rewards":
        return speaker.say("log-tell")
    if step == "start" and view.step == "dice":
        return speaker.say("log-validated") if is_silent else None
    return _known(speaker, f"log-skipped-{view.step}") if is_silent else None


def _said(speaker: Speaker, seat: int, phrase: str, view: CelestiaDuoView) -> str:
    who = speaker.who(seat, view)
    if phrase == "cannot-pay":
        return speaker.say("log-cannot-pay", **who)
    if phrase == "nothing":
        return speaker.say("log-said-nothing", **who)
    return speaker.say("log-said", phrase=speaker.phrase(phrase), **who)
