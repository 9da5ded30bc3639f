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

    def try_to_lock_inode(_handle: int) -> bool:
        """There are no such locks here."""
        return True

else:
    import fcntl
    import struct

    def try_to_lock(handle: int) -> bool:
        """Whether this process alone may write the file now."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    # SQLite's own locks lie at 1 GiB; no database reaches this byte.
    _FAR_AWAY = 1 << 60

    def try_to_lock_inode(_handle: int) -> bool:
        """Whether this process alone uses the file, whichever name led to it.

        The lock belongs to the open file, not to the process, where the system knows such locks: closing another
        handle of the same file does not end it, and locks of SQLite do not touch it.
        """
        command = getattr(fcntl, "F_OFD_SETLK", None)
        if command is None:
            return True
        try:
            fcntl.fcntl(_handle, command, struct.pack("hhqqi0q", fcntl.F_WRLCK, 0, _FAR_AWAY, 1, 0))
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            # A file system without such locks: the lock by name has to do.
            return True
        return True
