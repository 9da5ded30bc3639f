"""Actions of Etherium as lines of a menu: what each costs, where it goes, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from aerodrome.kernel import Action
from aerodrome.kernel.texts import NONE

from .. import cards
from ..aids import prices
from ..battles import fighters
from ..chapters.conflicts import SACK
from ..chapters.flash_cards import points_of
from ..table import Table
from ..view import EtheriumView

if TYPE_CHECKING:
    from .sentences import Speaker

Values = dict[str, str | int]
_COLLECT = "collect-"


class MenuLines:
    """The lines of a menu for one reader. A verb that needs more than the words of its action has a method."""

    def __init__(self, speaker: Speaker, view: EtheriumView) -> None:
        self.speaker = speaker
        self.view = view
        self.say = speaker.say
        # The seat whose action it is: the reader's, or for those who watch the one whose step it is.
        self.seat = view.seat if view.seat >= 0 else view.player
        self.player = view.players[self.seat]

    @cached_property
    def table(self) -> Table:
        return self.speaker.table(self.view)

    def line(self, action: Action) -> str:
        """The action as a line, legal or not."""
        own: Callable[[Action], str] | None = getattr(self, f"_{action.verb.replace('-', '_')}", None)
        if own is not None:
            return own(action)
        here = self.speaker.whom(self.view.victim, self.view) | {
            "step": self.view.step,
            "number": len(self.player.plan) + 1 if self.view.step == "program" else 0,
            "pending": self.view.pending or NONE,
            "points": self.player.levels["guide"],
        }
        return self.say(f"do-{action.verb}", **here | self._words(action))

    def _words(self, action: Action) -> Values:
        """The arguments of an action as texts say them."""
        words: Values = {}
        for name, value in action.args:
            match name:
                case "card":
                    words |= {"card": self.speaker.card(value), "help": self.speaker.card_help(value)}
                case "space":
                    words["space"] = self.speaker.space(value, self.view)
                    words["height"] = self.speaker.height(value, self.view)
                case "owner":
                    is_played = value.isdecimal()
                    words |= self.speaker.whom(int(value) - 1, self.view) if is_played else {"whom": NONE}
                case "slot":
                    words[name] = self.speaker.slot(value)
                case "resource":
                    words["cubes"] = self.speaker.cubes({value: 1})
                case _:
                    words[name] = int(value) if value.isdecimal() else value
        return words

    # The actions of the panel

    def _move(self, action: Action) -> str:
        met = ", ".join(self._met(action["unit"], action["space"]))
        return self.say("do-move-meets" if met else "do-move", met=met, **self._words(action))

    def _met(self, unit: str, space: str) -> list[str]:
        """Whom a unit would meet on a space as things stand, and what that leads to."""
        said = []
        if unit == "army" and space.startswith("city-"):
            owner = int(space.removeprefix("city-")) - 1
            if owner != self.seat and owner < len(self.view.players):
                said.append(self.say("do-siege", level=self.view.players[owner].levels["defence"]))
        for seat, player in enumerate(self.view.players):
            values: Values = {"people": self.speaker.people(seat, self.view), "level": player.levels["army"]}
            if seat == self.seat:
                continue
            if player.spaces.get("army") == space:
                said.append(self.say("do-assault" if unit == "army" else "do-danger", **values))
            if unit == "army" and player.spaces.get("collector") == space:
                said.append(self.say("do-pillage", **values))
        return said

    def _collect(self, _: Action) -> str:
        effect = self.view.effect or ""
        if not effect.startswith(_COLLECT):
            return self.say("do-collect-nothing")
        terrain = cards.TERRAIN_NAMES.index(effect.removeprefix(_COLLECT))
        cubes = self.speaker.cubes(prices.collected(self.table, self.seat, terrain))
        if terrain == cards.ETHER_TERRAIN and self.view.victory_tokens.get("ether"):
            return self.say("do-collect-ether", cubes=cubes, stars=self._stars("ether"))
        return self.say("do-collect", cubes=cubes)

    def _stars(self, token: str) -> int:
        return int(self.speaker.facts.token_stars[cards.TOKEN_NAMES.index(token)])

    def _upgrade(self, action: Action) -> str:
        unit = action["unit"]
        paid = prices.upgrade(self.table, self.seat, cards.UNIT_NAMES.index(unit))
        values: Values = {"unit": unit, "level": self.player.levels[unit] + 1, "price": sum(paid.values())}
        if unit == "guide":
            return self.say("do-upgrade-guide", **values)
        return self.say("do-upgrade", cubes=self.speaker.cubes(paid), **values)

    def _etherise(self, action: Action) -> str:
        cubes = int(action["cubes"])
        return self.say("do-etherise", ether=cubes, price=cubes * prices.ether_rate(self.table, self.seat))

    def _cards(self, _: Action) -> str:
        price = prices.paid(self.table, self.seat)["cards"]["ether"]
        return self.say("do-cards", count=prices.cards_bought(self.table, self.seat), price=price)

    def _capacity(self, action: Action) -> str:
        name = action["capacity"]
        return self.say(
            "do-capacity",
            capacity=self.say(f"capacity-{name}"),
            cubes=self.speaker.cubes(prices.whole_price(self.table, self.seat, name)),
            stars=int(self.speaker.facts.capacity_stars[cards.CAPACITY_NAMES.index(name)]),
            help=self.say(f"capacity-{name}-help"),
        )

    def _booster(self, _: Action) -> str:
        price = prices.paid(self.table, self.seat)["booster"]["ether"]
        return self.say("do-booster", price=price, number=self.player.cubes["booster"] + 1)

    # Theft

    def _victim(self, action: Action) -> str:
        seat = int(action["seat"]) - 1
        held = self.view.players[seat].cubes if seat < len(self.view.players) else {}
        cubes = self.speaker.cubes({name: held.get(name, 0) for name in cards.BASIC_NAMES})
        return self.say("do-victim", people=self.speaker.people(seat, self.view), cubes=cubes)

    # Rolls

    def _guide(self, action: Action) -> str:
        points = int(action["points"])
        if self.view.rolling != "connection":
            return self.say("do-guide", points=points, total=self.speaker.total_now(self.view) + points)
        return self.say("do-guide-connect", points=points, **self._connected(points))

    def _play(self, action: Action) -> str:
        words = self._words(action)
        points = int(points_of(cards.FLASH_NAMES.index(action["card"])))
        if points == 0 or self.view.rolling is None:
            return self.say("do-play", **words)
        if self.view.rolling == "connection":
            return self.say("do-play-connect", points=points, **words, **self._connected(points))
        return self.say("do-play-fight", points=points, **words, **self._fought(points))

    def _connected(self, points: int) -> Values:
        """The row of the connection table that the roll reaches with more points."""
        total = self.speaker.total_now(self.view) + points
        result = max(int(cards.LOWEST_RESULT), min(int(cards.HIGHEST_RESULT), total))
        return {"total": result, "row": self.speaker.row(result)}

    def _fought(self, points: int) -> Values:
        """What a roll in a conflict comes to with more points, and how that stands against the best of the others."""
        total = self.speaker.total_now(self.view) + points
        others = [player.total for seat, player in enumerate(self.view.players) if seat != self.seat and player.fights]
        best = max(others, default=0)
        if best == 0:  # nobody else has rolled yet
            return {"total": total, "rival": 0, "stands": NONE}
        return {
            "total": total,
            "rival": best,
            "stands": "below" if total < best else "even" if total == best else "above",
        }

    # Conflicts

    def _resolve(self, action: Action) -> str:
        conflict, space = cards.CONFLICT_NAMES.index(action["conflict"]), cards.SPACE_NAMES.index(action["space"])
        attackers, defenders = fighters(self.table, conflict, space)
        there = [seat for seat in attackers + defenders if seat < len(self.view.players)]
        words = self._words(action) | ({} if there else {"conflict": NONE})
        return self.say("do-resolve", peoples=self.speaker.peoples(there, self.view), **words)

    def _siege(self, action: Action) -> str:
        choice, city = action["choice"], self.view.players[self.view.victim]
        held, level, values = city.cubes, city.levels["guide"], self.speaker.whom(self.view.victim, self.view)
        token = int(SACK.token(self.table, self.seat, cards.SIEGE_NAMES.index(choice)))
        name = cards.TOKEN_NAMES[token] if token >= 0 else NONE
        values |= {"token": name, "stars": self._stars(name) if token >= 0 else 0}
        match choice:
            case "ether":
                values["count"] = min(int(cards.SACKED_ETHER), held["ether"])
            case "resources":
                values["count"] = min(int(cards.SACKED_RESOURCES), sum(held[name] for name in cards.BASIC_NAMES))
            case "guide":
                values |= {"level": level - 1, "falls": "yes" if level > 1 else "no"}
        return self.say(f"do-siege-{choice}", **values)
