import { nextFrame } from "./frames.ts";

/**
 * Tells when places may lie elsewhere, or may have come into sight or gone: their sizes changed, or anything on the
 * page did that styles can depend on, or something was scrolled, or a movement has ended. It tells so once, after
 * the frame in which it happened, when the page has been laid out.
 */
export class Watcher {
  #tell: () => void;
  #isStale = false;
  #sizes = new ResizeObserver(() => this.#later(() => setTimeout(() => this.#now())));
  #changes = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !this.#own?.contains(target))) this.#afterFrame();
  });
  #own: HTMLElement | undefined;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** Watch the page around this element. What changes inside it is the doing of the one who is told. */
  hold(own: HTMLElement): () => void {
    const page = own.closest("main") ?? document.body;
    const leave = new AbortController();
    const options = { capture: true, passive: true, signal: leave.signal };
    this.#own = own;
    this.#sizes.observe(own);
    this.#changes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const kind of ["scroll", "transitionend", "animationend"]) {
      page.addEventListener(kind, () => this.#afterFrame(), options);
    }
    document.fonts.addEventListener("loadingdone", () => this.#afterFrame(), { signal: leave.signal });
    return () => {
      leave.abort();
      this.#sizes.disconnect();
      this.#changes.disconnect();
    };
  }

  /** Watch the size of a place. */
  watch(place: HTMLElement): () => void {
    this.#sizes.observe(place);
    return () => this.#sizes.unobserve(place);
  }

  /** All is known as it is now: nothing need be told before something else changes. */
  settle(): void {
    this.#isStale = false;
  }

  #afterFrame(): void {
    this.#later(() => void nextFrame().then(() => this.#now()));
  }

  #later(wait: () => void): void {
    if (this.#isStale) return;
    this.#isStale = true;
    wait();
  }

  #now(): void {
    if (this.#isStale) this.#tell();
  }
}
