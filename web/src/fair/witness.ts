import type { AbortedRound } from "../protocol.ts";
import { keep, kept } from "../shell/storage.ts";

const STORE = "aerodrome-fair";
/** How many seats are remembered; the oldest are forgotten. */
const MOST = 60;

/** What one seat of this device saw of how the seed of its match was mixed. Rounds are named by their numbers. */
export interface Witness {
  table: string;
  seat: number;
  /** The hash of the seed, as it was first shown. */
  commitment: string;
  /** The bytes that were drawn here. */
  bytes: Record<string, string>;
  /** The hashes of all seats, as they were shown before the own bytes were sent. */
  hashes: Record<string, (string | null)[]>;
  aborted: AbortedRound[];
}

const all = (): Witness[] => {
  const found = kept(STORE);
  return Array.isArray(found) ? (found as Witness[]) : [];
};

/** What the seats of this device saw of a match: by its table, or where only a record is at hand by its seed's hash. */
export const witnessesOf = (commitment: string, table: string | null): Witness[] =>
  all().filter((one) => one.table === table || one.commitment === commitment);

/** What a seat has seen so far; if that is nothing, the hash of the seed is seen now. */
export function witnessOf(table: string, seat: number, commitment: string): Witness {
  const found = all().find((one) => one.table === table && one.seat === seat);
  return found ?? { table, seat, commitment, bytes: {}, hashes: {}, aborted: [] };
}

export function remember(witness: Witness): void {
  const others = all().filter((one) => one.table !== witness.table || one.seat !== witness.seat);
  keep(STORE, [witness, ...others].slice(0, MOST));
}
