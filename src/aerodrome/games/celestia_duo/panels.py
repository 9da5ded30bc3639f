"""The parts of the picture below the route: the fight, the airship, the hands."""

from __future__ import annotations

from collections.abc import Mapping

from aerodrome.kernel import ink
from aerodrome.kernel.ink import ALARM, BRASS, INK, MIST, NIGHT, PAPER, Symbol, written

from .public_knowledge import hand_owner, hold_slots, known_of, open_hand
from .sentences import Speaker
from .symbols import BACK, FACES, TINTS, TOKENS
from .view import CelestiaDuoView

WIDTH, EDGE = 1200, 30
CALM = "#2b8a7c"
_COLUMN = 545
_BACK = "#24606b"
_SMALL = (76, 104)
_LARGE = (96, 132)

Drawn = tuple[str, float]
"""A part of the picture, and where it ends."""


def on_disc(drawn: Symbol, x: float, y: float, size: float, fill: str) -> str:
    """A symbol on a pale disc, so that its dark lines are seen against the sky."""
    middle = size / 2
    disc = f'<circle cx="{x + middle:.1f}" cy="{y + middle:.1f}" r="{middle * 1.08:.1f}" fill="#9fc9c4"/>'
    return disc + ink.symbol(drawn, x + size * 0.1, y + size * 0.1, size * 0.8, fill)


def title(words: str, x: float, y: float) -> str:
    return ink.text(x, y, words, 20, BRASS, bold=True)


# Equipment cards


def card(kind: str, x: float, y: float, size: tuple[int, int], speaker: Speaker, count: int = 1) -> str:
    """Cards of one kind face up: a large symbol, the name, and how many there are."""
    width, height = size
    behind = "".join(
        ink.box(x + 5 * at, y - 5 * at, width, height, PAPER, NIGHT) for at in range(min(count, 4) - 1, 0, -1)
    )
    symbol = min(width - 14, height - 40)
    parts = [
        behind,
        ink.box(x, y, width, height, PAPER, NIGHT),
        ink.box(x + 4, y + height - 29, width - 8, 25, TINTS[kind], "none"),
        ink.symbol(FACES[kind], x + (width - symbol) / 2, y + 6, symbol, TINTS[kind]),
        ink.fitted(x + width / 2, y + height - 11, speaker.card(kind), width - 12, 16, INK, bold=True),
    ]
    if count > 1:
        parts += [
            f'<circle cx="{x + width - 4}" cy="{y + 6}" r="16" fill="{ALARM}" stroke="{PAPER}"/>',
            ink.text(x + width - 4, y + 12, str(count), 18, PAPER, "middle", True),
        ]
    return "".join(parts)


def row(counts: Mapping[str, int], hidden: int, x: float, y: float, size: tuple[int, int], speaker: Speaker) -> Drawn:
    """Cards side by side, equal ones in a pile, those face down last; as many rows as they need."""
    step, down = size[0] + 14, size[1] + 26
    across = _COLUMN // step
    parts = [
        card(kind, x + at % across * step, y + at // across * down, size, speaker, count)
        for at, (kind, count) in enumerate(counts.items())
    ]
    places = len(counts)
    if hidden:
        places += -places % across if across - places % across < 2 else 0
        left, top = x + places % across * step, y + places // across * down
        parts.append(backs(hidden, left, top, size, min(22, 80 / hidden)))
        parts.append(ink.text(left, top + size[1] + 18, speaker.laid_out(hidden, 0), 14, MIST))
        places += 1
    return "".join(parts), y + -(-places // across) * down


def backs(count: int, x: float, y: float, size: tuple[int, int], step: float) -> str:
    """Cards face down, overlapping."""
    width, height = size
    return "".join(
        ink.box(x + at * step, y, width, height, _BACK, PAPER)
        + ink.symbol(BACK, x + at * step + 8, y + height / 2 - (width - 16) / 2, width - 16, NIGHT)
        for at in range(count)
    )


# The fight


def fight(view: CelestiaDuoView, speaker: Speaker, x: float, y: float) -> Drawn:
    """The pirate, the Assault, the dice."""
    pirate, end = written(speaker.pirate_marked(view.pirate), x, y + 20, _COLUMN, 20, BRASS, bold=True)
    attack, end = written(speaker.attack_now(view), x, end, _COLUMN, 16, MIST)
    assault, end = _assault(view, speaker, x, end)
    dice, end = _dice(view, speaker, x, end + 6)
    return "".join((pirate, attack, assault, dice)), end


def _assault(view: CelestiaDuoView, speaker: Speaker, x: float, y: float) -> Drawn:
    if not view.boarding:
        return "", y
    masts = speaker.say("zone-masts", masts=view.masts)
    parts = [on_disc(TOKENS["mast"], x + at * 44, y - 10, 38, PAPER) for at in range(view.masts)]
    parts.append(ink.text(x + view.masts * 44 + 8, y + 14, masts, 16, PAPER, bold=True))
    y += 48
    if view.assault:
        words, y = written(speaker.assault(view.assault), x, y, _COLUMN, 16, PAPER)
        ban = speaker.say(f"ban-{view.ban}")
        parts += [words, ink.box(x, y - 12, 300, 30, ALARM), ink.fitted(x + 150, y + 8, ban, 286, 17, PAPER, bold=True)]
        y += 36
    return "".join(parts), y


def _dice(view: CelestiaDuoView, speaker: Speaker, x: float, y: float) -> Drawn:
    if not view.dice:
        return "", y
    parts = [title(speaker.say("zone-dice"), x, y + 16)]
    for at, face in enumerate(view.dice):
        left = x + at * 112
        parts += [
            ink.box(left, y + 28, 88, 88, PAPER, BRASS, ' stroke-width="3"').replace('rx="9"', 'rx="17"'),
            ink.symbol(FACES[face], left + 13, y + 41, 62, TINTS[face]),
            ink.fitted(left + 44, y + 134, speaker.card(face), 104, 17, PAPER, bold=True),
        ]
    if view.flags:
        parts.append(ink.text(x, y + 158, speaker.say("zone-flags-left", flags=view.flags), 16, MIST))
    return "".join(parts), y + (172 if view.flags else 152)


def on_table(view: CelestiaDuoView, speaker: Speaker, x: float, y: float) -> Drawn:
    """What else lies there: cards to share and cards played as cards, the rest in words."""
    parts: list[str] = []
    for name, counts, hidden in (("share", view.visible, view.hidden), ("played", view.played, 0)):
        if counts or hidden:
            drawn, end = row(counts, hidden, x, y + 44, _SMALL, speaker)
            parts += [title(speaker.say(f"zone-{name}"), x, y + 16), drawn]
            y = end
    offered = {speaker.say(f"token-{token}"): count for token, count in view.offered.items()}
    words = {
        "owed": speaker.cards(view.owed) if view.owed else "",
        "rewards": speaker.rewards(view.rewards) if view.rewards else "",
        "offered": ", ".join(speaker.say("card-counted", card=name, count=n) for name, n in offered.items()),
    }
    for name, said in words.items():
        if said:
            line, end = written(said, x + 150, y + 16, _COLUMN - 150, 17, PAPER)
            parts += [title(speaker.say(f"zone-{name}"), x, y + 16), line]
            y = end + 8
    return "".join(parts), y


# The airship


def airship(view: CelestiaDuoView, speaker: Speaker, x: float, y: float) -> Drawn:
    """Generator and hold with their places, and what each crew member can do."""
    energy = speaker.say("zone-energy", energy=view.energy, generator=view.generator)
    parts = [title(speaker.say("zone-generator"), x, y + 20), ink.text(x + 110, y + 20, energy, 17)]
    for at in range(view.generator):
        full = at < view.energy
        place = (x + 210 + at * 50, y - 4, 42, 42)
        parts.append(ink.box(*place, NIGHT, BRASS) if full else ink.dashed(*place))
        if full:
            parts.append(ink.symbol(TOKENS["energy"], place[0] + 5, place[1] + 5, 32, TINTS["energy"]))
    parts.append(title(speaker.say("zone-hold"), x, y + 62))
    parts += [
        _slot(kind, name, x + at * 88, y + 74, view, speaker)
        for at, (kind, name) in enumerate(hold_slots(view, speaker))
    ]
    y += 210
    for name in view.crew:
        words = f"{speaker.crew(name)}. {speaker.power(name)}"
        line, y = written(words, x, y, _COLUMN - 55, 15, PAPER if view.crew[name] else MIST)
        parts.append(line)
    return "".join(parts), y


def _slot(kind: str, name: str, x: float, y: float, view: CelestiaDuoView, speaker: Speaker) -> str:
    """A place of the hold."""
    if kind == "free":
        return ink.gap(x, y, 80, 112, name)
    is_used = view.crew.get(kind) is False
    token = "crew" if kind in view.crew else kind
    tone, paper = (MIST, NIGHT) if is_used else (INK, PAPER)
    parts = [
        ink.box(x, y, 80, 112, paper, BRASS),
        ink.symbol(TOKENS[token], x + 16, y + 8, 48, "#5f7672" if is_used else TINTS[token]),
    ]
    first, _, last = name.partition(" ")
    parts.append(ink.fitted(x + 40, y + 74, first, 74, 15, tone, bold=True))
    parts.append(ink.fitted(x + 40, y + 90, last, 74, 13, tone) if last else "")
    if kind in view.crew:
        state = speaker.say("zone-used" if is_used else "zone-active")
        parts.append(ink.fitted(x + 40, y + 106, state, 74, 13, tone))
    return "".join(parts)


# Hands and piles


def hands(view: CelestiaDuoView, speaker: Speaker, y: float) -> Drawn:
    """The hands, as far as this reader may see them, and the piles of equipment cards."""
    rule = f'<path d="M{EDGE} {y}H{WIDTH - EDGE}" stroke="{BRASS}" opacity=".5"/>'
    parts, ends = [rule], []
    for at, seat in enumerate((view.seat, 1 - view.seat) if view.seat >= 0 else (0, 1)):
        drawn, end = _hand(seat, view, speaker, EDGE + at * 610, y + 30)
        parts.append(drawn)
        ends.append(end)
    piles, end = _piles(view, speaker, max(ends) + 6)
    return "".join((*parts, piles)), end


def _hand(seat: int, view: CelestiaDuoView, speaker: Speaker, x: float, y: float) -> Drawn:
    size, counts = view.hands[seat], open_hand(seat, view)
    owner = f"{hand_owner(seat, view, speaker)} · {speaker.say('zone-cards', count=size)}"
    parts = [title(owner, x, y)]
    if seat == view.captain:
        parts.append(on_disc(TOKENS["captain"], x + 490, y - 26, 36, BRASS))
    if not size:
        parts.append(ink.gap(x, y + 30, *_SMALL, speaker.say("card-none")))
        return "".join(parts), y + 50 + _SMALL[1]
    if counts is not None:
        drawn, end = row(counts, 0, x, y + 40, _LARGE if len(counts) < 5 else _SMALL, speaker)
        return "".join((*parts, drawn)), end
    parts.append(backs(size, x, y + 20, _SMALL, min(34, 470 / size)))
    known, end = written(known_of(seat, view, speaker), x, y + 50 + _SMALL[1], 495, 16, PAPER)
    return "".join((*parts, known)), end


def _piles(view: CelestiaDuoView, speaker: Speaker, y: float) -> Drawn:
    discarded = sum(view.discard.values())
    parts = [
        ink.pile(EDGE - 8, y, view.deck_size, f"{speaker.say('zone-deck')} {view.deck_size}", _BACK),
        ink.pile(EDGE + 112, y, discarded, f"{speaker.say('zone-discard')} {discarded}", "#d8c9a3"),
    ]
    contents, _ = written(speaker.cards(view.discard) if discarded else "", EDGE + 220, y + 34, 870, 16, MIST)
    return "".join((*parts, contents)), y + 66
