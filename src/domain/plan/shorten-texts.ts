import type { Hotel, ItineraryDay, Place, TripData } from "../trip/trip.ts";

/** Fields that the plan is found and checked by, which keep their length. */
const WHOLE_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "guideId",
  "placeName",
  "hotelName",
  "geoCoordinates",
]);

/**
 * A plan whose places and hotels have shorter texts: a model may write pages about each, and a trip has to stay small
 * enough to be edited and to be sent to a phone.
 *
 * @param most of a text, in UTF-16 units; names and positions stay whole.
 */
export function shortenTexts(plan: TripData, most: number): TripData {
  const day = (one: ItineraryDay): ItineraryDay => ({
    ...one,
    plan: one.plan.map((place) => shortened<Place>(place, most)),
  });
  return {
    ...plan,
    hotels: plan.hotels.map((hotel) => shortened<Hotel>(hotel, most)),
    itinerary: plan.itinerary.map(day),
  };
}

function shortened<Part extends object>(part: Part, most: number): Part {
  const fields = Object.entries(part).map(([name, value]) => {
    const isLong = typeof value === "string" && value.length > most && !WHOLE_FIELDS.has(name);
    return [name, isLong ? cut(value, most) : value];
  });
  return Object.fromEntries(fields);
}

function cut(text: string, most: number): string {
  // Half of a character would be none.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
