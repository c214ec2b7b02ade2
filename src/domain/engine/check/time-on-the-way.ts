import type { CheckedDay } from "./checked-days.ts";

/** Of a way out of town, and of a walk, half is part of what one came for. */
const WELCOME_PART = 0.5;

/** How long a day is on the way, in minutes: rides in town in full, walks and the way out of town by half. */
export function minutesOnTheWay({ legs }: Pick<CheckedDay, "legs">): number {
  return legs.reduce((sum, leg) => {
    if (leg === undefined) return sum;
    const isWelcome = leg.mode === "walk" || leg.way !== undefined;
    return sum + (isWelcome ? WELCOME_PART : 1) * leg.minutes;
  }, 0);
}
