import { weekdayOf } from "../calendar-date.ts";
import { easterMs } from "./easter.ts";

/** When a place is open on one day: minutes after midnight; a close past 1440 is after midnight. */
export type OpenWindow = readonly [openMinutes: number, closeMinutes: number];

/** Seven lists of windows, Monday first; an empty list is a closed day. */
export type WeeklyHours = readonly (readonly OpenWindow[])[];

const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** A fortnight in August is a holiday, so many months are a season. */
const SEASON_MONTHS = 3;
const MIDDLE_DAY = 15;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;
const TIMES = String.raw`off|24/7|\d\d:\d\d-\d\d:\d\d(?:\s*,\s*\d\d:\d\d-\d\d:\d\d)*`;
const MONTH_DAY = String.raw`[A-Z][a-z]{2}(?: \d\d)?`;
const SEASON = String.raw`(?:${MONTH_DAY}(?:-${MONTH_DAY})?|easter(?: [+-]\d\d? days?)?)`;
/** Seasons, weekdays and public holidays, times: each but the times may be missing. */
const RULE = new RegExp(
  `^(?:(${SEASON}(?:,${SEASON})*)\\s+)?(?:((?:Mo|Tu|We|Th|Fr|Sa|Su|PH)[A-Za-z,-]*(?:\\[[1-4]\\])?)\\s+)?(${TIMES})$`,
);

/** A day of the year, from 1 to 372: as if every month had 31 days. */
type MonthDay = number;
type Day = { readonly monthDay: MonthDay; readonly afterEaster?: number };
/** Both ends included; one that ends before it begins runs over New Year. */
type Season = readonly [from: MonthDay, to: MonthDay] | { readonly afterEaster: number };
type Rule = {
  readonly seasons: readonly Season[];
  readonly weekdays: readonly number[];
  /** Only the first, second, third or fourth of them in a month. */
  readonly nth?: number | undefined;
  readonly isForHolidays: boolean;
  readonly windows: readonly OpenWindow[];
  /** It adds to what earlier rules say of its days; others replace that. */
  readonly isAdditional: boolean;
};

/**
 * Reads opening hours in a subset of OpenStreetMap's `opening_hours` notation: `24/7`, or rules
 * separated by `;`. Each names the months or days of the year it holds for (`Apr-Sep`, `Oct 15-Mar 31`,
 * `Jan 01,Dec 25`, `easter -2 days`), weekdays or public holidays (`Mo-Fr`, `Sa,Su`, `Su[1]`, `PH`), and times
 * (`09:00-12:30,14:00-18:00`) or `off`; what it doesn't name, it holds for all of, public holidays
 * apart. A later rule replaces an earlier one on its days, or adds to it where a comma separates them, days
 * no rule names are closed, and a time that ends before it starts runs past midnight.
 *
 * @param date "2026-05-04"; the week around it, three days before to three after. Without a date, what holds
 *   in each season that has any; rules for less than a fortnight, public holidays and `Su[1]` are left out.
 * @param isHoliday whether that date is a public holiday.
 * @returns the windows of each weekday, Monday first, or undefined when the text is not in the subset.
 */
export function parseOpeningHours(
  text: string,
  date?: string,
  isHoliday = false,
): WeeklyHours | undefined {
  const rules = readRules(text);
  if (rules === undefined) return undefined;
  if (date === undefined) return inEverySeason(rules);
  const today = weekdayOf(date);
  const week = WEEKDAYS.map((_, weekday) => {
    const daysLater = ((weekday - today + 10) % 7) - 3;
    return windowsOn(rules, dayOf(date, daysLater), weekday);
  });
  if (isHoliday) week[today] = windowsOn(rules, dayOf(date), today, true);
  return week;
}

/** Whether the hours say what holds on public holidays. */
export function namesHolidays(text: string): boolean {
  return /\bPH\b/.test(text);
}

/** Whether the hours say what holds on a day of the year. @param date "2026-12-25". */
export function namesDay(text: string, date: string): boolean {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
  return text.includes(`${month} ${date.slice(8, 10)}`);
}

/** Whether the hours of one season are not those of another. */
export function changesOverYear(text: string): boolean {
  const rules = readRules(text) ?? [];
  return rules.some((rule) => isForSeason(rule) && !rule.seasons.includes(WHOLE_YEAR));
}

/** Whether it is shut all through the middle of a month, three months of the year or more. */
export function closesForSeason(text: string): boolean {
  const rules = changesOverYear(text) ? (readRules(text) ?? []) : [];
  const shut = MONTHS.filter((_, month) =>
    WEEKDAYS.every((__, weekday) => {
      const day = { monthDay: month * 31 + MIDDLE_DAY };
      return windowsOn(rules, day, weekday).length === 0;
    }),
  );
  return rules.length > 0 && shut.length >= SEASON_MONTHS;
}

/** A plan asks for the hours of each place on each of its days. */
const known = new Map<string, readonly Rule[] | undefined>();
const MAX_KNOWN = 4_000;

function readRules(text: string): readonly Rule[] | undefined {
  if (known.has(text)) return known.get(text);
  const rules = text.split(";").flatMap((rule) => rule.split(NEXT_RULE).map(parseRule));
  const read = rules.every((rule) => rule !== undefined) ? rules : undefined;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, read);
  return read;
}

/** A comma behind a time, before a weekday or a month. */
const NEXT_RULE = /(?<=:\d\d),\s*(?=[A-Z])/;

function parseRule(text: string, index: number): Rule | undefined {
  const [, seasonText, dayText, times] = RULE.exec(text.trim()) ?? [];
  if (times === undefined) return undefined;
  const seasons = seasonText?.split(",").map(parseSeason) ?? [WHOLE_YEAR];
  const [days, nth] = dayText?.split(/[[\]]/) ?? [];
  const names = days?.split(",") ?? [];
  const isForHolidays = names.includes("PH");
  const weekdayNames = names.filter((name) => name !== "PH");
  const weekdays = isForHolidays && weekdayNames.length === 0 ? [] : parseDays(weekdayNames);
  const windows = parseWindows(times);
  if (weekdays === undefined || windows === undefined) return undefined;
  if (!seasons.every((season) => season !== undefined)) return undefined;
  return {
    seasons,
    weekdays,
    nth: nth === undefined ? undefined : Number(nth),
    isForHolidays,
    windows,
    isAdditional: index > 0,
  };
}

const YEAR_DAYS = 12 * 31;
const WHOLE_YEAR = [1, YEAR_DAYS] as const;
/** A rule for fewer days than these is for a feast or repairs, and not for a season. */
const SEASON_DAYS = 15;

function parseSeason(text: string): Season | undefined {
  if (text.startsWith("easter")) return { afterEaster: Number(text.split(" ")[1] ?? 0) };
  const [first = "", last = first, ...more] = text.split("-");
  // "Mar 15-Oct" is not in the notation: both ends have a day, or none has.
  if (first.includes(" ") !== last.includes(" ")) return undefined;
  const [from, to] = [parseMonthDay(first, 1), parseMonthDay(last, 31)];
  return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to];
}

function parseMonthDay(text: string, dayIfNone: number): MonthDay | undefined {
  const [name = "", day = String(dayIfNone)] = text.split(" ");
  const month = MONTHS.indexOf(name);
  const isDay = Number(day) >= 1 && Number(day) <= 31;
  return month < 0 || !isDay ? undefined : month * 31 + Number(day);
}

function dayOf(date: string, daysLater = 0): Day {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + daysLater * DAY_MS);
  const afterEaster = Math.round((+day - easterMs(day.getUTCFullYear())) / DAY_MS);
  return { monthDay: day.getUTCMonth() * 31 + day.getUTCDate(), afterEaster };
}

function isIn({ seasons }: Rule, { monthDay, afterEaster }: Day): boolean {
  return seasons.some((season) => {
    if ("afterEaster" in season) return season.afterEaster === afterEaster;
    const [from, to] = season;
    return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
  });
}

function isNth({ nth }: Rule, { monthDay }: Day): boolean {
  return nth === undefined || Math.floor(((monthDay - 1) % 31) / 7) + 1 === nth;
}

function isForSeason({ seasons, nth }: Rule): boolean {
  const isLong = rangesOf(seasons).some(
    ([from, to]) => (to - from + YEAR_DAYS) % YEAR_DAYS >= SEASON_DAYS - 1,
  );
  return isLong && nth === undefined;
}

function rangesOf(seasons: readonly Season[]) {
  return seasons.flatMap((season) => ("afterEaster" in season ? [] : [season]));
}

function windowsOn(
  rules: readonly Rule[],
  day: Day,
  weekday: number,
  isHoliday = false,
): readonly OpenWindow[] {
  const holding = rules.filter(
    (one) =>
      isIn(one, day) &&
      ((one.weekdays.includes(weekday) && isNth(one, day)) || (isHoliday && one.isForHolidays)),
  );
  const first = holding.findLastIndex((rule) => !rule.isAdditional || rule.windows.length === 0);
  const held = holding.slice(Math.max(0, first)).map(({ windows }) => windows);
  return held.length < 2 ? (held[0] ?? []) : joined(held.flat());
}

/** In their order, those that touch or overlap as one. */
function joined(windows: readonly OpenWindow[]): OpenWindow[] {
  const all: OpenWindow[] = [];
  for (const [open, close] of windows.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last !== undefined && open <= last[1])
      all[all.length - 1] = [last[0], Math.max(last[1], close)];
    else all.push([open, close]);
  }
  return all;
}

/** The hours that hold in each season in which the place is open at all. */
function inEverySeason(rules: readonly Rule[]): WeeklyHours {
  const ofSeasons = rules.filter(isForSeason);
  const begins = new Set(
    ofSeasons.flatMap(({ seasons }) =>
      rangesOf(seasons).flatMap(([from, to]) => [from, (to % YEAR_DAYS) + 1]),
    ),
  );
  const weeks = [...begins]
    .map((monthDay) => WEEKDAYS.map((_, weekday) => windowsOn(ofSeasons, { monthDay }, weekday)))
    .filter((week) => week.some((windows) => windows.length > 0));
  return WEEKDAYS.map((_, weekday) =>
    weeks.map((week) => week[weekday] ?? []).reduce(commonWindows, weeks[0]?.[weekday] ?? []),
  );
}

function commonWindows(a: readonly OpenWindow[], b: readonly OpenWindow[]): OpenWindow[] {
  return a.flatMap(([open, close]) =>
    b
      .map(([from, to]): OpenWindow => [Math.max(open, from), Math.min(close, to)])
      .filter(([from, to]) => from < to),
  );
}

/** All of them where none is named. */
function parseDays(names: readonly string[]): number[] | undefined {
  if (names.length === 0) return WEEKDAYS.map((_, day) => day);
  const days: number[] = [];
  for (const part of names) {
    const [first = "", last = first, ...more] = part.split("-");
    if (more.length > 0) return undefined;
    const from = WEEKDAYS.indexOf(first as (typeof WEEKDAYS)[number]);
    const to = WEEKDAYS.indexOf(last as (typeof WEEKDAYS)[number]);
    if (from < 0 || to < 0) return undefined;
    for (let day = from; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

function parseWindows(text: string): OpenWindow[] | undefined {
  if (text === "off") return [];
  if (text === "24/7") return [[0, DAY_MINUTES]];
  const windows: OpenWindow[] = [];
  for (const part of text.split(",")) {
    const [open, close] = part.trim().split("-").map(parseClock);
    if (open === undefined || close === undefined) return undefined;
    windows.push([open, close <= open ? close + DAY_MINUTES : close]);
  }
  return windows;
}

function parseClock(text: string): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(":").map(Number);
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY_MINUTES ? total : undefined;
}
