/**
 * A thing in a picture: a drawing, as it is or on what it lies, a sign between two drawings, or a number. A `die` is
 * drawn whole, a `face` is the symbol on one; a `spare` die lies there without counting.
 */
export type Thing =
  | string
  | { art: string; as: "blueprint" | "card" | "die" | "face" | "spare" }
  | { sign: "plus" | "leads-to" }
  | { number: string };

export const PLUS: Thing = { sign: "plus" };
export const LEADS_TO: Thing = { sign: "leads-to" };
