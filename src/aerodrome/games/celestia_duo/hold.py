"""The hold of the airship: tokens that are offered, and room that is made for them. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .conditions import has_something_else
from .events import TokensOffered
from .step import LOAD

if TYPE_CHECKING:
    from .table import Table

TOKENS_FOR_A_FLAG: Final[i64] = 2  # that Kublai and Rhett bring


def offer(table: Table, tokens: i64, are_smoke: bool, dealer: Dealer, events: Events | None) -> None:
    """Load tokens while there is room; for the rest, the Captain may make room. Then the step that waits goes on."""
    table.offers_smoke = 0
    if are_smoke:
        table.offers_smoke = 1
    while tokens > 0 and table.room() > 0:
        load_offered(table, events)
        tokens -= 1
    if tokens > 0 and has_something_else(table):
        table.offered = tokens
        if events is not None:
            events.tell(TokensOffered(("gold", "smoke")[table.offers_smoke], tokens))
        table.go_to(LOAD, table.captain)
    else:
        table.offers_smoke = 0
        table.resume(dealer, events)


def load_offered(table: Table, events: Events | None) -> None:
    if table.offers_smoke != 0:
        table.load_smoke(events)
    else:
        table.load_gold(events)


def leave_offered(table: Table, dealer: Dealer, events: Events | None) -> None:
    """What found no room goes back."""
    table.offered = 0
    table.offers_smoke = 0
    table.resume(dealer, events)
