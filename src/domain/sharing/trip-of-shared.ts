import type { Trip } from "../trip/trip.ts";
import type { SharedTrip } from "./shared-trip.ts";

/**
 * A trip of what a guest sees: what is kept from them is empty.
 *
 * @param id of the trip; a guest's page is not told it.
 */
export function tripOfShared(
  { userSelection, tripData, ...shared }: SharedTrip,
  id = "0000000000000",
): Trip {
  return {
    ...shared,
    id,
    userEmail: "",
    createdAt: "",
    userSelection: {
      ...userSelection,
      traveler: userSelection.traveler ?? "",
      budget: userSelection.budget ?? "",
    },
    tripData: {
      ...tripData,
      hotels: tripData.hotels.map((hotel) => ({
        ...hotel,
        price: hotel.price ?? "",
      })),
      itinerary: tripData.itinerary.map((day) => ({
        ...day,
        plan: day.plan.map((place) => ({
          ...place,
          ticketsPricing: place.ticketsPricing ?? "",
        })),
      })),
    },
  };
}
