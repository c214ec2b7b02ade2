import fc from "fast-check";
import { expect, test } from "vitest";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import type { Trip, TripDocument } from "./trip.ts";
import { withIds } from "./with-ids.ts";

const OLD: TripDocument = { ...tripDraft(), id: "1700000000000", userEmail: "ada@example.com" };

const idsOf = ({ tripData: { hotels, itinerary } }: Trip) =>
  [...hotels, ...itinerary, ...itinerary.flatMap(({ plan }) => plan)].map(({ id }) => id);

test("an older trip gets ids by where things stand, the same in every browser and on the server", () => {
  expect(idsOf(withIds(OLD))).toEqual(["hotel-0", "day-0", "day-1", "place-0-0", "place-1-0"]);
  expect(withIds(structuredClone(OLD))).toEqual(withIds(OLD));
});

test("a trip that has ids keeps them, wherever its days and places are by then", () => {
  const trip = withIds(OLD);
  const tripData = { ...trip.tripData, itinerary: trip.tripData.itinerary.toReversed() };
  expect(withIds({ ...trip, tripData })).toEqual({ ...trip, tripData });
});

test("what else the document holds stays as it is", () => {
  const unknown = { ...OLD, theme: "old town", tripData: { ...OLD.tripData, budget: "Comfort" } };
  expect(withIds(unknown)).toMatchObject({ theme: "old town", tripData: { budget: "Comfort" } });
});

test("no two have one id, whatever ids are made or there already", () => {
  const id = fc.option(fc.constantFrom("a", "b", "day-0", "day-0x", "place-0-0"), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.array(id, { minLength: 5, maxLength: 5 }), fc.boolean(), (ids, isRandom) => {
      const [hotelId, dayId, placeId, ...others] = ids;
      const { hotels, itinerary } = OLD.tripData;
      const document = {
        ...OLD,
        tripData: {
          hotels: hotels.map((hotel) => ({ ...hotel, id: hotelId })),
          itinerary: itinerary.map((day, at) => ({
            ...day,
            id: at === 0 ? dayId : others[0],
            plan: day.plan.map((place) => ({ ...place, id: at === 0 ? placeId : others[1] })),
          })),
        },
      } as TripDocument;
      const made = idsOf(isRandom ? withIds(document, () => "a") : withIds(document));
      expect(new Set(made).size).toBe(made.length);
    }),
  );
});
