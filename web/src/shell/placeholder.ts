/** What is seen before any script has come gives way to a page that can be used. */
export function removePlaceholder(): void {
  document.getElementById("placeholder")?.remove();
}
