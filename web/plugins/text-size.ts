import type { AcceptedPlugin } from "postcss";

/** What `1rem` is at the normal size of text. */
const NORMAL = 16;
const PIXELS = /(?<![\w.])(\d+(?:\.\d+)?)px/g;

/** Sizes of letters and of their lines are written in pixels, and follow the size of text that the device is set to. */
export function textSize(): AcceptedPlugin {
  return {
    postcssPlugin: "text-size",
    Declaration(declaration) {
      if (!/^(?:font|font-size|line-height)$/.test(declaration.prop)) return;
      declaration.value = inRem(declaration.value);
    },
  };
}

export function inRem(value: string): string {
  return value.replace(PIXELS, (_, pixels: string) => `${Number(pixels) / NORMAL}rem`);
}
