import { weekdayOf } from "../../calendar-date.ts";
import { clockMinutes } from "../../clock-text.ts";
import type { Position } from "../../places/geo.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { BEST_TIME_MINUTES } from "../../trip/best-time.ts";
import { LOOK_MINUTES, type Pace, SHORT_VISIT_MINUTES } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import type { StartWindow } from "../solver/orienteering-problem.ts";
import { DAY_MINUTES, DOOR_MINUTES, GRID_MINUTES, onGridDown, onGridUp } from "./day-hours.ts";
import {
  eventOn,
  eventSeenUntil,
  isEveningEvent,
  isOfOneNight,
  litByEventFrom,
} from "./event-of-place.ts";
import { bestTimeMinutes, darkMinutes, darkOn, sunriseOn, sunsetOn } from "./is-best-time.ts";
import { hasNoDoors, heatHours, isForTheDark, isInTheOpen, WARM, warmPoints } from "./open-air.ts";
import { overByEve } from "./over-by-eve.ts";
import { isSeenEarly, startFor } from "./seen-early.ts";
import { startsWithin, withPoints } from "./start-windows.ts";
import { VISIT_DURATIONS } from "./visit-durations.ts";
import { startsOn, type VisitStarts, visitStarts, weekOf } from "./visit-starts.ts";

/** Where the day ends early, a place of the evening is seen late in the afternoon rather than never; a bar is still empty then. */
const EVENING_BEFORE_END_MINUTES = { nightlife: 120, other: 150 } as const;

/** Streets, squares, markets and views of the evening are there in the afternoon, too: a loss, but more than nothing. */
const NO_EVENING: ReadonlySet<PlaceCategory> = new Set([
  "old-town",
  "market",
  "monument",
  "viewpoint",
  "park",
]);
const AFTERNOON_MINUTES = 14 * 60;
/** Who is home by then sees a show by day, where it has one. */
const MATINEES_IF_OVER_BY = 20 * 60;
const MATINEE_MINUTES = 12 * 60;
const BEFORE_EVENING_POINTS = -200;

/** What its text says to see by then is seen early; so long after that a part of the bonus counts. */
const FIRST_HOUR_UNTIL = "10:00";
const SOON_AFTER_MINUTES = 60;
const SOON_AFTER_SHARE = 0.5;

/** Where the sun sets so long before the day is over one may see it and be back. */
const SUNSET_BEFORE_END_MINUTES = 15;

/** Hours that leave no more than this beyond the visit are those of one performance: it begins when the doors open. */
const ONE_PERFORMANCE_MINUTES = 45;
/** Bars and clubs open for dinner, and fill after it: by then we plan to be there, where that leaves time. */
const NIGHT_LIFE_FROM = 19 * 60 + 30;
const NIGHT_LIFE_FILLS = 20 * 60 + 30;
/** Kinds that are for the day also where nobody knows when the sun sets. */
const DAYLIGHT: ReadonlySet<PlaceCategory> = new Set(["beach", "park", "nature", "zoo"]);
/** Who comes for the sunset at another hour doesn't see it: only a famous place is worth that. */
const NO_SUNSET_POINTS = -400;
/** Who is home before it comes so late in the day, or loses this. */
const LATE_LIGHT_MINUTES = 90;
const EARLY_LIGHT_POINTS = -80;
/** Who leaves a view so shortly before the sun sets, or sooner after this, misses the best of it. */
const JUST_BEFORE_SUNSET_MINUTES = 75;
const JUST_BEFORE_SUNSET_POINTS = -120;
/** Of what is for the daylight, the part after it; who comes to a beach is there by then. */
const DUSK_POINTS = -400;
const BEACH_UNTIL_MINUTES = 15 * 60 + 30;
/** The guide's word for it. */
const TOWER_VIEW = "view-from-a-tower";
/** Last entry is half an hour to an hour before closing, and rooms are cleared a quarter of an hour before it. */
const BEFORE_CLOSING_MINUTES = 15;
const CLOSING_POINTS = -100;
const NO_LAST_ENTRY: ReadonlySet<PlaceCategory> = new Set(["theme-park", "show", "market"]);
/** From the hotel to anywhere in town: nobody is there sooner after the day has begun. */
const FIRST_WAY_MINUTES = 60;
/** Who comes for the rising sun is there from then to then; who named the place, before it rises, */
const AT_SUNRISE_MINUTES = { before: 30, after: 45 } as const;
/** and of a climb so much of it is behind them. */
const CLIMBED_BY_SUNRISE = 0.4;
const SUNRISE_POINTS = 500;
/** Nobody who lands at five goes to a museum at seven. */
const LATE_COMING_MINUTES = 18 * 60;
const ROOMS: ReadonlySet<PlaceCategory> = new Set(["museum", "palace", "zoo", "theme-park"]);
/** Who can't stand for long comes on another day than the one without tickets ahead. */
const QUEUE_POINTS = -400;
/** As much as its part of the day brings a famous sight. */
export const OTHER_DAY_POINTS = -55;
/** "As it opens". */
export const AFTER_OPENING_MINUTES = 30;
/** What can't be seen at another hour than in the heat is only worth it where it is famous. */
const HEAT_POINTS = -300;
/** A hall of kitchens is no sight between meals. */
const BETWEEN_MEALS_POINTS = -300;
/** What is told to be seen early is seen then above all. */
const EARLY_IN_HEAT = 2;
/** Heat that lasts longer is great, and not an hour of it is spent in the open. */
const USUAL_HEAT_TO = 15 * 60;
const HALF_DAY_MINUTES = 150;
const HALF_DAY_LATER_MINUTES = 45;
/** "In the morning". */
const MORNING_STARTS_UNTIL = 11 * 60 + 30;
/** "In the afternoon", "in the evening"; editorial. */
const AFTERNOON_STARTS = [13 * 60, 17 * 60] as const;
const EVENING_STARTS_FROM = 17 * 60 + 30;
/** "Before it gets hot". */
const COOL_STARTS_UNTIL = 10 * 60 + 30;
/** "For the end": nothing that takes longer comes after it. */
const LAST_MINUTES = 30;
const AT_ANY_HOUR: VisitWindows = {
  windows: [{ first: 0, last: 2 * DAY_MINUTES, bonus: 0 }],
  notOn: [],
};

/** What decides when a place can be visited; where it is doesn't. */
type OpenPlace = Omit<KnownPlace, "at"> & { readonly at?: Position | undefined };

/** When a visit may start on a day of the trip. */
export type VisitWindows = {
  readonly windows: readonly StartWindow[];
  /** Without dates: the weekdays on which such a visit finds the place closed. */
  readonly notOn: readonly number[];
};

/**
 * The starts, on five-minute marks, that find a place open for the whole of the visit; those at
 * its best time of day get points. With no date they are the ones that hold on as many weekdays as any
 * can. Night life is not for the day, and what is in the open and not lit is not for the dark.
 *
 * @param date of the day, "2026-05-04".
 * @param bonus points for starting at the place's best time.
 */
export function visitWindows(
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
  bonus: number,
): VisitWindows {
  if (place.isHeld) return AT_ANY_HOUR;
  const { ranges, notOn } = openStarts(place, date);
  return { windows: windowsIn(ranges, place, date, pace, bonus), notOn };
}

/** The same, where the start is ours to choose: nobody plans to enter a show that has begun, or a club that is empty. */
export function plannedWindows(
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
  bonus: number,
): VisitWindows {
  if (place.isHeld) return AT_ANY_HOUR;
  const { ranges, notOn } = openStarts(place, date);
  const starts = ranges.map(([first, last]) => {
    const isOne = place.category === "show" && last - first <= ONE_PERFORMANCE_MINUTES;
    return [first, isOne ? first : last] as const;
  });
  const windows = windowsIn(starts, place, date, pace, bonus);
  // A set begins at its hour, however full the house is.
  const isNight =
    place.category === "nightlife" &&
    place.starts === undefined &&
    eventOn(place, date) === undefined;
  return { windows: isNight ? afterDinner(windows) : windows, notOn };
}

/** Where all closes sooner, the last start. */
function afterDinner(windows: readonly StartWindow[]): StartWindow[] {
  const late = startsWithin(windows, { from: NIGHT_LIFE_FILLS });
  return late.length > 0 ? late : windows.map((window) => ({ ...window, first: window.last }));
}

/**
 * The same, where the whole day is ours to lay out: nobody stands in the heat of noon where another hour will do, or
 * misses the sunset that one comes for.
 */
export function chosenWindows(
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
  bonus: number,
): VisitWindows {
  if (comesLate(pace) && ROOMS.has(place.category)) return { windows: [], notOn: [] };
  const isHot = warmPoints(place, date, pace) < 0;
  const own = isHot && isSeenFirst(place) ? EARLY_IN_HEAT * bonus : bonus;
  const { windows: open, notOn } = plannedWindows(place, date, pace, own);
  const evening = eveningStarts(place, date, pace);
  const windows = withPoints(
    lessJustBeforeClosing(overByEve(open, place, date), place),
    BEFORE_EVENING_POINTS,
    { to: evening - GRID_MINUTES },
  );
  const atDusk = lessJustBeforeSunset(
    lessInTheDusk(outsideHeat(windows, place, date, pace), place, date),
    place,
    date,
  );
  const atMeals = lessBetweenMeals(atDusk, place, pace);
  const atSunrise = moreAtSunrise(lessWithoutSunset(atMeals, place, date, pace), place, pace);
  const asked = asAsked(atSunrise, place, date, pace);
  const onDay = isOnOtherDay(place, date) ? withPoints(asked, OTHER_DAY_POINTS) : asked;
  return { windows: lessInQueues(onDay, place, date, pace), notOn };
}

/** Whether the place is at its best on other weekdays: it is crowded then, or half of it is shut. */
export function isOnOtherDay({ bestDays }: OpenPlace, date: string | undefined): boolean {
  if (bestDays === undefined || date === undefined) return false;
  return parseOpeningHours(`${bestDays} 00:00-24:00`)?.[weekdayOf(date)]?.length === 0;
}

function lessInQueues(
  windows: readonly StartWindow[],
  { freeHours = "", freeQueue, holidays }: OpenPlace,
  date: string | undefined,
  { slow }: Pace,
): readonly StartWindow[] {
  if (!slow || freeQueue !== true || date === undefined) return windows;
  const week = parseOpeningHours(freeHours, date, holidays?.has(date) === true);
  const isFree = (week?.[weekdayOf(date)] ?? []).length > 0;
  return isFree ? withPoints(windows, QUEUE_POINTS) : windows;
}

/** Whether one comes to town so late that day that a walk and dinner are all that is left of it. */
function comesLate({ away = [] }: Pace): boolean {
  return away.some(
    ({ fromMinutes, toMinutes }) => fromMinutes === 0 && toMinutes >= LATE_COMING_MINUTES,
  );
}

/** What is famous, for who wants to be out as the sun rises; the first of a day then is worth getting up for. */
function moreAtSunrise(
  windows: readonly StartWindow[],
  { mustSee }: OpenPlace,
  { sunriseMinutes }: Pace,
): readonly StartWindow[] {
  if (sunriseMinutes === undefined || !mustSee) return windows;
  const [from, to] = sunriseSpan(sunriseMinutes);
  return withPoints(windows, SUNRISE_POINTS, { from, to });
}

/** When a visit starts that is for the rising sun. */
export function sunriseSpan(sunrise: number): readonly [from: number, to: number] {
  const { before, after } = AT_SUNRISE_MINUTES;
  return [onGridDown(sunrise - before), onGridDown(sunrise + after)];
}

/** When one starts of a place that was named for it: who climbs is up there as it rises. */
export function sunriseSpanAt(
  { isStrenuous, visitMinutes }: Pick<OpenPlace, "isStrenuous" | "visitMinutes">,
  sunrise: number,
): readonly [from: number, to: number] {
  const climb = isStrenuous === true ? CLIMBED_BY_SUNRISE * visitMinutes : 0;
  const latest = onGridDown(sunrise - climb);
  return [latest - AT_SUNRISE_MINUTES.before, latest];
}

/** At the hour that the traveller named; at any, where the day doesn't hold it then. */
function asAsked(
  windows: readonly StartWindow[],
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
): readonly StartWindow[] {
  const span = askedSpan(place, date, pace);
  if (span === undefined) return windows;
  const [from, until] = span;
  const to = Math.min(until, pace.endMinutes - place.visitMinutes - DOOR_MINUTES);
  const kept = startsWithin(windows, { from, to });
  return kept.length > 0 ? kept : windows;
}

/** When a visit starts that is at the hour that the traveller named; undefined where they named none, or it is shut that day. */
export function askedSpan(
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
): readonly [from: number, to: number] | undefined {
  if (place.askedHour === "sunset")
    return bestTimeMinutes({ ...place, bestTime: "sunset", bestStarts: undefined }, date)[0];
  if (place.askedHour === "afternoon") return AFTERNOON_STARTS;
  if (place.askedHour === "evening") return [EVENING_STARTS_FROM, DAY_MINUTES];
  const opens = openStarts(place, date).ranges[0]?.[0];
  if (place.askedHour === "sunrise") {
    const sunrise = sunriseOn(place, date);
    if (sunrise === undefined || opens === undefined) return undefined;
    const span = sunriseSpanAt(place, sunrise);
    return Math.max(opens, startFor(place, pace)) <= span[1] ? span : undefined;
  }
  if (place.askedHour === "last") {
    const { first, duration } = pace.dinner;
    const dines = pace.endMinutes >= first + duration ? duration + DOOR_MINUTES : 0;
    const ends = pace.endMinutes - dines - place.visitMinutes - DOOR_MINUTES - LAST_MINUTES;
    const sunset = bestTimeMinutes({ ...place, bestStarts: undefined }, date)[0]?.[0];
    return [place.bestTime === "sunset" ? Math.min(sunset ?? ends, ends) : ends, DAY_MINUTES];
  }
  const until = place.askedHour === "cool" ? COOL_STARTS_UNTIL : MORNING_STARTS_UNTIL;
  const isMorning = place.askedHour === "morning" || place.askedHour === "cool";
  if (isMorning && opens !== undefined && opens < until) return [opens, until];
  if (place.askedHour !== "opening" || opens === undefined) return undefined;
  const soonest = startFor(place, pace) + FIRST_WAY_MINUTES;
  return [opens, Math.max(opens + AFTER_OPENING_MINUTES, soonest)];
}

/** In a hall of kitchens one has lunch, and is there right before or after it. */
function lessBetweenMeals(
  windows: readonly StartWindow[],
  { hasKitchens, visitMinutes }: OpenPlace,
  { lunch }: Pace,
): readonly StartWindow[] {
  if (hasKitchens !== true) return windows;
  const from = onGridDown(lunch.first - visitMinutes - DOOR_MINUTES);
  const to = onGridUp(lunch.last + lunch.duration);
  const early = withPoints(windows, BETWEEN_MEALS_POINTS, { to: from - GRID_MINUTES });
  return withPoints(early, BETWEEN_MEALS_POINTS, { from: to + GRID_MINUTES });
}

/** Greens are left as the sun sets, and a beach is for the day. Without a date nobody knows when a view is dark. */
function lessInTheDusk(
  windows: readonly StartWindow[],
  place: OpenPlace,
  date: string | undefined,
): readonly StartWindow[] {
  if (isForTheDark(place) || eventOn(place, date) !== undefined) return windows;
  const isGreen = DAYLIGHT.has(place.category) && place.bestTime !== "sunset";
  const isUnknown = date === undefined && place.month === undefined;
  if (!isGreen && !isUnknown) return windows;
  const light = (isGreen ? sunsetOn(place, date) : undefined) ?? darkMinutes(place, date);
  const until = Math.min(
    onGridDown(light - place.visitMinutes),
    place.category === "beach" && place.visitMinutes > LOOK_MINUTES
      ? BEACH_UNTIL_MINUTES
      : DAY_MINUTES,
  );
  return withPoints(windows, DUSK_POINTS, { from: until + GRID_MINUTES });
}

/** Nobody likes to be asked out of a place with doors. */
function lessJustBeforeClosing(
  windows: readonly StartWindow[],
  place: OpenPlace,
): readonly StartWindow[] {
  const { category, hours, starts } = place;
  const hasLastEntry = !hasNoDoors(place) && !belongsToEvening(place) && starts === undefined;
  if (hours === undefined || !hasLastEntry || NO_LAST_ENTRY.has(category)) return windows;
  return windows.flatMap((window, at) => {
    const isClosing = windows[at + 1]?.first !== window.last + GRID_MINUTES;
    if (!isClosing) return window;
    const from = window.last - BEFORE_CLOSING_MINUTES + GRID_MINUTES;
    return withPoints([window], CLOSING_POINTS, { from });
  });
}

/** A view is seen by day, or one stays until the sun has set. */
function lessJustBeforeSunset(
  windows: readonly StartWindow[],
  place: OpenPlace,
  date: string | undefined,
): readonly StartWindow[] {
  const isView = place.category === "viewpoint" || place.experience === TOWER_VIEW;
  const sunset = isView && place.bestTime !== "sunset" ? sunsetOn(place, date) : undefined;
  if (sunset === undefined) return windows;
  const from = onGridDown(sunset - place.visitMinutes - JUST_BEFORE_SUNSET_MINUTES);
  const to = onGridDown(sunset - place.visitMinutes);
  return withPoints(windows, JUST_BEFORE_SUNSET_POINTS, { from: from + GRID_MINUTES, to });
}

/** Before the heat and after it; where all is in it, at a loss. */
function outsideHeat(
  windows: readonly StartWindow[],
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
): readonly StartWindow[] {
  const heat = heatHours(place, date, pace);
  if (heat === undefined) return windows;
  const soonest = startFor(place, pace) + FIRST_WAY_MINUTES;
  const cool = windows
    .flatMap((window) => [
      { ...window, last: Math.min(window.last, coolEnd(heat, place) - place.visitMinutes) },
      { ...window, first: Math.max(window.first, heat.to) },
    ])
    .filter(({ first, last }) => first <= last && last >= soonest);
  if (cool.length === 0)
    return lessInHeat(windows, isSeenEarly(place, pace) ? heat.from - place.visitMinutes / 2 : 0);
  return lessWhenWarm(cool, place, warmPoints(place, date, pace));
}

/** What one is up early for, and is mostly over before the heat, loses half. */
function lessInHeat(windows: readonly StartWindow[], mostlyBefore: number): StartWindow[] {
  const last = onGridDown(mostlyBefore);
  const inTime = withPoints(windows, HEAT_POINTS / 2, { to: last });
  return withPoints(inTime, HEAT_POINTS, { from: last + GRID_MINUTES });
}

/** Late in the morning and in the afternoon it is warm, if not as hot as at noon. */
function lessWhenWarm(
  windows: readonly StartWindow[],
  { visitMinutes }: OpenPlace,
  points: number,
): readonly StartWindow[] {
  if (points === 0) return windows;
  const from = onGridDown(WARM.from - visitMinutes) + GRID_MINUTES;
  return withPoints(windows, points, { from, to: WARM.to - GRID_MINUTES });
}

/** Whether the guide sends people to one of the great sights early in the morning. */
function isSeenFirst({ mustSee, bestStarts = [] }: OpenPlace): boolean {
  return mustSee && bestStarts.some((start) => start < "11" && start.slice(6) <= FIRST_HOUR_UNTIL);
}

/** What takes half a day may end a little after noon. */
function coolEnd(
  { from, to }: { readonly from: number; readonly to: number },
  { visitMinutes }: OpenPlace,
): number {
  return to <= USUAL_HEAT_TO && visitMinutes >= HALF_DAY_MINUTES
    ? from + HALF_DAY_LATER_MINUTES
    : from;
}

/** Where the day goes on for long enough to see the sun set; whose day doesn't comes in the last of it. */
function lessWithoutSunset(
  windows: readonly StartWindow[],
  place: OpenPlace,
  date: string | undefined,
  { endMinutes }: Pace,
): readonly StartWindow[] {
  const sunset = place.bestTime === "sunset" ? sunsetOn(place, date) : undefined;
  if (sunset === undefined) return windows;
  if (sunset + SUNSET_BEFORE_END_MINUTES > endMinutes) {
    const late = onGridUp(endMinutes - LATE_LIGHT_MINUTES - place.visitMinutes);
    return withPoints(windows, EARLY_LIGHT_POINTS, { to: late - GRID_MINUTES });
  }
  return windows.map((window) =>
    window.bonus > 0 ? window : { ...window, bonus: NO_SUNSET_POINTS },
  );
}

/** Whether it is open on a day for as long as a visit takes, whatever the travellers do on it. */
export function isOpenOn(place: OpenPlace, date: string | undefined): boolean {
  return openStarts(place, date).ranges.length > 0;
}

/** Whether a visit may start on one of these days. */
export function mayVisitOn(
  place: OpenPlace,
  dates: readonly (string | undefined)[],
  pace: Pace,
): boolean {
  return dates.some((date) => visitWindows(place, date, pace, 0).windows.length > 0);
}

/** When a visit may start by its opening hours, in minutes after midnight. */
export function openStarts(place: OpenPlace, date: string | undefined): VisitStarts {
  return date === undefined
    ? visitStarts(place)
    : { ranges: startsOn(weekOf(place, date), weekdayOf(date), place), notOn: [] };
}

function windowsIn(
  ranges: VisitStarts["ranges"],
  place: OpenPlace,
  date: string | undefined,
  pace: Pace,
  bonus: number,
): StartWindow[] {
  const evening = eveningStarts(place, date, pace);
  const isThereByDay = NO_EVENING.has(place.category) && place.starts === undefined;
  const from = isThereByDay ? Math.min(evening, AFTERNOON_MINUTES) : evening;
  const dark = darkFor(place, date);
  const until =
    dark === undefined ? Number.POSITIVE_INFINITY : onGridDown(dark - place.visitMinutes);
  const litFrom = litByEventFrom(place, date) ?? Number.POSITIVE_INFINITY;
  return startsOutside([...(pace.free ?? []), ...shutOut(place, pace)], ranges, place.visitMinutes)
    .flatMap(([first, last]) => [
      [Math.max(first, from), Math.min(last, until, litFrom - GRID_MINUTES)] as const,
      [Math.max(first, from, litFrom), last] as const,
    ])
    .filter(([first, last]) => first <= last)
    .flatMap(([first, last]) => splitByBestTime(first, last, bestTimeMinutes(place, date), bonus))
    .flatMap((window) => lessSoonAfter(window, place, bonus));
}

/** An hour after the first hour of a crowded sight is better than the afternoon. */
function lessSoonAfter(
  window: StartWindow,
  { bestStarts: [start = ""] = [] }: Pick<OpenPlace, "bestStarts">,
  bonus: number,
): StartWindow[] {
  const until = start.slice(6);
  if (window.bonus > 0 || until === "" || until > FIRST_HOUR_UNTIL) return [window];
  const from = clockMinutes(until) + GRID_MINUTES;
  const to = clockMinutes(until) + SOON_AFTER_MINUTES;
  return withPoints([window], SOON_AFTER_SHARE * bonus, { from, to });
}

/** When the traveller doesn't want to be in the open, of what is there. */
function shutOut(place: OpenPlace, { indoors = [] }: Pace): NonNullable<Pace["free"]> {
  if (!isInTheOpen(place)) return [];
  return indoors.filter(({ orWater }) => orWater !== 1 || place.category !== "beach");
}

/** The starts of visits that leave alone what the traveller keeps free. */
function startsOutside(
  free: Pace["free"] = [],
  ranges: VisitStarts["ranges"],
  visitMinutes: number,
): VisitStarts["ranges"] {
  return free.reduce<VisitStarts["ranges"]>(
    (left, { fromMinutes, toMinutes }) =>
      left.flatMap(([first, last]): [number, number][] => [
        [first, Math.min(last, onGridDown(fromMinutes - visitMinutes - DOOR_MINUTES))],
        // "Nothing on Friday" is nothing at midnight either.
        [Math.max(first, toMinutes < DAY_MINUTES ? onGridUp(toMinutes) : 2 * DAY_MINUTES), last],
      ]),
    ranges,
  );
}

/** What is for the evening, and not before it; on a date also what an event of that evening brings people to. */
export function belongsToEvening(place: EveningPlace, date?: string): boolean {
  return (
    place.bestTime === "evening" || place.category === "nightlife" || isEveningEvent(place, date)
  );
}

type EveningPlace = Pick<KnownPlace, "bestTime" | "category" | "eventHours" | "isHeld">;

/** Shows and nights out: at most one a day. A look at a lit square is none, nor is what an event of that day has from the day on. */
export function isEveningOut(
  place: EveningPlace & Pick<KnownPlace, "visitMinutes">,
  date?: string,
): boolean {
  const isByDay = eventOn(place, date) !== undefined && !isEveningEvent(place, date);
  return belongsToEvening(place) && place.visitMinutes > SHORT_VISIT_MINUTES && !isByDay;
}

/**
 * By when one is back at the hotel, in minutes after midnight: a day with a single visit, at a theme park or out of town,
 * or one that ends with an evening out, may go on later than the pace, and latest after an event of that evening.
 *
 * @param visits the places of a day, in order; undefined: one of which nothing is known.
 */
export function dayEndMinutes(
  visits: readonly (DayPlace | undefined)[],
  pace: Pace,
  date?: string,
): number {
  const last = visits.at(-1);
  const isSunset =
    last?.askedHour === "sunset" || (last?.way !== undefined && last.bestTime === "sunset");
  const isLate =
    visits.length === 1 || isSunset || (last !== undefined && belongsToEvening(last, date));
  const isEvent = last !== undefined && isEveningEvent(last, date);
  const lightsEnd = last === undefined ? undefined : lightsEndAt(last, pace, date);
  const isOuting = visits.some((place) => place !== undefined && takesWholeDay(place));
  return Math.max(
    pace.endMinutes,
    isEvent
      ? Math.min(pace.eventEndMinutes, lightsEnd ?? pace.eventEndMinutes)
      : isLate
        ? pace.lateEndMinutes
        : 0,
    isOuting ? pace.outingEndMinutes : 0,
  );
}

/** What says how long a day at a place may be. */
type DayPlace = Pick<
  KnownPlace,
  "bestTime" | "category" | "visitMinutes" | "way" | "eventHours" | "askedHour"
> &
  Partial<Pick<KnownPlace, "suits">>;

/** What goes on for so long has midnight in it, and is no procession that ends late. */
const MIDNIGHT_OVER_MINUTES = DAY_MINUTES + 30;
const CHILDREN_BACK_MINUTES = 22 * 60;

/** Of one night children stay up for what is for families and for midnight, and are back by ten from all else. */
function lightsEndAt(
  place: DayPlace,
  { lightsEndMinutes }: Pace,
  date: string | undefined,
): number | undefined {
  if (!isOfOneNight(place, date) || lightsEndMinutes === undefined) return lightsEndMinutes;
  const isForThem = place.suits?.includes("Family") === true;
  const isMidnight = eventSeenUntil(place, date) >= MIDNIGHT_OVER_MINUTES;
  return isForThem || isMidnight ? undefined : CHILDREN_BACK_MINUTES;
}

/** Out of town, or a theme park that is no ride among others: such a day has little else, and ends later. */
export function takesWholeDay({
  category,
  visitMinutes,
  way,
}: Pick<KnownPlace, "category" | "visitMinutes" | "way">): boolean {
  const isPark =
    category === "theme-park" && visitMinutes >= VISIT_DURATIONS["theme-park"].shortest;
  return isPark || way !== undefined;
}

/**
 * Why a visit may not start then though the place is open for it: it is dark by then, its time is the evening, the
 * day is over, or the traveller keeps these hours free. Undefined where the place isn't open.
 */
export function wrongTime(
  place: OpenPlace,
  date: string | undefined,
  startMinutes: number,
  { free }: Pace,
): "dark" | "beforeEvening" | "pastMidnight" | "keptFree" | undefined {
  const { ranges } = openStarts(place, date);
  if (isPastMidnight(place, startMinutes + place.visitMinutes, date)) return "pastMidnight";
  if (ranges.every(([first, last]) => startMinutes < first || startMinutes > last)) {
    // "Open 12:00 AM to 12:00 AM" would tell nobody why.
    return startMinutes >= DAY_MINUTES ? "pastMidnight" : undefined;
  }
  const left = startsOutside(free, [[startMinutes, startMinutes]], place.visitMinutes);
  if (left.every(([first, last]) => first > last)) return "keptFree";
  return belongsToEvening(place, date) ? "beforeEvening" : "dark";
}

/** A visit that goes on until midnight has been cut short: only an evening out lasts longer. */
export function isPastMidnight(
  place: EveningPlace,
  endMinutes: number,
  date: string | undefined,
): boolean {
  return endMinutes >= DAY_MINUTES && !place.isHeld && !belongsToEvening(place, date);
}

/** By when a visit is over, as it is dark then; undefined where that is no matter, or isn't known. */
function darkFor(place: OpenPlace, date: string | undefined): number | undefined {
  if (isForTheDark(place)) return undefined;
  const isForDay = DAYLIGHT.has(place.category) && place.bestTime !== "sunset";
  return isForDay ? darkMinutes(place, date) : darkOn(place, date);
}

/** Whether a visit in the open ends in the dark, where it isn't lit; without a date nobody knows. */
export function isInTheDark(
  place: OpenPlace,
  date: string | undefined,
  endMinutes: number,
): boolean {
  // A theme park is lit until it closes.
  const isLit = isForTheDark(place) || place.category === "theme-park";
  const dark = isLit ? undefined : darkOn(place, date);
  const litFrom = litByEventFrom(place, date) ?? Number.POSITIVE_INFINITY;
  return dark !== undefined && endMinutes > dark && endMinutes <= litFrom;
}

/** From when on one sees what is for the evening, in minutes after midnight; 0 for all else, and for an event, which has hours of its own. */
export function eveningStarts(place: OpenPlace, date: string | undefined, pace: Pace): number {
  if (!belongsToEvening(place) || eventOn(place, date) !== undefined) return 0;
  const hasMatinee = place.category === "show" && place.starts !== undefined;
  if (hasMatinee && pace.endMinutes < MATINEES_IF_OVER_BY) return MATINEE_MINUTES;
  const isNight = place.category === "nightlife";
  const from = isNight ? NIGHT_LIFE_FROM : BEST_TIME_MINUTES.evening[0];
  const beforeEnd = EVENING_BEFORE_END_MINUTES[isNight ? "nightlife" : "other"];
  // Kabuki begins at half past four, and a dinner boat leaves at half past six.
  const last = place.starts === undefined ? from : openStarts(place, date).ranges.at(-1)?.[1];
  return Math.min(from, last ?? from, pace.endMinutes - beforeEnd);
}

function splitByBestTime(
  first: number,
  last: number,
  bestTimes: readonly (readonly [from: number, to: number])[],
  bonus: number,
): StartWindow[] {
  const parts: StartWindow[] = [];
  let next = first;
  for (const [from, to] of bestTimes) {
    parts.push({ first: next, last: Math.min(last, from - GRID_MINUTES), bonus: 0 });
    parts.push({ first: Math.max(next, from), last: Math.min(last, to), bonus });
    next = Math.max(next, to + GRID_MINUTES);
  }
  parts.push({ first: next, last, bonus: 0 });
  return parts.filter((part) => part.first <= part.last);
}
