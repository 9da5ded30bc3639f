/** QR codes of addresses: bytes with the second of the four levels of correction, in the ten smallest sizes. */

/** For each size: the codewords of correction in a block, and the data codewords of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the small squares stand that help to find the grid. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
/** What looks like the corner of a code must not stand in it. */
const LIKE_A_CORNER = ["10111010000", "00001011101"];
const BYTE_MODE = 0b0100;
const FILLING = [0xec, 0x11];
const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;
const FIELD = 0x11d;

/** The dark modules of the code of a text, row by row; null when it is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, data], at) => bytes.length + (at < 9 ? 2 : 3) <= sum(data)) + 1;
  if (version === 0) return null;
  const bits = withCorrection(codewords(bytes, version), version).flatMap((word) => bitsOf(word, 8));
  const made = MASKS.map((_, mask) => new Code(version, bits, mask));
  return made.reduce((best, one) => (one.penalty < best.penalty ? one : best)).modules;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/** The text as data codewords, filled up to what its size holds. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const room = sum(BLOCKS[version - 1]![1]);
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(0, 0, 0, 0);
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  const missing = Math.max(room - words.length, 0);
  return [...words, ...Array.from({ length: missing }, (_, at) => FILLING[at % 2]!)].slice(0, room);
}

/** Data and correction of all blocks, in turns. */
function withCorrection(words: readonly number[], version: number): number[] {
  const [length, sizes] = BLOCKS[version - 1]!;
  const generator = generatorOf(length);
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const corrections = blocks.map((block) => remainder(block, generator));
  return [...inTurns(blocks), ...inTurns(corrections)];
}

function inTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

/** The product of two bytes in the field of Reed and Solomon. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

function generatorOf(degree: number): number[] {
  let found = [1];
  for (let root = 1, at = 0; at < degree; at += 1, root = times(root, 2)) {
    const longer = [...found, 0];
    found = longer.map((value, place) => value ^ (place > 0 ? times(found[place - 1]!, root) : 0));
  }
  return found.slice(1);
}

function remainder(block: readonly number[], generator: readonly number[]): number[] {
  let rest = generator.map(() => 0);
  for (const word of block) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(generator[at]!, factor));
  }
  return rest;
}

/** The remainder that protects the number of the mask and of the size. */
function protectedBy(generator: number, value: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

/** A code with one of the eight masks. */
class Code {
  readonly modules: boolean[][];
  readonly #size: number;
  readonly #isFixed: boolean[][];

  constructor(version: number, bits: readonly number[], mask: number) {
    this.#size = 17 + 4 * version;
    this.modules = this.#grid();
    this.#isFixed = this.#grid();
    this.#drawPatterns(version);
    this.#drawFormat(mask);
    this.#drawVersion(version);
    this.#drawData(bits, MASKS[mask]!);
  }

  #grid(): boolean[][] {
    return Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
  }

  #fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.#size || y >= this.#size) return;
    this.modules[y]![x] = isDark;
    this.#isFixed[y]![x] = true;
  }

  #drawPatterns(version: number): void {
    const last = this.#size - 7;
    for (let at = 0; at < this.#size; at += 1) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last + 3, 3],
      [3, last + 3],
    ] as const)
      this.#drawSquare(x, y, 4);
    const places = ALIGNED[version - 1]!;
    const end = places.at(-1);
    for (const x of places)
      for (const y of places)
        if (!((x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6))) this.#drawSquare(x, y, 2);
  }

  /** A square in a square: the corners, with the light around them, and the small ones. */
  #drawSquare(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.#fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }

  #drawFormat(mask: number): void {
    // The second level of correction is written as 00.
    const bits = protectedBy(FORMAT_GENERATOR, mask, 10) ^ FORMAT_MASK;
    const isDark = (at: number): boolean => ((bits >> at) & 1) === 1;
    const size = this.#size;
    for (let at = 0; at < 15; at += 1) {
      const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
      this.#fix(8, along, isDark(at));
      const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
      this.#fix(across, 8, isDark(at));
    }
    this.#fix(8, size - 8, true);
  }

  #drawVersion(version: number): void {
    if (version < 7) return;
    const bits = protectedBy(VERSION_GENERATOR, version, 12);
    for (let at = 0; at < 18; at += 1) {
      const isDark = ((bits >> at) & 1) === 1;
      const [far, near] = [this.#size - 11 + (at % 3), Math.floor(at / 3)];
      this.#fix(far, near, isDark);
      this.#fix(near, far, isDark);
    }
  }

  /** In columns of two, up and down from the lower right; the column of dots is left out. */
  #drawData(bits: readonly number[], isTurned: (x: number, y: number) => boolean): void {
    let at = 0;
    let isUp = true;
    for (let right = this.#size - 1; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
      for (let step = 0; step < this.#size; step += 1) {
        const y = isUp ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#isFixed[y]![x]) continue;
          this.modules[y]![x] = (bits[at] === 1) !== isTurned(x, y);
          at += 1;
        }
      }
  }

  /** How hard it is to read: long runs, blocks, what looks like a corner, too much of one shade. */
  get penalty(): number {
    const rows = this.modules.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
    const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
    const lines = [...rows, ...columns];
    const runs = sum(lines.flatMap((line) => (line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2)));
    const corners = sum(lines.map((line) => LIKE_A_CORNER.filter((pattern) => line.includes(pattern)).length));
    const share = sum(rows.map((row) => row.replaceAll("0", "").length)) / this.#size ** 2;
    return runs + 3 * this.#blocks(rows) + 40 * corners + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  }

  #blocks(rows: readonly string[]): number {
    let found = 0;
    for (let y = 0; y + 1 < rows.length; y += 1)
      for (let x = 0; x + 1 < rows.length; x += 1) {
        const four = rows[y]!.slice(x, x + 2) + rows[y + 1]!.slice(x, x + 2);
        if (four === "0000" || four === "1111") found += 1;
      }
    return found;
  }
}
