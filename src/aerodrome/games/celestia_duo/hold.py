"""The hold of the airship: tokens that are offered, and room that is made for them. This module is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

from .cards import TOKEN_NAMES
from .conditions import has_something_else
from .events import TokensOffered
from .step import LOAD

if TYPE_CHECKING:
    from .table import Table

TOKENS_FOR_A_FLAG: Final[i64] = 2  # that Kublai and Rhett bring


def offer(table: Table, token: i64, tokens: i64, dealer: Dealer, events: Events | None) -> None:
    """Load tokens while there is room; for the rest, the Captain may make room. Then the step that waits goes on."""
    table.offers_smoke = token
    while tokens > 0 and table.room() > 0:
        table.load(token, events)
        tokens -= 1
    if tokens > 0 and has_something_else(table):
        table.offered = tokens
        if events is not None:
            events.tell(TokensOffered(TOKEN_NAMES[table.offers_smoke], tokens))
        table.go_to(LOAD, table.captain)
    else:
        table.offers_smoke = 0
        table.resume(dealer, events)


def leave_offered(table: Table, dealer: Dealer, events: Events | None) -> None:
    """What found no room goes back."""
    table.offered = 0
    table.offers_smoke = 0
    table.resume(dealer, events)
