import { t, TILED, words } from "../words/words.svelte.ts";
import { gamePages, titles } from "./gamepages.ts";

/** A game's id as used in the names of messages and drawings. */
export const prefixOf = (game: string): string => game.replaceAll("_", "-");

/** The drawing on a game's tile; a game without one of its own has the sky. */
export const tileOf = (game: string): string => `table-${TILED.includes(game) ? `tile-${prefixOf(game)}` : "sky"}`;

/** What a game is called: its tile says it, or the server. */
export function titleOf(game: string): string {
  const key = `page-start-${prefixOf(game)}`;
  if (TILED.includes(game) && words.has(key)) return t(key);
  const title = titles.get(game);
  // Where the server cannot be asked, the page around it says so.
  if (title === undefined) gamePages().catch(() => undefined);
  return title ?? game;
}
