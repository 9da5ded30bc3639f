/** A part of a text; `isMatch` where it is what was looked for. */
export interface Excerpt {
  text: string;
  isMatch: boolean;
}

const ACCENTS = /\p{M}/gu;
/** Lower case, without accents; one letter stays one letter, so that places in it are places in the text. */
const plain = (text: string): string =>
  Array.from(
    text,
    (letter) => letter.normalize("NFD").replace(ACCENTS, "").toLowerCase().slice(0, letter.length) || letter,
  ).join("");

/** The words of a search. */
export const wanted = (search: string): readonly string[] => plain(search).split(/\s+/).filter(Boolean);

/** A text that can be searched again and again. */
export class Searchable {
  readonly text: string;
  readonly #plain: string;

  constructor(text: string) {
    this.text = text;
    this.#plain = plain(text);
  }

  /** Whether all of the words are in it. */
  has(words: readonly string[]): boolean {
    return words.every((word) => this.#plain.includes(word));
  }

  /** The whole text, cut where a match begins or ends. */
  excerpts(words: readonly string[]): readonly Excerpt[] {
    const isMarked = new Array<boolean>(this.text.length).fill(false);
    for (const word of words) {
      for (let at = this.#plain.indexOf(word); at >= 0; at = this.#plain.indexOf(word, at + word.length)) {
        isMarked.fill(true, at, at + word.length);
      }
    }
    const excerpts: Excerpt[] = [];
    for (let from = 0, to = 0; from < this.text.length; from = to) {
      while (to < this.text.length && isMarked[to] === isMarked[from]) to += 1;
      excerpts.push({ text: this.text.slice(from, to), isMatch: isMarked[from] === true });
    }
    return excerpts;
  }
}
