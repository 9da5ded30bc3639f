import { t, words } from "../../words/words.svelte.ts";
import { prefixOf } from "../games.ts";

/** A score with what is counted: stars, ships. */
export function scored(game: string, score: number): string {
  const key = `page-end-score-${prefixOf(game)}`;
  return t(words.has(key) ? key : "page-end-points", { count: score });
}
