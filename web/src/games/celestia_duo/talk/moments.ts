import { t, words } from "../../../words/words.svelte.ts";

/** Steps of which the same can be said: only these share their sentences and examples with another one. */
const ALIKE: Readonly<Record<string, string>> = {
  augusta: "dice",
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
export interface Moment {
  sentence: string;
  allowed: readonly string[];
  forbidden: readonly string[];
}

/** What may be said while a step goes on; a step without words of its own gets the game's. */
export function momentOf(step: string, isTalk: boolean): Moment {
  const name = ALIKE[step] ?? step;
  const numbered = NUMBERS.map((number) => `${name}-${number}`);
  const own = `celestia-page-may-${name}`;
  const usual = isTalk ? "celestia-duo-zone-talk-help" : "celestia-duo-zone-silence-help";
  return {
    sentence: words.has(own) ? t(own) : t(usual),
    allowed: examples(numbered.map((one) => `celestia-page-allowed-${one}`)),
    forbidden: examples(numbered.map((one) => `celestia-page-forbidden-${one}`)),
  };
}

const examples = (keys: readonly string[]): string[] => keys.filter((key) => words.has(key)).map((key) => t(key));
