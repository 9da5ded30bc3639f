/** A moment of a match that is over: an entry of its record, and the seat that is looked from. */
export interface MomentLink {
  entry?: number;
  seat?: number;
}

/** The path of a link to a moment. */
export function linkTo(table: string, { entry, seat }: Required<MomentLink>): string {
  const from = seat >= 0 ? `&from=${seat + 1}` : "";
  return `/table/${encodeURIComponent(table)}?at=${entry}${from}`;
}

/** The moment that an address asks for; null where it asks for none. */
export function momentIn(search: string): MomentLink | null {
  const asked = new URLSearchParams(search);
  if (!asked.has("replay") && !asked.has("at")) return null;
  const entry = numberIn(asked, "at");
  const from = numberIn(asked, "from");
  return { ...(entry !== null && { entry }), ...(from !== null && from > 0 && { seat: from - 1 }) };
}

function numberIn(asked: URLSearchParams, name: string): number | null {
  const value = asked.get(name) ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}
