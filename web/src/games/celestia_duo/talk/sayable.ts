import { t, words } from "../../../words/words.svelte.ts";

/** Steps of which the same can be said: only these share their sentences and examples with another one. */
const ALIKE: Readonly<Record<string, string>> = {
  load: "room",
  resources: "room",
  flags: "attack",
  victim: "attack",
  lose: "attack",
  deactivate: "attack",
  dismiss: "attack",
  grapple: "combat",
  reclaim: "shuki",
};
const NUMBERS = [1, 2] as const;

/** What may be said at a moment: a sentence about it, and sentences that are allowed and forbidden then. */
export interface Sayable {
  sentence: string;
  allowed: readonly string[];
  forbidden: readonly string[];
}

/** Steps that allow a talk. Where there is nothing to talk about in one of them, the server calls for none. */
const TALKED = new Set(["briefing", "baba", "dice", "room", "start", "share", "rewards", "shop", "boarding"]);

/**
 * What may be said while a step goes on; a step without words of its own gets the game's.
 * `phrases` are what is offered or was said: nobody is asked for more than they tell of.
 */
export function sayableAt(step: string, isTalk: boolean, phrases: readonly string[]): Sayable {
  const name = ALIKE[step] ?? step;
  const isQuiet = !isTalk && TALKED.has(name);
  const numbered = isQuiet ? [] : NUMBERS.map((number) => `${name}-${number}`);
  return {
    sentence: isQuiet ? t("celestia-page-may-nothing") : sentenceOn(name, isTalk, phrases),
    allowed: examples(numbered.map((one) => `celestia-page-allowed-${one}`)),
    forbidden: examples(numbered.map((one) => `celestia-page-forbidden-${one}`)),
  };
}

function sentenceOn(name: string, isTalk: boolean, phrases: readonly string[]): string {
  const isCrew = phrases.some((phrase) => phrase.startsWith("use-") && phrase !== "use-smoke");
  if (name === "start" && !isCrew) return t("celestia-page-may-start-alone");
  if (phrases.length > 0) {
    if (name === "briefing" && !phrases.includes("continue")) return t("celestia-page-may-briefing-crew");
    if (name === "briefing" && !isCrew) return t("celestia-page-may-briefing-alone");
    if (name === "dice" && !isCrew) return t("celestia-page-may-dice-smoke");
    if (name === "dice" && !phrases.includes("keep-smoke")) return t("celestia-page-may-dice-crew");
  }
  const own = `celestia-page-may-${name}`;
  return words.has(own) ? t(own) : t(isTalk ? "celestia-duo-zone-talk-help" : "celestia-duo-zone-silence-help");
}

const examples = (keys: readonly string[]): string[] => keys.filter((key) => words.has(key)).map((key) => t(key));
