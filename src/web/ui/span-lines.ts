import { language } from "../messages/domain/language.ts";

/**
 * Both ends of a span for a narrow column, each as its parts: the hour, and the half of the day where the clock has twelve
 * hours, which is written small behind it ("9:30", "AM") or on a line before it ("上午").
 */
export function spanLines(startMinutes: number, endMinutes: number): readonly TimeLine[] {
  return [startMinutes, endMinutes].map((minutes) => {
    const text = language.time(minutes);
    const [, before = "", hour = text, after = ""] = HALVES.exec(text) ?? [];
    return { before, hour, after };
  });
}

/** One end of a span: `before` and `after` are "" where the clock has 24 hours. */
export type TimeLine = { readonly before: string; readonly hour: string; readonly after: string };

const HALVES = /^(\p{Lo}+(?=\d))?([\d:.٠-٩]+)[\s\u00a0\u202f]?(\S*)$/u;
