const SLOT = "slot/";

/**
 * Attachment for a token that can be drawn onto a slot. It follows the finger by its transform; `drop` hears on which
 * slot it was let go.
 */
export function draggable(drop: (slot: string) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    const follow = (event: PointerEvent): void => {
      if (!start) return;
      element.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px)`;
      element.style.pointerEvents = "none";
    };
    const end = (event: PointerEvent): void => {
      if (!start) return;
      start = null;
      element.style.transform = element.style.pointerEvents = "";
      if (event.type === "pointerup") land(event, drop);
    };
    const begin = (event: PointerEvent): void => {
      if (event.button > 0) return;
      start = { x: event.clientX, y: event.clientY };
      // Not released to what lies below: the token hears where it is until it is let go.
      element.setPointerCapture(event.pointerId);
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", follow);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", follow);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
    };
  };
}

function land(event: PointerEvent, drop: (slot: string) => void): void {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  const piece = below?.closest<HTMLElement>("[data-piece]")?.dataset.piece;
  if (piece?.startsWith(SLOT)) drop(piece.slice(SLOT.length));
}
