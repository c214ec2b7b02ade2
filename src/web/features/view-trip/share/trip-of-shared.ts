import type { SharedTrip } from "../../../../domain/sharing/shared-trip.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";

/** The trip as the page shows it, of what a guest sees: what is kept from them is empty. */
export function tripOfShared({ userSelection, tripData, ...shared }: SharedTrip): Trip {
  return {
    ...shared,
    id: "0000000000000",
    userEmail: "",
    userSelection: { ...userSelection, traveler: "", budget: userSelection.budget ?? "" },
    tripData: {
      ...tripData,
      hotels: tripData.hotels.map((hotel) => ({
        ...hotel,
        price: hotel.price ?? "",
        hotelImageURL: "",
      })),
      itinerary: tripData.itinerary.map((day) => ({
        ...day,
        plan: day.plan.map((place) => ({
          ...place,
          placeImageURL: "",
          ticketsPricing: place.ticketsPricing ?? "",
        })),
      })),
    },
  };
}
