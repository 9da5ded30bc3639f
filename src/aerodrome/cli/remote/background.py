"""An event loop in a thread of its own, for a program that otherwise does one thing after the other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Self, TypeVar

_T = TypeVar("_T")


class Background:
    """Runs what is asynchronous, and waits for it. Leaving the `with` block cancels what still runs."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._loop = self._runner.get_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """What comes of some work."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._runner.close()
