import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";

/** How many travel, where it is another number than the chosen card's. */
export const peopleSchema = z.int().check(z.minimum(1), z.maximum(LIMITS.trip.travellers));

type Travellers = { readonly traveler: string; readonly people?: number | undefined };

/** How many people a trip's people value means: 5 for "5+". */
export function countPeople(traveler: string): number {
  return Math.max(1, Number.parseInt(traveler, 10) || 1);
}

/** How many people a selection is for. */
export function peopleIn({ traveler, people }: Travellers): number {
  return people ?? countPeople(traveler);
}

/** How many travel, as it is shown: "10", or the card's "5+". */
export function peopleText({ traveler, people }: Travellers): string {
  return people === undefined ? traveler : String(people);
}
