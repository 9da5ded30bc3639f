import type { ChatLine, ChatLines } from "../protocol.ts";

/** What was said at a table, as far as it was told. */
export class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The number of the first line that is known. */
  #first = 0;

  /** Lines are numbered: known ones are skipped, and after a gap all are replaced. */
  hear({ first, lines }: ChatLines): void {
    const last = this.#first + this.lines.length;
    const isGap = this.lines.length === 0 || first > last || first < this.#first;
    if (isGap) this.#first = first;
    this.lines = isGap ? lines : [...this.lines.slice(0, first - this.#first), ...lines];
  }
}
