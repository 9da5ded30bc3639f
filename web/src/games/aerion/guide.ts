import type { Guide } from "../../shell/match/new-table.ts";

/** The guided first match is always this deal: three turns lead to the first ship. */
export const GUIDE: Guide = { seed: "593", options: {}, seats: [{ kind: "me" }] };
