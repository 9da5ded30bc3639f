// Before anything is painted: the theme, the size of text and the language that this device was set to.
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("aerodrome") ?? "{}");
} catch {
  // Without storage, the system's theme and the browser's language hold.
}
const isDark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme = isDark ? "dark" : "light";
document.documentElement.dataset.text = kept.text === "larger" ? "larger" : "normal";
if (kept.lang === "en" || kept.lang === "fr") document.documentElement.lang = kept.lang;
