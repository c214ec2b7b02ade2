import { laterBy } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { FreeTime } from "../../trip/trip.ts";
import { LONGEST_WAY_MINUTES } from "../days/name-free-time.ts";
import type { KnownCity } from "../known-city.ts";
import { DOOR_MINUTES } from "../visits/day-hours.ts";
import { isOfOneNight } from "../visits/event-of-place.ts";
import { isHotThen } from "../visits/open-air.ts";
import type { Span } from "../visits/open-weekdays.ts";
import type { CheckedDay, CheckedLeg } from "./checked-days.ts";

/** What a day holds in sights, by how fast the travellers are; less or more where they asked for it. */
const SIGHT_MINUTES = { slow: 290, quick: 360 } as const;
const PACE_PARTS = { relaxed: 0.8, usual: 1, full: 1.1 } as const;
/** A day that starts later or ends sooner leaves some of it unused. */
const DAY_HOURS = { from: 10 * 60 + 30, to: 17 * 60 } as const;
const RELAXED_HOURS = { from: 11 * 60, to: 16 * 60 } as const;

/** Of the day on which one arrives in the evening, or leaves in the morning, nothing is asked. */
const LEAST_PART = 0.4;

/** Free time is welcome as long as it is no half of a day. */
const WELCOME_FREE_MINUTES = 90;

/** Who leaves time at such an hour means it for a meal, whether or not the plan names one. */
const MEALS = [
  { kind: "lunch", startMinutes: 11 * 60 + 30, endMinutes: 15 * 60, length: 60 },
  { kind: "dinner", startMinutes: 18 * 60, endMinutes: 21 * 60, length: 75 },
] as const;

/** How a day is spent, in minutes. */
export type DayUse = {
  readonly day: CheckedDay;
  /** It is for leaving, and may be short: the last one of a dated trip. */
  readonly isForLeaving: boolean;
  readonly sightMinutes: number;
  /** The sights, and the way to those out of town, over what the pace holds, in percent; at most 100. */
  readonly fullPercent: number;
  /** What it starts too late, and what it ends too soon. */
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  /** Between visits, beyond the leg, the door and meals. */
  readonly idleMinutes: number;
  /** The same beyond what the plan calls free time, of which it may have an hour and a half. */
  readonly waitingMinutes: number;
};

/**
 * How each day of the trip is spent.
 *
 * @param climate of the city: in the heat who is at the hotel waits for nothing.
 */
export function dayUses(
  days: readonly CheckedDay[],
  request: Pick<PlanRequest, "pace">,
  pace: Pace,
  climate?: KnownCity["climate"],
): DayUse[] {
  return days.map((day, index) => {
    const choice = day.text.pace ?? request.pace ?? "usual";
    const whole = PACE_PARTS[choice] * SIGHT_MINUTES[pace.slow ? "slow" : "quick"];
    const kept = keptFree(day);
    const part = partOfDay(day.pace, pace, kept);
    const hours = hoursWithin(choice === "relaxed" ? RELAXED_HOURS : DAY_HOURS, day.pace, pace);
    const sightMinutes = day.visits.reduce((sum, visit) => sum + lengthOf(visit), 0);
    const meals = mealsOf(day);
    const { free = [] } = day.text;
    const idleMinutes = leftOver(day, [...meals, ...kept, ...restsOf(day, climate)]);
    const unnamed = leftOver(day, [...meals, ...kept, ...free.map(withWays)]);
    const [first, last] = [day.visits[0], day.visits.at(-1)];
    // Out of town the way is part of what one goes for.
    const wayMinutes = day.legs.reduce((sum, leg) => sum + minutesOut(leg), 0);
    // As is the way from another base.
    const transferMinutes = laterBy(day.text.transfer);
    // Who wants no more than so many places a day has all of it with these.
    const isAsked = day.pace.isCounted === true && day.visits.length >= day.pace.most;
    const isBrief = part < LEAST_PART || isAsked;
    const startMinutes =
      (first?.startMinutes ?? hours.to) - minutesOut(day.legs[0]) - transferMinutes;
    const endMinutes = (last?.endMinutes ?? hours.to) + minutesOut(day.legs.at(-1));
    return {
      day,
      isForLeaving: index > 0 && index === days.length - 1 && day.date !== undefined,
      sightMinutes,
      fullPercent: isBrief
        ? 100
        : Math.min(100, (100 * (sightMinutes + wayMinutes + transferMinutes)) / (whole * part)),
      lateMinutes: isBrief
        ? 0
        : unkept({ startMinutes: hours.from, endMinutes: startMinutes }, kept),
      earlyMinutes: isBrief ? 0 : unkept({ startMinutes: endMinutes, endMinutes: hours.to }, kept),
      idleMinutes,
      waitingMinutes: isAsked ? 0 : Math.max(unnamed, idleMinutes - WELCOME_FREE_MINUTES),
    };
  });
}

type DayHours = Pick<Pace, "startMinutes" | "endMinutes">;

/** The hours in which the traveller wants nothing: they are neither waited nor unused. */
function keptFree({ pace: { free = [] } }: CheckedDay): readonly Span[] {
  return free.map(({ fromMinutes, toMinutes }) => ({
    startMinutes: fromMinutes,
    endMinutes: toMinutes,
  }));
}

/** The minutes of a span that are not kept free. */
function unkept(span: Span, kept: readonly Span[]): number {
  return Math.max(
    0,
    kept.reduce((left, one) => left - sharedMinutes(one, span), lengthOf(span)),
  );
}

/** How much of a usual day the traveller has, who arrives in its course, leaves before its end or keeps hours free; at most 1. */
function partOfDay(day: DayHours, usual: DayHours, kept: readonly Span[]): number {
  return Math.min(1, unkept(day, kept) / (usual.endMinutes - usual.startMinutes));
}

/** The hours by which a day should begin and until which it should go on, moved as the traveller's own hours are. */
function hoursWithin(
  { from, to }: { readonly from: number; readonly to: number },
  day: DayHours,
  usual: DayHours,
) {
  return {
    from: from + Math.max(0, day.startMinutes - usual.startMinutes),
    to: to - Math.max(0, usual.endMinutes - day.endMinutes),
  };
}

function minutesOut(leg: CheckedLeg | undefined): number {
  return leg?.way === undefined ? 0 : leg.minutes;
}

/** A figure of several days in one: the worst day counts as much as all of them together. */
export function overDays(figures: readonly number[], worst: number): number {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  return (mean + worst) / 2;
}

/** What is left between the visits beyond the leg, the door and what there is a name for. */
function leftOver(day: CheckedDay, named: readonly Span[]): number {
  const gaps = gapsOf(day).filter(({ isForMidnight }) => !isForMidnight);
  return gaps.reduce((sum, { legMinutes, ...gap }) => {
    const spoken = named.reduce((minutes, span) => minutes + sharedMinutes(span, gap), 0);
    return sum + Math.max(0, lengthOf(gap) - legMinutes - DOOR_MINUTES - spoken);
  }, 0);
}

/** The day's meals, and those that it leaves time for without a word. */
function mealsOf(day: CheckedDay): Span[] {
  const { meals = [] } = day.text;
  const unsaid = MEALS.filter(({ kind }) => meals.every((meal) => meal.kind !== kind));
  return [
    ...meals,
    ...unsaid.flatMap(({ length, ...hours }) => {
      const [longest] = gapsOf(day).sort(
        (a, b) => sharedMinutes(b, hours) - sharedMinutes(a, hours),
      );
      if (longest === undefined) return [];
      const startMinutes = Math.max(longest.startMinutes, hours.startMinutes);
      return [{ startMinutes, endMinutes: Math.min(startMinutes + length, longest.endMinutes) }];
    }),
  ];
}

/** What travellers who need a rest have as one, with the ways to the hotel and on. */
function restsOf(
  { text: { free = [] }, date, pace }: CheckedDay,
  climate: KnownCity["climate"],
): Span[] {
  const isHot = isHotThen(climate, date, pace.avoidsHeat);
  return free
    .filter(
      ({ rest }) => rest !== undefined && (pace.restMinutes > 0 || (isHot && rest === "hotel")),
    )
    .map(({ startMinutes, endMinutes }) => ({
      startMinutes: startMinutes - LONGEST_WAY_MINUTES,
      endMinutes: endMinutes + LONGEST_WAY_MINUTES,
    }));
}

/** Free time with the ways to the hotel and on from there, which no leg of the day has. */
function withWays({ startMinutes, endMinutes, there, on }: FreeTime): Span {
  return {
    startMinutes: startMinutes - (there?.minutes ?? 0),
    endMinutes: endMinutes + (on?.minutes ?? 0),
  };
}

/** Until midnight one rests at the hotel, or sits on at dinner. */
function gapsOf({
  date,
  visits,
  legs,
}: CheckedDay): (Span & { legMinutes: number; isForMidnight: boolean })[] {
  return visits.slice(1).map((next, index) => ({
    isForMidnight: next.known !== undefined && isOfOneNight(next.known, date),
    startMinutes: visits[index]?.endMinutes ?? 0,
    endMinutes: next.startMinutes,
    legMinutes: legs[index + 1]?.minutes ?? 0,
  }));
}

function sharedMinutes(a: Span, b: Span): number {
  return lengthOf({
    startMinutes: Math.max(a.startMinutes, b.startMinutes),
    endMinutes: Math.min(a.endMinutes, b.endMinutes),
  });
}

function lengthOf({ startMinutes, endMinutes }: Span): number {
  return Math.max(0, endMinutes - startMinutes);
}
