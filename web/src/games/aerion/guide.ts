import type { Guide } from "../../shell/match/new-table.ts";

/** The guided first match is this deal, for everybody: three turns lead to the first ship. */
export const GUIDE: Guide = { seed: "593", options: {}, seats: [{ kind: "me" }] };
