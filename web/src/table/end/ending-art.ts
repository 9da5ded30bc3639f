/** The drawings of a game for the end of a match. */
export interface EndingArt {
  won: readonly string[];
  lost: readonly string[];
}

const FOUND = import.meta.glob<{ ENDING: EndingArt }>("../../games/*/ending.ts", { eager: true });
const PLAIN: EndingArt = { won: ["table-star"], lost: ["table-flag"] };

/** What is drawn at the end of a match of a game. */
export function endingArt(game: string, isWon: boolean): readonly string[] {
  const { won, lost } = FOUND[`../../games/${game}/ending.ts`]?.ENDING ?? PLAIN;
  return isWon ? won : lost;
}
