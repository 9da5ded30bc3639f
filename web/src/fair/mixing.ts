import type { TableInfo } from "../protocol.ts";
import { witnessOf, remember, type Witness } from "./witness.ts";
import { ascii, bytesOf, hex, joined, sha256, unhex } from "./sha256.ts";

const BYTES = 32;

/** The hash of what a seat will add to the seed: it is bound to the table's seed, the round and the seat. */
export function contributionHash(commitment: string, round: number, seat: number, bytes: string): string {
  const bound = joined(unhex(commitment), bytesOf(round, 4), [seat]);
  return hex(sha256(joined(ascii("aerodrome contribution 2"), bound, unhex(bytes))));
}

/** What is to be sent: a hash, or the bytes. */
export type MixingShare =
  { type: "commit"; round: number; hash: string } | { type: "reveal"; round: number; bytes: string };

/**
 * What one seat adds to the seed of its match: first a hash, then, when the hashes of all are shown, the bytes. What it
 * draws and sees is kept on this device, so a reload loses nothing and the end can be checked.
 */
export class Mixing {
  readonly #seat: number;
  #witness: Witness | null = null;

  constructor(seat: number) {
    this.#seat = seat;
  }

  /** What is to be sent now, if anything. */
  see(table: TableInfo): MixingShare | null {
    if (this.#seat < 0 || table.known_deal) return null;
    this.#witness ??= witnessOf(table.id, this.#seat, table.commitment);
    const witness = this.#witness;
    if (table.aborted.length > witness.aborted.length) {
      witness.aborted = table.aborted;
      remember(witness);
    }
    const place = table.seats[this.#seat];
    if (!this.#mixes(table) || !place) return null;
    if (table.hashes.length === 0)
      return place.has_committed || witness.bytes[table.round] ? null : this.#begin(witness, table.round);
    if (place.has_contributed || !this.#knows(table)) return null;
    // Bytes that came without a hash could be chosen to suit those of this seat.
    if (table.seats.some((other, seat) => other.is_taken && !other.bot && table.hashes[seat] == null)) return null;
    witness.hashes[table.round] = table.hashes;
    remember(witness);
    return { type: "reveal", round: table.round, bytes: witness.bytes[table.round]! };
  }

  /** Whether the table waits for bytes of this seat that another device has drawn, or that are lost. */
  isStuck(table: TableInfo): boolean {
    if (!this.#mixes(table) || table.hashes.length === 0) return false;
    return !table.seats[this.#seat]?.has_contributed && !this.#knows(table);
  }

  /** Give up a round whose bytes are lost: what is to be sent for the next one. */
  giveUp(table: TableInfo): MixingShare | null {
    return this.#witness && this.isStuck(table) ? this.#begin(this.#witness, table.round + 1) : null;
  }

  #mixes(table: TableInfo): boolean {
    const place = table.seats[this.#seat];
    return table.status === "gathering" && !table.known_deal && place?.is_taken === true && !place.bot;
  }

  #begin(witness: Witness, round: number): MixingShare {
    const bytes = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
    witness.bytes[round] = bytes;
    remember(witness);
    return { type: "commit", round, hash: contributionHash(witness.commitment, round, this.#seat, bytes) };
  }

  #knows(table: TableInfo): boolean {
    const bytes = this.#witness?.bytes[table.round];
    if (!bytes) return false;
    return table.hashes[this.#seat] === contributionHash(table.commitment, table.round, this.#seat, bytes);
  }
}
