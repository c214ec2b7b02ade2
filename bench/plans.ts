// How good the guide's plans are, and how soon they are there: `npm run bench:plans`. Requests over all
// cities, lengths, travellers, budgets and dates; every check for the planner
// and for a plain nearest-neighbour order of the same places.

import { isDeepStrictEqual } from "node:util";
import { addDays } from "../src/domain/calendar-date.ts";
import { CHECK_IDS, CHECKS } from "../src/domain/engine/check/check-list.ts";
import { type CheckedPlan, checkPlan } from "../src/domain/engine/check/check-plan.ts";
import { makeTimetable, type Timetable } from "../src/domain/engine/days/make-timetable.ts";
import { placeScore } from "../src/domain/engine/visits/place-score.ts";
import type { TimetableRequest } from "../src/domain/engine/visits/read-selection.ts";
import { countPeople } from "../src/domain/engine/visits/trip-cost.ts";
import { CHECK_MESSAGES } from "../src/domain/messages/en/check-messages.ts";
import { runToEnd } from "../src/domain/plan/run-to-end.ts";
import { BUDGET_TITLES } from "../src/domain/trip/budget.ts";
import { TRAVELLERS } from "../src/domain/trip/traveller.ts";
import type { TripData, UserSelection } from "../src/domain/trip/trip.ts";
import { describeGuideDay, describeHotel } from "../src/guide/describe-plan.ts";
import { GUIDE_CITIES } from "../src/guide/guide-cities.ts";
import type { GuideCity, GuideHotel } from "../src/guide/guide-city.ts";
import { nearestNeighbour } from "./solver/nearest-neighbour.ts";

const REQUESTS = 260;
const MAX_DAYS = 14;
const FIRST_DATE = "2026-05-04";
/** `totalScore` compares with a search this many times longer, for every so many requests. */
const LONG_EFFORT = 12;
const LONG_EVERY = 4;
const MAX_P95_MS = 250;
/** No other work waits longer than this. */
const MAX_SLICE_MS = 10;

type Asked = {
  readonly city: GuideCity;
  readonly request: TimetableRequest;
  readonly people: string;
};

/** Each city ten times, every traveller with every budget, every length and dates for two in three. */
function requestAt(index: number): Asked {
  const city = GUIDE_CITIES[index % GUIDE_CITIES.length];
  const traveller = TRAVELLERS[index % TRAVELLERS.length];
  const budget = BUDGET_TITLES[Math.floor(index / TRAVELLERS.length) % BUDGET_TITLES.length];
  if (city === undefined || traveller === undefined || budget === undefined)
    throw new Error("none");
  const startDate = index % 3 === 0 ? undefined : addDays(FIRST_DATE, index);
  const days = 1 + ((index * 5) % MAX_DAYS);
  const people = countPeople(traveller.people);
  const request = { days, traveller: traveller.title, people, budget, startDate };
  return { city, request, people: traveller.people };
}

function toTrip({ city, request, people }: Asked, plan: Timetable<GuideHotel>) {
  const base = plan.hotels[0]?.name ?? "";
  const tripData: TripData = {
    hotels: plan.hotels.map((hotel) => describeHotel(hotel, city)),
    itinerary: plan.days.map((day, index) => describeGuideDay(day, index + 1, base, city)),
  };
  const selection: UserSelection = {
    location: { label: city.name },
    noOfDays: request.days,
    traveler: people,
    budget: request.budget,
    ...(request.startDate === undefined ? {} : { startDate: request.startDate }),
  };
  return { tripData, selection };
}

function scoreOf({ city, request }: Asked, plan: Timetable): number {
  const score = placeScore(city, request);
  const ids = new Set(plan.days.flatMap((day) => day.visits.map((v) => v.candidate.place.id)));
  return city.places.filter(({ id }) => ids.has(id)).reduce((sum, place) => sum + score(place), 0);
}

const ours: CheckedPlan[] = [];
const plain: CheckedPlan[] = [];
const tookMs: number[] = [];
/** The longest stretch without a yield, of each plan. */
const sliceMs: number[] = [];
const infeasible: string[] = [];
for (let index = -GUIDE_CITIES.length; index < REQUESTS; index += 1) {
  const isWarmUp = index < 0;
  const asked = requestAt(Math.abs(index));
  const { result: plan, ms, longestMs } = runTimed(makeTimetable(asked.city, asked.request));
  if (isWarmUp) continue;
  tookMs.push(ms);
  sliceMs.push(longestMs);
  const again = runToEnd(makeTimetable(structuredClone(asked.city), asked.request));
  const long =
    index % LONG_EVERY === 0
      ? runToEnd(makeTimetable(asked.city, asked.request, LONG_EFFORT))
      : undefined;
  const { tripData, selection } = toTrip(asked, plan);
  const checked = runToEnd(
    checkPlan({
      selection,
      plan: tripData,
      city: asked.city,
      bestScore: long && Math.max(scoreOf(asked, long), scoreOf(asked, plan)),
      planning: { ms, isRepeatable: isDeepStrictEqual(plan, again) },
    }),
  );
  ours.push(checked);
  plain.push(
    runToEnd(checkPlan({ selection, plan: nearestNeighbour(tripData), city: asked.city })),
  );
  if (!checked.isFeasible) {
    const failed = checked.checks.filter(({ id, isMet }) => CHECKS[id].isHard && !isMet);
    const { days, traveller, budget, startDate = "no date" } = asked.request;
    infeasible.push(
      `${asked.city.name}, ${days} days, ${traveller}, ${budget}, ${startDate}: ${failed.map(({ id, figure }) => `${id} ${figure}`).join(", ")}`,
    );
  }
}

console.log(
  `${REQUESTS} requests, 1 to ${MAX_DAYS} days\n\n${"check".padEnd(34)}${"target".padEnd(32)}${"planner".padStart(9)}${"met".padStart(7)}${"nearest".padStart(9)}${"met".padStart(7)}`,
);
for (const id of CHECK_IDS) {
  const name = CHECK_MESSAGES[id].name.slice(0, 33).padEnd(34);
  const target = CHECK_MESSAGES[id].target.slice(0, 31).padEnd(32);
  console.log(`${name}${target}${column(ours, id)}${column(plain, id)}`);
}
const p95 = quantile(tookMs, 0.95);
const feasible = ours.filter(({ isFeasible }) => isFeasible).length;
console.log(
  `\nfeasible ${feasible} of ${REQUESTS} (nearest neighbour ${plain.filter((one) => one.isFeasible).length}); quality ${mean(ours.map((one) => one.quality)).toFixed(0)} (${mean(plain.map((one) => one.quality)).toFixed(0)})`,
);
console.log(
  `planning: median ${quantile(tookMs, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, longest ${Math.max(...tookMs).toFixed(0)} ms`,
);
console.log(
  `longest stretch without giving way: median ${quantile(sliceMs, 0.5).toFixed(1)} ms, p99 ${quantile(sliceMs, 0.99).toFixed(1)} ms of ${MAX_SLICE_MS}`,
);
for (const line of infeasible) console.log(`INFEASIBLE ${line}`);
const isKept =
  infeasible.length === 0 && p95 <= MAX_P95_MS && quantile(sliceMs, 0.99) <= MAX_SLICE_MS;
console.log(isKept ? "ok" : "BROKEN");
if (!isKept) process.exitCode = 1;

function runTimed<T>(work: Generator<void, T, void>) {
  const startedAtMs = performance.now();
  let longestMs = 0;
  for (let turnAtMs = startedAtMs; ; ) {
    const step = work.next();
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - turnAtMs);
    turnAtMs = nowMs;
    if (step.done === true) return { result: step.value, ms: nowMs - startedAtMs, longestMs };
  }
}

function column(plans: readonly CheckedPlan[], id: (typeof CHECK_IDS)[number]): string {
  const found = plans.flatMap(({ checks }) => checks.filter((check) => check.id === id));
  if (found.length === 0) return "-".padStart(9) + "-".padStart(7);
  const met = (100 * found.filter(({ isMet }) => isMet).length) / found.length;
  const figure = mean(found.map((check) => check.figure));
  return figure.toFixed(2).padStart(9) + `${met.toFixed(0)} %`.padStart(7);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}
