"""Drawing Flash cards."""

from __future__ import annotations

from aerodrome.games.etherium.cards import FLASH_NAMES
from aerodrome.games.etherium.events import DeckShuffled
from aerodrome.games.etherium.game import GAME
from aerodrome.kernel.event_types import Moved
from tests.games.etherium.tables import FOUR_FLASH, change, drawn, set_up
from tests.rules_marker import rule

ALL_CARDS = [name for number, name in enumerate(FLASH_NAMES) for _ in range(GAME.catalogue.facts.flash_copies[number])]


@rule("etherium.draw.each-season")
def test_everybody_draws_a_flash_card_in_the_first_season() -> None:
    table = set_up({"peoples": ["psolos", "reces", "hivalia", "ertis"]}, *FOUR_FLASH)
    assert [table.hand(seat) for seat in table.seats] == [[card] for card in FOUR_FLASH]
    assert table.view.deck_size == 39


@rule("etherium.draw.each-season")
def test_everybody_draws_another_card_at_the_beginning_of_each_season() -> None:
    table = change(season_number=4, players={1: {"hand": ["timber", "lode"]}})
    table.play("pass")
    table.play("pass", *FOUR_FLASH, "ertis-1")
    assert [table.of(seat).cards for seat in table.seats] == [1, 3, 1, 1]


@rule("etherium.draw.reshuffled")
def test_when_the_deck_runs_out_the_discard_pile_is_shuffled_and_drawing_goes_on() -> None:
    hands = {seat: {"hand": ALL_CARDS[6 * seat : 6 * seat + 6]} for seat in range(4)}
    discard = ALL_CARDS[24:42]
    assert ALL_CARDS[42:] == ["awakening"]
    table = change(season_number=2, players=hands, discard=discard)
    table.do("pass", "pass", "pass")
    told = table.play("pass", "awakening", *discard[:3], "ertis-1")
    events = [event for event in told.spectator if isinstance(event, Moved | DeckShuffled)][:5]
    assert events == [
        drawn(None, 0),
        DeckShuffled("deck"),
        drawn(None, 1),
        drawn(None, 2),
        drawn(None, 3),
    ]
    assert table.view.discard == {}
    assert table.view.deck_size == 15


@rule("etherium.draw.reshuffled")
def test_with_an_empty_deck_and_no_discard_pile_nobody_draws() -> None:
    table = change(season_number=6, players={3: {"hand": list(ALL_CARDS)}})
    assert table.view.deck_size == 0
    table.play("pass")
    table.play("pass")
    assert table.step == ("limit", 3)
    for card in ALL_CARDS[:36]:
        table.play(f"discard {card}")
    assert table.of(3).cards == 7
    table.play(f"discard {ALL_CARDS[36]}", *ALL_CARDS[:4], "ertis-1")
    assert [table.of(seat).cards for seat in table.seats] == [1, 1, 1, 7]


@rule("etherium.draw.reshuffled")
def test_a_card_that_is_nowhere_to_be_drawn_is_not_drawn() -> None:
    """Omen brings nothing when all cards are in hands."""
    hands = [6, 6, 6, 6, 6, 7]
    ends = [sum(hands[: seat + 1]) for seat in range(6)]
    players = [{"hand": ALL_CARDS[end - held : end]} for end, held in zip(ends, hands, strict=True)]
    players[5]["capacities"] = ["omen"]
    peoples = ["psolos", "reces", "hivalia", "ertis", "meinas", "mauhea"]
    table = change(season_number=2, peoples=peoples, players=players)
    assert table.view.deck_size == 43 - 37
    table.do(*["pass"] * 5)
    table.play("pass", *ALL_CARDS[37:42], ALL_CARDS[42], "ertis-1")
    assert [table.of(seat).cards for seat in table.seats] == [7, 7, 7, 7, 7, 8]
    assert table.view.deck_size == 0
    assert table.view.step == "season-flash"


@rule("etherium.draw.secret")
def test_only_the_drawer_sees_the_card() -> None:
    table = change(season_number=2)
    told = table.play("pass", *FOUR_FLASH, "ertis-1")
    for seat in table.seats:
        seen = [event for event in told.seats[seat] if isinstance(event, Moved) and event.source == "deck"]
        assert seen == [drawn(FOUR_FLASH[other] if other == seat else None, other) for other in table.seats]
    assert [event.card for event in told.spectator if isinstance(event, Moved)][:4] == [None] * 4


@rule("etherium.draw.secret")
def test_everybody_knows_how_many_cards_are_held() -> None:
    table = change(season_number=2, players={1: {"hand": ["timber", "raid"]}})
    for seat in (*table.seats, -1):
        view = table.seen_by(seat)
        assert [player.cards for player in view.players] == [0, 2, 0, 0]
        assert view.hand == ({"timber": 1, "raid": 1} if seat == 1 else {})
        assert ("timber" in view.unseen) == (seat != 1)
