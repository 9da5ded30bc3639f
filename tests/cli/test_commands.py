"""The commands of the shell, and those at the table."""

from __future__ import annotations

import json
import platform
import re
import subprocess
from pathlib import Path

import pytest

import aerodrome
from aerodrome.cli import language
from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME, catalogue

from .helpers import COMMAND, LANGUAGES, environment, played, run


def said(home: Path, *words: str | Path, typed: str = "", lang: str = "en", **more: str) -> str:
    """What a command prints when all is well."""
    result = run(home, *words, typed=typed, lang=lang, cwd=None, **more)
    assert (result.returncode, result.stderr) == (0, ""), result.stderr
    return result.stdout


def at_table(home: Path, *lines: str, lang: str = "en", seed: str = "7") -> str:
    """What is printed while these lines are typed at a new table."""
    return said(home, "play", "aerion", "--seed", seed, typed="".join(f"{line}\n" for line in lines), lang=lang)


# The shell


def test_version_tells_all_that_decides_how_a_match_plays(tmp_path: Path) -> None:
    text = said(tmp_path, "--version")
    assert f"aerodrome {aerodrome.__version__}" in text
    assert f"rules {GAME.rules_version}" in text
    assert GAME.catalogue_hash[:16] in text
    assert re.search("compiled|interpreted", text)
    assert platform.python_version() in text


@pytest.mark.parametrize("words", [(), ("--help",), ("play", "--help"), ("simulate", "--help"), ("odds", "-h")])
def test_help_is_in_both_languages(tmp_path: Path, words: tuple[str, ...]) -> None:
    english, french = (said(tmp_path, *words, lang=lang) for lang in LANGUAGES)
    assert english != french
    assert "aerodrome" in english
    assert "règles" in french or "Montrer" in french or "Le nombre" in french or "langue" in french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_about_one_game(tmp_path: Path, lang: str) -> None:
    words = {
        game: " ".join(said(tmp_path, "play", game, "--help", lang=lang).replace("│", " ").split()) for game in GAMES
    }
    for game, shown in words.items():
        own = {option.name.replace("_", "-") for option in GAMES[game].options}
        others = {option.name.replace("_", "-") for other in GAMES.values() for option in other.options} - own
        assert all(f"--{word} " in shown for word in own)
        assert not any(f"--{word} " in shown for word in others)
    assert {"en": "default: 3)", "fr": "par défaut : 3)"}[lang] in words["aerion"]
    alone = said(tmp_path, "play", "--help", lang=lang)
    assert "--pixies" not in alone
    assert ", ".join(GAMES) in alone


def test_the_help_names_every_command(tmp_path: Path) -> None:
    text = said(tmp_path)
    for command in ("play", "simulate", "replay", "verify", "rules", "odds", "games", "about", "Unofficial"):
        assert command in text


def test_games_lists_the_games_and_their_options(tmp_path: Path) -> None:
    assert "--pixies" in said(tmp_path, "games")
    assert "Fées" in said(tmp_path, "games", "--lang", "fr")


@pytest.mark.parametrize("page", [("games",), ("about", "aerion")])
def test_the_pages_of_a_game_show_its_expansions_and_variants(tmp_path: Path, page: tuple[str, ...]) -> None:
    text = " ".join(said(tmp_path, *page).split())
    for word in ("--expansions", "stone-clouds The Stone Clouds. Six Stone Clouds block the sky", "--variants"):
        assert word in text
    for word in ("fragile-shells Fragile Shells. Harder", "--first 1, 2.", "--egg-choice optional, required."):
        assert word in text
    french = " ".join(said(tmp_path, *page, lang="fr").split())
    assert "hellkite Le Cerf-Violent. Le Cerf-Violent rôde" in french


@pytest.mark.parametrize("name", ["stone-clouds", "stone clouds", "Stone Clouds", "the stone clouds", "clouds"])
def test_the_rules_of_an_expansion_are_found_by_its_name(tmp_path: Path, name: str) -> None:
    text = said(tmp_path, "rules", "aerion", *name.split())
    assert "[aerion.clouds.bird-table]" in text
    assert "[aerion.roll.once]" not in text


def test_the_rules_of_an_expansion_are_found_by_its_french_name(tmp_path: Path) -> None:
    assert "[aerion.hourglasses.left-over]" in said(tmp_path, "rules", "aerion", "sabliers", lang="fr")


def test_about_tells_whose_game_it_is_and_what_is_reconstructed(tmp_path: Path) -> None:
    text = said(tmp_path, "about", "aerion")
    for word in ("Torbey", "unofficial", "reconstructed", "--catalogue"):
        assert word in text
    assert "reconstituées" in said(tmp_path, "about", "aerion", lang="fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rules_are_shown_by_section_with_their_ids(tmp_path: Path, lang: str) -> None:
    text = " ".join(said(tmp_path, "rules", "aerion", lang=lang).split())
    for rule in GAME.rulebook.to_read():
        assert f"[{rule.id}]" in text
        assert " ".join(rule.text(lang).split()) in text
        assert " ".join(GAME.rulebook.heading(rule.section, lang).split()) in text


def test_a_rule_leads_to_the_ruling_that_explains_it(tmp_path: Path) -> None:
    text = said(tmp_path, "rules", "aerion", "must-go-on")
    assert "Why: see no-passing" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_ruling_can_be_read_by_its_name(game: str, lang: str) -> None:
    rulebook = GAMES[game].rulebook
    chapters = {chapter for rule in rulebook for chapter in rule.rulings}
    assert chapters
    for name in chapters:
        chapter = rulebook.chapter(name, lang)
        assert chapter is not None, name
        assert chapter.paragraphs, name
        assert not any("**" in paragraph or "`" in paragraph for paragraph in chapter.paragraphs), name


def test_a_ruling_is_shown_in_the_readers_language(tmp_path: Path) -> None:
    text = " ".join(said(tmp_path, "rules", "celestia_duo", "what-ludvig-clears").split())
    assert text.startswith("What Ludvig clears")
    assert "Ruling. The card's symbol" in text
    assert "Why. A Joker stands for any Equipment card." in text
    french = said(tmp_path, "rules", "celestia_duo", "what-ludvig-clears", lang="fr")
    assert "Ce que Ludvig élimine" in french
    assert "Why." not in french


def test_rules_that_only_refuse_are_left_out_of_the_whole_and_found_when_looked_for(tmp_path: Path) -> None:
    text = said(tmp_path, "rules", "celestia_duo")
    assert "[celestia-duo.talk.windows]" in text
    assert "[celestia-duo.talk.once]" not in text
    assert "[celestia-duo.boarding.all-active]" not in said(tmp_path, "rules", "celestia_duo", "boarding")
    assert "[celestia-duo.talk.once]" in said(tmp_path, "rules", "celestia_duo", "already", "said")


def test_rules_can_be_searched(tmp_path: Path) -> None:
    text = said(tmp_path, "rules", "aerion", "crew", "last")
    assert "[aerion.workshop.crew-last]" in text
    assert "[aerion.roll.once]" not in text
    assert "aerion.pixie.changes-a-die" in said(tmp_path, "rules", "aerion", "fée", "--lang", "fr")


def test_odds_are_exact(tmp_path: Path) -> None:
    text = said(tmp_path, "odds", "AAAA", "--dice", "1,1,1,2,5,6", "--rerolls", "1")
    assert "42.13%" in text
    assert "91/216" in text
    assert "1 1 1" in text
    table = said(tmp_path, "odds")
    for goal in ("AA+BB", "A+B+C+D+E", "AAAAA", "sum<=15"):
        assert goal in table
    assert "42,13\N{NARROW NO-BREAK SPACE}%" in said(tmp_path, "odds", "4", "--dice", "111256", lang="fr")


def test_a_record_is_verified_and_told_what_was_checked(tmp_path: Path) -> None:
    match = played(3, 10_000)
    path = tmp_path / "match.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    text = " ".join(said(tmp_path, "verify", path).split())
    assert f"{len(match.entries)} decisions" in text
    assert f"{len(match.picks_used())} draws" in text
    assert "Every draw follows from the seed" in text
    assert "known deal" in text
    assert "lose" in text


def test_a_hidden_seed_cannot_be_checked_yet(tmp_path: Path) -> None:
    match = aerodrome.new("aerion")
    match.play("roll")
    path = tmp_path / "match.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    text = " ".join(said(tmp_path, "verify", path).split())
    assert "stays secret until the match is over" in text
    assert "not over" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_every_decision(tmp_path: Path, lang: str) -> None:
    match = played(3, 10_000)
    path = tmp_path / "match.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    text = said(tmp_path, "replay", path, lang=lang)
    numbers = re.findall(r"^ {0,3}(\d+)  ", text, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(match.entries) + 1)]
    assert GAME.texts.say(lang, "aerion-log-lost")[:20] in text


def test_a_replay_goes_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(played(3, 10).record().dumps(), encoding="utf-8")
    three = said(tmp_path, "replay", path, "--step", typed="\n\nquit\n")
    assert three.count("Aerion · Turn") == 4
    assert said(tmp_path, "replay", path, "--step", typed="\n" * 20).count("Aerion · Turn") == 11


def test_a_replay_shows_what_was_taken_back(tmp_path: Path) -> None:
    match = aerodrome.new("aerion", seed=7)
    match.play("roll")
    match.play("discard AAA")
    match.undo()
    path = tmp_path / "match.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    assert "taken back" in said(tmp_path, "replay", path)


# Language


@pytest.mark.parametrize(
    ("words", "variables", "expected"),
    [
        ((), {}, "en"),
        ((), {"LANG": "fr_CA.UTF-8"}, "fr"),
        ((), {"LANG": "fr_FR", "LC_ALL": "de_DE"}, "en"),
        ((), {"LANG": "fr_FR", "AERODROME_LANG": "en"}, "en"),
        ((), {"LC_MESSAGES": "fr"}, "fr"),
        (("play", "--lang", "fr"), {"AERODROME_LANG": "en"}, "fr"),
        (("play", "--lang=fr"), {}, "fr"),
        (("play", "--lang", "xx"), {"LANG": "fr"}, "fr"),
        (("play", "--", "--lang", "fr"), {}, "en"),
    ],
)
def test_the_language_of_a_run(words: tuple[str, ...], variables: dict[str, str], expected: str) -> None:
    assert language.choose(words, variables) == expected


# At the table


def test_a_choice_is_taken_by_number_notation_and_friendly_word(tmp_path: Path) -> None:
    text = at_table(tmp_path, "", "1", "keep 11", "a 2", "place 1", "log")
    assert "Workshop 1 Hornet" in text
    log = " ".join(text.rpartition("> ")[0].split())
    for sentence in ("Roll: 1, 1, 3, 4, 5, 6.", "Nut is discarded", "Reroll, keeping 1, 1: 1, 1, 1, 4, 4, 6."):
        assert sentence in log


def test_what_is_forbidden_is_answered_with_its_rule(tmp_path: Path) -> None:
    text = " ".join(at_table(tmp_path, "acquire 1", "roll", "roll", "acquire 5", "keep 66").split())
    for rule in ("roll.comes-first", "roll.once", "acquire.combination", "reroll.pay-first"):
        assert f"[aerion.{rule}]" in text
        assert GAME.rulebook[f"aerion.{rule}"].text() in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_tells_rules_and_what_is_allowed(tmp_path: Path, lang: str) -> None:
    lines = (
        "roll",
        "why acquire 5",
        "why discard 1",
        "why pulpit",
        "why workshop 2",
        "why hornet",
        "why 1",
        "why",
        "why zzz",
    )
    text = " ".join(at_table(tmp_path, *lines, lang=lang).split())
    assert "[aerion.acquire.combination]" in text
    assert "[aerion.book.needed]" in text
    assert "[discard AA+BB]" in text
    assert GAME.texts.say(lang, "cli-why-allowed") in text
    assert "zzz" in text


def test_undo_takes_back_what_nothing_has_answered(tmp_path: Path) -> None:
    text = " ".join(at_table(tmp_path, "undo", "roll", "undo", "discard 1", "undo", "log").split())
    assert "[table.undo-nothing]" in text
    assert "[table.undo-chance]" in text
    assert "The last decision was taken back." in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_up(tmp_path: Path, lang: str) -> None:
    lines = (
        "odds",
        "roll",
        "?",
        "odds",
        "odds AAA",
        "odds 9",
        "deck",
        "deck 3",
        "deck x",
        "discards",
        "rules",
        "rules crew",
    )
    text = at_table(tmp_path, *lines, "rules zzzz", "log", "table", "", "99", "frobnicate", lang=lang)
    for word in ("AA+BB+CC", "14", "zzzz", "frobnicate", "99"):
        assert word in text
    assert "Traceback" not in text


def test_a_match_is_saved_and_continued_from_there(tmp_path: Path) -> None:
    saved = tmp_path / "mine.json"
    at_table(tmp_path / "one", "roll", f"save {saved}", "discard 1")
    assert len(json.loads(saved.read_text(encoding="utf-8"))["entries"]) == 1
    text = said(tmp_path / "two", "play", "aerion", "--resume", saved, typed="quit\n")
    assert "Roll: 1, 1, 3, 4, 5, 6." in text
    assert "is saved in" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_victory_shows_the_seed_that_was_secret(tmp_path: Path, lang: str) -> None:
    position = {
        "step": "roll",
        "dice": [1, 1, 3, 3, 5, 6],
        "display": {"AA+BB": "incubi"},
        "workshops": [["hellinaut", "helix"], []],
        "ships": ["bee", "trihellix", "glider", "nacelle", "hornet"],
    }
    match = aerodrome.from_position("aerion", position)
    assert match.seed.secret is not None
    path = tmp_path / "near.json"
    path.write_text(match.record(with_seed=True).dumps(), encoding="utf-8")
    text = said(tmp_path / "home", "play", "aerion", "--resume", path, typed="a1\nplace 1\nundo\n?\n\n", lang=lang)
    assert GAME.texts.say(lang, "aerion-prompt-over-won") in text
    assert match.seed.secret.hex() in text.replace("\n", "").replace(" ", "")
    assert "[table.match-over]" in text
    filed = next((tmp_path / "home" / "matches").iterdir())
    assert aerodrome.verify(filed.read_bytes()).dice_checked


def test_leaving_says_where_the_match_is_kept(tmp_path: Path) -> None:
    for typed in ("roll\nquit\n", "roll\n"):
        text = said(tmp_path, "play", "aerion", "--new", typed=typed)
        assert str(tmp_path / "tables") in text
    assert "nothing to save" in said(tmp_path, "play", "aerion", "--new", typed="")
    assert len(list((tmp_path / "tables").iterdir())) == 2


def test_a_waiting_match_is_offered(tmp_path: Path) -> None:
    at_table(tmp_path, "roll", "discard 1")
    again = said(tmp_path, "play", "aerion", typed="\nlog\nquit\n")
    assert "A match is waiting for you" in again
    assert "2 decisions" in again
    assert "Nut is discarded" in again
    new = said(tmp_path, "play", "aerion", typed="what\n7\nnew\nroll\nquit\n")
    assert "Turn 1" in new
    assert len(list((tmp_path / "tables").iterdir())) == 2
    assert "2 matches are waiting" in said(tmp_path, "play", "aerion", typed="quit\n")


def test_a_new_match_leaves_the_old_one_waiting(tmp_path: Path) -> None:
    text = at_table(tmp_path, "roll", "new", "roll", "quit")
    assert text.count("A new turn begins") == 2
    assert len(list((tmp_path / "tables").iterdir())) == 2


def test_the_language_can_be_changed_at_the_table(tmp_path: Path) -> None:
    text = at_table(tmp_path, "roll", "lang fr", "langue xx", "annuler", "lang", "undo")
    assert "Lancer\N{NARROW NO-BREAK SPACE}: 1, 1, 3, 4, 5, 6." in text
    assert "[table.undo-chance]" in text


def test_fewer_pixies_and_a_corrected_catalogue(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    text = catalogue.own_text().replace(
        'glider = { material = "helix", crew = "incubi"', 'glider = { material = "helix", crew = "sognae"'
    )
    own.write_text(text, encoding="utf-8")
    shown = said(tmp_path, "play", "aerion", "--pixies", "1", "--catalogue", own, typed="roll\nquit\n")
    assert "1 ✦✧✧" in shown
    assert "Glider Helix + Sognae" in shown
    again = said(tmp_path, "play", "aerion", typed="\nquit\n")
    assert "Glider Helix + Sognae" in again


def test_colour_is_left_out_where_it_is_not_wanted(tmp_path: Path) -> None:
    assert "\x1b" not in at_table(tmp_path, "roll")
    assert "\x1b[38" not in said(
        tmp_path, "play", "aerion", "--new", typed="roll\n", NO_COLOR="1", TERM="xterm-256color"
    )


def test_a_terminal_with_few_letters_is_served(tmp_path: Path) -> None:
    env = environment(tmp_path, "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    done = subprocess.run(
        [*COMMAND, "play", "aerion"], input=b"\n1\nquitter\n", capture_output=True, env=env, check=True, timeout=60
    )
    assert b"Traceback" not in done.stderr
    assert b"Aerion" in done.stdout
    assert b"[ ] [ ] [ ]" in done.stdout
    assert b" ---" in done.stdout


def test_a_thing_is_not_explained_by_expansions_that_are_not_in_play(tmp_path: Path) -> None:
    text = at_table(tmp_path, "roll", "why display/AAAA")
    assert "[discard AAAA]" in text
    assert "not in play" not in text


def test_the_pieces_of_an_expansion_are_explained(tmp_path: Path) -> None:
    words = ("play", "aerion", "--expansions", "hellkite,piers", "--seed", "7")
    text = said(tmp_path, *words, typed="roll\nwhy hellkite\nwhy piers\nlook hellkite\n")
    assert "[aerion.hellkite.fifteen]" in text
    assert text.count("[build-pier]") == 1
    assert "[aerion.piers.five-of-a-kind]" in text
