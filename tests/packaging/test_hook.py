"""What the build hook decides before it builds anything."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder
from setuptools import Extension
from setuptools.errors import CompileError

import hatch_build

PROJECT = hatch_build.ROOT
SOURCE = "[dependency-groups]\nmypyc = ['mypy==1']\nnode = ['node==1']\n"


@pytest.fixture(autouse=True)
def no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_WEB", "0")


def hook() -> hatch_build.CustomBuildHook:
    builder = WheelBuilder(str(PROJECT))
    return hatch_build.CustomBuildHook(builder.root, {}, builder.config, builder.metadata, "", "wheel")


def initialize() -> dict[str, Any]:
    build_data: dict[str, Any] = {"force_include": {}, "artifacts": [], "pure_python": True, "infer_tag": False}
    hook().initialize("standard", build_data)
    return build_data


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


@pytest.mark.parametrize(
    ("listed", "complaint"), [("", "compiled is empty"), ("'src/aerodrome/gone.py'", "src/aerodrome/gone.py")]
)
@pytest.mark.parametrize("mypyc", ["auto", "0", "1"])
def test_a_broken_list_of_modules_stops_every_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mypyc: str, listed: str, complaint: str
) -> None:
    (tmp_path / "pyproject.toml").write_text(
        f"[project]\nname = 'sample'\nversion = '1'\n[tool.aerodrome]\ncompiled = [{listed}]\n", encoding="utf-8"
    )
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setenv("AERODROME_MYPYC", mypyc)
    with pytest.raises((ValueError, FileNotFoundError), match=complaint):
        initialize()


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_wheel_is_pure_and_needs_no_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_MYPYC", "auto")
    assert hook().dependencies() == []
    assert initialize() == {"force_include": {}, "artifacts": [], "pure_python": True, "infer_tag": False}


@pytest.mark.usefixtures("no_compiler")
def test_insisting_without_a_compiler_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_MYPYC", "1")
    with pytest.raises(RuntimeError, match="C compiler"):
        initialize()


def test_compiling_asks_for_the_pinned_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_MYPYC", "1")
    assert all("==" in requirement for requirement in hook().dependencies())
    assert any(requirement.startswith("mypy[mypyc]==") for requirement in hook().dependencies())


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_MYPYC", "yes")
    with pytest.raises(ValueError, match="auto, 0 or 1"):
        initialize()


# The units that the C compiler gets


def test_the_modules_of_a_game_are_one_unit_and_its_bots_another(tmp_path: Path) -> None:
    names = {
        "games_aerion": ["__native_x___games___aerion___dice.c", "__native_x___games___aerion___expansions___eggs.c"],
        "bots_aerion": ["__native_x___bots___aerion___turn.c"],
        "kernel": ["__native_x.c", "__native_x___kernel___state.c", "int_ops.c"],
    }
    sizes = {"games_aerion": 10, "bots_aerion": 40, "kernel": 1}
    for unit, files in names.items():
        for file in files:
            (tmp_path / file).write_text("x" * sizes[unit])
    library = Extension("library", [str(tmp_path / file) for files in names.values() for file in files])
    hatch_build.join_units(library, tmp_path / "units")
    assert [Path(unit).stem for unit in library.sources] == ["bots_aerion", "games_aerion", "kernel"]
    for unit, files in names.items():
        included = (tmp_path / "units" / f"{unit}.c").read_text().splitlines()
        assert included == [f'#include "{tmp_path / file}"' for file in files]


def test_the_first_error_of_the_c_compiler_stops_the_build(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("this is not C\n")
    with pytest.raises(CompileError):
        hatch_build.build_libraries([Extension("broken", [str(source)])], tmp_path)


# The page


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with something that a page is made of, which is wanted."""
    for name in ("web/index.html", "web/src/main.ts", "web/node_modules/x/index.js", "src/aerodrome/texts/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
        os.utime(tmp_path / name, (1000, 1000))
    (tmp_path / "pyproject.toml").write_text(SOURCE)
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setenv("AERODROME_WEB", "1")
    monkeypatch.setenv("AERODROME_MYPYC", "0")
    return tmp_path


def built(checkout: Path, at: int) -> None:
    index = checkout / hatch_build.PAGE / "index.html"
    index.parent.mkdir(parents=True)
    index.write_text("the page")
    os.utime(index, (at, at))


def test_a_page_is_built_when_it_is_missing_or_older_than_what_it_is_made_of(checkout: Path) -> None:
    assert not hatch_build.is_page_fresh()
    built(checkout, 1000)
    assert hatch_build.is_page_fresh()
    for name in ("web/src/main.ts", "src/aerodrome/texts/en.ftl"):
        os.utime(checkout / name, (2000, 2000))
        assert not hatch_build.is_page_fresh(), name
        os.utime(checkout / name, (1000, 1000))
    os.utime(checkout / "web/node_modules/x/index.js", (2000, 2000))
    assert hatch_build.is_page_fresh()


def test_node_is_fetched_only_where_a_page_must_be_built_and_none_will_do(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "has_node", lambda: False)
    assert hook().dependencies() == ["node==1"]
    monkeypatch.setattr(hatch_build, "has_node", lambda: True)
    assert hook().dependencies() == []
    monkeypatch.setattr(hatch_build, "has_node", lambda: False)
    monkeypatch.setenv("AERODROME_WEB", "0")
    assert hook().dependencies() == []
    monkeypatch.setenv("AERODROME_WEB", "1")
    built(checkout, 2000)
    assert hook().dependencies() == []


@pytest.mark.parametrize(
    ("said", "will_do"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.9.0", False),
        ("v22.11.1", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_some_versions_of_node_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, will_do: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert hatch_build.has_node() is will_do


def test_a_page_that_cannot_be_built_stops_the_build(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "npm").write_text("#!/bin/sh\nexit 3\n")
    (checkout / "npm").chmod(0o755)
    monkeypatch.setattr(hatch_build, "has_node", lambda: True)
    monkeypatch.setenv("PATH", f"{checkout}:/bin:/usr/bin")
    with pytest.raises(RuntimeError, match="AERODROME_WEB=0 leaves the page out"):
        hatch_build.build_page()


def test_an_unknown_wish_about_the_page_is_refused(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hatch_build.wants_page()
    monkeypatch.setenv("AERODROME_WEB", "yes")
    with pytest.raises(ValueError, match="0 or 1"):
        hatch_build.wants_page()
    monkeypatch.setenv("AERODROME_WEB", "1")
    shutil.rmtree(checkout / "web")
    assert not hatch_build.wants_page()
