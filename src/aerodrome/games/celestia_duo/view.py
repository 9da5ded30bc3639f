"""What a player sees of Celestia Duo's table: the own hand, and everything that lies open."""

from __future__ import annotations

from msgspec import Struct

from aerodrome.kernel.fields import Fields, names_in
from aerodrome.kernel.view import View, counted, numbered

from . import cards, layout, memory, step, table
from .dice import names_of
from .phrases import PHRASE_NAMES, STATEMENT_NAMES
from .table import ENDINGS, Table

Counts = dict[str, int]
WINNING = ENDINGS[:2]
UNPAID_NAMES = ("pairs", "no-pairs")


class RoutePlace(Struct, frozen=True):
    """A place of the route: its ambush card if it is known, whether that lies face up, a stage card laid over it."""

    card: str | None = None
    up: bool = False
    stage: str | None = None


class Memory(Struct, frozen=True):
    """What everybody can know of a hand.

    Kinds missing in `at_most` and `proved` have no limit. `since` counts the unseen cards that have come since the
    proof; each can be a card beyond what was proved. `unpaid`: a flag of the boarding could not be paid, "pairs" or
    "no-pairs" saying whether pairs counted then.
    """

    at_least: Counts = {}
    at_most: Counts = {}
    proved: Counts = {}
    since: int = 0
    unpaid: str | None = None


class CelestiaDuoView(View, frozen=True, kw_only=True):
    """The table as a player sees it. Seats are 0 and 1; places of the route are 1 to 25, 0 is the start tile.

    `player` is the seat whose step it is: the Captain for joint decisions. While `talk` is true,
    the partner may speak until `ready`. `unseen` counts the equipment cards of which this seat cannot say where they
    are: those of the deck, those face down in a sharing, and the partner's but for those that the partner is known to
    hold. `deck_limit` is empty until the discard pile is shuffled; then it says how many cards of each kind the deck
    can hold at most. `hands` are the sizes of both hands; `open_hands` is filled in at the end.
    """

    mode: str
    pirate: str
    deck: str
    distance: int
    stage_propellers: bool
    captain: int
    player: int
    talk: bool
    said: tuple[tuple[str, ...], tuple[str, ...]]
    ready: bool
    turn: int
    airship: int
    pirate_ship: int
    propeller: int
    destination: int
    olga: bool
    ambushes: int
    route: tuple[RoutePlace, ...]
    baba: tuple[str, ...]
    laying: int
    stages_left: tuple[str, ...]
    dice: tuple[str, ...]
    flags: int
    fighter: int
    owed: Counts
    hand: Counts
    hands: tuple[int, int]
    memory: tuple[Memory, Memory]
    told: tuple[str | None, str | None]
    unseen: Counts
    deck_size: int
    deck_limit: Counts
    discard: Counts
    visible: Counts
    hidden: int
    passed: bool
    played: Counts
    reclaim: int
    energy: int
    generator: int
    spent: tuple[str, ...]
    hold: int
    gold: int
    smoke: int
    crew: dict[str, bool]
    crew_deck: tuple[str, ...]
    crew_discard: tuple[str, ...]
    losses: int
    offered: Counts
    rewards: Counts
    boarding: bool
    assault: str | None
    ban: str
    masts: int
    open_hands: tuple[Counts, ...]
    won: bool | None
    ending: str | None

    @property
    def room(self) -> int:
        """How many places of the hold are free."""
        return self.hold - self.gold - self.smoke - len(self.crew)


DECLARED = Fields("aerodrome.games.celestia_duo", cards, layout, table)
_SHOWN = DECLARED.shown_in(CelestiaDuoView)


def view_of(state: Table, seat: int) -> CelestiaDuoView:
    """Build the view of a seat from nothing."""
    facts, over = state.setting.facts, state.step == step.OVER
    crew = numbered(state.cells, layout.CREW_AT, cards.CREW_NAMES)
    return CelestiaDuoView(
        game="celestia_duo",
        seat=seat,
        step=step.NAMES[state.step],
        actors=state.actors(),
        **_SHOWN(state),
        mode=cards.MODE_NAMES[cards.MODE_OF_PIRATE[state.pirate]],
        distance=state.setting.distance,
        stage_propellers=state.setting.stages_have_propellers,
        player=state.seat,
        said=(tuple(names_in(state.said_first, PHRASE_NAMES)), tuple(names_in(state.said_second, PHRASE_NAMES))),
        pirate_ship=state.chased,
        propeller=0 if state.boarding or over else state.propeller(),
        destination=0 if state.boarding or over else state.destination(),
        route=tuple(_place(state, place) for place in range(1, int(cards.ROUTE) + 1)),
        baba=tuple(counted(state.cells, layout.REVEALED_AT, cards.AMBUSH_NAMES)),
        stages_left=tuple(counted(state.cells, layout.STAGE_DECK_AT, cards.STAGE_NAMES)),
        dice=names_of(state.dice),
        hand=_hand(state, seat) if seat >= 0 else {},
        hands=(state.hand_size(0), state.hand_size(1)),
        memory=(memory_of(state, 0), memory_of(state, 1)),
        told=(_told(state.told_first), _told(state.told_second)),
        unseen=_unseen(state, seat),
        deck_size=state.deck_size(),
        deck_limit=_limits(list(state.cells), layout.DECK_LIMIT_AT),
        generator=facts.deck_generator[state.deck],
        spent=_spent(state),
        hold=facts.deck_hold[state.deck],
        crew={name: place == cards.ACTIVE for name, place in crew.items() if place in (cards.ACTIVE, cards.USED)},
        crew_deck=tuple(name for name, place in crew.items() if place == cards.IN_CREW_DECK),
        crew_discard=tuple(name for name, place in crew.items() if place == cards.CREW_DISCARDED),
        offered={"smoke" if state.offers_smoke else "gold": state.offered} if state.offered else {},
        rewards=counted(state.cells, layout.REWARD_AT, cards.REWARD_NAMES),
        assault=cards.ASSAULT_NAMES[state.assault - 1] if state.assault else None,
        ban=cards.BAN_NAMES[state.ban()],
        open_hands=(_hand(state, 0), _hand(state, 1)) if over else (),
        won=ENDINGS[state.ending] in WINNING if over else None,
    )


def _hand(state: Table, seat: int) -> Counts:
    return counted(state.cells, layout.HAND_AT + seat * layout.HAND, cards.KIND_NAMES)


def _unseen(state: Table, seat: int) -> Counts:
    cells, others = state.cells, [other for other in (0, 1) if other != seat]
    counts = {}
    for kind, name in enumerate(cards.KIND_NAMES):
        counts[name] = cells[layout.DECK_AT + kind] + cells[layout.FACE_DOWN_AT + kind]
        for other in others:
            known = cells[layout.MEMORY_AT + other * layout.MEMORY + memory.AT_LEAST + kind]
            counts[name] += cells[layout.HAND_AT + other * layout.HAND + kind] - known
    return {name: count for name, count in counts.items() if count}


def _told(statement: int) -> str | None:
    return STATEMENT_NAMES[statement - 1] if statement else None


def _place(state: Table, place: int) -> RoutePlace:
    card, stage = state.card_at(place), state.cells[layout.STAGE_AT + place]
    return RoutePlace(
        cards.AMBUSH_NAMES[card] if card >= 0 else None,
        state.cells[layout.ROUTE_AT + place] > 0,
        cards.STAGE_NAMES[stage - 1] if stage else None,
    )


def _spent(state: Table) -> tuple[str, ...]:
    """Energy tokens whose lower side is known, and Assaults that are over."""
    lying = counted(state.cells, layout.ENERGY_AT, cards.ENERGY_NAMES)
    lying |= counted(state.cells, layout.ASSAULT_AT, cards.ASSAULT_NAMES)
    lying |= {cards.ASSAULT_NAMES[state.assault - 1]: 1} if state.assault else {}
    return tuple(name for name in (*cards.ENERGY_NAMES, *cards.ASSAULT_NAMES) if name not in lying)


def memory_of(state: Table, seat: int) -> Memory:
    """What everybody can know of a hand, with names."""
    at = layout.MEMORY_AT + seat * layout.MEMORY
    facts = [state.cells[at + fact] for fact in range(layout.MEMORY)]
    unpaid = facts[memory.UNPAID]
    return Memory(
        counted(facts, memory.AT_LEAST, cards.KIND_NAMES),
        _limits(facts, memory.AT_MOST),
        _limits(facts, memory.PROVED),
        facts[memory.SINCE],
        UNPAID_NAMES[unpaid - 1] if unpaid else None,
    )


def _limits(facts: list[int], at: int) -> Counts:
    return {name: limit for name, limit in numbered(facts, at, cards.KIND_NAMES).items() if limit != memory.ANY}
