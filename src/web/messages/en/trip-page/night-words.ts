import { english } from "../../../../domain/messages/en/english.ts";

/** A night that one base of a trip gives to another. */
export const nightWords = {
  more: (town: string) => `A night more in ${town}`,
  nightsIn: (town: string) => `Nights in ${town}`,
  travelTo: (town: string) => `Travel to ${town}`,
  /** `date` is "2026-05-04". */
  onDay: (day: string, date: string | undefined) =>
    date === undefined ? day : `${day}, ${english.date(date)}`,
  meaning: (day: string, town: string) =>
    `${day} is planned anew in ${town}, and its places are set aside. The day on which you travel keeps its own.`,
  held: (names: readonly string[]) =>
    `This can’t be done while you keep this as it is: ${english.list(names)}. Unlock it, or leave its hour to the plan.`,
};
