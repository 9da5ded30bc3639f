"""The pages of rulings: how a game is played where its rulebook is unclear, chapter by chapter.

They are written in `docs/rulings`. A wheel carries them along, so that they can be read where there is no checkout.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).parents[3] / "docs" / "rulings"


class Section(NamedTuple):
    """A chapter of such a page: its title, and its paragraphs without marks."""

    title: str
    paragraphs: tuple[str, ...]


def page_of(prefix: str, lang: str) -> str | None:
    """The page of the game whose rules begin with this word, as it was written; None where there is none."""
    for folder in (files("aerodrome") / "rulings", CHECKOUT):
        page = folder / (f"{prefix}.md" if lang == "en" else f"{prefix}.{lang}.md")
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return None


def chapter_of(prefix: str, name: str, lang: str) -> Section | None:
    """The chapter that links call by this name. Which rules it explains is left out: those lead here."""
    for part in re.split(r"^(?=##+ )", page_of(prefix, lang) or "", flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        title, _, anchor = heading.removeprefix("### ").partition(' <a id="')
        if heading.startswith("### ") and (anchor.removesuffix('"></a>') or _link(title)) == name:
            blocks = (block.strip().replace("\n", " ") for block in body.split("\n\n"))
            shown = (block for block in blocks if block and not block.startswith(("*Rules", "*Règles")))
            return Section(title, tuple(_plain(block) for block in shown))
    return None


def _link(title: str) -> str:
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def _plain(text: str) -> str:
    """Text without the marks for strong words, names and links."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text).replace("**", "").replace("`", "")
