import { middleOf, weekdayOf } from "../../calendar-date.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { LOOK_MINUTES, type Pace } from "../../trip/pace.ts";
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
/** In the open, with roofs or rides. */
const SHADED: ReadonlySet<PlaceCategory> = new Set(["market", "show", "nightlife", "theme-park"]);
/** From such a mean highest temperature of the month on, nobody stands in the sun at noon. */
const HOT_C = 31;
/** In such heat shade is no help, nor is it a look only, and it lasts longer. */
const GREAT_HEAT_C = 33.5;
/** From such a one on days out of town begin before sunrise. */
const OUT_BY_DAWN_C = 34.5;
/** With small children from so much on. */
const HOT_FOR_SMALL_CHILDREN_C = 30;
/** Who says that heat is hard on them has had enough of it so much sooner. */
const AVOIDS_HEAT_C = 4;
const HEAT = { from: 12 * 60, to: 15 * 60 } as const;
const GREAT_HEAT = { from: 12 * 60, to: 17 * 60 } as const;
/** In a hot month it is cool until then, and again from then on. */
export const WARM = { from: 11 * 60, to: 17 * 60 } as const;
/** Each degree of the month's mean from here on costs what one sees between. */
const WARM_C = 31;
const WARM_POINTS_A_DEGREE = 25;
/** There is shade, or water. */
const COOLER: ReadonlySet<PlaceCategory> = new Set(["park", "beach"]);
/** Up to such a one nobody eats at a stand. */
const COLD_C = 9;
/** Up to such a mean highest temperature of the month nobody is out in the green, or at rides, for longer than this. */
const FROSTY_C = 4;
const LONG_IN_FROST_MINUTES = 60;
const BARE_IN_FROST: ReadonlySet<PlaceCategory> = new Set([
  "park",
  "nature",
  "beach",
  "zoo",
  "theme-park",
]);

/** Whether it has no doors to close, by its kind. */
export function hasNoDoors({ category }: Pick<KnownPlace, "category">): boolean {
  return OPEN_AIR.has(category);
}

/** Whether it is seen in the open, by the guide's word or else by its kind. */
export function isInTheOpen(place: Pick<KnownPlace, "category" | "indoor">): boolean {
  return place.indoor === undefined ? hasNoDoors(place) || place.category === GATED : !place.indoor;
}

/** Whether one may see it after dark: it is indoors, lit, night life, or said to be best in the evening. */
export function isForTheDark(
  place: Pick<KnownPlace, "category" | "indoor" | "isLit" | "bestTime">,
): boolean {
  const { isLit = false, bestTime, category } = place;
  return isLit || bestTime === "evening" || category === "nightlife" || !isInTheOpen(place);
}

/** Rain on so many days of the month, and each day has something under a roof. */
const RAINY_DAYS = 12;

export function isRainyThen(
  climate: { readonly rainDays?: readonly number[] | undefined } | undefined,
  date: string | undefined,
): boolean {
  return (ofMonth(climate?.rainDays, date) ?? 0) >= RAINY_DAYS;
}

/** Whether it is a hot month there for these travellers, in which the day begins sooner and nobody walks far. */
export function isHotThen(
  climate: { readonly highC: readonly number[] } | undefined,
  date: string | undefined,
  avoidsHeat = false,
): boolean {
  return feltC(climate?.highC, date, avoidsHeat) >= HOT_C;
}

/** The month's mean highest temperature, as these travellers feel it. */
function feltC(
  means: readonly number[] | undefined,
  date: string | undefined,
  avoidsHeat = false,
): number {
  return (ofMonth(means, date) ?? Number.NEGATIVE_INFINITY) + (avoidsHeat ? AVOIDS_HEAT_C : 0);
}

/** Whether it is too cold a month there to eat standing in the open. */
export function isColdThen(
  climate: { readonly highC?: readonly number[] } | undefined,
  date: string | undefined,
): boolean {
  return (ofMonth(climate?.highC, date) ?? COLD_C + 1) <= COLD_C;
}

/** Whether it is so hot a month there that days out of town begin before sunrise. */
export function isGreatHeatThen(
  climate: { readonly highC: readonly number[] } | undefined,
  date: string | undefined,
  avoidsHeat = false,
): boolean {
  return feltC(climate?.highC, date, avoidsHeat) >= OUT_BY_DAWN_C;
}

/**
 * When a visit there on that day is one in the heat, in minutes after midnight; undefined where it is none at any hour. Ways
 * out of town pass noon whenever one goes.
 */
export function heatHours(
  place: Pick<KnownPlace, "category" | "indoor" | "highC" | "way" | "visitMinutes" | "month">,
  date: string | undefined,
  { hasSmallChildren, avoidsHeat }: Pick<Pace, "hasSmallChildren" | "avoidsHeat">,
): { readonly from: number; readonly to: number } | undefined {
  if (place.way !== undefined || !isInTheOpen(place)) return undefined;
  const highC = feltC(place.highC, date ?? place.month, avoidsHeat);
  if (highC >= GREAT_HEAT_C) return GREAT_HEAT;
  const isSpared = SHADED.has(place.category) || place.visitMinutes <= LOOK_MINUTES;
  return highC >= (hasSmallChildren ? HOT_FOR_SMALL_CHILDREN_C : HOT_C) && !isSpared
    ? HEAT
    : undefined;
}

/** What a visit there loses on that day in the warm hours before the heat and after it. */
export function warmPoints(
  place: Pick<KnownPlace, "category" | "indoor" | "highC" | "way" | "visitMinutes" | "month">,
  date: string | undefined,
  pace: Pace,
): number {
  const heat = heatHours(place, date, pace);
  if (heat === undefined || (heat === HEAT && COOLER.has(place.category))) return 0;
  const highC = feltC(place.highC, date ?? place.month, pace.avoidsHeat);
  return -WARM_POINTS_A_DEGREE * Math.max(0, highC - WARM_C);
}

/** Whether one is out in the frost for long there on that day. */
export function isLongInFrost(
  place: Pick<KnownPlace, "category" | "indoor" | "highC" | "visitMinutes" | "month">,
  date: string | undefined,
): boolean {
  const isFrosty = (ofMonth(place.highC, date ?? place.month) ?? FROSTY_C + 1) <= FROSTY_C;
  const isBare = BARE_IN_FROST.has(place.category) && place.indoor !== true;
  return isFrosty && isBare && place.visitMinutes > LONG_IN_FROST_MINUTES;
}

function ofMonth(
  means: readonly number[] | undefined,
  date: string | undefined,
): number | undefined {
  return date === undefined ? undefined : means?.[Number(date.slice(5, 7)) - 1];
}

/** The houses of Europe are shut in these weeks; of which nobody knows when it plays is no evening then. */
const SUMMER_BREAK = { from: "07-15", to: "08-31" } as const;

function isInSummerBreak(
  { category, hours, starts, timeZone, eventHours }: SeasonPlace,
  date: string,
): boolean {
  const isUnknown =
    category === "show" && [hours, starts, eventHours].every((one) => one === undefined);
  const day = date.slice(5);
  const isThen = day >= SUMMER_BREAK.from && day <= SUMMER_BREAK.to;
  return isUnknown && isThen && timeZone?.startsWith("Europe/") === true;
}

/** What says when it is worth the way. */
export type SeasonPlace = Pick<
  KnownPlace,
  "season" | "category" | "hours" | "starts" | "timeZone" | "eventHours" | "month"
>;

/** Days of a trip (0 is the first) on which it isn't worth the way, where it is on others: the opera's season ends in the week. */
export function daysOutOfSeason(
  place: SeasonPlace,
  dates: readonly (string | undefined)[],
): ReadonlySet<number> {
  const out = [...dates.keys()].filter((day) => !isInSeason(place, dates[day]));
  return new Set(out.length < dates.length ? out : []);
}

/** Whether it is worth the way on that day, without a date in the month of the trip, or else on any. */
export function isInSeason(place: SeasonPlace, date: string | undefined): boolean {
  const { season, month } = place;
  const day = date ?? (month && middleOf(month));
  if (day === undefined) return true;
  if (season === undefined) return !isInSummerBreak(place, day);
  const week = parseOpeningHours(`${season} 24/7`, day);
  return week === undefined || (week[weekdayOf(day)] ?? []).length > 0;
}
