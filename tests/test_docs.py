"""What the README and the pages say is true: their examples run, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    result = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.failed == 0


def test_there_are_examples() -> None:
    tried = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(tried) > 15


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)", prose):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_script_for_strangers_checks_a_record(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    script = tmp_path / "check.py"
    script.write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    record = ROOT / "tests" / "games" / "aerion" / "goldens" / "2" / "three-pixies.json"
    good = subprocess.run([sys.executable, script, record], capture_output=True, text=True, check=True)
    assert re.match(r"\d{3} picks checked: they follow from the seed\n", good.stdout)
    forged = tmp_path / "forged.json"
    text = record.read_text(encoding="utf-8")
    roll = re.search(r'"dice",6,\[(\d)', text)
    assert roll is not None
    other = str((int(roll[1]) + 1) % 6)
    forged.write_text(text[: roll.start(1)] + other + text[roll.end(1) :], encoding="utf-8")
    bad = subprocess.run([sys.executable, script, forged], capture_output=True, text=True, check=False)
    assert bad.returncode == 1
    assert "pick 0 on dice should be" in bad.stderr


def test_quotes_of_the_small_game_are_true() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folder = ROOT / "tests" / "outside" / "lanterns"
    sources = [file.read_text("utf-8") for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    quotes = [
        part
        for block in re.findall(r"```(?:python|toml|fluent)\n(.+?)```", page, re.DOTALL)
        for part in ([block] if "\n    " in block or "[[" in block else block.splitlines(keepends=True))
        if ">>>" not in block and "entry-points" not in block
    ]
    assert len(quotes) > 8
    assert [quote for quote in quotes if not any(quote in source for source in sources)] == []


FOLDERS = {
    "Aerion, file by file": ROOT / "src" / "aerodrome" / "games" / "aerion",
    "Celestia Duo, file by file": ROOT / "src" / "aerodrome" / "games" / "celestia_duo",
    "Etherium, file by file": ROOT / "src" / "aerodrome" / "games" / "etherium",
    "The server, file by file": ROOT / "src" / "aerodrome" / "server",
    "The page, folder by folder": ROOT / "web" / "src",
}
"""Where the files of a chapter of docs/architecture.md lie; the first cell of each row names some."""
FILE = re.compile(r"`([\w./-]+(?:\.(?:py|toml|ts|svelte|css|html|ftl)|/))`")


def test_the_architecture_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    parts = (ROOT / "src", ROOT / "web" / "src", ROOT / "web" / "plugins")
    known = [*ROOT.iterdir(), *(ROOT / "web").iterdir(), *(path for part in parts for path in part.rglob("*"))]
    paths = [f"/{path.relative_to(ROOT)}{'/' if path.is_dir() else ''}" for path in known]
    missing: list[str] = []
    chapters = dict(part.partition("\n")[::2] for part in page.split("\n## ")[1:])
    for title, text in chapters.items():
        if title in FOLDERS:
            cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
            named = [name for cell in cells for name in FILE.findall(cell)]
            assert named, title
            missing += [f"{title}: {name}" for name in named if not (FOLDERS[title] / name).exists()]
        rest = [name for name in FILE.findall(text) if not name.startswith("..")]
        missing += [f"{title}: {name}" for name in rest if not any(path.endswith(f"/{name}") for path in paths)]
    assert chapters.keys() >= FOLDERS.keys()
    assert missing == []
