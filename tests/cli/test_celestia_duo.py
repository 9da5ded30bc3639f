"""Celestia Duo at the terminal: what can be chosen and typed, who is asked, and that nobody sees another hand."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import aerodrome
from aerodrome.bots import WAIT, Bot, Occupant
from aerodrome.cli.celestia_duo.front import CelestiaFront
from aerodrome.cli.celestia_duo.menu import GROUPS
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.screen import LOOK_ALIKE, THEME
from aerodrome.cli.session import answers
from aerodrome.cli.session.dialogue import End
from aerodrome.cli.session.local import LocalSession, UnaskedDecision
from aerodrome.cli.session.table import LocalTable
from aerodrome.cli.storage import progress
from aerodrome.cli.words import Words, fold
from aerodrome.games.celestia_duo import GAME
from aerodrome.games.celestia_duo.voice.sentences import Speaker
from aerodrome.kernel import Dealer, FastDealer, Match, State

from .celestia_play import choice, deciding, own_hand, shows_hand, view_of
from .helpers import LANGUAGES, console, printed, run

FRONT = CelestiaFront(GAME)
VERBS = tuple(verb.name for verb in GAME.vocabulary.verbs)
PERSONS = (Occupant("person"), Occupant("person"))
SIZES = [(80, 24), (100, 30), (120, 40), (60, 40)]
KINDS = ("whip", "sabre", "crossbow", "pistol", "cannon", "joker")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    return tmp_path


def words(lang: str = "en") -> Words:
    return Words(lang, GAME.texts)


def begin(*who: str, seed: object = 5, **options: object) -> LocalSession:
    """A new match; without a word about it, two persons play."""
    seats = tuple(Occupant("person") if one == "person" else Occupant("bot", one) for one in who) or PERSONS
    return LocalSession.begin(aerodrome.new("celestia_duo", seats=2, seed=str(seed), options=options), seats)


def at(step: str, seed: int = 7, mode: str = "normal") -> LocalSession:
    """A match of two persons at the first moment of this step where there is something to choose."""
    for session in random_session(seed, mode):
        if session.view.step == step and len(session.legal()) > 1:
            return session
    raise AssertionError(f"no {step}")


def random_session(seed: int, mode: str = "normal", talking: float = 0.2) -> Iterator[LocalSession]:
    """Two persons who sometimes speak and otherwise play well or at random, before each decision and at the end."""
    session, choices = begin(seed=seed, mode=mode), random.Random(seed)
    while session.match.outcome is None:
        yield session
        legal = session.legal()
        if choices.random() < talking:
            session.play(choices.choice(legal))
        else:
            session.play(choice(session.match, session.seat))
    yield session


def screen(session: LocalSession, lang: str = "en", width: int = 80, height: int = 24) -> str:
    """The table and the menu as the person at the screen sees them."""
    target, said = console(width, height), words(lang)
    menu, _ = FRONT.menu(session, said, target)
    below = len(target.render_lines(menu)) + 1
    target.print(FRONT.table(session.view, session.history.sentences(lang), None, said, target, below))
    target.print(menu)
    return printed(target)


# Menu and table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_legal_is_offered_once_and_phrases_come_last(lang: str) -> None:
    for seed, mode in ((3, "quick"), (7, "normal")):
        for session in random_session(seed, mode):
            _, offers = FRONT.menu(session, words(lang), console(height=40))
            assert [offer.number for offer in offers] == list(range(1, len(offers) + 1))
            assert sorted(offer.action.id for offer in offers) == sorted(action.id for action in session.legal())
            said = [offer.action.verb == "say" for offer in offers]
            assert said == sorted(said)


def test_every_group_of_choices_has_a_heading() -> None:
    for lang in LANGUAGES:
        assert all(words(lang).say(f"celestia-duo-group-{group}") for group in GROUPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_and_the_menu_fit_the_terminal(lang: str) -> None:
    for number, session in enumerate(random_session(11, "normal")):
        for width, height in SIZES:
            if number % 9 == 0 or session.view.step in ("grapple", "augusta", "over"):
                lines = screen(session, lang, width, height).splitlines()
                assert max(map(cell_len, lines)) <= width
                assert len(lines) < height, session.view.step


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_menu_fits_the_smallest_usual_terminal(lang: str) -> None:
    position = {
        "pirate": "noa",
        "deck": "small",
        "step": "dice",
        "airship": 3,
        "route": {"3": "E05"},
        "turn": 4,
        "dice": ["whip", "sabre", "crossbow", "flag"],
        "hands": [["whip", "joker"], ["sabre"]],
        "crew": {"augusta": "active", "olga": "active", "kublai": "active"},
        "smoke": 2,
        "gold": 1,
    }
    session = LocalSession.begin(aerodrome.from_position("celestia_duo", position), PERSONS)
    shown = screen(session, lang)
    assert len(shown.splitlines()) < 24
    assert words(lang).say("celestia-duo-hint-smoke") in shown
    assert words(lang).say("celestia-duo-hint-smoke") not in screen(session, lang, 80, 40)


def test_a_terminal_without_fine_signs_gets_plain_ones() -> None:
    for number, session in enumerate(random_session(4)):
        if number % 10 == 0:
            stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=LOOK_ALIKE, write_through=True)
            target = Console(theme=THEME, file=stream, width=80, height=24, highlight=False, markup=False)
            target.print(FRONT.table(session.view, [], None, words(), target))
            shown = printed(target)
            assert shown.isascii()
            assert re.search("^ *[<>]", shown, re.MULTILINE)


def test_the_table_says_who_may_talk_and_what_lies_there() -> None:
    session = at("start")
    shown, view = screen(session, height=40), view_of(session.match, session.seat)
    assert "TALK" in shown
    speaker = Speaker(GAME.catalogue, "en")
    assert speaker.say("zone-talk-examples")[:40] in shown
    assert speaker.say("zone-apart", cards=view.pirate_ship - view.airship) in shown
    for face in view.dice:
        assert f"[{speaker.card(face)}]" in shown
    silent = screen(at("combat"), height=40)
    assert "SILENCE" in silent
    assert speaker.say("zone-silence-examples")[:40] in silent


def test_what_was_said_stands_in_the_banner() -> None:
    session = at("briefing")
    session.play(GAME.vocabulary.parse("say continue"))
    assert "You said: “Let’s continue.”" in screen(session)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_action_there_is(lang: str) -> None:
    seen: set[str] = set()
    for session in random_session(7):
        verbs = {action.verb for action in session.legal()}
        if verbs <= seen:
            continue
        seen |= verbs
        target = console(100)
        target.print(answers.help_page(session, FRONT, words(lang)))
        shown = printed(target)
        for verb in verbs:
            assert words(lang).say(f"celestia-duo-usage-{verb}") in shown
        assert "AAA" not in shown


# Typed words


def typed(text: str, session: LocalSession, lang: str = "en") -> str | None:
    action = FRONT.understand(text, session, words(lang))
    return None if action is None else action.notation


@pytest.mark.parametrize(
    ("lang", "step", "text", "notation"),
    [
        ("en", "briefing", "continue", "continue"),
        ("en", "briefing", "C", "continue"),
        ("en", "briefing", "STOP", "stop"),
        ("en", "briefing", "say stop", "say stop"),
        ("en", "briefing", "say yes", "say agree"),
        ("en", "briefing", "use olga", "use olga"),
        ("fr", "briefing", "continuer", "continue"),
        ("fr", "briefing", "étape", "stop"),
        ("fr", "briefing", "dire continuer", "say continue"),
        ("fr", "briefing", "dis d'accord", "say agree"),
        ("fr", "briefing", "utiliser Baba", "use baba"),
        ("en", "dice", "smoke whip flag", "smoke whip+flag"),
        ("en", "dice", "smoke flag, whip", "smoke whip+flag"),
        ("en", "dice", "reroll wh", "smoke whip"),
        ("fr", "dice", "fumigène drapeau", "smoke flag"),
        ("fr", "dice", "relancer fouet+drapeau", "smoke whip+flag"),
        ("en", "dice", "augusta flag whip", "augusta flag whip"),
        ("fr", "dice", "augusta drapeau arbalète", "augusta flag crossbow"),
        ("en", "dice", "v", "validate"),
        ("en", "combat", "m whip", "match whip"),
        ("en", "combat", "pair whip sabre", "pair whip sabre"),
        ("fr", "combat", "paire fouet sabre", "pair whip sabre"),
        ("fr", "combat", "drapeau canon", "flag cannon"),
        ("en", "combat", "mama whip sabre", "mama whip sabre"),
        ("fr", "combat", "impossible", "cannot"),
        ("en", "start", "start partner", "start partner"),
        ("en", "start", "begin me", "start captain"),
        ("en", "start", "begin you", "start partner"),
        ("fr", "start", "commence toi", "start partner"),
        ("fr", "start", "commence coéquipier", "start partner"),
        ("en", "pick", "take hidden", "take hidden"),
        ("fr", "pick", "prendre cachée", "take hidden"),
        ("fr", "pick", "passer", "pass"),
        ("en", "rewards", "claim gold", "claim gold"),
        ("fr", "rewards", "recevoir or", "claim gold"),
        ("fr", "rewards", "jeter Olga", "drop olga"),
        ("en", "rewards", "done", "done"),
        ("en", "rewards", "tell have whip", "tell have whip"),
        ("en", "rewards", "tell not joker", "tell have-not joker"),
        ("fr", "rewards", "annoncer ai fouet", "tell have whip"),
        ("fr", "rewards", "annoncer pas joker", "tell have-not joker"),
        ("fr", "rewards", "annoncer j'ai canon", "tell have cannon"),
        ("en", "rewards", "buy cards", "buy cards"),
        ("fr", "rewards", "acheter cartes", "buy cards"),
    ],
)
def test_people_may_type_verbs_and_names(lang: str, step: str, text: str, notation: str) -> None:
    assert typed(text, at(step), lang) == notation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_typed_as_a_record_writes_it(lang: str) -> None:
    session = at("dice")
    assert all(typed(action.notation, session, lang) == action.notation for action in GAME.vocabulary)


def test_a_thing_alone_means_the_only_action_with_it() -> None:
    session = at("draft")
    kind = next(iter(view_of(session.match).visible))
    assert typed(kind, session) == f"take {kind}"
    assert typed(kind[:3], session) == f"take {kind}"
    fight = at("combat")
    paid = next((action for action in fight.legal() if action.verb == "match"), None)
    assert paid is not None
    assert typed(f"pay {paid['symbol']}", fight) == paid.notation


def test_a_card_that_is_called_like_a_verb_can_be_taken_by_its_name() -> None:
    position = {
        "pirate": "noa",
        "deck": "small",
        "step": "pick",
        "airship": 3,
        "route": {"3": "E05"},
        "turn": 4,
        "hands": [["whip"], ["sabre"]],
        "waiting": ["rewards"],
        "rewards": {"gold": 1},
        "visible": ["joker", "whip"],
    }
    session = LocalSession.begin(aerodrome.from_position("celestia_duo", position), PERSONS)
    assert typed("joker", session) == "take joker"
    assert typed("joker whip", session) == "joker whip"


def test_what_could_mean_several_things_is_asked_back() -> None:
    fight = at("combat")
    with pytest.raises(Misunderstood, match="Which one"):
        typed("pay", fight)
    with pytest.raises(Misunderstood):
        typed("smoke zebra", at("dice"))
    with pytest.raises(Misunderstood):
        typed("whip", at("briefing"))
    assert typed("zebra", fight) is None
    assert typed("", fight) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_means_one_thing_only(lang: str) -> None:
    said = words(lang)
    meanings: dict[str, set[str]] = {}
    for name in answers.available(FRONT):
        for word in said.say(f"word-{name}").split():
            meanings.setdefault(fold(word), set()).add(f"command {name}")
    for verb in (*VERBS, "pay"):
        for word in {*said.say(f"celestia-duo-word-{verb}").split(), verb}:
            meanings.setdefault(fold(word), set()).add(verb)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}


def test_every_verb_has_its_group_in_the_menu() -> None:
    assert {verb for verbs in GROUPS.values() for verb in verbs} == {verb.name for verb in GAME.vocabulary.verbs}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_speaks_of_every_thing_on_the_table(lang: str) -> None:
    said = words(lang)
    for number, session in enumerate(random_session(9)):
        if number % 16 == 0:
            for text in (*KINDS, "gold", "smoke", "olga", "flag", "E05", "dice"):
                target = console(100)
                target.print(answers.why(text, session, FRONT, said))
                assert "[" in printed(target)


def test_looking_things_up() -> None:
    session = at("dice")
    own = FRONT.commands()
    for name, said in (("look", "Secret Attack"), ("deck", "in the deck"), ("discards", "discarded")):
        target = console(100)
        target.print(own[name]("", session, words(), target))
        assert said in printed(target)
    target = console(100)
    target.print(own["look"]("olga", session, words(), target))
    assert "Olga Benz" in printed(target)
    with pytest.raises(Misunderstood, match="zebra"):
        own["look"]("zebra", session, words(), target)


# Who is asked


def test_in_a_talk_of_two_persons_only_the_captain_is_asked() -> None:
    for session in random_session(6):
        actors = session.match.actors
        if len(actors) == 2:
            assert session.seat == view_of(session.match).captain
        elif actors:
            assert (session.seat,) == actors
        assert session.view.seat == session.seat


class Talker(Bot):
    """Says the first thing it can, then waits while the other one decides, and decides when it must."""

    name = "talker"

    def choose(self, state: State, seat: int, dealer: Dealer) -> int:
        vocabulary, legal = GAME.vocabulary, state.legal(seat)
        spoken = GAME.view(state, -1).said[seat]
        phrases = [action for action in legal if vocabulary[action].verb == "say"]
        if len(state.actors()) > 1:
            return phrases[0] if phrases and not spoken else WAIT
        return next(action for action in legal if vocabulary[action].verb != "say")


@pytest.fixture
def talker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aerodrome.cli.session.local.bot", lambda _game, _name: Talker())


def bots_play(session: LocalSession) -> list[UnaskedDecision]:
    return list(iter(session.go_on, None))


@pytest.mark.usefixtures("talker")
def test_a_bot_that_is_not_captain_speaks_first_and_then_lets_the_person_decide() -> None:
    session = begin("person", "random", captain=1)
    while session.view.step != "briefing":
        bots_play(session)
        session.play(choice(session.match, 0))
    (move,) = bots_play(session)
    assert (move.seat, view_of(session.match).said[1]) == (1, ("continue",))
    assert session.bot_to_move() is None
    assert GAME.vocabulary.parse("continue") in session.legal()
    session.play(GAME.vocabulary.parse("say continue"))
    assert session.bot_to_move() == 1
    assert bots_play(session) == []
    assert session.seat == 0
    session.close()


def test_a_bot_that_is_captain_lets_the_person_speak_first() -> None:
    session = begin("person", "random", captain=2)
    while session.view.step != "dice":
        if session.bot_to_move() is None:
            session.play(choice(session.match, 0))
        else:
            bots_play(session)
    assert session.match.actors == (0, 1)
    assert session.bot_to_move() is None
    assert session.seat == 0
    session.play(GAME.vocabulary.parse("say keep-smoke"))
    assert session.bot_to_move() is None
    ready = FRONT.enter(session)
    assert ready is not None
    assert ready.notation == "ready"
    session.play(ready)
    assert session.bot_to_move() == 1
    session.close()


def test_a_talk_without_anything_to_say_needs_no_enter() -> None:
    session = begin("person", "steady", captain=2)
    ready, phrase = (GAME.vocabulary.parse(notation) for notation in ("ready", "say stop"))
    assert FRONT.answer(session.view, [ready], (), is_discreet=False) == ready
    assert FRONT.answer(session.view, [phrase, ready], (), is_discreet=False) is None
    session.close()


def test_who_wants_to_be_quiet_is_ready_until_the_turn_is_over() -> None:
    session = begin("person", "random", captain=2)
    quiet = session.front.commands()["quiet"]
    while not can_be_ready(session):
        advance(session)
    turn = view_of(session.match, 0).turn
    assert session.automatic_answer() is None
    assert quiet("", session, words(), console()) is None
    assert session.automatic_answer() == (0, GAME.vocabulary.parse("ready"))
    while view_of(session.match, 0).turn == turn:
        assert not can_be_ready(session) or session.automatic_answer() is not None
        advance(session)
    assert not session.is_quiet
    while not can_be_ready(session):
        advance(session)
    assert session.automatic_answer() is None
    session.close()


def test_quiet_is_taken_down_where_there_is_nothing_to_be_ready_for() -> None:
    session = begin("person", "steady", captain=1)
    assert not can_be_ready(session)
    target = console(100, 40)
    target.print(session.front.commands()["quiet"]("", session, words(), target))
    assert "You will be ready at once" in printed(target)
    assert session.is_quiet
    session.close()


def can_be_ready(session: LocalSession) -> bool:
    """Whether the person is asked in a talk, and has something to say."""
    legal = session.match.legal(0) if 0 in session.match.actors else ()
    return len(legal) > 1 and any(action.verb == "ready" for action in legal)


def advance(session: LocalSession) -> None:
    """Let one thing happen."""
    if session.go_on() is None:
        session.play(choice(session.match, 0))


def test_a_person_with_a_bot_always_sees_the_own_seat() -> None:
    for me in (0, 1):
        who = ("person", "random") if me == 0 else ("random", "person")
        session = begin(*who, seed=8)
        while session.match.outcome is None:
            assert (session.seat, session.view.seat) == (me, me)
            assert not session.is_handed_over
            if session.bot_to_move() is None:
                session.play(choice(session.match, me))
            else:
                assert session.go_on() is not None
        assert session.seat == me


def test_who_watches_bots_sees_hands_only_at_the_end() -> None:
    session = begin("random", "random", seed=3)
    while session.match.outcome is None:
        view = view_of(session.match, session.seat)
        assert (session.seat, view.hand, view.open_hands) == (-1, {}, ())
        assert session.go_on() is not None
    shown = screen(session)
    for seat, hand in enumerate(view_of(session.match).open_hands):
        line = next(line for line in shown.splitlines() if line.startswith(f"Player {seat + 1} "))
        assert shows_hand(line, hand, "en")


def test_only_the_person_at_the_screen_takes_back_and_only_their_own() -> None:
    session = at("start")
    captain = session.seat
    session.play(GAME.vocabulary.parse("start partner"))
    rule = session.why_not_undo()
    assert session.seat != captain
    assert rule is not None
    assert rule.id == "table.undo-other-seat"
    mine = at("start")
    mine.play(GAME.vocabulary.parse("start captain"))
    assert mine.why_not_undo() is None
    mine.undo()
    assert mine.view.step == "start"


# The hand-over


class Keyboard:
    """Types lines, and keeps what stood on the screen at each prompt."""

    def __init__(self, target: Console, *lines: str) -> None:
        self._target = target
        self._lines = iter(lines)
        self.screens: list[str] = []
        self._read = 0

    def __call__(self, _prompt: str) -> str:
        everything = printed(self._target)
        self.screens.append(everything[self._read :])
        self._read = len(everything)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


def sit(session: LocalSession, *lines: str, patch: pytest.MonkeyPatch, lang: str = "en") -> tuple[End, list[str]]:
    """Play these lines; what stood on the screen at each prompt, and after the last."""
    plain = console()
    target = Console(theme=THEME, file=plain.file, width=80, height=24, highlight=False, force_terminal=True)
    keyboard = Keyboard(target, *lines)
    patch.setattr("builtins.input", keyboard)
    patch.setenv("TERM", "xterm-256color")
    end = LocalTable(session, words(lang), target).run()
    keyboard.screens.append(printed(target)[keyboard._read :])
    return end, keyboard.screens


def names_a_hand(text: str, lang: str) -> bool:
    return own_hand(lang) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_is_empty_while_it_is_handed_over(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(captain=1)
    end, screens = sit(session, "", "1", "nonsense", "", "1", patch=monkeypatch, lang=lang)
    calls = [words(lang).say("hand-over", number=number) for number in (1, 2)]
    first, own, called, again, partner, back, rest = screens
    for text, call in ((first, calls[0]), (called, calls[1]), (again, calls[1]), (back, calls[0])):
        assert call in text
        assert "\x1b[3J" in text
        shown = text.rpartition("\x1b[3J")[2]
        assert not names_a_hand(shown, lang)
        cards = [Speaker(GAME.catalogue, lang).card(kind) for kind in KINDS]
        assert not any(card in shown for card in cards)
    assert names_a_hand(own, lang)
    assert names_a_hand(partner, lang)
    assert own.index("\x1b[3J") < own.index(own_hand(lang))
    assert end is End.QUIT
    assert "\x1b[3J" in rest


def test_whoever_comes_to_the_screen_hears_what_happened_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(captain=1)
    kinds = list(view_of(session.match).visible)
    _, screens = sit(session, "", f"take {kinds[0]}", "", "1", "", patch=monkeypatch)
    name = Speaker(GAME.catalogue, "en").card(kinds[0])
    assert f"Your partner takes a {name}." in screens[3]
    assert screens[3].count(f"Your partner takes a {name}.") == 1
    assert f"You take a {name}." in screens[5]


@pytest.mark.parametrize(("typed_word", "end"), [("quit", End.QUIT), ("new", End.NEW)])
def test_one_can_leave_instead_of_taking_over(typed_word: str, end: End, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sit(begin(), typed_word, patch=monkeypatch)[0] is end


def test_a_match_that_goes_on_is_handed_over_before_anything_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at("combat")
    session.close()
    again = LocalSession.resume(session.journal.path)
    assert again.history.sentences("en") == session.history.sentences("en")
    _, screens = sit(again, patch=monkeypatch)
    assert words().say("hand-over", number=session.seat + 1) in screens[0]
    assert not names_a_hand(screens[0], "en")


def test_the_end_shows_both_hands_without_a_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    match = aerodrome.new("celestia_duo", seats=2, seed="24")
    lines, looking = [], -1
    while match.outcome is None:
        seat = deciding(match)
        lines += [""] if seat != looking else []
        looking = seat
        lines.append(choice(match, seat).notation)
        match.play(lines[-1], seat)
    end, screens = sit(begin(seed=24), *lines, "log", "", patch=monkeypatch)
    assert end is End.QUIT
    over = screens[-3]
    assert words().say("over-next")[:20] in over
    for hand in view_of(match).open_hands:
        assert shows_hand(over, hand, "en")


# Secrets


def everything_shown(session: LocalSession, lang: str) -> str:
    """All that the person at the screen can make it show."""
    said, target = words(lang), console(100, 40)
    parts = [screen(session, lang), screen(session, lang, 120, 40)]
    target.print(answers.log_page(session, said))
    target.print(answers.help_page(session, FRONT, said))
    for own in FRONT.commands().values():
        target.print(own("", session, said, target))
    for piece in (piece for piece in GAME.vocabulary.pieces if not piece.startswith("ambush/")):
        target.print(answers.why(piece, session, FRONT, said))
    undo = session.why_not_undo()
    return "\n".join((*parts, printed(target), "" if undo is None else undo.id, FRONT.summary(session.match, said)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_the_screen_depends_on_the_other_hand(lang: str) -> None:
    changed = 0
    for number, session in enumerate(random_session(21 + len(lang))):
        if number % 24 or session.match.outcome is not None:
            continue
        state, seat = session.match.state, session.seat
        other = state.copy()
        other.redeal(seat, FastDealer(number))
        before = everything_shown(session, lang)
        session.match.state = other
        changed += view_of(session.match, 1 - seat).hand != GAME.view(state, 1 - seat).hand
        assert everything_shown(session, lang) == before
        session.match.state = state
    assert changed > 2


def test_the_story_never_names_what_the_other_one_took_unseen() -> None:
    *_, session = random_session(7)
    found = 0
    for seat in (0, 1):
        story = session._histories[seat]
        for entry, chapter in zip(session.match.entries, story.moments, strict=True):
            if chapter.done == "take hidden":
                taken = story.tell(chapter, "en")[0]
                names = [Speaker(GAME.catalogue, "en").card(kind) for kind in KINDS]
                assert any(name in taken for name in names) == (entry.seat == seat)
                found += entry.seat != seat
    assert found


# The command


@pytest.mark.parametrize("name", ["celestia_duo", "celestia-duo"])
def test_the_game_is_found_under_both_names(home: Path, name: str) -> None:
    result = run(home, "play", name, "--mode", "expert", "--deck", "large", "--distance", "14", "--captain", "2")
    assert (result.returncode, result.stderr) == (0, "")
    assert "your partner is the Captain" in result.stdout


def test_a_waiting_match_tells_no_secret(home: Path) -> None:
    run(home, "play", "celestia_duo", "--seed", "3", typed="\n1\n")
    text = run(home, "play", "celestia_duo", typed="quit\n").stdout
    assert "Quick against Artorius" in text
    assert not names_a_hand(text, "en")


def test_a_replay_shows_what_everybody_may_know(home: Path) -> None:
    run(home, "play", "celestia_duo", "--seed", "3", typed="\n1\n\n1\n")
    (journal,) = (home / "tables").iterdir()
    text = run(home, "replay", journal).stdout
    assert "Player 1 takes" in text
    assert not names_a_hand(text, "en")


def test_a_win_moves_the_next_start_of_the_pair(home: Path) -> None:
    session = begin(seed=7, mode="normal")
    while session.match.outcome is None:
        session.play(choice(session.match, session.seat))
    assert session.match.outcome.winners == (0, 1)
    assert session.uncounted is None
    assert progress.options(GAME, GAME.settle_options({"mode": "normal"}), PERSONS) == {"distance": 13}
    assert "13" in " ".join(progress.told_after(session.match, session.who, words()))
    seats = ("--seats", "person,person")
    text = run(home, "play", "celestia_duo", "--mode", "normal", *seats, typed="\nquit\n").stdout
    assert "Pirate on card 13" in text


def test_matches_of_this_game_are_verified(home: Path) -> None:
    session = begin("random", "random", seed=3)
    bots_play(session)
    assert session.filed is not None
    assert run(home, "verify", session.filed).returncode == 0
    assert isinstance(session.match, Match)
