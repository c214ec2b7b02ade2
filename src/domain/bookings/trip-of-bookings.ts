import { daysBetween } from "../calendar-date.ts";
import { type Booking, type BookingPlace, byTime, isTransport, minutesOf } from "./booking.ts";

/** When and where a trip is, as far as its bookings tell. */
export type TripOfBookings = {
  /** A town's name as it is booked; `code` is that of its airport, whose name is often another. */
  readonly to?: { readonly name: string; readonly code?: string | undefined };
  /** "2026-12-03", and the hour of arrival, "11:35". */
  readonly startDate?: string;
  readonly arriveAt?: string;
  readonly endDate?: string;
  /** The hour of departure. */
  readonly leaveAt?: string;
};

/** Who goes on sooner only changes; editorial. */
const LONGEST_CHANGE_MINUTES = 6 * 60;
const DAY_MINUTES = 24 * 60;

/**
 * The trip that bookings are for: from the arrival of the first journey after which one stays to the departure of the last one
 * before which one stayed, or from the first check-in to the last check-out. Tables and tickets don't tell when it begins.
 */
export function tripOfBookings(bookings: readonly Booking[]): TripOfBookings {
  const valid = byTime(bookings).filter(({ state }) => state !== "cancelled");
  const stays = valid.filter(({ kind }) => kind === "stay");
  const { arrival, departure, longest } = endsOf(valid.filter(isTransport), stays);
  const checkIn = stays[0]?.starts.date;
  const checkOut = stays
    .flatMap(({ ends }) => ends?.date ?? [])
    .toSorted()
    .at(-1);
  const startDate = arrival === undefined ? checkIn : (arrival.ends ?? arrival.starts).date;
  const endDate = departure?.starts.date ?? checkOut;
  const arriveAt = arrival?.ends?.time;
  const leaveAt = departure?.starts.time;
  const to = longest?.to ?? departure?.from ?? townOfStay(stays[0]);
  return {
    ...(to === undefined ? {} : { to: { name: townOf(to.name), code: to.code } }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(arriveAt === undefined ? {} : { arriveAt }),
    ...(endDate === undefined || (startDate !== undefined && endDate < startDate)
      ? {}
      : { endDate }),
    ...(leaveAt === undefined ? {} : { leaveAt }),
  };
}

/** The journeys by which one arrives and leaves, and the one after which one stays longest. */
export function endsOf(journeys: readonly Booking[], stays: readonly Booking[]) {
  const [first] = journeys;
  const last = journeys.at(-1);
  if (first === undefined || last === undefined) return {};
  const gaps = journeys.slice(0, -1).map((journey, at) => gapMinutes(journey, journeys[at + 1]));
  const longestGap = Math.max(...gaps);
  if (gaps.length > 0 && longestGap > LONGEST_CHANGE_MINUTES) {
    return {
      arrival: journeys[gaps.findIndex((gap) => gap > LONGEST_CHANGE_MINUTES)],
      departure: journeys[gaps.findLastIndex((gap) => gap > LONGEST_CHANGE_MINUTES) + 1],
      longest: journeys[gaps.indexOf(longestGap)],
    };
  }
  // One way only: back, where the stay is over by then.
  const isBack = stays.some(({ ends }) => ends !== undefined && ends.date <= first.starts.date);
  return isBack ? { departure: first } : { arrival: last, longest: last };
}

/** From an arrival to the next departure. */
function gapMinutes({ starts, ends = starts }: Booking, next: Booking | undefined): number {
  if (next === undefined) return 0;
  const days = daysBetween(ends.date, next.starts.date);
  return days * DAY_MINUTES + (minutesOf(next.starts) ?? 0) - (minutesOf(ends) ?? 0);
}

/** Of "Rua Garrett 5, 1200-203 Lisboa, Portugal": the last part that has a postcode, without it. */
function townOfStay(stay: Booking | undefined): Pick<BookingPlace, "name" | "code"> | undefined {
  const parts = (stay?.at?.address ?? "").split(",").map((part) => part.trim());
  const [, ...places] = parts;
  const part = places.findLast((one) => /\d/.test(one)) ?? places.at(places.length > 1 ? -2 : -1);
  const name = part?.replace(/\S{0,20}\d\S{0,20}/g, "").trim();
  return name === undefined || name === "" ? undefined : { name };
}

/** "Roma Termini" is in Roma. */
function townOf(name: string): string {
  const town = name
    .replace(/\s\((?:[^()]{1,60})\)/g, "")
    .replace(
      /[\s,-]{1,3}(?:hbf|hauptbahnhof|bahnhof|(?:central )?station|centra(?:l|le|al)|termini|airport|flughafen|sants|santa maria novella|saint[- ]charles|part[- ]dieu|gare de .{1,30})$/i,
      "",
    );
  return town === "" ? name : town;
}
