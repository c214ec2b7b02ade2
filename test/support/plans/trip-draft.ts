import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import type {
  Hotel,
  ItineraryDay,
  OpenDataOfTrip,
  TripDraft,
} from "../../../src/domain/trip/trip.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";

export const TRIP_REQUEST = {
  location: { label: "Porto, Portugal" },
  days: 2,
  daysAssumed: false,
  traveler: "2",
  budget: "Standard",
} as const satisfies TripRequest;

const HOTEL: Hotel = {
  hotelName: "Casa do Rio",
  hotelAddress: "Rua das Flores 1, Porto",
  price: "$90 - $120 per night",
  hotelImageURL: "",
  geoCoordinates: "41.14 N, 8.61 W",
  rating: "4.5 stars",
  description: "A quiet house by the river.",
};

function tripDay(number: number): ItineraryDay {
  return {
    day: `Day ${number}`,
    plan: [
      {
        placeName: `Place ${number}`,
        placeDetails: "Worth the walk.",
        placeImageURL: "",
        geoCoordinates: "41.15 N, 8.61 W",
        ticketsPricing: "Free",
        timeToTravel: "10 minutes on foot",
        bestTime: "Morning",
      },
    ],
  };
}

/** The source that a trip names which was planned from this snapshot. */
export function openDataOf(snapshot: string): OpenDataOfTrip {
  const known = { places: 20, hours: 10, prices: 5 };
  return { snapshot, quality: "full", known, builtAt: "2026-01-01T00:00:00.000Z", pages: [] };
}

/** A planned trip that has no id yet. */
export function tripDraft(label = "Porto, Portugal"): TripDraft {
  return {
    userSelection: { location: { label }, noOfDays: 2, traveler: "2", budget: "Standard" },
    tripData: { hotels: [HOTEL], itinerary: [tripDay(1), tripDay(2)] },
    plannedBy: "guide",
  };
}

/** The events of a whole plan, from `started` to `notes`. */
export function planEvents(label = "Porto, Portugal", days = 2): PlanEvent[] {
  return [
    { type: "started", location: { label }, days },
    { type: "hotels", hotels: [HOTEL] },
    ...Array.from({ length: days }, (_, index): PlanEvent => {
      return { type: "day", number: index + 1, day: tripDay(index + 1) };
    }),
    { type: "notes", notes: ["Prices are estimates."] },
  ];
}
