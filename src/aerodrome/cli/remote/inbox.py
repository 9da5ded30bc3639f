"""Hearing two things at once: what is typed, and what a table tells."""

from __future__ import annotations

import codecs
import os
import sys
import threading
from queue import Queue
from typing import NamedTuple

from aerodrome.client import News

CHUNK = 4096


class TypedLine(NamedTuple):
    """A line was typed; None when there is nobody to type another."""

    line: str | None


class ConnectionChanged(NamedTuple):
    """The line to the server was lost, or holds again."""

    holds: bool


class ConnectionEnded(NamedTuple):
    """Nothing more will come from the server."""

    error: Exception


Heard = TypedLine | News | ConnectionChanged | ConnectionEnded


class Inbox:
    """Whatever comes, in the order in which it comes. Nothing is read before `listen`."""

    def __init__(self) -> None:
        self.heard: Queue[Heard] = Queue()

    def listen(self) -> None:
        """Read what is typed from now on, in a thread: it waits there, and nothing waits for it."""
        threading.Thread(target=self._read, daemon=True).start()

    def line(self) -> str:
        """The next line that is typed, before there is a table to hear of. Raises EOFError when there is none."""
        while True:
            heard = self.heard.get()
            if isinstance(heard, TypedLine):
                if heard.line is None:
                    raise EOFError
                return heard.line

    def _read(self) -> None:
        # Not through sys.stdin: a thread that waits in there would keep the program from ending.
        decode = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace").decode
        handle, rest = sys.stdin.fileno(), ""
        while data := os.read(handle, CHUNK):
            *lines, rest = (rest + decode(data)).split("\n")
            for line in lines:
                self.heard.put(TypedLine(line))
        if rest:
            self.heard.put(TypedLine(rest))
        self.heard.put(TypedLine(None))
