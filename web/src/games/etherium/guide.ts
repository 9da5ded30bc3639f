import type { GuidedMatch } from "../../shell/match/new-table.ts";

/**
 * The guided first match is always this deal: Ertis against Psolos on the board of the first game, an early
 * fight, and a year that can be won.
 */
export const GUIDED_MATCH: GuidedMatch = {
  seed: "31",
  options: { peoples: ["ertis", "psolos"], setup: "first" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "steady" }],
};
