"""What a person types at a table, as an action or as pieces: the notation itself, or something friendlier."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.words import Words, fold
from aerodrome.kernel import Action, Game, UnknownAction, View

MOST_EXAMPLES = 4
SHORTEST = 2
"""Letters that the name of a thing needs where no verb stands before it."""
_APART = re.compile(r"[\s,;:()’'/-]+")


def parts_of(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return [part for part in _APART.split(fold(text)) if part]


class Typed:
    """Reads what is typed in front of one view. A game says what its things are called, and what else it knows."""

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Words that mean any of several verbs."""
    asides: ClassVar[tuple[str, ...]] = ()
    """Verbs that a thing alone never means."""
    is_loose: ClassVar[bool] = True
    """Whether words may come in any order, where that is clear enough."""
    parameters: ClassVar[Mapping[str, str]] = {}
    """Which parameter names the pieces of a zone, where the two are called differently."""

    def __init__(self, game: Game, view: View, legal: Sequence[Action], words: Words) -> None:
        self.vocabulary = game.vocabulary
        self.legal = legal
        self.words = words
        self.prefix = game.prefix

    def names(self, parameter: str, value: str) -> Iterable[str]:
        """What people call the value of a parameter, besides the way it is written."""
        return [self.words.named(f"{self.prefix}-{parameter}-{value}", value)]

    def special(self, verb: str, rest: list[str]) -> Action | None:
        """An action that is typed in a way of its own, None for the usual way."""
        return None

    def preferred(self, found: list[Action]) -> list[Action]:
        """Of several actions that the words name, those that people mean."""
        return found

    # Actions

    def action(self, typed: str) -> Action | None:
        """The action meant, legal or not; None when it means nothing. Raises Misunderstood when it means several."""
        try:
            return self.vocabulary.parse(typed)
        except UnknownAction:
            verb, rest = self.verb(typed)
        if verb is not None and not self._can_now(verb):
            # The name of a thing can be that of a verb too, such as joker.
            named = [action for action in self.legal if action.args and self._is_whole(action, parts_of(typed))]
            if named:
                return self.only(named)
        found = self.thing(rest) if verb is None else None
        if verb is None and found is None:
            verb, rest = self._begun_verb(rest)
        if verb is None:
            return found
        return self.special(verb, rest) or self.of_verb(verb, rest)

    def _can_now(self, verb: str) -> bool:
        """Whether an action that this word for a verb means is legal."""
        return any(action.verb in self.groups.get(verb, (verb,)) for action in self.legal)

    def verb(self, typed: str) -> tuple[str | None, list[str]]:
        """The verb that the first word or the first two words mean, and what follows."""
        known, parts = self._verbs(), parts_of(typed)
        for length in (2, 1):
            verb = known.get("-".join(parts[:length]))
            if verb is not None and len(parts) >= length:
                return verb, parts[length:]
        return None, parts

    def _begun_verb(self, parts: list[str]) -> tuple[str | None, list[str]]:
        """The only verb that begins with the first word, and what follows."""
        first = parts[0] if parts and len(parts[0]) >= SHORTEST else None
        found = {verb for word, verb in self._verbs().items() if first and word.startswith(first)}
        return (found.pop(), parts[1:]) if len(found) == 1 else (None, parts)

    def _verbs(self) -> dict[str, str]:
        names = (*(verb.name for verb in self.vocabulary.verbs), *self.groups)
        return self.words.understood(f"{self.prefix}-word", names)

    def of_verb(self, verb: str, rest: list[str]) -> Action:
        """The action of a verb that the words after it mean."""
        known = [action for action in self.vocabulary if action.verb in self.groups.get(verb, (verb,))]
        if not known[0].args:
            return known[0]
        possible = [action for action in known if action in self.legal]
        found = self.meant(possible, known, rest) if rest else possible
        if not found:
            raise self.refusal("how", example=(possible or known)[0].notation)
        return self.only(found, is_named=bool(rest))

    def thing(self, parts: list[str]) -> Action | None:
        """Things alone mean the only action with them."""
        if not parts or len(parts[0]) < SHORTEST:
            return None
        known = [action for action in self.vocabulary if action.args and action.verb not in self.asides]
        legal = [action for action in known if action in self.legal]
        found = self.meant(legal, (), parts)
        if not found and any(self._is_whole(action, parts) for action in known):
            raise self.refusal("how", example=(legal or known)[0].notation)
        return self.only(found) if found else None

    def refusal(self, key: str, **values: str | int) -> Misunderstood:
        own = f"{self.prefix}-typed-{key}"
        return Misunderstood(self.words.say(own if self.words.has(own) else f"typed-{key}", **values))

    def meant(self, possible: Sequence[Action], known: Sequence[Action], rest: list[str]) -> list[Action]:
        """The actions that the words name in full, else legal ones, else any that they name in part."""
        found = [action for action in (*possible, *known) if self._is_whole(action, rest)]
        ways = (self._is_begun, self._has_all, self._begins_all) if self.is_loose else (self._is_begun,)
        for among in (possible, known):
            for fits in ways:
                found = found or [action for action in among if fits(action, rest)]
        return list(dict.fromkeys(found))

    def only(self, found: list[Action], *, is_named: bool = True) -> Action:
        """The one that is meant; of several, a legal one."""
        legal = [action for action in found if action in self.legal] or found
        if is_named:
            legal = self.preferred(legal)
        if len(legal) > 1:
            raise self.refusal("which", examples=", ".join(action.notation for action in legal[:MOST_EXAMPLES]))
        return legal[0]

    # How words fit

    def phrases(self, parameter: str, value: str) -> set[str]:
        """The names of a value, their words joined by hyphens."""
        return {"-".join(parts_of(name)) for name in (value, *self.names(parameter, value))}

    def _is_whole(self, action: Action, rest: list[str]) -> bool:
        """Whether the words name all that the action takes, in its order."""
        texts = {""}
        for parameter, value in action.args:
            texts = {f"{text}-{name}" for text in texts for name in self.phrases(parameter, value)}
        return f"-{'-'.join(rest)}" in texts

    def _is_begun(self, action: Action, rest: list[str]) -> bool:
        """Whether each word begins the name of something that the action takes, in its order."""
        values = [self.phrases(parameter, value) for parameter, value in action.args]
        for word in rest:
            while values and not any(name.startswith(word) for name in values[0]):
                values.pop(0)
            if not values:
                return False
            values.pop(0)
        return True

    def _has_all(self, action: Action, rest: list[str]) -> bool:
        bag = self._bag(action)
        return all(word in bag for word in rest)

    def _begins_all(self, action: Action, rest: list[str]) -> bool:
        return begin_all(self._bag(action), rest)

    def _bag(self, action: Action) -> set[str]:
        """Every word that helps to name what an action takes."""
        return {word for one in action.args for name in self.phrases(*one) for word in name.split("-")}

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        """The pieces of the table that the words mean, as the vocabulary names them."""
        if typed.strip() in self.vocabulary.pieces:
            return [typed.strip()]
        wanted = parts_of(typed)
        if not wanted:
            return []
        bags = [(piece, self.piece_words(piece)) for piece in self.vocabulary.pieces]
        whole = [piece for piece, bag in bags if all(word in bag for word in wanted)]
        return (whole or [piece for piece, bag in bags if begin_all(bag, wanted)])[:MOST_EXAMPLES]

    def piece_words(self, piece: str) -> set[str]:
        """Every word that helps to name a piece: its zone and what lies there."""
        zone, _, value = piece.partition("/")
        found = {*parts_of(self.words.named(f"cli-{self.prefix}-piece-{zone}", zone)), *parts_of(value)}
        for name in self.names(self.parameters.get(zone, zone), value) if value else ():
            found.update(parts_of(name))
        return found


def begin_all(known: Iterable[str], wanted: Iterable[str]) -> bool:
    """Whether every word begins one of those known."""
    return all(any(word.startswith(part) for word in known) for part in wanted)
