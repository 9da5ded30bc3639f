"""Etherium, by François Berdeaux: two to four players against each other, with secret programs.

Rulebook: the French edition; where it is silent or unclear, `docs/rulings/etherium.md` says how it is played here.
Five or six players and the peoples Meinas and Mauhéa are an extension, reconstructed whole and off by default.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial

from aerodrome.kernel import Dealer, Game, Position, State, View, Vocabulary, Window
from aerodrome.kernel.drawing.drawing import Drawing
from aerodrome.kernel.errors import expect
from aerodrome.kernel.facts import CatalogueWords
from aerodrome.kernel.options import Choice, Lineup, Need, Opens, Option, Value
from aerodrome.kernel.registration import Registration
from aerodrome.kernel.summary import Summary
from aerodrome.kernel.voice import SpokenVoice

from . import catalogue, step
from .aids.aids import EtheriumAids, aids_for
from .cards import BOX_PEOPLES, EXTENSION_PEOPLES, PEOPLE_NAMES, QUARTERS
from .catalogue import Catalogue
from .chapters import CHAPTERS
from .chapters.execution import WINDOWS
from .counting import STAR_SOURCES
from .errors import CATALOGUE_TEXTS, TEXTS
from .events import EVENTS
from .layout import SET_UP_STREAM, STREAM_NAMES
from .positions import position
from .rule import SETUP_PLACING_ONLY
from .rulebook import RULEBOOK
from .setting import Setting
from .starting_position import lay_first_board, lay_out
from .table import Table
from .view import EtheriumView, view_of
from .voice.sentences import Speaker
from .windows import USUAL_KINDS, WINDOW_KINDS, window_of

RANDOM = "random"
FIRST, TACTICAL = "first", "tactical"
THREE_PLAYERS = 3


class EtheriumSummary(Summary):
    """People against people: who played what, and where the stars came from."""

    def report_seats(self, view: View) -> tuple[dict[str, str | int], ...]:
        return tuple({"people": player.people, **player.stars} for player in expect(EtheriumView, view).players)

    def drawn(self, options: Mapping[str, Value], view: View) -> dict[str, Value]:
        chosen = options["peoples"]
        assert isinstance(chosen, tuple)
        if chosen and RANDOM not in chosen:
            return {}
        return {"peoples": tuple(player.people for player in expect(EtheriumView, view).players)}

    def turns(self, view: View) -> int | None:
        # The view's `turn` says how far a round of questions has come; a match always has seven seasons.
        return None


class Etherium(Game):
    """The rules of Etherium, bound to one catalogue."""

    id = "etherium"
    seat_counts = (2, 3, 4, 5, 6)
    rules_version = "2"
    streams = STREAM_NAMES
    summary = EtheriumSummary(seat_facts=("people",), sources=STAR_SOURCES)
    registration = Registration(
        bots={
            "easy": "aerodrome.bots.etherium:EasyBot",
            "steady": "aerodrome.bots.etherium:SteadyBot",
            "keen": "aerodrome.bots.etherium:KeenBot",
        },
        stand_in="steady",
        front="aerodrome.cli.etherium.front:EtheriumFront",
        turn="season_number",
        view=EtheriumView,
        aids=EtheriumAids,
    )
    wishes = WINDOW_KINDS
    usual_wish = USUAL_KINDS
    secret_together = True
    hides_hands = True
    talks = "always"
    calls = ("well-played", "ouch", "watch-out", "truce", "yes", "no", "your-turn", "one-moment")
    events = EVENTS
    vocabulary = Vocabulary(CHAPTERS.verbs)
    texts = TEXTS
    rulebook = RULEBOOK
    out_of_play = SETUP_PLACING_ONLY
    options: tuple[Option, ...] = (
        Lineup(
            "peoples",
            PEOPLE_NAMES,
            free=RANDOM,
            needs=tuple(Need(people, "extension", "on") for people in EXTENSION_PEOPLES),
        ),
        Choice("setup", (FIRST, TACTICAL), FIRST),
        Choice("extension", ("off", "on"), "off", opens=(Opens("on", (5, 6)),)),
    )
    own_catalogue = catalogue.own_text()
    catalogue_words = CatalogueWords(
        CATALOGUE_TEXTS, "etherium", ("people", "season", "card", "capacity", "resource", "terrain", "unit", "effect")
    )

    def __init__(self, facts: Catalogue, catalogue_text: str | None = None) -> None:
        self.catalogue = facts
        self.catalogue_hash = facts.hash
        self.catalogue_text = catalogue_text

    @cached_property
    def voice(self) -> SpokenVoice[Speaker]:
        return SpokenVoice(TEXTS, self.prefix, EtheriumView, partial(Speaker, self.catalogue))

    @cached_property
    def drawing(self) -> Drawing:
        # Imported when it is used: most matches are never drawn.
        from .drawing.scene import scene

        return Drawing(lambda view, lang: scene(expect(EtheriumView, view), self.voice.speaker(lang)))

    def with_catalogue(self, text: str) -> Etherium:
        facts = catalogue.read(text)
        return Etherium(facts, None if facts.hash == GAME.catalogue_hash else text)

    def new_state(self) -> Table:
        return Table()

    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> Table:
        state = self.new_state()
        extension, tactical = options["extension"] == "on", options["setup"] == TACTICAL
        peoples = _line_up(options["peoples"], seats, extension, dealer)
        quarters = max(int(QUARTERS), seats)
        lay_out(state, Setting(self.catalogue.facts, peoples, quarters, tactical, extension))
        if tactical:
            state.begin(step.LAY, dealer, None)
            return state
        lay_first_board(state, dealer.pick(SET_UP_STREAM, quarters) if seats == THREE_PLAYERS else 0)
        state.begin(step.KEEP, dealer, None)
        return state

    def terms(self, state: State) -> tuple[dict[str, Value], int]:
        setting = expect(Table, state).setting
        chosen: dict[str, object] = {
            "peoples": [PEOPLE_NAMES[people] for people in setting.peoples],
            "setup": TACTICAL if setting.tactical else FIRST,
            "extension": "on" if setting.extension else "off",
        }
        return self.settle_options(chosen), int(setting.seats)

    def view(self, state: State, seat: int) -> EtheriumView:
        return view_of(expect(Table, state), seat)

    def aids(self, view_now: View) -> EtheriumAids:
        return aids_for(expect(EtheriumView, view_now), self.catalogue.facts)

    def position(self, state: State) -> Position:
        return position.position_of(expect(Table, state))

    def from_position(self, written: Mapping[str, object]) -> Table:
        return position.state_of(written, self.catalogue.facts, self.new_state())

    def window(self, state: State) -> Window | None:
        return window_of(self.view(state, -1)) if expect(Table, state).step in WINDOWS else None

    def is_planning(self, view_now: View) -> bool:
        return view_now.step == "program"


def _line_up(chosen: Value, seats: int, extension: bool, dealer: Dealer) -> list[int]:
    """The people of each seat: as chosen, others at random among those left."""
    assert isinstance(chosen, tuple)
    names = chosen or (RANDOM,) * seats
    left = list(PEOPLE_NAMES if extension else PEOPLE_NAMES[: int(BOX_PEOPLES)])
    for name in names:
        if name != RANDOM:
            left.remove(name)
    peoples: list[int] = []
    for name in names:
        if name == RANDOM:
            name = left.pop(dealer.pick(SET_UP_STREAM, len(left)))
        peoples.append(PEOPLE_NAMES.index(name))
    return peoples


GAME = Etherium(catalogue.read(Etherium.own_catalogue))
