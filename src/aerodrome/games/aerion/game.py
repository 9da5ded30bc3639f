"""Aerion, by Shadi Torbey: for one player or two, with its six expansions.

Rulebooks: the English edition of 2018 and the French one; where they differ, `docs/rulings/aerion.md` says which rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.kernel import Dealer, Game, Position, State, View
from aerodrome.kernel.chapters import BIT, Chapters
from aerodrome.kernel.drawing.drawing import Drawing
from aerodrome.kernel.drawing.scene import Scene
from aerodrome.kernel.errors import expect
from aerodrome.kernel.facts import CatalogueWords
from aerodrome.kernel.options import Value
from aerodrome.kernel.registration import Registration
from aerodrome.kernel.voice import SpokenVoice

from . import catalogue, combinations, rule, view
from .aids.aids import AerionAids, aids_for
from .cards import DECK_NAMES, KINDS, SHIPS
from .catalogue import Catalogue
from .components import Components, editions_in, variants_in
from .errors import CATALOGUE_TEXTS
from .expansion import Expansion
from .expansions import discover
from .layout import DECK_AT, FLEET_STREAM, STORAGE, UNSEEN_AT
from .pieces import Setting
from .positions import position
from .table import Table
from .view import AerionView
from .voice.sentences import Speaker


class Aerion(Game):
    """The rules of Aerion, put together with expansions, and one catalogue."""

    id = "aerion"
    seat_counts = (1, 2)
    rules_version = "3"
    talks = "always"
    calls = ("take-it", "leave-it", "look", "yes", "no", "thanks")
    registration = Registration(
        bots={name: f"aerodrome.bots.aerion:{name.title()}Bot" for name in ("easy", "steady", "keen")},
        stand_in="steady",
        front="aerodrome.cli.aerion.front:AerionFront",
        odds="aerodrome.cli.aerion.pages:odds_page",
        turn="turn",
        view=AerionView,
        aids=AerionAids,
    )
    out_of_play = rule.EXPANSION_NOT_IN_PLAY
    not_there = frozenset({rule.RESERVE_HOLDS_CARD})
    own_catalogue = catalogue.own_text()
    catalogue_words = CatalogueWords(CATALOGUE_TEXTS, "aerion", ("card", "ship", "class", "letters"))

    def __init__(self, components: Components, facts: Catalogue, catalogue_text: str | None = None) -> None:
        self.components = components
        self.streams = components.streams
        self.options = components.options()
        self.vocabulary = components.vocabulary
        self.texts = components.texts
        self.events = components.events
        self.rulebook = components.rulebook
        self.catalogue = facts
        self.catalogue_hash = facts.hash
        self.catalogue_text = catalogue_text
        self._lay_out = cache(self._laid_out_with)

    @cached_property
    def voice(self) -> SpokenVoice[Speaker]:
        combined = self.catalogue.combinations
        return SpokenVoice(self.texts, self.prefix, AerionView, lambda lang: Speaker(self.components, lang, combined))

    @cached_property
    def drawing(self) -> Drawing:
        # Imported when it is used: most matches are never drawn.
        from .drawing.scene import scene

        def drawn(view: View, lang: str) -> Scene:
            seen = expect(AerionView, view)
            return scene(seen, self.table_of(seen), self.voice.speaker(lang))

        return Drawing(drawn)

    def with_catalogue(self, text: str) -> Aerion:
        components = Components(self.components.classes)
        facts = catalogue.read(text, components)
        own = catalogue.read(self.own_catalogue, components).hash
        return Aerion(components, facts, None if facts.hash == own else text)

    def name_in_catalogue(self, word: str, lang: str = "en") -> str:
        if word in DECK_NAMES:
            return self.voice.speaker(lang).deck(word)
        return super().name_in_catalogue(word, lang)

    def with_expansions(self, *classes: type[Expansion]) -> Aerion:
        """The same game with further expansions in the box."""
        return put_together(*self.components.classes, *classes)

    def new_state(self) -> Table:
        return Table()

    def laid_out(self, options: Mapping[str, object], seats: int) -> Table:
        """A table with all decks face down and nothing drawn yet."""
        expansions = self.components.select(options, self.catalogue.facts)
        return self._lay_out(expansions, seats).copy()

    def _laid_out_with(self, expansions: tuple[Expansion, ...], seats: int) -> Table:
        state, facts, components = self.new_state(), self.catalogue, self.components
        endings = list(components.endings)
        dice = combinations.labels(facts.combinations), combinations.hands_meeting(facts.combinations)
        recipes = list(facts.materials), list(facts.crews)
        setting = Setting(*recipes, *dice, seats, components.kind_names, endings, components.box)
        decks = facts.decks_with(expansions)
        state.cells = vec[i64](_cells(decks, expansions))
        state.setting = setting
        state.expansions = vec[Expansion](expansions)
        state.chapters = self.chapters(expansions)
        for expansion in expansions:
            for kind in expansion.kinds:
                for deck, count in enumerate(facts.added[kind.name]):
                    left = count - decks[deck][kind.number]
                    if left:
                        state.cells[expansion.box_for(kind).cell_of(deck * int(KINDS) + kind.number)] += left
        return state

    def chapters(self, expansions: Sequence[Expansion]) -> Chapters:
        """The rules of a match with these expansions."""
        return self.components.chapters(expansions)

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> Table:
        state, pixies, first = self.laid_out(options, seats), options["pixies"], options["first"]
        assert isinstance(pixies, int)
        assert isinstance(first, int)
        state.pixies = pixies
        if seats == 2:
            state.seat = first - 1
            _share_ships(state, dealer)
        for expansion in state.expansions:
            expansion.set_up(state, dealer)
        state.fill_display(dealer, None)
        for expansion in state.expansions:
            expansion.turn_begins(state, None)
        return state

    def terms(self, state: State) -> tuple[dict[str, Value], int]:
        table = expect(Table, state)
        names = [one.name for one in table.expansions]
        chosen = {"expansions": names, "variants": list(variants_in(table.expansions)), **editions_in(table.expansions)}
        return self.settle_options(chosen), int(table.setting.seats)

    def view(self, state: State, seat: int) -> AerionView:
        return view.view_of(expect(Table, state), seat)

    def aids(self, view_now: View) -> AerionAids:
        seen = expect(AerionView, view_now)
        return aids_for(seen, self.table_of(seen), self.components)

    def table_of(self, seen: AerionView) -> Table:
        """The table that a view shows, for questions to the rules."""
        return position.table_of(seen, self.components, self._asked_for)

    def position(self, state: State) -> Position:
        return position.position_of(expect(Table, state))

    def from_position(self, written: Mapping[str, object]) -> Table:
        return position.state_of(written, self.components, self._asked_for)

    def _asked_for(self, options: Mapping[str, object], seats: int) -> Table:
        """The table that a position names: its options are checked like those of a match."""
        return self.laid_out(self.settle_options(options), seats)


def _share_ships(state: Table, dealer: Dealer) -> None:
    """Give each of two players three ships, drawn at random: those of the second seat are picked one by one."""
    ships = list(range(SHIPS))
    for _ in range(int(SHIPS) // 2):
        state.second_fleet |= BIT[ships.pop(dealer.pick(FLEET_STREAM, len(ships)))]


def _cells(decks: Sequence[Sequence[int]], expansions: Sequence[Expansion]) -> list[int]:
    """The storage with six face-down decks, given as the counts of each kind, and the expansions' things."""
    cells = [0] * max([STORAGE, *(one.bound[0] + one.cells() for one in expansions)])
    for deck, counts in enumerate(decks):
        cells[DECK_AT + deck * KINDS : DECK_AT + (deck + 1) * KINDS] = counts
        cells[UNSEEN_AT + deck] = sum(counts)
    for one in expansions:
        for piece in one.pieces:
            cells[piece.cell] = piece.start
        for counter in one.counters:
            cells[counter.cell] = counter.start
    return cells


def put_together(*classes: type[Expansion]) -> Aerion:
    """Aerion with these expansions in the box and its own catalogue."""
    components = Components(classes)
    return Aerion(components, catalogue.read(Aerion.own_catalogue, components))


GAME = put_together(*discover())
