import { isGuided, read, setGuided, write } from "./guided.ts";

/** One thing to learn, told once, when it is first met; a scene is what the lessons of a game look at. */
export interface Lesson<Scene> {
  id: string;
  /** The piece to point at while the lesson is due, or the verb whose button it is, else null. */
  due: (scene: Scene) => string | null;
}

/** The lessons that were told at that table. */
const TOLD = "aerodrome-guide-told";
/** What was in sight for less than this has not been read, and comes again. */
const READING = 1500;

/** A lesson that is being told, and the piece it points at. */
export interface Telling<Scene> {
  lesson: Lesson<Scene>;
  piece: string;
}

/**
 * The guide of a first match: it tells what is met for the first time, forces nothing, and can be left.
 *
 * Of its lessons, the first that is due and was not told yet is told.
 */
export class Guide<Scene> {
  /** What is to be told now. */
  telling = $state.raw<Telling<Scene> | null>(null);
  isLeft = $state(false);
  #table: string;
  #lessons: readonly Lesson<Scene>[];
  #told: Set<string>;
  #since = 0;

  constructor(table: string, lessons: readonly Lesson<Scene>[]) {
    this.#table = table;
    this.#lessons = lessons;
    this.isLeft = !isGuided(table);
    this.#told = new Set(toldAt(table));
  }

  /** The table is like this now. */
  look(scene: Scene): void {
    if (this.isLeft) return;
    const before = this.telling;
    const piece = before?.lesson.due(scene) ?? null;
    if (before && piece !== null) {
      if (piece !== before.piece) this.telling = { ...before, piece };
      return;
    }
    // A player who goes on has understood; the time is only for seeing it.
    if (before && Date.now() - this.#since >= READING) this.#remember(before.lesson);
    this.#next(scene);
  }

  /** "Got it": on to whatever else is due, if there is anything to look at. */
  understood(scene: Scene | null): void {
    if (this.telling) this.#remember(this.telling.lesson);
    this.telling = null;
    if (scene !== null) this.#next(scene);
  }

  /** From now on this is a match like any other. */
  leave(): void {
    this.telling = null;
    this.isLeft = true;
    setGuided(null);
    write(TOLD, null);
  }

  #next(scene: Scene): void {
    for (const lesson of this.#lessons) {
      const piece = this.#told.has(lesson.id) ? null : lesson.due(scene);
      if (piece === null) continue;
      this.telling = { lesson, piece };
      this.#since = Date.now();
      return;
    }
    this.telling = null;
    if (this.#lessons.every((lesson) => this.#told.has(lesson.id))) this.leave();
  }

  #remember(lesson: Lesson<Scene>): void {
    this.#told.add(lesson.id);
    write(TOLD, JSON.stringify({ table: this.#table, told: [...this.#told] }));
  }
}

function toldAt(table: string): string[] {
  try {
    const kept = JSON.parse(read(TOLD) ?? "{}") as { table?: string; told?: string[] };
    return kept.table === table ? (kept.told ?? []) : [];
  } catch {
    return [];
  }
}
