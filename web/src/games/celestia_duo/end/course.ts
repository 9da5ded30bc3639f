import type { CelestiaDuoEvent, CelestiaDuoView } from "../../../protocol.ts";
import type { Moment } from "../../../table/replay.svelte.ts";

/** Where both ships were when a turn was over, and what had happened in it. */
export interface Leg {
  turn: number;
  airship: number;
  pirate: number;
  /** Energy tokens that were lost. */
  lost: number;
  /** Whether the airship stopped in a city. */
  hasStopped: boolean;
}

/** A flight as it is looked back at: its turns, and what drove the pirate on. */
export interface Course {
  legs: readonly Leg[];
  /** By how many cards the pirate fled from Flags, and at stops. */
  byFlags: number;
  atStops: number;
}

/** The flight that the moments of a match tell of. */
export function courseOf(moments: readonly Moment[]): Course {
  const legs: Leg[] = [];
  let [byFlags, atStops] = [0, 0];
  for (const { view, events } of moments) {
    if (view.game !== "celestia_duo") continue;
    const happened = events as readonly CelestiaDuoEvent[];
    const hasStopped = happened.some(({ type }) => type === "city-reached");
    const fled = happened.reduce((cards, event) => cards + (event.type === "pirate-fled" ? event.cards : 0), 0);
    if (hasStopped) atStops += fled;
    else byFlags += fled;
    const lost = happened.filter(({ type }) => type === "energy-lost").length;
    follow(legs, view, { lost, hasStopped });
  }
  return { legs, byFlags, atStops };
}

/** The first moment of a turn is what the turn before has led to. */
function follow(legs: Leg[], view: CelestiaDuoView, { lost, hasStopped }: Pick<Leg, "lost" | "hasStopped">): void {
  const last = legs.at(-1);
  const isNew = last?.turn !== view.turn;
  const leg = isNew ? { turn: view.turn, lost: 0, hasStopped: false } : last;
  // What ends a turn is told with the beginning of the next one.
  const told = isNew && last ? last : leg;
  told.lost += lost;
  told.hasStopped ||= hasStopped;
  const now = { ...leg, airship: view.airship, pirate: view.pirate_ship };
  if (isNew) legs.push(now);
  else legs[legs.length - 1] = now;
}
