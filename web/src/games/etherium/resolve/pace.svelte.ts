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

/** How long a movement takes for those who look again, where nothing else moves, in milliseconds. */
const AGAIN = 280;

/** One step of a season: the table after it, and what happened in it. */
export interface Moment {
  view: EtheriumView;
  events: readonly EtheriumEvent[];
  told: readonly string[];
  version: number;
  aids: Aids | null;
}

/** Steps that are looked at again, and how many of them are shown. */
interface Again {
  moments: readonly Moment[];
  shown: number;
}

/**
 * The season as it is shown: one step after another, each long enough to be seen. Whatever is decided meanwhile waits
 * in a queue; nobody who sits here is asked before the table has shown it, and `skip` shows it at once. When a season
 * is over, or was shown all at once, `lookAgain` shows it step by step.
 */
export class Pace {
  /** The steps of this season up to the one that is shown. */
  #season = $state.raw<readonly Moment[]>([]);
  #waiting = $state.raw<readonly Moment[]>([]);
  /** How the season before was carried out. */
  #former = $state.raw<readonly Moment[]>([]);
  #again = $state.raw<Again | null>(null);
  isPlaying = $state(true);
  #wasPlaying = true;
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

  /** Whether steps that were shown before are looked at again. */
  readonly isAgain: boolean = $derived.by(() => this.#again !== null);

  /** Whether there is a season to look at again: this one as far as it was carried out, or the one before. */
  readonly mayLookAgain: boolean = $derived.by(() => {
    const view = this.#season.at(-1)?.view;
    if (!view || this.#again || this.#waiting.length > 0 || this.#desk.replay) return false;
    return carriedOut(this.#season).length > 1 || view.season_number > 1;
  });

  /** How many steps have happened that are not shown yet. */
  readonly behind: number = $derived.by(() => {
    const left = this.#again ? this.#again.moments.slice(this.#again.shown) : this.#waiting;
    return left.filter((moment) => !isSilent(moment)).length;
  });

  /** The steps of the season up to what the table shows: now, or at the moment that is looked back at. */
  readonly moments: readonly Moment[] = $derived.by(() => {
    const { replay } = this.#desk;
    if (!replay) return this.#again ? this.#again.moments.slice(0, this.#again.shown) : this.#season;
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
  readonly told: readonly string[] = $derived.by(
    () => this.moments.map(newsOf).findLast((told) => told.length > 0) ?? [],
  );

  play(): void {
    this.isPlaying = true;
    this.goOn();
  }

  pause(): void {
    this.isPlaying = false;
    this.#stop();
  }

  /** Show the next step. */
  step(): void {
    this.#stop();
    const stay = this.#next();
    if (this.isPlaying) this.#wait(stay);
  }

  /** Show the present. */
  skip(): void {
    this.#stop();
    this.#leave();
    while (this.#waiting.length > 0) this.#next();
  }

  /** Show the last season once more, step by step. */
  async lookAgain(): Promise<void> {
    if (!this.mayLookAgain) return;
    const known = [carriedOut(this.#season), this.#former].find((moments) => moments.length > 1);
    this.#beginAgain(known ?? (await this.#fetchFormer()));
  }

  #beginAgain(moments: readonly Moment[]): void {
    // Meanwhile the table may have gone on.
    if (moments.length < 2 || !this.mayLookAgain) return;
    this.#wasPlaying = this.isPlaying;
    this.isPlaying = true;
    this.#again = { moments, shown: 0 };
    this.#play();
  }

  /** Show what waits, as soon as what is shown has been there long enough. */
  goOn(): void {
    if (this.#timer === undefined && this.isPlaying && !this.#desk.blows.isTelling) this.#play();
  }

  #play(): void {
    while (this.#again || this.#waiting.length > 0) {
      const stay = this.#next();
      if (stay > 0) {
        this.#wait(stay);
        return;
      }
    }
  }

  #wait(stay: number): void {
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined;
      this.goOn();
    }, stay);
  }

  #take(before: View | null, after: View, events: readonly TableEvent[]): boolean {
    if (after.game !== "etherium" || this.#desk.replay) return false;
    const moment = this.#momentOf(after, events);
    const isKnown = before?.game === "etherium" && before.seat === after.seat && events.length > 0;
    // Others wait for a decision: it is not the time to look back. A plan is laid by all at once.
    const isAwaited = after.actors.includes(after.seat) && after.step !== "program";
    if (this.#again && isKnown && !isAwaited) {
      this.#waiting = [...this.#waiting, moment];
      return true;
    }
    this.#leave();
    if (!isKnown || prefs.duration === 0) {
      this.#stop();
      if (isKnown) {
        this.#append(...this.#waiting, moment);
      } else {
        this.#season = [moment];
        this.#former = [];
        // After a hand-over or a return, show what has led here.
        void this.#recall();
      }
      this.#waiting = [];
      this.#desk.past = null;
      return false;
    }
    // What somebody here has just decided is seen at once, and so is whatever happens while all program.
    const isOwn = before.player === before.seat && !isSilent(moment);
    if (this.#waiting.length === 0 && (isOwn || after.step === "program")) this.#stop();
    this.#waiting = [...this.#waiting, moment];
    this.#hold();
    this.goOn();
    return true;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Show the next step; answers how long it is to stay. */
  #next(): number {
    if (this.#again) return this.#nextAgain(this.#again);
    const [moment, ...rest] = this.#waiting;
    if (!moment) return 0;
    const before = this.#season.at(-1)?.view ?? null;
    this.#waiting = rest;
    this.#append(moment);
    this.#hold();
    this.#desk.tell(before, moment.view, [...moment.events]);
    return stayOf(moment) * prefs.duration;
  }

  #nextAgain({ moments, shown }: Again): number {
    const moment = moments[shown];
    if (!moment) {
      this.#leave();
      return 0;
    }
    this.#again = { moments, shown: shown + 1 };
    this.#hold();
    // At first the table goes back to where the programs were laid open: nothing moves for that.
    const before = moments[shown - 1]?.view ?? this.#season.at(-1)?.view ?? null;
    this.#desk.tell(before, moment.view, shown === 0 ? [] : [...moment.events]);
    return stayOf(moment) * (prefs.duration || AGAIN);
  }

  /** Enough was looked at again. */
  #leave(): void {
    if (!this.#again) return;
    const { moments, shown } = this.#again;
    this.#stop();
    this.#again = null;
    this.isPlaying = this.#wasPlaying;
    this.#hold();
    const present = this.#season.at(-1);
    if (present) this.#desk.tell(moments[shown - 1]?.view ?? null, present.view, []);
  }

  #append(...moments: readonly Moment[]): void {
    const all = [...this.#season, ...moments];
    this.#season = sameSeason(all);
    const dropped = carriedOut(sameSeason(all.slice(0, all.length - this.#season.length)));
    if (dropped.length > 0) this.#former = dropped;
  }

  /** The table shows the last step that was shown, until that is the present. */
  #hold(): void {
    const shown = this.moments.at(-1);
    const isPresent = !this.#again && this.#waiting.length === 0;
    if (isPresent || !shown) this.#desk.past = null;
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

  /** How the season before this one was carried out, where this device was not there to see it. */
  async #fetchFormer(): Promise<readonly Moment[]> {
    const { seat } = this.#desk;
    const season = this.#season.at(-1)?.view.season_number;
    if (seat.version === null || season === undefined) return [];
    const found = await earlier(seat, seat.version);
    const former = carriedOut(found.filter(({ view }) => view.season_number === season - 1));
    if (seat === this.#desk.seat) this.#former = former;
    return former;
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

/** The steps from the moment on in which all programs lie open. */
function carriedOut(moments: readonly Moment[]): readonly Moment[] {
  const isOpen = ({ view }: Moment): boolean =>
    view.step !== "program" && view.players.some((player) => player.plan.length > 0);
  const first = moments.findIndex(isOpen);
  return first < 0 ? [] : moments.slice(first);
}

/** What a step told, without the heading of the actions that begin: the table shows that one below. */
function newsOf({ told, view }: Moment): readonly string[] {
  const heading = `${t("etherium-page-action", { number: view.number })}.`;
  return told.filter((sentence) => sentence !== heading);
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
