const SLOT = "slot/";
/** A press moves a little too, in pixels. */
const STILL = 6;

/** Where something was let go: on a slot of the panel, or on a place in the order of the own program. */
export interface Target {
  slot?: string;
  at?: number;
}

interface Draggable {
  drop: (target: Target) => void;
  /** Whether a finger can draw it; where it lies in something that is scrolled, a finger scrolls. */
  byFinger?: boolean;
}

/**
 * Attachment for what can be drawn onto a slot, or onto a token of the own program. It follows the pointer by its
 * transform. What was drawn was not pressed.
 */
export function draggable({ drop, byFinger = true }: Draggable): (element: HTMLElement) => () => void {
  return (element) => {
    let isDrawn = false;
    let drag: AbortController | undefined;
    const begin = (event: PointerEvent): void => {
      isDrawn = false;
      if (event.button !== 0 || (!byFinger && event.pointerType !== "mouse")) return;
      const start = { x: event.clientX, y: event.clientY };
      drag = new AbortController();
      const { signal } = drag;
      // A quick hand has left the element with its first move.
      addEventListener("pointermove", (move) => follow(move, move.clientX - start.x, move.clientY - start.y), {
        signal,
      });
      addEventListener("pointerup", end, { signal });
      addEventListener("pointercancel", end, { signal });
    };
    const follow = (event: PointerEvent, x: number, y: number): void => {
      if (!isDrawn) {
        if (Math.hypot(x, y) < STILL) return;
        isDrawn = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("drawn");
      }
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (event: PointerEvent): void => {
      drag?.abort();
      if (!isDrawn) return;
      const target = event.type === "pointerup" ? targetAt(event, element) : {};
      element.style.transform = "";
      element.classList.remove("drawn");
      // The click that belongs to this comes first; a later one, of a key, is a press.
      setTimeout(() => (isDrawn = false));
      drop(target);
    };
    const press = (event: MouseEvent): void => {
      if (!isDrawn) return;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("click", press, { capture: true });
    return () => {
      drag?.abort();
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("click", press, { capture: true });
    };
  };
}

function targetAt(event: PointerEvent, drawn: HTMLElement): Target {
  const below = document.elementsFromPoint(event.clientX, event.clientY).filter((one) => !drawn.contains(one));
  for (const element of below) {
    const at = element.closest<HTMLElement>("[data-token]")?.dataset.token;
    if (at !== undefined) return { at: Number(at) };
    const piece = element.closest<HTMLElement>("[data-piece]")?.dataset.piece;
    if (piece?.startsWith(SLOT)) return { slot: piece.slice(SLOT.length) };
  }
  return {};
}
