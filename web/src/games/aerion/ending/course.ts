import type { AerionView, TableEvent } from "../../../protocol.ts";
import { cardsLeft } from "../zones.ts";

/** The end of one turn: how many cards the decks had, how many ships were flying, which were built in it. */
export interface Turn {
  turn: number;
  cards: number;
  ships: number;
  built: readonly string[];
}

const DECK = "deck/";

/** How a match went, turn by turn, worked out backwards from how it ended. */
export function courseOf(view: AerionView, events: readonly TableEvent[]): readonly Turn[] {
  const began = events.flatMap((event, at) => (event.type === "turn-began" ? [{ at, turn: event.turn }] : []));
  const starts = began[0]?.turn === 1 ? began : [{ at: 0, turn: 1 }, ...began];
  let [cards, ships] = [cardsLeft(view), view.ships.filter((ship) => ship.flying).length];
  const found: Turn[] = [];
  for (let at = starts.length - 1; at >= 0; at -= 1) {
    const within = events.slice(starts[at]!.at, starts[at + 1]?.at);
    const built = within.flatMap((event) => (event.type === "ship-built" ? [event.ship] : []));
    found.unshift({ turn: starts[at]!.turn, cards, ships, built });
    cards += within.reduce((sum, event) => sum + outOfDecks(event), 0);
    ships -= built.length;
  }
  return found;
}

/** How many cards an event takes from the decks; less than none for those it brings back. */
function outOfDecks(event: TableEvent): number {
  if (!("source" in event) || !("target" in event)) return 0;
  return Number(event.source.startsWith(DECK)) - Number(event.target.startsWith(DECK));
}
