import { getContext, setContext } from "svelte";

/** A card that can be carried: what it shows, and what comes of laying it down somewhere, if anything does. */
export interface Cargo {
  face: string;
  /** What is done when it is laid on the place with this name, as `data-drop` has it. */
  landing: (place: string) => (() => void) | undefined;
}

/** From here on a press that moves carries something. */
const FAR = 8;
const KEY = Symbol("carrying");

/**
 * Cards carried by mouse or finger: another way to do what presses do. Where nothing can be carried, fingers scroll.
 */
export class Carrying {
  /** What is carried, and where the pointer is. */
  cargo = $state.raw<Cargo | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  /** The place below, if the card can be laid there. */
  over = $state<string | null>(null);

  /** Attachment for what holds a card: `cargo` says what can be carried from here, null if nothing can. */
  from(cargo: () => Cargo | null): (element: HTMLElement) => () => void {
    return (element) => {
      const begin = (event: PointerEvent): void => this.#begin(event, element, cargo);
      element.addEventListener("pointerdown", begin);
      return () => element.removeEventListener("pointerdown", begin);
    };
  }

  #begin(event: PointerEvent, element: HTMLElement, cargo: () => Cargo | null): void {
    const card = event.isPrimary && event.button === 0 ? cargo() : null;
    if (!card) return;
    const start = { x: event.clientX, y: event.clientY };
    const ending = new AbortController();
    const { signal } = ending;
    const move = (now: PointerEvent): void => {
      if (!this.cargo && Math.hypot(now.clientX - start.x, now.clientY - start.y) < FAR) return;
      if (!this.cargo) element.setPointerCapture(now.pointerId);
      this.cargo = card;
      this.at = { x: now.clientX, y: now.clientY };
      this.over = placeAt(now, card);
    };
    const end = (now: PointerEvent): void => {
      ending.abort();
      if (!this.cargo) return;
      const landing = now.type === "pointerup" ? this.over : null;
      this.#drop();
      // The press that carried it is none on the place it came from.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (landing !== null) card.landing(landing)?.();
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  #drop(): void {
    this.cargo = null;
    this.over = null;
  }
}

/** The place below the pointer where a card can be laid. */
function placeAt(event: PointerEvent, cargo: Cargo): string | null {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  const name = below?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
  return name !== null && cargo.landing(name) ? name : null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const provideCarrying = (): Carrying => setContext(KEY, new Carrying());
export const useCarrying = (): Carrying => getContext<Carrying>(KEY);
