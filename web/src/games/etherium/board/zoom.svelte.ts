const MOST = 3.2;
const STEP = 1.35;
const NEAR = 2.1;
/** How far a pointer may go, in pixels, before a press becomes a drag. */
const SLACK = 7;
const DOUBLE = 320;

interface Point {
  x: number;
  y: number;
}

/** How far the board is zoomed in, and where: a transform only, without a new layout. */
export class Zoom {
  scale = $state(1);
  /** How far the middle has been moved, in pixels. */
  x = $state(0);
  y = $state(0);
  /** Whether fingers are on the board: then it follows them without delay. */
  isHeld = $state(false);
  /** How often a finger has tapped the board. */
  taps = 0;
  /** Whether it was a finger that pressed last. */
  isTouched = false;
  #viewport: HTMLElement | null = null;
  #pointers = new Map<number, Point>();
  #wasDragged = false;
  #lastTap = { at: 0, x: 0, y: 0 };

  readonly transform: string = $derived.by(() => `translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
  readonly isNear: boolean = $derived.by(() => this.scale > 1.01);

  /** Attachment for the window through which the board is seen. */
  hold = (viewport: HTMLElement): (() => void) => {
    this.#viewport = viewport;
    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["wheel", this.#wheel, { passive: false }],
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerup", this.#up],
      ["pointercancel", this.#up],
      ["pointerleave", this.#up],
      ["click", this.#click, { capture: true }],
    ];
    for (const [name, listener, options] of listeners)
      viewport.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners)
        viewport.removeEventListener(name, listener as EventListener, options);
    };
  };

  nearer(): void {
    this.#zoom(STEP, { x: 0, y: 0 });
  }

  farther(): void {
    this.#zoom(1 / STEP, { x: 0, y: 0 });
  }

  centre(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Change the scale so that what lies at a point, counted from the middle, stays there. */
  #zoom(by: number, at: Point): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * by));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.#moveTo(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  /** The board never leaves the window. */
  #moveTo(x: number, y: number): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#viewport ?? {};
    const [most, highest] = [(clientWidth * (this.scale - 1)) / 2, (clientHeight * (this.scale - 1)) / 2];
    this.x = Math.max(-most, Math.min(most, x));
    this.y = Math.max(-highest, Math.min(highest, y));
  }

  #fromMiddle(point: Point): Point {
    const box = this.#viewport!.getBoundingClientRect();
    return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, this.#fromMiddle({ x: event.clientX, y: event.clientY }));
  };

  #down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.isTouched = event.pointerType === "touch";
    if (this.#pointers.size === 0) this.#wasDragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      this.#wasDragged = this.isHeld = true;
      const by = apart(now, other) / Math.max(1, apart(before, other));
      this.#zoom(by, this.#fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    } else if (this.isNear && (this.#wasDragged || apart(before, now) > SLACK)) {
      this.#wasDragged = this.isHeld = true;
      this.#moveTo(this.x + now.x - before.x, this.y + now.y - before.y);
    } else return;
    this.#pointers.set(event.pointerId, now);
  };

  #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#pointers.size === 0) this.isHeld = false;
    if (event.type === "pointerup" && event.pointerType === "touch" && !this.#wasDragged) this.#tap(event);
  };

  /** Twice in the same spot: nearer, or back. */
  #tap(event: PointerEvent): void {
    this.taps += 1;
    const [last, now] = [this.#lastTap, { at: event.timeStamp, x: event.clientX, y: event.clientY }];
    const isDouble = now.at - last.at < DOUBLE && apart(last, now) < 30;
    this.#lastTap = isDouble ? { at: 0, x: 0, y: 0 } : now;
    if (!isDouble) return;
    this.#wasDragged = true; // the second press presses nothing
    if (this.isNear) this.centre();
    else this.#zoom(NEAR, this.#fromMiddle(now));
  }

  /** After a drag, the release is not a press on what is under the finger. */
  #click = (event: MouseEvent): void => {
    if (!this.#wasDragged || event.detail === 0) return;
    this.#wasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
