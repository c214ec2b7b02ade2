import { clockText } from "../opening-hours.ts";
import { travelText } from "../travel.ts";
import type { ItineraryDay, Place } from "../trip.ts";
import type { TimedDay, TimedVisit } from "./schedule-days.ts";

/** Where nobody knows one end of a way. */
const UNKNOWN_WAY = "Not known";

/**
 * A timed day in the trip document's words: what the specification holds as text is rendered from the
 * numbers beside it.
 *
 * @param textOf the place's own words, of which the times and the way are replaced.
 */
export function describeDay(
  day: TimedDay,
  number: number,
  hotelName: string,
  textOf: (visit: TimedVisit) => Place,
): ItineraryDay {
  let from = hotelName;
  const plan = day.visits.map((visit) => {
    const place = describeVisit(visit, textOf(visit), from);
    from = place.placeName;
    return place;
  });
  return {
    day: `Day ${number}`,
    plan,
    ...(day.date === undefined ? {} : { date: day.date }),
    ...(day.meals.length === 0 ? {} : { meals: [...day.meals] }),
    ...(day.wayBack === undefined ? {} : { wayBack: { ...day.wayBack, from } }),
  };
}

function describeVisit(visit: TimedVisit, text: Place, from: string): Place {
  const { startMinutes, endMinutes, leg, notOn, candidate } = visit;
  const { leg: _leg, notOn: _notOn, hoursUnknown: _hours, ...words } = text;
  const areHoursKnown = candidate.place.hours !== undefined;
  return {
    ...words,
    timeToTravel: leg === undefined ? text.timeToTravel || UNKNOWN_WAY : travelText(leg),
    bestTime: `${clockText(startMinutes)}–${clockText(endMinutes)}`,
    category: candidate.place.category,
    bestPartOfDay: candidate.place.bestTime,
    visit: { startMinutes, endMinutes },
    ...(leg === undefined ? {} : { leg: { ...leg, from } }),
    ...(areHoursKnown ? {} : { hoursUnknown: true }),
    ...(areHoursKnown && notOn.length > 0 ? { notOn: [...notOn] } : {}),
  };
}
