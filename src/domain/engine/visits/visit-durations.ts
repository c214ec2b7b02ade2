import type { PlaceCategory } from "../../places/place-category.ts";
import { LONG_VISIT_MINUTES, type Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { GRID_MINUTES, onGridDown } from "./day-hours.ts";

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

/** What tires, as does any long visit: who takes it easy stays no longer, but has more time between. */
const TIRING: ReadonlySet<PlaceCategory> = new Set(["museum", "palace", "theme-park", "zoo"]);
/** Small children have seen enough of it by half the time, older ones by `roomMinutes`. */
const FOR_ADULTS: ReadonlySet<PlaceCategory> = new Set(["museum", "palace", "worship"]);
const SMALL_CHILDREN_PART = 0.5;
/** Of what is for them, too, two hours are enough. */
const THEIR_MUSEUM_MINUTES = 120;
/** A long morning among animals is a day for them: then they eat, and sleep. */
const THEIR_ZOO_MINUTES = 180;
/** Nor do they last longer on a day at a theme park. */
export const SMALL_CHILDREN_MOST_MINUTES = 420;

/** How long one stays at a place at this pace, in minutes; at the usual one without small children just as long as people do. */
export function paceStay(place: Stay, { stay, ...pace }: Pick<Pace, "stay"> & PaceOfStay): number {
  const { category, visitMinutes } = place;
  const own = usualStay(place, pace);
  const isTiring = TIRING.has(category) || visitMinutes >= LONG_VISIT_MINUTES;
  const part = isTiring ? Math.min(1, stay) : stay;
  return part === 1 || own < visitMinutes
    ? own
    : Math.round((own * part) / GRID_MINUTES) * GRID_MINUTES;
}

/** How long such travellers usually stay at a place, in minutes. */
export function usualStay(
  { category, visitMinutes, isForChildren, isForSmallChildren, suits }: Stay,
  { hasSmallChildren, roomMinutes = Number.POSITIVE_INFINITY }: PaceOfStay,
): number {
  const isRoom = FOR_ADULTS.has(category);
  if (!hasSmallChildren) {
    const isForThem = isForSmallChildren === true || suits?.includes("Family") === true;
    const most = isForThem ? Math.max(roomMinutes, THEIR_MUSEUM_MINUTES) : roomMinutes;
    return isRoom ? Math.min(visitMinutes, most) : visitMinutes;
  }
  const isForThem = isForChildren === true || isForSmallChildren === true;
  const most = !isRoom
    ? Math.min(visitMinutes, category === "zoo" ? THEIR_ZOO_MINUTES : visitMinutes)
    : isForThem
      ? Math.min(visitMinutes, THEIR_MUSEUM_MINUTES)
      : SMALL_CHILDREN_PART * visitMinutes;
  return onGridDown(Math.min(most, SMALL_CHILDREN_MOST_MINUTES));
}

type PaceOfStay = Pick<Pace, "hasSmallChildren" | "roomMinutes">;
type Stay = Pick<KnownPlace, "category" | "visitMinutes" | "isForChildren" | "isForSmallChildren"> &
  Partial<Pick<KnownPlace, "suits">>;

/** Whether a visit lasts between half of what is usual and one and a half times that. */
export function isUsualStay(minutes: number, usualMinutes: number): boolean {
  return minutes >= SHORTEST_PART * usualMinutes && minutes <= LONGEST_PART * usualMinutes;
}
