import type { Choice, Choices } from "../../table/choices.ts";

/** What is done by pressing pieces on the table, or in the banner. Everything else has a button. */
const BY_PIECES = new Set([
  "say",
  "ready",
  "tell",
  "lay",
  "smoke",
  "augusta",
  "lose",
  "deactivate",
  "match",
  "joker",
  "pair",
  "mama",
  "flag",
  "ludvig",
  "ludvig-joker",
  "grapple",
  "take",
  "claim",
  "drop",
  "reclaim",
  "buy",
]);

/** What is usually done, and what gives something up; the others cost something. */
const MAIN = new Set(["continue", "validate", "start", "first", "victim", "cannot"]);
const LAST = new Set(["done", "pass"]);

export interface MainChoice extends Choice {
  /** Whether it is what is usually done now. */
  isMain: boolean;
  /** Whether it gives something up. */
  isLast: boolean;
}

/** The choices that have a button, the usual ones first. */
export function mainChoices(choices: Choices): MainChoice[] {
  return choices.all
    .filter((choice) => !BY_PIECES.has(choice.verb))
    .map((choice) => ({ ...choice, isMain: MAIN.has(choice.verb), isLast: LAST.has(choice.verb) }))
    .sort((one, other) => rank(one) - rank(other));
}

function rank({ isMain, isLast }: MainChoice): number {
  return isMain ? 0 : isLast ? 2 : 1;
}
