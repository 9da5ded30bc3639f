"""What can be chosen when a match is made; pages, command lines and adapters build themselves from this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from .errors import BadInput

Value = int | str | bool | tuple[str, ...]


class With(Struct, frozen=True):
    """Another option, and those of its values that something goes with."""

    option: str
    values: tuple[str, ...]

    def is_met(self, settled: Mapping[str, Value]) -> bool:
        """Whether one of the values is chosen."""
        chosen = settled[self.option]
        return any(value in self.values for value in (chosen if isinstance(chosen, tuple) else (chosen,)))


class Choice(Struct, frozen=True, tag="choice"):
    """An option with one value out of a few.

    If it names numbers of seats, any value but its default needs one of them. If it goes only with values of other
    options, any but its default needs one value of each of those.
    """

    name: str
    values: tuple[int | str, ...]
    default: int | str
    seats: tuple[int, ...] = ()
    only_with: tuple[With, ...] = ()

    def check(self, value: object) -> Value:
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        allowed_values = ", ".join(map(str, self.values))
        raise BadInput("error-option-value", option=repr(self.name), value=repr(value), known=allowed_values)


class Need(Struct, frozen=True):
    """A value that can only be chosen together with a value of another option."""

    value: str
    option: str
    other: str


class Subset(Struct, frozen=True, tag="subset"):
    """An option with any selection of a few names, some of which may need a value of another option."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()

    def check(self, value: object) -> Value:
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise BadInput("error-option-list", option=repr(self.name), value=repr(value))
        for name in value:
            if name not in self.values:
                known = ", ".join(self.values)
                raise BadInput("error-option-name", option=repr(self.name), value=repr(name), known=known)
        return tuple(name for name in self.values if name in value)


Option = Choice | Subset


def settle(options: Mapping[str, object], schema: Sequence[Option]) -> dict[str, Value]:
    """The options of a match: what was asked for, checked, and defaults for the rest."""
    names = [option.name for option in schema]
    for name in options:
        if name not in names:
            if not names:
                raise BadInput("error-no-options", option=repr(name))
            raise BadInput("error-no-option", option=repr(name), known=", ".join(map(repr, names)))
    settled: dict[str, Value] = {
        option.name: option.check(options[option.name]) if option.name in options else option.default
        for option in schema
    }
    for option in schema:
        if isinstance(option, Subset):
            _check_needs(option, settled)
        else:
            _check_with(option, settled)
    return settled


def check_seats(settled: Mapping[str, Value], schema: Sequence[Option], seats: int) -> None:
    """Refuse what makes sense only with another number of seats."""
    for option in schema:
        if isinstance(option, Choice) and option.seats and seats not in option.seats:
            value = settled[option.name]
            if value != option.default:
                counts = ", ".join(map(str, option.seats))
                raise BadInput("error-option-seats", option=repr(option.name), value=repr(value), counts=counts)


def _check_with(option: Choice, settled: Mapping[str, Value]) -> None:
    value = settled[option.name]
    for other in option.only_with:
        if value != option.default and not other.is_met(settled):
            raise BadInput(
                "error-option-with",
                option=repr(option.name),
                value=repr(value),
                other=repr(other.option),
                needed=", ".join(map(repr, other.values)),
            )


def _check_needs(option: Subset, settled: Mapping[str, Value]) -> None:
    chosen = settled[option.name]
    assert isinstance(chosen, tuple)
    for need in option.needs:
        others = settled[need.option]
        if need.value in chosen and not (isinstance(others, tuple) and need.other in others):
            raise BadInput(
                "error-option-needs",
                option=repr(option.name),
                value=repr(need.value),
                needed=repr(need.other),
                other=repr(need.option),
            )
