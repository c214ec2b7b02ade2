import { type BudgetTitle, budgetDistance } from "../../trip/budget.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { KnownHotel } from "../known-city.ts";

/** Whether such travellers may stay there: children in no hostel, and nowhere that asks for an age. */
function mayStay({ isHostel, guestAges }: KnownHotel, traveller: TravellerTitle): boolean {
  return traveller !== "Family" || (isHostel !== true && guestAges === undefined);
}

/** The hotels where such travellers may stay; all where none takes them. */
export function hotelsFor<Hotel extends KnownHotel>(
  hotels: readonly Hotel[],
  traveller: TravellerTitle,
): readonly Hotel[] {
  const open = hotels.filter((hotel) => mayStay(hotel, traveller));
  return open.length === 0 ? hotels : open;
}

/** Of these hotels those of the wanted level; with none, of the nearest level there is. */
export function fittingHotels<Hotel extends KnownHotel>(
  hotels: readonly Hotel[],
  budget: BudgetTitle,
): Hotel[] {
  const steps = hotels.map((hotel) => budgetDistance(hotel.budget, budget));
  const fewest = Math.min(...steps);
  return hotels.filter((_, index) => steps[index] === fewest);
}
