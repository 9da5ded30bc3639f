"""A table of Aerion at any moment of play, in one line, with chance written down beforehand.

    table = at(dice=[2, 3, 4, 5, 5, 5], display={"AA+BB": "incubi", "AAA": "book"})
    table.play("discard AAA")
    table.play("keep 55", [2, 2, 5, 6])
    assert "acquire AA+BB" in table

Whatever a test plays, the table is looked over after each action: no card is lost or made, everything legal is allowed
and nothing else, the events tell the whole change, and the position can be written down and read again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import aerodrome
from aerodrome.games.aerion import GAME, AerionState, AerionView
from aerodrome.games.aerion.cards import DECK_NAMES, KIND_NAMES, SHIP_NAMES
from aerodrome.games.aerion.vocabulary import VOCABULARY
from aerodrome.kernel import Events, Happening, Position, ScriptedDealer

DISPLAY = {
    "AA+BB": "incubi",
    "AAA": "helix",
    "AAA+BB": "cocoon",
    "AAAA": "glider",
    "AAA+BBB": "nacelle",
    "A+B+C+D+E": "bee",
}
"""A full Display, used where a test names none."""

NOTHING = [1, 1, 2, 3, 4, 6]
"""Dice that meet no combination."""

LAST_CARD = {"AAA": "helix"}
"""A Display with a single card."""


class Scene:
    """A table in the middle of play."""

    def __init__(self, state: AerionState) -> None:
        self.state = state
        self._look_over()

    @property
    def view(self) -> AerionView:
        return GAME.view(self.state, 0)

    @property
    def position(self) -> Position:
        return GAME.position(self.state)

    @property
    def legal(self) -> set[str]:
        """Everything that may be done now, as notations."""
        return {VOCABULARY[id].notation for id in self.state.legal(0)}

    def __contains__(self, action: str) -> bool:
        return VOCABULARY.parse(action).id in self.state.legal(0)

    def can(self, verb: str) -> set[str]:
        """What may be done now with this verb, without the verb."""
        return {action.removeprefix(verb).strip() for action in self.legal if action.split()[0] == verb}

    def why_not(self, action: str) -> str | None:
        """The id of the rule that forbids an action now, or None."""
        number = self.state.why_not(0, VOCABULARY.parse(action).id)
        return GAME.rulebook[number].id if number else None

    def play(self, action: str, *chance: str | Sequence[int]) -> list[Happening]:
        """Carry out an action for which chance is asked exactly this: faces for a throw, a kind for a card."""
        before = self.view
        events = Events()
        script = [KIND_NAMES.index(answer) if isinstance(answer, str) else answer for answer in chance]
        with ScriptedDealer(*script) as dealer:
            self.state.apply(0, VOCABULARY.parse(action).id, dealer, events)
        happened = [GAME.happening(code) for code in events.seen_by(0)]
        assert GAME.follow(before, happened) == self.view, "the events do not tell the whole change"
        self._look_over()
        return happened

    def do(self, *actions: str) -> Scene:
        """Carry out actions in which chance has no part."""
        for action in actions:
            self.play(action)
        return self

    # Where things lie

    def display(self) -> dict[str, str]:
        return {column.deck: column.display for column in self.view.columns if column.display}

    def discards(self) -> dict[str, dict[str, int]]:
        return {column.deck: column.discard for column in self.view.columns if column.discard}

    def known(self, deck: str) -> tuple[str, ...]:
        """The cards on top of a deck whose order is known, the next one first."""
        return self.view.columns[DECK_NAMES.index(deck)].known

    def unseen(self, deck: str) -> dict[str, int]:
        return self.view.columns[DECK_NAMES.index(deck)].unseen

    def flying(self) -> list[str]:
        return [ship.name for ship in self.view.ships if ship.flying]

    def _look_over(self) -> None:
        assert cards_on(self.view) == ALL_CARDS, "a card was lost or made"
        allowed = tuple(action.id for action in VOCABULARY if self.state.why_not(0, action.id) == 0)
        assert self.state.legal(0) == allowed, "what is legal and what is not forbidden differ"
        counts = (self.state.displayed, self.state.reserved, self.state.books)
        self.state.recount()
        assert counts == (self.state.displayed, self.state.reserved, self.state.books)
        if self.view.step != "over":
            again = GAME.from_position(self.position)
            assert GAME.position(again) == self.position
            assert again.key() == self.state.key()


def at(**position: object) -> Scene:
    """The table at a position, as `aerodrome.from_position` reads it.

    Where none are given, the Display is full and the dice, once they have been rolled, meet no combination.
    """
    rolled = position.get("step", "start") not in ("start", "over") and position.get("waiting") != ["start"]
    usual: dict[str, object] = {"display": DISPLAY, "dice": NOTHING if rolled else []}
    state = aerodrome.from_position("aerion", {**usual, **position}, seed="rules").state
    assert isinstance(state, AerionState)
    return Scene(state)


def set_up(*display: str, pixies: int = 3) -> Scene:
    """The table at the beginning of a match, with these cards in the Display, deck by deck."""
    with ScriptedDealer(*[KIND_NAMES.index(kind) for kind in display]) as dealer:
        return Scene(GAME.start({"pixies": pixies}, 1, dealer))


def cards_on(view: AerionView) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    cards: Counter[str] = Counter()
    for column in view.columns:
        here: Counter[str] = Counter(column.known)
        here.update(column.unseen)
        here.update(column.discard)
        if column.display:
            here[column.display] += 1
        cards.update({f"{kind}@{column.deck}": count for kind, count in here.items()})
    cards.update(view.pulpit)
    cards.update(view.reserve)
    for workshop in view.workshops:
        cards.update(workshop)
    if view.acquired:
        cards[view.acquired] += 1
    return cards


ALL_CARDS = Counter(
    {
        f"{KIND_NAMES[kind]}@{DECK_NAMES[deck]}": count
        for deck, counts in enumerate(GAME.catalogue.decks)
        for kind, count in enumerate(counts)
        if count
    }
)

RECIPES = {
    "glider": ("nut", "incubi"),
    "hellinaut": ("helix", "incubi"),
    "bee": ("cocoon", "incubi"),
    "nacelle": ("nut", "sognae"),
    "hornet": ("cocoon", "sognae"),
    "trihellix": ("helix", "sognae"),
}
"""Ship: its Material and its Crew."""


def all_but(*ships: str) -> list[str]:
    """The other ships."""
    return [ship for ship in SHIP_NAMES if ship not in ships]
