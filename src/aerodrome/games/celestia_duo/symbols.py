"""What cards, dice and tokens of Celestia Duo look like: paths in a square of 64 by 64, drawn for this project."""

from __future__ import annotations

from aerodrome.kernel.ink import Symbol

# Equipment cards, and the faces of dice
FACES: dict[str, Symbol] = {
    "whip": (
        ("M5 53l16-17 7 7-17 16z", True),
        ("M24 40C46 44 58 30 48 17S22 11 26 24s20 10 24-4c2-8 6-12 10-13", False),
        ("M10 48l6 6M15 43l6 6", False),
    ),
    "sabre": (
        ("M16 48C34 40 46 26 55 4c6 24-8 42-32 51z", True),
        ("M8 42c6 0 14 6 15 15M17 50L5 60M24 46c10-6 20-16 26-28", False),
    ),
    "crossbow": (
        ("M28 22h8v38h-8z", True),
        ("M4 34C8 12 56 12 60 34l-5 1C50 22 14 22 9 35z", True),
        ("M6 34l26 10 26-10M32 3v38M25 12l7-9 7 9", False),
    ),
    "pistol": (
        ("M5 15h50v11H33l-9 9-6 23H6l6-27c-5-1-7-6-7-16z", True),
        ("M55 17h5v6h-5M24 35c7 1 11-3 10-9M12 15l-5-6M38 20h12", False),
    ),
    "cannon": (
        ("M6 32L44 10c8-4 16 9 9 14L22 46C12 52 0 40 6 32z", True),
        ("M14 46a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", True),
        ("M26 34v24M14 46h24M46 9l9 14M5 34L2 30M2 59h58", False),
    ),
    "joker": (
        ("M12 44C9 30 10 18 4 14c10-4 18 4 20 12 1-11 3-16 8-21 5 5 7 10 8 21 2-8 10-16 20-12-6 4-5 16-8 30z", True),
        ("M11 48h42v8H11z", True),
        ("M4 14h.5M32 5h.5M60 14h.5M20 36h.5M32 34h.5M44 36h.5", False),
    ),
    "flag": (
        ("M12 8c14-5 26 7 46 0v32c-20 7-32-5-46 0z", True),
        ("M12 4v57", False),
        ("M35 14c-7 0-10 5-10 9 0 3 2 5 4 6v4h12v-4c2-1 4-3 4-6 0-4-3-9-10-9zM31 22h.5M39 22h.5M35 29v4", False),
    ),
}

TOKENS: dict[str, Symbol] = {
    "gold": (
        ("M32 6a26 26 0 1 0 .1 0z", True),
        ("M32 14a18 18 0 1 0 .1 0zM32 22v20M26 27c2-4 12-4 12 1s-12 4-12 9 10 4 12 0", False),
    ),
    "smoke": (
        ("M15 54C3 54 2 40 13 37 9 24 25 18 32 28c3-11 22-9 19 5 12 1 12 21-1 21z", True),
        ("M21 42c0-7 10-7 10 0M38 44c0-6 9-6 9 0M30 16c-3-5 5-6 2-11M42 14c-2-4 4-5 2-9", False),
    ),
    "energy": (("M38 3L12 36h15l-7 25 31-36H35z", True),),
    "crew": (
        ("M32 7a12 12 0 1 0 .1 0z", True),
        ("M8 60c0-16 10-24 24-24s24 8 24 24z", True),
        ("M18 12c8-8 20-8 28 0M24 38l8 10 8-10", False),
    ),
    "captain": (
        ("M32 12a20 20 0 1 0 .1 0z", True),
        (
            "M32 24a8 8 0 1 0 .1 0zM32 2v22M32 40v22M2 32h22M40 32h22M11 11l15 15M38 38l15 15M53 11L38 26M26 38L11 53",
            False,
        ),
    ),
    "mast": (
        ("M14 10h36l6 20H8z", True),
        ("M16 36h32l5 16H11z", True),
        ("M32 2v60M24 62h16", False),
    ),
    "propeller": (
        ("M32 28C22 20 22 4 32 4s10 16 0 24z", True),
        ("M29 34c2 13-11 22-17 15s5-15 17-15zM35 34c12 0 23 8 17 15s-19-2-17-15z", True),
        ("M32 28a5 5 0 1 0 .1 0z", True),
    ),
}

SHIPS: dict[str, Symbol] = {
    "airship": (
        ("M30 3c17 0 29 8 29 17S47 36 30 36 4 29 4 20 13 3 30 3z", True),
        ("M15 44h34l-6 14H22z", True),
        ("M17 34l3 10M45 33l-2 11M30 3c-9 9-9 24 0 33M30 3c9 9 9 24 0 33M15 48L4 42v14z", False),
    ),
    "pirate": (
        ("M4 42h56l-9 17H14z", True),
        ("M10 14c8 6 8 14 4 22h12c3-8 2-16-2-22zM29 6c9 8 9 20 4 30h15c4-10 3-22-4-30z", True),
        ("M18 12v30M38 3v39M52 20v22M38 3l12 4-12 4M10 49h44", False),
    ),
    "lair": (
        ("M2 58C5 26 18 8 32 8s27 18 30 50z", True),
        ("M20 58c0-16 5-25 12-25s12 9 12 25M26 46h.5M38 46h.5M13 38l5-9M46 28l5 10", False),
    ),
    "start": (
        ("M20 6h24v14H20z", True),
        ("M20 6v54M10 60h20M32 44a10 10 0 1 0 20 0M42 30v24M37 34h10", False),
    ),
}

BACK: Symbol = (("M32 4l6 22 22 6-22 6-6 22-6-22-22-6 22-6z", True), ("M32 20a12 12 0 1 0 .1 0z", False))
TALK: Symbol = (("M8 8h48v34H30L18 56V42H8z", True), ("M18 19h28M18 30h20", False))
SILENCE: Symbol = (("M8 8h48v34H30L18 56V42H8z", True), ("M6 60L58 4", False))

TINTS = {
    "whip": "#8fb573",
    "sabre": "#7fb0cf",
    "crossbow": "#e8a052",
    "pistol": "#d76d55",
    "cannon": "#a48fc0",
    "joker": "#ecd05f",
    "flag": "#a9a79c",
    "gold": "#e8c04a",
    "smoke": "#c3c9c6",
    "energy": "#f0d25a",
    "crew": "#e3aa92",
}
