import fc from "fast-check";
import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("cells are quoted where they have to be, lines end as RFC 4180 says", () => {
  expect(
    csvText([
      ["a", 'b "c", d'],
      ["1.50", "-2"],
    ]),
  ).toBe('\uFEFFa,"b ""c"", d"\r\n1.50,-2\r\n');
});

test.each(["=1+1", "+1 555", "-a", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", '=HYPERLINK("x")'])(
  "%j is no formula",
  (text) => {
    expect(csvText([[text]])).toMatch(/^\uFEFF"?'/u);
  },
);

test("no cell begins a formula, whatever follows its first character", () => {
  fc.assert(
    fc.property(fc.constantFrom("=", "+", "@", "\t=", "-x"), fc.string(), (begin, text) => {
      expect(csvText([[`${begin}${text}`]])).toMatch(/^\uFEFF"?'/u);
    }),
  );
});
