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
    ["free for EU citizens under 26, €10 others", "EUR", 10],
    ["Free for under 18 €10 otherwise", "EUR", 10],
    ["Free with Paris Museum Pass, otherwise €15", "EUR", 15],
    ["Free on first Sunday of the month, other days €8", "EUR", 8],
    ["Free before 10:00, then ¥500", "JPY", 500],
    ["Admission free for under-18s. Adults £14", "GBP", 14],
    ["€10 (under 18 free)", "EUR", 10],
    ["Child: €4, adult: €9", "EUR", 9],
    ["Seniors $12 adults $15", "USD", 15],
    ["Adults $15 seniors $12", "USD", 15],
    ["Free admission, special exhibitions €12", "EUR", 0],
    ["Free to enter", "EUR", 0],
    ["Free for all, donations welcome", "EUR", 0],
    ["Entrance is free", "EUR", 0],
    ["No charge", "USD", 0],
    ["1 200 Kč", "CZK", 1200],
    ["Adults 1\u00a0200 Kč, children 600 Kč", "CZK", 1200],
    ["10 000 Ft", "HUF", 10_000],
    ["from 12 500 Ft to 15 000 Ft", "HUF", 12_500],
    ["150 000 ₫", "VND", 150_000],
    ["50.000 ₫", "VND", 50_000],
    ["1 500,50 zł", "PLN", 1500.5],
    ["SFr. 25", "CHF", 25],
    ["CHF 1'200", "CHF", 1200],
    ["£.50", "GBP", 0.5],
    ["₹1,00,000", "INR", 100_000],
    ["200 baht for foreigners, 50 baht for Thais", "THB", 200],
    ["Foreigners ฿500, locals free", "THB", 500],
    ["EGP 540, students EGP 270", "EGP", 540],
    ["Rp 50,000", "IDR", 50_000],
    ["12 years and over €7", "EUR", 7],
    ["Tower €5, museum €8", "EUR", 5],
    ["kr 120", "NOK", 120],
    ["¥2,400 (adult), ¥1,200 (child)", "JPY", 2400],
    ["€16, reduced €8, EU residents 18-25 €2", "EUR", 16],
    ["Lunch €12, entry €5", "EUR", 5],
  ])("%j in %s is %s", (text, currency, price) => {
    expect(readTicketPrice(text, currency)).toBe(price);
  });

  test.each([
    ["", "EUR"],
    ["varies", "EUR"],
    ["US$20", "EUR"],
    ["Child €3", "EUR"],
    ["20 minutes", "EUR"],
    ["+33 4 72 10", "EUR"],
    ["Dinner €25-40", "EUR"],
    ["Cocktails from €9", "EUR"],
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
