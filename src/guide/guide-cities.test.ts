import { describe, expect, test } from "vitest";
import { citiesInCountryOf, findCity } from "./find-city.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import { guideCityFaults } from "./guide-city-faults.ts";

describe("the built-in guide", () => {
  test.each(GUIDE_CITIES)("has nothing wrong with $name", (city) => {
    expect(guideCityFaults(city)).toEqual([]);
  });

  test("knows at least twenty cities on at least five continents", () => {
    expect(GUIDE_CITIES.length).toBeGreaterThanOrEqual(20);
    const continents = new Set(GUIDE_CITIES.map((city) => city.continent));
    expect(continents.size).toBeGreaterThanOrEqual(5);
  });

  test.each(["id", "name"] as const)("gives every city an %s of its own", (field) => {
    const values = GUIDE_CITIES.map((city) => city[field].toLowerCase());
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test.each(GUIDE_CITIES)("puts $name in a country, time zone and currency that exist", (city) => {
    const country = new Intl.DisplayNames("en", { type: "region" }).of(city.countryCode);
    expect(citiesInCountryOf(country ?? "")).toContain(city);
    expect(() => new Intl.DateTimeFormat("en", { timeZone: city.timeZone })).not.toThrow();
    expect(Intl.supportedValuesOf("currency")).toContain(city.currency);
  });

  test.each(GUIDE_CITIES)("lets no other city answer to a name of $name", (city) => {
    for (const name of [city.name, ...city.aliases]) expect(findCity(name)?.id, name).toBe(city.id);
  });
});
