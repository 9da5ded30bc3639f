import type { GamePage, TableInfo } from "../protocol.ts";
import { listed } from "./people.ts";

/** An option of a match in words. */
export interface SaidOption {
  name: string;
  value: string;
}

/** The options of a table, or of matches that are counted together, in words, those that are as usual left out. */
export function optionsOf({ game, words }: GamePage, table: Pick<TableInfo, "options">): SaidOption[] {
  return game.options.flatMap((option) => {
    const chosen = table.options[option.name];
    const values = Array.isArray(chosen) ? chosen : [chosen];
    if (chosen === undefined || values.length === 0 || JSON.stringify(chosen) === JSON.stringify(option.default))
      return [];
    const name = words[`option-${option.name}`];
    if (name === undefined) return [];
    const value = listed(values.map((one) => words[`option-${option.name}-${String(one)}`] ?? String(one)));
    return [{ name, value }];
  });
}
