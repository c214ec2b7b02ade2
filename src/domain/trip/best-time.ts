/** The part of the day a place is at its best in. */
export const BEST_TIMES = ["morning", "midday", "afternoon", "sunset", "evening", "any"] as const;

export type BestTime = (typeof BEST_TIMES)[number];

/**
 * The minutes after midnight in which a visit may start to count as being at its best time.
 * Editorial; sunset is a year-round middle (docs/planning.md, "Visits").
 */
export const BEST_TIME_MINUTES: Readonly<Record<BestTime, readonly [from: number, to: number]>> = {
  morning: [8 * 60, 11 * 60 + 30],
  midday: [11 * 60, 14 * 60],
  afternoon: [13 * 60, 17 * 60 + 30],
  sunset: [16 * 60 + 30, 20 * 60],
  evening: [18 * 60, 22 * 60],
  any: [0, 24 * 60],
};
