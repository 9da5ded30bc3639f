import type { EtheriumForecast, EtheriumPriceAids } from "../../../protocol.ts";
import { t } from "../../../words/words.svelte.ts";
import { priceName } from "../about/prices.ts";
import { capacityName, cubesName, reasonOf } from "../names.ts";

const LAST_ROW = 12;
/** Slots that need words of their own; of the others those with the same kind of action share them. */
const OWN_WORDS = new Set([
  ...["move-city", "collect-ether"],
  ...["upgrade-collector", "upgrade-army", "upgrade-defence", "upgrade-guide"],
]);

/** What an action does, what it costs and brings now, and why it would fail or may: one paragraph each. */
export function aboutSlot(
  slot: string,
  prices: EtheriumPriceAids | null,
  outlook: EtheriumForecast | undefined,
): readonly string[] {
  const [kind = slot, what = ""] = slot.split("-");
  const said = [t(`etherium-page-about-${OWN_WORDS.has(slot) ? slot : kind}`)];
  const price = prices?.paid[slot];
  if (price) said.push(t("etherium-page-about-costs", { price: priceName(price) }));
  const collected = kind === "collect" ? prices?.collected[what] : undefined;
  if (collected) said.push(t("etherium-page-about-brings", { cubes: cubesName(collected) }));
  if (slot === "cards" && prices) said.push(t("etherium-page-about-draws", { count: prices.cards }));
  if (slot === "capacity" && prices) said.push(capacities(prices));
  if (kind === "connect") said.push(connections());
  if (outlook?.failure) said.push(t("etherium-page-about-fails", { reason: reasonOf(outlook.failure) }));
  return said;
}

/** What each capacity that is left costs, and how many stars it is worth. */
function capacities(prices: EtheriumPriceAids): string {
  const lines = Object.entries(prices.capacities).map(([capacity, { cubes, stars }]) =>
    t("etherium-page-about-capacity-line", { capacity: capacityName(capacity), cubes: cubesName(cubes), stars }),
  );
  return lines.join("\n");
}

/** The connection table. */
function connections(): string {
  const rows = Array.from({ length: LAST_ROW }, (_, at) => at + 1);
  return rows.map((row) => t("etherium-page-about-row", { row, effect: t(`etherium-row-${row}`) })).join("\n");
}
