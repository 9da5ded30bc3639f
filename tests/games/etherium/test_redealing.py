"""What a seat cannot know is dealt anew: everything hidden changes, everything public stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import pytest

from aerodrome.games.etherium import GAME, Table
from aerodrome.games.etherium.cards import FLASH_KINDS, FLASH_NAMES, MOST_TOKENS, SLOT_NAMES
from aerodrome.games.etherium.layout import DECK_AT, DISCARD_AT, HAND, LAID, PLAN
from aerodrome.games.etherium.view import DECLARED
from aerodrome.kernel.dealer import FastDealer

from .subject import OPTION_SETS, census, seats_of
from .tables import SPECTATOR, Scene, at, programming

ALL_CARDS = Counter(
    {name: int(GAME.catalogue.facts.flash_copies[number]) for number, name in enumerate(FLASH_NAMES)},
)
HANDS = {0: ["timber", "charge"], 1: ["scree"], 3: ["awakening", "discipline", "raid"]}
PROGRAM = ["move-mine", "collect-mine", "connect-1", "booster"]


def again(table: Scene, seer: int, times: int) -> Iterator[Table]:
    """The table, dealt anew for a seat or for a spectator; what that one sees never changes."""
    dealer, pieces, seen = FastDealer(7), census(table.state), table.seen_by(seer)
    for _ in range(times):
        state = table.state.copy()
        assert isinstance(state, Table)
        state.redeal(seer, dealer)
        assert GAME.view(state, seer) == seen
        assert census(state) == pieces
        yield state


def hand(state: Table, seat: int) -> tuple[str, ...]:
    return tuple(Counter(GAME.view(state, seat).hand).elements())


def plan(state: Table, seat: int) -> tuple[str, ...]:
    return GAME.view(state, seat).players[seat].plan


def in_order(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=FLASH_NAMES.index))


def with_few_cards(deck: list[str], hands: dict[int, list[str]]) -> Scene:
    """A table whose deck holds only these cards; what is not named lies on the discard pile."""
    lying = Counter([*deck, *(card for cards in hands.values() for card in cards)])
    discard = sorted((ALL_CARDS - lying).elements())
    players = {seat: {"hand": hand} for seat, hand in hands.items()}
    return at(step="number-flash", seat=max(hands), players=players, discard=discard)


@pytest.mark.parametrize("seer", [0, 1, 2, 3, SPECTATOR])
def test_hands_keep_their_sizes_and_only_the_own_keeps_its_cards(seer: int) -> None:
    table = at(step="number-flash", seat=3, players={seat: {"hand": cards} for seat, cards in HANDS.items()})
    seen: dict[int, set[tuple[str, ...]]] = {seat: set() for seat in table.seats}
    for other in again(table, seer, 30):
        for seat in table.seats:
            seen[seat].add(hand(other, seat))
            assert len(hand(other, seat)) == len(HANDS.get(seat, []))
    for seat, cards in HANDS.items():
        if seat == seer:
            assert seen[seat] == {in_order(cards)}
        else:
            assert len(seen[seat]) > 5


def test_every_hand_that_agrees_with_what_is_seen_is_dealt_and_no_other() -> None:
    table = with_few_cards(["timber", "lode"], {0: ["scree", "raid"], 1: ["charge"], 3: ["discipline"]})
    unseen = ["timber", "lode", "charge", "discipline"]
    found = {(hand(other, 1), hand(other, 3)) for other in again(table, 0, 300)}
    assert found == {((mine,), (yours,)) for mine in unseen for yours in unseen if mine != yours}
    assert {hand(other, 0) for other in again(table, 1, 300)} == {
        in_order(pair) for pair in combinations(["timber", "lode", "scree", "raid", "discipline"], 2)
    }


def test_cards_of_the_same_kind_are_dealt_as_often_as_there_are_of_them() -> None:
    """Three of four unseen cards are Resonance: so are three quarters of the hands."""
    table = with_few_cards(["resonance", "resonance", "resonance"], {0: ["scree"], 1: ["charge"]})
    held = Counter(hand(other, 1)[0] for other in again(table, 0, 400))
    assert set(held) == {"resonance", "charge"}
    assert 260 <= held["resonance"] <= 340


def test_a_card_on_the_discard_pile_is_in_no_hand() -> None:
    table = at(step="number-flash", seat=3, players={3: {"hand": ["timber"]}}, discard=["discipline", "raid"])
    for other in again(table, 0, 100):
        assert not {"discipline", "raid"} & set(hand(other, 3))


@pytest.mark.parametrize("seer", [0, 1, 2, 3, SPECTATOR])
def test_before_the_reveal_the_plans_of_the_others_are_guessed(seer: int) -> None:
    """The first seat has laid two tokens, the second none, the third all, the last six of six."""
    six = ["move-city", "collect-ether", "upgrade-army", "etherise", "connect-1", "connect-2"]
    plans = [["move-mine", "collect-mine"], [], PROGRAM, six]
    players = [{"plan": laid, "action_tokens": 6 if laid is six else 4} for laid in plans]
    table = programming(players=players)
    lengths: dict[int, set[int]] = {seat: set() for seat in table.seats}
    slots: dict[int, set[str]] = {seat: set() for seat in table.seats}
    for other in again(table, seer, 120):
        for seat in table.seats:
            laid = plan(other, seat)
            assert len(set(laid)) == len(laid)
            lengths[seat].add(len(laid))
            slots[seat].update(laid)
            if seat == seer:
                assert list(laid) == plans[seat]
    expected = {0: {0, 1, 2, 3}, 1: {0, 1, 2, 3}, 2: {4}, 3: {6}}
    for seat in table.seats:
        if seat != seer:
            assert lengths[seat] == expected[seat]
            assert slots[seat] == set(SLOT_NAMES)


def test_who_is_ready_and_who_is_asked_stays() -> None:
    table = programming(players={0: {"plan": PROGRAM}, 2: {"plan": PROGRAM[:3]}})
    for seer in (0, 1, 2, 3, SPECTATOR):
        for other in again(table, seer, 10):
            assert other.actors() == (1, 2, 3)
            assert [player.ready for player in GAME.view(other, seer).players] == [True, False, False, False]


@pytest.mark.parametrize("seer", [1, SPECTATOR])
def test_plans_that_lie_open_are_not_guessed(seer: int) -> None:
    plans = [PROGRAM, ["connect-1", "connect-2"], ["etherise"], ["move-city"]]
    players = [{"plan": laid, "hand": ["timber"] if not seat else []} for seat, laid in enumerate(plans)]
    table = at(step="number-flash", seat=0, players=players)
    for other in again(table, seer, 20):
        assert [list(plan(other, seat)) for seat in range(4)] == plans


def test_a_hand_dealt_anew_can_be_played() -> None:
    """Whatever a window is dealt, what is legal then follows from it; `pass` always is."""
    table = at(step="season-flash", seat=3, players={3: {"hand": ["timber", "awakening"]}})
    played: set[str] = set()
    for state in again(table, 0, 60):
        other = Scene(state)
        assert other.step == ("season-flash", 3)
        assert "pass" in other
        assert other.can("play") <= set(other.hand(3))
        played |= other.can("play")
    assert len(played) > 10


def random_decisions(state: Table, dealer: FastDealer, decisions: int) -> None:
    for _ in range(decisions):
        actors = state.actors()
        if not actors:
            return
        seat = actors[dealer.pick(0, len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[dealer.pick(0, len(legal))], dealer)


@pytest.mark.parametrize("options", OPTION_SETS)
def test_in_random_play_a_redeal_changes_nothing_that_is_seen(options: Mapping[str, object]) -> None:
    seats = seats_of(options)
    dealer = FastDealer(seats)
    state = GAME.start(GAME.settle_options(options), seats, dealer)
    assert isinstance(state, Table)
    changed = 0
    for _ in range(20):
        random_decisions(state, dealer, 11)
        for seer in (*range(seats), SPECTATOR):
            other = state.copy()
            assert isinstance(other, Table)
            other.redeal(seer, dealer)
            assert GAME.view(other, seer) == GAME.view(state, seer)
            assert census(other) == census(state)
            changed += other.key() != state.key()
    assert changed > 20


@pytest.mark.parametrize("seer", [0, 3, SPECTATOR])
def test_all_may_be_known_but_the_deck_and_the_hands_and_programs_of_others(seer: int) -> None:
    state = programming().state
    assert isinstance(state, Table)
    seen, hidden = DECLARED.seen_by(state, seer), set()
    for place in range(len(state.cells)):
        other = state.copy()
        other.cells[place] += 1
        if DECLARED.seen_by(other, seer) == seen:
            hidden.add(place)
    secrets = [*range(LAID, PLAN + MOST_TOKENS), *range(HAND, HAND + FLASH_KINDS)]
    others = [int(state.at(seat)) for seat in range(state.setting.seats) if seat != seer]
    assert hidden == {*range(DECK_AT, DISCARD_AT), *(at + place for at in others for place in secrets)}
