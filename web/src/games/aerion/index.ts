import sprite from "sprite:aerion";
import type { Lang } from "../../protocol.ts";
import type { GameTable } from "../index.ts";
import AerionTable from "./AerionTable.svelte";

const TEXTS: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () =>
    Promise.all([
      import("../../../../src/aerodrome/games/aerion/texts/en.ftl?raw"),
      import("../../../../src/aerodrome/games/aerion/expansions/texts/en.ftl?raw"),
      import("./texts/en.ftl?raw"),
    ]),
  fr: () =>
    Promise.all([
      import("../../../../src/aerodrome/games/aerion/texts/fr.ftl?raw"),
      import("../../../../src/aerodrome/games/aerion/expansions/texts/fr.ftl?raw"),
      import("./texts/fr.ftl?raw"),
    ]),
};

export const table: GameTable = {
  Table: AerionTable,
  texts: async (lang) => (await TEXTS[lang]()).map((file) => file.default),
  sprite,
};
