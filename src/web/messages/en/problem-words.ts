import { english } from "../../../domain/messages/en/english.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type AtTable = { name: string; startMinutes: number };
type MealThen = { meal: "lunch" | "dinner"; startMinutes: number };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

const spans = (hours: readonly number[]) => openSpans(hours, english.span).join(", ");

/** A journey's end at the trip; its hour may not be known. */
type JourneyAt = { booking: string; day: number; startMinutes?: number };

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `on day ${day}${startMinutes === undefined ? "" : ` at ${english.time(startMinutes)}`}`;

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Closed",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "Closed then" : `Closed then. Open ${spans(hours)}`,
  openFrom: ({ hours = [] }: Hours) => `Open ${spans(hours)}`,
  dark: "Dark by then",
  beforeEvening: "Better in the evening",
  keptFree: "In the time you keep free",
  pastMidnight: "Runs past midnight",
  late: ({ minutes }: { minutes: number }) =>
    `Not enough travel time: ${english.duration(minutes)} short`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `At the same time as ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "In the plan twice",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `Long day: back at ${english.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }: { minutes: number; startMinutes: number }) =>
    `${english.duration(minutes)} with nothing planned, from ${english.time(startMinutes)}`,
  noLunch: "No time for lunch",
  tableShut: ({ name, startMinutes }: AtTable) =>
    `${name} is closed at ${english.time(startMinutes)}`,
  noMealThen: ({ meal, startMinutes }: MealThen) =>
    `No time for ${meal === "lunch" ? "lunch" : "dinner"} at ${english.time(startMinutes)}`,
  tooManyVisits: ({ count, most }: Count) => `Busy: ${count} stops, ${most} recommended`,
  tooManyLongVisits: ({ count }: Count) => `${count} long visits in one day`,
  tooManyEvenings: ({ count }: Count) => `${count} evening activities in one day`,
  tooManyOfAKind: ({ count }: Count) => `${count} similar places in one day`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `Doesn’t fit with your booking: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `At the same time as another booking: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  /** Of a trip with several towns: on the day of another one. */
  inOtherTown: ({ town }: { town: string }) => `This place is in ${town}`,
  stayUnplaced: ({ booking }: { booking: string }) =>
    `We don’t know where ${booking} is, so the ways of this day are missing. Put a map link to it in its address under Bookings`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `Booked for ${english.time(startMinutes)} and not in the plan: ${booking}`,
  /** A journey that ends the trip, or begins it, and days that are planned after or before. */
  plannedAfterJourney: ({ booking, lastDay, ...leaves }: JourneyAt & { lastDay: number }) =>
    `${booking} leaves ${onDay(leaves)}, but the plan goes on until day ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }: JourneyAt) =>
    `${booking} arrives ${onDay(arrives)}, but the plan begins on day 1`,
  tooMuchWalking: ({ km }: { km: number }) =>
    `A lot of walking: ${english.way(km, english.tenths)}`,
};
