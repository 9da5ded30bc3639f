"""The table as far as a view shows it, so that the rules themselves say what things cost and bring."""

from __future__ import annotations

from .. import layout
from ..facts import Facts
from ..positions.position import entries_of, read_into
from ..table import Table
from ..view import EtheriumView


def table_of(view: EtheriumView, facts: Facts) -> Table:
    """A table with all that lies open in a view, and the viewer's own cards; all others are in the deck."""
    state = Table()
    read_into(state, entries_of(view), facts)
    state.deck_size = view.deck_size
    for seat, player in enumerate(view.players):
        state.cells[state.at(seat) + layout.CARDS] = player.cards
    return state
