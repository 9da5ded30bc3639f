import { api } from "../../net/api.ts";
import { Refusal } from "../../net/problem.ts";
import { prefs } from "../../prefs.svelte.ts";
import type { TableCard } from "../../protocol.ts";
import { t } from "../../words/words.svelte.ts";
import { titleOf } from "../games.ts";
import { together } from "../wording.ts";
import { notify } from "./notices.ts";

const PERIOD = 60_000;
const ICON = "/icon.svg";
const CALLING_ICON = "/icon-turn.svg";

/** The table that is open in this tab, and whether somebody here is to decide at it. */
interface Here {
  id: string;
  isAsked: boolean;
}

/**
 * Which tables call: somebody at this device is to decide there, and is not looking. The table that is open tells it
 * itself; of the others the server is asked now and then.
 */
class Calls {
  isHidden = $state(document.hidden);
  here = $state.raw<Here | null>(null);
  #listed = $state.raw<readonly TableCard[] | null>(null);

  constructor() {
    document.addEventListener("visibilitychange", () => (this.isHidden = document.hidden));
  }

  /** The tables not open in this tab at which other people wait for somebody here; a bot has all the time there is. */
  readonly elsewhere: readonly TableCard[] = $derived.by(() =>
    (this.#listed ?? []).filter((table) => isAwaited(table) && table.id !== this.here?.id),
  );
  readonly count: number = $derived.by(
    () => this.elsewhere.length + (this.isHidden && this.here?.isAsked === true ? 1 : 0),
  );

  /** What the server told of this guest's tables. */
  list(tables: readonly TableCard[]): void {
    const before = this.#listed;
    this.#listed = tables;
    if (!before || !prefs.notify || !document.hidden) return;
    for (const table of this.elsewhere) {
      if (before.some((one) => one.id === table.id && isAwaited(one))) continue;
      const names = othersAt(table);
      void notify(table.id, {
        title: t("page-calls-notice", { game: titleOf(table.game) }),
        body: t("page-calls-with", { names: together(names), count: names.length }),
      });
    }
  }

  /** Ask the server now and then, in a way of one's own if one lists what it tells; the answer stops it. */
  follow(ask = (): Promise<void> => this.#ask()): () => void {
    const timer = setInterval(() => void ask(), PERIOD);
    return () => clearInterval(timer);
  }

  /** The icon of the tab, and where the browser has one the badge of the installed page, show what calls. */
  show(): void {
    const count = this.count;
    const icon = count > 0 ? CALLING_ICON : ICON;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && link.getAttribute("href") !== icon) link.href = icon;
    // A browser that shows no badges refuses, and there is nothing to be done about it.
    if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => undefined);
  }

  async #ask(): Promise<void> {
    try {
      this.list((await api.tables()).tables);
    } catch (error) {
      // The next time will do.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

function isAwaited(table: TableCard): boolean {
  return table.your_turn && table.status === "playing" && othersAt(table).length > 0;
}

/** The people in seats that are not this guest's. */
function othersAt(table: TableCard): string[] {
  return table.names
    .filter((_, seat) => !table.yours.includes(seat) && table.bots[seat] === null)
    .map((name) => name ?? t("page-somebody"));
}

export const calls = new Calls();
