import type { EtheriumView } from "../../../protocol.ts";
import { FIGURES } from "../names.ts";
import type { Layout, Spot } from "./geometry.ts";

/** A unit on the board: where its feet are, in units of the picture. */
export interface BoardUnit {
  key: string;
  seat: number;
  people: string;
  figure: string;
  level: number;
  space: string;
  x: number;
  y: number;
  /** How far from the middle of its row it stands, in units. */
  aside: number;
  /** Smaller where many stand together. */
  scale: number;
}

/** The place of a unit on its space. */
type Standing = Pick<BoardUnit, "x" | "y" | "aside" | "scale">;

export const APART = 50;
const DEEPER = 26;

/** Every unit on the board; those that share a space stand beside each other, armies in front. */
export function boardUnits(view: EtheriumView, layout: Layout): BoardUnit[] {
  const found: BoardUnit[] = [];
  for (const spot of layout.spots) {
    const here = unitsOn(spot.space, view);
    here.forEach((unit, at) => found.push({ ...unit, ...placeAmong(spot, at, here.length) }));
  }
  return found;
}

/** The units on a space, in the order in which they stand. */
export function unitsOn(space: string, view: EtheriumView): Omit<BoardUnit, keyof Standing>[] {
  return FIGURES.flatMap((figure) =>
    view.players.flatMap((player, seat) =>
      player.spaces[figure] === space
        ? [{ key: `${figure}/${seat}`, seat, people: player.people, figure, level: player.levels[figure] ?? 0, space }]
        : [],
    ),
  );
}

/** The place of one of several units on a space: in rows of at most four. */
function placeAmong(spot: Spot, at: number, count: number): Standing {
  const wide = count <= 4 ? Math.min(count, count === 4 ? 2 : 3) : 4;
  const rows = Math.ceil(count / wide);
  const row = Math.floor(at / wide);
  const inRow = Math.min(wide, count - row * wide);
  const scale = count > 4 ? 0.72 : count > 2 ? 0.86 : 1;
  const aside = (at % wide) - (inRow - 1) / 2;
  return {
    x: spot.x + aside * APART * scale,
    y: spot.top + spot.deep * 0.42 + (row - (rows - 1) / 2) * DEEPER * scale,
    aside,
    scale,
  };
}
