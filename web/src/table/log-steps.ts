import type { TableEvent } from "../protocol.ts";
import type { Replay } from "./replay.svelte.ts";
import type { Step } from "./seat.svelte.ts";

/** What the log tells in one entry. */
export interface LogStep {
  key: number;
  events: readonly TableEvent[];
  told: readonly string[];
  /** The moment that it leads to, while the match is looked back at. */
  moment: number | null;
}

/** The entries of the log: what a seat was told, or the whole match that is looked back at. */
export function logSteps(steps: readonly Step[], replay: Pick<Replay, "moments"> | null): readonly LogStep[] {
  const all: readonly LogStep[] = replay
    ? replay.moments.map(({ events, told }, moment) => ({ key: moment, events, told, moment }))
    : steps.map(({ version, events, told }) => ({ key: version, events, told, moment: null }));
  return all.filter(({ told }) => told.length > 0);
}

/** The entry that tells how the moment that is shown came about: the last one until then. */
export function entryAt(steps: readonly LogStep[], moment: number): LogStep | undefined {
  return steps.findLast((step) => step.moment !== null && step.moment <= moment);
}
