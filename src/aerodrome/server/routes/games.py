"""The games: what a page must know to build itself."""

from __future__ import annotations

from functools import cache

from aerodrome.bots import registry
from aerodrome.games import GAMES
from aerodrome.kernel import Game
from aerodrome.kernel.game import info
from aerodrome.protocol import ActionInfo, GamePage, RulePage, Rules

from .endpoint import Call, Endpoint


async def games(call: Call[None]) -> tuple[GamePage, ...]:
    return tuple(page(game, call.lang) for game in GAMES.values())


async def actions(call: Call[None]) -> tuple[ActionInfo, ...]:
    return _actions(call.game.id)


async def rules(call: Call[None]) -> Rules:
    return _rules(call.game.id, call.lang)


def page(game: Game, lang: str) -> GamePage:
    return GamePage(game=info(game, lang), bots=registry.names(game), wishes=game.wishes, usual_wish=game.usual_wish)


@cache
def _actions(game: str) -> tuple[ActionInfo, ...]:
    return tuple(
        ActionInfo(
            id=action.id, verb=action.verb, args=dict(action.args), notation=action.notation, pieces=action.pieces
        )
        for action in GAMES[game].vocabulary
    )


@cache
def _rules(game: str, lang: str) -> Rules:
    book = GAMES[game].rulebook
    return Rules(
        headings={rule.section: book.heading(rule.section, lang) for rule in book},
        rules=tuple(
            RulePage(id=rule.id, section=rule.section, text=rule.text(lang), rulings=rule.rulings) for rule in book
        ),
    )


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/games",
        do=games,
        body=type(None),
        answer=tuple[GamePage, ...],
        tag="games",
        summary="server-api-games",
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/actions",
        do=actions,
        body=type(None),
        answer=tuple[ActionInfo, ...],
        tag="games",
        summary="server-api-actions",
        problems=("not-found",),
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/rules",
        do=rules,
        body=type(None),
        answer=Rules,
        tag="games",
        summary="server-api-rules",
        problems=("not-found",),
    ),
)
