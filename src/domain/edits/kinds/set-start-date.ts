import * as z from "zod/mini";
import { addDays, isCalendarDate } from "../../calendar-date.ts";
import type { Trip } from "../../trip/trip.ts";
import type { EditKind } from "../edit-kind.ts";
import { withBookingsOnTheirDays } from "./bookings/anchored.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-start-date"),
  /** The first day, "2026-05-04"; left out, the trip and its days have no dates. */
  date: z.optional(z.string().check(z.refine(isCalendarDate))),
});

/** When the trip begins. Its days follow one another from there on; visits keep their hours. */
export const setStartDate: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { date }) {
    const { startDate: _former, month: _, ...selection } = trip.userSelection;
    const itinerary = trip.tripData.itinerary.map((day, index) =>
      withField(day, "date", date && addDays(date, index)),
    );
    return withBookingsOnTheirDays({
      ...trip,
      userSelection: date === undefined ? selection : { ...selection, startDate: date },
      tripData: { ...trip.tripData, itinerary },
    });
  },
  target: () => "start-date",
  before: (trip) => startOf(trip) ?? "",
  describe: (_trip, { date }) =>
    date === undefined ? { code: "undated" } : { code: "dated", values: { date } },
};

/** A first day that is no date counts as none, as it does for the engine. */
function startOf({ userSelection: { startDate } }: Trip): string | undefined {
  return startDate !== undefined && isCalendarDate(startDate) ? startDate : undefined;
}
