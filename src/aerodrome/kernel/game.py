"""What a game hands to the kernel: its declaration, its components by name, its rules as a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from .dealer import Dealer
from .errors import BadInput
from .event_types import Event
from .events import Code
from .facts import CatalogueWords
from .happenings import Happening
from .options import Option, Value, check_seats, settle
from .rules import Rulebook
from .state import State
from .texts import Texts
from .vocabulary import Action, Vocabulary

Position = dict[str, Any]


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know, built from nothing. Games add their zones."""

    game: str
    seat: int
    step: str
    actors: tuple[int, ...]


class Window(NamedTuple):
    """A moment in which seats may only play a card or pass, from what everybody knows.

    `kind` is one of the game's `wishes`. `seats` are those still asked, in order: the first one is asked now, the
    others once it has passed. `answer` is the id of the action that passes.
    """

    step: str
    kind: str
    seats: tuple[int, ...]
    answer: int


class Game(ABC):
    """The rules of one title, bound to a catalogue."""

    id: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[str]
    streams: tuple[str, ...]
    options: tuple[Option, ...]
    vocabulary: Vocabulary
    rulebook: Rulebook
    texts: Texts
    catalogue_hash: str
    catalogue_text: str | None  # None for the game's own catalogue
    wishes: ClassVar[tuple[str, ...]] = ()  # kinds of windows that a standing wish can tick
    usual_wish: ClassVar[tuple[str, ...]] = ()  # those that are ticked until a seat says otherwise
    secret_together: ClassVar[bool] = False  # whether seats choose in secret at the same time
    hides_hands: ClassVar[bool] = False  # whether seats have secrets from each other
    talks: ClassVar[bool] = False  # whether there are moments in which players may talk, and others in which not
    events: tuple[type[Event], ...] = ()  # what can happen in it
    facts: ClassVar[tuple[str, ...]] = ()  # fields of the view by which finished matches can be told apart and counted
    seat_facts: ClassVar[tuple[str, ...]] = ()  # the same for the seats of a match, where they play against each other
    sources: ClassVar[tuple[str, ...]] = ()  # where the score of such a seat comes from
    catalogue_words: CatalogueWords | None = None  # how a game with a catalogue speaks of it
    out_of_play: int = -1  # the rule that forbids what has no place in a match with its options, if there is one
    not_there: frozenset[int] = frozenset()  # rules that forbid only what is about a thing that does not lie there

    @abstractmethod
    def with_catalogue(self, text: str) -> Game:
        """The same game with a corrected catalogue. An inconsistent one raises BadInput naming the entry."""

    def catalogue_in_full(self) -> str:
        """The text of the catalogue that is played with, the game's own or a corrected one."""
        return self.catalogue_text or ""

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
        """Whether whoever has this view may say something now, in a game that has moments for talking."""
        return False

    def report(self, view: View) -> dict[str, str | int]:
        """What a match was played with, chance at the set-up included: the game's facts, from any view of it."""
        return {name: getattr(view, name) for name in self.facts}

    def report_seats(self, view: View) -> tuple[dict[str, str | int], ...]:
        """What each seat played and what it scored by source, from a finished match's view; () without seat facts."""
        return ()

    def turns(self, view: View) -> int | None:
        """How many turns a match has taken, or None where the game counts none."""
        return getattr(view, "turn", None)

    def follow(self, view: View, happened: Sequence[Happening]) -> View:
        """The view that these events make of the last one."""
        raise NotImplementedError

    def happening(self, code: Code) -> Happening:
        """An event of the fast layer, with names."""
        raise NotImplementedError

    def named(self, event: Code | Event) -> Happening:
        """An event as it is told, whichever way the rules note it."""
        return self.happening(event) if isinstance(event, tuple) else event

    @abstractmethod
    def position(self, state: State) -> Position:
        """The complete state, with every component named, as plain data."""

    @abstractmethod
    def from_position(self, position: Mapping[str, object]) -> State:
        """The state written down; whatever it leaves out has its usual place. Errors name the entry."""

    def terms(self, state: State) -> tuple[dict[str, Value], int]:
        """The options and the number of seats of a match at this state; a position may tell them."""
        return self.settle_options({}), self.seat_counts[0]

    @abstractmethod
    def prompt(self, view: View, lang: str = "en") -> str:
        """What must be decided now, in a sentence; at the end, how it ended."""

    @abstractmethod
    def say_action(self, action: Action, view: View, lang: str = "en") -> str:
        """An action as a line of a menu, legal or not."""

    def say_actions(self, actions: Iterable[Action], view: View, lang: str = "en") -> tuple[str, ...]:
        """Actions as the lines of a menu, in their order."""
        return tuple(self.say_action(action, view, lang) for action in actions)

    def say_happening(self, event: Happening, view_before: View, lang: str = "en") -> str | None:
        """An event as a sentence of the log, or None when it is not worth one.

        `view_before` is the view right before this event. Where an event does not show its cause, `tell` knows it.
        """
        raise NotImplementedError

    def tell(self, happened: Sequence[Happening], view_before: View, lang: str = "en") -> list[str]:
        """The events of one decision as sentences; `view_before` is the view when the decision was taken."""
        told: list[str] = []
        for event in happened:
            sentence = self.say_happening(event, view_before, lang)
            if sentence is not None:
                told.append(sentence)
            view_before = self.follow(view_before, (event,))
        return told

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

    def say_value(self, option: Option, value: int | str, lang: str = "en") -> str:
        """What a value of an option is called; a number that has no name is said as it is."""
        key = self._value_key(option, value, lang)
        return self.texts.say(lang, key) if isinstance(value, str) or self.texts.has(lang, key) else str(value)

    def help_on_value(self, option: Option, value: int | str, lang: str = "en") -> str | None:
        """What choosing a value means, where there is something to say about it."""
        key = f"{self._value_key(option, value, lang)}-help"
        return self.texts.say(lang, key) if self.texts.has(lang, key) else None

    def _value_key(self, option: Option, value: int | str, lang: str) -> str:
        """The message of a value: what is listed by an option, such as peoples, may have names of its own."""
        key = f"{self.prefix}-option-{option.name}-{value}"
        return key if self.texts.has(lang, key) else f"{self.prefix}-{option.name.removesuffix('s')}-{value}"

    @abstractmethod
    def draw(self, view: View, lang: str = "en") -> str:
        """The table in plain text."""

    @abstractmethod
    def svg(self, view: View, lang: str = "en") -> str:
        """The table as a picture."""

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
