import { getContext, setContext } from "svelte";
import type { CelestiaDuoEvent, CelestiaDuoView } from "../../protocol.ts";
import { prefs } from "../../prefs.svelte.ts";
import type { Choice, Choices } from "../../table/choices.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { isGuided } from "../../table/guide/guided.ts";
import { isRoll } from "../../table/events.ts";
import { t } from "../../words/words.svelte.ts";
import { NO_SHARING, obvious, sharingAfter } from "./automatic.ts";
import { diceNotation, FACES, KINDS } from "./cards.ts";
import { DiceBox } from "./dice.svelte.ts";
import { Hush } from "./hush.svelte.ts";
import { lossAfter, type Loss } from "./loss.ts";
import { viewOf } from "./view.ts";

const KEY = Symbol("play");
const NO_DICE: ReadonlySet<number> = new Set();
const NO_PIECES: readonly string[] = [];

/** What beats a die, or pays a part of a Flag's price: each is made of a die, cards and perhaps a crew member. */
export const PAYING = ["match", "joker", "pair", "mama", "flag", "ludvig", "ludvig-joker"];

/** Payments that are taken with the first press where they are the only one: they cost one ordinary card. */
const PLAIN = new Set(["match", "flag"]);

/** After how many movements dice have been thrown and read. */
const SETTLING = 5;

/** Something whose cards are looked through. */
export type Opened = "discard" | "route";

/** What somebody is about to do at the table: the gestures that are made of several presses. */
export class Play {
  readonly box = new DiceBox();
  /** The dice that are to be rolled again, or turned. */
  loose = $state.raw<ReadonlySet<number>>(NO_DICE);
  /** What a payment is being made of: a die, a card, a crew member, in the order in which they were pressed. */
  chosen = $state.raw<readonly string[]>(NO_PIECES);
  opened = $state<Opened | null>(null);
  /** The Energy token that was lost last, while it is told what it gives and takes. */
  loss = $state.raw<Loss | null>(null);
  /** The turn about which the adviser has nothing more to say. */
  readyIn = $state<number | null>(null);
  /** What this device keeps of the wish to say nothing for the whole match. */
  readonly hush: Hush;
  #sharing = $state.raw(NO_SHARING);
  /** Whether dice are still tumbling: nothing is done about them before they can be read. */
  #isTumbling = $state(false);
  #wanted = $state<string | null>(null);
  #settling: number | undefined;
  #desk: Desk;
  /** What is to change the dice that are pressed next. */
  #begun = $state<"smoke" | "augusta" | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
    this.hush = new Hush(desk.id);
  }

  /** Whether the adviser is ready at once: as they said, and otherwise with a bot that would wait for them. */
  readonly isHushed: boolean = $derived.by(() => {
    const { id, table } = this.#desk;
    const view = viewOf(this.#desk);
    const isBot = view !== null && table?.seats[view.captain]?.bot != null;
    return this.hush.choice ?? (isBot && prefs.automatic && !isGuided(id));
  });

  /** Which of the choices leaves a player none. */
  obvious(choices: Choices): Choice | undefined {
    const view = viewOf(this.#desk);
    if (!view || this.#isTumbling) return undefined;
    const { asked, screen } = this.#desk;
    return obvious({ view, choices, seat: asked.seat, isTalk: view.talk && !screen.isTogether }, this.#sharing);
  }

  /** Whether dice can be chosen to be rolled again or turned. */
  readonly canChange: boolean = $derived.by(() => this.#desk.choices.of("smoke", "augusta").length > 0);
  readonly isPaying: boolean = $derived.by(() => this.#desk.choices.of(...PAYING).length > 0);

  /** The faces of the dice that are chosen. */
  readonly looseFaces: readonly string[] = $derived.by(() =>
    this.box.standing.filter((die) => this.loose.has(die.id)).map((die) => die.face),
  );

  /** Rolling the chosen dice again. */
  readonly reroll: Choice | undefined = $derived.by(() =>
    this.loose.size === 0 ? undefined : this.#desk.choices.find("smoke", { dice: diceNotation(this.looseFaces) }),
  );

  /** What Augusta can turn the chosen die into. */
  readonly turnings: readonly Choice[] = $derived.by(() => {
    const [face] = this.looseFaces;
    if (this.loose.size !== 1) return [];
    return this.#desk.choices.of("augusta").filter((choice) => choice.args.from === face);
  });

  /** The payments that what is chosen can still become. */
  readonly payments: readonly Choice[] = $derived.by(() => this.#paymentsWith(this.chosen));

  /** A sentence while a gesture is under way. */
  readonly hint: string | null = $derived.by(() => {
    if (this.#begun && this.loose.size === 0) return t(`celestia-page-hint-${this.#begun}`);
    if (this.chosen.length > 0) {
      const isDie = this.chosen.some((piece) => piece.startsWith("die/"));
      // Say what a die with another symbol costs before it is paid.
      if (this.payments.some((choice) => choice.verb === "pair"))
        return t(isDie ? "celestia-page-hint-card-pair" : "celestia-page-hint-die-pair");
      return t(isDie ? "celestia-page-hint-card" : "celestia-page-hint-die");
    }
    return null;
  });

  /** Whether a piece would go on with the payment that is being made; undefined where none is being made. */
  invites(piece: string): boolean | undefined {
    if (!this.isPaying) return undefined;
    if (this.chosen.includes(piece)) return false;
    return this.chosen.length === 0 ? undefined : this.#paymentsWith([...this.chosen, piece]).length > 0;
  }

  /** A press on a die: it is chosen to be rolled again, or to be beaten. */
  pressDie(id: number, name: string): void {
    const die = this.box.standing.find((one) => one.id === id);
    if (!die) return;
    if (!this.canChange) this.press(`die/${die.face}`, name);
    else {
      const loose = new Set(this.loose);
      if (!loose.delete(id)) loose.add(id);
      this.loose = loose;
    }
  }

  /** Smoke or Augusta was pressed: the dice come next. */
  begin(what: "smoke" | "augusta"): void {
    this.#begun = what;
  }

  /** A press on something that a payment can be made of; anything else is explained. */
  press(piece: string, name: string): void {
    if (this.chosen.includes(piece)) {
      this.chosen = this.chosen.filter((one) => one !== piece);
      return;
    }
    const together = [...this.chosen, piece];
    const isFitting = this.#paymentsWith(together).length > 0;
    const next = isFitting ? together : [piece];
    const found = this.#paymentsWith(next);
    const isWhole = next.some((one) => one.startsWith("die/")) && next.some((one) => one.startsWith("hand/"));
    const isOne = next.length === 1 && /^(die|hand)\//.test(piece);
    const meant = this.#meant(found, isWhole || isOne);
    const direct = this.#desk.choices.with(piece).filter((choice) => !PAYING.includes(choice.verb));
    if (found.length === 0 || (next.length === 1 && direct.length > 0)) {
      this.chosen = NO_PIECES;
      this.#explain(piece, name);
    } else if (meant.length === 1 && (next.length > 1 || PLAIN.has(meant[0]!.verb))) {
      this.chosen = NO_PIECES;
      void this.#desk.choose(meant[0]);
    } else {
      this.chosen = next;
      if (isWhole) this.#offer(piece, name, meant);
    }
  }

  /** The Captain, who says who takes first, presses a card: they take first, and that card. */
  takeFirst(piece: string): void {
    const first = this.#desk.choices.find("first", { player: "captain" });
    if (!first) return;
    this.#wanted = piece;
    void this.#desk.choose(first);
  }

  /** The card that was pressed before it could be taken; an effect takes it. */
  get wanted(): Choice | undefined {
    const { choices, asked } = this.#desk;
    return this.#wanted === null || asked.isBusy ? undefined : choices.with(this.#wanted, "take")[0];
  }

  /** Takes it. */
  takeWanted(choice: Choice): void {
    this.#wanted = null;
    void this.#desk.choose(choice);
  }

  /** A key with a number: the symbol in this place, on a die, or on a card when a die is chosen. */
  number(number: number): void {
    const pieces = [`die/${FACES[number - 1]}`, `hand/${KINDS[number - 1]}`];
    if (this.chosen.some((piece) => piece.startsWith("die/"))) pieces.reverse();
    pieces.push(`share/${KINDS[number - 1]}`, `played/${KINDS[number - 1]}`);
    const found = pieces.map(elementOf).find((element) => element?.matches(".invites, .soft, [aria-pressed]"));
    found?.focus({ preventScroll: true });
    found?.click();
  }

  /** The table changed: dice roll, and gestures that make no sense any more end. */
  follow(view: CelestiaDuoView, events: readonly CelestiaDuoEvent[]): void {
    this.box.follow(view.dice, events, this.loose);
    this.loss = lossAfter(this.loss, view, events);
    this.#sharing = sharingAfter(this.#sharing, view, events);
    if (events.some(isRoll)) this.#tumble();
    if (view.step !== "share" && view.step !== "pick") this.#wanted = null;
    this.cancel();
  }

  #tumble(): void {
    this.#isTumbling = true;
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => (this.#isTumbling = false), prefs.duration * SETTLING);
  }

  /** Start over. */
  cancel(): void {
    this.chosen = NO_PIECES;
    this.loose = NO_DICE;
    this.#begun = null;
  }

  #paymentsWith(pieces: readonly string[]): readonly Choice[] {
    return this.#desk.choices.of(...PAYING).filter(({ pieces: of }) => pieces.every((piece) => of.includes(piece)));
  }

  /**
   * What somebody means who pressed a die, a card, or both. A card beats its own symbol: one press is enough. Who wants
   * to pay otherwise begins with the other piece. Ludvig is not called for a single die. All else is in the list.
   */
  #meant(found: readonly Choice[], canMatch: boolean): readonly Choice[] {
    const isAlone = (face: string | undefined): boolean =>
      this.box.standing.filter((die) => die.face === face).length === 1;
    const needed = found.filter(({ verb, args }) => !verb.startsWith("ludvig") || !isAlone(args.symbol));
    const simple = needed.length > 0 ? needed : found;
    const isMatch = canMatch && simple.some((choice) => choice.verb === "match");
    return isMatch ? simple.filter(({ verb }) => verb === "match" || verb.startsWith("ludvig")) : simple;
  }

  #explain(piece: string, name: string): void {
    const beside = elementOf(piece);
    if (beside) void this.#desk.point(piece, name, beside);
  }

  /** Several ways lead on: they are offered in words. */
  #offer(piece: string, name: string, choices: readonly Choice[]): void {
    const beside = elementOf(piece);
    if (beside) this.#desk.pointed = { piece, name, beside, inPassing: false, choices, reasons: [] };
  }
}

/** Where a piece lies on the page. */
function elementOf(piece: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-piece="${piece}"]`);
}

export const providePlay = (desk: Desk): Play => setContext(KEY, new Play(desk));
export const usePlay = (): Play => getContext<Play>(KEY);
