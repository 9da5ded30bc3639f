/** What the picture of a result shows. */
export interface Result {
  title: string;
  result: string;
  lines: readonly string[];
  /** The names of drawings, which must be on the page. */
  drawings: readonly string[];
  isWon: boolean;
}

const WIDTH = 1200;
const HEIGHT = 630;
const SIZE = 150;
const SPACE = 24;
const LINE = 46;
const MOST_LINES = 4;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The result as one SVG that needs nothing else: the drawings are taken from the page. */
export function svgOf({ title, result, lines, drawings, isWon }: Result): string {
  const found = drawings.map((name) => document.getElementById(name)).filter((symbol) => symbol !== null);
  const width = found.length * (SIZE + SPACE) - SPACE;
  const symbols = found.map((symbol) => new XMLSerializer().serializeToString(symbol)).join("");
  const uses = found
    .map((symbol, at) => {
      const x = (WIDTH - width) / 2 + at * (SIZE + SPACE);
      return `<use href="#${symbol.id}" x="${x}" y="70" width="${SIZE}" height="${SIZE}"/>`;
    })
    .join("");
  const [sky, horizon] = isWon ? ["#2b4a86", "#d9798f"] : ["#1a2340", "#4b5a72"];
  const said = lines
    .slice(0, MOST_LINES)
    .map((line, at) => `<text x="600" y="${420 + at * LINE}" font-size="32">${escaped(line)}</text>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/>` +
    `</linearGradient>${symbols}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${uses}` +
    `<g fill="#fff8e6" text-anchor="middle" font-family="Georgia, serif">` +
    `<text x="600" y="300" font-size="40">${escaped(title)}</text>` +
    `<text x="600" y="364" font-size="54" font-weight="700">${escaped(result)}</text>${said}</g></svg>`
  );
}

/** The result as a PNG file. */
export async function pictureOf(result: Result): Promise<File> {
  const drawn = new Image(WIDTH, HEIGHT);
  // The server lets pictures come from addresses that hold their data, and from nowhere else.
  drawn.src = `data:image/svg+xml,${encodeURIComponent(svgOf(result))}`;
  await drawn.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")!.drawImage(drawn, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob!], "aerodrome.png", { type: "image/png" });
}
