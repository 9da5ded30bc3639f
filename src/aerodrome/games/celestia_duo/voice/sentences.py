"""Celestia Duo in sentences: what things are called, what must be decided, what an action means.

The reader sits at the table or watches. Sentences reveal no more of hidden cards than the reader's view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from aerodrome.kernel import Action, voice

from .. import cards
from ..aids.aids import Ambush, Assault, Printed
from ..catalogue import Catalogue
from ..chapters.combat import can_pay
from ..conditions import why_not_crew, why_not_smoke, why_not_stop
from ..errors import TEXTS
from ..positions.position import table_of
from ..view import CelestiaDuoView
from .menu_lines import line_of
from .story import Story

Values = dict[str, str | int]

# How a statement names a card: some of it, or none; French has an article for each.
_AMOUNT = {"have": "some", "have-not": "no"}


class Speaker(voice.Speaker[CelestiaDuoView]):
    """Names and sentences of Celestia Duo in one language, with what the cards of one catalogue show."""

    story = Story

    def __init__(self, catalogue: Catalogue, lang: str) -> None:
        super().__init__(TEXTS, "celestia-duo", lang)
        self.facts = catalogue.facts
        self.printed = Printed(catalogue)

    # Players

    def who(self, seat: int, view: CelestiaDuoView) -> Values:
        """How sentences for this reader speak of a seat."""
        other = "partner" if view.seat >= 0 else "other"
        return {"who": "you" if view.seat == seat else other, "player": self.player(seat)}

    # Cards, dice and tokens

    def card(self, kind: str) -> str:
        """What an equipment card or a face of a die is called."""
        return self.say(f"card-{kind}")

    def cards(self, counts: Mapping[str, int]) -> str:
        """Equipment cards by name, equal ones counted."""
        return self._counted({self.card(kind): count for kind, count in counts.items()})

    def some(self, kinds: Iterable[str]) -> str:
        """Equipment cards with their articles: a Whip, 2 Sabres."""
        return ", ".join(self.say(f"amount-of-{kind}", count=count) for kind, count in Counter(kinds).items())

    def dice(self, faces: Iterable[str]) -> str:
        """Dice one by one."""
        return ", ".join(map(self.card, faces)) or self.say("card-none")

    def rewards(self, counts: Mapping[str, int]) -> str:
        return self._counted({self.say(f"icon-{reward}"): count for reward, count in counts.items()})

    def _counted(self, counts: Mapping[str, int]) -> str:
        said = [self.say("card-counted", card=name, count=n) if n > 1 else name for name, n in counts.items() if n]
        return ", ".join(said) or self.say("card-none")

    def laid_out(self, hidden: int, visible: int) -> str:
        """The number of cards face down and face up."""
        which = (("none", "visible"), ("hidden", "both"))[hidden > 0][visible > 0]
        return self.say("count-cards", which=which, hidden=hidden, visible=visible)

    def things(self, names: Sequence[str]) -> str:
        """Cards or tokens of one sort by name: equipment is counted."""
        if all(name in cards.KIND_NAMES for name in names):
            return self.cards(Counter(names))
        return ", ".join(map(self._thing, names))

    def _thing(self, name: str) -> str:
        sorts = {
            cards.AMBUSH_NAMES: self.ambush,
            cards.STAGE_NAMES: self.stage,
            cards.ASSAULT_NAMES: self.assault,
            cards.ENERGY_NAMES: self.energy,
            cards.CREW_NAMES: self.crew,
        }
        return next((say(name) for names, say in sorts.items() if name in names), name)

    def crew(self, name: str) -> str:
        return self.say(f"crew-{name}")

    def power(self, name: str) -> str:
        """What a crew member can do, and when."""
        return self.say(f"crew-{name}-help")

    def ambush(self, name: str) -> str:
        """An Ambush with all that its card shows."""
        card = self.printed.ambushes[name]
        rewards = self.rewards(card.rewards)
        return self.say("card-ambush", dice=self._shown(card), rewards=rewards, propeller=card.propeller)

    def _shown(self, card: Ambush | Assault) -> str:
        """The dice of a card: those set to a face, and how many are rolled."""
        rolled = [self.say("card-rolled", dice=card.rolled)] if card.rolled else []
        return " + ".join([*map(self.card, card.dice), *rolled])

    def stage(self, name: str) -> str:
        """A Stage card with all that it shows, the advance of the pirate apart."""
        card = self.printed.stages[name]
        return self.say(
            "card-stage",
            cards=self.laid_out(card.hidden, card.visible),
            bought=self.laid_out(card.gold_hidden, card.gold_visible),
            smoke=card.gold_smoke,
            crew="yes" if card.reactivates else "no",
            propeller=card.propeller,
        )

    def assault(self, name: str) -> str:
        card = self.printed.assaults[name]
        return self.say("card-assault", dice=self._shown(card), ban=self.say(f"ban-{card.ban}"))

    def energy(self, name: str) -> str:
        """What the lower side of an Energy token costs and gives."""
        token = self.printed.energy[name]
        return self.say("card-energy", cards=self.laid_out(token.hidden, token.visible), losses=token.lost)

    # The pirate

    def pirate(self, name: str) -> str:
        return self.printed.pirates[name].name

    def describe_pirate(self, name: str) -> str:
        """A pirate with the Secret Attack of the chase; a name that is our invention is said to be."""
        called = self.pirate(name)
        said = self.say("pirate-described", name=called, attack=self.attack(name))
        return f"{said} {self.say('pirate-ours', name=called)}" if self.printed.pirates[name].is_ours else said

    def attack(self, name: str) -> str:
        """The Secret Attack of the chase in a sentence."""
        pirate = self.printed.pirates[name]
        return self.say(f"penalty-{pirate.penalty}", cards=pirate.advance)

    def price(self, name: str) -> str:
        """What a Flag costs in the final battle."""
        return " + ".join(map(self.card, Counter(self.printed.pirates[name].price).elements()))

    def attack_now(self, view: CelestiaDuoView) -> str:
        """What Flags do at this moment."""
        if view.boarding:
            return self.say("pirate-price", price=self.price(view.pirate))
        return self.attack(view.pirate)

    # What is said

    def phrase(self, said: str) -> str:
        """A phrase or a statement in words."""
        words, _, kind = said.partition(" ")
        if kind:
            return self.say(f"statement-{words}", card=self.say(f"amount-{_AMOUNT[words]}-{kind}"))
        return self.say(f"statement-{said}" if self.knows(f"statement-{said}") else f"phrase-{said}")

    # What must be decided

    def prompt(self, view: CelestiaDuoView) -> str:
        if view.step == "over":
            who = "you" if view.seat >= 0 else "other"
            return self.say(f"prompt-over-{ending_of(view.ending or '')}", pirate=self.pirate(view.pirate), who=who)
        values = self.who(view.player, view) | self._about(view)
        if view.seat == view.player:
            return self.say(f"prompt-{view.step}", **values)
        said = self.say(f"prompt-{view.step}-watch", **values)
        return f"{said} {self.say('prompt-advise')}" if view.seat in view.actors else said

    def _about(self, view: CelestiaDuoView) -> Values:
        """All that the sentence of a step may want to name."""
        table = table_of(view, self.facts)
        token, offered = next(iter(view.offered.items()), ("gold", 0))
        return {
            "stop": "no" if why_not_stop(table) else "yes",
            "distance": view.pirate_ship - view.airship,
            "laying": view.laying,
            "dice": self.dice(view.dice),
            "change": "no" if why_not_smoke(table) and why_not_crew(table, cards.AUGUSTA) else "yes",
            "flags": view.flags,
            "token": token,
            "offered": offered,
            "owed": self.cards(view.owed),
            "cards": self.laid_out(view.hidden, sum(view.visible.values())),
            "pass": "no" if view.passed else "yes",
            "beats": "no" if view.step == "combat" and not can_pay(table) else "yes",
            "losses": view.losses,
            "reclaim": view.reclaim,
            "rewards": self.rewards(view.rewards),
            "gold": view.gold,
            "crew": "yes" if self.reactivates(view) else "no",
        }

    def reactivates(self, view: CelestiaDuoView) -> bool:
        """Whether leaving the city the airship is in makes a crew member active again."""
        stage = stage_here(view)
        return stage is not None and self.printed.stages[stage].reactivates and not all(view.crew.values())

    # What an action means

    def actions(self, actions: Iterable[Action], view: CelestiaDuoView) -> tuple[str, ...]:
        return tuple(line_of(self, action, view) for action in actions)


def ending_of(rule: str) -> str:
    """The last part of the rule that ended a match, as texts name it."""
    return rule.rpartition(".")[2]


def stage_here(view: CelestiaDuoView) -> str | None:
    """The Stage card under the airship."""
    return view.route[view.airship - 1].stage if view.airship else None
