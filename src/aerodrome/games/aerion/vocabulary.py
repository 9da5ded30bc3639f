"""The actions of Aerion by name, in the order of the ids in `actions`."""

from __future__ import annotations

from aerodrome.kernel import Verb, Vocabulary

from .cards import DECK_NAMES, ELEMENTS, KIND_NAMES
from .dice import FACES, FIRST_FULL, faces_of
from .layout import WORKSHOPS

_FACE_NAMES = tuple(str(face) for face in range(1, FACES + 1))
_WORKSHOP_NAMES = tuple(str(workshop) for workshop in range(1, WORKSHOPS + 1))
_DECK_CHOICES = tuple((deck,) for deck in DECK_NAMES)


def dice_label(faces: tuple[int, ...]) -> str:
    """Kept dice as a notation writes them."""
    return "".join(map(str, faces)) or "none"


def card_label(card: int) -> str:
    """A card as views and events write it: what it shows, and the deck it belongs to."""
    return f"{KIND_NAMES[card % len(KIND_NAMES)]}@{DECK_NAMES[card // len(KIND_NAMES)]}"


VERBS = (
    Verb("roll", pieces=lambda: ("dice",)),
    Verb(
        "keep",
        ("dice",),
        tuple((dice_label(faces_of(hand)),) for hand in range(FIRST_FULL)),
        lambda _: ("dice",),
    ),
    Verb("discard", ("deck",), _DECK_CHOICES, lambda deck: (f"display/{deck}",)),
    Verb("let-go", pieces=lambda: tuple(f"display/{deck}" for deck in DECK_NAMES)),
    Verb("book-rerolls", pieces=lambda: ("pulpit", "dice")),
    Verb(
        "pixie",
        ("from", "to"),
        tuple((face, other) for face in _FACE_NAMES for other in _FACE_NAMES if other != face),
        lambda face, _: ("pixies", f"die/{face}"),
    ),
    Verb("acquire", ("deck",), _DECK_CHOICES, lambda deck: (f"display/{deck}",)),
    Verb(
        "place",
        ("workshop",),
        tuple((workshop,) for workshop in _WORKSHOP_NAMES),
        lambda workshop: ("acquired", f"workshop/{workshop}"),
    ),
    Verb("book-reserve", pieces=lambda: ("acquired", "pulpit", "reserve")),
    Verb("reject", pieces=lambda: ("acquired",)),
    Verb("book-retrieve", ("deck",), _DECK_CHOICES, lambda deck: ("pulpit", f"discard/{deck}")),
    Verb("take", ("card",), tuple((kind,) for kind in KIND_NAMES[:ELEMENTS]), lambda kind: (f"retrieve/{kind}",)),
    Verb("enough"),
    Verb(
        "move",
        ("card", "deck", "workshop"),
        tuple(
            (kind, deck, workshop)
            for deck in DECK_NAMES
            for kind in KIND_NAMES[:ELEMENTS]
            for workshop in _WORKSHOP_NAMES
        ),
        lambda kind, deck, workshop: (f"reserve/{kind}@{deck}", f"workshop/{workshop}"),
    ),
    Verb("replenish", pieces=lambda: tuple(f"deck/{deck}" for deck in DECK_NAMES)),
)

VOCABULARY = Vocabulary(VERBS)
