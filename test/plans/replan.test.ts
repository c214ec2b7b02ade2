import { describe, expect, test } from "vitest";
import type { SavedTown } from "../../src/domain/engine/reading/planned-trip.ts";
import { replan } from "../../src/domain/engine/repair/replan.ts";
import { retime } from "../../src/domain/engine/repair/retime.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripDay, UserSelection } from "../../src/domain/trip/trip.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { cityNamed } from "../support/guide.ts";
import { readTexts } from "../support/plans/check-texts.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

/** The days of a trip, some of them laid out anew. */
function laidOut(
  layOut: typeof retime | typeof replan,
  texts: { selection: UserSelection; plan: Trip["tripData"]; city: GuideCity },
  dayIds: readonly string[],
): readonly TripDay[] {
  return runToEnd(layOut(readTexts(texts) as SavedTown, { dayIds, locks: [] }));
}

describe("a replanned trip", () => {
  const lisbon = cityNamed("Lisbon");
  const { userSelection: selection, tripData: plan } = storedTrip(lisbon, {
    ...{ days: 3, traveller: "Couple", budget: "Standard", startDate: "2026-05-04" },
  });
  const base = { selection, city: lisbon };

  test("says how long a place is open on the day it was put on", () => {
    const [first, ...others] = lisbon.places;
    const stored = plan.itinerary[0]?.plan[0];
    if (first === undefined || stored === undefined) throw new Error("a place");
    const museum = { ...first, hours: "Mo 10:00-14:00; Tu-Su 10:00-18:00" };
    const city = { ...lisbon, places: [museum, ...others] };
    const open = { startMinutes: 0, endMinutes: 1 };
    const place = { ...stored, id: "new", placeName: first.name, guideId: first.id, open };
    const opens = ["day-0", "day-1"].map((dayId) => {
      const itinerary = plan.itinerary.map((day) =>
        day.id === dayId ? { ...day, plan: [place] } : day,
      );
      const made = laidOut(replan, { ...base, city, plan: { ...plan, itinerary } }, [dayId]);
      return made.find(({ id }) => id === dayId)?.plan[0]?.open;
    });
    expect(opens).toEqual([
      { startMinutes: 600, endMinutes: 840 },
      { startMinutes: 600, endMinutes: 1080 },
    ]);
  });

  test("has hours for a place that only the traveller knows", () => {
    const stored = plan.itinerary[0]?.plan[0];
    if (stored === undefined) throw new Error("a place");
    const { placeDetails, placeImageURL, ticketsPricing } = stored;
    const own = {
      id: "aunt",
      placeName: "Aunt Rosa",
      placeDetails,
      note: "Ring twice",
      placeImageURL,
    };
    const place = { ...own, ticketsPricing, geoCoordinates: "", timeToTravel: "", bestTime: "" };
    const [monday, tuesday, wednesday] = plan.itinerary;
    if (!monday || !tuesday || !wednesday) throw new Error("three days");
    const itinerary = [monday, { ...tuesday, plan: [...tuesday.plan, place] }, wednesday];
    const made = laidOut(retime, { ...base, plan: { ...plan, itinerary } }, ["day-1"]);
    expect(made[1]?.plan.at(-1)).toMatchObject(own);
    expect(made[1]?.plan.at(-1)).toHaveProperty("visit");
  });
});
