import type { AerionShip, AerionView } from "../../protocol.ts";
import { useDesk, type Desk } from "../../table/desk.svelte.ts";

/** What lies on Aerion's table, now or at the moment that is looked back at; null until the server has told. */
export function viewOf(desk: Desk): AerionView | null {
  return desk.view?.game === "aerion" ? desk.view : null;
}

/** The ship that a blueprint is of, with its recipe; undefined for any other card. */
export function shipOf(view: AerionView | null, kind: string): AerionShip | undefined {
  return view?.ships.find((ship) => ship.name === kind);
}

/** Asks for the view each time it is called, so that what is derived from it follows the table. */
export function useView(): () => AerionView | null {
  const desk = useDesk();
  return () => viewOf(desk);
}
