import type { EtheriumView } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";
import type { Lesson } from "../../table/guide/lessons.svelte.ts";
import { touched } from "../../table/guide/touched-piece.ts";

/** What a lesson looks at: the table as it is shown, what may be done now, and the own program. */
export interface Scene {
  view: EtheriumView;
  choices: Choices;
  /** The slots with tokens of the own program, and whether these are all. */
  slots: readonly string[];
  isComplete: boolean;
  /** Whether the next token would succeed there as things stand. */
  mayWork: (slot: string) => boolean;
}

/** The program that the guide proposes for the first season of its deal. */
export const PROPOSED = ["upgrade-collector", "collect-forest", "move-mine", "collect-mine"] as const;

/** What is needed now stands before what is good to know. The words of a lesson are `etherium-page-guide-ID`. */
export const LESSONS: readonly Lesson<Scene>[] = [
  { id: "goal", due: ({ view }) => (isBefore(view) ? "score" : null) },
  { id: "collector", due: ({ view }) => (isBefore(view) ? "unit/collector" : null) },
  { id: "army", due: ({ view }) => (isBefore(view) ? "unit/army" : null) },
  { id: "guide", due: ({ view }) => (isBefore(view) ? "unit/guide" : null) },
  { id: "terrains", due: ({ view }) => (isBefore(view) ? "board" : null) },
  { id: "heights", due: ({ view }) => (isBefore(view) ? "board" : null) },
  { id: "season", due: ({ view }) => (isBefore(view) ? "season" : null) },
  { id: "season-move", due: ({ view, choices }) => (view.number === 0 ? touched(choices, "move", "space/") : null) },
  { id: "season-do", due: ({ view, choices }) => (isOffered(view) && !mayMove(choices) ? anyOf(choices) : null) },
  { id: "ready", due: ({ isComplete }) => (isComplete ? "ready" : null) },
  { id: "from-capacities", due: (scene) => (isFresh(scene, 1) ? "supply" : null) },
  { id: "from-ether", due: (scene) => (isFresh(scene, 1) ? "cube/ether" : null) },
  { id: "from-tokens", due: (scene) => (isFresh(scene, 1) ? "score" : null) },
  { id: "program", due: (scene) => (isFresh(scene, 1) ? "slots" : null) },
  ...PROPOSED.map((slot, at) => ({ id: `plan-${at + 1}`, due: (scene: Scene) => proposed(scene, slot, at) })),
  { id: "strip", due: ({ view, slots }) => (isAt(view, "program") && slots.length > 1 ? "program" : null) },
  { id: "failed", due: ({ view, choices }) => (view.failure === null ? null : anyOf(choices)) },
  { id: "act-move", due: ({ view, choices }) => (isAt(view, "act") ? touched(choices, "move", "space/") : null) },
  { id: "act", due: ({ view, choices }) => (isAt(view, "act") && view.failure === null ? anyOf(choices) : null) },
  { id: "flash", due: ({ choices }) => offered(choices, "play", "cards") },
  { id: "rolled", due: ({ choices }) => offered(choices, "guide", "conflict") },
  { id: "flee", due: ({ choices }) => touched(choices, "flee", "space/") },
  { id: "siege", due: ({ choices }) => offered(choices, "siege", "siege") },
  { id: "cubes", due: ({ view, choices }) => (view.failure === null ? cubeOf(choices) : null) },
  { id: "limit", due: ({ choices }) => offered(choices, "discard", "cards") },
  { id: "conflict", due: ({ view }) => (isFight(view) ? "conflict" : null) },
  { id: "pillage", due: ({ view }) => (view.conflict === "pillage" ? "conflict" : null) },
  { id: "resolve", due: ({ view }) => (view.number > 0 && !isAt(view, "over") ? "timeline" : null) },
  { id: "ether", due: (scene) => (isFresh(scene, 2) ? "group-transform" : null) },
  { id: "why", due: ({ view }) => (isPlanning(view, 2) ? "slots" : null) },
  { id: "reference", due: ({ view }) => (isPlanning(view, 2) ? "reference" : null) },
  { id: "capacity", due: ({ view }) => (isPlanning(view, 3) ? "group-transform" : null) },
  { id: "upgrade", due: ({ view }) => (isPlanning(view, 3) ? "group-upgrade" : null) },
  { id: "others", due: ({ view }) => (isPlanning(view, 3) ? "peoples" : null) },
  { id: "stars", due: ({ view }) => (isPlanning(view, 4) ? "score" : null) },
];

/** Whether nothing has been carried out yet in the first season. */
function isBefore(view: EtheriumView): boolean {
  return view.season_number === 1 && view.number === 0;
}

/** Whether a program is begun, in this season or a later one. */
function isFresh({ view, slots }: Scene, season: number): boolean {
  return isPlanning(view, season) && slots.length === 0;
}

/** The slot, while it is the next one of the program that the guide proposes, and all before it lie there. */
function proposed({ view, slots, mayWork }: Scene, slot: string, at: number): string | null {
  const follows = slots.length === at && slots.every((one, number) => one === PROPOSED[number]);
  return isAt(view, "program") && view.season_number === 1 && follows && mayWork(slot) ? `slot/${slot}` : null;
}

function isAt(view: EtheriumView, step: string): boolean {
  return view.step === step;
}

/** Whether the season card offers its action. */
function isOffered(view: EtheriumView): boolean {
  return isAt(view, "season") || isAt(view, "season-paid");
}

/** Whether dice decide what happens where units meet. */
function isFight(view: EtheriumView): boolean {
  return view.conflict === "assault" || view.conflict === "siege";
}

/** Whether the tokens of a season, or of one after it, are being laid. */
function isPlanning(view: EtheriumView, season: number): boolean {
  return isAt(view, "program") && view.season_number >= season;
}

/** Whether it is a move that is offered, which has a lesson of its own. */
function mayMove(choices: Choices): boolean {
  return choices.of("move").length > 0;
}

/** A cube that can be taken or paid. */
function cubeOf(choices: Choices): string | null {
  return touched(choices, "take", "cube/") ?? touched(choices, "pay", "cube/");
}

/** The piece, while something can be done with the verb. */
function offered(choices: Choices, verb: string, piece: string): string | null {
  return choices.of(verb).length > 0 ? piece : null;
}

/** The buttons, while there is anything to decide. */
function anyOf(choices: Choices): string | null {
  return choices.all.length > 0 ? "actions" : null;
}
