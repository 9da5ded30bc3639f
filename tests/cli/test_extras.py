"""What a command says where its extra is not installed; the extras are hidden in a process of its own."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.laboratory import LABORATORY

from .helpers import environment

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
PLAY = ("cyclopts", "httpx", "rich", "websockets")
SERVER = ("alembic", "httptools", "itsdangerous", "prometheus_client", "psycopg", "segno", "sqlalchemy", "starlette")
HIDDEN = (*PLAY, *SERVER, "structlog", "uvicorn", "uvloop")


def without(
    home: Path, hidden: tuple[str, ...], script: str, *words: str, lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Runs a script where some modules cannot be imported."""
    begin = f"import sys; sys.modules.update(dict.fromkeys({hidden}))\n"
    command = [sys.executable, "-W", "error", "-c", begin + script, *words]
    return subprocess.run(
        command, env=environment(home, lang), cwd=home, text=True, encoding="utf-8", capture_output=True, check=False
    )


MAIN = "from aerodrome.cli import main; sys.exit(main())"


def test_the_hidden_modules_are_those_of_the_extras() -> None:
    listed = {one.split(">")[0].split("[")[0].replace("-", "_") for extra in EXTRAS.values() for one in extra}
    assert listed - {"aerodrome"} == set(HIDDEN)


@pytest.mark.parametrize(
    ("hidden", "command", "extra"),
    [
        (HIDDEN, ("--version",), "play"),
        (HIDDEN, ("simulate", "aerion"), "play"),
        (HIDDEN, ("serve",), "server"),
        (SERVER, ("serve",), "server"),
        (SERVER, ("close-outdated",), "server"),
        (("httpx",), ("join", "http://host/table/1"), "play"),
    ],
)
def test_a_command_says_which_extra_to_install(
    tmp_path: Path, hidden: tuple[str, ...], command: tuple[str, ...], extra: str
) -> None:
    english, french = (without(tmp_path, hidden, MAIN, *command, lang=lang) for lang in ("en", "fr"))
    for said in (english, french):
        assert (said.returncode, said.stdout) == (2, "")
        assert said.stderr.count("\n") == 1
        assert f'pip install "aerodrome[{extra}]"' in said.stderr
    assert english.stderr != french.stderr


def test_a_module_that_no_extra_has_is_no_reason_to_install_one(tmp_path: Path) -> None:
    said = without(tmp_path, ("aerodrome.cli.app",), MAIN, "--version")
    assert said.returncode == 70
    assert "pip install" not in said.stderr


def test_the_terminal_needs_nothing_of_the_server(tmp_path: Path) -> None:
    said = without(tmp_path, tuple(one for one in HIDDEN if one not in PLAY), MAIN, "play", "aerion", "--seed", "7")
    assert "aerodrome[" not in said.stderr
    assert said.stdout


def test_rules_records_odds_and_simulations_need_no_extra(tmp_path: Path) -> None:
    said = without(tmp_path, HIDDEN, LABORATORY)
    assert (said.returncode, said.stderr) == (0, "")
