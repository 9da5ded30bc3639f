"""What has happened at the table of Etherium in sentences.

Events that belong together, such as cubes paid one after the other, are told at once. What a decision has told so far
is remembered, because a roll, a conflict and a flight can all happen within one decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from aerodrome.kernel import Happening
from aerodrome.kernel.happenings import Counted, Ended, Moved, Ready, Rolled, Stepped, Turned

from .cards import CARD_POINTS, CONFLICT_NAMES, FLASH_NAMES, LUCKY_POINTS, RESOURCE_NAMES, SPACE_NAMES, TOKEN_NAMES
from .dice import BARBARIANS_POINTS, RAMPART_POINTS
from .following import NO_TOKEN, TERRAIN_OF_PIECE, failure_of
from .menu_lines import fighters
from .view import EtheriumView

if TYPE_CHECKING:
    from .sentences import Speaker

Cluster = tuple[Happening, ...]
Values = dict[str, str | int]
NONE = "none"
_POINTS = {
    "charge": int(CARD_POINTS),
    "portcullis": int(CARD_POINTS),
    "resonance": int(CARD_POINTS),
    "lucky-star": int(LUCKY_POINTS),
}
# Steps in which a card that leaves a hand is given up, not played.
_DISCARDS = ("keep", "lose-card", "limit")
_NO_SEAT = -1


def clusters(happened: Sequence[Happening]) -> Iterator[tuple[Cluster, Sequence[Happening]]]:
    """Events that are told together, with the events after them."""
    at = 0
    for _, group in groupby(enumerate(happened), key=lambda pair: _alike(*pair)):
        cluster = tuple(event for _, event in group)
        at += len(cluster)
        yield cluster, happened[at:]


def _alike(at: int, event: Happening) -> tuple[object, ...]:
    """Events next to each other with the same key are told together."""
    match event:
        case Moved(card=card, source="deck", target=target):
            return "draw", target
        case Moved(card=card, source=source, target=target) if card in RESOURCE_NAMES:
            return "cubes", source, target
        case Counted(counter=counter) if counter.startswith("order/"):
            return ("order",)
        case Counted(counter="conflict" | "place"):
            return ("conflict",)
        case Turned(piece=piece, side=side) if piece.startswith("plan/"):
            return "plan", piece.split("/")[1], side == NO_TOKEN
    return (at,)


def _seat_of(zone: str) -> int:
    """The seat of a hand or a stock; -1 for other zones."""
    family, _, number = zone.partition("/")
    return int(number) - 1 if family in ("hand", "stock") else _NO_SEAT


class Story:
    """The telling of one decision to one reader."""

    def __init__(self, speaker: Speaker, view: EtheriumView) -> None:
        self.speaker = speaker
        self.conflict = view.conflict if view.place else None
        self.place = view.place
        self.totals = {seat: player.total for seat, player in enumerate(view.players) if player.total > 0}
        self.guide = 0
        self.plays_card = False
        self.card_points = view.bonus if view.step == "rolled" else 0
        self.due = (view.player, view.number, view.failure) if view.step == "act" else None

    def open(self, happened: Sequence[Happening], view: EtheriumView) -> list[str]:
        """What is only seen from the beginning of a decision: that something was declined."""
        match happened[:1]:
            case [] | [Moved() | Rolled()] | [Stepped(step="pay")]:
                return []
            case [Counted(counter=counter)] if counter.startswith("level/"):
                return []
        if view.step == "act" and view.failure is not None:
            return [self._say("took-nothing", view, view.player)]
        if view.step in ("voyage", "season", "season-paid", "take"):
            return [self._say("declined", view, view.player, step=view.step.removesuffix("-paid"))]
        return []

    def tell(self, cluster: Cluster, view: EtheriumView, ahead: Sequence[Happening]) -> list[str]:
        """Events that belong together as sentences, none when there is nothing to say.

        `view` is the one right before them; `ahead` are the events after them in the same decision.
        """
        match cluster[0]:
            case Moved():
                return _said(self._moved([event for event in cluster if isinstance(event, Moved)], view))
            case Rolled(kept=kept, dice=dice):
                return self._rolled(kept, dice, view, ahead)
            case Counted():
                return self._counted([event for event in cluster if isinstance(event, Counted)], view, ahead)
            case Turned():
                return _said(self._turned([event for event in cluster if isinstance(event, Turned)], view))
            case Ready(seat=seat, ready=ready):
                if not ready and seat == view.seat:
                    return []  # the tokens taken back tell it
                return [self._say("ready" if ready else "withdrawn", view, seat)]
            case Ended(winners=winners, rule=rule):
                return self._ended(winners, rule, view)
        return []

    def _say(self, name: str, view: EtheriumView, seat: int, **values: str | int) -> str:
        """A sentence about what a seat does."""
        return self.speaker.say(f"log-{name}", **self.speaker.who(seat, view), **values)

    # Cards, cubes, tokens, figures

    def _moved(self, moves: Sequence[Moved], view: EtheriumView) -> str | None:
        card, source, target = moves[0].card, moves[0].source, moves[0].target
        if source == "deck":
            return self._drawn(moves, view)
        assert card is not None
        if card in FLASH_NAMES:
            return self._played(card, _seat_of(source), view)
        if card in RESOURCE_NAMES:
            return self._cubes(Counter(move.card for move in moves if move.card), source, target, view)
        if card in TERRAIN_OF_PIECE:
            site = self.speaker.space(target, view)
            return self._say("lay", view, view.player, piece=card, space=site)
        kind, name = card.split("/")
        if kind == "season":
            effects = "; ".join(self.speaker.season_effects(name)) or NONE
            return self.speaker.say("log-season", season=self.speaker.season(name), effects=effects)
        if kind == "token":
            stars = int(self.speaker.facts.token_stars[TOKEN_NAMES.index(name)])
            return self._say("token", view, _seat_of(target), token=name, stars=stars)
        if kind == "capacity":
            return self._say("capacity", view, _seat_of(target), capacity=self.speaker.say(f"capacity-{name}"))
        if kind == "city":
            return self._city(name, target, view)
        return self._figure(kind, int(name) - 1, source, target, view)

    def _drawn(self, moves: Sequence[Moved], view: EtheriumView) -> str:
        seat = _seat_of(moves[0].target)
        known = Counter(move.card for move in moves if move.card)
        cards = self.speaker.cards(known) if known else NONE
        return self._say("draw", view, seat, count=len(moves), cards=cards)

    def _played(self, card: str, seat: int, view: EtheriumView) -> str:
        name = self.speaker.card(card)
        if view.step in _DISCARDS:
            return self._say("discard", view, seat, card=name)
        self.plays_card = True
        points = _POINTS.get(card, 0)
        if points:
            self.card_points += points
            return self._say("play-points", view, seat, card=name, points=points)
        own = f"play-{card}"
        return self._say(own if self.speaker.knows(f"log-{own}") else "play", view, seat, card=name)

    def _cubes(self, counts: Counter[str], source: str, target: str, view: EtheriumView) -> str:
        cubes, giver, taker = self.speaker.cubes(counts), _seat_of(source), _seat_of(target)
        if giver < 0:
            return self._say(self._gain(taker, view), view, taker, cubes=cubes)
        if taker < 0:
            is_lost = view.rolling == "connection" or (view.step == "pay" and view.pending is None)
            return self._say("lose" if is_lost else "pay", view, giver, cubes=cubes)
        robbed = self.speaker.whom(giver, view)
        return self._say("steal", view, taker, cubes=cubes, **robbed)

    def _gain(self, seat: int, view: EtheriumView) -> str:
        """Why cubes come: a collect, the consolation for an action that failed, or something told before."""
        if view.step == "act" and seat == view.player and not self.plays_card:
            if view.failure is not None:
                return "instead"
            if (view.effect or "").startswith("collect-"):
                return "collect"
        return "take"

    def _city(self, owner: str, target: str, view: EtheriumView) -> str:
        space = self.speaker.space(target, view)
        if owner == "nobody":
            return self._say("lay-empty-city", view, view.player, space=space)
        whose = self.speaker.whom(int(owner) - 1, view)
        return self._say("lay-city", view, view.player, space=space, **whose)

    def _figure(self, figure: str, seat: int, source: str, target: str, view: EtheriumView) -> str | None:
        if source == "box":
            return None  # the complete board tells it
        name = "flee" if self.conflict is not None else "go"
        there, before = self.speaker.space(target, view), self.speaker.space(source, view)
        return self._say(name, view, seat, unit=figure, source=before, target=there)

    # Dice

    def _rolled(
        self, kept: tuple[int, ...], dice: tuple[int, ...], view: EtheriumView, ahead: Sequence[Happening]
    ) -> list[str]:
        seat = self._roller(view, ahead)
        rolled = Counter(dice)
        rolled.subtract(kept)
        thrown = self.speaker.dice(rolled.elements())
        if view.dice or view.step == "low":
            stay = self.speaker.dice(kept) or NONE
            return [self._say("reroll", view, seat, rolled=thrown, kept=stay)]
        self.guide = 0
        said: list[str] = []
        if self.conflict is not None and self.totals.get(seat, 0) > 0:
            best = max(self.totals.values())
            tied = sorted(other for other, total in self.totals.items() if total == best)
            said.append(self.speaker.say("log-tie", peoples=self.speaker.peoples(tied, view), total=best))
            self.totals = {}
        return [*said, self._say("roll", view, seat, rolled=thrown)]

    def _roller(self, view: EtheriumView, ahead: Sequence[Happening]) -> int:
        """Whose dice these are: the one who is asked next about them or whose total comes next."""
        for event in ahead:
            match event:
                case Stepped(step="rolled", seat=seat):
                    return seat
                case Counted(counter=counter) if counter.startswith("total/"):
                    return int(counter.removeprefix("total/")) - 1
                case Counted(counter="result"):
                    break
        return view.player

    # Counters

    def _counted(self, counted: Sequence[Counted], view: EtheriumView, ahead: Sequence[Happening]) -> list[str]:
        family, _, rest = counted[0].counter.partition("/")
        value = counted[0].value
        match family:
            case "season-number":
                return [self.speaker.say("log-season-number", number=value)]
            case "number":
                return [self.speaker.say("log-number", number=value)]
            case "order":
                seats = [event.value for event in counted]
                return [self.speaker.say("log-order", peoples=self.speaker.peoples(seats, view))]
            case "failure":
                return _said(self._failure(value, view))
            case "conflict" | "place":
                return _said(self._conflict(counted, view))
            case "guide":
                self.guide = value
            case "total":
                return [self._total(int(rest) - 1, value, view)]
            case "result":
                return [self._result(value, view)]
            case "winner":
                return [self._winner(value - 1, view)]
            case "level":
                return _said(self._level(rest, value, view))
            case "action-tokens":
                seat = int(rest) - 1
                if 0 < view.players[seat].action_tokens != value:
                    return [self._say("action-tokens", view, seat, tokens=value)]
            case "complete":
                return [self.speaker.say("log-complete")]
        return []

    def _failure(self, number: int, view: EtheriumView) -> str | None:
        """An action that comes up and cannot be carried out, told once."""
        reason = failure_of(number)
        seat = view.player
        slot = view.players[seat].plan[view.number - 1 : view.number]
        if reason is None or not slot or self.due == (seat, view.number, reason):
            return None
        values: Values = {"slot": self.speaker.slot(slot[0]), "reason": self.speaker.why(reason)}
        return self._say("failed", view, seat, number=view.number, **values)

    def _conflict(self, counted: Sequence[Counted], view: EtheriumView) -> str | None:
        values = {event.counter: event.value for event in counted}
        self.conflict = CONFLICT_NAMES[values["conflict"]] if "conflict" in values else view.conflict
        if "place" not in values:
            return None
        self.place, self.totals = SPACE_NAMES[values["place"]], {}
        seats = fighters(self.place, self.conflict, view)
        space = self.speaker.space(self.place, view)
        attackers = [seat for seat in seats if view.players[seat].spaces["army"] == self.place]
        others = [seat for seat in seats if seat not in attackers]
        return self.speaker.say(
            "log-conflict",
            conflict=self.conflict or NONE,
            space=space,
            armies=self.speaker.peoples(attackers, view),
            others=self.speaker.peoples(others, view),
        )

    def _fights_with(self, seat: int) -> str:
        return "defence" if self.conflict == "siege" and self.place == f"city-{seat + 1}" else "army"

    def _total(self, seat: int, total: int, view: EtheriumView) -> str:
        player, unit = view.players[seat], self._fights_with(seat)
        rampart = int(RAMPART_POINTS) if unit == "defence" and "rampart" in player.capacities else 0
        own_season = (view.season or "").startswith("reces-")
        barbarians = int(BARBARIANS_POINTS) if unit == "army" and player.people == "reces" and own_season else 0
        cards = total - sum(view.dice) - self.guide - rampart - barbarians
        self.totals[seat] = total
        sums = self._sum(view, cards, {"rampart": rampart, "barbarians": barbarians})
        return self._say("total", view, seat, unit=unit, total=total, sum=sums)

    def _sum(self, view: EtheriumView, cards: int, own: dict[str, int]) -> str:
        """What a roll is made of: dice, then everything that was added, by name."""
        parts = {"guide": self.guide, "cards": cards} | own
        self.guide = self.card_points = 0
        said = [self.speaker.say("log-sum-dice", dice=self.speaker.dice(view.dice))]
        said += [self.speaker.say(f"log-sum-{name}", points=points) for name, points in parts.items() if points]
        return ", ".join(said)

    def _result(self, result: int, view: EtheriumView) -> str:
        sums = self._sum(view, self.card_points, {})
        return self._say("result", view, view.player, result=result, sum=sums, row=self.speaker.row(result))

    def _winner(self, seat: int, view: EtheriumView) -> str:
        best = self.totals.get(seat, 0)
        tied = sum(total == best for total in self.totals.values()) > 1
        unit, conflict = self._fights_with(seat), self.conflict or NONE
        return self._say("barbarians-win" if tied else "win", view, seat, unit=unit, conflict=conflict)

    def _level(self, rest: str, level: int, view: EtheriumView) -> str | None:
        number, unit = rest.split("/")
        seat = int(number) - 1
        before = view.players[seat].levels[unit]
        return self._say("rise" if level > before else "fall", view, seat, unit=unit, level=level)

    # Programs, steps, the end

    def _turned(self, turns: Sequence[Turned], view: EtheriumView) -> str | None:
        if turns[0].piece == "deck":
            return self.speaker.say("log-shuffled")
        _, number, token = turns[0].piece.split("/")
        seat = int(number) - 1
        if turns[0].side == NO_TOKEN:
            return self.speaker.say("log-tokens-back")
        if len(turns) == 1:
            return self.speaker.say("log-token-laid", number=int(token), slot=self.speaker.slot(turns[0].side))
        revealed = {turn.piece: turn.side for turn in turns}
        return self._say("program", view, seat, plan=self.speaker.plan(list(revealed.values())))

    def _ended(self, winners: tuple[int, ...], rule: str, view: EtheriumView) -> list[str]:
        said = [self._stars(seat, view) for seat in range(len(view.players))]
        stars = sum(view.players[winners[0]].stars.values()) if winners else 0
        who = "you" if view.seat in winners else "other"
        values: Values = {"who": who, "people": self.speaker.peoples(winners, view), "stars": stars}
        return [*said, self.speaker.say(f"prompt-over-{rule.rpartition('.')[2]}", **values)]

    def _stars(self, seat: int, view: EtheriumView) -> str:
        stars = view.players[seat].stars
        sources = ", ".join(self.speaker.stars_of(seat, view)) or NONE
        return self._say("stars", view, seat, stars=sum(stars.values()), sources=sources)


def _said(sentence: str | None) -> list[str]:
    return [] if sentence is None else [sentence]
