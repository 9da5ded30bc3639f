import { t } from "../../../words/words.svelte.ts";
import { capital, markedName, seasonEffects } from "../names.ts";
import type { Teller } from "./known.ts";

/** The season: what it changes, and how many are still to come. */
export const season: Teller = (_, { view, aids }) => {
  const { seasons } = aids.reference;
  const card = view.season === null ? undefined : aids.seasons[view.season];
  const effects = card ? seasonEffects(card).map(capital) : [];
  if (card && effects.length === 0) effects.push(t("etherium-page-season-plain"));
  const text = [t("etherium-page-about-season"), effects.join("\n"), t("etherium-page-about-year", { seasons })];
  return {
    text: text.filter(Boolean),
    facts: [{ name: t("etherium-page-fact-left-seasons"), value: String(seasons - view.season_number) }],
  };
};

/** Who acts first, and what follows from it. */
export const initiative: Teller = (_, { view }) => ({
  text: [t("etherium-page-about-order")],
  facts: view.order.map((seat, rank) => ({ name: String(rank + 1), value: markedName(seat, view) })),
});
