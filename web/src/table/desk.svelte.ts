import { getContext, setContext } from "svelte";
import { api } from "../net/api.ts";
import { Refusal } from "../net/problem.ts";
import type { ActionInfo, Aids, GamePage, TableEvent, Problem, TableInfo, TablePage, View } from "../protocol.ts";
import { prefs } from "../prefs.svelte.ts";
import { t } from "../words/words.svelte.ts";
import { Automatic, type Obvious } from "./automatic.svelte.ts";
import { Choices, type Choice } from "./choices.ts";
import type { MomentLink } from "./moment-link.ts";
import { nameOf, ownName } from "./people.ts";
import { Blows } from "./blows.svelte.ts";
import type { Explanation, Notice, Pacer, Past, Pointed, Sheet } from "./shown.ts";
import { historyOf, Replay } from "./replay.svelte.ts";
import { ruleText } from "./rules.ts";
import { SharedScreen } from "./shared-screen.svelte.ts";
import { Seat, type Watcher } from "./seat.svelte.ts";
import { Visits } from "./visits.ts";

export const ONLOOKER = -1;
const NOTHING = new Choices([], [], []);
/** The reason of the server for closing a match that everybody has given up. */
const GIVEN_UP = "server-closed-resigned";
const KEY = Symbol("desk");
type Kind = Problem["kind"];

/** A key of the game: what it does, and what it is called in the help. */
export interface GameKey {
  press: () => void;
  /** The message that says what it does; several keys with the same message are shown as one line. */
  help: string;
}

/**
 * A table as it lies in front of this device: its seats here, one of them in front, and what the person there may do.
 */
export class Desk {
  readonly id: string;
  readonly seats: readonly Seat[];
  page = $state.raw<TablePage | null>(null);
  /** The game, with its words in the language of the page. */
  game: GamePage;
  notice = $state.raw<Notice | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  sheet = $state<Sheet | null>(null);
  isLogOpen = $state(false);
  /** The rule at which the rules are to be opened, "" for their beginning, null while they are closed. */
  rulesAt = $state<string | null>(null);
  /** Names of zones and pieces that the log points at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** A sentence that is more precise than the prompt while a gesture is under way; the game sets it. */
  hint = $state<string | null>(null);
  /** The keys of the game, as `KeyboardEvent.key` names them; the game sets them. */
  keys = $state.raw<ReadonlyMap<string, GameKey>>(new Map());
  /** The past, while it is being looked at instead of the present. */
  replay = $state.raw<Replay | null>(null);
  /** The game may set it. */
  pacer: Pacer | null = null;
  /** Which choice leaves a player none; the game may set it. A roll or a word to others is never one. */
  automatic = $state.raw<Obvious | null>(null);
  /** Whether the table still shows its own end, which the result waits for; the game may set it. */
  isShowingEnd = $state(false);
  /** What decided the match, in a sentence; the game may set it. */
  decided = $state<string | null>(null);
  /** What tells seats of the same name apart, where the game has a word for it; the game may set it. */
  bynames = $state.raw<((seat: number) => string | null) | null>(null);
  /** What a piece is and is for; the game may set it. */
  abouts = $state.raw<((piece: string) => Explanation | null) | null>(null);
  /** Whether a player must see their own cards to decide; the game may say when not, where it hides hands. */
  needsSecrets = $state.raw<((view: View, choices: Choices) => boolean) | null>(null);
  /** Which actions are only words to others, who may sit beside the player; the game may say so. */
  isTalk = $state.raw<((action: ActionInfo) => boolean) | null>(null);
  readonly screen: SharedScreen;
  /** How a plan is taken back, and what that is called, where it is not all taken back at once; the game may set it. */
  replan = $state.raw<{ name: string; press: () => void } | null>(null);
  /** The big blows; a game shows them. */
  readonly blows = new Blows();
  readonly automation = new Automatic(this);
  /** An earlier moment of a seat, while the table still shows that; nothing can be decided meanwhile. */
  past = $state.raw<Past | null>(null);
  readonly #visits: Visits;
  #vocabulary: readonly ActionInfo[];
  #lang = prefs.lang;
  #watchers = new Set<Watcher>();
  #shown: { seat: Seat; view: View | null; version: number } | null = null;

  constructor(page: TablePage, game: GamePage, vocabulary: readonly ActionInfo[]) {
    this.id = page.table.id;
    this.#visits = new Visits(this.id);
    this.page = page;
    this.game = $state.raw(game);
    this.#vocabulary = vocabulary;
    const here = page.yours.length > 0 ? page.yours : [ONLOOKER];
    this.seats = here.map((seat) => new Seat(this.id, seat));
    const isShared = game.hides_hands && here.length > 1;
    this.screen = new SharedScreen(this, isShared ? new Seat(this.id, ONLOOKER) : null);
    for (const seat of this.#lines) seat.watch((_, __, events) => this.#follow(seat, events));
  }

  close(): void {
    this.#endReplay();
    for (const seat of this.#lines) seat.close();
  }

  /** All that this device listens to: the seats here, and what everybody may see where several people share it. */
  get #lines(): readonly Seat[] {
    const { everybody } = this.screen;
    return everybody ? [...this.seats, everybody] : this.seats;
  }

  /** The seat that is to decide here. */
  get asked(): Seat {
    return this.screen.asked;
  }

  /** The seat whose view lies on the table: the one that is to decide, or what everybody may see. */
  get seat(): Seat {
    return this.screen.shown;
  }

  /** Whether the player who is to decide must show their own cards first. */
  get covered(): boolean {
    return this.screen.isCovered;
  }

  readonly table: TableInfo | null = $derived.by(() => this.seats[0]?.table ?? this.page?.table ?? null);
  readonly isOver: boolean = $derived.by(() => this.table?.status === "over" || this.table?.status === "closed");
  /** Whether nobody who sits here sees the table as theirs: this device only looks on, or all look at it together. */
  readonly isOnlooker: boolean = $derived.by(() => this.seat.seat === ONLOOKER);
  /** Whether somebody plays at this device. */
  readonly hasSeats: boolean = $derived.by(() => this.seats[0]?.seat !== ONLOOKER);
  readonly isConnected: boolean = $derived.by(() => this.#lines.every((seat) => seat.isConnected));

  /** The earlier moment that the table shows of the seat in front. What others saw is never shown. */
  readonly #past: Past | null = $derived.by(() => (this.past?.seat === this.seat && !this.replay ? this.past : null));
  /** Whether the table shows an earlier moment because it tells what happened step by step. */
  readonly isBehind: boolean = $derived.by(() => this.#past !== null);
  /** What lies on the table: now, or at the moment that is being looked back at. Games draw this. */
  readonly view: View | null = $derived.by(() => this.replay?.shown?.view ?? this.#past?.view ?? this.seat.view);
  readonly aids: Aids | null = $derived.by(() => {
    if (this.replay) return this.replay.aids;
    return this.#past ? this.#past.aids : this.seat.aids;
  });
  /** What may be done; nothing while looking back, or while a bot plays here. */
  readonly choices: Choices = $derived.by(() => {
    const { asked, isOpen } = this.screen;
    return this.replay || this.isBehind || !asked.isAsked || !isOpen ? NOTHING : this.choicesOf(asked);
  });
  /** Whether the match has ended because everybody gave up: then it can be looked at and played again like others. */
  readonly isGivenUp: boolean = $derived.by(() => this.table?.closed?.key === GIVEN_UP);
  /** Why the match cannot go on, in a sentence. */
  readonly closing: string | null = $derived.by(() => {
    const people = this.table?.seats.filter((place) => place.kind !== "bot").length;
    const isAlone = people === 1 && !this.isOnlooker;
    return this.isGivenUp && isAlone ? t("page-end-given-up") : (this.table?.closed?.text ?? null);
  });
  /** Who must do what, in a sentence. */
  readonly prompt: string = $derived.by(() => {
    if (this.replay) return t("page-replay-prompt");
    // The player who gave up was still being asked something.
    if (this.table?.status === "over" && this.seat.legal.length > 0) return t("page-end-over");
    const seat = this.screen.isOpen && this.asked.isAsked ? this.asked : this.seat;
    return this.closing ?? this.named(this.#past?.prompt ?? this.hint ?? seat.prompt);
  });

  /** What a seat may do, but for what its player says aloud to those who sit beside. */
  choicesOf({ legal, labels }: Seat): Choices {
    const isSaid = (id: number): boolean => this.screen.isTogether && this.isTalk?.(this.#vocabulary[id]!) === true;
    const kept = [...legal.keys()].filter((at) => !isSaid(legal[at]!));
    const ids = kept.map((at) => legal[at]!);
    const words = kept.map((at) => labels[at] ?? "");
    return new Choices(this.#vocabulary, ids, words);
  }

  /** The name of the player in a seat. */
  nameOf(seat: number): string {
    return this.table ? nameOf(this.table, this.game, seat, this.page?.yours, this.bynames) : "";
  }

  /** The same with what the game calls the seat, if it has a word for it. */
  fullNameOf(seat: number): string {
    const byname = this.bynames?.(seat) ?? null;
    return byname === null ? this.nameOf(seat) : t("page-seats-namesake", { name: this.ownNameOf(seat), byname });
  }

  /** Whether a sentence speaks of the player in a seat, by name or as the game calls the seat. */
  isNamed(seat: number, sentence: string): boolean {
    const byname = this.bynames?.(seat) ?? null;
    return sentence.includes(this.nameOf(seat)) || (byname !== null && sentence.includes(byname));
  }

  /** The name without what tells seats of one name apart: to stand beside that. */
  ownNameOf(seat: number): string {
    return this.table ? ownName(this.table, this.game, seat, this.page?.yours ?? []) : "";
  }

  /** A sentence of the rules, which call people by the numbers of their seats, with the names that they have here. */
  named(sentence: string): string {
    const seats = this.table?.seats.keys() ?? [];
    return [...seats].reduce((said, seat) => {
      const numbered = t("page-seats-player", { number: seat + 1 });
      return said.replaceAll(numbered, () => this.nameOf(seat));
    }, sentence);
  }

  /** Everything that is said here is said in the language of the page from now on. */
  async speak(): Promise<void> {
    if (this.#lang === prefs.lang) return;
    this.#lang = prefs.lang;
    for (const seat of this.#lines) seat.speak();
    try {
      const games = await api.games();
      this.game = games.find(({ game }) => game.id === this.game.game.id) ?? this.game;
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Hear of every change of what is shown, with what happened in between if that is known; the answer stops it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** What is shown has changed: everybody who draws the table hears of it. */
  tell(...heard: Parameters<Watcher>): void {
    // What could be done with a piece may have changed, and the piece itself.
    this.pointed = null;
    for (const watcher of this.#watchers) watcher(...heard);
  }

  /** The cards of a player are shown, to decide or to have a look; null covers them. */
  uncover(seat: number | null, how: { inPassing?: boolean } = {}): void {
    // Nothing that the one before had open is left for the next to see.
    this.#endReplay();
    this.notice = this.pointed = this.sheet = this.hint = null;
    this.lit = new Set();
    this.screen.show(seat, how);
    this.#follow(this.seat, []);
  }

  /** Do something; a refusal becomes a notice. Resolves whether it was done. */
  async choose(choice: Choice | undefined): Promise<boolean> {
    if (!choice || this.#isStillBusy()) return false;
    this.pointed = null;
    this.automation.decided(this.asked);
    // A pass at the moment the time is up counts.
    const isPass = this.asked.window !== null && choice.verb === "pass";
    return this.#attempt(() => this.asked.do(choice.id), isPass ? "late" : undefined);
  }

  /** The player here who can take something back: the one asked, or one who has just decided. */
  get #undoing(): Seat {
    const can = (seat: Seat): boolean => seat.whyNotUndo === null;
    return can(this.asked) ? this.asked : (this.seats.find(can) ?? this.asked);
  }

  /** The id of the rule that forbids to take something back; null when it is possible. */
  get whyNotUndo(): string | null {
    return this.#undoing.whyNotUndo;
  }

  /** Do what leaves no choice. Where another device of the seat was faster, that is as good. */
  async carryOut(choice: Choice): Promise<boolean> {
    return this.#attempt(() => this.asked.do(choice.id), "late");
  }

  /** Take back the last decision and what was carried out since, or say why that cannot be. */
  async undo(): Promise<boolean> {
    const why = this.whyNotUndo;
    if (this.replay || this.#isStillBusy()) return false;
    if (why !== null) {
      await this.explain(why);
      return false;
    }
    const seat = this.#undoing;
    let left = this.automation.takeBack(seat);
    let isDone = true;
    for (; isDone && left > 0 && seat.whyNotUndo === null; left -= 1) isDone = await this.#attempt(() => seat.undo());
    return isDone;
  }

  async withdraw(): Promise<boolean> {
    if (this.#isStillBusy()) return false;
    this.automation.takeBack(this.asked);
    return this.#attempt(() => this.asked.withdraw());
  }

  /** Say something in the chat of the table; a refusal becomes a notice. Resolves whether it was said. */
  async say(text: string): Promise<boolean> {
    return this.#attempt(() => this.asked.say(text));
  }

  /** Say one of the game's calls to the others, with a piece to look at. Resolves whether it was said. */
  async call(call: string, piece: string | null = null): Promise<boolean> {
    return this.#attempt(() => this.seat.call(call, piece));
  }

  /** Whether the people here can talk to each other through this table, at any time. */
  get canTalk(): boolean {
    return this.table?.chat === true && this.game.talks === "always" && !this.isOnlooker;
  }

  /** Show the sentence of a rule. */
  async explain(rule: string): Promise<void> {
    const text = await ruleText(this.game.game.id, rule);
    if (text) this.notice = { text, rule };
  }

  /** Point at a piece: what may be done with it is offered, what is forbidden is explained. */
  async point(
    piece: string,
    name: string,
    beside: HTMLElement,
    {
      inPassing = false,
      about = this.abouts?.(piece) ?? undefined,
    }: Partial<Pick<Pointed, "inPassing" | "about">> = {},
  ): Promise<void> {
    if (this.replay) return;
    const choices = firstOf(this.choices.with(piece), about?.first ?? []);
    this.pointed = { piece, name, beside, inPassing, about, choices, reasons: null };
    const shown = this.pointed;
    try {
      const reasons = await (this.screen.isOpen ? this.asked : this.seat).why(piece);
      if (this.pointed === shown)
        this.pointed = { ...shown, reasons: reasons.filter((reason) => reason.rule !== null) };
    } catch (error) {
      if (this.pointed === shown) this.pointed = { ...shown, reasons: [] };
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Fetch again who sits where, and the links that are ours to give. */
  async refresh(): Promise<void> {
    await this.ask(() => api.table(this.id));
  }

  /** Ask for something over HTTP that is answered with this table, or another; a refusal becomes a notice. */
  async ask(request: () => Promise<TablePage>): Promise<TablePage | null> {
    try {
      const page = await request();
      if (page.table.id === this.id) this.page = page;
      return page;
    } catch (error) {
      this.#complain(error);
      return null;
    }
  }

  /**
   * Look back at the match, once it is over from its beginning or from an entry of its record, and from any seat; the
   * table shows the past until `present`.
   */
  async lookBack(from: MomentLink = {}): Promise<void> {
    this.pointed = null;
    this.sheet = null;
    this.blows.clear();
    const replay = new Replay(
      {
        fetch: (seat) => historyOf(this.#lineOf(seat)),
        aids: ({ seat, version }) => this.#lineOf(seat).aidsAt(version),
      },
      this.game,
      (...heard) => this.tell(...heard),
    );
    const last = this.isOver ? (from.entry ?? null) : Infinity;
    const isThere = this.areHandsOpen && from.seat !== undefined && from.seat < (this.table?.seats.length ?? 0);
    const seat = isThere ? from.seat! : this.seat.seat;
    try {
      await replay.load(seat);
      this.replay = replay;
      await replay.lookFrom(seat, last);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Whether nothing is hidden any more: the match has come to its end. */
  get areHandsOpen(): boolean {
    return this.table?.outcome != null;
  }

  /** Have the match known as another seat saw it; a refusal becomes a notice. */
  async open(seat: number): Promise<void> {
    try {
      await this.replay?.load(seat);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** How the moment that is looked back at was seen from another seat; null while that is not known. */
  viewFrom(seat: number): View | null {
    return this.replay?.viewFrom(seat) ?? null;
  }

  /** Look back from another seat. */
  async lookFrom(seat: number): Promise<void> {
    try {
      await this.replay?.lookFrom(seat);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** The seat with this number; those that are not here can be asked once the match is over. */
  #lineOf(number: number): Seat {
    return this.#lines.find(({ seat }) => seat === number) ?? this.#visits.at(number);
  }

  #endReplay(): void {
    this.replay?.close();
    this.replay = null;
    this.#visits.end();
  }

  /** Back to the present. */
  present(): void {
    const before = this.view;
    this.blows.clear();
    this.#endReplay();
    this.#shown = null;
    this.past = null;
    if (this.seat.view) this.tell(before, this.seat.view, []);
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.notice = { text: error.message, rule: error.problem?.rule ?? null };
  }

  /** One command at a time: the next would answer a question that is already answered. */
  #isStillBusy(): boolean {
    if (this.asked.isBusy && !this.asked.isConnected) this.notice = { text: t("page-table-waits"), rule: null };
    return this.asked.isBusy;
  }

  async #attempt(command: () => Promise<void>, expected?: Kind): Promise<boolean> {
    this.notice = null;
    try {
      await command();
      return true;
    } catch (error) {
      if (error instanceof Refusal && expected && error.problem?.kind === expected) return true;
      this.#complain(error);
      return false;
    }
  }

  /** A seat heard something: if it is the one in front, or has come to the front by that, the table changes. */
  #follow(heard: Seat, events: TableEvent[]): void {
    this.screen.follow();
    const seat = this.seat;
    const last = this.#shown;
    const now = { seat, view: seat.view, version: seat.version ?? 0 };
    if (this.replay || !now.view || (seat !== heard && last?.seat === seat)) return;
    this.#shown = now;
    if (last?.seat === seat) {
      this.#notify(last.view, now.view, events);
    } else if (this.game.hides_hands || !last) {
      this.#notify(last?.view ?? null, now.view, []);
    } else {
      // Seats without secrets are told the same: what the other one has not shown yet is shown now.
      const missed = seat.steps.filter((step) => step.version > last.version);
      const happened = missed.flatMap((step) => step.events);
      this.#notify(last.view, now.view, happened);
    }
  }

  #notify(...heard: Parameters<Watcher>): void {
    if (!this.pacer?.(...heard)) this.tell(...heard);
  }
}

/** The choices with those of some verbs before the others. */
function firstOf(choices: readonly Choice[], verbs: readonly string[]): readonly Choice[] {
  const isFirst = ({ verb }: Choice): boolean => verbs.includes(verb);
  return [...choices].sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
