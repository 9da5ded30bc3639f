import type { CelestiaDuoView, Happening } from "../../protocol.ts";

/** An Energy token that was lost: which one, and what has left the hold for it so far. */
export interface Loss {
  token: string;
  taken: readonly string[];
  /** Whether everything that it takes is taken. */
  isPaid: boolean;
}

/** Steps between the loss of an Energy token and the next payment. */
const MEANWHILE = new Set(["share", "pick", "resources", "combat", "grapple"]);

/**
 * What is to be told of lost Energy after something has happened. It is told from the loss on, while its cards are
 * shared and tokens leave the hold, until the fight goes on.
 */
export function lossAfter(before: Loss | null, view: CelestiaDuoView, events: readonly Happening[]): Loss | null {
  if (!MEANWHILE.has(view.step)) return null;
  const moves = events.filter((event) => event.type === "moved");
  const lost = moves.find((move) => move.source === "generator")?.card;
  const isPaid = view.losses === 0;
  if (lost != null) return { token: lost, taken: takenBy(moves), isPaid };
  // Who comes later was not told of it, but sees which token was spent last.
  const loss = before ?? (isPaid ? null : lastOf(view));
  if (loss === null || (loss.isPaid && moves.some((move) => move.target === "played"))) return null;
  return { ...loss, taken: [...loss.taken, ...takenBy(moves)], isPaid };
}

type Moved = Extract<Happening, { type: "moved" }>;

function takenBy(moves: readonly Moved[]): string[] {
  return moves.filter((move) => move.source === "hold").flatMap((move) => move.card ?? []);
}

function lastOf(view: CelestiaDuoView): Loss | null {
  const token = view.spent.at(-1);
  return token === undefined ? null : { token, taken: [], isPaid: false };
}
