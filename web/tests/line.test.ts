import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line, type Ears, type News } from "../src/net/line.ts";
import { Refusal } from "../src/net/problem.ts";
import type { Command, Done, FromServer, Problem } from "../src/protocol.ts";
import { Seat } from "../src/table/seat.svelte.ts";

/** A socket whose server is the test. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  sent: { type: string; command?: number; seen?: number | null }[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Socket.all.push(this);
  }
  send = (text: string): void => void this.sent.push(JSON.parse(text) as Socket["sent"][number]);
  close(): void {
    this.isClosed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The connection is there, and the hello was accepted. */
  welcome(): void {
    this.onopen?.();
    this.say(TABLE);
  }
  breakOff(): void {
    this.onclose?.();
  }
}

const TABLE = { type: "table", status: "playing", seats: [], contributions: [], hashes: [], aborted: [], seed: "" };
const problem = (fields: Partial<Problem>): FromServer =>
  ({ type: "problem", kind: "refused", key: "x", text: "No.", ...fields }) as FromServer;
const chat = (command: number): Command => ({ type: "chat", command, text: "hi" });
const history = (command: number): Command => ({ type: "history", command, since: 0 });

let heard: News[];
let open: boolean[];
let ended: Refusal[];
const ears = (): Ears => ({
  hello: () => ({ type: "hello", protocol: 1, seat: 0, client: "c" }),
  hear: (news) => heard.push(news),
  changed: (isOpen) => open.push(isOpen),
  ended: (why) => ended.push(why),
});

let lines: { close(): void }[];
function connected(): Line {
  const line = new Line("/api/tables/t/socket", ears());
  lines.push(line);
  Socket.last.welcome();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(Math, "random").mockReturnValue(1);
  Socket.all = [];
  [heard, open, ended, lines] = [[], [], [], []];
});
afterEach(() => {
  for (const line of lines) line.close();
  vi.useRealTimers();
});

describe("a line that is opened", () => {
  test("goes to the page's own host, says hello, and is open when the table is told", () => {
    const line = new Line("/api/tables/t/socket", ears());
    lines.push(line);
    expect(Socket.last.url).toBe("ws://table.test/api/tables/t/socket");
    Socket.last.onopen?.();
    expect(Socket.last.sent.map((message) => message.type)).toEqual(["hello"]);
    expect(open).toEqual([]);
    Socket.last.say(TABLE);
    expect(open).toEqual([true]);
    expect(heard.map((news) => news.type)).toEqual(["table"]);
  });

  test("keeps commands until it is welcome", () => {
    const line = new Line("/api/tables/t/socket", ears());
    lines.push(line);
    void line.ask(chat(1));
    Socket.last.onopen?.();
    expect(Socket.last.sent).toHaveLength(1);
    Socket.last.say(TABLE);
    expect(Socket.last.sent.map((message) => message.type)).toEqual(["hello", "chat"]);
  });
});

describe("a line that breaks", () => {
  test("waits longer each time, up to five seconds, and begins again with a short wait once it held", () => {
    connected();
    for (const delay of [150, 300, 600, 1200, 2400, 4800, 5000, 5000]) {
      const count = Socket.all.length;
      Socket.last.breakOff();
      vi.advanceTimersByTime(delay - 1);
      expect(Socket.all).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(Socket.all).toHaveLength(count + 1);
    }
    Socket.last.welcome();
    Socket.last.breakOff();
    vi.advanceTimersByTime(150);
    Socket.last.welcome();
    expect(open.at(-1)).toBe(true);
  });

  test("waits at least half of that, so that not all come back at once", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    connected();
    Socket.last.breakOff();
    vi.advanceTimersByTime(74);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(2);
  });

  test("is lost after nine seconds of silence, and not while the server beats", () => {
    connected();
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(4000);
      Socket.last.say({ type: "beat" });
    }
    expect(open).toEqual([true]);
    vi.advanceTimersByTime(8999);
    expect(open).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(open).toEqual([true, false]);
    expect(Socket.all[0]?.isClosed).toBe(true);
  });

  test("asks again what was not answered, and only that", async () => {
    const line = connected();
    const first = line.ask<Done>(chat(1));
    const second = line.ask<Done>(chat(2));
    Socket.last.say({ type: "done", command: 1 });
    await expect(first).resolves.toMatchObject({ command: 1 });
    Socket.last.breakOff();
    vi.advanceTimersByTime(150);
    Socket.last.welcome();
    expect(Socket.last.sent.map((message) => message.command)).toEqual([undefined, 2]);
    Socket.last.say({ type: "done", command: 2 });
    await expect(second).resolves.toMatchObject({ command: 2 });
  });

  test("hears nothing any more from the socket that it dropped", () => {
    connected();
    const old = Socket.last;
    old.breakOff();
    old.say(TABLE);
    old.breakOff();
    expect(heard).toHaveLength(1);
    expect(open).toEqual([true, false]);
  });

  test("comes back at once when the network does, or when the page is seen again", () => {
    connected();
    for (const [target, kind] of [
      [globalThis, "online"],
      [document, "visibilitychange"],
    ] as const) {
      Socket.last.breakOff();
      const count = Socket.all.length;
      target.dispatchEvent(new Event(kind));
      vi.advanceTimersByTime(0);
      expect(Socket.all).toHaveLength(count + 1);
      Socket.last.welcome();
      target.dispatchEvent(new Event(kind));
      vi.advanceTimersByTime(0);
      expect(Socket.all).toHaveLength(count + 1);
    }
  });

  test("is lost at once when the network goes", () => {
    connected();
    globalThis.dispatchEvent(new Event("offline"));
    expect(open).toEqual([true, false]);
  });

  test("stays closed when it is closed", () => {
    const line = connected();
    line.close();
    globalThis.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    expect(Socket.last.isClosed).toBe(true);
  });
});

describe("answers", () => {
  test("that come late or twice change nothing", async () => {
    const line = connected();
    const asked = line.ask<Done>(chat(1));
    Socket.last.say({ type: "done", command: 1 });
    Socket.last.say({ type: "done", command: 1 });
    Socket.last.say(problem({ command: 1 }));
    Socket.last.say({ type: "done", command: 77 });
    await expect(asked).resolves.toMatchObject({ command: 1 });
    expect(ended).toEqual([]);
  });

  test("that refuse name one command, or all of them", async () => {
    const line = connected();
    const asked = [1, 2, 3].map((number) => line.ask<Done>(chat(number)));
    const outcomes = Promise.allSettled(asked);
    Socket.last.say(problem({ command: 2, text: "Not now." }));
    Socket.last.say({ type: "done", command: 1 });
    Socket.last.say(problem({ command: null, text: "What?" }));
    expect((await outcomes).map((one) => (one.status === "rejected" ? String(one.reason) : "done"))).toEqual([
      "done",
      "Error: Not now.",
      "Error: What?",
    ]);
  });

  test("that say how long to wait are waited for, where asking changes nothing", async () => {
    const line = connected();
    const asked = line.ask(history(1));
    const refused = line.ask(chat(2)).catch((error: unknown) => error);
    Socket.last.say(problem({ command: 1, kind: "too-many", wait: 2 }));
    Socket.last.say(problem({ command: 2, kind: "too-many", wait: 2 }));
    expect(await refused).toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(2049);
    expect(Socket.last.sent).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(Socket.last.sent.map((message) => message.command)).toEqual([undefined, 1, 2, 1]);
    Socket.last.say({ type: "history", command: 1 });
    await expect(asked).resolves.toMatchObject({ command: 1 });
  });
});

describe("a command that waits", () => {
  test("is asked once, with everything else, when the line is lost meanwhile", () => {
    const line = connected();
    void line.ask(history(1));
    Socket.last.say(problem({ command: 1, kind: "too-many", wait: 30 }));
    Socket.last.breakOff();
    vi.advanceTimersByTime(5000);
    Socket.last.onopen?.(); // not welcome yet
    vi.advanceTimersByTime(26_000);
    expect(Socket.all.flatMap((socket) => socket.sent).filter((message) => message.command === 1)).toHaveLength(1);
  });

  test("is not asked again once it was answered", async () => {
    const line = connected();
    const asked = line.ask(history(1));
    Socket.last.say(problem({ command: 1, kind: "too-many", wait: 2 }));
    Socket.last.say({ type: "history", command: 1 });
    await asked;
    vi.advanceTimersByTime(3000);
    expect(Socket.last.sent.filter((message) => message.command === 1)).toHaveLength(1);
  });
});

describe("a line that is turned away", () => {
  test("ends for good when the hello is refused, and refuses what was asked", async () => {
    const line = new Line("/x", ears());
    lines.push(line);
    const asked = line.ask(chat(1)).catch((error: unknown) => error);
    Socket.last.onopen?.();
    Socket.last.say(problem({ kind: "forbidden", text: "Not your seat." }));
    expect(await asked).toBeInstanceOf(Refusal);
    expect(ended.map(String)).toEqual(["Error: Not your seat."]);
    Socket.last.breakOff();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });

  test("ends when it loses its seat, but not for a refused command", () => {
    const line = connected();
    line.ask(chat(1)).catch(() => undefined);
    Socket.last.say(problem({ command: 1, kind: "forbidden" }));
    expect(ended).toEqual([]);
    Socket.last.say(problem({ kind: "forbidden" }));
    expect(ended).toHaveLength(1);
  });

  test("goes on when it was welcome before and the server is only busy", () => {
    connected();
    Socket.last.breakOff();
    vi.advanceTimersByTime(150);
    Socket.last.onopen?.();
    Socket.last.say(problem({ kind: "too-many" }));
    Socket.last.breakOff();
    vi.advanceTimersByTime(300);
    expect(Socket.all).toHaveLength(3);
    expect(ended).toEqual([]);
  });
});

describe("a seat on a line", () => {
  const told = { decision: 1, legal: [], undo: null, withdraw: null, aids: null, labels: null, prompt: "" };
  const snapshot = (version: number, step: string): object => ({
    ...told,
    type: "snapshot",
    version,
    view: { game: "plain", step, kept: true },
    wish: [],
  });
  const update = (version: number, step: string): object => ({
    ...told,
    type: "update",
    version,
    events: [],
    changes: { step },
    wish: null,
    told: [],
  });
  const seated = (): Seat => {
    const seat = new Seat("t", -1);
    lines.push(seat);
    Socket.last.welcome();
    return seat;
  };
  const step = (seat: Seat): string | undefined => seat.view?.step;

  test("asks for everything first, and then to go on from the version that it has", () => {
    const seat = seated();
    expect(Socket.last.sent[0]?.seen).toBeNull();
    Socket.last.say(snapshot(5, "roll"));
    Socket.last.say(update(6, "acquire"));
    expect(step(seat)).toBe("acquire");
    expect(seat.view).toHaveProperty("kept", true);
    Socket.last.breakOff();
    expect([seat.isConnected, step(seat)]).toEqual([false, "acquire"]);
    vi.advanceTimersByTime(150);
    Socket.last.welcome();
    expect(Socket.last.sent[0]?.seen).toBe(6);
    Socket.last.say({ type: "resumed", version: 6 });
    Socket.last.say(update(7, "build"));
    expect([seat.isConnected, step(seat), seat.version]).toEqual([true, "build", 7]);
  });

  test("connects again at a gap and takes the snapshot that follows", () => {
    const seat = seated();
    Socket.last.say(snapshot(5, "roll"));
    Socket.last.say(update(8, "build"));
    expect([step(seat), seat.version]).toEqual(["roll", 5]);
    vi.advanceTimersByTime(0);
    expect(Socket.all).toHaveLength(2);
    Socket.last.welcome();
    expect(Socket.last.sent[0]?.seen).toBe(5);
    Socket.last.say(snapshot(8, "build"));
    expect([step(seat), seat.version]).toEqual(["build", 8]);
  });

  test("tells watchers of an update once, however often it comes", () => {
    const seat = seated();
    const watcher = vi.fn();
    seat.watch(watcher);
    Socket.last.say(snapshot(5, "roll"));
    Socket.last.say(update(6, "acquire"));
    Socket.last.say(update(6, "acquire"));
    Socket.last.say(update(5, "roll"));
    expect(watcher).toHaveBeenCalledTimes(2);
    expect(seat.steps.map((one) => one.version)).toEqual([6]);
    expect(step(seat)).toBe("acquire");
  });
});
