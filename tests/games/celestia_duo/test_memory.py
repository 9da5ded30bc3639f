"""What everybody knows of a hand limits how it is dealt anew: every hand that agrees occurs, and no other.

The tables here have few cards left in the deck, so that all hands can be listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aerodrome.games.celestia_duo import GAME, Table, memory
from aerodrome.games.celestia_duo.cards import KIND_NAMES
from aerodrome.games.celestia_duo.layout import DECK_AT, HAND_AT, MEMORY, MEMORY_AT
from aerodrome.kernel.dealer import FastDealer

from .subject import OPTION_SETS, census
from .tables import SPECTATOR, Scene, at

SYMBOLS = KIND_NAMES[:5]
ALL_CARDS = Counter(dict(zip(KIND_NAMES, (13, 11, 9, 7, 5, 3), strict=True)))
NOA, ISAURE, GARDENZIO = ("whip", "sabre"), ("sabre", "pistol"), ("whip", "sabre", "crossbow")
NO_SMOKE, NO_CREW, NO_PAIRS = "A04", "A09", "A14"

Hand = tuple[str, ...]
Agrees = Callable[[Counter[str]], bool]


def table_with(deck: Sequence[str], hands: Sequence[Sequence[str]], **more: object) -> Scene:
    """A table whose deck holds only these cards; what is not named lies on the discard pile."""
    lying = Counter([*deck, *hands[0], *hands[1]])
    for pile in ("played", "visible"):
        cards = more.get(pile, [])
        assert isinstance(cards, list)
        lying.update(cards)
    return at(hands=[list(hand) for hand in hands], discard=sorted((ALL_CARDS - lying).elements()), **more)


def held(state: Table, seat: int) -> Hand:
    return tuple(sorted(cards_at(state, HAND_AT + seat * len(KIND_NAMES))))


def cards_at(state: Table, place: int) -> list[str]:
    return [kind for number, kind in enumerate(KIND_NAMES) for _ in range(state.cells[place + number])]


def dealt_anew(table: Scene, seer: int, times: int = 2500) -> set[tuple[Hand, Hand]]:
    """Both hands as they are dealt anew for a seat, many times; sizes, all cards and the own hand stay."""
    dealer, found = FastDealer(11), set()
    for _ in range(times):
        again = table.state.copy()
        assert isinstance(again, Table)
        again.redeal(seer, dealer)
        found.add((held(again, 0), held(again, 1)))
    assert census(again) == census(table.state)
    for hands in found:
        for seat in (0, 1):
            assert len(hands[seat]) == len(held(table.state, seat))
            assert seat != seer or hands[seat] == held(table.state, seat)
    return found


def unseen(table: Scene, *seats: int) -> list[str]:
    """The deck and the hands of these seats."""
    cards = cards_at(table.state, DECK_AT)
    return sorted([*cards, *[card for seat in seats for card in held(table.state, seat)]])


def assert_limited(table: Scene, agrees: Agrees, seat: int = 0) -> None:
    """The hand of this seat, as its partner deals it anew, is any hand that agrees and no other."""
    every = set(combinations(unseen(table, seat), len(held(table.state, seat))))
    expected = {hand for hand in every if agrees(Counter(hand))}
    assert held(table.state, seat) in expected, "the true hand is possible"
    assert {hands[seat] for hands in dealt_anew(table, 1 - seat)} == expected


def with_unseen(cards: int, agrees: Agrees) -> Agrees:
    """A hand that agreed, and so many cards of any kind."""
    return lambda hand: any(agrees(hand - Counter(new)) for new in combinations(sorted(hand.elements()), cards))


def anything(_: Counter[str]) -> bool:
    return True


def pays(hand: Counter[str], price: Sequence[str], pairs: bool, mama: bool) -> bool:
    """Whether cards pay a price, by trying everything."""
    if not price:
        return True
    symbol, rest = price[0], price[1:]
    ways = [Counter([card]) for card in (symbol, "joker") if hand[card]]
    if pairs:
        ways += [Counter([kind, kind]) for kind in SYMBOLS if hand[kind] >= 2]
    if any(pays(hand - cards, rest, pairs, mama) for cards in ways):
        return True
    return mama and any(pays(hand - Counter([kind]), rest, pairs, False) for kind in SYMBOLS if hand[kind])


# What lies open, what is played, what is said


DECK = ["whip", "whip", "sabre", "crossbow", "pistol", "joker"]


def test_of_a_hand_nobody_knows_every_hand_occurs() -> None:
    assert_limited(table_with(DECK, [["whip", "cannon", "sabre"], ["whip"]]), anything)


def test_a_card_taken_face_up_stays_in_the_hand() -> None:
    table = table_with(DECK, [["cannon", "sabre"], []], step="pick", waiting=["rewards"], visible=["whip"])
    table.play("take whip")
    assert_limited(table, lambda hand: hand["whip"] >= 1)


def test_cards_taken_face_down_can_be_any() -> None:
    table = table_with(DECK, [["cannon"], []], step="pick", waiting=["shop"], stages={"1": "C2"}, hidden=1)
    table.play("take hidden", "whip")
    assert_limited(table, anything)


@pytest.mark.parametrize("known", [1, 2])
def test_a_known_card_that_has_been_played_is_no_longer_there(known: int) -> None:
    hand = ["whip", "whip", "cannon"]
    table = table_with(DECK, [hand, []], step="combat", memory=[{"at_least": {"whip": known}}, {}])
    table.play("match whip")
    assert_limited(table, lambda hand: hand["whip"] >= known - 1)


def test_a_known_card_stays_when_another_is_played() -> None:
    table = table_with(DECK, [["whip", "sabre", "cannon"], []], step="combat", memory=[{"at_least": {"whip": 1}}, {}])
    table.play("match sabre")
    assert_limited(table, lambda hand: hand["whip"] >= 1)


def telling(hand: Sequence[str]) -> Scene:
    return table_with(DECK, [hand, ["sabre"]], step="tell", airship=3, route={"3": "E05"})


@pytest.mark.parametrize("kind", ["whip", "cannon", "joker"])
def test_have(kind: str) -> None:
    table = telling([kind, "pistol", "crossbow"])
    table.play(f"tell have {kind}")
    assert_limited(table, lambda hand: hand[kind] >= 1)


@pytest.mark.parametrize("kind", ["whip", "sabre", "joker"])
def test_have_not(kind: str) -> None:
    table = telling(["cannon", "pistol", "crossbow"])
    table.play(f"tell have-not {kind}")
    assert_limited(table, lambda hand: hand[kind] == 0)


def test_all_kinds() -> None:
    table = telling([*SYMBOLS, "joker", "whip"])
    table.play("tell all-kinds")
    assert_limited(table, lambda hand: all(hand[kind] for kind in (*SYMBOLS, "joker")))


def test_nothing_said_is_nothing_known() -> None:
    table = telling(["cannon", "pistol", "crossbow"])
    table.play("tell nothing")
    assert_limited(table, anything)


def test_a_statement_and_an_open_card_of_the_same_kind_may_be_one_card() -> None:
    memory_of_one = [{"at_least": {"whip": 1}}, {}]
    table = table_with(DECK, [["whip", "cannon"], []], step="tell", airship=3, route={"3": "E05"}, memory=memory_of_one)
    table.play("tell have whip")
    assert_limited(table, lambda hand: hand["whip"] >= 1)


# What a failure proves


def failing(dice: list[str], hand: Sequence[str], **more: object) -> Scene:
    """The first seat has just failed: a pistol lies open, two cards face down."""
    table = table_with([*DECK, "pistol"], [hand, []], step="combat", dice=dice, **more)
    table.play("cannot", "J1", "pistol")
    return table


def no_card_for(*symbols: str, pairs: bool = True) -> Agrees:
    """No joker, none of these symbols, and no pair where pairs count."""
    return lambda hand: (
        not any(hand[kind] for kind in (*symbols, "joker")) and (not pairs or all(hand[kind] <= 1 for kind in SYMBOLS))
    )


@pytest.mark.parametrize("dice", [["whip"], ["whip", "whip", "pistol"], ["whip", "crossbow"]])
def test_a_failure_proves_no_joker_no_card_shown_and_no_pair(dice: list[str]) -> None:
    table = failing(dice, ["sabre", "cannon"])
    assert_limited(table, no_card_for(*dice))


def test_a_failure_while_a_chase_flag_lies_there_proves_an_empty_hand() -> None:
    table = failing(["whip", "flag"], [])
    assert_limited(table, lambda hand: not hand)
    table.do("first captain")
    table.play("take hidden", "sabre")
    assert_limited(table, anything)


def test_a_failure_while_pairs_are_forbidden_says_nothing_of_pairs() -> None:
    table = failing(["whip"], ["sabre", "sabre", "cannon"], boarding=True, assault=NO_PAIRS)
    assert_limited(table, no_card_for("whip", pairs=False))


def test_cards_gained_face_down_since_can_be_any_but_only_they() -> None:
    table = failing(["whip"], ["sabre", "cannon"]).do("first captain")
    table.play("take hidden", "whip")
    assert_limited(table, with_unseen(1, no_card_for("whip")))
    table.play("pass")
    table.play("take hidden", "joker")
    assert_limited(table, with_unseen(2, no_card_for("whip")))


def test_a_card_gained_face_up_since_is_known_and_the_rest_still_proved() -> None:
    table = failing(["whip"], ["sabre", "cannon"]).do("first captain", "take pistol")
    ok = no_card_for("whip")
    assert_limited(table, lambda hand: hand["pistol"] >= 1 and ok(hand - Counter(["pistol"])))


def test_a_card_played_since_that_was_proved_not_to_be_there_was_the_unseen_one() -> None:
    table = failing(["whip", "whip"], ["sabre", "cannon"]).do("first captain")
    table.play("take hidden", "joker")
    table.do("take pistol")
    table.play("pass")
    table.play("take hidden", "sabre")
    assert table.step == ("combat", 0)
    table.play("joker whip")
    assert_limited(table, no_card_for("whip"))


def test_a_pair_played_since_used_up_the_unseen_card() -> None:
    table = failing(["whip", "whip"], ["sabre", "cannon", "crossbow"]).do("first captain")
    table.play("take hidden", "sabre")
    table.do("take pistol")
    table.play("pass")
    table.play("take hidden", "crossbow")
    table.play("pair whip sabre")
    ok = no_card_for("whip")
    assert_limited(table, lambda hand: ok(hand + Counter(["sabre"])))


def test_what_was_said_before_a_failure_still_holds() -> None:
    table = failing(["whip"], ["sabre", "cannon"], memory=[{"at_most": {"crossbow": 0}, "proved": {"crossbow": 0}}, {}])
    ok = no_card_for("whip")
    assert_limited(table, lambda hand: ok(hand) and hand["crossbow"] == 0)


def test_an_unseen_card_can_be_of_a_kind_that_was_limited_above_zero() -> None:
    known = [{"at_least": {"whip": 1}, "at_most": {"whip": 1}, "proved": {"whip": 1}}, {}]
    more = {"step": "pick", "waiting": ["shop"], "stages": {"1": "C2"}, "hidden": 1, "memory": known}
    table = table_with(DECK, [["whip", "cannon"], []], **more)
    table.play("take hidden", "whip")
    assert_limited(table, lambda hand: 1 <= hand["whip"] <= 2)


def test_have_not_after_unseen_cards_came_limits_them_too() -> None:
    known = [{"at_most": {"whip": 1}, "proved": {"whip": 0}, "since": 1}, {}]
    hand = ["whip", "cannon", "crossbow"]
    table = table_with(DECK, [hand, ["sabre"]], step="tell", airship=3, route={"3": "E05"}, memory=known)
    table.play("tell have-not sabre")
    assert_limited(table, lambda hand: hand["whip"] <= 1 and hand["sabre"] == 0)


# Flags of the boarding


@pytest.mark.parametrize(
    ("assault", "hand", "pairs"),
    [
        (NO_CREW, ["whip", "cannon", "crossbow"], True),
        (NO_CREW, ["crossbow", "crossbow", "cannon"], True),
        (NO_PAIRS, ["whip", "whip", "cannon"], False),
        (NO_PAIRS, ["crossbow", "joker", "cannon"], False),
    ],
)
def test_a_flag_of_the_boarding_not_paid_proves_that_its_price_was_too_high(
    assault: str, hand: list[str], pairs: bool
) -> None:
    table = failing(["flag"], hand, boarding=True, assault=assault)
    assert_limited(table, lambda hand: not pays(hand, NOA, pairs, mama=False))


def test_symbols_and_flags_of_the_boarding_prove_both() -> None:
    table = failing(["cannon", "flag"], ["whip", "crossbow"], boarding=True, assault=NO_CREW)
    ok = no_card_for("cannon")
    assert_limited(table, lambda hand: ok(hand) and not pays(hand, NOA, pairs=True, mama=False))


def test_that_mama_could_have_helped_does_not_matter() -> None:
    more = {"boarding": True, "assault": NO_SMOKE, "crew": {"mama": "active"}}
    table = failing(["flag"], ["whip", "cannon"], **more)
    assert_limited(table, lambda hand: not pays(hand, NOA, pairs=True, mama=False))


def test_after_an_unpaid_flag_cards_gained_are_a_new_matter() -> None:
    table = failing(["flag"], ["whip", "cannon"], boarding=True, assault=NO_CREW).do("first captain")
    table.play("take hidden", "sabre")
    assert_limited(table, anything)


def test_an_unpaid_flag_leaves_what_was_proved_before() -> None:
    known = [{"at_most": {"whip": 1, "cannon": 1}, "proved": {"whip": 0, "cannon": 0}, "since": 1}, {}]
    hand = ["whip", "crossbow"]
    table = failing(["flag"], hand, pirate="isaure", boarding=True, assault=NO_CREW, memory=known)
    assert_limited(
        table,
        lambda hand: hand["whip"] + hand["cannon"] <= 1 and not pays(hand, ISAURE, pairs=True, mama=False),
    )


@pytest.mark.parametrize(
    ("assault", "before", "after"),
    [
        (NO_PAIRS, "pairs", "pairs"),
        (NO_PAIRS, "no-pairs", "no-pairs"),
        (NO_PAIRS, None, "no-pairs"),
        (NO_CREW, "no-pairs", "pairs"),
        (NO_CREW, None, "pairs"),
    ],
)
def test_that_not_even_pairs_helped_stays_known_where_they_are_forbidden(
    assault: str, before: str | None, after: str
) -> None:
    hand = ["crossbow", "crossbow", "cannon"]
    table = failing(["flag"], hand, boarding=True, assault=assault, memory=[{"unpaid": before}, {}])
    assert table.view.memory[0].unpaid == after
    assert_limited(table, lambda hand: not pays(hand, NOA, after == "pairs", mama=False))


@pytest.mark.parametrize(
    ("assault", "hand", "mama"),
    [
        (NO_CREW, ["whip", "sabre", "cannon"], True),
        (NO_PAIRS, ["whip", "sabre", "cannon"], False),
        (NO_PAIRS, ["whip", "crossbow", "cannon"], True),
        (NO_SMOKE, ["whip", "cannon"], True),
    ],
)
def test_a_flag_that_is_being_paid_can_be_paid(assault: str, hand: list[str], mama: bool) -> None:
    crew = {"mama": "active" if mama else "used"}
    table = table_with(DECK, [hand, []], step="combat", dice=["flag"], boarding=True, assault=assault, crew=crew)
    table.play("grapple")
    helps = mama and assault != NO_CREW
    assert_limited(table, lambda hand: pays(hand, NOA, assault != NO_PAIRS, helps))
    table.play("match whip")
    assert_limited(table, lambda hand: pays(hand, ("sabre",), assault != NO_PAIRS, helps))


def test_the_only_hand_that_agrees_is_found_even_if_chance_does_not_find_it() -> None:
    deck = ["pistol"] * 7 + ["cannon"] * 5
    more = {"step": "combat", "pirate": "gardenzio", "boarding": True, "assault": NO_PAIRS, "dice": ["flag"]}
    table = table_with(deck, [GARDENZIO, []], **more)
    table.play("grapple")
    assert {hands[0] for hands in dealt_anew(table, 1, 40)} == {tuple(sorted(GARDENZIO))}


# Both hands, and all of play


def test_for_a_spectator_both_hands_are_dealt_anew_each_within_its_limits() -> None:
    known = [{"at_least": {"whip": 1}}, {"at_most": {"sabre": 0, "joker": 0}, "proved": {"sabre": 0, "joker": 0}}]
    table = table_with(["sabre", "pistol", "joker"], [["whip", "cannon"], ["whip", "crossbow"]], memory=known)
    cards = unseen(table, 0, 1)
    expected = set()
    for first in combinations(cards, 2):
        for second in combinations(sorted((Counter(cards) - Counter(first)).elements()), 2):
            if "whip" in first and not {"sabre", "joker"} & set(second):
                expected.add((first, second))
    assert dealt_anew(table, SPECTATOR, 4000) == expected


def test_when_all_is_over_the_hands_lie_open_and_stay() -> None:
    table = table_with(DECK, [["whip", "cannon"], ["sabre"]], pirate="artorius", pirate_ship=3)
    table.play("continue")
    assert dealt_anew(table, SPECTATOR, 20) == {(("cannon", "whip"), ("sabre",))}


def test_the_partner_of_a_known_hand_keeps_its_own_cards() -> None:
    table = table_with(DECK, [["whip", "cannon"], ["sabre", "joker"]])
    for seat in (0, 1):
        assert {hands[seat] for hands in dealt_anew(table, seat, 50)} == {held(table.state, seat)}


def agrees(state: Table, seat: int) -> bool:
    """Whether a hand agrees with what is known of it."""
    known, hand = MEMORY_AT + seat * int(MEMORY), HAND_AT + seat * len(KIND_NAMES)
    unpaid = state.cells[known + int(memory.UNPAID)]
    price = state.setting.facts.pirate_requires
    payable = memory.can_pay_flag(state.cells, hand, price, int(state.pirate) * len(SYMBOLS), unpaid == 1, False)
    return memory.agrees(state.cells, known, hand) and not (unpaid and payable)


@pytest.mark.parametrize("options", range(len(OPTION_SETS)))
def test_in_play_the_true_hands_always_agree_and_so_do_those_dealt_anew(options: int) -> None:
    dealer, moments = FastDealer(options), 0
    for match in range(4):
        state = GAME.start(GAME.settle_options(OPTION_SETS[options]), 2, FastDealer(100 * options + match))
        while state.outcome() is None:
            legal = state.legal(state.seat)
            state.apply(int(state.seat), legal[dealer.pick(0, len(legal))], dealer, None)
            assert agrees(state, 0)
            assert agrees(state, 1)
            again = state.copy()
            assert isinstance(again, Table)
            again.redeal(moments % 3 - 1, dealer)
            assert state.outcome() is not None or (agrees(again, 0) and agrees(again, 1))
            assert [len(held(again, seat)) for seat in (0, 1)] == [len(held(state, seat)) for seat in (0, 1)]
            moments += 1
    assert moments > 100


# The price of a flag


HANDS = [
    dict(zip(KIND_NAMES, counts, strict=True))
    for counts in product(range(5), range(4), range(3), (0, 1), (0, 1), range(3))
]
PRICES = [
    NOA,
    ISAURE,
    GARDENZIO,
    ("whip",),
    ("whip", "whip"),
    ("whip", "whip", "sabre"),
    ("cannon", "cannon"),
]


@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("pairs", [True, False])
@pytest.mark.parametrize("mama", [True, False])
def test_whether_a_price_can_be_paid_is_what_trying_everything_finds(price: Hand, pairs: bool, mama: bool) -> None:
    required = vec[i64]([price.count(symbol) for symbol in SYMBOLS])
    found = set()
    for hand in HANDS:
        cards = vec[i64]([hand[kind] for kind in KIND_NAMES])
        expected = pays(Counter(hand), price, pairs, mama)
        assert memory.can_pay_flag(cards, 0, required, 0, pairs, mama) == expected, hand
        found.add(expected)
    assert found == {True, False}
