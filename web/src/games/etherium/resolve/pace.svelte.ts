import { untrack } from "svelte";
import { prefs } from "../../../prefs.svelte.ts";
import type { Aids, EtheriumEvent, EtheriumView, TableEvent, View } from "../../../protocol.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import type { Seat } from "../../../table/seat.svelte.ts";
import { t } from "../../../words/words.svelte.ts";
import { effectName, peopleName, spaceName } from "../names.ts";

/** How many steps are fetched to know what happened earlier in the season. */
const EARLIER = 200;
/** How long a step stays, in movements: to see whose turn it is, to read a sentence, to watch dice fall. */
const STAY = { turn: 1.6, sentence: 3.4, more: 1.4, dice: 2.2 };
const MOST_SENTENCES = 4;
/** What happens while all program. */
const PROGRAMMING: ReadonlySet<EtheriumEvent["type"]> = new Set(["token-laid", "tokens-taken-back", "ready"]);
/** What happens at a table of Etherium are its own events. */
const own = (events: readonly TableEvent[]): readonly EtheriumEvent[] => events as readonly EtheriumEvent[];

/** One step of a season: the table after it, and what happened in it. */
export interface Moment {
  view: EtheriumView;
  events: readonly EtheriumEvent[];
  told: readonly string[];
  version: number;
  aids: Aids | null;
}

/**
 * The season as it is shown: one step after another, each long enough to be seen. Whatever is decided meanwhile waits
 * in a queue; nobody who sits here is asked before the table has shown it, and `skip` shows it at once.
 */
export class Pace {
  /** The steps of this season up to the one that is shown. */
  #season = $state.raw<readonly Moment[]>([]);
  #waiting = $state.raw<readonly Moment[]>([]);
  isPlaying = $state(true);
  #desk: Desk;
  #timer: number | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Begin to pace the table; the answer ends it. */
  readonly begin = (): (() => void) => {
    const desk = this.#desk;
    desk.pacer = (before, after, events) => this.#take(before, after, events);
    untrack(() => {
      if (desk.seat.view?.game === "etherium") this.#season = [this.#momentOf(desk.seat.view, [])];
      void this.#recall();
    });
    return () => {
      this.#stop();
      desk.pacer = null;
      desk.past = null;
    };
  };

  /** How many steps have happened that are not shown yet. */
  readonly behind: number = $derived.by(() => this.#waiting.filter((moment) => !isSilent(moment)).length);

  /** The steps of the season up to what the table shows: now, or at the moment that is looked back at. */
  readonly moments: readonly Moment[] = $derived.by(() => {
    const { replay } = this.#desk;
    if (!replay) return this.#season;
    const found: Moment[] = [];
    for (let at = replay.laid; at >= 0; at -= 1) {
      const moment = replay.moments[at];
      if (moment?.view.game !== "etherium") break;
      if (found[0] && moment.view.season_number !== found[0].view.season_number) break;
      found.unshift({ ...moment, view: moment.view, events: own(moment.events), version: at, aids: null });
    }
    return found;
  });

  /** What the last step that told anything told. */
  readonly told: readonly string[] = $derived.by(() => this.moments.findLast((one) => one.told.length > 0)?.told ?? []);

  play(): void {
    this.isPlaying = true;
    this.#go();
  }

  pause(): void {
    this.isPlaying = false;
    this.#stop();
  }

  /** Show the next step. */
  step(): void {
    this.#stop();
    this.#next();
    if (this.isPlaying) this.#go();
  }

  /** Show the present. */
  skip(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#next();
  }

  #take(before: View | null, after: View, events: readonly TableEvent[]): boolean {
    if (after.game !== "etherium" || this.#desk.replay) return false;
    const moment = this.#momentOf(after, events);
    const isKnown = before?.game === "etherium" && before.seat === after.seat && events.length > 0;
    if (!isKnown || prefs.duration === 0) {
      this.#stop();
      const missed = isKnown ? this.#waiting : [];
      this.#waiting = [];
      this.#season = sameSeason([...(isKnown ? this.#season : []), ...missed, moment]);
      this.#desk.past = null;
      // After a hand-over or a return, show what has led here.
      if (!isKnown) void this.#recall();
      return false;
    }
    // What somebody here has just decided is seen at once, and so is whatever happens while all program.
    const isOwn = before.player === before.seat && !isSilent(moment);
    if (this.#waiting.length === 0 && (isOwn || after.step === "program")) this.#stop();
    this.#waiting = [...this.#waiting, moment];
    this.#hold();
    this.#go();
    return true;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Show what waits, as soon as what is shown has been there long enough. */
  #go(): void {
    if (this.#timer !== undefined || !this.isPlaying) return;
    while (this.#waiting.length > 0) {
      const stay = this.#next();
      if (stay === 0) continue;
      this.#timer = window.setTimeout(() => {
        this.#timer = undefined;
        this.#go();
      }, stay);
      return;
    }
  }

  /** Show the next step; answers how long it is to stay. */
  #next(): number {
    const [moment, ...rest] = this.#waiting;
    if (!moment) return 0;
    const before = this.#season.at(-1)?.view ?? null;
    this.#waiting = rest;
    this.#season = sameSeason([...this.#season, moment]);
    this.#hold();
    this.#desk.tell(before, moment.view, [...moment.events]);
    return stayOf(moment) * prefs.duration;
  }

  /** The table shows the last step that was shown, until that is the present. */
  #hold(): void {
    const shown = this.#season.at(-1);
    if (this.#waiting.length === 0 || !shown) this.#desk.past = null;
    else this.#desk.past = { seat: this.#desk.seat, view: shown.view, aids: shown.aids, prompt: promptOf(shown) };
  }

  #momentOf(view: EtheriumView, events: readonly TableEvent[]): Moment {
    const { seat } = this.#desk;
    const last = seat.steps.at(-1);
    const told = last?.events === events ? last.told : [];
    return { view, events: own(events), told, version: seat.version ?? 0, aids: seat.aids };
  }

  /** What happened in this season before the table was opened, or before somebody took the screen. */
  async #recall(): Promise<void> {
    const { seat } = this.#desk;
    const { view, version } = seat;
    if (view?.game !== "etherium" || view.number === 0 || version === null) return;
    const found = await earlier(seat, version);
    const known = new Set(this.#season.slice(1).map((moment) => moment.version));
    const season = this.#season.at(-1)?.view.season_number;
    const missed = found.filter((one) => !known.has(one.version) && one.view.season_number === season);
    if (seat === this.#desk.seat) this.#season = [...missed, ...this.#season.slice(1)];
  }
}

async function earlier(seat: Seat, version: number): Promise<readonly Moment[]> {
  const story = await seat.history(Math.max(0, version - EARLIER)).catch(() => null);
  const found: Moment[] = [];
  let view: View | undefined = story?.view;
  for (const step of story?.steps ?? []) {
    view = { ...view, ...step.changes } as View;
    if (view.game !== "etherium" || step.version > version) break;
    found.push({ view, events: own(step.events), told: step.told ?? [], version: step.version, aids: null });
  }
  return found;
}

function sameSeason(moments: readonly Moment[]): readonly Moment[] {
  const season = moments.at(-1)?.view.season_number;
  const first = moments.findIndex((moment) => moment.view.season_number === season);
  return first > 0 ? moments.slice(first) : moments;
}

/** Whether nothing is to be seen: somebody was asked for a card and had none to play. */
function isSilent(moment: Moment): boolean {
  return stayOf(moment) === 0;
}

function stayOf({ view, events, told }: Moment): number {
  if (view.step === "program" && events.every((event) => PROGRAMMING.has(event.type))) return 0;
  const sentences = Math.min(MOST_SENTENCES, told.length);
  if (sentences === 0) return view.step === "act" ? STAY.turn : 0;
  const dice = events.some((event) => event.type === "dice-rolled") ? STAY.dice : 0;
  return STAY.sentence + STAY.more * (sentences - 1) + dice;
}

/** What is going on in a step, in few words: what has come of it stands beside the programs. */
function promptOf({ view, told }: Moment): string {
  if (view.place !== null) {
    return t("etherium-zone-conflict", { conflict: view.conflict ?? "", space: spaceName(view.place, view) });
  }
  const isActing = view.step === "act" || view.waiting.includes("after-flash") || view.waiting.includes("act");
  if (!isActing || view.number === 0 || view.effect === null) return told.at(-1) ?? "";
  const values = { people: peopleName(view.player, view), number: view.number, effect: effectName(view.effect) };
  return t(view.player === view.seat ? "etherium-page-act" : "etherium-page-act-watch", values);
}
