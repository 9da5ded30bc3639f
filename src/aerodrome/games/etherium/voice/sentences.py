"""Etherium in sentences: what things are called, what must be decided, what an action means.

The reader sits at the table or watches. Sentences reveal no more of hands and programs than the reader's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aerodrome.kernel import Action, voice
from aerodrome.kernel.texts import NONE

from ..aids.aids import season_aid
from ..cards import RESOURCE_NAMES, SLOT_NAMES, TERRAIN_NAMES
from ..catalogue import Catalogue
from ..chapters.execution import PASS
from ..chapters.hand import hand_limit
from ..chapters.rolls import ADD_GUIDE
from ..dice import total_of
from ..effects import why_not_effect
from ..errors import TEXTS
from ..positions.position import table_of
from ..rulebook import RULEBOOK
from ..table import Table
from ..view import EtheriumView
from ..windows import KIND_OF
from .menu_lines import MenuLines
from .story import Story

Values = dict[str, str | int]

_PASSING = range(PASS.first, PASS.first + PASS.size)
_ADDING = range(ADD_GUIDE.first, ADD_GUIDE.first + ADD_GUIDE.size)


class Speaker(voice.Speaker[EtheriumView]):
    """Names and sentences of Etherium in one language, with what one catalogue says."""

    story = Story

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        super().__init__(TEXTS, "etherium", lang)
        self.facts = catalogue.facts
        self._shown: tuple[EtheriumView, Table] | None = None

    def why(self, rule: str) -> str:
        """Why a programmed action cannot be carried out, as part of a sentence about anybody."""
        return self.say(f"why-{rule.removeprefix('etherium.').replace('.', '-')}")

    def table(self, view: EtheriumView) -> Table:
        """The table as the reader sees it: it knows yields and prices."""
        shown = self._shown
        if shown is None or shown[0] is not view:
            shown = self._shown = (view, table_of(view, self.facts))
        return shown[1]

    # Players

    def people(self, seat: int, view: EtheriumView) -> str:
        """The people of a seat; a city that nobody plays has none."""
        if seat < len(view.players):
            return self.say(f"people-{view.players[seat].people}")
        return self.player(seat)

    def peoples(self, seats: Iterable[int], view: EtheriumView) -> str:
        """Several peoples by name, the reader's own marked."""
        *others, last = [self.people_marked(seat, view) for seat in seats] or [self.say("count-nobody")]
        return self.say("count-and", others=", ".join(others), last=last) if others else last

    def people_marked(self, seat: int, view: EtheriumView) -> str:
        name = self.people(seat, view)
        return self.say("count-own", people=name) if seat == view.seat else name

    def who(self, seat: int, view: EtheriumView) -> Values:
        """How sentences for this reader speak of a seat that does something."""
        return {"who": "you" if view.seat == seat else "other", "people": self.people(seat, view)}

    def whom(self, seat: int, view: EtheriumView) -> Values:
        """How sentences for this reader speak of a seat to which something is done."""
        return {"whom": "you" if view.seat == seat else "other", "victim": self.people(seat, view)}

    # Cubes, cards, dice

    def cubes(self, counts: Mapping[str, int]) -> str:
        """Cubes by resource, in their usual order."""
        said = [self.say(f"count-{name}", count=counts[name]) for name in RESOURCE_NAMES if counts.get(name)]
        return ", ".join(said) or self.say("count-none")

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def cards(self, counts: Mapping[str, int]) -> str:
        """Flash cards by name, equal ones counted."""
        said = [self.counted(self.card(name), count) for name, count in counts.items() if count]
        return ", ".join(said) or self.say("count-none")

    def counted(self, name: str, count: int) -> str:
        """A thing by name, counted when there are several."""
        return self.say("count-cards", card=name, count=count) if count > 1 else name

    def card_help(self, name: str) -> str:
        return self.say(f"card-{name}-help")

    def dice(self, faces: Iterable[int]) -> str:
        return ", ".join(map(str, faces))

    def slot(self, name: str) -> str:
        return self.say(f"slot-{name}")

    def plan(self, plan: Sequence[str]) -> str:
        """A program, each action behind the number of its token."""
        said = [self.say("count-token", number=at + 1, slot=self.slot(name)) for at, name in enumerate(plan)]
        return ", ".join(said) or self.say("count-none")

    # Spaces

    def space(self, name: str, view: EtheriumView) -> str:
        """A space by its terrain and quarter; a city by its people."""
        kind, _, number = name.partition("-")
        if kind == "ether":
            return self.say("space-ether")
        if kind == "city":
            return self._city(int(number) - 1, view)
        return self.site(name, view, view.terrains.get(name, "site"))

    def site(self, name: str, view: EtheriumView, terrain: str = "site") -> str:
        """A space with a terrain, or where one is laid."""
        kind, _, number = name.partition("-")
        place = int(number)
        after = place % view.quarters + 1 if place <= view.quarters else place + 1
        return self.say(f"space-{kind}-{terrain}", number=place, next=after)

    def _city(self, seat: int, view: EtheriumView) -> str:
        if seat == view.seat:
            return self.say("space-own-city")
        if seat < len(view.players):
            return self.say("space-city", people=self.people(seat, view))
        return self.say("space-empty-city", number=seat + 1)

    def height(self, space: str, view: EtheriumView) -> int:
        """How high a space lies; what does not lie there yet is as high as the table."""
        terrain = "city" if space.startswith("city") else view.terrains.get(space)
        return int(self.facts.height[TERRAIN_NAMES.index(terrain)]) if terrain else 0

    # Seasons and effects

    def season(self, name: str) -> str:
        return self.say(f"season-{name}")

    def season_effects(self, name: str) -> list[str]:
        """What a season card changes for all players, and what it lets them do."""
        season, said = season_aid(name, self.facts), []
        for terrain, cubes in season.collects.items():
            slot = self.slot(f"collect-{terrain}")
            said.append(self.say("effect-collects", slot=slot, cubes=f"{cubes:+d}".replace("-", "\u2212")))
        if season.discount:
            said.append(self.say("effect-discount", cubes=season.discount))
        if season.action is not None:
            said.append(self.say("effect-action", effect=self.effect(season.action)))
        return said

    def effect(self, name: str) -> str:
        """What a card or a season lets one do; programmed actions are named by their slot."""
        return self.slot(name) if name in SLOT_NAMES else self.say(f"effect-{name}")

    def row(self, result: int) -> str:
        """What a result of the connection table does."""
        return self.say(f"row-{result}")

    def stars_of(self, stars: Mapping[str, int]) -> list[str]:
        """Every source of stars of a seat, with its stars."""
        return [self.say(f"count-stars-{source}", stars=count) for source, count in stars.items() if count]

    # What must be decided

    def prompt(self, view: EtheriumView) -> str:
        if view.step == "over":
            stars = sum(view.players[view.winners[0]].stars.values())
            return self.ending(view.winners, view.ending or "", stars, view)
        if view.step == "program":
            return self._prompt_program(view)
        mine = view.seat == view.player
        values = self.who(view.player, view) | self._about(view)
        name = f"prompt-{view.step}"
        if view.step == "act" and view.failure is not None:
            name = "prompt-act-failed"
        if not mine:
            return self.say(f"{name}-watch", **values)
        legal = self.table(view).legal(view.seat)
        if view.step in KIND_OF and all(action in _PASSING for action in legal):
            return self.say(f"{name}-none", **values)
        if view.step == "rolled" and all(action in _ADDING for action in legal):
            return self.say(f"{name}-fixed", **values)
        return self.say(name, **values)

    def ending(self, winners: Sequence[int], rule: str, stars: int, view: EtheriumView) -> str:
        """Who has won, with how many stars, and what decided."""
        who = "you" if view.seat in winners else "other"
        people = self.peoples(winners, view)
        return self.say(f"prompt-over-{rule.rpartition('.')[2]}", who=who, people=people, stars=stars)

    def _prompt_program(self, view: EtheriumView) -> str:
        ready = [seat for seat, player in enumerate(view.players) if player.ready]
        waiting = [seat for seat in range(len(view.players)) if seat not in ready]
        if view.seat >= 0 and view.seat in waiting:
            player = view.players[view.seat]
            return self.say("prompt-program", token=len(player.plan) + 1, tokens=player.action_tokens)
        name = "prompt-program-ready" if view.seat >= 0 else "prompt-program-watch"
        return self.say(name, ready=self.peoples(ready, view), waiting=self.peoples(waiting, view))

    def _about(self, view: EtheriumView) -> Values:
        """All that the sentence of a step may want to name."""
        player = view.players[view.player]
        return {
            "number": view.number,
            "effect": self.effect(view.effect) if view.effect else "",
            "reason": self.why(view.failure) if view.failure else "",
            "amount": view.amount,
            "gained": view.gained,
            "pending": view.pending or NONE,
            "theft": view.theft or NONE,
            "rolling": view.rolling or NONE,
            "dice": self.dice(view.dice),
            "roll": self._roll(view),
            "points": player.levels["guide"],
            "conflict": view.conflict or NONE,
            "space": self.space(view.place, view) if view.place else "",
            "unit": "collector" if view.conflict == "pillage" else "army",
            "cards": player.cards,
            "limit": int(hand_limit(self.table(view), view.player)),
            **self.whom(view.victim, view),
        }

    def _roll(self, view: EtheriumView) -> str:
        """The dice, and what they come to where that says more."""
        dice, total = self.dice(view.dice), self.total_now(view)
        return dice if dice == str(total) else self.say("count-rolled", dice=dice, total=total)

    def total_now(self, view: EtheriumView) -> int:
        """What a roll comes to as it lies, without the guide."""
        return 0 if view.rolling is None else int(total_of(self.table(view), view.player))

    # What an action means, what would fail

    def actions(self, actions: Iterable[Action], view: EtheriumView) -> tuple[str, ...]:
        lines = MenuLines(self, view)
        return tuple(lines.line(action) for action in actions)

    def obstacle(self, slot: str, view: EtheriumView) -> str | None:
        """The rule that would make the action of a slot fail as things stand now, or None."""
        return RULEBOOK.forbidding.get(int(why_not_effect(self.table(view), view.seat, SLOT_NAMES.index(slot))))
