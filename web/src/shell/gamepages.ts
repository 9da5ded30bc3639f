import { api } from "../net/api.ts";
import { prefs } from "../prefs.svelte.ts";
import type { GamePage, Lang } from "../protocol.ts";

const asked = new Map<Lang, Promise<GamePage[]>>();

/** All games with their options, bots and words, in the language of the page; asked for once. */
export function gamePages(): Promise<GamePage[]> {
  const lang = prefs.lang;
  const known = asked.get(lang);
  if (known) return known;
  const asking = api.games().catch((error: unknown) => {
    asked.delete(lang);
    throw error;
  });
  asked.set(lang, asking);
  return asking;
}

/** One game; null if there is none of this id. */
export const gamePage = async (game: string): Promise<GamePage | null> =>
  (await gamePages()).find((page) => page.game.id === game) ?? null;
