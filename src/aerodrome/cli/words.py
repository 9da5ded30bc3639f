"""The program's own words: messages, numbers and the words it understands, in one language."""

from __future__ import annotations

import unicodedata
from fractions import Fraction
from functools import cache

from aerodrome.kernel import Texts
from aerodrome.kernel.texts import PLAIN, percent


def fold(word: str) -> str:
    """A word as it is compared: without accents and capitals."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called; one that comes with a game of another distribution may have no name but its id."""
    key = f"bot-{bot}"
    return PLAIN.say(lang, key) if PLAIN.has(lang, key) else bot


class Words:
    """Says things in one language."""

    def __init__(self, lang: str, texts: Texts = PLAIN) -> None:
        self.lang = lang
        self.texts = texts

    def say(self, key: str, **values: str | int) -> str:
        return self.texts.say(self.lang, f"cli-{key}", **values)

    def has(self, key: str) -> bool:
        return self.texts.has(self.lang, f"cli-{key}")

    def labelled(self, label: str, text: str) -> str:
        """A text after its label, with the colon of this language."""
        return self.say("labelled", label=label, text=text)

    def named(self, key: str, otherwise: str) -> str:
        """A message of the game, where it has one."""
        return self.texts.say(self.lang, key) if self.texts.has(self.lang, key) else otherwise

    def percent(self, chance: Fraction, decimals: int = 0) -> str:
        return percent(chance, self.lang, decimals)

    def number(self, value: float, decimals: int) -> str:
        """A number with its thousands apart, as this language writes it."""
        text = f"{value:,.{decimals}f}"
        if self.lang == "fr":
            return text.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")
        return text

    def understood(self, family: str, names: tuple[str, ...]) -> dict[str, str]:
        """The words a person may type for each of these names, folded, in this language and in English."""
        return _understood(self.texts, self.lang, family, names)

    def first_word(self, family: str, name: str) -> str:
        """The word for a name that is shown to people."""
        return self.say(f"{family}-{name}").split()[0]


@cache
def _understood(texts: Texts, lang: str, family: str, names: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    # The person's own language comes last and wins where a word means something else in English.
    for language in dict.fromkeys(("en", lang)):
        for name in names:
            # A verb that an expansion brings without words for it is typed as a record writes it.
            key = f"cli-{family}-{name}"
            for word in texts.say(language, key).split() if texts.has(language, key) else [name]:
                found[fold(word)] = name
    return found
