import { legBetween } from "../../places/travel.ts";
import { isEndFixed } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { Meal } from "../../trip/trip.ts";
import type { Pause } from "../solver/orienteering-problem.ts";
import {
  DAY_MINUTES,
  DINES_OUT_UNTIL_MINUTES,
  DOOR_MINUTES,
  EARLY_DINNER_MINUTES,
  onGridUp,
} from "../visits/day-hours.ts";
import { fastOver } from "../visits/fast-until.ts";
import { sunsetOn } from "../visits/is-best-time.ts";
import { belongsToEvening, dayEndMinutes, takesWholeDay } from "../visits/visit-windows.ts";
import type { Candidate, DaysTask } from "./days-task.ts";
import { EATS_BEFORE_MINUTES, hasDinnerWithin, hasLunchWithin } from "./meal-times.ts";

/** Begun in the morning, so long a visit is over noon whatever its hour. */
const LONG_VISIT_MINUTES = 240;

/** From dinner to an evening out, with the door. */
export const WAY_MINUTES = 45;

/** Before an evening out dinner is at most so much later than it may be. */
const LATER_MINUTES = 60;

/** After the sun has set, the view and the way to the table; and no dinner begins later than this. */
const AFTER_SUNSET_MINUTES = 40;
const LATEST_DINNER_MINUTES = 21 * 60;
/** Dinner is so much sooner for a sunset. */
const SOONER_MINUTES = 30;

/** Time that a day keeps free for a meal, and for the rest after it. */
export type MealPause = Pause & Pick<Meal, "kind">;

/** The meals of a day; who is out of town over noon has lunch there. @param day 0 is the first. */
export function mealPauses(task: DaysTask, day: number): MealPause[] {
  const pace = task.paces?.[day] ?? task.pace;
  const isOutAtNoon = task.candidates.some(
    (candidate) =>
      candidate.isFixed === true && isOn(day, candidate, task) && coversNoon(candidate),
  );
  const hasTable = (kind: Meal["kind"]) =>
    task.candidates.some(
      (candidate) => candidate.place.mealKind === kind && isOn(day, candidate, task),
    );
  return [
    ...(isOutAtNoon || hasTable("lunch")
      ? []
      : [
          {
            ...pace.lunch,
            duration: pace.lunch.duration + restAfterLunch(pace),
            kind: "lunch",
          } as const,
        ]),
    ...(hasDinnerOut(task, day) && !hasTable("dinner")
      ? [
          {
            ...pace.dinner,
            first: dinnerFirst(task, day),
            last: dinnerLast(task, day),
            kind: "dinner",
          } as const,
        ]
      : []),
  ].flatMap((pause) => clearOf(pause, pace) ?? []);
}

/** What is to be free after lunch is the rest. */
export function restAfterLunch({
  lunch: { last, duration },
  restMinutes,
  free = [],
}: Pace): number {
  const end = last + duration;
  const isFree = free.some(({ fromMinutes, toMinutes }) => fromMinutes <= end && toMinutes > end);
  return isFree ? 0 : restMinutes;
}

/** A meal's starts while its travellers are in town: the longest time of these; undefined where there is none. */
export function clearOf(pause: MealPause, { away = [] }: Pace): MealPause | undefined {
  const { duration } = pause;
  const [longest] = away
    .reduce(
      (left, { fromMinutes, toMinutes }) =>
        left.flatMap(({ first, last }) => [
          { first, last: Math.min(last, fromMinutes - duration) },
          { first: Math.max(first, toMinutes), last },
        ]),
      [{ first: pause.first, last: pause.last }],
    )
    .filter(({ first, last }) => first <= last)
    .toSorted((a, b) => b.last - b.first - (a.last - a.first));
  return longest && { ...pause, ...longest };
}

/** By when who is to be back by an hour sits down to dinner near the hotel; undefined where the day goes on, or is over sooner. */
export function dinesBackBy({ away = [], dinner, ...pace }: Pace): number | undefined {
  const latest = pace.endMinutes - dinner.duration;
  const leaves = away.some(({ toMinutes }) => toMinutes >= DAY_MINUTES);
  return isEndFixed({ ...pace, dinner }) && !leaves && latest >= dinner.first ? latest : undefined;
}

/** Whether the day goes on for so long that dinner is on the way. */
function hasDinnerOut(task: DaysTask, day: number): boolean {
  const pace = task.paces?.[day] ?? task.pace;
  const dinesThere = task.candidates.some(
    (candidate) =>
      candidate.isFixed === true && isOn(day, candidate, task) && coversEvening(candidate),
  );
  const evenings = eveningsOut(task, day);
  const isServed = evenings.some(({ place }) => place.servesDinner === true);
  // Small children are in bed soon after lights or a show.
  const goesOn =
    leavesAt(pace) !== undefined ||
    (pace.hasSmallChildren && evenings.length > 0) ||
    (dinesBackBy(pace) === undefined &&
      eveningEnd(task, day, pace.endMinutes) >= DINES_OUT_UNTIL_MINUTES);
  return (
    pace.dinesOnArrival === undefined &&
    !dinesThere &&
    !isServed &&
    goesOn &&
    !isBackForDinner(task, day)
  );
}

/** Whether who asked for a day far out of town is back just in time for dinner in it: nobody waits for it out there. */
function isBackForDinner(task: DaysTask, day: number): boolean {
  const { dinner } = task.paces?.[day] ?? task.pace;
  return task.candidates.some((candidate) => {
    const { place, startMinutes, isAsked } = candidate;
    if (isAsked !== true || place.way === undefined || startMinutes === undefined) return false;
    const back = startMinutes + place.visitMinutes + place.way.minutes;
    return isOn(day, candidate, task) && back >= dinner.first - BACK_BEFORE_MINUTES;
  });
}

const BACK_BEFORE_MINUTES = 60;

/** When one leaves for good that had better eat before; undefined where the day is over sooner or goes on. */
export function leavesAt({ away = [] }: Pace): number | undefined {
  return away.find(
    ({ fromMinutes, toMinutes }) => toMinutes >= DAY_MINUTES && fromMinutes >= EATS_BEFORE_MINUTES,
  )?.fromMinutes;
}

/** The sooner of two evenings out counts; where there is none, a fast is over first. */
function dinnerFirst(task: DaysTask, day: number): number {
  const pace = task.paces?.[day] ?? task.pace;
  const { dinner } = pace;
  const leaves = leavesAt(pace);
  if (leaves !== undefined)
    return Math.max(
      EARLY_DINNER_MINUTES,
      Math.min(dinner.first, leaves - dinner.duration - WAY_MINUTES),
    );
  const starts = eveningsOut(task, day)
    .filter((evening) => !dinesAfter(evening, task, day))
    .map((evening) => dinnerBeside(evening, dinner));
  return starts.length > 0
    ? Math.min(...starts)
    : afterFast(dinner, task.candidates, task.dates[day]);
}

/** Where one goes to see the sun set, dinner may follow it. */
function dinnerLast(task: DaysTask, day: number): number {
  const { dinner } = task.paces?.[day] ?? task.pace;
  const evenings = eveningsOut(task, day);
  if (evenings.some((evening) => !dinesAfter(evening, task, day))) return dinner.last;
  const date = task.dates[day];
  const [sunset = 0] =
    evenings.length > 0
      ? evenings.flatMap(({ place }) => sunsetOn(place, date) ?? [])
      : task.candidates
          .filter(({ place, sightRank }) => sightRank !== undefined && isForSunset(place))
          .flatMap(({ place }) => sunsetOn(place, date) ?? []);
  const after = onGridUp(sunset + AFTER_SUNSET_MINUTES);
  return Math.max(dinner.last, Math.min(after, latestDinnerOn(task, day, evenings.length > 0)));
}

/**
 * Whether dinner follows the sunset that the traveller wants to see: there is no time for it before, and people still sit
 * down to it after.
 */
function dinesAfter(
  { place, startMinutes }: ReturnType<typeof eveningsOut>[number],
  task: DaysTask,
  day: number,
): boolean {
  const { dinner } = task.paces?.[day] ?? task.pace;
  const latest = startMinutes - dinner.duration - WAY_MINUTES;
  if (latest >= dinner.first - SOONER_MINUTES) return false;
  const sunset = place.askedHour === "sunset" ? sunsetOn(place, task.dates[day]) : undefined;
  return sunset !== undefined && sunset + AFTER_SUNSET_MINUTES <= latestDinnerOn(task, day, true);
}

/** Who asked for a sunset sits down as late as kitchens there allow. */
function latestDinnerOn(task: DaysTask, day: number, isAsked: boolean): number {
  const { latestDinner = LATEST_DINNER_MINUTES } = task.paces?.[day] ?? task.pace;
  return isAsked ? latestDinner : Math.min(latestDinner, LATEST_DINNER_MINUTES);
}

function isForSunset({ bestTime, bestStarts = [] }: Candidate["place"]): boolean {
  return bestTime === "sunset" || bestStarts.includes("sunset");
}

/** The first start of a dinner, on a day of fasting not before sunset. */
export function afterFast(
  { first, last }: Pace["dinner"],
  candidates: readonly Candidate[],
  date: string | undefined,
): number {
  const until = fastOver(
    date,
    candidates.map(({ place }) => place),
  );
  return Math.max(first, Math.min(until, last));
}

type Evening = {
  readonly place: Pick<Candidate["place"], "visitMinutes">;
  readonly startMinutes: number;
};

/**
 * Dinner before an evening out ends with time for the way from there: sooner than usual, or later, so that nobody waits. An
 * hour of fado at seven leaves no time before it at an hour at which people dine: dinner follows it.
 *
 * @returns dinner's first start.
 */
export function dinnerBeside(
  { place, startMinutes }: Evening,
  { first, last, duration }: Pace["dinner"],
): number {
  const latest = startMinutes - duration - WAY_MINUTES;
  const isOverInTime = startMinutes + place.visitMinutes + DOOR_MINUTES <= last;
  if (latest < first && isOverInTime) return first;
  return Math.max(EARLY_DINNER_MINUTES, Math.min(latest, first + LATER_MINUTES, last));
}

/**
 * When a day is over at the hotel, in minutes after midnight: with the pace, later where it is spent at one place, or
 * after an evening out that has a later hour of its own. @param day 0 is the first.
 */
export function routeEnd(task: DaysTask, day: number): number {
  const pace = task.paces?.[day] ?? task.pace;
  const { first, last, duration } = pace.dinner;
  const latest = dinnerLast(task, day);
  const dinnerEnd = (latest > last ? latest : first) + duration + WAY_MINUTES;
  return eveningEnd(
    task,
    day,
    Math.max(
      dinesBackBy(pace) ?? pace.endMinutes,
      outingsOn(task, day).length > 0 ? pace.outingEndMinutes : 0,
      // Where kitchens open late, one comes home late from dinner, and from nothing else.
      hasDinnerOut(task, day) && leavesAt(pace) === undefined ? dinnerEnd : 0,
    ),
  );
}

/** The places out of town, or the theme park, that a day is kept for. @param day 0 is the first. */
export function outingsOn(task: DaysTask, day: number): Candidate["place"][] {
  return task.candidates
    .filter((candidate) => candidate.isFixed === true && isOn(day, candidate, task))
    .map(({ place }) => place)
    .filter(takesWholeDay);
}

/** After a day at one place, dinner follows the way back. @param usual where there is no evening out. */
function eveningEnd(task: DaysTask, day: number, usual: number): number {
  const pace = task.paces?.[day] ?? task.pace;
  return eveningsOut(task, day).reduce((end, { place, startMinutes }) => {
    const wayBack = legBetween(place, { at: task.hotel }, task.style)?.minutes ?? 0;
    const back = startMinutes + place.visitMinutes + DOOR_MINUTES + wayBack;
    return Math.max(end, Math.min(back, dayEndMinutes([place], pace, task.dates[day])));
  }, usual);
}

/** Places of the evening, and what the traveller wants to see at sunset, that have this one day and their hour. */
function eveningsOut(task: DaysTask, day: number) {
  return task.candidates.flatMap((candidate) => {
    const { place, startMinutes } = candidate;
    return startMinutes !== undefined &&
      (place.askedHour === "sunset" || belongsToEvening(place, task.dates[day])) &&
      isOn(day, candidate, task)
      ? [{ place, startMinutes }]
      : [];
  });
}

/** Whether there is only this day for it. */
function isOn(day: number, { onlyDay }: Candidate, { dates }: DaysTask): boolean {
  return onlyDay === undefined ? dates.length === 1 : onlyDay === day;
}

function coversNoon({ place, startMinutes }: Candidate): boolean {
  if (!takesWholeDay(place)) return false;
  return startMinutes === undefined
    ? place.visitMinutes >= LONG_VISIT_MINUTES
    : hasLunchWithin({ startMinutes, endMinutes: startMinutes + place.visitMinutes });
}

function coversEvening({ place, startMinutes }: Candidate): boolean {
  if (!takesWholeDay(place) || startMinutes === undefined) return false;
  return hasDinnerWithin({ startMinutes, endMinutes: startMinutes + place.visitMinutes });
}
