import { describe, expect, test } from "vitest";
import { qrOf } from "../src/table/qr.ts";

/** Codes as another program makes them, each row as a number. */
const KNOWN = {
  xxxxxxxxxxxxxx:
    "18n0f mzb5 wp5p wqjh wr4t mwjl 18prz 16o tw5u dhi5 buk7 rmea wtc8 4bh 18n07 muxv wtca wpni wsc5 mu5e 18r63",
  "https://play.example/table/AbCdEf#1.x":
    "8tu64f 4j6pfl 6gcacd 6h7q71 6gpaot 4ig11d 8tz2pr 11mo0 6cya8b gnvf5 7gm7ra 11gemp 3p95bg 68xf0n 8qi2g7 6ytz4i hzkje kqt2m 59d590 gqrdg 43jv98 17hun 8u4zmi 4jajob 6gu7lg 6gzxdl 6gvfol 4iptwa 8u03hm",
};

const written = (modules: boolean[][]): string =>
  modules.map((row) => parseInt(row.map(Number).join(""), 2).toString(36)).join(" ");

describe("QR codes", () => {
  test.each(Object.entries(KNOWN))("%s", (text, rows) => {
    expect(written(qrOf(text)!)).toBe(rows);
  });

  test("grow with their text, up to the largest", () => {
    expect([14, 15, 106, 180, 213].map((length) => qrOf("y".repeat(length))!.length)).toEqual([21, 25, 41, 53, 57]);
    expect(qrOf("y".repeat(214))).toBeNull();
  });
});
