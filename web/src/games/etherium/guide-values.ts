import type { EtheriumAids } from "../../protocol.ts";
import { cubesName, RESOURCES } from "./names.ts";
import { PROPOSED } from "./guide-lessons.ts";
import type { Program } from "./plan/program.svelte.ts";

type Planned = Pick<Program, "slots" | "forecasts" | "mine" | "outlook">;

/** The figures that lessons name, as the server has them. */
export function guideValues(aids: EtheriumAids | null, program: Planned): Record<string, string | number> {
  if (!aids?.prices) return {};
  const { prices, reference } = aids;
  const stars = Object.values(reference.capacities);
  return {
    least: Math.min(...stars),
    most: Math.max(...stars),
    capacity: cubesName(prices.paid.capacity ?? {}),
    basic: prices.paid.etherise?.basic ?? 0,
    cubes: reference.ether,
    army: reference.tokens.army ?? 0,
    ether: reference.tokens.ether ?? 0,
    connection: reference.tokens.connection ?? 0,
    upgrade: cubesName(prices.paid[PROPOSED[0]] ?? {}),
    gain: gainOf(program),
  };
}

/** What the next token of the proposed program would bring. */
function gainOf(program: Planned): string {
  const next = PROPOSED[program.slots.length];
  const after = next === undefined ? undefined : program.outlook(next)?.cubes;
  const before = program.forecasts.at(-1)?.cubes ?? program.mine?.cubes;
  if (!after || !before) return "";
  const gained = RESOURCES.map((name) => [name, Math.max(0, (after[name] ?? 0) - (before[name] ?? 0))] as const);
  return cubesName(Object.fromEntries(gained));
}
