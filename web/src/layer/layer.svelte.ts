import { getContext, setContext, tick, untrack } from "svelte";
import { prefs } from "../prefs.svelte.ts";
import type { Happening } from "../protocol.ts";
import { Anchors, boxOf, type Box, type Spot } from "./anchors.ts";
import { nextFrame } from "./frames.ts";
import { appear, arrival, flip, fly, isMoving, vanish } from "./motion.ts";
import { PieceSet, type Moves, type Piece, type Zones } from "./pieces.ts";

const KEY = Symbol("layer");
/** Cards that come from here were face down before. */
const HIDDEN = "deck/";
/** How many new pieces come with one frame. */
const BATCH = 2;

/** What is to become of a piece that is drawn. */
interface Plan {
  piece: Piece;
  /** Whether the step that is shown changed it; then `start` is where it is seen before, if that is known. */
  isChanged: boolean;
  start: Box | undefined;
  spot: Spot | undefined;
}

/**
 * The pieces that are seen to move, above the places they lie on. Places are ordinary elements of the page, marked
 * with `anchor`; they carry the meaning (buttons, names), the pieces above them are only their picture.
 */
export class Layer {
  /** Everything to be drawn: what lies on the table, and what is still leaving it. */
  drawn = $state.raw<readonly Piece[]>([]);
  /** The pieces that were turned face up by the last step: their backs are drawn too. */
  turned = $state.raw<ReadonlySet<number>>(new Set());
  #set = new PieceSet();
  #leaving: readonly Piece[] = [];
  #step = 0;
  #root: HTMLElement | null = null;
  #anchors = new Anchors();
  #elements = new Map<number, HTMLElement>();
  #boxes = new Map<number, Box>();
  #observer = new ResizeObserver(() => this.#placeSoon());
  #isStale = false;

  /** The element that all positions are relative to. */
  hold = (root: HTMLElement): (() => void) => {
    this.#root = root;
    this.#observer.observe(root);
    // What is drawn changes; this must not run again for that, or no place would be watched any more.
    untrack(() => this.#place());
    return () => this.#observer.disconnect();
  };

  /** Attachment for a place: `{@attach layer.anchor("workshop/1", 0)}`. Equal zones are told apart by their index. */
  anchor(zone: string, index = 0): (element: HTMLElement) => () => void {
    return (element) => this.#watch(element, this.#anchors.add(zone, index, element));
  }

  /** Attachment for what stands for zones, or families of zones, whose places are not shown: a drawer's handle. */
  deputy(...zones: string[]): (element: HTMLElement) => () => void {
    return (element) => this.#watch(element, this.#anchors.depute(zones, element));
  }

  /** Attachment for the picture of a piece. */
  picture(id: number): (element: HTMLElement) => () => void {
    return (element) => {
      this.#elements.set(id, element);
      return () => this.#elements.delete(id);
    };
  }

  /** The zones are like this now; `events` are what made them so, if that is known. */
  async show(zones: Zones, events: readonly Happening[] = []): Promise<void> {
    const moves = this.#set.follow(events, zones);
    const pieces = this.#set.pieces;
    const known = new Set([...pieces, ...moves.leaving].map((piece) => piece.id));
    this.#leaving = [...this.#leaving.filter((piece) => !known.has(piece.id)), ...moves.leaving];
    const step = (this.#step += 1);
    // The rest of the page changes first, the pieces after its next frame, new ones a few at a time: all at once
    // would be a long task. If something else happens meanwhile, that shows what is left.
    await nextFrame();
    const drawn = new Set(this.drawn.map((piece) => piece.id));
    const fresh = pieces.filter((piece) => !drawn.has(piece.id));
    const batches = [pieces.filter((piece) => drawn.has(piece.id))];
    for (let at = 0; at < fresh.length; at += BATCH) batches.push(fresh.slice(at, at + BATCH));
    let laid: Piece[] = [];
    for (const batch of batches) {
      if (laid.length > 0) await nextFrame();
      if (step !== this.#step) return;
      laid = [...laid, ...batch];
      const isFirst = batch === batches[0];
      await this.#draw(laid, isFirst ? [...batch, ...moves.leaving] : batch, moves);
    }
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    for (const one of this.#root?.getAnimations({ subtree: true }) ?? []) one.finish();
  }

  /** Draw these pieces, and let those that are new to this step move. */
  async #draw(pieces: readonly Piece[], changed: readonly Piece[], moves: Moves): Promise<void> {
    const drawn = [...pieces, ...this.#leaving];
    // The page is looked at before anything is changed: it need not be laid out for that.
    const plans = this.#plan(drawn, moves, new Set(changed.map((piece) => piece.id)));
    this.turned = new Set([...moves.from].filter(([, zone]) => zone.startsWith(HIDDEN)).map(([id]) => id));
    this.drawn = drawn;
    await tick();
    this.#carryOut(plans, moves);
  }

  #watch(element: HTMLElement, leave: () => void): () => void {
    this.#observer.observe(element);
    return () => {
      this.#observer.unobserve(element);
      leave();
    };
  }

  #place(): void {
    this.#carryOut(this.#plan(this.drawn));
  }

  /** Places have come, or have changed: their pieces follow after this frame, which was laid out without them. */
  #placeSoon(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    setTimeout(() => {
      if (this.#isStale) this.#place();
    });
  }

  /** Where these pieces belong, and where those that move come from. Nothing is changed yet. */
  #plan(pieces: readonly Piece[], moves?: Moves, changed?: ReadonlySet<number>): Plan[] {
    if (!this.#root) return [];
    this.#isStale = false;
    const origin = this.#root.getBoundingClientRect();
    return pieces.map((piece) => {
      const isChanged = changed?.has(piece.id) === true;
      const start = moves && isChanged ? this.#startOf(piece, moves, origin) : undefined;
      return { piece, isChanged, start, spot: this.#anchors.find(piece.zone, piece.index, origin) };
    });
  }

  #carryOut(plans: readonly Plan[], moves?: Moves): void {
    const leaving = new Set(moves?.leaving.map((piece) => piece.id));
    let order = 0;
    for (const { piece, isChanged, start, spot } of plans) {
      const element = this.#elements.get(piece.id);
      const known = this.#boxes.get(piece.id);
      const box = spot?.box ?? known;
      // What has no place on the screen, and never had one, is not seen in a corner of it either.
      if (element && !box) element.style.opacity = "0";
      if (!element || !box) continue;
      const isSeen = spot?.isShown === true && !this.#leaving.includes(piece);
      lay(element, box, isSeen);
      this.#boxes.set(piece.id, box);
      if (!isChanged || prefs.duration === 0) continue;
      if (start && !isNear(start, box)) {
        fly(element, start, box, order);
        if (this.turned.has(piece.id)) flip(element, order);
        order += 1;
      } else if (leaving.has(piece.id)) vanish(element);
      else if (!known && isSeen) appear(element);
    }
    if (moves) for (const piece of this.#leaving) this.#sweep(piece);
  }

  /** Where a piece is seen now: in mid-flight, or where it lay, or where the events say it comes from. */
  #startOf(piece: Piece, moves: Moves, origin: DOMRect): Box | undefined {
    const element = this.#elements.get(piece.id);
    const known = this.#boxes.get(piece.id);
    if (known && element && isMoving(element)) return boxOf(element, origin);
    if (known) return known;
    const source = moves.from.get(piece.id);
    return source === undefined ? undefined : this.#anchors.find(source, 0, origin)?.box;
  }

  /** A piece that has left is dropped when it has arrived. */
  #sweep(piece: Piece): void {
    const element = this.#elements.get(piece.id);
    void (element ? arrival(element) : Promise.resolve()).then(() => {
      if (!this.#leaving.includes(piece)) return;
      this.#leaving = this.#leaving.filter((one) => one !== piece);
      this.drawn = this.drawn.filter((one) => one !== piece);
      this.#boxes.delete(piece.id);
    });
  }
}

function isNear(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) < 1.5;
}

const laid = new WeakMap<HTMLElement, string>();

function lay(element: HTMLElement, box: Box, isSeen: boolean): void {
  const now = `${box.x.toFixed(1)} ${box.y.toFixed(1)} ${box.width} ${box.height} ${isSeen}`;
  if (laid.get(element) === now) return;
  laid.set(element, now);
  element.style.transform = `translate(${box.x.toFixed(1)}px, ${box.y.toFixed(1)}px)`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  element.style.opacity = isSeen ? "" : "0";
}

export const provideLayer = (): Layer => setContext(KEY, new Layer());
export const useLayer = (): Layer => getContext<Layer>(KEY);
