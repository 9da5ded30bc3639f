import type { Component } from "svelte";

type Params = Record<string, string>;
type Page = Component<Params>;

export interface PageAt {
  /** Changes when another page, or the same for something else, is shown. */
  key: string;
  params: Params;
  load: () => Promise<Page>;
  /** Whether it must fetch more before it can show anything, and says itself when it does. */
  isLate: boolean;
}

const page = (load: () => Promise<{ default: unknown }>) => async (): Promise<Page> => (await load()).default as Page;

const TABLE = /^\/table\/(?<id>[^/]+)$/;
/** Every path of the page; names in braces are its parameters. */
const PAGES: readonly [RegExp, () => Promise<Page>][] = [
  [/^\/$/, page(() => import("./pages/Start.svelte"))],
  [/^\/new\/(?<game>[a-z_]+)$/, page(() => import("./pages/NewMatch.svelte"))],
  [TABLE, page(() => import("./pages/Table.svelte"))],
  [/^\/rules\/(?<game>[a-z_]+)$/, page(() => import("./pages/Rules.svelte"))],
  [/^\/verify$/, page(() => import("./pages/Verify.svelte"))],
  [/^\/statistics$/, page(() => import("./pages/Statistics.svelte"))],
  [/^\/reconstructed$/, page(() => import("./pages/Reconstructed.svelte"))],
  [/^\/about$/, page(() => import("./pages/About.svelte"))],
];

export function pageAt(path: string): PageAt {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { key: path, params: { ...found.groups }, load, isLate: pattern === TABLE };
  }
  return { key: "nowhere", params: {}, load: page(() => import("./pages/Nowhere.svelte")), isLate: false };
}
