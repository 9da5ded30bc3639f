import type { EtheriumView, View } from "../../../protocol.ts";
import { SOURCES, starsOf } from "./star-sources.ts";

/** The stars of each seat at the end of each season, from the moments of a match in their order. */
export function starsBySeason(views: readonly View[]): number[][] {
  const found = new Map<number, number[]>();
  for (const view of views) {
    if (view.game === "etherium") found.set(view.season_number, view.players.map(starsOf));
  }
  return [...found].sort(([one], [other]) => one - other).map(([, stars]) => stars);
}

/** The source from which the first of a ranking has most stars more than the second; null where none has. */
export function decisive(view: EtheriumView, ranking: readonly number[]): Decisive | null {
  const [winner, second] = ranking.map((seat) => view.players[seat]!.stars);
  if (!winner || !second) return null;
  const leads = SOURCES.map(({ name }) => ({ source: name, stars: winner[name] ?? 0, other: second[name] ?? 0 }));
  const best = leads.reduce((one, other) => (other.stars - other.other > one.stars - one.other ? other : one));
  return best.stars > best.other ? best : null;
}

export interface Decisive {
  source: string;
  stars: number;
  other: number;
}
