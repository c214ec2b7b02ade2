import fc from "fast-check";
import { expect, test } from "vitest";
import { isTrip } from "../../src/domain/edits/edit-kind.ts";
import { edits } from "../../src/domain/edits/edit-kinds.ts";
import { editsRequestSchema } from "../../src/domain/edits/edits-request.ts";
import { tripDifference } from "../../src/domain/edits/trip-difference.ts";
import { placesOf } from "../../src/domain/engine/known-city.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import type { Trip, TripPlace } from "../../src/domain/trip/trip.ts";
import { MAX_EDITS_BYTES } from "../../src/domain/wire.ts";
import type { GuidePlace } from "../../src/guide/guide-city.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { randomEdit } from "../support/plans/random-edit.ts";

const [CITY] = GUIDE_CITIES;
if (CITY === undefined) throw new Error("there is a city");
const city = CITY;
const guides = placesOf<GuidePlace>(city).map((place) => describePlace(place, city));

/** A trip that holds as much as it may, or nearly: of days, of places on them or set aside, and of hotels. */
const fullTrip = fc
  .record({
    days: fc.constantFrom(1, 10, 59, LIMITS.trip.days),
    perDay: fc.constantFrom(1, 8, LIMITS.day.places - 1, LIMITS.day.places),
    places: fc.constantFrom(LIMITS.trip.places - 1, LIMITS.trip.places),
    hotels: fc.constantFrom(1, LIMITS.trip.hotels - 1, LIMITS.trip.hotels),
    startDate: fc.constantFrom(undefined, "2026-12-22"),
  })
  .map(({ days, perDay, places, hotels, startDate }): Trip => {
    const all = Array.from(
      { length: places },
      (_, at): TripPlace => ({ ...(guides[at % guides.length] as TripPlace), id: `place-${at}` }),
    );
    const [hotel] = city.hotels;
    const setAside = all.slice(days * perDay);
    const trip: Trip = {
      id: "1700000000000",
      userEmail: "ada@example.com",
      version: 1,
      createdAt: "2026-11-01T00:00:00.000Z",
      userSelection: {
        location: { label: city.name },
        noOfDays: days,
        traveler: "2",
        budget: "Comfort",
      },
      tripData: {
        hotels: Array.from({ length: hotels }, (_, at) => ({
          id: `hotel-${at}`,
          hotelName: `${hotel?.name} ${at}`,
          hotelAddress: "",
          price: "",
          hotelImageURL: "",
          geoCoordinates: "",
          rating: "",
          description: "",
        })),
        itinerary: Array.from({ length: days }, (_, at) => ({
          id: `day-${at}`,
          day: `Day ${at + 1}`,
          plan: all.slice(at * perDay, (at + 1) * perDay),
        })),
        ...(setAside.length === 0 ? {} : { setAside }),
      },
    };
    const dated =
      startDate === undefined
        ? trip
        : edits.apply(trip, [{ kind: "set-start-date", date: startDate }]);
    if (!isTrip(dated)) throw new Error("any trip can be dated");
    return dated;
  });

test("whatever an edit makes of a full trip, its inverse fits a request and brings all of it back", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fullTrip, fc.infiniteStream(fc.nat()), (trip, dice) => {
      const roll = (limit: number) => Number(dice.next().value) % Math.max(1, limit);
      const edit = randomEdit(trip, city, roll, 1);
      const made = edits.apply(trip, [edit]);
      if (!isTrip(made)) return;
      seen.add(edit.kind);
      const body = JSON.stringify({ edits: tripDifference(made, trip) });
      expect(Buffer.byteLength(body)).toBeLessThan(MAX_EDITS_BYTES);
      if (tripDifference(made, trip).length === 0) return;
      const back = edits.apply(made, editsRequestSchema.parse(JSON.parse(body)).edits);
      if (!isTrip(back)) throw new Error(`${edit.kind} is not taken back`);
      expect(back.tripData).toEqual(JSON.parse(JSON.stringify(trip.tripData)));
      const forth = edits.apply(back, tripDifference(back, made));
      expect(isTrip(forth) && forth.tripData).toEqual(made.tripData);
    }),
    { numRuns: IS_NIGHTLY ? 400 : 120, endOnFailure: true, seed: 20_261_124 },
  );
  expect(seen.size).toBeGreaterThan(14);
});
