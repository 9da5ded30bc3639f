"""The page that people meet: the files that were built from web/, ready to be sent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

from aerodrome.kernel import LANGUAGES
from aerodrome.kernel.texts import PLAIN

from .packed import ASK_AGAIN, FOR_EVER, Packed, packed

INDEX: Final = "/index.html"
HASHED: Final = "/assets/"
"""Whatever lies here has the hash of its content in its name."""
HTML: Final = "text/html; charset=utf-8"
MEDIA_TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".html": HTML,
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Page:
    """The built page. Where nothing was built, a notice says so and how it is done."""

    def __init__(self, found: Mapping[str, bytes]) -> None:
        index = found.get(INDEX)
        self.is_built = index is not None
        self.files: Mapping[str, Packed] = {
            path: packed(content, _media_type(path), FOR_EVER if path.startswith(HASHED) else ASK_AGAIN)
            for path, content in found.items()
            if path != INDEX
        }
        self.fronts = {lang: packed(_speaking(index or _notice(), lang), HTML, speaks=True) for lang in LANGUAGES}
        """The document in each language, the same at all addresses of pages."""


def read(folder: Traversable | None = None) -> Page:
    return Page(dict(_found(files("aerodrome").joinpath("web") if folder is None else folder)))


def _found(folder: Traversable, path: str = "/") -> Iterator[tuple[str, bytes]]:
    """The files in a folder by their paths; those that begin with a dot are not for visitors."""
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _found(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", entry.read_bytes()


def _media_type(path: str) -> str:
    return MEDIA_TYPES.get(PurePosixPath(path).suffix, "application/octet-stream")


def _speaking(document: bytes, lang: str) -> bytes:
    """A document that says which language it is in, and what it is about in that language."""
    text = re.sub(r'<html lang="[a-z]*"', f'<html lang="{lang}"', document.decode(), count=1)
    about = f'<meta name="description" content="{escape(PLAIN.say(lang, "server-page-lead"))}"'
    return re.sub(r'<meta name="description" content="[^"]*"', lambda _: about, text, count=1).encode()


def _notice() -> bytes:
    """What is shown where the page was not built, in all languages."""
    told = "".join(f'<p lang="{lang}">{escape(PLAIN.say(lang, "server-page-unbuilt"))}</p>\n' for lang in LANGUAGES)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="description" content="">\n<meta name="robots" content="noindex">\n'
        f'<title>Aerodrome</title>\n<link rel="icon" href="data:,">\n</head>\n'
        f"<body>\n<h1>Aerodrome</h1>\n{told}</body>\n</html>\n"
    ).encode()
