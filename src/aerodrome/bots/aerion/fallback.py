"""What a bot does where its plan has no answer: the first of the legal actions in a fixed order."""

from __future__ import annotations

from aerodrome.games.aerion import Table

# The lower, the better; giving up comes last of all.
ACQUIRES, FROM_EXPANSION, GOES_ON, ENDS, PAYS, REROLLS, SPENDS, PLACES, LAST, NEVER = range(10)
RANKS = {
    "roll": GOES_ON,
    "keep": REROLLS,
    "discard": PAYS,
    "let-go": ENDS,
    "book-rerolls": SPENDS,
    "pixie": SPENDS,
    "acquire": ACQUIRES,
    "place": PLACES,
    "book-reserve": SPENDS,
    "reject": GOES_ON,
    "book-retrieve": SPENDS,
    "enough": LAST,
    "move": PLACES,
    "replenish": GOES_ON,
    "end-turn": GOES_ON,
    "take": GOES_ON,
    "hatch": SPENDS,
    "lay-none": LAST,
    "save-shell": LAST,
    "give-up": NEVER,
    "turn": SPENDS,
    "secure": ENDS,
    "replace": LAST,
}


def fallback(state: Table, seat: int) -> int:
    """A legal action that gives nothing up while anything else can be done."""
    verb_of = state.chapters.verb_of
    return min(state.legal(seat), key=lambda action: (RANKS.get(verb_of[action].name, FROM_EXPANSION), action))
