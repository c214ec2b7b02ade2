import type { Pause } from "../solver/orienteering-problem.ts";

export const DAY_MINUTES = 24 * 60;
/** Plans keep to marks of five minutes: estimates are no finer. */
export const GRID_MINUTES = 5;
/** For entering and leaving, at each visit. */
export const DOOR_MINUTES = 5;
/** What our own days leave for meals; dinner where the day goes on into the evening. */
export const LUNCH: Pause = { first: 12 * 60, last: 14 * 60, duration: 60 };
export const DINNER: Pause = { first: 18 * 60, last: 20 * 60 + 15, duration: 75 };
/** Who has dinner at its first hour may be at a door by then. */
export const DINED_MINUTES = DINNER.first + DINNER.duration + DOOR_MINUTES + 2 * GRID_MINUTES;
/** Before an evening out that begins sooner than that. */
export const EARLY_DINNER_MINUTES = 17 * 60;
export const EARLY_DINED_MINUTES = EARLY_DINNER_MINUTES + DINED_MINUTES - DINNER.first;
/** A day that goes on until then has time for dinner on the way. */
export const DINES_OUT_UNTIL_MINUTES = 21 * 60;

export function onGridDown(minutes: number): number {
  return Math.floor(minutes / GRID_MINUTES) * GRID_MINUTES;
}

export function onGridUp(minutes: number): number {
  return Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES;
}
