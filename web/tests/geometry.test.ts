import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fitting, layoutOf, outline, type Laid, type Shape } from "../src/games/etherium/board/geometry.ts";
import { boardUnits } from "../src/games/etherium/board/units.ts";
import { Anchors, type Box } from "../src/layer/anchors.ts";
import { motionOf, type FlightEnd } from "../src/layer/flights.ts";
import { fly, vanishAt } from "../src/layer/motion.ts";
import type { EtheriumView } from "../src/protocol.ts";
import { spotFor } from "../src/table/guide/guide-place.ts";

const rect = (x: number, y: number, width: number, height: number): DOMRect =>
  ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;

interface Drawn {
  box: DOMRect;
  parentElement: HTMLElement | null;
  overflow: string;
  isVisible: boolean;
}
const element = (box: DOMRect, parent: HTMLElement | null = null, overflow = "visible"): HTMLElement & Drawn => {
  const drawn: Drawn & Record<string, unknown> = { box, parentElement: parent, overflow, isVisible: true };
  drawn.getBoundingClientRect = () => drawn.box;
  drawn.checkVisibility = () => drawn.isVisible;
  return drawn as unknown as HTMLElement & Drawn;
};

describe("where pieces lie", () => {
  const table = element(rect(100, 50, 800, 600));
  const ground = { table, origin: rect(100, 50, 800, 600) };

  beforeEach(() => {
    vi.stubGlobal("getComputedStyle", (one: Drawn) => ({ overflow: one.overflow }));
  });

  test("on the place of their zone and number, relative to the layer", () => {
    const anchors = new Anchors();
    anchors.add("workshop/1", 0, element(rect(110, 60, 40, 56), table));
    anchors.add("workshop/1", 1, element(rect(160, 60, 40, 56), table));
    const spot = anchors.find("workshop/1", 1, ground);
    expect(spot).toMatchObject({ box: { x: 60, y: 10, width: 40, height: 56 }, isShown: true, clip: "" });
  });

  test("beyond the last place on the last one, and nowhere once it is gone", () => {
    const anchors = new Anchors();
    const leave = anchors.add("discard", 0, element(rect(110, 60, 40, 56), table));
    expect(anchors.find("discard", 7, ground)?.box.x).toBe(10);
    leave();
    expect(anchors.find("discard", 0, ground)).toBeUndefined();
  });

  test("small in the middle of the deputy while their place is hidden", () => {
    const anchors = new Anchors();
    const place = element(rect(110, 60, 40, 56), table);
    anchors.add("workshop/1", 0, place);
    anchors.depute(["workshop"], element(rect(300, 250, 200, 100), table));
    expect(anchors.find("workshop/1", 0, ground)?.isShown).toBe(true);
    place.isVisible = false;
    const spot = anchors.find("workshop/1", 0, ground);
    expect(spot).toMatchObject({ isShown: false, clip: "" });
    expect(spot?.box.width).toBeCloseTo(30.8);
    expect(spot?.box.height).toBe(44);
    expect((spot?.box.x ?? 0) + 30.8 / 2).toBeCloseTo(300);
    expect((spot?.box.y ?? 0) + 22).toBeCloseTo(250);
  });

  test("with the deputy of their zone before that of its family", () => {
    const anchors = new Anchors();
    anchors.depute(["hand"], element(rect(100, 50, 10, 10), table));
    const own = element(rect(200, 50, 10, 10), table);
    anchors.depute(["hand/2"], own);
    expect(anchors.find("hand/2", 0, ground)?.element).toBe(own);
  });

  test("cut off as by the scroll containers between them and the table", () => {
    const anchors = new Anchors();
    const list = element(rect(120, 60, 100, 100), table, "auto");
    const place = element(rect(110, 70, 40, 56), element(rect(0, 0, 5, 5), list));
    anchors.add("list", 0, place);
    expect(anchors.find("list", 0, ground)?.clip).toBe("inset(0.0px 0.0px 0.0px 10.0px)");
    place.box = rect(120.5, 110, 40, 56);
    expect(anchors.find("list", 0, ground)?.clip).toBe("inset(0.0px 0.0px 6.0px 0.0px)");
    place.box = rect(125, 80, 40, 56);
    expect(anchors.find("list", 0, ground)?.clip).toBe("");
    place.box = rect(125, 165, 40, 56);
    expect(anchors.find("list", 0, ground)).toBeUndefined();
  });
});

describe("how pieces move", () => {
  const here: Box = { x: 0, y: 0, width: 40, height: 56 };
  const there: Box = { x: 100, y: 0, width: 40, height: 56 };
  const end = (box: Box, isShown = true, isInSight = true): FlightEnd => ({ box, isShown, isInSight });

  test("they fly between places that are in sight", () => {
    expect(motionOf(end(here), end(there), false, true)).toBe("fly");
    expect(motionOf(end(here, false), end(there), false, true)).toBe("fly");
    expect(motionOf(end(here), end(there, false), true, true)).toBe("fly");
  });

  test("they do not fly from one closed drawer to another", () => {
    expect(motionOf(end(here, false), end(there, false), false, false)).toBeNull();
  });

  test("they appear where they come from nowhere that is seen", () => {
    expect(motionOf(undefined, end(there), false, false)).toBe("appear");
    expect(motionOf(end(here, true, false), end(there), false, true)).toBe("appear");
  });

  test("they vanish where they were when they go out of sight", () => {
    expect(motionOf(end(here), end(there, true, false), false, true)).toBe("vanish-at-start");
    expect(motionOf(end(here, true, false), end(there, true, false), false, true)).toBeNull();
  });

  test("they vanish when they leave, if they were seen", () => {
    expect(motionOf(undefined, end(here, false), true, true)).toBe("vanish");
    expect(motionOf(undefined, end(here, false), true, false)).toBeNull();
  });

  test("they stay where they are when the way is shorter than a pixel or two", () => {
    expect(motionOf(end(here), end({ ...here, x: 1.4 }), false, true)).toBeNull();
    expect(motionOf(end(here), end({ ...here, x: 1, width: 40.6 }), false, true)).toBe("fly");
  });

  interface Options {
    duration: number;
    delay?: number;
  }
  const animate = vi.fn<(frames: Keyframe[], options: Options) => object>();
  const moving = (): HTMLElement => ({ animate, style: {} }) as unknown as HTMLElement;
  beforeEach(() => {
    animate.mockReset().mockImplementation(() => ({ finished: new Promise(() => undefined), cancel: vi.fn() }));
  });

  test("a flight begins where the piece was, at the size it had", () => {
    fly(moving(), { x: 10, y: 20, width: 20, height: 28 }, there, 0);
    expect(animate.mock.calls[0]?.[0][0]?.transform).toBe("translate(10.0px, 20.0px) scale(0.5, 0.5)");
  });

  test("pieces of one step fly one after another, and the last ones together", () => {
    for (const order of [0, 1, 8, 30]) fly(moving(), here, there, order);
    const delays = animate.mock.calls.map(([, options]) => Math.round(options.delay ?? 0));
    expect(delays).toEqual([0, 50, 403, 403]);
  });

  test("a piece that goes out of sight stays where it was seen", () => {
    vanishAt(moving(), here, there);
    const [first, last] = animate.mock.calls[0]?.[0] ?? [];
    expect([first?.opacity, last?.opacity]).toEqual([1, 0]);
    expect(first?.transform).toBe(last?.transform);
  });
});

describe("the board of Etherium", () => {
  const heights = { mine: 1, ether: 2, forest: 2, mountain: 3, city: 1 };
  const view = (quarters: number): Laid => {
    const numbers = Array.from({ length: quarters }, (_, at) => at + 1);
    const terrains = Object.fromEntries(
      numbers.flatMap((number) => [
        [`large-${number}`, "mine"],
        [`outer-${number}`, "forest"],
        [`between-${number}`, "mountain"],
      ]),
    ) as Record<string, string>;
    return {
      quarters,
      terrains: { ether: "ether", ...terrains },
      cities: { "city-1": "outer-1", "city-2": "outer-3" },
    };
  };
  const boards = ([4, 5, 6] as const).flatMap((quarters) =>
    (["wide", "square"] as const).map((shape): [number, Shape] => [quarters, shape]),
  );

  test.each(boards)(
    "with %i quarters, %s: all spaces and cities lie in the picture, none on another",
    (quarters, shape) => {
      const { spots, box } = layoutOf(view(quarters), heights, shape);
      expect(spots).toHaveLength(1 + 3 * quarters + 2);
      for (const spot of spots) {
        expect(spot.x - spot.across).toBeGreaterThan(box.x);
        expect(spot.x + spot.across).toBeLessThan(box.x + box.width);
        expect(spot.top - spot.deep).toBeGreaterThan(box.y);
        expect(spot.foot + spot.deep).toBeLessThan(box.y + box.height);
        expect(spot.near).toBeGreaterThan(40);
      }
    },
  );

  test.each(boards)("with %i quarters, %s: what lies in front is drawn later", (quarters, shape) => {
    const feet = layoutOf(view(quarters), heights, shape).spots.map((spot) => spot.foot);
    expect(feet).toEqual([...feet].sort((one, other) => one - other));
  });

  test("a space rises by its height, and a free site does not", () => {
    const laid = view(4);
    delete laid.terrains["between-1"];
    const { spots } = layoutOf(laid, heights, "wide");
    const rise = (space: string): number => {
      const spot = spots.find((one) => one.space === space)!;
      return Math.round(spot.foot - spot.top);
    };
    expect([rise("between-2"), rise("ether"), rise("between-1")]).toEqual([78, 52, 0]);
  });

  test("ways join spaces that touch, and no free sites", () => {
    const whole = layoutOf(view(4), heights, "wide").ways;
    expect(whole).toHaveLength(5 * 4 + 2);
    const laid = view(4);
    delete laid.terrains["between-1"];
    expect(layoutOf(laid, heights, "wide").ways).toHaveLength(5 * 4 + 2 - 3);
  });

  test("the first quarter lies behind on the left, the others clockwise", () => {
    const { spots } = layoutOf(view(4), heights, "wide");
    const [one, two, three] = [1, 2, 3].map((number) => spots.find((spot) => spot.space === `large-${number}`)!);
    expect([Math.sign(one!.x), Math.sign(one!.foot)]).toEqual([-1, -1]);
    expect([Math.sign(two!.x), Math.sign(two!.foot)]).toEqual([1, -1]);
    expect([Math.sign(three!.x), Math.sign(three!.foot)]).toEqual([1, 1]);
  });

  test("a block has a flat side in front", () => {
    const corners = outline("forest", "wide");
    const front = Math.max(...corners.map(([, y]) => y));
    expect(corners.filter(([, y]) => front - y < 0.001)).toHaveLength(2);
  });

  test.each([
    [1200, 500],
    [390, 390],
    [800, 800],
  ])("in a window of %i by %i it keeps out of the corner of the tools", (width, height) => {
    const { box } = layoutOf(view(4), heights, "wide");
    const { scale, x, y } = fitting(box, width, height);
    expect(box.width * scale).toBeLessThanOrEqual(width + 0.001);
    const right = width / 2 + x + (box.width * scale) / 2;
    const top = height / 2 + y - (box.height * scale) / 2 + 36 * scale;
    expect(right <= width - 48 + 0.001 || top >= 48 - 0.001).toBe(true);
  });

  test("units on one space stand apart, and smaller where there are many", () => {
    const players = (count: number): unknown[] =>
      Array.from({ length: count }, () => ({
        people: "psolos",
        spaces: { army: "ether", collector: "ether" },
        levels: {},
      }));
    const layout = layoutOf(view(4), heights, "wide");
    for (const [count, scale] of [
      [1, 1],
      [2, 0.86],
      [4, 0.72],
    ] as const) {
      const units = boardUnits({ players: players(count) } as unknown as EtheriumView, layout);
      expect(units).toHaveLength(2 * count);
      expect(new Set(units.map((unit) => `${unit.x} ${unit.y}`)).size).toBe(2 * count);
      expect(new Set(units.map((unit) => unit.scale))).toEqual(new Set([scale]));
      expect(units.at(-1)).toMatchObject({ figure: "army", seat: count - 1 });
      const ether = layout.spots.find((spot) => spot.space === "ether")!;
      expect(units.reduce((sum, unit) => sum + unit.x, 0) / units.length).toBeCloseTo(ether.x);
    }
  });
});

describe("the card of the guide", () => {
  const card = { width: 200, height: 100 };
  const room = { left: 0, top: 0, right: 1000, bottom: 800 };
  const covers = (spot: { x: number; y: number }, box: DOMRect): boolean =>
    spot.x < box.right && spot.x + card.width > box.left && spot.y < box.bottom && spot.y + card.height > box.top;

  test("lies below what it speaks of, and points at its middle", () => {
    const target = rect(400, 300, 60, 80);
    const spot = spotFor(card, room, target, { pressable: [], pieces: [] });
    expect(spot).toMatchObject({ side: "below", y: 394 });
    expect(spot.x + spot.arrow).toBe(430);
  });

  test("goes to another side where it would cover what can be pressed", () => {
    const [target, button] = [rect(400, 300, 60, 80), rect(0, 380, 1000, 120)];
    const spot = spotFor(card, room, target, { pressable: [button], pieces: [] });
    expect(covers(spot, button)).toBe(false);
    expect(covers(spot, target)).toBe(false);
  });

  test("stays in the room, beside a target at its edge", () => {
    const spot = spotFor(card, room, rect(960, 760, 40, 40), { pressable: [], pieces: [] });
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.x + card.width).toBeLessThanOrEqual(1000);
    expect(spot.y + card.height).toBeLessThanOrEqual(800);
    expect(spot.side).not.toBe("none");
  });

  test("lies in the middle and points at nothing where the target is not in sight", () => {
    expect(spotFor(card, room, null, { pressable: [], pieces: [] })).toMatchObject({ x: 400, side: "none" });
  });
});

afterEach(() => vi.restoreAllMocks());
