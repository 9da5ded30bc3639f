import { api } from "../../net/api.ts";
import type { NewSeat, NewTable } from "../../protocol.ts";
import { setGuided } from "../../table/guide/guided.ts";
import { guest } from "../guest.svelte.ts";
import { router } from "../router.svelte.ts";
import { remember } from "./last-terms.ts";
import type { Terms, Values } from "./terms.ts";

/** The settings of a guided first match, always the same: a friendly deal, and the players. */
export interface GuidedMatch {
  seed: string;
  options: Values;
  seats: readonly NewSeat[];
}

/** What can be asked for beside the terms of a match. */
export type More = Partial<Pick<NewTable, "seed" | "absence" | "catalogue" | "chat" | "clock">>;

const GUIDED_MATCHES = import.meta.glob<{ GUIDED_MATCH: GuidedMatch }>("../../games/*/guide.ts");
const guidedMatchOf = (game: string): (() => Promise<{ GUIDED_MATCH: GuidedMatch }>) | undefined =>
  GUIDED_MATCHES[`../../games/${game}/guide.ts`];

/** Whether somebody can be led through a first match of this game. */
export const hasGuide = (game: string): boolean => guidedMatchOf(game) !== undefined;

/** Makes the table and goes there. */
export async function begin(game: string, terms: Terms, more: More = {}): Promise<void> {
  const id = await made({ game, seats: [...terms.seats], options: { ...terms.options }, ...more });
  remember(game, terms);
  router.go(`/table/${id}`);
}

/** Makes the table of the guided first match and goes there; the table knows by its id that it is to guide. */
export async function beginGuided(game: string): Promise<void> {
  const found = await guidedMatchOf(game)?.();
  if (!found) {
    router.go(`/new/${game}`, { replace: true });
    return;
  }
  const { seed, options, seats } = found.GUIDED_MATCH;
  const id = await made({ game, seats: [...seats], options, seed });
  setGuided(id);
  router.go(`/table/${id}`, { replace: true });
}

async function made(wanted: NewTable): Promise<string> {
  await guest.known();
  return (await api.newTable(wanted)).table.id;
}
