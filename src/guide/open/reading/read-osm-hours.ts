import { parseOpeningHours, type WeeklyHours } from "../../../domain/places/opening-hours.ts";

const LONGEST = 400;
const DAY_MINUTES = 24 * 60;
/**
 * Reads a value of OpenStreetMap's `opening_hours` as people write it: with one-digit hours, spaces, colons behind
 * months, `closed`, `Jan 01,06` and `Dec 24-26`.
 *
 * @returns the same hours as `parseOpeningHours` reads them; undefined where not all of it is understood.
 */
export function readOsmHours(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = text
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    // Hours at which it may or may not be open add nothing that is certain.
    .replace(/ ?\|\| ?"[^"]*"$/, "");
  const rules = plain.split(";").map((rule) => rule.trim());
  if (rules.at(-1) === "") rules.pop();
  const read = rules.map(readRule);
  if (read.length === 0 || !read.every((rule) => rule !== undefined)) return undefined;
  const hours = read.join("; ");
  return isPlausible(parseOpeningHours(hours)) ? hours : undefined;
}

/** Openings of one day that overlap, or one of a whole day round, are typing errors. */
function isPlausible(week: WeeklyHours | undefined): boolean {
  return (
    week?.every((windows) =>
      windows.every(
        ([open, close], index) =>
          close - open <= DAY_MINUTES &&
          (close - open < DAY_MINUTES || open === 0) &&
          open >= (windows[index - 1]?.[1] ?? 0),
      ),
    ) ?? false
  );
}

function readRule(rule: string): string | undefined {
  const [, said = "", remark] = /^([^"]*?) ?(?:"([^"]*)")?$/.exec(rule) ?? [];
  const spelled = spell(said);
  // A remark behind times says for whom or on what condition: it is not certainly open then.
  if (remark !== undefined && !spelled.endsWith("off")) return undefined;
  return isSeasonUnclear(spelled) ? undefined : spelled;
}

/** "Jun-Aug Tu-Sa 09:00-15:00,Su 10:00-17:00" says the Sundays of the whole year, and hardly means it. */
function isSeasonUnclear(rule: string): boolean {
  const [first = "", ...others] = rule.split(NEXT_RULE);
  return SEASON_START.test(first) && others.some((other) => !SEASON_START.test(other));
}

const NEXT_RULE =
  /(?<=:\d\d),\s*(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b)/;
const SEASON_START = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|easter)\b/;
const WORD = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mo|Tu|We|Th|Fr|Sa|Su|PH)\b/gi;

function spell(rule: string): string {
  return (
    rule
      .replace(WORD, (word) => (/^ph$/i.test(word) ? "PH" : capitalised(word)))
      .replace(/\b(?:closed?|off)$/i, "off")
      .replace(/^24\/7 off$/, "off")
      .replace(/\b(\d):(?=\d\d)/g, "0$1:")
      .replace(/ ?([-,]) ?(?=\S)/g, (all, sign: string, at: number, whole: string) =>
        isShift(whole, at) ? all : sign,
      )
      // A colon behind the months, and a closing time from which it may stay open longer.
      .replace(
        /((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d\d?)?):? ?:? ?(?=(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b|\d\d:)/g,
        "$1 ",
      )
      .replace(/: ?off$/, " off")
      .replace(/(-\d\d:\d\d)\+/g, "$1")
      .replace(/,(?= ?off$)/, "")
      .replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d)\b(?!:)/g, "$1 0$2")
      .replace(
        /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)( \d\d(?:[-,]\d\d?(?![:\d]))+)/g,
        (_, month: string, days: string) => withMonths(month, days.trim()),
      )
      .replace(/(\d\d:\d\d),(?=[A-Z])/g, "$1, ")
      .trim()
  );
}

/** Whether the sign stands in "easter -2 days". */
function isShift(rule: string, at: number): boolean {
  return /easter$/.test(rule.slice(0, at)) && /^ ?[-+] ?\d+ day/.test(rule.slice(at, at + 12));
}

/** "Dec", "24-26,31": the month before each day. */
function withMonths(month: string, days: string): string {
  return days
    .split(/([-,])/)
    .map((part) => (/\d/.test(part) ? `${month} ${part.padStart(2, "0")}` : part))
    .join("");
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
