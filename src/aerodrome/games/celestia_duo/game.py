"""Celestia Duo, by Bruno Cathala: two players together, with limited communication.

Rulebook: the French edition; where it is silent or unclear, `docs/rulings/celestia-duo.md` says how it is played here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property, partial
from importlib.resources import files

from aerodrome.kernel import Dealer, Game, Position, Rulebook, State, View, Vocabulary
from aerodrome.kernel.drawing.drawing import Drawing
from aerodrome.kernel.errors import expect
from aerodrome.kernel.facts import CatalogueWords
from aerodrome.kernel.options import Choice, Option, Value, With
from aerodrome.kernel.registration import Registration
from aerodrome.kernel.summary import Summary

from . import cards, catalogue
from .aids.aids import CelestiaDuoAids, aids_for
from .catalogue import Catalogue
from .chapters import CHAPTERS
from .dealing import lay_out_visible
from .errors import CATALOGUE_TEXTS, TEXTS
from .events import EVENTS
from .facts import Setting
from .layout import HAND, HAND_AT, SET_UP_STREAM, STREAM_NAMES
from .positions import position
from .progress import CelestiaDuoSheets
from .table import Table, lay_out
from .view import CelestiaDuoView, view_of
from .voice import CelestiaDuoVoice
from .voice.sentences import Speaker

RANDOM = "random"
CARDS_DEALT = 4


def _pirates(mode: Value) -> tuple[str, ...]:
    modes = zip(cards.PIRATE_NAMES, cards.MODE_OF_PIRATE, strict=True)
    return tuple(name for name, other in modes if cards.MODE_NAMES[other] == mode)


NORMAL_PIRATES = _pirates(cards.MODE_NAMES[cards.NORMAL])


class CelestiaDuoSummary(Summary):
    """What a pair has played with, by the names that the view gives it."""

    def drawn(self, options: Mapping[str, Value], view: View) -> dict[str, Value]:
        # Only one mode has several pirates to choose from.
        asked = ("pirate", "deck") if options["mode"] == cards.MODE_NAMES[cards.NORMAL] else ("deck",)
        return {name: fact for name, fact in self.report(view).items() if name in asked and options[name] == RANDOM}


class CelestiaDuo(Game):
    """The rules of Celestia Duo, bound to one catalogue."""

    id = "celestia_duo"
    seat_counts = (2,)
    rules_version = "2"
    streams = STREAM_NAMES
    summary = CelestiaDuoSummary(facts=("mode", "pirate", "deck", "distance"))
    registration = Registration(
        bots={"steady": "aerodrome.bots.celestia_duo:SteadyBot"},
        stand_in="steady",
        front="aerodrome.cli.celestia_duo.front:CelestiaFront",
        sheets=CelestiaDuoSheets(),
        turn="turn",
        view=CelestiaDuoView,
        aids=CelestiaDuoAids,
    )
    hides_hands = True
    talks = "sometimes"
    events = EVENTS
    vocabulary = Vocabulary(CHAPTERS.verbs)
    texts = TEXTS
    rulebook = Rulebook.read(files("aerodrome.games.celestia_duo").joinpath("rules.toml"), TEXTS, "celestia-duo")
    own_catalogue = catalogue.own_text()
    catalogue_words = CatalogueWords(
        CATALOGUE_TEXTS, "celestia-duo", ("card", "icon", "token", "option-deck", "option-mode")
    )

    def __init__(self, facts: Catalogue, catalogue_text: str | None = None) -> None:
        self.catalogue = facts
        self.catalogue_hash = facts.hash
        self.catalogue_text = catalogue_text
        self.options = _options(facts)
        self._aids = cache(partial(aids_for, catalogue=facts))

    @cached_property
    def voice(self) -> CelestiaDuoVoice:
        return CelestiaDuoVoice(TEXTS, self.prefix, CelestiaDuoView, partial(Speaker, self.catalogue))

    @cached_property
    def drawing(self) -> Drawing:
        # Imported when it is used: most matches are never drawn.
        from .drawing.scene import scene

        return Drawing(lambda view, lang: scene(expect(CelestiaDuoView, view), self.voice.speaker(lang)))

    def with_catalogue(self, text: str) -> CelestiaDuo:
        facts = catalogue.read(text)
        return CelestiaDuo(facts, None if facts.hash == GAME.catalogue_hash else text)

    def name_in_catalogue(self, word: str, lang: str = "en") -> str:
        if word in cards.PIRATE_NAMES:
            return self.voice.speaker(lang).pirate(word)
        return super().name_in_catalogue(word, lang)

    def new_state(self) -> Table:
        state = Table()
        state.chapters = CHAPTERS
        return state

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> Table:
        state, distance = self.new_state(), options["distance"]
        assert isinstance(distance, int)
        lay_out(state, Setting(self.catalogue.facts, distance, options["propeller"] == "stage"))
        state.pirate = cards.PIRATE_NAMES.index(_drawn(options["pirate"], _pirates(options["mode"]), dealer))
        state.deck = cards.DECK_NAMES.index(_drawn(options["deck"], cards.DECK_NAMES, dealer))
        state.energy = state.setting.facts.deck_generator[state.deck]
        state.load(cards.SMOKE_TOKEN, None)
        state.recruit(dealer, None)
        captain = options["captain"]
        state.captain = captain - 1 if isinstance(captain, int) else dealer.pick(SET_UP_STREAM, 2)
        state.seat = state.captain
        for seat in (state.captain, state.partner()):
            state.deal(HAND_AT + seat * HAND, CARDS_DEALT, dealer)
        lay_out_visible(state, cards.CARDS_IN_DRAFT, dealer, None)
        return state

    def terms(self, state: State) -> tuple[dict[str, Value], int]:
        table = expect(Table, state)
        pirate, mode = cards.PIRATE_NAMES[table.pirate], cards.MODE_OF_PIRATE[table.pirate]
        chosen: dict[str, object] = {
            "mode": cards.MODE_NAMES[mode],
            "deck": cards.DECK_NAMES[table.deck],
            "distance": int(table.setting.distance),
            "propeller": "stage" if table.setting.stages_have_propellers else "ambush",
        }
        return self.settle_options(chosen | ({"pirate": pirate} if mode == cards.NORMAL else {})), 2

    def view(self, state: State, seat: int) -> CelestiaDuoView:
        return view_of(expect(Table, state), seat)

    def may_talk(self, view_now: View) -> bool:
        shown = expect(CelestiaDuoView, view_now)
        return shown.talk and shown.seat >= 0

    def position(self, state: State) -> Position:
        return position.position_of(expect(Table, state))

    def from_position(self, written: Mapping[str, object]) -> Table:
        return position.state_of(written, self.catalogue.facts, self.new_state())

    def aids(self, view_now: View) -> CelestiaDuoAids:
        return self._aids(expect(CelestiaDuoView, view_now).pirate)

    def leader(self, view_now: View) -> int | None:
        return expect(CelestiaDuoView, view_now).player


def _options(facts: Catalogue) -> tuple[Option, ...]:
    quick, normal, expert = cards.MODE_NAMES
    distances = sorted({distance for row in facts.distances.values() for distance in row})
    return (
        Choice("mode", cards.MODE_NAMES, quick),
        Choice("pirate", (RANDOM, *NORMAL_PIRATES), RANDOM, only_with=(With("mode", (normal,)),)),
        Choice("deck", (RANDOM, *cards.DECK_NAMES), RANDOM),
        Choice("distance", tuple(distances), int(cards.FIRST_DISTANCE), only_with=(With("mode", (normal, expert)),)),
        Choice("captain", (RANDOM, 1, 2), RANDOM),
        Choice("propeller", ("stage", "ambush"), "stage"),
    )


def _drawn(chosen: Value, names: tuple[str, ...], dealer: Dealer) -> str:
    """What was chosen, or one of the names at random."""
    if chosen != RANDOM:
        return str(chosen)
    return names[dealer.pick(SET_UP_STREAM, len(names))] if len(names) > 1 else names[0]


GAME = CelestiaDuo(catalogue.read(CelestiaDuo.own_catalogue))
