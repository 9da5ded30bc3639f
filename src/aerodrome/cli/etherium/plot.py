"""How Etherium is told at the terminal: its chapters, and what goes by itself."""

from __future__ import annotations

from collections.abc import Sequence

from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.windows import KIND_OF
from aerodrome.kernel import Action, View

PROGRAM = "program"
OWN_ACTIONS = "actions"
_DISCARDS = ("keep", "limit", "lose-card")


class EtheriumPlot:
    """A chapter is the reveal of a season or of the plans, an action number, or a conflict."""

    def ends_chapter(self, before: View, after: View) -> bool:
        assert isinstance(before, EtheriumView)
        assert isinstance(after, EtheriumView)
        if before.number != after.number or before.season_number != after.season_number or after.step == "over":
            return True
        return before.conflict is not None and (before.conflict, before.place) != (after.conflict, after.place)

    def answer(self, view: View, legal: Sequence[Action], wish: Sequence[str], *, is_discreet: bool) -> Action | None:
        assert isinstance(view, EtheriumView)
        ways = [action for action in legal if action.verb != "play"]
        if len(ways) != 1 or (is_discreet and not _is_known_to_all(view, wish)):
            return None
        # After an own roll, every card that could be played is one to ask for.
        is_wanted = len(legal) > len(ways) and (view.step != "act" or OWN_ACTIONS in wish)
        return None if is_wanted and not is_discreet else ways[0]


def _is_known_to_all(view: EtheriumView, wish: Sequence[str]) -> bool:
    """Whether everybody can tell, but for the wish, that there is only one way."""
    cards = view.players[view.seat].cards
    if view.step in _DISCARDS:
        return cards == 1
    if cards == 0 or view.step not in ("act", "rolled", *KIND_OF):
        return True
    return view.step == "act" and OWN_ACTIONS not in wish
