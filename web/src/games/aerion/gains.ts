import type { AerionAids, AerionView } from "../../protocol.ts";

/** The goals that a Pixie would complete by turning a die, as "2>4": decks with a card to acquire, and what else dice are for. */
export function gainsOf(aids: AerionAids | null, view: AerionView | null, turn: string): readonly string[] {
  const gained = aids?.turns[turn] ?? [];
  return gained.filter((goal) => {
    const column = view?.columns.find((one) => one.deck === goal);
    return column === undefined || column.display !== null;
  });
}
