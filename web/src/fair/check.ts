import type { AbortedRound, Contribution, MatchRecord, RecordedChance } from "../protocol.ts";
import { witnessesOf, type Witness } from "./witness.ts";
import { contributionHash } from "./mixing.ts";
import { ascii, bytesOf, hex, hmac, joined, sha256, unhex } from "./sha256.ts";

/** What is not as it was promised; the page has a sentence for each. */
export type Doubt = "commitment" | "seed" | "own" | "hashes" | "rounds" | "people" | "draws";

/** What this device found out about a record by itself, without asking the server. */
export interface Checked {
  doubts: Doubt[];
  /** How many rolls and draws follow from the seed and the contributions. */
  draws: number;
  /** Whether a seat of this device played in the match, and what it saw could be compared. */
  hasMemory: boolean;
}

/** Checks a finished match: all that follows from the record alone, and what this device saw when it began. */
export function checkRecord(record: MatchRecord, table: string | null = null): Checked {
  const witnesses = witnessesOf(record.commitment, table);
  const doubts = new Set<Doubt>(witnesses.flatMap((witness) => doubtsOf(witness, record)));
  if (!record.seed || hex(sha256(unhex(record.seed))) !== record.commitment) doubts.add("seed");
  const { people = [], contributions = [] } = record.mixing ?? {};
  const isSeat = (seat: number, at: number): boolean =>
    Number.isInteger(seat) && seat > (people[at - 1] ?? -1) && seat < record.seats;
  if (!people.every(isSeat) || (record.mixing && people.length === 0)) doubts.add("people");
  if (contributions.map((one) => one.seat).join() !== people.join()) doubts.add("people");
  const round = aborted(record).length + 1;
  if (contributions.some((one) => !fits(record.commitment, round, one))) doubts.add("hashes");
  const draws = follow(record);
  if (draws === null) doubts.add("draws");
  return {
    doubts: [...doubts],
    draws: draws ?? 0,
    hasMemory: witnesses.some(({ bytes }) => Object.keys(bytes).length > 0),
  };
}

const aborted = (record: MatchRecord): readonly AbortedRound[] => record.mixing?.aborted ?? [];

const fits = (commitment: string, round: number, { seat, hash, bytes }: Contribution): boolean =>
  contributionHash(commitment, round, seat, bytes) === hash;

/** What a seat saw that the record does not say. */
function doubtsOf(witness: Witness, record: MatchRecord): Doubt[] {
  const found: Doubt[] = witness.commitment === record.commitment ? [] : ["commitment"];
  const given = aborted(record);
  const round = given.length + 1;
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  if (!same(witness.aborted.map(shape), given.slice(0, witness.aborted.length).map(shape))) found.push("rounds");
  for (const [number, hashes] of Object.entries(witness.hashes)) {
    const shown = hashes.flatMap((hash, seat) => (hash === null ? [] : [[seat, hash]]));
    const parts = Number(number) === round ? record.mixing?.contributions : given[Number(number) - 1]?.hashes;
    const told = (parts ?? []).map(({ seat, hash }) => [seat, hash]);
    if (!same(shown, told)) found.push(Number(number) === round ? "hashes" : "rounds");
  }
  const own = record.mixing?.contributions.find(({ seat }) => seat === witness.seat);
  if (witness.hashes[round] && own?.bytes !== witness.bytes[round]) found.push("own");
  return found;
}

const shape = ({ hashes, missing }: AbortedRound): unknown => [hashes.map(({ seat, hash }) => [seat, hash]), missing];

/** Work out every roll and draw again; how many there are, or null when one is not what it should be. */
function follow(record: MatchRecord): number | null {
  const draw = hmac(hmac(unhex(record.seed ?? ""))(mixed(record)));
  const used = new Map<string, number>();
  let count = 0;
  for (const [stream, n, results] of chances(record)) {
    for (const result of results) {
      const index = used.get(stream) ?? 0;
      used.set(stream, index + 1);
      if (pick(draw, stream, index, n) !== result) return null;
      count += 1;
    }
  }
  return count;
}

function mixed(record: MatchRecord): Uint8Array {
  if (record.mixing) {
    const parts = record.mixing.contributions.map(({ seat, bytes }) => {
      const added = unhex(bytes);
      return joined([seat, added.length], added);
    });
    return joined(ascii("aerodrome fair dice 2"), ...parts);
  }
  const parts = (record.contributions ?? []).map((bytes) => {
    const added = unhex(bytes);
    return joined([added.length], added);
  });
  return joined(ascii("aerodrome fair dice 1"), ...parts);
}

function chances(record: MatchRecord): RecordedChance[] {
  const later = (record.entries ?? []).flatMap((entry) => (entry.type === "decision" ? (entry.chance ?? []) : []));
  return [...(record.deal ?? []), ...later];
}

/** Pick number `index` of a stream: one of n, each exactly equally likely. */
function pick(draw: ReturnType<typeof hmac>, stream: string, index: number, n: number): number {
  const range = 2n ** 64n;
  const limit = range - (range % BigInt(n));
  for (let attempt = 0; ; attempt += 1) {
    const hashed = draw(joined(ascii(stream), [0], bytesOf(index, 8), bytesOf(attempt, 4)));
    const word = new DataView(hashed.buffer).getBigUint64(0);
    if (word < limit) return Number(word % BigInt(n));
  }
}

/** A fingerprint in groups that two people can compare by reading them to each other. */
export const grouped = (commitment: string): string => (commitment.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
