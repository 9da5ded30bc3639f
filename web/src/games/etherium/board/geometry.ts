import type { EtheriumView } from "../../../protocol.ts";

/** How the board is laid out: for a place that is wider than high, or for one that is about as high as wide. */
export type Shape = "wide" | "square";

/** A space as it is seen: the middle of its foot, and that of its top, in units of the picture. */
export interface Spot {
  space: string;
  /** What lies there; null for a site that is still free. */
  terrain: string | null;
  /** How high it lies, in levels. */
  height: number;
  x: number;
  foot: number;
  top: number;
  /** Half the width and half the depth of its top. */
  across: number;
  deep: number;
  /** How far the middle of the nearest other top is. */
  near: number;
}

/** What the layout of a board depends on. */
export type Laid = Pick<EtheriumView, "quarters" | "terrains" | "cities">;

export interface Layout {
  spots: readonly Spot[];
  /** Pairs of spaces that touch each other. */
  ways: readonly (readonly [Spot, Spot])[];
  box: { x: number; y: number; width: number; height: number };
}

/** The height of one level. */
export const LEVEL = 26;
const RINGS: Record<string, number> = { ether: 0, large: 196, between: 300, outer: 388 };
const SIZES: Record<string, number> = { mine: 86, ether: 76, forest: 66, mountain: 58, city: 44 };
const CORNERS: Record<string, number> = { mine: 8, ether: 12, forest: 6, mountain: 6, city: 8 };
const ON_SITE: Record<string, string> = { large: "mine", outer: "forest", between: "mountain" };
const CITY_GAP = 52;
const HEADROOM = 62;
/** So much of that stays free above a city. */
const SKY = 36;
/** The corner at the top right that the board's tools need, in pixels. */
const CORNER = 48;
const MARGIN = 16;
const LABEL = 26;

interface Stretch {
  across: number;
  deep: number;
}
const WIDE: Record<number, Stretch> = {
  4: { across: 1.36, deep: 0.68 },
  5: { across: 1.36, deep: 0.84 },
  6: { across: 1.22, deep: 0.86 },
};
const SQUARE: Record<number, Stretch> = {
  4: { across: 0.98, deep: 0.82 },
  5: { across: 1, deep: 0.92 },
  6: { across: 1, deep: 0.92 },
};
/** How blocks themselves are seen from above and in front. */
const SEEN: Record<Shape, Stretch> = { wide: { across: 1.09, deep: 0.68 }, square: { across: 1, deep: 0.68 } };

/** The corners of a block's outline around its middle, a flat side in front. */
export function outline(terrain: string, shape: Shape, scale = 1): [number, number][] {
  const corners = CORNERS[terrain]!;
  const { across, deep } = sizeOf(terrain, shape);
  const turn = Math.PI / 2 + Math.PI / corners;
  return Array.from({ length: corners }, (_, at) => {
    const angle = turn + (2 * Math.PI * at) / corners;
    return [across * scale * Math.cos(angle), deep * scale * Math.sin(angle)];
  });
}

function sizeOf(terrain: string, shape: Shape): { across: number; deep: number } {
  const size = SIZES[terrain]!;
  return { across: size * SEEN[shape].across, deep: size * SEEN[shape].deep };
}

/** Where everything stands. `heights` are those of the terrains. */
export function layoutOf(view: Laid, heights: Readonly<Record<string, number>>, shape: Shape): Layout {
  const stretch = (shape === "wide" ? WIDE : SQUARE)[view.quarters]!;
  const spots = new Map<string, Spot>();
  const add = (space: string, terrain: string | null, x: number, foot: number): void => {
    const height = terrain === null ? 0 : (heights[terrain] ?? 1);
    const kind = terrain ?? ON_SITE[space.split("-")[0]!]!;
    spots.set(space, { space, terrain, height, x, foot, top: foot - height * LEVEL, near: 0, ...sizeOf(kind, shape) });
  };
  for (const space of spacesOf(view.quarters)) {
    const [x, foot] = placeOf(space, view.quarters, stretch);
    add(space, view.terrains[space] ?? null, x, foot);
  }
  for (const [city, site] of Object.entries(view.cities)) {
    const beside = spots.get(site);
    if (beside) add(city, "city", ...besideOf(beside, shape));
  }
  const ways = [...touching(view.quarters), ...Object.entries(view.cities)].flatMap(([one, other]) => {
    const [from, to] = [spots.get(one), spots.get(other)];
    return from?.terrain && to?.terrain ? [[from, to] as const] : [];
  });
  for (const one of spots.values()) one.near = nearestTo(one, spots.values());
  const inOrder = [...spots.values()].sort((one, other) => one.foot - other.foot);
  return { spots: inOrder, ways, box: boxOf(inOrder) };
}

function nearestTo(one: Spot, spots: Iterable<Spot>): number {
  const others = [...spots].filter((spot) => spot !== one);
  return Math.min(...others.map((other) => Math.hypot(other.x - one.x, other.top - one.top)));
}

function spacesOf(quarters: number): string[] {
  const kinds = ["large", "outer", "between"];
  return ["ether", ...kinds.flatMap((kind) => Array.from({ length: quarters }, (_, at) => `${kind}-${at + 1}`))];
}

/** Quarters go round clockwise, the first one behind on the left. */
function placeOf(space: string, quarters: number, stretch: Stretch): [number, number] {
  const [kind = "", number = "1"] = space.split("-");
  const quarter = Number(number) - 1 + (kind === "between" ? 0.5 : 0);
  const angle = ((-90 - 180 / quarters + (360 * quarter) / quarters) * Math.PI) / 180;
  // More quarters need a wider ring, and blocks in front must not hide those behind.
  const distance = RINGS[kind]! * (1 + 0.11 * (quarters - 4));
  return [distance * Math.cos(angle) * stretch.across, distance * Math.sin(angle) * stretch.deep];
}

/** A city lies on the outer side of its terrain, so that neither hides the other. */
function besideOf(site: Spot, shape: Shape): [number, number] {
  const side = site.x > 1 || (site.x > -1 && site.foot < 0) ? 1 : -1;
  if (shape === "wide" || Math.abs(site.x) < 1) return [site.x + side * (site.across + CITY_GAP), site.foot + 12];
  const isBehind = site.foot < 0;
  return [site.x + side * (site.across * 0.78 + 34), site.foot + (isBehind ? -1 : 1) * site.deep * 1.2];
}

function touching(quarters: number): [string, string][] {
  return Array.from({ length: quarters }, (_, at): [string, string][] => {
    const [quarter, after] = [at + 1, ((at + 1) % quarters) + 1];
    return [
      ["ether", `large-${quarter}`],
      [`large-${quarter}`, `outer-${quarter}`],
      [`large-${quarter}`, `between-${quarter}`],
      [`between-${quarter}`, `large-${after}`],
      [`between-${quarter}`, `outer-${quarter}`],
    ];
  }).flat();
}

function boxOf(spots: readonly Spot[]): Layout["box"] {
  const left = Math.min(...spots.map((spot) => spot.x - spot.across)) - MARGIN;
  const right = Math.max(...spots.map((spot) => spot.x + spot.across)) + MARGIN;
  const back = Math.min(...spots.map((spot) => spot.top - spot.deep)) - HEADROOM;
  const front = Math.max(...spots.map((spot) => spot.foot + spot.deep)) + LABEL;
  return { x: left, y: back, width: right - left, height: front - back };
}

/**
 * How large the picture is seen in a window, and how far from its middle, in pixels: as large as it can be while no space
 * lies in the tools' corner. Either it stays left of the corner, or below it.
 */
export function fitting(box: Layout["box"], width: number, height: number): { scale: number; x: number; y: number } {
  const whole = Math.min(width / box.width, height / box.height);
  const beside = Math.min(whole, (width - CORNER) / box.width);
  const below = Math.min(whole, (height - CORNER) / (box.height - SKY));
  if (beside >= below) {
    return { scale: beside, x: Math.min(0, (width - box.width * beside) / 2 - CORNER), y: 0 };
  }
  return { scale: below, x: 0, y: Math.max(0, CORNER - SKY * below - (height - box.height * below) / 2) };
}
