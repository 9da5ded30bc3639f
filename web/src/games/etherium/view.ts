import type { EtheriumAids, EtheriumPlayer, EtheriumView } from "../../protocol.ts";
import { useDesk, type Desk } from "../../table/desk.svelte.ts";
import { t } from "../../words/words.svelte.ts";

/** What lies on the table, now or at the moment that is looked back at; null until the server has told. */
export function viewOf(desk: Desk): EtheriumView | null {
  return desk.view?.game === "etherium" ? desk.view : null;
}

/** Asks for the view each time it is called, so that what is derived from it follows the table. */
export function useView(): () => EtheriumView | null {
  const desk = useDesk();
  return () => viewOf(desk);
}

/** What helps to decide now; what it says of heights and seasons also holds while looking back. */
export function aidsOf(desk: Desk): EtheriumAids | null {
  const aids = desk.seat.aids;
  return aids?.game === "etherium" ? aids : null;
}

/** The viewer's people; undefined for an onlooker. */
export function mineOf(view: EtheriumView): EtheriumPlayer | undefined {
  return view.players[view.seat];
}

/** Whether the tokens are being laid. */
export const isProgramming = (view: EtheriumView): boolean => view.step === "program";

/** How far the year is, in words. */
export const yearOf = (desk: Desk, view: EtheriumView): string =>
  t("etherium-zone-season-number", { number: view.season_number, seasons: aidsOf(desk)?.reference.seasons ?? 0 });

/** The drawing of the season. */
export function seasonArt(view: EtheriumView): string {
  const name = view.season === "night" ? "night" : view.season?.endsWith("-1") ? "day-a" : "day-b";
  return `etherium-season-${name}`;
}
