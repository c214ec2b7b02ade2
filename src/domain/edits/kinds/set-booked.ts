import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { bookingOfMeal } from "../../trip/booking.ts";
import type { Meal, Trip } from "../../trip/trip.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findPlace, partName, withItinerary, withPlace } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-booked"),
  placeId: partIdSchema,
  isBooked: z.boolean(),
});

/** Ticks a place or a table off that the traveller has booked; or no longer. */
export const setBooked: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { placeId, isBooked }) =>
    withPlace(trip, placeId, (place) => withField(place, "isBooked", isBooked || undefined)) ??
    withTableBooked(trip, placeId, isBooked) ??
    REFUSED,
  target: ({ placeId }) => `booked-${placeId}`,
  before(trip, { placeId }) {
    const booked = findPlace(trip, placeId)?.place ?? tableOf(trip, placeId);
    return booked && booked.isBooked === true;
  },
  describe: (trip, { placeId, isBooked }) => ({
    code: isBooked ? "booked" : "unbooked",
    values: { about: tableOf(trip, placeId)?.placeName ?? partName(trip, placeId) },
  }),
};

/** The meal at a table that is to be booked, by the id of the place to eat in the guide. */
export function tableOf({ tripData: { itinerary } }: Trip, guideId: string): Meal | undefined {
  return itinerary
    .flatMap(({ meals = [] }) => meals)
    .find((meal) => meal.guideId === guideId && bookingOfMeal(meal) !== undefined);
}

function withTableBooked(trip: Trip, guideId: string, isBooked: boolean): Trip | undefined {
  const table = tableOf(trip, guideId);
  if (table === undefined) return undefined;
  const changed = withField(table, "isBooked", isBooked || undefined);
  return withItinerary(
    trip,
    trip.tripData.itinerary.map((day) =>
      day.meals?.includes(table) === true
        ? { ...day, meals: day.meals.map((meal) => (meal === table ? changed : meal)) }
        : day,
    ),
  );
}
