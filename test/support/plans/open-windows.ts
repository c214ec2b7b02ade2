/** Opening and closing, in minutes after that day's midnight. */
export type Windows = readonly (readonly [open: number, close: number])[];

const DAYS = "MoTuWeThFrSaSu";

/**
 * Reads the guide's opening hours for one weekday, 0 for Monday. Written apart from
 * domain/places/opening-hours.ts, and differently, so that a slip there is not repeated here.
 */
export function openWindows(hours: string, weekday: number): Windows {
  if (hours === "24/7") return [[0, 1440]];
  let windows: Windows = [];
  for (const rule of hours.split("; ")) {
    const words = rule.split(" ");
    const times = words.pop() ?? "";
    const days = words.join("") || "Mo-Su";
    if (!days.split(",").some((part) => covers(part, weekday))) continue;
    windows = times === "off" ? [] : times.split(",").map(toWindow);
  }
  return windows;
}

function covers(part: string, weekday: number): boolean {
  const first = DAYS.indexOf(part.slice(0, 2)) / 2;
  const last = DAYS.indexOf(part.slice(-2)) / 2;
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw new Error(`no weekdays: ${part}`);
  // Days after the first one, going round at the week's end.
  return (weekday - first + 7) % 7 <= (last - first + 7) % 7;
}

function toWindow(text: string): readonly [number, number] {
  const digits = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text);
  if (digits === null) throw new Error(`no times: ${text}`);
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = digits.slice(1).map(Number);
  const open = h1 * 60 + m1;
  const close = h2 * 60 + m2;
  return [open, close > open ? close : close + 1440];
}
