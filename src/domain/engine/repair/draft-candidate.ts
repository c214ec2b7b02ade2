import type { Place } from "../../trip/trip.ts";
import type { Candidate } from "../days/days-task.ts";
import type { PlannedPlace } from "../reading/planned-trip.ts";

/** The score of a draft's own places, beside which no other reason counts. */
const DRAFT_POINTS = 400;

/** A place of a plan as something to be planned, and the day that it is on. */
export type DraftCandidate<Text extends Place = Place> = Candidate & {
  readonly planned: PlannedPlace<Text>;
  readonly draftDay: number;
};

/** @param draftDay 0 is the first. */
export function draftCandidate<Text extends Place>(
  planned: PlannedPlace<Text>,
  draftDay: number,
): DraftCandidate<Text> {
  const { facts } = planned;
  // Twice in a plan, it is two candidates.
  return { place: { ...facts }, score: DRAFT_POINTS + facts.popularity, draftDay, planned };
}
