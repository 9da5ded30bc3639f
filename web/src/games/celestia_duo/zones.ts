import type { Zone, Zones } from "../../layer/pieces.ts";
import type { CelestiaDuoEvent, CelestiaDuoView, Moved } from "../../protocol.ts";
import { isMove } from "../../table/events.ts";
import { BACK, spread, sum } from "./cards.ts";

/** The zone of a seat's hand, as events name it. */
export const handZone = (seat: number): string => `hand/${seat + 1}`;

/** A pile of equal cards in the own hand. */
export const ownZone = (seat: number, kind: string): string => `${handZone(seat)}/${kind}`;

/** Where cards come from that were face down before: the layer turns what comes from such a zone. */
export const DECK_FACE_UP = "deck/equipment";
export const HIDDEN_FACE_UP = "deck/hidden";

/** Every card and token on the table that is seen, by zones named as in the events. Of hidden ones only the back. */
export function zonesOf(view: CelestiaDuoView): Zones {
  const zones: Record<string, Zone> = {};
  // The own hand stays at the thumb while the table is scrolled, so it draws its cards itself.
  view.hands.forEach((size, seat) => {
    if (seat !== view.seat) zones[handZone(seat)] = { faces: backs(size) };
  });
  zones.visible = { faces: spread(view.visible) };
  zones.hidden = { faces: backs(view.hidden) };
  zones.played = { faces: spread(view.played) };
  zones.discard = { faces: spread(view.discard), pile: true };
  zones.hold = { faces: holdOf(view) };
  return zones;
}

/** The places of the hold in their order: Gold, Smoke, crew, and null for what is free. */
export function holdOf(view: CelestiaDuoView): (string | null)[] {
  const tokens = [
    ...Array<string>(view.gold).fill("gold"),
    ...Array<string>(view.smoke).fill("smoke"),
    ...Object.keys(view.crew),
  ];
  return [...tokens, ...Array<null>(Math.max(0, view.hold - tokens.length)).fill(null)];
}

/** Moves that are not seen as pieces: the route draws its ships itself, and a pile that is shuffled is just gone. */
const UNSEEN = new Set<string>(["airship-flew", "pirate-fled", "reshuffled"]);

/**
 * The moves as a seat's layer sees them: a hidden card moves as a back, one that is turned up comes from a deck, and the
 * own hand has a place for each kind.
 */
export function seen(events: readonly CelestiaDuoEvent[], seat: number): Moved[] {
  return events.flatMap((event) => (isMove(event) && !UNSEEN.has(event.type) ? seenMove(event, seat) : []));
}

function seenMove({ card, source, target }: Omit<Moved, "type">, seat: number): Moved {
  if (card === null) return { type: "moved", card: BACK, source, target };
  const placed = (zone: string): string => (zone === handZone(seat) ? ownZone(seat, card) : zone);
  const faceUp = { deck: DECK_FACE_UP, hidden: HIDDEN_FACE_UP }[source];
  return { type: "moved", card, source: faceUp ?? placed(source), target: placed(target) };
}

/** How many cards lie there to be shared. */
export const toShare = (view: CelestiaDuoView): number => sum(view.visible) + view.hidden;

function backs(count: number): string[] {
  return Array<string>(count).fill(BACK);
}
