import { describe, expect, test } from "vitest";
import { PieceSet, type Piece, type Zones } from "../src/layer/pieces.ts";
import type { Moved } from "../src/protocol.ts";

const moved = (card: string | null, source: string, target: string): Moved => ({ type: "moved", card, source, target });
const zones = (faces: Record<string, (string | null)[]>, ...piles: string[]): Zones =>
  Object.fromEntries(Object.entries(faces).map(([zone, list]) => [zone, { faces: list, pile: piles.includes(zone) }]));
const lying = (set: PieceSet): string[] => set.pieces.map(({ face, zone, index }) => `${face} ${zone}#${index}`).sort();
const idOf = (set: PieceSet, face: string, zone: string): number | undefined =>
  set.pieces.find((piece) => piece.face === face && piece.zone === zone)?.id;
const names = (pieces: readonly Piece[]): string[] => pieces.map(({ face, zone }) => `${face} ${zone}`);

describe("a set of pieces", () => {
  test("lies as the zones say, and empty places stay empty", () => {
    const set = new PieceSet();
    set.follow([], zones({ workshop: ["bee", null, "crew"], reserve: [] }));
    expect(lying(set)).toEqual(["bee workshop#0", "crew workshop#2"]);
  });

  test("keeps the element of a card that an event moves", () => {
    const set = new PieceSet();
    set.follow([], zones({ display: ["bee"], workshop: [] }));
    const id = idOf(set, "bee", "display");
    const { from, leaving } = set.follow(
      [moved("bee", "display", "workshop")],
      zones({ display: [], workshop: ["bee"] }),
    );
    expect(idOf(set, "bee", "workshop")).toBe(id);
    expect([...from]).toEqual([[id, "display"]]);
    expect(leaving).toEqual([]);
  });

  test("moves the card that the event names, not an equal one elsewhere", () => {
    const set = new PieceSet();
    set.follow([], zones({ a: ["bee"], b: ["bee"], c: [] }));
    const [first, second] = [idOf(set, "bee", "a"), idOf(set, "bee", "b")];
    set.follow([moved("bee", "b", "c")], zones({ a: ["bee"], b: [], c: ["bee"] }));
    expect(idOf(set, "bee", "a")).toBe(first);
    expect(idOf(set, "bee", "c")).toBe(second);
  });

  test("remembers where a card began that moves twice in one step", () => {
    const set = new PieceSet();
    set.follow([], zones({ a: ["bee"], b: [], c: [] }));
    const moves = set.follow([moved("bee", "a", "b"), moved("bee", "b", "c")], zones({ a: [], b: [], c: ["bee"] }));
    expect([...moves.from.values()]).toEqual(["a"]);
  });

  test("makes a piece for a card that comes out of a deck", () => {
    const set = new PieceSet();
    const { from } = set.follow([moved("bee", "deck/bee", "display")], zones({ display: ["bee"] }));
    expect(from.get(idOf(set, "bee", "display") ?? 0)).toBe("deck/bee");
  });

  test("trusts the view where no event says what happened", () => {
    const set = new PieceSet();
    set.follow([], zones({ a: ["bee"], b: [] }));
    const id = idOf(set, "bee", "a");
    const { from } = set.follow([], zones({ a: [], b: ["bee"] }));
    expect(idOf(set, "bee", "b")).toBe(id);
    expect(from.get(id ?? 0)).toBe("a");
  });

  test("trusts the view where an event says something else", () => {
    const set = new PieceSet();
    set.follow([], zones({ a: ["bee"], b: [] }));
    const { leaving } = set.follow([moved("bee", "a", "b")], zones({ a: ["hornet"], b: [] }));
    expect(lying(set)).toEqual(["hornet a#0"]);
    expect(names(leaving)).toEqual(["bee b"]);
  });

  test("does not follow a card that nobody may know", () => {
    const set = new PieceSet();
    set.follow([], zones({ hand: ["back"], pile: [] }));
    const { from } = set.follow([moved(null, "hand", "pile")], zones({ hand: ["back"], pile: [] }));
    expect(from.size).toBe(0);
  });

  test("lets a card leave whose zone is gone, or that lies there no longer", () => {
    const set = new PieceSet();
    set.follow([], zones({ a: ["bee"], b: ["hornet"] }));
    const { leaving } = set.follow([], zones({ b: [] }));
    expect(names(leaving).sort()).toEqual(["bee a", "hornet b"]);
    expect(set.pieces).toEqual([]);
  });

  test("shows the two top cards of a pile, and only a card that comes is seen to go below them", () => {
    const set = new PieceSet();
    set.follow([], zones({ discard: ["a", "b", "c"], hand: ["d"] }, "discard"));
    expect(lying(set)).toEqual(["b discard#0", "c discard#1", "d hand#0"]);
    const covering = set.follow(
      [moved("d", "hand", "discard")],
      zones({ discard: ["a", "b", "c", "d"], hand: [] }, "discard"),
    );
    expect(lying(set)).toEqual(["c discard#0", "d discard#1"]);
    expect(covering.leaving).toEqual([]);
    const sinking = set.follow(
      [moved("e", "deck/e", "discard")],
      zones({ discard: ["e", "a", "b", "c", "d"], hand: [] }, "discard"),
    );
    expect(names(sinking.leaving)).toEqual(["e discard"]);
  });

  test("draws a piece of a later place above one of an earlier place", () => {
    const set = new PieceSet();
    set.follow([], zones({ a: ["x", "y"], b: ["z"] }));
    expect(set.pieces.map((piece) => piece.index)).toEqual([0, 0, 1]);
  });
});
