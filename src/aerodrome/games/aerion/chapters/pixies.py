"""The Pixies: each turns one die to another face. This module is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aerodrome.games.aerion import rule, step
from aerodrome.games.aerion.dice import COUNT, FACE_NAMES, FACES, FIRST_FULL, HANDS, faces_of
from aerodrome.games.aerion.events import PixieUsed
from aerodrome.games.aerion.table import A_PIXIE, Table
from aerodrome.games.aerion.turn import UNFINISHED, TurnVerb, leave_first_roll
from aerodrome.kernel.dealer import Dealer
from aerodrome.kernel.events import Events

OTHER_FACES: Final[i64] = 5


class Pixie(TurnVerb):
    """Use a Pixie: a die shows another face."""

    name = "pixie"
    params = ("from", "to")
    steps = (step.ROLL,)
    when = rule.PIXIE_AFTER_ROLL
    gives_way_to = (step.REROLL, *UNFINISHED)
    need = A_PIXIE
    lacking = rule.PIXIE_NONE_LEFT
    exact = True
    touches = ("pixies", "die/{from}")

    def __init__(self) -> None:
        super().__init__([(face, other) for face in FACE_NAMES for other in FACE_NAMES if other != face])
        hands = range(FIRST_FULL, HANDS)
        self.set_rows([[at for at in range(len(self.choices)) if why_not_among(hand, at) == 0] for hand in hands])

    def row(self, table: Table, seat: i64) -> i64:
        return table.dice - FIRST_FULL

    def why_not_choice(self, table: Table, seat: i64, choice: i64) -> i64:
        return why_not_among(table.dice, choice)

    def perform(self, table: Table, seat: i64, choice: i64, dealer: Dealer, events: Events | None) -> None:
        face = choice // OTHER_FACES
        other = choice % OTHER_FACES
        if other >= face:
            other += 1
        leave_first_roll(table, events)
        table.pixies -= 1
        kept = table.change_die(face, other)
        if events is not None:
            events.tell(PixieUsed(faces_of(kept), faces_of(table.dice), face + 1, other + 1))


def why_not_among(hand: i64, choice: i64) -> i64:
    """0, or the rule that a die must show the face that a Pixie changes."""
    if COUNT[hand * FACES + choice // OTHER_FACES] > 0:
        return 0
    return rule.PIXIE_DIE_SHOWS


def choice_to_change(face: i64, new_face: i64) -> i64:
    """The choice that turns a die from one face to another."""
    return face * OTHER_FACES + (new_face if new_face < face else new_face - 1)


PIXIE: Final = Pixie()
