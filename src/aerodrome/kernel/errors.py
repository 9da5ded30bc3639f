"""Errors for people: what is wrong, where, and what to do, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from .rules import Rule
    from .texts import Texts

T = TypeVar("T")

# Fluent refuses longer ones, and a value may come from a hostile file.
MOST_CHARACTERS = 2000


class Sayable(Protocol):
    """Whatever has a text in each language: a rule, or an error that is the reason for another."""

    def text(self, lang: str = "en") -> str: ...


Said = str | int | Sayable


class AerodromeError(Exception):
    """Anything a caller or a file got wrong. Its text is one clear sentence for people.

    `key` is a message and `values` are its variables, so that the sentence can be made in any language, here or by
    the receiver. `texts` has the message; without it, the kernel's own texts have.
    """

    def __init__(self, key: str, *, texts: Texts | None = None, **values: Said) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.texts = texts

    def text(self, lang: str = "en") -> str:
        """The sentence in a language; reasons inside it are in the same one."""
        # Texts raise errors themselves, so they cannot be imported before this module is complete.
        from .texts import PLAIN

        said = {name: _said(value, lang) for name, value in self.values.items()}
        return (self.texts or PLAIN).say(lang, self.key, **said)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        # The usual way would make the error again from its key alone, and lose or miss the rest.
        return _remade, (type(self), self.key), self.__dict__


def _remade(kind: type[AerodromeError], key: str) -> AerodromeError:
    return kind.__new__(kind, key)


def _said(value: Said, lang: str) -> str | int:
    if isinstance(value, int):
        return value
    text = value if isinstance(value, str) else value.text(lang)
    return text if len(text) <= MOST_CHARACTERS else text[: MOST_CHARACTERS - 1] + "…"


class BadInput(AerodromeError):
    """Data from outside (an option, a seed, a record, a position, a catalogue) is not acceptable."""


def expect(kind: type[T], given: object) -> T:
    """What was given, if it is of this kind; another game's state or view raises BadInput."""
    if not isinstance(given, kind):
        raise BadInput("error-other-game", wanted=_full_name(kind), found=_full_name(type(given)))
    return given


def _full_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


class UnknownAction(AerodromeError):
    """The action does not exist in this game's vocabulary."""


class IllegalAction(AerodromeError):
    """The rules forbid the action now. `number` is what `why_not` returned; `rule` is that rule, with its text.

    The message may use them as $number, and as $rule with $id.
    """

    def __init__(self, key: str, number: int, rule: Rule | None = None, **values: Said) -> None:
        super().__init__(key, texts=None, number=str(number), **_named(rule), **values)
        self.number = number
        self.rule = rule


class NotYourTurn(AerodromeError):
    """The seat has nothing to decide now. `rule` is the one that forbids what it tried, if it tried something."""

    def __init__(self, key: str, rule: Rule | None = None, **values: Said) -> None:
        super().__init__(key, texts=None, **values)
        self.rule = rule


class NothingToUndo(AerodromeError):
    """The last decision cannot be taken back; `rule` says why. The message may use it as $rule with $id."""

    def __init__(self, key: str, rule: Rule, **values: Said) -> None:
        super().__init__(key, texts=None, **_named(rule), **values)
        self.rule = rule


def _named(rule: Rule | None) -> dict[str, Said]:
    return {} if rule is None else {"rule": rule, "id": rule.id}
