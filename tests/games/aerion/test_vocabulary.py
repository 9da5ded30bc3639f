"""The 662 actions of Aerion in their three forms."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from aerodrome.games.aerion import actions, layout
from aerodrome.games.aerion.vocabulary import VOCABULARY, card_label, dice_label
from aerodrome.kernel import UnknownAction

DECKS = ("AA+BB", "AAA", "AAA+BB", "AAAA", "AAA+BBB", "A+B+C+D+E")
ELEMENTS = (
    *("incubi", "sognae", "helix", "nut", "cocoon"),
    *("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix"),
)
KEPT = ["".join(faces) or "none" for size in range(6) for faces in combinations_with_replacement("123456", size)]

NOTATIONS = [
    "roll",
    *(f"keep {kept}" for kept in KEPT),
    *(f"discard {deck}" for deck in DECKS),
    "let-go",
    "book-rerolls",
    *(f"pixie {face} {other}" for face, other in permutations("123456", 2)),
    *(f"acquire {deck}" for deck in DECKS),
    "place 1",
    "place 2",
    "book-reserve",
    "reject",
    *(f"book-retrieve {deck}" for deck in DECKS),
    *(f"take {kind}" for kind in ELEMENTS),
    "enough",
    *(f"move {kind} {deck} {workshop}" for deck in DECKS for kind in ELEMENTS for workshop in "12"),
    "replenish",
]


def test_every_action_by_its_notation_in_the_order_of_the_ids() -> None:
    assert [action.notation for action in VOCABULARY] == NOTATIONS
    assert [action.id for action in VOCABULARY] == list(range(662))
    assert len(VOCABULARY) == 662 == actions.COUNT


@pytest.mark.parametrize(
    ("name", "notation"),
    [
        ("ROLL", "roll"),
        ("KEEP", "keep none"),
        ("DISCARD", "discard AA+BB"),
        ("LET_GO", "let-go"),
        ("BOOK_REROLLS", "book-rerolls"),
        ("PIXIE", "pixie 1 2"),
        ("ACQUIRE", "acquire AA+BB"),
        ("PLACE", "place 1"),
        ("BOOK_RESERVE", "book-reserve"),
        ("REJECT", "reject"),
        ("BOOK_RETRIEVE", "book-retrieve AA+BB"),
        ("TAKE", "take incubi"),
        ("ENOUGH", "enough"),
        ("MOVE", "move incubi AA+BB 1"),
        ("REPLENISH", "replenish"),
    ],
)
def test_ranges_of_ids_begin_where_the_rules_think(name: str, notation: str) -> None:
    assert VOCABULARY.parse(notation).id == getattr(actions, name)


def test_the_three_forms_lead_to_each_other() -> None:
    for action in VOCABULARY:
        assert VOCABULARY[action.id] is action
        assert VOCABULARY.parse(action.notation) is action
        assert VOCABULARY.find(action.verb, **dict(action.args)) is action
        assert VOCABULARY.resolve(action) is action
        assert " ".join((action.verb, *(value for _, value in action.args))) == action.notation


@pytest.mark.parametrize(
    ("notation", "args", "pieces"),
    [
        ("roll", {}, ("dice",)),
        ("keep none", {"dice": "none"}, ("dice",)),
        ("keep 255", {"dice": "255"}, ("dice",)),
        ("discard AAA", {"deck": "AAA"}, ("display/AAA",)),
        ("let-go", {}, tuple(f"display/{deck}" for deck in DECKS)),
        ("book-rerolls", {}, ("pulpit", "dice")),
        ("pixie 3 6", {"from": "3", "to": "6"}, ("pixies", "die/3")),
        ("acquire AAAA", {"deck": "AAAA"}, ("display/AAAA",)),
        ("place 2", {"workshop": "2"}, ("acquired", "workshop/2")),
        ("book-reserve", {}, ("acquired", "pulpit", "reserve")),
        ("reject", {}, ("acquired",)),
        ("book-retrieve AAA+BBB", {"deck": "AAA+BBB"}, ("pulpit", "discard/AAA+BBB")),
        ("take helix", {"card": "helix"}, ("retrieve/helix",)),
        ("enough", {}, ()),
        (
            "move nut AAAA 1",
            {"card": "nut", "deck": "AAAA", "workshop": "1"},
            ("reserve/nut@AAAA", "workshop/1"),
        ),
        ("replenish", {}, tuple(f"deck/{deck}" for deck in DECKS)),
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
        *("dice", "pulpit", "pixies", "acquired", "reserve", "workshop/1", "workshop/2"),
        *(f"display/{deck}" for deck in DECKS),
        *(f"discard/{deck}" for deck in DECKS),
        *(f"deck/{deck}" for deck in DECKS),
        *(f"die/{face}" for face in range(1, 7)),
        *(f"retrieve/{kind}" for kind in ELEMENTS),
        *(f"reserve/{card}" for card in cards),
    }


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("take book", "'take' takes card, like 'take incubi'"),
        ("move book AAA 1", "'move' takes card, deck and workshop, like 'move incubi AA+BB 1'"),
        ("keep 123456", "'keep' takes dice, like 'keep none'"),
        ("keep 21", "'keep' takes dice"),
        ("pixie 3 3", "'pixie' takes from and to, like 'pixie 1 2'"),
        ("place 3", "'place' takes workshop, like 'place 1'"),
        ("discard AA+BB+CC", "'discard' takes deck, like 'discard AA+BB'"),
        ("roll 6", "'roll' stands alone"),
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
    assert card_label(0) == "incubi@AA+BB"
    assert card_label(11) == "book@AA+BB"
    assert card_label(12) == "incubi@AAA"
    assert card_label(71) == "book@A+B+C+D+E"
    assert len({card_label(card) for card in range(72)}) == 72


def test_zones_counters_and_streams_have_their_names_where_the_rules_think() -> None:
    zones = layout.ZONE_NAMES
    assert zones[layout.DECK_ZONE : layout.DISPLAY_ZONE] == tuple(f"deck/{deck}" for deck in DECKS)
    assert zones[layout.DISPLAY_ZONE : layout.DISCARD_ZONE] == tuple(f"display/{deck}" for deck in DECKS)
    assert zones[layout.DISCARD_ZONE : layout.WORKSHOP_ZONE] == tuple(f"discard/{deck}" for deck in DECKS)
    assert zones[layout.WORKSHOP_ZONE :] == ("workshop/1", "workshop/2", "pulpit", "reserve", "acquired")
    assert (zones[layout.PULPIT_ZONE], zones[layout.RESERVE_ZONE], zones[layout.ACQUIRED_ZONE]) == (
        ("pulpit", "reserve", "acquired")
    )
    assert list(layout.STREAM_NAMES) == ["choices", "dice", *(f"deck {deck}" for deck in DECKS)]
    assert (layout.DICE_STREAM, layout.DECK_STREAM) == (1, 2)
