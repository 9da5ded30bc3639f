"""The rewards of an Ambush, and exceptional communication. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.kernel.chapters import Step, Verb, each
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .. import memory, phrases, rule, step
from ..cards import COMMUNICATION, EQUIPMENT, GOLD, GOLD_TOKEN, KINDS, REWARD_NAMES, REWARDS
from ..conditions import needs_room, why_not_share
from ..dealing import share
from ..events import RewardClaimed, RewardsWon, Stated
from ..layout import MEMORY, MEMORY_AT, REWARD_AT
from ..table import Table
from .base import TalkStep


class Rewards(TalkStep):
    """The Captain chooses among the rewards of the Ambush."""

    number = step.REWARDS

    def begin(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        card = table.card_at(table.airship)
        for reward in range(REWARDS):
            table.cells[REWARD_AT + reward] = table.setting.facts.ambush_rewards[card * REWARDS + reward]
        if events is not None:
            events.tell(RewardsWon(table.named(REWARD_AT, REWARD_NAMES)))
        self.resume(table, dealer, events)

    def resume(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        """Let the Captain choose, if there is anything to choose."""
        if has_reward(table):
            table.go_to(step.REWARDS, table.captain)
        else:
            self.finish(table, dealer, events)

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        for reward in range(REWARDS):
            table.cells[REWARD_AT + reward] = 0
        table.begin(step.BRIEFING, dealer, events)


def has_reward(table: Table) -> bool:
    """Whether a reward can be taken, if need be after making room."""
    return (
        needs_room(table)
        or table.cells[REWARD_AT + COMMUNICATION] > 0
        or (table.cells[REWARD_AT + EQUIPMENT] > 0 and why_not_share(table) == 0)
    )


class Claim(Verb[Table]):
    """Take one of the rewards."""

    name = "claim"
    params = ("reward",)
    steps = (step.REWARDS,)
    touches = ("reward/{reward}",)
    when = rule.REWARD_AFTER_A_FIGHT

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if table.cells[REWARD_AT + choice] == 0:
            return rule.REWARD_THERE
        if choice == EQUIPMENT:
            return why_not_share(table)
        if choice != COMMUNICATION and table.room() <= 0:
            return rule.HOLD_FULL
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        table.cells[REWARD_AT + choice] -= 1
        if events is not None:
            events.tell(RewardClaimed(REWARD_NAMES[choice]))
        if choice == EQUIPMENT:
            table.wait_with(step.REWARDS)
            share(table, 0, 1, dealer, events)
        elif choice == COMMUNICATION:
            table.go_to(step.TELL, table.captain)
        else:
            if choice == GOLD:
                table.load(GOLD_TOKEN, events)
            else:
                table.recruit(dealer, events)
            REWARDS_STEP.resume(table, dealer, events)


class Tell(Verb[Table]):
    """Say something true about one's own hand, or nothing."""

    name = "tell"
    params = ("statement",)
    steps = (step.TELL,)
    when = rule.COMMUNICATION_ONLY_AS_REWARD

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        if not is_true(table, choice):
            return rule.COMMUNICATION_TRUE
        return 0

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        at = MEMORY_AT + table.seat * MEMORY
        if choice < phrases.HAVE_NOT:
            memory.has(table.cells, at, choice)
        elif choice < phrases.ALL_KINDS:
            memory.has_not(table.cells, at, choice - phrases.HAVE_NOT)
        elif choice == phrases.ALL_KINDS:
            for kind in range(KINDS):
                memory.has(table.cells, at, kind)
        if table.seat == 0:
            table.told_first = choice + 1
        else:
            table.told_second = choice + 1
        if events is not None:
            events.reveal(Stated(table.seat, phrases.STATEMENT_NAMES[choice]))
        if table.seat == table.captain:
            table.go_to(step.TELL, table.partner())
        else:
            REWARDS_STEP.resume(table, dealer, events)


def is_true(table: Table, statement: i64) -> bool:
    """Whether a statement is true of the hand of the player whose step it is."""
    if statement < phrases.HAVE_NOT:
        return table.holds(statement) > 0
    if statement < phrases.ALL_KINDS:
        return table.holds(statement - phrases.HAVE_NOT) == 0
    if statement == phrases.ALL_KINDS:
        for kind in range(KINDS):
            if table.holds(kind) == 0:
                return False
    return True


REWARDS_STEP: Final = Rewards()
STATEMENTS: Final = Step[Table]()  # each player says something about the own hand, the Captain first
CLAIM: Final = Claim(each(REWARD_NAMES))
TELL: Final = Tell(each(phrases.STATEMENT_NAMES))
