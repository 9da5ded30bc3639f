"""Two small expansions, as somebody else might write them: they try out everything that an expansion can do."""

from __future__ import annotations

from typing import ClassVar

from aerodrome.games.aerion import Table, step
from aerodrome.games.aerion.cards import ACQUIRED_ZONE, KINDS
from aerodrome.games.aerion.expansion import FORBIDS, STATES, Expansion
from aerodrome.games.aerion.turn import UNFINISHED, ExpansionVerb, TurnStep, finish
from aerodrome.kernel import Dealer, Events
from aerodrome.kernel.chapters import AnyVerb
from aerodrome.kernel.event_types import Event, Moved

CALM = 0  # its variant
BLUE = 1  # its edition choice
KITE_DOWN, ALOFT = 0, 1  # the rules that forbid


class KiteTurned(Event, frozen=True):
    """The kite rises or comes down."""

    piece: str
    side: str


class WindRose(Event, frozen=True):
    """There is more wind."""

    wind: int


class Kites(Expansion):
    """A kite that rises in phase 1 and comes down at the end of the turn; ribbons to acquire; wind."""

    name: ClassVar[str] = "kites"
    number: ClassVar[int] = 9
    variants: ClassVar[tuple[str, ...]] = ("calm",)
    editions: ClassVar[tuple[tuple[str, tuple[str, str]], ...]] = (("kite-colour", ("red", "blue")),)
    rules: ClassVar[dict[str, bool]] = {
        "aerion.kites.down": FORBIDS,
        "aerion.kites.aloft": FORBIDS,
        "aerion.kites.torn": STATES,
    }
    endings: ClassVar[tuple[str, ...]] = ("aerion.kites.torn",)
    facts: ClassVar[dict[str, int]] = {"gust": 4}
    events: ClassVar[tuple[type[Event], ...]] = (KiteTurned, WindRose)
    texts: ClassVar[dict[str, str]] = {
        "en": "aerion-section-kites = Kites\n"
        "aerion-kites-down = A kite on the ground cannot land.\n"
        "aerion-kites-aloft = The kite must land first.\n"
        "aerion-kites-torn = Five gusts tear the kite: the match is lost.\n",
        "fr": "aerion-section-kites = Cerfs-volants\n"
        "aerion-kites-down = Un cerf-volant au sol ne peut pas atterrir.\n"
        "aerion-kites-aloft = Le cerf-volant atterrit en premier.\n"
        "aerion-kites-torn = Cinq rafales déchirent le cerf-volant, et la partie est perdue.\n",
    }

    def __init__(self) -> None:
        super().__init__()
        self.ribbon = self.add_kind("ribbon", in_each_deck=2)
        self.ribbons = self.add_area("ribbons", self.ribbon)
        self.box = self.add_area("box/ribbons", self.ribbon)
        self.kite = self.add_piece("kite", ("down", "up"))
        self.wind = self.add_counter("wind", 9, 1)
        self.steps.append(Aloft(self))
        self.streams.append("wind")
        self.gust = 0

    def verbs(self, kind_names: tuple[str, ...]) -> list[AnyVerb]:
        return [Raise(self), Puff(self), Land(self)]

    def learn(self, facts: dict[str, int]) -> None:
        self.gust = facts["gust"]

    def shuffled_in(self, kind: int, count: int) -> int:
        return 1 if self.plays_variant(CALM) else count

    def set_up(self, table: Table, dealer: Dealer) -> None:
        table.set_value(self.wind, dealer.die(self.stream, 3) + 1)

    def wrong(self, table: Table) -> str:
        return "aerion-error-position-nothing-waits" if table.step == self.step and table.beneath == 0 else ""

    def settles(self, table: Table, card: int, events: Events | None) -> bool:
        if card % KINDS != self.ribbon.number:
            return False
        table.put_in(self.ribbons, card)
        if events is not None:
            events.tell(Moved(table.name_of(card), ACQUIRED_ZONE, self.ribbons.name))
        return True

    def turn_kite(self, table: Table, side: int, events: Events | None) -> None:
        table.turn_piece(self.kite, side)
        if events is not None:
            events.tell(KiteTurned(self.kite.name, self.kite.sides[side]))

    def allows_victory(self, table: Table) -> bool:
        return table.cards_in(self.ribbons) > 0


class Aloft(TurnStep):
    name = "aloft"

    def __init__(self, kites: Kites) -> None:
        super().__init__()
        self.kites = kites

    def comes_first(self, table: Table) -> int:
        return self.kites.rule + ALOFT

    def finish(self, table: Table, dealer: Dealer, events: Events | None) -> None:
        self.kites.turn_kite(table, 0, events)
        table.resume(dealer, events)


class Raise(ExpansionVerb[Kites]):
    """Let the kite rise."""

    name = "raise"
    steps = (step.ROLL,)

    def perform(self, table: Table, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        self.expansion.turn_kite(table, 1, events)
        table.interrupt_with(self.expansion.step)


class AloftVerb(ExpansionVerb[Kites]):
    def not_yet(self, table: Table, seat: int) -> int:
        return super().not_yet(table, seat) if table.step in UNFINISHED else self.expansion.rule + KITE_DOWN


class Puff(AloftVerb):
    """Wait for more wind."""

    name = "puff"

    def perform(self, table: Table, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        kites = self.expansion
        table.set_value(kites.wind, table.value(kites.wind) + 1)
        if events is not None:
            events.tell(WindRose(table.value(kites.wind)))
        if table.value(kites.wind) > kites.gust:
            table.end(kites.ending, events)


class Land(AloftVerb):
    """Bring the kite down."""

    name = "land"
    touches = ("kite",)

    def perform(self, table: Table, seat: int, choice: int, dealer: Dealer, events: Events | None) -> None:
        finish(table, dealer, events)


class Diary(Expansion):
    """Writes down what it is asked; its answers can be changed."""

    name: ClassVar[str] = "diary"
    number: ClassVar[int] = 10
    rules: ClassVar[dict[str, bool]] = {"aerion.diary.no": FORBIDS}
    pages: ClassVar[list[str]] = []
    answers: ClassVar[dict[str, bool]] = {}

    def yes(self, question: str) -> bool:
        return self.answers.get(question, False)

    def no(self, question: str) -> int:
        return self.rule if self.yes(question) else 0

    def why_not_discard(self, table: Table, kind: int) -> int:
        return self.no("no discards")

    def why_not_acquire(self, table: Table, kind: int) -> int:
        return self.no("no acquisitions")

    def more_book_rerolls(self, table: Table) -> int:
        return int(self.yes("more"))

    def more_retrieved(self, table: Table) -> int:
        return int(self.yes("more"))

    def pulpit_has_no_limit(self, table: Table) -> bool:
        return self.yes("many books")

    def crew_may_come_first(self, table: Table) -> bool:
        return self.yes("crew first")

    def holds_down(self, table: Table, ship: int) -> bool:
        return self.yes("heavy ships")

    def lets_wait(self, table: Table) -> bool:
        return not self.answers.get("light cards")

    def allows_victory(self, table: Table) -> bool:
        return not self.yes("no victory")

    def first_rolled(self, table: Table, events: Events | None) -> None:
        self.pages.append("first rolled")

    def first_roll_left(self, table: Table, events: Events | None) -> None:
        self.pages.append("first roll left")

    def discarded_to_reroll(self, table: Table, events: Events | None) -> None:
        self.pages.append(f"discarded, {table.displayed} left")

    def phase_three_begins(self, table: Table, events: Events | None) -> None:
        self.pages.append(f"phase 3, {table.displayed} left")

    def holds_turn(self, table: Table) -> bool:
        self.pages.append(f"revealed, {table.displayed} there")
        return False

    def turn_begins(self, table: Table, events: Events | None) -> None:
        self.pages.append(f"turn {table.turn}")
