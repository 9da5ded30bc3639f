"""What travels over a table's socket, both ways. Everything is JSON, one message in each text frame.

A client says `hello` first. From then on it sends commands, each with a number of its own, and each is answered:
with `done`, with the answer to a question, or with a `problem`. What happens at the table comes as numbered updates.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, field

from aerodrome.kernel import Outcome
from aerodrome.kernel.fair import AbortedRound, Contribution

from .problems import Problem

PROTOCOL: Final = 1
BEAT: Final = '{"type":"beat"}'
"""Sent by the server after a few seconds of silence; a client that hears nothing for long reconnects."""

Seat = Annotated[int, Meta(ge=-1, le=15)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
# In Python, the end of a text is also before a line break at its end; elsewhere the rest of the pattern says nothing.
ClientId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$(?!\n)")]
Lang = Literal["en", "fr"]
Speed = Literal["slow", "normal", "fast", "off"]
"""How fast a player wants things to go; "off" is without a wait."""
TableStatus = Literal["gathering", "playing", "waiting", "over", "closed"]
"""It waits while a process cannot play the match by its own rules; only "over" and "closed" are ends."""


def encoded_null() -> Raw:
    """null in JSON: what stands in a raw field where there is nothing to send."""
    return Raw(b"null")


class _Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class _Command(_Message, frozen=True):
    command: Number


class _Answer(Struct, frozen=True, kw_only=True):
    command: int


# From the client


class Hello(_Message, frozen=True, tag="hello"):
    """The first message. Seat -1 looks on. `seen` is the version that the client has; without it, everything is sent.

    `client` names this device and stays the same when it reconnects; a device that restarts its count takes a new
    name. With `words`, updates bring sentences. `pace` is how fast the player wants bots to answer.
    """

    protocol: Number
    seat: Seat
    client: ClientId
    seen: Number | None = None
    words: Lang | None = None
    pace: Speed = "normal"


class Do(_Command, frozen=True, tag="do"):
    """Take a decision: an action by its id or its notation. `decision` is the number of the decision it answers."""

    decision: Number
    action: Annotated[int, Meta(ge=0, le=1 << 31)] | Annotated[str, Meta(max_length=200)]


class Undo(_Command, frozen=True, tag="undo"):
    """Take back this seat's last decision."""

    decision: Number


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """Take back a secret plan while others are still planning."""

    decision: Number


class Wish(_Command, frozen=True, tag="wish"):
    """Tick the kinds of windows in which this seat wants to be asked."""

    windows: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=100)]


class Time(_Command, frozen=True, tag="time"):
    """In the window with this number: more time for this seat, or none, and it passes as soon as its turn comes."""

    window: Number
    more: bool


class SetPace(_Command, frozen=True, tag="pace"):
    """The player wants bots to answer as fast as this from now on. It holds for this connection."""

    pace: Speed


class Commit(_Command, frozen=True, tag="commit"):
    """Fix the hash of the random bytes that this seat will add to the seed, after the seed's own hash was shown.

    A client that lost its bytes for a round with shown hashes abandons it by sending a hash for the next.
    """

    round: Annotated[int, Meta(ge=1, le=1000)]
    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$(?!\n)")]


class Reveal(_Command, frozen=True, tag="reveal"):
    """Send the bytes of this seat's hash, once the table shows the hashes of all."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    bytes: Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$(?!\n)")]


class Chat(_Command, frozen=True, tag="chat"):
    """Say something to the others in the seats, at a table that allows it and while the game lets players talk.

    It is a text, or one of the game's calls, which everybody reads in their own language and which may point at a
    piece.
    """

    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    call: Annotated[str, Meta(max_length=40)] | None = None
    piece: Annotated[str, Meta(max_length=100)] | None = None


class Why(_Command, frozen=True, tag="why"):
    """What can be done with a piece, and which rule forbids the rest?"""

    piece: Annotated[str, Meta(max_length=100)]


class HistoryRequest(_Command, frozen=True, tag="history"):
    """What this seat was told after version `since`."""

    since: Number = 0


class AidsRequest(_Command, frozen=True, tag="aids"):
    """What would have helped this seat to decide when it had been told as far as `version`?"""

    version: Number


class Digest(_Command, frozen=True, tag="digest"):
    """What happened after version `since`, in sentences."""

    since: Number
    words: Lang = "en"


Command = (
    Do | Undo | Withdraw | Wish | Time | SetPace | Commit | Reveal | Chat | Why | HistoryRequest | AidsRequest | Digest
)
FromClient = Hello | Command


# From the server


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits in a seat. `kind` is what the seat is meant for; a bot plays in it while `bot` has a name.

    A seat that `is_kept` waits for somebody who played at the table before, called `name`; it has no link. A seat with
    a person `has_committed` when the hash of its bytes is there, and `has_contributed` when the bytes are.

    `since` is when a person who is not connected was last seen, in seconds since 1970. Such a seat can be given to a
    bot from `absent_from` on.
    """

    kind: Literal["me", "link", "bot", "here"]
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    is_taken: bool = False
    is_connected: bool = False
    is_kept: bool = False
    has_committed: bool = False
    has_contributed: bool = False
    has_resigned: bool = False
    since: float | None = None
    absent_from: float | None = None


class TableInfo(Struct, frozen=True, kw_only=True, tag="table"):
    """All about a table that everybody may know, but for the match itself. Sent whole whenever some of it changes.

    `hashes` has the hash of each seat with a person, as soon as all are there: then the clients send their bytes.
    `round` counts the attempts at that; `aborted` are those that were given up. `seed` and `contributions` are shown
    when the match is over. `status` is "waiting" while this server cannot play the match by its own rules; `closed`
    says why a match cannot go on; `rematch` is the next table. With `chat`, those in the seats may write to each other
    while the game lets them talk. With a `clock` of so many seconds, the stand-in takes a decision for a person who
    lets them pass; `clock_left` is what is left for those who must decide now, as this was sent.
    """

    id: str
    game: str
    rules_version: str
    catalogue_hash: str
    own_catalogue: bool
    options: dict[str, Any]
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    commitment: str
    known_deal: bool
    from_position: bool
    absence: int
    chat: bool = False
    clock: int | None = None
    clock_left: float | None = None
    watchers: int = 0
    created: float
    outcome: Outcome | None = None
    seed: str | None = None
    round: int = 1
    hashes: tuple[str | None, ...] = ()
    aborted: tuple[AbortedRound, ...] = ()
    contributions: tuple[Contribution, ...] = ()
    closed: Problem | None = None
    rematch: str | None = None


class _Situation(Struct, frozen=True, kw_only=True):
    """What a seat is asked. `version` counts what the seat was told, and tells nothing about others.

    `decision` is the number that the seat's next decision carries, and `legal` the ids of what it may decide, none
    when it is not asked. `undo` and `withdraw` are the ids of the rules that forbid that, None when it is possible.
    `aids` is what helps to decide, None in games without such aids. `labels` are the legal actions as lines of a menu,
    in the order of `legal`, if words were asked for.
    """

    version: int
    decision: int
    legal: tuple[int, ...]
    undo: str | None
    withdraw: str | None
    aids: Raw = field(default_factory=encoded_null)
    labels: tuple[str, ...] | None = None
    prompt: str | None = None


class Snapshot(_Situation, frozen=True, tag="snapshot"):
    """Everything this seat may know now."""

    view: Raw
    wish: tuple[str, ...]


class Resumed(Struct, frozen=True, kw_only=True, tag="resumed"):
    """The client's version is known; the updates since then follow, up to `version`."""

    version: int


class Update(_Situation, frozen=True, tag="update"):
    """Something happened. `events` are the game's own; `changes` are the fields of the view that have new values;
    `wish` and `aids` come when they have changed."""

    events: tuple[Any, ...]
    changes: Raw
    wish: tuple[str, ...] | None = None
    told: tuple[str, ...] | None = None


class WindowInfo(Struct, frozen=True, kw_only=True, tag="window"):
    """A window has opened for `seats`, in the order in which they are asked; `kind` is None when it is closed.

    When the countdown of `seconds` is over, each of them passes that has not asked for more time; `left` is what is
    left of it now. All of this is sent to everybody alike. `more` is for the own seat alone: whether it wants more
    time, None as long as it has not said so.
    """

    number: int
    kind: str | None
    seats: tuple[int, ...] = ()
    seconds: float = 0.0
    left: float = 0.0
    more: bool | None = None


class Done(_Answer, frozen=True, tag="done"):
    """A command was carried out, and is on disk."""


class Reason(Struct, frozen=True, kw_only=True):
    """For one verb: the rule that forbids it with this piece now, None if it is allowed.

    If words were asked for, `text` is the rule's, and `label` the action that is meant, as a line of a menu.
    """

    verb: str
    rule: str | None
    text: str | None = None
    label: str | None = None


class Reasons(_Answer, frozen=True, tag="reasons"):
    """The answer to `why`."""

    piece: str
    reasons: tuple[Reason, ...]


class HistoryStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One update of the past. `entry` is its number in the record, told only when the match is over."""

    version: int
    events: tuple[Any, ...]
    changes: Raw
    entry: int | None = None
    told: tuple[str, ...] | None = None


class HistorySteps(_Answer, frozen=True, tag="history"):
    """The answer to `history`: the view at version `since`, and the steps after it; `more` when not all fitted."""

    since: int
    view: Raw
    steps: tuple[HistoryStep, ...]
    more: bool


class AidsThen(_Answer, frozen=True, tag="aids"):
    """The answer to `aids`."""

    version: int
    aids: Raw


class Told(_Answer, frozen=True, tag="digest"):
    """The answer to `digest`: the last sentences of what happened; `left_out` counts the earlier ones."""

    since: int
    version: int
    told: tuple[str, ...]
    left_out: int


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something that was said, and the seat that said it: a text, or one of the game's calls with an empty text."""

    seat: int
    text: str
    call: str | None = None
    piece: str | None = None


class ChatLines(Struct, frozen=True, kw_only=True, tag="chat"):
    """What was said in the chat, told to those in the seats alone: the last lines after hello, then each new one.

    `first` is the number of the first of these lines, counted from 0; a line that is known already may come again.
    """

    first: int
    lines: tuple[ChatLine, ...]


FromServer = (
    TableInfo
    | Snapshot
    | Resumed
    | Update
    | WindowInfo
    | Done
    | Reasons
    | HistorySteps
    | AidsThen
    | Told
    | ChatLines
    | Problem
)
