import { prefs } from "../prefs.svelte.ts";

const TUMBLE = 2.2; // movements
const FACE_TIME = 70;
/** When a die is slow enough for its face to be read, as a part of its flight. */
const READABLE = 0.62;

/** A die that is thrown: it flies, shows other faces in passing, and settles on its own. */
export class Tumble<Face> {
  /** The face that is seen in passing; null when the die shows its own. */
  passing = $state.raw<Face | null>(null);
  #faces: readonly Face[];
  #seen: number;

  /** `seen` counts the throws that are over, and are not shown any more. */
  constructor(faces: readonly Face[], seen: number) {
    this.#faces = faces;
    this.#seen = seen;
  }

  /** Shows a throw that has not been seen yet; answers how to end it. `late` is a part of its time. */
  follow(element: HTMLElement | undefined, throws: number, flight: Keyframe[], late = 0): (() => void) | undefined {
    const isNew = throws > this.#seen;
    this.#seen = throws;
    const duration = prefs.duration * TUMBLE;
    if (!isNew || duration === 0 || !element) return undefined;
    const flying = element.animate(flight, { duration, delay: late * duration, easing: "ease-out" });
    const timer = setInterval(() => (this.passing = this.#any()), FACE_TIME);
    const settle = (): void => {
      clearInterval(timer);
      this.passing = null;
    };
    const early = setTimeout(settle, duration * READABLE);
    flying.finished.then(settle, settle);
    return () => {
      clearTimeout(early);
      settle();
      flying.cancel();
    };
  }

  #any(): Face | null {
    return this.#faces[Math.floor(Math.random() * this.#faces.length)] ?? null;
  }
}
