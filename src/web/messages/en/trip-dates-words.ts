import { english } from "../../../domain/messages/en/english.ts";
import type { LeftBefore } from "../../../domain/trip/left-before.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";

/** When a trip is, how long that is off, and what leads to setting its dates. */
export const tripDatesWords = {
  /** "tomorrow", "in 12 days", "in 4 months", "Day 2 of 4"; undefined where nothing is counted. */
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Day ${moment.dayNumber} of ${moment.ofDays}`;
    return moment.phase === "before" ? english.fromNow(moment.daysUntil) : undefined;
  },
  /** The countdown behind the dates, in one line. */
  afterDates: (countdown: string) => `, ${countdown}`,

  /** What is left, behind the countdown. */
  leftUntil: (left: string) => `: ${left}`,
  /** "2 to book, 1 to do, 5 to pack". */
  left: ({ book = 0, do: toDo = 0, pack = 0 }: LeftBefore) =>
    [
      ...(book === 0 ? [] : [`${book} to book`]),
      ...(toDo === 0 ? [] : [`${toDo} to do`]),
      ...(pack === 0 ? [] : [`${pack} to pack`]),
    ].join(", "),

  set: "Set dates",
  setOf: (trip: string) => `Set dates: ${trip}`,
  change: "Change dates",
  changeOf: (trip: string) => `Change dates: ${trip}`,
  unavailable: "You can’t set dates right now. Check your connection and try again.",
};
