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

from . import cards, layout, memory, talk
from . import events as happened
from .dice import COUNT, LESS, MORE, numbers_of
from .facts import Facts, Setting
from .phrases import IS_TALK
from .redealing import redeal_hands
from .step import OVER

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
NO_SETTING: Final = Setting(Facts({}), 0, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(layout.Storage):
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
        super().go_to(step, seat)
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
            hand = self.named(layout.HAND_AT + seat * layout.HAND, cards.KIND_NAMES)
            if hand:
                events.reveal(happened.HandShown(seat, hand))

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
        return cards.MODE_OF_PIRATE[self.pirate] == cards.QUICK

    # Equipment cards

    def hand_size(self, seat: i64) -> i64:
        return self.sum_of(layout.HAND_AT + seat * layout.HAND, cards.KINDS)

    def named(self, at: i64, names: tuple[str, ...]) -> tuple[str, ...]:
        """What a range of the storage counts, one by one, by name."""
        found: list[str] = []
        for name in names:
            found += [name] * self.cells[at]
            at += 1
        return tuple(found)

    def holds(self, kind: i64) -> i64:
        """How many cards of a kind the player whose step it is holds."""
        return self.cells[layout.HAND_AT + self.seat * layout.HAND + kind]

    def deck_size(self) -> i64:
        """How many cards lie in the equipment deck; those hidden in a sharing are no longer there."""
        return self.sum_of(layout.DECK_AT, cards.KINDS) - self.hidden + self.sum_of(layout.FACE_DOWN_AT, cards.KINDS)

    def deal(self, at: i64, n: i64, dealer: Dealer) -> vec[i64]:
        """Deal n cards of the deck to the range that begins there; how many of each kind they are."""
        dealt = dealer.deal(layout.EQUIPMENT_STREAM, self.cells[layout.DECK_AT : layout.DECK_AT + cards.KINDS], n)
        for kind in range(cards.KINDS):
            self.cells[layout.DECK_AT + kind] -= dealt[kind]
            self.cells[at + kind] += dealt[kind]
        return dealt

    def take_visible(self, seat: i64, kind: i64, events: Events | None) -> None:
        self.cells[layout.VISIBLE_AT + kind] -= 1
        self.cells[layout.HAND_AT + seat * layout.HAND + kind] += 1
        memory.gained(self.cells, layout.MEMORY_AT + seat * layout.MEMORY, kind)
        if events is not None:
            events.tell(happened.CardTaken(cards.KIND_NAMES[kind], "visible", HAND_ZONES[seat], seat))

    def take_hidden(self, seat: i64, dealer: Dealer, events: Events | None) -> None:
        at: i64 = layout.DECK_AT
        if self.sum_of(layout.FACE_DOWN_AT, cards.KINDS) > 0:
            at = layout.FACE_DOWN_AT
        kind = dealer.draw(layout.EQUIPMENT_STREAM, self.cells[at : at + cards.KINDS])
        self.cells[at + kind] -= 1
        self.hidden -= 1
        self.cells[layout.HAND_AT + seat * layout.HAND + kind] += 1
        memory.gained_unseen(self.cells, layout.MEMORY_AT + seat * layout.MEMORY)
        if events is not None:
            target = HAND_ZONES[seat]
            public = happened.CardTaken(None, "hidden", target, seat)
            events.tell_one(seat, happened.CardTaken(cards.KIND_NAMES[kind], "hidden", target, seat), public, True)

    def play_card(self, seat: i64, kind: i64, against: i64, events: Events | None) -> None:
        """Lay a card from a hand onto the cards of this fight, against a face of a die."""
        self.cells[layout.PLAYED_AT + kind] += 1
        self.show_card(seat, kind)
        if events is not None:
            events.reveal(
                happened.CardPlayed(cards.KIND_NAMES[kind], HAND_ZONES[seat], "played", seat, cards.FACE_NAMES[against])
            )

    def lose_card(self, seat: i64, kind: i64, events: Events | None) -> None:
        """Discard a card from a hand."""
        self.cells[layout.DISCARD_AT + kind] += 1
        self.show_card(seat, kind)
        if events is not None:
            events.reveal(happened.CardLost(cards.KIND_NAMES[kind], HAND_ZONES[seat], "discard", seat))

    def show_card(self, seat: i64, kind: i64) -> None:
        self.cells[layout.HAND_AT + seat * layout.HAND + kind] -= 1
        memory.lost(self.cells, layout.MEMORY_AT + seat * layout.MEMORY, kind)

    def discard_played(self, events: Events | None) -> None:
        """Put the cards of the fight onto the discard pile."""
        if events is not None:
            for card in self.named(layout.PLAYED_AT, cards.KIND_NAMES):
                events.tell(Moved(card, "played", "discard"))
        self.pour(layout.PLAYED_AT, layout.DISCARD_AT, cards.KINDS)

    # The hold

    def crew_aboard(self) -> i64:
        aboard: i64 = 0
        for crew in range(cards.CREW):
            if self.is_aboard(crew):
                aboard += 1
        return aboard

    def is_active(self, crew: i64) -> bool:
        return self.cells[layout.CREW_AT + crew] == cards.ACTIVE

    def is_aboard(self, crew: i64) -> bool:
        return self.cells[layout.CREW_AT + crew] == cards.ACTIVE or self.cells[layout.CREW_AT + crew] == cards.USED

    def cargo(self) -> i64:
        """How many tokens lie in the hold."""
        return self.gold + self.smoke + self.crew_aboard()

    def room(self) -> i64:
        """How many places of the hold are free."""
        return self.setting.facts.deck_hold[self.deck] - self.cargo()

    def add_tokens(self, token: i64, n: i64) -> None:
        if token == cards.GOLD_TOKEN:
            self.gold += n
        else:
            self.smoke += n

    def load(self, token: i64, events: Events | None) -> None:
        self.add_tokens(token, 1)
        if events is not None:
            events.tell(happened.TokenLoaded(cards.TOKEN_NAMES[token]))

    def spend(self, token: i64, events: Events | None) -> None:
        self.add_tokens(token, -1)
        if events is not None:
            events.tell(happened.TokenSpent(cards.TOKEN_NAMES[token]))

    def lose(self, token: i64, events: Events | None) -> None:
        self.add_tokens(token, -1)
        if events is not None:
            events.tell(happened.TokenLost(cards.TOKEN_NAMES[token]))

    def drop_crew(self, crew: i64, events: Events | None) -> None:
        """Remove a crew token from the hold and discard its card."""
        self.cells[layout.CREW_AT + crew] = cards.CREW_DISCARDED
        if events is not None:
            events.tell(happened.CrewLeft(cards.CREW_NAMES[crew]))

    def recruit(self, dealer: Dealer, events: Events | None) -> None:
        """Draw a crew card; its token goes into the hold. There is always one: no hold has room for the whole crew."""
        counts = self.crew_in(cards.IN_CREW_DECK)
        if not any_of(counts):
            for crew in range(cards.CREW):
                if self.cells[layout.CREW_AT + crew] == cards.CREW_DISCARDED:
                    self.cells[layout.CREW_AT + crew] = cards.IN_CREW_DECK
                    if events is not None:
                        events.tell(happened.Reshuffled(cards.CREW_NAMES[crew], "crew-discard", "crew-deck"))
            counts = self.crew_in(cards.IN_CREW_DECK)
        crew = dealer.draw(layout.CREW_STREAM, counts)
        self.cells[layout.CREW_AT + crew] = cards.ACTIVE
        if events is not None:
            events.tell(happened.CrewRecruited(cards.CREW_NAMES[crew]))

    def crew_in(self, place: i64) -> vec[i64]:
        """1 for each crew member that is there, 0 for the others."""
        counts = NO_CREW[:]
        for crew in range(cards.CREW):
            if self.cells[layout.CREW_AT + crew] == place:
                counts[crew] = 1
        return counts

    def call_upon(self, crew: i64, events: Events | None) -> None:
        """Turn the card of a crew member who helps sideways."""
        self.cells[layout.CREW_AT + crew] = cards.USED
        if events is not None:
            events.tell(happened.CrewHelped(f"crew/{cards.CREW_NAMES[crew]}", cards.CREW_NAMES[crew]))

    def reactivate_crew(self, events: Events | None) -> None:
        for crew in range(cards.CREW):
            if self.cells[layout.CREW_AT + crew] == cards.USED:
                self.cells[layout.CREW_AT + crew] = cards.ACTIVE
                if events is not None:
                    events.tell(happened.CrewReactivated(f"crew/{cards.CREW_NAMES[crew]}", cards.CREW_NAMES[crew]))

    def ban(self) -> i64:
        """What the Assault that goes on forbids."""
        if self.assault == 0:
            return cards.NO_BAN
        return self.setting.facts.assault_ban[self.assault - 1]

    def crew_is_banned(self) -> bool:
        return self.ban() == cards.BAN_CREW

    def smoke_is_banned(self) -> bool:
        return self.ban() == cards.BAN_SMOKE

    def pairs_count(self) -> bool:
        """Whether two equal cards can stand for another one."""
        return self.ban() != cards.BAN_PAIRS

    def mama_helps(self) -> bool:
        return self.is_active(cards.MAMA) and not self.crew_is_banned()

    def can_grapple(self, with_mama: bool) -> bool:
        """Whether the player whose step it is can pay all that a flag of the boarding costs."""
        required, of = self.setting.facts.pirate_requires, self.pirate * cards.SYMBOLS
        return memory.can_pay_flag(
            self.cells, layout.HAND_AT + self.seat * layout.HAND, required, of, self.pairs_count(), with_mama
        )

    # The route

    def card_at(self, place: i64) -> i64:
        """The ambush card known to lie at this place, -1 when nobody knows it."""
        card = self.cells[layout.ROUTE_AT + place]
        if card < 0:
            return -card - 1
        return card - 1

    def stage_here(self) -> i64:
        """The stage card under the airship, -1 when there is none."""
        return self.cells[layout.STAGE_AT + self.airship] - 1

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
            card = dealer.draw(
                layout.STARTING_CARD_STREAM, self.cells[layout.AMBUSH_AT : layout.AMBUSH_AT + cards.STARTING_CARDS]
            )
            for other in range(cards.STARTING_CARDS):
                self.cells[layout.AMBUSH_AT + other] = 0
        else:
            card = cards.STARTING_CARDS + dealer.draw(layout.AMBUSH_STREAM, self.unseen_ambushes())
            self.cells[layout.AMBUSH_AT + card] = 0
        return card

    def unseen_ambushes(self) -> vec[i64]:
        """1 for each ambush card, the starting cards apart, that nobody has seen."""
        return self.cells[layout.AMBUSH_AT + cards.STARTING_CARDS : layout.AMBUSH_AT + cards.AMBUSHES]

    def discover_all(self, first: i64, last: i64, dealer: Dealer) -> None:
        """Make the cards at these places known, face down. Those not known before are drawn at once."""
        unknown: i64 = 0
        for place in range(first, last + 1):
            if place == 1:
                self.cells[layout.ROUTE_AT + 1] = -(self.discover(1, dealer) + 1)
            elif self.card_at(place) < 0:
                unknown += 1
        if unknown == 0:
            return
        dealt = dealer.deal(layout.AMBUSH_STREAM, self.unseen_ambushes(), unknown)
        card: i64 = 0
        for place in range(first, last + 1):
            if self.card_at(place) < 0:
                while dealt[card] == 0:
                    card += 1
                self.cells[layout.AMBUSH_AT + cards.STARTING_CARDS + card] = 0
                self.cells[layout.ROUTE_AT + place] = -(cards.STARTING_CARDS + card + 1)
                card += 1

    def advance_pirate(self, n: i64, events: Events | None) -> None:
        """Move the pirate ship; if it reaches its lair, all is lost."""
        place = min(self.chased + n, cards.LAIR)
        if events is not None:
            source, target = f"route/{self.chased}", f"route/{place}"
            events.tell(happened.PirateFled("pirate", source, target, place, place - self.chased))
        self.chased = place
        if self.chased >= cards.LAIR:
            self.end(LAIR_REACHED, events)

    # Dice

    def shows(self, face: i64) -> i64:
        """How many dice show this face."""
        return COUNT[self.dice * cards.FACES + face]

    def add_dice(self, face: i64, n: i64) -> None:
        for _die in range(n):
            self.dice = MORE[self.dice * cards.FACES + face]

    def throw(self, n: i64, dealer: Dealer) -> None:
        """Roll n dice, perhaps none, and lay them beside those that are there."""
        if n == 0:
            return
        packed = dealer.roll(layout.DICE_STREAM, cards.FACES, n)
        for _die in range(n):
            self.dice = MORE[self.dice * cards.FACES + packed % cards.FACES]
            packed //= cards.FACES

    def beat(self, face: i64, events: Events | None) -> None:
        """Take away a die that shows this face."""
        self.dice = LESS[self.dice * cards.FACES + face]
        if events is not None:
            left = numbers_of(self.dice)
            events.tell(happened.DieBeaten(left, left, cards.FACE_NAMES[face]))


def lay_out(table: Table, setting: Setting) -> None:
    """All cards in their decks, nothing drawn, both ships on the route."""
    table.setting = setting
    table.cells = vec[i64]([0] * layout.STORAGE)
    for kind in range(cards.KINDS):
        table.cells[layout.DECK_AT + kind] = setting.facts.equipment[kind]
    for at in range(layout.AMBUSH_AT, layout.AMBUSH_AT + cards.AMBUSHES):
        table.cells[at] = 1
    for at in range(layout.STAGE_DECK_AT, layout.FACE_DOWN_AT):
        table.cells[at] = 1
    for at in range(layout.DECK_LIMIT_AT, layout.STORAGE):
        table.cells[at] = memory.ANY
    for seat in range(2):
        memory.forget_all(table.cells, layout.MEMORY_AT + seat * layout.MEMORY)
    table.chased = setting.distance


def thaw(kind: type[Table], cells: list[int], numbers: list[int], setting: Setting) -> Table:
    """Rebuild a table from its parts."""
    from .chapters import CHAPTERS  # which are made of verbs about tables

    table = kind()
    table.chapters = CHAPTERS
    table.cells = vec[i64](cells)
    table.setting = setting
    table.set_numbers(layout.NUMBERS, numbers)
    return table


def any_of(counts: vec[i64]) -> bool:
    for count in counts:
        if count != 0:
            return True
    return False
