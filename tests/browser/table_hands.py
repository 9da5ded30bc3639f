"""Hands that play known deals of Celestia Duo and Etherium at tables in browsers.

They do what each table has for it: buttons that say what they do, places that are pressed, gestures of several presses.
What they find no way to is taken from the list of everything that can be done, which every person has too; `by_list`
keeps what that was. Seats that are asked at the same time answer one after another.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from aerodrome.kernel import Action
from aerodrome.kernel.record import Decision
from aerodrome.server.viewpoint import Viewpoint
from tests.browser.deals import Deal
from tests.browser.hands import ANSWER, BOX, PAUSE, Hands, say, words
from tests.browser.people import PATIENCE, Person

LOOK = """() => {
    const main = document.querySelector("main");
    const places = [...main.querySelectorAll("[data-piece]")];
    const told = (place) => place.ariaLabel ?? place.firstElementChild?.textContent;
    return {
        prompt: document.querySelector(".prompt")?.innerText ?? "",
        places: places.map((place) => [place.dataset.piece, told(place)]),
        pressed: places.filter((place) => place.ariaPressed === "true").map((place) => place.dataset.piece),
        buttons: [...main.querySelectorAll("[data-verb]:not([data-verb=smoke])")].map((button) => button.innerText),
    };
}"""
UNCOVERED = "() => document.querySelector('.band [aria-pressed=true]')?.dataset.seat ?? null"
LATE = 2.0
"""Seconds after which a button that is not there will not come."""
FIRST = {"crew": 0, "die": 1, "terrain": 0, "city": 0}
"""What is pressed first when a decision is about several pieces."""
CARD_FIRST = {"crew": 0, "hand": 1}
"""The same where the die alone would be beaten by a card of its own symbol."""


class TableHands(Hands):
    """The hands of those who play one match of Celestia Duo or Etherium; each seat is somebody's.

    Where one person has several seats, cards are shown as the page asks for it.
    """

    def __init__(self, deal: Deal, seats: Mapping[int, Person]) -> None:
        super().__init__(deal, seats)
        self._left = list(deal.decisions)

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    def say(self, person: Person, key: str, **values: str | int) -> str:
        return words(self.deal.game).say(person.lang, key, **values)

    # What there is to be seen

    def differences(self, person: Person, seat: int) -> list[str]:
        if self.is_over:
            return []
        if self._is_shared(person):
            # Cards are covered when the decision has come back, which may be a moment later.
            seat = self._shown(person)
        seen: dict[str, Any] = person.page.evaluate(LOOK)
        view = self.view(seat)
        speaker = self._speaker(person, seat)
        prompt = self.prompt(self.view(speaker), person.lang)
        if speaker != seat:
            # The next player can be asked the same in the same words.
            name = say(person.lang, "page-seats-player", number=speaker + 1)
            prompt = f"{say(person.lang, 'page-table-you-are', name=name)} {prompt}"
        found = [] if self._says(prompt, seen["prompt"]) else [f"the prompt is {seen['prompt']!r}, not {prompt!r}"]
        pieces = Counter(piece for piece, _ in seen["places"])
        names = dict(seen["places"])
        if self.deal.game == "celestia_duo":
            if seat >= 0:
                hand = {f"hand/{kind}" for kind in view.hand}
                shown = {piece for piece in pieces if piece.startswith("hand/")}
                found += [] if hand == shown else [f"the hand is {sorted(shown)}, not {sorted(hand)}"]
            for face in view.dice:
                if not pieces[f"die/{face}"]:
                    found.append(f"no die shows {face}")
        elif seat >= 0 and view.season_number > 0:
            for resource, count in view.players[seat].cubes.items():
                name = self.say(person, f"etherium-count-{resource}", count=count)
                if names.get(f"cube/{resource}") != name:
                    found.append(f"there is {names.get(f'cube/{resource}')!r}, not {name!r}")
            if view.step == "program" and not view.players[seat].ready:
                laid = {piece for piece in seen["pressed"] if piece.startswith("slot/")}
                plan = {f"slot/{slot}" for slot in view.players[seat].plan}
                found += [] if laid == plan else [f"tokens lie on {sorted(laid)}, not {sorted(plan)}"]
        return found

    def _speaker(self, person: Person, seat: int) -> int:
        """The seat whose question is read: everybody reads one that is decided with what lies on the table."""
        asked = self._asked(person)
        if seat >= 0 or not asked or self._needs_cards(asked[0]):
            return seat
        return asked[0]

    def _says(self, prompt: str, shown: str) -> bool:
        return " ".join(prompt.split()) in " ".join(shown.split())

    def everybody_sees(self) -> None:
        self._pass_by_wish()
        if self.is_over:
            return
        self._leave_out_what_is_spoken()
        for seat, person in self._seats.items():
            self.await_table(person, seat)

    # Whose turn it is

    def _is_by_wish(self) -> bool:
        """Whether the next decision is a pass that a standing wish gives."""
        seat, notation = self._left[0]
        if notation != "pass" or not self.match.game.wishes:
            return False
        return self.match.by_wish(seat) is not None

    def _asked(self, person: Person) -> list[int]:
        """The seats of somebody that are asked. Where all sit at one screen, who could only speak is not."""
        asked = [seat for seat in self.match.actors if self._seats[seat] is person]
        deciding = [
            seat for seat in asked if any(not self._is_spoken(person, one.verb) for one in self.match.legal(seat))
        ]
        return deciding or asked

    def _is_spoken(self, person: Person, verb: str) -> bool:
        """Whether two people in front of one screen say it aloud."""
        is_together = set(self._seats.values()) == {person} and self._is_shared(person)
        return is_together and self.deal.game == "celestia_duo" and verb in ("say", "ready")

    def _front(self, person: Person) -> int | None:
        """The seat that the page has or wants in front of somebody who has several."""
        asked = self._asked(person)
        uncovered = self._uncovered(person)
        return uncovered if uncovered in asked or not asked else asked[0]

    def _uncovered(self, person: Person) -> int | None:
        """The seat whose cards the page shows."""
        seat: str | None = person.page.evaluate(UNCOVERED)
        return None if seat is None else int(seat)

    def _needs_cards(self, seat: int) -> bool:
        """Whether the player of a seat must see their own cards to decide."""
        step, verbs = self.view(seat).step, {action.verb for action in self.match.legal(seat)}
        if self.deal.game == "celestia_duo":
            return step in ("combat", "grapple", "lose", "tell") and verbs != {"cannot"}
        is_window = step.endswith("-flash") or step in ("discipline", "hideout", "spoils")
        return step == "program" or is_window or "discard" in verbs

    def _shown(self, person: Person) -> int:
        """The seat whose view lies on the table of somebody who has several; -1 for what everybody may see."""
        uncovered = self._uncovered(person)
        return -1 if uncovered is None else uncovered

    def _take_the_screen(self, person: Person) -> None:
        """Whoever is asked shows their own cards, if they need them."""
        if not self._is_shared(person) or not self._asked(person):
            return
        front = self._front(person)
        assert front is not None
        if self._needs_cards(front) and self._uncovered(person) != front:
            name = say(person.lang, "page-seats-player", number=front + 1)
            person.press_named(say(person.lang, "page-screen-show", name=name))
        self.await_table(person, front)

    def _turn(self) -> tuple[int, str]:
        """The next decision; at a shared screen that of whoever has it."""
        seat, _ = self._left[0]
        person = self._seats[seat]
        self._take_the_screen(person)
        front = self._front(person) if self._is_shared(person) else seat
        if front == seat or front is None:
            return self._left.pop(0)
        at = next(at for at, (other, _) in enumerate(self._left) if other == front)
        return self._left.pop(at)

    def _leave_out_what_is_spoken(self) -> None:
        """What was said or not changes nothing on the table."""
        while self._left and self._is_spoken(self._seats[self._left[0][0]], self._left[0][1].split()[0]):
            self._left.pop(0)
            self.done += 1

    # Playing

    def play(self, decisions: int | None = None) -> None:
        wanted = self.done + (len(self._left) if decisions is None else decisions)
        self.everybody_sees()
        while self._left and self.done < wanted:
            self.step()

    def play_until(self, *verbs: str) -> None:
        self.everybody_sees()
        while self._left and self._left[0][1].split()[0] not in verbs:
            self.step()
        self._take_the_screen(self._seats[self._left[0][0]])

    def play_to_step(self, *steps: str, after: int = 0) -> None:
        """Play until, after so many decisions, the table is at one of these steps and seat 0 is asked there."""
        self.everybody_sees()
        while self._left and not (self.view(0).step in steps and self._left[0][0] == 0 and self.done >= after):
            self.step()
        self._take_the_screen(self._seats[0])

    def step(self) -> None:
        left = len(self._left)
        seat, notation = self._turn()
        action = self.match.game.vocabulary.parse(notation)
        person = self._seats[seat]
        label = self.label(action, seat, person.lang)
        self.do(person, seat, action)
        self.match.play(action, seat)
        self.done += left - len(self._left)
        self._pass_by_wish()
        if not self._is_offered(person, action):
            # One question can follow another in the same words: what was decided has to be gone first.
            person.button(label).locator("visible=true").first.wait_for(state="hidden", timeout=PATIENCE)
        self.everybody_sees()

    def _is_offered(self, person: Person, action: Action) -> bool:
        """Whether the same can be done again, by whoever of those at this screen is asked now."""
        here = (seat for seat, who in self._seats.items() if who is person)
        return any(action in self.match.legal(seat) for seat in here)

    def look_ahead(self, decisions: int) -> Iterator[tuple[int, int, int]]:
        """The match goes on without hands: what is to be decided for that, by whom, in answer to which question.

        Questions are counted as the server counts them for each seat. What a wish answers is not told.
        """
        viewpoints = [Viewpoint(seat, self.match) for seat in range(self.deal.seats)]
        while self._left and self.done < decisions:
            seat, notation = self._left[0]
            action = self.match.game.vocabulary.parse(notation)
            if not self._is_by_wish():
                yield seat, action.id, viewpoints[seat].decision
            self.match.play(action, seat)
            for viewpoint in viewpoints:
                viewpoint.note(self.match, Decision(seat, notation))
            self._left.pop(0)
            self.done += 1

    def take_screens(self) -> None:
        """Whoever is asked takes the screen."""
        self._pass_by_wish()
        if not self.is_over:
            for person in dict.fromkeys(self._seats.values()):
                self._take_the_screen(person)

    def _pass_by_wish(self) -> None:
        """What standing wishes pass needs no hands; the page goes on by itself."""
        while self._left and self._is_by_wish():
            seat, notation = self._left.pop(0)
            self.match.play(notation, seat)
            self.done += 1

    def do(self, person: Person, seat: int, action: Action) -> None:
        """A decision, as the table has it; else from the list."""
        label = self.label(action, seat, person.lang)
        self._close_box(person)
        if self._press_if_there(person, label) or self._gesture(person, seat, action, label):
            return
        if self._press_when_there(person, label):
            return
        self.by_list.append(action.notation)
        self._from_the_list(person, label)

    def _press_when_there(self, person: Person, label: str) -> bool:
        """A busy page may be late with its buttons."""
        deadline = time.monotonic() + LATE
        while time.monotonic() < deadline:
            if self._press_if_there(person, label):
                return True
            person.page.wait_for_timeout(PAUSE)
        return False

    def _gesture(self, person: Person, seat: int, action: Action, label: str) -> bool:
        if action.verb in ("smoke", "augusta"):
            return self._change_dice(person, action, label)
        if action.verb == "token":
            return self._lay_token(person, seat, action)
        if action.verb == "reroll":
            return self._reroll(person, action, label)
        if action.verb == "pair" and len({piece.partition("/")[2] for piece in action.pieces}) == 1:
            # One card is enough for its own symbol: the table takes that to be meant.
            return False
        order = self._order(seat, action)
        if order is None:
            return False
        pieces = sorted(action.pieces, key=lambda piece: order.get(piece.split("/")[0], 2))
        if action.verb.startswith("lay-"):
            piece, space = pieces
            if self.place(person, piece).first.get_attribute("aria-pressed") != "true":
                person.press(self.place(person, piece))
            return self._press_and_look(person, space, label)
        if len(pieces) > 1 and pieces[0].split("/")[0] in ("crew", "die", "hand"):
            before = self._signature(person)
            for piece in pieces[:-1]:
                if not self._find(person, piece):
                    return False
                person.press(self.place(person, piece))
                if self._press_if_there(person, label) or self._is_taken(person, piece, before):
                    return True
            # As soon as only one decision is meant, the table takes it: the last piece may be gone by then, or go while
            # it is reached for.
            with suppress(TimeoutError):
                if self._press_and_look(person, pieces[-1], label):
                    return True
            return self._has_changed(person, before)
        return any(self._press_and_look(person, piece, label) for piece in reversed(pieces))

    def _press_and_look(self, person: Person, piece: str, label: str) -> bool:
        """Press a place, and then the button that it offers, if it does not do it at once."""
        if not self._find(person, piece):
            return False
        before = self._signature(person)
        person.press(self.place(person, piece))
        deadline = time.monotonic() + ANSWER
        while time.monotonic() < deadline:
            if self._press_if_there(person, label):
                return True
            if self._signature(person) != before:
                # While a season is told the table changes by itself: the press may have opened a box nevertheless.
                if person.page.locator(BOX).count():
                    self._press_if_there(person, label)
                return True
            if self._is_refused(person, label):
                break
            person.page.wait_for_timeout(PAUSE)
        self._close_box(person)
        return False

    def _order(self, seat: int, action: Action) -> Mapping[str, int] | None:
        """What is pressed first; nothing where each piece alone would be paid or beaten by its own symbol."""
        if action.verb == "joker":
            return CARD_FIRST
        if action.verb != "pair":
            return FIRST
        view, args = self.view(seat), dict(action.args)
        if args["symbol"] not in view.hand:
            return FIRST
        return None if args["cards"] in (*view.dice, *view.owed) else CARD_FIRST

    def _is_taken(self, person: Person, piece: str, before: object) -> bool:
        """Whether a press was enough for the decision, and did not just choose the piece."""
        deadline = time.monotonic() + ANSWER
        while time.monotonic() < deadline:
            if piece in person.page.evaluate(LOOK)["pressed"]:
                return False
            if self._signature(person) != before:
                return True
            person.page.wait_for_timeout(PAUSE)
        return False

    def _has_changed(self, person: Person, before: object) -> bool:
        deadline = time.monotonic() + ANSWER
        while time.monotonic() < deadline:
            if self._signature(person) != before:
                return True
            person.page.wait_for_timeout(PAUSE)
        return False

    def _signature(self, person: Person) -> object:
        """What changes when something is decided, but not while a gesture is under way."""
        seen = person.page.evaluate(LOOK)
        return [seen["places"], seen["buttons"]]

    def _change_dice(self, person: Person, action: Action, label: str) -> bool:
        """Smoke and Augusta: the dice first."""
        faces = action.notation.split()[1]
        chosen = faces.split("+") if action.verb == "smoke" else [faces]
        for face in chosen:
            loose = person.page.locator(f'main [data-piece="die/{face}"][aria-pressed="false"]').locator("visible=true")
            if not self.bring_out(person, loose.first.is_visible):
                return False
            person.press(loose)
        return self.bring_out(person, lambda: self._press_if_there(person, label))

    def _lay_token(self, person: Person, seat: int, action: Action) -> bool:
        (slot,) = action.pieces
        # The panel comes in parts, one with each frame.
        person.page.locator(f'main [data-piece="{slot}"]').first.wait_for(state="attached", timeout=PATIENCE)
        if not self.place(person, slot).count():
            return False
        mine = self.view(seat).players[seat]
        person.press(self.place(person, slot))
        if len(mine.plan) == mine.action_tokens - 1:
            person.press_named(self.say(person, "etherium-page-ready"))
        return True

    def _reroll(self, person: Person, action: Action, label: str) -> bool:
        """Choose ones and twos to be rolled again."""
        for face, count in zip((1, 2), action.notation.split()[1:], strict=True):
            for _ in range(int(count)):
                name = self.say(person, "etherium-page-die-again", face=face)
                dice = person.page.get_by_role("button", name=name, exact=True, pressed=False)
                if not dice.count():
                    return False
                person.press(dice)
        return self._press_if_there(person, label)

    def _from_the_list(self, person: Person, label: str) -> None:
        self._close_box(person)
        if person.hand == "keyboard":
            person.key("m")
        else:
            person.press_named(say(person.lang, "page-table-menu"))
            person.press_named(say(person.lang, "page-table-actions"))
        everything = person.page.get_by_role("dialog", name=say(person.lang, "page-table-actions"))
        everything.wait_for(timeout=PATIENCE)
        person.press(everything.get_by_role("button", name=label, exact=True))

    def _close_box(self, person: Person) -> None:
        boxes = person.page.locator(f"dialog[open], {BOX}")
        for _ in range(3):
            if not boxes.count():
                return
            person.key("Escape")
            person.page.wait_for_timeout(PAUSE)

    def turn_over(self, person: Person) -> bool:
        """On a phone Celestia Duo's hold and crew are in a drawer; Etherium's cards and supply are on sheets."""
        handle = person.page.locator("main .peek").locator("visible=true")
        if not handle.count():
            return False
        person.press(handle)
        return True

    def _find(self, person: Person, piece: str) -> bool:
        """Whether a piece lies somewhere on the table; that side of it is then shown."""
        return self.bring_out(person, lambda: self.place(person, piece).count() > 0)

    def place(self, person: Person, piece: str) -> Locator:
        return person.front().locator(f'[data-piece="{piece}"]').locator("visible=true")

    def end(self) -> None:
        """The page says who has won, and why."""
        assert self.match.outcome is not None
        for seat, person in self._seats.items():
            if self._is_shared(person):
                if not self.match.outcome.winners:
                    person.sees(say(person.lang, "page-end-lost-all"))
            else:
                person.sees(say(person.lang, "page-end-won" if seat in self.match.outcome.winners else "page-end-lost"))
            person.sees(self._decided(person))

    def _decided(self, person: Person) -> str:
        """What decided the match: Celestia Duo says where and when, Etherium the rule."""
        assert self.match.outcome is not None
        rule = self.match.outcome.rule
        if self.deal.game != "celestia_duo":
            return self.match.game.rulebook[rule].text(person.lang)
        view = self.view(-1)
        values = {"card": view.airship, "energy": view.energy, "turn": view.turn}
        key = f"celestia-page-decided-{'-'.join(rule.split('.')[1:])}"
        return self.say(person, key, ahead=view.pirate_ship - view.airship, **values)


def hands_of(deal: Deal, seats: Mapping[int, Person], *, is_guided: bool = False) -> Hands:
    """The hands that can play a deal."""
    return Hands(deal, seats, is_guided=is_guided) if deal.game == "aerion" else TableHands(deal, seats)
