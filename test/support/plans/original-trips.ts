/** The first of them; each later one is a day younger. */
const FIRST_MS = 1_720_000_000_000;
const DAY_MS = 24 * 3_600_000;
const CITIES = [
  "Lisbon, Portugal",
  "Kyoto, Japan",
  "Cusco, Peru",
  "Tromsø, Norway",
  "Cairo, Egypt",
];
export const HOW_MANY = 30;
/** Whose fields hold something else. */
const BROKEN = 17;

export type OriginalTrip = {
  readonly id: string;
  readonly userEmail: string;
  readonly userSelection: unknown;
  readonly tripData: unknown;
};

/**
 * Documents as the original product may have written them: the specification's four fields and nothing else, with what
 * its form, its maps service and its model put into them. One of them is broken.
 */
export function originalTrips(userEmail: string): OriginalTrip[] {
  return Array.from({ length: HOW_MANY }, (_, nth) => {
    const id = String(FIRST_MS + nth * DAY_MS);
    if (nth === BROKEN) return { id, userEmail, userSelection: "3 days", tripData: null };
    return { id, userEmail, userSelection: selectionOf(nth), tripData: tripDataOf(nth) };
  });
}

/** The name under My Trips of each, oldest first; undefined for the broken one, which has none. */
export function originalNames(): (string | undefined)[] {
  return Array.from({ length: HOW_MANY }, (_, nth) =>
    nth === BROKEN ? undefined : `${CITIES[nth % CITIES.length]}`,
  );
}

function selectionOf(nth: number) {
  const label = CITIES[nth % CITIES.length];
  const locations = [
    { label, value: suggestionOf(String(label)) },
    { label },
    { label, value: null },
    { label, value: { place_id: "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ" } },
  ];
  return {
    location: locations[nth % locations.length],
    noOfDays: ["3", 2, "2", 3][nth % 4],
    traveler: ["2", "1", "5+", "A Couple", 4][nth % 5],
    budget: ["Comfort", "Cheap", "Standard", "as little as possible 💸", 2][nth % 5],
  };
}

/** A value as the maps service's field gives it. */
function suggestionOf(description: string) {
  return {
    description,
    matched_substrings: [{ length: 3, offset: 0 }],
    place_id: "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ",
    reference: "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ",
    structured_formatting: { main_text: description, secondary_text: "" },
    terms: [{ offset: 0, value: description }],
    types: ["locality", "political", "geocode"],
  };
}

function tripDataOf(nth: number) {
  const hotels = [hotelOf(nth), { hotelName: "Casa Alta" }];
  const days = Array.from({ length: 2 + (nth % 2) }, (_, day) => ({
    day: `Day ${day + 1}`,
    ...(nth % 3 === 0 ? { theme: "Old town" } : {}),
    plan: [placeOf(nth, day), { placeName: `Market ${day + 1}` }],
  }));
  switch (nth % 6) {
    case 4:
      return JSON.stringify({ hotels, itinerary: days });
    case 5:
      return {
        hotels,
        itinerary: Object.fromEntries(days.map(({ plan }, at) => [`day${at + 1}`, { plan }])),
      };
    default:
      return { hotels, itinerary: days, budget: "Comfort", tripDuration: "3 Days" };
  }
}

function hotelOf(nth: number) {
  return {
    hotelName: `Hotel of ${nth}`,
    hotelAddress: "Rua Alta 3",
    price: ["$120 - $150 per night", 95, "Free", ""][nth % 4],
    ...(nth % 2 === 0 ? { priceInUSD: 135 } : {}),
    hotelImageURL: "https://example.com/hotel.jpg",
    geoCoordinates: positionOf(nth),
    rating: ["4.3 stars", 4.6, "4", null][nth % 4],
    description: "On the hill.",
  };
}

function placeOf(nth: number, day: number) {
  return {
    placeName: `Castle ${day + 1}`,
    placeDetails: "The view.",
    placeImageURL: "https://example.com/castle.jpg",
    geoCoordinates: positionOf(nth),
    ticketsPricing: ["15 euros", 15, "Free", { adult: "15 euros" }][nth % 4],
    timeToTravel: ["20 minutes", 20, "", "1 hr"][nth % 4],
    bestTime: "Morning (9 AM - 11 AM)",
    ...(nth % 2 === 0 ? { rating: 4.6 } : {}),
  };
}

function positionOf(nth: number): unknown {
  return [
    "38.71, -9.13",
    { latitude: 38.71, longitude: -9.13 },
    "38.71° N, 9.13° W",
    { lat: "38.71", lng: "-9.13" },
    [38.71, -9.13],
  ][nth % 5];
}
