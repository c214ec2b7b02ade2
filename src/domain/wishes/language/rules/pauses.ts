import type { Segment } from "../said-segment.ts";
import type { SaidTime } from "../said-times.ts";
import { dayWish, type Reading } from "./rule.ts";

export const HALF_DAY = 12 * 60;

/** After lunch, where no hour is said. */
export const NAP = { fromMinutes: 13 * 60, toMinutes: 15 * 60 } as const;

/** "By 7" is in the evening. */
export function endOf({ minutes, isSure }: SaidTime): number {
  return !isSure && minutes < HALF_DAY ? minutes + HALF_DAY : minutes;
}

function freeHours({ range, when }: Segment): Reading | undefined {
  return range === undefined
    ? undefined
    : [{ verb: "free-hours", ...range, ...(when === undefined ? {} : { when }) }];
}

const PAUSE = /\b(?:free|nothing|nap|break|back|athotel|hotel|busy)\b/;

/** "A toddler who naps from 1 to 3", "we are busy from 10 to 12"; hours alone, where they are no whole day. */
export function pauseFromTo(segment: Segment): Reading | undefined {
  const { range, shape, items, objects, meals } = segment;
  const isShort = range !== undefined && range.toMinutes - range.fromMinutes < SHORT_DAY_MINUTES;
  const isSaid = PAUSE.test(shape) || (shape === "R" && isShort);
  const isTurned = items.some(({ code }) => /^(?:not|no|if|but|except)$/.test(code));
  return isSaid && !isTurned && objects.length + meals.length === 0
    ? freeHours(segment)
    : undefined;
}

/** "Rest at 3", "nap 2 hours from 1". */
export function napAt(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.times.length > 1) return undefined;
  const minutes =
    time.isSure !== true && time.minutes < 8 * 60 ? time.minutes + HALF_DAY : time.minutes;
  const length = segment.spans[0] ?? 2 * 60;
  return dayWish({ verb: "free-hours", fromMinutes: minutes, toMinutes: minutes + length })(
    segment,
  );
}

const SHORT_DAY_MINUTES = 6 * 60;

/** "From 10 to 6" are a day's bounds, where it is as long as one. */
export function dayFromTo({ range, when }: Segment): Reading | undefined {
  if (range === undefined || range.toMinutes - range.fromMinutes < SHORT_DAY_MINUTES)
    return undefined;
  const on = when === undefined ? {} : { when };
  return [
    { verb: "start-day", minutes: range.fromMinutes, isSoonest: true, ...on },
    { verb: "end-day", minutes: range.toMinutes, ...on },
  ];
}

/** "Friday from 5 is mine". */
export function freeFrom({ times: [time], when }: Segment): Reading | undefined {
  if (time?.minutes === undefined) return undefined;
  const fromMinutes = endOf({ minutes: time.minutes, isSure: time.isSure === true });
  const on = when === undefined ? {} : { when };
  return [{ verb: "free-hours", fromMinutes, toMinutes: 2 * HALF_DAY, ...on }];
}

/** "Two hours of rest after lunch". */
export function breakOf(segment: Segment): Reading {
  const [minutes = NAP.toMinutes - NAP.fromMinutes] = segment.spans;
  return dayWish({
    verb: "free-hours",
    fromMinutes: NAP.fromMinutes,
    toMinutes: NAP.fromMinutes + minutes,
  })(segment);
}

/** "One afternoon off": of the day in the middle, where none is named. */
export const onePartFree = (segment: Segment): Reading | undefined =>
  segment.part === undefined || (segment.numbers[0] ?? 1) !== 1
    ? undefined
    : [{ verb: "free", part: segment.part, when: segment.when ?? MIDDLE_DAY }];

const MIDDLE_DAY = { days: [0] };

/** Which day of a trip is empty is not for us to say, but it may be the one in the middle. */
export function dayFree(segment: Segment): Reading {
  const wish = { verb: "free", part: "day" } as const;
  return segment.when === undefined
    ? { choices: [{ label: "doIt", name: "", wishes: [{ ...wish, when: MIDDLE_DAY }] }] }
    : [{ ...wish, when: segment.when }];
}
