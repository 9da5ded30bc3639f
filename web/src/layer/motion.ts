import { prefs } from "../prefs.svelte.ts";
import type { Box } from "./anchors.ts";

const STAGGER = 0.18; // of one movement's time, between one piece and the next
const MOST_STAGGERED = 8;
const EASE = "cubic-bezier(.22,.85,.3,1)";
const ABOVE = "20"; // whatever else lies on the table, drawer and bars included

/** What moves each piece now. To ask the element itself would make the browser lay the page out first. */
const moving = new WeakMap<HTMLElement, Animation>();

/** Whether a piece is on its way. */
export function isMoving(element: HTMLElement): boolean {
  return moving.get(element)?.playState === "running";
}

/** Resolves when the piece has arrived, or something else moves it. */
export async function arrival(element: HTMLElement): Promise<void> {
  await moving.get(element)?.finished.catch(() => undefined);
}

/**
 * Moves a piece that has been laid at `box` there from `start`. Where it ends is not part of the movement: when the
 * page's layout changes on the way, it arrives at its new place.
 */
export function fly(element: HTMLElement, start: Box, box: Box, order: number): void {
  const frames: Keyframe[] = [
    { offset: 0, transform: from(start, box), opacity: 1 },
    { offset: 0.8, opacity: 1 },
  ];
  move(element, frames, { ...timing(order), easing: EASE, fill: "backwards" });
  element.style.zIndex = ABOVE;
  const land = (): void => void (element.style.zIndex = "");
  moving.get(element)?.finished.then(land, () => undefined);
}

/** Turns a flying piece face up: its back becomes narrow, then its front wide. */
export function flip(element: HTMLElement, order: number): void {
  const narrow = { offset: 0.5, transform: "scaleX(0)" };
  const options: KeyframeAnimationOptions = { ...timing(order), fill: "both" };
  const full = "scaleX(1)";
  element
    .querySelector(".front")
    ?.animate([{ offset: 0, transform: "scaleX(0)" }, narrow, { offset: 1, transform: full }], options);
  element
    .querySelector(".back")
    ?.animate([{ offset: 0, transform: full }, narrow, { offset: 1, transform: "scaleX(0)" }], options);
}

export function appear(element: HTMLElement): void {
  move(element, [{ offset: 0, opacity: 0 }], { duration: prefs.duration });
}

export function vanish(element: HTMLElement): void {
  move(element, [{ offset: 0, opacity: 1 }], { duration: prefs.duration });
}

/** Lets a piece go where it was seen, at `start`; it has been laid at `box`, which nobody sees. */
export function vanishAt(element: HTMLElement, start: Box, box: Box): void {
  const transform = from(start, box);
  move(
    element,
    [
      { transform, opacity: 1 },
      { transform, opacity: 0 },
    ],
    { duration: prefs.duration },
  );
}

/** The transform that shows a piece that was laid at `box` where `start` is. */
function from(start: Box, box: Box): string {
  const scale = `scale(${start.width / box.width}, ${start.height / box.height})`;
  return `translate(${start.x.toFixed(1)}px, ${start.y.toFixed(1)}px) ${scale}`;
}

function move(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  moving.get(element)?.cancel();
  moving.set(element, element.animate(frames, options));
}

function timing(order: number): { duration: number; delay: number } {
  const duration = prefs.duration;
  return { duration, delay: Math.min(order, MOST_STAGGERED) * duration * STAGGER };
}
