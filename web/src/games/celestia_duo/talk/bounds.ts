import type { CelestiaDuoView } from "../../../protocol.ts";
import { t } from "../../../words/words.svelte.ts";
import { KINDS } from "../cards.ts";
import { cardName } from "../names.ts";
import { quoted, statementText } from "./sentences.ts";

/** How many cards of a kind a hand can hold, as far as everybody can know: `most` is null where nothing limits it. */
export interface Bounds {
  least: number;
  most: number | null;
}

/** What is public about one kind of card in a hand. */
export function boundsOf(view: CelestiaDuoView, seat: number, kind: string): Bounds {
  const memory = view.memory[seat];
  const size = view.hands[seat] ?? 0;
  const most = memory?.at_most[kind];
  return { least: memory?.at_least[kind] ?? 0, most: most === undefined || most >= size ? null : most };
}

/** The same, short enough for a cell: 2, ≥ 1, ≤ 2, 1–3, or nothing known. */
export function boundsShort({ least, most }: Bounds): string {
  if (most === null) return least > 0 ? `≥ ${least}` : "";
  if (least === most) return String(most);
  return least > 0 ? `${least}–${most}` : `≤ ${most}`;
}

/** The same as a screen reader says it. */
export function boundsLong({ least, most }: Bounds): string {
  const known =
    most === null ? (least > 0 ? "least" : "nothing") : least === most ? "exactly" : least ? "both" : "most";
  return t("celestia-page-bounds", { known, least, most: most ?? 0 });
}

/** Public knowledge of a hand that no field holds: statements, and what failing to pay has proved. */
export function notesOn(view: CelestiaDuoView, seat: number): string[] {
  const [memory, told] = [view.memory[seat], view.told[seat]];
  const notes: string[] = [];
  if (told && told !== "nothing")
    notes.push(t("celestia-page-memory-told", { statement: quoted(statementText(told)) }));
  if (memory?.unpaid) notes.push(t("celestia-page-memory-unpaid"));
  if (memory && memory.since > 0) {
    // Each of the cards that have come since can be of any of these kinds, but it is only one card.
    const kinds = KINDS.filter((kind) => memory.proved[kind] === 0 && memory.at_most[kind] !== 0);
    if (kinds.length > 1) {
      const cards = kinds.map(cardName).join(", ");
      notes.push(t("celestia-page-memory-new", { since: memory.since, cards }));
    }
  }
  return notes;
}
