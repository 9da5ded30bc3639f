import type { GamePage, NewSeat } from "../../protocol.ts";
import { keep, kept } from "../storage.ts";
import { settled, simplest, type Terms } from "./terms.ts";

const store = (game: string): string => `aerodrome-match-${game}`;
const KINDS: readonly string[] = ["me", "link", "bot", "here"] satisfies NewSeat["kind"][];

/** Remembers how a match was begun on this device. */
export const remember = (game: string, terms: Terms): void => keep(store(game), terms);

/** How this game was begun last on this device, as far as that is still possible; else the simplest match. */
export function lastTerms(game: GamePage): Terms {
  const found = kept(store(game.game.id)) as Partial<Terms> | null;
  const seats = Array.isArray(found?.seats) ? (found.seats as NewSeat[]).map((seat) => known(seat, game)) : [];
  if (!game.game.seats.includes(seats.length) || seats.includes(null)) return simplest(game);
  const options = typeof found?.options === "object" ? found.options : {};
  return { seats: seats as NewSeat[], options: settled(game.game, options, seats.length) };
}

/** A seat as it can be asked for, null if it cannot. */
function known(seat: NewSeat | null, game: GamePage): NewSeat | null {
  if (!seat || !KINDS.includes(seat.kind)) return null;
  if (seat.kind === "bot") return seat.bot && game.bots.includes(seat.bot) ? { kind: "bot", bot: seat.bot } : null;
  return seat.kind === "here" && seat.name ? { kind: "here", name: seat.name } : { kind: seat.kind };
}
