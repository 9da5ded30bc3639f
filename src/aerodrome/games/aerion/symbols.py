"""What cards and pieces of Aerion look like: paths in a square of 64 by 64, drawn for this project."""

from __future__ import annotations

from aerodrome.kernel.ink import Symbol

_BLADE = "M32 30C22 22 20 8 28 5s12 12 6 25z"
_WINGS = "M30 24C20 6 8 8 10 15s12 10 20 11M34 24C44 6 56 8 54 15s-12 10-20 11"
CARDS: dict[str, Symbol] = {
    "incubi": (
        ("M18 26C12 20 12 10 16 6c2 8 6 10 10 12h12c4-2 8-4 10-12 4 4 4 14-2 20 6 18-4 32-14 32S12 44 18 26z", True),
        ("M23 32l7 5-7 2zM41 32l-7 5 7 2zM26 49q6 4 12 0", False),
    ),
    "sognae": (
        ("M42 6C24 2 8 16 8 33s15 29 32 25C28 54 23 45 24 33S31 11 42 6z", True),
        ("M46 20l3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z", True),
        ("M13 32q4 4 8 0", False),
    ),
    "helix": (
        (_BLADE, True),
        ("M36 33c12-4 25 2 24 10s-16 5-25-6z", True),
        ("M29 34c-2 12-13 22-20 18s3-16 18-20z", True),
    ),
    "nut": (
        ("M32 6c16 4 24 14 24 27S45 58 32 58 8 46 8 33 16 10 32 6z", True),
        ("M32 6q-6 14 0 26t0 26M22 20q-7 4-4 12t-2 12M42 20q7 4 4 12t2 12", False),
    ),
    "cocoon": (
        ("M32 4C46 14 50 24 50 34S42 56 32 60C22 56 14 44 14 34S18 14 32 4z", True),
        ("M21 18q11 7 22 0M15 30q17 9 34 0M16 42q16 9 32 0M23 53q9 5 18 0", False),
    ),
    "glider": (("M4 26L60 14 46 30 34 32 30 48 24 46 24 33z", True), ("M24 33L60 14", False)),
    "hellinaut": (
        ("M14 34h36q4 0 2 5-6 17-20 17T12 39q-2-5 2-5z", True),
        ("M32 34V14M10 14q11-7 22 0 11 7 22 0-11-7-22 0-11 7-22 0zM20 44h24", False),
    ),
    "bee": (
        ("M10 38C10 26 22 24 32 24s22 2 22 14-12 14-22 14S10 50 10 38z", True),
        (_WINGS + "M25 25v26M39 25v26M54 38h6", False),
    ),
    "nacelle": (
        ("M32 4c14 0 22 9 22 20S42 42 32 42 10 35 10 24 18 4 32 4z", True),
        ("M24 50h16v10H24zM20 39l6 11M44 39l-6 11M32 4v38", False),
    ),
    "hornet": (("M6 40L22 26h22q10 2 10 9T44 46H24z", True), (_WINGS + "M26 27l4 19M36 26l4 20M54 34l7-3", False)),
    "trihellix": (
        ("M8 40h48q2 16-14 16H22Q6 56 8 40z", True),
        (
            "M14 40V24M32 40V14M50 40V24M5 24q9-6 18 0-9 6-18 0zM23 14q9-6 18 0-9 6-18 0zM41 24q9-6 18 0-9 6-18 0z",
            False,
        ),
    ),
    "book": (
        ("M32 16C24 10 14 9 6 12v38c8-3 18-2 26 4 8-6 18-7 26-4V12c-8-3-18-2-26 4z", True),
        ("M32 16v38M12 22q7-1 14 3M12 31q7-1 14 3M52 22q-7-1-14 3M52 31q-7-1-14 3", False),
    ),
    "hourglass": (
        ("M14 6h36v6H14zM14 52h36v6H14z", True),
        ("M18 12c0 12 9 14 11 20-2 6-11 8-11 20h28c0-12-9-14-11-20 2-6 11-8 11-20z", True),
        ("M24 20q8 4 16 0M32 30v12M24 50q8-9 16 0", False),
    ),
    "bird": (
        ("M4 24h16l6-8c6-4 14-2 16 6l18 4-14 8c-2 12-10 18-20 18-8 0-14-6-14-12l8-8H4z", True),
        ("M24 38c8 2 14-2 18-8M30 52v8M38 50l3 9M31 22h.5", False),
    ),
    "worker": (
        ("M20 24a12 12 0 0 1 24 0zM16 24h32v4H16z", True),
        ("M21 28h22c0 8-5 13-11 13s-11-5-11-13z", True),
        ("M10 60c0-12 9-17 22-17s22 5 22 17z", True),
        ("M32 12v8M27 33h.5M37 33h.5M26 46l6 8 6-8", False),
    ),
    "egg": (
        ("M32 5c12 0 20 18 20 31S43 59 32 59 12 49 12 36 20 5 32 5z", True),
        ("M14 34l8 5 8-8 8 8 8-7 5 4", False),
    ),
    "library": (
        ("M6 8h52v50H6z", True),
        ("M6 33h52M14 8v25M22 14v19M30 8v25M40 12l8 21M14 38v20M26 38v20M36 42v16M46 36v22", False),
    ),
    "archive": (
        ("M8 22h48v36H8zM4 8h56v14H4z", True),
        ("M24 32h16v6H24zM24 46h16", False),
    ),
    "security": (
        ("M32 4l24 8v18c0 14-10 24-24 30C18 54 8 44 8 30V12z", True),
        ("M26 30a6 6 0 1 1 12 0v4M23 34h18v13H23z", False),
    ),
    "research-lab": (
        ("M25 6h14v18l17 28c2 4 0 7-4 7H12c-4 0-6-3-4-7l17-28z", True),
        ("M22 6h20M19 38h26M26 48h.5M34 45h.5M39 51h.5", False),
    ),
    "logistics": (
        ("M8 8h28v28H8z", True),
        ("M28 28h28v28H28z", True),
        ("M16 16h.5M28 16h.5M42 42h.5M44 10c9 1 12 6 12 13M51 18l5 6 5-6M20 56c-9-1-12-6-12-13M3 48l5-6 5 6", False),
    ),
    "game-room": (
        ("M24 10a8 8 0 1 1 16 0c0 4-2 6-4 8l5 22H23l5-22c-2-2-4-4-4-8z", True),
        ("M16 48h32l4 11H12z", True),
        ("M23 40h18M25 33h14", False),
    ),
}

# Pieces of expansions by family; where the side changes the picture, by family and side.
PIECES: dict[str, Symbol] = {
    "flagship": (
        ("M4 36h56c0 12-8 20-18 20H22C12 56 4 48 4 36z", True),
        ("M32 4c8 0 14 5 14 11s-6 9-14 9-14-3-14-9S24 4 32 4z", True),
        ("M14 20c5 0 9 3 9 6s-4 5-9 5-9-2-9-5 4-6 9-6zM50 20c5 0 9 3 9 6s-4 5-9 5-9-2-9-5 4-6 9-6z", True),
        ("M32 24v12M14 31v5M50 31v5M12 44h40M20 50h.5M32 50h.5M44 50h.5", False),
    ),
    "cloud": (
        ("M16 50C6 50 4 38 12 34c-2-12 14-18 20-8 4-10 22-6 20 6 10 2 8 18-2 18z", True),
        ("M22 40l5 4M40 34l4 3", False),
    ),
    "cloud/cracked": (
        ("M16 50C6 50 4 38 12 34c-2-12 14-18 20-8 4-10 22-6 20 6 10 2 8 18-2 18z", True),
        ("M32 26l-6 8 8 4-6 12M34 38l8-4", False),
    ),
    "pier": (("M4 26h56v8H4z", True), ("M12 34v24M28 34v24M44 34v24M4 46h56", False)),
    "pier/construction": (
        ("M4 26h24v8H4z", True),
        ("M12 34v24M28 34v24M44 40v18M44 30v4M34 26h6M46 26h6M56 26h4", False),
    ),
    "hellkite": (
        ("M32 8l10 22-10 26-10-26z", True),
        (
            "M22 28C14 14 6 14 3 20c6 0 8 8 10 14 4 4 10 2 12-2zM42 28c8-14 16-14 19-8-6 0-8 8-10 14-4 4-10 2-12-2z",
            True,
        ),
        ("M28 22l3 3M36 22l-3 3M28 34h8M32 56q-4 4 0 7", False),
    ),
    "outpost": (("M8 58V22h8v-8h8v8h4V10h8v12h4v-8h8v8h8v36z", True), ("M26 58V44a6 6 0 0 1 12 0v14", False)),
    "lair": (
        ("M2 58C6 24 20 10 32 10s26 14 30 48z", True),
        ("M20 58c0-16 5-24 12-24s12 8 12 24M14 40l4-8M46 30l4 9", False),
    ),
}


def piece_symbol(family: str, side: str) -> Symbol | None:
    """The picture of a piece that shows this side."""
    return PIECES.get(f"{family}/{side}", PIECES.get(family))
