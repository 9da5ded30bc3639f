"""The rules of Celestia Duo, chapter by chapter: what can be done, and what is being decided."""

from __future__ import annotations

from typing import Final

from aerodrome.kernel.chapters import Chapters

from .. import rule
from . import (
    briefing,
    cargo,
    city,
    combat,
    conversation,
    crew,
    dice,
    energy,
    fight_end,
    rewards,
    secret_attack,
    sharing,
    turn,
)

CHAPTERS: Final = Chapters(
    verbs=(
        *(conversation.SAY, conversation.READY),
        *(briefing.CONTINUE, briefing.STOP),
        *(crew.USE, crew.LAY),
        *(dice.SMOKE, dice.AUGUSTA_VERB, dice.VALIDATE),
        turn.DONE,
        *(secret_attack.VICTIM, secret_attack.LOSE, secret_attack.DEACTIVATE),
        *(combat.START, combat.MATCH, combat.JOKER_VERB, combat.PAIR, combat.MAMA_VERB, combat.FLAG_VERB),
        *(combat.LUDVIG_VERB, combat.LUDVIG_WITH_JOKER, combat.LUDVIG_WITH_MAMA, combat.GRAPPLE, combat.CANNOT),
        *(sharing.FIRST, sharing.TAKE, sharing.PASS),
        *(rewards.CLAIM, rewards.TELL),
        cargo.DROP,
        fight_end.RECLAIM,
        city.BUY,
    ),
    steps=(
        turn.OVER,
        sharing.DRAFT,
        briefing.BRIEFING,
        crew.BABAS_CARDS,
        *(dice.DICE, dice.SECOND_DIE, dice.FLAGS),
        cargo.LOAD,
        *(secret_attack.WHOSE_CARD, secret_attack.WHICH_CARD, secret_attack.WHO_TIRES, secret_attack.WHO_LEAVES),
        secret_attack.START_STEP,
        *(combat.COMBAT, combat.FLAG_PAID),
        *(sharing.SHARE, sharing.PICK),
        energy.RESOURCES,
        *(fight_end.AFTER_THE_FIGHT, fight_end.KEPT_CARDS),
        *(rewards.REWARDS_STEP, rewards.STATEMENTS),
        *(city.SHOP, city.BOARDING),
    ),
    leader_decides=rule.CAPTAIN_DECIDES,
)
