import type { Message } from "../../../../../domain/message.ts";
import { CHECK_IDS, CHECKS, type CheckId } from "../../../../../domain/plan/check-list.ts";
import {
  planVerdict,
  type TripVerdict,
  worthVerdict,
} from "../../../../../domain/plan/plan-verdict.ts";
import { dateWatch } from "../../../../../domain/trip/date-watch.ts";
import type { PlanCheck, TripDay } from "../../../../../domain/trip/trip.ts";
import type { Look } from "../../trip/mark.tsx";

/**
 * `day` counts from 1; left out, it is about the whole trip. What it is: an entry of the check (`watch`), what the
 * trip's dates as they are now close (`dates`), a rule that the day breaks (`broken`), or a check that isn't met and
 * that none of these is about (`unmet`).
 */
export type ThingToWatch = Message & {
  readonly day?: number | undefined;
  readonly placeId?: string | undefined;
  readonly is: "watch" | "dates" | "broken" | "unmet";
};

/** Lines of the check that say what a rule of the same day would say again. */
const WATCHED_AS: Readonly<Partial<Record<string, readonly string[]>>> = {
  closed: ["closedThatDay", "neverOpenThen"],
  outsideHours: ["notOpenThen", "neverOpenThen"],
  late: ["tooLate"],
  overlaps: ["tooLate"],
  endsLate: ["longDay"],
};

/** What speaks of a check that decides. */
const SAID_BY: Readonly<Partial<Record<CheckId, readonly string[]>>> = {
  dayCount: ["emptyDay"],
  duplicates: ["visitedTwice"],
  openingHours: ["closedThatDay", "notOpenThen", "neverOpenThen", "closed", "outsideHours"],
  transferTimes: ["tooLate", "late", "overlaps", "meetsBooking", "bookingsMeet"],
  dayHours: ["longDay", "endsLate", "tooLate", "late", "overlaps", "meetsBooking", "bookingsMeet"],
  budget: ["overBudget"],
};

/** Codes of the check that need an action; the rest is good to know. */
const FAULTS = new Set([
  "closedThatDay",
  "notOpenThen",
  "neverOpenThen",
  "emptyDay",
  "tooLate",
  "longDay",
  "overBudget",
]);

/** Of these it can't be said that everything is open and within reach; on which weekdays it isn't is for who has no dates yet. */
const OPEN_QUESTIONS = new Set([
  "hoursUnknown",
  "openOnlyOn",
  "holidayHours",
  "noTransit",
  "notVerified",
  "mealsMissing",
]);

/** The verdict, wherever it is shown. */
export function tripVerdict(planCheck: PlanCheck, itinerary: readonly TripDay[]): TripVerdict {
  const { isStale, quality, watch, weaknesses = [] } = planCheck;
  if (isStale === true) return "stale";
  const found = planVerdict(planCheck);
  if (found !== "sound") return found;
  if (thingsToDo(planCheck, itinerary).length > 0) return "faulty";
  const isUnsure = [...watch, ...weaknesses].some(isOpenQuestion) || itinerary.some(hasUnknownWay);
  const isPoor = worthVerdict(quality) === "poor";
  if (isUnsure) return isPoor ? "weak" : "unsure";
  return isPoor ? "poor" : "sound";
}

/** Amber is for what has to be done: what one had better look up before one goes is only said. */
export function lookOf(verdict: TripVerdict): Look {
  if (verdict === "sound") return "good";
  return verdict === "unsure" ? "info" : "watch";
}

/** Lunch is had on the way where no table is known, dinner isn't. */
function isOpenQuestion({ code, values = {} }: Message): boolean {
  return (code === "mealsUnnamed" && values.meal === "dinner") || OPEN_QUESTIONS.has(code);
}

/** Whether nobody knows how long a way of the day takes, or how one gets from another town. */
function hasUnknownWay({ plan, transfer }: TripDay): boolean {
  const isGuessed = transfer !== undefined && transfer.way === undefined;
  return isGuessed || plan.some(({ visit, leg }) => visit !== undefined && leg === undefined);
}

/**
 * Things that need an action: by the trip's dates as they are now, then what the check found, then the rules that a
 * traveller's days break and that the check has no line for, then the other checks that decide and are not met. The page
 * counts them before it loads their words.
 */
export function thingsToDo(
  { isFeasible, checks, watch, problems = [] }: PlanCheck,
  itinerary: readonly TripDay[],
): ThingToWatch[] {
  const shut = dateWatch(itinerary);
  const names = shut.flatMap(({ values }) => [values?.names ?? []].flat().map(String));
  const ofDates: ThingToWatch[] =
    shut.length === 0 ? [] : [{ code: "closedOnDates", values: { names }, is: "dates" }];
  const found = watch.flatMap((line): ThingToWatch[] =>
    FAULTS.has(line.code) ? [{ ...line, is: "watch" }] : [],
  );
  const broken = problems.flatMap((problem): ThingToWatch[] => {
    const day = itinerary.findIndex(({ id }) => id === problem.dayId) + 1;
    const lines = WATCHED_AS[problem.code] ?? [];
    const isSaid = found.some((line) => line.day === day && lines.includes(line.code));
    return day === 0 || isSaid ? [] : [{ ...problem, day, is: "broken" }];
  });
  // What is about the whole trip comes last.
  const dayOf = ({ day = itinerary.length + 1 }: ThingToWatch) => day;
  const byDay = (a: ThingToWatch, b: ThingToWatch) => dayOf(a) - dayOf(b);
  const things = [...ofDates, ...[...found, ...broken].toSorted(byDay)];
  return [...things, ...(isFeasible ? [] : unsaid(checks, things))];
}

/** Checks that decide and are not met, and that no other line speaks of. */
function unsaid(checks: PlanCheck["checks"], things: readonly ThingToWatch[]): ThingToWatch[] {
  const unmet = new Set(checks.flatMap(({ id, isMet }) => (isMet ? [] : [id])));
  return CHECK_IDS.filter(
    (id) =>
      CHECKS[id].isHard && unmet.has(id) && !things.some(({ code }) => SAID_BY[id]?.includes(code)),
  ).map((code) => ({ code, is: "unmet" }));
}

/** Things that are only good to know before one goes. */
export function headsUps({ watch }: Pick<PlanCheck, "watch">): PlanCheck["watch"] {
  return watch.filter(({ code }) => !FAULTS.has(code));
}
