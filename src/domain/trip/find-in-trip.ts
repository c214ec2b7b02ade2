import { plainText } from "../plain-text.ts";
import type { Trip } from "./trip.ts";
import type { TripSummary } from "./trip-summary.ts";

/** Something that a trip is found by, as it stands there and as `plainText` has it. */
export type TripText = { readonly text: string; readonly plain: string };

/** The names and the traveller's own words in a trip: its places and notes, set aside ones too, hotels, meals, ideas and lists. */
export function textsOfTrip({ ideas = [], listItems = [], tripData }: Trip): TripText[] {
  const { itinerary, hotels, setAside = [] } = tripData;
  const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  const texts = [
    ...places.flatMap(({ placeName, note }) => [placeName, note]),
    ...itinerary.flatMap(({ note, meals = [] }) => [
      note,
      ...meals.map(({ placeName }) => placeName),
    ]),
    ...hotels.map(({ hotelName }) => hotelName),
    ...ideas.flatMap(({ name, note }) => [name, note]),
    ...listItems.map(({ text }) => text),
  ];
  return texts.flatMap((text = "") => (text === "" ? [] : { text, plain: plainText(text) }));
}

/**
 * Finds each of some words, in any form that `plainText` makes the same, in a trip.
 *
 * @param texts of the trip, where they are known.
 * @returns where the words are that the trip's name, destination and sharer don't have; undefined where one is missing.
 */
export function findInTrip(
  words: string,
  { title = "", location, sharedBy }: TripSummary,
  texts: readonly TripText[],
): readonly TripText[] | undefined {
  const name = plainText(`${title} ${location} ${sharedBy?.name ?? ""}`);
  const wanted = plainText(words)
    .split(" ")
    .filter((word) => !name.includes(word));
  // One place that has them all says more than two with one word each.
  const whole = texts.find(({ plain }) => wanted.every((word) => plain.includes(word)));
  if (wanted.length === 0) return [];
  if (whole !== undefined) return [whole];
  const found = wanted.map((word) => texts.find(({ plain }) => plain.includes(word)));
  return found.includes(undefined)
    ? undefined
    : [...new Set(found)].filter((one) => one !== undefined);
}
