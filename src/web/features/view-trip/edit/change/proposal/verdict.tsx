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
  const all = problemsOn(after.value, dayIds);
  const added = newProblems(before, all);
  const problems = added.length > 0 ? added : all;
  if (problems.length === 0) {
    return (
      <span className="text-good">
        <Mark look="good">{changePlanWords.fits}</Mark>
      </span>
    );
  }
  return (
    <>
      <p>
        {added.length === 0
          ? changePlanWords.fitsStill
          : added.some(isOutOfReach)
            ? changePlanWords.fitsNot
            : changePlanWords.fitsBut}
      </p>
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

/** A plan that is late by more than this doesn’t work. */
const MOST_LATE_MINUTES = 60;

function isOutOfReach({ code, values }: PlanProblem): boolean {
  return code === "inOtherTown" || (code === "late" && Number(values?.minutes) > MOST_LATE_MINUTES);
}

function problemsOn({ planCheck }: Trip, dayIds: readonly string[]): PlanProblem[] {
  return (planCheck?.problems ?? []).filter(
    ({ dayId }) => dayId === undefined || dayIds.includes(dayId),
  );
}

/** The problems after a change that were not there before it, or that it makes worse. */
function newProblems(before: Trip, after: readonly PlanProblem[]): PlanProblem[] {
  const stood = new Map(
    (before.planCheck?.problems ?? []).map((problem) => [keyOf(problem), endOf(problem)]),
  );
  return after.filter((problem) => !(endOf(problem) <= (stood.get(keyOf(problem)) ?? -1)));
}

/** Of a day that ends too late. */
function endOf({ code, values }: PlanProblem): number {
  return code === "endsLate" ? Number(values?.endMinutes) : 0;
}

/** One and the same problem, whatever its other figures. */
function keyOf({ dayId = "", placeId = "", code }: PlanProblem): string {
  return `${dayId} ${placeId} ${code}`;
}
