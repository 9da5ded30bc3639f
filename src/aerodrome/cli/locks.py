"""One writer for each file. The lock is the operating system's: it ends with the process, whatever ends that."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    _FAR_AWAY = 1 << 30  # the locked byte must not be one that a reader wants

    def try_to_lock(handle: int) -> bool:
        """Whether this process alone may write the file now."""
        os.lseek(handle, _FAR_AWAY, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_to_lock(handle: int) -> bool:
        """Whether this process alone may write the file now."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
