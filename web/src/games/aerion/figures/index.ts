import sprite from "sprite:aerion";
import { factsOf, type Figures, type RuleFigure } from "../../../shell/figures/figures.ts";
import { LEADS_TO, PLUS, type Thing } from "../../../shell/figures/picture.ts";
import { t } from "../../../words/words.svelte.ts";
import { drawingOf } from "../cards.ts";
import Combination from "./Combination.svelte";

const die = (face: number): Thing => ({ art: `aerion-die-${face}`, as: "die" });
const spare = (face: number): Thing => ({ art: `aerion-die-${face}`, as: "spare" });
const dice = (counting: readonly number[], others: readonly number[] = []): Thing[] => [
  ...counting.map(die),
  ...others.map(spare),
];
const blueprint = (ship: string): Thing => ({ art: drawingOf(ship), as: "blueprint" });
const card = (kind: string): Thing => ({ art: drawingOf(kind), as: "card" });

/** Rolls that show the combination of a deck: the dice that count, and the others. */
const ROLLS: Readonly<Record<string, readonly (readonly [readonly number[], readonly number[]])[]>> = {
  "AA+BB": [
    [
      [3, 3, 5, 5],
      [1, 6],
    ],
    [
      [2, 2, 2, 2],
      [4, 6],
    ],
  ],
  AAA: [
    [
      [4, 4, 4],
      [1, 2, 6],
    ],
  ],
  "AAA+BB": [
    [[2, 2, 2, 6, 6], [3]],
    [[5, 5, 5, 5, 5], [1]],
  ],
  AAAA: [
    [
      [1, 1, 1, 1],
      [3, 5],
    ],
  ],
  "AAA+BBB": [
    [[1, 1, 1, 5, 5, 5], []],
    [[2, 2, 3, 3, 6, 6], []],
  ],
  "A+B+C+D+E": [
    [[1, 2, 3, 4, 5], [5]],
    [[2, 3, 4, 5, 6], [2]],
  ],
};

/** The pattern of a deck, and rolls that show it. */
const combination =
  (deck: string): Figures["of"][string] =>
  (facts) => {
    const patterns = factsOf(facts, "combinations").find(([name]) => name === deck)?.[1].values["patterns"];
    if (!Array.isArray(patterns)) return { rows: [] };
    return {
      rows: [
        { picture: [{ part: Combination, of: patterns.join("/") }] },
        ...ROLLS[deck]!.map(([counting, others]) => ({ picture: dice(counting, others) })),
      ],
    };
  };

const drawn = (...things: readonly Thing[]): RuleFigure => ({ rows: [{ picture: things }] });

export const FIGURES: Figures = {
  sprite,
  texts: (lang) => (lang === "fr" ? import("./fr.ftl?raw") : import("./en.ftl?raw")),
  of: {
    "aerion.ship.recipe": (facts) => ({
      rows: factsOf(facts, "ships").map(([ship, { about, text, values }]) => ({
        picture: [
          blueprint(ship),
          PLUS,
          card(String(values["material"])),
          PLUS,
          card(String(values["crew"])),
          LEADS_TO,
          `aerion-ship-${ship}`,
        ],
        text: t("aerion-figure-recipe", { ship: about, cards: text }),
      })),
    }),
    "aerion.workshop.crew-last": () =>
      drawn("aerion-slot-blueprint", PLUS, "aerion-slot-material", LEADS_TO, "aerion-slot-crew"),
    "aerion.pixie.changes-a-die": () => drawn(die(2), PLUS, "aerion-pixie", LEADS_TO, die(4)),
    "aerion.turn.three-phases": () => ({
      isExample: true,
      rows: [
        { picture: dice([4, 4], [1, 2, 3, 6]), text: t("aerion-figure-turn-roll") },
        { picture: [card("nut"), LEADS_TO, ...dice([4, 4, 4], [2, 5, 6])], text: t("aerion-figure-turn-reroll") },
        {
          picture: [{ part: Combination, of: "AAA" }, LEADS_TO, card("helix")],
          text: t("aerion-figure-turn-acquire"),
        },
        { picture: [blueprint("glider"), PLUS, card("helix")], text: t("aerion-figure-turn-place") },
        { picture: ["aerion-back", LEADS_TO, card("cocoon"), card("book")], text: t("aerion-figure-turn-replenish") },
      ],
    }),
    "aerion.combination.two-pairs": combination("AA+BB"),
    "aerion.combination.three-of-a-kind": combination("AAA"),
    "aerion.combination.full-house": combination("AAA+BB"),
    "aerion.combination.four-of-a-kind": combination("AAAA"),
    "aerion.combination.triplets-or-pairs": combination("AAA+BBB"),
    "aerion.combination.straight": combination("A+B+C+D+E"),
  },
};
