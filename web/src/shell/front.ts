/** What is seen before any script has come gives way to a page that can be used. */
export function leaveFront(): void {
  document.getElementById("front")?.remove();
}
