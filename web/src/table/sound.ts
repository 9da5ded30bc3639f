import { prefs } from "../prefs.svelte.ts";
import type { TableEvent } from "../protocol.ts";
import type { Desk } from "./desk.svelte.ts";
import { isEnd, isMove, isRoll } from "./events.ts";

/** One tone or one puff of noise: after how many seconds, how long, how loud, and how high. */
interface Note {
  after: number;
  lasts: number;
  loud: number;
  /** Hertz, from and to. For noise, the middle of what is heard of it. */
  pitch: readonly [number, number];
  wave: OscillatorType | "noise";
}

type Sound = "dice" | "card" | "turned" | "won" | "lost" | "asked";

const tone = (after: number, lasts: number, pitch: number, loud = 0.12, wave: OscillatorType = "triangle"): Note => ({
  after,
  lasts,
  loud,
  pitch: [pitch, pitch],
  wave,
});
const knock = (after: number, pitch: number, loud: number): Note => ({
  after,
  lasts: 0.05,
  loud,
  pitch: [pitch, pitch * 0.6],
  wave: "noise",
});

const SOUNDS: Record<Sound, readonly Note[]> = {
  dice: [knock(0, 2100, 0.3), knock(0.07, 1700, 0.25), knock(0.13, 2400, 0.2), knock(0.21, 1500, 0.22)],
  card: [{ after: 0, lasts: 0.09, loud: 0.1, pitch: [900, 2600], wave: "noise" }],
  turned: [tone(0, 0.12, 330), tone(0.08, 0.2, 495)],
  won: [tone(0, 0.18, 392), tone(0.14, 0.18, 494), tone(0.28, 0.18, 587), tone(0.42, 0.5, 784)],
  lost: [tone(0, 0.3, 294), tone(0.24, 0.3, 262), tone(0.48, 0.6, 196)],
  asked: [tone(0, 0.12, 660, 0.08, "sine"), tone(0.1, 0.2, 880, 0.08, "sine")],
};
const QUIET = 0.0001;
/** How much louder than as written sounds can be made. */
const LOUDEST = 1.5;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Sounds of a table, as long as they are switched on, until the answer is called. */
export function listenTo(desk: Desk): () => void {
  let wasAsked = desk.asked.isAsked;
  return desk.watch((_, __, events) => {
    const isAsked = desk.asked.isAsked && !desk.replay;
    if (prefs.sound) for (const sound of soundsOf(events, desk, isAsked && !wasAsked)) play(SOUNDS[sound]);
    wasAsked = isAsked;
  });
}

/** At most one of a kind, however much happens at once. */
function soundsOf(events: readonly TableEvent[], desk: Desk, isNewlyAsked: boolean): Set<Sound> {
  const found = new Set<Sound>();
  for (const event of events) {
    if (isRoll(event)) found.add("dice");
    else if (isMove(event)) found.add("card");
    else if ("piece" in event) found.add("turned");
    else if (isEnd(event)) found.add(event.winners.includes(desk.seat.seat) ? "won" : "lost");
  }
  if (isNewlyAsked && (desk.table?.seats.length ?? 1) > 1) found.add("asked");
  return found;
}

/** The sound by which somebody hears how loud it is set. */
export const tryOut = (): void => play(SOUNDS.asked);

function play(notes: readonly Note[]): void {
  // Browsers let a page sound only after somebody touched it, so nothing is made before it is wanted.
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of notes) strike(context, note);
}

function strike(to: AudioContext, { after, lasts, loud, pitch, wave }: Note): void {
  const start = to.currentTime + after;
  const end = start + lasts;
  const volume = to.createGain();
  volume.gain.setValueAtTime(Math.max(loud * LOUDEST * prefs.volume, QUIET), start);
  volume.gain.exponentialRampToValueAtTime(QUIET, end);
  volume.connect(to.destination);
  const source = wave === "noise" ? puff(to, pitch, start, end, volume) : whistle(to, wave, pitch, start, end, volume);
  source.start(start);
  source.stop(end);
}

function whistle(
  to: AudioContext,
  wave: OscillatorType,
  [low, high]: Note["pitch"],
  start: number,
  end: number,
  volume: GainNode,
): AudioScheduledSourceNode {
  const source = to.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(low, start);
  source.frequency.exponentialRampToValueAtTime(high, end);
  source.connect(volume);
  return source;
}

function puff(
  to: AudioContext,
  [low, high]: Note["pitch"],
  start: number,
  end: number,
  volume: GainNode,
): AudioScheduledSourceNode {
  const source = to.createBufferSource();
  source.buffer = noise ??= whiteNoise(to);
  const filter = to.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(low, start);
  filter.frequency.exponentialRampToValueAtTime(high, end);
  source.connect(filter).connect(volume);
  return source;
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const made = to.createBuffer(1, to.sampleRate / 2, to.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return made;
}
