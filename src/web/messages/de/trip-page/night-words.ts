import { german } from "../../../../domain/messages/de/german.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `One more night in ${town}`,
  nightsIn: (town: string) => `Nights in ${town}`,
  travelTo: (town: string) => `Travel to ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${german.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} will be replanned in ${town}, and its current places removed. Your travel day keeps its places.`,
  held: (names: readonly string[]) =>
    `First unlock ${german.list(names)}, or let the plan choose the time.`,
};
