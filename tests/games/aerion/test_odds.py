"""The odds against printed figures and against a brute force that shares no code with them."""

import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aerodrome.games.aerion import odds
from aerodrome.games.aerion.combinations import labels, own

Faces = tuple[int, ...]

FACES = range(1, 7)
goals = st.sampled_from(list(odds.GOALS))
six_dice = st.lists(st.integers(1, 6), min_size=6, max_size=6)
exactly = settings(deadline=None)

# Printed figures. HITS and REROLLS: research/aerion.md, section 1; ROLLS: research/performance.md, part 3.

HITS = {
    "AA+BB": 27936,
    "AAA": 17136,
    "AAA+BB": 8136,
    "A+B+C+D+E": 4320,
    "AAAA": 2436,
    "AAA+BBB/AA+BB+CC": 2556,
    "AAAAA": 186,
}

REROLLS = {  # 0..5 rerolls, thousandths
    "AA+BB": [599, 887, 968, 991, 998, 999],
    "AAA": [367, 733, 889, 954, 981, 992],
    "AAA+BB": [174, 548, 773, 887, 944, 973],
    "A+B+C+D+E": [93, 309, 518, 681, 796, 874],
    "AAAA": [52, 270, 501, 679, 801, 879],
    "AAA+BBB/AA+BB+CC": [55, 227, 419, 584, 711, 802],
    "AAAAA": [4, 52, 157, 293, 432, 558],
}

ROLLS = {  # 1..9 rolls in all, millionths
    "AA+BB": [598765, 886641, 968482, 991245, 997568, 999324, 999812, 999948, 999986],
    "AAA+BB": [174383, 547873, 773330, 887119, 943900, 972903, 987233, 994084, 997290],
    "AAAA": [52212, 269585, 501069, 679495, 801284, 879486, 927960, 957352, 974921],
    "A+B+C+D+E": [92593, 309393, 517777, 680570, 796302, 873559, 922986, 953717, 972452],
    "AAAAA": [3987, 52125, 157223, 292805, 432018, 558451, 665006, 750495, 816780],
    "sum>=26": [144633, 529855, 801416, 929146, 977167, 993103, 998002, 999436, 999843],
    "sum<=15": [96472, 423778, 714620, 880083, 954496, 983801, 994462, 998154, 999394],
    "sum>=30": [19676, 153928, 381921, 602439, 764889, 867981, 928020, 962123, 980677],
}


def test_the_goals_in_order() -> None:
    assert list(odds.GOALS) == [*labels(own()), "AAAAA", "sum>=26", "sum>=30", "sum<=15"]


@pytest.mark.parametrize("goal", HITS)
def test_hits_of_the_first_roll(goal: str) -> None:
    assert odds.chance(goal) == Fraction(HITS[goal], 46656)


@pytest.mark.parametrize("goal", REROLLS)
def test_figures_by_rerolls(goal: str) -> None:
    assert [round(odds.chance(goal, k) * 10**3) for k in range(6)] == REROLLS[goal]


@pytest.mark.parametrize("goal", ROLLS)
def test_figures_by_rolls(goal: str) -> None:
    assert [round(odds.chance(goal, k) * 10**6) for k in range(9)] == ROLLS[goal]


@pytest.mark.parametrize(("goal", "printed"), [("sum>=26", 1446), ("sum>=30", 197), ("sum<=15", 965)])
def test_sums_of_the_first_roll(goal: str, printed: int) -> None:
    assert round(odds.chance(goal) * 10**4) == printed


# Brute force: dice in order, all subsets of positions, all outcomes one by one.


def read_as_letters(label: str) -> Callable[[Faces], bool]:
    """The goal of a label such as AAA+BB: some faces for the letters, which may coincide, are among the dice."""
    letters = label.replace("+", "")
    names = sorted(set(letters))
    wanted = [
        Counter(dict(zip(names, choice, strict=True))[letter] for letter in letters)
        for choice in product(FACES, repeat=len(names))
    ]
    return lambda faces: any(want <= Counter(faces) for want in wanted)


TARGETS: dict[str, Callable[[Faces], bool]] = {
    label: read_as_letters(label) for label in ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAAAA", "AAA+BBB", "AA+BB+CC")
}
TARGETS |= {
    "AAA+BBB/AA+BB+CC": lambda faces: TARGETS["AAA+BBB"](faces) or TARGETS["AA+BB+CC"](faces),
    "A+B+C+D+E": lambda faces: {1, 2, 3, 4, 5} <= set(faces) or {2, 3, 4, 5, 6} <= set(faces),
    "sum>=26": lambda faces: sum(faces) >= 26,
    "sum>=30": lambda faces: sum(faces) >= 30,
    "sum<=15": lambda faces: sum(faces) <= 15,
}


@cache
def outcomes(keep: Faces) -> Counter[Faces]:
    """The six dice after each of the 6**n rolls of the n dice that are not kept, and how often they come up."""
    return Counter(tuple(sorted(keep + roll)) for roll in product(FACES, repeat=6 - len(keep)))


def mean(value: Callable[[Faces], Fraction], keep: Faces) -> Fraction:
    """The mean of a value over all rolls of the dice that are not kept."""
    rolls = outcomes(keep)
    return sum((value(faces) * ways for faces, ways in rolls.items()), Fraction(0)) / rolls.total()


def subsets(faces: Faces) -> set[Faces]:
    """What the 64 choices of dice to reroll leave on the table."""
    return {part for size in range(7) for part in combinations(faces, size)}


def brute_force(goal: str, rerolls: int) -> dict[Faces, Fraction]:
    """The chance from each of the 462 sorted rolls of six dice."""
    value = {faces: Fraction(TARGETS[goal](faces)) for faces in outcomes(())}
    for _ in range(rerolls):
        after = cache(partial(mean, value.__getitem__))
        value = {faces: max(after(part) for part in subsets(faces)) for faces in value}
    return value


@pytest.mark.parametrize("rerolls", [0, 1, 2])
@pytest.mark.parametrize("goal", odds.GOALS)
def test_equals_brute_force(goal: str, rerolls: int) -> None:
    value = brute_force(goal, rerolls)
    assert {faces: odds.chance(goal, rerolls, faces) for faces in value} == value
    assert odds.chance(goal, rerolls) == mean(value.__getitem__, ())


# Laws


@exactly
@given(goals, st.integers(0, 12), six_dice)
def test_more_rerolls_help_until_it_is_certain(goal: str, rerolls: int, faces: list[int]) -> None:
    fewer, more = odds.chance(goal, rerolls, faces), odds.chance(goal, rerolls + 1, faces)
    assert fewer < more < 1 or fewer == more == 1
    assert odds.chance(goal, rerolls) < odds.chance(goal, rerolls + 1) < 1


@exactly
@given(goals, st.integers(0, odds.MAX_REROLLS), st.permutations([1, 1, 2, 3, 5, 6]))
def test_the_order_of_the_dice_does_not_matter(goal: str, rerolls: int, faces: list[int]) -> None:
    assert odds.chance(goal, rerolls, faces) == odds.chance(goal, rerolls, sorted(faces))
    assert odds.best_keep(goal, faces, rerolls) == odds.best_keep(goal, sorted(faces), rerolls)


def chance_of_keeping(goal: str, keep: Faces, rerolls: int) -> Fraction:
    """The chance when the other dice are rolled now and `rerolls` rerolls are left after that."""
    return mean(partial(odds.chance, goal, rerolls), keep)


@settings(deadline=None, max_examples=60)
@given(goals, st.lists(st.integers(1, 6), max_size=5))
def test_a_keep_is_worth_the_mean_of_all_rolls_of_the_others(goal: str, keep: list[int]) -> None:
    assert odds.chance_keeping(goal, keep) == chance_of_keeping(goal, tuple(keep), 0)


def test_at_most_five_dice_are_kept() -> None:
    with pytest.raises(ValueError, match="At most 5 dice"):
        odds.chance_keeping("AAA", (1, 1, 1, 2, 3, 4))


@settings(deadline=None, max_examples=60)
@given(goals, st.integers(1, 6), six_dice)
def test_best_keep_earns_the_chance_with_the_most_dice(goal: str, rerolls: int, faces: list[int]) -> None:
    best = odds.best_keep(goal, faces, rerolls)
    chance = odds.chance(goal, rerolls, faces)
    assert Counter(best) <= Counter(faces)
    assert list(best) == sorted(best)
    if len(best) == 6:
        assert TARGETS[goal](best)
        assert chance == 1
        return
    assert chance_of_keeping(goal, best, rerolls - 1) == chance
    for part in set(combinations(sorted(faces), len(best))) - {best}:
        assert chance_of_keeping(goal, part, rerolls - 1) < chance or part > best
    for size in range(len(best) + 1, 7):
        for part in set(combinations(sorted(faces), size)):
            assert chance_of_keeping(goal, part, rerolls - 1) < chance


@pytest.mark.parametrize(
    ("goal", "faces", "keep", "chance"),
    [
        # The rulebook's player keeps 5 5, which fails with four different faces: 1 - 360/1296. Any third die is as
        # good: 1 - 60/216. The third 5 is not: 1 - 12/36.
        ("AA+BB", (2, 3, 4, 5, 5, 5), (2, 5, 5), Fraction(13, 18)),
        # Two dice for a 5; with the 6 kept as well it would be one.
        ("A+B+C+D+E", (1, 2, 3, 4, 4, 6), (1, 2, 3, 4), Fraction(11, 36)),
        # Two dice for a 1 or a 6.
        ("A+B+C+D+E", (2, 3, 4, 5, 5, 5), (2, 3, 4, 5), Fraction(20, 36)),
        ("AAAA", (3, 3, 3, 1, 2, 6), (3, 3, 3), Fraction(91, 216)),
        # 24 and two dice for 6 more: 26/36. With the 3 kept, one die for 3 more: 24/36.
        ("sum>=30", (1, 3, 6, 6, 6, 6), (6, 6, 6, 6), Fraction(26, 36)),
        # 3 and four dice for at most 12 more: 435/1296. With a 4 kept, three dice for at most 8 more: 336/1296.
        ("sum<=15", (1, 2, 4, 4, 6, 6), (1, 2), Fraction(435, 1296)),
    ],
)
def test_best_keep_with_one_reroll_by_hand(goal: str, faces: Faces, keep: Faces, chance: Fraction) -> None:
    assert odds.best_keep(goal, faces, 1) == keep
    assert odds.chance(goal, 1, faces) == chance


def test_best_keep_without_a_reroll_or_with_the_goal_met_is_all_dice() -> None:
    assert odds.best_keep("AAAA", [6, 1, 2, 3, 4, 5], 0) == (1, 2, 3, 4, 5, 6)
    assert odds.best_keep("AAAA", [5, 1, 5, 5, 2, 5], 3) == (1, 2, 5, 5, 5, 5)
    assert odds.chance("AAAA", 3, [5, 1, 5, 5, 2, 5]) == 1


# Tables and errors


def test_table_of_everything() -> None:
    rows = odds.table()
    assert [row.goal for row in rows] == list(odds.GOALS)
    assert all(row.chances == tuple(odds.chance(row.goal, k) for k in range(6)) for row in rows)


def test_table_of_a_selection_in_the_order_asked_for() -> None:
    assert odds.table(["AAAA", "AAA"], iter([2, 0])) == [
        odds.OddsRow("AAAA", (odds.chance("AAAA", 2), odds.chance("AAAA", 0))),
        odds.OddsRow("AAA", (odds.chance("AAA", 2), odds.chance("AAA", 0))),
    ]


@pytest.mark.parametrize("goal", ["", "aaa", "AAAAAAA", None, ["AAA"]])
def test_unknown_goal(goal: Any) -> None:
    message = f"There is no goal {goal!r}; the goals are AA+BB, AAA, "
    for ask in (lambda: odds.chance(goal), lambda: odds.best_keep(goal, [1] * 6, 1), lambda: odds.table([goal])):
        with pytest.raises(ValueError, match=re.escape(message) + ".*sum<=15"):
            ask()


@pytest.mark.parametrize("rerolls", [-1, 61, 1.0, True, "1", None])
def test_bad_rerolls(rerolls: Any) -> None:
    message = re.escape(f"from 0 to 60, not {rerolls!r}.")
    met = [1] * 6
    for ask in (lambda: odds.chance("AAA", rerolls, met), lambda: odds.best_keep("AAA", met, rerolls)):
        with pytest.raises(ValueError, match=message):
            ask()


@pytest.mark.parametrize("faces", [[], [1] * 5, [1] * 7, 6, {1, 2, 3, 4, 5, 6}])
def test_not_six_dice(faces: Any) -> None:
    for ask in (lambda: odds.chance("AAA", 1, faces), lambda: odds.best_keep("AAA", faces, 1)):
        with pytest.raises(ValueError, match="a sequence of 6 faces, not"):
            ask()


@pytest.mark.parametrize("faces", [[1, 2, 3, 4, 5, 7], [0] * 6, "123456", [1.5] * 6])
def test_not_faces(faces: Any) -> None:
    for ask in (lambda: odds.chance("AAA", 1, faces), lambda: odds.best_keep("AAA", faces, 1)):
        with pytest.raises(ValueError, match="whole number from 1 to 6"):
            ask()


def test_the_most_rerolls_allowed() -> None:
    assert Fraction(999, 1000) < odds.chance("AAAAA", odds.MAX_REROLLS) < 1
