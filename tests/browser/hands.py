"""Hands that play a known deal of Aerion at a table in a browser.

A match beside the browser says what there is to be seen, and by which name something is to be pressed; the page alone
says where it is, and whether it can be pressed at all. After every decision the page must show what the rules say.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

import aerodrome
from aerodrome.kernel import Action, Texts
from tests.browser.deals import Deal
from tests.browser.people import PATIENCE, ROOT, Person

SOURCES = ROOT / "web" / "src"
SIDES = 3
"""Cards, boards, zones: on a phone one of them is seen."""
ANSWER = 10.0
"""Seconds within which a press on a piece does something, or opens a box that says why not."""
BOX = ".box[role=dialog]"
PAYS = ".pays, .scarce"
"""The marks on a card that a press gives up for a reroll."""
ANYWAY = "main [data-verb=anyway]"
"""The button that does what one was warned of."""
PAUSE = 15
"""Milliseconds between two looks at a page that is changing."""

LOOK = """() => {
    const main = document.querySelector("main");
    const places = [...main.querySelectorAll("[data-piece]")];
    return {
        prompt: document.querySelector(".prompt")?.innerText ?? "",
        dice: places.map((place) => place.dataset.piece).filter((piece) => piece.startsWith("die/")),
        names: Object.fromEntries(
            places.map((place) => [place.dataset.piece, place.ariaLabel ?? place.firstElementChild?.textContent]),
        ),
        isOver: document.querySelector("dialog[open]") !== null,
    };
}"""

NOTICE = "document.querySelector('.notice')?.innerText ?? 'no notice'"


@cache
def words(game: str = "aerion") -> Texts:
    """What the page says: its own messages, and those of a game."""
    texts = ROOT / "src" / "aerodrome" / "games" / game
    page = SOURCES / "games" / game
    folders: list[Path] = [SOURCES / "words", page / "tile", page / "texts", texts / "texts"]
    folders += [texts / "expansions" / "texts", ROOT / "src" / "aerodrome" / "texts"]
    return Texts([folder for folder in folders if folder.exists()])


def say(lang: str, key: str, **values: str | int) -> str:
    return words().say(lang, key, **values)


class Hands:
    """The hands of those who play one match; each seat is somebody's."""

    def __init__(self, deal: Deal, seats: Mapping[int, Person], *, is_guided: bool = False) -> None:
        self.deal = deal
        self.is_guided = is_guided
        self.match = aerodrome.new(deal.game, seats=deal.seats, seed=deal.seed, options=deal.options)
        self.done = 0
        self.by_list: list[str] = []
        """Decisions that were found only in the list of everything that can be done."""
        self.names: dict[int, str] = {}
        """What people are called who have a name; the others are called by their numbers."""
        self._seats = seats

    # The match beside the browser

    @property
    def is_over(self) -> bool:
        return self.done == len(self.deal.decisions)

    def action(self, at: int) -> Action:
        return self.match.game.vocabulary.parse(self.deal.decisions[at][1])

    def label(self, action: Action, seat: int, lang: str) -> str:
        """What an action is called in a menu."""
        legal = list(self.match.legal(seat))
        return self.match.game.voice.say_actions(legal, self.match.view(seat), lang)[legal.index(action)]

    def prompt(self, view: Any, lang: str) -> str:
        """What must be decided, as the page says it: people are called by their names."""
        said = self.match.game.voice.prompt(view, lang)
        for seat, name in self.names.items():
            said = said.replace(say(lang, "table-player", number=seat + 1), name)
        return said

    def view(self, seat: int) -> Any:
        """What a seat sees, with the fields that Aerion's views have."""
        return self.match.view(seat)

    def _advance(self, decisions: int) -> None:
        for seat, notation in self.deal.decisions[self.done : self.done + decisions]:
            self.match.play(notation, seat)
        self.done += decisions

    # What there is to be seen

    def differences(self, person: Person, seat: int) -> list[str]:
        """What a page does not show as the rules have it."""
        seen: dict[str, Any] = person.page.evaluate(LOOK)
        view = self.view(seat)
        found: list[str] = []
        prompt = self.prompt(view, person.lang)
        has_gesture = seat in self.match.actors and any(action.verb == "keep" for action in self.match.legal(seat))
        if prompt not in seen["prompt"] and not has_gesture:
            found.append(f"the prompt is {seen['prompt']!r}, not {prompt!r}")
        # In the end the dice have made room for how it went.
        dice = Counter(f"die/{face}" for face in view.dice if view.step != "over")
        if Counter(seen["dice"]) != dice:
            found.append(f"the dice are {seen['dice']}, not {view.dice}")
        for number, column in enumerate(view.columns, 1):
            name = seen["names"].get(f"display/{column.deck}") or ""
            card = say(person.lang, f"aerion-card-{column.display.split('@')[0]}") if column.display else None
            if card is not None and card not in name:
                found.append(f"{column.deck} shows {name!r}, not {card!r}")
            deck = say(person.lang, f"aerion-deck-{number}")
            pile = say(person.lang, "aerion-page-discard", deck=deck, count=sum(column.discard.values()))
            if seen["names"].get(f"discard/{column.deck}") != pile:
                found.append(f"{column.deck} has {seen['names'].get(f'discard/{column.deck}')!r}, not {pile!r}")
        return found

    def await_table(self, person: Person, seat: int) -> None:
        """Wait until a page shows the table as it is."""
        deadline = time.monotonic() + PATIENCE / 1000
        while found := self.differences(person, seat):
            if time.monotonic() > deadline:
                said = "\n".join((*found, person.page.evaluate(NOTICE), *person.heard))
                raise AssertionError(f"after {self.deal.decisions[: self.done][-1:]}: {said}")
            person.page.wait_for_timeout(PAUSE)

    def look_on(self, decisions: int) -> None:
        """The match goes on without anybody's hands."""
        self._advance(decisions)

    def everybody_sees(self) -> None:
        for seat, person in self._seats.items():
            front = self.match.actors[0] if self._is_shared(person) and self.match.actors else seat
            self.await_table(person, front)

    def _is_shared(self, person: Person) -> bool:
        return list(self._seats.values()).count(person) > 1

    # Playing

    def play(self, decisions: int | None = None) -> None:
        """Play to the end, or at least so many decisions."""
        wanted = len(self.deal.decisions) if decisions is None else min(self.done + decisions, len(self.deal.decisions))
        self.everybody_sees()
        while self.done < wanted:
            self.step()

    def play_until(self, *verbs: str) -> None:
        """Play until the next decision is one of these."""
        self.everybody_sees()
        while self.action(self.done).verb not in verbs:
            self.step()

    def step(self) -> None:
        """The next decision, or two that are one gesture; everybody sees it."""
        self._advance(self.press_next())
        self.everybody_sees()

    def press_next(self) -> int:
        """Press what makes the next decision, without waiting for it; answers how many decisions it makes."""
        if self.is_guided:
            self.listen()
        seat, _ = self.deal.decisions[self.done]
        person = self._seats[seat]
        action = self.action(self.done)
        taken = 1
        if action.verb == "discard" and self.action(self.done + 1).verb == "keep" and self.done % 3:
            self.reroll_at_once(person)
            taken = 2
        elif action.verb == "discard":
            self.look_into(person, action.pieces[0], self.label(action, seat, person.lang))
        elif action.verb == "keep":
            self.reroll(person, action)
        elif action.verb == "pixie":
            self.use_pixie(person, seat, action)
        elif action.verb == "demolish":
            self.demolish(person, seat, action)
        else:
            before = self.lying(person)
            self.do(person, seat, action)
            self.insist(person, action, before)
        return taken

    def lying(self, person: Person) -> dict[str, Any]:
        """What lies on the table, without what is said of it."""
        seen: dict[str, Any] = person.page.evaluate(LOOK)
        return {name: value for name, value in seen.items() if name != "prompt"}

    def insist(self, person: Person, action: Action, before: dict[str, Any]) -> None:
        """Do what one may not want all the same: a press on the table asks first, a line in a box does not."""
        aids: Any = self.match.game.aids(self.match.view())
        anyway = person.page.locator(ANYWAY).locator("visible=true")
        deadline = time.monotonic() + ANSWER
        while action.notation in aids.warnings and self.lying(person) == before and time.monotonic() < deadline:
            if anyway.count():
                person.press(anyway)
                return
            person.page.wait_for_timeout(PAUSE)

    def listen(self) -> None:
        """Understand what the guide says, if it says anything."""
        for person in self._seats.values():
            self._press_if_there(person, say(person.lang, "page-guide-understood"))

    def dice(self, person: Person) -> Locator:
        return person.page.locator('main [data-piece^="die/"]')

    def choose_dice(self, person: Person, keep: Action) -> int:
        """Choose all dice but those that are kept; answers how many."""
        self.bring_out(person, self.dice(person).first.is_visible)
        faces = [piece.removeprefix("die/") for piece in person.page.evaluate(LOOK)["dice"]]
        kept = Counter(keep.notation.split()[1].replace("none", ""))
        chosen = 0
        for place, face in enumerate(faces):
            if kept[face]:
                kept[face] -= 1
                continue
            chosen += 1
            if person.hand == "keyboard":
                person.key(str(place + 1))
            else:
                person.press(self.dice(person).nth(place))
        return chosen

    def reroll_at_once(self, person: Person) -> None:
        """The gesture: choose the dice, then the card that pays."""
        card = self.action(self.done).pieces[0]
        label = self.label(self.action(self.done), self._seat_of(self.done), person.lang)
        self.choose_dice(person, self.action(self.done + 1))
        self.bring_out(person, lambda: self.place(person, card).count() > 0)
        if self.place(person, card).locator(PAYS).count():
            person.press(self.place(person, card))
        else:
            # What can be acquired or is aimed at pays only from its box.
            self.look_into(person, card, label)

    def _seat_of(self, at: int) -> int:
        return self.deal.decisions[at][0]

    def look_into(self, person: Person, piece: str, label: str) -> None:
        """Ask what can be done with a piece, and do that."""
        self.bring_out(person, lambda: self.place(person, piece).count() > 0)
        self.place(person, piece).focus()
        person.key("i")
        person.press_named(label)

    def reroll(self, person: Person, keep: Action) -> None:
        """Choose the dice of a reroll that is paid for, and roll."""
        chosen = self.choose_dice(person, keep)
        left = self.view(0).rerolls
        key = "aerion-page-roll-again-left" if left else "aerion-page-roll-again"
        person.press_named(say(person.lang, key, count=chosen, **({"left": left} if left else {})))

    def use_pixie(self, person: Person, seat: int, action: Action) -> None:
        self.bring_out(person, lambda: self.place(person, "pixies").count() > 0)
        person.press(self.place(person, "pixies"))
        person.press(self.place(person, action.pieces[1]))
        person.press_named(self.label(action, seat, person.lang))

    def demolish(self, person: Person, seat: int, action: Action) -> None:
        """Send Hammer Birds, or none."""
        birds = action.notation.split()[1]
        for deck in () if birds == "none" else birds.split(","):
            number = [column.deck for column in self.view(seat).columns].index(deck) + 1
            bird = say(person.lang, "aerion-page-send-bird", deck=say(person.lang, f"aerion-deck-{number}"))
            self.bring_out(person, partial(self._press_if_there, person, bird))
        self.bring_out(person, partial(self._press_if_there, person, self.label(action, seat, person.lang)))

    def place(self, person: Person, piece: str) -> Locator:
        """Where a piece lies."""
        return person.front().locator(f'[data-piece="{piece}"]').locator("visible=true")

    def do(self, person: Person, seat: int, action: Action) -> None:
        """Press the button that says it; else a piece that it is about, and then that button in the box."""
        label = self.label(action, seat, person.lang)
        if self._press_if_there(person, label):
            return
        if person.page.locator("dialog[open]").count():
            person.key("Escape")
            person.page.locator("dialog[open]").wait_for(state="detached")
            if self._press_if_there(person, label):
                return
        if not self.bring_out(
            person, lambda: self._press_if_there(person, label) or self._press_piece(person, action, label)
        ):
            raise AssertionError(f"no way to {action.notation!r}: {label!r}")

    def _press_piece(self, person: Person, action: Action, label: str) -> bool:
        for piece in action.pieces:
            # A press on a die chooses it.
            if piece.partition("/")[0] in ("dice", "die") or not self.place(person, piece).count():
                continue
            before = person.page.evaluate(LOOK)
            person.press(self.place(person, piece))
            if self._answered(person, label, before):
                return True
            person.key("Escape")
        return False

    def _press_if_there(self, person: Person, label: str) -> bool:
        button = person.button(label).locator("visible=true")
        if button.count():
            person.press(button)
            return True
        return False

    def turn_over(self, person: Person) -> bool:
        """On a phone cards, boards and the zones of expansions take turns on the screen: bring out the next."""
        handles = person.page.locator("main .peek").locator("visible=true")
        count = handles.count()
        if count == 0:
            return False
        has_zones = count == 3 and handles.nth(1).get_attribute("aria-pressed") == "true"
        person.press(handles.nth(2 if has_zones else 0))
        # One side goes before the next comes.
        person.page.locator("main [data-drawer][data-shown], main [data-shown=columns]").first.wait_for()
        return True

    def bring_out(self, person: Person, is_there: Callable[[], bool]) -> bool:
        """Look for something on the table, on a phone on all sides of it."""
        return is_there() or any(self.turn_over(person) and is_there() for _ in range(SIDES))

    def _answered(self, person: Person, label: str, before: object) -> bool:
        """Whether the press on a piece did it at once, or opened a box with the button, which is then pressed."""
        deadline = time.monotonic() + ANSWER
        while time.monotonic() < deadline:
            if self._press_if_there(person, label) or person.page.evaluate(LOOK) != before:
                return True
            if self._is_refused(person, label):
                return False
            person.page.wait_for_timeout(PAUSE)
        return False

    def _is_refused(self, person: Person, label: str) -> bool:
        """Whether the box of a piece is open and offers something else: what can be done is there with the box."""
        box = person.page.locator(BOX).locator("visible=true")
        return box.count() > 0 and box.get_by_role("button", name=label, exact=True).count() == 0

    def end(self) -> None:
        """The page says how it ended."""
        for person in dict.fromkeys(self._seats.values()):
            if self._is_shared(person):
                continue
            person.sees(say(person.lang, "page-end-won" if self.deal.won else "page-end-lost"))
