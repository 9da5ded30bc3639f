import type { GuidedMatch } from "../../shell/match/new-table.ts";

/**
 * The guided first match is always this deal: a crew member who helps at once, a pair in the first fight, a city
 * in reach with Gold to spend there, and a pirate that can be caught even with clumsy play.
 */
export const GUIDED_MATCH: GuidedMatch = {
  seed: "369",
  options: { mode: "quick", captain: 1 },
  seats: [{ kind: "me" }, { kind: "bot", bot: "steady" }],
};
