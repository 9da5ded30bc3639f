"""What can be said about the decision at hand. This module is compiled.

All conditions are about what both players see, so that what is offered tells nothing about a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import BIT

from . import phrases, rule
from .cards import AMBUSHES, FLAG, KUBLAI, LUDVIG, MAMA, OLGA, RECRUIT, REWARDS, RHETT, SHUKI, STAGES, SYMBOLS
from .conditions import needs_room, why_not_buy, why_not_crew, why_not_smoke, why_not_stop
from .facts import ambush_dice
from .layout import REVEALED_AT, REWARD_AT, STAGE_DECK_AT
from .step import LOAD, RESOURCES
from .step import REWARDS as REWARDS_STEP

if TYPE_CHECKING:
    from .table import Table

PROPOSALS: Final[i64] = (1 << phrases.AGREE) - 1  # all phrases but the two answers
ANSWERS: Final[i64] = (1 << phrases.AGREE) | (1 << phrases.DISAGREE)


def proposals(table: Table) -> i64:
    """The proposals that can be made about this step, a bit for each."""
    found: i64 = 0
    for at in range(phrases.ABOUT_START[table.step], phrases.ABOUT_START[table.step + 1]):
        phrase = phrases.ABOUT[at]
        if phrase < phrases.AGREE and why_not_propose(table, phrase) == 0:
            found |= BIT[phrase]
    return found


def makes_sense(table: Table, seat: i64) -> i64:
    """The phrases that this seat could say, a bit for each: proposals, and answers to those of the other player."""
    if table.said_by(1 - seat) & PROPOSALS == 0:
        return table.talk
    return table.talk | ANSWERS


def can_be_said(table: Table, seat: i64) -> i64:
    """Those of them that this seat has not said in this window."""
    return makes_sense(table, seat) & ~table.said_by(seat)


def why_not_say(table: Table, seat: i64, phrase: i64) -> i64:
    if can_be_said(table, seat) & BIT[phrase] != 0:
        return 0
    if makes_sense(table, seat) & BIT[phrase] != 0:
        return rule.TALK_ONCE
    if phrase >= phrases.AGREE:
        return rule.TALK_ANSWER
    return why_not_propose(table, phrase)


def why_not_propose(table: Table, phrase: i64) -> i64:
    """The rule that leaves a proposal without sense now, no matter who makes it."""
    if not phrases.FITS[table.step * phrases.PHRASES + phrase]:
        return rule.TALK_FITS
    if phrase <= phrases.STOP:
        return _why_not_choose_way(table)
    if phrase <= phrases.KEEP_SMOKE:
        return why_not_smoke(table)
    if phrase <= phrases.ME_FIRST:
        return 0
    if phrase <= phrases.REACTIVATE:
        return why_not_buy(table, phrase - phrases.BUY_CARDS)
    if phrase == phrases.SAVE_GOLD:
        return _why_not_save(table)
    if phrase <= phrases.LEAVE_IT:
        return _why_not_talk_of_room(table, phrase)
    if phrase < phrases.USE_CREW:
        return _why_not_prefer(table, phrase)
    return _why_not_call(table, phrase - phrases.USE_CREW)


def _why_not_choose_way(table: Table) -> i64:
    """Continuing and stopping are proposed where both are possible."""
    if why_not_stop(table) != 0:
        return rule.TALK_TWO_WAYS
    return 0


def _why_not_save(table: Table) -> i64:
    """In Quick mode nothing is sold after the last stop."""
    if table.is_quick() and table.sum_of(STAGE_DECK_AT, STAGES) == 0:
        return rule.TALK_GOLD_LATER
    return 0


def _why_not_talk_of_room(table: Table, phrase: i64) -> i64:
    if phrase <= phrases.SPARE_CREW:
        if not _could_give_up(table, phrase):
            return rule.TALK_ROOM
    elif not _lacks_room(table):
        return rule.TALK_ROOM
    return 0


def _could_give_up(table: Table, phrase: i64) -> bool:
    """A token is given up where that makes room, or where something else could be lost instead."""
    tokens = table.gold
    if phrase == phrases.SPARE_SMOKE:
        tokens = table.smoke
    elif phrase == phrases.SPARE_CREW:
        tokens = table.crew_aboard()
    if tokens == 0:
        return False
    if table.step == RESOURCES:
        return tokens != table.cargo()
    if table.step == LOAD and phrase == phrases.SPARE_GOLD + table.offers_smoke:
        return False
    if table.step == REWARDS_STEP and phrase == phrases.SPARE_GOLD and table.cells[REWARD_AT + RECRUIT] == 0:
        return False
    return _lacks_room(table)


def _lacks_room(table: Table) -> bool:
    """Room is talked about while the hold is full and something offered could take the place of something else."""
    if table.step == LOAD:
        return True
    if not needs_room(table) or table.room() > 0:
        return False
    return table.cells[REWARD_AT + RECRUIT] != 0 or table.gold != table.cargo()


def _why_not_prefer(table: Table, phrase: i64) -> i64:
    """An Ambush that Baba revealed is preferred where those still to be laid differ in what the phrase names."""
    first: i64 = -1
    for card in range(AMBUSHES):
        if table.cells[REVEALED_AT + card] != 0:
            shown = _shown_by(table, card, phrase)
            if first < 0:
                first = shown
            elif shown != first:
                return 0
    return rule.TALK_CARDS_DIFFER


def _shown_by(table: Table, card: i64, phrase: i64) -> i64:
    """How many dice an Ambush card has, what it gives, or how far its propeller goes, as a number to compare."""
    facts = table.setting.facts
    if phrase == phrases.MEET_FASTEST:
        return facts.ambush_propeller[card]
    if phrase == phrases.MEET_WEAKEST:
        return ambush_dice(facts, card)
    shown: i64 = 0
    for reward in range(REWARDS):
        shown = shown * 16 + facts.ambush_rewards[card * REWARDS + reward]
    return shown


def _why_not_call(table: Table, crew: i64) -> i64:
    """A crew member is proposed where their power could bring something."""
    number = why_not_crew(table, crew)
    if number == 0 and not _would_help(table, crew):
        return rule.TALK_POWER_HELPS
    return number


def _would_help(table: Table, crew: i64) -> bool:
    if crew == OLGA:
        return table.destination() < table.chased
    if crew in (KUBLAI, RHETT):
        return table.shows(FLAG) > 0
    if crew == LUDVIG:
        return _most_alike(table) > 1
    if crew == MAMA:
        return _most_alike(table) > 0 or table.boarding != 0
    if crew == SHUKI:
        return table.masts > table.boarding  # after the last Assault no card is of any use
    return True


def _most_alike(table: Table) -> i64:
    """How many dice show the Equipment symbol that is there most often."""
    most: i64 = 0
    for symbol in range(SYMBOLS):
        most = max(most, table.shows(symbol))
    return most
