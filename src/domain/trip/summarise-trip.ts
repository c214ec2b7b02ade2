import { isCalendarDate } from "../calendar-date.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import { peopleText } from "./count-people.ts";
import { leftBefore } from "./left-before.ts";
import type { Place, Trip } from "./trip.ts";
import type { TripSummary } from "./trip-summary.ts";

/** The summary on a card of My Trips. It is stored beside the trip and made anew with each version. */
export function summariseTrip(trip: Trip): TripSummary {
  const { location, noOfDays, budget, startDate } = trip.userSelection;
  const places = trip.tripData.itinerary.flatMap(({ plan }) => plan);
  const category = mostFrequentCategory(places);
  const left = leftBefore(trip);
  return {
    id: trip.id,
    location: location.label,
    noOfDays,
    traveler: peopleText(trip.userSelection),
    budget,
    createdAt: trip.createdAt,
    ...(trip.title === undefined ? {} : { title: trip.title }),
    version: trip.version,
    ...(startDate !== undefined && isCalendarDate(startDate) ? { startDate } : {}),
    ...(places[0] === undefined ? {} : { firstPlace: places[0].placeName }),
    ...(category === undefined ? {} : { category }),
    ...(left === undefined ? {} : { left }),
    ...(trip.hero === undefined ? {} : { hero: trip.hero }),
    ...(trip.timeZone === undefined ? {} : { timeZone: trip.timeZone }),
    ...(trip.sharedBy === undefined ? {} : { sharedBy: trip.sharedBy }),
  };
}

/** Of two that are as frequent, the one that comes first. */
function mostFrequentCategory(places: readonly Place[]): PlaceCategory | undefined {
  const counts = new Map<PlaceCategory, number>();
  for (const { category } of places) {
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((category) => counts.get(category) === most);
}
