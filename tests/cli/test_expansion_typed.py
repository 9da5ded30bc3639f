"""What people type when two play or expansions are in play."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aerodrome
from aerodrome.cli import tableau
from aerodrome.cli.aerion import advice, menu
from aerodrome.cli.aerion.front import AerionFront
from aerodrome.cli.aerion.typed import AerionTyped
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.words import Words
from aerodrome.games.aerion import GAME
from aerodrome.games.aerion.aids.fitting import blocked, kind_of
from aerodrome.games.aerion.view import AerionView
from aerodrome.games.aerion.voice.sentences import Speaker

from .helpers import EXPANSIONS, LANGUAGES, console, everything, printed, random_large_match

VERBS = tuple(verb.name for verb in GAME.vocabulary.verbs)
ROLL = {
    "seats": 2,
    "expansions": list(EXPANSIONS),
    "step": "roll",
    "dice": [2, 3, 4, 5, 5, 5],
    "display": {"AA+BB": "bird", "AAA": "bird", "AAA+BB": "worker", "AAAA": "book"},
    "reserves": [["cocoon@AAA"], ["nut@AAAA", "nut@AA+BB"]],
    "areas": {"payroll/1": ["worker@AAA"], "eggs": ["egg@AAA", "egg@AAAA"], "factories": ["library", "archive"]},
}


def at(position: Mapping[str, object], lang: str = "en") -> AerionTyped:
    match = aerodrome.from_position("aerion", position)
    view = match.view()
    assert isinstance(view, AerionView)
    return AerionTyped(GAME, view, list(match.legal()), Words(lang, GAME.texts))


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("en", "hire 3", "hire AAA+BB"),
        ("en", "hire worker", "hire AAA+BB"),
        ("en", "hire", "hire AAA+BB"),
        ("en", "pay 2", "pay AAA"),
        ("en", "demolish 1 2", "demolish AA+BB,AAA"),
        ("en", "demolish 2,1", "demolish AA+BB,AAA"),
        ("en", "demolish II I", "demolish AA+BB,AAA"),
        ("en", "demolish none", "demolish none"),
        ("en", "strike cracked", "strike cracked"),
        ("en", "strike trihel", "strike trihellix"),
        ("en", "hatch 3 2", "hatch AAA+BB 2"),
        ("en", "hatch III", "hatch AAA+BB 1"),
        ("en", "lay nut", "lay nut"),
        ("en", "lay egg", "lay egg"),
        ("en", "lay none", "lay-none"),
        ("en", "turn 2", "turn 2"),
        ("en", "replace library", "replace library"),
        ("en", "replace lab", "replace research-lab"),
        ("en", "embark", "embark"),
        ("en", "embark cocoon", "embark-reserve cocoon AAA"),
        ("en", "embark nut 4", "embark-reserve nut AAAA"),
        ("en", "place common", "place common"),
        ("en", "place c", "place common"),
        ("en", "move cocoon common", "move cocoon AAA common"),
        ("en", "build", "build-pier"),
        ("en", "build pier", "build-pier"),
        ("en", "hunt", "hunt"),
        ("en", "seize 4", "seize AAAA"),
        ("en", "leave", "leave-lair"),
        ("en", "end turn", "end-turn"),
        ("en", "shells", "save-shell"),
        ("en", "give up", "give-up"),
        ("en", "security", "secure"),
        ("en", "lab", "research"),
        ("en", "take worker", "take worker"),
        ("fr", "engager ouvrier", "hire AAA+BB"),
        ("fr", "payer 2", "pay AAA"),
        ("fr", "démolir 1 2", "demolish AA+BB,AAA"),
        ("fr", "démolir rien", "demolish none"),
        ("fr", "frapper endommagé", "strike cracked"),
        ("fr", "frapper abeille", "strike bee"),
        ("fr", "œufs 3 2", "hatch AAA+BB 2"),
        ("fr", "mettre noix", "lay nut"),
        ("fr", "mettre rien", "lay-none"),
        ("fr", "retourner 2", "turn 2"),
        ("fr", "remplacer biblio", "replace library"),
        ("fr", "embarquer cocon", "embark-reserve cocoon AAA"),
        ("fr", "poser commun", "place common"),
        ("fr", "construire", "build-pier"),
        ("fr", "traquer", "hunt"),
        ("fr", "terminer", "end-turn"),
        ("fr", "hunt", "hunt"),
    ],
)
def test_friendly_words_mean_actions(lang: str, typed: str, notation: str) -> None:
    action = at(ROLL, lang).action(typed)
    assert action is not None
    assert action.notation == notation


@pytest.mark.parametrize(
    "typed",
    [
        "hire zebra",
        "demolish 1 2 3 4",
        "demolish zebra",
        "strike zebra",
        "strike",
        "hatch",
        "hatch 9",
        "hatch 3 13",
        "hatch 3 x",
        "lay zebra",
        "turn 9",
        "replace nut",
        "place 4",
        "seize",
    ],
)
def test_what_is_not_understood_gets_one_sentence(typed: str) -> None:
    for lang in LANGUAGES:
        with pytest.raises(Misunderstood) as caught:
            at(ROLL, lang).action(typed)
        assert str(caught.value)
        assert "\n" not in str(caught.value)


def test_a_card_that_lies_in_the_reserve_twice_needs_its_deck() -> None:
    position = ROLL | {"reserves": [["nut@AAAA", "nut@AA+BB"], []]}
    with pytest.raises(Misunderstood, match="several Nut"):
        at(position).action("embark nut")


@given(st.sampled_from(VERBS), st.text(max_size=20))
def test_no_argument_breaks_the_table(verb: str, text: str) -> None:
    with contextlib.suppress(Misunderstood):
        at(ROLL).action(f"{verb} {text}")


def test_every_notation_is_understood_as_itself() -> None:
    table = at(ROLL)
    for action in GAME.vocabulary:
        assert table.action(action.notation) == action


@pytest.mark.parametrize(
    ("lang", "typed", "pieces"),
    [
        ("en", "hellkite", ["hellkite"]),
        ("en", "flagship", ["flagship"]),
        ("en", "piers", ["pier/1", "pier/2", "pier/3"]),
        ("en", "payroll", ["payroll/1", "payroll/2"]),
        ("en", "eggs", ["eggs"]),
        ("en", "pulpit", ["pulpit/1"]),
        ("en", "workshop", ["workshop/1", "workshop/2", "workshop/common"]),
        ("en", "workshop common", ["workshop/common"]),
        ("en", "logistics", ["factory/logistics"]),
        ("fr", "cerf", ["hellkite"]),
        ("fr", "quais", ["pier/1", "pier/2", "pier/3"]),
        ("fr", "labo", ["factory/research-lab"]),
        ("fr", "zèbre", []),
    ],
)
def test_pieces_of_expansions_have_names(lang: str, typed: str, pieces: list[str]) -> None:
    found = at(ROLL, lang).pieces(typed)
    assert [piece for piece in found if not piece.startswith("payroll/worker")] == pieces
    assert set(found) <= set(GAME.vocabulary.pieces)


# The menu


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(10))
def test_a_menu_is_short_and_what_it_does_not_list_has_a_hint(seed: int, lang: str) -> None:
    speaker, words = Speaker(GAME.components, lang), Words(lang, GAME.texts)
    for match in random_large_match(seed):
        view = match.view()
        assert isinstance(view, AerionView)
        legal = list(match.legal())
        built = menu.Menu(view, GAME.table_of(view), legal, speaker, words, is_short=seed % 3 == 0).groups()
        items = [item for group in built for item in group.items]
        assert all(item.action in legal for item in items)
        assert all(str(item.label).strip() for item in items)
        assert len({item.action.id for item in items}) == len(items)
        missing = {action.verb for action in legal} - {item.action.verb for item in items}
        assert {words.say(f"aerion-hint-{verb}") for verb in missing} <= {group.hint for group in built}
        assert all(group.heading for group in built)


def test_the_menu_of_a_small_screen_names_decks_by_number() -> None:
    match = aerodrome.from_position("aerion", ROLL)
    view = match.view()
    assert isinstance(view, AerionView)
    speaker, words = Speaker(GAME.components, "en"), Words("en", GAME.texts)
    short = menu.Menu(view, GAME.table_of(view), list(match.legal()), speaker, words, is_short=True).groups()
    labels = [item.label for group in short for item in group.items]
    for label in ("64 points: I, II", "Worker (III)", "look into deck III (17 left)", "Cocoon (II) to Workshop 1"):
        assert label in labels
    built = menu.Menu(view, GAME.table_of(view), list(match.legal()), speaker, words).groups()
    long = [item.label for group in built for item in group.items]
    assert "64 points: AA+BB, AAA" in long
    assert "Cocoon (AAA) to the common Workshop" in long


def test_many_flights_of_birds_leave_the_other_choices_in_the_menu() -> None:
    birds = dict.fromkeys(("AA+BB", "AAA", "AAA+BB", "AAAA"), "bird")
    shown = {**birds, "AAA+BBB": "worker"}
    position = {"expansions": ["stone-clouds", "piers"], "step": "roll", "dice": [6] * 6, "display": shown}
    match = aerodrome.from_position("aerion", position)
    view = match.view()
    assert isinstance(view, AerionView)
    built = menu.Menu(
        view, GAME.table_of(view), list(match.legal()), GAME.voice.speaker("en"), Words("en", GAME.texts)
    ).groups()
    verbs = [item.action.verb for group in built for item in group.items]
    assert verbs.count("demolish") == menu.MOST_FLIGHTS
    assert "hire" in verbs


# Looking


def test_only_cards_that_can_be_acquired_are_aimed_at() -> None:
    speaker, seen = Speaker(GAME.components, "en"), set[str]()
    for match in chain.from_iterable(map(random_large_match, range(6, 12))):
        view = match.view(match.actors[0] if match.actors else 0)
        assert isinstance(view, AerionView)
        table = GAME.table_of(view)
        aimed = advice.on_display(view, table)
        for column in view.columns:
            group = speaker.group_of(column.display) if column.display else "nothing"
            out = group in ("nothing", "bird", "worker") or group == blocked(table)
            assert (column.deck in aimed) is not out
            seen.add(group if out else "aimed")
    assert {"bird", "worker", "aimed"} < seen


@pytest.mark.parametrize(
    ("more", "goals"),
    [
        ({}, ["AAAAA", "sum>=26", "sum>=30", "sum<=15"]),
        ({"areas": {}}, ["AAAAA", "sum>=30", "sum<=15"]),  # no Worker waits for a wage
        ({"expansions": ["piers"], "areas": {}, "display": {"AAA": "worker"}}, ["AAAAA"]),
        ({"expansions": [], "areas": {}, "display": {"AAA": "book"}}, []),
    ],
)
def test_keeps_are_suggested_for_what_expansions_roll_dice_for(more: Mapping[str, object], goals: list[str]) -> None:
    match = aerodrome.from_position("aerion", {**ROLL, "step": "reroll", "dice": [2, 3, 4, 5, 5, 6], **more})
    session, target = LocalSession.begin(match), console()
    target.print(AerionFront(GAME).menu(session, Words("en", GAME.texts), target)[0])
    session.close()
    lines = printed(target).splitlines()
    assert all((goal in "".join(lines)) is (goal in goals) for goal in ("AAAAA", "sum>=26", "sum>=30", "sum<=15"))
    assert len(lines) <= 14


def test_the_odds_of_a_table_have_the_goals_of_its_expansions() -> None:
    match = aerodrome.from_position("aerion", ROLL)
    front, target = AerionFront(GAME), console()
    session = LocalSession.begin(match)
    target.print(front.commands()["odds"]("", session, Words("en", GAME.texts), target))
    session.close()
    shown = printed(target)
    assert all(goal in shown for goal in ("AAAA", "sum"))


def look(what: str, lang: str = "en") -> str:
    view = everything(7).view()
    assert isinstance(view, AerionView)
    target = console()
    target.print(tableau.look(GAME.drawing.scene(view, lang), what, Words(lang, GAME.texts), target))
    return printed(target)


def test_looking_shows_everything_beside_the_columns() -> None:
    text = look("")
    for said in ("Player 2", "Workshop 1", "Common", "Flagship", "Payroll 2", "Hellkite", "Eggs"):
        assert said in text


def test_looking_at_one_place_shows_that_place() -> None:
    assert look("hell").split()[0] == "Hellkite"
    assert "Flagship" not in look("hell")
    assert look("quais", "fr").split()[0] == "Quais"
    with pytest.raises(Misunderstood, match="nothing called"):
        look("zebra")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_looking_at_factories_and_the_hellkite_says_what_they_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    match = aerodrome.new("aerion", seed=5, options={"expansions": ["flagship", "hellkite"]})
    session, speaker, words = LocalSession.begin(match), Speaker(GAME.components, lang), Words(lang, GAME.texts)
    view = match.view()
    assert isinstance(view, AerionView)
    rules = {
        "factories": [f"flagship-{kind_of(card)}" for card in view.areas["factories"]],
        "hellkite": ["hellkite-hunt"],
    }
    for zone, names in rules.items():
        target = console(120, 40)
        target.print(AerionFront(GAME).commands()["look"](speaker.say(f"zone-{zone}"), session, words, target))
        text = " ".join(printed(target).split())
        assert all(" ".join(speaker.say(name).split()) in text for name in names)
    target.print(AerionFront(GAME).help(session, words))
    assert speaker.say("expansion-flagship-help")[:60] in printed(target)
    session.close()
