import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { partName } from "./plan-parts.ts";

const schema = z.strictObject({ kind: z.literal("choose-hotel"), hotelId: partIdSchema });

/** The hotel that the days start from: the first of the trip's hotels. */
export const chooseHotel: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { hotelId }) {
    const { hotels } = trip.tripData;
    const chosen = hotels.find(({ id }) => id === hotelId);
    if (chosen === undefined) return REFUSED;
    if (chosen === hotels[0]) return trip;
    const others = hotels.filter((hotel) => hotel !== chosen);
    return { ...trip, tripData: { ...trip.tripData, hotels: [chosen, ...others] } };
  },
  target: () => "base",
  before: ({ tripData }) => tripData.hotels[0]?.id ?? "",
  describe: (trip, { hotelId }) => ({
    code: "baseChosen",
    values: { about: partName(trip, hotelId) },
  }),
};
