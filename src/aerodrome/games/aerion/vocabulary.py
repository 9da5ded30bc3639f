"""The actions of Aerion by name, in the order of the ids in `actions`."""

from __future__ import annotations

from aerodrome.kernel import Verb

from .cards import BASE_KIND_NAMES, DECK_NAMES, ELEMENTS
from .dice import FACES, FIRST_FULL, faces_of
from .layout import WORKSHOP_NAMES

FACE_NAMES = tuple(str(face) for face in range(1, FACES + 1))
DECK_CHOICES = tuple((deck,) for deck in DECK_NAMES)
ELEMENT_NAMES = BASE_KIND_NAMES[:ELEMENTS]
PULPITS = ("pulpit/1", "pulpit/2")


def dice_label(faces: tuple[int, ...]) -> str:
    """Kept dice as a notation writes them."""
    return "".join(map(str, faces)) or "none"


_VERBS = (
    Verb("roll", pieces=lambda: ("dice",)),
    Verb(
        "keep",
        ("dice",),
        tuple((dice_label(faces_of(hand)),) for hand in range(FIRST_FULL)),
        lambda _: ("dice",),
    ),
    Verb("discard", ("deck",), DECK_CHOICES, lambda deck: (f"display/{deck}",)),
    Verb("let-go", pieces=lambda: tuple(f"display/{deck}" for deck in DECK_NAMES)),
    Verb("book-rerolls", pieces=lambda: (*PULPITS, "dice")),
    Verb(
        "pixie",
        ("from", "to"),
        tuple((face, other) for face in FACE_NAMES for other in FACE_NAMES if other != face),
        lambda face, _: ("pixies", f"die/{face}"),
    ),
    Verb("acquire", ("deck",), DECK_CHOICES, lambda deck: (f"display/{deck}",)),
    Verb(
        "place",
        ("workshop",),
        tuple((workshop,) for workshop in WORKSHOP_NAMES),
        lambda workshop: ("acquired", f"workshop/{workshop}"),
    ),
    Verb("book-reserve", pieces=lambda: ("acquired", *PULPITS, "reserve/1", "reserve/2")),
    Verb("reject", pieces=lambda: ("acquired",)),
    Verb("book-retrieve", ("deck",), DECK_CHOICES, lambda deck: (*PULPITS, f"discard/{deck}")),
    Verb("enough"),
    Verb(
        "move",
        ("card", "deck", "workshop"),
        tuple((kind, deck, workshop) for deck in DECK_NAMES for kind in ELEMENT_NAMES for workshop in WORKSHOP_NAMES),
        lambda kind, deck, workshop: (f"reserve/{kind}@{deck}", f"workshop/{workshop}"),
    ),
    Verb("replenish", pieces=lambda: tuple(f"deck/{deck}" for deck in DECK_NAMES)),
    Verb("end-turn"),
)


def base_verbs(retrievable: tuple[str, ...]) -> tuple[Verb, ...]:
    """The verbs of the base game; `retrievable` are the kinds of expansions that a Book can bring back."""
    kinds = (*ELEMENT_NAMES, *retrievable)
    return (*_VERBS, Verb("take", ("card",), tuple((kind,) for kind in kinds), lambda kind: (f"retrieve/{kind}",)))
