import { describe, expect, test } from "vitest";
import { type GenerationEvent, generationEventSchema, isGenerationEnd } from "./generation.ts";

const HOTEL = {
  hotelName: "Hôtel Esmeralda",
  hotelAddress: "4 Rue Saint-Julien le Pauvre, Paris",
  price: "€115 – €180 per night",
  hotelImageURL: "/art/hotel.svg",
  geoCoordinates: "48.8524, 2.3469",
  rating: "Not rated",
  description: "A creaky old house by a small green square.",
};
const PLACE = {
  placeName: "Louvre Museum",
  placeDetails: "A former royal palace. Pick two wings.",
  placeImageURL: "/art/museum.svg",
  geoCoordinates: "48.8611, 2.3358",
  ticketsPricing: "€22 per adult",
  timeToTravel: "15 min walk (0.9 km)",
  bestTime: "09:15–12:45",
};

const EVENTS: readonly GenerationEvent[] = [
  { type: "started", location: { label: "Paris, France" }, days: 1 },
  { type: "started", location: { label: "Paris, France", pickedByPlanner: true }, days: 1 },
  { type: "hotels", hotels: [HOTEL] },
  { type: "day", number: 1, day: { day: "Day 1", plan: [PLACE] } },
  { type: "notes", notes: ["Prices are estimates.", { code: "daysAssumed", values: { days: 3 } }] },
  { type: "saved", tripId: "1767225600000" },
  { type: "failed", code: "plan_failed", text: "Failed to generate trip. Please try again." },
  {
    type: "failed",
    code: "destination_unknown",
    values: { destination: "Lisbn", advice: "similar", city: "Lisbon, Portugal" },
    alternatives: ["Lisbon, Portugal"],
  },
];

describe("an event of a generation", () => {
  test.each(EVENTS)("of type $type survives the wire", (event) => {
    const read = generationEventSchema.parse(JSON.parse(JSON.stringify(event)));
    expect(read).toEqual(event);
  });

  test.each([
    ["an unknown type", { type: "progress", percent: 50 }],
    ["no type", { days: 3 }],
    ["a code outside the closed list", { type: "failed", code: "oops", text: "Oops" }],
    ["half a day", { type: "started", location: { label: "Paris" }, days: 1.5 }],
    ["a hotel without a name", { type: "hotels", hotels: [{ ...HOTEL, hotelName: undefined }] }],
    ["a day that is a list", { type: "day", number: 1, day: [PLACE] }],
    [
      "a visit at a minute no day has",
      {
        type: "day",
        number: 1,
        day: { day: "Day 1", plan: [{ ...PLACE, visit: { startMinutes: -5, endMinutes: 60 } }] },
      },
    ],
    ["a novel for a name", { type: "hotels", hotels: [{ ...HOTEL, hotelName: "x".repeat(301) }] }],
    ["notes that are one text", { type: "notes", notes: "Prices are estimates." }],
    ["a trip id that is a number", { type: "saved", tripId: 1767225600000 }],
  ])("with %s is refused", (_, event) => {
    expect(generationEventSchema.safeParse(event).success).toBe(false);
  });

  test("is the end when the trip is saved or has failed, and only then", () => {
    const ends = EVENTS.filter(isGenerationEnd).map(({ type }) => type);
    expect(ends).toEqual(["saved", "failed", "failed"]);
  });
});
