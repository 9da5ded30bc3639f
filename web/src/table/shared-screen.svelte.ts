import type { Choice } from "./choices.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Seat } from "./seat.svelte.ts";

/**
 * One screen in front of several people whose hands are hidden from each other.
 *
 * What lies on the table is what everybody may see, until one of them shows their own cards: to decide, until somebody
 * else is asked, or for as long as they look.
 */
export class SharedScreen {
  /** What everybody may see; null where nothing needs to be hidden. */
  readonly everybody: Seat | null;
  /** The seat whose cards lie open for a decision of its player. */
  uncovered = $state<number | null>(null);
  /** The seat whose player only has a look. */
  peeking = $state<number | null>(null);
  #desk: Desk;

  constructor(desk: Desk, everybody: Seat | null) {
    this.#desk = desk;
    this.everybody = everybody;
  }

  /** Whether hands are to be hidden here. */
  readonly isShared: boolean = $derived.by(() => this.everybody !== null && !this.#desk.isOver);

  /** Whether all people of the match sit in front of this screen, and can speak to each other. */
  readonly isTogether: boolean = $derived.by(() => {
    const { seats, table } = this.#desk;
    const here = new Set(seats.map(({ seat }) => seat));
    return seats.length > 1 && table !== null && table.seats.every(({ bot }, seat) => bot !== null || here.has(seat));
  });

  /** The player who is to decide: of several, the one whose cards lie open. Who is only heard need not be asked. */
  readonly asked: Seat = $derived.by(() => {
    const { seats } = this.#desk;
    const heard = seats.filter((seat) => seat.isAsked);
    const deciding = heard.filter((seat) => this.#desk.choicesOf(seat).all.length > 0);
    const asked = deciding.length > 0 ? deciding : heard;
    const front = seats.find(({ seat }) => seat === this.uncovered);
    return front && (asked.includes(front) || asked.length === 0) ? front : (asked[0] ?? seats[0]!);
  });

  /** The seat whose view lies on the table. */
  readonly shown: Seat = $derived.by(() => {
    if (!this.isShared || !this.everybody) return this.asked;
    const looking = this.#desk.seats.find(({ seat }) => seat === this.peeking);
    return looking ?? (this.uncovered === this.asked.seat ? this.asked : this.everybody);
  });

  /** Whether the player asked must see their own cards first. */
  readonly isCovered: boolean = $derived.by(() => {
    const { asked } = this;
    if (!this.isShared || !asked.isAsked || this.uncovered === asked.seat || !asked.view) return false;
    return this.#desk.needsSecrets?.(asked.view, this.#desk.choicesOf(asked)) ?? true;
  });

  /** Whether what is asked can be decided with what lies on the table. */
  readonly isOpen: boolean = $derived.by(() => !this.isCovered && [null, this.asked.seat].includes(this.peeking));

  /** In a window: to play nothing, which needs no look at one's cards. */
  readonly pass: Choice | undefined = $derived.by(() => {
    const { asked } = this;
    const isWindow = asked.aids !== null && "window" in asked.aids && asked.aids.window !== null;
    return this.isCovered && isWindow ? this.#desk.choicesOf(asked).find("pass") : undefined;
  });

  /** Show the cards of a player, for a decision or for as long as they look; null covers all. */
  show(seat: number | null, { inPassing = false } = {}): void {
    if (!inPassing) this.uncovered = seat;
    this.peeking = inPassing ? seat : null;
  }

  /** Cover the cards of a player who is no longer asked, because somebody else is or because all see what comes. */
  follow(): void {
    const { asked, uncovered } = this;
    const hasDecided = this.#desk.game.secret_together && !asked.isAsked;
    if (uncovered !== null && (asked.seat !== uncovered || hasDecided)) this.uncovered = null;
  }
}
