import { getContext, setContext, untrack } from "svelte";
import { prefs } from "../../../prefs.svelte.ts";
import type { EtheriumAids, EtheriumView } from "../../../protocol.ts";
import type { Choice } from "../../../table/choices.ts";
import type { Desk } from "../../../table/desk.svelte.ts";
import { viewOf } from "../view.ts";
import { askAsSet } from "./asking.ts";
import { tellBlows } from "./blows.ts";
import { isAloneAt, obviousOf } from "./obvious.ts";
import { Pace } from "./pace.svelte.ts";
import { partsOf, rollersOf, totalOf, type Roller } from "./rolls.ts";
import { storyOf, type Fight, type Story } from "./story.ts";

const KEY = Symbol("telling");
/** The decisions about conflicts, rolls and cards; they have their buttons beside the dice. */
export const ASKED = ["guide", "fate", "play", "discard", "victim", "steal", "siege", "resolve", "flee"] as const;

/** What is told of the season that is being resolved, as far as the table shows it. */
export class Telling {
  readonly pace: Pace;
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.pace = new Pace(desk);
  }

  readonly view: EtheriumView | null = $derived.by(() => viewOf(this.#desk));
  readonly story: Story = $derived.by(() => storyOf(this.pace.moments));
  readonly #aids: EtheriumAids | null = $derived.by(() => {
    const { aids } = this.#desk;
    return aids?.game === "etherium" ? aids : null;
  });

  /** Whether all programs lie open and are carried out. */
  readonly isOpen: boolean = $derived.by(() => {
    const { view } = this;
    if (!view || view.step === "program" || view.step === "over") return false;
    return view.players.some((player) => player.plan.length > 0);
  });

  /** The conflict that goes on, or that the step shown has ended. */
  readonly fight: Fight | null = $derived.by(() => {
    const latest = this.story.fights.at(-1);
    const isOn = this.view?.place != null;
    return latest && (isOn || latest.at === this.#last) ? latest : null;
  });

  /** Everybody in that conflict. */
  readonly rollers: readonly Roller[] = $derived.by(() => {
    const { fight, view } = this;
    return fight && view ? rollersOf(fight, view, this.#aids, view.place !== null) : [];
  });

  /** The seat that connects, or has connected in the step shown. */
  readonly connection: Roller | null = $derived.by(() => {
    const { view, story } = this;
    const roll = story.connection;
    const isOn = view?.rolling === "connection";
    if (!roll || !view || (!isOn && roll.at !== this.#last)) return null;
    const parts = partsOf(roll, null, view, this.#aids);
    const total = totalOf(roll) ?? this.#aids?.rolls.total ?? null;
    return { seat: roll.seat, unit: null, level: 0, roll, parts, total, state: isOn ? "rolling" : "rolled" };
  });

  /** Whether there is a conflict or a roll to look at, or something to decide about one. */
  readonly isBusy: boolean = $derived.by(
    () => this.fight !== null || this.connection !== null || this.#desk.choices.of(...ASKED).length > 0,
  );

  /** What carries itself out, because it leaves no choice; nothing of it flashes up. */
  readonly obvious: Choice | undefined = $derived.by(() => {
    const { view } = this;
    const isOff = !prefs.automatic || this.#desk.seat.window !== null;
    return view && !isOff ? obviousOf(this.#desk.choices, view, isAloneAt(this.#desk)) : undefined;
  });

  /**
   * What the prompt says while a window goes by in which the viewer is not asked, or passes by themselves: what happened
   * last. Nothing flashes up.
   */
  readonly hush: string | null = $derived.by(() => {
    const { seat, asked } = this.#desk;
    const isOpen = this.#aids !== null && this.#aids.window !== null && seat.window === null;
    const isPassing = !asked.isAsked || this.obvious?.verb === "pass";
    return isOpen && isPassing ? (this.pace.told.at(-1) ?? null) : null;
  });

  get #last(): number {
    return this.pace.moments.length - 1;
  }
}

/** Tells the season from now on, and carries out what leaves no choice, as long as the table is there. */
export function provideTelling(desk: Desk): Telling {
  const telling = setContext(KEY, new Telling(desk));
  const { pace } = telling;
  $effect(() => pace.begin());
  // What is told in the middle of the table is read before the next step comes.
  $effect(() => {
    if (!desk.blows.isTelling) untrack(() => pace.goOn());
  });
  $effect(() => untrack(() => tellBlows(desk, () => telling.story.fights.at(-1))));
  $effect(() => askAsSet(desk));
  $effect(() => {
    desk.automatic = () => telling.obvious;
    return () => (desk.automatic = null);
  });
  return telling;
}

export const useTelling = (): Telling => getContext<Telling>(KEY);
