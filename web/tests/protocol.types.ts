// What the types of the protocol promise to the page. Nothing here runs: the compiler checks it.

import type { Changes, Command, FromClient, FromServer, TableEvent, Hello, NewTable, View } from "../src/protocol";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_ extends true>(): void => undefined;

// The type of a message tells what it carries.
export function heard(message: FromServer): number | string | undefined {
  if (message.type === "update") {
    holds<Equal<typeof message.events, TableEvent[]>>();
    // @ts-expect-error: what happened comes without a whole view
    void message.view;
    return message.changes.step;
  }
  // @ts-expect-error: only updates have changes
  void message.changes;
  switch (message.type) {
    case "snapshot":
      return message.view.step;
    case "history":
      return message.steps[0]?.changes.seat;
    case "aids":
      return message.aids?.game;
    case "digest":
      return message.told.length;
    case "chat":
      return message.lines[0]?.text;
    case "problem":
      return message.rule ?? message.text;
    case "table":
      return message.closed?.text;
    case "reasons":
      return message.reasons[0]?.verb;
    case "resumed":
      return message.version;
    case "window":
      return message.seats[0];
    case "done":
      return message.command;
    case "beat":
      return undefined;
    default:
      // A message that is not named above would not be `never` here.
      return message satisfies never;
  }
}

// The game of a view tells what lies on the table.
export function shown(view: View): string | number | undefined {
  switch (view.game) {
    case "aerion":
      holds<Equal<typeof view.dice, number[]>>();
      // @ts-expect-error: Aerion has no seasons
      void view.season;
      return view.columns[0]?.display ?? undefined;
    case "celestia_duo":
      holds<Equal<typeof view.dice, string[]>>();
      return view.memory[1].unpaid ?? view.told[0] ?? undefined;
    case "etherium":
      return view.players[0]?.people;
    default:
      return view satisfies never;
  }
}

export function happened(event: TableEvent): string | null {
  if (event.type === "moved") return event.card;
  // @ts-expect-error: only cards that moved have a source
  void event.source;
  return null;
}

holds<Equal<Changes, Partial<View>>>();
holds<Equal<FromClient, Hello | Command>>();
holds<Equal<Hello["protocol"], 1>>();

// What has a default can be left out, what has none cannot, and a slip of the pen is found.
export const said: FromClient[] = [
  { type: "hello", protocol: 1, seat: -1, client: "spectator-1" },
  { type: "do", command: 1, decision: 4, action: "roll" },
  // @ts-expect-error: a decision has a number
  { type: "do", command: 1, action: "roll" },
  // @ts-expect-error: `comand`
  { type: "undo", comand: 1, decision: 4 },
  // @ts-expect-error: no such message
  { type: "shout", command: 1 },
];

export const asked: NewTable = { game: "aerion", seats: [{ kind: "me" }, { kind: "bot", bot: "steady" }] };
// @ts-expect-error: no such kind of seat
export const refused: NewTable = { game: "aerion", seats: [{ kind: "ghost" }] };
