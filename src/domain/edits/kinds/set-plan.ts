import * as z from "zod/mini";
import { isCalendarDate } from "../../calendar-date.ts";
import { partIdSchema, type Trip, type TripDay } from "../../trip/trip.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { MAX_TRIP_DAYS } from "./add-day.ts";
import { isWithinRoom } from "./plan-parts.ts";
import { tripDaySchema, tripHotelSchema, tripPlaceSchema } from "./plan-schemas.ts";

const schema = z.strictObject({
  kind: z.literal("set-plan"),
  /** Days as they are to be, with their hours; others stay. */
  days: z.array(tripDaySchema).check(z.maxLength(MAX_TRIP_DAYS)),
  /** All days of the trip in their order; left out, days stay where they are. */
  dayIds: z.optional(z.array(partIdSchema).check(z.minLength(1), z.maxLength(MAX_TRIP_DAYS))),
  hotels: z.optional(z.array(tripHotelSchema).check(z.maxLength(50))),
  setAside: z.optional(z.array(tripPlaceSchema).check(z.maxLength(100))),
  /** The first day, or "" for none. */
  startDate: z.optional(
    z.string().check(z.refine((date) => date === "" || isCalendarDate(date), "a date")),
  ),
});
export type SetPlan = z.infer<typeof schema>;

/**
 * Puts days, hotels and what is set aside as they are given, hours and all: what takes edits back, what a
 * traveller accepts of a proposal, and what restores a former state. Notes of days and places that are there, or set aside, stay.
 */
export const setPlan: EditKind<SetPlan> = {
  schema,
  plan: "given",
  apply(trip, edit) {
    const { hotels, itinerary, setAside, ...tripData } = trip.tripData;
    const notes = notesOf(trip);
    const given = new Map(edit.days.map((day) => [day.id, withNotes(day, notes)]));
    const stands = new Map(itinerary.map((day) => [day.id, day]));
    const dayIds = edit.dayIds ?? itinerary.map(({ id }) => id);
    const days = dayIds.map((id) => given.get(id) ?? stands.get(id));
    const isWhole = days.every((day) => day !== undefined);
    if (!isWhole || edit.days.some(({ id }) => !dayIds.includes(id))) return REFUSED;
    const aside = edit.setAside ?? setAside ?? [];
    const next: Trip = {
      ...trip,
      userSelection: selectionOf(trip, edit, days.length),
      tripData: {
        ...tripData,
        hotels: edit.hotels ?? hotels,
        itinerary: days,
        ...(aside.length === 0 ? {} : { setAside: aside }),
      },
    };
    return hasUniqueIds(next) && isWithinRoom(next) ? next : REFUSED;
  },
  target: ({ days }) => `plan-${days.map(({ id }) => id).join("-")}`,
  before: (trip, { days, dayIds, hotels, setAside, startDate }) => ({
    days: days.map(({ id }) => standing(trip, id)),
    ...(dayIds === undefined ? {} : { dayIds: trip.tripData.itinerary.map(({ id }) => id) }),
    ...(hotels === undefined ? {} : { hotels: trip.tripData.hotels.map(({ id }) => id) }),
    ...(setAside === undefined
      ? {}
      : { setAside: (trip.tripData.setAside ?? []).map(({ id }) => id) }),
    ...(startDate === undefined ? {} : { startDate: trip.userSelection.startDate ?? "" }),
  }),
  describe: () => ({ code: "plan" }),
};

/**
 * What travellers chose of a day, in short: its date, pace, base and places with the hours they fixed. Hours that
 * were worked out follow from these. "" where there is no such day.
 */
function standing({ tripData }: Trip, dayId: string): string {
  const day = tripData.itinerary.find(({ id }) => id === dayId);
  if (day === undefined) return "";
  const places = day.plan.map(({ id, startsAtMinutes = "", stayMinutes = "", isLocked }) =>
    [id, startsAtMinutes, stayMinutes, isLocked ? "locked" : ""].join(" ").trimEnd(),
  );
  const { date = "", pace = "", isLocked } = day;
  const base = tripData.hotels[0]?.id ?? "";
  return [day.id, date, pace, isLocked ? "locked" : "", base, ...places].join(", ");
}

function selectionOf({ userSelection }: Trip, { startDate, dayIds }: SetPlan, dayCount: number) {
  const selection = dayIds === undefined ? userSelection : { ...userSelection, noOfDays: dayCount };
  if (startDate === undefined) return selection;
  const { startDate: _, ...undated } = selection;
  return startDate === "" ? undated : { ...undated, startDate };
}

function notesOf({ tripData }: Trip): ReadonlyMap<string, string | undefined> {
  const { itinerary, setAside = [] } = tripData;
  const noted = [...setAside, ...itinerary.flatMap((day) => [day, ...day.plan])];
  return new Map(noted.map(({ id, note }) => [id, note] as const));
}

function withNotes(day: TripDay, notes: ReadonlyMap<string, string | undefined>): TripDay {
  const withNote = <Part extends { id: string; note?: string | undefined }>(part: Part): Part => {
    if (!notes.has(part.id)) return part;
    const { note: _, ...rest } = part;
    const note = notes.get(part.id);
    return (note === undefined ? rest : { ...rest, note }) as Part;
  };
  return { ...withNote(day), plan: day.plan.map(withNote) };
}

function hasUniqueIds({ tripData: { hotels, itinerary, setAside = [] } }: Trip): boolean {
  const parts = [hotels, itinerary, setAside, ...itinerary.map(({ plan }) => plan)].flat();
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}
