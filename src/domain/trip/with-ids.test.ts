import fc from "fast-check";
import { expect, test } from "vitest";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import type { Trip } from "./trip.ts";
import { withIds } from "./with-ids.ts";

const PLAN = tripDraft().tripData;

const idsOf = ({ hotels, itinerary }: Trip["tripData"]) =>
  [...hotels, ...itinerary, ...itinerary.flatMap(({ plan }) => plan)].map(({ id }) => id);

test("ids say where things stand, and are made by whoever wants others", () => {
  expect(idsOf(withIds(PLAN))).toEqual(["hotel-0", "day-0", "day-1", "place-0-0", "place-1-0"]);
  expect(idsOf(withIds(PLAN, (position) => `${position}!`))[0]).toBe("hotel-0!");
});

test("a plan that has ids keeps them, wherever its days and places are by then", () => {
  const plan = withIds(PLAN);
  const turned = { ...plan, itinerary: plan.itinerary.toReversed() };
  expect(withIds(turned)).toEqual(turned);
});

test("no two have one id, whatever ids are made or there already", () => {
  const id = fc.option(fc.constantFrom("a", "b", "day-0", "day-0x", "place-0-0"), {
    nil: undefined,
  });
  fc.assert(
    fc.property(fc.array(id, { minLength: 5, maxLength: 5 }), fc.boolean(), (ids, isRandom) => {
      const [hotelId, dayId, placeId, ...others] = ids;
      const plan = {
        ...PLAN,
        hotels: PLAN.hotels.map((hotel) => ({ ...hotel, id: hotelId })),
        itinerary: PLAN.itinerary.map((day, at) => ({
          ...day,
          id: at === 0 ? dayId : others[0],
          plan: day.plan.map((place) => ({ ...place, id: at === 0 ? placeId : others[1] })),
        })),
      };
      const made = idsOf(isRandom ? withIds(plan, () => "a") : withIds(plan));
      expect(new Set(made).size).toBe(made.length);
    }),
  );
});
