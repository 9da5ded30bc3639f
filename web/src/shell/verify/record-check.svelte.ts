import { api } from "../../net/api.ts";
import { Refusal } from "../../net/problem.ts";
import { checkRecord, type Checked } from "../../fair/check.ts";
import type { MatchRecord, ProblemKind, Verified } from "../../protocol.ts";
import { t } from "../../words/words.svelte.ts";

/**
 * What was found out about a record: by the server, and by this device alone. `ending` is the rule that ended the match,
 * in words.
 */
export interface Found {
  verified: Verified;
  commitment: string;
  own: Checked | null;
  ending: string | null;
}

/** Refusals that say something about the record, not about the server or the network. */
const ABOUT_RECORD: ReadonlySet<ProblemKind> = new Set(["bad-input", "bad-message", "illegal", "unknown-action"]);

/** The check of a record: its result, or why the record is not genuine, or why it could not be checked. */
export class RecordCheck {
  isBusy = $state(false);
  found = $state.raw<Found | null>(null);
  /** Why the record is not genuine. */
  fault = $state<string | null>(null);
  /** Why nothing can be said about it. */
  trouble = $state.raw<Refusal | null>(null);
  #latest = 0;

  /** Checks a record that is fetched or read first. */
  async check(read: () => Promise<string>, table: string | null = null): Promise<void> {
    const number = ++this.#latest;
    this.isBusy = true;
    this.found = this.fault = this.trouble = null;
    try {
      const found = await checked(await read(), table);
      if (number === this.#latest) this.found = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number !== this.#latest) return;
      if (error.problem && ABOUT_RECORD.has(error.problem.kind)) this.fault = error.message;
      else this.trouble = error;
    } finally {
      if (number === this.#latest) this.isBusy = false;
    }
  }
}

/** The record of a finished match at this server. */
export const recordOf = async (table: string): Promise<string> => JSON.stringify(await api.record(table));

/** The record in a file. */
export async function recordIn(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new Refusal(t("page-verify-unreadable"));
  }
}

async function checked(text: string, table: string | null): Promise<Found> {
  const verified = await api.verify(text);
  const record = JSON.parse(text) as MatchRecord;
  const own = record.seed ? checkRecord(record, table) : null;
  const { commitment } = record;
  if (!verified.outcome) return { verified, commitment, own, ending: null };
  const { rule } = verified.outcome;
  const { rules } = await api.rules(verified.game);
  return { verified, commitment, own, ending: rules.find((one) => one.id === rule)?.text ?? null };
}
