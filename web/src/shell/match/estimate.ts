import type { Estimate, GamePage } from "../../protocol.ts";
import type { Terms, Value } from "./terms.ts";

const written = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...(value as unknown[])].sort() : value);

/** How a bot fared with exactly these options and seats, if that was tried. */
export function estimateOf(page: GamePage, terms: Terms): Estimate | null {
  const isSame = (estimate: Estimate): boolean =>
    estimate.seats === terms.seats.length &&
    page.game.options.every((option) => {
      const tried = (estimate.options[option.name] as Value | undefined) ?? option.default;
      return written(tried) === written(terms.options[option.name] ?? option.default);
    });
  return page.estimates.find(isSame) ?? null;
}

/** Of twenty estimates nineteen are closer to the truth than this: so much can be chance. */
const NINETEEN_OF_TWENTY = 1.96;

/** How far an estimate may be from the truth by chance, at least a hundredth. */
export const marginOf = ({ won, matches }: Estimate): number =>
  Math.max(NINETEEN_OF_TWENTY * Math.sqrt((won * (1 - won)) / matches), 0.01);
