"""The reference client: a seat at a table, kept through lost connections. `docs/protocol.md` tells what it does."""

from .client import Client
from .errors import ClientError, Closed, Declined, Unexpected, Unreachable
from .fairness import Doubt, Fairness
from .links import Link, read_link
from .seat import News, Seat

__all__ = [
    "Client",
    "ClientError",
    "Closed",
    "Declined",
    "Doubt",
    "Fairness",
    "Link",
    "News",
    "Seat",
    "Unexpected",
    "Unreachable",
    "read_link",
]
