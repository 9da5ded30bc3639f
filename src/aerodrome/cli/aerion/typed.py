"""What a person types at Aerion's table, as an action: the notation itself, or something friendlier."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from aerodrome.cli.front import Misunderstood
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion.cards import DECK_NAMES, KIND_NAMES
from aerodrome.games.aerion.sentences import Speaker, kind_of
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.vocabulary import VOCABULARY, dice_label
from aerodrome.kernel import Action, UnknownAction

VERBS = tuple(verb.name for verb in VOCABULARY.verbs)
ROMAN = ("I", "II", "III", "IV", "V", "VI")
_VERB_WORDS = (*VERBS, "reroll")
_ALONE = ("roll", "let-go", "book-rerolls", "book-reserve", "reject", "enough", "replenish")


class Typed:
    """Reads what is typed in front of one view."""

    def __init__(self, view: AerionView, legal: Sequence[Action], speaker: Speaker, words: Words) -> None:
        self._view = view
        self._legal = legal
        self._speaker = speaker
        self._words = words

    def action(self, typed: str) -> Action | None:
        """The action meant, legal or not. None when it does not begin with a verb; raises Misunderstood otherwise."""
        try:
            return VOCABULARY.parse(typed)
        except UnknownAction:
            pass
        verb, rest = self._verb(typed)
        if verb is None:
            return None
        if verb in ("keep", "reroll") or (verb == "roll" and rest):
            return self._dice(verb, rest)
        if verb in _ALONE:
            return VOCABULARY.parse(verb)
        if not rest:
            return self._only(verb)
        return self._with_arguments(verb, rest)

    def _verb(self, typed: str) -> tuple[str | None, list[str]]:
        """The verb that the first word or the first two words mean, and what follows."""
        known = self._words.understood("word", _VERB_WORDS)
        # One letter and digits may be written together: k55, d3.
        typed = re.sub(r"^([^\W\d_])(\d+)$", r"\1 \2", typed.strip())
        parts = typed.split()
        for length in (2, 1):
            verb = known.get(fold("-".join(parts[:length])))
            if verb is not None and len(parts) >= length:
                return verb, parts[length:]
        return None, parts

    def _refuse(self, key: str, **values: str | int) -> Misunderstood:
        return Misunderstood(self._words.say(f"typed-{key}", **values))

    # Dice

    def _dice(self, verb: str, rest: list[str]) -> Action:
        everything = self._words.understood("word", ("all", "none"))
        meant = everything.get(fold(" ".join(rest)))
        digits = re.sub(r"[\s,;.+]", "", "".join(rest))
        if meant is not None:
            faces = self._view.dice if meant == "all" else ()
        elif digits and re.fullmatch("[1-6]{1,6}", digits):
            faces = tuple(sorted(map(int, digits)))
        else:
            raise self._refuse("dice", word=self._words.first_word("word", "keep" if verb == "keep" else "reroll"))
        if verb != "keep":
            faces = self._others(faces)
        if len(faces) > 5:
            raise self._refuse("all-kept")
        return VOCABULARY.parse(f"keep {dice_label(faces)}")

    def _others(self, rolled: tuple[int, ...]) -> tuple[int, ...]:
        """The dice that are not rolled again."""
        kept = Counter(self._view.dice)
        kept.subtract(rolled)
        if any(count < 0 for count in kept.values()):
            raise self._refuse("no-such-dice", dice=" ".join(map(str, self._view.dice)) or "0")
        return tuple(sorted(kept.elements()))

    # Decks, cards, workshops

    def _only(self, verb: str) -> Action:
        """The verb alone is enough when it can mean one thing only."""
        possible = [action for action in self._legal if action.verb == verb]
        if len(possible) == 1:
            return possible[0]
        example = (possible or [action for action in VOCABULARY if action.verb == verb])[0]
        raise self._refuse("which", example=example.notation)

    def _with_arguments(self, verb: str, rest: list[str]) -> Action:
        match verb:
            case "acquire" | "discard" | "book-retrieve":
                return VOCABULARY.find(verb, deck=self.deck(" ".join(rest), among_cards=verb != "book-retrieve"))
            case "pixie":
                return self._pixie("".join(rest))
            case "place":
                return VOCABULARY.find(verb, workshop=self._workshop(rest[-1]))
            case "take":
                return VOCABULARY.find(verb, card=self._element(rest))
        return self._move(rest)

    def _pixie(self, text: str) -> Action:
        faces = re.findall(r"\d+", text) if not text.isdigit() else list(text)
        if len(faces) != 2 or not all(face in "123456" for face in faces) or faces[0] == faces[1]:
            raise self._refuse("pixie")
        return VOCABULARY.find("pixie", **{"from": faces[0], "to": faces[1]})

    def deck(self, text: str, *, among_cards: bool = False) -> str:
        """A deck by its place (1 to 6 or I to VI), its letters, or the card it shows."""
        plain = "".join(text.split()).upper()
        if plain in ("1", "2", "3", "4", "5", "6"):
            return DECK_NAMES[int(plain) - 1]
        if plain in ROMAN:
            return DECK_NAMES[ROMAN.index(plain)]
        if plain in DECK_NAMES:
            return plain
        if plain in ("AA+BB+CC", "AAA+BBB/AA+BB+CC"):
            return "AAA+BBB"
        displayed = [column.display for column in self._view.columns if column.display]
        kind = self.kind(text, displayed) if among_cards else None
        shown = [column.deck for column in self._view.columns if kind and column.display == kind]
        if len(shown) == 1:
            return shown[0]
        if shown:
            raise self._refuse("several-decks", card=self._speaker.card(kind), decks=", ".join(shown))
        raise self._refuse("no-deck", text=text)

    def kind(self, text: str, among: Sequence[str] = KIND_NAMES) -> str | None:
        """A kind of card by its name in either language, or by how its name begins; out of these kinds."""
        wanted = fold(text.partition("@")[0].strip())
        names = {fold(name): kind for kind in among for name in (kind, self._speaker.card(kind))}
        if wanted in names:
            return names[wanted]
        begun = {kind for name, kind in names.items() if len(wanted) >= 2 and name.startswith(wanted)}
        return begun.pop() if len(begun) == 1 else None

    def _element(self, rest: list[str]) -> str:
        kind = self.kind(" ".join(rest))
        if kind is None or kind == "book":
            raise self._refuse("no-card", text=" ".join(rest))
        return kind

    def _workshop(self, text: str) -> str:
        if text not in ("1", "2"):
            raise self._refuse("no-workshop", text=text)
        return text

    def _move(self, rest: list[str]) -> Action:
        """`move CARD [DECK] WORKSHOP`; the deck may be left out when the Reserve has the card once."""
        if len(rest) < 2:
            raise self._refuse("move")
        kind, workshop = self._element(rest[:1]), self._workshop(rest[-1])
        if len(rest) > 2:
            deck = self.deck(rest[1])
        elif "@" in rest[0]:
            deck = self.deck(rest[0].partition("@")[2])
        else:
            decks = sorted({card.partition("@")[2] for card in self._view.reserve if kind_of(card) == kind})
            if len(decks) > 1:
                raise self._refuse("several-decks", card=self._speaker.card(kind), decks=", ".join(decks))
            deck = decks[0] if decks else DECK_NAMES[0]
        return VOCABULARY.find("move", card=kind, deck=deck, workshop=workshop)

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        """The pieces of the table that the words mean, as the vocabulary names them."""
        first, *rest = typed.split() or [""]
        place = self._words.understood(
            "place", ("dice", "pixies", "pulpit", "reserve", "acquired", "workshop", "deck", "display", "discard")
        ).get(fold(first))
        if place in ("dice", "pixies", "pulpit", "acquired"):
            return [place]
        if place == "reserve":
            return ["reserve", *(f"reserve/{card}" for card in dict.fromkeys(self._view.reserve))]
        if place == "workshop":
            return [f"workshop/{self._workshop(rest[0])}"] if rest else ["workshop/1", "workshop/2"]
        if place is not None and rest:
            return [f"{place}/{self.deck(' '.join(rest), among_cards=True)}"]
        if typed in VOCABULARY.pieces:
            return [typed]
        kind = self.kind(typed, [column.display for column in self._view.columns if column.display])
        return [f"display/{column.deck}" for column in self._view.columns if kind and column.display == kind]
