import type { EtheriumView } from "../../../protocol.ts";
import type { Fact } from "../../../table/shown.ts";
import { t } from "../../../words/words.svelte.ts";
import { unitsOn } from "../board/units.ts";
import { cubesName, listed, markedName, tokenName, unitName } from "../names.ts";
import { resourceOf } from "./goods.ts";
import type { Known, Teller } from "./known.ts";

/** A space: what is collected there, how high it lies, who is there. */
export const space: Teller = (name, known) => {
  const { view, aids } = known;
  const city = name.startsWith("city-");
  const terrain = city ? "city" : view.terrains[name];
  if (terrain === undefined) return { text: [t("etherium-page-about-space-free")] };
  const facts: Fact[] = [{ name: t("etherium-page-fact-height"), value: String(aids.heights[terrain] ?? 0) }];
  if (city) facts.push(...cityFacts(Number(name.split("-")[1]) - 1, view));
  else facts.push(...yields(terrain, known));
  facts.push({ name: t("etherium-page-fact-here"), value: whoIsOn(name, view) });
  const text = [t(`etherium-page-about-space-${terrain}`)];
  if (!city) text.push(t("etherium-page-about-heights"));
  return { text, facts };
};

/** What a collect brings the viewer there, or at least of what kind. */
function yields(terrain: string, { aids }: Known): Fact[] {
  const brought = aids.prices?.collected[terrain];
  const found: Fact[] = brought
    ? [{ name: t("etherium-page-fact-collect"), value: cubesName(brought) }]
    : [{ name: t("etherium-page-fact-gives"), value: resourceOf(terrain) }];
  if (terrain === "ether") {
    const stars = aids.reference.tokens.ether ?? 0;
    found.push({ name: tokenName("ether"), value: t("etherium-page-stars", { stars }), icon: "etherium-token-ether" });
  }
  return found;
}

/** Whose a city is, and how well it is defended. */
function cityFacts(seat: number, view: EtheriumView): Fact[] {
  const owner = view.players[seat];
  if (!owner) return [{ name: t("etherium-page-fact-owner"), value: t("etherium-count-nobody") }];
  return [
    { name: t("etherium-page-fact-owner"), value: markedName(seat, view) },
    {
      name: unitName("defence"),
      value: t("etherium-page-fact-level-short", { level: owner.levels.defence ?? 0 }),
      icon: "etherium-unit-defence",
    },
  ];
}

function whoIsOn(name: string, view: EtheriumView): string {
  const units = unitsOn(name, view).map(({ figure, seat, level }) =>
    t("etherium-page-unit-of", { unit: unitName(figure), people: markedName(seat, view), level }),
  );
  return units.length === 0 ? t("etherium-count-nobody") : listed(units);
}
