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
  /** Words for the service of a kitchen: within hours that are given already they add nothing. */
  isMeal: boolean;
  /** Once a month. */
  isRare: boolean;
};

/** Where the months of hours stand. */
export type SeasonPlace = "before" | "behind";

/** Twelve hours without "AM" or "PM" may be meant, where it closes before it opens and opens before this. */
const NIGHT_FROM = 10 * 60;
const NIGHT_TO = 5 * 60;
/** A place that opens as late as this may close in the morning. */
const NIGHT_OUT_FROM = 18 * 60;
const NIGHT_OUT_TO = 10 * 60;
const EARLIEST_PLAIN = 5 * 60;
const DAY_MINUTES = 24 * 60;

/** Reads the parts of a text one after another. */
export class HoursReader {
  readonly #tokens: readonly HoursToken[];
  readonly #seasons: SeasonPlace;
  #at = 0;
  readonly #rules: HoursRule[] = [];
  #rule = emptyRule();
  #isApart = true;

  constructor(tokens: readonly HoursToken[], seasons: SeasonPlace) {
    this.#tokens = tokens;
    this.#seasons = seasons;
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
      case "except":
        return this.#readExcept();
      case "meal":
        return this.#readMeal();
      case "nth":
        return this.#readRareDay();
      case "to":
        return this.#readUntil();
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
    if (!this.#startsNames(this.#at)) {
      if (windows.length > 0 || !isNamed) return false;
      this.#rule.isClosed = true;
      return this.#flush();
    }
    if (windows.length === 0 ? days !== undefined || isForHolidays : !this.#flush()) return false;
    // "Sep-May 10AM-6PM, closed M": in these months, or in the whole year.
    return !(seasons.length > 0 && this.#startsDays(this.#at)) && this.#readClosings();
  }

  /** "Daily except M 9AM-5PM" leaves days out, behind times it is as "closed". */
  #readExcept(): boolean {
    this.#at += 1;
    const { windows, days } = this.#rule;
    if (days === undefined || windows.length > 0) {
      const isBehindTimes = windows.length > 0 || this.#rules.length > 0;
      return (
        isBehindTimes &&
        (windows.length === 0 || this.#flush()) &&
        this.#startsNames(this.#at) &&
        this.#readClosings()
      );
    }
    const closed = this.#readDayList();
    this.#rule.days = days.filter((day) => closed?.days.includes(day) === false);
    return closed !== undefined && !closed.isForHolidays && this.#rule.days.length > 0;
  }

  /** "M and 1 May": each for itself, but for months that stand right behind days. */
  #readClosings(): boolean {
    const closed = (rule: Partial<HoursRule>) =>
      this.#rules.push({ ...emptyRule(), isClosed: true, ...rule });
    const dates: string[] = [];
    for (let isFirst = true; ; isFirst = false) {
      if (this.#startsDays(this.#at)) {
        const list = this.#readDayList();
        if (list === undefined) return false;
        const season = this.#startsSeason(this.#at) ? this.#readSeason() : undefined;
        const { days, isForHolidays } = list;
        const seasons = season === undefined ? [] : [season];
        closed({ days: days.length === 0 ? undefined : days, isForHolidays, seasons });
      } else {
        const { isComma } = this.#separator(this.#at - 1);
        const season = this.#readSeason();
        // "M, Nov-Mar" can mean these months, or Mondays in them.
        if (season === undefined || (isComma && !isFirst && !isOneDay(season))) return false;
        dates.push(season);
      }
      if (this.#tokens[this.#at]?.is !== "and" || !this.#startsNames(this.#at + 1)) break;
      this.#at += 1;
    }
    if (dates.length > 0) closed({ seasons: dates });
    this.#rule = emptyRule();
    const next = this.#tokens[this.#at]?.is;
    return next !== "time" && next !== "always";
  }

  #separator(at: number): { readonly isComma: boolean } {
    const token = this.#tokens[at];
    return token?.is === "and" ? token : { isComma: false };
  }

  /** "Lunch: M-F ..., dinner: ...": a rule of its own, or more times of the days before. */
  #readMeal(): boolean {
    this.#at += 1;
    const isNamed = this.#startsNames(this.#at);
    if (this.#rule.windows.length > 0 && isNamed && !this.#flush()) return false;
    this.#rule.isMeal = true;
    this.#isApart = true;
    return true;
  }

  /** "First F 10AM-9PM" */
  #readRareDay(): boolean {
    this.#at += 1;
    const isFirst = this.#rules.length === 0 && this.#rule.windows.length === 0;
    const isNamed = this.#rule.days !== undefined || this.#rule.isClosed;
    if (isFirst || (this.#rule.windows.length > 0 ? !this.#flush() : isNamed)) return false;
    this.#rule.isRare = true;
    return this.#readDays();
  }

  /** "Tu-Su 10AM-6PM, Th to 8PM": as before, but for the end. */
  #readUntil(): boolean {
    const { windows, days } = this.#rule;
    const [close, last] = [this.#tokens[this.#at + 1], this.#rules.at(-1)];
    const [usual, more] = last?.windows ?? [];
    if (close?.is !== "time" || usual === undefined || more !== undefined) return false;
    const isClear = close.half !== undefined || close.isWord || close.hour > 12;
    const to = isClear ? minutesOf(close) : undefined;
    const window = to === undefined ? undefined : spanOf(usual[0], to);
    if (window === undefined || windows.length > 0 || days === undefined) return false;
    windows.push(window);
    this.#at += 2;
    this.#isApart = false;
    return true;
  }

  #readSeasons(): boolean {
    const before = this.#rule;
    if (this.#seasons === "behind") return this.#readSeasonsBehind();
    if (before.windows.length > 0) {
      // "9AM-5PM Apr-Oct, ...": they are of these hours.
      if (!this.#isApart) return false;
      if (!this.#flush()) return false;
      this.#rule = {
        ...emptyRule(),
        days: before.isDaysFirst ? before.days : undefined,
        isDaysFirst: before.isDaysFirst,
      };
    } else if (before.days !== undefined && before.seasons.length === 0) {
      this.#rule.isDaysFirst = true;
    }
    const seasons = this.#readSeasonList();
    this.#rule.seasons = seasons ?? [];
    return seasons !== undefined;
  }

  #readSeasonsBehind(): boolean {
    if (this.#rule.windows.length === 0 || this.#rule.seasons.length > 0) return false;
    const seasons = this.#readSeasonList();
    if (seasons === undefined) return false;
    this.#rule.seasons = seasons;
    return this.#flush();
  }

  #readSeasonList(): string[] | undefined {
    const seasons: string[] = [];
    for (;;) {
      const season = this.#readSeason();
      if (season === undefined) return undefined;
      seasons.push(season);
      // "Oct Mar" can mean both months, or a line between them that was left out.
      if (this.#startsSeason(this.#at)) return undefined;
      if (this.#tokens[this.#at]?.is !== "and" || !this.#startsSeason(this.#at + 1)) return seasons;
      this.#at += 1;
    }
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
    const list = this.#readDayList();
    if (list === undefined) return false;
    if (list.isForHolidays) this.#rule.isForHolidays = true;
    if (list.days.length > 0) this.#rule.days = list.days;
    this.#isApart = false;
    return true;
  }

  #readDayList(): { readonly days: number[]; readonly isForHolidays: boolean } | undefined {
    const days: number[] = [];
    let isForHolidays = false;
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token?.is === "holidays") isForHolidays = true;
      else if (token?.is === "days") days.push(...token.days);
      else if (token?.is === "day") days.push(...this.#readDayRange(token.day));
      else return undefined;
      this.#at += 1;
      const next = this.#tokens[this.#at]?.is;
      const isMore = next === "and" && this.#startsDays(this.#at + 1);
      if (isMore) this.#at += 1;
      else if (!this.#startsDays(this.#at)) break;
    }
    return { days: [...new Set(days)].sort(), isForHolidays };
  }

  #startsNames(at: number): boolean {
    return this.#startsDays(at) || this.#startsSeason(at);
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
    const isHeld = !isClosed && this.#seasons === "before";
    this.#rule = { ...emptyRule(), seasons: isHeld ? seasons : [] };
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
    isMeal: false,
    isRare: false,
  };
}

/** "Dec 25", "easter -2 days"; not "Aug", nor "Jan 01-Jan 06". */
function isOneDay(season: string): boolean {
  return /^(?:[A-Z][a-z]{2} \d\d|easter.*)$/.test(season);
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
  // From noon on it is the afternoon.
  const isAfternoon = open.isWord === true && open.hour === 12 && close.hour < 12;
  if (close.half === undefined && !close.isWord && !isAfternoon && close.hour <= 12)
    return undefined;
  const to = minutesOf(isAfternoon ? { ...close, half: close.half ?? "pm" } : close);
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
  const isNight =
    (from >= nightFrom && to <= NIGHT_TO) || (from >= NIGHT_OUT_FROM && to <= NIGHT_OUT_TO);
  return isNight ? [from, to + DAY_MINUTES] : undefined;
}

function minutesOf({ hour, minute = 0, half }: TimeToken): number | undefined {
  if (minute > 59 || hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  if (half === undefined) return hour * 60 + minute;
  return ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;
}
