/**
 * How good the guide's plans are as trips, and how soon they are there:
 * `npm run bench:plans [-- --every K] [--city ID]`, or one plan to look at:
 * `npm run bench:plans -- --show CITY DAYS TRAVELLER BUDGET [PACE] [--date DATE] [--interest ID] [--child AGE]`.
 *
 * `npm run bench:plans -- --composed [--every K] [--city ID]` compares the cities with what open data makes of them.
 *
 * `npm run bench:plans -- --ways [--every K] [--city ID]` plans on streets with rivers, hills, lakes and islands, and counts how many plans
 * of the straight line can't be walked there.
 *
 * Every measure with its target, every check for the planner and for a plain nearest-neighbour order of the
 * same places, and the processor time of planning. Fails under a target.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GUIDE_CITIES } from "../test/support/guide.ts";
import { composeCity } from "./composed/compose-city.ts";
import { percentile } from "./measure/percentile.ts";
import { runInWorkers } from "./measure/run-in-workers.ts";
import { printChecks } from "./plans/check-table.ts";
import { COMBINATIONS, chooseCombinations } from "./plans/combinations.ts";
import { compareMeasures } from "./plans/compare-measures.ts";
import { famousSights } from "./plans/fame.ts";
import { MEASURES, printMeasures } from "./plans/measures.ts";
import type { CitySource, GroupResult } from "./plans/run-combination.ts";
import { showPlan } from "./plans/show-plan.ts";

const MAX_P95_MS = 250;
/** Of planning by street, to that by the straight line. */
const MAX_WAYS_RATIO = 1.25;
/** No other work waits longer than this. */
const MAX_SLICE_MS = 10;

const { values, positionals } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    city: { type: "string" },
    composed: { type: "boolean", default: false },
    ways: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    date: { type: "string" },
    interest: { type: "string", multiple: true },
    child: { type: "string", multiple: true },
  },
  allowPositionals: true,
});
if (values.show) showPlan(positionals, values.date, values.interest, values.child?.map(Number));
else
  process.exitCode = (await (values.composed
    ? comparePlans()
    : values.ways
      ? measureWays()
      : measurePlans()))
    ? 0
    : 1;

async function measurePlans(): Promise<boolean> {
  const chosen = chooseCombinations(Number(values.every), values.city);
  if (chosen.length === 0) throw new Error("there is nothing to run: --every K, --city ID");
  const results = await runAll(chosen, "written");
  const plans = results.flatMap((result) => result.plans);
  const where = values.city === undefined ? "" : ` Of the cities only ${values.city}.`;
  const part = values.every === "1" ? "all" : `one in ${values.every}, evenly spread,`;
  console.log(`${plans.length} plans: ${part} of ${COMBINATIONS}.${where}\n`);
  printChecks(plans);
  const isKept = printPlanning(
    plans.map(({ ms }) => ms),
    plans.map(({ longestMs }) => longestMs),
  );
  const faults = plans.flatMap(({ fault }) => fault ?? []);
  for (const fault of faults) console.log(`INFEASIBLE ${fault}`);
  console.log("");
  const areHeld = printMeasures(samplesOf(results));
  printUnknownSights();
  const isOk = isKept && areHeld && faults.length === 0;
  console.log(isOk ? "ok" : "BROKEN");
  return isOk;
}

/** The same requests planned from our own guide's cities and from what open data makes of them. */
async function comparePlans(): Promise<boolean> {
  const chosen = chooseCombinations(Number(values.every), values.city);
  if (chosen.length === 0) throw new Error("there is nothing to run: --every K, --city ID");
  const cities = [...GUIDE_CITIES.entries()].filter(
    ([, { id }]) => values.city === undefined || id === values.city,
  );
  const guides = cities.map(([index, city]) => composeCity(city, index).guide);
  for (const { name, quality, known, hotels, eateries } of guides)
    console.log(
      `${name.padEnd(20)}${quality}: ${known.places} places; hours of ${known.hours}, prices of ${known.prices}; ${hotels.length} hotels, ${eateries.length} places to eat`,
    );
  const areFull = guides.every(({ quality }) => quality === "full");
  const composed = await runAll(chosen, "composed");
  const plans = composed.flatMap((result) => result.plans);
  const faults = plans.flatMap(({ fault }) => fault ?? []);
  for (const fault of faults) console.log(`INFEASIBLE ${fault}`);
  console.log(`\n${plans.length} plans: ${plans.length - faults.length} keep every hard check\n`);
  const written = await runAll(chosen, "written");
  const isOk =
    compareMeasures(samplesOf(written), samplesOf(composed)) && faults.length === 0 && areFull;
  console.log(isOk ? "ok" : "BROKEN");
  return isOk;
}

/** The same requests planned by the straight line and by street, both checked by street. */
async function measureWays(): Promise<boolean> {
  const chosen = chooseCombinations(Number(values.every), values.city);
  const plans = (await runAll(chosen, "ways")).flatMap((result) => result.plans);
  const faults = plans.flatMap(({ fault }) => fault ?? []);
  for (const fault of faults) console.log(`INFEASIBLE ${fault}`);
  const pairs = plans.flatMap(({ ours, ms, straight }) =>
    straight === undefined ? [] : [{ ours, ms, straight }],
  );
  const meanQuality = (checked: readonly { readonly quality: number }[]) =>
    checked.reduce((sum, { quality }) => sum + quality, 0) / checked.length;
  const byStreet = meanQuality(pairs.map(({ ours }) => ours));
  const straight = meanQuality(pairs.map((pair) => pair.straight.byStreet));
  const promised = meanQuality(pairs.map((pair) => pair.straight.promised));
  const unwalkable = pairs.filter((pair) => !pair.straight.byStreet.isFeasible).length;
  const share = ((100 * unwalkable) / pairs.length).toFixed(0);
  console.log(
    `${plans.length} plans by street: ${plans.length - faults.length} keep every hard check`,
  );
  console.log(
    `${pairs.length} of them by the straight line too, judged by street: ${unwalkable} (${share} %) can't be walked`,
  );
  console.log(
    `quality: by street ${byStreet.toFixed(1)}, by the straight line ${straight.toFixed(1)} where it promises ${promised.toFixed(1)}`,
  );
  const p95 = (tookMs: readonly number[]) => percentile(tookMs, 0.95);
  const tookMs = p95(pairs.map(({ ms }) => ms));
  const ratio = tookMs / p95(pairs.map((pair) => pair.straight.ms));
  console.log(
    `planning, processor time: p95 ${tookMs.toFixed(0)} of ${MAX_P95_MS} ms, ${ratio.toFixed(2)} (of ${MAX_WAYS_RATIO}) times that by the straight line`,
  );
  const isOk =
    faults.length === 0 && byStreet >= straight && tookMs <= MAX_P95_MS && ratio <= MAX_WAYS_RATIO;
  console.log(isOk ? "ok" : "BROKEN");
  return isOk;
}

function runAll(tasks: readonly number[], source: CitySource): Promise<GroupResult[]> {
  const file = join(import.meta.dirname, "plans/run-combination.ts");
  return runInWorkers<number, GroupResult>(file, source, tasks);
}

function samplesOf(results: readonly GroupResult[]) {
  return MEASURES.map((_, index) => results.flatMap(({ samples }) => samples[index] ?? []));
}

function printPlanning(tookMs: readonly number[], sliceMs: readonly number[]): boolean {
  const p95 = percentile(tookMs, 0.95);
  const slice = percentile(sliceMs, 0.99);
  console.log(
    `planning, processor time: median ${percentile(tookMs, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} of ${MAX_P95_MS} ms, longest ${percentile(tookMs, 1).toFixed(0)} ms`,
  );
  console.log(
    `longest stretch without giving way: median ${percentile(sliceMs, 0.5).toFixed(1)} ms, p99 ${slice.toFixed(1)} of ${MAX_SLICE_MS} ms`,
  );
  return p95 <= MAX_P95_MS && slice <= MAX_SLICE_MS;
}

/** Famous sights that no city file has count as missing from every plan. */
function printUnknownSights(): void {
  for (const { id, places } of GUIDE_CITIES) {
    const unknown = famousSights(id).filter((sight) => !places.some((place) => place.id === sight));
    if (unknown.length > 0) console.log(`the guide lacks of ${id}: ${unknown.join(", ")}`);
  }
}
