import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What a component imports from another one has no type for the linter; svelte-check knows it, and forbids `any`. */
const KNOWN_TO_SVELTE_CHECK = [
  "no-redundant-type-constituents",
  "no-unnecessary-condition",
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-member-access",
  "no-unsafe-return",
  "restrict-plus-operands",
];

export default defineConfig(
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  { ignores: ["src/protocol.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // With noUncheckedIndexedAccess it is how code says that an index is within bounds.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // `void value` names what an effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Sets and maps that are shown are replaced, never changed; the others are not watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: { "no-undef": "off" },
  },
  {
    files: ["**/*.svelte"],
    rules: Object.fromEntries(KNOWN_TO_SVELTE_CHECK.map((rule) => [`@typescript-eslint/${rule}`, "off"])),
  },
  {
    files: ["src/**"],
    rules: { "no-console": "error" },
  },
  {
    files: ["tests/protocol.types.ts"],
    rules: { "@typescript-eslint/no-unnecessary-type-parameters": "off" }, // that is how types are compared
  },
  {
    files: ["*.js", "*.ts", "plugins/**", "public/**", "src/**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.serviceworker } },
  },
);
