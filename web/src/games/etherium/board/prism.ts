import { LEVEL, outline, type Shape } from "./geometry.ts";

/** One side of a block that is seen: its corners, and how much light falls on it. */
export interface Wall {
  points: string;
  light: "lit" | "dim" | "dark";
}

/** A block as it is drawn around the middle of its foot: walls, the lines of its levels, its rock below, its top. */
export interface Prism {
  walls: Wall[];
  rock: Wall[];
  levels: string;
  top: string;
  rim: string;
}

type Point = readonly [number, number];
const ROCK = 22;
const TAPER = 0.72;

const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** A block of some terrain, some levels high. Light comes from the upper left. */
export function prismOf(terrain: string, height: number, shape: Shape): Prism {
  const ring = outline(terrain, shape);
  const below = outline(terrain, shape, TAPER);
  const rise = (level: number) => ring.map(([x, y]): Point => [x, y - level * LEVEL]);
  const [top, foot] = [rise(height), rise(0)];
  const walls: Wall[] = [];
  const rock: Wall[] = [];
  const levels: string[] = [];
  ring.forEach((corner, at) => {
    const after = (at + 1) % ring.length;
    const next = ring[after]!;
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    if (middle[1] < 1) return;
    const light = lightOn(middle);
    walls.push({ light, points: written([top[at]!, top[after]!, foot[after]!, foot[at]!]) });
    const [low, lower] = [below[at]!, below[after]!];
    rock.push({
      light,
      points: written([foot[at]!, foot[after]!, [lower[0], lower[1] + ROCK], [low[0], low[1] + ROCK]]),
    });
    for (let level = 1; level < height; level += 1) {
      const edge = rise(level);
      levels.push(`M${written([edge[at]!])}L${written([edge[after]!])}`);
    }
  });
  const rim = outline(terrain, shape, 0.88).map(([x, y]): Point => [x, y - height * LEVEL]);
  return { walls, rock, levels: levels.join(""), top: written(top), rim: written(rim) };
}

function lightOn([x, y]: Point): Wall["light"] {
  const slope = x / Math.max(y, 1);
  return slope < -0.4 ? "lit" : slope > 0.4 ? "dark" : "dim";
}
