import type { Component } from "svelte";
import type { Lang } from "../protocol.ts";

/** How a game is shown: its table, and its own messages. */
export interface GameTable {
  Table: Component;
  /** Message files: those of the rules, shared with Python, and those that only the page needs. */
  texts: (lang: Lang) => Promise<string[]>;
  /** The address of the sprite with its drawings. */
  sprite: string | null;
}

/** Each table is fetched only when it is opened. */
const TABLES: Record<string, () => Promise<GameTable>> = {
  aerion: async () => (await import("./aerion/index.ts")).aerion,
  celestia_duo: async () => (await import("./celestia_duo/index.ts")).celestia,
  etherium: async () => (await import("./etherium/index.ts")).etherium,
};

export async function tableOf(game: string): Promise<GameTable> {
  const found = TABLES[game];
  return found ? found() : (await import("./plain/index.ts")).plain;
}
