import type { CelestiaDuoEvent, CelestiaDuoView } from "../../protocol.ts";
import type { Choice, Choices } from "../../table/choices.ts";
import { sum } from "./cards.ts";
import { toShare } from "./zones.ts";

/**
 * What carries itself out where nothing else can be done. All of it follows from what lies open: how fast a seat decides
 * must not tell what it holds. A flight, a payment, a sentence and a loss are pressed by hand, even without a choice.
 */
const FORCED = new Set(["validate", "take", "lay", "reclaim", "victim", "deactivate", "drop"]);

/** How cards have been shared so far, as far as it was seen here. */
export interface SharedSoFar {
  /** The Captain who has named themselves first when only one card lay there: they did it for that card. */
  namedFor: number | null;
  /** The seats that have taken a card when all that were left lay face down. */
  takers: readonly number[];
}

export const NO_SHARING: SharedSoFar = { namedFor: null, takers: [] };

/** What is known of a sharing after something has happened. */
export function sharingAfter(
  before: SharedSoFar,
  view: CelestiaDuoView,
  events: readonly CelestiaDuoEvent[],
): SharedSoFar {
  return view.step === "pick" ? events.reduce((sharing, event) => after(sharing, event, view), before) : NO_SHARING;
}

function after(sharing: SharedSoFar, event: CelestiaDuoEvent, view: CelestiaDuoView): SharedSoFar {
  switch (event.type) {
    case "sharing-began":
      return { namedFor: toShare(view) === 1 && event.seat === view.captain ? event.seat : null, takers: [] };
    case "card-taken": {
      const isAllHidden = event.source === "hidden" && sum(view.visible) === 0;
      return isAllHidden ? { ...sharing, takers: [...sharing.takers, event.seat] } : sharing;
    }
    case "passed":
      return NO_SHARING;
    default:
      return sharing;
  }
}

/** What somebody is asked: who, at which table, what they can do, and whether their partner may still speak. */
export interface Asked {
  view: CelestiaDuoView;
  choices: Choices;
  seat: number;
  isTalk: boolean;
}

/** Which of the choices leaves a player none. */
export function obvious({ view, choices, seat, isTalk }: Asked, { namedFor, takers }: SharedSoFar): Choice | undefined {
  const deeds = choices.all.filter((choice) => choice.verb !== "say");
  const [only] = deeds;
  const isHeard = !isTalk || view.ready;
  if (only && deeds.length === 1 && FORCED.has(only.verb) && isHeard) return only;
  if (view.step !== "pick") return undefined;
  const isMeant = namedFor === seat || (takers.includes(seat) && sum(view.visible) === 0);
  const taking = choices.of("take");
  return isMeant && taking.length === 1 ? taking[0] : undefined;
}
