import type { StartWindow } from "../solver/orienteering-problem.ts";
import { GRID_MINUTES } from "./day-hours.ts";

/** Both included; left out, there is no such end. */
type Hours = { readonly from?: number; readonly to?: number };

/** The starts in some hours. */
export function startsWithin(
  windows: readonly StartWindow[],
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Hours,
): StartWindow[] {
  return windows
    .map(({ first, last, bonus }) => ({
      first: Math.max(first, from),
      last: Math.min(last, to),
      bonus,
    }))
    .filter(({ first, last }) => first <= last);
}

/** The same starts, with points more for those in some hours, which begin and end on marks of the grid. */
export function withPoints(
  windows: readonly StartWindow[],
  points: number,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Hours = {},
): StartWindow[] {
  return windows
    .flatMap(({ first, last, bonus }) => [
      { first, last: Math.min(last, from - GRID_MINUTES), bonus },
      { first: Math.max(first, from), last: Math.min(last, to), bonus: bonus + points },
      { first: Math.max(first, to + GRID_MINUTES), last, bonus },
    ])
    .filter(({ first, last }) => first <= last);
}

/** The window in which a visit starts then; undefined where it may not. */
export function windowAt(
  windows: readonly StartWindow[],
  startMinutes: number,
): StartWindow | undefined {
  return windows.find(({ first, last }) => startMinutes >= first && startMinutes <= last);
}
