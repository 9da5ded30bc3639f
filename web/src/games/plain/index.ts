import type { GameTable } from "../index.ts";
import PlainTable from "./PlainTable.svelte";

/** For a game that has no table of its own: a picture of it, and everything that may be done as a list. */
export const table: GameTable = { Table: PlainTable, texts: () => Promise.resolve([]), sprite: null };
