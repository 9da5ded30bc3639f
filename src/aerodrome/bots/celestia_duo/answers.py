"""Whether a decision in Celestia Duo does something else than a player has proposed."""

from __future__ import annotations

from typing import Final

from aerodrome.bots.best import LOWEST
from aerodrome.games.celestia_duo import Table, cards, layout, phrases
from aerodrome.games.celestia_duo.chapters import CHAPTERS, briefing, cargo, city, combat, sharing, turn
from aerodrome.games.celestia_duo.chapters.crew import LAY
from aerodrome.games.celestia_duo.chapters.dice import SMOKE, VALIDATE
from aerodrome.games.celestia_duo.conditions import BUY_CARDS, BUY_REACTIVATION, BUY_SMOKE
from aerodrome.games.celestia_duo.dice import SIZE
from aerodrome.games.celestia_duo.facts import ambush_dice
from aerodrome.kernel import FastDealer

from .judge import FEW_DEALS, Judge, tired
from .stores import MOST_KEPT, uses_flags

WAYS: Final = (briefing.CONTINUE, briefing.STOP)
BOUGHT: Final = {
    phrases.BUY_CARDS: BUY_CARDS,
    phrases.BUY_SMOKE: BUY_SMOKE,
    phrases.REACTIVATE: BUY_REACTIVATION,
}
SPARED: Final = {phrases.SPARE_GOLD: cargo.GOLD, phrases.SPARE_SMOKE: cargo.SMOKE, phrases.SPARE_CREW: cargo.CREW}
SEED: Final = 1  # of the hands imagined for an answer


def contradicts(state: Table, seat: int, action: int, phrase: int) -> bool:
    """Whether an action does not do what the player opposite this seat has proposed."""
    verb = CHAPTERS.verb_of[action]
    choice = int(action - verb.first)
    if phrase in (phrases.YOU_FIRST, phrases.ME_FIRST):
        wanted = 1 - seat if phrase == phrases.ME_FIRST else seat
        return verb in (combat.START, sharing.FIRST) and state.seat_named(choice) != wanted
    if phrase <= phrases.STOP:
        return (verb is not briefing.STOP) if phrase == phrases.STOP else verb is briefing.STOP
    if phrase <= phrases.KEEP_SMOKE:
        return (verb is SMOKE) == (phrase == phrases.KEEP_SMOKE)
    if phrase in BOUGHT:
        return verb is turn.DONE or (verb is city.BUY and choice != BOUGHT[phrase])
    if phrase in SPARED:
        return verb is cargo.DROP and min(choice, int(cargo.CREW)) != SPARED[phrase]
    if phrase < phrases.USE_CREW:
        return _contradicts_wish(state, action, phrase)
    return _leaves_aside(state, seat, action, phrase - phrases.USE_CREW)


def _contradicts_wish(state: Table, action: int, phrase: int) -> bool:
    """The same for gold that is saved, for what is taken aboard, and for Baba's cards, of which the last is met."""
    verb = CHAPTERS.verb_of[action]
    if phrase == phrases.SAVE_GOLD:
        return verb is city.BUY
    if phrase == phrases.TAKE_IT:
        return verb is turn.DONE
    if phrase == phrases.LEAVE_IT:
        return verb is cargo.DROP
    others = [card for card in revealed(state) if card != action - LAY.first]
    return verb is LAY and bool(others) and is_liked_best(state, int(action - LAY.first), phrase)


def revealed(state: Table) -> list[int]:
    """The cards that Baba still holds."""
    return [card for card in range(cards.AMBUSHES) if state.cells[layout.REVEALED_AT + card]]


def is_liked_best(state: Table, card: int, phrase: int) -> bool:
    """Whether a phrase about Baba's cards names this one alone."""
    liking = _liking(state, card, phrase)
    return all(_liking(state, other, phrase) < liking for other in revealed(state) if other != card)


def _liking(state: Table, card: int, phrase: int) -> int:
    """How well an Ambush fits a phrase about Baba's cards."""
    facts = state.setting.facts
    if phrase == phrases.MEET_WEAKEST:
        return -int(ambush_dice(facts, card))
    if phrase == phrases.MEET_FASTEST:
        return int(facts.ambush_propeller[card])
    return int(sum(facts.ambush_rewards[card * cards.REWARDS + reward] for reward in range(cards.REWARDS)))


def _leaves_aside(state: Table, seat: int, action: int, crew: int) -> bool:
    """Whether a crew member is not called upon, now or in what follows at once."""
    verb = CHAPTERS.verb_of[action]
    if crew in (cards.OLGA, cards.BABA):
        return verb in WAYS
    if crew == cards.AUGUSTA:
        return verb is VALIDATE
    if crew in (cards.KUBLAI, cards.RHETT):
        return verb is VALIDATE and not (state.shows(cards.FLAG) and uses_flags(state, crew))
    return verb is combat.START and not _helps(state, seat, crew)


def _helps(state: Table, seat: int, crew: int) -> bool:
    """Whether Ludvig, Mama or Shuki is worth being called upon in the combat that begins."""
    judge = Judge(state, seat, FastDealer(SEED), FEW_DEALS)
    if crew == cards.SHUKI:
        saved = min(MOST_KEPT, SIZE[state.dice]) * judge.card_mean(judge.worths)
        return bool(saved > tired(judge.after, cards.SHUKI, judge.is_last))
    judge.fight.set_dice(state.dice)
    with_help = max(judge.starting(first, FEW_DEALS, 0) for first in range(cards.SEATS))
    if crew == cards.LUDVIG:
        judge.fight.ludvig = LOWEST
    else:
        judge.fight.mama = LOWEST
    return bool(with_help > max(judge.starting(first, FEW_DEALS, 0) for first in range(cards.SEATS)))
