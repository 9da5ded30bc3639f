import type { AerionShip, AerionView } from "../../protocol.ts";
import { t } from "../../words/words.svelte.ts";
import { kindOf } from "./cards.ts";
import { listed, shortDeckName, workshopName } from "./names.ts";
import { workshopsOf } from "./zones.ts";

/** The ships that a card is part of and that are not flying yet. */
export function shipsFor(view: AerionView, kind: string): readonly AerionShip[] {
  return view.ships.filter((ship) => !ship.flying && [ship.name, ship.material, ship.crew].includes(kind));
}

/** The three cards of a ship, in the order in which a Workshop holds them. */
export const partsOf = (ship: AerionShip): readonly string[] => [ship.name, ship.material, ship.crew];

/** Where cards of a kind are: in Workshops, in the Reserve, in the Display, in decks, discarded. */
export function whereIs(view: AerionView, kind: string): string {
  const isIt = (face: string | null): boolean => face !== null && kindOf(face) === kind;
  const displays = view.columns.filter((column) => isIt(column.display)).map((column) => shortDeckName(column.deck));
  const names = workshopsOf(view);
  const workshops = view.workshops.flatMap((faces, at) => (faces.some(isIt) ? [workshopName(names[at]!)] : []));
  const reserved = view.reserves.flat().filter(isIt).length;
  const inDecks = view.columns.reduce((sum, column) => sum + countIn(column, kind), 0);
  const discarded = view.columns.reduce((sum, column) => sum + (column.discard[kind] ?? 0), 0);
  const found = [
    ...workshops,
    ...(reserved > 0 ? [t("aerion-page-in-reserve", { count: reserved })] : []),
    ...(displays.length > 0 ? [t("aerion-page-in-display", { decks: listed(displays) })] : []),
    ...(inDecks > 0 ? [t("aerion-page-in-decks", { count: inDecks })] : []),
    ...(discarded > 0 ? [t("aerion-page-in-discards", { count: discarded })] : []),
  ];
  return found.length > 0 ? found.join(", ") : t("aerion-page-nowhere");
}

function countIn(column: AerionView["columns"][number], kind: string): number {
  return (column.unseen[kind] ?? 0) + column.known.filter((one) => one === kind).length;
}
