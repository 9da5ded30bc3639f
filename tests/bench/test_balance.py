"""The chapters of docs/balance.md: each is written by itself, from matches that were really played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.bots.estimates import chapters, of_game
from aerodrome.games import find
from aerodrome.lab import Result, Standing
from bench.balance import estimates
from bench.balance.cli import CHAPTERS, main, with_chapter
from bench.balance.etherium import distance

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    copy = tmp_path / "balance.md"
    copy.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    return copy


def chapter(text: str, game: str) -> str:
    return text.split(f"<!-- balance:{game}:begin -->")[1].split(f"<!-- balance:{game}:end -->")[0]


def test_the_page_has_a_place_for_every_game() -> None:
    for game in CHAPTERS:
        assert "new words" in with_chapter(PAGE.read_text(encoding="utf-8"), game, "new words")


def test_a_chapter_is_written_and_the_others_stay_as_they_are(page: Path) -> None:
    before = page.read_text(encoding="utf-8")
    words = ("--game", "celestia_duo", "--games", "2", "--bot", "random", "--workers", "1", "--markdown", str(page))
    main(words)
    after = page.read_text(encoding="utf-8")
    written = chapter(after, "celestia_duo")
    assert after.replace(written, chapter(before, "celestia_duo")) == before
    rows = re.findall(r"^\| ((?:Quick|Normal|Expert)[^|]*) \| ([\d,]+) \|", written, re.MULTILINE)
    played = {title: int(matches) for title, matches in rows}
    assert played["Quick"] == played["Normal, Sidonie"] == played["Expert"] == played["Expert, 18"] == 2
    assert played["Normal, mean of the five"] == 10
    assert sum(played.get(f"Normal, {deck}", 0) for deck in ("small", "medium", "large")) == 10
    main(words)
    assert page.read_text(encoding="utf-8") == after


def test_etheriums_chapter_has_every_table_and_everybody_sits_everywhere(page: Path) -> None:
    before = page.read_text(encoding="utf-8")
    words = ("--game", "etherium", "--games", "2", "--bot", "random", "--workers", "1", "--markdown", str(page))
    main(words)
    after = page.read_text(encoding="utf-8")
    written = chapter(after, "etherium")
    assert after.replace(written, chapter(before, "etherium")) == before
    tables = dict(part.split("\n", 1) for part in written.split("\n### ")[1:])
    played = {
        title: {name: int(count) for name, count in re.findall(r"^\| ([\w ]+) \| ([\d,]+) \|", text, re.MULTILINE)}
        for title, text in tables.items()
    }
    box = dict.fromkeys(("Psolos", "Reces", "Hivalia", "Ertis"), 4)
    assert played.pop("Against chance")["everywhere"] == 4
    assert played.pop("Four players") == box | dict.fromkeys("1234", 4)
    assert played.pop("Four players, tactical set-up") == box
    assert played.pop("Three players") == dict.fromkeys(box, 18)
    assert played.pop("Two players") == dict.fromkeys(box, 6)
    extended = (*box, "Meinas", "Mauhéa")
    assert list(played.values()) == [dict.fromkeys(extended, 25), dict.fromkeys(extended, 6)]
    assert all(title.startswith("Extension (reconstructed as a whole)") for title in played)


@pytest.mark.parametrize(
    ("wins", "losses", "text"),
    [
        (100, 100, "+0.0"),
        (118, 82, "**+9.0**†"),
        (112, 88, "+6.0"),
        (570, 430, "+7.0†"),
        (117, 82, "+8.8"),
        (34, 6, "+35.0"),
    ],
)
def test_a_people_far_from_its_share_is_marked_from_enough_matches_on(wins: int, losses: int, text: str) -> None:
    row = Standing()
    for winner, count in ((0, wins), (1, losses)):
        one = Result(
            match=0,
            seats=2,
            winners=(winner,),
            ending="",
            scores=(),
            turns=None,
            decisions=1,
            facts={},
            bots=("a", "b"),
        )
        for _ in range(count):
            row.add(one, (0,))
    assert distance(row) == text


def test_a_page_without_the_place_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    other = tmp_path / "other.md"
    other.write_text("# Something else\n", encoding="utf-8")
    with pytest.raises(ValueError, match="balance:aerion:begin"):
        main(("--game", "aerion", "--markdown", str(other)))
    assert other.read_text(encoding="utf-8") == "# Something else\n"


# What the page shows of it


def test_the_estimates_are_those_of_the_page() -> None:
    written = estimates.written(PAGE.read_text(encoding="utf-8")) + "\n"
    assert estimates.TARGET.read_text(encoding="utf-8") == written, "run python -m bench.balance.estimates"


def test_the_estimates_tell_how_they_were_made_and_are_of_these_rules() -> None:
    for game, chapter in chapters().items():
        assert chapter.command in PAGE.read_text(encoding="utf-8")
        assert of_game(find(game)) == chapter.estimates, "the rules have changed: play the balance tables again"
