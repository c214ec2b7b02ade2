import fc from "fast-check";
import { expect, test } from "vitest";
import type { GroundedDraft } from "../../src/domain/engine/repair/ground-draft.ts";
import { nightText, ticketText } from "../../src/domain/engine/writing/price-text.ts";
import { coordinatesText, parseCoordinates } from "../../src/domain/places/coordinates.ts";
import type { TripData } from "../../src/domain/trip/trip.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { MODEL_PLANS } from "../fixtures/model-plans/model-plans.ts";
import { findLoaded, GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { groundTexts } from "../support/plans/check-texts.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

/** Position claims in a plan: none; by night also true and impossible ones. */
const COORDINATES = IS_NIGHTLY ? [undefined, "", "0, 0"] : [""];

/** A grounded plan as the draft of another. */
function textsOf(grounded: GroundedDraft): Pick<TripData, "hotels" | "itinerary"> {
  return {
    hotels: grounded.hotels.map(({ text }) => text),
    itinerary: grounded.days.map(({ places }, index) => ({
      day: `Day ${index + 1}`,
      plan: places.map(({ text }) => text),
    })),
  };
}

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

test.each(MODEL_PLANS.map((fixture) => [fixture.name, fixture] as const))(
  "%s: grounded once is grounded for good",
  (_, { label, tripData }) => {
    const options = { city: findLoaded(label), near: undefined };
    const grounded = groundTexts(tripData, options);
    const again = groundTexts(textsOf(grounded), options);
    expect(again.changes).toEqual([]);
    expect(textsOf(again)).toEqual(textsOf(grounded));
    expect(groundTexts(tripData, options)).toEqual(grounded);
    for (const { text, at } of grounded.days.flatMap(({ places }) => places)) {
      const read = parseCoordinates(text.geoCoordinates);
      expect(read.ok ? read.at : undefined).toEqual(at);
    }
  },
);

/** A place that the guide doesn't have, near enough to the city to stay in the plan. */
const MADE_UP: ReadonlySet<string> = new Set([
  "Auberge du Canal Bleu",
  "Café des Deux Horloges",
  "Casa Mirall de Mar",
  "Casa da Andorinha",
  "Hôtel Lumière de Seine",
  "Machiya Hoshi no Niwa",
  "Osteria del Gatto Grigio",
  "Palazzo delle Rondini",
  "The Wren and Quill",
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

test("whatever a draft has in it, grounded once is grounded for good", () => {
  const names = GUIDE_CITIES.slice(0, 4).flatMap(({ places }) => places.map(({ name }) => name));
  const degree = fc.double({ min: -1, max: 1, noNaN: true });
  const coordinates = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(degree, degree).map(([a, b]) => `${41.9 + a / 3}, ${12.5 + b / 3}`),
    },
    fc.tuple(degree, degree).map(([a, b]) => `${41.9 + a * 5}, ${12.5 + b * 5}`),
    fc.tuple(degree, degree).map(([a, b]) => `${12.5 + a / 3}, ${41.9 + b / 3}`),
    fc.constantFrom("", "0, 0", "somewhere", "100, 200", "41,9; 12,5"),
  );
  const place = fc.record({
    placeName: fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12, unit: "grapheme" })),
    placeDetails: fc.constant(""),
    placeImageURL: fc.constant(""),
    geoCoordinates: coordinates,
    ticketsPricing: fc.constantFrom("", "Free", "€5", "$40", "€1,000 - €2,000", "Varies"),
    timeToTravel: fc.constant(""),
    bestTime: fc.constant(""),
  });
  const day = fc.record({ day: fc.constant("Day"), plan: fc.array(place, { maxLength: 5 }) });
  const rome = findLoaded("Rome");
  const options = fc.constantFrom(
    { city: rome, near: undefined },
    { city: undefined, near: rome?.centre },
    { city: undefined, near: undefined },
  );
  fc.assert(
    fc.property(fc.array(day, { maxLength: 4 }), options, (itinerary, given) => {
      const grounded = groundTexts({ hotels: [], itinerary }, given);
      const again = groundTexts(textsOf(grounded), given);
      expect(again.changes).toEqual([]);
      expect(textsOf(again)).toEqual(textsOf(grounded));
    }),
    { seed: SEED, numRuns: IS_NIGHTLY ? 300 : 40 },
  );
}, 30_000);
