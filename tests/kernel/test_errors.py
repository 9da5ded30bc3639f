"""Errors: messages with variables in both languages, used and complete, that survive a journey to another process."""

from __future__ import annotations

import ast
import copy
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from lanterns import GAME as LANTERNS

import aerodrome
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.errors import TEXTS, bad_input
from aerodrome.kernel import (
    LANGUAGES,
    AerodromeError,
    BadInput,
    IllegalAction,
    NothingToUndo,
    NotYourTurn,
    UnknownAction,
    WrongScript,
)
from aerodrome.kernel.errors import MOST_CHARACTERS

SOURCES = Path(aerodrome.__file__).parent
FOLDERS = (
    ("error-", files("aerodrome")),
    ("aerion-error-", files("aerodrome.games.aerion")),
    ("aerion-error-", files("aerodrome.games.aerion.expansions")),
    ("celestia-duo-error-", files("aerodrome.games.celestia_duo")),
    ("etherium-error-", files("aerodrome.games.etherium")),
)
KEY = re.compile(r"(?:aerion-|celestia-duo-|etherium-)?error-[a-z-]+")


def read(lang: str) -> dict[str, fluent.Message]:
    """The messages of errors, the kernel's and the games'."""
    found: dict[str, fluent.Message] = {}
    for prefix, folder in FOLDERS:
        for entry in FluentParser().parse(folder.joinpath("texts", f"{lang}.ftl").read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith(prefix):
                found[entry.id.name] = entry
    return found


MESSAGES = {lang: read(lang) for lang in LANGUAGES}


def variables(node: object) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            found |= variables(child)
    return found


def nodes() -> Iterator[ast.AST]:
    for package in ("kernel", "games", "bots", "lab"):
        for path in SOURCES.glob(f"{package}/**/*.py"):
            yield from ast.walk(ast.parse(path.read_text("utf-8")))


def keys_in_the_sources() -> set[str]:
    strings = [node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in strings if KEY.fullmatch(text)}


def raised() -> list[tuple[str, str, set[str]]]:
    """Where an error is made with a key written out: the kind of error, the key, the names of its values."""
    kinds = {"bad_input", "WrongScript", *(kind.__name__ for kind in AerodromeError.__subclasses__())}
    found: list[tuple[str, str, set[str]]] = []
    for node in nodes():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args):
            continue
        key = node.args[0]
        if isinstance(key, ast.Constant) and None not in [keyword.arg for keyword in node.keywords]:
            found.append((node.func.id, str(key.value), {str(keyword.arg) for keyword in node.keywords}))
    return found


def french(error: AerodromeError) -> str:
    """The French text, with plain spaces and apostrophes."""
    return error.text("fr").translate({ord("\N{NARROW NO-BREAK SPACE}"): " ", 0x2019: "'"})


GIVEN = {"IllegalAction": {"number", "rule", "id"}, "NothingToUndo": {"rule", "id"}}
"""What these errors add to their values themselves."""


# Messages


def test_every_key_in_the_sources_has_a_message_and_every_message_is_used() -> None:
    for lang in LANGUAGES:
        assert keys_in_the_sources() == MESSAGES[lang].keys(), lang


@pytest.mark.parametrize("key", MESSAGES["en"])
def test_both_languages_use_the_same_variables(key: str) -> None:
    assert variables(MESSAGES["en"][key]) == variables(MESSAGES["fr"][key])


def test_errors_are_made_with_the_variables_of_their_message() -> None:
    assert len(raised()) > 60
    for kind, key, names in raised():
        needed = variables(MESSAGES["en"][key])
        assert names <= needed <= names | GIVEN.get(kind, set()), key


def test_errors_are_never_made_with_a_sentence() -> None:
    assert [key for _, key, _ in raised() if not KEY.fullmatch(key)] == []


# Texts


def test_an_error_has_a_key_values_and_a_text_in_each_language() -> None:
    error = BadInput("error-no-rule", wanted="'x'")
    assert (error.key, error.values) == ("error-no-rule", {"wanted": "'x'"})
    assert error.args == ("error-no-rule",)
    assert str(error) == error.text() == error.text("en") == "There is no rule 'x' in this game."
    assert french(error) == "Ce jeu n'a pas de règle 'x'."
    with pytest.raises(BadInput, match="There is no language 'de'"):
        error.text("de")


def test_an_error_of_a_game_has_the_texts_of_the_game() -> None:
    error = bad_input("aerion-error-catalogue-missing-card", card="'book'")
    assert str(error) == GAME.texts.say("en", error.key, card="'book'")
    assert error.text("fr") == GAME.texts.say("fr", error.key, card="'book'")


def test_what_belongs_to_another_game_is_refused() -> None:
    state = aerodrome.new("celestia_duo").state
    with pytest.raises(BadInput, match=r"celestia_duo\.table\.Table instead of aerodrome\.games\.aerion\.table\.Table"):
        GAME.view(state, 0)


def test_a_game_without_a_catalogue_cannot_be_played_with_another() -> None:
    with pytest.raises(BadInput, match=r"The game lanterns has no catalogue\."):
        LANTERNS.with_catalogue("")


def test_a_key_without_a_message_is_an_error_too() -> None:
    with pytest.raises(BadInput, match="There is no message 'error-unheard-of' in language 'en'"):
        str(BadInput("error-unheard-of"))


def test_reasons_are_told_in_the_language_of_the_whole() -> None:
    reason = BadInput("error-catalogue-no-section", section="[ships]")
    error = BadInput("error-record-entry", entry="5", reason=BadInput("error-record-deal", reason=reason))
    assert error.values["entry"] == "5"
    assert str(error) == (
        "Entry 5 of the record does not fit: The deal of the record does not fit: "
        "The catalogue has no section [ships].."
    )
    assert french(error) == (
        "L'entrée 5 de l'enregistrement ne convient pas : La donne de l'enregistrement ne convient pas : "
        "Le catalogue n'a pas de section [ships].."
    )


def test_a_rule_is_told_in_the_language_of_the_whole() -> None:
    rule = GAME.rulebook["table.match-over"]
    error = IllegalAction("error-not-allowed", rule.number, rule, action="'roll'")
    assert str(error) == "'roll' is not allowed: The match is over. [table.match-over]"
    assert french(error) == "'roll' n'est pas permis : La partie est terminée. [table.match-over]"


def test_an_illegal_entry_of_a_record_is_told_in_one_language() -> None:
    match = aerodrome.new("aerion", seed=1)
    match.play("roll")
    forged = match.record().dumps().replace('"roll"', '"enough"')
    with pytest.raises(BadInput) as error:
        aerodrome.replay(forged)
    assert str(error.value).startswith("Entry 1 of the record does not fit: 'enough' is not allowed: A Book retrieves")
    told = french(error.value)
    assert told.startswith("L'entrée 1 de l'enregistrement ne convient pas : 'enough' n'est pas permis : Un Grimoire")


def test_long_values_are_cut_and_the_rest_of_the_sentence_stays() -> None:
    inner = BadInput("error-no-option", option="x" * 5000, known="y" * 5000)
    assert len(inner.text()) < 2 * MOST_CHARACTERS + 100
    assert inner.text().endswith("y….")
    outer = BadInput("error-record-entry", entry="1", reason=inner)
    assert outer.text("fr").endswith("…")
    with pytest.raises(BadInput, match=r"The position's 'areas' must be a table with names, not 'x+…\."):
        aerodrome.from_position("aerion", {"areas": "x" * 10_000})


# What an error knows


def test_refusals_know_their_rule() -> None:
    match = aerodrome.new("aerion", seed=1)
    with pytest.raises(NothingToUndo) as nothing:
        match.undo()
    assert nothing.value.rule == GAME.rulebook["table.undo-nothing"]
    with pytest.raises(IllegalAction) as illegal:
        match.play("enough")
    assert illegal.value.rule == GAME.rulebook[illegal.value.number]
    rule = GAME.rulebook["table.not-your-turn"]
    assert NotYourTurn("error-not-your-turn", rule, seat="1", seats="(0,)").rule is rule
    assert NotYourTurn("error-which-seat", seats="0, 1").rule is None


def test_the_fast_layer_names_the_number_of_a_rule() -> None:
    state = aerodrome.new("aerion", seed=1).state
    with pytest.raises(IllegalAction) as error:
        state.withdraw(0)
    assert error.value.rule is None
    assert str(error.value) == f"rule {error.value.number} forbids seat 0 to withdraw"
    assert error.value.text("fr") == f"la règle {error.value.number} interdit à la place 0 de reprendre son choix"


# Journeys


def examples() -> list[AerodromeError]:
    rule = GAME.rulebook["aerion.roll.once"]
    script = WrongScript("error-script-no-chance")
    return [
        BadInput("error-seed-length"),
        BadInput("error-record-deal", reason=script),
        bad_input("aerion-error-position-no-step", step="x"),
        UnknownAction("error-action-id", action="9", last="8"),
        IllegalAction("error-not-allowed", rule.number, rule, action="'roll'"),
        IllegalAction("error-rule-forbids-action", 7, action="1", seat="0"),
        NotYourTurn("error-not-your-turn", rule, seat="1", seats="(0,)"),
        NothingToUndo("error-no-undo", rule),
    ]


@pytest.mark.parametrize("error", examples(), ids=lambda error: error.key)
def test_an_error_survives_pickling_and_copying(error: AerodromeError) -> None:
    told = [error.text(lang) for lang in LANGUAGES]
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (again.key, again.args, again.texts) == (error.key, error.args, error.texts)
        assert [again.text(lang) for lang in LANGUAGES] == told
        for name in ("number", "rule"):
            assert getattr(again, name, None) == getattr(error, name, None)


def test_an_error_comes_back_from_another_process() -> None:
    script = (
        "import aerodrome, pickle, sys\n"
        "try: aerodrome.new('aerion', seed=1).play('enough')\n"
        "except aerodrome.IllegalAction as error: sys.stdout.buffer.write(pickle.dumps(error))"
    )
    environment = os.environ | {"PYTHONPATH": str(SOURCES.parent)}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, env=environment)
    error = pickle.loads(done.stdout)
    assert isinstance(error, IllegalAction)
    assert error.rule == GAME.rulebook[error.number]
    assert french(error).startswith("'enough' n'est pas permis : Un Grimoire")


def test_texts_that_were_read_travel_without_their_messages() -> None:
    TEXTS.say("fr", "aerion-title")
    assert pickle.loads(pickle.dumps(TEXTS)) == TEXTS
    assert len(pickle.dumps(TEXTS)) < 1000
    assert hash(TEXTS) == hash(copy.copy(TEXTS))
    assert LANTERNS.texts != TEXTS
