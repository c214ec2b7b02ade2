import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import { myTripsWords } from "../../messages/my-trips-words.ts";
import { tripDatesWords } from "../../messages/trip-dates-words.ts";

/** How far off a trip is; "" for one that is over. */
export function momentText(moment: TripMoment): string {
  const text = tripDatesWords.countdown(moment) ?? "";
  if (moment.phase === "undated") return myTripsWords.noDates;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
