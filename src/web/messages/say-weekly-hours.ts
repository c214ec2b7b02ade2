import type { Language } from "../../domain/language.ts";
import type { HoursGroup } from "../../domain/places/hours-groups.ts";
import { isAlwaysOpen } from "../../domain/trip/is-always-open.ts";

type HoursWords = {
  /** From Monday on, in short. */
  readonly weekdays: readonly string[];
  /** Between two days, and between the first and the last of more. */
  readonly between: readonly [two: string, more: string];
  readonly comma: string;
  /** Before the first hours. */
  readonly open: string;
  readonly daily: string;
  readonly always: string;
};

/** Says opening hours in a language: "Open Mon–Fri 09:00–17:00". */
export function sayWeeklyHours({ time }: Pick<Language, "time">, words: HoursWords) {
  const { weekdays, between, comma, open, daily, always } = words;
  const daysText = ([first, last]: HoursGroup["runs"][number]) =>
    last === first
      ? weekdays[first]
      : `${weekdays[first]}${between[last === first + 1 ? 0 : 1]}${weekdays[last]}`;
  return ({ runs, windows }: HoursGroup, isFirst: boolean): string => {
    const isDaily = runs[0]?.[0] === 0 && runs[0][1] === 6;
    const [[startMinutes, endMinutes] = [0, 0]] = windows;
    if (isDaily && isAlwaysOpen({ startMinutes, endMinutes })) return always;
    const days = isDaily ? daily : runs.map(daysText).join(comma);
    const hours = windows.map(([opens, closes]) => `${time(opens)}–${time(closes)}`).join(comma);
    return `${isFirst ? open : ""}${days} ${hours}`;
  };
}
