"""What the expansions of Aerion ask for, and what they help with, as plain numbers. This module is compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.bots.aerion.verbs import NO_VERBS, Verbs
from aerodrome.games.aerion.cards import DECKS, SHIPS
from aerodrome.games.aerion.expansion import BITS
from aerodrome.kernel.state import KEY_SEED, stir

NO_KIND: Final[i64] = -2  # neither a kind nor a place without a card


NOTHING: Final[vec[i64]] = vec[i64]()


class Tasks:
    """What is left to do for the expansions in play. Pictures share one until somebody wants to change it."""

    def __init__(self) -> None:
        self.any: bool = False  # whether an expansion is in play
        self.setting: i64 = 0  # a number for the expansions and variants in play
        self.verbs: Verbs = NO_VERBS
        # The Flagship
        self.flagship: bool = False  # whether it is still to be built
        self.aboard: i64 = 0  # a bit for each kind
        self.factory: i64 = NO_KIND  # the kind of the first factory
        self.factories: i64 = 0  # a bit for each that is open
        self.lab_ready: bool = False
        self.discarded: bool = False  # whether a card has paid for a reroll in this turn
        # The Hourglasses
        self.hourglass: i64 = NO_KIND
        self.glasses: i64 = 0  # a bit for each deck whose Hourglass is missing
        self.sand: vec[i64] = NOTHING  # Hourglasses in each deck
        # The Stone Clouds
        self.bird: i64 = NO_KIND
        self.clouds: vec[i64] = NOTHING
        self.flock: bool = False
        self.pinning: bool = False
        self.lets_wait: bool = False  # whether a completed ship keeps its cards while it is pinned down
        # The Piers
        self.worker: i64 = NO_KIND
        self.piers: i64 = 0
        self.debts: i64 = 0
        self.other_debts: i64 = 0
        self.payee: i64 = -1  # the deck of a Worker on the Payroll
        self.no_debt: bool = False
        # The Eggs
        self.egg: i64 = NO_KIND
        self.eggs: i64 = 0
        self.owed: bool = False  # whether the turn is lost without one of the Eggs that lay there
        self.fragile: bool = False
        # The Hellkite
        self.outposts: i64 = 0
        self.lairs: i64 = 0
        self.blocked: i64 = 0  # a type of card
        self.can_hunt: bool = False
        self.prey: i64 = 0  # the type that the Lair to be destroyed next grants, 0 when it is an Outpost
        self.fortress: bool = False

    def clear(self) -> None:
        """Places of its own for all that is counted."""
        self.sand = vec[i64]([0] * DECKS)
        self.clouds = vec[i64]([0] * SHIPS)

    def copy(self) -> Tasks:
        other = Tasks()
        other.any, other.setting, other.verbs = self.any, self.setting, self.verbs
        other.flagship, other.aboard = self.flagship, self.aboard
        other.factory, other.factories = self.factory, self.factories
        other.lab_ready, other.discarded = self.lab_ready, self.discarded
        other.hourglass, other.glasses, other.sand = self.hourglass, self.glasses, self.sand[:]
        other.bird, other.clouds = self.bird, self.clouds[:]
        other.flock, other.pinning, other.lets_wait = self.flock, self.pinning, self.lets_wait
        other.worker, other.piers = self.worker, self.piers
        other.debts, other.other_debts, other.no_debt = self.debts, self.other_debts, self.no_debt
        other.payee = self.payee
        other.egg, other.eggs = self.egg, self.eggs
        other.owed, other.fragile = self.owed, self.fragile
        other.outposts, other.lairs = self.outposts, self.lairs
        other.blocked, other.can_hunt = self.blocked, self.can_hunt
        other.prey, other.fortress = self.prey, self.fortress
        return other

    def are_done(self) -> bool:
        if not self.any:
            return True
        if self.flagship or self.glasses != 0 or self.strikes() > 0 or self.piers > 0:
            return False
        return self.debts + self.other_debts + self.outposts + self.lairs == 0

    def strikes(self) -> i64:
        """How many strikes the clouds still need."""
        if self.bird < 0:
            return 0
        left: i64 = 0
        for side in self.clouds:
            left += side
        return left

    def pins(self, ship: i64) -> bool:
        """Whether a cloud holds this ship down."""
        return self.pinning and self.clouds[ship] > 0

    def has(self, factory: i64) -> bool:
        return self.factories & BITS[factory] != 0

    def note_setting(self) -> None:
        """Tell the expansions and variants in play apart, once they are known."""
        setting = bit(self.flock, 1) + bit(self.pinning, 2) + bit(self.no_debt, 4)
        setting += bit(self.fragile, 8) + bit(self.fortress, 16)
        setting += bit(self.factory >= 0, 32) + bit(self.hourglass >= 0, 64) + bit(self.bird >= 0, 128)
        setting += bit(self.worker >= 0, 256) + bit(self.egg >= 0, 512)
        self.setting = setting + bit(self.lets_wait, 1024)

    def key(self) -> i64:
        """Equal for equal tasks."""
        if not self.any:
            return 0
        key = stir(KEY_SEED, self.setting)
        key = stir(key, bit(self.flagship, 1) + bit(self.lab_ready, 2) + bit(self.discarded, 4) + bit(self.owed, 8))
        key = stir(key, bit(self.can_hunt, 1) + self.payee * 2)
        key = stir(key, self.aboard * 4096 + self.factories * 64 + self.glasses)
        for ship in range(SHIPS):
            key = stir(key, self.clouds[ship])
        for deck in range(DECKS):
            key = stir(key, self.sand[deck])
        key = stir(key, self.piers * 4096 + self.debts * 64 + self.other_debts)
        key = stir(key, self.eggs * 64 + self.blocked)
        return stir(key, self.outposts * 4096 + self.lairs * 64 + self.prey)


def bit(flag: bool, value: i64) -> i64:
    if flag:
        return value
    return 0


NO_TASKS: Final = Tasks()
