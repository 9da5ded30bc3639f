import type { Fact } from "../../../table/shown.ts";
import { t } from "../../../words/words.svelte.ts";
import { helpOf } from "../cards/flash.ts";
import { capital, cubesName, RESOURCES, resourceName, terrainName } from "../names.ts";
import { SOURCES } from "../score/star-sources.ts";
import type { Known, Teller } from "./known.ts";

/** The terrain on which each resource is collected. */
const TERRAINS: Record<string, string> = { wood: "forest", rock: "mountain", metal: "mine", ether: "ether" };

/** A resource: what it buys, and how much of it there is. */
export const cube: Teller = (name, { view, aids, mine }) => {
  const facts: Fact[] = [{ name: t("etherium-page-fact-supply"), value: number(view.supply[name]) }];
  const terrain = TERRAINS[name];
  if (terrain) facts.push({ name: t("etherium-page-fact-found"), value: capital(terrainName(terrain)) });
  if (mine) facts.unshift({ name: t("etherium-page-fact-have"), value: number(mine.cubes[name]) });
  const price = aids.prices?.paid.booster;
  if (name === "booster" && price) facts.push({ name: t("etherium-page-fact-price"), value: cubesName(price) });
  return { text: [t(`etherium-page-about-cube-${name}`, { cubes: aids.reference.ether })], facts };
};

/** A capacity: what it does, what it costs and brings. */
export const capacity: Teller = (name, known) => {
  const { view, aids, mine } = known;
  const facts: Fact[] = [{ name: t("etherium-page-fact-stars"), value: number(aids.reference.capacities[name]) }];
  const isOwn = mine?.capacities.includes(name) ?? false;
  if (!isOwn) facts.unshift({ name: t("etherium-page-fact-price"), value: capacityPrice(name, known) });
  facts.push({ name: t("etherium-page-fact-supply"), value: number(view.capacities[name]) });
  const what = t(isOwn ? "etherium-page-about-capacity-own" : "etherium-page-about-capacity-buy");
  return { text: [t(`etherium-capacity-${name}-help`), what], facts };
};

/** What a capacity costs the viewer; for an onlooker, what it costs beside a people's price in Ether. */
export function capacityPrice(name: string, { aids }: Pick<Known, "aids">): string {
  const extra = aids.reference.extras[name] ?? {};
  const price = aids.prices?.paid.capacity;
  if (price) return cubesName({ ...extra, ...price });
  const isPlain = RESOURCES.every((resource) => !extra[resource]);
  return isPlain ? t("etherium-page-price-ether") : t("etherium-page-price-ether-and", { cubes: cubesName(extra) });
}

/** A victory token: what it is given for, and its stars. */
export const token: Teller = (name, { view, aids, mine }) => {
  const facts: Fact[] = [
    { name: t("etherium-page-fact-stars"), value: number(aids.reference.tokens[name]) },
    { name: t("etherium-page-fact-supply"), value: number(view.victory_tokens[name]) },
  ];
  if (mine) facts.push({ name: t("etherium-page-fact-have"), value: number(mine.tokens[name]) });
  const source = SOURCES.find((one) => one.name === `${name}-tokens`);
  return source ? { text: [t(source.rule)], facts } : null;
};

/** A Flash card: what it does, and when. */
export const card: Teller = (name, { aids }) => ({
  text: [helpOf(name)],
  facts: [{ name: t("etherium-page-fact-when"), value: t(`etherium-page-time-${aids.times[name] ?? "any"}`) }],
});

function number(count: number | undefined): string {
  return String(count ?? 0);
}

/** The resource of a terrain by its name. */
export function resourceOf(terrain: string): string {
  return Object.keys(TERRAINS)
    .filter((resource) => TERRAINS[resource] === terrain)
    .map(resourceName)
    .join("");
}
