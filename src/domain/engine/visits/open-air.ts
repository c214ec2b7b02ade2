import { middleOf, weekdayOf } from "../../calendar-date.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import type { KnownPlace } from "../known-city.ts";

/** Kinds that have no doors to close. */
const OPEN_AIR: ReadonlySet<PlaceCategory> = new Set([
  "monument",
  "viewpoint",
  "park",
  "old-town",
  "beach",
  "nature",
]);
/** Of kinds that are in the open these have gates. */
const GATED: PlaceCategory = "zoo";
/** In the open, with trees, roofs or rides. */
const SHADED: ReadonlySet<PlaceCategory> = new Set([
  "park",
  "market",
  "show",
  "nightlife",
  "zoo",
  "theme-park",
]);
/** From such a mean highest temperature of the month on, nobody stands in the sun at noon. */
const HOT_C = 33;

/** Whether it has no doors to close, by its kind. */
export function hasNoDoors({ category }: Pick<KnownPlace, "category">): boolean {
  return OPEN_AIR.has(category);
}

/** Whether it is seen in the open, by the guide's word or else by its kind. */
function isInTheOpen(place: Pick<KnownPlace, "category" | "indoor">): boolean {
  return place.indoor === undefined ? hasNoDoors(place) || place.category === GATED : !place.indoor;
}

/** Whether one may see it after dark: it is indoors, lit, night life, or said to be best in the evening. */
export function isForTheDark(
  place: Pick<KnownPlace, "category" | "indoor" | "isLit" | "bestTime">,
): boolean {
  const { isLit = false, bestTime, category } = place;
  return isLit || bestTime === "evening" || category === "nightlife" || !isInTheOpen(place);
}

/** Whether one stands in the heat there around noon on that day. Ways out of town pass noon whenever one goes. */
export function isHotAtNoon(
  place: Pick<KnownPlace, "category" | "indoor" | "highC" | "way" | "month">,
  date: string | undefined,
): boolean {
  const highC = place.way === undefined ? highOn(place, date) : undefined;
  return (highC ?? 0) >= HOT_C && !SHADED.has(place.category) && isInTheOpen(place);
}

/** In great heat nobody is out between these; in a hot month not around noon. Minutes after midnight. */
const GREAT_HEAT = { fromC: 38, from: 10 * 60, to: 18 * 60 } as const;
const NOON_HEAT = { from: 12 * 60, to: 16 * 60 } as const;
/** With small children from so much on. */
const HOT_FOR_SMALL_CHILDREN_C = 30;

/** When a visit there on that day is one in the heat, in minutes after midnight; undefined where it is none at any hour. */
export function heatHours(
  place: Pick<KnownPlace, "category" | "indoor" | "highC" | "way" | "month">,
  date: string | undefined,
  hasSmallChildren: boolean,
): { readonly from: number; readonly to: number } | undefined {
  const highC = place.way === undefined ? highOn(place, date) : undefined;
  if (highC === undefined || !isInTheOpen(place)) return undefined;
  // Trees and roofs are no help then.
  if (highC >= GREAT_HEAT.fromC) return GREAT_HEAT;
  const hotC = hasSmallChildren ? HOT_FOR_SMALL_CHILDREN_C : HOT_C;
  return highC >= hotC && !SHADED.has(place.category) ? NOON_HEAT : undefined;
}

function highOn(
  { highC, month }: Pick<KnownPlace, "highC" | "month">,
  date: string | undefined,
): number | undefined {
  const then = date ?? month;
  return then === undefined ? undefined : highC?.[Number(then.slice(5, 7)) - 1];
}

/** Whether it is worth the way on that day, without a date in the month of the trip, or else on any. */
export function isInSeason(
  { season, month }: Pick<KnownPlace, "season" | "month">,
  date: string | undefined,
): boolean {
  const day = date ?? (month && middleOf(month));
  if (season === undefined || day === undefined) return true;
  const week = parseOpeningHours(`${season} 24/7`, day);
  return week === undefined || (week[weekdayOf(day)] ?? []).length > 0;
}
