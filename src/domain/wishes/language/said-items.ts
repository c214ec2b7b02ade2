import type { PlaceCategory } from "../../places/place-category.ts";
import type { TravelNeed } from "../../trip/trip-wish.ts";
import { mealAt } from "./food-words.ts";
import { needAt } from "./need-words.ts";
import { type Named, type NameIndex, nameAt, tableAt } from "./said-names.ts";
import {
  fromDay,
  rangeAt,
  type SaidRange,
  saidNumber,
  spanAt,
  timeAt,
  type When,
  whenAt,
} from "./said-times.ts";
import type { SaidWord } from "./said-words.ts";
import { codeAt, isOrdinaryWord, kindAt, repaired } from "./vocabulary.ts";

export type DayPart = "morning" | "afternoon" | "evening" | "day";
export type MealName = "breakfast" | "lunch" | "dinner" | "any";
export type Need = TravelNeed;

/** What a text names: places, or a kind of place. */
export type SaidObject =
  | { readonly kind: "places"; readonly text: string; readonly found: readonly Named[] }
  | {
      readonly kind: "category";
      readonly text: string;
      readonly categories: readonly PlaceCategory[];
      readonly isPlural: boolean;
      /** Places out of town, whatever they are. */
      readonly isOut?: true;
    };

/**
 * A part of a text with what it is: "P" a place, "K" and "k" kinds and a kind, "D" days, "T" a time, "S" a length of
 * time, "E" a place to eat, "N" a number, "Q" a part of the day, "?" a word that we don't know, or a code of the vocabulary.
 */
export type SaidItem = {
  readonly code: string;
  readonly from: number;
  readonly to: number;
  /** Its first word, and all of them. */
  readonly word?: string;
  readonly words?: string;
  /** "Can go", and where to. */
  readonly isGoing?: true;
  /** What was named last before it. */
  readonly refers?: Referred;
  /** The meal that was named before it, where nothing else was since. */
  readonly ofMeal?: MealName;
  /** A stop as it was written. */
  readonly stop?: string;
  readonly isSubject?: boolean;
  readonly what?: SaidObject;
  readonly when?: When;
  readonly role?: "on" | "to" | "not" | "from" | "until";
  readonly minutes?: number;
  /** Of a time: it is then, no sooner, or no later. */
  readonly bound?: "at" | "from" | "by";
  readonly isSure?: boolean;
  readonly number?: number;
  readonly part?: DayPart;
  readonly need?: Need;
  readonly meal?: MealName;
  readonly food?: string;
  readonly table?: Named;
  /** From then to then. */
  readonly range?: SaidRange;
  readonly km?: number;
};

const PARTS: Readonly<Record<string, DayPart>> = {
  morning: "morning",
  mornings: "morning",
  am: "morning",
  afternoon: "afternoon",
  afternoons: "afternoon",
  evening: "evening",
  evenings: "evening",
  night: "evening",
  nights: "evening",
  pm: "afternoon",
  daylight: "afternoon",
  daytime: "afternoon",
  sunset: "evening",
  dusk: "evening",
  sunrise: "morning",
};
const SUBJECT =
  /^(?:i|im|ive|ill|we|weve|well|were|he|hes|hed|she|shes|shed|theyd|youd|it|its|they|theyre|theres|this|thats|my|his|her|who|which|so)$/;
const FROM = /^(?:from|after|past|onwards)$/;
const BY = /^(?:before|by|until|latest)$/;
const AT = /^(?:at|around|about|approx|circa|on)$/;

/** @param text as it was written, for names that it quotes. */
export function saidItems(
  text: string,
  words: readonly SaidWord[],
  names: NameIndex,
): readonly SaidItem[] {
  const written = words.map((word) => word.plain);
  const plain = written.map((word, at) =>
    nameAt(written, at, names) === undefined ? (repaired(word) ?? word) : word,
  );
  const items: SaidItem[] = [];
  for (let at = 0; at < words.length; ) {
    const { count, item } = itemAt(text, words, plain, at, names);
    const [first, last] = [words[at], words[at + count - 1]];
    if (first === undefined || last === undefined) break;
    const isGoing = plain[at + count - 1] === "go" ? { isGoing: true as const } : {};
    const said = {
      ...item,
      ...isGoing,
      from: first.from,
      to: last.to,
      word: plain[at] ?? "",
      words: plain.slice(at, at + count).join(" "),
    };
    const before = items.at(-1);
    // "Friday 16 April" is one day.
    if (
      said.when?.dates !== undefined &&
      before?.code === "D" &&
      before.when?.weekdays?.length === 1
    )
      items.splice(-1, 1, { ...said, from: before.from });
    else items.push(referring(said, items, plain[at] ?? ""));
    at += count;
  }
  return inContext(items);
}

/** What "it" and "one of them" speak of; `isSole`: its clause named nothing else. */
export type Referred = {
  readonly what: SaidObject;
  readonly isSole: boolean;
  /** All that its clause has named. */
  readonly all: readonly SaidObject[];
  /** The day that its sentence has named. */
  readonly when?: When | undefined;
  /** The kind that was named last. */
  readonly kind?: SaidObject | undefined;
};

const CLAUSE_END = /^(?:,|\.|and|so|but|then|because)$/;

/** Items whose meaning hangs on what stands beside them, and for each what was named before it. */
function inContext(said: readonly SaidItem[]): readonly SaidItem[] {
  const items = withLengths(said);
  let named: SaidObject[] = [];
  /** Without what something goes beside or instead of. */
  let main: SaidObject[] = [];
  let kind: SaidObject | undefined;
  let meal: MealName | undefined;
  let table: Named | undefined;
  let on: When | undefined;
  let namedOn: When | undefined;
  let isEnded = false;
  return items.map((item, at) => {
    const [sole, ...others] = main;
    const isSole = sole !== undefined && others.length === 0;
    const last = isSole ? sole : named.at(-1);
    const refers =
      last === undefined ? {} : { refers: { what: last, isSole, all: named, kind, when: namedOn } };
    if (CLAUSE_END.test(item.code)) {
      const next = items[at + 1]?.code === "-" ? items[at + 2] : items[at + 1];
      const isList = items[at - 1]?.what !== undefined && next?.what !== undefined;
      isEnded ||= !isList;
    }
    if (item.code === ".") on = undefined;
    if (item.code === "D") {
      on = item.when;
      // "The museums on Saturday: pick one".
      if (named.length > 0 && !isEnded) namedOn = on;
    }
    if (item.what !== undefined) {
      namedOn = on;
      if (isEnded) [named, main] = [[], []];
      isEnded = false;
      named.push(item.what);
      const led = items.slice(0, at).findLast(({ code }) => code !== "-")?.code ?? "";
      if (main.length === 0 || !/^(?:before|after|instof)$/.test(led)) main.push(item.what);
      if (item.what.kind === "category") kind = item.what;
    }
    const about = meal === undefined ? {} : { ofMeal: meal };
    meal = item.meal ?? (item.what === undefined ? meal : undefined);
    // "Nonna Betta is my cousin's, so do that for dinner".
    const isMeal = items.slice(at + 1, at + 4).some((next) => next.meal !== undefined);
    if (table !== undefined && isMeal && /^(?:that|it|there)$/.test(item.word ?? ""))
      return { ...item, code: "E", table };
    table = item.table ?? (item.what === undefined ? table : undefined);
    return { ...item, code: codeInContext(items, at), ...refers, ...about };
  });
}

/** "90 minutes are too much, 45 are enough", "dinner is at 7, we need 6": a number after a length or an hour is one. */
function withLengths(items: readonly SaidItem[]): readonly SaidItem[] {
  let unit: number | undefined;
  let hasHour = false;
  return items.map((item, at) => {
    hasHour =
      item.code !== "." &&
      (hasHour ||
        (item.bound !== undefined && items.slice(0, at).some(({ meal }) => meal !== undefined)));
    const isHour = hasHour && items[at - 1]?.code === "want" && (item.number ?? 13) <= 12;
    if (item.code === "N" && isHour)
      return { ...item, code: "Tat", bound: "at", minutes: (item.number ?? 0) * 60, isSure: false };
    if (item.code === "S") unit = item.words?.endsWith("minutes") === true ? 1 : 60;
    const next = items.slice(at + 1).find(({ code }) => code !== "-")?.code ?? ".";
    const isLength =
      unit !== undefined &&
      item.code === "N" &&
      item.number !== undefined &&
      /^(?:max|,|\.|and|then|so|but|only)$/.test(next) &&
      items[at - 1]?.code !== "D";
    // "1h45 is too long, make it 45".
    const each = (item.number ?? 0) > 12 ? 1 : (unit ?? 1);
    return isLength ? { ...item, code: "S", minutes: (item.number ?? 0) * each } : item;
  });
}

function codeInContext(items: readonly SaidItem[], at: number): string {
  const item = items[at];
  const [before, after] = [items[at - 1], items[at + 1]];
  if (item === undefined) return "-";
  const isBeside =
    (before?.what ?? before?.table) !== undefined && item.from - (before?.to ?? 0) <= 1;
  switch (item.code) {
    case "want": {
      // "The kids get bored".
      if (item.word === "get" && after?.code === "?") return "?";
      // "The dome must be registered".
      if (/ be$/.test(item.words ?? "") && /ed$/.test(after?.word ?? "") && after?.code === "?")
        return "-";
      // "Can the gardens go Tuesday".
      const next = after?.code === "-" ? items[at + 2] : after;
      return item.word === "go" &&
        before?.what !== undefined &&
        /^(?:D|Dto|Q)$/.test(next?.code ?? "")
        ? "move"
        : "want";
    }
    case "like": {
      // "At like 9:30".
      if (/^T\w+$/.test(after?.code ?? "")) return "-";
      if (
        /^(?:that|this|before|now|T\w*|N|S)$/.test(after?.word ?? "") ||
        /^(?:T\w+|N|S)$/.test(after?.code ?? "")
      )
        return "?";
      const led = before?.code === "-" && before.isSubject !== true ? items[at - 2] : before;
      return led?.isSubject === true || /^(?:who|child|elder)$/.test(led?.code ?? "")
        ? "want"
        : "-";
    }
    case "outing": {
      // "One day nothing".
      const next = items.slice(at + 1).find(({ code }) => !/^(?:-|add|want|all)$/.test(code));
      return /^(?:free|nothing|nap)$/.test(next?.code ?? "") ? "freeday" : "outing";
    }
    case "nap":
    case "free":
      // "Rest slow" is of the other days.
      return item.word === "rest" && /^(?:calm|fine|keep|full|fewer)$/.test(after?.code ?? "")
        ? "-"
        : item.code;
    case "child":
      // "Yo, can we ...".
      return item.word === "yo" && before?.code !== "N" ? "-" : "child";
    case "end": {
      // "Done the Eye already".
      const next = after?.code === "-" ? items[at + 2] : after;
      return /^(?:done|did)$/.test(item.word ?? "") && next?.what !== undefined ? "rm" : "end";
    }
    case "yes": {
      const next = after?.code === "-" ? items[at + 2] : after;
      const led = items.slice(0, at).findLast(({ code }) => !/^(?:-|stuff|thing)$/.test(code));
      return led?.what !== undefined || led?.code === "?" || next?.what !== undefined
        ? "want"
        : "-";
    }
    case "add":
      // "The plan is too dense".
      return item.word === "plan" && /(?:^| )(?:the|this|our|your)$/.test(before?.words ?? "")
        ? "-"
        : "add";
    case "rm": {
      // "What we miss is the Tate".
      if (item.word === "miss" && /(?:^| )(?:i|we)$/.test(before?.words ?? "")) return "want";
      // "Not out before 11".
      if (item.word === "out" && /^T\w+$/.test(after?.code ?? "")) return "start";
      // "It can go on the last day" moves it.
      const next = after?.code === "-" ? items[at + 2] : after;
      return /^(?:can|may|could|must|has|should|goes)$/.test(item.word ?? "") &&
        item.isGoing === true &&
        /^(?:D|Dto|Q|T\w+|before|after|first|last)$/.test(next?.code ?? "")
        ? "move"
        : "rm";
    }
    // "Lunch near the Pantheon"; a hotel near a park is no park.
    case "near":
      return items.slice(Math.max(0, at - 4), at).some(({ code }) => /^(?:meal|food)$/.test(code))
        ? "by"
        : "?";
    case "stuff":
    case "thing":
      return isBeside ? "-" : item.code;
    case "-": {
      // "Make it an hour".
      if (item.word === "make") {
        const about = items.slice(at + 1, at + 4).find(({ code }) => code !== "-");
        const then = items.slice(at + 2, at + 5).find(({ code }) => !/^(?:-|it|P|k)$/.test(code));
        const isSet = /^(?:S|S more|N|T\w+|shorter|longer|first|last)$/.test(then?.code ?? "");
        return isSet && /^(?:it|P|k)$/.test(about?.code ?? "") ? "add" : "-";
      }
      // "We prefer the Rodin to the Orangerie".
      const isTo = item.word === "to" && before?.what !== undefined;
      const next = after?.code === "-" ? items[at + 2] : after;
      const isRather =
        isTo &&
        next?.what !== undefined &&
        items.slice(0, at).some(({ code }) => code === "rather");
      return isRather ? "instof" : "-";
    }
    default:
      return item.code;
  }
}

const OF_IT = /^(?:rm|move|keep|shorter|longer|swap|add)$/;

/** "The Rodin museum", "the Rockefeller one" say a name; "it" after a verb is the place of the same clause. */
function referring(item: SaidItem, before: readonly SaidItem[], word: string): SaidItem {
  const last = before.at(-1);
  // "Explora kids museum".
  const led =
    last?.code === "child" && before.at(-2)?.code === "P" && item.code === "k"
      ? before.at(-2)
      : last;
  const isBeside = led?.code === "P" && item.from - (last?.to ?? 0) <= 1;
  if (isBeside && ((word === "one" && item.to - item.from === 3) || item.code === "k"))
    return { code: "-", from: item.from, to: item.to, word };
  if (item.code !== "it" || !OF_IT.test(last?.code ?? "")) return item;
  const at = before.findLastIndex(({ what }) => what !== undefined);
  const named = before[at];
  const isSameClause = before
    .slice(at + 1)
    .every(({ code, isSubject }) => isSubject !== true && !/^(?:,|\.|and|so|but|or)$/.test(code));
  return named?.code === "P" && isSameClause ? { ...named, from: item.from, to: item.to } : item;
}

type Read = { readonly count: number; readonly item: Omit<SaidItem, "from" | "to"> };

function itemAt(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  names: NameIndex,
): Read {
  const word = plain[at] ?? "";
  const mark = words[at]?.mark;
  if (mark === "comma") return { count: 1, item: { code: "," } };
  if (mark === "stop") return { count: 1, item: { code: ".", stop: words[at]?.written ?? "." } };
  const fixed = dayItem(words, plain, at) ?? timeItem(words, plain, at);
  const name = nameAt(plain, at, names);
  const code = codeAt(plain, at);
  const kind = kindAt(plain, at);
  const [need, meal] = [needAt(plain, at), mealAt(plain, at)];
  const longest = Math.max(...[fixed, code, kind, need, meal].map((found) => found?.count ?? 0));
  const own = ownName(text, words, plain, at, names);
  // "The Victoria and Albert Museum" is no Vittoria.
  if (name?.isMistyped === true && own !== undefined && own.count > name.count) return own;
  if (
    name !== undefined &&
    (name.isMistyped ? name.count > longest : name.count >= Math.max(longest, 1)) &&
    (fixed === undefined || name.count > fixed.count)
  ) {
    const what = {
      kind: "places",
      text: textOf(text, words, at, name.count),
      found: name.found,
    } as const;
    return { count: name.count, item: { code: "P", what } };
  }
  const table = tableAt(plain, at, names);
  if (table !== undefined && table.count > (table.count > 1 ? longest - 1 : longest))
    return { count: table.count, item: { code: "E", table: table.table } };
  if (own !== undefined && own.count > Math.max(longest, 1)) return own;
  if (fixed !== undefined) return fixed;
  const isLonger = [kind, need, meal].every((found) => (code?.count ?? 0) > (found?.count ?? 0));
  if (code !== undefined && isLonger) return codeItem(code, word);
  if (kind !== undefined && kind.count >= Math.max(need?.count ?? 0, meal?.count ?? 0)) {
    const { categories, isPlural, count } = kind;
    const what = {
      kind: "category",
      text: textOf(text, words, at, count),
      categories,
      isPlural,
    } as const;
    return { count, item: { code: isPlural ? "K" : "k", what } };
  }
  if (need !== undefined && need.count >= (code?.count ?? 0)) {
    const { count, ...item } = need;
    return { count, item };
  }
  if (meal !== undefined && meal.count >= (code?.count ?? 0)) {
    const { count, ...item } = meal;
    return { count, item };
  }
  if (Object.hasOwn(PARTS, word)) {
    const part = PARTS[word];
    return { count: 1, item: { code: "Q", ...(part === undefined ? {} : { part }) } };
  }
  if (code !== undefined) return codeItem(code, word);
  if (own !== undefined) return own;
  const number = saidNumber(word);
  if (number !== undefined) return { count: 1, item: { code: "N", number } };
  return {
    count: 1,
    item: { code: SUBJECT.test(word) ? "-" : "?", isSubject: SUBJECT.test(word) },
  };
}

const LONGEST_OWN_NAME = 5;

/** A name that no list has, as capitals tell: on the form, where what is named may be anywhere. */
function ownName(
  text: string,
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
  { takesOthers }: NameIndex,
): Read | undefined {
  if (takesOthers !== true || !isCapital(text, words[at])) return undefined;
  const isFirst = at === 0 || words[at - 1]?.mark === "stop";
  let count = 1;
  while (count < LONGEST_OWN_NAME) {
    const isJoint = /^(?:of|de|da|do|du|des|del|di)$/.test(plain[at + count] ?? "");
    const next = at + count + (isJoint ? 1 : 0);
    const isNext = isCapital(text, words[next]) && (isJoint || codeAt(plain, next) === undefined);
    if (!isNext) break;
    count = next - at + 1;
  }
  if (count === 1 && (isFirst || isOrdinaryWord(plain[at] ?? ""))) return undefined;
  if (codeAt(plain, at) !== undefined) return undefined;
  const name = textOf(text, words, at, count);
  const what = { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] } as const;
  return { count, item: { code: "P", what } };
}

function isCapital(text: string, word: SaidWord | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(word.from, word.from + 2));
}

function codeItem({ code, count }: { code: string; count: number }, word: string): Read {
  return {
    count,
    item: {
      code: code === "or2" ? "or" : code,
      isSubject: SUBJECT.test(word) && /^(?:-|it)$/.test(code),
    },
  };
}

function textOf(text: string, words: readonly SaidWord[], at: number, count: number): string {
  return text.slice(words[at]?.from, words[at + count - 1]?.to);
}

const DAY_ROLES: Readonly<Record<string, SaidItem["role"]>> = {
  on: "on",
  to: "to",
  onto: "to",
  from: "from",
  until: "until",
  not: "not",
  "not on": "not",
  never: "not",
  "never on": "not",
  no: "not",
  except: "not",
  "except on": "not",
};

function dayItem(
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): Read | undefined {
  const [one = "", two = ""] = plain.slice(at, at + 2);
  // "After every lunch".
  if (/^(?:every|each)$/.test(one) && mealAt([two], 0) !== undefined)
    return { count: 1, item: { code: "D", when: { isEvery: true }, role: "on" } };
  if (/^(?:this|that)$/.test(one) && /^(?:day|evening|morning|afternoon|night)$/.test(two)) {
    return { count: two === "day" ? 2 : 1, item: { code: "Dthis" } };
  }
  for (const ahead of [3, 2, 1, 0]) {
    const led = plain.slice(at, at + ahead).filter((word) => word !== "the");
    const run = led.join(" ");
    const role = ahead === 0 ? "on" : Object.hasOwn(DAY_ROLES, run) ? DAY_ROLES[run] : undefined;
    if (role === undefined || (ahead > 0 && led.length === 0)) continue;
    const when = whenAt(words, at + ahead);
    if (when === undefined) continue;
    const count = ahead + when.count;
    const [day] = when.value.days ?? [];
    if (role === "from" && day !== undefined && day > 1 && when.value.days?.length === 1) {
      const isOn = /^(?:on|onwards|onward)$/.test(plain[at + count] ?? "");
      return { count: count + (isOn ? 1 : 0), item: { code: "D", when: fromDay(day), role: "on" } };
    }
    return { count, item: { code: role === "on" ? "D" : `D${role}`, when: when.value, role } };
  }
  return undefined;
}

/** Words that make of a bare number behind "for", "of" or "to" an hour: "booked for 9", "forward to 10". */
const LEADS_HOUR =
  /^(?:booked|tickets|ticket|reserved|reservation|registered|slot|table|forward|push|delay|postpone|shift)$/;

/** "An extra hour", "2 more hours". */
function moreTime(
  plain: readonly string[],
  at: number,
): { readonly code: string; readonly minutes: number; readonly count: number } | undefined {
  const [one, two, three] = plain.slice(at, at + 3);
  const isMore = (word: string | undefined) =>
    /^(?:extra|another|more|additional)$/.test(word ?? "");
  if (isMore(one) && two === "hours") return { code: "S more", minutes: 60, count: 2 };
  const number = saidNumber(one);
  // "Two free hours".
  const isFree = /^(?:free|spare|quiet)$/.test(two ?? "");
  if (number === undefined || !(isMore(two) || isFree) || !/^(?:hours|minutes)$/.test(three ?? ""))
    return undefined;
  return {
    code: isFree ? "S free" : "S more",
    minutes: three === "hours" ? number * 60 : number,
    count: 3,
  };
}

/** "Not before 9", "until 18 oclock", "by 7 at the latest", "around 4", "45 minutes". */
function timeItem(
  words: readonly SaidWord[],
  plain: readonly string[],
  at: number,
): Read | undefined {
  const range = rangeAt(words, at);
  if (range !== undefined) return { count: range.count, item: { code: "R", range: range.value } };
  let next = at;
  let bound: SaidItem["bound"];
  let isNot = false;
  if (/^(?:not|no|nothing|dont|latest|only)$/.test(plain[next] ?? "")) {
    isNot = /^(?:not|no|nothing)$/.test(plain[next] ?? "");
    next += 1;
  }
  const word = plain[next] ?? "";
  if (word === "later" && plain[next + 1] === "than") {
    [bound, next] = ["from", next + 2];
  } else if (word === "earlier" && plain[next + 1] === "than") {
    [bound, next] = ["by", next + 2];
  } else if (FROM.test(word)) [bound, next] = ["from", next + 1];
  else if (BY.test(word)) [bound, next] = ["by", next + 1];
  else if (AT.test(word)) {
    [bound, next] = ["at", next + 1];
  }
  // "By about 7", "until like 3".
  if (bound !== undefined && /^(?:about|around|like|latest)$/.test(plain[next] ?? "")) next += 1;
  if (next > at && bound === undefined && plain[at] !== "latest") next = at;
  if (next === at) isNot = false;
  const km =
    /^\d+(?:\.\d)?$/.test(plain[next] ?? "") &&
    /^(?:km|kms|kilometres|kilometers)$/.test(plain[next + 1] ?? "");
  if (km && bound === undefined)
    return { count: next - at + 2, item: { code: "km", km: Number(plain[next]) } };
  const more = moreTime(plain, next);
  if (more !== undefined && bound === undefined)
    return { count: next - at + more.count, item: { code: more.code, minutes: more.minutes } };
  const span = spanAt(words, next);
  if (span !== undefined && bound === undefined) {
    return { count: next - at + span.count, item: { code: "S", minutes: span.value } };
  }
  const isLed =
    bound !== undefined ||
    /^(?:start|begin|end|finish|back|home|done|till|make|latest)$/.test(plain[at - 1] ?? "") ||
    (/^(?:lunch|dinner|breakfast|brunch|supper)$/.test(plain[at - 1] ?? "") &&
      /^(?:|sharp|ish|please|on|every|all|each|latest|max|not|instead|and|everyday|daily)$/.test(
        plain[at + 1] ?? "",
      )) ||
    (/^(?:for|of|to)$/.test(plain[at - 1] ?? "") &&
      plain.slice(Math.max(0, at - 6), at).some((one) => LEADS_HOUR.test(one)));
  const time = timeAt(words, next, isLed);
  if (time === undefined) return undefined;
  let end = next + time.count;
  const after = plain.slice(end, end + 3).join(" ");
  const latest =
    /^(?:at the latest|latest|max|or earlier|at latest|not later|no later|or sooner|tops)/.exec(
      after,
    )?.[0];
  const onwards =
    /^(?:or later|onwards|earliest|at the earliest|not earlier|not before|no earlier|and not before)/.exec(
      after,
    )?.[0];
  if (latest !== undefined) [bound, end] = ["by", end + latest.split(" ").length];
  if (onwards !== undefined) [bound, end] = ["from", end + onwards.split(" ").length];
  const role = isNot
    ? bound === "from"
      ? "by"
      : bound === "by"
        ? "from"
        : undefined
    : (bound ?? "at");
  // "Not at 14": no rule of a time.
  if (role === undefined) return undefined;
  const isNothing = plain[at] === "nothing";
  const isNotBefore = isNot && role === "from";
  const code = `${isNothing ? (role === "by" ? "end " : "start ") : ""}T${isNotBefore ? "since" : role}`;
  return { count: end - at, item: { code, bound: role, ...time.value } };
}
