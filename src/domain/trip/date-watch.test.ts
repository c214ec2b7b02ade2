import { expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import { setStartDate } from "../edits/kinds/set-start-date.ts";
import { messageText } from "../message.ts";
import { wordsIn } from "../messages/words.ts";
import { dateWatch } from "./date-watch.ts";
import type { Trip } from "./trip.ts";

const draft = tripDraft();
const TRIP = savedTrip({
  ...draft,
  id: "1700000000000",
  userEmail: "ada@example.com",
  tripData: {
    ...draft.tripData,
    itinerary: draft.tripData.itinerary.map((day) => ({
      ...day,
      plan: day.plan.map((place) => ({ ...place, notOn: [0, 1] })),
    })),
  },
});

function watchFrom(date: string | undefined): [number | undefined, string | undefined][] {
  const dated = setStartDate.apply(TRIP, { kind: "set-start-date", date }) as Trip;
  return dateWatch(dated.tripData.itinerary).map((line) => [
    line.day,
    messageText(wordsIn().watch, line),
  ]);
}

test("a place is watched on the day that falls on a weekday on which its visit doesn't hold", () => {
  // A Sunday.
  expect(watchFrom("2026-12-06")).toEqual([
    [2, "1 place is closed on Mondays, or at the planned time: Place 2."],
  ]);
  expect(watchFrom("2026-12-07").map(([day]) => day)).toEqual([1, 2]);
});

test("nothing is watched on other weekdays, or without dates", () => {
  expect(watchFrom("2026-12-09")).toEqual([]);
  expect(watchFrom(undefined)).toEqual([]);
});
