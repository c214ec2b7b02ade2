import * as z from "zod/mini";
import { LIMITS, partIdSchema, textSchema } from "../../limits.ts";
import type { Trip, TripDay, TripPlace } from "../../trip/trip.ts";
import type { EditKind } from "../edit-kind.ts";
import { partName } from "./plan-parts.ts";
import { withText } from "./with-text.ts";

const schema = z.strictObject({
  kind: z.literal("set-note"),
  /** The day or the place that it is about. */
  id: partIdSchema,
  /** Empty takes the note away. */
  text: textSchema(LIMITS.text.note),
});

/** The traveller's own words about a day or a place. */
export const setNote: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { id, text }) {
    if (findNoted(trip, id) === undefined) return { refused: "change_impossible" };
    const itinerary = trip.tripData.itinerary.map((day) => {
      if (day.id === id) return withText(day, "note", text);
      if (!day.plan.some((place) => place.id === id)) return day;
      const plan = day.plan.map((place) =>
        place.id === id ? withText(place, "note", text) : place,
      );
      return { ...day, plan };
    });
    return { ...trip, tripData: { ...trip.tripData, itinerary } };
  },
  target: ({ id }) => `note-${id}`,
  before(trip, { id }) {
    const noted = findNoted(trip, id);
    return noted === undefined ? undefined : (noted.note ?? "");
  },
  describe: (trip, { id, text }) => ({
    code: text.trim() === "" ? "noteRemoved" : "noted",
    values: { about: partName(trip, id) },
  }),
};

function findNoted(trip: Trip, id: string): TripDay | TripPlace | undefined {
  const { itinerary } = trip.tripData;
  return [...itinerary, ...itinerary.flatMap(({ plan }) => plan)].find((part) => part.id === id);
}
