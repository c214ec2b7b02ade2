import { expect, test } from "vitest";
import { makeExampleTrip } from "../../scripts/make-example-trip.ts";

const MOST_RIDES = 2;
const LOOK_MINUTES = 30;

test("each day of the landing page's example is a walk: two rides at most, and no look is ridden to and away from", async () => {
  const { trip } = await makeExampleTrip();
  for (const { plan, wayBack } of trip.tripData.itinerary) {
    const areRidden = [...plan.map(({ leg }) => leg), wayBack].map(
      (leg) => leg !== undefined && leg.mode !== "walk",
    );
    expect(areRidden.filter(Boolean).length).toBeLessThanOrEqual(MOST_RIDES);
    const looks = plan.filter(({ visit }, nth) => {
      const { startMinutes, endMinutes } = visit ?? { startMinutes: 0, endMinutes: 0 };
      return endMinutes - startMinutes <= LOOK_MINUTES && areRidden[nth] && areRidden[nth + 1];
    });
    expect(looks.map(({ placeName }) => placeName)).toEqual([]);
  }
});
