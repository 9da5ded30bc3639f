import { t } from "../../../words/words.svelte.ts";
import { cubesName } from "../names.ts";

/** Cubes in words, those of one's choice included: "3 basic cubes", "2 Wood, 1 Ether". */
export function priceName(price: Readonly<Record<string, number>>): string {
  return price.basic === undefined ? cubesName(price) : t("etherium-zone-basic", { count: price.basic });
}
