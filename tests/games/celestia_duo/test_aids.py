"""The aids of Celestia Duo: what the catalogue says of each card, and nothing that a seat may not know."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

import aerodrome
from aerodrome.games.celestia_duo import cards, catalogue
from aerodrome.games.celestia_duo.aids.aids import CelestiaDuoAids, aids_for
from aerodrome.games.celestia_duo.game import CelestiaDuo

OWN = catalogue.own_text()
WRITTEN: dict[str, Any] = tomllib.loads(OWN)
ONLOOKER = -1
AIDS = aids_for("noa", catalogue.read(OWN))


def test_every_card_is_told() -> None:
    assert set(AIDS.ambushes) == set(cards.AMBUSH_NAMES) == set(WRITTEN["ambushes"])
    assert set(AIDS.stages) == set(cards.STAGE_NAMES) == set(WRITTEN["stages"])
    assert set(AIDS.assaults) == set(cards.ASSAULT_NAMES) == set(WRITTEN["assaults"])
    assert set(AIDS.energy) == set(cards.ENERGY_NAMES) == set(WRITTEN["energy"])


@pytest.mark.parametrize("name", cards.AMBUSH_NAMES)
def test_an_ambush_shows_its_dice_its_rewards_and_its_propeller(name: str) -> None:
    card, written = AIDS.ambushes[name], WRITTEN["ambushes"][name]
    assert Counter(card.dice) == Counter(written["dice"]["fixed"])
    assert card.rolled == written["dice"]["rolled"]
    assert card.rewards == Counter(written["reward"]["icons"])
    assert card.propeller == written["propeller"]["count"]


@pytest.mark.parametrize("name", cards.STAGE_NAMES)
def test_a_stage_shows_what_it_costs_and_gives(name: str) -> None:
    card, written = AIDS.stages[name], WRITTEN["stages"][name]
    assert card.advance == written["advance"]["count"]
    assert (card.hidden, card.visible) == (written["ambush"]["hidden"], written["ambush"]["visible"])
    assert (card.gold_hidden, card.gold_visible) == (written["purchase"]["hidden"], written["purchase"]["visible"])
    assert card.gold_smoke == written["smoke"]["count"]
    assert card.reactivates == written["crew"]["reactivated"]
    assert card.propeller == written["propeller"]["count"]


@pytest.mark.parametrize("name", cards.ENERGY_NAMES)
def test_a_lost_energy_shows_what_is_shared_and_what_goes(name: str) -> None:
    token, written = AIDS.energy[name], WRITTEN["energy"][name]
    assert (token.hidden, token.visible) == (written["cards"]["hidden"], written["cards"]["visible"])
    assert token.lost == written["lost"]["count"]


@pytest.mark.parametrize("name", cards.ASSAULT_NAMES)
def test_an_assault_shows_its_dice_and_what_it_forbids(name: str) -> None:
    card, written = AIDS.assaults[name], WRITTEN["assaults"][name]
    assert Counter(card.dice) == Counter(written["dice"]["fixed"])
    assert card.rolled == written["dice"]["rolled"]
    assert card.ban == written["ban"]["forbids"]


@pytest.mark.parametrize("name", cards.PIRATE_NAMES)
def test_a_pirate_is_told_as_it_is_written(name: str) -> None:
    pirate, written = aids_for(name, catalogue.read(OWN)).pirate, WRITTEN["pirates"][name]
    assert pirate.name == written["name"]["text"]
    assert pirate.is_ours == (written["name"]["source"] == "ours")
    assert (pirate.advance, pirate.penalty) == (written["attack"]["advance"], written["attack"]["penalty"])
    if "flag" not in written:  # nobody boards the ship of the first pirate
        assert pirate.price == {}
        return
    assert pirate.price == Counter(written["flag"]["symbols"])
    assert (pirate.hidden, pirate.visible) == (written["cards"]["hidden"], written["cards"]["visible"])
    assert (pirate.gold_hidden, pirate.gold_visible) == (written["purchase"]["hidden"], written["purchase"]["visible"])
    assert pirate.reactivation == written["reactivation"]["gold"]


def test_a_corrected_catalogue_is_told_as_corrected() -> None:
    old = '[ambushes.D1]\ndice = { fixed = ["whip"], rolled = 1'
    assert old in OWN
    corrected = OWN.replace(old, old.replace('["whip"], rolled = 1', '["sabre"], rolled = 1'))
    assert aids_for("noa", catalogue.read(corrected)).ambushes["D1"].dice == ("sabre",)


@pytest.mark.parametrize("mode", cards.MODE_NAMES)
def test_the_aids_are_the_same_for_all_and_throughout_a_match(mode: str) -> None:
    match, chance = aerodrome.new("celestia_duo", seats=2, seed=3, options={"mode": mode}), random.Random(3)
    assert isinstance(match.game, CelestiaDuo)
    first = match.game.aids(match.view(ONLOOKER))
    assert isinstance(first, CelestiaDuoAids)
    for _ in range(40):
        if not match.actors:
            break
        assert {id(match.game.aids(match.view(seat))) for seat in (ONLOOKER, 0, 1)} == {id(first)}
        seat = match.actors[0]
        match.play(chance.choice(list(match.legal(seat))), seat)
