/** The current path of the page, without its origin. Links inside the page do not reload it. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** Whether this page was reached from another one of ours: its heading then takes the focus. */
  hasMoved = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(path: string, options: { replace?: boolean } = {}): void {
    const before = location.pathname;
    history[options.replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.hasMoved ||= this.path !== location.pathname;
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
