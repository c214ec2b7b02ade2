import type { OpenWindow } from "../../../domain/places/opening-hours.ts";
import type { HoursToken } from "./hours-tokens.ts";

type TimeToken = Extract<HoursToken, { is: "time" }>;
export type HoursRule = {
  /** "Apr-Sep", "Oct 15-Mar 31"; empty for the whole year. */
  seasons: string[];
  /** Undefined where none is named. */
  days: number[] | undefined;
  isForHolidays: boolean;
  windows: OpenWindow[];
  isClosed: boolean;
  /** Its days stand behind its times. */
  isDaysBehind: boolean;
  /** Its days stand before its months, and so hold for the months that follow too. */
  isDaysFirst: boolean;
};

/** Twelve hours without "AM" or "PM" may be meant, where it closes before it opens and opens before this. */
const NIGHT_FROM = 10 * 60;
const NIGHT_TO = 5 * 60;
const EARLIEST_PLAIN = 5 * 60;
const DAY_MINUTES = 24 * 60;

/** Reads the parts of a text one after another. */
export class HoursReader {
  readonly #tokens: readonly HoursToken[];
  #at = 0;
  readonly #rules: HoursRule[] = [];
  #rule = emptyRule();
  #isApart = true;

  constructor(tokens: readonly HoursToken[]) {
    this.#tokens = tokens;
  }

  /** Undefined where the order of the parts makes no sense. */
  rules(): HoursRule[] | undefined {
    while (this.#at < this.#tokens.length) {
      if (!this.#readNext()) return undefined;
    }
    if (!this.#flush()) return undefined;
    return this.#rules.length === 0 ? undefined : this.#rules;
  }

  #readNext(): boolean {
    const token = this.#tokens[this.#at];
    switch (token?.is) {
      case "and":
        this.#at += 1;
        this.#isApart = true;
        return true;
      case "end":
        this.#at += 1;
        this.#isApart = true;
        return this.#rule.windows.length === 0 && !this.#rule.isClosed ? true : this.#flush();
      case "month":
      case "date":
        return this.#readSeasons();
      case "day":
      case "days":
      case "holidays":
        return this.#readDays();
      case "time":
        return this.#isDayOfMonth(this.#at) ? this.#readSeasons() : this.#readTimes();
      case "always":
        this.#at += 1;
        this.#rule.windows.push([0, DAY_MINUTES]);
        this.#isApart = false;
        return true;
      case "closed":
        return this.#readClosed();
      default:
        return false;
    }
  }

  /** Whether a plain number is the day of the month behind it: "15 Oct". */
  #isDayOfMonth(at: number): boolean {
    const [token, next] = [this.#tokens[at], this.#tokens[at + 1]];
    return token?.is === "time" && token.minute === undefined && next?.is === "month";
  }

  #readClosed(): boolean {
    this.#at += 1;
    const { windows, days, seasons, isForHolidays } = this.#rule;
    const isNamed = days !== undefined || isForHolidays || seasons.length > 0;
    const next = this.#tokens[this.#at]?.is;
    const isNamedBehind =
      next === "day" ||
      next === "days" ||
      next === "holidays" ||
      next === "month" ||
      next === "date";
    if (windows.length === 0 && isNamed && !isNamedBehind) {
      this.#rule.isClosed = true;
      return this.#flush();
    }
    if (windows.length > 0 ? !this.#flush() : isNamed && days !== undefined) return false;
    this.#rule = { ...emptyRule(), isClosed: true };
    return isNamedBehind || this.#isDayOfMonth(this.#at);
  }

  #readSeasons(): boolean {
    const before = this.#rule;
    if (before.windows.length > 0) {
      if (!this.#flush()) return false;
      this.#rule = {
        ...emptyRule(),
        days: before.isDaysFirst ? before.days : undefined,
        isDaysFirst: before.isDaysFirst,
      };
    } else if (before.days !== undefined && before.seasons.length === 0) {
      this.#rule.isDaysFirst = true;
    }
    const seasons: string[] = [];
    for (;;) {
      const season = this.#readSeason();
      if (season === undefined) return false;
      seasons.push(season);
      // "Oct Mar" can mean both months, or a line between them that was left out.
      if (this.#startsSeason(this.#at)) return false;
      if (this.#tokens[this.#at]?.is !== "and" || !this.#startsSeason(this.#at + 1)) break;
      this.#at += 1;
    }
    this.#rule.seasons = seasons;
    return true;
  }

  #startsSeason(at: number): boolean {
    const is = this.#tokens[at]?.is;
    return is === "month" || is === "date" || this.#isDayOfMonth(at);
  }

  #readSeason(): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.is === "date") {
      this.#at += 1;
      return token.date;
    }
    const from = this.#readMonthDay();
    if (from === undefined) return undefined;
    if (this.#tokens[this.#at]?.is !== "to" || !this.#startsSeason(this.#at + 1)) {
      return from.day === undefined ? from.month : `${from.month} ${from.day}`;
    }
    this.#at += 1;
    const to = this.#readMonthDay();
    if (to === undefined) return undefined;
    if (from.day === undefined && to.day === undefined) return `${from.month}-${to.month}`;
    return `${from.month} ${from.day ?? "01"}-${to.month} ${to.day ?? "31"}`;
  }

  #readMonthDay(): { month: string; day: string | undefined } | undefined {
    const first = this.#tokens[this.#at];
    const isDayFirst = first?.is === "time" && this.#isDayOfMonth(this.#at);
    if (isDayFirst) this.#at += 1;
    const month = this.#tokens[this.#at];
    if (month?.is !== "month") return undefined;
    this.#at += 1;
    const behind = this.#tokens[this.#at];
    const isDayBehind = !isDayFirst && behind?.is === "time" && behind.minute === undefined;
    if (isDayBehind) {
      // "Oct 10-18" can mean days or hours.
      const [sign, next] = [this.#tokens[this.#at + 1], this.#tokens[this.#at + 2]];
      if (sign?.is === "to" && next?.is === "time" && !this.#isDayOfMonth(this.#at + 2))
        return undefined;
      this.#at += 1;
    }
    const day = isDayFirst ? first : isDayBehind ? behind : undefined;
    if (day?.is !== "time") return { month: month.month, day: undefined };
    return day.hour >= 1 && day.hour <= 31
      ? { month: month.month, day: String(day.hour).padStart(2, "0") }
      : undefined;
  }

  #readDays(): boolean {
    if (this.#rule.windows.length > 0) {
      const isBehind = !this.#isApart && this.#rule.days === undefined;
      if (isBehind) this.#rule.isDaysBehind = true;
      else {
        const { seasons } = this.#rule;
        if (!this.#flush()) return false;
        this.#rule.seasons = seasons;
      }
    } else if (this.#rule.days !== undefined) return false;
    const days: number[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token?.is === "holidays") this.#rule.isForHolidays = true;
      else if (token?.is === "days") days.push(...token.days);
      else if (token?.is === "day") days.push(...this.#readDayRange(token.day));
      else return false;
      this.#at += 1;
      const next = this.#tokens[this.#at]?.is;
      const isMore = next === "and" && this.#startsDays(this.#at + 1);
      if (isMore) this.#at += 1;
      else if (!this.#startsDays(this.#at)) break;
    }
    if (days.length > 0) this.#rule.days = [...new Set(days)].sort();
    this.#isApart = false;
    return true;
  }

  #startsDays(at: number): boolean {
    const is = this.#tokens[at]?.is;
    return is === "day" || is === "days" || is === "holidays";
  }

  /** "F-W" runs over the week's end. */
  #readDayRange(from: number): number[] {
    const [sign, last] = [this.#tokens[this.#at + 1], this.#tokens[this.#at + 2]];
    if (sign?.is !== "to" || last?.is !== "day") return [from];
    this.#at += 2;
    const length = ((last.day - from + 7) % 7) + 1;
    return Array.from({ length }, (_, later) => (from + later) % 7);
  }

  #readTimes(): boolean {
    if (this.#rule.isClosed) return false;
    if (this.#rule.isDaysBehind && !this.#flush()) return false;
    const [open, sign, close] = this.#tokens.slice(this.#at, this.#at + 3);
    if (open?.is !== "time" || sign?.is !== "to" || close?.is !== "time") return false;
    const window = windowOf(open, close);
    const last = this.#rule.windows.at(-1);
    if (window === undefined || (last !== undefined && window[0] < last[1])) return false;
    this.#rule.windows.push(window);
    this.#at += 3;
    this.#isApart = false;
    return true;
  }

  /** Ends the rule; the next one holds for the same months until it names others. */
  #flush(): boolean {
    const { windows, isClosed, days, seasons, isForHolidays } = this.#rule;
    const isNamed = days !== undefined || isForHolidays || seasons.length > 0;
    if (windows.length === 0 && !isClosed) return !isNamed;
    this.#rules.push(this.#rule);
    this.#rule = { ...emptyRule(), seasons: isClosed ? [] : seasons };
    if (this.#at >= this.#tokens.length) this.#rule.seasons = [];
    return true;
  }
}

function emptyRule(): HoursRule {
  return {
    seasons: [],
    days: undefined,
    isForHolidays: false,
    windows: [],
    isClosed: false,
    isDaysBehind: false,
    isDaysFirst: false,
  };
}

/** "9-5PM" begins in the morning; "9-5" may be anything. */
function windowOf(open: TimeToken, close: TimeToken): OpenWindow | undefined {
  const isPlain =
    open.half === undefined && close.half === undefined && !open.isWord && !close.isWord;
  if (isPlain) {
    const [from, to] = [minutesOf(open), minutesOf(close)];
    if (from === undefined || to === undefined || from < EARLIEST_PLAIN) return undefined;
    const isBare = open.minute === undefined || close.minute === undefined;
    if (isBare && to <= 12 * 60) return undefined;
    return spanOf(from, to, NIGHT_FROM);
  }
  if (close.half === undefined && !close.isWord) return undefined;
  const to = minutesOf(close);
  if (to === undefined) return undefined;
  if (open.half !== undefined || open.isWord) return spanOf(minutesOf(open), to);
  const [morning, evening] = [
    minutesOf({ ...open, half: "am" }),
    minutesOf({ ...open, half: "pm" }),
  ];
  const isEvening = evening !== undefined && close.half === "pm" && evening < to;
  return spanOf(isEvening || close.isWord === true ? evening : morning, to);
}

function spanOf(
  from: number | undefined,
  to: number,
  nightFrom = NIGHT_TO,
): OpenWindow | undefined {
  if (from === undefined || from >= DAY_MINUTES) return undefined;
  if (to > from) return [from, to];
  return from >= nightFrom && to <= NIGHT_TO ? [from, to + DAY_MINUTES] : undefined;
}

function minutesOf({ hour, minute = 0, half }: TimeToken): number | undefined {
  if (minute > 59 || hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  if (half === undefined) return hour * 60 + minute;
  return ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;
}
