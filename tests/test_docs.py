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
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
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
