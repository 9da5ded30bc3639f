"""The plain page: what is there, for whoever opens the server's address. No script, two languages."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Final

from aerodrome.games import GAMES
from aerodrome.kernel import LANGUAGES, Game
from aerodrome.kernel.texts import PLAIN

STYLE: Final = "plain.css"
ASSETS: Final[Mapping[str, bytes]] = {
    name: files("aerodrome.server").joinpath("assets", name).read_bytes() for name in (STYLE,)
}
"""What pages ask for, by name."""


def front(lang: str) -> str:
    """The page at the server's address."""
    parts = [
        _paragraph(lang, "lead", "lead"),
        _heading(lang, "games"),
        *(_game(game, lang) for game in GAMES.values()),
        _heading(lang, "play"),
        _paragraph(lang, "play"),
        f"<p><code>aerodrome join {escape(_say(lang, 'address'))}</code></p>",
        _heading(lang, "programs"),
        f"<ul>{''.join(_links(lang))}</ul>",
        _paragraph(lang, "protocol"),
    ]
    return _page(lang, "/", "".join(parts))


def table(id: str, lang: str) -> str:
    """The page at the address of a table. Looking at it takes no seat; the key of a link stays in the browser."""
    parts = [
        _heading(lang, "table"),
        _paragraph(lang, "table"),
        f"<p><code>aerodrome join {escape(_say(lang, 'address'))}</code></p>",
        _paragraph(lang, "table-key", "quiet"),
    ]
    return _page(lang, f"/table/{id}", "".join(parts))


def _page(lang: str, path: str, content: str) -> str:
    others = " ".join(
        f'<a href="{escape(path)}?lang={other}" lang="{other}" hreflang="{other}">{_text(other, "language")}</a>'
        for other in LANGUAGES
        if other != lang
    )
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="robots" content="noindex">\n'
        f'<meta name="description" content="{_text(lang, "lead")}">\n'
        f'<title>Aerodrome</title>\n<link rel="stylesheet" href="/assets/{STYLE}">\n<link rel="icon" href="data:,">\n'
        f'</head>\n<body>\n<header><h1><a href="/?lang={lang}">Aerodrome</a></h1>'
        f'<nav aria-label="{_text(lang, "languages")}">{others}</nav></header>\n'
        f"<main>{content}</main>\n"
        f"<footer>{_paragraph(lang, 'unofficial')}{_paragraph(lang, 'licence', 'quiet')}</footer>\n"
        "</body>\n</html>\n"
    )


def _game(game: Game, lang: str) -> str:
    prefix = game.id.replace("_", "-")
    title, credits_ = (escape(game.texts.say(lang, f"{prefix}-{key}")) for key in ("title", "credits"))
    seats = ", ".join(map(str, game.seat_counts))
    rules = f"/api/games/{game.id}/rules?lang={lang}"
    return (
        f"<article><h3>{title}</h3>"
        f'<p class="quiet">{_text(lang, "seats", seats=seats)} · <a href="{rules}">{_text(lang, "rules")}</a></p>'
        f"<p>{credits_}</p></article>"
    )


def _links(lang: str) -> list[str]:
    paths = {
        f"/api/openapi.json?lang={lang}": "openapi",
        f"/api/games?lang={lang}": "games-list",
        "/health": "health",
        "/metrics": "metrics",
    }
    return [
        f'<li><a href="{path}"><code>{path.partition("?")[0]}</code></a> {_text(lang, key)}</li>'
        for path, key in paths.items()
    ]


def _heading(lang: str, key: str) -> str:
    return f"<h2>{_text(lang, f'heading-{key}')}</h2>"


def _paragraph(lang: str, key: str, kind: str | None = None) -> str:
    start = f'<p class="{kind}">' if kind else "<p>"
    return f"{start}{_text(lang, key)}</p>"


def _text(lang: str, key: str, **values: str) -> str:
    return escape(_say(lang, key, **values))


def _say(lang: str, key: str, **values: str) -> str:
    return PLAIN.say(lang, f"server-page-{key}", **values)
