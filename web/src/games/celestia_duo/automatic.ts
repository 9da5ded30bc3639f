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
export interface Sharing {
  /** The Captain has named themselves first, and only one card lies there: it was named for that card. */
  isNamedFor: boolean;
  /** The seat has taken a card when only such were left that lie face down. */
  takesHidden: boolean;
}

export const NO_SHARING: Sharing = { isNamedFor: false, takesHidden: false };

/** What is known of a sharing after something has happened. */
export function sharingAfter(before: Sharing, view: CelestiaDuoView, events: readonly CelestiaDuoEvent[]): Sharing {
  if (view.step !== "pick") return NO_SHARING;
  let { isNamedFor, takesHidden } = before;
  for (const event of events) {
    if (event.type === "sharing-began") {
      isNamedFor = toShare(view) === 1 && event.seat === view.seat && view.captain === view.seat;
      takesHidden = false;
    } else if (event.type === "card-taken" && event.seat === view.seat) {
      takesHidden ||= event.source === "hidden" && sum(view.visible) === 0;
    } else if (event.type === "passed") {
      [isNamedFor, takesHidden] = [false, false];
    }
  }
  return { isNamedFor, takesHidden };
}

/** Which of the choices leaves a player none. */
export function obvious(view: CelestiaDuoView, choices: Choices, sharing: Sharing): Choice | undefined {
  const deeds = choices.all.filter((choice) => choice.verb !== "say");
  const [only] = deeds;
  // While the partner may still speak, the Captain waits.
  const isOpen = view.talk && !view.ready;
  if (only && deeds.length === 1 && FORCED.has(only.verb) && !isOpen) return only;
  if (view.step !== "pick") return undefined;
  const isMeant = sharing.isNamedFor || (sharing.takesHidden && sum(view.visible) === 0);
  const taking = choices.of("take");
  return isMeant && taking.length === 1 ? taking[0] : undefined;
}
