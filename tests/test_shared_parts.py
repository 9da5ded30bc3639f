"""What games share names none of them: whatever is special about a game hangs on its own package or folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

import aerodrome
from aerodrome.bots import names
from aerodrome.games import GAMES
from aerodrome.kernel import Game

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "aerodrome"
PAGE = ROOT / "web" / "src"
SUFFIXES = {".py", ".ts", ".svelte", ".css", ".js"}
SHARED = (
    *(PACKAGE / name for name in ("kernel", "bots", "lab", "protocol", "server", "client", "cli")),
    *(PAGE / name for name in ("table", "shell", "net", "layer", "fair", "words", "games/plain")),
    *(PAGE / name for name in ("main.ts", "games/index.ts")),
)
NAMED = re.compile("|".join({word for game in GAMES for word in game.split("_")} - {"duo"}), re.IGNORECASE)
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def sources(place: Path) -> Iterator[Path]:
    """The files of a part that all games share, without the rooms that it has for single games."""
    for file in (place, *place.rglob("*")):
        rooms = file.relative_to(ROOT).parts
        if file.suffix in SUFFIXES and not any(name in GAMES for name in rooms):
            yield file


def lines(file: Path) -> Iterator[str]:
    """What a file says, without examples that are tried."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if not line.lstrip().startswith(">>>"):
            yield f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


@pytest.mark.parametrize("place", SHARED, ids=lambda place: str(place.relative_to(ROOT)))
def test_a_shared_part_names_no_game(place: Path) -> None:
    found = list(sources(place))
    assert found
    assert [line for file in found for line in lines(file) if NAMED.search(line.partition(": ")[2])] == []


def test_a_named_game_is_seen() -> None:
    assert {match[0].lower() for match in NAMED.finditer("Aerion, CelestiaDuoView, etherium-page")} == {
        "aerion",
        "celestia",
        "etherium",
    }


@games
def test_what_a_game_registers_is_there(game: Game) -> None:
    brought = game.registration
    for place in (*brought.bots.values(), brought.front, brought.odds):
        assert place is None or callable(resolve_name(place))
    assert brought.stand_in in names(game)
    assert brought.turn in brought.view.__struct_fields__
    match = aerodrome.new(game.id, seed=1)
    view = match.view(0)
    assert type(view) is brought.view
    assert type(game.aids(view)) is (brought.aids or type(None))
