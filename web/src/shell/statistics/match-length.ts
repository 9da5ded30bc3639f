import type { GamePage, GameTally } from "../../protocol.ts";
import { t } from "../../words/words.svelte.ts";
import { duration } from "../wording.ts";

/** A figure with what it is. */
export interface Figure {
  name: string;
  value: string;
}

/** How long a match takes on average: the turn in which it ends, as the game calls its turns, and the time. */
export function lengthOf({ turns, seconds }: GameTally, page: GamePage | null): Figure[] {
  const turn = page?.words.turn;
  return [
    ...(turns === null || turn === undefined
      ? []
      : [{ name: t("page-statistics-turns"), value: `${turn}\u00a0${Math.round(turns)}` }]),
    ...(seconds === null ? [] : [{ name: t("page-statistics-time"), value: duration(seconds) }]),
  ];
}
