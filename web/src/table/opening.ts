import type { Component } from "svelte";
import { loadSprite } from "../art/art.ts";
import { tableOf, type GameTable } from "../games/index.ts";
import { nextFrame } from "../layer/frames.ts";
import { api } from "../net/api.ts";
import { prefs } from "../prefs.svelte.ts";
import type { ActionInfo, GamePage, Lang, TablePage } from "../protocol.ts";
import { words } from "../words/words.svelte.ts";

/** All that a table needs before it can be shown. */
export interface Opened {
  page: TablePage;
  game: GamePage;
  vocabulary: readonly ActionInfo[];
  Table: Component;
  look: GameTable;
}

const QUIET = 5000;
const said = new Set<string>();

/** The game's own messages, in the language of the page. */
export const learnWords = (game: string, look: GameTable): Promise<void> => learn(game, look, prefs.lang);

async function learn(game: string, look: GameTable, lang: Lang): Promise<void> {
  const key = `${game}/${lang}`;
  if (said.has(key)) return;
  for (const text of await look.texts(lang)) {
    words.add(lang, text);
    // One file is read with each frame: together they would hold up a slow phone.
    await nextFrame();
  }
  said.add(key);
}

/** The messages of the other language too, in quiet moments: so changing it never has to wait. */
export function learnLater(game: string, look: GameTable): () => void {
  const timer = setTimeout(() => {
    // Where the line is lost, the language is learnt when somebody changes to it.
    learn(game, look, prefs.lang === "en" ? "fr" : "en").catch(() => undefined);
  }, QUIET);
  return () => clearTimeout(timer);
}

/** Fetch a table and its game; throws a Refusal. Nothing waits for what it does not need. */
export async function openTable(id: string): Promise<Opened> {
  // A visitor without a cookie gets one first: it holds the seat.
  const paging = api.guest().then(() => api.table(id));
  const looking = paging.then(({ table }) => lookOf(table.game));
  const learning = paging.then(({ table }) => api.actions(table.game));
  const [page, games, look, vocabulary] = await Promise.all([paging, api.games(), looking, learning]);
  const game = games.find((one) => one.game.id === page.table.game)!;
  return { page, game, vocabulary, Table: look.Table, look };
}

/** A game's table with its words and drawings. */
async function lookOf(game: string): Promise<GameTable> {
  const look = await tableOf(game);
  await Promise.all([learnWords(game, look), look.sprite ? loadSprite(look.sprite) : undefined]);
  return look;
}
