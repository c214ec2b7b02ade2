import type { PlanProblem, Trip } from "../../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { Mark } from "../../../trip/mark.tsx";
import { problemText } from "../../../trip/problem-text.ts";
import type { Answer } from "../use-answer.ts";

type VerdictProps = {
  readonly before: Trip;
  readonly after: Answer<Trip> | undefined;
  /** Days that the change concerns. */
  readonly dayIds: readonly string[];
};

/** Whether a change fits, said as it is worked out, before it is made. */
export function Verdict({ before, after, dayIds }: VerdictProps) {
  return (
    <div role="status" className="min-h-11 py-2">
      <VerdictText {...{ before, after, dayIds }} />
    </div>
  );
}

function VerdictText({ before, after, dayIds }: VerdictProps) {
  if (after === undefined) return null;
  if (after.state === "waiting") return changePlanWords.workingItOut;
  if (after.state === "failed") return changePlanWords.notNow;
  const problems = newProblems(before, after.value, dayIds);
  if (problems.length === 0) {
    return (
      <span className="text-good">
        <Mark look="good">{changePlanWords.fits}</Mark>
      </span>
    );
  }
  return (
    <>
      <p>{changePlanWords.fitsBut}</p>
      <ul className="text-watch">
        {problems.map((problem) => (
          <li key={`${problem.placeId} ${problem.code}`}>
            <Mark look="watch">{problemText(problem, after.value)}</Mark>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The problems of some days after a change that were not there before it, or that it makes worse. */
function newProblems(before: Trip, after: Trip, dayIds: readonly string[]): PlanProblem[] {
  const stood = new Map(
    (before.planCheck?.problems ?? []).map((problem) => [keyOf(problem), endOf(problem)]),
  );
  return (after.planCheck?.problems ?? []).filter(
    (problem) =>
      (problem.dayId === undefined || dayIds.includes(problem.dayId)) &&
      !(endOf(problem) <= (stood.get(keyOf(problem)) ?? -1)),
  );
}

/** Of a day that ends too late. */
function endOf({ code, values }: PlanProblem): number {
  return code === "endsLate" ? Number(values?.endMinutes) : 0;
}

/** One and the same problem, whatever its other figures. */
function keyOf({ dayId = "", placeId = "", code }: PlanProblem): string {
  return `${dayId} ${placeId} ${code}`;
}
