import {
  type CheckedPlan,
  type CheckSetting,
  checkPlan,
} from "../../../src/domain/engine/check/check-plan.ts";
import type { KnownCity, KnownPlace } from "../../../src/domain/engine/known-city.ts";
import type { PlannedPlace, PlannedTown } from "../../../src/domain/engine/reading/planned-trip.ts";
import { readPlace, readTrip } from "../../../src/domain/engine/reading/read-trip.ts";
import { type GroundedDraft, groundDraft } from "../../../src/domain/engine/repair/ground-draft.ts";
import type { Position } from "../../../src/domain/places/geo.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import type { Place, TripData, UserSelection } from "../../../src/domain/trip/trip.ts";

/** A plan in the document's words, as it was asked for. */
export type PlanTexts = {
  readonly selection: UserSelection;
  readonly plan: TripData;
  readonly city: KnownCity | undefined;
};

/** A plan without bases, read. */
export function readTexts({ selection, plan, city }: PlanTexts): PlannedTown {
  const [town] = runToEnd(readTrip({ userSelection: selection, tripData: plan }, city)).towns;
  if (town === undefined) throw new Error("a trip without bases is in one town");
  return town;
}

/** The texts of a plan's checks. */
export function checkTexts(texts: PlanTexts, setting: CheckSetting = {}): CheckedPlan {
  return runToEnd(checkPlan(readTexts(texts), setting));
}

/** A place of a draft as it is read: the guide's, where it knows it. */
export function plannedPlace(text: Place, known?: KnownPlace, id = "draft"): PlannedPlace {
  return readPlace(text, id, { place: () => known, hotel: () => undefined }, undefined);
}

/** A draft put right where the guide knows better. */
export function groundTexts(
  plan: TripData,
  { city, near }: { readonly city: KnownCity | undefined; readonly near?: Position | undefined },
): GroundedDraft {
  const userSelection = { location: { label: "" }, noOfDays: 1, traveler: "", budget: "" };
  const [town] = runToEnd(readTrip({ userSelection, tripData: plan }, city, near)).towns;
  if (town === undefined) throw new Error("a draft is in one town");
  return runToEnd(groundDraft(town, city, city?.centre ?? near));
}
