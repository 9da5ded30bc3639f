const loaded = new Map<string, Promise<void>>();

/** Puts a sprite into the page, once; from then on `Art` can show its drawings. */
export function loadSprite(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetch(url)
    .then((answer) => answer.text())
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      sprite.classList.add("sprite");
      sprite.setAttribute("aria-hidden", "true");
      document.body.append(sprite);
    });
  loaded.set(url, loading);
  return loading;
}
