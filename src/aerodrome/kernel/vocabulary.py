"""The actions of a game, each in three forms: a dense id, a verb with arguments, and a notation people can type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .chapters import AnyVerb
from .errors import UnknownAction


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat can decide. `pieces` names the things on the table that it touches."""

    id: int
    verb: str
    args: tuple[tuple[str, str], ...]
    notation: str
    pieces: tuple[str, ...]

    def __getitem__(self, name: str) -> str:
        """The argument with this name."""
        return dict(self.args)[name]

    def __str__(self) -> str:
        return self.notation


class Vocabulary:
    """All actions of a game, in the order of their ids. The three forms translate into each other without loss."""

    def __init__(self, verbs: Sequence[AnyVerb]) -> None:
        self.verbs = tuple(verbs)
        self._actions: list[Action] = []
        for verb in verbs:
            for values in verb.choices:
                notation = " ".join((verb.name, *values))
                args = tuple(zip(verb.params, values, strict=True))
                self._actions.append(Action(len(self._actions), verb.name, args, notation, verb.pieces(*values)))
        self._by_notation = {action.notation: action for action in self._actions}
        self._by_piece: dict[str, list[Action]] = {}
        for action in self._actions:
            for piece in action.pieces:
                self._by_piece.setdefault(piece, []).append(action)

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, id: int) -> Action:
        if not 0 <= id < len(self._actions):
            raise UnknownAction("error-action-id", action=str(id), last=str(len(self._actions) - 1))
        return self._actions[id]

    def parse(self, notation: str) -> Action:
        """The action with this notation; extra spaces do not matter."""
        action = self._by_notation.get(" ".join(notation.split()))
        if action is None:
            raise self._unknown(notation)
        return action

    def find(self, verb: str, **args: str) -> Action:
        """The action with this verb and these arguments."""
        for known in self.verbs:
            if known.name == verb and set(known.params) == set(args):
                return self.parse(" ".join((verb, *(args[name] for name in known.params))))
        return self.parse(" ".join((verb, *args.values())))

    def resolve(self, action: Action | int | str) -> Action:
        """The action given in any of its forms."""
        if isinstance(action, str):
            return self.parse(action)
        if isinstance(action, bool) or not isinstance(action, int | Action):
            raise UnknownAction("error-action-kind", found=repr(action))
        return self[action] if isinstance(action, int) else self.parse(action.notation)

    def touching(self, piece: str) -> list[Action]:
        """The actions that touch this piece, in the order of their ids."""
        return self._by_piece.get(piece, [])

    @property
    def pieces(self) -> list[str]:
        """Every piece that some action touches."""
        return list(self._by_piece)

    def _unknown(self, notation: str) -> UnknownAction:
        """Tells what is typed after a verb that exists, else which verbs there are."""
        words = notation.split()
        shown = repr(notation if len(notation) <= 60 else notation[:57] + "…")
        for verb in self.verbs:
            if words and words[0] == verb.name:
                return _misused(verb, shown)
        return UnknownAction("error-action-verb", action=shown, known=", ".join(verb.name for verb in self.verbs))


def _misused(verb: AnyVerb, shown: str) -> UnknownAction:
    name = repr(verb.name)
    if not verb.params:
        return UnknownAction("error-action-alone", action=shown, verb=name)
    example = repr(" ".join((verb.name, *verb.choices[0])))
    *others, last = verb.params
    if not others:
        return UnknownAction("error-action-takes", action=shown, verb=name, param=last, example=example)
    first = ", ".join(others)
    return UnknownAction("error-action-takes-several", action=shown, verb=name, first=first, last=last, example=example)
