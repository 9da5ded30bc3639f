import type { Plugin } from "vite";

const FILE = /\/aerodrome\/games\/.*\.ftl\?raw$/;
/** Families of messages that the server says itself: refusals, the log, prompts, labels of actions, chapters. */
const SAID_BY_THE_SERVER = /^[a-z-]+?-(?:error|log|prompt|do|section)-/;

/** Leaves out of the messages of a game, which are shared with Python, what only the server says. */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "post",
    transform(code, id) {
      if (!FILE.test(id)) return undefined;
      const text = JSON.parse(/^export default (".*");?\s*$/s.exec(code)![1]!) as string;
      return { code: `export default ${JSON.stringify(kept(text))};`, map: null };
    },
  };
}

/** A message begins at the margin and ends where the next one, or a comment, begins. */
function kept(text: string): string {
  let isKept = true;
  const lines = text.split("\n").filter((line) => {
    if (/^[a-z-]/.test(line)) isKept = !SAID_BY_THE_SERVER.test(line);
    return isKept && line !== "" && !line.startsWith("#");
  });
  return lines.join("\n");
}
