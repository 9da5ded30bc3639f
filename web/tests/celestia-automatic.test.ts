import { describe, expect, it } from "vitest";
import {
  NO_SHARING,
  obvious,
  sharingAfter,
  type Asked,
  type SharedSoFar,
} from "../src/games/celestia_duo/automatic.ts";
import type { CelestiaDuoEvent, CelestiaDuoView } from "../src/protocol.ts";
import { Choices } from "../src/table/choices.ts";

const ME = 0;
const PARTNER = 1;

function view(changes: Partial<CelestiaDuoView>): CelestiaDuoView {
  const plain = { step: "pick", seat: ME, captain: ME, talk: false, ready: false, visible: {}, hidden: 0 };
  return { ...plain, ...changes } as CelestiaDuoView;
}

/** What can be done, as "take whip" or "validate". */
function choices(...notations: string[]): Choices {
  const actions = notations.map((notation, id) => {
    const [verb = "", ...args] = notation.split(" ");
    return { id, verb, notation, args: { what: args.join(" ") }, pieces: [] };
  });
  const ids = actions.map((action) => action.id);
  return new Choices(actions, ids, notations);
}

function carriedOut(
  table: Partial<CelestiaDuoView>,
  can: Choices,
  sharing: SharedSoFar = NO_SHARING,
): string | undefined {
  const shown = view(table);
  const asked: Asked = { view: shown, choices: can, seat: ME, isTalk: shown.talk };
  return obvious(asked, sharing)?.notation;
}

const began = (seat: number): CelestiaDuoEvent => ({ type: "sharing-began", seat });
const passed = (seat: number): CelestiaDuoEvent => ({ type: "passed", seat });
const taken = (seat: number, source: string): CelestiaDuoEvent => ({
  type: "card-taken",
  seat,
  card: null,
  source,
  target: `hand/${seat + 1}`,
});

describe("what has no choice in Celestia Duo", () => {
  it("validates dice that nothing can change", () => {
    expect(carriedOut({ step: "dice" }, choices("validate"))).toBe("validate");
    expect(carriedOut({ step: "dice" }, choices("validate", "smoke whip"))).toBeUndefined();
  });

  it("lets the partner speak first", () => {
    const can = choices("validate", "say agree");
    expect(carriedOut({ step: "dice", talk: true }, can)).toBeUndefined();
    expect(carriedOut({ step: "dice", talk: true, ready: true }, can)).toBe("validate");
  });

  it.each(["continue", "match whip", "lose sabre", "cannot", "tell nothing"])(
    "never does by itself: %s",
    (notation) => {
      expect(carriedOut({ step: "combat" }, choices(notation))).toBeUndefined();
    },
  );

  it("takes the last card after a pass, and leaves a choice otherwise", () => {
    expect(carriedOut({ visible: { whip: 1 } }, choices("take whip"))).toBe("take whip");
    expect(carriedOut({ visible: { whip: 1 } }, choices("take whip", "pass"))).toBeUndefined();
  });

  it("takes the one card for which the Captain has named themselves", () => {
    const one = view({ visible: { whip: 1 } });
    const can = choices("take whip", "pass");
    expect(carriedOut(one, can, sharingAfter(NO_SHARING, one, [began(ME)]))).toBe("take whip");
    expect(carriedOut(one, can, sharingAfter(NO_SHARING, one, [began(PARTNER)]))).toBeUndefined();
    const two = view({ visible: { whip: 2 } });
    expect(carriedOut(two, can, sharingAfter(NO_SHARING, two, [began(ME)]))).toBeUndefined();
  });

  it("goes on taking face-down cards once the first was taken, until somebody passes", () => {
    const table = view({ hidden: 4 });
    const can = choices("take hidden", "pass");
    expect(carriedOut(table, can)).toBeUndefined();
    const mine = sharingAfter(NO_SHARING, table, [taken(ME, "hidden")]);
    expect(carriedOut(table, can, mine)).toBe("take hidden");
    expect(carriedOut(table, can, sharingAfter(mine, table, [passed(PARTNER)]))).toBeUndefined();
    const partners = sharingAfter(NO_SHARING, table, [taken(PARTNER, "hidden")]);
    expect(carriedOut(table, can, partners)).toBeUndefined();
  });
});
