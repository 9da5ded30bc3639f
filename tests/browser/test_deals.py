"""The known deals are what the rules make of them, and leave nothing out."""

from __future__ import annotations

import pytest

from aerodrome.games import GAMES
from tests.browser.deals import VARIANTS, Deal, again, kinds, load, settings

DEALS = load()


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal.name}-{'won' if deal.won else 'lost'}")
def test_a_deal_ends_as_it_says(deal: Deal) -> None:
    outcome = again(deal).outcome
    assert outcome is not None
    assert (0 in outcome.winners, outcome.rule) == (deal.won, deal.ending)


def test_every_kind_of_match_is_won_and_lost() -> None:
    ends = {(deal.name, deal.won) for deal in DEALS}
    wanted = [*settings(), *kinds("celestia_duo"), *kinds("etherium")]
    assert {(name, won) for name, _, _ in wanted for won in (True, False)} - ends == set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_done_is_done_in_one_of_them(game: str) -> None:
    done = {verb for deal in DEALS if deal.game == game for verb in deal.verbs}
    assert {action.verb for action in GAMES[game].vocabulary} == done


def test_every_variant_is_played() -> None:
    (option,) = [option for option in GAMES["aerion"].options if option.name == "variants"]
    assert {name for names in VARIANTS.values() for name in names} == set(option.values)
