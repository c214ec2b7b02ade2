import { budgetDistance } from "../../trip/budget.ts";
import { needsStepFree } from "../../trip/needs-step-free.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownHotel } from "../known-city.ts";

type Guests = Pick<PlanRequest, "traveller" | "budget" | "wishes">;

/** Whether such travellers may stay there: children in no hostel, in no room for two, and nowhere that asks for an age. */
function mayStay({ isHostel, isForTwo, guestAges }: KnownHotel, { traveller }: Guests): boolean {
  const takesFamilies = isHostel !== true && isForTwo !== true && guestAges === undefined;
  return traveller !== "Family" || takesFamilies;
}

/** The hotels where such travellers may stay, and which they can enter; all where none takes them. */
export function hotelsFor<Hotel extends KnownHotel>(
  hotels: readonly Hotel[],
  guests: Guests,
): readonly Hotel[] {
  const open = hotels.filter((hotel) => mayStay(hotel, guests));
  const entered = open.filter(({ stepFree }) => stepFree !== "no" || !needsStepFree(guests));
  return [entered, open].find(({ length }) => length > 0) ?? hotels;
}

/**
 * Of these hotels those of the wanted level; with none, of the nearest level there is. Of these again those known to be
 * without steps, for who needs that, if there are any.
 */
export function fittingHotels<Hotel extends KnownHotel>(
  hotels: readonly Hotel[],
  guests: Guests,
): Hotel[] {
  const steps = hotels.map((hotel) => budgetDistance(hotel.budget, guests.budget));
  const fewest = Math.min(...steps);
  const ofLevel = hotels.filter((_, index) => steps[index] === fewest);
  const best = ofLevel.filter((hotel) => isBestEntered(hotel, guests));
  return best.length === 0 ? ofLevel : best;
}

/** Whether it comes before others like it: it is known to be without steps, where that counts. */
export function isBestEntered({ stepFree }: KnownHotel, guests: Pick<Guests, "wishes">): boolean {
  return stepFree === "yes" || !needsStepFree(guests);
}
