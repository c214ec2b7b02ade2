import { peopleIn } from "../trip/count-people.ts";
import type { Trip } from "../trip/trip.ts";

/** How many people a trip's costs are for: those of the request, or those who are named where they are more. */
export function peopleOf({ userSelection, costs }: Pick<Trip, "userSelection" | "costs">): number {
  return Math.max(peopleIn(userSelection), costs?.travellers?.length ?? 0);
}
