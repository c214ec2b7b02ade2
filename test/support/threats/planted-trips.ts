import type { ItineraryDay, PlanCheck, TripDraft } from "../../../src/domain/trip/trip.ts";
import { tripDraft } from "../plans/trip-draft.ts";

/** One trip that has every text in every field below its head; each text has a day, hotel and note. */
export function everyFieldTrip(texts: readonly string[]): TripDraft {
  const hotels = texts.map((text) => ({
    hotelName: text,
    hotelAddress: text,
    price: text,
    hotelImageURL: text,
    geoCoordinates: text,
    rating: text,
    description: text,
    guideId: text,
  }));
  const itinerary = texts.map((text): ItineraryDay => {
    const leg = { mode: "walk", minutes: 1, distanceKm: 1, from: text } as const;
    const place = {
      placeName: text,
      placeDetails: text,
      placeImageURL: text,
      geoCoordinates: text,
      ticketsPricing: text,
      timeToTravel: text,
      bestTime: text,
      leg,
      notVerified: true,
      hoursUnknown: true,
      guideId: text,
    };
    return { day: text, date: text, plan: [place], wayBack: leg };
  });
  const planCheck: PlanCheck = {
    isFeasible: false,
    quality: 1,
    checks: texts.map((id) => ({ id, figure: 1, isMet: false })),
    verified: { places: 0, ofPlaces: texts.length, hotels: 0, ofHotels: texts.length },
    changes: texts.map((text) => ({
      kind: "moved",
      name: text,
      code: "otherPrice",
      values: { before: text, now: text },
    })),
    weaknesses: texts.map((text) => ({ code: "without", values: { names: [text] } })),
    watch: texts.map((name) => ({ code: "positionMissing", values: { name } })),
  };
  const notes = texts.flatMap((text) => [
    text,
    { code: "startsAtHotel", values: { hotel: text, budget: "Comfort" } },
  ]);
  return { ...tripDraft(), tripData: { hotels, itinerary, notes }, planCheck };
}

/** A trip that has one text in every field of its head. */
export function headTrip(text: string): TripDraft {
  return {
    ...tripDraft(),
    userSelection: {
      location: { label: text, value: { place_id: text } },
      noOfDays: text,
      traveler: text,
      budget: text,
      startDate: text,
      month: text,
    },
  };
}
