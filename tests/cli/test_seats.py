"""Who sits at the table: two people at one keyboard, a bot as a partner, bots alone."""

from __future__ import annotations

import json
from pathlib import Path

import pexpect
import pytest

import aerodrome
from aerodrome.bots import Occupant
from aerodrome.cli.errors import CommandError
from aerodrome.cli.session.local import LocalSession, UnaskedDecision
from aerodrome.cli.storage import matches
from aerodrome.cli.words import Words, bot_name
from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME
from aerodrome.kernel import verify

from .helpers import COMMAND, LANGUAGES, environment, run
from .test_pty import hear_interrupts

PARTNER = (Occupant("person"), Occupant("bot", "random"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    return tmp_path


def table(seed: int = 5, who: tuple[Occupant, ...] = PARTNER, **options: object) -> LocalSession:
    return LocalSession.begin(aerodrome.new("aerion", seats=len(who), seed=seed, options=options), who)


def person_plays(session: LocalSession) -> None:
    """The person takes the first legal action until it is somebody else's turn or all is over."""
    while session.match.outcome is None and session.bot_to_move() is None:
        session.play(next(iter(session.match.legal())))


def bots_play(session: LocalSession) -> list[UnaskedDecision]:
    return list(iter(session.go_on, None))


def journal_of(home: Path) -> Path:
    (found,) = (home / "tables").glob("*.journal")
    return found


def test_a_bot_plays_its_turn_and_hands_over() -> None:
    session = table()
    person_plays(session)
    assert session.bot_to_move() == 1
    moves = bots_play(session)
    assert session.bot_to_move() is None
    assert len(moves) >= 3
    assert all(move.seat == 1 for move in moves)
    assert moves[0].action.notation == "roll"
    assert all(session.history.tell(moment, "en") for moment in session.history.moments[-len(moves) :])
    session.close()


def test_a_journal_remembers_who_sits_where(home: Path) -> None:
    session = table()
    person_plays(session)
    session.close()
    again = LocalSession.resume(journal_of(home))
    assert again.who == PARTNER
    assert again.bot_to_move() == 1
    again.close()


def test_the_same_deal_gets_the_same_moves_also_after_a_pause() -> None:
    first, second = table(), table()
    for session in (first, second):
        person_plays(session)
    path = second.journal.path
    second.close()
    second = LocalSession.resume(path)
    assert bots_play(first) == bots_play(second)
    first.close()
    second.close()


def test_a_match_with_a_bot_is_filed_and_verified_like_any_other(home: Path) -> None:
    session = table(expansions=["flagship", "eggs"])
    while session.match.outcome is None:
        person_plays(session)
        bots_play(session)
    assert session.filed is not None
    assert not list((home / "tables").glob("*.journal"))
    record = matches.load(session.filed)
    assert record.seats == 2
    assert verify(record, GAME).dice_checked


def test_nobody_takes_back_what_a_bot_did() -> None:
    session = table(who=(Occupant("bot", "random"), Occupant("person")))
    assert session.bot_to_move() == 0
    while session.bot_to_move() is not None:
        action = session.choice(0)
        assert action is not None
        session.play(action)
        rule = session.why_not_undo()
        assert rule is not None
        assert rule.id in ("table.undo-chance", "table.undo-other-seat")
    session.close()


def test_a_person_takes_back_their_own_last_decision() -> None:
    session = table()
    session.play(GAME.vocabulary.parse("roll"))
    rule = session.why_not_undo()
    assert rule is not None
    assert rule.id == "table.undo-chance"
    session.play(next(action for action in session.match.legal() if action.verb == "discard"))
    assert session.why_not_undo() is None
    session.undo()
    assert session.match.view().step == "roll"
    session.close()


@pytest.mark.parametrize(
    "who", [["person"], ["person", "person", "person"], ["person", "bot:zebra"], ["", ""], ["person", "dog"]]
)
def test_a_journal_with_impossible_seats_is_refused_and_not_left_locked(home: Path, who: list[str]) -> None:
    session = table()
    session.play(GAME.vocabulary.parse("roll"))
    session.close()
    path = journal_of(home)
    first, _, rest = path.read_text("utf-8").partition("\n")
    path.write_text(json.dumps(json.loads(first) | {"who": who}) + "\n" + rest, "utf-8")
    for _ in range(2):
        with pytest.raises(CommandError) as caught:
            LocalSession.resume(path)
        assert caught.value.key == "cli-error-record"


def test_a_record_does_not_know_who_sat_there_but_can_be_told(home: Path) -> None:
    session = table()
    session.play(GAME.vocabulary.parse("roll"))
    path = home / "saved.json"
    path.write_text(session.match.record(with_seed=True).dumps())
    session.close()
    alone = LocalSession.resume(path)
    assert [seat.kind for seat in alone.who] == ["person", "person"]
    alone.close()
    again = LocalSession.resume(path, "person,bot:random")
    assert again.who == PARTNER
    again.close()
    with pytest.raises(CommandError):
        LocalSession.resume(again.journal.path, "person,person")


# The command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_of_a_bot_are_told_one_by_one(home: Path, lang: str) -> None:
    result = run(home, "play", "aerion", "--seats", "bot:random,person", "--seed", "3", lang=lang)
    assert (result.returncode, result.stderr) == (0, "")
    player = {"en": "Chance: Roll the six dice", "fr": "Hasard\N{NARROW NO-BREAK SPACE}: Lancer"}
    assert player[lang] in result.stdout
    assert {"en": "\n A new turn", "fr": "\n Un nouveau"}[lang] in result.stdout
    assert {"en": "Turn 2: You", "fr": "Tour 2\N{NARROW NO-BREAK SPACE}: Vous"}[lang] in result.stdout
    assert {"en": "Player", "fr": "Joueur"}[lang] not in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "bots"), [("aerion", ""), ("celestia_duo", "steady"), ("etherium", "steady")])
def test_alone_one_just_begins(home: Path, game: str, bots: str, lang: str) -> None:
    text = " ".join(run(home, "play", game, "--seed", "3", lang=lang).stdout.split())
    words, prefix = Words(lang), game.replace("_", "-")
    example = "--seats person,person"
    alone = words.say("invite-alone", example=example)
    invited = words.say("invite", bots=bot_name(bots, lang), example=example) if bots else alone
    assert " ".join(invited.split()) in text
    assert " ".join(GAMES[game].texts.say(lang, f"{prefix}-goal").split()) in text
    assert words.say("hand-over-enter") not in text


def test_two_people_take_turns_at_one_keyboard(home: Path) -> None:
    match = aerodrome.new("aerion", seats=2, seed="3", options={"first": 2})
    typed = []
    while match.actors == (1,):
        typed.append(next(iter(match.legal())).notation)
        match.play(typed[-1])
    lines = "".join(f"{line}\n" for line in typed)
    words = ("play", "aerion", "--seats", "person,person", "--seed", "3", "--first", "2")
    before, after = (run(home, *words, typed=text).stdout for text in ("", lines))
    assert "Player 2: A new turn begins" in before
    assert "Player 1: A new turn begins" not in before
    assert "Player 1: A new turn begins" in after


def test_bots_can_play_while_somebody_watches(home: Path) -> None:
    result = run(home, "play", "aerion", "--seats", "bot:random", "--seed", "3")
    assert result.returncode == 0
    assert " Chance: Roll" in result.stdout
    assert list((home / "matches").glob("*.json"))


def test_a_waiting_match_says_who_sits_there(home: Path) -> None:
    run(home, "play", "aerion", "--seats", "person,bot:random", "--expansions", "eggs", "--seed", "3", typed="roll\n")
    text = run(home, "play", "aerion", typed="quit\n").stdout
    assert "person,bot:random" in text
    assert "The Hammer Bird Eggs" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "person,dog"), "dog"),
        (("--seats", "person,bot:zebra"), "zebra"),
        (("--seats", "person,person,person"), "1, 2"),
        (("--first", "2"), "--seats person,person"),
        (("--variants", "fragile-shells"), "--variants fragile-shells needs --expansions eggs"),
        (("--expansions", "zebra"), "choose one of flagship"),
        (("--resume", "x.json", "--expansions", "eggs"), "leave out --resume"),
    ],
)
def test_what_does_not_go_together_is_one_sentence(home: Path, words: tuple[str, ...], said: str) -> None:
    result = run(home, "play", "aerion", *words)
    assert result.returncode == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_person_at_a_terminal_can_hurry_a_bot(home: Path) -> None:
    env = environment(home, TERM="xterm-256color", COLUMNS="100", LINES="40")
    words = [*COMMAND[1:], "play", "aerion", "--seats", "bot:random,person", "--seed", "3"]
    child = pexpect.spawn(
        COMMAND[0], words, env=env, encoding="utf-8", timeout=60, dimensions=(40, 100), preexec_fn=hear_interrupts
    )
    child.expect("Press Enter to go faster")
    child.sendline("")
    child.expect("A new turn begins")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
