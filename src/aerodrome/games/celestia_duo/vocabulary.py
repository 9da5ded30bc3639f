"""The actions of Celestia Duo by name, in the order of the ids in `actions`."""

from __future__ import annotations

from aerodrome.kernel import Verb, Vocabulary

from .cards import AMBUSH_NAMES, CREW_NAMES, FACE_NAMES, KIND_NAMES, REWARD_NAMES, SUMMONED
from .dice import HANDS, faces_of
from .phrases import PHRASE_NAMES, STATEMENT_NAMES

SYMBOL_NAMES = KIND_NAMES[:5]
PLAYERS = ("captain", "partner")


def dice_label(faces: tuple[int, ...]) -> str:
    """Dice as a notation writes them."""
    return "+".join(FACE_NAMES[face] for face in faces)


def _each(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple((name,) for name in names)


def _dice_pieces(dice: str) -> tuple[str, ...]:
    return ("smoke", *(f"die/{face}" for face in dict.fromkeys(dice.split("+"))))


def _other_faces() -> tuple[tuple[str, ...], ...]:
    return tuple((face, other) for face in FACE_NAMES for other in FACE_NAMES if other != face)


def _cards_for_symbols(same: bool) -> tuple[tuple[str, ...], ...]:
    return tuple((symbol, kind) for symbol in SYMBOL_NAMES for kind in SYMBOL_NAMES if same or kind != symbol)


def _token_piece(token: str) -> str:
    return f"crew/{token}" if token in CREW_NAMES else token


VOCABULARY = Vocabulary(
    (
        Verb("say", ("phrase",), _each(PHRASE_NAMES)),
        Verb("ready"),
        Verb("continue", pieces=lambda: ("airship",)),
        Verb("stop", pieces=lambda: ("airship", "stage-deck")),
        Verb("use", ("crew",), tuple((CREW_NAMES[crew],) for crew in SUMMONED), lambda crew: (f"crew/{crew}",)),
        Verb("lay", ("card",), _each(AMBUSH_NAMES), lambda card: (f"ambush/{card}",)),
        Verb("smoke", ("dice",), tuple((dice_label(faces_of(dice)),) for dice in range(1, int(HANDS))), _dice_pieces),
        Verb(
            "augusta",
            ("from", "to"),
            _other_faces(),
            lambda face, _: ("crew/augusta", f"die/{face}"),
        ),
        Verb("validate", pieces=lambda: ("dice",)),
        Verb("done"),
        Verb("victim", ("player",), _each(PLAYERS)),
        Verb("lose", ("card",), _each(KIND_NAMES), lambda card: (f"hand/{card}",)),
        Verb("deactivate", ("crew",), _each(CREW_NAMES), lambda crew: (f"crew/{crew}",)),
        Verb("start", ("player",), _each(PLAYERS)),
        Verb("match", ("symbol",), _each(SYMBOL_NAMES), lambda symbol: (f"hand/{symbol}", f"die/{symbol}")),
        Verb("joker", ("symbol",), _each(SYMBOL_NAMES), lambda symbol: ("hand/joker", f"die/{symbol}")),
        Verb(
            "pair",
            ("symbol", "cards"),
            _cards_for_symbols(same=True),
            lambda symbol, cards: (f"hand/{cards}", f"die/{symbol}"),
        ),
        Verb(
            "mama",
            ("symbol", "card"),
            _cards_for_symbols(same=False),
            lambda symbol, card: ("crew/mama", f"hand/{card}", f"die/{symbol}"),
        ),
        Verb("flag", ("card",), _each(KIND_NAMES), lambda card: (f"hand/{card}", "die/flag")),
        Verb(
            "ludvig",
            ("symbol",),
            _each(SYMBOL_NAMES),
            lambda symbol: ("crew/ludvig", f"hand/{symbol}", f"die/{symbol}"),
        ),
        Verb(
            "ludvig-joker",
            ("symbol",),
            _each(SYMBOL_NAMES),
            lambda symbol: ("crew/ludvig", "hand/joker", f"die/{symbol}"),
        ),
        Verb(
            "ludvig-mama",
            ("symbol", "card"),
            _cards_for_symbols(same=False),
            lambda symbol, card: ("crew/ludvig", "crew/mama", f"hand/{card}", f"die/{symbol}"),
        ),
        Verb("grapple", pieces=lambda: ("die/flag",)),
        Verb("cannot", pieces=lambda: ("dice",)),
        Verb("first", ("player",), _each(PLAYERS)),
        Verb("take", ("card",), (*_each(KIND_NAMES), ("hidden",)), lambda card: (f"share/{card}",)),
        Verb("pass"),
        Verb("claim", ("reward",), _each(REWARD_NAMES), lambda reward: (f"reward/{reward}",)),
        Verb("tell", ("statement",), _each(STATEMENT_NAMES)),
        Verb("drop", ("token",), (("gold",), ("smoke",), *_each(CREW_NAMES)), lambda token: (_token_piece(token),)),
        Verb("reclaim", ("card",), _each(KIND_NAMES), lambda card: (f"played/{card}",)),
        Verb("buy", ("what",), (("cards",), ("smoke",), ("reactivation",)), lambda _: ("gold",)),
    )
)
