"""The 952 actions of Aerion in their three forms: those of the base game, then those of each expansion."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations

import pytest

import aerodrome
from aerodrome.games.aerion import GAME, layout, step
from aerodrome.games.aerion.cards import KINDS, card_name
from aerodrome.games.aerion.chapters import STEPS
from aerodrome.games.aerion.dice import dice_label
from aerodrome.kernel import UnknownAction
from tests.vocabularies import check_the_three_forms_lead_to_each_other

COMPONENTS = GAME.components
VOCABULARY = GAME.vocabulary

DECKS = ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E")
ELEMENTS = (
    *("incubi", "sognae", "helix", "nut", "cocoon"),
    *("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix"),
)
FACTORIES = ("library", "archive", "security", "research-lab", "logistics", "game-room")
ADDED = (*FACTORIES, "hourglass", "bird", "worker", "egg")
FLIGHTS = [",".join(decks) or "none" for size in range(4) for decks in combinations(DECKS, size)]
KEPT = ["".join(faces) or "none" for size in range(6) for faces in combinations_with_replacement("123456", size)]

NOTATIONS = [
    "roll",
    *(f"keep {kept}" for kept in KEPT),
    *(f"discard {deck}" for deck in DECKS),
    "let-go",
    "book-rerolls",
    *(f"pixie {face} {other}" for face, other in permutations("123456", 2)),
    *(f"acquire {deck}" for deck in DECKS),
    *("place 1", "place 2", "place common"),
    "book-reserve",
    "reject",
    *(f"book-retrieve {deck}" for deck in DECKS),
    "enough",
    *(f"move {kind} {deck} {workshop}" for deck in DECKS for kind in ELEMENTS for workshop in ("1", "2", "common")),
    *("replenish", "end-turn"),
    *(f"take {kind}" for kind in (*ELEMENTS, *ADDED[:-1])),
    # The Flagship
    "embark",
    *(f"embark-reserve {kind} {deck}" for deck in DECKS for kind in ELEMENTS[:5]),
    "research",
    *(f"turn {face}" for face in "123456"),
    "secure",
    *(f"replace {factory}" for factory in FACTORIES),
    # The Stone Clouds
    *(f"demolish {birds}" for birds in FLIGHTS),
    *(f"strike {cloud}" for cloud in ("intact", "cracked", *ELEMENTS[5:])),
    # The Piers
    *(f"hire {deck}" for deck in DECKS),
    *(f"pay {deck}" for deck in DECKS),
    "build-pier",
    # Hammer Bird Eggs
    *(f"hatch {deck} {eggs}" for deck in DECKS for eggs in range(1, 13)),
    *("lay-none", "save-shell", "give-up"),
    *(f"lay {kind}" for kind in (*ELEMENTS, "book", *ADDED)),
    # The Hellkite
    "hunt",
    *(f"seize {deck}" for deck in DECKS),
    "leave-lair",
]


def test_every_action_by_its_notation_in_the_order_of_the_ids() -> None:
    assert [action.notation for action in VOCABULARY] == NOTATIONS
    assert [action.id for action in VOCABULARY] == list(range(952))
    assert len(VOCABULARY) == 952
    assert VOCABULARY.parse("embark").id == 739


def test_ids_are_the_choices_of_the_verbs() -> None:
    for in_play in ((), [one.name for one in COMPONENTS.classes]):
        chapters = COMPONENTS.chapters(COMPONENTS.select({"expansions": in_play}, GAME.catalogue.facts))
        found = [(verb.name, *values) for verb in chapters.verbs for values in verb.choices]
        assert [" ".join(words) for words in found] == NOTATIONS
        assert [verb.id_of(at) for verb in chapters.verbs for at in range(verb.size)] == list(range(952))
        assert [verb.name for verb in chapters.verb_of] == [action.verb for action in VOCABULARY]


def test_the_three_forms_lead_to_each_other() -> None:
    check_the_three_forms_lead_to_each_other(VOCABULARY)


@pytest.mark.parametrize(
    ("notation", "args", "pieces"),
    [
        ("roll", {}, ("dice",)),
        ("keep none", {"dice": "none"}, ("dice",)),
        ("keep 255", {"dice": "255"}, ("dice",)),
        ("discard AAA", {"deck": "AAA"}, ("display/AAA",)),
        ("let-go", {}, tuple(f"display/{deck}" for deck in DECKS)),
        ("book-rerolls", {}, ("pulpit/1", "pulpit/2", "dice")),
        ("pixie 3 6", {"from": "3", "to": "6"}, ("pixies", "die/3")),
        ("acquire AAAA", {"deck": "AAAA"}, ("display/AAAA",)),
        ("place 2", {"workshop": "2"}, ("acquired", "workshop/2")),
        ("book-reserve", {}, ("acquired", "pulpit/1", "pulpit/2", "reserve/1", "reserve/2")),
        ("reject", {}, ("acquired",)),
        ("book-retrieve AAA+BBB", {"deck": "AAA+BBB"}, ("pulpit/1", "pulpit/2", "discard/AAA+BBB")),
        ("take helix", {"card": "helix"}, ("retrieve/helix",)),
        ("enough", {}, ()),
        (
            "move nut AAAA 1",
            {"card": "nut", "deck": "AAAA", "workshop": "1"},
            ("reserve/nut@AAAA", "workshop/1"),
        ),
        ("replenish", {}, tuple(f"deck/{deck}" for deck in DECKS)),
        ("take worker", {"card": "worker"}, ("retrieve/worker",)),
        ("embark", {}, ("acquired", "flagship")),
        ("embark-reserve nut AAAA", {"card": "nut", "deck": "AAAA"}, ("reserve/nut@AAAA", "flagship")),
        ("research", {}, ("factory/research-lab", "dice")),
        ("turn 2", {"face": "2"}, ("factory/logistics", "die/2")),
        ("secure", {}, ("factory/security",)),
        ("replace archive", {"factory": "archive"}, ("acquired", "factory/archive")),
        ("demolish none", {"birds": "none"}, ("dice",)),
        ("demolish AAA,AAAA", {"birds": "AAA,AAAA"}, ("dice", "display/AAA", "display/AAAA")),
        ("strike cracked", {"cloud": "cracked"}, tuple(f"cloud/{at}" for at in range(1, 7))),
        ("strike bee", {"cloud": "bee"}, ("cloud/3",)),
        ("hire AAA", {"deck": "AAA"}, ("display/AAA", "payroll/1", "payroll/2")),
        ("pay AAA", {"deck": "AAA"}, ("payroll/worker@AAA", "payroll/1", "payroll/2")),
        ("build-pier", {}, ("pier/1", "pier/2", "pier/3")),
        ("hatch AAA 12", {"deck": "AAA", "eggs": "12"}, ("eggs", "deck/AAA")),
        ("lay book", {"card": "book"}, ("revealed/book",)),
        ("lay-none", {}, ("revealed",)),
        ("save-shell", {}, tuple(f"display/{deck}" for deck in DECKS)),
        ("give-up", {}, tuple(f"display/{deck}" for deck in DECKS)),
        ("end-turn", {}, ()),
        ("hunt", {}, ("hellkite", *(f"{card}/{at}" for card in ("outpost", "lair") for at in range(1, 7)))),
        ("seize AAA", {"deck": "AAA"}, ("display/AAA",)),
        ("leave-lair", {}, ()),
    ],
)
def test_arguments_and_pieces(notation: str, args: dict[str, str], pieces: tuple[str, ...]) -> None:
    action = VOCABULARY.parse(notation)
    assert dict(action.args) == args
    assert action.pieces == pieces
    for name, value in args.items():
        assert action[name] == value


def test_every_piece_of_the_table() -> None:
    cards = [f"{kind}@{deck}" for deck in DECKS for kind in ELEMENTS]
    assert set(VOCABULARY.pieces) == {
        *("dice", "pulpit/1", "pulpit/2", "pixies", "acquired", "reserve/1", "reserve/2"),
        *("workshop/1", "workshop/2", "workshop/common"),
        *(f"display/{deck}" for deck in DECKS),
        *(f"discard/{deck}" for deck in DECKS),
        *(f"deck/{deck}" for deck in DECKS),
        *(f"die/{face}" for face in range(1, 7)),
        *(f"retrieve/{kind}" for kind in (*ELEMENTS, *ADDED[:-1])),
        *(f"reserve/{card}" for card in cards),
        *("flagship", "payroll/1", "payroll/2", "eggs", "revealed", "hellkite"),
        *(f"factory/{factory}" for factory in FACTORIES),
        *(f"cloud/{at}" for at in range(1, 7)),
        *(f"pier/{at}" for at in range(1, 4)),
        *(f"payroll/worker@{deck}" for deck in DECKS),
        *(f"revealed/{kind}" for kind in (*ELEMENTS, "book", *ADDED)),
        *(f"{card}/{at}" for card in ("outpost", "lair") for at in range(1, 7)),
    }


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("take egg", "'take' takes card, like 'take incubi'"),
        ("demolish AAAA,AAA", "'demolish' takes birds, like 'demolish none'"),
        ("hatch AAA 13", "'hatch' takes deck and eggs, like 'hatch AA+BB 1'"),
        ("take book", "'take' takes card, like 'take incubi'"),
        ("move book AAA 1", "'move' takes card, deck and workshop, like 'move incubi AA+BB 1'"),
        ("keep 123456", "'keep' takes dice, like 'keep none'"),
        ("keep 21", "'keep' takes dice"),
        ("pixie 3 3", "'pixie' takes from and to, like 'pixie 1 2'"),
        ("place 3", "'place' takes workshop, like 'place 1'"),
        ("discard AA+BB+CC", "'discard' takes deck, like 'discard AA+BB'"),
        ("roll 6", "'roll' takes no arguments"),
        ("fly", "actions begin with roll, keep, discard, let-go"),
        ("", "actions begin with roll"),
    ],
)
def test_what_is_no_action_is_told_apart(wrong: str, hint: str) -> None:
    with pytest.raises(UnknownAction) as error:
        VOCABULARY.parse(wrong)
    assert hint in str(error.value)


def test_labels() -> None:
    assert dice_label(()) == "none"
    assert dice_label((2, 5, 5)) == "255"
    assert card_name(0, COMPONENTS.kind_names) == "incubi@AA+BB"
    assert card_name(11, COMPONENTS.kind_names) == "book@AA+BB"
    assert card_name(21, COMPONENTS.kind_names) == "egg@AA+BB"
    assert card_name(24, COMPONENTS.kind_names) == "incubi@AAA"
    assert card_name(131, COMPONENTS.kind_names) == "book@A+B+C+D+E"


def test_every_card_has_a_label_of_its_own() -> None:
    cards = [deck * KINDS + kind for deck in range(6) for kind in range(len(COMPONENTS.kind_names))]
    assert len({card_name(card, COMPONENTS.kind_names) for card in cards}) == 6 * 22


def test_streams_have_their_names_where_the_rules_think() -> None:
    assert list(layout.STREAM_NAMES) == ["choices", "dice", *(f"deck {deck}" for deck in DECKS), "fleet"]
    assert (layout.DICE_STREAM, layout.DECK_STREAM, layout.FLEET_STREAM) == (1, 2, 8)


def test_steps_have_their_names_where_the_rules_think() -> None:
    assert [one.name for one in STEPS] == list(step.NAMES) == list(COMPONENTS.step_names[: len(step.NAMES)])


def test_what_expansions_add_has_its_names_where_they_think() -> None:
    bound = COMPONENTS.select({"expansions": [one.name for one in COMPONENTS.classes]}, GAME.catalogue.facts)
    names = COMPONENTS.kind_names
    assert names == (*ELEMENTS, "book", *ADDED)
    for one in bound:
        assert [names[kind.number] for kind in one.kinds] == [kind.name for kind in one.kinds]
        steps = COMPONENTS.step_names[one.step : one.step + len(one.steps)]
        assert list(steps) == [step.name for step in one.steps]
        streams = COMPONENTS.streams[one.stream : one.stream + len(one.streams)]
        assert list(streams) == one.streams
        assert COMPONENTS.endings[one.ending : one.ending + len(one.endings)] == type(one).endings


def test_no_two_things_share_a_name_or_a_place() -> None:
    bound = COMPONENTS.select({"expansions": [one.name for one in COMPONENTS.classes]}, GAME.catalogue.facts)
    areas = [area.name for one in bound for area in one.areas]
    pieces = [piece.name for one in bound for piece in one.pieces]
    counters = [counter.name for one in bound for counter in one.counters]
    for found in (areas, pieces, counters, COMPONENTS.step_names, COMPONENTS.streams, COMPONENTS.events):
        assert len(set(found)) == len(found)
    cells: list[int] = []
    for one in bound:
        cells += [area.cell + at for area in one.areas for at in range(area.size())]
        cells += [piece.cell for piece in one.pieces]
        cells += [counter.cell for counter in one.counters]
    assert sorted(cells) == list(range(layout.STORAGE, layout.STORAGE + len(cells)))


def test_a_book_speaks_of_a_card_only_where_one_was_acquired() -> None:
    position = {"dice": [1, 1, 2, 4, 5, 6], "display": {"AAA": "helix"}, "pulpit": ["book@AAA"]}
    match = aerodrome.from_position("aerion", position)
    action, refusal = match.examples("pulpit/1")["book-reserve"]
    assert refusal is not None
    said = match.game.voice.say_action(action, match.view())
    assert said == "Discard your Book to put an acquired Element in your Reserve"
