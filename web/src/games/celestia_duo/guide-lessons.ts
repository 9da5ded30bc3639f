import type { CelestiaDuoView } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";
import type { Lesson } from "../../table/guide/lessons.svelte.ts";
import { touched } from "../../table/guide/touched-piece.ts";
import { tight } from "./room.ts";

/** What a lesson looks at: the table, and what may be done now. */
export interface Scene {
  view: CelestiaDuoView;
  choices: Choices;
}

const FLAG = "flag";
/** The verbs with which a die is beaten, and those with which a crew member helps on the pieces. */
const PAYING = ["match", "joker", "flag", "pair"] as const;
const HELPING = ["augusta", "ludvig", "mama"] as const;

/** What is needed now stands before what is good to know. The words of a lesson are `celestia-page-guide-ID`. */
export const LESSONS: readonly Lesson<Scene>[] = [
  { id: "goal", due: ({ view }) => (isAt(view, "draft") ? "airship" : null) },
  { id: "cards", due: ({ view }) => (isAt(view, "draft") ? "hand" : null) },
  { id: "draft", due: ({ view, choices }) => (isAt(view, "draft") ? touched(choices, "take", "share/") : null) },
  { id: "caught", due: ({ view, choices }) => (isNear(view) ? offered(choices, "continue") : null) },
  { id: "briefing", due: ({ view, choices }) => (view.turn === 1 ? offered(choices, "continue") : null) },
  { id: "ready", due: ({ choices }) => offered(choices, "ready") },
  { id: "flag", due: ({ view, choices }) => (canValidate(choices) && hasFlag(view) ? `die/${FLAG}` : null) },
  { id: "dice", due: ({ view, choices }) => (canValidate(choices) ? firstDie(view) : null) },
  { id: "start", due: ({ choices }) => offered(choices, "start") },
  { id: "combat", due: ({ choices }) => firstTouched(choices, PAYING, "die/") },
  { id: "cannot", due: ({ choices }) => offered(choices, "cannot") },
  { id: "loss", due: ({ view, choices }) => (isAt(view, "resources") ? touched(choices, "drop", "") : null) },
  { id: "lost", due: ({ view }) => (view.losses > 0 && !isAt(view, "resources") ? "loss" : null) },
  { id: "rewards", due: ({ choices }) => touched(choices, "claim", "reward/") },
  { id: "tell", due: ({ choices }) => offered(choices, "tell") },
  { id: "share", due: ({ choices }) => offered(choices, "first") },
  { id: "pick", due: ({ view, choices }) => (isAt(view, "pick") ? touched(choices, "take", "share/") : null) },
  { id: "shop", due: ({ choices }) => offered(choices, "buy") },
  { id: "room", due: ({ view, choices }) => (isAt(view, "resources") ? null : touched(choices, "drop", "")) },
  { id: "stop", due: ({ choices }) => (choices.find("stop") ? "stage-deck" : null) },
  { id: "crew", due: ({ choices }) => helper(choices) },
  { id: "smoke", due: ({ choices }) => offered(choices, "smoke") },
  { id: "silence", due: ({ view, choices }) => (isAt(view, "combat") && choices.all.length > 0 ? "talk" : null) },
  { id: "talk", due: ({ view, choices }) => (view.turn >= 2 && offered(choices, "say") ? "talk" : null) },
  { id: "energy", due: ({ view }) => (isAt(view, "briefing") && view.turn >= 2 ? "energy" : null) },
  { id: "partner", due: ({ view }) => (isAt(view, "briefing") && view.turn >= 3 ? "partner" : null) },
  { id: "memory", due: ({ view }) => (isAt(view, "briefing") && view.turn >= 4 ? "memory" : null) },
  { id: "why", due: ({ view }) => (isAt(view, "briefing") && view.turn >= 3 ? "hand" : null) },
];

function isAt(view: CelestiaDuoView, step: string): boolean {
  return view.step === step;
}

/** The verb itself, while something can be done with it. */
function offered(choices: Choices, verb: string): string | null {
  return choices.of(verb).length > 0 ? verb : null;
}

/** A crew member who can help now: their card, or on a phone their button at the thumb. */
function helper(choices: Choices): string | null {
  if (tight.current && choices.of("use").length > 0) return "use";
  return firstTouched(choices, ["use", ...HELPING], "crew/");
}

/** Whether the next flight leads to the pirate. */
function isNear(view: CelestiaDuoView): boolean {
  return isAt(view, "briefing") && view.destination === view.pirate_ship;
}

function canValidate(choices: Choices): boolean {
  return choices.find("validate") !== undefined;
}

function hasFlag(view: CelestiaDuoView): boolean {
  return view.dice.includes(FLAG);
}

function firstDie(view: CelestiaDuoView): string | null {
  return view.dice.length > 0 ? `die/${view.dice[0]}` : null;
}

/** A piece that one of these verbs touches. */
function firstTouched(choices: Choices, verbs: readonly string[], begins: string): string | null {
  for (const verb of verbs) {
    const piece = touched(choices, verb, begins);
    if (piece !== null) return piece;
  }
  return null;
}
