"""What the build hook decides before it builds anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build


def hook() -> hatch_build.CustomBuildHook:
    builder = WheelBuilder(str(hatch_build.ROOT))
    return hatch_build.CustomBuildHook(builder.root, {}, builder.config, builder.metadata, "", "wheel")


def initialize() -> dict[str, Any]:
    build_data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
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
    assert initialize() == {"force_include": {}, "pure_python": True, "infer_tag": False}


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
