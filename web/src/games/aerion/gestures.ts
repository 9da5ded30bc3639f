import type { Choice, Choices } from "../../table/choices.ts";

/** What is done by pressing pieces on the table. Everything else has a button, in this order where it matters. */
const BY_PIECES = new Set([
  "keep",
  "discard",
  "pixie",
  "acquire",
  "place",
  "book-retrieve",
  "move",
  "take",
  "embark-reserve",
  "turn",
  "demolish",
  "strike",
  "hire",
  "pay",
  "hatch",
  "lay",
  "seize",
]);

/** What moves the turn on. The others are a price to pay, or give something up. */
const MAIN = new Set(["roll", "replenish", "end-turn", "enough"]);

export interface MainChoice extends Choice {
  /** Whether it is what is usually done now. */
  isMain: boolean;
}

/** The choices that have a button, the usual one first. */
export function mainChoices(choices: Choices): MainChoice[] {
  return choices.all
    .filter((choice) => !BY_PIECES.has(choice.verb))
    .map((choice) => ({ ...choice, isMain: MAIN.has(choice.verb) }))
    .sort((one, other) => Number(other.isMain) - Number(one.isMain));
}
