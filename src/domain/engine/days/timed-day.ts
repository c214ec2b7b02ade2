import type { LegEstimate } from "../../places/travel.ts";
import type { FreeTime, Meal } from "../../trip/trip.ts";
import type { Candidate } from "./days-task.ts";

/** A visit with its hours, in minutes after the day's midnight. */
export type TimedVisit = {
  readonly candidate: Candidate;
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** From the place before, or from the hotel; undefined where one end is not known. */
  readonly leg: LegEstimate | undefined;
  /** One comes from the hotel, where one rested, though it isn't the day's first. */
  readonly isFromHotel?: true | undefined;
  readonly notOn: readonly number[];
};

/** A day of the trip with everything timed. */
export type TimedDay = {
  readonly date: string | undefined;
  readonly visits: readonly TimedVisit[];
  readonly meals: readonly Meal[];
  /** Undefined where nobody looked for it yet. */
  readonly free?: readonly FreeTime[] | undefined;
  readonly wayBack: LegEstimate | undefined;
  /** The table that it begins at, in place of the last visit. */
  readonly backFrom?: string | undefined;
};

/** The places of each day, in order. */
export function candidatesByDay(days: readonly TimedDay[]): Candidate[][] {
  return days.map((day) => candidatesOf([day]));
}

/** The places of all days, in order. */
export function candidatesOf(days: readonly TimedDay[]): Candidate[] {
  return days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate));
}

/** All legs of a day, from the hotel and back to it. */
export function legsOf({ visits, wayBack }: TimedDay): (LegEstimate | undefined)[] {
  return [...visits.map(({ leg }) => leg), wayBack];
}

/** The points of all visits by themselves. */
export function scoreOf(days: readonly TimedDay[]): number {
  return candidatesOf(days).reduce((total, { score }) => total + score, 0);
}
