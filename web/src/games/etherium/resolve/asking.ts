import { Refusal } from "../../../net/problem.ts";
import { prefs, type Asking } from "../../../prefs.svelte.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import type { Seat } from "../../../table/seat.svelte.ts";

export const ASKING: readonly Asking[] = ["never", "main", "always"];

/** What this device told the server of a seat's wish last. */
const told = new WeakMap<Seat, Asking>();

/** The kinds of windows in which somebody who wants that is asked. */
function kindsOf(asking: Asking, { game }: Desk): readonly string[] {
  if (asking === "never") return [];
  return asking === "always" ? game.wishes : game.usual_wish;
}

/** The seats of this device are asked about Flash cards as it is set, in every match; an effect calls it. */
export function askAsSet(desk: Desk): void {
  const { asking } = prefs;
  if (desk.isOver || desk.isOnlooker || desk.table?.status !== "playing") return;
  for (const seat of desk.seats) {
    if (seat.version === null || !seat.isConnected || told.get(seat) === asking) continue;
    told.set(seat, asking);
    const wanted = kindsOf(asking, desk);
    if (wanted.join() !== seat.wished.join()) void wish(desk, seat, wanted);
  }
}

async function wish(desk: Desk, seat: Seat, kinds: readonly string[]): Promise<void> {
  try {
    await seat.wish([...kinds]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    desk.notice = { text: error.message, rule: error.problem?.rule ?? null };
  }
}
