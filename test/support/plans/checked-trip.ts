import type { ItineraryDay, PlanCheck, TripDraft } from "../../../src/domain/trip/trip.ts";
import { tripDraft } from "./trip-draft.ts";

const HOTEL = "Casa do Rio";

const walk = (from: string, minutes: number, distanceKm: number) =>
  ({ mode: "walk", minutes, distanceKm, from }) as const;

const DAYS: ItineraryDay[] = [
  {
    day: "Day 1",
    date: "2026-05-04",
    plan: [
      {
        placeName: "Livraria Lello",
        placeDetails: "A bookshop with a red staircase.",
        placeImageURL: "",
        geoCoordinates: "41.1469, -8.6148",
        ticketsPricing: "€8",
        timeToTravel: "10 min walk (0.7 km)",
        // Not the hour of `visit`, which is what counts.
        bestTime: "Morning",
        category: "monument",
        visit: { startMinutes: 570, endMinutes: 615 },
        leg: walk(HOTEL, 10, 0.7),
      },
      {
        placeName: "The Moonlit Garden",
        placeDetails: "A garden that only the model knows.",
        placeImageURL: "",
        geoCoordinates: "41.15, -8.61",
        ticketsPricing: "Free",
        timeToTravel: "15 min walk (1.1 km)",
        bestTime: "14:00–15:00",
        category: "park",
        visit: { startMinutes: 840, endMinutes: 900 },
        leg: walk("Livraria Lello", 15, 1.1),
        notVerified: true,
        hoursUnknown: true,
      },
    ],
    // Out of order: the page puts them right.
    meals: [
      { kind: "dinner", startMinutes: 1140, endMinutes: 1230 },
      { kind: "lunch", startMinutes: 760, endMinutes: 820 },
    ],
    wayBack: walk("The Moonlit Garden", 10, 0.7),
  },
  { day: "Day 2", date: "2026-05-05", plan: [] },
];

const PLAN_CHECK: PlanCheck = {
  isFeasible: false,
  quality: 86,
  checks: [
    { id: "knownPlaces", figure: 83.333, isMet: false },
    { id: "positions", figure: 42, isMet: true },
    { id: "openingHours", figure: 0, isMet: true },
    { id: "detours", figure: 3.2, isMet: true },
    { id: "travel", figure: 104.5, isMet: false },
    { id: "budget", figure: 0.8, isMet: true },
  ],
  verified: { places: 1, ofPlaces: 2, hotels: 1, ofHotels: 1 },
  changes: [
    {
      kind: "moved",
      name: "Livraria Lello",
      code: "otherDayClosed",
      values: { from: 2, to: 1, weekday: 1 },
    },
    { kind: "dropped", name: "Serralves", code: "ticketsOverBudget" },
    { kind: "corrected", name: "Casa do Rio", code: "wrongSpot", values: { km: 2.3 } },
    { kind: "added", name: "Ribeira", code: "fillsEmptyDay", values: { day: 2 } },
  ],
  weaknesses: [
    { code: "without", values: { names: ["Clérigos Tower", "Ribeira"] } },
    { code: "endsEarly", values: { day: 1, minutes: 900 } },
    { code: "waiting", values: { day: 1, minutes: 130 } },
  ],
  watch: [
    { day: 1, code: "positionMissing", values: { name: "The Moonlit Garden" } },
    { code: "hoursUnknown", values: { names: ["A", "B", "C", "D"], more: 3 } },
  ],
};

/** A trip as the server saves it once its plan has been checked; one place is not in the guide. */
export function checkedTripDraft(planCheck: Partial<PlanCheck> = {}): TripDraft {
  const draft = tripDraft();
  return {
    ...draft,
    tripData: { ...draft.tripData, itinerary: DAYS },
    planCheck: { ...PLAN_CHECK, ...planCheck },
  };
}
