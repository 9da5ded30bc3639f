/** How far something must be carried to have been taken out, and how far a finger moves by accident, in pixels. */
const OUT = 56;
const ASTRAY = 8;

interface Carried {
  /** It is under way, here on the screen. */
  move: (x: number, y: number) => void;
  /** It was let go: far enough away, or not. */
  drop: (isOut: boolean) => void;
}

/** Attachment: what lies here can be carried away with mouse or finger. A mere press is left to the place itself. */
export function dragOut({ move, drop }: Carried): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let isCarried = false;
    const begin = (event: PointerEvent): void => {
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      isCarried = false;
    };
    const carry = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      if (!isCarried && Math.hypot(event.clientX - from.x, event.clientY - from.y) < ASTRAY) return;
      isCarried = true;
      element.setPointerCapture(event.pointerId);
      move(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      const isOut = Math.hypot(event.clientX - from.x, event.clientY - from.y) > OUT;
      if (isCarried) drop(isOut && event.type === "pointerup");
      from = null;
    };
    // What was carried is not pressed as well.
    const swallow = (event: MouseEvent): void => {
      if (isCarried) event.stopPropagation();
      isCarried = false;
    };
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", carry);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    element.addEventListener("click", swallow, true);
    return () => {
      element.style.touchAction = "";
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", carry);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      element.removeEventListener("click", swallow, true);
    };
  };
}
