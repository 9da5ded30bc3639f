"""What a game hands to the kernel: its declaration, its components by name, its rules as a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, ClassVar, Literal, Self

from msgspec import Struct

from .dealer import Dealer
from .drawing.drawing import Drawing
from .errors import BadInput
from .event_types import Event
from .facts import CatalogueWords
from .options import Option, Value, check_seats, settle
from .registration import Registration
from .rules import Rulebook
from .state import State
from .summary import Summary
from .texts import Texts
from .view import View, Window
from .vocabulary import Vocabulary
from .voice import Voice

Position = dict[str, Any]
Talk = Literal["never", "sometimes", "always"]


class Game(ABC):
    """The rules of one title, bound to a catalogue."""

    id: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[str]
    streams: tuple[str, ...]
    options: tuple[Option, ...] = ()
    vocabulary: Vocabulary
    rulebook: Rulebook
    texts: Texts
    catalogue_hash: str = "none"
    own_catalogue: ClassVar[str] = ""  # the text of the catalogue that comes with it
    catalogue_text: str | None = None  # None for the game's own catalogue
    wishes: ClassVar[tuple[str, ...]] = ()  # kinds of windows that a standing wish can tick
    usual_wish: ClassVar[tuple[str, ...]] = ()  # those that are ticked until a seat says otherwise
    secret_together: ClassVar[bool] = False  # whether seats choose in secret at the same time
    hides_hands: ClassVar[bool] = False  # whether seats have secrets from each other
    talks: ClassVar[Talk] = "never"  # when players may talk to each other; "sometimes" where the rules ask for silence
    calls: ClassVar[tuple[str, ...]] = ()  # phrases that players say with one press, each in their own language
    events: tuple[type[Event], ...] = ()  # what can happen in it
    summary: Summary = Summary()  # what is counted of its matches
    registration: ClassVar[Registration] = Registration()  # what it brings beyond its rules
    catalogue_words: CatalogueWords | None = None  # how a game with a catalogue speaks of it
    out_of_play: int = -1  # the rule that forbids what has no place in a match with its options, if there is one
    not_there: frozenset[int] = frozenset()  # rules that forbid only what is about a thing that does not lie there

    @cached_property
    def voice(self) -> Voice:
        """How it speaks."""
        return Voice(self.texts, self.prefix)

    @cached_property
    def drawing(self) -> Drawing:
        """How its table looks as text and as a picture."""
        return Drawing()

    def calling(self, names: Mapping[str, Sequence[str]]) -> Self:
        """The same game, which calls the players by these names: in each language one for each seat."""
        other = copy(self)
        for made in ("voice", "drawing"):
            vars(other).pop(made, None)
        for lang, called in names.items():
            other.voice.call_players(called, lang)
        return other

    def with_catalogue(self, text: str) -> Game:
        """The same game with a corrected catalogue. An inconsistent one raises BadInput naming the entry."""
        raise BadInput("error-no-catalogue", game=self.id)

    def catalogue_in_full(self) -> str:
        """The text of the catalogue that is played with, the game's own or a corrected one."""
        return self.catalogue_text or self.own_catalogue

    def name_in_catalogue(self, word: str, lang: str = "en") -> str:
        """What a word of the catalogue is called at the table."""
        return word if self.catalogue_words is None else self.catalogue_words.name(word, lang)

    @abstractmethod
    def start(self, options: Mapping[str, Value], seats: int, dealer: Dealer) -> State:
        """The state before the first decision. `options` are complete, as `settle` gives them."""

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What this seat may know; seat -1 gets what everybody may know."""

    def aids(self, view: View) -> Struct | None:
        """What helps a person to decide, worked out from the view alone; a game has such aids always or never.

        A field `game` names the game, as in the view.
        """
        return None

    def may_talk(self, view: View) -> bool:
        """Whether the reader of this view may say something now."""
        return self.talks == "always"

    @abstractmethod
    def position(self, state: State) -> Position:
        """The complete state, with every component named, as plain data."""

    @abstractmethod
    def from_position(self, position: Mapping[str, object]) -> State:
        """The state written down; whatever it leaves out has its usual place. Errors name the entry."""

    def terms(self, state: State) -> tuple[dict[str, Value], int]:
        """The options and the number of seats of a match at this state; a position may tell them."""
        return self.settle_options({}), self.seat_counts[0]

    def window(self, state: State) -> Window | None:
        """The window that is open, or None, worked out from what everybody may know: no hand makes a difference."""
        return None

    def leader(self, view: View) -> int | None:
        """The seat that decides for all, where several speak and one decides; None where there is no such seat."""
        return None

    def is_planning(self, view: View) -> bool:
        """Whether secret plans are being made, which are withdrawn rather than undone."""
        return False

    @property
    def prefix(self) -> str:
        """How the messages of this game begin."""
        return self.id.replace("_", "-")

    def settle_options(self, options: Mapping[str, object]) -> dict[str, Value]:
        return settle(options, self.options)

    def check_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise BadInput("error-seats", game=self.id, counts=counts, found=repr(seats))
        return seats

    def check_terms(self, options: Mapping[str, Value], seats: object) -> int:
        """The number of seats, when it is one of the game's and goes with the options."""
        places = self.check_seats(seats)
        check_seats(options, self.options, places)
        return places


class GameInfo(Struct, frozen=True):
    """What `aerodrome.games()` tells of a game."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: str
    catalogue_hash: str
    actions: int


def info(game: Game, lang: str = "en") -> GameInfo:
    return GameInfo(
        game.id,
        game.texts.say(lang, f"{game.prefix}-title"),
        game.seat_counts,
        game.options,
        game.rules_version,
        game.catalogue_hash,
        len(game.vocabulary),
    )
