"""What can be looked up at Etherium's table: the own board, prices, what brings stars, the connection table."""

from __future__ import annotations

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from aerodrome.cli.errors import Misunderstood
from aerodrome.cli.screen import DASH, READY, indented
from aerodrome.cli.typed import begin_all, parts_of
from aerodrome.cli.words import Words
from aerodrome.games.etherium import cards
from aerodrome.games.etherium.aids.prices import BASIC, PriceAids, price_aids
from aerodrome.games.etherium.view import EtheriumView
from aerodrome.games.etherium.voice.sentences import Speaker
from aerodrome.kernel.view import numbered

STAR_RULES = (
    "token-armies",
    "token-ethers",
    "token-connections",
    "token-boosters",
    "token-sacks",
    "capacity-kept",
    "end-guides",
    "end-ether-cubes",
)


class Pages:
    """The pages of one view."""

    def __init__(self, view: EtheriumView, speaker: Speaker, words: Words) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words

    def look(self, what: str) -> RenderableType:
        """The board of the own people, or of one that is named; or what a card or a capacity does."""
        view, speaker = self._view, self._speaker
        wanted = parts_of(what)
        if not wanted:
            return self._people(max(view.seat, 0))
        things = {seat: speaker.people(seat, view) for seat in range(len(view.players))}
        for seat, name in things.items():
            if begin_all(parts_of(name), wanted):
                return self._people(seat)
        helps = [(speaker.card(name), speaker.card_help(name)) for name in cards.FLASH_NAMES]
        helps += map(self._capacity_help, cards.CAPACITY_NAMES)
        found = [self._words.labelled(name, told) for name, told in helps if begin_all(parts_of(name), wanted)]
        if not found:
            known = ", ".join(things.values())
            raise Misunderstood(self._words.say("look-nothing", text=what, known=known))
        return indented(*found)

    def _capacity_help(self, name: str) -> tuple[str, str]:
        return self._speaker.say(f"capacity-{name}"), self._speaker.say(f"capacity-{name}-help")

    # A people's board

    def _people(self, seat: int) -> RenderableType:
        view, speaker, words = self._view, self._speaker, self._words
        player = view.players[seat]
        lines = [speaker.say(f"people-{player.people}-help")]
        if view.season is not None:
            effects = words.say("and-then").join(speaker.season_effects(view.season)) or DASH
            lines.append(words.say("etherium-look-season", name=speaker.season(view.season), effects=effects))
        prices = price_aids(replace(view, seat=seat), speaker.table(view), speaker.facts)
        if view.step != "lay":
            lines.append(self._yields(prices))
        lines += [self._upgrades(seat, prices), self._prices(prices)]
        capacities = [words.labelled(name, told) for name, told in map(self._capacity_help, player.capacities)]
        return Group(
            Text(f" {speaker.people(seat, view)}", "title"),
            indented(*lines, *capacities),
            Text(f" {words.say('etherium-look-capacities')}", "title"),
            self._shop(seat),
            Text(f" {words.say('etherium-look-stars')}", "title"),
            indented(*map(speaker.say, STAR_RULES)),
            Text(f" {words.say('etherium-look-connection')}", "title"),
            *(Text(f"  {row:>2}  {speaker.row(row)}") for row in range(1, int(cards.HIGHEST_RESULT) + 1)),
        )

    def _yields(self, prices: PriceAids) -> str:
        """What a collect brings on each terrain."""
        speaker = self._speaker
        said = [
            speaker.say("zone-price", thing=speaker.say(f"terrain-{terrain}"), price=speaker.cubes(cubes))
            for terrain, cubes in prices.collected.items()
        ]
        return self._words.say("etherium-look-yields", yields=self._words.say("and-then").join(said))

    def _upgrades(self, seat: int, prices: PriceAids) -> str:
        """The levels of the units, and what the next ones cost."""
        said = []
        for unit, level in self._view.players[seat].levels.items():
            price = prices.paid.get(f"upgrade-{unit}", {})
            if BASIC in price:
                told = self._words.say("etherium-look-each", count=price[BASIC])
            else:
                told = self._speaker.cubes(price) if price else DASH
            said.append(self._words.labelled(f"{self._speaker.say(f'unit-{unit}')} {level}", told))
        return self._words.say("etherium-look-upgrades", prices=", ".join(said))

    def _prices(self, prices: PriceAids) -> str:
        ether = {slot: price["ether"] for slot, price in prices.paid.items() if "ether" in price}
        return self._words.say(
            "etherium-look-prices",
            rate=prices.paid["etherise"][BASIC],
            cards=prices.cards,
            cards_price=ether["cards"],
            capacity=ether["capacity"],
            booster=ether["booster"],
        )

    def _shop(self, seat: int) -> RenderableType:
        """The capacities that can be bought: what each costs beside the Ether, its stars, how many are left."""
        view, facts, lines = self._view, self._speaker.facts, list[Text]()
        for number, name in enumerate(cards.CAPACITY_NAMES):
            extra = numbered(facts.capacity_extra, number * len(cards.BASIC_NAMES), cards.BASIC_NAMES)
            called, told = self._capacity_help(name)
            said = self._words.say(
                "etherium-look-capacity",
                extra=self._speaker.cubes(extra),
                stars=int(facts.capacity_stars[number]),
                left=view.capacities.get(name, 0),
            )
            labelled = self._words.labelled("", told)
            owned = f" {READY}" if name in view.players[seat].capacities else ""
            lines.append(Text.assemble((called, "key"), (owned, "good"), labelled, " ", (said, "quiet")))
        return indented(*lines)
