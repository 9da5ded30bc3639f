"""A table of Aerion at any moment of play, in one line, with chance written down beforehand.

    table = at(dice=[2, 3, 4, 5, 5, 5], display={"AA+BB": "incubi", "AAA": "book"})
    table.play("discard AAA")
    table.play("keep 55", [2, 2, 5, 6])
    assert "acquire AA+BB" in table

Whatever a test plays, the table is looked over after each action: no card is lost or made, everything legal is allowed
and nothing else, the events tell where each card went, and the position can be written down and read again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from aerodrome.games.aerion import GAME, AerionView, Table
from aerodrome.games.aerion.cards import DECK_NAMES, SHIP_NAMES
from aerodrome.games.aerion.view import workshops_of
from aerodrome.kernel import BadInput, Event, Events, FastDealer, Position
from aerodrome.kernel.event_types import Moved
from tests.scripted_dealer import ScriptedDealer

VOCABULARY = GAME.vocabulary
KIND_NAMES = GAME.components.kind_names

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
    """A table in the middle of play. What is asked and done is asked and done by the seat whose turn it is."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self._all_cards = cards_in_play(state)
        self._look_over()

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    @property
    def view(self) -> AerionView:
        return GAME.view(self.state, self.seat)

    @property
    def position(self) -> Position:
        return GAME.position(self.state)

    @property
    def legal(self) -> set[str]:
        """Everything that may be done now, as notations."""
        return {VOCABULARY[id].notation for id in self.state.legal(self.seat)}

    def __contains__(self, action: str) -> bool:
        return VOCABULARY.parse(action).id in self.state.legal(self.seat)

    def can(self, verb: str) -> set[str]:
        """What may be done now with this verb, without the verb."""
        return {action.removeprefix(verb).strip() for action in self.legal if action.split()[0] == verb}

    def why_not(self, action: str) -> str | None:
        """The id of the rule that forbids an action now, or None."""
        number = self.state.why_not(self.seat, VOCABULARY.parse(action).id)
        return GAME.rulebook[number].id if number else None

    def play(self, action: str, *chance: str | int | Sequence[int]) -> list[Event]:
        """Carry out an action for which chance is asked exactly this: faces for a throw, a kind for a card."""
        seat, before, events = self.seat, self.view, Events()
        script = [KIND_NAMES.index(answer) if isinstance(answer, str) else answer for answer in chance]
        with ScriptedDealer(*script) as dealer:
            self.state.apply(seat, VOCABULARY.parse(action).id, dealer, events)
        told = events.seen_by(seat)
        assert told, "a decision without an event"
        assert all(type(event) in GAME.events for event in told)
        assert moved(zones_of(before), told) == zones_of(self.view), "the events do not tell where the cards went"
        self._look_over()
        return told

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
        assert cards_on(self.view) == self._all_cards, "a card was lost or made"
        allowed = tuple(action.id for action in VOCABULARY if self.state.why_not(self.seat, action.id) == 0)
        assert self.state.legal(self.seat) == allowed, "what is legal and what is not forbidden differ"
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
    return Scene(GAME.from_position(with_usual(position)))


def with_usual(position: Position) -> Position:
    rolled = position.get("step", "start") not in ("start", "over") and position.get("waiting") != ["start"]
    return {"display": DISPLAY, "dice": NOTHING if rolled else [], **position}


def check_refused_or_played(**position: object) -> None:
    """However odd it is, a position is refused with a sentence, or matches from it come to their end."""
    try:
        state = GAME.from_position(with_usual(position))
    except BadInput:
        return
    cards = cards_on(GAME.view(state, 0))
    for seed in range(3):
        match = state.copy()
        match.playout(FastDealer(seed))
        assert match.outcome() is not None
        assert cards_on(GAME.view(match, 0)) == cards, "a card was lost or made"


def set_up(*display: str, pixies: int = 3, seats: int = 1, before: Sequence[int] = (), **options: object) -> Scene:
    """The table at the beginning of a match, with these cards in the Display, deck by deck.

    `before` is what chance answers first: three picks for the ships of the second seat, then what expansions draw.
    """
    settled = GAME.settle_options({"pixies": pixies, **options})
    with ScriptedDealer(*before, *[KIND_NAMES.index(kind) for kind in display]) as dealer:
        return Scene(GAME.start(settled, seats, dealer))


def zones_of(view: AerionView) -> dict[str, Counter[str]]:
    """What lies in each zone, as events name zones and cards."""
    zones = {"acquired": Counter([view.acquired] if view.acquired else [])}
    for column in view.columns:
        deck = Counter(column.known)
        deck.update(column.unseen)
        shown = Counter([column.display] if column.display else [])
        for zone, kinds in (("deck", deck), ("display", shown), ("discard", column.discard)):
            zones[f"{zone}/{column.deck}"] = Counter({f"{kind}@{column.deck}": kinds[kind] for kind in kinds})
    for name, cards in zip(workshops_of(view.seats), view.workshops, strict=True):
        zones[f"workshop/{name}"] = Counter(cards)
    for seat in range(view.seats):
        zones[f"pulpit/{seat + 1}"] = Counter(view.pulpits[seat])
        zones[f"reserve/{seat + 1}"] = Counter(view.reserves[seat])
    return zones | {area: Counter(cards) for area, cards in view.areas.items()}


def moved(zones: Mapping[str, Counter[str]], told: Iterable[Event]) -> dict[str, Counter[str]]:
    """What these events make of the zones."""
    after = {zone: Counter(cards) for zone, cards in zones.items()}
    for event in told:
        if isinstance(event, Moved):
            assert event.card is not None
            assert after[event.source][event.card] > 0
            after[event.source][event.card] -= 1
            after[event.target][event.card] += 1
    return {zone: +cards for zone, cards in after.items()}


def cards_on(view: AerionView) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    return sum(zones_of(view).values(), Counter())


def cards_in_play(state: Table) -> Counter[str]:
    """Every card that belongs on this table, by the catalogue."""
    cards: Counter[str] = Counter()
    for deck, name in enumerate(DECK_NAMES):
        for kind, count in enumerate(GAME.catalogue.decks[deck]):
            cards[f"{KIND_NAMES[kind]}@{name}"] += count
        for expansion in state.expansions:
            for kind_added in expansion.kinds:
                cards[f"{kind_added.name}@{name}"] += GAME.catalogue.added[kind_added.name][deck]
    return +cards


RECIPES = {
    "glider": ("helix", "incubi"),
    "hellinaut": ("helix", "incubi"),
    "bee": ("nut", "incubi"),
    "nacelle": ("nut", "sognae"),
    "hornet": ("cocoon", "sognae"),
    "trihellix": ("cocoon", "sognae"),
}
"""Ship: its Material and its Crew."""


def all_but(*ships: str) -> list[str]:
    """The other ships."""
    return [ship for ship in SHIP_NAMES if ship not in ships]


ALL_CARDS = cards_in_play(GAME.laid_out({}, 1))
"""The cards of the base game."""
