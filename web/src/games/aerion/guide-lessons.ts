import { prefs } from "../../prefs.svelte.ts";
import type { AerionAids, AerionView } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";
import type { Lesson } from "../../table/guide/lessons.svelte.ts";
import { touched } from "../../table/guide/touched-piece.ts";
import { DECKS } from "./cards.ts";
import { turnWanted, wantedNow } from "./guide-words.ts";
import { sizeOf } from "./zones.ts";

/** What a lesson looks at: the table, what the server says to help, and what may be done now. */
export interface Scene {
  view: AerionView;
  aids: AerionAids | null;
  choices: Choices;
}

const SEVERAL_DISCARDS = 4;
const FEW_CARDS = 2;

/** What is needed now stands before what is good to know. The words of a lesson are `aerion-page-guide-ID`. */
export const LESSONS: readonly Lesson<Scene>[] = [
  { id: "goal", due: ({ view }) => (isAt(view, "start") && view.turn === 1 ? `ship/${view.ships[0]!.name}` : null) },
  { id: "roll", due: ({ view }) => (isAt(view, "start") && view.turn === 1 ? "dice" : null) },
  { id: "wanted", due: (scene) => (scene.view.turn >= 2 ? displayOf(wantedNow(scene)?.deck) : null) },
  {
    id: "pixie-wanted",
    due: (scene) => (scene.view.turn >= 2 && !wantedNow(scene) && turnWanted(scene) ? "pixies" : null),
  },
  { id: "acquire", due: ({ view, choices }) => (isAt(view, "roll") ? touched(choices, "acquire", "display/") : null) },
  { id: "place", due: ({ choices }) => touched(choices, "place", "workshop/") },
  { id: "no-place", due: ({ choices }) => (choices.find("book-reserve") ? withoutPlace(choices) : null) },
  { id: "second-book", due: ({ view, choices }) => (isSecondBook(view, choices) ? withoutPlace(choices) : null) },
  {
    id: "only-discard",
    due: ({ choices }) =>
      choices.find("book-reserve") || choices.find("book-retrieve") ? null : withoutPlace(choices),
  },
  { id: "replenish", due: ({ view, choices }) => (choices.find("replenish") ? emptiedDeck(view) : null) },
  { id: "ship", due: ({ view }) => flyingShip(view) },
  { id: "crew", due: ({ view }) => (isAt(view, "start") ? almostBuilt(view) : null) },
  {
    id: "reroll",
    due: (scene) =>
      scene.view.turn >= 2 && !wantedNow(scene) && !turnWanted(scene) && touched(scene.choices, "discard", "display/")
        ? firstDie(scene.view)
        : null,
  },
  { id: "pixie", due: ({ view, choices }) => (view.turn >= 4 ? touched(choices, "pixie", "pixies") : null) },
  {
    id: "chance",
    due: ({ view, aids, choices }) =>
      view.turn >= 4 && prefs.odds && touched(choices, "discard", "display/") ? missedGoal(aids) : null,
  },
  { id: "book", due: ({ view }) => (view.pulpits.some((books) => books.length > 0) ? ownPulpit(view) : null) },
  { id: "last-card", due: ({ choices, view }) => (choices.find("let-go") ? onlyCard(view) : null) },
  { id: "why", due: ({ view }) => (isAt(view, "start") && view.turn >= 3 ? "display/AAAA" : null) },
  { id: "piles", due: ({ view }) => (isAt(view, "start") ? highestPile(view) : null) },
  { id: "few", due: ({ view }) => (isAt(view, "start") ? lowestDeck(view) : null) },
];

const displayOf = (deck: string | undefined): string | null => (deck === undefined ? null : `display/${deck}`);

function isAt(view: AerionView, step: string): boolean {
  return view.step === step;
}

/** An acquired card that no Workshop takes. */
function withoutPlace(choices: Choices): string | null {
  return choices.of("place").length === 0 ? touched(choices, "reject", "acquired") : null;
}

/** A Book for a full Pulpit: the one that lies there can make room for it. */
function isSecondBook(view: AerionView, choices: Choices): boolean {
  return view.acquired?.startsWith("book@") === true && choices.of("book-retrieve").length > 0;
}

/** The combination above a column that the dice do not show. */
function missedGoal(aids: AerionAids | null): string | null {
  const deck = DECKS.find((_, at) => aids?.met[at] === false);
  return deck === undefined ? null : `goal/${deck}`;
}

function firstDie(view: AerionView): string {
  return `die/${view.dice[0]}`;
}

function emptiedDeck(view: AerionView): string | null {
  const column = view.columns.find((one) => one.display === null && sizeOf(one) > 0);
  return column ? `deck/${column.deck}` : null;
}

function onlyCard(view: AerionView): string | null {
  const column = view.columns.find((one) => one.display !== null);
  return column ? `display/${column.deck}` : null;
}

function flyingShip(view: AerionView): string | null {
  const ship = view.ships.find((one) => one.flying);
  return ship ? `ship/${ship.name}` : null;
}

/** A Workshop with two cards waits for the third. */
function almostBuilt(view: AerionView): string | null {
  const at = view.workshops.findIndex((cards) => cards.length === 2);
  return at < 0 ? null : `workshop/${at + 1}`;
}

function ownPulpit(view: AerionView): string {
  return `pulpit/${view.player + 1}`;
}

function discarded(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function highestPile(view: AerionView): string | null {
  const [first, ...others] = view.columns;
  const highest = others.reduce((best, one) => (discarded(one.discard) > discarded(best.discard) ? one : best), first!);
  const all = view.columns.reduce((sum, column) => sum + discarded(column.discard), 0);
  return all >= SEVERAL_DISCARDS ? `discard/${highest.deck}` : null;
}

function lowestDeck(view: AerionView): string | null {
  const low = view.columns.find((column) => sizeOf(column) <= FEW_CARDS);
  return low ? `deck/${low.deck}` : null;
}
