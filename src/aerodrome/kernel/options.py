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
        return any(value in self.values for value in _chosen(settled, self.option))


class Opens(Struct, frozen=True):
    """A value of an option without which a match cannot have these numbers of seats."""

    value: int | str
    seats: tuple[int, ...]


class Choice(Struct, frozen=True, tag="choice"):
    """An option with one value out of a few.

    If it names numbers of seats, any value but its default needs one of them. If it goes only with values of other
    options, any but its default needs one value of each of those. A number of seats that it opens needs one of the
    values that open it.
    """

    name: str
    values: tuple[int | str, ...]
    default: int | str
    seats: tuple[int, ...] = ()
    only_with: tuple[With, ...] = ()
    opens: tuple[Opens, ...] = ()

    def check(self, value: object) -> Value:
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise _wrong("error-option-value", self.name, value=repr(value), known=", ".join(map(str, self.values)))


class Need(Struct, frozen=True):
    """A value that can only be chosen together with a value of another option."""

    value: str
    option: str
    other: str

    def is_met(self, settled: Mapping[str, Value]) -> bool:
        """Whether the other value is chosen, alone or among others."""
        return self.other in _chosen(settled, self.option)


class Subset(Struct, frozen=True, tag="subset"):
    """An option with any selection of a few names, some of which may need a value of another option."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()

    def check(self, value: object) -> Value:
        chosen = _names(self.name, value, self.values)
        return tuple(name for name in self.values if name in chosen)


class Lineup(Struct, frozen=True, tag="lineup"):
    """An option with a name for each seat, in their order.

    No two seats have the same name, except the `free` one, which leaves a seat open and stands for none of the values;
    without any names all seats are open. Names may need a value of another option.
    """

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()
    free: str = "random"
    needs: tuple[Need, ...] = ()

    @property
    def known(self) -> tuple[str, ...]:
        """All that may stand for a seat."""
        return (*self.values, self.free)

    def check(self, value: object) -> Value:
        chosen = _names(self.name, value, self.known)
        for name in self.values:
            if chosen.count(name) > 1:
                raise _wrong("error-option-repeated", self.name, value=repr(name))
        return chosen


Option = Choice | Subset | Lineup


def _wrong(key: str, option: str, **values: str) -> BadInput:
    return BadInput(key, texts=None, option=repr(option), **values)


def _chosen(settled: Mapping[str, Value], option: str) -> tuple[Value, ...]:
    """What is chosen for an option: its value, or several."""
    chosen = settled[option]
    return chosen if isinstance(chosen, tuple) else (chosen,)


def _names(option: str, value: object, known: Sequence[str]) -> tuple[str, ...]:
    """A value that must be a list of known names."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong("error-option-list", option, value=repr(value))
    for name in value:
        if name not in known:
            raise _wrong("error-option-name", option, value=repr(name), known=", ".join(known))
    return tuple(value)


def settle(options: Mapping[str, object], schema: Sequence[Option]) -> dict[str, Value]:
    """The options of a match: what was asked for, checked, and defaults for the rest."""
    names = [option.name for option in schema]
    for name in options:
        if name not in names:
            if not names:
                raise _wrong("error-no-options", name)
            raise _wrong("error-no-option", name, known=", ".join(map(repr, names)))
    settled: dict[str, Value] = {
        option.name: option.check(options[option.name]) if option.name in options else option.default
        for option in schema
    }
    for option in schema:
        if isinstance(option, Choice):
            _check_with(option, settled)
        else:
            _check_needs(option, settled)
    return settled


def check_seats(settled: Mapping[str, Value], schema: Sequence[Option], seats: int) -> None:
    """Refuse what makes sense only with another number of seats."""
    for option in schema:
        value = settled[option.name]
        if isinstance(option, Choice):
            _check_choice_seats(option, value, seats)
        elif isinstance(option, Lineup) and isinstance(value, tuple) and len(value) not in (0, seats):
            raise _wrong("error-option-lineup", option.name, found=str(len(value)), seats=str(seats))


def _check_choice_seats(option: Choice, value: Value, seats: int) -> None:
    if option.seats and seats not in option.seats and value != option.default:
        counts = ", ".join(map(str, option.seats))
        raise _wrong("error-option-seats", option.name, value=repr(value), counts=counts)
    needed = [one.value for one in option.opens if seats in one.seats]
    if needed and value not in needed:
        values = ", ".join(map(repr, needed))
        raise _wrong("error-option-opens", option.name, seats=str(seats), needed=values)


def _check_with(option: Choice, settled: Mapping[str, Value]) -> None:
    value = settled[option.name]
    for other in option.only_with:
        if value != option.default and not other.is_met(settled):
            needed = ", ".join(map(repr, other.values))
            raise _wrong("error-option-with", option.name, value=repr(value), other=repr(other.option), needed=needed)


def _check_needs(option: Subset | Lineup, settled: Mapping[str, Value]) -> None:
    for need in option.needs:
        if need.value in _chosen(settled, option.name) and not need.is_met(settled):
            value, needed, other = repr(need.value), repr(need.other), repr(need.option)
            raise _wrong("error-option-needs", option.name, value=value, needed=needed, other=other)
