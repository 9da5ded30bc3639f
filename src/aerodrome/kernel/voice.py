"""How a game speaks: prompts, the lines of a menu, the sentences of the log, the names of options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from .errors import expect
from .event_types import Event
from .options import Option
from .texts import Texts, said
from .view import View
from .vocabulary import Action

V = TypeVar("V", bound=View)


def player(seat: int, names: Sequence[str], texts: Texts, lang: str) -> str:
    """The player in a seat, by name if it is known, else by number."""
    name = names[seat] if 0 <= seat < len(names) else ""
    return name or texts.say(lang, "table-player", number=seat + 1)


class Voice:
    """What a game says, in both languages. This one needs nothing but messages; a game may have its own.

    `PREFIX-prompt-STEP` says what must be decided at a step, or how the match ended, and is given the fields of the
    view. `PREFIX-do-VERB` is an action in a menu and is given its arguments. `PREFIX-log-EVENT` tells an event, named
    as it travels, and is given its fields. Where there is a seat, `$player` is who sits there. An action without a
    message is said in its notation, and an event without one is not worth a sentence.
    """

    def __init__(self, texts: Texts, prefix: str) -> None:
        self.texts = texts
        self.prefix = prefix
        self._names: dict[str, Sequence[str]] = {}

    def call_players(self, names: Sequence[str], lang: str) -> None:
        """Give the players names, one for each seat; "" for one that is not known."""
        self._names[lang] = names

    def player(self, seat: int, lang: str = "en") -> str:
        return player(seat, self._names.get(lang, ()), self.texts, lang)

    def prompt(self, view: View, lang: str = "en") -> str:
        """What must be decided now, in a sentence; at the end, how it ended."""
        return self._message(lang, f"prompt-{view.step}", self._fields(view, lang)) or view.step

    def say_action(self, action: Action, view: View, lang: str = "en") -> str:
        """An action as a line of a menu, legal or not."""
        return self.say_actions((action,), view, lang)[0]

    def say_actions(self, actions: Iterable[Action], view: View, lang: str = "en") -> tuple[str, ...]:
        """Actions as the lines of a menu, in their order."""
        return tuple(self._message(lang, f"do-{one.verb}", dict(one.args)) or one.notation for one in actions)

    def tell(self, events: Sequence[Event], view: View, lang: str = "en") -> list[str]:
        """The events of one decision as sentences. The view is one of the reader's, for facts that never change."""
        told = (
            self._message(lang, f"log-{event.__struct_config__.tag}", self._fields(event, lang)) for event in events
        )
        return [sentence for sentence in told if sentence is not None]

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

    def _fields(self, told: Struct, lang: str) -> dict[str, str | int]:
        """The fields of a view or an event, as messages can be given them."""
        fields = {name: said(value) for name, value in msgspec.to_builtins(told).items()}
        seat = fields.get("seat")
        return fields | ({"player": self.player(seat, lang)} if isinstance(seat, int) else {})

    def _message(self, lang: str, name: str, values: Mapping[str, str | int]) -> str | None:
        """A message with its values filled in; None where the game has none of this name."""
        key = f"{self.prefix}-{name}"
        return self.texts.say(lang, key, **values) if self.texts.has(lang, key) else None


class Speaker(Generic[V]):
    """Names and sentences of a game in one language, from its own views; the game says which.

    Its messages begin with `prefix`, which is left out in calls. `story` is what tells its events.
    """

    story: ClassVar[type[Story[Any]]]

    def __init__(self, texts: Texts, prefix: str, lang: str) -> None:
        self.texts = texts
        self.prefix = prefix
        self.lang = lang
        self.names: Sequence[str] = ()

    def say(self, name: str, /, **values: str | int) -> str:
        """The message with this name."""
        return self.texts.say(self.lang, f"{self.prefix}-{name}", **values)

    def knows(self, name: str) -> bool:
        """Whether there is a message with this name."""
        return self.texts.has(self.lang, f"{self.prefix}-{name}")

    def player(self, seat: int) -> str:
        return player(seat, self.names, self.texts, self.lang)

    def prompt(self, view: V) -> str:
        """What must be decided now; at the end, how it ended."""
        raise NotImplementedError

    def help(self, view: V) -> str:
        """What this step is about."""
        return self.say(f"prompt-{view.step}-help")

    def action(self, action: Action, view: V) -> str:
        """An action as a line of a menu. It need not be legal."""
        return self.actions((action,), view)[0]

    def actions(self, actions: Iterable[Action], view: V) -> tuple[str, ...]:
        """Actions as the lines of a menu."""
        raise NotImplementedError

    def tell(self, events: Sequence[Event], view: V) -> list[str]:
        """The events of one decision as sentences for the reader with this view."""
        return self.story(self, view).tell(events)


S = TypeVar("S", bound=Speaker[Any])


class Story(Generic[V]):
    """Tells the events of one decision to the reader with this view.

    The sentence of an event has its name: ShipBuilt is told by log-ship-built, with the event's fields in words. A
    message for one of these words comes first: log-declined-flags, where `flags` is what was declined. Without any such
    message nothing is said.
    """

    def __init__(self, speaker: Speaker[V], view: V) -> None:
        self.speaker = speaker
        self.view = view

    def tell(self, events: Sequence[Event]) -> list[str]:
        """A sentence for all events that are worth one."""
        clusters = groupby(enumerate(events), key=lambda pair: self.together(pair[1]) or pair[0])
        told = [self.sentence([event for _, event in cluster]) for _, cluster in clusters]
        return [sentence for sentence in told if sentence is not None]

    def together(self, event: Event) -> tuple[object, ...] | None:
        """Events next to each other with the same key are told at once; one without a key is told alone."""
        return None

    def sentence(self, cluster: Sequence[Event]) -> str | None:
        """The sentence for an event, or for several that are told at once."""
        name = f"log-{cluster[0].__struct_config__.tag}"
        worded = [f"{name}-{value}" for value in asdict(cluster[0]).values() if isinstance(value, str)]
        known = next(filter(self.speaker.knows, (*worded, name)), None)
        return None if known is None else self.speaker.say(known, **self.words(cluster))

    def words(self, cluster: Sequence[Event]) -> dict[str, str | int]:
        """What a sentence may name."""
        raise NotImplementedError


class SpokenVoice(Voice, Generic[S]):
    """A voice that leaves sentences to a speaker for each language; `views` is the class of the game's views."""

    def __init__(self, texts: Texts, prefix: str, views: type[View], speaker: Callable[[str], S]) -> None:
        super().__init__(texts, prefix)
        self._views = views
        # A speaker may remember what it has said before.
        self.speaker = cache(speaker)

    def call_players(self, names: Sequence[str], lang: str) -> None:
        super().call_players(names, lang)
        self.speaker(lang).names = names

    def prompt(self, view: View, lang: str = "en") -> str:
        return self.speaker(lang).prompt(expect(self._views, view))

    def say_actions(self, actions: Iterable[Action], view: View, lang: str = "en") -> tuple[str, ...]:
        return self.speaker(lang).actions(actions, expect(self._views, view))

    def tell(self, events: Sequence[Event], view: View, lang: str = "en") -> list[str]:
        return self.speaker(lang).tell(events, expect(self._views, view))
