import { weekdayOf } from "../../../domain/calendar-date.ts";
import { clockText } from "../../../domain/clock-text.ts";
import { type OpenWindow, parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import { HoursReader, type HoursRule } from "./hours-reader.ts";
import { type HoursToken, hoursTokens } from "./hours-tokens.ts";

const DAY_NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const EVERY_DAY = DAY_NAMES.map((_, day) => day);

/**
 * Reads opening hours as an English text tells them: "Daily Apr-Sep 9AM-6PM, Oct & Mar 9AM-5PM; closed M".
 *
 * @returns them in OpenStreetMap's notation as `parseOpeningHours` reads it, "off" where it says closed and nothing
 *   else; undefined where not all of it is understood, or it can mean two things.
 */
export function readHoursText(text: string): string | undefined {
  const tokens = hoursTokens(text);
  if (tokens === undefined || tokens.length === 0) return undefined;
  if (tokens.length === 1 && tokens[0]?.is === "closed") return "off";
  const rules = new HoursReader(tokens, "before").rules() ?? rulesBehind(tokens) ?? [];
  const usual = rules.filter(({ isRare }) => !isRare);
  const isSure = rules.every((rule) => !rule.isRare || isLonger(rule, usual));
  const hours = isSure ? writeRules(usual) : undefined;
  return hours !== undefined && parseOpeningHours(hours) !== undefined ? hours : undefined;
}

/** Whether a day that comes once a month is open in all hours of the other weeks: then these hold always. */
function isLonger(rare: HoursRule, usual: readonly HoursRule[]): boolean {
  const others = usual.filter((one) => sharesDays(one, rare)).flatMap(({ windows }) => windows);
  return others.every(([open, close]) =>
    rare.windows.some(([from, to]) => from <= open && close <= to),
  );
}

/**
 * "Tu-Su 10AM-6PM Apr-Oct, 10AM-4PM Nov-Mar": the days hold on; all hours have months behind them, or whose they are isn't
 * said.
 */
function rulesBehind(tokens: readonly HoursToken[]): HoursRule[] | undefined {
  const rules = new HoursReader(tokens, "behind").rules() ?? [];
  let held: number[] | undefined;
  for (const rule of rules.filter(({ isClosed }) => !isClosed)) {
    if (rule.seasons.length === 0) return undefined;
    held = rule.days ?? held;
    rule.days = held;
  }
  return rules;
}

/** In the notation; undefined where two of them say different things of one day. */
function writeRules(rules: readonly HoursRule[]): string | undefined {
  const isSeasonal = rules.some(({ seasons }) => seasons.length > 0);
  const open = rules.filter(({ isClosed }) => !isClosed);
  // "Closed Mondays" says nothing of the other days.
  if (open.length === 0) return undefined;
  const isOfSomeDays = isSeasonal || open.some(({ isMeal }) => isMeal);
  const isUnnamed = open.some(({ days }) => days === undefined);
  const isPart = open.some(({ days = EVERY_DAY }) => days.length < EVERY_DAY.length);
  if (isOfSomeDays && isUnnamed && isPart) return undefined;
  const parts: string[] = [];
  const written: HoursRule[] = [];
  for (const rule of [...open, ...rules.filter(({ isClosed }) => isClosed)]) {
    const earlier = written.filter(
      (one) => !one.isClosed && !rule.isClosed && sharesDays(one, rule),
    );
    const isExtra = earlier.length > 0 && earlier.every((one) => !overlaps(one, rule));
    if (!isExtra && !earlier.every((one) => isException(one, rule))) return undefined;
    parts.push(`${parts.length === 0 ? "" : isExtra ? ", " : "; "}${writeRule(rule, isExtra)}`);
    written.push(rule);
  }
  return parts.join("");
}

function daysOf(rule: HoursRule): readonly number[] {
  return rule.days ?? (rule.isForHolidays ? [] : EVERY_DAY);
}

function sharesDays(a: HoursRule, b: HoursRule): boolean {
  return sharesSeason(a, b) && daysOf(a).some((day) => daysOf(b).includes(day));
}

/** Three days of each month tell: nobody's season is shorter. */
const SEASON_DATES = Array.from({ length: 12 }, (_, month) =>
  ["01", "15", "28"].map((day) => `2026-${String(month + 1).padStart(2, "0")}-${day}`),
).flat();

function sharesSeason(a: HoursRule, b: HoursRule): boolean {
  const isIn = ({ seasons }: HoursRule, date: string) =>
    seasons.length === 0 ||
    (parseOpeningHours(`${seasons.join(",")} 00:00-24:00`, date)?.[weekdayOf(date)]?.length ?? 0) >
      0;
  return SEASON_DATES.some((date) => isIn(a, date) && isIn(b, date));
}

function overlaps(a: HoursRule, b: HoursRule): boolean {
  return a.windows.some(([open, close]) =>
    b.windows.some(([from, to]) => open < to && from < close),
  );
}

/** "Daily 9AM-5PM, Th 9AM-8PM": fewer days than the rule before has, or only some months of its year. */
function isException(rule: HoursRule, later: HoursRule): boolean {
  const [days, laterDays] = [daysOf(rule), daysOf(later)];
  if (rule.seasons.join() !== later.seasons.join()) return rule.seasons.length === 0;
  return (
    !later.isMeal &&
    laterDays.length < days.length &&
    laterDays.every((day) => days.includes(day)) &&
    overlaps(rule, later)
  );
}

function writeRule(rule: HoursRule, isExtra: boolean): string {
  const { seasons, days, isForHolidays, windows, isClosed } = rule;
  const times = isClosed ? "off" : windows.map(writeWindow).join(",");
  const named = days ?? (isForHolidays ? [] : EVERY_DAY);
  // Behind a comma the notation needs a word, or the times would be the rule's before.
  const isPlain = named.length === 7 && !isForHolidays && !(isExtra && seasons.length === 0);
  const names = isPlain ? [] : [...dayRanges(named), ...(isForHolidays ? ["PH"] : [])];
  return [seasons.join(","), names.join(","), times].filter((part) => part !== "").join(" ");
}

function writeWindow([open, close]: OpenWindow): string {
  return `${clockText(open)}-${clockText(close)}`;
}

function dayRanges(days: readonly number[]): string[] {
  const starts = days.filter((day) => !days.includes(day - 1));
  return starts.map((from) => {
    let to = from;
    while (days.includes(to + 1)) to += 1;
    return to === from ? (DAY_NAMES[from] ?? "") : `${DAY_NAMES[from]}-${DAY_NAMES[to]}`;
  });
}
