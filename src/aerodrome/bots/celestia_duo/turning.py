"""How Augusta turns dice in Celestia Duo."""

from __future__ import annotations

from aerodrome.games.celestia_duo import cards
from aerodrome.games.celestia_duo.chapters.dice import AUGUSTA_VERB
from aerodrome.games.celestia_duo.dice import faces_of


def towards(dice: int, turned: int) -> int:
    """The first turn of Augusta on the way to these dice."""
    now, then = list(faces_of(dice)), list(faces_of(turned))
    for face in faces_of(dice):
        if face in then:
            now.remove(face)
            then.remove(face)
    face, other = now[0], then[0]
    return AUGUSTA_VERB.id_of(face * int(cards.SYMBOLS) + (other if other < face else other - 1))
