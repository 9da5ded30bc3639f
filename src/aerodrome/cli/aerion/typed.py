"""What a person types at Aerion's table: dice by their faces, decks by their places, cards by their names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar

from aerodrome.cli.typed import SHORTEST, Typed, begin_all, parts_of
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion.aids.fitting import kind_of
from aerodrome.games.aerion.cards import DECK_NAMES, WORKSHOP_NAMES
from aerodrome.games.aerion.dice import dice_label
from aerodrome.games.aerion.game import Aerion
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import Action, View
from aerodrome.kernel.errors import expect

ROMAN = ("I", "II", "III", "IV", "V", "VI")
_BOTH_WAYS = "AA+BB+CC"
"""The other combination of the fifth deck."""
_PLACES = ("dice", "pixies", "pulpit", "reserve", "acquired", "workshop", "deck", "display", "discard")


class AerionTyped(Typed):
    groups: ClassVar = {"reroll": ("keep",)}
    is_loose = False

    def __init__(self, game: Aerion, view: View, legal: Sequence[Action], words: Words) -> None:
        super().__init__(game, view, legal, words)
        self._kinds = game.components.kind_names
        self._table = expect(AerionView, view)
        self._speaker = game.voice.speaker(words.lang)

    def names(self, parameter: str, value: str) -> Iterable[str]:
        if value in DECK_NAMES:
            at = DECK_NAMES.index(value)
            kind = self._table.columns[at].display
            shown = (kind, self._speaker.card(kind)) if kind else ()
            return (str(at + 1), ROMAN[at], *((_BOTH_WAYS,) if value == "AAA+BBB" else ()), *shown)
        if parameter == "workshop":
            return self.words.say("aerion-place-common").split() if value == "common" else ()
        if value in self._kinds:
            return (self._speaker.card(value),)
        return (self._speaker.side(value),) if parameter == "cloud" else ()

    def verb(self, typed: str) -> tuple[str | None, list[str]]:
        # One letter and digits may be written together: k55, d3.
        return super().verb(re.sub(r"^([^\W\d_])(\d+)$", r"\1 \2", typed.strip()))

    def thing(self, parts: list[str]) -> Action | None:
        """A card alone is asked about, not used."""
        return None

    def special(self, verb: str, rest: list[str]) -> Action | None:
        if verb in ("keep", "reroll") or (verb == "roll" and rest):
            return self._dice(verb, rest)
        match verb:
            case "pixie":
                return self._pixie("".join(rest))
            case "move" if len(rest) > 1:
                return self.of_verb(verb, [*self._from_reserve(rest[:-1]), rest[-1]])
            case "embark" | "embark-reserve" if rest:
                return self.of_verb("embark-reserve", self._from_reserve(rest))
            case "hatch" if len(rest) == 1:
                return self.of_verb(verb, [*rest, "1"])
            case "demolish" if rest:
                return self._demolish(verb, rest)
        return None

    # Dice

    def _dice(self, verb: str, rest: list[str]) -> Action:
        meant = self.words.understood("word", ("all", "none")).get(" ".join(rest))
        digits = re.sub(r"[.+]", "", "".join(rest))
        if meant is not None:
            faces = self._table.dice if meant == "all" else ()
        elif re.fullmatch("[1-6]{1,6}", digits):
            faces = tuple(sorted(map(int, digits)))
        else:
            raise self.refusal(
                "dice", word=self.words.first_word("aerion-word", "keep" if verb == "keep" else "reroll")
            )
        if verb != "keep":
            faces = self._others(faces)
        if len(faces) > 5:
            raise self.refusal("all-kept")
        return self.vocabulary.parse(f"keep {dice_label(faces)}")

    def _others(self, rolled: tuple[int, ...]) -> tuple[int, ...]:
        """The dice that are not rolled again."""
        kept = Counter(self._table.dice)
        kept.subtract(rolled)
        if any(count < 0 for count in kept.values()):
            raise self.refusal("no-such-dice", dice=" ".join(map(str, self._table.dice)) or "0")
        return tuple(sorted(kept.elements()))

    def _pixie(self, text: str) -> Action:
        faces = list(text) if text.isdigit() else re.findall(r"\d+", text)
        if len(faces) != 2 or not all(face in "123456" for face in faces) or faces[0] == faces[1]:
            raise self.refusal("pixie")
        return self.vocabulary.find("pixie", **{"from": faces[0], "to": faces[1]})

    # Cards and decks

    def _from_reserve(self, rest: list[str]) -> list[str]:
        """A card in the Reserve and its deck, said after it or with it; else the only one there is."""
        card, _, deck = rest[0].partition("@")
        if deck or len(rest) > 1:
            return [card, deck or rest[1]]
        here = {one: kind_of(one) for one in self._table.reserve}
        found = {one for one, kind in here.items() if any(name.startswith(card) for name in self.phrases("card", kind))}
        decks = sorted({one.partition("@")[2] for one in found})
        if len(decks) > 1:
            name = self._speaker.card(here[found.pop()])
            raise self.refusal("several-decks", card=name, decks=", ".join(decks))
        return [card, fold(decks[0] if decks else DECK_NAMES[0])]

    def _demolish(self, verb: str, rest: list[str]) -> Action:
        """`demolish [DECKS]`: the Hammer Birds of these decks, or none."""
        if " ".join(rest) in self.words.understood("word", ("none",)):
            return self.vocabulary.find(verb, birds="none")
        decks = {self.deck(part) for part in rest}
        birds = ",".join(deck for deck in DECK_NAMES if deck in decks)
        found = [action for action in self.vocabulary if action.verb == verb and action["birds"] == birds]
        if not found or None in decks:
            raise self.refusal("birds")
        return found[0]

    def deck(self, text: str) -> str | None:
        """A deck by its place (1 to 6 or I to VI), its letters, or the only card it shows; None for anything else."""
        wanted = "-".join(parts_of(text))
        whole = [deck for deck in DECK_NAMES if wanted in self.phrases("deck", deck)]
        begun = [deck for deck in DECK_NAMES if any(name.startswith(wanted) for name in self.phrases("deck", deck))]
        found = whole or (begun if len(wanted) > 1 else [])
        return found[0] if len(found) == 1 else None

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        first, *rest = typed.split() or [""]
        place = self.words.understood("aerion-place", _PLACES).get(fold(first))
        seat = self._table.player + 1
        match place:
            case "dice" | "pixies" | "acquired":
                return [place]
            case "pulpit":
                return [f"pulpit/{seat}"]
            case "reserve":
                cards = dict.fromkeys(f"reserve/{card}" for card in self._table.reserve)
                return [f"reserve/{seat}", *(card for card in cards if card in self.vocabulary.pieces)]
            case "workshop":
                names = WORKSHOP_NAMES[: len(self._table.workshops)]
                wanted = fold(" ".join(rest))
                return [f"workshop/{name}" for name in names if not rest or wanted in self.phrases("workshop", name)]
            case str() if rest:
                deck = self.deck(" ".join(rest))
                return [] if deck is None else [f"{place}/{deck}"]
        if typed in self.vocabulary.pieces:
            return [typed]
        wanted = "-".join(parts_of(typed))
        if len(wanted) < SHORTEST:
            return []
        columns = [(column.deck, column.display) for column in self._table.columns if column.display]
        shown = [f"display/{deck}" for deck, kind in columns if begin_all(self.phrases("card", kind), [wanted])]
        return shown or self._pieces_of_expansions(wanted)

    def _pieces_of_expansions(self, wanted: str) -> list[str]:
        """The pieces of a zone, by the name of the zone as the table shows it, or of a factory."""
        found: list[str] = []
        for piece in self.vocabulary.pieces:
            family, _, name = piece.partition("/")
            zones = (f"zone-{family}", f"zone-{family}s", f"zone-{family.removesuffix('y')}ies")
            names = [family, *(self._speaker.say(zone) for zone in zones if self._speaker.knows(zone))]
            names += [name, self._speaker.card(name)] if family == "factory" else []
            if begin_all(["-".join(parts_of(one)) for one in names], [wanted]):
                found.append(piece)
        return found
