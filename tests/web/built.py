"""Keys of the page's messages that are put together, and all that comes of them.

What a game has names for comes from the game itself, what only the page has from the module that lists it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import get_args

from aerodrome.games import GAMES
from aerodrome.games.aerion import GAME as AERION
from aerodrome.games.aerion.aids.foresight import LAST_CARD, LOST, REJECT, SHORT, SPENT, USELESS
from aerodrome.games.aerion.aids.uses import COMPLETES, FITS, NEEDED, OPEN, SPARE
from aerodrome.games.celestia_duo import cards as celestia_duo
from aerodrome.games.celestia_duo import phrases, step
from aerodrome.games.celestia_duo.phrases import PHRASE_NAMES, STATEMENT_NAMES
from aerodrome.games.celestia_duo.progress import ProgressSheet
from aerodrome.games.celestia_duo.table import ENDINGS
from aerodrome.games.etherium import cards as etherium
from aerodrome.games.etherium import rule
from aerodrome.games.etherium.aids.aids import Time
from aerodrome.games.etherium.counting import STAR_SOURCES
from aerodrome.games.etherium.rulebook import RULEBOOK
from aerodrome.kernel.catalogue import SOURCES
from aerodrome.protocol.bodies import Colour, Ending

WEB = Path(__file__).parents[2] / "web"
TITLES = ("aerion", "celestia-duo", "etherium")
SPEEDS = ("slow", "normal", "fast", "off")
ASKING = ("never", "main", "always")


def _source(path: str) -> str:
    return (WEB / "src" / "games" / path).read_text(encoding="utf-8")


def _lessons(game: str) -> list[str]:
    """What the guide of a game's first match has to tell."""
    return re.findall(r'\bid: "([^"]+)"', _source(f"{game}/guide-lessons.ts"))


def _proposed() -> list[str]:
    """The lessons of Etherium's guide about a first program, a token each."""
    listed = re.search(r"PROPOSED = \[(.*?)\]", _source("etherium/guide-lessons.ts"))
    assert listed is not None
    return [f"plan-{number}" for number, _ in enumerate(listed[1].split(","), 1)]


def _explained(function: str, prefix: str) -> list[str]:
    """What Celestia Duo's explanations ask of this function: its own words, and other strings that end a message."""
    source, said = _source("celestia_duo/abouts.ts"), _source("celestia_duo/texts/en.ftl")
    ends = re.findall(rf"^{prefix}-([a-z-]+) =", said, re.MULTILINE)
    chosen = {text for text in re.findall(r'"([a-z-]+)"', source) if text in ends}
    return sorted({*re.findall(rf'\b{function}\("([a-z-]+)"', source), *chosen})


def _either(path: str, name: str) -> list[str]:
    """What a field or a type of this name may be, in a module of the page."""
    found = re.search(rf'\b{name}(?::| =) ((?:"[^"]+"(?: \| )?)+);', _source(path))
    assert found is not None, f"{path} has no {name}"
    return re.findall(r'"([^"]+)"', found[1])


def _rules(names: Iterable[str]) -> list[str]:
    """Rules as keys spell them, without the name of their game."""
    return [name.split(".", 1)[1].replace(".", "-") for name in names]


# Aerion

VOCABULARY = list(AERION.vocabulary)
SHIPS = ("glider", "hellinaut", "bee", "nacelle", "hornet", "trihellix")
GOALS = ("five", "wage", "strike", "hunt")
CARDS = sorted({value for action in VOCABULARY for name, value in action.args if name in ("card", "factory")})
CLASSES = ("blueprint", "material", "crew", "book", "hourglass", "bird", "worker", "egg", "factory")
DECKS = [str(number) for number in range(1, 7)]
FACTORIES = sorted({value for action in VOCABULARY for name, value in action.args if name == "factory"})
NAMES = {option.name: [str(value) for value in option.values] for option in AERION.options}
SIDES = ("intact", "cracked", "gone", "construction", "built", "hidden", "book", "blueprint", "material", "crew")

# Celestia Duo: steps of which the same can be said share their sentences

ALIKE = dict(re.findall(r'^  ([a-z]+): "([a-z]+)",$', _source("celestia_duo/talk/sayable.ts"), re.MULTILINE))
MOMENTS = {name: ALIKE.get(name, name) for name in step.NAMES if name != "over"}
EXAMPLES = [f"{moment}-{number}" for moment in dict.fromkeys(MOMENTS.values()) for number in (1, 2)]
TALKING = {MOMENTS[name] for name in (*phrases.TALK_NAMES, "tell")}

# Etherium

EFFECTS = etherium.EFFECT_NAMES[len(etherium.SLOT_NAMES) :]
FAILURES = (
    rule.MOVE_REACH,
    rule.COLLECT_RIGHT_TERRAIN,
    rule.COLLECT_NOTHING,
    rule.UPGRADE_HIGHEST,
    rule.UPGRADE_PRICE,
    rule.TRANSFORM_PRICE,
    rule.TRANSFORM_SUPPLY,
    rule.TRANSFORM_ONE_CAPACITY_OF_EACH,
    rule.TRANSFORM_CAPACITY_STOCK,
)
ROWS = range(int(etherium.LOWEST_RESULT), int(etherium.HIGHEST_RESULT) + 1)
SITES = [f"{kind}-{terrain}" for kind in ("outer", "between") for terrain in ("forest", "mountain", "site")]

BUILT: dict[str, Sequence[str]] = {
    "aerion-card-{}": CARDS,
    "aerion-class-{}": CLASSES,
    "aerion-deck-{}": DECKS,
    "aerion-expansion-{}": NAMES["expansions"],
    "aerion-expansion-{}-help": NAMES["expansions"],
    "aerion-flagship-{}": FACTORIES,
    "aerion-flagship-{}-rerolls": ("library",),
    "aerion-page-about-{}": (
        *("blueprint", "material", "crew", "book", "hourglass"),
        *("gap", "acquired", "reserve", "dice", "flying"),
    ),
    "aerion-page-chance-{}": GOALS,
    "aerion-page-deck-{}": DECKS,
    "aerion-page-drawer-{}": ("boards", "zones"),
    "aerion-page-figure-{}": ("ships", "turns", "cards", "pixies", "books"),
    "aerion-page-goal-{}": ("AAAAA", "sum-26", "sum-30", "sum-15"),
    "aerion-page-guide-{}": _lessons("aerion"),
    "aerion-page-mark-{}": ("scarce", "pays", "completes", "fits"),
    "aerion-page-met-{}": GOALS,
    "aerion-page-need-{}": GOALS,
    "aerion-page-row-{}": ("outpost", "lair"),
    "aerion-page-use-{}": (COMPLETES, FITS, OPEN, NEEDED, SPARE),
    "aerion-page-vain-{}": (LOST, LAST_CARD, USELESS, *SPENT),
    "aerion-page-warn-{}": (LOST, REJECT, LAST_CARD, USELESS, SHORT, *SPENT),
    "aerion-ship-{}": SHIPS,
    "aerion-side-{}": SIDES,
    "aerion-variant-{}": NAMES["variants"],
    "celestia-page-decided-{}": _rules(ENDINGS),
    "celestia-duo-ban-{}": celestia_duo.BAN_NAMES[1:],
    "celestia-duo-amount-{}": [f"{amount}-{kind}" for amount in ("some", "no") for kind in celestia_duo.KIND_NAMES],
    "celestia-duo-card-{}": sorted({*celestia_duo.KIND_NAMES, *celestia_duo.FACE_NAMES}),
    "celestia-duo-crew-{}": celestia_duo.CREW_NAMES,
    "celestia-duo-crew-{}-help": celestia_duo.CREW_NAMES,
    "celestia-duo-icon-{}": celestia_duo.REWARD_NAMES,
    "celestia-duo-penalty-{}": celestia_duo.PENALTY_NAMES,
    "celestia-duo-phrase-{}": PHRASE_NAMES,
    "celestia-duo-progress-{}": ProgressSheet.__struct_fields__,
    "celestia-duo-statement-{}": sorted({name.split()[0] for name in STATEMENT_NAMES}),
    "celestia-duo-token-{}": ("gold", "smoke"),
    "celestia-page-about-{}": [
        *_explained("words", "celestia-page-about"),
        *(f"reward-{name}" for name in celestia_duo.REWARD_NAMES),
    ],
    "celestia-page-about-crew-{}": ("active", "unchanged"),
    "celestia-page-allowed-{}": [name for name in EXAMPLES if name.rsplit("-", 1)[0] in TALKING],
    "celestia-page-fact-{}": _explained("fact", "celestia-page-fact"),
    "celestia-page-forbidden-{}": EXAMPLES,
    "celestia-page-guide-{}": _lessons("celestia_duo"),
    "celestia-page-hint-{}": ("smoke", "augusta"),
    "celestia-page-may-{}": sorted(set(MOMENTS.values())),
    "etherium-capacity-{}": etherium.CAPACITY_NAMES,
    "etherium-capacity-{}-help": etherium.CAPACITY_NAMES,
    "etherium-card-{}": etherium.FLASH_NAMES,
    "etherium-card-{}-help": etherium.FLASH_NAMES,
    "etherium-count-{}": etherium.RESOURCE_NAMES,
    "etherium-effect-{}": EFFECTS,
    "etherium-page-about-{}": (
        *("move", "move-city", "collect", "collect-ether", "connect"),
        *(name for name in etherium.SLOT_NAMES if name.startswith("upgrade-") or "-" not in name),
    ),
    "etherium-page-about-cube-{}": etherium.RESOURCE_NAMES,
    "etherium-page-about-meet-{}": etherium.CONFLICT_NAMES[1:],
    "etherium-page-about-space-{}": etherium.TERRAIN_NAMES,
    "etherium-page-about-unit-{}": etherium.UNIT_NAMES,
    "etherium-page-action-{}": ("to-come", *_either("etherium/resolve/story.ts", "state")),
    "etherium-page-fighter-{}": sorted({*_either("etherium/resolve/rolls.ts", "state")} - {"rolled", "rolling"}),
    "etherium-page-fight-{}": etherium.CONFLICT_NAMES[1:],
    "etherium-page-group-{}": ("move", "collect", "upgrade", "transform", "connect"),
    "etherium-page-guide-{}": [*_lessons("etherium"), *_proposed()],
    "etherium-page-help-{}": etherium.CONFLICT_NAMES[1:],
    "etherium-page-letter-{}": etherium.UNIT_NAMES,
    "etherium-page-part-{}": sorted({*_either("etherium/resolve/rolls.ts", "name")} - {"cards"}),
    "etherium-page-power-{}": etherium.PEOPLE_NAMES,
    "etherium-page-reference-{}": ("stars", "actions", "prices", "connect", "peoples", "board"),
    "etherium-page-side-{}": ("peoples", "cards", "score", "supply"),
    "etherium-page-slot-{}": etherium.SLOT_NAMES,
    "etherium-page-source-{}": STAR_SOURCES,
    "etherium-page-speed-{}": SPEEDS,
    "etherium-page-time-{}": get_args(Time),
    "etherium-page-wish-{}": ASKING,
    "etherium-page-wish-{}-what": ASKING,
    "etherium-people-{}": etherium.PEOPLE_NAMES,
    "etherium-people-{}-help": etherium.PEOPLE_NAMES,
    "etherium-resource-{}": etherium.RESOURCE_NAMES,
    "etherium-row-{}": [str(row) for row in ROWS],
    "etherium-season-{}": etherium.SEASON_NAMES,
    "etherium-slot-{}": etherium.SLOT_NAMES,
    "etherium-space-{}": ("large-mine", "large-site", *SITES),
    "etherium-terrain-{}": etherium.TERRAIN_NAMES,
    "etherium-token-{}": etherium.TOKEN_NAMES,
    "etherium-unit-{}": etherium.UNIT_NAMES,
    "etherium-why-{}": _rules(RULEBOOK.forbidding[failure] for failure in FAILURES),
    "page-call-{}": sorted({call for game in GAMES.values() for call in game.calls}),
    "page-colour-{}": get_args(Colour),
    "page-correct-{}": ("take", "correct", "play", "share"),
    "page-end-score-{}": ("aerion", "etherium"),
    "page-ending-{}": get_args(Ending),
    "page-history-{}": ("all", "running", "finished"),
    "page-seat-{}": ("me", "link", "here"),
    "page-seat-{}-help": ("link", "here"),
    "page-settings-speed-{}": SPEEDS,
    "page-settings-theme-{}": ("system", "light", "dark"),
    "page-settings-text-{}": ("normal", "larger"),
    "page-source-{}": (*SOURCES, "ours"),
    "page-source-{}-help": (*SOURCES, "ours"),
    "page-start-{}": TITLES,
    "page-start-{}-about": TITLES,
    "page-start-{}-who": TITLES,
    "page-table-{}": ("your-turn", "playing", "gathering", "on-hold", "over", "closed"),
    "page-verify-how-{}": ("fixed", "mixed", "follows", "shown", "trust"),
    "page-verify-mixed-{}": ("people", "unowned", "nobody"),
    "page-fair-doubt-{}": ("commitment", "seed", "own", "hashes", "rounds", "people", "draws"),
}
"""Keys with a part that is filled in, as they stand in the sources, and all that it is filled with."""
