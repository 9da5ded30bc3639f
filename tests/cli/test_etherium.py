"""Etherium at the terminal: what can be chosen and typed, who is asked, and that nobody sees another hand or plan."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import aerodrome
from aerodrome.bots import Occupant
from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.etherium.front import EtheriumFront
from aerodrome.cli.screen import LOOK_ALIKE, READY, REFUSED, THEME
from aerodrome.cli.session import answers
from aerodrome.cli.session.dialogue import End
from aerodrome.cli.session.local import LocalSession
from aerodrome.cli.session.session import Pace
from aerodrome.cli.session.table import LocalTable
from aerodrome.cli.words import Words, fold
from aerodrome.games.etherium import GAME
from aerodrome.games.etherium.cards import SLOT_NAMES
from aerodrome.games.etherium.drawing.board import HEIGHT
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel import Action, FastDealer
from aerodrome.kernel.record import Decision, Wished, Withdrawn

from .etherium_play import at, begin, played, view_of
from .helpers import LANGUAGES, console, printed, run
from .test_pty import ESCAPES

FRONT = EtheriumFront(GAME)
VERBS = tuple(verb.name for verb in GAME.vocabulary.verbs)
FORGET = "\x1b[3J"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AERODROME_HOME", str(tmp_path))
    return tmp_path


def words(lang: str = "en") -> Words:
    return Words(lang, GAME.texts)


def speaker(lang: str = "en") -> Speaker:
    return Speaker(GAME.catalogue, lang)


def screen(session: LocalSession, lang: str = "en", width: int = 80, height: int = 24) -> str:
    """The table and the menu as the person at the screen sees them."""
    target, said = console(width, height), words(lang)
    menu, _ = FRONT.menu(session, said, target)
    below = len(target.render_lines(menu)) + 1
    target.print(FRONT.table(session.view, session.history.sentences(lang), None, said, target, below))
    target.print(menu)
    return printed(target)


def put(session: LocalSession, notation: str, seat: int | None = None) -> None:
    session.play(GAME.vocabulary.parse(notation), seat)


@cache
def seen_at(step: str) -> LocalSession:
    """A match at a step, only to be looked at."""
    return at(step)


PLAN = ("move-forest", "collect-forest", "connect-1", "cards", "etherise", "booster")


def plan(session: LocalSession, seat: int, tokens: int | None = None) -> None:
    """Lay tokens of a seat, all of them without a number."""
    player = view_of(session.match, seat).players[seat]
    for slot in PLAN[len(player.plan) : player.action_tokens if tokens is None else tokens]:
        put(session, f"token {slot}", seat)


def planning(*who: str, seed: int = 5) -> LocalSession:
    """A match in which all plans are still to be made."""
    session = begin(*who, seed=seed)
    while session.view.step != "program":
        put(session, "pass", session.match.actors[0])
    return session


# Menu and table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_legal_is_offered_once(lang: str) -> None:
    for seed, setup in ((3, "first"), (4, "tactical")):
        for number, session in enumerate(played(begin(seed=seed, setup=setup), seed)):
            if number % 8:
                continue
            _, offers = FRONT.menu(session, words(lang), console())
            numbers = [offer.number for offer in offers]
            assert numbers == sorted(set(numbers))
            assert sorted(offer.action.id for offer in offers) == sorted(action.id for action in session.legal())


def test_slots_keep_their_numbers_and_a_taken_one_shows_its_token() -> None:
    session = planning()
    put(session, "token collect-forest")
    _, offers = FRONT.menu(session, words(), console())
    assert all(SLOT_NAMES[offer.number - 1] == offer.action["slot"] for offer in offers)
    assert SLOT_NAMES.index("collect-forest") + 1 not in [offer.number for offer in offers]
    shown = screen(session)
    assert "forest [1]" in shown
    assert "1 Collect in a forest" in shown


def test_an_action_that_would_fail_now_is_marked_and_can_be_chosen() -> None:
    session = planning()
    lines = screen(session).splitlines()
    view, marked = view_of(session.match, session.seat), 0
    for number, slot in enumerate(SLOT_NAMES, 1):
        fails = speaker().obstacle(slot, view) is not None
        (line,) = [line for line in lines if f" {number}) " in line]
        rest = line.split(f" {number}) ")[1].split(") ")[0]
        assert (REFUSED in rest) == fails
        marked += fails
    assert 0 < marked < len(SLOT_NAMES)
    assert len(session.legal()) == len(SLOT_NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "setup"), [(2, "first"), (3, "tactical"), (4, "tactical")])
def test_the_table_and_the_menu_fit_the_terminal(lang: str, seats: int, setup: str) -> None:
    steps: set[str] = set()
    for number, session in enumerate(played(begin(*["person"] * seats, seed=seats, setup=setup), seats)):
        step = session.view.step
        if number % 40 and step in steps:
            continue
        steps.add(step)
        for width, height in ((80, 24), (100, 30), (120, 40)):
            lines = screen(session, lang, width, height).splitlines()
            assert max(map(cell_len, lines)) <= width
            assert len(lines) < height, (step, width)


def test_a_terminal_without_fine_signs_gets_plain_ones() -> None:
    session = seen_at("program")
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=LOOK_ALIKE, write_through=True)
    target = Console(theme=THEME, file=stream, width=80, height=24, highlight=False, markup=False)
    target.print(FRONT.table(session.view, [], None, words(), target))
    shown = printed(target)
    assert "Mountain^^^" in shown
    assert "@" in shown
    assert shown.isascii()


def test_the_board_shows_every_height_and_every_unit() -> None:
    session = seen_at("program")
    shown, view = screen(session), view_of(session.match, session.seat)
    for terrain, height in (("Mine", 1), ("Forest", 2), ("Mountain", 3)):
        assert f"{terrain}{HEIGHT * height}" in shown
        assert f"{terrain}{HEIGHT * (height + 1)}" not in shown
    for player in view.players:
        name = speaker().say(f"people-{player.people}")
        assert name in shown
        together = player.spaces["collector"] == player.spaces["army"]
        assert all(f"{name[:2]}{letters}" in shown for letters in (("CA",) if together else ("C", "A")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_action_there_is(lang: str) -> None:
    seen: set[str] = set()
    for session in played(begin(seed=8, setup="tactical"), 8):
        verbs = {action.verb for action in session.legal()}
        if verbs <= seen:
            continue
        seen |= verbs
        target = console(100)
        target.print(answers.help_page(session, FRONT, words(lang)))
        shown = printed(target)
        assert all(words(lang).say(f"etherium-usage-{verb}") in shown for verb in verbs)
    assert len(seen) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words_for_all_its_uses(lang: str) -> None:
    for verb in VERBS:
        assert all(words(lang).say(f"etherium-{kind}-{verb}") for kind in ("word", "group", "usage", "about"))


# Typed words


def typed(text: str, session: LocalSession, lang: str = "en") -> str | None:
    found = FRONT.understand(text, session, words(lang))
    return None if found is None else found.notation


@pytest.mark.parametrize(
    ("lang", "step", "text", "notation"),
    [
        ("en", "program", "move forest", "token move-forest"),
        ("en", "program", "token collect ether", "token collect-ether"),
        ("en", "program", "upgrade guide", "token upgrade-guide"),
        ("en", "program", "cards", "token cards"),
        ("en", "program", "COLLECT mou", "token collect-mountain"),
        ("fr", "program", "déplacer forêt", "token move-forest"),
        ("fr", "program", "deplacer cite", "token move-city"),
        ("fr", "program", "améliorer armée", "token upgrade-army"),
        ("fr", "program", "éthériser", "token etherise"),
        ("en", "season", "p", "pass"),
        ("en", "season", "move collector large-1", "move collector large-1"),
        ("fr", "season", "passer", "pass"),
        ("fr", "season", "déplacer armée mine 3", "move army large-3"),
        ("en", "take", "wood", "take wood"),
        ("en", "take", "take r", "take rock"),
        ("fr", "take", "prendre métal", "take metal"),
        ("fr", "take", "bois", "take wood"),
        ("en", "rolled", "add 0", "guide 0"),
        ("fr", "rolled", "ajouter 0", "guide 0"),
        ("en", "act", "play drop of ether", "play ether-drop"),
        ("fr", "act", "jouer charge", "play charge"),
        ("en", "act", "discard timber", "discard timber"),
    ],
)
def test_people_may_type_verbs_and_names(lang: str, step: str, text: str, notation: str) -> None:
    assert typed(text, seen_at(step), lang) == notation


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_typed_as_a_record_writes_it(lang: str) -> None:
    session = seen_at("act")
    assert all(typed(action.notation, session, lang) == action.notation for action in GAME.vocabulary)


def test_what_could_mean_several_things_is_asked_back() -> None:
    with pytest.raises(Misunderstood, match="Which one"):
        typed("move", seen_at("program"))
    with pytest.raises(Misunderstood):
        typed("take zebra", seen_at("take"))
    assert typed("zebra", seen_at("program")) is None
    assert typed("", seen_at("program")) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_means_one_thing_only(lang: str) -> None:
    said = words(lang)
    meanings: dict[str, set[str]] = {}
    for name in answers.available(FRONT):
        for word in said.say(f"word-{name}").split():
            meanings.setdefault(fold(word), set()).add(f"command {name}")
    for verb in VERBS:
        for word in {*said.say(f"etherium-word-{verb}").split(), verb}:
            meanings.setdefault(fold(word), set()).add(verb)
    # Whether a plan or a decision is taken back, the table can tell.
    meanings.pop("reprendre", None)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}


@pytest.mark.parametrize(("lang", "thing"), [("en", "army"), ("en", "charge"), ("fr", "armée"), ("fr", "mine 2")])
def test_why_speaks_of_things_on_the_table(lang: str, thing: str) -> None:
    for step in ("program", "act", "rolled"):
        target = console(100)
        target.print(answers.why(thing, seen_at(step), FRONT, words(lang)))
        assert "[" in printed(target)


def explained(action: Action, session: LocalSession, lang: str) -> str:
    target = console(200)
    target.print(answers.why_action(action, session, FRONT, words(lang)))
    return printed(target)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_tells_what_the_mark_of_a_slot_means(lang: str) -> None:
    session, allowed = planning(), words(lang).say("why-allowed")
    slots = {action["slot"]: action for action in session.legal()}
    fails = {slot: speaker(lang).obstacle(slot, view_of(session.match, session.seat)) for slot in slots}
    assert None in fails.values()
    for slot, rule in fails.items():
        said = explained(slots[slot], session, lang)
        assert (REFUSED in said) == (rule is not None)
        assert (allowed if rule is None else speaker(lang).why(rule)) in said
    plan(session, 0, 1)
    # Tokens that lie already may change what is possible.
    assert all(allowed in explained(token, session, lang) for token in session.legal())


def told(name: str, session: LocalSession, text: str = "", lang: str = "en") -> str:
    target = console(100, 60)
    shown = FRONT.commands()[name](text, session, words(lang), target)
    assert shown is not None
    target.print(shown)
    return printed(target)


def test_looking_things_up() -> None:
    session = seen_at("program")
    people = speaker().people(session.seat, view_of(session.match, session.seat))
    own = told("look", session)
    assert people in own
    assert "Connection table" in own
    assert "next level costs" in own
    for worth in ("it is worth 2 stars", "it is worth 6 stars", "every two Ether cubes are worth one star"):
        assert worth in " ".join(own.split())
    assert "Ertis" in told("look", session, "ertis")
    assert "3 more points for your army" in told("look", session, "charge")
    assert "in the deck" in told("deck", session)
    assert "discarded" in told("discards", session)
    with pytest.raises(Misunderstood, match="zebra"):
        told("look", session, "zebra")


# Wishes, and what goes by itself


def ticked(session: LocalSession) -> tuple[str, ...]:
    return session.wish


def test_a_wish_is_changed_by_name_number_all_and_none() -> None:
    session = planning()
    assert ticked(session) == GAME.usual_wish
    told("wish", session, "none")
    assert ticked(session) == ()
    told("wish", session, "1 3")
    assert ticked(session) == ("season", "actions")
    told("wish", session, "season card")
    assert ticked(session) == ("actions",)
    told("wish", session, "conflicts")
    assert ticked(session) == ("actions", "conflicts")
    told("wish", session, "all")
    assert ticked(session) == GAME.wishes
    shown = told("wish", session, "usual")
    assert ticked(session) == GAME.usual_wish
    assert f"[{READY}] When a season card is revealed" in shown
    assert "[ ] After my own actions" in shown
    told("wish", session, "tout", "fr")
    assert ticked(session) == GAME.wishes
    for text, said in (("zebra", "zebra"), ("action", "Before each action number"), ("33", "33")):
        with pytest.raises(Misunderstood, match=said):
            told("wish", session, text)
    assert isinstance(session.match.entries[-1], Wished)


def test_a_resumed_match_keeps_wishes_and_tells_nothing_of_them() -> None:
    session = planning()
    told("wish", session, "none")
    before = session.history.sentences("en")
    session.close()
    again = LocalSession.resume(session.journal.path)
    assert again.wish == ()
    assert again.history.sentences("en") == before


def test_a_person_alone_is_asked_in_a_window_only_when_a_ticked_card_can_be_played() -> None:
    asked = passed = 0
    for seed in range(2):
        session = begin("person", "random", "random", seed=seed)
        told("wish", session, "all")
        while session.match.outcome is None and len(session.match.entries) < 250:
            view = session.view
            if session.go_on():
                passed += view.step.endswith("-flash") and view.actors == (0,)
                continue
            if session.view.step.endswith("-flash"):
                assert any(action.verb == "play" for action in session.legal())
                asked += 1
            legal = session.legal()
            session.play(legal[len(session.match.entries) % len(legal)])
    assert asked > 5
    assert passed > 5


def test_only_the_way_there_is_goes_by_itself() -> None:
    forced = 0
    session = begin("person", "random", seed=4)
    while session.match.outcome is None:
        if 0 in session.match.actors:
            legal = session.legal()
            ways = [action for action in legal if action.verb != "play"]
            found = session.automatic_answer()
            if found is not None:
                assert (found[0], [found[1]]) == (0, ways)
                forced += 1
            else:
                assert len(legal) > 1
        if not session.go_on():
            session.play(session.legal()[-1])
    assert forced > 20


def test_at_a_shared_screen_what_goes_by_itself_never_depends_on_the_hand() -> None:
    changed = 0
    for number, session in enumerate(played(begin("person", "person", "random", seed=6), 6)):
        match, state = session.match, session.match.state
        if number % 4:
            continue
        for seat in match.actors:
            if seat not in session.persons or session.is_planning:
                continue
            answer = session.automatic_answer()
            for guess in range(3):
                # For those who look on, only what everybody knows is certain.
                other = state.copy()
                other.redeal(-1, FastDealer(guess))
                match.state = other
                changed += view_of(match, seat).hand != GAME.view(state, seat).hand
                assert session.automatic_answer() == answer
            match.state = state
    assert changed > 50


# Plans


def test_each_person_plans_in_turn_and_sees_only_the_own_plan_and_who_is_ready() -> None:
    session = planning()
    for seat in range(3):
        assert session.seat == seat
        plan(session, seat, 2)
        view = view_of(session.match, seat)
        assert [len(player.plan) for player in view.players] == [2 * (other == seat) for other in range(3)]
        assert [player.ready for player in view.players] == [other < seat for other in range(3)]
        assert screen(session).count(f"{READY} ready") == seat
        plan(session, seat)
    assert session.view.step != "program"


def test_a_plan_is_withdrawn_and_never_undone() -> None:
    session = planning()
    plan(session, 0, 2)
    rule = session.why_not_undo()
    assert rule is not None
    assert rule.id == "table.undo-together"
    assert FRONT.commands()["withdraw"]("", session, words(), console()) is None
    assert view_of(session.match, 0).players[0].plan == ()
    assert isinstance(session.match.entries[-1], Withdrawn)
    with pytest.raises(Misunderstood):
        FRONT.commands()["withdraw"]("", session, words(), console())


def test_in_french_one_word_takes_back_a_plan_or_else_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning("person", "random")
    sit(session, "1", "reprendre", patch=monkeypatch, lang="fr")
    assert isinstance(session.match.entries[-1], Withdrawn)
    other = at("season", 7, "person", "person")
    _, screens = sit(other, "", "reprendre", patch=monkeypatch, lang="fr")
    assert GAME.rulebook["table.undo-nothing"].text("fr") in screens[2]


def test_what_undo_says_never_depends_on_what_others_have_planned() -> None:
    said = set()
    for others in (0, 1, 2):
        session = planning()
        plan(session, 1, others)
        rule = session.why_not_undo()
        assert rule is not None
        said.add(rule.id)
        assert session.seat == 0
    for seat in (1, 2):
        plan(session, seat)
    rule = session.why_not_undo()
    assert rule is not None
    assert said == {rule.id}


def test_others_hear_nothing_of_a_plan_that_was_not_ready_and_is_withdrawn() -> None:
    session = planning()
    plan(session, 0, 3)
    before = {seat: session._histories[seat].sentences("en") for seat in (1, 2, -1)}
    session.withdraw()
    assert {seat: session._histories[seat].sentences("en") for seat in (1, 2, -1)} == before
    plan(session, 0)
    session.withdraw(0)
    assert all(len(session._histories[seat].sentences("en")) == len(before[seat]) + 2 for seat in (1, 2, -1))


def test_the_story_of_a_seat_names_only_its_own_tokens() -> None:
    session = planning()
    plan(session, 0, 1)
    plan(session, 1, 1)
    own, other, shared = (session._histories[seat] for seat in (0, 1, -1))
    assert [chapter.done for chapter in own.moments[-2:]] == ["token move-forest", None]
    assert [chapter.done for chapter in other.moments[-2:]] == [None, "token move-forest"]
    assert [chapter.done for chapter in shared.moments[-2:]] == [None, None]


# Chapters


def test_chapters_end_with_numbers_conflicts_and_seasons() -> None:
    session = begin("random", "random", "random", seed=9)
    ends = {"number": 0, "season_number": 0, "conflict": 0}
    while session.match.outcome is None:
        before = view_of(session.match)
        session.go_on()
        after = view_of(session.match)
        is_end = FRONT.ends_chapter(before, after)
        for what in ends:
            is_over = what == "conflict" and before.conflict is None
            if getattr(before, what) != getattr(after, what) and not is_over:
                assert is_end
                ends[what] += 1
    assert all(ends.values())
    assert FRONT.ends_chapter(before, after)


class Keyboard:
    """Types lines, and keeps what stood on the screen at each prompt."""

    def __init__(self, target: Console, *lines: str) -> None:
        self._target = target
        self._lines = iter(lines)
        self._read = 0
        self.screens: list[str] = []

    def __call__(self, _prompt: str = "") -> str:
        self.keep()
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    def keep(self) -> None:
        everything = printed(self._target)
        self.screens.append(everything[self._read :])
        self._read = len(everything)


def sit(session: LocalSession, *lines: str, patch: pytest.MonkeyPatch, lang: str = "en") -> tuple[End, list[str]]:
    """Play these lines; what stood on the screen at each prompt, and after the last."""
    patch.setenv("TERM", "xterm-256color")
    plain = console()
    target = Console(theme=THEME, file=plain.file, width=80, height=24, highlight=False, force_terminal=True)
    keyboard = Keyboard(target, *lines)
    patch.setattr("builtins.input", keyboard)
    end = LocalTable(session, words(lang), target).run()
    keyboard.keep()
    return end, keyboard.screens


def test_a_person_draws_breath_after_each_number_and_may_ask_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning("person", "random")
    _, screens = sit(session, "1", "6", "18", "10", "look", "deck", "1", "zebra", "", patch=monkeypatch)
    pause = words().say("chapter-enter")
    assert pause in screens[4]
    assert "programmed" in screens[4]
    assert "Connection table" in screens[5]
    assert "in the deck" in screens[6]
    assert pause in screens[7]
    assert pause in screens[8]


@pytest.mark.parametrize("pace", list(Pace))
def test_the_pace_is_changed_in_words(pace: Pace) -> None:
    session = planning("person", "random")
    for lang in LANGUAGES:
        for word in words(lang).say(f"pace-word-{pace.value}").split():
            session.pace = Pace.ENTER
            assert FRONT.say(f"pace-{pace.value}", words(lang)) in told("pace", session, word, lang)
            assert session.pace is pace
    with pytest.raises(Misunderstood):
        told("pace", session, "zebra")


def test_without_pauses_the_person_is_told_all_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning("person", "random")
    _, screens = sit(session, "pace none", "1", "6", "18", "10", patch=monkeypatch)
    assert not any(words().say("chapter-enter") in shown for shown in screens)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_about_what_is_left_out_stands_before_the_story(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning("person", "random", "random", "random")
    _, screens = sit(session, *map(str, range(1, 12)), *[""] * 12, patch=monkeypatch, lang=lang)
    ending = words(lang).say("news-more", count=2).rpartition(" : " if lang == "fr" else ": ")[2]
    cut = [shown for shown in (ESCAPES.sub("", shown) for shown in screens) if ending in shown]
    assert cut
    for shown in cut:
        above, _, below = shown.partition(ending)
        told = [sentence for sentence in session.shared_history.sentences(lang) if sentence[:40] in below]
        assert told
        assert not any(sentence[:40] in above for sentence in session.shared_history.sentences(lang))


# The hand-over


def test_the_screen_is_empty_while_it_is_handed_over_and_offers_to_withdraw(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning()
    tokens = view_of(session.match).players[0].action_tokens
    lines = ["", *(str(number) for number in range(1, tokens + 1)), "withdraw 1", "", "quit"]
    end, screens = sit(session, *lines, patch=monkeypatch)
    called, offered, again = screens[0], screens[tokens + 1], screens[tokens + 2]
    assert words().say("hand-over", number=1) in called
    assert "withdraw 1" not in called
    assert words().say("hand-over", number=2) in offered
    assert "withdraw 1" in offered
    assert words().say("hand-over", number=1) in again
    for shown in (called, offered, again):
        left = shown.rpartition(FORGET)[2]
        assert speaker().say("zone-hand") not in left
        assert speaker().say("zone-plan") not in left
    assert view_of(session.match, 0).players[0].plan == ()
    assert speaker().say("zone-plan") in screens[tokens + 3]
    assert end is End.QUIT
    assert FORGET in screens[-1]


def test_persons_at_one_screen_follow_together_what_everybody_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning("person", "person")
    tokens = view_of(session.match).players[0].action_tokens
    numbers = [str(number) for number in range(1, tokens + 1)]
    lines = ["", *numbers, "", *numbers, "look", "log", "wish", "rules flight", ""]
    _, screens = sit(session, *lines, patch=monkeypatch)
    first = 2 * tokens + 2
    pause = words().say("chapter-enter")
    assert pause in screens[first]
    assert FORGET in screens[first]
    assert speaker().say("zone-hand") not in screens[first].rpartition(FORGET)[2]
    for shown in screens[first + 1 : first + 4]:
        assert ESCAPES.sub("", shown).strip() == pause
    assert "etherium.flight" in screens[first + 4]


def test_one_person_never_meets_a_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning("random", "person")
    assert not session.is_handed_over
    _, screens = sit(session, *["1", "2", "3", "4"], patch=monkeypatch)
    assert not any(words().say("hand-over-enter") in shown for shown in screens)


def test_who_watches_bots_sees_no_hand_and_no_plan() -> None:
    session = begin("random", "random", seed=3)
    while session.match.outcome is None:
        view = view_of(session.match, session.seat)
        assert (session.seat, view.hand) == (-1, {})
        assert view.step != "program" or all(player.plan == () for player in view.players)
        session.go_on()
    assert session.filed is not None


# Secrets


def everything_shown(session: LocalSession, lang: str) -> str:
    """All that the person at the screen can make it show."""
    said, target = words(lang), console(100, 40)
    parts = [screen(session, lang), screen(session, lang, 120, 40)]
    target.print(answers.log_page(session, said))
    target.print(answers.help_page(session, FRONT, said))
    for name in ("look", "deck", "discards", "wish", "pace"):
        target.print(FRONT.commands()[name]("", session, said, target))
    for piece in GAME.vocabulary.pieces[::7]:
        target.print(answers.why(piece, session, FRONT, said))
    undo = session.why_not_undo()
    return "\n".join((*parts, printed(target), "" if undo is None else undo.id, FRONT.summary(session.match, said)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_the_screen_depends_on_other_hands_and_plans(lang: str) -> None:
    hands = plans = 0
    for number, session in enumerate(played(begin(seed=21 + len(lang)), 21)):
        if session.match.outcome is not None or (number % 60 and not (session.is_planning and number % 15 == 0)):
            continue
        state, seat = session.match.state, session.seat
        before = everything_shown(session, lang)
        other = state.copy()
        other.redeal(seat, FastDealer(number))
        session.match.state = other
        for one in range(3):
            if one != seat:
                hands += GAME.view(other, one).hand != GAME.view(state, one).hand
                plans += GAME.view(other, one).players[one].plan != GAME.view(state, one).players[one].plan
        assert everything_shown(session, lang) == before
        session.match.state = state
    assert hands > 5
    assert plans > 2


def test_a_match_that_goes_on_is_handed_over_before_anything_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    session = planning()
    plan(session, 0)
    plan(session, 1, 2)
    session.close()
    again = LocalSession.resume(session.journal.path)
    assert again.seat == 1
    _, screens = sit(again, "", patch=monkeypatch)
    assert words().say("hand-over", number=2) in screens[0]
    assert speaker().say("zone-plan") not in screens[0]
    assert "Collect in a forest" in screens[1]
    assert view_of(again.match, 1).players[1].plan == PLAN[:2]
    assert all(sentence not in screens[1] for sentence in session._histories[0].sentences("en")[-3:-1])


# The command


def test_seats_peoples_and_the_set_up_are_chosen_on_the_command_line(home: Path) -> None:
    options = ("--seats", "person,bot:random,person", "--peoples", "psolos,ertis,reces", "--setup", "tactical")
    result = run(home, "play", "etherium", *options, typed="\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert all(people in result.stdout for people in ("Psolos", "Ertis", "Reces"))
    assert words().say("etherium-group-lay-large") in result.stdout


def test_a_waiting_match_tells_no_secret_and_a_replay_only_what_everybody_may_know(home: Path) -> None:
    session = planning()
    plan(session, 0, 2)
    session.close()
    listed = run(home, "play", "etherium", typed="quit\n").stdout
    assert "stars:" in listed
    plan(again := LocalSession.resume(session.journal.path), 0, 3)
    again.close()
    lines = listed.splitlines()[:2]
    # The time may change between two looks, and nothing else.
    more = run(home, "play", "etherium", typed="quit\n").stdout.splitlines()[:2]
    assert re.sub(r"[\d:-]{5,}", "", "".join(more)) == re.sub(r"[\d:-]{5,}", "", "".join(lines))
    replayed = run(home, "replay", session.journal.path).stdout
    for text in (listed, replayed):
        assert speaker().say("zone-plan") not in text
        assert "Move to a forest" not in text
        assert "token" not in text


def test_bots_alone_are_watched_to_the_end(home: Path) -> None:
    result = run(home, "play", "etherium", "--seats", "bot:random,bot:random", "--seed", "3", lang="fr")
    assert (result.returncode, result.stderr) == (0, "")
    (filed,) = (home / "matches").iterdir()
    assert aerodrome.verify(filed.read_bytes()).dice_checked
    assert words("fr").say("over-next")[:20] in " ".join(result.stdout.split())


def test_every_decision_of_a_match_at_the_terminal_is_on_disk() -> None:
    session = planning("person", "random")
    plan(session, 0, 1)
    found = LocalSession.resume(_copied(session)).match
    assert [entry for entry in found.entries if isinstance(entry, Decision)] == [
        entry for entry in session.match.entries if isinstance(entry, Decision)
    ]


def _copied(session: LocalSession) -> Path:
    path = session.journal.path.with_name("copied.journal")
    path.write_bytes(session.journal.path.read_bytes())
    return path


def test_a_seat_of_a_bot_is_never_asked() -> None:
    session = begin("random", "person", seed=2)
    assert session.who[0] == Occupant("bot", "random")
    while session.match.outcome is None:
        if not session.go_on():
            assert 1 in session.match.actors
            session.play(session.legal()[0])


@pytest.mark.parametrize(("lang", "cause"), [("en", "because"), ("fr", "échoue, car")])
def test_the_reason_why_an_action_fails_is_on_the_screen_once(
    lang: str, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for session in played(begin("person", "random", "random"), 3):
        if view_of(session.match, 0).failure and session.match.actors == (0,):
            break
    _, (drawn, *_) = sit(session, patch=monkeypatch, lang=lang)
    assert (drawn.count(cause), drawn.count(FRONT.say("act-failed", words(lang), who="you", number=1))) == (1, 1)


def test_enter_passes_in_a_window_but_never_gives_up_the_cube_of_a_failed_action() -> None:
    window = at("season-flash")
    passing = FRONT.enter(window)
    assert passing is not None
    assert passing.notation == "pass"
    assert "[Enter]" in screen(window)
    for session in played(begin(), 3):
        if session.view.step == "act" and any(action.verb == "take" for action in session.legal()):
            break
    assert FRONT.enter(session) is None
    assert "[Enter]" not in screen(session)
