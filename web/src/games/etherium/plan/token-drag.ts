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
    let start: { x: number; y: number } | null = null;
    let isDrawn = false;
    const begin = (event: PointerEvent): void => {
      isDrawn = false;
      if (event.button === 0 && (byFinger || event.pointerType === "mouse"))
        start = { x: event.clientX, y: event.clientY };
    };
    const follow = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDrawn) {
        if (Math.hypot(x, y) < STILL) return;
        isDrawn = true;
        // Not released to what lies below: the element hears where it is until it is let go.
        element.setPointerCapture(event.pointerId);
        element.classList.add("drawn");
      }
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = (event: PointerEvent): void => {
      start = null;
      if (!isDrawn) return;
      const target = event.type === "pointerup" ? targetAt(event, element) : {};
      element.style.transform = "";
      element.classList.remove("drawn");
      drop(target);
    };
    const press = (event: MouseEvent): void => {
      if (!isDrawn) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener("pointerdown", begin, { signal });
    element.addEventListener("pointermove", follow, { signal });
    element.addEventListener("pointerup", end, { signal });
    element.addEventListener("pointercancel", end, { signal });
    element.addEventListener("click", press, { signal, capture: true });
    return () => leave.abort();
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
