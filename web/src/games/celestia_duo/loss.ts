import type { CelestiaDuoEvent, CelestiaDuoView } from "../../protocol.ts";

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
export function lossAfter(
  before: Loss | null,
  view: CelestiaDuoView,
  events: readonly CelestiaDuoEvent[],
): Loss | null {
  if (!MEANWHILE.has(view.step)) return null;
  const lost = events.find((event) => event.type === "energy-lost")?.card;
  const isPaid = view.losses === 0;
  if (lost != null) return { token: lost, taken: takenBy(events), isPaid };
  // Who comes later was not told of it, but sees which token was spent last.
  const loss = before ?? (isPaid ? null : lastOf(view));
  if (loss === null || (loss.isPaid && events.some((event) => event.type === "card-played"))) return null;
  return { ...loss, taken: [...loss.taken, ...takenBy(events)], isPaid };
}

function takenBy(events: readonly CelestiaDuoEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === "token-lost" || event.type === "crew-left" ? (event.card ?? []) : [],
  );
}

function lastOf(view: CelestiaDuoView): Loss | null {
  const token = view.spent.at(-1);
  return token === undefined ? null : { token, taken: [], isPaid: false };
}
