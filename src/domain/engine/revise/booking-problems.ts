import { isTransport, minutesOf } from "../../bookings/booking.ts";
import { dayOfVisit, isHeld } from "../../edits/kinds/bookings/anchored.ts";
import type { PlanProblem, Trip, TripPlace } from "../../trip/trip.ts";
import type { SavedDay } from "../reading/planned-trip.ts";

type Hours = { readonly name: string; readonly startMinutes: number; readonly endMinutes: number };

/** What a rule says of a place or a day that a booking is in the way of: its own line says it better. */
const SAID_BY_BOOKING: ReadonlySet<string> = new Set([
  "closed",
  "outsideHours",
  "late",
  "overlaps",
  "endsLate",
]);

/**
 * The rules that a day breaks, with what collides with its bookings in the place of what follows from that: a visit beside
 * the hours of a booking (`meetsBooking`), two bookings at once (`bookingsMeet`), and a booking that the plan doesn't have
 * on its day at its hour (`bookingMissed`). Each names the booking with its hours.
 *
 * @param document the trip, or its part that has the day.
 */
export function withBookingProblems(
  day: SavedDay,
  document: Trip,
  broken: readonly PlanProblem[],
): PlanProblem[] {
  const found = [...collisions(day), ...journeysAtOnce(day), ...missed(day, document)];
  if (found.length === 0) return [...broken];
  const places = new Set(found.flatMap(({ placeId }) => placeId ?? []));
  const held = new Set(day.text.plan.flatMap((one) => (isBookedVisit(one) ? one.id : [])));
  const left = broken.filter(({ code, placeId }) => {
    if (!SAID_BY_BOOKING.has(code)) return true;
    if (placeId === undefined)
      return !found.some((one) => one.placeId === day.text.plan.at(-1)?.id);
    return !places.has(placeId) && !(/^(?:late|overlaps)$/.test(code) && held.has(placeId));
  });
  return [...left, ...found];
}

function collisions({ text, booked }: SavedDay): PlanProblem[] {
  const { id: dayId, plan, wayBack } = text;
  return plan.flatMap((place, at): PlanProblem[] => {
    const { visit } = place;
    if (visit === undefined) return [];
    const next = plan[at + 1];
    const from = visit.startMinutes - (at === 0 ? (place.leg?.minutes ?? 0) : 0);
    const until = visit.endMinutes + (next === undefined ? (wayBack?.minutes ?? 0) : 0);
    const away = booked.find(
      ({ fromMinutes, toMinutes }) => from < toMinutes && until > fromMinutes,
    );
    const isHeldHere = isBookedVisit(place);
    const beside = away === undefined ? besideVisit(plan, at) : undefined;
    const other: Hours | undefined =
      away === undefined
        ? beside
        : {
            name: away.booking.name,
            startMinutes: away.fromMinutes,
            endMinutes: away.toMinutes,
          };
    if (other === undefined) return [];
    const { name: booking, ...hours } = other;
    const code = isHeldHere ? "bookingsMeet" : "meetsBooking";
    return [{ dayId, placeId: place.id, code, values: { booking, ...hours } }];
  });
}

/** The booked visit that leaves no time for one beside it; of two booked ones the first says it. */
function besideVisit(plan: readonly TripPlace[], at: number): Hours | undefined {
  const [before, place, next] = [plan[at - 1], plan[at], plan[at + 1]];
  if (place?.visit === undefined) return undefined;
  if (next !== undefined && isBookedVisit(next) && isTooLate(place, next)) return hoursOf(next);
  const isAfter = before !== undefined && isBookedVisit(before) && !isBookedVisit(place);
  return isAfter && isTooLate(before, place) ? hoursOf(before) : undefined;
}

function isTooLate(before: TripPlace, next: TripPlace): boolean {
  if (before.visit === undefined || next.visit === undefined) return false;
  return before.visit.endMinutes + (next.leg?.minutes ?? 0) > next.visit.startMinutes;
}

function hoursOf({ placeName: name, visit }: TripPlace): Hours | undefined {
  return visit && { name, startMinutes: visit.startMinutes, endMinutes: visit.endMinutes };
}

function isBookedVisit({ isBooked, isLocked, startsAtMinutes }: TripPlace): boolean {
  return isBooked === true && isLocked === true && startsAtMinutes !== undefined;
}

/** Of journeys the one that leaves before another has arrived. */
function journeysAtOnce({ text, booked }: SavedDay): PlanProblem[] {
  const journeys = booked.filter(({ booking }) => isTransport(booking));
  return journeys.slice(1).flatMap(({ booking: next }, at): PlanProblem[] => {
    const before = journeys[at]?.booking;
    const end = before?.ends ?? before?.starts;
    if (before === undefined || end === undefined || before === next) return [];
    const key = ({ date, time = "" }: { date: string; time?: string | undefined }) =>
      `${date} ${time}`;
    if (key(end) <= key(next.starts)) return [];
    const startMinutes = minutesOf(before.starts) ?? 0;
    const endMinutes = minutesOf(end) ?? startMinutes;
    const values = { booking: before.name, about: next.name, startMinutes, endMinutes };
    return [{ dayId: text.id, code: "bookingsMeet", values }];
  });
}

function missed({ text }: SavedDay, document: Trip): PlanProblem[] {
  return (document.bookings ?? []).flatMap((booking): PlanProblem[] => {
    const isOfDay = dayOfVisit(document, booking)?.id === text.id;
    if (!isOfDay || isHeld(document, booking)) return [];
    const startMinutes = minutesOf(booking.starts) ?? 0;
    return [
      {
        dayId: text.id,
        code: "bookingMissed",
        values: { booking: booking.name, bookingId: booking.id, startMinutes },
      },
    ];
  });
}
