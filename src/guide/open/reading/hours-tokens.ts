/** A part of hours as people write them. */
export type HoursToken =
  | {
      readonly is: "time";
      readonly hour: number;
      readonly minute?: number;
      readonly half?: "am" | "pm";
      readonly isWord?: true;
    }
  | { readonly is: "month"; readonly month: string }
  /** From 0, Monday. */
  | { readonly is: "days"; readonly days: readonly number[] }
  | { readonly is: "day"; readonly day: number }
  | { readonly is: "date"; readonly date: string }
  /** Between two parts: a comma, or a word for it. */
  | { readonly is: "and"; readonly isComma: boolean }
  /** "Lunch", and what else a kitchen opens for. */
  | { readonly is: "meal" }
  /** "First" before a weekday: once a month. */
  | { readonly is: "nth" }
  | { readonly is: "to" | "end" | "closed" | "except" | "always" | "holidays" };

const DAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const ONE_LETTER_DAYS: Readonly<Record<string, number>> = { m: 0, w: 2, f: 4 };
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

type Reader = readonly [RegExp, (match: RegExpExecArray) => HoursToken | undefined];

/** The first that fits where the text stands is taken. */
const READERS: readonly Reader[] = [
  [
    /(?:24 ?\/ ?7|24 ?-?(?:hours?|hrs?|h)(?: a day)?(?:,? 7 days a week)?|always open|(?:open )?at all times|open access)(?![\w])/y,
    () => ({ is: "always" }),
  ],
  [
    /(?:with )?(?:the )?last (?:entry|admission|entrance|tickets?|orders?|tour|launch|boat)(?: sold| is| at)*:? (?:\d{1,2}[:.]\d\d|\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,3} ?(?:min|minutes?|hours?|hrs?|hr) before (?:closing|close))(?![\w])/y,
    () => undefined,
  ],
  [
    /(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?=(?:[mwf]|mon|tu|wed|th|fri|sat?|sun?)(?:[a-z]*day)?s?\b)/y,
    () => ({ is: "nth" }),
  ],
  [/of (?:the|each|every) month(?![\w])/y, () => undefined],
  [
    /7 days(?: a week)?|365 days(?: a year)?|every ?day|daily|all week/y,
    () => ({ is: "days", days: EVERY_DAY }),
  ],
  [
    /(\d{1,2})(?:[:.](\d\d))? ?([ap])(?:\.?m\b\.?|(?![\w.]))/y,
    ([, hour, minute, half]) => ({
      is: "time",
      hour: Number(hour),
      minute: Number(minute ?? 0),
      half: half === "a" ? "am" : "pm",
    }),
  ],
  [
    /(\d{1,2})[:.](\d\d)(?: ?(?:h|hrs?)(?![a-z]))?(?!\d|:)/y,
    ([, hour, minute]) => ({ is: "time", hour: Number(hour), minute: Number(minute) }),
  ],
  [
    /(\d{1,2})h(\d\d)?(?![\w])/y,
    ([, hour, minute]) => ({ is: "time", hour: Number(hour), minute: Number(minute ?? 0) }),
  ],
  [/(\d{1,2})(?:st|nd|rd|th)?(?![\w:.]\w|\w)/y, ([, hour]) => ({ is: "time", hour: Number(hour) })],
  [/(?:12 )?(?:noon|midday)(?![\w])/y, () => ({ is: "time", hour: 12, minute: 0, isWord: true })],
  [/(?:12 )?midnight(?![\w])/y, () => ({ is: "time", hour: 24, minute: 0, isWord: true })],
  [
    /(?:public|bank|national|legal|federal) hol(?:iday)?s?(?![\w])|hol(?:iday)?s(?![\w])/y,
    () => ({ is: "holidays" }),
  ],
  [/christmas eve(?![\w])/y, () => ({ is: "date", date: "Dec 24" })],
  [/christmas(?: day)?(?![\w])/y, () => ({ is: "date", date: "Dec 25" })],
  [/boxing day(?![\w])/y, () => ({ is: "date", date: "Dec 26" })],
  [/new year'?s? eve(?![\w])/y, () => ({ is: "date", date: "Dec 31" })],
  [/new year'?s?(?: day)?(?![\w])/y, () => ({ is: "date", date: "Jan 01" })],
  [/good friday(?![\w])/y, () => ({ is: "date", date: "easter -2 days" })],
  [/easter monday(?![\w])/y, () => ({ is: "date", date: "easter +1 day" })],
  [/easter(?: sunday)?(?![\w])/y, () => ({ is: "date", date: "easter" })],
  [/closed(?![\w])/y, () => ({ is: "closed" })],
  [/except(?: for| on)?(?![\w])/y, () => ({ is: "except" })],
  [/(?:breakfast|brunch|lunch|dinner)(?![\w])/y, () => ({ is: "meal" })],
  [/weekdays(?![\w])/y, () => ({ is: "days", days: [0, 1, 2, 3, 4] })],
  [/weekends?(?![\w])/y, () => ({ is: "days", days: [5, 6] })],
  [
    /(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?![a-z])\.?/y,
    ([, month = ""]) => ({ is: "month", month: capitalised(month.slice(0, 3)) }),
  ],
  [
    /(mon?|tu(?:es?)?|wed?|th(?:u(?:rs?)?)?|fri?|sat?|sun?)(?:day|nesday|sday|rsday|urday)?s?(?![a-z])\.?/y,
    ([, day = ""]) => dayToken(DAYS.indexOf(day.slice(0, 2))),
  ],
  [/([mwf])(?![a-z])/y, ([, day = ""]) => dayToken(ONE_LETTER_DAYS[day] ?? -1)],
  [/-|to(?![\w])|till?(?![\w])|until(?![\w])|through(?![\w])|thru(?![\w])/y, () => ({ is: "to" })],
  [/,/y, () => ({ is: "and", isComma: true })],
  [/&|\/|(?:and|or)(?![\w])/y, () => ({ is: "and", isComma: false })],
  [/[;()]|\.(?!\d)/y, () => ({ is: "end" })],
  [
    /\s|:|(?:open|from|on|during|year[- ]round|all year(?: round)?|opening hours|the|hours|hrs)(?![\w])/y,
    () => undefined,
  ],
];

const LONGEST = 300;
/** The subject of hours, where that is the place itself or all that is open of it. */
const OPEN_PART =
  /^(?:the )?(?:grounds?|gardens?|park|museum|exhibitions?|galler(?:y|ies)|castle|palace|church|cathedral|temple)(?: (?:is|are))?(?: open)?:? /;
/** Beside its hours it opens for who asks. */
const MORE_BY_APPOINTMENT =
  /[,;]? ?\(?(?:and|or|otherwise)(?: also)? by (?:prior )?appointment\)?\.?$/;
const SEASON_IN_BRACKETS =
  /\(((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[\s\d.,&-]|to |and |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)*)\)/g;

/** The parts of the text, in their order; undefined where one is not known. */
export function hoursTokens(text: string): HoursToken[] | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/[ː꞉∶]/g, ":")
    .toLowerCase();
  if (plain.length > LONGEST) return undefined;
  return tokensOf(
    plain
      .replace(OPEN_PART, "")
      .replace(MORE_BY_APPOINTMENT, "")
      .replace(SEASON_IN_BRACKETS, " $1 "),
  );
}

function tokensOf(plain: string): HoursToken[] | undefined {
  const tokens: HoursToken[] = [];
  for (let at = 0; at < plain.length; ) {
    const found = readAt(plain, at);
    if (found === undefined) return undefined;
    if (found.token !== undefined) tokens.push(found.token);
    at = found.end;
  }
  return tokens;
}

function readAt(text: string, at: number) {
  for (const [pattern, tokenOf] of READERS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { token: tokenOf(match), end: at + match[0].length };
  }
  return undefined;
}

function dayToken(day: number): HoursToken | undefined {
  return day < 0 ? undefined : { is: "day", day };
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
