"""What a person types at Aerion's table, as an action: the notation itself, or something friendlier."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from aerodrome.cli.front import Misunderstood
from aerodrome.cli.words import Words, fold
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.cards import DECK_NAMES, WORKSHOP_NAMES
from aerodrome.games.aerion.dice import dice_label
from aerodrome.games.aerion.fitting import kind_of
from aerodrome.games.aerion.sentences import Speaker
from aerodrome.games.aerion.view import AerionView
from aerodrome.kernel import Action, UnknownAction
from aerodrome.kernel.vocabulary import Named

VOCABULARY = GAME.vocabulary
VERBS = tuple(verb.name for verb in VOCABULARY.verbs)
ROMAN = ("I", "II", "III", "IV", "V", "VI")
_VERB_WORDS = (*VERBS, "reroll")
_PLACES = ("dice", "pixies", "pulpit", "reserve", "acquired", "workshop", "deck", "display", "discard")
_ALONE = tuple(verb.name for verb in VOCABULARY.verbs if not verb.params)
_PARAMS = {verb.name: verb.params for verb in VOCABULARY.verbs}


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
        if verb == "embark" and rest:
            verb = "embark-reserve"
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
        match _PARAMS[verb]:
            case ("deck",):
                deck = self.deck(" ".join(rest), among_cards=verb not in ("book-retrieve", "pay"))
                return VOCABULARY.find(verb, deck=deck)
            case ("from", "to"):
                return self._pixie("".join(rest))
            case ("workshop",):
                return VOCABULARY.find(verb, workshop=self._workshop(rest[-1]))
            case ("card", "deck", "workshop"):
                return self._move(rest)
            case ("card", "deck"):
                return VOCABULARY.find(verb, card=self._among(verb, rest[:1]), deck=self._deck_in_reserve(rest))
            case ("deck", "eggs"):
                return self._hatch(verb, rest)
            case ("birds",):
                return self._demolish(verb, rest)
            case ("cloud",):
                return VOCABULARY.find(verb, cloud=self._cloud(verb, " ".join(rest)))
            case (param,):
                return VOCABULARY.find(verb, **{param: self._among(verb, rest)})
        raise self._refuse("which", example=_example(verb).notation)

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

    def kind(self, text: str, among: Sequence[str] = GAME.components.kind_names) -> str | None:
        """A kind of card by its name in either language, or by how its name begins; out of these kinds."""
        wanted = fold(text.partition("@")[0].strip())
        names = {fold(name): kind for kind in among for name in (kind, self._speaker.card(kind))}
        if wanted in names:
            return names[wanted]
        begun = {kind for name, kind in names.items() if len(wanted) >= 2 and name.startswith(wanted)}
        return begun.pop() if len(begun) == 1 else None

    def _among(self, verb: str, rest: list[str]) -> str:
        """A value that the verb takes: as a record writes it, or a card by its name."""
        text, values = " ".join(rest), [choice[0] for choice in _verb(verb).choices]
        if text in values:
            return text
        kinds = [value for value in dict.fromkeys(values) if value in GAME.components.kind_names]
        kind = self.kind(text, kinds)
        if kind is None:
            raise self._refuse("no-card" if kinds else "which", text=text, example=_example(verb).notation)
        return kind

    def _workshop(self, text: str) -> str:
        common = self._words.understood("place", ("common",))
        name = common.get(fold(text), text)
        if name not in WORKSHOP_NAMES:
            raise self._refuse("no-workshop", text=text)
        return name

    def _move(self, rest: list[str]) -> Action:
        """`move CARD [DECK] WORKSHOP`; the deck may be left out when the Reserve has the card once."""
        if len(rest) < 2:
            raise self._refuse("move")
        kind, workshop = self._among("move", rest[:1]), self._workshop(rest[-1])
        return VOCABULARY.find("move", card=kind, deck=self._deck_in_reserve(rest[:-1]), workshop=workshop)

    def _deck_in_reserve(self, rest: list[str]) -> str:
        """The deck of a card in the Reserve, said after the card or with it; else the only one there is."""
        if len(rest) > 1:
            return self.deck(rest[1])
        if "@" in rest[0]:
            return self.deck(rest[0].partition("@")[2])
        kind = self.kind(rest[0])
        decks = sorted({card.partition("@")[2] for card in self._view.reserve if kind_of(card) == kind})
        if len(decks) > 1:
            raise self._refuse("several-decks", card=self._speaker.card(kind), decks=", ".join(decks))
        return decks[0] if decks else DECK_NAMES[0]

    def _hatch(self, verb: str, rest: list[str]) -> Action:
        """`hatch DECK [EGGS]`: one Egg when no number is said."""
        eggs = rest[1] if len(rest) > 1 else "1"
        action = f"{verb} {self.deck(rest[0])} {eggs}"
        if not eggs.isdecimal() or action not in {known.notation for known in VOCABULARY if known.verb == verb}:
            raise self._refuse("eggs", example=_example(verb).notation)
        return VOCABULARY.parse(action)

    def _demolish(self, verb: str, rest: list[str]) -> Action:
        """`demolish [DECKS]`: the Hammer Birds of these decks, or none."""
        nothing = self._words.understood("word", ("none",))
        named = [part for word in rest for part in word.split(",") if part]
        if nothing.get(fold(" ".join(rest))) == "none":
            return VOCABULARY.find(verb, birds="none")
        decks = {self.deck(part) for part in named}
        birds = ",".join(deck for deck in DECK_NAMES if deck in decks)
        if birds not in [choice[0] for choice in _verb(verb).choices]:
            raise self._refuse("birds")
        return VOCABULARY.find(verb, birds=birds)

    def _cloud(self, verb: str, text: str) -> str:
        """A Stone Cloud by the side it shows, or by the ship it lies on."""
        wanted = fold(text)
        targets = [choice[0] for choice in _verb(verb).choices]
        names = {fold(name): target for target in targets for name in self._names_of_cloud(target)}
        begun = {target for name, target in names.items() if len(wanted) >= 2 and name.startswith(wanted)}
        if wanted in names:
            return names[wanted]
        if len(begun) != 1:
            raise self._refuse("which", example=_example(verb).notation)
        return begun.pop()

    def _names_of_cloud(self, target: str) -> tuple[str, str]:
        is_ship = target in GAME.components.kind_names
        return target, self._speaker.card(target) if is_ship else self._speaker.side(target)

    # Pieces

    def pieces(self, typed: str) -> list[str]:
        """The pieces of the table that the words mean, as the vocabulary names them."""
        first, *rest = typed.split() or [""]
        place = self._words.understood("place", _PLACES).get(fold(first))
        seat = self._view.player + 1
        if place in ("dice", "pixies", "acquired"):
            return [place]
        if place == "pulpit":
            return [f"pulpit/{seat}"]
        if place == "reserve":
            cards = dict.fromkeys(f"reserve/{card}" for card in self._view.reserve)
            return [f"reserve/{seat}", *(card for card in cards if card in VOCABULARY.pieces)]
        if place == "workshop":
            return [f"workshop/{self._workshop(rest[0])}"] if rest else [f"workshop/{at}" for at in self._workshops()]
        if place is not None and rest:
            return [f"{place}/{self.deck(' '.join(rest), among_cards=True)}"]
        if typed in VOCABULARY.pieces:
            return [typed]
        kind = self.kind(typed, [column.display for column in self._view.columns if column.display])
        shown = [f"display/{column.deck}" for column in self._view.columns if kind and column.display == kind]
        return shown or self._pieces_of_expansions(typed)

    def _workshops(self) -> tuple[str, ...]:
        return WORKSHOP_NAMES[: len(self._view.workshops)]

    def _pieces_of_expansions(self, typed: str) -> list[str]:
        """The pieces of a zone, by the name of the zone as the table shows it, or of a factory."""
        wanted = fold(typed)
        found: list[str] = []
        for piece in VOCABULARY.pieces:
            family, _, name = piece.partition("/")
            names = {family, name if family == "factory" else ""}
            names |= {self._speaker.say(key) for key in _labels(family) if self._speaker.knows(key)}
            names |= {self._speaker.card(name)} if family == "factory" else set()
            if len(wanted) >= 2 and any(fold(one).startswith(wanted) for one in names if one):
                found.append(piece)
        return found


def _labels(family: str) -> tuple[str, ...]:
    """The names that the zone of a family of pieces may have among the texts."""
    return (f"zone-{family}", f"zone-{family}s", f"zone-{family.removesuffix('y')}ies")


def _verb(name: str) -> Named:
    return next(verb for verb in VOCABULARY.verbs if verb.name == name)


def _example(verb: str) -> Action:
    return next(action for action in VOCABULARY if action.verb == verb)
