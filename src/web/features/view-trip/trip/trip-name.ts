import type { Trip } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";

/** A trip's name for the reader: its title, or else its destination. */
export function tripName({ title, userSelection }: Trip): string {
  return title ?? storedWords.place(userSelection.location.label);
}
