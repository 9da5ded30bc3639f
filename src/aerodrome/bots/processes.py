"""Worker processes: what the parent does when it starts some, and what each does before its work."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from multiprocessing import resource_tracker


@contextlib.contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, not even while they are still starting: the parent decides."""
    if sys.platform == "win32":
        yield
        return
    # Starting the tracker later would let Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker() -> None:
    """In a worker, before its work: it ignores Ctrl-C and leaves when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A parent that was killed cannot end its workers. A fork server leaves after the last of its children."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
