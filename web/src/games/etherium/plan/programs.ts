import { keep, kept } from "../../../shell/storage.ts";

/** The programs that were laid on this device at a table, by seat and season. */
export type Programs = Readonly<Record<string, readonly string[]>>;

const STORE = "aerodrome-etherium-programs";
/** Of tables before these nothing is kept. */
const MOST_TABLES = 8;

export const placeOf = (seat: number, season: number): string => `${seat}/${season}`;

/** What this device has kept of a table. */
export function programsAt(table: string): Programs {
  return read().find(([id]) => id === table)?.[1] ?? {};
}

export function keepPrograms(table: string, programs: Programs): void {
  const others = read().filter(([id]) => id !== table);
  keep(STORE, [...others, [table, programs]].slice(-MOST_TABLES));
}

function read(): [string, Programs][] {
  const found = kept(STORE);
  return Array.isArray(found) ? (found as [string, Programs][]) : [];
}
