import type { EtheriumView } from "../../protocol.ts";
import type { Choices } from "../../table/choices.ts";
import type { Lesson } from "../../table/guide/lessons.svelte.ts";
import { touched } from "../../table/guide/touched-piece.ts";

/** What a lesson looks at: the table as it is shown, what may be done now, and the own program. */
export interface Scene {
  view: EtheriumView;
  choices: Choices;
  /** How many tokens lie in the own program, and whether these are all. */
  laid: number;
  isComplete: boolean;
}

const SOME_TOKENS = 2;

/** What is needed now stands before what is good to know. The words of a lesson are `etherium-page-guide-ID`. */
export const LESSONS: readonly Lesson<Scene>[] = [
  { id: "goal", due: ({ view }) => (view.season_number === 1 && view.number === 0 ? "score" : null) },
  { id: "season", due: ({ view }) => (view.season_number === 1 && view.number === 0 ? "season" : null) },
  { id: "season-move", due: ({ view, choices }) => (view.number === 0 ? touched(choices, "move", "space/") : null) },
  { id: "season-do", due: ({ view, choices }) => (isOffered(view) && !mayMove(choices) ? anyOf(choices) : null) },
  { id: "ready", due: ({ isComplete }) => (isComplete ? "ready" : null) },
  { id: "program", due: ({ view, laid }) => (isAt(view, "program") && laid === 0 ? "slots" : null) },
  { id: "strip", due: ({ view, laid }) => (isAt(view, "program") && laid > 0 ? "program" : null) },
  { id: "board", due: ({ view, laid }) => (isAt(view, "program") && laid >= SOME_TOKENS ? "board" : null) },
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
  { id: "upgrade", due: ({ view }) => (isPlanning(view, 2) ? "group-upgrade" : null) },
  { id: "stars", due: ({ view }) => (isPlanning(view, 2) ? "score" : null) },
  { id: "others", due: ({ view }) => (isPlanning(view, 2) ? "peoples" : null) },
  { id: "ether", due: ({ view }) => (isPlanning(view, 3) ? "group-transform" : null) },
  { id: "why", due: ({ view }) => (isPlanning(view, 3) ? "slots" : null) },
];

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
