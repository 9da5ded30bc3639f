"""What lies on Celestia Duo's table below the route, one labelled line for each place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from aerodrome.cli.screen import Glyphs
from aerodrome.cli.words import Words
from aerodrome.games.celestia_duo.cards import AMBUSH_NAMES, KIND_NAMES, REWARD_NAMES
from aerodrome.games.celestia_duo.sentences import Speaker
from aerodrome.games.celestia_duo.view import CelestiaDuoView

Row = tuple[str, Text]
_FIGHT = ("dice", "augusta", "flags", "load", "victim", "lose", "deactivate", "dismiss", "start", "combat", "grapple")


def propeller_of(card: str, speaker: Speaker) -> int:
    """The propeller of an Ambush card."""
    return int(speaker.facts.ambush_propeller[AMBUSH_NAMES.index(card)])


def rewards_of(card: str, speaker: Speaker) -> dict[str, int]:
    """What an Ambush brings when it is beaten."""
    first = AMBUSH_NAMES.index(card) * len(REWARD_NAMES)
    return {name: int(speaker.facts.ambush_rewards[first + at]) for at, name in enumerate(REWARD_NAMES)}


class Rows:
    """The lines of one view."""

    def __init__(
        self, view: CelestiaDuoView, speaker: Speaker, words: Words, glyphs: Glyphs, *, is_roomy: bool
    ) -> None:
        self._view = view
        self._speaker = speaker
        self._words = words
        self._glyphs = glyphs
        self._is_roomy = is_roomy

    def all(self) -> list[Row]:
        """Every line that has something to say now."""
        return [*self._fight(), *self._flags(), *self._rest(), self._piles()]

    def few(self) -> list[Row]:
        """Without what the menu or a command says too."""
        return [*self._fight(), *self._rest()]

    def _rest(self) -> list[Row]:
        return [*self._cards_on_the_table(), self._hold(), *self._hands()]

    def _row(self, label: str, text: Text | str) -> Row:
        return self._words.say(f"duo-row-{label}"), Text(text) if isinstance(text, str) else text

    # The fight

    def _fight(self) -> list[Row]:
        view, speaker = self._view, self._speaker
        if view.step == "over" or not (view.dice or view.step in _FIGHT):
            return []
        dice = Text("  ").join(self._die(face) for face in view.dice)
        if view.assault is not None:
            return [self._row("assault", self._noted(dice, speaker.say(f"ban-{view.ban}")))]
        card = view.route[view.airship - 1].card
        won = speaker.rewards(rewards_of(card, speaker)) if card else ""
        return [self._row("ambush", self._noted(dice, self._words.say("duo-won", rewards=won)))]

    def _flags(self) -> list[Row]:
        """What Flags do, while there are any."""
        view, speaker = self._view, self._speaker
        if view.step == "over" or not ("flag" in view.dice or view.flags or view.owed):
            return []
        owed = f" {self._words.say('duo-owed', cards=speaker.cards(view.owed))}" if view.owed else ""
        return [self._row("flag", f"{speaker.attack_now(view)}{owed}")]

    def _die(self, face: str) -> Text:
        return Text(f"[{self._speaker.card(face)}]", "bad" if face == "flag" else "die")

    def _noted(self, text: Text, note: str) -> Text:
        return Text.assemble(text, (f"   {note}", "quiet"))

    def _cards_on_the_table(self) -> list[Row]:
        """Cards that are being shared, and those played in a fight."""
        view, speaker, rows = self._view, self._speaker, []
        if view.visible or view.hidden:
            hidden = [self._words.say("duo-hidden", count=view.hidden)] if view.hidden else []
            shown = [speaker.cards(view.visible)] if view.visible else []
            rows.append(self._row("share", ", ".join((*shown, *hidden))))
        if view.played:
            rows.append(self._row("played", speaker.cards(view.played)))
        if view.baba:
            rows.append(self._row("baba", " ".join(map(speaker.ambush, view.baba))))
        return rows

    # The airship

    def _hold(self) -> Row:
        view, glyphs, speaker = self._view, self._glyphs, self._speaker
        text = Text()
        for _ in range(view.gold):
            text.append(f"[{speaker.say('icon-gold')}]", "brass")
        for _ in range(view.smoke):
            text.append(f"[{self._words.say('duo-smoke')}]", "quiet")
        for name, is_active in view.crew.items():
            mark = glyphs.ready if is_active else self._words.say("duo-tired")
            called = speaker.crew(name) if self._is_roomy else speaker.crew(name).split()[0]
            text.append(f"[{called} {mark}]", "good" if is_active else "quiet")
        text.append("[ ]" * view.room)
        energy = glyphs.pip * view.energy + glyphs.dash * (view.generator - view.energy)
        text.append(f"  {self._words.say('duo-energy', energy=view.energy)} ").append(energy, "key")
        return self._row("hold", text)

    # Hands

    def _hands(self) -> list[Row]:
        view, words = self._view, self._words
        if view.open_hands:
            return [self._named(seat, self._cards(view.open_hands[seat])) for seat in (0, 1)]
        rows = []
        for seat in (0, 1) if view.seat < 0 else (view.seat, 1 - view.seat):
            count = words.say("duo-cards", count=view.hands[seat])
            if seat == view.seat:
                rows.append(self._row("hand", self._noted(self._cards(view.hand), count)))
            else:
                rows.append(self._named(seat, Text.assemble((count, "bold"), self._known(seat))))
        return rows

    def _named(self, seat: int, text: Text) -> Row:
        who = self._speaker.who(seat, self._view)
        return self._words.say("duo-row-hand-of", **who), text

    def _cards(self, counts: Mapping[str, int]) -> Text:
        """A hand, kind by kind."""
        if not counts:
            return Text(self._speaker.say("card-none"), "quiet")
        return Text("  ").join(
            Text(f"{self._speaker.card(kind)} {counts[kind]}", "joker" if kind == "joker" else "key")
            for kind in KIND_NAMES
            if kind in counts
        )

    def _known(self, seat: int) -> Text:
        """What everybody can know of a hand."""
        memory, words = self._view.memory[seat], self._words
        limits = {**(memory.proved if not memory.since else {}), **memory.at_most}
        missing = [kind for kind in KIND_NAMES if limits.get(kind) == 0]
        said = []
        if memory.at_least:
            said.append(words.say("duo-at-least", cards=self._speaker.cards(memory.at_least)))
        if missing:
            said.append(words.say("duo-none-of", cards=self._list(missing)))
        told = self._view.told[seat]
        if told is not None and told != "nothing" and self._is_roomy:
            said.append(words.say("duo-told", said=self._speaker.phrase(told)))
        return Text("".join(f"   {part}" for part in said), "quiet")

    def _list(self, kinds: Iterable[str]) -> str:
        return ", ".join(map(self._speaker.card, kinds))

    # Piles

    def _piles(self) -> Row:
        view, words = self._view, self._words
        out = sum(view.discard.values())
        said = words.say("duo-piles", deck=view.deck_size, discard=out, stages=len(view.stages_left))
        if self._is_roomy and view.discard:
            said = f"{said} ({self._speaker.cards(view.discard)})"
        return self._row("piles", Text(said, "quiet"))
