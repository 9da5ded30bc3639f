import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes sw.js: src/worker.js with the names of all files that were built, and a version that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = ["/", ...Object.keys(bundle).map((file) => `/${file}`)].filter((file) => !file.endsWith(".map"));
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const worker = readFileSync(join(import.meta.dirname, "../src/worker.js"), "utf8");
      const source = worker.replace('"VERSION"', `"${version}"`).replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
