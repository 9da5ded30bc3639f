import sprite from "sprite:celestia_duo";
import type { Lang } from "../../protocol.ts";
import type { GameTable } from "../index.ts";
import CelestiaTable from "./CelestiaTable.svelte";
import ProgressSheet from "./end/ProgressSheet.svelte";

const TEXTS: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () =>
    Promise.all([
      import("../../../../src/aerodrome/games/celestia_duo/texts/en.ftl?raw"),
      import("./texts/en.ftl?raw"),
    ]),
  fr: () =>
    Promise.all([
      import("../../../../src/aerodrome/games/celestia_duo/texts/fr.ftl?raw"),
      import("./texts/fr.ftl?raw"),
    ]),
};

export const table: GameTable = {
  Table: CelestiaTable,
  texts: async (lang) => (await TEXTS[lang]()).map((file) => file.default),
  sprite,
  Sheet: ProgressSheet,
};
