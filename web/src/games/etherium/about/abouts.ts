import type { Explanation } from "../../../table/shown.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import { aidsOf, viewOf } from "../view.ts";
import { capacity, card, cube, token } from "./goods.ts";
import { people, stars, unit } from "./peoples.ts";
import { slot } from "./slots.ts";
import { space } from "./spaces.ts";
import type { Known, Teller } from "./known.ts";

/** How each kind of piece explains itself. */
const TELLERS: Record<string, Teller> = {
  capacity,
  cube,
  flash: card,
  seat: people,
  slot,
  space,
  stars,
  token,
  unit,
};

/** What a piece is and is for: `unit/army`, `space/ether`, `seat/2`. The values are the server's. */
export function aboutOf(desk: Desk, piece: string): Explanation | null {
  const [view, aids] = [viewOf(desk), aidsOf(desk)];
  const [kind = "", name = ""] = piece.split("/");
  const teller = TELLERS[kind];
  if (!view || !aids || !teller) return null;
  const known: Known = { view, aids, mine: view.players[view.seat] };
  const about = teller(name, known);
  return about && { ...about, isFolded: kind !== "flash" };
}
