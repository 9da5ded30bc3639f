import type { Lang } from "./protocol.ts";

export type Theme = "system" | "light" | "dark";
/** How large letters and buttons are. */
export type TextSize = "normal" | "larger";
export type Speed = "slow" | "normal" | "fast" | "off";
/** When somebody wants to be asked for cards that can be played out of turn. */
export type Asking = "never" | "main" | "always";

interface Kept {
  lang: Lang;
  theme: Theme;
  text: TextSize;
  sound: boolean;
  volume: number;
  speed: Speed;
  odds: boolean;
  memory: boolean;
  notify: boolean;
  unhurried: boolean;
  asking: Asking;
  automatic: boolean;
}

const STORE = "aerodrome"; // public/early.js reads it too, before anything is painted
const MILLISECONDS: Record<Speed, number> = { slow: 600, normal: 280, fast: 130, off: 0 };

function usual(): Kept {
  const lang = document.documentElement.lang === "fr" ? "fr" : "en";
  return {
    lang,
    theme: "system",
    text: "normal",
    sound: false,
    volume: 0.7,
    speed: "normal",
    odds: true,
    memory: true,
    notify: false,
    unhurried: false,
    asking: "main",
    automatic: true,
  };
}

function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual();
  }
}

const dusk = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** How this device is set. Whatever is changed here is kept, where the browser lets us keep things. */
class Prefs {
  #kept = $state(read());
  #isStill = $state(stillness.matches);

  constructor() {
    stillness.addEventListener("change", () => (this.#isStill = stillness.matches));
    dusk.addEventListener("change", () => this.#apply());
    this.#apply();
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get text(): TextSize {
    return this.#kept.text;
  }
  set text(text: TextSize) {
    this.#keep({ text });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#keep({ volume });
  }

  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }

  /** Whether chances are shown. */
  get odds(): boolean {
    return this.#kept.odds;
  }
  set odds(odds: boolean) {
    this.#keep({ odds });
  }

  /** Whether what everybody can remember is written down. */
  get memory(): boolean {
    return this.#kept.memory;
  }
  set memory(memory: boolean) {
    this.#keep({ memory });
  }

  /** Whether a notification is to tell of one's turn while the page is in the background. */
  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  /** Whether countdowns wait for the viewer. */
  get unhurried(): boolean {
    return this.#kept.unhurried;
  }
  set unhurried(unhurried: boolean) {
    this.#keep({ unhurried });
  }

  get asking(): Asking {
    return this.#kept.asking;
  }
  set asking(asking: Asking) {
    this.#keep({ asking });
  }

  /** Whether what leaves no choice is carried out. */
  get automatic(): boolean {
    return this.#kept.automatic;
  }
  set automatic(automatic: boolean) {
    this.#keep({ automatic });
  }

  /** How long one movement takes, in milliseconds; 0 when nothing is to move. */
  get duration(): number {
    return this.#isStill ? 0 : MILLISECONDS[this.#kept.speed];
  }

  /** How long a pause lasts at this device's speed, in milliseconds, that takes so many at the normal one. */
  lasting(milliseconds: number): number {
    return (milliseconds * MILLISECONDS[this.#kept.speed]) / MILLISECONDS.normal;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    this.#apply();
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is closed.
    }
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.#kept.lang;
    const system = dusk.matches ? "dark" : "light";
    root.dataset.theme = this.#kept.theme === "system" ? system : this.#kept.theme;
    root.dataset.text = this.#kept.text;
  }
}

export const prefs = new Prefs();
