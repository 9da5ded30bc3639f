/** The expansions as the page lays them out: in the order of the rulebook, with their variants and their rules. */

interface Shown {
  variants: readonly string[];
  /** The rule with which its chapter begins. */
  rules: string;
}

const SHOWN: Record<string, Shown> = {
  flagship: { variants: ["expand-the-factory"], rules: "aerion.flagship.token" },
  hourglasses: { variants: ["short-on-time"], rules: "aerion.hourglasses.setup" },
  "stone-clouds": { variants: ["the-flock", "pinned-down"], rules: "aerion.clouds.setup-birds" },
  piers: { variants: ["no-debt"], rules: "aerion.piers.setup-workers" },
  eggs: { variants: ["fragile-shells"], rules: "aerion.eggs.setup" },
  hellkite: { variants: ["impregnable-fortress"], rules: "aerion.hellkite.setup-lairs" },
};

export const variantsOf = (expansion: string): readonly string[] => SHOWN[expansion]?.variants ?? [];

export const rulesOf = (expansion: string): string => SHOWN[expansion]?.rules ?? "";

/** Areas in which expansions have cards: families of zones, as the layer of pieces names them. */
export const AREAS = ["flagship", "factories", "hourglasses", "payroll", "eggs", "revealed"] as const;

/** Steps at which something in the zones must be pressed before anything else can go on. */
const ZONE_STEPS = new Set(["strike", "revealed"]);

export const isForZones = (step: string): boolean => ZONE_STEPS.has(step);
