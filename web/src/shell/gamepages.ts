import { SvelteMap } from "svelte/reactivity";
import { api } from "../net/api.ts";
import { prefs } from "../prefs.svelte.ts";
import type { GamePage, Lang } from "../protocol.ts";

const asked = new Map<Lang, Promise<GamePage[]>>();

/** What the games are called, as the server says. */
export const titles = new SvelteMap<string, string>();

/** All games with their options, bots and words, in the language of the page; asked for once. */
export function gamePages(): Promise<GamePage[]> {
  const lang = prefs.lang;
  const known = asked.get(lang);
  if (known) return known;
  const asking = ask(lang);
  asked.set(lang, asking);
  return asking;
}

async function ask(lang: Lang): Promise<GamePage[]> {
  try {
    const pages = await api.games();
    for (const { game } of pages) titles.set(game.id, game.title);
    return pages;
  } catch (error) {
    asked.delete(lang);
    throw error;
  }
}

/** One game; null if there is none of this id. */
export const gamePage = async (game: string): Promise<GamePage | null> =>
  (await gamePages()).find((page) => page.game.id === game) ?? null;
