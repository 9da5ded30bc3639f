import { api } from "../net/api.ts";
import type { TablePage } from "../protocol.ts";

/**
 * The table of a rematch, made at the first request; each player who asks sits down in the seats they had,
 * which are kept for them there. Throws a Refusal.
 */
export async function rematch(id: string, seats: readonly number[]): Promise<TablePage> {
  let page = await api.rematch(id);
  for (const seat of seats) {
    if (!page.yours.includes(seat)) page = await api.sit(page.table.id, seat, null);
  }
  return page;
}
