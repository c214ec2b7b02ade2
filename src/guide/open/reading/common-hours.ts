import { clockText } from "../../../domain/clock-text.ts";
import { type OpenWindow, parseOpeningHours } from "../../../domain/places/opening-hours.ts";

const DAY_NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/**
 * The hours that two sources have in common in every season, with the days of the year on which either is closed.
 *
 * @returns undefined where they have nothing in common.
 */
export function commonHours(a: string, b: string): string | undefined {
  const [mine, theirs] = [parseOpeningHours(a), parseOpeningHours(b)];
  if (mine === undefined || theirs === undefined) return undefined;
  const days = DAY_NAMES.flatMap((name, day) => {
    const windows = common(mine[day] ?? [], theirs[day] ?? []);
    const times = windows.map(([open, close]) => `${clockText(open)}-${clockText(close)}`);
    return times.length === 0 ? [] : [`${name} ${times.join(",")}`];
  });
  const closings = [a, b].flatMap((hours) => hours.split(";")).map((rule) => rule.trim());
  const daysOff = closings.filter((rule) => /^(?:[A-Z][a-z]{2}\b|easter|PH)[^:]* off$/.test(rule));
  return days.length === 0 ? undefined : [...days, ...new Set(daysOff)].join("; ");
}

function common(a: readonly OpenWindow[], b: readonly OpenWindow[]): OpenWindow[] {
  return a.flatMap(([open, close]) =>
    b
      .map(([from, to]): OpenWindow => [Math.max(open, from), Math.min(close, to)])
      .filter(([from, to]) => from < to),
  );
}
