"""The games: what a page must know to build itself."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import msgspec
from starlette.responses import Response

from aerodrome.bots import estimates, registry
from aerodrome.games import GAMES
from aerodrome.kernel import Game, Lineup
from aerodrome.kernel.facts import facts
from aerodrome.kernel.game import info
from aerodrome.protocol.bodies import ActionInfo, Catalogue, GamePage, RulePage, Rules
from aerodrome.server.packed import Packed, packed
from aerodrome.server.responses import JSON

from .endpoint import Call, Endpoint

TOML: Final = "application/toml"
GAME: Final = "/api/games/{game}"


@Endpoint("GET", "/api/games", "server-api-games", gives=tuple[GamePage, ...])
async def games(call: Call[None]) -> Response:
    return _listed(call.lang).answer(call.request)


@Endpoint("GET", f"{GAME}/actions", "server-api-actions", gives=tuple[ActionInfo, ...], problems=("not-found",))
async def actions(call: Call[None]) -> Response:
    return _actions(call.game.id).answer(call.request)


@Endpoint("GET", f"{GAME}/rules", "server-api-rules", gives=Rules, problems=("not-found",))
async def rules(call: Call[None]) -> Response:
    return _rules(call.game.id, call.lang).answer(call.request)


@Endpoint("GET", f"{GAME}/catalogue", "server-api-catalogue", gives=Catalogue, problems=("not-found",))
async def catalogue(call: Call[None]) -> Response:
    # To say it all for the first time takes long enough to be noticed by others.
    told = await asyncio.to_thread(_catalogue, call.game.id, call.lang)
    return told.answer(call.request)


@Endpoint(
    "GET", f"{GAME}/catalogue.toml", "server-api-catalogue-file", media_type=TOML, gives=str, problems=("not-found",)
)
async def catalogue_file(call: Call[None]) -> Response:
    answer = _catalogue_file(call.game.id).answer(call.request)
    answer.headers["Content-Disposition"] = f'attachment; filename="{call.game.id}.toml"'
    return answer


@cache
def _listed(lang: str) -> Packed:
    return packed(msgspec.json.encode([page(game, lang) for game in GAMES.values()]), JSON, speaks=True)


def page(game: Game, lang: str) -> GamePage:
    return GamePage(
        game=info(game, lang),
        bots=registry.names(game),
        usual_bot=game.registration.stand_in,
        wishes=game.wishes,
        usual_wish=game.usual_wish,
        hides_hands=game.hides_hands,
        secret_together=game.secret_together,
        talks=game.talks,
        calls=game.calls,
        turn=game.registration.turn,
        estimates=estimates.of_game(game),
        words=words(game, lang),
    )


def words(game: Game, lang: str) -> dict[str, str]:
    """What a dialog for a new match says of a game, its options and the bots."""
    say = game.texts.say
    found = {name: say(lang, f"{game.prefix}-{name}") for name in ("title", "credits")}
    if game.catalogue_words is not None:
        found["reconstructed"] = say(lang, f"{game.prefix}-reconstructed")
    turn = f"{game.prefix}-turn"
    found["turn"] = say(lang, turn if game.texts.has(lang, turn) else "game-turn")
    for option in game.options:
        for name in (f"option-{option.name}", f"option-{option.name}-help"):
            found[name] = say(lang, f"{game.prefix}-{name}")
        if isinstance(option, Lineup):
            name = f"option-{option.name}-one"
            found[name] = say(lang, f"{game.prefix}-{name}")
        for value in option.known if isinstance(option, Lineup) else option.values:
            name = f"option-{option.name}-{value}"
            found[name] = game.voice.say_value(option, value, lang)
            help_on_it = game.voice.help_on_value(option, value, lang)
            if help_on_it is not None:
                found[f"{name}-help"] = help_on_it
    for bot in registry.names(game):
        for name in (f"bot-{bot}", f"bot-{bot}-help"):
            found[name] = say(lang, name)
    return found


@cache
def _actions(game: str) -> Packed:
    found = [
        ActionInfo(
            id=action.id, verb=action.verb, args=dict(action.args), notation=action.notation, pieces=action.pieces
        )
        for action in GAMES[game].vocabulary
    ]
    return packed(msgspec.json.encode(found), JSON)


@cache
def _rules(game: str, lang: str) -> Packed:
    book = GAMES[game].rulebook
    found = Rules(
        headings={rule.section: book.heading(rule.section, lang) for rule in book},
        rules=tuple(
            RulePage(
                id=rule.id,
                section=rule.section,
                text=rule.text(lang),
                rulings=rule.rulings,
                only_refuses=rule.only_refuses,
                only_with=rule.only_with,
            )
            for rule in book
        ),
    )
    return packed(msgspec.json.encode(found), JSON, speaks=True)


@cache
def _catalogue(game: str, lang: str) -> Packed:
    found = Catalogue(game=game, facts=facts(GAMES[game], lang))
    return packed(msgspec.json.encode(found), JSON, speaks=True)


@cache
def _catalogue_file(game: str) -> Packed:
    return packed(GAMES[game].catalogue_in_full().encode(), TOML)


ENDPOINTS: Final = (games, actions, rules, catalogue, catalogue_file)
