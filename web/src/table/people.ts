import { prefs } from "../prefs.svelte.ts";
import type { GamePage, SeatInfo, TableInfo } from "../protocol.ts";
import { t } from "../words/words.svelte.ts";
import { botName } from "./bots.ts";

/** What the person or the bot in a seat is called; those of the same name are told apart by a byname or their numbers. */
export function nameOf(
  table: TableInfo,
  game: GamePage,
  seat: number,
  yours: readonly number[] = [],
  bynames: ((seat: number) => string | null) | null = null,
): string {
  const names = table.seats.map((_, at) => ownName(table, game, at, yours));
  const name = names[seat] ?? "";
  const isShared = names.filter((other) => other === name).length > 1;
  return isShared ? t("page-seats-namesake", { name, byname: bynames?.(seat) ?? seat + 1 }) : name;
}

/** The name, else "you" at the only seat here, else the number: where what tells namesakes apart stands beside it. */
export function ownName(table: TableInfo, game: GamePage, seat: number, yours: readonly number[]): string {
  const place = table.seats[seat];
  if (place?.name) return place.name;
  if (place?.bot) return botName(game, place.bot);
  if (yours.length === 1 && yours[0] === seat) return t("page-seats-you");
  return t(place?.is_taken ? "page-seats-player" : "page-seats-number", { number: seat + 1 });
}

/** The colour that the person in a seat has chosen, for a style; null where none is. */
export function colourOf(place: Pick<SeatInfo, "colour"> | undefined): string | null {
  return place?.colour ? `var(--guest-${place.colour})` : null;
}

/** Several names, as a language lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(prefs.lang, { type: "conjunction" }).format(names);
}
