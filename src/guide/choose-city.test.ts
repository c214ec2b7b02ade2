import { describe, expect, test } from "vitest";
import { GUIDE, GUIDE_CITIES } from "../../test/support/guide.ts";
import { BUDGET_TITLES } from "../domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../domain/trip/traveller.ts";
import { chooseCity } from "./choose-city.ts";
import type { GuideCity } from "./guide-city.ts";

const suiting = (city: GuideCity, traveller: (typeof TRAVELLER_TITLES)[number]) =>
  city.places.filter((place) => place.suits.includes(traveller)).length;
const free = (city: GuideCity) => city.places.filter((place) => place.ticketPrice === 0).length;

describe.each(TRAVELLER_TITLES)("a destination left open by a %s traveller", (traveller) => {
  test.each(BUDGET_TITLES)(
    "at %s level is a guide city, chosen for a reason that is true",
    async (budget) => {
      const { city, reason } = chooseCity(GUIDE, traveller, budget);
      const loaded = await city.load();
      expect(GUIDE_CITIES).toContainEqual(loaded);
      const facts = { suiting: suiting(loaded, traveller), free: free(loaded) };
      expect(reason).toEqual({
        code: "destinationChosen",
        values: { city: city.name, traveller, ...facts },
      });
    },
  );

  test("suits them as well as any, where money is no matter", async () => {
    const { city } = chooseCity(GUIDE, traveller, "Premium");
    const most = Math.max(...GUIDE_CITIES.map((one) => suiting(one, traveller)));
    expect(suiting(await city.load(), traveller)).toBe(most);
  });

  test("has more to see for nothing, where it is", async () => {
    const frugal = await chooseCity(GUIDE, traveller, "Economy").city.load();
    const points = (city: GuideCity) => suiting(city, traveller) + free(city);
    expect(points(frugal)).toBe(Math.max(...GUIDE_CITIES.map(points)));
  });
});
