import { prefs } from "../prefs.svelte.ts";

/** Something of weight that has happened, as a card tells it. */
export interface Blow {
  /** The drawing, as a game names it. */
  art: string;
  title: string;
  text: string;
  /** What is grave is told at any speed. */
  tone: "plain" | "good" | "grave";
}

/** At the normal speed: to notice a card, and to read a letter of it. */
const NOTICING = 900;
const READING = 45;
/** What comes in such numbers that it would hold up the match is left to the log. */
const MOST_WAITING = 3;

/**
 * The big blows, told one after the other in the middle of the table for a while; any press closes the one that lies
 * there. Where nothing is waited for, only what is grave is told, and stays until somebody closes it.
 */
export class Blows {
  current = $state.raw<Blow | null>(null);
  /** Whether the card stays until its own button is pressed. */
  isStaying = $state(false);
  #waiting: Blow[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a card is being told that goes in a moment. */
  get isTelling(): boolean {
    return this.current !== null && !this.isStaying;
  }

  show(blow: Blow): void {
    const isAtOnce = prefs.lasting(1) === 0;
    if (isAtOnce && blow.tone !== "grave") return;
    if (this.current && !this.isStaying) this.#waiting = [...this.#waiting, blow].slice(-MOST_WAITING);
    else this.#lay(blow);
  }

  /** Close the card; the next one comes. */
  close(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting.shift();
    this.current = null;
    if (next) this.#lay(next);
  }

  /** Close everything: another player comes, or another moment of the match. */
  clear(): void {
    this.#waiting = [];
    this.close();
  }

  #lay(blow: Blow): void {
    const time = prefs.lasting(NOTICING + READING * (blow.title.length + blow.text.length));
    this.current = blow;
    this.isStaying = time === 0;
    clearTimeout(this.#timer);
    if (!this.isStaying) this.#timer = setTimeout(() => this.close(), time);
  }
}
