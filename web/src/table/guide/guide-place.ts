/** Where the guide's card goes: beside what it speaks of, and not on top of what can be pressed. */

export type Side = "below" | "above" | "right" | "left" | "none";

export interface Spot {
  x: number;
  y: number;
  side: Side;
  /** Where on its edge the arrow stands, from the card's corner. */
  arrow: number;
}

/** Where the card may lie on the screen. */
export type Room = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const MARGIN = 8;
const ARROW_INSET = 18;
/** Where along its edge the card may point at something. */
const ENDS = [0.5, 0, 1] as const;
/** How many heights are tried where the card lies beside nothing. */
const STEPS = 10;
/** To cover what it speaks of is worst, then what can be pressed; then to lie far off, then to cover anything else. */
const TARGET_WEIGHT = 100;
const PRESSABLE_WEIGHT = 30;
const FAR_WEIGHT = 3;
/** An element this many times as large as the card is visible in any case. */
const LARGE = 2;

/** What lies on the table, and which of it can be pressed. */
export interface Around {
  pressable: readonly DOMRect[];
  pieces: readonly DOMRect[];
}

/** The best spot in a room for a card of this size; `target` is null when the piece is not in sight. */
export function spotFor(card: Size, room: Room, target: DOMRect | null, around: Around): Spot {
  const lowest = room.bottom - card.height - MARGIN;
  const heights = Array.from(
    { length: STEPS + 1 },
    (_, step) => lowest - ((lowest - room.top - MARGIN) * step) / STEPS,
  );
  const x = clamp((room.left + room.right - card.width) / 2, room.left, room.right - card.width);
  const elsewhere = heights.map((y): Spot => ({ x, y, side: "none", arrow: 0 }));
  const cost = (spot: Spot): number => {
    const covered = (boxes: readonly DOMRect[]): number =>
      boxes.reduce((sum, box) => sum + overlap(spot, card, box), 0);
    const hidden = target && !isLarge(target, card) ? overlap(spot, card, target) : 0;
    const far = spot.side === "none" ? card.width * card.height : 0;
    const pressable = covered(around.pressable);
    return TARGET_WEIGHT * hidden + PRESSABLE_WEIGHT * pressable + FAR_WEIGHT * far + covered(around.pieces);
  };
  const spots = [...(target ? beside(card, room, target) : []), ...elsewhere];
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function isLarge(target: DOMRect, card: Size): boolean {
  return target.width * target.height > LARGE * card.width * card.height;
}

/** On each side of the target: in the middle of it, or to either end. */
function beside(card: Size, room: Room, target: DOMRect): Spot[] {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const spots = ENDS.flatMap((end): Spot[] => {
    const x = clamp(middle.x - inset(end * card.width, card.width), room.left, room.right - card.width);
    const y = clamp(middle.y - inset(end * card.height, card.height), room.top, room.bottom - card.height);
    const across = inset(middle.x - x, card.width);
    const down = inset(middle.y - y, card.height);
    return [
      { x, y: target.bottom + GAP, side: "below", arrow: across },
      { x, y: target.top - GAP - card.height, side: "above", arrow: across },
      { x: target.right + GAP, y, side: "right", arrow: down },
      { x: target.left - GAP - card.width, y, side: "left", arrow: down },
    ];
  });
  return spots.filter((spot) => isInside(spot, card, room));
}

function isInside(spot: Spot, card: Size, room: Room): boolean {
  const isWide = spot.x >= room.left && spot.x + card.width <= room.right;
  return isWide && spot.y >= room.top && spot.y + card.height <= room.bottom;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least + MARGIN, Math.min(value, most - MARGIN));
}

function inset(value: number, length: number): number {
  return Math.max(ARROW_INSET, Math.min(value, length - ARROW_INSET));
}

function overlap(spot: Spot, card: Size, box: DOMRect): number {
  const width = Math.min(spot.x + card.width, box.right) - Math.max(spot.x, box.left);
  const height = Math.min(spot.y + card.height, box.bottom) - Math.max(spot.y, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}
