import type { AerionAids, AerionView } from "../../protocol.ts";
import { kindOf } from "./cards.ts";
import { gainsOf } from "./gains.ts";
import type { Scene } from "./guide-lessons.ts";
import { cardName, cardsName, shortDeckName, workshopName } from "./names.ts";
import { workshopsOf } from "./zones.ts";

/** A card of the Display that goes on with what lies in a Workshop. */
export interface Wanted {
  deck: string;
  card: string;
  workshop: string;
  /** What lies in that Workshop. */
  held: readonly string[];
  isLast: boolean;
}

/** The card of a column, if it goes to cards that lie in a Workshop already. */
export function wantedOf(view: AerionView, aids: AerionAids, deck: string): Wanted | null {
  const face = view.columns.find((column) => column.deck === deck)?.display;
  const use = aids.uses[deck];
  if (!face || (use !== "completes" && use !== "fits")) return null;
  const found = workshopsOf(view).flatMap((workshop, at) => {
    const held = view.workshops[at] ?? [];
    const takes = aids.fits[`workshop/${workshop}`]?.includes(kindOf(face)) === true;
    return held.length > 0 && takes ? [{ deck, card: face, workshop, held, isLast: use === "completes" }] : [];
  });
  return found.sort((one, other) => other.held.length - one.held.length)[0] ?? null;
}

/** The card that the dice can acquire and that goes on with a ship. */
export function wantedNow({ view, aids, choices }: Scene): Wanted | null {
  if (!aids) return null;
  const found = choices.of("acquire").flatMap((choice) => wantedOf(view, aids, choice.args.deck ?? "") ?? []);
  return found.sort((one, other) => other.held.length - one.held.length)[0] ?? null;
}

/** The turn of a die that brings such a card. */
export function turnWanted({ view, aids, choices }: Scene): { turn: string; wanted: Wanted } | null {
  if (!aids || choices.of("pixie").length === 0) return null;
  const found = Object.keys(aids.turns).flatMap((turn) =>
    gainsOf(aids, view, turn).flatMap((goal) => {
      const wanted = wantedOf(view, aids, goal);
      return wanted ? [{ turn, wanted }] : [];
    }),
  );
  return found.sort((one, other) => other.wanted.held.length - one.wanted.held.length)[0] ?? null;
}

/** What a lesson says of the table. */
export function wordsOf(lesson: string, scene: Scene): Record<string, string> {
  const turn = lesson === "pixie-wanted" ? turnWanted(scene) : null;
  const wanted = turn?.wanted ?? (lesson === "wanted" ? wantedNow(scene) : null);
  if (!wanted) return {};
  const [from = "", to = ""] = turn?.turn.split(">") ?? [];
  return {
    card: cardName(wanted.card),
    goal: shortDeckName(wanted.deck),
    workshop: workshopName(wanted.workshop),
    held: cardsName(wanted.held),
    last: wanted.isLast ? "yes" : "no",
    from,
    to,
  };
}
