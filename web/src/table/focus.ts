import { nextFrame } from "../layer/frames.ts";

/** Whether the focus has fallen from something that is gone: then it belongs to nothing. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What was in focus last at a table, and how it was reached. */
interface Last {
  element: HTMLElement;
  isByKey: boolean;
}

/**
 * Keeps the focus at the table until the answer is called: where what was pressed is gone, the arrow keys go on from
 * there. `settle` has it looked after when the table has changed.
 */
export class TableFocus {
  #last: Last | null = null;

  follow(table: HTMLElement): () => void {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) this.#last = { element: target, isByKey: target.matches(":focus-visible") };
    };
    table.addEventListener("focusin", note);
    return () => table.removeEventListener("focusin", note);
  }

  /** After a change of the table: who uses keys goes on at the same piece or what invites, others at the table itself. */
  async settle(table: HTMLElement): Promise<void> {
    await nextFrame();
    const last = this.#last;
    if (!last || !isLost() || last.element.isConnected || document.querySelector("dialog[open]")) return;
    const next = last.isByKey ? nextStop(table, last.element.dataset.piece) : null;
    (next ?? table).focus({ preventScroll: true });
  }
}

function nextStop(table: HTMLElement, piece: string | undefined): HTMLElement | null {
  const places = ["button.primary:not(:disabled)", ".invites:not(:disabled)", "button:not(:disabled)"];
  const wanted = piece === undefined ? places : [`[data-piece="${CSS.escape(piece)}"]`, ...places];
  for (const selector of wanted) {
    const found = [...table.querySelectorAll<HTMLElement>(selector)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    if (found) return found;
  }
  return null;
}
