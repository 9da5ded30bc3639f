"""The rules of the table itself, common to all games; games number their own from 10 upwards.

This module is compiled.
"""

from __future__ import annotations

from typing import Final

MATCH_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_ACTION: Final = 3
NOTHING_TO_WITHDRAW: Final = 4
