"""Build hook: compiles the engine with mypyc where a C compiler is at hand; elsewhere the wheel is pure Python.

AERODROME_MYPYC decides: `auto` (the default) compiles when it can, `1` fails when it cannot, `0` never compiles. Which
modules are compiled is said once, in pyproject.toml under [tool.aerodrome].
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

ROOT = Path(__file__).resolve().parent
SHARED_LIBRARY = "aerodrome"
"""mypyc puts all modules into one library, `aerodrome__mypyc`; left alone it would name it by a hash."""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules() -> list[str]:
    """The source files to compile. A slip in the list must not quietly give a slow wheel."""
    modules: list[str] = project()["tool"]["aerodrome"]["compiled"]
    if not modules:
        raise ValueError("pyproject.toml: [tool.aerodrome] compiled is empty")
    missing = [module for module in modules if not (ROOT / module).is_file()]
    if missing:
        raise FileNotFoundError(f"pyproject.toml: [tool.aerodrome] compiled lists missing files: {', '.join(missing)}")
    return modules


def mode() -> str:
    value = os.environ.get("AERODROME_MYPYC", "auto")
    if value not in ("auto", "0", "1"):
        raise ValueError(f"AERODROME_MYPYC is {value!r}; it can be auto, 0 or 1")
    return value


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and header.is_file()


def wants_compiling() -> bool:
    return mode() == "1" or (mode() == "auto" and has_compiler())


@contextlib.contextmanager
def build_surroundings() -> Iterator[None]:
    """From the project's root and with src as the import root, mypyc gives the modules their full names."""
    before = os.environ.get("MYPYPATH")
    os.environ["MYPYPATH"] = str(ROOT / "src")
    try:
        with contextlib.chdir(ROOT):
            yield
    finally:
        if before is None:
            del os.environ["MYPYPATH"]
        else:
            os.environ["MYPYPATH"] = before


def compile_engine(scratch: Path) -> dict[str, str]:
    """Compiles the listed modules; returns where each library is and where it goes in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # The packages' __init__ modules import what a build environment lacks; only what is compiled is checked here.
    options = ["--config-file=", "--strict", "--explicit-package-bases", "--follow-imports=silent"]
    options.append(f"--cache-dir={scratch / 'cache'}")
    with build_surroundings():
        extensions = mypycify(
            [*options, *compiled_modules()],
            opt_level="3",
            debug_level="0",
            group_name=SHARED_LIBRARY,
            target_dir=str(scratch / "c"),
        )
        command = build_ext(Distribution({"name": "aerodrome", "ext_modules": extensions}))
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "objects")
        command.ensure_finalized()
        command.run()
    return {library: Path(library).relative_to(command.build_lib).as_posix() for library in command.get_outputs()}


class CustomBuildHook(BuildHookInterface[WheelBuilderConfig]):
    """What hatchling calls when it builds a wheel."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Asked before the isolated build, so mypy is fetched only where it is used."""
        if not wants_compiling():
            return []
        requirements: list[str] = project()["dependency-groups"]["mypyc"]
        return requirements

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        compiled_modules()
        if not wants_compiling():
            return
        try:
            if not has_compiler():
                raise RuntimeError("AERODROME_MYPYC=1 needs a C compiler and Python.h")
            self.scratch = tempfile.TemporaryDirectory(prefix="aerodrome-build-")
            libraries = compile_engine(Path(self.scratch.name))
        except (Exception, SystemExit) as error:  # mypyc exits when a module does not type-check
            if mode() == "1":
                raise
            self.app.display_warning(f"engine: mypyc failed ({error!r}), so pure Python")
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            self.scratch.cleanup()
