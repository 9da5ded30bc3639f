import { getContext, setContext, tick, untrack } from "svelte";
import { prefs } from "../prefs.svelte.ts";
import type { TableEvent } from "../protocol.ts";
import { Anchors, boxOf, type Box, type Ground, type Spot } from "./anchors.ts";
import { motionOf, type FlightEnd } from "./flights.ts";
import { nextFrame } from "./frames.ts";
import { appear, arrival, flip, fly, isMoving, vanish, vanishAt } from "./motion.ts";
import { PieceSet, type Moves, type Piece, type Zones } from "./pieces.ts";
import { isInSight, topAt } from "./sight.ts";
import { Watcher } from "./watcher.ts";

const KEY = Symbol("layer");
/** Cards that come from here were face down before. */
const HIDDEN = "deck/";
/** How many new pieces come with one frame. */
const BATCH = 2;

/** How a piece was laid the last time. */
interface Laid {
  zone: string;
  index: number;
  box: Box;
  isSeen: boolean;
  element: HTMLElement | undefined;
}

/** What is to become of a piece that is drawn. */
interface Plan {
  piece: Piece;
  spot: Spot | undefined;
  /** Whether the step that is shown moved it; then `start` is where it is seen before, if that is known. */
  hasMoved: boolean;
  start: FlightEnd | undefined;
  /** Whether the place it moves to can be seen. */
  isInSight: boolean;
}

/**
 * The pieces that are seen to move, above the places they lie on. Places are ordinary elements of the page, marked
 * with `anchor`; they carry the meaning (buttons, names), the pieces above them are only their picture. A piece is
 * seen where its place is, whatever shows, hides or moves that; and it flies only between places that are in sight.
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
  #laid = new Map<number, Laid>();
  #watcher = new Watcher(() => this.#place());

  /** The element that all positions are relative to. */
  hold = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const leave = this.#watcher.hold(root);
    // What is drawn changes; this must not run again for that, or no place would be watched any more.
    untrack(() => this.#place());
    return leave;
  };

  /** Attachment for a place: `{@attach layer.anchor("workshop/1", 0)}`. Equal zones are told apart by their index. */
  anchor(zone: string, index = 0): (element: HTMLElement) => () => void {
    return (element) => {
      // Where tests that compare places and pictures can read it.
      element.dataset.holds = `${element.dataset.holds ?? ""} ${zone}#${index}`.trim();
      const leave = this.#watch(element, this.#anchors.add(zone, index, element));
      return () => {
        delete element.dataset.holds;
        leave();
      };
    };
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
  async show(zones: Zones, events: readonly TableEvent[] = []): Promise<void> {
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
      // In the order of the set: of two that lie on one another the later one is on top.
      const shown = pieces.filter((piece) => laid.includes(piece));
      await this.#draw(shown, isFirst ? [...batch, ...moves.leaving] : batch, moves);
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
    const unwatch = this.#watcher.watch(element);
    return () => {
      unwatch();
      leave();
    };
  }

  #place(): void {
    this.#carryOut(this.#plan(this.drawn));
  }

  /** Where these pieces belong, and where those that move come from. Nothing is changed yet. */
  #plan(pieces: readonly Piece[], moves?: Moves, changed?: ReadonlySet<number>): Plan[] {
    const table = this.#root?.parentElement;
    if (!this.#root || !table) return [];
    this.#watcher.settle();
    const ground = { table, origin: this.#root.getBoundingClientRect() };
    return pieces.map((piece) => {
      const was = this.#laid.get(piece.id);
      const spot = this.#anchors.find(piece.zone, piece.index, ground);
      const isElsewhere = was?.zone !== piece.zone || was.index !== piece.index || this.#leaving.includes(piece);
      const hasMoved = changed?.has(piece.id) === true && isElsewhere && prefs.duration > 0;
      if (!moves || !hasMoved) return { piece, spot, hasMoved: false, start: undefined, isInSight: false };
      const start = this.#startOf(piece, moves, ground);
      return { piece, spot, hasMoved, start, isInSight: spot !== undefined && isInSight(spot.element, table) };
    });
  }

  #carryOut(plans: readonly Plan[], moves?: Moves): void {
    const leaving = new Set(this.#leaving.map((piece) => piece.id));
    let order = 0;
    for (const plan of plans) {
      const { piece, spot } = plan;
      const element = this.#elements.get(piece.id);
      const was = this.#laid.get(piece.id);
      const box = spot?.box ?? was?.box;
      // What has no place on the screen, and never had one, is not seen in a corner of it either.
      if (element && !box) element.style.opacity = "0";
      if (!element || !box) continue;
      const isSeen = spot?.isShown === true && !leaving.has(piece.id);
      lay(element, box, isSeen, spot?.clip ?? "");
      this.#laid.set(piece.id, { ...piece, box, isSeen, element: spot?.element });
      if (plan.hasMoved && this.#move(element, plan, box, was, order)) order += 1;
    }
    if (moves) for (const piece of this.#leaving) this.#sweep(piece);
  }

  /** Shows that a piece has moved; answers whether it flies. */
  #move(element: HTMLElement, plan: Plan, box: Box, was: Laid | undefined, order: number): boolean {
    const { piece, spot, start } = plan;
    const end = { box, isShown: spot?.isShown === true, isInSight: plan.isInSight };
    const motion = motionOf(start, end, this.#leaving.includes(piece), was?.isSeen === true);
    if (motion === "vanish") vanish(element);
    else if (motion === "appear") appear(element);
    else if (motion === "vanish-at-start" && start) vanishAt(element, start.box, box);
    else if (motion === "fly" && start) {
      fly(element, start.box, box, order);
      if (this.turned.has(piece.id)) flip(element, order);
    }
    return motion === "fly";
  }

  /** Where a piece is seen now: in mid-flight, or where it lay, or where the events say it comes from. */
  #startOf(piece: Piece, moves: Moves, ground: Ground): FlightEnd | undefined {
    const { table, origin } = ground;
    const element = this.#elements.get(piece.id);
    const was = this.#laid.get(piece.id);
    if (was && element && isMoving(element)) {
      const box = boxOf(element, origin);
      return box && { box, isShown: true, isInSight: true };
    }
    if (was?.isSeen) {
      // Its place may be gone by now; then it is enough that the table is seen there.
      const there = was.element && boxOf(was.element, origin) ? was.element : undefined;
      const onScreen = { ...was.box, x: was.box.x + origin.left, y: was.box.y + origin.top };
      const isSeen = there ? isInSight(there, table) : topAt(onScreen, table) !== undefined;
      return { box: was.box, isShown: true, isInSight: isSeen };
    }
    const source = moves.from.get(piece.id) ?? was?.zone;
    const spot = source === undefined ? undefined : this.#anchors.find(source, 0, ground);
    return spot && { box: spot.box, isShown: spot.isShown, isInSight: isInSight(spot.element, table) };
  }

  /** A piece that has left is dropped when it has arrived. */
  #sweep(piece: Piece): void {
    const element = this.#elements.get(piece.id);
    void (element ? arrival(element) : Promise.resolve()).then(() => {
      if (!this.#leaving.includes(piece)) return;
      this.#leaving = this.#leaving.filter((one) => one !== piece);
      this.drawn = this.drawn.filter((one) => one !== piece);
      this.#laid.delete(piece.id);
    });
  }
}

const laid = new WeakMap<HTMLElement, string>();

function lay(element: HTMLElement, box: Box, isSeen: boolean, clip: string): void {
  const now = `${box.x.toFixed(1)} ${box.y.toFixed(1)} ${box.width} ${box.height} ${isSeen} ${clip}`;
  if (laid.get(element) === now) return;
  laid.set(element, now);
  element.style.transform = `translate(${box.x.toFixed(1)}px, ${box.y.toFixed(1)}px)`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  element.style.opacity = isSeen ? "" : "0";
  element.style.clipPath = clip;
}

export const provideLayer = (): Layer => setContext(KEY, new Layer());
export const useLayer = (): Layer => getContext<Layer>(KEY);
