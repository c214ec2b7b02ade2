import type { PlannerNote } from "../../messages/words.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownCity } from "../known-city.ts";
import type { PlannedTrip } from "../reading/planned-trip.ts";
import type { CheckedDay, CheckedVisit } from "./checked-days.ts";

/** An hour that a plan has a little off is what was asked for. */
export const NEARLY_MINUTES = 15;

export type WishOf<Kind extends TripWish["kind"]> = Extract<TripWish, { readonly kind: Kind }>;

/** All days of a trip, each as it would be walked at its own base. */
export type JudgedTrip = {
  readonly city: KnownCity | undefined;
  /** What the destination is called. */
  readonly name: string;
  readonly wishes: readonly TripWish[];
  readonly pace: PlanRequest["pace"];
  readonly childAges: PlanRequest["childAges"];
  readonly days: readonly CheckedDay[];
  /** What the traveller took out. */
  readonly aside: NonNullable<PlannedTrip["document"]["tripData"]["setAside"]>;
};

export function notMet(wish: TripWish, visits: readonly CheckedVisit[]): PlannerNote[] {
  return notMetBy(
    wish,
    visits.map((visit) => visit.text.placeName),
  );
}

/** @param names of what is against the wish. */
export function notMetBy({ text }: TripWish, names: string[]): PlannerNote[] {
  return names.length === 0 ? [] : [{ code: "wishNotMet", values: { wish: text, names } }];
}

/** The number of the day that a visit is on, 1 for the first; 0 for none. */
export function dayNumberOf({ days }: JudgedTrip, visit: CheckedVisit | undefined): number {
  return days.findIndex(({ visits }) => visits.some((one) => one === visit)) + 1;
}

/** That words are about a visit. */
export function aboutNote(wish: string, visit: CheckedVisit, trip: JudgedTrip): PlannerNote {
  const values = { wish, name: visit.text.placeName, day: dayNumberOf(trip, visit) };
  return { code: "wishAbout", values };
}

export function visitsOn(trip: JudgedTrip, on?: readonly number[]): readonly CheckedVisit[] {
  return daysAt(trip, on).flatMap(({ visits }) => visits);
}

export function daysAt({ days }: JudgedTrip, on?: readonly number[]): readonly CheckedDay[] {
  return days.filter((_, day) => on === undefined || on.includes(day));
}

export function datesOf({ days }: JudgedTrip): readonly (string | undefined)[] {
  return days.map(({ date }) => date);
}

export function lengthOf({ startMinutes, endMinutes }: CheckedVisit): number {
  return endMinutes - startMinutes;
}
