import { loadSprite } from "../../art/art.ts";
import type { Lang } from "../../protocol.ts";
import { words } from "../../words/words.svelte.ts";
import type { Thing } from "../figures/picture.ts";

/** One step of the rules in two minutes: a picture made of the game's drawings, and the message that says it. */
export interface PrimerStep {
  text: string;
  picture: readonly Thing[];
}

/** The rules of a game in two minutes: what is needed to begin, and no more. */
export interface Primer {
  /** The address of the sprite with the game's drawings. */
  sprite: string;
  texts: (lang: Lang) => Promise<{ default: string }>;
  steps: readonly PrimerStep[];
}

const PRIMERS = import.meta.glob<{ PRIMER: Primer }>("../../games/*/primer/index.ts");
const fetcherOf = (game: string): (() => Promise<{ PRIMER: Primer }>) | undefined =>
  PRIMERS[`../../games/${game}/primer/index.ts`];

/** Whether the rules of this game can be read in two minutes. */
export const hasPrimer = (game: string): boolean => fetcherOf(game) !== undefined;

/** The steps of a game, once their words and drawings are there. */
export async function primerOf(game: string, lang: Lang): Promise<readonly PrimerStep[]> {
  const found = await fetcherOf(game)?.();
  if (!found) return [];
  const { sprite, texts, steps } = found.PRIMER;
  const [text] = await Promise.all([texts(lang), loadSprite(sprite)]);
  words.add(lang, text.default);
  return steps;
}
