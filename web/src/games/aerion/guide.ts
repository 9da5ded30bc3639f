import type { GuidedMatch } from "../../shell/match/new-table.ts";

/** The guided first match is always this deal: three turns lead to the first ship. */
export const GUIDED_MATCH: GuidedMatch = { seed: "593", options: {}, seats: [{ kind: "me" }] };
