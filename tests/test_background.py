"""What is built behind a running program: there when all of it is, told of once when it failed, never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tools.background import Product, Superseded, is_first
from tools.steps import ROOT, CommandError, fail, stamped

pytestmark = pytest.mark.once
SECONDS = 20


@pytest.fixture
def product(tmp_path: Path) -> Product:
    return Product(tmp_path / "tree-1")


def making(folder: Path) -> None:
    folder.mkdir()
    (folder / "engine.so").touch()


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


# A product


def test_the_folder_is_there_only_when_all_of_it_is(product: Product) -> None:
    def make(folder: Path) -> None:
        making(folder)
        assert not product.is_ready
        assert product.is_being_built

    product.build(make)
    assert (product.folder / "engine.so").exists()
    assert not product.is_being_built
    product.build(lambda _: fail("it is there already"))


def test_a_failed_build_is_told_once_and_can_be_tried_again(product: Product) -> None:
    for _ in range(2):
        with pytest.raises(CommandError):
            product.build(lambda _: fail("no luck"))
        assert product.has_failed
        assert (product.is_news(), product.is_news()) == (True, False)
    product.build(making)
    assert product.is_ready
    assert not product.has_failed


@pytest.mark.parametrize("error", [KeyboardInterrupt, Superseded])
def test_a_build_that_is_broken_off_has_not_failed_and_leaves_nothing_half_done(
    product: Product, error: type[BaseException]
) -> None:
    def make(folder: Path) -> None:
        making(folder)
        raise error

    with pytest.raises(error):
        product.build(make)
    assert not product.is_ready
    assert not product.has_failed
    product.build(making)
    assert product.is_ready


def test_a_build_behind_goes_on_alone_in_a_session_of_its_own(product: Product, tmp_path: Path) -> None:
    code = (
        "import os, sys, time; from pathlib import Path; from tools.background import Product\n"
        "def make(folder):\n"
        "    while not Path(sys.argv[2]).exists(): time.sleep(0.02)\n"
        "    folder.mkdir(); (folder / 'facts').write_text(f'{os.getsid(0) == os.getpid()} {os.nice(0)}')\n"
        "Product(Path(sys.argv[1])).build(make)\n"
    )
    go_on = tmp_path / "go-on"
    command = (sys.executable, "-c", code, product.home, go_on)
    process = product.build_behind(command, shown=False, env={**os.environ, "PYTHONPATH": str(ROOT)})
    until(lambda: product.is_being_built)
    assert not product.is_ready
    go_on.touch()
    assert process.wait(SECONDS) == 0
    assert (product.folder / "facts").read_text() == f"True {min(os.nice(0) + 19, 19)}"


def test_what_was_built_for_other_sources_goes_unless_it_is_used(tmp_path: Path) -> None:
    old, used, new = (Product(tmp_path / f"tree-{number}") for number in range(3))
    revision = Product(tmp_path / "0123abcd")
    for one in (old, used, revision):
        one.build(making)
    used.hold()
    new.build(making)
    new.clear_others("tree-*")
    assert [one.is_ready for one in (old, used, new, revision)] == [False, True, True, True]


def test_work_that_was_broken_off_is_never_taken_for_done(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    with stamped(stamp, "one"):
        pass

    def break_off() -> None:
        with stamped(stamp, "two"):
            fail("broken off")

    with pytest.raises(CommandError):
        break_off()
    with stamped(stamp, "one") as stale:
        assert stale


def test_the_status_of_a_program_is_handed_on() -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tools.background import running\n"
    for inner, status in (("raise SystemExit(7)", 7), ("import os; os.kill(os.getpid(), 9)", 137)):
        command = [sys.executable, "-c", f"{code}sys.exit(running([sys.executable, '-c', {inner!r}], {{}}))"]
        assert subprocess.run(command, check=False, timeout=SECONDS).returncode == status


# What ./go does with it


@pytest.fixture
def go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with a folder for what it builds."""
    spec = spec_from_loader("go", SourceFileLoader("go", str(ROOT / "go")))
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(script, "BUILD", tmp_path)
    return script


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The builds that are begun in the background; none is carried out."""
    found: list[object] = []
    monkeypatch.setattr(Product, "build_behind", lambda _, command, **__: found.append(command))
    return found


def test_the_engine_is_compiled_behind_the_program(
    go: ModuleType, begun: list[object], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "has_compiler", lambda: True)
    assert go.compile_behind(go.Engine(), "the next start uses it", shown=False)
    assert begun == [(sys.executable, ROOT / "go", "engine", "--behind")]
    assert "compiling the engine in the background; the next start uses it" in capsys.readouterr().out


def test_no_second_build_is_begun_beside_the_first(
    go: ModuleType, begun: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "has_compiler", lambda: True)
    engine = go.Engine()

    def make(folder: Path) -> None:
        making(folder)
        assert go.compile_behind(go.Engine(), "", shown=False)

    engine.build(make)
    assert begun == []


def test_without_a_compiler_nothing_is_built_and_that_is_said_once(
    go: ModuleType, begun: list[object], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "has_compiler", lambda: False)
    for _ in range(2):
        assert not go.compile_behind(go.Engine(), "", shown=False)
    assert capsys.readouterr().out.count("no C compiler") == 1
    assert begun == []


def test_a_failed_compilation_is_told_once_with_its_log_and_not_tried_until_the_sources_change(
    go: ModuleType, begun: list[object], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(go, "has_compiler", lambda: True)
    with pytest.raises(CommandError):
        go.Engine().build(lambda _: fail("no luck"))
    for _ in range(2):
        assert not go.compile_behind(go.Engine(), "", shown=False)
    assert capsys.readouterr().out.count(f"{go.Engine.key()}/build.log has the reason") == 1
    assert begun == []
    monkeypatch.setattr(go.Engine, "key", staticmethod(lambda: "tree-other"))
    assert go.compile_behind(go.Engine(), "", shown=False)
    assert len(begun) == 1


def test_an_unknown_wish_about_the_engine_is_refused(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_MYPYC", "yes")
    with pytest.raises(CommandError, match="auto, 0 or 1"):
        go.engine_wish()


def test_what_is_first_is_so_once(tmp_path: Path) -> None:
    assert [is_first(tmp_path / "new" / "mark") for _ in range(3)] == [True, False, False]
