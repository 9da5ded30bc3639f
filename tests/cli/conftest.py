"""Which tests of the terminal need to run on both engines."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
# These play whole matches through the terminal; the others look at words and pictures, which no engine changes.
ON_BOTH_ENGINES = ("test_journal.py", "test_pty.py", "test_seats.py", "test_simulate.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.name not in ON_BOTH_ENGINES:
            item.add_marker(pytest.mark.once)
