import { expect, test } from "vitest";
import { findInGazetteer, GAZETTEER } from "./gazetteer.ts";

test("finds a destination by its name", () => {
  expect(findInGazetteer("Porto")).toEqual({ lat: 41.2, lon: -8.6 });
});

test("spelling, case, accents and punctuation do not matter", () => {
  expect(findInGazetteer("münchen")).toBeDefined();
  expect(findInGazetteer("münchen")).toEqual(findInGazetteer("Munich, Germany"));
  expect(findInGazetteer("CANCUN")).toEqual(findInGazetteer("Cancún, México"));
  expect(findInGazetteer("Xi’an")).toEqual(findInGazetteer("Xian, China"));
});

test("the country may be a usual other name for it", () => {
  expect(findInGazetteer("Las Vegas, USA")).toEqual(findInGazetteer("Las Vegas, U.S."));
  expect(findInGazetteer("Bath, England")).toEqual(findInGazetteer("Bath"));
});

test("a region of the country stands for it", () => {
  expect(findInGazetteer("Las Vegas, Nevada")).toEqual(findInGazetteer("Las Vegas"));
  expect(findInGazetteer("Las Vegas, NV, USA")).toEqual(findInGazetteer("Las Vegas"));
  expect(findInGazetteer("Edinburgh, Scotland")).toEqual(findInGazetteer("Edinburgh"));
});

test("a contradicting country gives nothing", () => {
  expect(findInGazetteer("Porto")).toBeDefined();
  expect(findInGazetteer("Porto, Brazil")).toBeUndefined();
  expect(findInGazetteer("Birmingham, Alabama")).toBeUndefined();
});

test("the country decides between namesakes; without one, the better-known is meant", () => {
  expect(findInGazetteer("Granada, Nicaragua")?.lat).toBe(11.9);
  expect(findInGazetteer("Granada, Spain")?.lat).toBe(37.2);
  expect(findInGazetteer("Granada")?.lat).toBe(37.2);
  expect(findInGazetteer("Granada, France")).toBeUndefined();
  expect(findInGazetteer("Savannah, Georgia")).toEqual(findInGazetteer("Savannah"));
});

test.each(["", "   ", ",", ", Spain", "Nowhere at all"])("%j is no destination", (destination) => {
  expect(findInGazetteer(destination)).toBeUndefined();
});

test("every entry is complete and lies on the earth", () => {
  for (const { names, country, at } of GAZETTEER) {
    expect(names).not.toContain("");
    expect(country).not.toBe("");
    expect(Math.abs(at.lat), names[0]).toBeLessThan(80);
    expect(Math.abs(at.lon), names[0]).toBeLessThanOrEqual(180);
    // Null Island, where a blank field would end up.
    expect(Math.abs(at.lat) + Math.abs(at.lon), names[0]).toBeGreaterThan(1);
  }
});

test("no name appears twice with the same country", () => {
  const keys = GAZETTEER.flatMap(({ names, country }) =>
    names.map((name) => `${name}, ${country}`),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
