import { clippedBy } from "./sight.ts";

/** Where something lies on the screen, relative to the layer. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a piece belongs; it is not seen there while only something that stands for its place is shown. */
export interface Spot {
  box: Box;
  isShown: boolean;
  element: HTMLElement;
  /** What of it a scroll container cuts off, as a clip path. */
  clip: string;
}

/** The table that all places are on, and where the layer lies now. */
export interface Ground {
  table: HTMLElement;
  origin: DOMRect;
}

/** The elements of the page that pieces lie on. */
export class Anchors {
  #places = new Map<string, (HTMLElement | undefined)[]>();
  #deputies = new Map<string, HTMLElement>();

  /** The answer takes the place away again. */
  add(zone: string, index: number, element: HTMLElement): () => void {
    const there = this.#places.get(zone) ?? [];
    there[index] = element;
    this.#places.set(zone, there);
    return () => {
      if (there[index] === element) there[index] = undefined;
    };
  }

  /** An element that stands for these zones while their places are not on the screen, as a closed drawer does. */
  depute(zones: readonly string[], element: HTMLElement): () => void {
    for (const zone of zones) this.#deputies.set(zone, element);
    return () => {
      for (const zone of zones) if (this.#deputies.get(zone) === element) this.#deputies.delete(zone);
    };
  }

  /** Pieces beyond the last place of a zone lie on the last one. */
  find(zone: string, index: number, { table, origin }: Ground): Spot | undefined {
    const there = (this.#places.get(zone) ?? []).filter((element) => element !== undefined);
    const place = there[Math.min(index, there.length - 1)];
    const box = boxOf(place, origin);
    const clip = place && box ? clippedBy(place, table) : undefined;
    if (place && box && clip !== undefined) return { box, isShown: true, element: place, clip };
    const family = zone.split("/", 1)[0]!;
    const deputy = this.#deputies.get(zone) ?? this.#deputies.get(family);
    const beside = boxOf(deputy, origin);
    return deputy && beside && { box: shrunk(beside), isShown: false, element: deputy, clip: "" };
  }
}

/** Where an element lies; undefined where it is not shown, though it may be laid out. */
export function boxOf(element: HTMLElement | undefined, origin: DOMRect): Box | undefined {
  if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x: left - origin.left, y: top - origin.top, width, height } : undefined;
}

/** Whatever stands for a place is not as large as a card: the piece ends small in its middle. */
function shrunk(box: Box): Box {
  const height = Math.min(box.height, 44);
  const width = height * 0.7;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
