/** Date and time on the clocks of a place. */
export type LocalTime = {
  /** "2026-05-04". */
  readonly date: string;
  /** After midnight, 0 to 1439. */
  readonly minutes: number;
};

/** Making one takes far longer than the rest. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * What the clocks of a time zone show.
 *
 * @param atMs milliseconds since 1970.
 * @param timeZone as IANA names it; left out, or of a name that isn't known here, it is the one of this device.
 */
export function localTime(atMs: number, timeZone?: string): LocalTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get("year"), parts.get("month"), parts.get("day")];
  return {
    date: `${year}-${month}-${day}`,
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const made = clocks.get(timeZone) ?? makeClock(timeZone);
  clocks.set(timeZone, made);
  return made;
}

function makeClock(timeZone: string | undefined): Intl.DateTimeFormat {
  const options = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    calendar: "gregory",
    numberingSystem: "latn",
  } as const;
  try {
    return new Intl.DateTimeFormat("en", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en", options);
  }
}
