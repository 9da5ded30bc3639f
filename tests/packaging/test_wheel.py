"""What a user installs: built from the source distribution, tried far from the checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from zipfile import ZipFile

import pytest

import aerodrome
from tests.laboratory import LABORATORY

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION = aerodrome.__version__
PAGE = "aerodrome/web/"
COMPILED: list[str] = PROJECT["tool"]["aerodrome"]["compiled"]

# One worker builds, the others go on with other tests.
pytestmark = [pytest.mark.packaging, pytest.mark.xdist_group("packaging"), pytest.mark.timeout(900)]

MOST_DIRECT = 5
MOST_PACKAGES = 10

RANDOM_MATCH = """
import random, aerodrome
choose = random.Random(7).choice
match = aerodrome.new("aerion", seats=1, seed=7)
while match.outcome is None:
    match.play(choose(list(match.legal())))
print(match.outcome)
"""


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs a command that sees neither this checkout nor this environment."""
    hidden = ("PYTHONPATH", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if name not in hidden} | variables
    return subprocess.run(command, cwd=cwd, env=env, text=True, capture_output=True, check=False)


def uv(*arguments: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("uv")
    assert program, "uv is needed: start the tests with ./go test"
    return run(program, *arguments, cwd=cwd, **variables)


def must(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode == 0, f"{result.args}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@dataclass(frozen=True)
class Installed:
    """A wheel, and an environment that holds nothing but it and its dependencies."""

    engine: str
    wheel: Path
    folder: Path

    @cached_property
    def content(self) -> set[str]:
        with ZipFile(self.wheel) as archive:
            return set(archive.namelist())

    def run(self, program: str, *arguments: str) -> str:
        return must(run(self.folder / "venv" / "bin" / program, *arguments, cwd=self.folder))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    must(uv("build", "--sdist", "--out-dir", folder, ROOT, cwd=folder))
    return folder / f"aerodrome-{VERSION}.tar.gz"


def build_wheel(source: Path, folder: Path, mypyc: str) -> subprocess.CompletedProcess[str]:
    locked = ("--build-constraints", ROOT / "requirements" / "dev.txt", "--require-hashes")
    return uv("build", "--wheel", "--out-dir", folder, *locked, source, cwd=folder, AERODROME_MYPYC=mypyc)


def built(sdist: Path, folder: Path, engine: str) -> Path:
    """The wheel with this engine; `./go test` has made the compiled one already, in the same way."""
    made = os.environ.get("AERODROME_WHEEL")
    if engine == "compiled" and made:
        return Path(made)
    must(build_wheel(sdist, folder, mypyc="1" if engine == "compiled" else "0"))
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="session", params=["compiled", "interpreted"])
def installed(request: pytest.FixtureRequest, sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp(request.param)
    wheel = built(sdist, folder, request.param)
    must(uv("venv", "--python", sys.executable, folder / "venv", cwd=folder))
    versions = ("--constraints", ROOT / "requirements" / "run.txt")
    must(uv("pip", "install", "--python", folder / "venv" / "bin" / "python", *versions, f"{wheel}[all]", cwd=folder))
    return Installed(request.param, wheel, folder)


def test_typing_marker_rules_catalogue_and_texts_are_in_the_wheel(installed: Installed) -> None:
    game = "aerodrome/games/aerion"
    files = ("rules.toml", "expansions/rules.toml", "catalogue.toml", "texts/en.ftl", "texts/fr.ftl")
    assert {"aerodrome/py.typed", *(f"{game}/{file}" for file in files)} <= installed.content


def test_the_wheel_holds_all_of_the_package_and_the_page_and_nothing_else(installed: Installed) -> None:
    files = (path for path in (ROOT / "src" / "aerodrome").rglob("*") if path.is_file())
    sources = {path.relative_to(ROOT / "src").as_posix() for path in files if path.suffix not in (".pyc", ".so")}
    others = {name for name in installed.content if f"aerodrome-{VERSION}.dist-info/" not in name}
    written = {name for name in others if not name.endswith(".so") and not name.startswith(PAGE)}
    rulings = {f"aerodrome/rulings/{path.name}" for path in (ROOT / "docs" / "rulings").glob("*.md")}
    assert written == rulings | {name for name in sources if not name.startswith(PAGE)}


def test_a_ruling_can_be_read_from_the_wheel(installed: Installed) -> None:
    shown = installed.run("aerodrome", "rules", "aerion", "after-the-reveal")
    assert "After the reveal" in shown


def test_the_page_is_in_the_wheel_and_what_it_is_made_of_is_not(installed: Installed) -> None:
    page = {name.removeprefix(PAGE) for name in installed.content if name.startswith(PAGE)}
    assert {"index.html", "sw.js", "manifest.webmanifest"} <= page
    assert any(name.startswith("assets/") and name.endswith(".js") for name in page)
    assert not any(name.endswith((".svelte", ".ts", ".map")) for name in page)
    shown = installed.run("python", "-c", "from aerodrome.server import page; print(page.read().is_built)")
    assert shown.strip() == "True"


def test_the_listed_modules_are_compiled_in_the_compiled_wheel_only(installed: Installed) -> None:
    libraries = {name.split(".")[0] for name in installed.content if name.endswith(".so")}
    if installed.engine == "compiled":
        modules = {module.removeprefix("src/").removesuffix(".py") for module in COMPILED}
        assert libraries == modules | {"aerodrome__mypyc"}
    else:
        assert not libraries


def test_only_the_interpreted_wheel_fits_every_machine(installed: Installed) -> None:
    assert installed.wheel.name.endswith("-py3-none-any.whl") == (installed.engine == "interpreted")


def test_the_command_tells_its_version_and_engine(installed: Installed) -> None:
    said = installed.run("aerodrome", "--version")
    assert VERSION in said
    assert installed.engine in said


def test_a_random_match_comes_to_its_end(installed: Installed) -> None:
    assert installed.run("python", "-W", "error", "-c", RANDOM_MATCH).strip()


# Without extras


@pytest.fixture(scope="session")
def bare(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The same wheel as `pip install aerodrome` brings it."""
    folder = tmp_path_factory.mktemp(f"bare-{installed.engine}")
    must(uv("venv", "--python", sys.executable, folder / "venv", cwd=folder))
    must(uv("pip", "install", "--python", folder / "venv" / "bin" / "python", installed.wheel, cwd=folder))
    return Installed(installed.engine, installed.wheel, folder)


def test_without_extras_few_packages_are_installed(bare: Installed) -> None:
    assert len(PROJECT["project"]["dependencies"]) <= MOST_DIRECT
    found = uv("pip", "list", "--format", "json", "--python", bare.folder / "venv" / "bin" / "python", cwd=bare.folder)
    names = {package["name"] for package in json.loads(must(found))}
    assert "aerodrome" in names
    assert len(names) <= MOST_PACKAGES, names


def test_rules_records_odds_and_simulations_work_without_extras(bare: Installed) -> None:
    bare.run("python", "-W", "error", "-c", LABORATORY)


@pytest.mark.parametrize(("command", "extra"), [("--version", "play"), ("serve", "server")])
def test_the_command_says_which_extra_it_needs(bare: Installed, command: str, extra: str) -> None:
    said = run(bare.folder / "venv" / "bin" / "aerodrome", command, cwd=bare.folder)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert f'pip install "aerodrome[{extra}]"' in said.stderr
