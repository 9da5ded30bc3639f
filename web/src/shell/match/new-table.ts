import { api } from "../../net/api.ts";
import type { NewSeat, NewTable } from "../../protocol.ts";
import { guest } from "../guest.svelte.ts";
import { keepText } from "../storage.ts";
import { router } from "../router.svelte.ts";
import { remember } from "./last-terms.ts";
import type { Terms, Values } from "./terms.ts";

/** What a guided first match is played with, the same for everybody: a friendly deal, and who sits there. */
export interface Guide {
  seed: string;
  options: Values;
  seats: readonly NewSeat[];
}

/** What can be asked for beside the terms of a match. */
export type More = Partial<Pick<NewTable, "seed" | "absence" | "catalogue" | "chat">>;

const GUIDES = import.meta.glob<{ GUIDE: Guide }>("../../games/*/guide.ts");
const guideOf = (game: string): (() => Promise<{ GUIDE: Guide }>) | undefined => GUIDES[`../../games/${game}/guide.ts`];

/** Whether somebody can be led through a first match of this game. */
export const hasGuide = (game: string): boolean => guideOf(game) !== undefined;

/** Makes the table and goes there. */
export async function begin(game: string, terms: Terms, more: More = {}): Promise<void> {
  const id = await made({ game, seats: [...terms.seats], options: { ...terms.options }, ...more });
  remember(game, terms);
  router.go(`/table/${id}`);
}

/** Makes the table of the guided first match and goes there; the table knows by its id that it is to guide. */
export async function beginGuided(game: string): Promise<void> {
  const found = await guideOf(game)?.();
  if (!found) {
    router.go(`/new/${game}`, { replace: true });
    return;
  }
  const { seed, options, seats } = found.GUIDE;
  const id = await made({ game, seats: [...seats], options, seed });
  keepText("aerodrome-guide", id);
  router.go(`/table/${id}`, { replace: true });
}

async function made(wanted: NewTable): Promise<string> {
  await guest.known();
  return (await api.newTable(wanted)).table.id;
}
