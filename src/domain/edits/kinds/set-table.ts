import * as z from "zod/mini";
import { partIdSchema, placeNameSchema } from "../../limits.ts";
import { mealSchema, type Trip } from "../../trip/trip.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, partName, withItinerary } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("set-table"),
  dayId: partIdSchema,
  /** In place of the day's own meal of its kind. */
  meal: z.extend(mealSchema, { placeName: placeNameSchema }),
});
type SetTable = z.infer<typeof schema>;

/** A table that the traveller chose for a meal: other edits keep it. */
export const setTable: EditKind<SetTable> = {
  schema,
  plan: "retimed",
  apply(trip, { dayId, meal }) {
    const day = findDay(trip, dayId);
    // One that is booked is the day's meal.
    if (day === undefined || day.plan.some(({ mealKind }) => mealKind === meal.kind))
      return REFUSED;
    const others = (day.meals ?? []).filter(({ kind }) => kind !== meal.kind);
    const meals = [...others, { ...meal, isChosen: true as const }].toSorted(
      (a, b) => a.startMinutes - b.startMinutes,
    );
    const { itinerary } = trip.tripData;
    return withItinerary(
      trip,
      itinerary.map((one) => (one === day ? { ...day, meals } : one)),
    );
  },
  target: ({ dayId, meal }) => `table-${dayId}-${meal.kind}`,
  before: tableThen,
  describe(trip, edit) {
    const [about = "", by] = [tableThen(trip, edit), edit.meal.placeName];
    return about === ""
      ? { code: "added", values: { about: by, to: partName(trip, edit.dayId) } }
      : { code: "swapped", values: { about, by } };
  },
};

/** The name of the table that a day has for such a meal, "" for none; undefined where the day is gone. */
function tableThen(trip: Trip, { dayId, meal }: SetTable): string | undefined {
  const day = findDay(trip, dayId);
  return day && (day.meals?.find(({ kind }) => kind === meal.kind)?.placeName ?? "");
}
