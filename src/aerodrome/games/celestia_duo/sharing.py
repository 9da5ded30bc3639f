"""Sharing equipment cards: laid out, a first picker named, taken in turn. This module is compiled."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import MOVED, Events

from . import steps
from .cards import KINDS
from .layout import (
    DISCARD_AT,
    OFFERED_GOLD_COUNTER,
    OFFERED_SMOKE_COUNTER,
    PASSED_COUNTER,
    PLAYED_AT,
    PLAYED_ZONE,
    VISIBLE_AT,
    VISIBLE_ZONE,
)
from .offering import Offering


@mypyc_attr(allow_interpreted_subclasses=True)
class Sharing(Offering):
    """How new equipment cards and tokens reach the players."""

    def resume(self, dealer: Dealer, events: Events | None) -> None:
        """Go on with the step that waited."""
        raise NotImplementedError

    def share(self, hidden: i64, visible: i64, dealer: Dealer, events: Events | None) -> None:
        """Lay out cards and let the Captain say who picks first; the step that waits goes on afterwards.

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
        self.begin_sharing(dealer, events)

    def begin_sharing(self, dealer: Dealer, events: Events | None) -> None:
        """Share what lies on the table, if anything does."""
        if self.shared_out():
            self.resume(dealer, events)
        else:
            self.go_to(steps.SHARE, self.captain, events)

    def shared_out(self) -> bool:
        return self.hidden == 0 and self.sum_of(VISIBLE_AT, KINDS) == 0

    def name_first_picker(self, seat: i64, events: Events | None) -> None:
        self.set_passed(0, events)
        self.go_to(steps.PICK, seat, events)

    def set_passed(self, passed: i64, events: Events | None) -> None:
        if self.passed != passed:
            self.passed = passed
            self.count(PASSED_COUNTER, passed, events)

    def picked(self, dealer: Dealer, events: Events | None) -> None:
        """A card was taken: the other one's turn, until all are gone."""
        self.set_passed(0, events)
        if not self.shared_out():
            self.go_to(self.step, 1 - self.seat, events)
        elif self.step == steps.DRAFT:
            self.go_to(steps.BRIEFING, self.captain, events)
        else:
            self.resume(dealer, events)

    def passed_by(self, events: Events | None) -> None:
        self.set_passed(1, events)
        self.go_to(steps.PICK, 1 - self.seat, events)

    def reclaim_card(self, kind: i64, events: Events | None) -> None:
        """Shuki saves a played card: it is shared face up."""
        self.cells[PLAYED_AT + kind] -= 1
        self.cells[VISIBLE_AT + kind] += 1
        if events is not None:
            events.add(MOVED, kind, PLAYED_ZONE, VISIBLE_ZONE)

    # Tokens

    def offer(self, tokens: i64, are_smoke: bool, dealer: Dealer, events: Events | None) -> None:
        """Load tokens while there is room; for the rest, the Captain may make room."""
        self.offers_smoke = 0
        if are_smoke:
            self.offers_smoke = 1
        while tokens > 0 and self.room() > 0:
            self.load_offered(events)
            tokens -= 1
        if tokens > 0 and self.has_something_else():
            self.set_offered(tokens, events)
            self.go_to(steps.LOAD, self.captain, events)
        else:
            self.offers_smoke = 0
            self.resume(dealer, events)

    def has_something_else(self) -> bool:
        """Whether the hold has anything that could give way to what is offered."""
        if self.offers_smoke != 0:
            return self.cargo() > self.smoke
        return self.cargo() > self.gold

    def load_offered(self, events: Events | None) -> None:
        if self.offers_smoke != 0:
            self.load_smoke(events)
        else:
            self.load_gold(events)

    def set_offered(self, tokens: i64, events: Events | None) -> None:
        if self.offered != tokens:
            self.offered = tokens
            if self.offers_smoke != 0:
                self.count(OFFERED_SMOKE_COUNTER, tokens, events)
            else:
                self.count(OFFERED_GOLD_COUNTER, tokens, events)

    def leave_offered(self, dealer: Dealer, events: Events | None) -> None:
        self.set_offered(0, events)
        self.offers_smoke = 0
        self.resume(dealer, events)
