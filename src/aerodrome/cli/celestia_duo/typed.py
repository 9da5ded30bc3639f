"""What a person types at Celestia Duo's table: dice, cards, crew and phrases by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from aerodrome.cli.typed import Typed, parts_of
from aerodrome.cli.words import Words, fold
from aerodrome.games.celestia_duo.cards import CREW_NAMES, FACE_NAMES, KIND_NAMES, REWARD_NAMES
from aerodrome.games.celestia_duo.game import CelestiaDuo
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES
from aerodrome.games.celestia_duo.view import CelestiaDuoView
from aerodrome.kernel import Action, UnknownAction, View
from aerodrome.kernel.errors import expect

from .menu import PAYMENTS

PLACES = ("dice", "airship", "stage-deck")
THINGS = (*KIND_NAMES, "flag", "gold", "smoke", "cards", "hidden", "reactivation", "equipment", "crew", "communication")
PLAYERS = ("captain", "partner", "me", "you")
STATEMENTS = ("have", "have-not", "all-kinds", "nothing")


class CelestiaTyped(Typed):
    groups: ClassVar = {"pay": PAYMENTS}
    asides = ("say",)

    def __init__(self, game: CelestiaDuo, view: View, legal: Sequence[Action], words: Words) -> None:
        super().__init__(game, view, legal, words)
        self._table = expect(CelestiaDuoView, view)
        self._speaker = game.voice.speaker(words.lang)

    def names(self, parameter: str, value: str) -> Iterable[str]:
        """What people call a crew member, a player, a thing, a statement or a phrase when they type it."""
        if value in CREW_NAMES:
            return [word for word in parts_of(self._speaker.say(f"crew-{value}")) if len(word) > 2]
        if value in ("captain", "partner"):
            is_mine = (value == "captain") == (self._table.seat == self._table.captain)
            return self._words_for("player", PLAYERS, value, "me" if is_mine else "you")
        if value in THINGS or value in REWARD_NAMES or value in FACE_NAMES:
            return self._words_for("thing", THINGS, value)
        verb, _, kind = value.partition(" ")
        if verb in STATEMENTS:
            said = self._words_for("statement", STATEMENTS, verb)
            return [f"{word} {name}" for word in said for name in self.phrases("thing", kind)] if kind else said
        return self._words_for("phrase", PHRASE_NAMES, value) if value in PHRASE_NAMES else ()

    def _words_for(self, family: str, names: tuple[str, ...], *meant: str) -> list[str]:
        understood = self.words.understood(f"celestia-duo-{family}", names)
        return [*meant, *(word for word, name in understood.items() if name in meant)]

    def preferred(self, found: list[Action]) -> list[Action]:
        """A card of the same symbol goes before other ways to pay."""
        matching = [action for action in found if action.verb == "match"]
        return matching if len(matching) == 1 and found[0].verb in PAYMENTS and found[0].args else found

    def special(self, verb: str, rest: list[str]) -> Action | None:
        """Smoke and the dice to roll again: all of them, or by name."""
        named = [word for part in rest for word in part.split("+") if word]
        if verb != "smoke" or not named:
            return None
        is_all = len(named) == 1 and named[0] in self.words.understood("word", ("all",))
        faces = list(self._table.dice) if is_all else [self._face(word) for word in named]
        try:
            return self.vocabulary.parse(f"smoke {'+'.join(sorted(faces, key=FACE_NAMES.index))}")
        except UnknownAction:
            raise self.refusal("dice") from None

    def _face(self, word: str) -> str:
        found = [face for face in FACE_NAMES if any(name.startswith(word) for name in self.phrases("thing", face))]
        if len(found) != 1:
            raise self.refusal("dice")
        return found[0]

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        text = fold(typed.strip())
        place = self.words.understood("celestia-duo-place", PLACES).get(text)
        if place is not None:
            return [place]
        for exact in (typed, f"ambush/{typed.strip().upper()}"):
            if exact in self.vocabulary.pieces:
                return [exact]
        return [piece for thing in self._things(text) for piece in self._of_thing(thing)]

    def _things(self, word: str) -> list[str]:
        """The things that a word names; a word of two letters or more may be the beginning of a name."""
        names = {thing: self.phrases("thing", thing) for thing in (*THINGS, *CREW_NAMES)}
        exact = [thing for thing, known in names.items() if word in known]
        begun = [thing for thing, known in names.items() if any(name.startswith(word) for name in known)]
        return exact or (begun if len(word) > 1 else [])

    def _of_thing(self, thing: str) -> list[str]:
        """Where a thing lies: a card in the hand, in a sharing or among those played, a die, a token, a reward."""
        view = self._table
        zones = {"hand": view.hand, "share": view.visible, "played": view.played, "die": view.dice}
        zones |= {"reward": view.rewards, "crew": CREW_NAMES}
        found = [f"{zone}/{thing}" for zone, cards in zones.items() if thing in cards]
        found += ["share/hidden"] if thing == "hidden" else []
        found += [thing] if thing in ("gold", "smoke") else []
        # What is not on the table can be asked about all the same.
        return found or [piece for piece in self.vocabulary.pieces if piece.partition("/")[2] == thing]
