/** Every key that a trip may have, at whichever depth (specification, section 3, and ours beside it). */
const KNOWN = new Set([
  ..."id userSelection tripData userEmail version createdAt timeZone hero plannedBy planCheck".split(
    " ",
  ),
  ..."location noOfDays traveler people childAges budget startDate month pace interests".split(" "),
  ..."label value place_id pickedByPlanner hotels itinerary notes".split(" "),
  ..."hotelName hotelAddress price hotelImageURL geoCoordinates rating description guideId".split(
    " ",
  ),
  ..."day plan date meals wayBack kind startMinutes endMinutes near isAfterRide".split(" "),
  ..."placeName placeDetails placeImageURL ticketsPricing timeToTravel bestTime category".split(
    " ",
  ),
  ..."bestTimeWords timeToTravelWords eateryKind priceLevel".split(" "),
  ..."booking need daysAhead url isBooked isChosen instead".split(" "),
  ..."bestPartOfDay visit open leg notOn hoursUnknown notVerified mode minutes distanceKm from".split(
    " ",
  ),
  ..."isFeasible quality checks figure isMet verified places ofPlaces ofHotels".split(" "),
  ..."changes name text watch weaknesses code values".split(" "),
  // The values of messages.
  ..."interests other otherDay".split(" "),
  ..."words names more weekday weekdays percent km hours goAt openDay leftMinutes savedMinutes".split(
    " ",
  ),
  ..."rest until spareMinutes suiting free city days to budget hotel now before why".split(" "),
]);

/** The keys of a trip, or a part of one, that nobody asked for. */
export function strangeKeys(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(strangeKeys);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(KNOWN.has(key) ? [] : [`the key ${key}`]),
    ...strangeKeys(value),
  ]);
}
