import type { Guide } from "../../shell/match/new-table.ts";

/**
 * The guided first match is this deal, for everybody: Ertis against Psolos on the board of the first game, an early
 * fight, and a year that can be won.
 */
export const GUIDE: Guide = {
  seed: "31",
  options: { peoples: ["ertis", "psolos"], setup: "first" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "steady" }],
};
