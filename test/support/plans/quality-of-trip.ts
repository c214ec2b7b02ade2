import { type CheckInput, checkPlan } from "../../../src/domain/engine/check/check-plan.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";

/** What the page would call the plan's quality, 0 to 100. */
export function qualityOfTrip({ selection, plan, city }: CheckInput): number {
  return runToEnd(checkPlan({ selection, plan, city })).quality;
}
