"""What Etherium's picture is made of: colours of peoples and resources, shapes of figures, terrains and cities."""

from __future__ import annotations

from aerodrome.kernel.ink import Symbol

PEOPLE_TINTS = {
    "psolos": "#e0b243",
    "reces": "#cf5a44",
    "hivalia": "#6aa5dc",
    "ertis": "#78b56d",
    "meinas": "#b48bd0",
    "mauhea": "#e39ab5",
}
RESOURCE_TINTS = {
    "wood": "#4f8f4a",
    "rock": "#d9b13b",
    "metal": "#b8402f",
    "ether": "#3f7fc4",
    "booster": "#1c1a1f",
}
# The top of each terrain, then its walls in the light and in the shade.
TERRAIN_TINTS = {
    "forest": ("#7fae62", "#6d5a41", "#54452f"),
    "mountain": ("#c9b48d", "#95836a", "#736450"),
    "mine": ("#b98a6b", "#7c5541", "#5f3f30"),
    "ether": ("#7cc3ea", "#3d6d9b", "#2d527a"),
    "city": ("#d9cdb4", "#8d8373", "#6c6457"),
}

# Figures and buildings, in a square of 64 by 64
ARMY: Symbol = (("M6 6H58V30Q58 50 32 62Q6 50 6 30Z", True),)
COLLECTOR: Symbol = (
    ("M2 26Q4 4 32 4Q60 4 62 26Q60 46 32 46Q4 46 2 26Z", True),
    ("M20 46L24 54M44 46L40 54", False),
    ("M22 54H42L39 62H25Z", True),
)
CITY: Symbol = (
    ("M4 60V30L16 18L28 30V60Z", True),
    ("M36 60V30L48 18L60 30V60Z", True),
    ("M22 60V22H26V16H30V22H34V16H38V22H42V60Z", True),
    ("M28 60V48Q32 42 36 48V60", False),
)
TREE: Symbol = (("M28 60V46H36V60Z", True), ("M32 4L54 46H10Z", True))
PEAK: Symbol = (("M2 58L24 12L36 34L44 22L62 58Z", True), ("M16 29L24 12L32 27L26 32L21 27Z", False))
PIT: Symbol = (("M4 44Q32 20 60 44Q32 62 4 44Z", True), ("M18 36L46 12M40 8L52 18", False))
CRYSTAL: Symbol = (("M32 2L48 22L32 62L16 22Z", True), ("M16 22H48M32 2V62", False))
TERRAIN_SYMBOLS: dict[str, Symbol] = {"forest": TREE, "mountain": PEAK, "mine": PIT, "ether": CRYSTAL}
TERRAIN_SYMBOL_TINTS = {"forest": "#3f7a3c", "mountain": "#8b8478", "mine": "#4a352b", "ether": "#d6effc"}
FIGURES: dict[str, Symbol] = {"army": ARMY, "collector": COLLECTOR}
