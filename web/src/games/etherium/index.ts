import sprite from "sprite:etherium";
import type { Lang } from "../../protocol.ts";
import type { GameTable } from "../index.ts";
import EtheriumTable from "./EtheriumTable.svelte";

const TEXTS: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () =>
    Promise.all([import("../../../../src/aerodrome/games/etherium/texts/en.ftl?raw"), import("./texts/en.ftl?raw")]),
  fr: () =>
    Promise.all([import("../../../../src/aerodrome/games/etherium/texts/fr.ftl?raw"), import("./texts/fr.ftl?raw")]),
};

export const table: GameTable = {
  Table: EtheriumTable,
  texts: async (lang) => (await TEXTS[lang]()).map((file) => file.default),
  sprite,
};
