"""The table of Celestia Duo: where every card, die and token lies, and how they move.

Nothing here knows whether a move is allowed; that is in the chapters. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.event_types import Ended, Moved
from aerodrome.kernel.events import Events
from aerodrome.kernel.outcome import Outcome

from . import memory, talk
from .cards import (
    ACTIVE,
    AMBUSHES,
    BAN_CREW,
    BAN_PAIRS,
    BAN_SMOKE,
    CREW,
    CREW_DISCARDED,
    CREW_NAMES,
    FACE_NAMES,
    FACES,
    IN_CREW_DECK,
    KIND_NAMES,
    KINDS,
    LAIR,
    MAMA,
    MODE_OF_PIRATE,
    NO_BAN,
    QUICK,
    STARTING_CARDS,
    SYMBOLS,
    USED,
)
from .dice import COUNT, LESS, MORE, numbers_of
from .events import (
    CardLaidOut,
    CardLost,
    CardPlayed,
    CardTaken,
    CrewHelped,
    CrewLeft,
    CrewReactivated,
    CrewRecruited,
    DieBeaten,
    HandShown,
    PirateFled,
    Reshuffled,
    TokenLoaded,
    TokenLost,
    TokenSpent,
)
from .facts import Facts, Setting
from .layout import (
    AMBUSH_AT,
    AMBUSH_STREAM,
    CREW_AT,
    CREW_STREAM,
    DECK_AT,
    DECK_LIMIT_AT,
    DICE_STREAM,
    DISCARD_AT,
    EQUIPMENT_STREAM,
    FACE_DOWN_AT,
    HAND,
    HAND_AT,
    MEMORY,
    MEMORY_AT,
    PLAYED_AT,
    ROUTE_AT,
    STAGE_AT,
    STAGE_DECK_AT,
    STARTING_CARD_STREAM,
    STORAGE,
    VISIBLE_AT,
    Storage,
)
from .phrases import IS_TALK
from .redealing import redeal_hands
from .step import OVER, SHARE

# How a match can end
CAUGHT: Final = 0
MASTS_DOWN: Final = 1
LAIR_REACHED: Final = 2
NO_ENERGY: Final = 3
NO_ENERGY_IN_BOARDING: Final = 4
ENDINGS: Final = (
    "celestia-duo.end.caught",
    "celestia-duo.end.masts",
    "celestia-duo.end.lair",
    "celestia-duo.end.energy",
    "celestia-duo.end.energy-boarding",
)
WINNERS: Final[tuple[int, ...]] = (0, 1)
NO_WINNERS: Final[tuple[int, ...]] = ()
HAND_ZONES: Final = ("hand/1", "hand/2")  # as events name them
NO_CREW: Final = vec[i64]([0] * 8)
NO_SETTING: Final = Setting(Facts(), 0, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Storage):
    """A complete position of Celestia Duo."""

    def __init__(self) -> None:
        super().__init__()
        self.setting: Setting = NO_SETTING

    def blank(self) -> Table:
        """A new table of the same class; `copy` fills it. A subclass that adds behaviour overrides this."""
        return Table()

    def copy(self) -> Table:
        other = self.blank()
        other.chapters = self.chapters
        other.cells = self.cells[:]
        other.setting = self.setting
        self.copy_numbers(other)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return (thaw, (type(self), list(self.cells), list(self.numbers()), self.setting))

    # Steps

    def go_to(self, step: i64, seat: i64) -> None:
        """Let a seat decide this step. What was said about the last one is settled; a new talk window may open."""
        self.step = step
        self.seat = seat
        self.said_first = 0
        self.said_second = 0
        self.ready = 0
        self.open_talk()

    def open_talk(self) -> None:
        """Let the players talk where that is allowed and there is something to say."""
        self.talk = 0
        if IS_TALK[self.step]:
            self.talk = talk.proposals(self)

    def said_by(self, seat: i64) -> i64:
        """The phrases this seat has said in this window, as bits."""
        if seat == 0:
            return self.said_first
        return self.said_second

    def end(self, ending: i64, events: Events | None) -> None:
        self.ending = ending
        self.beneath = 0
        self.go_to(OVER, self.captain)
        if events is not None:
            self.show_hands(events)
            events.tell(Ended(self.winners(), ENDINGS[ending]))

    def show_hands(self, events: Events) -> None:
        """When all is over, both players lay their cards on the table."""
        for seat in range(2):
            cards = self.named(HAND_AT + seat * HAND, KIND_NAMES)
            if cards:
                events.reveal(HandShown(seat, cards))

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        return Outcome(self.winners(), ENDINGS[self.ending], ())

    def winners(self) -> tuple[int, ...]:
        """Both players or none, once all is over."""
        if self.ending in (CAUGHT, MASTS_DOWN):
            return WINNERS
        return NO_WINNERS

    def redeal(self, seat: i64, dealer: Dealer) -> None:
        """Deal the hands again that this seat cannot see, so that they agree with all that is publicly known."""
        redeal_hands(self, seat, dealer)

    # Who is who

    def partner(self) -> i64:
        """The seat that is not the Captain's."""
        return 1 - self.captain

    def seat_named(self, who: i64) -> i64:
        """The seat of the Captain for 0, of the partner for 1."""
        if who == 0:
            return self.captain
        return 1 - self.captain

    def is_quick(self) -> bool:
        return MODE_OF_PIRATE[self.pirate] == QUICK

    # Equipment cards

    def hand_size(self, seat: i64) -> i64:
        return self.sum_of(HAND_AT + seat * HAND, KINDS)

    def sum_of(self, at: i64, n: i64) -> i64:
        total: i64 = 0
        for place in range(at, at + n):
            total += self.cells[place]
        return total

    def named(self, at: i64, names: tuple[str, ...]) -> tuple[str, ...]:
        """What a range of the storage counts, one by one, by name."""
        found: list[str] = []
        for name in names:
            found += [name] * self.cells[at]
            at += 1
        return tuple(found)

    def holds(self, kind: i64) -> i64:
        """How many cards of a kind the player whose step it is holds."""
        return self.cells[HAND_AT + self.seat * HAND + kind]

    def deck_size(self) -> i64:
        """How many cards lie in the equipment deck; those hidden in a sharing are no longer there."""
        return self.sum_of(DECK_AT, KINDS) - self.hidden + self.sum_of(FACE_DOWN_AT, KINDS)

    def deal_to(self, seat: i64, cards: i64, dealer: Dealer) -> None:
        """Deal unseen cards into a hand at the start."""
        dealt = dealer.deal(EQUIPMENT_STREAM, self.cells[DECK_AT : DECK_AT + KINDS], cards)
        for kind in range(KINDS):
            self.cells[DECK_AT + kind] -= dealt[kind]
            self.cells[HAND_AT + seat * HAND + kind] += dealt[kind]

    def lay_out_visible(self, cards: i64, dealer: Dealer, events: Events | None) -> None:
        """Turn so many cards of the deck face up for a sharing."""
        if cards == 0:
            return
        dealt = dealer.deal(EQUIPMENT_STREAM, self.cells[DECK_AT : DECK_AT + KINDS], cards)
        for kind in range(KINDS):
            self.cells[DECK_AT + kind] -= dealt[kind]
            self.cells[VISIBLE_AT + kind] += dealt[kind]
            if self.cells[DECK_LIMIT_AT + kind] != memory.ANY:
                self.cells[DECK_LIMIT_AT + kind] -= dealt[kind]
            if events is not None:
                # What lies open here lies in no hand: that may be news.
                for _card in range(dealt[kind]):
                    events.reveal(CardLaidOut(KIND_NAMES[kind]))

    def lay_out_hidden(self, cards: i64, events: Events | None) -> None:
        """Lay the top cards of the deck face down; which they are, is decided when a player takes them."""
        self.hidden += cards
        if events is not None:
            for _card in range(cards):
                events.tell(CardLaidOut(None, target="hidden"))

    def set_rest_aside(self, events: Events | None) -> None:
        """Lay all that is left of the deck face down, before the discard pile becomes the new deck."""
        self.lay_out_hidden(self.deck_size(), events)
        for kind in range(KINDS):
            self.cells[FACE_DOWN_AT + kind] += self.cells[DECK_AT + kind]
            self.cells[DECK_AT + kind] = 0

    def mix_in(self, cards: i64, dealer: Dealer, events: Events | None) -> None:
        """Lay the top cards of the new deck face down among those of the old one."""
        dealt = dealer.deal(EQUIPMENT_STREAM, self.cells[DECK_AT : DECK_AT + KINDS], cards)
        for kind in range(KINDS):
            self.cells[DECK_AT + kind] -= dealt[kind]
            self.cells[FACE_DOWN_AT + kind] += dealt[kind]
        self.lay_out_hidden(cards, events)

    def share(self, hidden: i64, visible: i64, dealer: Dealer, events: Events | None) -> None:
        """Lay out cards and let the players share them; the step that waits goes on afterwards.

        The visible part comes first. When the deck runs out, the discard pile becomes the new deck; cards of both that
        lie face down are mixed.
        """
        turned = min(visible, self.deck_size())
        self.lay_out_visible(turned, dealer, events)
        if self.deck_size() < hidden + visible - turned and self.sum_of(DISCARD_AT, KINDS) > 0:
            rest = self.deck_size()
            self.set_rest_aside(events)
            self.reshuffle_discard(events)
            turned = min(visible - turned, self.deck_size())
            self.lay_out_visible(turned, dealer, events)
            hidden = min(hidden - rest, self.deck_size())
            if rest > 0:
                self.mix_in(hidden, dealer, events)
            else:
                self.lay_out_hidden(hidden, events)
        else:
            self.lay_out_hidden(min(hidden, self.deck_size()), events)
        self.begin(SHARE, dealer, events)

    def take_visible(self, seat: i64, kind: i64, events: Events | None) -> None:
        self.cells[VISIBLE_AT + kind] -= 1
        self.cells[HAND_AT + seat * HAND + kind] += 1
        memory.gained(self.cells, MEMORY_AT + seat * MEMORY, kind)
        if events is not None:
            events.tell(CardTaken(KIND_NAMES[kind], "visible", HAND_ZONES[seat], seat))

    def take_hidden(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        at: i64 = DECK_AT
        if self.sum_of(FACE_DOWN_AT, KINDS) > 0:
            at = FACE_DOWN_AT
        kind = dealer.draw(EQUIPMENT_STREAM, self.cells[at : at + KINDS])
        self.cells[at + kind] -= 1
        self.hidden -= 1
        self.cells[HAND_AT + seat * HAND + kind] += 1
        memory.gained_unseen(self.cells, MEMORY_AT + seat * MEMORY)
        if events is not None:
            target = HAND_ZONES[seat]
            public = CardTaken(None, "hidden", target, seat)
            events.tell_one(seat, CardTaken(KIND_NAMES[kind], "hidden", target, seat), public, True)

    def play_card(self, seat: i64, kind: i64, against: i64, events: Events | None) -> None:
        """Lay a card from a hand onto the cards of this fight, against a face of a die."""
        self.cells[PLAYED_AT + kind] += 1
        self.show_card(seat, kind)
        if events is not None:
            events.reveal(CardPlayed(KIND_NAMES[kind], HAND_ZONES[seat], "played", seat, FACE_NAMES[against]))

    def lose_card(self, seat: i64, kind: i64, events: Events | None) -> None:
        """Discard a card from a hand."""
        self.cells[DISCARD_AT + kind] += 1
        self.show_card(seat, kind)
        if events is not None:
            events.reveal(CardLost(KIND_NAMES[kind], HAND_ZONES[seat], "discard", seat))

    def show_card(self, seat: i64, kind: i64) -> None:
        self.cells[HAND_AT + seat * HAND + kind] -= 1
        memory.lost(self.cells, MEMORY_AT + seat * MEMORY, kind)

    def discard_played(self, events: Events | None) -> None:
        """Put the cards of the fight onto the discard pile."""
        for kind in range(KINDS):
            if events is not None:
                for _card in range(self.cells[PLAYED_AT + kind]):
                    events.tell(Moved(KIND_NAMES[kind], "played", "discard"))
            self.cells[DISCARD_AT + kind] += self.cells[PLAYED_AT + kind]
            self.cells[PLAYED_AT + kind] = 0

    def reshuffle_discard(self, events: Events | None) -> None:
        """Make the discard pile the new equipment deck, the old one being used up; both players know its cards."""
        for kind in range(KINDS):
            unseen = self.setting.facts.equipment[kind] - self.cells[DISCARD_AT + kind]
            unseen -= self.cells[VISIBLE_AT + kind] + self.cells[PLAYED_AT + kind]
            for seat in range(2):
                others = self.cells[MEMORY_AT + (1 - seat) * MEMORY + memory.AT_LEAST + kind]
                memory.shuffled(self.cells, MEMORY_AT + seat * MEMORY, kind, unseen - others)
            self.cells[DECK_AT + kind] = self.cells[DISCARD_AT + kind]
            self.cells[DECK_LIMIT_AT + kind] = self.cells[DISCARD_AT + kind]
            self.cells[DISCARD_AT + kind] = 0
            if events is not None:
                for _card in range(self.cells[DECK_AT + kind]):
                    events.tell(Reshuffled(KIND_NAMES[kind], "discard", "deck"))

    # The hold

    def crew_aboard(self) -> i64:
        aboard: i64 = 0
        for crew in range(CREW):
            if self.is_aboard(crew):
                aboard += 1
        return aboard

    def is_active(self, crew: i64) -> bool:
        return self.cells[CREW_AT + crew] == ACTIVE

    def is_aboard(self, crew: i64) -> bool:
        return self.cells[CREW_AT + crew] == ACTIVE or self.cells[CREW_AT + crew] == USED

    def cargo(self) -> i64:
        """How many tokens lie in the hold."""
        return self.gold + self.smoke + self.crew_aboard()

    def room(self) -> i64:
        """How many places of the hold are free."""
        return self.setting.facts.deck_hold[self.deck] - self.cargo()

    def load_gold(self, events: Events | None) -> None:
        self.gold += 1
        if events is not None:
            events.tell(TokenLoaded("gold"))

    def load_smoke(self, events: Events | None) -> None:
        self.smoke += 1
        if events is not None:
            events.tell(TokenLoaded("smoke"))

    def spend_gold(self, events: Events | None) -> None:
        self.gold -= 1
        if events is not None:
            events.tell(TokenSpent("gold"))

    def spend_smoke(self, events: Events | None) -> None:
        self.smoke -= 1
        if events is not None:
            events.tell(TokenSpent("smoke"))

    def lose_gold(self, events: Events | None) -> None:
        self.gold -= 1
        if events is not None:
            events.tell(TokenLost("gold"))

    def lose_smoke(self, events: Events | None) -> None:
        self.smoke -= 1
        if events is not None:
            events.tell(TokenLost("smoke"))

    def drop_crew(self, crew: i64, events: Events | None) -> None:
        """Remove a crew token from the hold and discard its card."""
        self.cells[CREW_AT + crew] = CREW_DISCARDED
        if events is not None:
            events.tell(CrewLeft(CREW_NAMES[crew]))

    def recruit(self, dealer: Dealer, events: Events | None) -> None:
        """Draw a crew card; its token goes into the hold. There is always one: no hold has room for the whole crew."""
        counts = self.crew_in(IN_CREW_DECK)
        if not any_of(counts):
            for crew in range(CREW):
                if self.cells[CREW_AT + crew] == CREW_DISCARDED:
                    self.cells[CREW_AT + crew] = IN_CREW_DECK
                    if events is not None:
                        events.tell(Reshuffled(CREW_NAMES[crew], "crew-discard", "crew-deck"))
            counts = self.crew_in(IN_CREW_DECK)
        crew = dealer.draw(CREW_STREAM, counts)
        self.cells[CREW_AT + crew] = ACTIVE
        if events is not None:
            events.tell(CrewRecruited(CREW_NAMES[crew]))

    def crew_in(self, place: i64) -> vec[i64]:
        """1 for each crew member that is there, 0 for the others."""
        counts = NO_CREW[:]
        for crew in range(CREW):
            if self.cells[CREW_AT + crew] == place:
                counts[crew] = 1
        return counts

    def call_upon(self, crew: i64, events: Events | None) -> None:
        """Turn the card of a crew member who helps sideways."""
        self.cells[CREW_AT + crew] = USED
        if events is not None:
            events.tell(CrewHelped(f"crew/{CREW_NAMES[crew]}", CREW_NAMES[crew]))

    def reactivate_crew(self, events: Events | None) -> None:
        for crew in range(CREW):
            if self.cells[CREW_AT + crew] == USED:
                self.cells[CREW_AT + crew] = ACTIVE
                if events is not None:
                    events.tell(CrewReactivated(f"crew/{CREW_NAMES[crew]}", CREW_NAMES[crew]))

    def ban(self) -> i64:
        """What the Assault that goes on forbids."""
        if self.assault == 0:
            return NO_BAN
        return self.setting.facts.assault_ban[self.assault - 1]

    def crew_is_banned(self) -> bool:
        return self.ban() == BAN_CREW

    def smoke_is_banned(self) -> bool:
        return self.ban() == BAN_SMOKE

    def pairs_count(self) -> bool:
        """Whether two equal cards can stand for another one."""
        return self.ban() != BAN_PAIRS

    def mama_helps(self) -> bool:
        return self.is_active(MAMA) and not self.crew_is_banned()

    def can_grapple(self, with_mama: bool) -> bool:
        """Whether the player whose step it is can pay all that a flag of the boarding costs."""
        required, of = self.setting.facts.pirate_requires, self.pirate * SYMBOLS
        return memory.can_pay_flag(self.cells, HAND_AT + self.seat * HAND, required, of, self.pairs_count(), with_mama)

    # The route

    def card_at(self, place: i64) -> i64:
        """The ambush card known to lie at this place, -1 when nobody knows it."""
        card = self.cells[ROUTE_AT + place]
        if card < 0:
            return -card - 1
        return card - 1

    def stage_here(self) -> i64:
        """The stage card under the airship, -1 when there is none."""
        return self.cells[STAGE_AT + self.airship] - 1

    def propeller(self) -> i64:
        """How many cards the airship advances from where it is."""
        facts = self.setting.facts
        stage = self.stage_here()
        if stage >= 0 and self.setting.stages_have_propellers:
            return facts.stage_propeller[stage]
        if self.airship == 0:
            return facts.start_propeller
        return facts.ambush_propeller[self.card_at(self.airship)]

    def destination(self) -> i64:
        """Where the airship arrives when it continues; it never passes the pirate ship."""
        return min(self.airship + self.propeller() + self.olga, self.chased)

    def discover(self, place: i64, dealer: Dealer) -> i64:
        """The card that lies at this place; if nobody knows, it is drawn now."""
        card = self.card_at(place)
        if card >= 0:
            return card
        if place == 1:
            card = dealer.draw(STARTING_CARD_STREAM, self.cells[AMBUSH_AT : AMBUSH_AT + STARTING_CARDS])
            for other in range(STARTING_CARDS):
                self.cells[AMBUSH_AT + other] = 0
        else:
            card = STARTING_CARDS + dealer.draw(AMBUSH_STREAM, self.unseen_ambushes())
            self.cells[AMBUSH_AT + card] = 0
        return card

    def unseen_ambushes(self) -> vec[i64]:
        """1 for each ambush card, the starting cards apart, that nobody has seen."""
        return self.cells[AMBUSH_AT + STARTING_CARDS : AMBUSH_AT + AMBUSHES]

    def discover_all(self, first: i64, last: i64, dealer: Dealer) -> None:
        """Make the cards at these places known, face down. Those not known before are drawn at once."""
        unknown: i64 = 0
        for place in range(first, last + 1):
            if place == 1:
                self.cells[ROUTE_AT + 1] = -(self.discover(1, dealer) + 1)
            elif self.card_at(place) < 0:
                unknown += 1
        if unknown == 0:
            return
        dealt = dealer.deal(AMBUSH_STREAM, self.unseen_ambushes(), unknown)
        card: i64 = 0
        for place in range(first, last + 1):
            if self.card_at(place) < 0:
                while dealt[card] == 0:
                    card += 1
                self.cells[AMBUSH_AT + STARTING_CARDS + card] = 0
                self.cells[ROUTE_AT + place] = -(STARTING_CARDS + card + 1)
                card += 1

    def advance_pirate(self, cards: i64, events: Events | None) -> None:
        """Move the pirate ship; if it reaches its lair, all is lost."""
        place = min(self.chased + cards, LAIR)
        if events is not None:
            source, target = f"route/{self.chased}", f"route/{place}"
            events.tell(PirateFled("pirate", source, target, place, place - self.chased))
        self.chased = place
        if self.chased >= LAIR:
            self.end(LAIR_REACHED, events)

    # Dice

    def shows(self, face: i64) -> i64:
        """How many dice show this face."""
        return COUNT[self.dice * FACES + face]

    def add_dice(self, face: i64, n: i64) -> None:
        for _die in range(n):
            self.dice = MORE[self.dice * FACES + face]

    def throw(self, n: i64, dealer: Dealer) -> None:
        """Roll n dice, perhaps none, and lay them beside those that are there."""
        if n == 0:
            return
        packed = dealer.roll(DICE_STREAM, FACES, n)
        for _die in range(n):
            self.dice = MORE[self.dice * FACES + packed % FACES]
            packed //= FACES

    def beat(self, face: i64, events: Events | None) -> None:
        """Take away a die that shows this face."""
        self.dice = LESS[self.dice * FACES + face]
        if events is not None:
            left = numbers_of(self.dice)
            events.tell(DieBeaten(left, left, FACE_NAMES[face]))


def lay_out(table: Table, setting: Setting) -> None:
    """All cards in their decks, nothing drawn, both ships on the route."""
    table.setting = setting
    table.cells = vec[i64]([0] * STORAGE)
    for kind in range(KINDS):
        table.cells[DECK_AT + kind] = setting.facts.equipment[kind]
    for at in range(AMBUSH_AT, AMBUSH_AT + AMBUSHES):
        table.cells[at] = 1
    for at in range(STAGE_DECK_AT, FACE_DOWN_AT):
        table.cells[at] = 1
    for at in range(DECK_LIMIT_AT, STORAGE):
        table.cells[at] = memory.ANY
    for seat in range(2):
        memory.forget_all(table.cells, MEMORY_AT + seat * MEMORY)
    table.chased = setting.distance


def thaw(kind: type[Table], cells: list[int], numbers: list[int], setting: Setting) -> Table:
    """Rebuild a table from its parts."""
    from .chapters import CHAPTERS  # which are made of verbs about tables

    table = kind()
    table.chapters = CHAPTERS
    table.cells = vec[i64](cells)
    table.setting = setting
    table.set_numbers(vec[i64](numbers))
    return table


def any_of(counts: vec[i64]) -> bool:
    for count in counts:
        if count != 0:
            return True
    return False
