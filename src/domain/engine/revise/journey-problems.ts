import {
  type Booking,
  byTime,
  isTransport,
  type LocalTime,
  minutesOf,
} from "../../bookings/booking.ts";
import { endsOf } from "../../bookings/trip-of-bookings.ts";
import { plainText } from "../../plain-text.ts";
import { isNear } from "../../trip/booked-hours.ts";
import type { PlanProblem } from "../../trip/trip.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { daysOf } from "../reading/read-trip.ts";

/**
 * Days that are planned before the journey by which the traveller arrives (`plannedBeforeJourney`), or after the one by
 * which they leave for good (`plannedAfterJourney`): only the first such day of each. Pure.
 */
export function journeyProblems(trip: SavedTrip): PlanProblem[] {
  const { arrival, departure } = journeysOf(trip);
  const [arrives, leaves] = [arrival?.ends ?? arrival?.starts, departure?.starts];
  const days = daysOf(trip).filter(({ text }) => text.plan.length > 0);
  const early = days.find(({ date }) => isSooner(date, arrives?.date));
  const late = days.find(({ date }) => isSooner(leaves?.date, date));
  const before = valuesOf(arrival, arrives, trip);
  const after = valuesOf(departure, leaves, trip);
  const lastDay = trip.document.tripData.itinerary.length;
  return [
    ...(early === undefined || before === undefined
      ? []
      : [{ dayId: early.text.id, code: "plannedBeforeJourney", values: before }]),
    ...(late === undefined || after === undefined
      ? []
      : [{ dayId: late.text.id, code: "plannedAfterJourney", values: { ...after, lastDay } }]),
  ];
}

function isSooner(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one < other;
}

/** When it arrives or leaves, by the days of the trip; undefined where that is on none of them. */
function valuesOf(booking: Booking | undefined, time: LocalTime | undefined, trip: SavedTrip) {
  const day = daysOf(trip).find(({ date }) => date !== undefined && date === time?.date)?.number;
  if (booking === undefined || time === undefined || day === undefined) return undefined;
  const startMinutes = minutesOf(time);
  return { booking: booking.name, day, ...(startMinutes !== undefined && { startMinutes }) };
}

/** The journeys by which one comes to the trip's towns and leaves them for good; neither where that isn't sure. */
function journeysOf(trip: SavedTrip): {
  readonly arrival?: Booking | undefined;
  readonly departure?: Booking | undefined;
} {
  const valid = byTime(trip.document.bookings ?? []).filter(({ state }) => state !== "cancelled");
  const journeys = valid.filter(isTransport);
  const [first, last] = [journeys[0], journeys.at(-1)];
  const { arrival = last, departure = first } = endsOf(journeys, []);
  const home = first?.from;
  const key = home?.code === undefined ? "name" : "code";
  const isHome = arrival !== departure && home !== undefined && home[key] === last?.to?.[key];
  if (isHome && !isThere(home, trip)) return { arrival, departure };
  // Who goes by train and doesn't say how they come back may be on an outing.
  const comes = arrival?.kind === "flight" && isThere(arrival.to, trip);
  const goes = departure?.kind === "flight" && isThere(departure.from, trip);
  return {
    ...(comes && !isThere(home, trip) && { arrival }),
    ...(goes && !isThere(last?.to, trip) && { departure }),
  };
}

/** Whether a place is known to be in a town of the trip. */
function isThere(place: Booking["from"], { towns }: SavedTrip): boolean {
  const name = ` ${plainText(place?.name ?? "")} `;
  return towns.some(({ city, document }) => {
    if (isNear(place, city?.centre) === true) return true;
    const [label = ""] = document.userSelection.location.label.split(",");
    const names = [city?.name ?? label, ...(city?.aliases ?? [])].map(plainText);
    return names.some((town) => town !== "" && name.includes(` ${town} `));
  });
}
