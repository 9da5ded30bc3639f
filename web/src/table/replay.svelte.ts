import { nextFrame } from "../layer/frames.ts";
import type { Aids, GamePage, TableEvent, View } from "../protocol.ts";
import { ReplayAids, type AidsFetch, type Standpoint } from "./replay-aids.svelte.ts";
import type { Seat, Watcher } from "./seat.svelte.ts";
import { turnOf } from "./turns.ts";

/** One moment of a match: the table after a step, and what happened in it. */
export interface Moment {
  view: View;
  events: TableEvent[];
  told: string[];
  /** How far the seat had been told by then. */
  version: number;
  /** Its number in the record, once the match is over. */
  entry: number | null;
}

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** How long a step stays, at the usual pace: enough to read what it says. */
const STEP = 1800;

/** Everything a seat was told, from the beginning; throws a Refusal. */
export async function historyOf(seat: Seat): Promise<readonly Moment[]> {
  const moments: Moment[] = [];
  for (let since = 0, more = true; more;) {
    const story = await seat.history(since);
    let view = story.view;
    if (moments.length === 0) moments.push({ view, events: [], told: [], version: 0, entry: null });
    for (const step of story.steps) {
      view = { ...view, ...step.changes } as View;
      const { version, events, told = null, entry = null } = step;
      moments.push({ view, events, told: told ?? [], version, entry });
      since = version;
    }
    more = story.more && story.steps.length > 0;
  }
  return moments;
}

/** The last of these moments that is not after an entry of the record; null is before the first. */
function lastUntil(moments: readonly Moment[], entry: number | null): number {
  const found = moments.findLastIndex((moment) => (moment.entry ?? -1) <= (entry ?? -1));
  return Math.max(0, found);
}

/** The whole match, step by step, as a seat saw it; once it is over, as any of them did. */
export class Replay {
  moments = $state.raw<readonly Moment[]>([]);
  /** The seat that is looked from. */
  seat = $state(0);
  at = $state(0);
  /** The moment that lies on the table. It follows `at` with the next frame: both at once would be a long task. */
  laid = $state(0);
  isPlaying = $state(false);
  pace = $state<Pace>(1);
  readonly moment: Moment | null = $derived.by(() => this.moments[this.at] ?? null);
  readonly shown: Moment | null = $derived.by(() => this.moments[this.laid] ?? null);
  #told = $state.raw<ReadonlyMap<number, readonly Moment[]>>(new Map());
  /** What is on its way: it is asked for once. */
  readonly #fetching = new Map<number, Promise<readonly Moment[]>>();
  #fetch: (seat: number) => Promise<readonly Moment[]>;
  readonly #aids: ReplayAids;
  #game: GamePage;
  #watcher: Watcher;
  #timer: number | undefined;
  #isClosed = false;

  /** `fetch` gives all that a seat was told, `aids` what helped it to decide. */
  constructor(
    { fetch, aids }: { fetch: (seat: number) => Promise<readonly Moment[]>; aids: AidsFetch },
    game: GamePage,
    watcher: Watcher,
  ) {
    this.#fetch = fetch;
    this.#aids = new ReplayAids(aids);
    this.#game = game;
    this.#watcher = watcher;
  }

  /** Fetch what a seat was told, so that the match can be looked at from there; throws a Refusal. */
  async load(seat: number): Promise<void> {
    if (this.#told.has(seat)) return;
    let fetched = this.#fetching.get(seat);
    if (!fetched) this.#fetching.set(seat, (fetched = this.#fetch(seat)));
    const moments = await fetched.finally(() => this.#fetching.delete(seat));
    this.#told = new Map([...this.#told, [seat, moments]]);
  }

  /** Look from a seat, at the same moment as before or at an entry of the record. Throws a Refusal. */
  async lookFrom(seat: number, entry: number | null = this.moment?.entry ?? null): Promise<void> {
    await this.load(seat);
    if (this.#isClosed) return;
    this.seat = seat;
    this.moments = this.#told.get(seat) ?? [];
    this.open(lastUntil(this.moments, entry));
  }

  /** What helps to decide at the moment that lies on the table. */
  get aids(): Aids | null {
    return this.#aids.shown;
  }

  /** How the table that is shown looks from another seat, as far as that was loaded. */
  viewFrom(seat: number): View | null {
    const moments = this.#told.get(seat);
    return moments?.[lastUntil(moments, this.shown?.entry ?? null)]?.view ?? null;
  }

  get isAtEnd(): boolean {
    return this.at >= this.moments.length - 1;
  }

  /** Begin at a moment: it lies on the table at once. */
  open(at: number): void {
    this.laid = this.at = at;
    this.#help(at, null);
    if (this.shown) this.#watcher(null, this.shown.view, []);
  }

  /** Show another moment. One step forward is seen to happen; any other jump just shows how things lay. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, at));
    void nextFrame().then(() => this.#lay());
  }

  /** So many moments on or back, by hand: it no longer plays by itself. */
  step(count: number): void {
    this.pause();
    this.go(this.at + count);
  }

  #lay(): void {
    const [before, from, to] = [this.shown, this.laid, this.at];
    if (from === to || this.#isClosed) return;
    this.laid = to;
    this.#help(to, to === from + 1 ? to + 1 : null);
    const now = this.moments[to];
    if (now) this.#watcher(before?.view ?? null, now.view, to === from + 1 ? now.events : []);
  }

  /** Have the aids of a moment shown, and those of the one that follows if it goes on step by step. */
  #help(at: number, next: number | null): void {
    const [now, after] = [this.#standpoint(at), this.#standpoint(next)];
    if (now) this.#aids.show(now, after);
  }

  #standpoint(at: number | null): Standpoint | null {
    const moment = at === null ? undefined : this.moments[at];
    return moment ? { seat: this.seat, version: moment.version } : null;
  }

  /** To the beginning of the next turn, or of this one and then the one before. */
  goTurn(direction: 1 | -1): void {
    const starts = this.turnStarts;
    const to = direction === 1 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    this.go(to ?? (direction === 1 ? this.moments.length - 1 : 0));
  }

  /** The moments at which a turn begins. */
  readonly turnStarts: readonly number[] = $derived.by(() =>
    this.moments.flatMap((moment, at) => {
      const before = this.moments[at - 1];
      return !before || turnOf(before.view, this.#game) !== turnOf(moment.view, this.#game) ? [at] : [];
    }),
  );

  play(): void {
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#isClosed = true;
    this.#aids.close();
    this.pause();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.at + 1);
      if (this.isAtEnd) this.pause();
      else this.#wait();
    }, STEP / this.pace);
  }
}
