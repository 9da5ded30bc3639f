"""Texts: messages in two languages, and an error for everything that is missing."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.components import Messages
from aerodrome.kernel import LANGUAGES, BadInput, Texts

ENGLISH = "hello = Hello\ngreet = Hello, { $name }!\nbare =\n    .title = Only a title\nempty = { $count }\n"
FRENCH = "hello = Bonjour\ngreet = Bonjour, { $name } !\nbare =\n    .title = Rien\nempty = { $count }\n"


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for folder, english, french in (("one", ENGLISH, FRENCH), ("two", "bye = Goodbye", "bye = Au revoir")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(english, encoding="utf-8")
        (tmp_path / folder / "fr.ftl").write_text(french, encoding="utf-8")
    return Texts((tmp_path / "one", tmp_path / "two"))


def test_a_message_in_each_language(texts: Texts) -> None:
    assert LANGUAGES == ("en", "fr")
    assert texts.say("en", "hello") == "Hello"
    assert texts.say("fr", "hello") == "Bonjour"


def test_messages_come_from_every_folder(texts: Texts) -> None:
    assert texts.say("en", "bye") == "Goodbye"
    assert texts.say("fr", "bye") == "Au revoir"


def test_variables_are_filled_in_without_hidden_characters(texts: Texts) -> None:
    assert texts.say("en", "greet", name="Élise") == "Hello, Élise!"
    assert texts.say("fr", "greet", name="Élise") == "Bonjour, Élise !"
    assert texts.say("en", "empty", count=3) == "3"


def test_a_missing_message(texts: Texts) -> None:
    with pytest.raises(BadInput, match=r"There is no message 'nothing' in language 'fr'\."):
        texts.say("fr", "nothing")


def test_a_message_without_a_text(texts: Texts) -> None:
    with pytest.raises(BadInput, match=r"The message 'bare' in language 'en' is empty\."):
        texts.say("en", "bare")


def test_a_missing_variable(texts: Texts) -> None:
    with pytest.raises(BadInput, match=r"The message 'greet' in language 'en' cannot be filled in: .*name"):
        texts.say("en", "greet")


@pytest.mark.parametrize("lang", ["de", "", "EN", "en-GB"])
def test_an_unknown_language(texts: Texts, lang: str) -> None:
    for attempt in (texts.say, texts.has):
        with pytest.raises(BadInput) as error:
            attempt(lang, "hello")
        assert str(error.value) == f"There is no language {lang!r}; choose one of en, fr."


def test_whether_there_is_a_message(texts: Texts) -> None:
    assert texts.has("en", "hello")
    assert texts.has("fr", "bye")
    assert not texts.has("en", "nothing")


def test_a_game_speaks_of_the_table_and_of_itself() -> None:
    assert GAME.texts.say("en", "table-match-over") == "The match is over."
    assert GAME.texts.say("fr", "table-match-over") == "La partie est terminée."
    assert GAME.texts.say("en", "aerion-title") == "Aerion"


# Messages that somebody brings along, without files


INLINE = Messages((("en", "hail = Hail\n"), ("fr", "hail = Salut\n")))


def test_messages_may_come_without_files(tmp_path: Path) -> None:
    for lang, text in (("en", "bye = Goodbye"), ("fr", "bye = Au revoir")):
        (tmp_path / f"{lang}.ftl").write_text(text, encoding="utf-8")
    texts = Texts((tmp_path, INLINE))
    assert [texts.say(lang, "hail") for lang in LANGUAGES] == ["Hail", "Salut"]
    assert [texts.say(lang, "bye") for lang in LANGUAGES] == ["Goodbye", "Au revoir"]


def test_a_language_that_was_not_brought_along_has_no_messages() -> None:
    texts = Texts((Messages((("en", "hail = Hail"),)),))
    assert texts.has("en", "hail")
    assert not texts.has("fr", "hail")
    with pytest.raises(BadInput, match=r"There is no message 'hail' in language 'fr'\."):
        texts.say("fr", "hail")


def test_texts_are_equal_when_their_messages_come_from_the_same_places() -> None:
    texts = Texts((INLINE,))
    texts.say("en", "hail")
    twin = pickle.loads(pickle.dumps(texts))
    assert twin == texts
    assert hash(twin) == hash(texts)
    assert twin.say("fr", "hail") == "Salut"
    assert Texts((Messages((("en", "hail = Ahoy\n"),)),)) != texts
    assert Texts(()) != texts
