/**
 * Fetches a part that could not be fetched before. A stylesheet that failed is asked for only once by itself: without it
 * the part would come, and look broken.
 */
export async function fetchAgain<Found>(part: () => Promise<Found>): Promise<Found> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await Promise.all(links.filter((link) => !isHere(link)).map(linkAgain));
  return part();
}

/** Some browsers give a link that failed a sheet that nobody may read. */
function isHere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
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
