import { addDays, daysBetween, isCalendarDate, weekdayOf } from "../../calendar-date.ts";

/** A date within a line. */
export type FoundDate = {
  readonly from: number;
  readonly to: number;
  readonly date: string;
  /** The line says its year, its order is clear, and its weekday is the right one. */
  readonly isSure: boolean;
};

/** Which of day and month comes first in "04/05/2026"; undefined where the text doesn't tell. */
export type DateOrder = "dayFirst" | "monthFirst" | undefined;

export type DateReading = {
  /** A date without a year is the next such day from this one on, and unsure. */
  readonly today: string;
  readonly order: DateOrder;
  /** Dates that the text says in full elsewhere: "04.12." is "04.12.2026" where that stands beside it. */
  readonly known: readonly string[];
};

const MONTHS = [
  "january jan jän januar jänner janvier janv enero ene gennaio gen janeiro januari stycznia ledna ocak leden января styczeń tammikuuta ιανουαρίου",
  "february feb februar feber février fevrier févr fev fév febrero febbraio fevereiro februari lutego února şubat helmikuuta февраля luty φεβρουαρίου",
  "march mar märz maerz mär mrz mars marzo março maart mrt marca marts března mart maaliskuuta марта marzec μαρτίου",
  "april apr avril avr abril abr aprile kwietnia dubna nisan huhtikuuta апреля kwiecień απριλίου",
  "may mai mayo maggio mag maio mei maja maj května mayıs toukokuuta мая μαΐου μαίου",
  "june jun juni juin junio giugno giu junho czerwca června haziran kesäkuuta июня czerwiec ιουνίου",
  "july jul juli juillet juil julio luglio lug julho lipca července temmuz heinäkuuta июля lipiec ιουλίου",
  "august aug août aout aoû agosto ago augustus sierpnia augusti srpna ağustos elokuuta августа sierpień αυγούστου",
  "september sep sept septembre septiembre settembre set setembro września září eylül syyskuuta сентября wrzesień σεπτεμβρίου",
  "october oct oktober okt octobre octubre ottobre ott outubro out października října ekim lokakuuta октября październik οκτωβρίου",
  "november nov novembre noviembre novembro listopada listopadu kasım marraskuuta ноября listopad νοεμβρίου",
  "december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro grudnia prosince aralık joulukuuta декабря grudzień desember δεκεμβρίου",
];
const WEEKDAYS = [
  "monday mon montag mo lundi lun lunes lunedì lunedi segunda seg maandag ma måndag mån mandag man poniedziałek δευτέρα",
  "tuesday tue tues dienstag di mardi mar martes martedì martedi terça terca ter dinsdag tisdag tis tirsdag tir wtorek τρίτη",
  "wednesday wed mittwoch mi mercredi mer miércoles miercoles mié mie mercoledì mercoledi quarta qua woensdag wo onsdag ons środa τετάρτη",
  "thursday thu thur thurs donnerstag do jeudi jeu jueves jue giovedì giovedi gio quinta qui donderdag torsdag tors tor czwartek πέμπτη",
  "friday fri freitag fr vendredi ven viernes vie venerdì venerdi sexta sex vrijdag vr fredag fre piątek παρασκευή",
  "saturday sat samstag sonnabend sa samedi sam sábado sabado sáb sab sabato zaterdag za lördag lör lørdag lør sobota σάββατο",
  "sunday sun sonntag so dimanche dim domingo dom domenica zondag zo söndag sön søndag søn niedziela κυριακή",
];
const MONTH_OF = numbered(MONTHS);
const WEEKDAY_OF = numbered(WEEKDAYS);

const DASH = /\s{0,2}(?:[-–—]|to|bis|au|al|a|ao|tot)\s{0,2}$/i;
/** "2026-12-03", "2026/12/03", "2026年12月3日". */
const YEAR_FIRST =
  /(?<!\d)(20\d\d)(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日?)(?!\d)/g;
/** "3 December 2026", "3. Dez. 26", "03DEC", "3 de diciembre de 2026", "1er mars". */
const DAY_MONTH =
  /(?<![\d.,:/])(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\s\u00a0\-/]{0,3}(?:(?:de|of|di)\s|d[’'])?(\p{L}{3,12})\.?(?:[\s,\-/]{0,3}(?:(?:de|del|of)\s)?(20\d{2}(?![\d]|[:.]\d)|'?\d{2}(?![\d:.h]|\s?(?:[ap]\.?m|uhr|h\b))))?/giu;
/** "December 3, 2026", "Dec 3rd". */
const MONTH_DAY =
  /(?<!\p{L})(\p{L}{3,12})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]|\s?(?:[ap]\.?m|uhr|h\b))(?:,?\s{1,2}(20\d\d))?/giu;
/** "03.12.2026", "3/12/26", "03-12-2026", "03.12.". */
const NUMBERS =
  /(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})(?![\d/-])|(\.)(?!\d)|(?=[\s,;)|]|$))/g;
/** The start of "3–6 December": a day whose month stands behind the other. */
const FIRST_DAY =
  /(?<![\d.,:/])(\d{1,2})(?:st|nd|rd|th|\.)?\s{0,2}(?:[-–—]|to|bis|au|al|a|tot)\s{0,2}(?:\p{L}{2,12}\.?,?\s)?$/iu;
/** The end of "December 3–6, 2026". */
const LAST_DAY = /^\s{0,2}[-–—]\s{0,2}(\d{1,2})(?![\d:.])(?:,?\s{1,2}(20\d\d))?/;

const WEEKDAY_BEFORE =
  /(\p{L}{2,12})(?:-feira)?\.?,?\s{0,2}(?:(?:den|dem|the|le|el|il|o|dia|día)\s)?$/iu;

type Part = {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
  readonly isClear: boolean;
  /** Without a year and without a weekday "3/12" may be anything. */
  readonly isWeak?: boolean;
};

/**
 * The dates of a line, from left to right, in English, German, French, Spanish, Italian, Portuguese and Dutch.
 */
export function datesIn(line: string, reading: DateReading): FoundDate[] {
  const { order } = reading;
  const parts = withoutOverlap([
    ...yearFirst(line),
    ...dayMonth(line),
    ...monthDay(line),
    ...numbers(line, order),
  ]);
  return parts.flatMap((part, at) => {
    const inherited = part.year ?? inheritedYear(parts, at, line);
    const found = dateOf({ ...part, year: inherited }, line, reading);
    return found === undefined ? [] : [found];
  });
}

/** Which comes first in a text's dates of numbers, by those with a day after the 12th, or by its language. */
export function orderIn(text: string, isEnglish: boolean): DateOrder {
  for (const [, first, mark, second, year] of text.matchAll(NUMBERS)) {
    if (mark === ".") continue;
    if (year === undefined) continue;
    if (Number(first) > 12) return "dayFirst";
    if (Number(second) > 12) return "monthFirst";
  }
  return isEnglish ? undefined : "dayFirst";
}

/** 0 for a Monday to 6; undefined where a word is no weekday. */
function weekdayNamed(word: string): number | undefined {
  return WEEKDAY_OF.get(word.toLowerCase());
}

/** 1 to 12, of a month's name in any of the languages. */
function monthNamed(word: string): number | undefined {
  const month = MONTH_OF.get(word.toLowerCase());
  return month === undefined ? undefined : month + 1;
}

function numbered(lists: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lists.flatMap((names, at) => names.split(" ").map((name) => [name, at] as const)));
}

function* yearFirst(line: string): Generator<Part> {
  for (const match of line.matchAll(YEAR_FIRST)) {
    const [whole, year, month, day, asianMonth, asianDay] = match;
    yield {
      ...span(match.index, whole),
      year: Number(year),
      month: Number(month ?? asianMonth),
      day: Number(day ?? asianDay),
      isClear: true,
    };
  }
}

function* dayMonth(line: string): Generator<Part> {
  for (const match of line.matchAll(DAY_MONTH)) {
    const [whole, day, name = "", year] = match;
    const month = monthNamed(name);
    if (month === undefined) continue;
    const one = { month, year: fullYear(year), isClear: true };
    const before = FIRST_DAY.exec(line.slice(Math.max(0, match.index - 24), match.index));
    if (before !== null) {
      const from = match.index - before[0].length;
      yield { ...one, from, to: match.index - 1, day: Number(before[1]) };
    }
    yield { ...span(match.index, whole), ...one, day: Number(day) };
  }
}

function* monthDay(line: string): Generator<Part> {
  for (const match of line.matchAll(MONTH_DAY)) {
    const [whole, name = "", day, year] = match;
    const month = monthNamed(name);
    if (month === undefined) continue;
    const { from, to } = span(match.index, whole);
    const last = LAST_DAY.exec(line.slice(to, to + 16));
    const ownYear = fullYear(year ?? last?.[2]);
    yield { from, to, month, day: Number(day), year: ownYear, isClear: true };
    if (last !== null) {
      const end = to + last[0].length;
      yield { from: to, to: end, month, day: Number(last[1]), year: ownYear, isClear: true };
    }
  }
}

function* numbers(line: string, order: DateOrder): Generator<Part> {
  for (const match of line.matchAll(NUMBERS)) {
    const [whole, one, mark, other, year, dot] = match;
    if (year === undefined && mark === "-") continue;
    // "20.30" is a time and "3.50" a price.
    if (year === undefined && mark === "." && dot === undefined) continue;
    const [first, second] = [Number(one), Number(other)];
    const isDots = mark === ".";
    const isMonthFirst = second > 12 || (!isDots && first <= 12 && order === "monthFirst");
    const isClear = isDots || first > 12 || second > 12 || first === second || order !== undefined;
    yield {
      ...span(match.index, whole),
      day: isMonthFirst ? second : first,
      month: isMonthFirst ? first : second,
      year: fullYear(year),
      isClear,
      isWeak: year === undefined && !isDots,
    };
  }
}

function span(from: number, whole: string) {
  return { from, to: from + whole.length };
}

function fullYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const digits = text.replace("'", "");
  const year = Number(digits.length === 2 ? `20${digits}` : digits);
  return year >= 2000 && year < 2100 ? year : undefined;
}

/** Longer ones first: "03.12.2026" is no "03.12." */
function withoutOverlap(parts: readonly Part[]): Part[] {
  const chosen: Part[] = [];
  const strength = (part: Part) => part.to - part.from + (part.year === undefined ? 0 : 100);
  for (const part of [...parts].sort((a, b) => strength(b) - strength(a))) {
    if (chosen.every((other) => part.to <= other.from || part.from >= other.to)) chosen.push(part);
  }
  return chosen.sort((a, b) => a.from - b.from);
}

/** The year of "3 Dec – 6 Dec 2026" is both's; that of "29 Dec – 2 Jan 2027" is the second's. */
function inheritedYear(parts: readonly Part[], at: number, line: string): number | undefined {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part === undefined || next?.year === undefined) return undefined;
  if (!DASH.test(line.slice(part.to, next.from).replace(/\p{L}{2,10}\.?,?\s?$/u, ""))) {
    return undefined;
  }
  return part.month > next.month ? next.year - 1 : next.year;
}

function dateOf(part: Part, line: string, { today, known }: DateReading): FoundDate | undefined {
  const { to, day, month } = part;
  const { weekday, from } = weekdayBefore(line, part.from);
  if (part.isWeak === true && weekday === undefined) return undefined;
  const inFull = known.filter((one) => one.slice(5) === isoDate(2000, month, day)?.slice(5));
  const told = part.year ?? (inFull.length === 1 ? Number(inFull[0]?.slice(0, 4)) : undefined);
  const year = told ?? nextYear(month, day, today);
  const date = isoDate(year, month, day);
  if (date === undefined) return undefined;
  const isRightWeekday = weekday === undefined || weekdayOf(date) === weekday;
  if (!isRightWeekday && !part.isClear) {
    const turned = isoDate(year, day, month);
    const isTurned = turned !== undefined && weekdayOf(turned) === weekday;
    if (isTurned) return { from, to, date: turned, isSure: told !== undefined };
  }
  const isKnown = told !== undefined && (part.isClear || weekday !== undefined);
  return { from, to, date, isSure: isKnown && isRightWeekday };
}

function isoDate(year: number, month: number, day: number): string | undefined {
  const padded = (value: number) => String(value).padStart(2, "0");
  const date = `${year}-${padded(month)}-${padded(day)}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The weekday in front of a date, and where both begin: "Do 3.12.", "Fr., 4. Dez.", "Friday the 4th". */
function weekdayBefore(line: string, from: number) {
  const start = Math.max(0, from - 20);
  const match = WEEKDAY_BEFORE.exec(line.slice(start, from));
  const weekday = weekdayNamed(match?.[1] ?? "");
  return { weekday, from: weekday === undefined || match === null ? from : start + match.index };
}

/** The year of the next such day, seen a week before `today`: mails about a day come on that day, too. */
function nextYear(month: number, day: number, today: string): number {
  const year = Number(today.slice(0, 4));
  const date = isoDate(year, month, day) ?? isoDate(year, month, 28);
  const isPast = date !== undefined && daysBetween(addDays(today, -7), date) < 0;
  return isPast ? year + 1 : year;
}
