"""Messages that are almost right, and messages that are not at all."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable

Fields = list[tuple[str, str]]
"""The members of an object, each value as it is written: also values that no program would write."""

DEEP = 3000
VALUES = (
    *("null", "true", "false", "0", "-1", "-0", "1", "15", "16", "2147483648", "2147483649", "9223372036854775808"),
    *("18446744073709551616", "-170141183460469231731687303715884105728", "1.0", "0.5", "1e3", "1e400", "-1e-400"),
    *("NaN", "Infinity", "-Infinity", "nan", "01", "+1", "0x10", "1_000", "½", "1" + "0" * 400, "9" * 5000),
    *('""', '" "', '"0"', '"1"', '"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"\\ud83d\\ude00"', '"😀"', '"é\u0301"'),
    *('"\u202egnihton"', '"\ufeff"', '"\\u2028"', '"\x7f"', '"\n"', '"\\x41"', "'a'", '"' + "x" * 201 + '"'),
    *('"' + "é" * 5000 + '"', '"../../etc/passwd"', '"<script>alert(1)</script>"', '"\' or 1=1 --"', '"%s%n{0}"'),
    *('"hello"', '"do"', '"en"', '"de"', '"{ $seat }"', "[]", "{}", "[0]", '["a"]', '{"a":{}}', "[[[[[[]]]]]]"),
    *("[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP, "[" * 500, "", "undefined", "/**/1", "1,", "--1"),
    *('["a",' * 99 + "[]" + "]" * 99, "[" + ",".join(['"x"'] * 101) + "]", "[" + "0," * 9999 + "0]"),
)
NAMES = (
    *("type", "command", "decision", "action", "cards", "bytes", "piece", "since", "words", "protocol", "seat"),
    *(
        "client",
        "seen",
        "key",
        "bot",
        "",
        "__proto__",
        "Command",
        "command ",
        "com\\u006dand",
        "\u0441ommand",
        "secret",
    ),
)
CODECS = ("utf-16", "utf-16-le", "utf-32-be", "latin-1", "cp1252", "shift_jis", "utf-7")


def written(fields: Fields) -> str:
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields) + "}"


def fields_of(**values: object) -> Fields:
    return [(name, json.dumps(value)) for name, value in values.items()]


class Mutator:
    """Spoils what is right, in ways that are the same for the same seed."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._changes: tuple[Callable[[Fields], None], ...] = (
            *(self._drop, self._replace, self._replace, self._replace, self._repeat, self._rename, self._add),
            self._shuffle,
        )

    def message(self, fields: Fields) -> str:
        """A message with something wrong about it, mostly."""
        spoilt = list(fields)
        for _ in range(self._chance.choice((1, 1, 1, 2, 3))):
            self._chance.choice(self._changes)(spoilt)
        text = written(spoilt)
        return self._garbled(text) if self._chance.random() < 0.25 else text

    def value(self) -> str:
        return self._chance.choice(VALUES)

    def noise(self) -> bytes:
        return self._chance.randbytes(self._chance.choice((0, 1, 2, 7, 40, 300)))

    def chatter(self) -> str:
        """Text that has nothing to do with anything."""
        size = self._chance.choice((0, 1, 3, 20, 200))
        alphabet = self._chance.choice((string.printable, '{}[]",:0123456789.eE+-\\u ', "日本語é😀\u0000\u202e\ufffe"))
        return "".join(self._chance.choices(alphabet, k=size))

    def encoded(self, text: str) -> bytes:
        """Text in an encoding that nobody asked for; in UTF-8 where that does not go."""
        return text.encode(self._chance.choice(CODECS), "replace")

    def _at(self, fields: Fields) -> int:
        return self._chance.randrange(len(fields))

    def _drop(self, fields: Fields) -> None:
        if fields:
            del fields[self._at(fields)]

    def _replace(self, fields: Fields) -> None:
        if fields:
            at = self._at(fields)
            fields[at] = (fields[at][0], self.value())

    def _repeat(self, fields: Fields) -> None:
        if fields:
            name, value = fields[self._at(fields)]
            fields.insert(self._at(fields), (name, self._chance.choice((value, self.value()))))

    def _rename(self, fields: Fields) -> None:
        if fields:
            at = self._at(fields)
            fields[at] = (self._chance.choice(NAMES), fields[at][1])

    def _add(self, fields: Fields) -> None:
        fields.append((self._chance.choice(NAMES), self.value()))

    def _shuffle(self, fields: Fields) -> None:
        self._chance.shuffle(fields)

    def _garbled(self, text: str) -> str:
        at = self._chance.randrange(len(text) + 1)
        match self._chance.randrange(7):
            case 0:
                return text[:at]
            case 1:
                return text[:at] + self._chance.choice(string.printable) + text[at + 1 :]
            case 2:
                return text[:at] + self.chatter() + text[at:]
            case 3:
                return text + text
            case 4:
                return f"[{text}]"
            case 5:
                return f"\ufeff{text}"
            case _:
                return text[at:] + text[:at]
