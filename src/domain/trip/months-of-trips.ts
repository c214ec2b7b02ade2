import { addDays, weekdayOf } from "../calendar-date.ts";
import { type TripSpan, tripSpan } from "./trip-moment.ts";

/** A trip and its days, both ends included, as "2026-05-04". */
export type DatedTrip<Trip> = {
  readonly trip: Trip;
  readonly startDate: string;
  readonly endDate: string;
};

export type MonthOfTrips<Trip> = {
  /** "2026-05". */
  readonly month: string;
  /** Those of its days, the first to begin first. */
  readonly trips: readonly DatedTrip<Trip>[];
};

/** No calendar of ours shows more, whatever dates a trip has. */
const MOST_MONTHS = 1_200;

/**
 * The months that have a trip, and the one of today, in order. A trip is in each month of which it has a day; one without
 * dates is in none.
 */
export function monthsOfTrips<Trip extends TripSpan>(
  trips: readonly Trip[],
  today: string,
): readonly MonthOfTrips<Trip>[] {
  const dated = trips
    .flatMap((trip) => {
      const span = tripSpan(trip);
      return span === undefined ? [] : [{ trip, ...span }];
    })
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const months = new Map<string, DatedTrip<Trip>[]>([[today.slice(0, 7), []]]);
  for (const one of dated) {
    for (const month of monthsBetween(one.startDate, one.endDate)) {
      months.set(month, [...(months.get(month) ?? []), one]);
    }
  }
  return [...months]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-MOST_MONTHS)
    .map(([month, trips]) => ({ month, trips }));
}

function monthsBetween(startDate: string, endDate: string): string[] {
  const months = [];
  for (let day = startDate; day.slice(0, 7) <= endDate.slice(0, 7); day = nextMonth(day)) {
    months.push(day.slice(0, 7));
  }
  return months;
}

const nextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/**
 * The days of a month in rows of seven, a day that is another month's left empty.
 *
 * @param firstWeekday of a row: 0 for a Monday to 6 for a Sunday.
 */
export function weeksOfMonth(
  month: string,
  firstWeekday: number,
): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  const weeks = [];
  for (let day = start; day.slice(0, 7) <= month; day = addDays(day, 7)) {
    weeks.push(
      [0, 1, 2, 3, 4, 5, 6].map((after) => {
        const date = addDays(day, after);
        return date.startsWith(month) ? date : undefined;
      }),
    );
  }
  return weeks;
}
