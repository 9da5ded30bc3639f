"""The words that a person may type for the things of Celestia Duo."""

from __future__ import annotations

from collections.abc import Iterable

from aerodrome.cli.words import Words, fold
from aerodrome.games.celestia_duo.cards import CREW_NAMES, FACE_NAMES, KIND_NAMES, REWARD_NAMES
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES
from aerodrome.games.celestia_duo.sentences import Speaker

THINGS = (*KIND_NAMES, "flag", "gold", "smoke", "cards", "hidden", "reactivation", "equipment", "crew", "communication")
PLAYERS = ("captain", "partner", "me", "you")
_STATEMENT_WORDS = ("have", "have-not", "all-kinds", "nothing")


class Names:
    """The words for things in one language."""

    def __init__(self, speaker: Speaker, words: Words) -> None:
        self._speaker = speaker
        self._words = words
        self._known: dict[tuple[str, bool], frozenset[str]] = {}

    def of(self, value: str, captain_is_me: bool = False) -> frozenset[str]:
        """The words, folded, that a person may type for the value of a parameter."""
        if (value, captain_is_me) not in self._known:
            self._known[value, captain_is_me] = self._found(value, captain_is_me)
        return self._known[value, captain_is_me]

    def _found(self, value: str, captain_is_me: bool) -> frozenset[str]:
        if value in CREW_NAMES:
            return frozenset({value, *self._own(f"crew-{value}")})
        if value in ("captain", "partner"):
            mine = "me" if (value == "captain") == captain_is_me else "you"
            return self._understood(PLAYERS, (value, mine), "duo-player")
        if value in THINGS or value in REWARD_NAMES or value in FACE_NAMES:
            return self._understood(THINGS, (value,), "duo-thing")
        verb, _, kind = value.partition(" ")
        if verb in _STATEMENT_WORDS:
            said = self._understood(_STATEMENT_WORDS, (verb,), "duo-statement")
            if not kind:
                return said
            return frozenset(f"{word}-{name}" for word in said for name in self.of(kind, captain_is_me))
        if value in PHRASE_NAMES:
            return self._understood(PHRASE_NAMES, (value,), "duo-phrase")
        return frozenset({fold(value)})

    def _own(self, key: str) -> Iterable[str]:
        """The words of a name that the game shows."""
        return (fold(word) for word in self._speaker.say(key).replace("’", " ").split() if len(word) > 2)

    def _understood(self, family: tuple[str, ...], meant: tuple[str, ...], key: str) -> frozenset[str]:
        understood = self._words.understood(key, family)
        return frozenset({word for word, name in understood.items() if name in meant} | {fold(one) for one in meant})
