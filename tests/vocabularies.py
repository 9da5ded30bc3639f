"""What the vocabularies of all games promise."""

from __future__ import annotations

import aerodrome
from aerodrome.kernel import Position, Vocabulary


def check_the_three_forms_lead_to_each_other(vocabulary: Vocabulary) -> None:
    """Dense id, structure and notation of every action."""
    for action in vocabulary:
        assert vocabulary[action.id] is action
        assert vocabulary.parse(action.notation) is action
        assert vocabulary.find(action.verb, **dict(action.args)) is action
        assert vocabulary.resolve(action) is action
        assert " ".join((action.verb, *(value for _, value in action.args))) == action.notation


def reasons(game: str, position: Position, piece: str, seat: int = 0) -> dict[str, str | None]:
    """What can be done with a piece, verb by verb, or the rule that forbids it."""
    match = aerodrome.from_position(game, position)
    return {verb: None if rule is None else rule.id for verb, rule in match.why(piece, seat)}
