import { t } from "../../words/words.svelte.ts";
import type { Terms } from "../match/terms.ts";

/** With whom a match would begin, in a sentence. */
export function company({ seats }: Terms): string {
  const others = seats.filter((seat) => seat.kind !== "me");
  if (others.length === 0) return t("page-start-alone");
  if (others.every((seat) => seat.kind === "bot")) return t("page-start-bots", { count: others.length });
  if (others.every((seat) => seat.kind !== "link")) return t("page-start-here", { count: seats.length });
  return t("page-start-people", { count: seats.length });
}
