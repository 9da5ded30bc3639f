import type { Choice, GameInfo, GamePage, Lineup, NewSeat, Subset } from "../../protocol.ts";

export type Value = number | string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** What a match is made of: who sits where, and the options. */
export interface Terms {
  seats: readonly NewSeat[];
  options: Values;
}

/** Whether somebody comes to a match by a link. */
export const hasLinks = ({ seats }: Pick<Terms, "seats">): boolean => seats.some((seat) => seat.kind === "link");

/** Whether a table has a chat unless somebody says otherwise: where the game never asks for silence. */
export const usualChat = (game: GamePage, terms: Pick<Terms, "seats">): boolean =>
  game.talks === "always" && hasLinks(terms);

/** The names that an option with several values has; none for one with a single value. */
const namesIn = (value: Value | undefined): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Whether an option has this value, or this name among its values. */
export function has(values: Values, option: string, wanted: number | string): boolean {
  const value = values[option];
  return namesIn(value).includes(String(wanted)) || String(value) === String(wanted);
}

/** The values an option can have with the other options and seats; only its default when it is fixed. */
export function possible(option: Choice, values: Values, seats: number): readonly (number | string)[] {
  const goesWithSeats = option.seats.length === 0 || option.seats.includes(seats);
  const goesWithOthers = option.only_with.every((other) => other.values.some((one) => has(values, other.option, one)));
  if (!goesWithSeats || !goesWithOthers) return [option.default];
  const opening = option.opens.filter((one) => one.seats.includes(seats)).map((one) => one.value);
  return opening.length > 0 ? opening : option.values;
}

/** Whether everything that a name needs is chosen. */
export const isPossible = (option: Subset | Lineup, name: string, values: Values): boolean =>
  option.needs.every((need) => need.value !== name || has(values, need.option, need.other));

/** The options with whatever cannot be put right: nothing impossible is left, and nothing possible is changed. */
export function settled(game: GameInfo, wanted: Values, seats: number): Values {
  let values: Values = Object.fromEntries(
    game.options.map((option) => [option.name, wanted[option.name] ?? option.default]),
  );
  // One option can take another along, and that a third.
  for (let pass = 0; pass < game.options.length; pass++) {
    for (const option of game.options) {
      const value = values[option.name] ?? option.default;
      values = {
        ...values,
        [option.name]:
          option.type === "choice" ? single(option, value, values, seats) : several(option, value, values, seats),
      };
    }
  }
  return values;
}

function single(option: Choice, value: Value, values: Values, seats: number): Value {
  const open = possible(option, values, seats);
  const kept = open.find((one) => one === value);
  return kept ?? (open.includes(option.default) ? option.default : (open[0] ?? option.default));
}

function several(option: Subset | Lineup, value: Value, values: Values, seats: number): Value {
  const names = namesIn(value);
  if (option.type === "subset") {
    return option.values.filter((name) => names.includes(name) && isPossible(option, name, values));
  }
  const lineup = Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? option.free;
    const isKept = option.values.includes(name) && isPossible(option, name, values) && names.indexOf(name) === seat;
    return isKept ? name : option.free;
  });
  return lineup.every((name) => name === option.free) ? [] : lineup;
}

/** Seats for this number of players: those there are, then bots. */
export function seated(game: GamePage, seats: readonly NewSeat[], count: number): readonly NewSeat[] {
  const bot: NewSeat = { kind: "bot", bot: game.usual_bot };
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? bot);
}

/** The simplest match: me, with bots where the game needs more, and the usual options. */
export function simplest(game: GamePage): Terms {
  const count = Math.min(...game.game.seats);
  return { seats: seated(game, [{ kind: "me" }], count), options: settled(game.game, {}, count) };
}
