"""The rules of Celestia Duo: what each action does, from the briefing to the last mast. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import CHOICES, Dealer
from aerodrome.kernel.events import READY, SAID, TURNED, Events
from aerodrome.kernel.outcome import Outcome

from . import actions as do
from . import memory, phrases, steps
from .cards import (
    AMBUSHES,
    ASSAULTS,
    AUGUSTA,
    BABA,
    COMMUNICATION,
    EQUIPMENT,
    GOLD,
    KINDS,
    KUBLAI,
    OLGA,
    REWARDS,
    RHETT,
    SHUKI,
    STAGES,
    SUMMONED,
    SYMBOLS,
)
from .conversation import BIT
from .dice import NONE
from .fighting import CAUGHT, MASTS_DOWN, Fighting
from .layout import (
    AIRSHIP_COUNTER,
    AMBUSH_CARD,
    AMBUSHES_COUNTER,
    ASSAULT_AT,
    ASSAULT_CARD,
    ASSAULT_DECK_ZONE,
    ASSAULT_STREAM,
    ASSAULT_ZONE,
    BABA_ZONE,
    BOARDING_COUNTER,
    CAPTAIN_COUNTER,
    LAYING_COUNTER,
    MASTS_COUNTER,
    MEMORY,
    MEMORY_AT,
    OLGA_COUNTER,
    REVEALED_AT,
    REWARD_AT,
    REWARD_COUNTER,
    ROUTE_AT,
    ROUTE_PIECE,
    ROUTE_ZONE,
    SPENT_ZONE,
    STAGE_AT,
    STAGE_CARD,
    STAGE_DECK_AT,
    STAGE_DECK_ZONE,
    STAGE_STREAM,
    TURN_COUNTER,
)
from .offering import ROOM_FOR_LEGAL
from .redealing import redeal_hands

ENDINGS: Final = (
    "celestia-duo.end.caught",
    "celestia-duo.end.masts",
    "celestia-duo.end.lair",
    "celestia-duo.end.energy",
    "celestia-duo.end.energy-boarding",
)
WINNERS: Final[tuple[int, ...]] = (0, 1)
NO_WINNERS: Final[tuple[int, ...]] = ()
TOKENS_FOR_A_FLAG: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class CelestiaState(Fighting):
    """A complete position of Celestia Duo."""

    def blank(self) -> CelestiaState:
        return CelestiaState()

    def perform(self, seat: i64, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < do.READY:
            self.say(seat, action, events)
        elif action == do.READY:
            self.ready = 1
            if events is not None:
                events.add(READY, seat, 1)
        elif action < do.MATCH:
            self.perform_before_combat(action, dealer, events)
        elif action < do.GRAPPLE:
            self.pay(action, dealer, events)
        elif action == do.GRAPPLE:
            self.grapple(events)
        elif action == do.CANNOT:
            self.fail(dealer, events)
        else:
            self.perform_after_combat(action, dealer, events)

    def perform_before_combat(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action == do.CONTINUE:
            self.continue_chase(dealer, events)
        elif action == do.STOP:
            self.stop_in_city(dealer, events)
        elif action < do.LAY:
            self.use_crew(SUMMONED[action - do.USE], dealer, events)
        elif action < do.SMOKE:
            self.lay_card(action - do.LAY, events)
        elif action < do.AUGUSTA:
            self.reroll(action - do.SMOKE + 1, dealer, events)
        elif action < do.VALIDATE:
            self.use_augusta((action - do.AUGUSTA) // SYMBOLS, (action - do.AUGUSTA) % SYMBOLS, events)
        elif action == do.VALIDATE:
            self.validate(dealer, events)
        elif action == do.DONE:
            self.no_more(dealer, events)
        elif action < do.LOSE:
            self.go_to(steps.LOSE, self.seat_named(action - do.VICTIM), events)
        elif action < do.DEACTIVATE:
            self.lose_card(self.seat, action - do.LOSE, events)
            self.attack(dealer, events)
        elif action < do.START:
            self.tire(action - do.DEACTIVATE, events)
            self.attack(dealer, events)
        else:
            self.begin_combat(self.seat_named(action - do.START), events)

    def perform_after_combat(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        if action < do.TAKE:
            self.name_first_picker(self.seat_named(action - do.FIRST), events)
        elif action < do.TAKE_HIDDEN:
            self.take_visible(self.seat, action - do.TAKE, events)
            self.picked(dealer, events)
        elif action == do.TAKE_HIDDEN:
            self.take_hidden(self.seat, dealer, events)
            self.picked(dealer, events)
        elif action == do.PASS:
            self.passed_by(events)
        elif action < do.TELL:
            self.claim(action - do.CLAIM, dealer, events)
        elif action < do.DROP_GOLD:
            self.tell(action - do.TELL, dealer, events)
        elif action < do.RECLAIM:
            self.drop(action, dealer, events)
        elif action < do.BUY_CARDS:
            self.reclaimed(action - do.RECLAIM, dealer, events)
        else:
            self.buy(action, dealer, events)

    def resume(self, dealer: Dealer, events: Events | None) -> None:
        step = self.waiting_step()
        if step == steps.RESOURCES:
            self.lose_resources(events)
        elif step == steps.SHUKI:
            self.close_fight(dealer, events)
        elif step == steps.FLAGS:
            self.more_for_flags(dealer, events)
        elif step == steps.REWARDS:
            self.more_rewards(events)
        elif step == steps.SHOP:
            self.more_in_city(events)
        else:
            self.more_before_boarding(dealer, events)

    def no_more(self, dealer: Dealer, events: Events | None) -> None:
        """The Captain ends what could go on."""
        if self.step == steps.AUGUSTA:
            self.go_to(steps.DICE, self.captain, events)
        elif self.step == steps.FLAGS:
            self.attack(dealer, events)
        elif self.step == steps.LOAD:
            self.leave_offered(dealer, events)
        elif self.step == steps.SHUKI:
            self.close_fight(dealer, events)
        elif self.step == steps.REWARDS:
            self.end_rewards(events)
        elif self.step == steps.SHOP:
            self.leave_city(events)
        else:
            self.next_assault(dealer, events)

    # Talking

    def say(self, seat: i64, phrase: i64, events: Events | None) -> None:
        if seat == 0:
            self.said_first |= BIT[phrase]
        else:
            self.said_second |= BIT[phrase]
        if events is not None:
            events.add(SAID, seat, phrase)

    def tell(self, statement: i64, dealer: Dealer, events: Events | None) -> None:
        """A statement about the own hand; the Captain's first, then the partner's."""
        at = MEMORY_AT + self.seat * MEMORY
        if statement < phrases.HAVE_NOT:
            memory.has(self.cells, at, statement)
        elif statement < phrases.ALL_KINDS:
            memory.has_not(self.cells, at, statement - phrases.HAVE_NOT)
        elif statement == phrases.ALL_KINDS:
            for kind in range(KINDS):
                memory.has(self.cells, at, kind)
        if self.seat == 0:
            self.told_first = statement + 1
        else:
            self.told_second = statement + 1
        if events is not None:
            events.add_reveal(SAID, self.seat, phrases.SAID_STATEMENT + statement)
        if self.seat == self.captain:
            self.go_to(steps.TELL, self.partner(), events)
        else:
            self.more_rewards(events)

    # The turn

    def next_turn(self, events: Events | None) -> None:
        self.turn += 1
        self.count(TURN_COUNTER, self.turn, events)
        self.go_to(steps.BRIEFING, self.captain, events)

    def use_crew(self, crew: i64, dealer: Dealer, events: Events | None) -> None:
        if crew == SHUKI:
            self.call_shuki(events)
        elif crew == BABA:
            self.tire(crew, events)
            self.reveal_ahead(dealer, events)
        elif crew == OLGA:
            self.tire(crew, events)
            self.set_olga(1, events)
            self.go_to(steps.BRIEFING, self.captain, events)
        else:
            self.tire(crew, events)
            self.wait_with(steps.FLAGS)
            self.offer(TOKENS_FOR_A_FLAG * self.flags, crew == RHETT, dealer, events)

    def set_olga(self, cards: i64, events: Events | None) -> None:
        if self.olga != cards:
            self.olga = cards
            self.count(OLGA_COUNTER, cards, events)

    def more_for_flags(self, dealer: Dealer, events: Events | None) -> None:
        """After Kublai or Rhett: perhaps the other one, then the secret attack."""
        if self.why_not_crew(KUBLAI) == 0 or self.why_not_crew(RHETT) == 0:
            self.go_to(steps.FLAGS, self.captain, events)
        else:
            self.attack(dealer, events)

    def use_augusta(self, face: i64, other: i64, events: Events | None) -> None:
        self.set_die(face, other, events)
        if self.step == steps.DICE:
            self.tire(AUGUSTA, events)
            self.go_to(steps.AUGUSTA, self.captain, events)
        else:
            self.go_to(steps.DICE, self.captain, events)

    # Baba

    def reveal_ahead(self, dealer: Dealer, events: Events | None) -> None:
        """Take up all cards as far as the destination; the Captain lays them back in an order."""
        last = self.destination()
        self.discover_all(self.airship + 1, last, dealer)
        for place in range(self.airship + 1, last + 1):
            card = self.card_at(place)
            self.cells[ROUTE_AT + place] = 0
            self.cells[REVEALED_AT + card] = 1
            self.moved(AMBUSH_CARD + card, ROUTE_ZONE + place, BABA_ZONE, events)
        self.set_laying(self.airship + 1, events)
        self.go_to(steps.BABA, self.captain, events)

    def set_laying(self, place: i64, events: Events | None) -> None:
        self.laying = place
        self.count(LAYING_COUNTER, place, events)

    def lay_card(self, card: i64, events: Events | None) -> None:
        self.cells[REVEALED_AT + card] = 0
        self.cells[ROUTE_AT + self.laying] = -(card + 1)
        self.moved(AMBUSH_CARD + card, BABA_ZONE, ROUTE_ZONE + self.laying, events)
        if self.sum_of(REVEALED_AT, AMBUSHES) > 0:
            self.set_laying(self.laying + 1, events)
            self.go_to(steps.BABA, self.captain, events)
        else:
            self.set_laying(0, events)
            self.go_to(steps.BRIEFING, self.captain, events)

    # Continuing

    def continue_chase(self, dealer: Dealer, events: Events | None) -> None:
        self.airship = self.destination()
        self.count(AIRSHIP_COUNTER, self.airship, events)
        self.set_olga(0, events)
        if self.airship < self.chased:
            self.meet_ambush(dealer, events)
        elif self.is_quick():
            self.end(CAUGHT, events)
        else:
            self.board(dealer, events)

    def meet_ambush(self, dealer: Dealer, events: Events | None) -> None:
        card = self.discover(self.airship, dealer)
        self.cells[ROUTE_AT + self.airship] = card + 1
        if events is not None:
            events.add(TURNED, ROUTE_PIECE + self.airship, card)
        self.set_ambushes(self.ambushes + 1, events)
        facts = self.setting.facts
        self.dice = NONE
        for symbol in range(SYMBOLS):
            self.add_dice(symbol, facts.ambush_fixed[card * SYMBOLS + symbol])
        self.throw(facts.ambush_rolled[card], dealer, events)
        self.go_to(steps.DICE, self.captain, events)

    def set_ambushes(self, ambushes: i64, events: Events | None) -> None:
        if self.ambushes != ambushes:
            self.ambushes = ambushes
            self.count(AMBUSHES_COUNTER, ambushes, events)

    def fight_won(self, dealer: Dealer, events: Events | None) -> None:
        if self.boarding != 0:
            self.break_mast(dealer, events)
            return
        card = self.card_at(self.airship)
        for reward in range(REWARDS):
            self.set_reward(reward, self.setting.facts.ambush_rewards[card * REWARDS + reward], events)
        self.more_rewards(events)

    # Rewards

    def set_reward(self, reward: i64, icons: i64, events: Events | None) -> None:
        if self.cells[REWARD_AT + reward] != icons:
            self.cells[REWARD_AT + reward] = icons
            self.count(REWARD_COUNTER + reward, icons, events)

    def more_rewards(self, events: Events | None) -> None:
        """Let the Captain choose among the rewards, if there is anything to choose."""
        if self.has_reward():
            self.go_to(steps.REWARDS, self.captain, events)
        else:
            self.end_rewards(events)

    def has_reward(self) -> bool:
        """Whether a reward can be taken, if need be after making room."""
        return (
            self.needs_room()
            or self.cells[REWARD_AT + COMMUNICATION] > 0
            or (self.cells[REWARD_AT + EQUIPMENT] > 0 and self.has_cards_to_share())
        )

    def end_rewards(self, events: Events | None) -> None:
        for reward in range(REWARDS):
            self.set_reward(reward, 0, events)
        self.next_turn(events)

    def claim(self, reward: i64, dealer: Dealer, events: Events | None) -> None:
        self.set_reward(reward, self.cells[REWARD_AT + reward] - 1, events)
        if reward == EQUIPMENT:
            self.wait_with(steps.REWARDS)
            self.share(0, 1, dealer, events)
        elif reward == COMMUNICATION:
            self.go_to(steps.TELL, self.captain, events)
        else:
            if reward == GOLD:
                self.load_gold(events)
            else:
                self.recruit(dealer, events)
            self.more_rewards(events)

    def drop(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        """Remove a token from the hold, for whatever reason."""
        if action == do.DROP_GOLD:
            self.spend_gold(events)
        elif action == do.DROP_SMOKE:
            self.spend_smoke(events)
        else:
            self.drop_crew(action - do.DROP_CREW, events)
        if self.step == steps.LOAD:
            self.load_offered(events)
            self.set_offered(self.offered - 1, events)
            if self.offered == 0 or not self.has_something_else():
                self.leave_offered(dealer, events)
            else:
                self.go_to(steps.LOAD, self.captain, events)
        elif self.step == steps.RESOURCES:
            self.set_losses(self.losses - 1, events)
            if self.losses == 0:
                self.go_to(steps.COMBAT, self.fighter, events)
            else:
                self.go_to(steps.RESOURCES, self.captain, events)
        elif self.step == steps.DISMISS:
            self.attack(dealer, events)
        else:
            self.go_to(steps.REWARDS, self.captain, events)

    # Stopping

    def stop_in_city(self, dealer: Dealer, events: Events | None) -> None:
        self.set_olga(0, events)
        stage = dealer.draw(STAGE_STREAM, self.cells[STAGE_DECK_AT : STAGE_DECK_AT + STAGES])
        self.cells[STAGE_DECK_AT + stage] = 0
        self.cells[STAGE_AT + self.airship] = stage + 1
        self.moved(STAGE_CARD + stage, STAGE_DECK_ZONE, ROUTE_ZONE + self.airship, events)
        facts = self.setting.facts
        self.advance_pirate(facts.stage_advance[stage], events)
        if self.step == steps.OVER:
            return
        ambushes = self.ambushes
        self.set_ambushes(0, events)
        self.wait_with(steps.SHOP)
        self.share(ambushes * facts.stage_hidden[stage], ambushes * facts.stage_visible[stage], dealer, events)

    def more_in_city(self, events: Events | None) -> None:
        if self.gold > 0:
            self.go_to(steps.SHOP, self.captain, events)
        else:
            self.leave_city(events)

    def leave_city(self, events: Events | None) -> None:
        """Reactivate the crew if the card says so; the other player becomes Captain."""
        if self.setting.facts.stage_reactivates[self.stage_here()] != 0:
            self.reactivate_crew(events)
        self.captain = 1 - self.captain
        self.count(CAPTAIN_COUNTER, self.captain, events)
        self.next_turn(events)

    def buy(self, action: i64, dealer: Dealer, events: Events | None) -> None:
        facts = self.setting.facts
        if action == do.BUY_REACTIVATION:
            for _token in range(self.price(action)):
                self.spend_gold(events)
            self.reactivate_crew(events)
            self.more_before_boarding(dealer, events)
            return
        self.spend_gold(events)
        self.wait_with(self.step)
        if action == do.BUY_SMOKE:
            self.offer(facts.stage_gold_smoke[self.stage_here()], True, dealer, events)
        elif self.step == steps.SHOP:
            stage = self.stage_here()
            self.share(facts.stage_gold_hidden[stage], facts.stage_gold_visible[stage], dealer, events)
        else:
            pirate = self.pirate
            self.share(facts.pirate_gold_hidden[pirate], facts.pirate_gold_visible[pirate], dealer, events)

    # The final battle

    def board(self, dealer: Dealer, events: Events | None) -> None:
        self.boarding = 1
        self.count(BOARDING_COUNTER, 1, events)
        facts = self.setting.facts
        self.wait_with(steps.BOARDING)
        self.share(facts.pirate_hidden[self.pirate], facts.pirate_visible[self.pirate], dealer, events)

    def more_before_boarding(self, dealer: Dealer, events: Events | None) -> None:
        if self.gold > 0:
            self.go_to(steps.BOARDING, self.captain, events)
        else:
            self.next_assault(dealer, events)

    def next_assault(self, dealer: Dealer, events: Events | None) -> None:
        assault = dealer.draw(ASSAULT_STREAM, self.cells[ASSAULT_AT : ASSAULT_AT + ASSAULTS])
        self.cells[ASSAULT_AT + assault] = 0
        self.assault = assault + 1
        self.moved(ASSAULT_CARD + assault, ASSAULT_DECK_ZONE, ASSAULT_ZONE, events)
        facts = self.setting.facts
        self.dice = NONE
        for symbol in range(SYMBOLS):
            self.add_dice(symbol, facts.assault_fixed[assault * SYMBOLS + symbol])
        self.throw(facts.assault_rolled[assault], dealer, events)
        self.go_to(steps.DICE, self.captain, events)

    def break_mast(self, dealer: Dealer, events: Events | None) -> None:
        self.masts -= 1
        self.count(MASTS_COUNTER, self.masts, events)
        self.moved(ASSAULT_CARD + self.assault - 1, ASSAULT_ZONE, SPENT_ZONE, events)
        self.assault = 0
        if self.masts == 0:
            self.end(MASTS_DOWN, events)
        else:
            self.next_assault(dealer, events)

    # The end, what a seat cannot know, random play

    def outcome(self) -> Outcome | None:
        if self.step != steps.OVER:
            return None
        if self.ending in (CAUGHT, MASTS_DOWN):
            return Outcome(WINNERS, ENDINGS[self.ending], ())
        return Outcome(NO_WINNERS, ENDINGS[self.ending], ())

    def redeal(self, seat: i64, dealer: Dealer) -> None:
        """Deal the hands anew that this seat cannot see, so that they agree with all that is publicly known."""
        redeal_hands(self, seat, dealer)

    def playout(self, dealer: Dealer) -> i64:
        buffer = ROOM_FOR_LEGAL[:]
        decisions: i64 = 0
        while self.step != steps.OVER:
            seat = self.seat
            if self.talk != 0 and self.ready == 0 and dealer.pick(CHOICES, 2) == 0:
                seat = 1 - seat
            action = buffer[dealer.pick(CHOICES, self.legal_into(seat, buffer))]
            self.perform(seat, action, dealer, None)
            decisions += 1
        return decisions
