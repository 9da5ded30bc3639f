import type { EtheriumAids } from "../../../protocol.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import { words } from "../../../words/words.svelte.ts";

/** When a Flash card can be played, as its symbol and its text say. */
export type Time = EtheriumAids["times"][string];

/** When a card can be played; the same throughout a match, so the present holds while the past is looked at. */
export function timeOf(desk: Desk, card: string): Time {
  const aids = desk.seat.aids;
  return (aids?.game === "etherium" ? aids.times[card] : undefined) ?? "any";
}

/** What a card does, in a sentence. */
export const helpOf = (card: string): string => words.say(`etherium-card-${card}-help`);
