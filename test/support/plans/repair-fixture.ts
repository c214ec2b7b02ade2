import { describePlace } from "../../../src/domain/engine/ground/describe-place.ts";
import { type RepairedPlan, repairPlan } from "../../../src/domain/engine/repair/repair-plan.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import type { UserSelection } from "../../../src/domain/trip/trip.ts";
import { findInGazetteer } from "../../../src/guide/gazetteer.ts";
import type { GuideCity } from "../../../src/guide/guide-city.ts";
import type { ModelPlanFixture } from "../../fixtures/model-plans/model-plan-fixture.ts";
import { findLoaded } from "../guide.ts";

/** Repairs a fixture as the server would, in one go. */
export function repairFixture(fixture: ModelPlanFixture): {
  selection: UserSelection;
  city: GuideCity | undefined;
  repaired: RepairedPlan;
} {
  const { label, people, budget, startDate, tripData } = fixture;
  const city = findLoaded(label);
  const selection: UserSelection = {
    location: { label },
    noOfDays: tripData.itinerary.length,
    traveler: people,
    budget,
    ...(startDate === undefined ? {} : { startDate }),
  };
  const repaired = runToEnd(
    repairPlan({
      selection,
      plan: tripData,
      city,
      near: findInGazetteer(label),
      describePlace: (place) => {
        const known = city?.places.find(({ id }) => id === place.id);
        if (city === undefined || known === undefined) throw new Error(`no ${place.id}`);
        return describePlace(known, city);
      },
    }),
  );
  return { selection, city, repaired };
}
