import { aboutSlot } from "../plan/slot-help.ts";
import type { Teller } from "./known.ts";

/** An action of the panel: what it does, what it costs and brings now, why it would fail or may. */
export const slot: Teller = (name, { aids }) => {
  const outlook = [...aids.plan, ...aids.free].find((one) => one.slot === name);
  return { text: [...aboutSlot(name, aids.prices, outlook)] };
};
