/**
 * SHA-256 and HMAC in plain arithmetic. The browser's own are there only over https, and a table at home is plain http:
 * the dice must be checkable there too.
 */

const BLOCK = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) isPrime = false;
    if (isPrime) found.push(Math.floor((candidate ** (1 / root) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function compress(state: Uint32Array, bytes: DataView, at: number, words: Uint32Array): void {
  for (let i = 0; i < 16; i += 1) words[i] = bytes.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const far = words[i - 15]!;
    const near = words[i - 2]!;
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
}

/** The SHA-256 of some bytes. What was hashed before them, whole blocks, is given by the state that it led to. */
export function sha256(data: Uint8Array, from: Uint32Array = START, before = 0): Uint8Array {
  const size = Math.ceil((data.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(size - LENGTH_BYTES, BigInt(before + data.length) * 8n);
  const state = from.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < size; at += BLOCK) compress(state, view, at, words);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA256 with a key; the part that depends on the key alone is done once. */
export function hmac(key: Uint8Array): (data: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const begun = (mask: number): Uint32Array => {
    const padded = new Uint8Array(BLOCK).fill(mask).map((byte, at) => byte ^ (short[at] ?? 0));
    const state = START.slice();
    compress(state, new DataView(padded.buffer), 0, new Uint32Array(64));
    return state;
  };
  const [outer, inner] = [begun(0x5c), begun(0x36)];
  return (data) => sha256(sha256(data, inner, BLOCK), outer, BLOCK);
}

/** Bytes one after the other. */
export function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that are written in hexadecimal digits; none where they are not. */
export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** A number as bytes, the highest first. */
export const bytesOf = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 2 ** (8 * (size - 1 - at))) % 256);
