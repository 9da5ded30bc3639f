"""The values in the package: each fits its game, and knows as many marks as the game describes tables by."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import aerodrome
from aerodrome.bots.values import read_value, value_in
from aerodrome.games import GAMES
from bench.train.sampler import sampler_of

MOST_BYTES = 1_000_000
OWN = [game for game in GAMES.values() if "keen" in game.registration.bots]


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_a_value_fits_its_game(game: aerodrome.Game) -> None:
    value, sampler = value_in(f"aerodrome.bots.{game.id}"), sampler_of(game.id)
    assert value.game == game.id
    assert value.marks == sampler.marks
    assert value.outputs == sampler.outputs
    # Other rules or facts than these: fit it again, `python -m bench.train`.
    assert (value.rules_version, value.catalogue) == (game.rules_version, game.catalogue_hash)
    assert len(value.net().outputs) == len(sampler.outputs)


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_a_value_is_small(game: aerodrome.Game) -> None:
    assert len(files(f"aerodrome.bots.{game.id}").joinpath("value.json").read_bytes()) < MOST_BYTES


def test_another_value_can_be_played_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = "aerodrome.bots.aerion"
    text = files(package).joinpath("value.json").read_text(encoding="utf-8")
    (tmp_path / "aerion.json").write_text(text.replace('"seed": ', '"seed": 77'), encoding="utf-8")
    monkeypatch.setenv("AERODROME_VALUES", str(tmp_path))
    value_in.cache_clear()
    assert str(value_in(package).seed).startswith("77")
    value_in.cache_clear()


def test_a_value_of_another_format_is_refused() -> None:
    text = files("aerodrome.bots.aerion").joinpath("value.json").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="format 2, not 1"):
        read_value(text.replace('"format": 1', '"format": 2'))
