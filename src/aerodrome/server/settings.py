"""What a server can be told when it is started."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: `burst` at once, `per_second` in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may cost. The defaults suit a household behind one address."""

    requests_per_address: Rate = Rate(120, 20)
    requests_per_guest: Rate = Rate(80, 10)
    messages_per_socket: Rate = Rate(60, 15)
    messages_per_guest: Rate = Rate(120, 30)
    messages_per_address: Rate = Rate(300, 60)
    commands_per_table: Rate = Rate(120, 30)
    histories_per_address: Rate = Rate(30, 2)
    chat_per_seat: Rate = Rate(6, 0.5)
    guests_per_address: Rate = Rate(100, 100 / 3600)
    tables_per_guest: Rate = Rate(30, 30 / 3600)
    tables_per_address: Rate = Rate(100, 100 / 3600)
    recoveries_per_address: Rate = Rate(10, 10 / 3600)
    exports_per_guest: Rate = Rate(5, 5 / 3600)
    control_frames: Rate = Rate(40, 10)
    connections: int = 8000
    connections_per_address: int = 300
    sockets_per_address: int = 200
    sockets_per_holder: int = 16
    onlookers_per_table: int = 60
    records_per_address: int = 2
    records: int = 16
    fragments: int = 64
    url_bytes: int = 8 * 1024
    head_bytes: int = 32 * 1024
    body_bytes: int = 256 * 1024
    record_bytes: int = 8 * 1024 * 1024
    bodies_per_address: int = 24 * 1024 * 1024
    bodies: int = 128 * 1024 * 1024
    frame_bytes: int = 64 * 1024
    log_entries: int = 20_000
    head_seconds: float = 10.0
    request_seconds: float = 120.0


_NO_RATES: dict[str, Any] = {
    limit.name: Rate(1e12, 1e12)
    for limit in fields(Limits)
    if "_per_" in limit.name and isinstance(limit.default, Rate)
}
UNLIMITED = Limits(
    **_NO_RATES,
    connections_per_address=1_000_000,
    sockets_per_address=1_000_000,
    sockets_per_holder=1_000_000,
    onlookers_per_table=1_000_000,
)
"""For laboratories and load tests; sizes stay limited."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this process serves. `bot_pause` is a pair of seconds: at least, at most.

    `window_seconds` is the countdown of a window in which a person wants to be asked; where nobody does, persons pass
    after `pass_pause`. A bot's answer takes a multiple of `bot_slot`, so that its thinking cannot be timed.

    `origins` are further origins whose pages may use this server; its own host always may. `proxies` are the addresses
    that are believed when they say for whom they ask. With `open_metrics` everybody may read the numbers: at a server
    with one table they tell when somebody decides in secret; with `no_metrics` nobody may. Tables whose match is not
    over are removed when nothing has happened there for `keep_unfinished_days`; 0 keeps them.
    """

    database: str
    bot_pause: tuple[float, float] = (0.7, 1.6)
    bot_slot: float = 0.05
    window_seconds: float = 3.0
    pass_pause: float = 0.0
    bot_seconds: float = 10.0
    bot_workers: int = 1
    beat_seconds: float = 4.0
    idle_seconds: float = 600.0
    snapshot_seconds: float = 60.0
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    open_metrics: bool = False
    no_metrics: bool = False
    proxies: tuple[str, ...] = ()
    keep_unfinished_days: float = 180.0
