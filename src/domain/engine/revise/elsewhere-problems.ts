import { stayOfNight } from "../../trip/booked-nights.ts";
import { townElsewhere } from "../../trip/town-elsewhere.ts";
import type { PlanProblem } from "../../trip/trip.ts";
import type { SavedDay, SavedTrip } from "../reading/planned-trip.ts";
import { daysOf } from "../reading/read-trip.ts";

/** Places on a day in another town than theirs (`inOtherTown`), and nights at a hotel that nobody knows the place of (`stayUnplaced`). Pure. */
export function elsewhereProblems(trip: SavedTrip): PlanProblem[] {
  return daysOf(trip).flatMap((day) => [...inOtherTown(day, trip), ...unplaced(day, trip)]);
}

/**
 * The problems without those that only follow from a place in another town: on its day nothing is in time, and no
 * position is right.
 */
export function withoutFollowing(problems: readonly PlanProblem[]): PlanProblem[] {
  const days = new Set(
    problems.flatMap(({ code, dayId }) => (code === "inOtherTown" ? [dayId] : [])),
  );
  if (days.size === 0) return [...problems];
  return problems.filter(({ code, dayId }) =>
    dayId === undefined ? code !== "positions" : !(days.has(dayId) && FOLLOW.has(code)),
  );
}

/** What comes of hours on the way. */
const FOLLOW: ReadonlySet<string> = new Set([
  "closed",
  "outsideHours",
  "dark",
  "late",
  "overlaps",
  "endsLate",
  "noLunch",
  "pastMidnight",
  "meetsBooking",
  "noMealThen",
]);

function inOtherTown({ text: day }: SavedDay, { document }: SavedTrip): PlanProblem[] {
  return day.plan.flatMap((place): PlanProblem[] => {
    const town = document.bases?.towns[townElsewhere(document, place, day.base) ?? -1]?.name;
    if (town === undefined) return [];
    return [{ dayId: day.id, placeId: place.id, code: "inOtherTown", values: { town } }];
  });
}

function unplaced({ text: day, date, hotel }: SavedDay, { document }: SavedTrip): PlanProblem[] {
  const stay = date === undefined ? undefined : stayOfNight(document.bookings ?? [], date);
  const isHotel = stay !== undefined && hotel?.text.id === (stay.partId ?? stay.id);
  if (!isHotel || hotel?.at !== undefined) return [];
  return [{ dayId: day.id, code: "stayUnplaced", values: { booking: stay.name } }];
}
