import type { Aids, Reason, View } from "../protocol.ts";
import type { Choice } from "./choices.ts";
import type { Seat, Watcher } from "./seat.svelte.ts";

/** Something to tell the viewer: a refusal with the rule behind it, or a piece of news. */
export interface Notice {
  text: string;
  rule: string | null;
}

/** What a thing is and what it is for. */
export interface Explanation {
  /** Paragraphs, in words from the messages. */
  text: readonly string[];
  /** What it costs, yields or still lacks, as the view says. */
  facts?: readonly Fact[];
  /** Whether what forbids this and that now is folded away: the thing is looked at for what it is. */
  isFolded?: boolean;
  /** What one comes to it for, by its verbs: it is offered before everything else. */
  first?: readonly string[];
}

export interface Fact {
  name: string;
  value: string;
  /** A drawing that says the same, as a game names it. */
  icon?: string;
}

/** A piece that somebody points at: what can be done with it, and what cannot and why. */
export interface Pointed {
  piece: string;
  /** What it is called. */
  name: string;
  /** The element it is shown beside. */
  beside: HTMLElement;
  /** Only looked at in passing: it goes when the pointer does, and takes no focus. */
  inPassing: boolean;
  /** What it is for, where its name does not say it. */
  about?: Explanation | undefined;
  choices: readonly Choice[];
  reasons: readonly Reason[] | null;
}

/**
 * Shows what happens one step after another instead of at once: it hears of a change first, and answers whether it has
 * taken it over. Then it shows an earlier moment (`Desk.past`) until its time has come, and tells of it (`Desk.tell`).
 */
export type Pacer = (...heard: Parameters<Watcher>) => boolean;

/** A moment of a seat that has passed, and the sentence that says what happens in it. */
export interface Past {
  seat: Seat;
  view: View;
  aids: Aids | null;
  prompt: string;
}

/** What can be opened over the table. */
export type Sheet = "actions" | "end" | "keys" | "menu" | "play-on" | "primer" | "resign" | "seats" | "share" | "talk";
