import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [svelte(), words()],
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/browser.ts",
    retry: 0, // a test that fails once has failed
    restoreMocks: true,
    unstubGlobals: true,
  },
});
