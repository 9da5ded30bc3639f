import { nextFrame } from "../layer/frames.ts";

/** What is large comes in parts, one with each frame: all at once, a slow phone could do nothing else meanwhile. */
export class Parts {
  #count: number;
  #here = $state(1);

  constructor(count: number) {
    this.#count = count;
    void this.#come();
  }

  /** Whether a part has come; they count from 0, and the first is there at once. */
  has(part: number): boolean {
    return part < this.#here;
  }

  get areAllHere(): boolean {
    return this.#here >= this.#count;
  }

  async #come(): Promise<void> {
    while (!this.areAllHere) {
      await nextFrame();
      this.#here += 1;
    }
  }
}
