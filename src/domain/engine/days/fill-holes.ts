import { distanceKm } from "../../places/geo.ts";
import { legBetween } from "../../places/travel.ts";
import { LOOK_MINUTES, LOOKS_BESIDES, type Pace } from "../../trip/pace.ts";
import { DOOR_MINUTES, onGridUp } from "../visits/day-hours.ts";
import { countsAs } from "../visits/most-a-day.ts";
import {
  belongsToEvening,
  chosenWindows,
  isOnOtherDay,
  OTHER_DAY_POINTS,
  takesWholeDay,
} from "../visits/visit-windows.ts";
import { brokenDayRules } from "./broken-day-rules.ts";
import { type Candidate, type DaysTask, taskOfDay } from "./days-task.ts";
import { bestTimePoints, isOneGroup } from "./objective.ts";
import { reenteredIn } from "./order-score.ts";
import { ticketCost, ticketsOf } from "./plan-cost.ts";
import { isReachedOn } from "./schedule-days.ts";
import { candidatesOf, type TimedDay, type TimedVisit } from "./timed-day.ts";
import { withMealsAtEnds } from "./with-meals-at-ends.ts";

/** Who would have nothing to do for so long sees something more; who takes their time, where it is longer. */
const HOLE_MINUTES = { usual: 60, relaxed: 90 } as const;
const LONG_HOLE_MINUTES = 150;
/** A day that begins so much later than it may has a morning to fill. */
const LATE_MORNING_MINUTES = 120;
/** Below this part of a full day's minutes in sights a day of short visits has room for one more. */
const LIGHT_SHARE = 0.75;
/** So long nobody rests, however little they want to see. */
const HALF_DAY_MINUTES = 180;
/** A filler is near both of its neighbours, so that the day isn't longer for it; each minute of the ways to it costs points. */
const MAX_LEG_MINUTES = 25;
/** Who would wait for hours rides farther. */
const MAX_LEG_IN_LONG_HOLE = 40;
const LEG_POINTS = 4;
/** It is known a little, in a hole of hours a little less, and takes longer than a look. */
const KNOWN_FROM = { usual: 45, inLongHole: 30 } as const;
const SHORTEST_MINUTES = 30;
const MOST_ROOMS = 2;
/** Places so near to each other belong on one day. */
const NEXT_DOOR_KM = 0.3;
/** A warm afternoon is no matter, nor another weekday; a hot one is. */
const LEAST_BONUS = -60;

/** What a day has before its first visit, between two of its visits, or after the last before dinner, where no meal is. */
type Hole = {
  /** The visits before it and after it, by their place in the day. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Whether what follows is the next visit, and not a meal. */
  readonly isToNext: boolean;
};

/**
 * The days with a sight more where one would wait for hours: the best of those left that is open then, near, and paid for. The
 * search counts the visits of a day, and a day out of town leaves its evening empty; what the days have stays as it is.
 *
 * @param isPayable whether the trip may cost what these days do.
 */
export function* fillHoles(
  days: readonly TimedDay[],
  task: DaysTask,
  isPayable: (days: readonly TimedDay[]) => boolean,
): Generator<void, TimedDay[], void> {
  const filled = [...days];
  for (const number of days.keys()) {
    const { pace } = taskOfDay(task, number);
    if (pace.hasSmallChildren || pace.isGentle || pace.away !== undefined) continue;
    for (;;) {
      yield;
      const better = withFiller(number, filled, task);
      if (better === undefined || !isPayable(filled.with(number, better))) break;
      filled[number] = better;
    }
  }
  return filled;
}

function withFiller(
  number: number,
  days: readonly TimedDay[],
  task: DaysTask,
): TimedDay | undefined {
  const day = days[number];
  const rules = taskOfDay(task, number);
  if (day === undefined) return undefined;
  const left = leftFor(number, days, task).filter(({ place }) =>
    isReachedOn(day.date, place, task),
  );
  const [best] = holesOf(day, rules.pace)
    .flatMap((hole) =>
      left
        .filter((candidate) => hasRoom(candidate, day, hole, rules.pace))
        .flatMap((candidate) => fillerIn(hole, candidate, day, rules) ?? []),
    )
    .toSorted((a, b) => b.points - a.points)
    .filter((one) => brokenDayRules(one.day, rules).length === 0);
  return best?.day;
}

/** An evening out counts here, but for the longest holes: nobody has six sights and a show for the sake of an hour. A look is beside the count, as on any day. */
function hasRoom(
  { place }: Candidate,
  { visits }: TimedDay,
  { from, to }: Hole,
  { most, isCounted, visitPoints, sightMinutes }: Pace,
): boolean {
  if (isCounted) return visits.length < most;
  if (visits.length >= most + LOOKS_BESIDES) return false;
  const full = visits.filter(({ candidate }) => candidate.place.visitMinutes > LOOK_MINUTES);
  const isLook = place.visitMinutes <= LOOK_MINUTES;
  if (isLook) return true;
  const long = visitPoints < 0 ? HALF_DAY_MINUTES : LONG_HOLE_MINUTES;
  const seen = visits.reduce((sum, visit) => sum + visit.endMinutes - visit.startMinutes, 0);
  const isLight = visitPoints >= 0 && seen < LIGHT_SHARE * sightMinutes;
  return full.length < (isLight || to - from >= long ? most + 1 : most);
}

function holesOf(day: TimedDay, pace: Pace): Hole[] {
  const { meals } = withMealsAtEnds(day, pace);
  const least = HOLE_MINUTES[pace.visitPoints < 0 ? "relaxed" : "usual"];
  const [first] = day.visits;
  const until = Math.min(
    (first?.startMinutes ?? 0) - (first?.leg?.minutes ?? 0),
    meals[0]?.startMinutes ?? Number.POSITIVE_INFINITY,
  );
  const isToNext = first !== undefined && !meals.some((meal) => meal.startMinutes === until);
  // A day that only a show is left of begins in the morning, too.
  const morning =
    until - pace.startMinutes >= LATE_MORNING_MINUTES
      ? [{ at: -1, from: pace.startMinutes, to: until, isToNext }]
      : [];
  const later = day.visits.flatMap((visit, at) => {
    const next = day.visits[at + 1];
    const until = next?.startMinutes ?? Number.POSITIVE_INFINITY;
    const within = meals.filter(
      (meal) => meal.startMinutes >= visit.endMinutes && meal.endMinutes <= until,
    );
    const starts = [visit.endMinutes, ...within.map(({ endMinutes }) => endMinutes)];
    return starts
      .map((from, nth) => {
        const meal = within[nth];
        return { at, from, to: meal?.startMinutes ?? until, isToNext: meal === undefined };
      })
      .filter(({ from, to, isToNext }) => {
        const way = isToNext ? (next?.leg?.minutes ?? 0) : 0;
        return to < Number.POSITIVE_INFINITY && to - from - way - DOOR_MINUTES >= least;
      });
  });
  return [...morning, ...later];
}

/** What no day has that may be on this one, is not like what the trip has, and that what is left for tickets pays for. */
function leftFor(number: number, days: readonly TimedDay[], task: DaysTask): Candidate[] {
  const seen = candidatesOf(days);
  const here = days[number]?.visits.map(({ candidate }) => candidate) ?? [];
  const left = task.tickets.cap - ticketsOf(days, task);
  const rooms = here.filter(isRoom).length;
  return task.candidates.filter(
    (candidate) =>
      candidate.score > 0 &&
      candidate.place.popularity >= KNOWN_FROM.inLongHole &&
      candidate.place.visitMinutes >= SHORTEST_MINUTES &&
      candidate.place.way === undefined &&
      candidate.startMinutes === undefined &&
      (candidate.onlyDay ?? number) === number &&
      candidate.notDays?.has(number) !== true &&
      !takesWholeDay(candidate.place) &&
      !belongsToEvening(candidate.place, days[number]?.date) &&
      !(isRoom(candidate) && rooms >= MOST_ROOMS) &&
      !isMoreThanWanted(candidate, here, task) &&
      ticketCost(candidate.place, task.tickets) <= left &&
      seen.every(
        (one) =>
          one.place.id !== candidate.place.id &&
          (one.experience === undefined || one.experience !== candidate.experience) &&
          (here.includes(one) ||
            !(isOneGroup(one.place, candidate.place) || isNextDoor(one.place, candidate.place))),
      ),
  );
}

/** Nobody comes back to the next street on another day. */
function isNextDoor(a: Candidate["place"], b: Candidate["place"]): boolean {
  return a.at !== undefined && b.at !== undefined && distanceKm(a.at, b.at) < NEXT_DOOR_KM;
}

/** Whether the traveller wants no more of its kind that day. */
function isMoreThanWanted(
  { place }: Candidate,
  here: readonly Candidate[],
  { wishes: asked }: DaysTask,
): boolean {
  return (asked?.wishes ?? []).some(
    (wish) =>
      wish.kind === "most" &&
      wish.isADay === 1 &&
      countsAs(wish.categories, place) &&
      here.filter((one) => countsAs(wish.categories, one.place)).length >= wish.count,
  );
}

/** A look into a church tires nobody. */
function isRoom({ place: { category, visitMinutes } }: Candidate): boolean {
  const isOfRooms = category === "museum" || category === "palace" || category === "worship";
  return isOfRooms && visitMinutes > LOOK_MINUTES;
}

/** The day with the candidate in its hole, at its best hour there; undefined where it isn't open, too far, or takes longer. */
function fillerIn(
  { at, from, to, isToNext }: Hole,
  candidate: Candidate,
  day: TimedDay,
  { pace, style, hotel }: Pick<DaysTask, "pace" | "style" | "hotel">,
): { readonly day: TimedDay; readonly points: number } | undefined {
  const { place } = candidate;
  const [before, next] = [day.visits[at], day.visits[at + 1]];
  // What is seen in one go stays so.
  if (before !== undefined && isOneGroup(before.candidate.place, next?.candidate.place))
    return undefined;
  const leg = legBetween(before?.candidate.place ?? { at: hotel }, place, style);
  const on = legBetween(place, next?.candidate.place ?? { at: hotel }, style);
  if (leg === undefined || on === undefined) return undefined;
  const isLong = to - from >= LONG_HOLE_MINUTES;
  if (!isLong && place.popularity < KNOWN_FROM.usual) return undefined;
  const farthest = isLong ? MAX_LEG_IN_LONG_HOLE : MAX_LEG_MINUTES;
  const isFarOn = next !== undefined && on.minutes > Math.max(farthest, next.leg?.minutes ?? 0);
  const isFar = leg.minutes > Math.max(farthest, before?.candidate.place.way?.minutes ?? 0);
  if (isFar || isFarOn) return undefined;
  const soonest = onGridUp(from + leg.minutes + DOOR_MINUTES);
  const way = isToNext ? on.minutes + DOOR_MINUTES : DOOR_MINUTES;
  const latest = to - way - place.visitMinutes;
  const { windows, notOn } = chosenWindows(place, day.date, pace, bestTimePoints(place));
  const least = LEAST_BONUS + (isOnOtherDay(place, day.date) ? OTHER_DAY_POINTS : 0);
  const [start] = windows
    .filter(({ bonus }) => bonus >= least)
    .map(({ first, last, bonus }) => ({
      startMinutes: Math.max(first, soonest),
      last: Math.min(last, latest),
      bonus,
    }))
    .filter(({ startMinutes, last }) => startMinutes <= last)
    .toSorted((a, b) => b.bonus - a.bonus);
  if (start === undefined || notOn.length > 0) return undefined;
  const { startMinutes } = start;
  const filler: TimedVisit = {
    candidate,
    startMinutes,
    endMinutes: startMinutes + place.visitMinutes,
    leg,
    notOn,
  };
  const after = day.visits
    .slice(at + 1)
    .map((visit) => (visit === next ? { ...visit, leg: on } : visit));
  const filled = {
    ...day,
    visits: [...day.visits.slice(0, at + 1), filler, ...after],
    wayBack: next === undefined ? on : day.wayBack,
    // Meals before the first visit are between two now.
    ...(before === undefined ? { meals: withMealsAtEnds(day, pace).meals } : {}),
  };
  if (!isLong && reenteredIn(filled).length > reenteredIn(day).length) return undefined;
  return {
    day: filled,
    points: candidate.score + start.bonus - LEG_POINTS * (leg.minutes + on.minutes),
  };
}
