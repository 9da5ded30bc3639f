import { prefs } from "../prefs.svelte.ts";
import { t } from "../words/words.svelte.ts";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was, in words; moments are seconds since 1970. */
export function ago(moment: number): string {
  const seconds = moment - Date.now() / 1000;
  const words = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const found = UNITS.find(([, length]) => -seconds >= length);
  return found ? words.format(Math.ceil(seconds / found[1]), found[0]) : t("page-just-now");
}

/** The day of a moment. */
export const day = (moment: number): string =>
  new Intl.DateTimeFormat(prefs.lang, { dateStyle: "medium" }).format(moment * 1000);

/** Names as one writes them in a row. */
export const together = (names: readonly string[]): string =>
  new Intl.ListFormat(prefs.lang, { type: "conjunction" }).format(names);

/** A share as a whole number of hundredths. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(prefs.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** A time in its largest whole unit. */
export function span(seconds: number): string {
  const unit = seconds >= DAY ? "day" : seconds >= HOUR ? "hour" : "minute";
  const length = { day: DAY, hour: HOUR, minute: MINUTE }[unit];
  return new Intl.NumberFormat(prefs.lang, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.round(seconds / length),
  );
}

/** How long something took, to the minute where it took less than two hours. */
export function duration(seconds: number): string {
  const [unit, length] = seconds < MINUTE ? ["second", 1] : seconds < 2 * HOUR ? ["minute", MINUTE] : ["hour", HOUR];
  const how = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: unit === "hour" ? 1 : 0 } as const;
  return new Intl.NumberFormat(prefs.lang, how).format(seconds / length);
}

/** What is left of a time, as a clock shows it: minutes and seconds at the end, before that its largest unit. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= HOUR) return span(whole);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
