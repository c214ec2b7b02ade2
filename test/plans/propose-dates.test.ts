import { expect, test } from "vitest";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { proposeDates } from "../../src/domain/engine/revise/propose-dates.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { byDay } from "../support/nightly.ts";
import { guideTrip } from "../support/plans/guide-trip.ts";
import { sampledCities } from "../support/plans/sampled-cities.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";

/** A week after the other: whatever is closed on some weekday is met on one of these. */
const STARTS = ["2027-05-03", "2027-05-06", "2027-12-21"];

function shut({ planCheck }: Trip): string[] {
  return (planCheck?.problems ?? []).flatMap(({ code, placeId }) =>
    code === "closed" || code === "outsideHours" || code === "dark" ? [`${code} ${placeId}`] : [],
  );
}

test.each(byDay(sampledCities(1).map(({ city }) => city)))(
  "$name on other dates: nothing stays where it is closed or dark, nothing is lost, and no id is used twice",
  (city) => {
    const { selection, plan } = guideTrip(city, {
      days: 3,
      traveller: "Couple",
      budget: "Standard",
    });
    const trip = savedTrip({ userSelection: selection, tripData: plan });
    for (const startDate of STARTS) {
      const newIds = Array.from({ length: 8 }, (_, nth) => `new-${nth}`);
      const { document } = runToEnd(
        proposeDates(runToEnd(readTrip(trip, city)), startDate, newIds),
      );
      expect(document.userSelection.startDate).toBe(startDate);
      expect(shut(document)).toEqual([]);
      const { itinerary, setAside = [] } = document.tripData;
      const ids = [...itinerary.flatMap((day) => day.plan), ...setAside].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const before = trip.tripData.itinerary.flatMap((day) => day.plan).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(before));
    }
  },
);
