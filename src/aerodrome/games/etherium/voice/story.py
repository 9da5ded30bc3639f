"""What has happened at the table of Etherium in sentences.

An event is enough for its sentence. Of the view only what does not change is used: who reads, who plays which people,
and what the complete board looks like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from aerodrome.kernel.event_types import Ended, Event, Moved, Ready

from ..cards import TOKEN_NAMES
from ..events import (
    ActionFailed,
    ActionTokensChanged,
    BoardCompleted,
    CapacityBought,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CityLaid,
    ConflictBegan,
    ConflictWon,
    Connected,
    CubeGained,
    CubeLost,
    CubePaid,
    CubeStolen,
    DeckShuffled,
    Declined,
    DiceRolled,
    InitiativeSet,
    LevelFell,
    LevelRose,
    NumberBegan,
    ProgramRevealed,
    SeasonBegan,
    SeasonRevealed,
    StarsCounted,
    TerrainLaid,
    Tied,
    TokenAwarded,
    TokenLaid,
    TokensTakenBack,
    Totalled,
    UnitFled,
    UnitMoved,
)
from ..view import EtheriumView

if TYPE_CHECKING:
    from .sentences import Speaker

NONE = "none"
# Many of these next to each other, from and to the same zones, are told at once.
_TOGETHER = (CardDrawn, CubeGained, CubePaid, CubeLost, CubeStolen)
_GAINS = {"collect": "collect", "instead": "instead", "gain": "take"}


def _key(at: int, event: Event) -> tuple[object, ...]:
    """Events next to each other with the same key are told together."""
    if isinstance(event, _TOGETHER):
        return type(event), event.source, event.target, getattr(event, "how", None)
    return (at,)


class Story:
    """The telling of one decision to one reader."""

    def __init__(self, speaker: Speaker, view: EtheriumView) -> None:
        self.speaker = speaker
        self.view = view
        self.stars: dict[int, int] = {}

    def tell(self, happened: Sequence[Event]) -> list[str]:
        """A sentence for all events that are worth one."""
        told: list[str] = []
        for _, group in groupby(enumerate(happened), key=lambda pair: _key(*pair)):
            cluster = [event for _, event in group]
            sentence = self._sentence(cluster)
            if sentence is not None:
                told.append(sentence)
        return told

    def _sentence(self, cluster: Sequence[Event]) -> str | None:
        event = cluster[0]
        if isinstance(event, _TOGETHER):
            return self._cards_or_cubes(event, [one.card for one in cluster if isinstance(one, Moved)])
        if isinstance(event, Moved):
            return self._moved(event)
        assert isinstance(event, Event)
        return self._of_rolls(event) or self._of_the_year(event)

    def _say(self, name: str, seat: int, **values: str | int) -> str:
        """A sentence about what a seat does."""
        return self.speaker.say(f"log-{name}", **self.speaker.who(seat, self.view), **values)

    def _peoples(self, seats: Iterable[int]) -> str:
        return self.speaker.peoples(seats, self.view)

    def _space(self, name: str) -> str:
        return self.speaker.space(name, self.view)

    # Cards, cubes, tokens, figures

    def _cards_or_cubes(
        self, event: CardDrawn | CubeGained | CubePaid | CubeLost | CubeStolen, cards: Sequence[str | None]
    ) -> str:
        counts = Counter(card for card in cards if card is not None)
        if isinstance(event, CardDrawn):
            known = self.speaker.cards(counts) if counts else NONE
            return self._say("draw", event.seat, count=len(cards), cards=known)
        cubes = self.speaker.cubes(counts)
        match event:
            case CubeGained(seat=seat, how=how):
                return self._say(_GAINS[how], seat, cubes=cubes)
            case CubePaid(seat=seat):
                return self._say("pay", seat, cubes=cubes)
            case CubeLost(seat=seat):
                return self._say("lose", seat, cubes=cubes)
            case CubeStolen(seat=seat, victim=victim):
                return self._say("steal", seat, cubes=cubes, **self.speaker.whom(victim, self.view))

    def _moved(self, event: Moved) -> str | None:
        match event:
            case CardDiscarded(card=str(card), seat=seat):
                return self._say("discard", seat, card=self.speaker.card(card))
            case CardPlayed(card=str(card), seat=seat, points=points):
                return self._played(card, seat, points)
            case TerrainLaid(card=str(card), target=target, seat=seat):
                return self._say("lay", seat, piece=card, space=self.speaker.site(target, self.view))
            case CityLaid(target=target, seat=seat, owner=None):
                return self._say("lay-empty-city", seat, space=self._space(target))
            case CityLaid(target=target, seat=seat, owner=int(owner)):
                whose = self.speaker.whom(owner, self.view)
                return self._say("lay-city", seat, space=self._space(target), **whose)
            case SeasonRevealed(season=season):
                effects = "; ".join(self.speaker.season_effects(season)) or NONE
                return self.speaker.say("log-season", season=self.speaker.season(season), effects=effects)
            case TokenAwarded(seat=seat, token=token):
                stars = int(self.speaker.facts.token_stars[TOKEN_NAMES.index(token)])
                return self._say("token", seat, token=token, stars=stars)
            case CapacityBought(seat=seat, capacity=capacity):
                return self._say("capacity", seat, capacity=self.speaker.say(f"capacity-{capacity}"))
            case UnitMoved(source=source, target=target, seat=seat, unit=unit):
                return self._say("go", seat, unit=unit, source=self._space(source), target=self._space(target))
            case UnitFled(source=source, target=target, seat=seat, unit=unit):
                return self._say("flee", seat, unit=unit, source=self._space(source), target=self._space(target))
        return None  # the complete board tells where figures begin

    def _played(self, card: str, seat: int, points: int) -> str:
        name = self.speaker.card(card)
        if points:
            return self._say("play-points", seat, card=name, points=points)
        own = f"play-{card}"
        return self._say(own if self.speaker.knows(f"log-{own}") else "play", seat, card=name)

    # Rolls and conflicts

    def _of_rolls(self, event: Event) -> str | None:
        match event:
            case DiceRolled(seat=seat):
                return self._rolled(event)
            case Totalled(seat=seat, unit=unit, total=total):
                return self._say("total", seat, unit=unit, total=total, sum=self._sum(event))
            case Connected(seat=seat, result=result):
                row = self.speaker.row(result)
                return self._say("result", seat, result=result, sum=self._sum(event), row=row)
            case ConflictBegan(conflict=conflict, space=space, attackers=attackers, defenders=defenders):
                armies, others = self._peoples(attackers), self._peoples(defenders)
                space = self._space(space)
                return self.speaker.say("log-conflict", conflict=conflict, space=space, armies=armies, others=others)
            case Tied(seats=seats, total=total):
                return self.speaker.say("log-tie", peoples=self._peoples(seats), total=total)
            case ConflictWon(seat=seat, conflict=conflict, unit=unit, by_tie=by_tie):
                return self._say("barbarians-win" if by_tie else "win", seat, unit=unit, conflict=conflict)
        return None

    def _rolled(self, event: DiceRolled) -> str:
        rolled = Counter(event.dice)
        rolled.subtract(event.kept)
        thrown = self.speaker.dice(rolled.elements())
        if event.again:
            return self._say("reroll", event.seat, rolled=thrown, kept=self.speaker.dice(event.kept) or NONE)
        return self._say("roll", event.seat, rolled=thrown)

    def _sum(self, roll: Totalled | Connected) -> str:
        """What a roll is made of: dice, then everything that was added, by name."""
        parts = {"guide": roll.guide, "cards": roll.cards}
        if isinstance(roll, Totalled):
            parts |= {"rampart": roll.rampart, "barbarians": roll.barbarians}
        said = [self.speaker.say("log-sum-dice", dice=self.speaker.dice(roll.dice))]
        said += [self.speaker.say(f"log-sum-{name}", points=points) for name, points in parts.items() if points]
        return ", ".join(said)

    # The year

    def _of_the_year(self, event: Event) -> str | None:
        match event:
            case SeasonBegan(number=number):
                return self.speaker.say("log-season-number", number=number)
            case NumberBegan(number=number):
                return self.speaker.say("log-number", number=number)
            case InitiativeSet(seats=seats):
                return self.speaker.say("log-order", peoples=self._peoples(seats))
            case BoardCompleted():
                return self.speaker.say("log-complete")
            case DeckShuffled():
                return self.speaker.say("log-shuffled")
            case LevelRose(seat=seat, unit=unit, level=level):
                return self._say("rise", seat, unit=unit, level=level)
            case LevelFell(seat=seat, unit=unit, level=level):
                return self._say("fall", seat, unit=unit, level=level)
            case ActionTokensChanged(seat=seat, tokens=tokens):
                return self._say("action-tokens", seat, tokens=tokens)
            case StarsCounted(seat=seat, stars=stars):
                self.stars[seat] = sum(stars.values())
                sources = ", ".join(self.speaker.stars_of(stars)) or NONE
                return self._say("stars", seat, stars=self.stars[seat], sources=sources)
            case Ended(winners=winners, rule=rule):
                return self.speaker.ending(winners, rule, self.stars.get(winners[0], 0), self.view)
        return self._of_programs(event)

    def _of_programs(self, event: Event) -> str | None:
        match event:
            case TokenLaid(number=number, slot=slot):
                return self.speaker.say("log-token-laid", number=number, slot=self.speaker.slot(slot))
            case TokensTakenBack():
                return self.speaker.say("log-tokens-back")
            case Ready(seat=seat, ready=False) if seat == self.view.seat:
                return None  # the tokens taken back tell it
            case Ready(seat=seat, ready=ready):
                return self._say("ready" if ready else "withdrawn", seat)
            case ProgramRevealed(seat=seat, plan=plan):
                return self._say("program", seat, plan=self.speaker.plan(plan))
            case ActionFailed(seat=seat, number=number, slot=slot, rule=rule):
                why = self.speaker.why(rule)
                return self._say("failed", seat, number=number, slot=self.speaker.slot(slot), reason=why)
            case Declined(seat=seat, what="action"):
                return self._say("took-nothing", seat)
            case Declined(seat=seat, what=what):
                return self._say("declined", seat, step=what)
        return None
