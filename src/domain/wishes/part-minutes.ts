import type { DayPart } from "./language/said-items.ts";

/** Of each part of a day, in minutes after midnight. */
export const PART_MINUTES: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [0, 12 * 60 + 30],
  afternoon: [12 * 60 + 30, 18 * 60],
  evening: [18 * 60, 24 * 60],
  day: [0, 24 * 60],
};
