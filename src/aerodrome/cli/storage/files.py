"""Reading what others wrote, and writing so that nothing is ever lost."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from aerodrome.cli.errors import CommandError

BINARY = getattr(os, "O_BINARY", 0)
_REFUSALS: dict[type[Exception], str] = {
    FileNotFoundError: "cli-error-no-file",
    FileExistsError: "cli-error-exists",
    IsADirectoryError: "cli-error-not-a-file",
    PermissionError: "cli-error-permission",
}
_T = TypeVar("_T")


@contextlib.contextmanager
def watched(path: Path) -> Iterator[None]:
    """Turns what the operating system refuses into a sentence that names the file."""
    try:
        yield
    except (OSError, ValueError) as error:
        if type(error) in _REFUSALS:
            raise CommandError(_REFUSALS[type(error)], file=str(path)) from None
        # ValueError: a path that no operating system accepts, with a null in it.
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CommandError("cli-error-file", file=str(path), reason=reason) from None


def read(path: Path, most_bytes: int) -> bytes:
    """The bytes of a regular file that is not larger than this."""
    with watched(path):
        handle = os.open(path, os.O_RDONLY | BINARY | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise CommandError("cli-error-not-a-file", file=str(path))
            data = file.read(most_bytes + 1)
    if len(data) > most_bytes:
        raise CommandError("cli-error-too-large", file=str(path), most=most_bytes)
    return data


def read_text(path: Path, most_bytes: int) -> str:
    try:
        return read(path, most_bytes).decode("utf-8")
    except UnicodeDecodeError:
        raise CommandError("cli-error-not-text", file=str(path)) from None


def decoded(data: bytes, decoder: msgspec.json.Decoder[_T], key: str, **values: str | int) -> _T:
    """What a decoder reads; CommandError with this key where it cannot."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise CommandError(key, **values) from None


def create(path: Path, data: bytes, mode: int = 0o600) -> None:
    """Write a file that does not exist yet. It is complete on disk when this returns; a failure leaves nothing."""
    with watched(path):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode)
        try:
            write_all(handle, data)
        except BaseException:
            path.unlink()
            raise
        finally:
            os.close(handle)
        settle_folder(path.parent)


def replace(path: Path, data: bytes) -> None:
    """Put these bytes in the place of a file, or where none is: at any moment there is the old file or the new one.

    Only one process at a time may do this to a file.
    """
    new = path.with_name(f"{path.name}.new")
    with watched(new):
        new.unlink(missing_ok=True)  # left by a crash
    create(new, data)
    with watched(path):
        new.replace(path)
        settle_folder(path.parent)


def write_all(handle: int, data: bytes, *, waits: bool = True) -> None:
    """Write all of it, and wait until the disk has it."""
    while data:
        data = data[os.write(handle, data) :]
    if waits:
        os.fsync(handle)


def settle_folder(folder: Path) -> None:
    """Wait until the disk knows the files of a folder. Where folders cannot be opened, there is nothing to wait for."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_name(folder: Path, stem: str, ending: str) -> Path:
    """A name in this folder that no file has."""
    path = folder / f"{stem}{ending}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ending}"
        number += 1
    return path
