/** Date and time on the clocks of a place. */
export type LocalTime = {
  /** "2026-05-04". */
  readonly date: string;
  /** After midnight, 0 to 1439. */
  readonly minutes: number;
};

/** Making one takes far longer than the rest. */
const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * Local time in a time zone.
 *
 * @param atMs milliseconds since 1970.
 * @param timeZone as IANA names it; left out, or of a name that isn't known here, it is the one of this device.
 */
export function localTime(atMs: number, timeZone?: string): LocalTime {
  const clock = timeZone === undefined ? undefined : clockOf(timeZone);
  return clock === undefined ? deviceTime(new Date(atMs)) : timeOf(clock, atMs);
}

/** Without a formatter: the first one takes a slow phone 80 ms, and the pages need none to begin. */
function deviceTime(at: Date): LocalTime {
  const padded = (value: number, length = 2) => String(value).padStart(length, "0");
  return {
    date: `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`,
    minutes: at.getHours() * 60 + at.getMinutes(),
  };
}

function timeOf(clock: Intl.DateTimeFormat, atMs: number): LocalTime {
  const parts = new Map(clock.formatToParts(atMs).map(({ type, value }) => [type, value]));
  const [year, month, day] = [parts.get("year"), parts.get("month"), parts.get("day")];
  return {
    date: `${year}-${month}-${day}`,
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(timeZone)) clocks.set(timeZone, makeClock(timeZone));
  return clocks.get(timeZone);
}

/** Undefined for a name that isn't known here. */
function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      calendar: "gregory",
      numberingSystem: "latn",
      timeZone,
    });
  } catch {
    return undefined;
  }
}

const MINUTE_MS = 60_000;

/**
 * When the clocks of a time zone show a time, in milliseconds since 1970; of an hour that they skip or show twice, about then.
 *
 * @param date "2026-05-04". @param minutes after midnight, past 1440 on the next day.
 */
export function atLocalTime(date: string, minutes: number, timeZone: string): number {
  const wantedMs = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  const shownMs = (atMs: number) => {
    const shown = localTime(atMs, timeZone);
    return Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * MINUTE_MS;
  };
  const nearMs = wantedMs - (shownMs(wantedMs) - wantedMs);
  // On a day that the clocks change the first guess may have the other offset.
  return nearMs - (shownMs(nearMs) - wantedMs);
}
