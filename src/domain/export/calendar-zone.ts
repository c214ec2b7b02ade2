import { localTime } from "../local-time.ts";

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A change of a zone's offset from UTC. */
type Transition = {
  readonly atMs: number;
  /** Minutes east of UTC. */
  readonly from: number;
  readonly to: number;
};

/** Whether `Intl` knows a time zone, as IANA names it. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * A VTIMEZONE component (RFC 5545, 3.6.5), as content lines, for events between two years, both ends included. What
 * the zone does is asked of `Intl`, from a year before to a year after them. A change that comes on the same weekday
 * of a month each year is a rule, any other stands alone.
 *
 * @param timeZone of a name for which `isTimeZone` holds.
 */
export function calendarZone(timeZone: string, years: readonly [number, number]): string[] {
  const startMs = Date.UTC(years[0] - 1, 0, 1);
  const endMs = Date.UTC(years[1] + 2, 0, 1);
  const transitions = transitionsOf(timeZone, startMs, endMs);
  const kinds = [...Map.groupBy(transitions, ({ from, to }) => `${from} ${to}`).values()];
  const yearCount = years[1] - years[0] + 3;
  const offset = offsetMinutes(startMs, timeZone);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    // The offset before the first change.
    ...observance({ atMs: Date.UTC(1900, 0, 1) - offset * MINUTE_MS, from: offset, to: offset }),
    ...kinds.flatMap((changes) => {
      const rule = changes.length === yearCount ? ruleOf(changes) : undefined;
      const [first] = changes;
      return rule === undefined || first === undefined
        ? changes.flatMap((change) => observance(change))
        : observance(first, rule);
    }),
    "END:VTIMEZONE",
  ];
}

function offsetMinutes(atMs: number, timeZone: string): number {
  const { date, minutes } = localTime(atMs, timeZone);
  return (Date.parse(`${date}T00:00:00Z`) - atMs) / MINUTE_MS + minutes;
}

function transitionsOf(timeZone: string, startMs: number, endMs: number): Transition[] {
  const found: Transition[] = [];
  let from = offsetMinutes(startMs, timeZone);
  for (let atMs = startMs; atMs < endMs; atMs += WEEK_MS) {
    const to = offsetMinutes(atMs + WEEK_MS, timeZone);
    if (to !== from) found.push({ atMs: changeBetween(timeZone, atMs, from), from, to });
    from = to;
  }
  return found;
}

/** The minute within a week of a moment at which an offset ends. */
function changeBetween(timeZone: string, startMs: number, from: number): number {
  let before = 0;
  let after = WEEK_MS / MINUTE_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetMinutes(startMs + middle * MINUTE_MS, timeZone) === from) before = middle;
    else after = middle;
  }
  return startMs + after * MINUTE_MS;
}

/** The time that clocks show at the moment of a change, by the offset that ends. */
const onsetOf = ({ atMs, from }: Transition) => new Date(atMs + from * MINUTE_MS);

function observance(change: Transition, rule?: string): string[] {
  const kind = change.to > change.from ? "DAYLIGHT" : "STANDARD";
  const onset = onsetOf(change).toISOString().slice(0, 19).replace(/[-:]/g, "");
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    ...(rule === undefined ? [] : [rule]),
    `END:${kind}`,
  ];
}

/** "+0530". */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (number: number) => String(number).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}

/** The rule by which changes come each year; undefined where they follow none. */
function ruleOf(changes: readonly Transition[]): string | undefined {
  const onsets = changes.map(onsetOf);
  const ordinals = onsets.map((onset) => Math.ceil(onset.getUTCDate() / 7));
  const isLast = onsets.every((onset) => onset.getUTCDate() + 7 > daysOfMonth(onset));
  const [ordinal] = ordinals;
  const isSame = ordinals.every((other) => other === ordinal);
  const days = new Set(
    onsets.map((onset) =>
      [onset.getUTCMonth(), onset.getUTCDay(), onset.getUTCHours(), onset.getUTCMinutes()].join(),
    ),
  );
  const years = new Set(onsets.map((onset) => onset.getUTCFullYear()));
  const [onset] = onsets;
  if (onset === undefined || days.size > 1 || years.size < onsets.length) return undefined;
  if (!isLast && !isSame) return undefined;
  const day = `${isLast ? -1 : ordinal}${WEEKDAYS[onset.getUTCDay()]}`;
  return `RRULE:FREQ=YEARLY;BYMONTH=${onset.getUTCMonth() + 1};BYDAY=${day}`;
}

function daysOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
