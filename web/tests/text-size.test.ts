import { expect, test } from "vitest";
import { inRem } from "../plugins/text-size.ts";

test("sizes in pixels follow the size of text", () => {
  expect(inRem("15px")).toBe("0.9375rem");
  expect(inRem("700 14px/20px var(--font)")).toBe("700 0.875rem/1.25rem var(--font)");
  expect(inRem("clamp(12px, 2cqw, 24px)")).toBe("clamp(0.75rem, 2cqw, 1.5rem)");
});

test("other sizes stay", () => {
  expect(inRem("1.4rem")).toBe("1.4rem");
  expect(inRem("inherit")).toBe("inherit");
});
