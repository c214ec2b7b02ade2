import type { Place } from "../../../../domain/trip/trip.ts";
import { viewTripWords } from "../../../messages/en/view-trip-words.ts";

/** What to look out for at a place, in words, the most important first. */
export function placeProblems({ notOn, notVerified, hoursUnknown }: Place): readonly string[] {
  return [
    ...(notOn === undefined ? [] : [viewTripWords.notOn(notOn)]),
    ...(notVerified === true ? [viewTripWords.notVerified] : []),
    ...(hoursUnknown === true ? [viewTripWords.hoursUnknown] : []),
  ];
}
