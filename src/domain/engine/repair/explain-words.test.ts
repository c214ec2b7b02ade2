import { expect, test } from "vitest";
import type { Place } from "../../trip/trip.ts";
import { explainWords } from "./explain-words.ts";

const DRAFT: Place = {
  placeName: "Town Hall",
  placeDetails: "",
  placeImageURL: "",
  geoCoordinates: "",
  ticketsPricing: "",
  timeToTravel: "",
  bestTime: "",
};

/** A visit from 10:00 to 11:00 whose draft said this. */
function told(bestTimeWords: string) {
  const visit = { startMinutes: 600, endMinutes: 660 };
  const planned = { ...DRAFT, bestTime: "10:00–11:00", bestTimeWords, visit };
  const inDays = (place: Place) => [{ day: "Day 1", plan: [place] }];
  expect(explainWords(inDays(planned), inDays(planned))).toEqual([]);
  return explainWords(inDays(DRAFT), inDays(planned));
}

test.each(["9:00 AM - 11:00 AM", "15:00", "Evening", "Late afternoon, before sunset"])(
  "an hour other than “%s” is named",
  (words) => {
    const values = { startMinutes: 600, endMinutes: 660, words };
    expect(told(words)).toEqual([
      { kind: "corrected", name: "Town Hall", code: "otherHourThanWords", values },
    ]);
  },
);

test.each([
  "10:00 AM to 11:00 AM",
  "10 a.m. – 11 a.m.",
  "10h00",
  "10:00",
  "Morning",
  "99:99",
  "Any time",
])("“%s” is no other hour", (words) => {
  expect(told(words)).toEqual([]);
});
