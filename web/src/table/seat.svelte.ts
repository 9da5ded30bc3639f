import { Mixing, type MixingShare } from "../fair/mixing.ts";
import { Line, type Ears, type News } from "../net/line.ts";
import type { Refusal } from "../net/problem.ts";
import { prefs } from "../prefs.svelte.ts";
import type {
  Aids,
  AidsThen,
  ChatLine,
  Do,
  Done,
  TableEvent,
  Hello,
  Reason,
  Reasons,
  Snapshot,
  HistorySteps,
  TableInfo,
  Told,
  Undo,
  Update,
  View,
  WindowInfo,
  Withdraw,
} from "../protocol.ts";
import { Chat } from "./chat.svelte.ts";

/** One step of what a seat was told: enough to show it move, and to tell it. */
export interface Step {
  version: number;
  events: TableEvent[];
  told: string[];
  /** Whether it is what this device has just decided for the seat. */
  isOwn: boolean;
}

/** What somebody who draws the table hears: the view before, the view now, and what happened in between, if known. */
export type Watcher = (before: View | null, after: View, events: TableEvent[]) => void;

/** How long another device of the same seat may take to send bytes that only it has; then the round is given up. */
const LOST = 10_000;
/** Where the standing wish passes, the question is gone in a moment; a question still open after this long is shown. */
const HUSH = 1500;

function someName(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * A seat at a table, as the server tells it; nothing here is worked out by the page. Seat -1 looks on.
 *
 * Everything stays as it was while the line is lost, and goes on from there.
 */
export class Seat {
  readonly seat: number;
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  aids = $state.raw<Aids | null>(null);
  /** The ids of what may be decided now, none when this seat is not asked; and the same in words. */
  legal = $state.raw<readonly number[]>([]);
  labels = $state.raw<readonly string[]>([]);
  #prompts = $state.raw({ before: "", now: "" });
  /** The ids of the rules that forbid to take something back; null when it is possible. */
  whyNotUndo = $state<string | null>(null);
  whyNotWithdraw = $state<string | null>(null);
  wished = $state.raw<readonly string[]>([]);
  /** The window whose countdown runs, and when that was heard. */
  window = $state.raw<(WindowInfo & { heard: number }) | null>(null);
  #isHushed = $state(false);
  #hush: number | undefined;
  /** What happened since the page was opened, and before it once `recall` was called. */
  steps = $state.raw<readonly Step[]>([]);
  readonly #chat = new Chat();
  /** How much this seat was told; null before it was told anything. */
  version = $state<number | null>(null);
  isConnected = $state(false);
  failure = $state.raw<Refusal | null>(null);

  #line: Line;
  #client = someName(12);
  #commands = 0;
  #decision = $state(0);
  /** The number of the question that was answered last; nothing is shown of it until the next one is asked. */
  #asking = $state<number | null>(null);
  #mixing: Mixing;
  #givingUp: ReturnType<typeof setTimeout> | undefined;
  #watchers = new Set<Watcher>();
  #lang = prefs.lang;
  #pace = prefs.speed;
  #isRecalled = false;

  constructor(id: string, seat: number) {
    this.seat = seat;
    this.#mixing = new Mixing(seat);
    const ears: Ears = {
      hello: () => this.#hello(),
      hear: (news) => this.#hear(news),
      changed: (isOpen) => (this.isConnected = isOpen),
      ended: (why) => (this.failure = why),
    };
    this.#line = new Line(`/api/tables/${encodeURIComponent(id)}/socket`, ears);
  }

  close(): void {
    clearTimeout(this.#givingUp);
    clearTimeout(this.#hush);
    this.#line.close();
  }

  /** Whether this seat has something to decide, nobody decides for it, and the match can go on. */
  get isAsked(): boolean {
    const canGoOn = this.table?.status === "playing";
    return this.legal.length > 0 && canGoOn && !this.table?.seats[this.seat]?.bot && !this.#isPassedOver;
  }

  /** Who must do what, in a sentence. */
  get prompt(): string {
    return this.#isPassedOver ? this.#prompts.before : this.#prompts.now;
  }

  /** The standing wish is about to pass, and nobody else in the window wants to be asked: nothing flashes up. */
  get #isPassedOver(): boolean {
    return this.#isHushed && this.window === null;
  }

  /** A command is on its way. */
  get isBusy(): boolean {
    return this.#asking !== null && this.#decision <= this.#asking;
  }

  /** What was said in the chat, as far as it was told. */
  get chat(): readonly ChatLine[] {
    return this.#chat.lines;
  }

  /** Hear of everything that happens; the answer stops it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Speak the language of the page from now on: sentences are the server's, so it must be told. */
  speak(): void {
    if (this.#lang === prefs.lang) return;
    this.#lang = prefs.lang;
    // Sentences in another language cannot be resumed: fetch everything again.
    this.version = null;
    this.#line.renew();
    const hadSteps = this.steps.length > 0;
    this.steps = [];
    this.#isRecalled = false;
    if (hadSteps) void this.recall();
  }

  /** Bots and countdowns keep the pace of the page from now on: it is the server that waits. */
  keepPace(): void {
    if (this.#pace === prefs.speed) return;
    this.#pace = prefs.speed;
    // Where the line is lost, the next hello says it.
    this.#line.ask<Done>({ type: "pace", command: this.#next(), pace: this.#pace }).catch(() => undefined);
  }

  // Commands

  /** Take a decision: an action's id or its notation. Resolves when it is on disk; throws a Refusal. */
  async do(action: number | string): Promise<void> {
    await this.#decide({ type: "do", command: this.#next(), decision: this.#decision, action });
  }

  async undo(): Promise<void> {
    await this.#decide({ type: "undo", command: this.#next(), decision: this.#decision });
  }

  async withdraw(): Promise<void> {
    await this.#decide({ type: "withdraw", command: this.#next(), decision: this.#decision });
  }

  /** Tick the kinds of windows in which this seat wants to be asked. */
  async wish(windows: string[]): Promise<void> {
    await this.#line.ask<Done>({ type: "wish", command: this.#next(), windows });
  }

  /** In the window that is open: more time, or none, and this seat passes as soon as its turn comes. */
  async takeTime(more: boolean): Promise<void> {
    const number = this.window?.number ?? 0;
    await this.#line.ask<Done>({ type: "time", command: this.#next(), window: number, more });
  }

  /** Say something in the chat. */
  async say(text: string): Promise<void> {
    await this.#line.ask<Done>({ type: "chat", command: this.#next(), text });
  }

  /** Say one of the game's calls, which everybody reads in their own language; it may point at a piece. */
  async call(call: string, piece: string | null): Promise<void> {
    await this.#line.ask<Done>({ type: "chat", command: this.#next(), call, piece });
  }

  /** What can be done with a piece, and which rule forbids the rest. */
  async why(piece: string): Promise<Reason[]> {
    return (await this.#line.ask<Reasons>({ type: "why", command: this.#next(), piece })).reasons;
  }

  /** What this seat was told after a version. */
  history(since = 0): Promise<HistorySteps> {
    return this.#line.ask<HistorySteps>({ type: "history", command: this.#next(), since });
  }

  /** What helped this seat to decide when it had been told as far as a version. */
  async aidsAt(version: number): Promise<Aids | null> {
    return (await this.#line.ask<AidsThen>({ type: "aids", command: this.#next(), version })).aids;
  }

  /** What happened after a version, in sentences. */
  digest(since: number): Promise<Told> {
    return this.#line.ask<Told>({ type: "digest", command: this.#next(), since, words: prefs.lang });
  }

  /** Fill in what happened before the page was opened. */
  async recall(): Promise<void> {
    if (this.#isRecalled) return;
    this.#isRecalled = true;
    const own = new Set(this.steps.filter((step) => step.isOwn).map((step) => step.version));
    const found: Step[] = [];
    for (let since = 0, more = true; more;) {
      const story = await this.history(since);
      for (const { version, events, told } of story.steps)
        found.push({ version, events, told: told ?? [], isOwn: own.has(version) });
      since = found.at(-1)?.version ?? since;
      more = story.more && story.steps.length > 0;
    }
    const last = found.at(-1)?.version ?? 0;
    this.steps = [...found, ...this.steps.filter((step) => step.version > last)];
  }

  #next(): number {
    this.#commands += 1;
    return this.#commands;
  }

  async #decide(command: Do | Undo | Withdraw): Promise<void> {
    this.#asking = command.decision;
    try {
      await this.#line.ask<Done>(command);
    } catch (error) {
      this.#asking = null;
      throw error;
    }
  }

  // What the server says

  #hello(): Hello {
    this.#pace = prefs.speed;
    return {
      type: "hello",
      protocol: 1,
      seat: this.seat,
      client: this.#client,
      seen: this.version,
      words: this.#lang,
      pace: this.#pace,
    };
  }

  #hear(news: News): void {
    switch (news.type) {
      case "table":
        this.table = news;
        this.#mix(news);
        return;
      case "snapshot":
        this.wished = news.wish;
        this.aids = news.aids;
        this.#show(news, news.view, []);
        return;
      case "update":
        this.#update(news);
        return;
      case "window":
        this.window = news.kind === null ? null : { ...news, heard: performance.now() };
        return;
      case "chat":
        this.#chat.hear(news);
    }
  }

  #update(news: Update): void {
    if (this.version === null || news.version > this.version + 1) {
      // Something is missing; the next hello asks for it.
      this.#line.renew();
      return;
    }
    if (news.version <= this.version || !this.view) return;
    if (news.wish) this.wished = news.wish;
    if (news.aids) this.aids = news.aids;
    const isOwn = this.isBusy && news.decision > (this.#asking ?? 0);
    this.steps = [...this.steps, { version: news.version, events: news.events, told: news.told ?? [], isOwn }];
    this.#show(news, { ...this.view, ...news.changes } as View, news.events);
  }

  #show(news: Snapshot | Update, view: View, events: TableEvent[]): void {
    const before = this.view;
    const said = this.prompt;
    if (this.version === null || news.decision !== this.#decision) this.#listen();
    this.view = view;
    this.version = news.version;
    this.#decision = news.decision;
    this.legal = news.legal;
    this.labels = news.labels ?? [];
    this.#prompts = { before: said, now: news.prompt ?? "" };
    this.whyNotUndo = news.undo;
    this.whyNotWithdraw = news.withdraw;
    for (const watcher of this.#watchers) watcher(before, view, events);
  }

  /** Another question is asked: find out whether the standing wish is about to answer it. */
  #listen(): void {
    clearTimeout(this.#hush);
    const kind = this.aids && "window" in this.aids ? this.aids.window : null;
    this.#isHushed = kind !== null && !this.wished.includes(kind);
    if (this.#isHushed) this.#hush = window.setTimeout(() => (this.#isHushed = false), HUSH);
  }

  /** Add random bytes to the seed: a hash first, the bytes when all hashes are shown. So nobody can choose the dice. */
  #mix(table: TableInfo): void {
    clearTimeout(this.#givingUp);
    this.#send(this.#mixing.see(table));
    if (this.#mixing.isStuck(table))
      this.#givingUp = setTimeout(() => this.#send(this.#mixing.giveUp(this.table ?? table)), LOST);
  }

  #send(share: MixingShare | null): void {
    // If it is refused, another device of the same seat was faster; the table tells what is missing.
    if (share) this.#line.ask({ ...share, command: this.#next() }).catch(() => undefined);
  }
}
