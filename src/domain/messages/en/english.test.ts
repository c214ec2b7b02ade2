import { expect, test } from "vitest";
import { english } from "./english.ts";

const FORMS = { one: "place", other: "places" };

test("numbers and their plurals are those of the browser's own formatters", () => {
  const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
  const rules = new Intl.PluralRules("en");
  const values = [...Array(1_200).keys(), 0.5, 1.5, 2.345, 999.5, -1, -2, 12_345, 1e6, 0.001];
  for (const value of values) {
    const form = rules.select(value) === "one" ? "place" : "places";
    expect(english.number(value)).toBe(numbers.format(value));
    expect(english.plural(value, FORMS)).toBe(form);
    expect(english.count(value, FORMS)).toBe(`${numbers.format(value)} ${form}`);
  }
});
