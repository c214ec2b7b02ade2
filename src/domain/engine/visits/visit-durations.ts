import type { PlaceCategory } from "../../places/place-category.ts";
import type { Pace } from "../../trip/pace.ts";
import { GRID_MINUTES } from "./day-hours.ts";

/** How long visits last, in minutes. */
export type VisitDuration = {
  readonly shortest: number;
  readonly usual: number;
  readonly longest: number;
};

/** By kind of place; editorial (docs/planning.md, "Visits"). */
export const VISIT_DURATIONS: Readonly<Record<PlaceCategory, VisitDuration>> = {
  museum: { shortest: 60, usual: 105, longest: 180 },
  palace: { shortest: 60, usual: 90, longest: 150 },
  worship: { shortest: 15, usual: 30, longest: 60 },
  monument: { shortest: 10, usual: 40, longest: 60 },
  viewpoint: { shortest: 15, usual: 30, longest: 60 },
  park: { shortest: 30, usual: 60, longest: 120 },
  market: { shortest: 30, usual: 60, longest: 120 },
  "old-town": { shortest: 45, usual: 90, longest: 150 },
  beach: { shortest: 60, usual: 120, longest: 240 },
  show: { shortest: 90, usual: 120, longest: 180 },
  nightlife: { shortest: 60, usual: 120, longest: 180 },
  nature: { shortest: 60, usual: 120, longest: 240 },
  zoo: { shortest: 90, usual: 150, longest: 240 },
  "theme-park": { shortest: 240, usual: 360, longest: 540 },
};

const SHORTEST_PART = 0.5;
const LONGEST_PART = 1.5;

/** How long one stays at this pace where people usually stay so many minutes; at the usual pace just as long. */
export function paceStay(usualMinutes: number, { stay }: Pick<Pace, "stay">): number {
  return stay === 1
    ? usualMinutes
    : Math.round((usualMinutes * stay) / GRID_MINUTES) * GRID_MINUTES;
}

/** Whether a visit lasts between half of what is usual and one and a half times that. */
export function isUsualStay(minutes: number, usualMinutes: number): boolean {
  return minutes >= SHORTEST_PART * usualMinutes && minutes <= LONGEST_PART * usualMinutes;
}
