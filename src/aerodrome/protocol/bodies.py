"""What travels over HTTP. Paths and methods are in `aerodrome.server.routes`; `/api/openapi.json` lists them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aerodrome.bots.estimates import Estimate
from aerodrome.kernel import GameInfo, Outcome
from aerodrome.kernel.facts import Fact
from aerodrome.kernel.game import Talk

from .messages import TableInfo, TableStatus

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Colour = Literal["amber", "brick", "forest", "indigo", "plum", "sand", "slate", "teal"]
SeedText = Annotated[str, Meta(min_length=1, max_length=200)]
SeedNumber = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
Entry = Annotated[int, Meta(ge=0, le=200_000)]


class _Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


# Tables


class NewSeat(_Body, frozen=True):
    """Who is to sit in a seat: me, a person who gets a link, a bot, or somebody else on this device."""

    kind: Literal["me", "link", "bot", "here"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(_Body, frozen=True):
    """A table to be made. With a seed it is a known deal. `absence` is agreed by sitting down: after this many seconds
    without a sign of a player, the others may let a bot play for them. `chat` is agreed in the same way: those in the
    seats may then write to each other while the game lets them talk. So is `clock`: when a person has let so many
    seconds pass, the stand-in takes the decision for them."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: SeedNumber | SeedText | None = None
    catalogue: Annotated[str, Meta(max_length=200_000)] | None = None
    absence: Annotated[int, Meta(ge=60, le=2_592_000)] = 86_400
    chat: bool = False
    clock: Annotated[int, Meta(ge=30, le=2_592_000)] | None = None


class SeatLink(Struct, frozen=True, kw_only=True):
    """The way to a seat: a path whose fragment is the key. Its holder can sit down there.

    An invitation is used up when somebody has sat down: the seat has a new key from then on.
    """

    seat: int
    path: str


class OwnSeat(Struct, frozen=True, kw_only=True):
    """A seat of a guest: how many devices hold it, this one included, and whether this one came first and owns it.

    The owner can end the others and get a new link.
    """

    seat: int
    devices: int
    is_owner: bool


class TablePage(Struct, frozen=True, kw_only=True):
    """A table as one guest finds it: the seats that are theirs, and the links that are theirs to give."""

    table: TableInfo
    yours: tuple[int, ...] = ()
    own: tuple[OwnSeat, ...] = ()
    links: tuple[SeatLink, ...] = ()


class Sit(_Body, frozen=True):
    """Sit down. The key comes from the seat's link; those who sat there before need none."""

    key: Annotated[str, Meta(max_length=100)] | None = None


class BotRequest(_Body, frozen=True):
    """Let a bot play."""

    bot: Annotated[str, Meta(max_length=40)]


class PlayOn(_Body, frozen=True):
    """A new match from after an entry of a finished one, with a new seed."""

    entry: Entry
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]


Ending = Literal["won", "lost", "resigned"]


class TableCard(Struct, frozen=True, kw_only=True):
    """One of a guest's tables: `your_turn` when a seat of theirs must decide.

    `result` is how it ended for them, `score` what they had then. Known deals, matches from a made-up position and
    seats that a bot plays at the end have no result; `known_deal` tells of the first. `bots` names the bot of each seat
    that is meant for one, `names` the people in the others. `drawn` has what came up for the options that were left to
    chance, once the match has begun.
    """

    id: str
    game: str
    options: dict[str, Any]
    drawn: dict[str, Any]
    known_deal: bool
    status: TableStatus
    yours: tuple[int, ...]
    names: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    your_turn: bool
    result: Ending | None
    score: int | None
    changed: float


class Tables(Struct, frozen=True, kw_only=True):
    """A guest's tables, the ones that changed last first; `more` when there are older ones, which are not listed."""

    tables: tuple[TableCard, ...]
    more: bool


# Guests


class GuestInfo(Struct, frozen=True, kw_only=True):
    """The guest of this device."""

    name: str | None
    colour: Colour
    has_recovery_code: bool


class GuestChange(_Body, frozen=True):
    """A new name or colour; what is left out stays."""

    name: Name | None = None
    colour: Colour | None = None


class RecoveryCode(Struct, frozen=True, kw_only=True):
    """Shown once: with it, another device becomes the same guest. A new one replaces the one before."""

    code: str


class Recover(_Body, frozen=True):
    """Become the guest that the code belongs to."""

    code: Annotated[str, Meta(max_length=100)]


class Forget(_Body, frozen=True):
    """Have everything about oneself deleted; it cannot be taken back, so one has to be sure."""

    sure: bool


class Forgotten(Struct, frozen=True, kw_only=True):
    """A guest is gone: how many tables were removed, and how many stay for others, without the name."""

    tables_removed: int
    tables_kept: int


class ResultInfo(Struct, frozen=True, kw_only=True):
    """How one match ended for a guest, and how many turns and seconds it took, if it was played to its end."""

    table: str
    game: str
    options: dict[str, Any]
    seats: int
    won: bool
    resigned: bool
    score: int | None
    ended: float
    turns: int | None
    seconds: int | None


class KeptTable(Struct, frozen=True, kw_only=True):
    """One table of a guest, with what they said in its chat. Its record can be had at the table."""

    id: str
    game: str
    options: dict[str, Any]
    status: TableStatus
    created: float
    changed: float
    seats: tuple[int, ...]
    chat: tuple[str, ...]


class GuestData(Struct, frozen=True, kw_only=True):
    """A copy of all that is kept about a guest."""

    guest: GuestInfo
    created: float
    tables: tuple[KeptTable, ...]
    results: tuple[ResultInfo, ...]


class GameTally(Struct, frozen=True, kw_only=True):
    """A guest's matches of one game: `streak` counts the last wins in a row, `form` has the last ten, newest first.

    `turns` and `seconds` are what a match took on average, of those that were played to their end and tell. `trend`
    has up to twenty points, the newest last: how many were won of the ten matches up to each.
    """

    game: str
    played: int
    won: int
    streak: int
    best_streak: int
    best_score: int | None
    form: tuple[Ending, ...]
    turns: float | None
    seconds: float | None
    trend: tuple[int, ...]


class OptionTally(GameTally, frozen=True, kw_only=True):
    """A guest's matches of one game with one set of options."""

    options: dict[str, Any]
    seats: int


class SheetInfo(Struct, frozen=True, kw_only=True):
    """A progress sheet: with whom (the other players' names), the boxes there are, those that are won, and where the
    next match begins, for each mode that has a row."""

    game: str
    together_with: tuple[str, ...]
    boxes: dict[str, tuple[int, ...]]
    ticked: dict[str, tuple[int, ...]]
    next: dict[str, int]


class Statistics(Struct, frozen=True, kw_only=True):
    """What follows a guest from table to table. More than `longest_pause` seconds between two decisions are a break,
    and no part of the time that a match took.
    """

    longest_pause: int
    games: tuple[GameTally, ...]
    tallies: tuple[OptionTally, ...]
    recent: tuple[ResultInfo, ...]
    sheets: tuple[SheetInfo, ...]


# Games


class GamePage(Struct, frozen=True, kw_only=True):
    """A game as tables can be made of it; `bots` are named from the weakest to the strongest, `usual_bot` is the one
    that sits down where nobody chooses; `wishes` are the kinds of windows that a standing wish can tick.

    `hides_hands` tells whether seats have secrets from each other, `secret_together` whether they choose in secret
    at the same time, `talks` when players may talk, and a table may have a chat; `calls` are
    short phrases that they can say in it. `turn` is the
    field of its view that counts turns. `words` are in the language of the request: `title`, `credits`, `turn`, and
    `reconstructed` where it has a catalogue; `option-NAME` for each option, `option-NAME-VALUE` for each of its
    values, `bot-NAME` for each bot, all with `-help` behind it for what they mean; values that explain themselves
    have no help.
    """

    game: GameInfo
    bots: tuple[str, ...]
    usual_bot: str
    wishes: tuple[str, ...]
    usual_wish: tuple[str, ...]
    hides_hands: bool
    secret_together: bool
    talks: Talk
    calls: tuple[str, ...]
    turn: str | None
    estimates: tuple[Estimate, ...]
    words: dict[str, str]


class ActionInfo(Struct, frozen=True, kw_only=True):
    """An action of a game's vocabulary."""

    id: int
    verb: str
    args: dict[str, str]
    notation: str
    pieces: tuple[str, ...]


class Catalogue(Struct, frozen=True, kw_only=True):
    """What a game's own catalogue says, in words and in the order of its file."""

    game: str
    facts: tuple[Fact, ...]


class RulePage(Struct, frozen=True, kw_only=True):
    """One rule in words; `only_refuses` when it means little outside the moment in which it refuses something.

    It is in play with any of `only_with`, `option=value` or `seats=number`, and always where nothing is named.
    """

    id: str
    section: str
    text: str
    rulings: tuple[str, ...]
    only_refuses: bool
    only_with: tuple[str, ...]


class Rules(Struct, frozen=True, kw_only=True):
    """The rules of a game in reading order, and the heading of each section."""

    headings: dict[str, str]
    rules: tuple[RulePage, ...]


class Verified(Struct, frozen=True, kw_only=True):
    """A record is genuine. The decisions and draws checked; draws are checked against the seed if the record has it.

    `mixed` says what was added to the seed: "people", one contribution for each of `people` persons, as their hashes
    had promised; "unowned", bytes of which nothing says whose they are; or "nobody", nothing. `aborted` counts the
    rounds that were given up before.
    """

    game: str
    decisions: int
    draws: int
    dice_checked: bool
    known_deal: bool
    mixed: Literal["people", "unowned", "nobody"]
    people: int
    aborted: int
    outcome: Outcome | None


class Health(Struct, frozen=True, kw_only=True):
    """Whether this process can serve."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    sockets: int
