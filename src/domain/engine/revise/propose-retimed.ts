import { type LegEnd, legBetween } from "../../places/travel.ts";
import type { LegOff } from "../../trip/trip-facts.ts";
import { NIGHT_FROM } from "../days/by-night.ts";
import { joinDays } from "../reading/parts-of-trip.ts";
import type { SavedDay, SavedTown, SavedTrip } from "../reading/planned-trip.ts";
import { withDocument } from "../reading/read-trip.ts";
import { retime } from "../repair/retime.ts";
import { checkEdited } from "./check-edited.ts";

/** A leg that is off by more is worth another timetable; less is what legs differ by each day. */
const OFF_MINUTES = 10;

/**
 * The legs of a trip that take over ten minutes more or less than planned, by ways and rides that are known now. Locked days,
 * and legs of which nothing is known but the estimate, are left alone.
 */
export function legsOff({ towns }: SavedTrip): LegOff[] {
  return towns.flatMap((town) => town.days.flatMap((day) => legsOffOn(day, town)));
}

function legsOffOn(day: SavedDay, { style }: SavedTown): LegOff[] {
  const { text, hotel, places } = day;
  if (text.isLocked === true || places.length === 0) return [];
  const home: LegEnd = { at: hotel?.at };
  const stops = places.map(({ facts, text: { id, leg } }) => ({ end: facts as LegEnd, id, leg }));
  const legs = [...stops, { end: home, id: undefined, leg: text.wayBack }];
  return legs.flatMap(({ end, id, leg }, index) => {
    // After a rest at the hotel one comes from there.
    const from = leg?.from === hotel?.text.hotelName ? home : (stops[index - 1]?.end ?? home);
    if (leg === undefined || from.at === undefined || end.at === undefined) return [];
    const isKnown =
      style.walks?.between(from.at, end.at) !== undefined ||
      style.rides?.minutesBetween(from.at, end.at) !== undefined;
    // By night what would be walked by day is ridden.
    const isNightRide = leg.mode !== "walk" && leavingAt(day, index) >= NIGHT_FROM;
    const ridden = isNightRide ? { ...style, maxWalkKm: 0 } : style;
    const now = isKnown ? legBetween(from, end, ridden)?.minutes : undefined;
    if (now === undefined || Math.abs(now - leg.minutes) <= OFF_MINUTES) return [];
    const where = { dayId: text.id, ...(id === undefined ? {} : { placeId: id }) };
    return [{ ...where, plannedMinutes: leg.minutes, minutes: now }];
  });
}

/** When one sets out on a leg, the nth of the day: after the visit before it, and dinner where that is the last thing. */
function leavingAt({ text: { meals = [], plan } }: SavedDay, nth: number): number {
  const dinners =
    nth === plan.length ? meals.filter(({ isAfterRide }) => isAfterRide !== true) : [];
  return Math.max(
    plan[nth - 1]?.visit?.endMinutes ?? 0,
    ...dinners.map(({ endMinutes }) => endMinutes),
  );
}

/**
 * The trip with the hours of the days whose legs are off worked out anew, for the traveller to accept or not: each place keeps
 * its day and its turn, and its hour where that can still be kept. The plan is checked afresh; it is the same object
 * where no leg is off. Pure. Yields every millisecond or so.
 */
export function* proposeRetimed(trip: SavedTrip): Generator<void, SavedTrip, void> {
  const off = new Set(legsOff(trip).map(({ dayId }) => dayId));
  if (off.size === 0) return trip;
  const days: SavedTrip["document"]["tripData"]["itinerary"][] = [];
  for (const town of trip.towns) {
    const dayIds = town.days.map(({ text }) => text.id).filter((id) => off.has(id));
    days.push(
      dayIds.length === 0
        ? town.document.tripData.itinerary
        : yield* retime(town, { dayIds, locks: [] }),
    );
  }
  return yield* checkEdited(yield* withDocument(trip, joinDays(trip.document, days)));
}
