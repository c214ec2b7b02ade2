import { describe, expect, test } from "vitest";
import { readNightPrice, readTicketPrice } from "./read-price-text.ts";

describe("what one adult pays for entry", () => {
  test.each([
    ["Adult €9, child €4, under 6 free", "EUR", 9],
    ["Children €4, adults €8.50", "EUR", 8.5],
    ["$14/adult, $10/concession", "USD", 14],
    ["€7, students €5; Sunday €1", "EUR", 7],
    ["free; tower €3", "EUR", 0],
    ["Members free, adults $18", "USD", 18],
    ["Free for members, adults $18", "USD", 18],
    ["€12-16", "EUR", 12],
    ["25 zł", "PLN", 25],
    ["Rs. 500 for foreigners, Rs. 20 for others", "INR", 500],
    ["CAD 20", "CAD", 20],
    ["$20", "CAD", 20],
    ["1,200 Ft", "HUF", 1200],
  ])("%j in %s is %d", (text, currency, price) => {
    expect(readTicketPrice(text, currency)).toBe(price);
  });

  test.each([
    ["", "EUR"],
    ["varies", "EUR"],
    ["US$20", "EUR"],
    ["Child €3", "EUR"],
    ["20 minutes", "EUR"],
    ["+33 4 72 10", "EUR"],
  ])("%j in %s is not known", (text, currency) => {
    expect(readTicketPrice(text, currency)).toBeUndefined();
  });
});

describe("what a night costs two people", () => {
  test.each([
    ["B&B double £80", "GBP", { low: 80, high: 80, isDorm: false }],
    ["Singles from €40, doubles €65-90", "EUR", { low: 65, high: 90, isDorm: false }],
    ["Dorm €20", "EUR", { low: 40, high: 40, isDorm: true }],
    ["Dorm beds €20, private rooms €55", "EUR", { low: 55, high: 55, isDorm: false }],
    ["$120-170/night", "USD", { low: 120, high: 170, isDorm: false }],
    ["US$50", "VND", { low: 1_300_000, high: 1_300_000, isDorm: false }],
  ])("%j in %s", (text, currency, price) => {
    expect(readNightPrice(text, currency)).toEqual(price);
  });

  test("what names no amount is not known", () => {
    expect(readNightPrice("call for rates", "EUR")).toBeUndefined();
  });
});
