import { expect, test } from "vitest";
import { GUIDE } from "../../test/support/guide.ts";
import { basesNamed, describeNamedTowns, namedTowns } from "./named-towns.ts";

const TOKYO = "Tokyo, Japan";
const KYOTO = "Kyoto, Japan";

test.each([
  ["Tokyo and Kyoto", [TOKYO, KYOTO]],
  ["tokyo & kyoto", [TOKYO, KYOTO]],
  ["Tokyo, Japan & Kyoto, Japan", [TOKYO, KYOTO]],
  ["Tokyo, Kyoto, and Osaka", [TOKYO, KYOTO, "Osaka, Japan"]],
  ["Tokyo, Kyoto", [TOKYO, KYOTO]],
  ["Rome, Florence, Italy", ["Rome, Italy", "Florence, Italy"]],
  ["Lisbon - Porto", ["Lisbon, Portugal", "Porto"]],
  ["Tokyo–Kyoto", [TOKYO, KYOTO]],
  ["Rome to Florence", ["Rome, Italy", "Florence, Italy"]],
  ["Roma, dann Florenz", ["Rome, Italy", "Florence, Italy"]],
  ["Tokyo, Nara and Himeji", [TOKYO, "Nara", "Himeji"]],
  ["Rome, Italy and Nice, France", ["Rome, Italy", "Nice, France"]],
  ["Siena, Italy, Lucca and Rome", ["Siena, Italy, Lucca", "Rome, Italy"]],
  ["Tokyo、Kyoto", [TOKYO, KYOTO]],
  ["Tokyo وKyoto", [TOKYO, KYOTO]],
])("%s names several cities", (destination, towns) => {
  expect(namedTowns(GUIDE, destination)).toEqual(towns);
});

test.each([
  "Tokyo",
  "Paris, France",
  "Trinidad and Tobago",
  "Bosnia & Herzegovina",
  "Castilla y León",
  "New York, New York",
  "Aix-en-Provence",
  "Washington, D.C.",
  "Rome and Rome",
  "Tokyo and ",
  "",
])("%s names one place", (destination) => {
  expect(namedTowns(GUIDE, destination)).toEqual([]);
});

test("days are shared out by what there is to see, with one in each at least", () => {
  const named = (destination: string, days: number) => basesNamed(GUIDE, destination, days);
  expect(named("Tokyo and Kyoto", 7)).toEqual([
    { label: TOKYO, days: 4 },
    { label: KYOTO, days: 3 },
  ]);
  expect(named("Tokyo and Kyoto", 2)).toMatchObject([{ days: 1 }, { days: 1 }]);
  expect(named("Tokyo and Kyoto", 1)).toBe("out_of_range");
  expect(named("Rome, Florence, Venice, Milan and Siena", 9)).toBe("out_of_range");
  expect(named("Tokyo", 7)).toBeUndefined();
});

test("a long way is by a known fast train, or by plane or a long train, and no bus for nine hours", () => {
  const wayOf = (destination: string) => describeNamedTowns(GUIDE, destination, false)?.ways[0];
  expect(wayOf("Tokyo and Kyoto")).toMatchObject({
    from: "Tokyo",
    way: { by: "train" },
    minutes: 165,
  });
  expect(wayOf("Lisbon and Madrid")).toMatchObject({ way: { by: "flight" }, minutes: 295 });
  expect(wayOf("Rome and Nowhere at all")).toBeUndefined();
});
