import { mount } from "svelte";
import sprite from "sprite:table";
import { loadSprite } from "./art/art.ts";
import "./art/palette.css";
import "./shell/look.css";
import "./shell/placeholder.css";
import { prefs } from "./prefs.svelte.ts";
import App from "./shell/App.svelte";

// Each game tints what is about it.
import.meta.glob("./games/*/tint.css", { eager: true });

/** When everything that was asked for first has surely come. */
const LATER = 10_000;

// What is large begins in a task of its own.
setTimeout(() => {
  mount(App, { target: document.getElementById("app")! });
  void loadSprite(sprite);
  warmUp();
});
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // It fetches the whole page, all games included: a new visitor needs the bandwidth for the page in view.
  // Without it, or without a line just then, the page works as well: the next visit tries again.
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), LATER);
}

/** The first number that is ever written takes as long as all else: not while a table opens, and not all at once. */
function warmUp(): void {
  setTimeout(() => {
    const numbers = new Intl.NumberFormat(prefs.lang);
    setTimeout(() => {
      numbers.format(1);
      setTimeout(() => new Intl.PluralRules(prefs.lang).select(1));
    });
  });
}
