const LEG = "mode minutes distanceKm from way.by way.from";
const SPAN = "startMinutes endMinutes";
const WAYS = "there.mode there.minutes there.distanceKm on.mode on.minutes on.distanceKm";
const OPEN_DATA =
  "snapshot quality builtAt known.places known.hours known.prices pages[].title pages[].id pages[].revisedAt";

/** Fields of a trip's document by where they stand, and of those whether guests see them; a line has its fields after the colon. */
function fields(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [at = "", names = ""] = line.split(": ");
    return names.split(" ").map((name) => (at === "trip" ? name : `${at}.${name}`));
  });
}

const DAY = "tripData.itinerary[]";
const PLACE = `${DAY}.plan[]`;

/**
 * What has been decided of each field of the trip's document. A field that the document gets one day is in no list:
 * T41 fails until it is put into one.
 */
export const GUEST_FIELDS = {
  /** Every guest sees them. */
  always: fields([
    "trip: title version timeZone hero",
    // Those that are up for a vote; no others.
    "ideas[]: id name geoCoordinates guideId slot.dayId slot.part slot.placeId",
    `openData: ${OPEN_DATA}`,
    ...OPEN_DATA.split(" ").map((field) => `bases.towns[]: openData.${field}`),
    // When one comes and leaves, in no words of the owner's.
    "userSelection.wishes[]: kind minutes days[] text",
    "bases.towns[]: label name",
    "bases.ways[]: from to",
    "bases.ways[].leg: mode minutes distanceKm way.by way.from",
    "userSelection: location.label noOfDays startDate month pace",
    "tripData.hotels[]: id hotelName hotelAddress geoCoordinates rating description guideId base isOwn",
    // A picture of ours; any other address is left out.
    "tripData.hotels[]: hotelImageURL",
    `${PLACE}: placeImageURL`,
    `${DAY}: id day date isLocked pace base`,
    `${DAY}.transfer: ${LEG} to`,
    `${DAY}.meals[]: ${SPAN} kind placeName placeDetails geoCoordinates guideId eateryKind near isAfterRide notOn[] booking.need booking.daysAhead booking.url isBooked isChosen ${WAYS}`,
    `${DAY}.free[]: ${SPAN} until near[] rest ${WAYS}`,
    `${DAY}.wayBack: ${LEG}`,
    `${PLACE}: id placeName placeDetails geoCoordinates timeToTravel bestTime category bestPartOfDay notOn[]`,
    `${PLACE}: hoursUnknown guideId notVerified bestTimeWords timeToTravelWords isOwn mealKind isLocked startsAtMinutes stayMinutes`,
    `${PLACE}: booking.need booking.daysAhead booking.url isBooked`,
    `${PLACE}.visit: ${SPAN}`,
    `${PLACE}.open: ${SPAN}`,
    `${PLACE}.leg: ${LEG}`,
  ]),
  /** Where the owner shows notes. */
  notes: fields([
    `${DAY}: note`,
    "ideas[]: note",
    `${PLACE}: note isVisited`,
    "listItems[]: id list text isDone who dueDate",
    "tripData: notes[] notes[].code notes[].values.some",
  ]),
  /** Where the owner shows costs. */
  costs: fields([
    "userSelection: traveler people childAges[]",
    "userSelection: budget",
    "tripData.hotels[]: price",
    `${DAY}.meals[]: priceLevel`,
    `${DAY}.wayBack: way.fare`,
    `${DAY}.transfer: way.fare`,
    "bases.ways[].leg: way.fare",
    `${PLACE}: ticketsPricing freeEntry.why freeEntry.isQueue leg.way.fare`,
    "costs: currency budgetMinor travellers[].id travellers[].name",
    "costs.expenses[]: id title kind dayId amountMinor currency rate.to rate.value replacesEstimate",
    "costs.expenses[]: payers[].travellerId payers[].part split.how split.parts[].travellerId split.parts[].part",
  ]),
  /** Where the owner shows bookings. */
  bookings: fields([
    "bookings[]: id kind name beforeMinutes state source partId",
    "bookings[].starts: date time zone",
    "bookings[].ends: date time zone",
    ...["from", "to", "at"].map(
      (end) => `bookings[].${end}: name code address stop geoCoordinates.lat geoCoordinates.lng`,
    ),
  ]),
  /** Where the owner shows both. */
  pricedBookings: fields(["bookings[].price: amount currency paid"]),
  /** The owner's alone, and all that is below them. */
  owners: fields([
    "trip: id userEmail createdAt plannedBy planCheck sharedBy ideas[].source",
    "bookings[]: number seat travellers[]",
    "userSelection: interests[] location.value location.pickedByPlanner",
    "tripData: setAside[]",
    "userSelection.wishes[]: categories[] count dates[] fromMinutes isADay isOfSome isOpen isTopic km names",
    "userSelection.wishes[]: need orWater pace toMinutes weekdays[] words",
  ]),
} as const;

/** Whether guests never see a field, as it is the owner's or one that nobody has decided about. */
export function isOwners(field: string): boolean {
  return GUEST_FIELDS.owners.some(
    (own) => field === own || field.startsWith(`${own}.`) || field.startsWith(`${own}[`),
  );
}
