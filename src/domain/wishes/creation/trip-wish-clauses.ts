import { withoutAccents } from "../../plain-text.ts";
import type { WishedDays } from "../../trip/trip-wish.ts";
import { WEEKDAY_NAMES } from "../weekday-names.ts";
import { numberIn } from "../wish-vocabulary.ts";

/** A word of a text, and where it stands in it. */
export type TextWord = {
  /** In lower case, without accents and apostrophes. */
  readonly plain: string;
  readonly from: number;
  readonly to: number;
};

/** A part of a text that may be a wish. */
export type TextClause = {
  readonly words: readonly TextWord[];
  /** The days that it names. */
  readonly on: WishedDays;
  /** It says that every day is meant. */
  readonly isEveryDay: boolean;
  /** How it is joined to the part before it: not at all, by a comma or a full stop, or by a word. */
  readonly joint: "none" | "comma" | "and" | "or" | "but";
  /** Where it stands in the text, days included. */
  readonly from: number;
  readonly to: number;
};

const WORD =
  /(?:st|mt|dr)\.|\d{1,2}[:.]\d{2}(?:am|pm)?|[\p{L}\p{M}\p{N}]+(?:['’‘`][\p{L}\p{M}\p{N}]+)*|[,;.!?&+()\n]/giu;
const BREAK = /^[,;.!?()\n]$/;
const JOINT = /^(?:and|&|\+|plus|then|also|or|nor|but)$/;
const DAY_LEADS = /^(?:on|every|each|not|only|for|to|except|until|till)$/;
const MAX_WORDS = 80;

/** Parts a text where it joins wishes: at punctuation, "and", "or", "but"; with the days that each part names. */
export function textClauses(text: string): readonly TextClause[] {
  const words = [...text.matchAll(WORD)].slice(0, MAX_WORDS).map(
    (match): TextWord => ({
      plain: withoutAccents(match[0]).replace(/[’'‘`]/g, ""),
      from: match.index,
      to: match.index + match[0].length,
    }),
  );
  const clauses: TextClause[] = [];
  let open = newClause("none");
  const close = (joint: TextClause["joint"]) => {
    if (open.words.length > 0 || hasDays(open)) clauses.push(finished(open));
    open = newClause(clauses.length === 0 ? "none" : joint);
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    const days = daysFrom(words, at, open.words.length === 0 && !hasDays(open));
    if (days !== undefined) {
      open.days.push(...(days.days ?? []));
      open.weekdays.push(...(days.weekdays ?? []));
      open.isEveryDay ||= days.isEveryDay === true;
      open.span.push(word, words[at + days.count - 1] ?? word);
      // "On" goes with the day.
      if (open.words.at(-1)?.plain === "on") open.words.pop();
      at += days.count;
      continue;
    }
    if (BREAK.test(word.plain)) close("comma");
    else if (JOINT.test(word.plain)) close(jointOf(word.plain, open));
    else {
      open.words.push(word);
      open.span.push(word);
    }
    at += 1;
  }
  close("none");
  return clauses;
}

type OpenClause = {
  readonly words: TextWord[];
  readonly span: TextWord[];
  readonly days: number[];
  readonly weekdays: number[];
  readonly joint: TextClause["joint"];
  isEveryDay: boolean;
};

function newClause(joint: TextClause["joint"]): OpenClause {
  return { words: [], span: [], days: [], weekdays: [], joint, isEveryDay: false };
}

function hasDays({ days, weekdays, isEveryDay }: OpenClause): boolean {
  return days.length + weekdays.length > 0 || isEveryDay;
}

/** "museums, and no churches" has a comma and a word: the word counts. */
function jointOf(word: string, open: OpenClause): TextClause["joint"] {
  if (open.words.length === 0 && !hasDays(open) && open.joint === "or") return "or";
  if (word === "or" || word === "nor") return "or";
  return word === "but" ? "but" : "and";
}

function finished({ words, span, days, weekdays, joint, isEveryDay }: OpenClause): TextClause {
  const on = {
    ...(days.length === 0 ? {} : { days: [...new Set(days)] }),
    ...(weekdays.length === 0 ? {} : { weekdays: [...new Set(weekdays)] }),
  };
  const from = Math.min(...span.map((word) => word.from));
  const to = Math.max(...span.map((word) => word.to));
  return { words, on, isEveryDay, joint, from, to };
}

type DaysRead = WishedDays & { readonly isEveryDay?: boolean; readonly count: number };

/** The days that words name from one on: "day 2", "days 1 and 3", "the last day", "Mondays", "Saturday and Sunday". */
function daysFrom(words: readonly TextWord[], at: number, isFirst: boolean): DaysRead | undefined {
  const plain = (index: number) => words[index]?.plain ?? "";
  const [word, next] = [plain(at), plain(at + 1)];
  if (/^(?:every|each|all)$/.test(word) && /^days?$/.test(next))
    return { isEveryDay: true, count: 2 };
  if (word === "whole" && /^(?:trip|time|week)$/.test(next)) return { isEveryDay: true, count: 2 };
  if (/^days?$/.test(word)) return listFrom(words, at + 1, numberedDay, (days) => ({ days }), 1);
  if (next === "day" && !/^\d/.test(word) && word !== "one") {
    const day =
      word === "last" || word === "final" ? -1 : isOrdinal(word) ? numberIn(word) : undefined;
    if (day !== undefined) return { days: [day], count: 2 };
  }
  // "Friday Mosque" in the middle of a name is no day.
  const isApart = isFirst || DAY_LEADS.test(plain(at - 1)) || isEnd(plain(at + 1));
  if (!isApart) return undefined;
  const read = listFrom(words, at, weekdaysNamed, (weekdays) => ({ weekdays }), 0);
  return read;
}

function isEnd(word: string): boolean {
  return (
    word === "" ||
    BREAK.test(word) ||
    JOINT.test(word) ||
    /^(?:please|morning|afternoon|evening)$/.test(word)
  );
}

function isOrdinal(word: string): boolean {
  return (
    numberIn(word) !== undefined &&
    !/^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(word)
  );
}

/** One thing, and others that are joined to it. @param before words that were read already. */
function listFrom(
  words: readonly TextWord[],
  start: number,
  read: (word: string) => readonly number[] | undefined,
  wrap: (numbers: number[]) => WishedDays,
  before: number,
): DaysRead | undefined {
  const first = read(words[start]?.plain ?? "");
  if (first === undefined) return undefined;
  const numbers = [...first];
  let end = start + 1;
  for (;;) {
    const isJoined = /^(?:and|or|&|,)$/.test(words[end]?.plain ?? "");
    const other = isJoined ? read(words[end + 1]?.plain ?? "") : undefined;
    const isAlone = isEnd(words[end + 2]?.plain ?? "");
    if (other === undefined || !isAlone) break;
    numbers.push(...other);
    end += 2;
  }
  return { ...wrap(numbers), count: end - start + before };
}

function numberedDay(word: string): readonly number[] | undefined {
  const number = numberIn(word);
  return number === undefined || number === 0 ? undefined : [number];
}

function weekdaysNamed(word: string): readonly number[] | undefined {
  if (/^weekends?$/.test(word)) return [5, 6];
  const single = word.endsWith("s") ? word.slice(0, -1) : word;
  const at = WEEKDAY_NAMES.findIndex((name) => name.toLowerCase() === single);
  return at === -1 ? undefined : [at];
}
