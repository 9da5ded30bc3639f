import type { CelestiaDuoAids, CelestiaDuoView } from "../../protocol.ts";
import { useDesk, type Desk } from "../../table/desk.svelte.ts";

/** The last place of the route is this one less; here the pirate is safe. */
export const LAIR = 26;

/** What lies on the table, now or at the moment that is looked back at; null until the server has told. */
export function viewOf(desk: Desk): CelestiaDuoView | null {
  return desk.view?.game === "celestia_duo" ? desk.view : null;
}

/** Asks for the view each time it is called, so that what is derived from it follows the table. */
export function useView(): () => CelestiaDuoView | null {
  const desk = useDesk();
  return () => viewOf(desk);
}

/** What the cards show. It stays the same throughout a match, so it holds for the past that is looked back at too. */
export function aidsOf(desk: Desk): CelestiaDuoAids | null {
  const { aids } = desk.seat;
  return aids?.game === "celestia_duo" ? aids : null;
}

/** Asks for what the cards show each time it is called. */
export function useAids(): () => CelestiaDuoAids | null {
  const desk = useDesk();
  return () => aidsOf(desk);
}

/** The seat beside the one that looks; for those who only watch, the second. */
export const partnerOf = (view: CelestiaDuoView): number => (view.seat === 1 ? 0 : 1);

/** Whether the seat that looks only advises: the decision is its partner's. */
export const isAdvising = (view: CelestiaDuoView): boolean => view.talk && view.seat >= 0 && view.player !== view.seat;

/** Steps in which one of the two fights. */
const FIGHTING = new Set(["combat", "grapple", "resources"]);

export const isFight = (view: CelestiaDuoView): boolean => FIGHTING.has(view.step);

/** Whether it is this seat's turn in a fight. */
export const isFighting = (view: CelestiaDuoView, seat: number): boolean => isFight(view) && view.fighter === seat;

/** The Stage card that the airship is on, if it has stopped in a city. */
export function stageHere(view: CelestiaDuoView): string | null {
  return view.route[view.airship - 1]?.stage ?? null;
}

/** The Ambush card that lies face up under the airship. */
export function ambushHere(view: CelestiaDuoView): string | null {
  const place = view.route[view.airship - 1];
  return place?.up ? place.card : null;
}
