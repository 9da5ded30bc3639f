import type { Zone, Zones } from "../../layer/pieces.ts";
import type { AerionColumn, AerionView } from "../../protocol.ts";
import { classOf, type CardClass } from "./cards.ts";

/** The three places of a Workshop. */
export const SLOTS: readonly CardClass[] = ["blueprint", "material", "crew"];

/** What lies in the box is out of the match, and not seen. */
const BOX = "box/";

/** Areas of expansions of which only the top card is seen. */
const PILES = new Set(["eggs"]);

/** Names of the Workshops in the order of the view: with two players one for each seat, then the common one. */
export function workshopsOf(view: AerionView): string[] {
  return view.workshops.map((_, at) => (view.seats > 1 && at === view.seats ? "common" : `${at + 1}`));
}

/**
 * Every card on the table that is seen, by zones named as in the events. Decks are not among them: their cards are
 * hidden, and what comes from there appears where the deck lies.
 */
export function zonesOf(view: AerionView): Zones {
  const zones: Record<string, Zone> = {};
  for (const column of view.columns) {
    zones[`display/${column.deck}`] = { faces: column.display ? [`${column.display}@${column.deck}`] : [] };
    zones[`discard/${column.deck}`] = { faces: discardOf(column), pile: true };
  }
  workshopsOf(view).forEach((name, at) => (zones[`workshop/${name}`] = { faces: slotsOf(view.workshops[at]!) }));
  view.pulpits.forEach((faces, seat) => (zones[`pulpit/${seat + 1}`] = { faces }));
  view.reserves.forEach((faces, seat) => (zones[`reserve/${seat + 1}`] = { faces }));
  zones.acquired = { faces: view.acquired ? [view.acquired] : [] };
  for (const [area, faces] of Object.entries(view.areas)) {
    if (area.startsWith(BOX)) continue;
    zones[area] = PILES.has(area) ? { faces, pile: true } : { faces };
  }
  return zones;
}

/** The cards of a Workshop in its three places. */
function slotsOf(faces: readonly string[]): (string | null)[] {
  return SLOTS.map((slot) => faces.find((face) => classOf(face) === slot) ?? null);
}

function discardOf(column: AerionColumn): string[] {
  return Object.entries(column.discard).flatMap(([kind, count]) => Array<string>(count).fill(`${kind}@${column.deck}`));
}

/** How many cards a deck still has. */
export function sizeOf(column: AerionColumn): number {
  return column.known.length + Object.values(column.unseen).reduce((sum, count) => sum + count, 0);
}

/** How many cards all decks still have. */
export function cardsLeft(view: AerionView | null): number {
  return view?.columns.reduce((sum, column) => sum + sizeOf(column), 0) ?? 0;
}
