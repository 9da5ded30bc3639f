"""What a person types at Etherium's table, as an action: the notation itself, or something friendlier."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aerodrome.cli.front import Misunderstood
from aerodrome.cli.words import Words
from aerodrome.games.etherium.sentences import Speaker
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.vocabulary import VOCABULARY
from aerodrome.kernel import Action, UnknownAction

from .names import Names, parts_of
from .plot import PROGRAM

VERBS = tuple(verb.name for verb in VOCABULARY.verbs)
MOST_NAMED = 4
SHORTEST = 2
_OF_VERB = {verb: tuple(action for action in VOCABULARY if action.verb == verb) for verb in VERBS}
_PARAMETERS = {
    "slot": "slot",
    "unit": "unit",
    "space": "space",
    "capacity": "capacity",
    "cube": "resource",
    "flash": "card",
    "seat": "seat",
    "city": "owner",
}


class Typed:
    """Reads what is typed in front of one view."""

    def __init__(self, view: EtheriumView, legal: Sequence[Action], speaker: Speaker, words: Words) -> None:
        self._view = view
        self._legal = legal
        self._words = words
        self._names = Names(speaker, view)

    def action(self, typed: str) -> Action | None:
        """The action meant, legal or not; None when it means nothing. Raises Misunderstood when it means several."""
        verb, rest = self._verb(typed)
        if self._view.step == PROGRAM and verb != "token" and (verb or rest):
            # While plans are made, to move and to collect are slots of the panel.
            found = self._fitting(_OF_VERB["token"], rest if verb is None else [*parts_of(verb), *rest])
            if found:
                return self._only(found)
        try:
            return VOCABULARY.parse(" ".join(typed.lower().split()))
        except UnknownAction:
            pass
        if verb is None:
            return self._thing(rest)
        known = _OF_VERB[verb]
        if not known[0].args:
            return known[0]
        possible = [action for action in self._legal if action.verb == verb]
        found = self._fitting(possible, rest) or (self._fitting(known, rest) if rest else [])
        if not found:
            raise Misunderstood(self._words.say("etherium-typed-how", example=known[0].notation))
        return self._only(found)

    def _verb(self, typed: str) -> tuple[str | None, list[str]]:
        """The verb that the first word or the first two words mean, and what follows."""
        known = self._words.understood("etherium-word", VERBS)
        parts = parts_of(typed)
        for length in (2, 1):
            verb = known.get("-".join(parts[:length]))
            if verb is not None and len(parts) >= length:
                return verb, parts[length:]
        return None, parts

    def _fitting(self, possible: Iterable[Action], rest: list[str]) -> list[Action]:
        """The actions that all the words can mean: those that have them whole, else those that begin with them."""
        bags = [(action, self._names.words(action)) for action in possible]
        for fits in (_has_all, _begins_all):
            found = [action for action, bag in bags if fits(bag, rest)]
            if found:
                return found
        return []

    def _only(self, found: list[Action]) -> Action:
        """The one that is meant; of several, a legal one."""
        legal = [action for action in found if action in self._legal] or found
        if len(legal) == 1:
            return legal[0]
        named = ", ".join(action.notation for action in legal[:MOST_NAMED])
        raise Misunderstood(self._words.say("etherium-typed-which", examples=named))

    def _thing(self, parts: list[str]) -> Action | None:
        """Things alone mean the only action with them."""
        if not parts or len(parts[0]) < SHORTEST:
            return None
        found = self._fitting([action for action in self._legal if action.args], parts)
        return self._only(found) if found else None

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        """The pieces of the table that the words mean, as the vocabulary names them."""
        if typed.strip() in VOCABULARY.pieces:
            return [typed.strip()]
        wanted = parts_of(typed)
        if not wanted:
            return []
        bags = [(piece, self._words_of(piece)) for piece in VOCABULARY.pieces]
        for fits in (_has_all, _begins_all):
            found = [piece for piece, bag in bags if fits(bag, wanted)]
            if found:
                return found[:MOST_NAMED]
        return []

    def _words_of(self, piece: str) -> list[str]:
        kind, _, value = piece.partition("/")
        found = parts_of(piece) if not value else [*parts_of(value)]
        if kind in _PARAMETERS:
            found += parts_of(self._names.name(_PARAMETERS[kind], value))
        place = f"etherium-piece-{kind}"
        return [*found, *(parts_of(self._words.say(place)) if self._words.has(place) else [])]


def _has_all(bag: list[str], wanted: list[str]) -> bool:
    return all(word in bag for word in wanted)


def _begins_all(bag: list[str], wanted: list[str]) -> bool:
    return all(any(known.startswith(word) for known in bag) for word in wanted)
