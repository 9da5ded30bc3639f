import type {
  AidsThen,
  ChatLines,
  Command,
  Done,
  FromServer,
  Hello,
  Problem,
  Reasons,
  Resumed,
  Snapshot,
  HistorySteps,
  TableInfo,
  Told,
  Update,
  WindowInfo,
} from "../protocol.ts";
import { t } from "../words/words.svelte.ts";
import { Refusal } from "./problem.ts";

export type Answer = Done | Reasons | HistorySteps | AidsThen | Told;
export type News = TableInfo | Snapshot | Resumed | Update | WindowInfo | ChatLines;

/** The server beats every four seconds; after this much silence the line is lost. */
const SILENCE = 9000;
const FIRST_DELAY = 150;
const LONGEST_DELAY = 5000;
/** Refusals that say nothing about the seat: they pass. */
const PASSING = new Set(["broken", "too-many"]);

/** What changes nothing is asked again by the page when the server says how long to wait. */
const PATIENT = new Set(["history", "aids", "digest"]);
const MOST_WAITS = 60;

interface Asked {
  written: string;
  /** How often it may still be asked again after a wait. */
  waits: number;
  answered: (answer: Answer) => void;
  refused: (refusal: Refusal) => void;
}

/** What a line tells its owner. */
export interface Ears {
  /** Asked for at every connection: it says from which version to go on. */
  hello(): Hello;
  hear(news: News): void;
  /** The line holds, or is lost and being opened again. */
  changed(isOpen: boolean): void;
  /** The line is closed for good: this is no seat of ours. */
  ended(why: Refusal): void;
}

/** A socket that is opened again whenever it breaks, and on which no command goes unanswered. */
export class Line {
  #url: string;
  #ears: Ears;
  #socket: WebSocket | null = null;
  #isWelcome = false;
  #wasWelcome = false;
  #isClosed = false;
  #losses = 0;
  #asked = new Map<number, Asked>();
  #silence: number | undefined;
  #retry: number | undefined;

  constructor(path: string, ears: Ears) {
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.#ears = ears;
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#goAway);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  /** Hangs up for good. */
  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#goAway);
    document.removeEventListener("visibilitychange", this.#comeBack);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Hangs up and connects again at once, with a new hello. */
  renew(): void {
    this.#lose(0);
  }

  /** Sends a command, on as many connections as that takes; the answer, or a Refusal. */
  ask<A extends Answer>(command: Command): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const asked: Asked = {
        written: JSON.stringify(command),
        waits: PATIENT.has(command.type) ? MOST_WAITS : 0,
        answered: (answer) => resolve(answer as A),
        refused: reject,
      };
      this.#asked.set(command.command, asked);
      if (this.#isWelcome) this.#socket?.send(asked.written);
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => socket.send(JSON.stringify(this.#ears.hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#lose(), SILENCE);
  }

  #hear(message: FromServer): void {
    this.#listen();
    switch (message.type) {
      case "beat":
        return;
      case "problem":
        // Told without having asked: the seat is lost.
        if (!this.#isWelcome || (message.command == null && message.kind === "forbidden")) this.#turnedAway(message);
        else this.#refuse(message);
        return;
      case "done":
      case "reasons":
      case "history":
      case "aids":
      case "digest":
        this.#asked.get(message.command)?.answered(message);
        this.#asked.delete(message.command);
        return;
      default:
        this.#ears.hear(message);
        if (message.type === "table" && !this.#isWelcome) this.#welcomed();
    }
  }

  /** The hello was accepted: ask again what was not answered. */
  #welcomed(): void {
    this.#isWelcome = this.#wasWelcome = true;
    this.#losses = 0;
    this.#ears.changed(true);
    for (const { written } of this.#asked.values()) this.#socket?.send(written);
  }

  #turnedAway(problem: Problem): void {
    if (this.#wasWelcome && PASSING.has(problem.kind)) return;
    this.close();
    const why = new Refusal(problem.text, problem);
    for (const asked of this.#asked.values()) asked.refused(why);
    this.#asked.clear();
    this.#ears.ended(why);
  }

  /** A problem without a number answers everything: the server could not read what it was sent. */
  #refuse(problem: Problem): void {
    const numbers = problem.command == null ? [...this.#asked.keys()] : [problem.command];
    for (const number of numbers) {
      if (this.#waits(number, problem)) continue;
      this.#asked.get(number)?.refused(new Refusal(problem.text || t("page-error-no-server"), problem));
      this.#asked.delete(number);
    }
  }

  /** Whether a command that was too much is asked again after the time that the server says. */
  #waits(number: number, problem: Problem): boolean {
    const asked = this.#asked.get(number);
    if (!asked || asked.waits === 0 || problem.kind !== "too-many" || problem.wait == null) return false;
    asked.waits -= 1;
    window.setTimeout(
      () => {
        // When the line was lost meanwhile, it is asked again with everything else.
        if (this.#isWelcome && this.#asked.get(number) === asked) this.#socket?.send(asked.written);
      },
      1000 * problem.wait + 50,
    );
    return true;
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    this.#isWelcome = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(delay?: number): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#ears.changed(false);
    const grown = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#losses) * (0.5 + Math.random() / 2);
    this.#losses += 1;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), delay ?? grown);
  }

  #comeBack = (): void => {
    if (document.visibilityState === "visible" && !this.#isWelcome && !this.#isClosed) this.#lose(0);
  };

  #goAway = (): void => this.#lose();
}
