import { isDeepStrictEqual } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import { makeTimetable } from "../../src/domain/engine/days/make-timetable.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { CHECKS, type CheckFigure } from "../../src/domain/plan/check-list.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { cityOnStreets } from "../../test/support/ways/city-on-streets.ts";
import { composeCity } from "../composed/compose-city.ts";
import { planCombination } from "./combinations.ts";
import type { MadePlan } from "./made-plan.ts";
import type { Sample } from "./measure.ts";
import { MEASURES } from "./measures.ts";
import { nearestNeighbour } from "./nearest-neighbour.ts";

/** One usual plan in this many (a prime) is planned again. */
const AGAIN_EVERY = 41;
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
  /** The same request planned by the straight line: what it promises, and what that is by street. */
  readonly straight?: StraightPlan;
};
type StraightPlan = {
  readonly ms: number;
  readonly promised: Checked;
  readonly byStreet: Checked;
};
type CityAt = (index: number) => KnownCity | undefined;

/** A worker's answer: `samples` by measure, in the order of `MEASURES`. */
export type GroupResult = {
  readonly samples: readonly (readonly Sample[])[];
  readonly plans: readonly PlanResult[];
};

/** Where a worker's cities are from. */
export type CitySource = "written" | "composed" | "ways";

function runCombination(number: number, cityAt: CityAt): GroupResult {
  const group = planCombination(number, cityAt);
  const { relaxed, usual, full, liked } = group;
  const plans = [relaxed, usual, full, ...(liked === undefined ? [] : [liked.plan])];
  const straight = cityAt === streetsAt ? straightPlans(number, usual.city) : [];
  return {
    samples: MEASURES.map((measure) => measure.samples(group)),
    plans: plans.map((plan, index) => ({
      ...checkMade(plan, plan === usual && number % AGAIN_EVERY === 0),
      ...(straight[index] === undefined ? {} : { straight: straight[index] }),
    })),
  };
}

/** @param city on its streets. */
function straightPlans(number: number, city: KnownCity): StraightPlan[] {
  const { relaxed, usual, full } = planCombination(number, (index) => GUIDE_CITIES[index]);
  return [relaxed, usual, full].map(({ selection, trip: plan, city: written, ms }) => ({
    ms,
    promised: checkTexts({ selection, plan, city: written }),
    byStreet: checkTexts({ selection, plan, city }),
  }));
}

function checkMade(plan: MadePlan, isPlannedAgain: boolean): PlanResult {
  const { city, selection, trip, ms, longestMs } = plan;
  const texts = { selection, plan: trip, city };
  const setting = isPlannedAgain ? planAgain(plan) : {};
  const { checks, isFeasible, quality } = checkTexts(texts, setting);
  const plain = checkTexts({ ...texts, plan: nearestNeighbour(trip) });
  return {
    ms,
    longestMs,
    ours: { checks, isFeasible, quality },
    plain: { checks: plain.checks, isFeasible: plain.isFeasible, quality: plain.quality },
    fault: isFeasible ? undefined : faultText(plan, checks),
  };
}

/** Plans again, which has to give the same. */
function planAgain({ city, request, timetable, ms }: MadePlan) {
  const { walks, ...facts } = city;
  const again = runToEnd(makeTimetable({ ...structuredClone(facts), walks }, request));
  return { planning: { ms, isRepeatable: isDeepStrictEqual(timetable, again) } };
}

function faultText({ city, request }: MadePlan, checks: readonly CheckFigure[]): string {
  const { days, traveller, budget, pace, startDate = "no date" } = request;
  const failed = checks.filter(({ id, isMet }) => CHECKS[id].isHard && !isMet);
  return `${city.name}, ${days} days, ${traveller}, ${budget}, ${pace}, ${startDate}: ${failed.map(({ id, figure }) => `${id} ${figure}`).join(", ")}`;
}

const composed = new Map<number, KnownCity>();

function composedAt(index: number): KnownCity | undefined {
  const written = GUIDE_CITIES[index];
  const city = composed.get(index) ?? (written && composeCity(written, index).city);
  if (city !== undefined) composed.set(index, city);
  return city;
}

const onStreets = new Map<number, KnownCity>();

/** Our own guide's cities on streets of the bench: each has another thing in the way. */
function streetsAt(index: number): KnownCity | undefined {
  const written = GUIDE_CITIES[index];
  const city = onStreets.get(index) ?? (written && cityOnStreets(written, index).city);
  if (city !== undefined) onStreets.set(index, city);
  return city;
}

const CITY_SOURCES: ReadonlyMap<unknown, CityAt> = new Map<CitySource, CityAt>([
  ["written", (index) => GUIDE_CITIES[index]],
  ["composed", composedAt],
  ["ways", streetsAt],
]);

/** As a worker it gets one combination after another and answers each. */
const cityAt = CITY_SOURCES.get(workerData);
if (cityAt !== undefined) {
  for (const number of WARM_UP_GROUPS) {
    planCombination(number, cityAt);
    if (cityAt === streetsAt) planCombination(number, (index) => GUIDE_CITIES[index]);
  }
  parentPort?.on("message", (number: number) =>
    parentPort?.postMessage(runCombination(number, cityAt)),
  );
}
