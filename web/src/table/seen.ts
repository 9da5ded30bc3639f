import { keep, kept } from "../shell/storage.ts";

/** How much of each table somebody at this device has seen: versions by table and seat, the latest at the end. */
const STORE = "aerodrome-seen";
const MOST = 60;

type Seen = [key: string, version: number][];

function all(): Seen {
  const found = kept(STORE);
  return Array.isArray(found) ? (found as Seen) : [];
}

const keyOf = (table: string, seat: number): string => `${table}/${seat}`;

/** The version that was looked at last from a seat; null when it never was. */
export function lastSeen(table: string, seat: number): number | null {
  const key = keyOf(table, seat);
  return all().find(([one]) => one === key)?.[1] ?? null;
}

/** The player in the seat has seen this version. */
export function see(table: string, seat: number, version: number): void {
  const key = keyOf(table, seat);
  const others = all().filter(([one]) => one !== key);
  keep(STORE, [...others, [key, version]].slice(-MOST));
}
