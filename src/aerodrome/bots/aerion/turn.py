"""Phase 1 of Aerion as a programme over hands.

A *moment* is the Display, the Book and the rerolls that a player has after a roll. For each of the 462 full hands it
knows the chance to win with the best play: take a prize that the hand meets (with pixies if need be), or pay for a
reroll and go on from a poorer moment. From there one sweep down the hands values every keep, and one sweep up finds the
best keep within each hand. This module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.aerion.cards import DECKS
from aerodrome.games.aerion.chapters.acquire import ACQUIRE, why_not_acquire
from aerodrome.games.aerion.chapters.books import BOOK_REROLLS
from aerodrome.games.aerion.chapters.roll import DISCARD
from aerodrome.games.aerion.dice import FIRST_FULL, HANDS, KEEPS, KEEPS_START
from aerodrome.games.aerion.expansions.eggs import FRAGILE_SHELLS
from aerodrome.games.aerion.expansions.flagship import LOGISTICS
from aerodrome.games.aerion.expansions.hellkite import why_not_granted
from aerodrome.kernel.chapters import BIT

from .conditions import BASE, MET, MOST_PIXIES, WIDE, Alike
from .goals import all as goals
from .goals import piers
from .picture import NO_DEALER, NONE, Offer, Picture
from .settling import settle
from .sweeps import FULL_HANDS, NO_HANDS, best_turned, best_up, improve, sum_down
from .worth import WON, Marks, chance_of

HABIT: Final[vec[i64]] = vec[i64]([887, 733, 548, 270, 227, 309])
"""How easily each combination is met with one reroll, in thousandths."""
OPTION: Final[i64] = 300
"""How much of that ease counts when a card is to be discarded, in thousandths."""
CLOSE: Final[i64] = 10_000_000
"""The difference in chance within which a second card is considered for discarding."""
MOST_KNOWN: Final[i64] = 1000
"""The most moments that are kept."""


class Prize:
    """Something that a hand can win: the bit of its condition, the pixies it takes, the action, and the chance."""

    def __init__(self, bit: i64, action: i64, deck: i64) -> None:
        self.bit: i64 = bit
        self.action: i64 = action
        self.deck: i64 = deck  # of the card, NONE when it is no card
        self.pixies: i64 = 0
        self.chance: i64 = 0


class RollOutlook:
    """What a player can hope for after a roll, hand by hand."""

    def __init__(self) -> None:
        self.picture: Picture = Picture()
        self.prizes: list[Prize] = []
        self.alike: Alike = BASE
        self.prize_of: vec[i64] = vec[i64]()  # [number in `alike`] the best prize, NONE without
        self.keeps: vec[i64] = vec[i64]()  # [keep] the mean value when the others are rolled
        self.reach: vec[i64] = vec[i64]()  # [full hand] the best of its keeps
        self.whole: vec[i64] = vec[i64]()  # [full hand] its own value, where a die may be turned
        self.paid: vec[i64] = vec[i64]()  # the same when a card has paid for it: a die may be turned instead
        self.ways_on: list[vec[i64]] = []  # [full hand] what it reaches in the moments to which it can go on
        self.after_reroll: RollOutlook | None = None
        self.given_up: i64 = 0  # the chance when the turn ends without a prize

    def prize(self, hand: i64) -> Prize | None:
        """The best prize of a full hand."""
        at = self.prize_of[self.alike.numbers[hand - FIRST_FULL]]
        if at < 0:
            return None
        return self.prizes[at]

    def meet(self) -> None:
        """Find the best prize of each hand: the first that it meets, since the best come first."""
        examples = self.alike.examples
        found = examples[:]
        for number in range(len(examples)):
            found[number] = self.first_met(examples[number])
        self.prize_of = found

    def first_met(self, hand: i64) -> i64:
        at: i64 = 0
        for prize in self.prizes:
            if MET[prize.pixies * HANDS + hand] & prize.bit != 0:
                return at
            at += 1
        return NONE

    def sweep(self) -> None:
        """Value every hand, every keep, and what can be reached from every hand."""
        value = NO_HANDS[:]
        chances = self.prize_of[:]
        for number in range(len(chances)):
            at = self.prize_of[number]
            chances[number] = self.given_up
            if at >= 0:
                chances[number] = max(self.given_up, self.prizes[at].chance)
        numbers = self.alike.numbers
        for hand in range(FULL_HANDS):
            value[FIRST_FULL + hand] = chances[numbers[hand]]
        for reach in self.ways_on:
            improve(value, reach)
        sum_down(value)
        self.keeps = value[:FIRST_FULL]
        self.reach = best_up(value)
        self.paid = self.reach
        if self.picture.has(LOGISTICS):
            self.paid = best_turned(value, self.reach)
            self.whole = value[FIRST_FULL:]


def best_keep(moment: RollOutlook, hand: i64) -> i64:
    """The dice of a full hand to keep when the others are rolled into this moment."""
    best: i64 = -1
    most: i64 = -1
    for at in range(KEEPS_START[hand - FIRST_FULL], KEEPS_START[hand - FIRST_FULL + 1]):
        keep = KEEPS[at]
        if moment.keeps[keep] >= most:
            most = moment.keeps[keep]
            best = keep
    return best


def by_chance(prize: Prize) -> int:
    """Sorts the best chance first, and among equals the fewest pixies."""
    return prize.pixies - prize.chance * (MOST_PIXIES + 1)


class Planner:
    """Works out moments; those of the same turn share theirs.

    `marks` says what a table is worth when the turn is over. For the discard that pays for a reroll, up to `width`
    cards of the Display are considered, those that will be missed least.
    """

    def __init__(self, marks: Marks | None = None, width: i64 = 1) -> None:
        self.known: dict[int, RollOutlook] = {}
        self.marks: Marks = Marks()
        if marks is not None:
            self.marks = marks
        self.width: i64 = width

    def moment(self, picture: Picture) -> RollOutlook:
        """The moment after a roll with this picture, worked out in full."""
        key = int(picture.key())
        found = self.known.get(key)
        if found is not None:
            return found
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
        moment = self.begin(picture)
        if picture.displayed > 1 and picture.rerolls == 0:
            for deck in self.discards(moment)[: self.width]:
                moment.ways_on.append(self.moment(without(picture, deck)).paid)
        moment.sweep()
        self.known[key] = moment
        return moment

    def look(self, picture: Picture) -> RollOutlook:
        """The moment with this picture, without its sweep unless that is known already."""
        found = self.known.get(int(picture.key()))
        if found is not None:
            return found
        return self.begin(picture)

    def begin(self, picture: Picture) -> RollOutlook:
        """A moment with its prizes and the rerolls that cost no card of the Display."""
        moment = RollOutlook()
        moment.picture = picture
        if len(picture.expansions) > 0:
            moment.alike = WIDE
        if picture.rerolls > 0:
            fewer = picture.copy()
            fewer.rerolls -= 1
            later = self.moment(fewer)
            moment.after_reroll = later
            moment.ways_on.append(later.reach)
            moment.prizes = later.prizes
            moment.prize_of = later.prize_of
            moment.given_up = later.given_up
            return moment
        moment.prizes = self.prizes_of(picture)
        moment.meet()
        moment.given_up = self.chance_to_end(picture)
        laid = picture.added.eggs
        if picture.books > 0 and (picture.displayed <= 1 or (laid is not None and laid.only_eggs_displayed(picture))):
            moment.ways_on.append(self.moment(reading(picture)).reach)
        if picture.displayed <= 2:
            worker = piers.worker_shown(picture)
            if worker >= 0:
                moment.ways_on.append(self.moment(piers.hiring(picture, worker)).reach)
        return moment

    def chance_to_end(self, picture: Picture) -> i64:
        """The chance when the turn ends without a prize, 0 where it cannot or is lost by it."""
        laid = picture.added.eggs
        if laid is not None and laid.is_egg_owed(picture):
            return 0
        if may_leave(picture) or picture.displayed == 0:
            return self.marks.chance(picture)
        if laid is not None and laid.only_eggs_displayed(picture):
            if laid.plays_variant(FRAGILE_SHELLS):
                return 0
            return self.marks.chance(picture)
        if picture.displayed > 1:
            return 0
        deck: i64 = 0
        while picture.displayed_kind(deck) < 0:
            deck += 1
        return self.marks.chance(without(picture, deck))

    def prizes_of(self, picture: Picture) -> list[Prize]:
        """What can be won with the dice, the best first."""
        prizes: list[Prize] = []
        losses = self.marks.pixie_losses(picture)
        for deck in range(DECKS):
            if can_be_acquired(picture, picture.displayed_kind(deck)):
                prize = Prize(BIT[deck], ACQUIRE.id_of(deck), deck)
                self.add_prizes(prize, self.odds_of_card(picture, deck), losses, prizes)
        for offer in goals.offers(picture):
            prize = Prize(offer.bit, offer.action, NONE)
            self.add_prizes(prize, self.odds_of_offer(offer), losses, prizes)
        prizes.sort(key=by_chance)
        return prizes

    def odds_of_card(self, picture: Picture, deck: i64) -> i64:
        """The odds when a card of the Display is acquired."""
        card = picture.take_from_display(deck)
        odds = settle(picture, card, self.marks).worth
        picture.put_in_display(card)
        return odds

    def odds_of_offer(self, offer: Offer) -> i64:
        picture = offer.picture
        odds = self.marks.odds(picture)
        if offer.grants == 0 or odds == WON:
            return odds
        for deck in self.decks_of_type(picture, offer.grants):
            odds = max(odds, self.odds_of_card(picture, deck))
        return odds

    def decks_of_type(self, picture: Picture, card_type: i64) -> list[int]:
        """The decks in front of which a card of this type lies."""
        return [int(deck) for deck in range(DECKS) if why_not_granted(picture, deck, card_type) == 0]

    def add_prizes(self, model: Prize, odds: i64, losses: vec[i64], prizes: list[Prize]) -> None:
        """The same prize with each number of pixies."""
        for pixies in range(len(losses)):
            prize = Prize(model.bit, model.action, model.deck)
            prize.pixies = pixies
            prize.chance = chance_of(odds)
            if odds != WON:
                prize.chance = chance_of(odds - losses[pixies])
            prizes.append(prize)

    def best_with(self, picture: Picture) -> i64:
        """The most that any hand can win."""
        prizes = self.prizes_of(picture)
        if len(prizes) == 0:
            return 0
        return prizes[0].chance

    def discards(self, moment: RollOutlook) -> list[int]:
        """The cards of the Display that will be missed least: the first, and those nearly as good to discard."""
        shown = [int(deck) for deck in range(DECKS) if moment.picture.displayed_kind(deck) >= 0]
        egg = moment.picture.added.egg
        scored = sorted(
            [(int(self.loss(moment, deck)), deck) for deck in shown if moment.picture.displayed_kind(deck) != egg]
        )
        if len(scored) == 0:
            return []
        if self.width > 1:
            return [deck for _loss, deck in scored]
        limit = scored[0][0] + CLOSE
        return [deck for loss, deck in scored if loss <= limit]

    def loss(self, moment: RollOutlook, deck: i64) -> i64:
        """What is missed without this card, on a scale of its own; that it might still be acquired counts too."""
        picture = moment.picture
        card = picture.discard_displayed(deck)
        rest = self.marks.chance(picture)
        picture.undo_discard(card)
        for prize in moment.prizes:
            if prize.deck == deck and prize.pixies == 0 and prize.chance > rest:
                return (prize.chance - rest) // 1000 * HABIT[deck] * OPTION // 1000 - rest
        return -rest


def without(picture: Picture, deck: i64) -> Picture:
    """The picture after the card in front of this deck was discarded."""
    poorer = picture.copy()
    DISCARD.perform(poorer, poorer.seat, deck, NO_DEALER, None)
    poorer.step = picture.step
    return poorer


def can_be_acquired(picture: Picture, kind: i64) -> bool:
    """Whether a card of the Display can be acquired by its combination; after Eggs alone it must be an Egg."""
    if kind < 0 or why_not_acquire(picture, kind) != 0:
        return False
    laid = picture.added.eggs
    return laid is None or kind == picture.added.egg or not laid.is_egg_owed(picture)


def may_leave(picture: Picture) -> bool:
    """Whether the turn can be ended without a prize although cards lie in the Display."""
    return picture.added.flagship is not None and picture.added.verb("secure").why_not(picture, picture.seat) == 0


def reading(picture: Picture) -> Picture:
    """The picture when the Book is used for rerolls and the first of them is thrown."""
    read = picture.copy()
    BOOK_REROLLS.perform(read, read.seat, 0, NO_DEALER, None)
    read.rerolls -= 1
    return read
