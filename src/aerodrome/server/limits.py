"""How much one visitor may ask for: token buckets by name, and counts of what is open or held at the same time."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from aerodrome.protocol import Refused

from .settings import Rate

Clock = Callable[[], float]

MOST_BUCKETS = 20_000
MOST_NAME = 64
IPV6_NETWORK = 64


class Bucket:
    """A token bucket: it begins full, and fills again with time."""

    __slots__ = ("_clock", "_filled", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._filled = clock()

    def take(self, cost: float = 1) -> float:
        """0 when there was enough, which is taken; else the seconds after which there will be, and nothing is taken.

        A cost above the burst counts as the burst: it has to wait for a full bucket.
        """
        self._fill()
        cost = min(cost, self._rate.burst)
        if cost <= self._tokens:
            self._tokens -= cost
            return 0.0
        return (cost - self._tokens) / self._rate.per_second

    @property
    def is_full(self) -> bool:
        """Whether it is like a new one."""
        self._fill()
        return self._tokens >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        gained = max(now - self._filled, 0.0) * self._rate.per_second
        self._tokens = min(self._tokens + gained, self._rate.burst)
        self._filled = now


class Buckets:
    """A bucket for each name that was used lately, at most `most` of them.

    A full bucket is forgotten, for it is like a new one. When there are too many, the one that was unused for longest
    goes: a client with that many names could have begun a new one anyway.
    """

    def __init__(self, rate: Rate, *, most: int = MOST_BUCKETS, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1) -> float:
        """0 when this name may have it; else the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[key] = Bucket(self._rate, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(cost)

    def _make_room(self) -> None:
        # Two go for one that comes, so the full ones disappear without anybody ever looking at all of them.
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not self._buckets[oldest].is_full:
                break
            del self._buckets[oldest]
        while len(self._buckets) >= self._most:
            self._buckets.popitem(last=False)


def refuse_until(wait: float, key: str) -> None:
    """Refuse what comes too soon, with this message; `wait` is what a bucket has said."""
    if wait:
        raise Refused("too-many", key, wait=round(wait, 3))


class Allowance:
    """How much each name has open or holds at the same time: at most `most_each`, and all together at most `most`."""

    def __init__(self, most_each: int, most: float = math.inf) -> None:
        self._most_each = most_each
        self._most = most
        self._held: dict[str, int] = {}
        self.total = 0

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, key: str, size: int = 1) -> bool:
        """Count more, unless that is too much for this name, or for all."""
        held = self._held.get(key, 0) + size
        if held > self._most_each or self.total + size > self._most:
            return False
        self._held[key] = held
        self.total += size
        return True

    def leave(self, key: str, size: int = 1) -> None:
        held = self._held.pop(key, 0)
        self.total -= min(size, held)
        if held > size:
            self._held[key] = held - size


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, IPv4 also where it is written as IPv6; None for what is no address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    return known if isinstance(known, ipaddress.IPv4Address) else known.ipv4_mapped or known


def is_local(address: str) -> bool:
    """Whether an address is this machine's own."""
    known = _parsed(address)
    return known is not None and known.is_loopback


def shorten(address: str) -> str:
    """The name under which an address is counted: IPv4 whole, IPv6 by its network, which one household has to itself.

    Link-local addresses all share one network, so they count whole. What is no address counts as it is written.
    """
    known = _parsed(address)
    if known is None:
        return address[:MOST_NAME]
    if isinstance(known, ipaddress.IPv4Address) or known.is_link_local:
        return str(known)
    return str(ipaddress.ip_network((known.packed, IPV6_NETWORK), strict=False))
