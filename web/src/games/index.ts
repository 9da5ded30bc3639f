import type { Component } from "svelte";
import type { Lang, SheetInfo } from "../protocol.ts";

/** How a game is shown: its table, and its own messages. */
export interface GameTable {
  Table: Component;
  /** Message files: those of the rules, shared with Python, and those that only the page needs. */
  texts: (lang: Lang) => Promise<string[]>;
  /** The address of the sprite with its drawings. */
  sprite: string | null;
  /** A progress sheet of those who play together, where the game keeps one. */
  Sheet?: Component<{ sheet: SheetInfo }>;
}

/** Each table is fetched only when it is opened; a game without one of its own has the plain one. */
const TABLES = import.meta.glob<{ table: GameTable }>("./*/index.ts");
const PLAIN = "./plain/index.ts";

export async function tableOf(game: string): Promise<GameTable> {
  const found = TABLES[`./${game}/index.ts`] ?? TABLES[PLAIN]!;
  return (await found()).table;
}
