// Runs the page's own check of the dice: a question on each line, the answer on the next. The first argument is `web`.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const stored = new Map();
globalThis.localStorage = {
  getItem: (name) => stored.get(name) ?? null,
  setItem: (name, text) => void stored.set(name, text),
};
const fair = pathToFileURL(`${process.argv[2]}/src/fair/`);
const { sha256, hmac, hex, unhex } = await import(new URL("sha256.ts", fair));
const { checkRecord } = await import(new URL("check.ts", fair));
const { Mixing, contributionHash } = await import(new URL("mixing.ts", fair));

/** Each question begins with its kind; devices are named, and a device that is new again has been reloaded. */
const devices = new Map();
const answers = {
  sha256: (data) => hex(sha256(unhex(data))),
  hmac: (key, data) => hex(hmac(unhex(key))(unhex(data))),
  hash: contributionHash,
  check: (record, table) => checkRecord(record, table),
  open: (seat) => (devices.set(seat, new Mixing(seat)), null),
  see: (seat, table) => devices.get(seat).see(table),
  stuck: (seat, table) => devices.get(seat).isStuck(table),
  giveUp: (seat, table) => devices.get(seat).giveUp(table),
  forget: () => stored.clear(),
};
for await (const line of createInterface({ input: process.stdin })) {
  const [kind, ...values] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(answers[kind](...values) ?? null)}\n`);
}
