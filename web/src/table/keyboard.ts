import type { Desk } from "./desk.svelte.ts";

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const STOPS = "button:not(:disabled), a[href], summary";
/** How much farther something seems that does not lie straight ahead: at all, and by each pixel. */
const ASKEW = 300;
const ASIDE = 2.2;

/** Listens to the keys of a table until the answer is called. `tableOf` gives the element the pieces lie in. */
export function tableKeys(desk: Desk, tableOf: () => HTMLElement | undefined): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
    const doing = look(desk, event) || (isArrow(event.key) ? move(event, tableOf()) : act(desk, event));
    if (doing) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** Text fields, lists and sliders need their keys themselves. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

function isArrow(key: string): key is Arrow {
  return key.startsWith("Arrow");
}

/** While the match is looked back at, the keys of its slider hold wherever the focus is. */
function look({ replay }: Desk, event: KeyboardEvent): boolean {
  if (!replay) return false;
  switch (event.key) {
    case "ArrowLeft":
      replay.step(-1);
      return true;
    case "ArrowRight":
      replay.step(1);
      return true;
    case "Home":
      replay.step(-Infinity);
      return true;
    case "End":
      replay.step(Infinity);
      return true;
    case " ":
      // A button in focus is pressed.
      if (event.target instanceof HTMLElement && event.target.closest(STOPS)) return false;
      if (replay.isPlaying) replay.pause();
      else replay.play();
      return true;
    default:
      return false;
  }
}

function act(desk: Desk, event: KeyboardEvent): boolean {
  const own = desk.replay ? undefined : desk.keys.get(event.key.toLowerCase());
  if (own) {
    own.press();
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "u":
      void desk.undo();
      return true;
    case "l":
      desk.isLogOpen = !desk.isLogOpen;
      return true;
    case "r":
      desk.rulesAt = "";
      return true;
    case "m":
      if (!desk.isOver) desk.sheet = "actions";
      return true;
    case "?":
      desk.sheet = "keys";
      return true;
    case "escape":
      desk.notice = null;
      return false;
    default:
      return false;
  }
}

/** From one thing to the nearest in that direction, as they lie on the screen. */
function move(event: KeyboardEvent, table: HTMLElement | undefined): boolean {
  if (!table) return false;
  const from = document.activeElement;
  const box = from?.closest("[role=dialog]");
  const stops = [...(box ?? table).querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
  const isThere = from instanceof HTMLElement && stops.includes(from);
  const next = isThere ? nearest(from, stops, event.key as Arrow) : (stops.find(isInviting) ?? stops[0]);
  if (!next) return isThere;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

const isInviting = (element: HTMLElement): boolean => element.matches(".invites, .soft");
const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

function nearest(from: HTMLElement, stops: readonly HTMLElement[], way: Arrow): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  let found: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const cost = costOf(start, stop.getBoundingClientRect(), way);
    if (cost < least) [found, least] = [stop, cost];
  }
  return found;
}

/** How far it is in one direction; infinite for what does not lie there. */
function costOf(from: DOMRect, to: DOMRect, way: Arrow): number {
  const across = { x: middle(to, "x") - middle(from, "x"), y: middle(to, "y") - middle(from, "y") };
  const isSideways = way === "ArrowLeft" || way === "ArrowRight";
  const sign = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
  const ahead = sign * (isSideways ? across.x : across.y);
  if (ahead < 2) return Infinity;
  const aside = isSideways
    ? apart(from.top, from.bottom, to.top, to.bottom)
    : apart(from.left, from.right, to.left, to.right);
  const off = Math.abs(isSideways ? across.y : across.x);
  return ahead + (aside > 0 ? ASKEW + ASIDE * aside : 0) + 0.2 * off;
}

function middle(box: DOMRect, axis: "x" | "y"): number {
  return axis === "x" ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
}

/** The gap between two stretches, none where they overlap. */
function apart(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.max(0, otherStart - end, start - otherEnd);
}
