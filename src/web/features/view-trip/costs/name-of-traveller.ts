import type { Costs } from "../../../../domain/trip/costs.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";

/** A traveller's name; an expense may name one who was taken out of the list. */
export function nameOfTraveller(costs: Costs | undefined, id: string): string {
  const named = costs?.travellers?.find((traveller) => traveller.id === id);
  return named?.name ?? costsWords.goneTraveller;
}
