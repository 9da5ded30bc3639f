import type { GamePage, TableCard } from "../../protocol.ts";
import { optionsOf } from "../../table/options.ts";
import { t } from "../../words/words.svelte.ts";

/** With what a match was played, in a row of words: the number of players if it is told, and what is not as usual. */
export function playedWith(
  page: GamePage | null,
  match: { options: Record<string, unknown> },
  seats: number | null = null,
): string {
  const said = (page ? optionsOf(page, match) : []).map((option) => t("page-option-said", { ...option }));
  const players = seats === null ? [] : [t("page-statistics-players", { count: seats })];
  return [...players, ...(said.length > 0 ? said : [t("page-statistics-usual")])].join(" · ");
}

/** The options of a match, with what came up for those that were left to chance. */
export function asPlayed({ options, drawn }: Pick<TableCard, "options" | "drawn">): {
  options: Record<string, unknown>;
} {
  return { options: { ...options, ...drawn } };
}
