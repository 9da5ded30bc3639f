"""How weights are fitted: the regression on made-up rows, and the rows and files of Celestia Duo's program."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random

import pytest

from aerodrome.bots.celestia_duo import scene
from aerodrome.bots.celestia_duo.weights import SITUATION_NAMES, WEIGHTS, read
from aerodrome.games.celestia_duo import GAME, step
from aerodrome.games.celestia_duo.cards import BABA, CREW, JOKER, KINDS
from aerodrome.kernel import FastDealer
from bench.fit_celestia_duo import SENSE, Explorer, example_of, fit_all, main, marks_of, rows_of
from bench.fitting.files import Row, gathered, with_weights
from bench.fitting.regression import Example, Order, Sense, fit, put_in_order
from tests.games.celestia_duo.midway import MIDWAY

SHIPPED = Path(__file__).parents[2] / "src/aerodrome/bots/celestia_duo/weights.toml"
MARKS = int(scene.MARKS)
NO_SENSE = Sense([])

CONTINUE, STOP, VALIDATE = (GAME.vocabulary.parse(notation).id for notation in ("continue", "stop", "validate"))


def made_up(weights: list[float], amounts: list[int], rows: int) -> list[Example]:
    """Rows in which each mark is there half of the time, up to its amount, and the weights decide the match."""
    chance, examples = Random(5), []
    for _row in range(rows):
        there = [(mark, chance.randint(1, most)) for mark, most in enumerate(amounts) if chance.random() < 0.5]
        worth = sum(weights[mark] * amount for mark, amount in there)
        won = chance.random() < 1 / (1 + exp(-worth))
        examples.append(Example(int(won), [mark for mark, _ in there], [amount for _, amount in there]))
    return examples


def row_with(won: int, situation: int, *marks: int) -> Row:
    return (won, situation, *(int(mark in marks) for mark in range(MARKS)))


def of_situation(weights: list[float], situation: int) -> list[float]:
    return weights[situation * MARKS : (situation + 1) * MARKS]


# The regression


def test_the_weights_that_made_the_rows_are_found() -> None:
    true = [1.0, -0.7, 0.4, -0.1]
    found = fit(made_up(true, [1, 1, 2, 20], 6000), [0.0] * 4, NO_SENSE, Random(1))
    assert found[:3] == pytest.approx(true[:3], abs=0.15)
    assert found[3] == pytest.approx(true[3], abs=0.02)


def test_the_weight_of_a_large_amount_takes_small_steps() -> None:
    found = fit(made_up([0.5, 0.01], [1, 400], 20), [0.5, 0.01], NO_SENSE, Random(1), 40.0)
    assert found == pytest.approx([0.5, 0.01], abs=0.05)


def test_a_mark_that_is_in_no_row_keeps_its_weight() -> None:
    found = fit(made_up([1.0, 1.0], [1, 1], 500), [0.0, 0.0, 0.625], NO_SENSE, Random(1))
    assert found[0] > 0.5
    assert found[2] == 0.625


def test_few_rows_hardly_move_a_weight_that_is_held_and_many_do() -> None:
    few = [Example(1, [0], [1]) for _ in range(4)]
    many = [Example(1, [0], [1]) for _ in range(4000)]
    assert fit(few, [0.0], NO_SENSE, Random(1), 40.0)[0] < 0.1 < fit(few, [0.0], NO_SENSE, Random(1))[0]
    assert fit(many, [0.0], NO_SENSE, Random(1), 40.0)[0] > 1


def test_two_weights_in_the_wrong_order_meet_nearer_to_the_one_with_more_rows() -> None:
    weights = [1.0, 0.0]
    put_in_order(weights, [300, 100], Sense([Order(0, 1)]))
    assert weights == [0.75, 0.75]


def test_a_better_mark_keeps_its_distance() -> None:
    weights = [1.0, 1.0]
    put_in_order(weights, [100, 100], Sense([Order(0, 1, 0.5)]))
    assert weights == [0.75, 1.25]


def test_weights_in_the_right_order_stay() -> None:
    weights = [-1.0, 0.5, 0.25]
    put_in_order(weights, [1, 1, 1], Sense([Order(0, 1, 0.5)], [2]))
    assert weights == [-1.0, 0.5, 0.25]


# The situations of Celestia Duo


def test_without_rows_the_weights_of_celestia_duo_stay_as_they_are() -> None:
    assert [round(weight * 1000) for weight in fit_all([], WEIGHTS, 1)] == WEIGHTS


def test_rows_move_the_weights_of_their_own_situation_only() -> None:
    fitted = fit_all([row_with(0, 1, scene.BIAS)] * 200, WEIGHTS, 1)
    moved = [at for at, weight in enumerate(fitted) if round(weight * 1000) != WEIGHTS[at]]
    assert moved == [MARKS + scene.BIAS]
    assert fitted[moved[0]] * 1000 < WEIGHTS[moved[0]]


def test_a_handful_of_rows_hardly_moves_a_weight_of_celestia_duo() -> None:
    mark = scene.PIRATE + 2
    moved = fit_all([row_with(1, 0, mark)] * 4, WEIGHTS, 1)[mark] * 1000 - WEIGHTS[mark]
    assert 0 < moved < 100


def test_a_mark_counts_as_often_as_it_is_there() -> None:
    row = [1, 0, *[0] * MARKS]
    row[2 + scene.GAP] = 7
    row[2 + scene.EMPTIER] = 3
    assert example_of(tuple(row)) == Example(1, [scene.GAP, scene.EMPTIER], [7, 3])


def test_no_rows_make_good_things_bad() -> None:
    good_but_lost = [row_with(0, 1, mark, scene.SMOKE, scene.ACTIVE_CREW, scene.FIRST + JOKER) for mark in SENSE.good]
    tired_and_won = [row_with(1, 1, scene.USED_CREW, scene.FIRST, scene.SECOND) for _ in range(50)]
    fitted = of_situation(fit_all(good_but_lost * 20 + tired_and_won * 20, WEIGHTS, 1), 1)
    assert fitted[scene.SMOKE] == 0
    assert min(fitted[scene.SMOKE : scene.AMBUSHES]) >= 0
    assert min(fitted[scene.ACTIVE_CREW : scene.PIRATE]) >= 0
    assert min(fitted[scene.FIRST : scene.SECOND]) >= 0
    assert min(fitted[scene.SIZE : scene.EMPTIER]) >= 0
    for crew in range(CREW):
        assert fitted[scene.ACTIVE_CREW + crew] >= fitted[scene.USED_CREW + crew] - 1e-6
    for table in (scene.FIRST, scene.SECOND):
        others = [fitted[table + kind] for kind in range(KINDS) if kind != JOKER]
        assert fitted[table + JOKER] >= max(others) + 0.099


# The matches


def test_every_assault_gives_a_row_with_the_masts_that_stand() -> None:
    state = GAME.from_position(MIDWAY[0])
    standing = int(state.masts)
    rows = rows_of(state, FastDealer(2), FastDealer(3), Explorer(Random(1), 0.0))
    broken = standing - int(state.masts)
    assert broken > 0, "a match that ends in the first Assault shows little"
    assert {len(row) for row in rows} == {2 + MARKS}
    assert {SITUATION_NAMES[row[1]] for row in rows} <= {"normal-boarding", "expert-boarding"}
    fought = broken + int(state.masts > 0)
    assert [row[2 + scene.GAP] for row in rows] == [standing - at for at in range(fought)]
    assert {row[0] for row in rows} == {int(state.masts == 0)}


def test_every_briefing_gives_one_row_however_much_is_said_there() -> None:
    state = GAME.from_position({**MIDWAY[-1], "pirate_ship": 20, "crew": {}})
    assert state.step == step.BRIEFING
    first = int(state.turn)
    rows = rows_of(state, FastDealer(2), FastDealer(3), Explorer(Random(1), 0.0))
    chased = [row for row in rows if not SITUATION_NAMES[row[1]].endswith("boarding")]
    assert len(chased) == int(state.turn) - first + 1 > 1


def test_a_row_tells_of_the_table_before_anything_is_decided() -> None:
    state = GAME.from_position({**MIDWAY[-1], "pirate_ship": 16, "crew": {"baba": "active"}})
    before = marks_of(state)
    rows = rows_of(state, FastDealer(2), FastDealer(3), Explorer(Random(1), 0.0))
    assert rows[1][2 + scene.USED_CREW + BABA] == 1, "she must be called in this briefing for it to tell anything"
    assert list(rows[0][1:]) == before


def test_an_explorer_decides_a_briefing_the_other_way_where_that_is_allowed() -> None:
    both = (CONTINUE, STOP)
    always, never = Explorer(Random(1), 1.0), Explorer(Random(1), 0.0)
    assert always.turn(CONTINUE, both) == STOP
    assert always.turn(STOP, both) == CONTINUE
    assert always.turn(CONTINUE, both[:1]) == CONTINUE
    assert always.turn(VALIDATE, (*both, VALIDATE)) == VALIDATE
    assert never.turn(CONTINUE, both) == CONTINUE


# The files


def test_written_weights_are_read_back_and_the_comments_stay() -> None:
    before = SHIPPED.read_text(encoding="utf-8")
    other = list(range(-len(WEIGHTS) // 2, len(WEIGHTS) // 2))
    after = with_weights(before, [number / 1000 for number in other])
    assert read(after) == other
    assert "python -m bench.fit_celestia_duo" in after
    assert with_weights(after, [number / 1000 for number in WEIGHTS]) == before


@pytest.mark.parametrize("size", [len(WEIGHTS) - 1, len(WEIGHTS) + 1])
def test_a_file_with_room_for_other_weights_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"the file has room for {len(WEIGHTS)} weights, not for {size}"):
        with_weights(SHIPPED.read_text(encoding="utf-8"), [0.0] * size)


def test_rows_gather_from_run_to_run(tmp_path: Path) -> None:
    kept = tmp_path / "rows.txt"
    assert gathered([(1, 2, 3)], kept) == [(1, 2, 3)]
    assert gathered([(0, -4)], kept) == [(1, 2, 3), (0, -4)]
    assert gathered([(5,)], None) == [(5,)]


def test_the_program_plays_keeps_its_rows_and_writes_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = tmp_path / "weights.toml", tmp_path / "rows.txt"
    file.write_text(SHIPPED.read_text(encoding="utf-8"), encoding="utf-8")
    main([str(file), "--modes", "quick", "--matches", "1", "--seed", "3", "--rows", str(kept)])
    rows = gathered([], kept)
    assert f"quick: {len(rows)} rows" in capsys.readouterr().out
    assert {row[1] for row in rows} == {SITUATION_NAMES.index("quick")}
    after = read(file.read_text(encoding="utf-8"))
    assert after[:MARKS] != WEIGHTS[:MARKS]
    assert after[MARKS:] == WEIGHTS[MARKS:]


@pytest.mark.parametrize("share", ["-0.1", "1.1", "much"])
def test_what_is_not_a_share_is_refused(share: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["weights.toml", f"--explored={share}"])
    assert "--explored" in capsys.readouterr().err
