"""What a person types at Celestia Duo's table, as an action: the notation itself, or something friendlier."""

from __future__ import annotations

import re
from collections.abc import Sequence

from aerodrome.cli.front import Misunderstood
from aerodrome.cli.words import Words, fold
from aerodrome.games.celestia_duo.cards import CREW_NAMES, FACE_NAMES
from aerodrome.games.celestia_duo.sentences import Speaker
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.games.celestia_duo.vocabulary import VOCABULARY
from aerodrome.kernel import Action, UnknownAction

from .menu import PAYMENTS
from .names import THINGS, Names

VERBS = tuple(verb.name for verb in VOCABULARY.verbs)
PAY = "pay"
PLACES = ("dice", "airship", "stage-deck")
MOST_NAMED = 4
_OF_VERB = {verb: tuple(action for action in VOCABULARY if action.verb == verb) for verb in VERBS}


class Typed:
    """Reads what is typed in front of one view."""

    def __init__(self, view: CelestiaDuoView, legal: Sequence[Action], speaker: Speaker, words: Words) -> None:
        self._view = view
        self._legal = legal
        self._words = words
        self._names = Names(speaker, words)

    def action(self, typed: str) -> Action | None:
        """The action meant, legal or not; None when it means nothing. Raises Misunderstood when it means several."""
        try:
            return VOCABULARY.parse(typed)
        except UnknownAction:
            pass
        verb, rest = self._verb(typed)
        if verb is None:
            return self._thing(rest)
        if verb == "smoke":
            return self._smoke(rest)
        if verb == PAY:
            return self._among([action for action in self._legal if action.verb in PAYMENTS], rest, "match cannon")
        known = _OF_VERB[verb]
        exact = [action for action in known if len(rest) > 0 and self._is_whole(action, rest)]
        if len(exact) == 1:
            return exact[0]
        if not known[0].args:
            return known[0]
        return self._among([action for action in self._legal if action.verb == verb], rest, known[0].notation)

    def _verb(self, typed: str) -> tuple[str | None, list[str]]:
        """The verb that the first word or the first two words mean, and what follows."""
        known = self._words.understood("duo-word", (*VERBS, PAY))
        parts = [fold(part) for part in re.split(r"[\s,;]+", typed.replace("’", " ").replace("'", " ")) if part]
        for length in (2, 1):
            verb = known.get("-".join(parts[:length]))
            if verb is not None and len(parts) >= length:
                return verb, parts[length:]
        return None, parts

    def _refuse(self, key: str, **values: str | int) -> Misunderstood:
        return Misunderstood(self._words.say(f"duo-typed-{key}", **values))

    # What is named

    def _values(self, action: Action) -> list[frozenset[str]]:
        is_me = self._view.seat == self._view.captain
        return [self._names.of(value, is_me) for _, value in action.args]

    def _is_whole(self, action: Action, rest: list[str]) -> bool:
        """Whether the words name all that the action takes."""
        texts = {""}
        for names in self._values(action):
            texts = {f"{text}-{name}" if text else name for text in texts for name in names}
        return "-".join(rest) in texts

    def _is_part(self, action: Action, rest: list[str]) -> bool:
        """Whether each word begins the name of something that the action takes, in their order."""
        values = self._values(action)
        for word in rest:
            while values and not any(name.startswith(word) for name in values[0]):
                values.pop(0)
            if not values:
                return False
            values.pop(0)
        return True

    def _among(self, possible: list[Action], rest: list[str], example: str) -> Action:
        """The only one of these actions that the words can mean; a card of the same symbol goes before other ways."""
        whole = [action for action in possible if rest and self._is_whole(action, rest)]
        fitting = whole or [action for action in possible if self._is_part(action, rest)]
        if rest and len(fitting) > 1 and fitting[0].verb == "match" and all(one.verb != "match" for one in fitting[1:]):
            return fitting[0]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise self._refuse("which", examples=", ".join(action.notation for action in fitting[:MOST_NAMED]))
        raise self._refuse("how", example=example)

    def _smoke(self, rest: list[str]) -> Action:
        """Smoke and the dice to roll again: all of them, or by name."""
        every = self._words.understood("word", ("all",))
        words = [word for part in rest for word in part.split("+") if word]
        if len(words) == 1 and words[0] in every:
            faces = list(self._view.dice)
        elif not words:
            return self._among([action for action in self._legal if action.verb == "smoke"], [], "smoke flag")
        else:
            faces = [self._face(word) for word in words]
        faces.sort(key=FACE_NAMES.index)
        try:
            return VOCABULARY.parse(f"smoke {'+'.join(faces)}")
        except UnknownAction:
            raise self._refuse("dice") from None

    def _face(self, word: str) -> str:
        found = [face for face in FACE_NAMES if any(name.startswith(word) for name in self._names.of(face))]
        if len(found) != 1:
            raise self._refuse("dice")
        return found[0]

    def _thing(self, parts: list[str]) -> Action | None:
        """A thing alone means the only action with it that is not just talk."""
        if len(parts) != 1 or not self._things(parts[0]):
            return None
        decisions = [action for action in self._legal if action.verb != "say"]
        return self._among([action for action in decisions if action.args], parts, "match cannon")

    def _things(self, word: str) -> list[str]:
        """The things that a word names; a word of two letters or more may be the beginning of a name."""
        known = dict.fromkeys((*THINGS, *CREW_NAMES))
        exact = [thing for thing in known if word in self._names.of(thing)]
        return exact or [
            thing for thing in known if len(word) >= 2 and any(name.startswith(word) for name in self._names.of(thing))
        ]

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        """The pieces of the table that the words mean, as the vocabulary names them."""
        text = fold(typed.strip())
        place = self._words.understood("duo-place", PLACES).get(text)
        if place is not None:
            return [place]
        if typed in VOCABULARY.pieces:
            return [typed]
        cards = [piece for piece in VOCABULARY.pieces if text and piece == f"ambush/{typed.strip().upper()}"]
        return cards or [piece for thing in self._things(text) for piece in self._of_thing(thing)]

    def _of_thing(self, thing: str) -> list[str]:
        """Where a thing lies: a card in the hand, in a sharing or among those played, a die, a token, a reward."""
        if thing in CREW_NAMES:
            return [f"crew/{thing}"]
        view = self._view
        zones = {"hand": view.hand, "share": view.visible, "played": view.played}
        found = [f"{zone}/{thing}" for zone, cards in zones.items() if thing in cards]
        found += [f"die/{thing}"] if thing in view.dice else []
        found += [f"reward/{thing}"] if thing in view.rewards else []
        found += ["share/hidden"] if thing == "hidden" else []
        found += [thing] if thing in ("gold", "smoke") else []
        # What is not on the table can be asked about all the same.
        return found or [piece for piece in VOCABULARY.pieces if piece.partition("/")[2] == thing]
