import type { GamePage, TableCard } from "../../protocol.ts";
import { t } from "../../words/words.svelte.ts";
import { guest } from "../guest.svelte.ts";
import { together } from "../wording.ts";

/** Where a table stands for a guest, as the page calls it. A match on hold waits for a server with its rules. */
export function standing({ your_turn, status }: TableCard): string {
  if (your_turn) return "your-turn";
  return status === "waiting" ? "on-hold" : status;
}

/** With whom a guest sits at a table, in words. */
export function withWhom(table: TableCard, page: GamePage | null): string {
  const others = table.names
    // Others on this device sit in seats of this guest, under names of their own.
    .map((name, seat) => ({ name, seat, bot: table.bots[seat] ?? null }))
    .filter(({ name, seat }) => !table.yours.includes(seat) || (name !== null && name !== guest.info?.name))
    .map(({ name, bot }) => {
      if (bot === null) return name ?? t("page-somebody");
      const called = page?.words[`bot-${bot}`];
      return called ? t("page-bot", { name: called }) : t("page-a-bot");
    });
  if (others.length > 0) return t("page-table-with", { names: together(others) });
  // Sharing a device without names is not playing alone.
  return table.names.length > 1 ? t("page-table-here", { count: table.names.length }) : t("page-table-alone");
}
