import { expect, test } from "vitest";
import { nightText, ticketText } from "../../src/domain/engine/writing/price-text.ts";
import { coordinatesText } from "../../src/domain/places/coordinates.ts";
import type { TripData } from "../../src/domain/trip/trip.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { MODEL_PLANS } from "../fixtures/model-plans/model-plans.ts";
import { findLoaded, GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { groundTexts } from "../support/plans/check-texts.ts";

/** Position claims in a plan: none; by night also true and impossible ones. */
const COORDINATES = IS_NIGHTLY ? [undefined, "", "0, 0"] : [""];

/** Every hotel and place of a city's guide as a plan in its own words. */
function guideAsPlan(city: GuideCity): Pick<TripData, "hotels" | "itinerary"> {
  const coordinates = ({ at }: { at: GuideCity["centre"] }) => coordinatesText(at);
  return {
    hotels: city.hotels.map((hotel) => ({
      hotelName: hotel.name,
      hotelAddress: hotel.address,
      price: nightText(hotel.pricePerNight, city.currency),
      hotelImageURL: "",
      geoCoordinates: coordinates(hotel),
      rating: "",
      description: "",
    })),
    itinerary: [
      {
        day: "Day 1",
        plan: city.places.map((place) => ({
          placeName: place.name,
          placeDetails: "",
          placeImageURL: "",
          geoCoordinates: coordinates(place),
          ticketsPricing: ticketText(place.ticketPrice, city.currency),
          timeToTravel: "",
          bestTime: "",
        })),
      },
    ],
  };
}

/** By day a few. */
const CITIES = GUIDE_CITIES.filter((_, nth) => IS_NIGHTLY || nth % 16 === 0);

test.each(CITIES.map((city) => [city.name, city] as const))(
  "%s: every place and hotel of the guide is itself, whatever its coordinates say",
  (_, city) => {
    const plan = guideAsPlan(city);
    const places = plan.itinerary.flatMap((day) => day.plan);
    for (const geoCoordinates of COORDINATES) {
      const at = geoCoordinates === undefined ? {} : { geoCoordinates };
      const grounded = groundTexts(
        {
          hotels: plan.hotels.map((hotel) => ({ ...hotel, ...at })),
          itinerary: [{ day: "Day 1", plan: places.map((place) => ({ ...place, ...at })) }],
        },
        { city, near: undefined },
      );
      expect(grounded.days[0]?.places.map(({ known }) => known?.id)).toEqual(
        city.places.map(({ id }) => id),
      );
      expect(grounded.hotels.map(({ known }) => known?.id)).toEqual(
        city.hotels.map(({ id }) => id),
      );
      if (geoCoordinates !== "0, 0") expect(grounded.changes).toEqual([]);
    }
  },
);

/** A place that the guide doesn't have, near enough to the city to stay in the plan. */
const MADE_UP: ReadonlySet<string> = new Set([
  "Auberge du Canal Bleu",
  "Café des Deux Horloges",
  "Hôtel Lumière de Seine",
  "Osteria del Gatto Grigio",
]);

test("of the model's plans nearly all that the guide has is found, and nothing made up is", () => {
  const unmatched = MODEL_PLANS.flatMap(({ label, tripData }) => {
    const city = findLoaded(label);
    if (city === undefined) return [];
    const { hotels, days } = groundTexts(tripData, { city, near: undefined });
    return [
      ...hotels.filter(({ known }) => known === undefined).map(({ text }) => text.hotelName),
      ...days
        .flatMap(({ places }) => places)
        .filter(({ known }) => known === undefined)
        .map(({ text }) => text.placeName),
    ];
  });
  expect(unmatched.filter((name) => !MADE_UP.has(name))).toEqual([]);
  expect(unmatched.filter((name) => MADE_UP.has(name))).toHaveLength(MADE_UP.size);
});
