import { describe, expect, test } from "vitest";
import { type BaseTown, chooseBases } from "./choose-bases.ts";
import { wayBetween } from "./way-between.ts";

const FLORENCE = { label: "Florence", at: { lat: 43.77, lon: 11.26 }, worth: 90 };
const SIENA = { label: "Siena", at: { lat: 43.32, lon: 11.33 }, worth: 40 };
const FIESOLE = { label: "Fiesole", at: { lat: 43.81, lon: 11.29 }, worth: 60 };
const LUCCA = { label: "Lucca", at: { lat: 43.84, lon: 10.5 }, worth: 35 };
const PALERMO = { label: "Palermo", at: { lat: 38.12, lon: 13.36 }, worth: 80 };
const minutes = (from: BaseTown, to: BaseTown) => wayBetween(from.at, to.at).minutes;
const choose = (towns: readonly BaseTown[], days: number) => chooseBases(towns, days, minutes);

describe("bases", () => {
  test("are those with the most to see, no suburb of each other and no day's travel apart", () => {
    const towns = [SIENA, FIESOLE, PALERMO, LUCCA, FLORENCE];
    expect(choose(towns, 7)).toEqual([
      [
        { label: "Florence", days: 5 },
        { label: "Siena", days: 2 },
      ],
    ]);
  });

  test("of eight days and more are three, or two", () => {
    const [three, two] = choose([SIENA, LUCCA, FLORENCE], 9);
    expect(three?.map(({ label }) => label)).toEqual(["Siena", "Florence", "Lucca"]);
    expect(two?.map(({ label }) => label)).toEqual(["Florence", "Siena"]);
    for (const bases of [three, two]) {
      expect(bases?.every(({ days }) => days >= 2)).toBe(true);
      expect(bases?.reduce((sum, { days }) => sum + days, 0)).toBe(9);
    }
  });

  test("are none for four days, and none where no two towns fit", () => {
    expect(choose([SIENA, FLORENCE], 4)).toEqual([]);
    expect(choose([FLORENCE, FIESOLE, PALERMO], 7)).toEqual([]);
  });
});
