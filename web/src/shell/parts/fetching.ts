/**
 * Fetches a part that could not be fetched before. A stylesheet that failed is asked for only once by itself: without it
 * the part would come, and look broken.
 */
export async function fetchAgain<Found>(part: () => Promise<Found>): Promise<Found> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => !sheet);
  await Promise.all(failed.map(linkAgain));
  return part();
}

function linkAgain(failed: HTMLLinkElement): Promise<unknown> {
  const link = failed.cloneNode() as HTMLLinkElement;
  const settled = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`${link.href} could not be fetched`)));
  });
  failed.replaceWith(link);
  return settled;
}
