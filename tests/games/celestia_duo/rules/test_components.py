"""Components."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.cards import (
    AMBUSH_NAMES,
    ASSAULT_NAMES,
    CREW_NAMES,
    ENERGY_NAMES,
    KIND_NAMES,
    PIRATE_NAMES,
    STAGE_NAMES,
)
from tests.games.celestia_duo.forbidden import ALL_CARDS
from tests.games.celestia_duo.tables import HANDS, SPECTATOR, at, set_up
from tests.rules_marker import rule

DECK = {"whip": 13, "sabre": 11, "crossbow": 9, "pistol": 7, "cannon": 5, "joker": 3}


@rule("celestia-duo.components.cards")
def test_the_cards_are_as_many_as_in_the_box() -> None:
    assert len(set(AMBUSH_NAMES)) == 28
    assert [name for name in AMBUSH_NAMES if name.startswith("D")] == ["D1", "D2", "D3", "D4"]
    assert len(set(STAGE_NAMES)) == 6
    assert len(set(CREW_NAMES)) == 8
    assert len(set(PIRATE_NAMES)) == 7
    assert len(set(ASSAULT_NAMES)) == 14
    assert sum(DECK.values()) == 48


@rule("celestia-duo.components.cards")
def test_decks_and_hands_hold_all_cards() -> None:
    view = at(hands=HANDS, crew={"olga": "active"}).view
    assert view.deck_size + sum(view.hands) == 48
    assert len(view.crew_deck) + len(view.crew) == 8
    assert len(view.stages_left) == 6


@rule("celestia-duo.components.equipment")
def test_the_equipment_cards_are_13_11_9_7_5_and_3() -> None:
    assert at(hands=[[], []]).view.unseen == DECK
    assert Counter(ALL_CARDS) == DECK


@rule("celestia-duo.components.equipment")
def test_what_nobody_has_seen_is_all_cards_for_a_spectator() -> None:
    table = set_up({"captain": 1, "deck": "small"}, "olga", *["whip"] * 4, *["sabre"] * 4, *["cannon"] * 4)
    assert table.seen_by(SPECTATOR).unseen == {**DECK, "cannon": 1}
    assert table.seen_by(0).unseen == {**DECK, "cannon": 1, "whip": 9}
    assert table.seen_by(1).unseen == {**DECK, "cannon": 1, "sabre": 7}


@rule("celestia-duo.components.joker")
@pytest.mark.parametrize("symbol", KIND_NAMES[:5])
def test_a_joker_stands_for_any_equipment_card(symbol: str) -> None:
    table = at(step="combat", dice=[symbol, "flag"], hands=[["joker"], ["whip"]])
    assert table.legal == {f"joker {symbol}", "flag joker"}
    table.play(f"joker {symbol}")
    assert table.view.dice == ("flag",)
    assert table.view.played == {"joker": 1}


@rule("celestia-duo.components.tokens")
def test_there_are_three_energy_tokens_and_one_token_for_each_crew_member() -> None:
    assert len(ENERGY_NAMES) == 3
    generators = [GAME.catalogue.facts.deck_generator[deck] for deck in range(3)]
    assert max(generators) == 3
    table = at(step="rewards", airship=3, route={"3": "E07"}, rewards={"crew": 1}, crew={"olga": "active"})
    table.play("claim crew", "baba")
    assert table.view.crew == {"olga": True, "baba": True}
    assert table.view.room == 3


@rule("celestia-duo.components.tokens")
@pytest.mark.parametrize("token", ["gold", "smoke"])
def test_six_gold_and_six_smoke_tokens_are_there(token: str) -> None:
    assert GAME.catalogue.tokens[token] == 6
    table = at(**{"deck": "small", token: 6})
    assert table.position[token] == 6
    assert table.view.room == 0
