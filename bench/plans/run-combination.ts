import { isDeepStrictEqual } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import type { CheckFigure } from "../../src/domain/engine/check/check-figure.ts";
import { CHECKS } from "../../src/domain/engine/check/check-list.ts";
import { checkPlan } from "../../src/domain/engine/check/check-plan.ts";
import { makeTimetable, type Timetable } from "../../src/domain/engine/days/make-timetable.ts";
import { placeScore } from "../../src/domain/engine/visits/place-score.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { nearestNeighbour } from "../solver/nearest-neighbour.ts";
import { planCombination } from "./combinations.ts";
import { type MadePlan, visitedIds } from "./made-plan.ts";
import type { Sample } from "./measure.ts";
import { MEASURES } from "./measures.ts";

/** `totalScore` compares with a search this many times longer, for one in so many usual plans (a prime). */
const LONG_EFFORT = 12;
const LONG_EVERY = 41;
/** A worker's first plans are slow: the code is not compiled yet. */
const WARM_UP_GROUPS = [0, 7, 14];

export type Checked = {
  readonly checks: readonly CheckFigure[];
  readonly isFeasible: boolean;
  readonly quality: number;
};
export type PlanResult = {
  readonly ms: number;
  readonly longestMs: number;
  readonly ours: Checked;
  /** The same places in a plain nearest-neighbour order. */
  readonly plain: Checked;
  /** The hard checks it fails, with what was asked. */
  readonly fault: string | undefined;
};
/** What a worker answers: `samples` by measure, in the order of `MEASURES`. */
export type GroupResult = {
  readonly samples: readonly (readonly Sample[])[];
  readonly plans: readonly PlanResult[];
};

function runCombination(number: number): GroupResult {
  const group = planCombination(number);
  const { relaxed, usual, full, liked } = group;
  const plans = [relaxed, usual, full, ...(liked === undefined ? [] : [liked.plan])];
  return {
    samples: MEASURES.map((measure) => measure.samples(group)),
    plans: plans.map((plan) => checkMade(plan, plan === usual && number % LONG_EVERY === 0)),
  };
}

function checkMade(plan: MadePlan, isSearchedLonger: boolean): PlanResult {
  const { city, selection, trip, ms, longestMs } = plan;
  const input = { selection, plan: trip, city, ...(isSearchedLonger ? compareWithLong(plan) : {}) };
  const { checks, isFeasible, quality } = runToEnd(checkPlan(input));
  const plain = runToEnd(checkPlan({ selection, plan: nearestNeighbour(trip), city }));
  return {
    ms,
    longestMs,
    ours: { checks, isFeasible, quality },
    plain: { checks: plain.checks, isFeasible: plain.isFeasible, quality: plain.quality },
    fault: isFeasible ? undefined : faultText(plan, checks),
  };
}

/** Plans again, which has to give the same, and with a longer search. */
function compareWithLong(plan: MadePlan) {
  const { city, request, timetable, ms } = plan;
  const again = runToEnd(makeTimetable(structuredClone(city), request));
  const long = runToEnd(makeTimetable(city, request, LONG_EFFORT));
  return {
    bestScore: Math.max(scoreOf(plan, long), scoreOf(plan, timetable)),
    planning: { ms, isRepeatable: isDeepStrictEqual(timetable, again) },
  };
}

function scoreOf({ city, request }: MadePlan, plan: Timetable): number {
  const score = placeScore(city, request);
  const ids = new Set(visitedIds(plan));
  return city.places.filter(({ id }) => ids.has(id)).reduce((sum, place) => sum + score(place), 0);
}

function faultText({ city, request }: MadePlan, checks: readonly CheckFigure[]): string {
  const { days, traveller, budget, pace, startDate = "no date" } = request;
  const failed = checks.filter(({ id, isMet }) => CHECKS[id].isHard && !isMet);
  return `${city.name}, ${days} days, ${traveller}, ${budget}, ${pace}, ${startDate}: ${failed.map(({ id, figure }) => `${id} ${figure}`).join(", ")}`;
}

/** As a worker it gets one combination after another and answers each. */
if (workerData === "plans") {
  for (const number of WARM_UP_GROUPS) planCombination(number);
  parentPort?.on("message", (number: number) => parentPort?.postMessage(runCombination(number)));
}
