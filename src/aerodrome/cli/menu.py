"""Numbered choices in groups, as many on a line as fit."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.console import Group as Lines
from rich.table import Table
from rich.text import Text

from aerodrome.kernel import Action


class Item(NamedTuple):
    """A choice by number, in the words of the menu; without a number it is only shown."""

    number: int
    action: Action
    label: str | Text
    lead: str = ""
    """What stands before the number, for this choice and those after it."""

    def text(self) -> Text:
        number = f"{self.number:>2}) " if self.number else "    "
        return Text.assemble((self.lead, "quiet"), (number, "key"), self.label)


class Group(NamedTuple):
    """Choices under one heading: each on a line of its own where they are listed, else one after another."""

    heading: str
    items: Sequence[Item]
    is_listed: bool = False
    hint: str = ""


def draw(groups: Sequence[Group], width: int) -> Table:
    """All groups below each other, with their headings in a column of their own."""
    column = max((len(group.heading) for group in groups), default=0) + 3
    grid = Table.grid(padding=0)
    grid.add_column(width=column, no_wrap=True)
    grid.add_column(width=max(20, width - column - 1))
    for group in groups:
        lines = flowing(group.items, 0 if group.is_listed else width - column - 2)
        hint = [Text(f"    {group.hint}", "quiet")] if group.hint else []
        grid.add_row(Text(f"  {group.heading}", "sky"), Lines(*lines, *hint))
    return grid


def arranged(
    headings: Mapping[str, str],
    offered: Mapping[str, Sequence[tuple[Action, str]]],
    listed: Container[str],
    hints: Mapping[str, str],
) -> list[Group]:
    """The groups in the order of their headings, all choices numbered from 1; only a hint may stand for them."""
    groups, number = list[Group](), 0
    for name, heading in headings.items():
        items = [Item(number + at, *choice) for at, choice in enumerate(offered.get(name, ()), 1)]
        number += len(items)
        if items or name in hints:
            groups.append(Group(heading, items, name in listed, hints.get(name, "")))
    return groups


def flowing(items: Iterable[Item], width: int) -> list[Text]:
    """One after another, as many on a line as fit."""
    lines: list[Text] = []
    for text in (item.text() for item in items):
        if lines and lines[-1].cell_len + 1 + text.cell_len <= width:
            lines[-1].append(" ").append_text(text)
        else:
            lines.append(text)
    return lines
