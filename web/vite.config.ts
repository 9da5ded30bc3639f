import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { placeholder } from "./plugins/placeholder.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { sprites } from "./plugins/sprites.ts";
import { textSize } from "./plugins/text-size.ts";
import { words } from "./plugins/words.ts";

/** The server that a page in development talks to. */
const SERVER = process.env.AERODROME_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte(), sprites(), words(), placeholder(), serviceWorker()],
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: "../src/aerodrome/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows nothing inside the page
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER },
  },
});
