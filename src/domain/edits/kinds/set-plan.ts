import * as z from "zod/mini";
import { isCalendarDate, isCalendarMonth } from "../../calendar-date.ts";
import { LIMITS, partIdSchema } from "../../limits.ts";
import type { Trip, TripDay, UserSelection } from "../../trip/trip.ts";
import { tripDaySchema, tripHotelSchema, tripPlaceSchema } from "../../trip/trip.ts";
import { type EditKind, REFUSED, TRIP_FULL } from "../edit-kind.ts";
import { datedFrom, isWithinRoom } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-plan"),
  /** Days as they are to be, with their hours; others stay. */
  days: z.array(tripDaySchema).check(z.maxLength(LIMITS.trip.days)),
  /** All days of the trip in their order; left out, days stay where they are. */
  dayIds: z.optional(z.array(partIdSchema).check(z.minLength(1), z.maxLength(LIMITS.trip.days))),
  hotels: z.optional(z.array(tripHotelSchema).check(z.maxLength(LIMITS.trip.hotels))),
  /** Places set aside as they are to be; others stay. */
  setAside: z.optional(z.array(tripPlaceSchema).check(z.maxLength(LIMITS.trip.places))),
  /** All that is set aside, in its order; left out, the list stays as it is. */
  setAsideIds: z.optional(z.array(partIdSchema).check(z.maxLength(LIMITS.trip.places))),
  /** The first day, or "" for none. */
  startDate: z.optional(
    z.string().check(z.refine((date) => date === "" || isCalendarDate(date), "a date")),
  ),
  /** The month of a trip without dates, or "" for none. */
  month: z.optional(
    z.string().check(z.refine((month) => month === "" || isCalendarMonth(month), "a month")),
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
    const given = edit.days.map((day) => withNotes(day, notes));
    const days = orderedParts(edit.dayIds, given, itinerary);
    if (days === undefined) return REFUSED;
    const aside = orderedParts(edit.setAsideIds, edit.setAside ?? [], setAside ?? []);
    if (aside === undefined) return REFUSED;
    const userSelection = selectionOf(trip, edit, days.length);
    const next: Trip = {
      ...trip,
      userSelection,
      tripData: {
        ...tripData,
        hotels: edit.hotels ?? hotels,
        // Dates follow from the first day's: days that say another thing would have two truths.
        itinerary: datedFrom(userSelection.startDate, days),
        ...(aside.length === 0 ? {} : { setAside: aside }),
      },
    };
    if (!hasUniqueIds(next)) return REFUSED;
    return isWithinRoom(next) ? next : TRIP_FULL;
  },
  target: ({ days }) => `plan-${days.map(({ id }) => id).join("-")}`,
  before: (trip, { days, dayIds, hotels, setAside, setAsideIds, startDate, month }) => ({
    days: days.map(({ id }) => standing(trip, id)),
    ...(dayIds === undefined ? {} : { dayIds: trip.tripData.itinerary.map(({ id }) => id) }),
    ...(hotels === undefined ? {} : { hotels: trip.tripData.hotels.map(({ id }) => id) }),
    ...(setAside === undefined && setAsideIds === undefined
      ? {}
      : { setAside: (trip.tripData.setAside ?? []).map(({ id }) => id) }),
    ...(startDate === undefined ? {} : { startDate: trip.userSelection.startDate ?? "" }),
    ...(month === undefined ? {} : { month: trip.userSelection.month ?? "" }),
  }),
  describe: (_trip, { days }) => ({
    code: "planned",
    values: { days: days.map(({ day }) => day) },
  }),
};

/**
 * Parts in an order, each as it is given or else as it stands.
 *
 * @param ids the order; left out, that of those that stand.
 * @returns undefined where an id names none, or a given one has no spot.
 */
function orderedParts<Part extends { readonly id: string }>(
  ids: readonly string[] | undefined,
  given: readonly Part[],
  stand: readonly Part[],
): Part[] | undefined {
  const parts = new Map([...stand, ...given].map((part) => [part.id, part]));
  const order = new Set(ids ?? stand.map(({ id }) => id));
  const ordered = [...order].flatMap((id) => parts.get(id) ?? []);
  const isWhole = ordered.length === (ids?.length ?? order.size);
  return isWhole && given.every(({ id }) => order.has(id)) ? ordered : undefined;
}

/**
 * The travellers' choices for a day, in short: its date, pace, base and places with the hours they fixed. Hours that
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

function selectionOf(
  { userSelection }: Trip,
  { dayIds, ...edit }: SetPlan,
  dayCount: number,
): UserSelection {
  const { startDate: from = "", month: within = "", ...selection } = userSelection;
  const { startDate = from, month = within } = edit;
  return {
    ...selection,
    ...(dayIds === undefined ? {} : { noOfDays: dayCount }),
    ...(startDate === "" ? {} : { startDate }),
    ...(month === "" ? {} : { month }),
  };
}

function notesOf({ tripData }: Trip): ReadonlyMap<string, string | undefined> {
  const { itinerary, setAside = [] } = tripData;
  const noted = [...setAside, ...itinerary.flatMap((day) => [day, ...day.plan])];
  return new Map(noted.map(({ id, note }) => [id, note] as const));
}

function withNotes(day: TripDay, notes: ReadonlyMap<string, string | undefined>): TripDay {
  const withNote = <Part extends { id: string; note?: string | undefined }>(part: Part): Part => {
    return notes.has(part.id) ? withField(part, "note", notes.get(part.id)) : part;
  };
  return { ...withNote(day), plan: day.plan.map(withNote) };
}

function hasUniqueIds({ tripData: { hotels, itinerary, setAside = [] } }: Trip): boolean {
  const parts = [hotels, itinerary, setAside, ...itinerary.map(({ plan }) => plan)].flat();
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}
