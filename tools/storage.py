"""Writes the storage of a table from a game's fields.toml: offsets into its cells, and the class with its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Entry = Mapping[str, Any]
Constants = Mapping[str, int]

WIDTH = 120
KERNEL = ("step", "seat", "beneath")
"""Numbers that every state has."""

HEAD = '''"""Where things lie on a table, and the numbers beside them. Written by `./go numbers` from fields.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aerodrome.kernel import declarations
from aerodrome.kernel.state import State
'''

CLASS = '''

@mypyc_attr(allow_interpreted_subclasses=True)
class Storage(State):
    """The numbers of a table beside its cells."""

    def __init__(self) -> None:
        super().__init__()
'''


def layout(declared: Entry, constants: Constants, package: str) -> str:
    """The text of layout.py."""
    numbers = declared["numbers"]
    kept = [name for name, entry in numbers.items() if not entry.get("follows", False)]
    lines = [HEAD, "# The flat storage, range by range", *_cells(declared, constants), ""]
    lines += ["# Streams of chance", *_streams(declared["streams"])]
    lines += [f'STREAM_NAMES: Final = declarations.stream_names("{package}")']
    lines += ["", f'NUMBERS: Final = declarations.number_names("{package}")']
    lines += ["NO_NUMBERS: Final = vec[i64]([0] * len(NUMBERS))"]
    text = "\n".join(lines) + "\n" + CLASS
    known = {**constants, **{step: number for number, step in enumerate(declared["steps"])}}
    text += "".join(f"{line}\n" for name, entry in numbers.items() for line in _number(name, entry, known))
    own, others = [f"self.{name}" for name in numbers], [f"other.{name}" for name in numbers]
    values = [f"values[{place}]" for place in range(len(kept))]
    told = [f"self.{name}" for name in kept]
    text += _method("copy_numbers(self, other: Storage) -> None", "Give another table the same numbers.")
    text += _assignments(others, own)
    text += _method("numbers(self) -> vec[i64]", "The numbers that tell two tables apart.")
    return text + "        values = NO_NUMBERS[:]\n" + _assignments(values, told) + "        return values\n"


def steps(declared: Mapping[str, str], package: str) -> str:
    """The text of step.py."""
    lines = ['"""What is being decided. Written by `./go numbers` from fields.toml."""', ""]
    lines += ["from __future__ import annotations", "", "from typing import Final", ""]
    lines += ["from aerodrome.kernel import declarations", ""]
    for number, (name, about) in enumerate(declared.items()):
        lines += _with_comment(f"{_constant(name)}: Final = {number}", about)
    return "\n".join([*lines, "", f'NAMES: Final = declarations.step_names("{package}")']) + "\n"


def _constant(name: str) -> str:
    return name.replace("-", "_").replace(" ", "_").upper()


def _with_comment(line: str, about: str) -> list[str]:
    """A line and what it is about: behind it, or above it where that would be too long."""
    if not about:
        return [line]
    behind = f"{line}  # {about}"
    if len(behind) <= WIDTH:
        return [behind]
    indent = line[: len(line) - len(line.lstrip())]
    return [f"{indent}# {about}", line]


def _value(value: int | str, constants: Constants) -> int:
    return constants[value] if isinstance(value, str) else value


def _cells(declared: Entry, constants: Constants) -> Iterator[str]:
    at = 0
    for name, entry in declared["cells"].items():
        yield from _with_comment(f"{_constant(name)}_AT: Final = {at}", entry.get("about", ""))
        sizes = [_value(size, constants) for size in entry["of"]]
        if "row" in entry:
            yield f"{entry['row']}: Final[i64] = {_product(sizes[1:])}"
        at += _product(sizes)
    block = declared.get("seat")
    if block is not None:
        yield f"SEATS_AT: Final[i64] = {at}"
    else:
        yield f"STORAGE: Final = {at}"
        return
    within = 0
    yield from ["", "# Within the block of a seat"]
    for name, entry in block.items():
        yield from _with_comment(f"{_constant(name)}: Final[i64] = {within}", entry.get("about", ""))
        within += _product(_value(size, constants) for size in entry.get("of", [1]))
    yield f"SEAT: Final[i64] = {within}"
    yield from ["", "", "def block(seat: i64) -> i64:", '    """Where the block of a seat begins."""']
    yield from ["    return SEATS_AT + seat * SEAT", ""]


def _product(sizes: Iterable[int]) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product


def _streams(declared: Sequence[str | Mapping[str, Sequence[str]]]) -> Iterator[str]:
    """A number for each stream but the first, which random players use; of several that share a word, for their first.

    `kernel/declarations.py` has their names.
    """
    number = 0
    for entry in declared:
        groups = {entry: [entry]} if isinstance(entry, str) else entry
        for word, each in groups.items():
            if number:
                yield f"{_constant(word)}_STREAM: Final = {number}"
            number += len(each)


def _number(name: str, entry: Entry, constants: Constants) -> list[str]:
    start = _value(entry.get("start", 0), constants)
    if name in KERNEL:
        return [f"        self.{name} = {start}"] if start else []
    return _with_comment(f"        self.{name}: i64 = {start}", entry.get("about", ""))


def _method(signature: str, docstring: str) -> str:
    return f'\n    def {signature}:\n        """{docstring}"""\n'


def _assignments(targets: Sequence[str], sources: Sequence[str]) -> str:
    """Each source to its target, as many on a line as there is room for."""
    rows: list[list[tuple[str, str]]] = [[]]
    for pair in zip(targets, sources, strict=True):
        if len(_assignment([*rows[-1], pair])) > WIDTH:
            rows.append([])
        rows[-1].append(pair)
    return "".join(f"{_assignment(row)}\n" for row in rows)


def _assignment(pairs: Sequence[tuple[str, str]]) -> str:
    targets, sources = (", ".join(part) for part in zip(*pairs, strict=True))
    return f"        {targets} = {sources}"
