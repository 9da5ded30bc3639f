"""Aerion, by Shadi Torbey: the base game for one player.

Rulebooks: the English edition of 2018 and the French one; where they differ, `docs/rulings/aerion.md` says which rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from aerodrome.kernel import (
    Action,
    Choice,
    Dealer,
    Game,
    Happening,
    Position,
    Rulebook,
    State,
    View,
)
from aerodrome.kernel.events import Code
from aerodrome.kernel.options import Value

from . import catalogue, drawing, position, view
from .catalogue import Catalogue
from .errors import TEXTS, bad_input
from .layout import STREAM_NAMES
from .rule_ids import FORBIDDING
from .rulebook import SECTIONS
from .rules import AerionState
from .sentences import Speaker
from .table import Recipes, Table, lay_out
from .view import AerionView
from .vocabulary import VOCABULARY


class Aerion(Game):
    """The rules of Aerion with one catalogue."""

    id = "aerion"
    seat_counts = (1,)
    rules_version = "1"
    streams = STREAM_NAMES
    options = (Choice("pixies", (3, 2, 1, 0), 3),)
    vocabulary = VOCABULARY
    texts = TEXTS
    rulebook = Rulebook(SECTIONS, FORBIDDING, TEXTS, "aerion")

    def __init__(self, facts: Catalogue, catalogue_text: str | None = None) -> None:
        self.catalogue = facts
        self.catalogue_hash = facts.hash
        self.catalogue_text = catalogue_text

    def with_catalogue(self, text: str) -> Aerion:
        facts = catalogue.read(text)
        return Aerion(facts, None if facts.hash == GAME.catalogue_hash else text)

    def new_state(self) -> AerionState:
        return AerionState()

    @cached_property
    def _laid_out(self) -> AerionState:
        """A table with all decks face down; matches start from copies of it."""
        state = self.new_state()
        facts = self.catalogue
        lay_out(state, [list(deck) for deck in facts.decks], Recipes(list(facts.materials), list(facts.crews)))
        return state

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> AerionState:
        state, pixies = self._laid_out.copy(), options["pixies"]
        assert isinstance(state, AerionState)
        assert isinstance(pixies, int)
        state.pixies = pixies
        state.fill_display(dealer, None)
        return state

    def view(self, state: State, seat: int) -> AerionView:
        return view.view_of(_table(state), seat)

    def follow(self, view_before: View, happened: Sequence[Happening]) -> AerionView:
        return view.follow(_view(view_before), happened)

    def happening(self, code: Code) -> Happening:
        return view.happening_of(code)

    def position(self, state: State) -> Position:
        return position.position_of(_table(state))

    def from_position(self, written: Mapping[str, object]) -> AerionState:
        return position.state_of(written, self.catalogue)

    def prompt(self, view_now: View, lang: str = "en") -> str:
        return Speaker(self.texts, lang).prompt(_view(view_now))

    def say_action(self, action: Action, view_now: View, lang: str = "en") -> str:
        return Speaker(self.texts, lang).action(action, _view(view_now))

    def say_happening(self, event: Happening, view_before: View, lang: str = "en") -> str | None:
        return Speaker(self.texts, lang).happening(event, _view(view_before))

    def tell(self, happened: Sequence[Happening], view_before: View, lang: str = "en") -> list[str]:
        return Speaker(self.texts, lang).happenings(happened, _view(view_before))

    def draw(self, view_now: View, lang: str = "en") -> str:
        return drawing.draw(_view(view_now), self.texts, lang)

    def svg(self, view_now: View, lang: str = "en") -> str:
        return drawing.svg(_view(view_now), self.texts, lang)


def _table(state: State) -> Table:
    if not isinstance(state, Table):
        raise bad_input("aerion-error-no-state")
    return state


def _view(view_given: View) -> AerionView:
    if not isinstance(view_given, AerionView):
        raise bad_input("aerion-error-no-view")
    return view_given


GAME = Aerion(catalogue.read(catalogue.own_text()))
