import { withListedAllergies } from "./listed-allergies.ts";
import type { DayPart, MealName, SaidItem, SaidObject } from "./said-items.ts";
import type { Named } from "./said-names.ts";
import type { When } from "./said-times.ts";
import { isFan } from "./unnamed.ts";

const CLAUSE_END = /^(?:,|\.|and|so|but|then|because)$/;

/** Items whose meaning hangs on what stands beside them, and for each what was named before it. */
export function inContext(said: readonly SaidItem[]): readonly SaidItem[] {
  const items = withListedAllergies(withLengths(said));
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

/** "To the early morning, about 7 o'clock". */
function inPart(item: SaidItem, part: DayPart | undefined): SaidItem {
  const { bound, minutes, isSure } = item;
  if (bound === undefined || minutes === undefined || isSure !== false || minutes >= 720)
    return item;
  if (part === "morning") return { ...item, isSure: true };
  return part === "evening" && minutes < 600
    ? { ...item, minutes: minutes + 720, isSure: true }
    : item;
}

/** "One fado evening, start not before 9:30": the day's start has nothing of the evening. What "starts at 9" is the concert. */
function beginsDay(items: readonly SaidItem[], at: number): boolean {
  const { code, words } = items[at] ?? {};
  return (
    code === "start" && items[at - 1]?.code === "," && !/^(?:starts|begins)$/.test(words ?? "")
  );
}

/** "90 minutes are too much, 45 are enough", "dinner is at 7, we need 6": a number after a length or an hour is one. */
function withLengths(items: readonly SaidItem[]): readonly SaidItem[] {
  let unit: number | undefined;
  let hasHour = false;
  let part: DayPart | undefined;
  return items.map((written, at) => {
    part = written.code === "." || beginsDay(items, at) ? undefined : (written.part ?? part);
    const item = inPart(written, part);
    hasHour =
      item.code !== "." &&
      (hasHour ||
        (item.bound !== undefined && items.slice(0, at).some(({ meal }) => meal !== undefined)));
    const led = items[at - 1];
    const isHour =
      (hasHour && led?.code === "want" && (item.number ?? 13) <= 12) ||
      (/^(?:like|around|about)$/.test(led?.word ?? "") &&
        (item.number ?? 25) <= 24 &&
        /^(?:start|startlater|end|endearly|back|meal|later)$/.test(items[at - 2]?.code ?? ""));
    // "Dinner at 8:30 is too late, 7 max".
    const isLatest =
      item.code === "N" &&
      hasHour &&
      (item.number ?? 13) <= 12 &&
      (items[at + 1]?.code === "max" || led?.code === "max") &&
      /^[,.]$/.test((led?.code === "max" ? items[at - 2] : led)?.code ?? "");
    if (isLatest)
      return { ...item, code: "Tby", bound: "by", minutes: (item.number ?? 0) * 60, isSure: false };
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
    // "The Statue of Liberty ferry".
    case "noun":
      return item.need === "transport" && before?.what?.kind === "places" && isBeside
        ? "-"
        : item.code;
    case "like": {
      // "At like 9:30".
      if (/^T\w+$/.test(after?.code ?? "")) return "-";
      // "Like 2 things a day".
      if (after?.code === "N" && items[at + 2]?.code === "thing") return "-";
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
    // "The Tate stay in tho".
    case "lodge":
      return item.words === "stay in" &&
        before?.what !== undefined &&
        (after === undefined || after.code === "-" || CLAUSE_END.test(after.code))
        ? "keep"
        : "lodge";
    case "child":
      // "Yo, can we ...".
      return item.word === "yo" && before?.code !== "N" ? "-" : "child";
    case "calm":
      return isOfPlace(items, at) ? "-" : "calm";
    // "She doesn't eat fish either".
    case "or":
      return item.word === "either" && (after === undefined || CLAUSE_END.test(after.code))
        ? "-"
        : "or";
    // "Nobody wants camels".
    case "who":
      return /^no/.test(item.word ?? "") && after?.code === "want" ? "no" : "who";
    // "Lunch near the Pantheon"; a hotel near a park is no park.
    case "near":
      return items.slice(Math.max(0, at - 4), at).some(({ code }) => /^(?:meal|food)$/.test(code))
        ? "by"
        : "?";
    // "The rest is great" is no nap.
    case "free":
    case "nap":
      return item.words === "rest" &&
        (/^(?:is|of|stays|can|looks)$/.test(after?.word ?? "") || after?.code === "calm")
        ? "rest"
        : item.code;
    case "stuff":
    case "thing":
      return thingInContext(item, isBeside, before, after);
    // "A teen (15) into anime".
    case "by":
      return item.word === "into" && isOfSomebody(items, at) ? "want" : "by";
    // "Bin Kanda whatever", "Wall St".
    case "any":
      return isBeside && item.word === "whatever" ? "-" : "any";
    case "?":
      return unknownInContext(items, at, isBeside);
    case "-":
      return emptyInContext(items, at, item);
    default:
      return verbInContext(items, at, item);
  }
}

function emptyInContext(items: readonly SaidItem[], at: number, { word }: SaidItem): string {
  const [before, after] = [items[at - 1], items[at + 1]];
  // "Make it an hour".
  if (word === "make") {
    const about = items.slice(at + 1, at + 4).find(({ code }) => code !== "-");
    const then = items.slice(at + 2, at + 5).find(({ code }) => !/^(?:-|it|P|k)$/.test(code));
    const isSet = /^(?:S|S more|N|T\w+|shorter|longer|first|last)$/.test(then?.code ?? "");
    return isSet && /^(?:it|P|k)$/.test(about?.code ?? "") ? "add" : "-";
  }
  // "We prefer the Rodin to the Orangerie".
  const isTo = word === "to" && before?.what !== undefined;
  const next = after?.code === "-" ? items[at + 2] : after;
  const isRather =
    isTo && next?.what !== undefined && items.slice(0, at).some(({ code }) => code === "rather");
  return isRather ? "instof" : "-";
}

/** "A chill evening in the Retiro", "a chill beach day" are no pace. */
function isOfPlace(items: readonly SaidItem[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  const [first, second] = items.slice(at + 1, at + 5).filter(({ code }) => code !== "-");
  const isOfKind =
    before?.words === "a" && after?.what?.kind === "category" && !after.what.isPlural;
  return isOfKind || (first?.code === "Q" && second?.code === "P");
}

/** "The first thing", "kpop places". */
function thingInContext(
  { code, word }: SaidItem,
  isBeside: boolean,
  before: SaidItem | undefined,
  after: SaidItem | undefined,
): string {
  if (isBeside || before?.code === "first") return "-";
  const isOfSome = word === "places" && before?.code === "?" && /^[,.]$/.test(after?.code ?? ".");
  return isOfSome ? "stuff" : code;
}

/** A word that we don't know, which those beside it say something of. */
function unknownInContext(items: readonly SaidItem[], at: number, isBeside: boolean): string {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (item === undefined) return "?";
  // "About three hours".
  if (/^(?:about|around|roughly)$/.test(item.word ?? "") && after?.code === "S") return "-";
  // "Bed by 9".
  if (item.word === "bed" && /^T(?:at|by)$/.test(after?.code ?? "")) return "back";
  // "Cut day 2 in half".
  if (item.word === "half" && before?.word === "in" && items[at - 3]?.word === "cut")
    return "halve";
  // "Take it away", "kick all of them out".
  if (/^(?:away|off)$/.test(item.word ?? "") && isTaken(items, at)) return "rm";
  if (item.word === "kick")
    return items.slice(at + 1, at + 6).some(({ word }) => word === "out")
      ? "-"
      : /^(?:it|P)$/.test(after?.code ?? "")
        ? "rm"
        : "?";
  // "History nerd", "my brother is Harry Potter mad".
  if (isFan(item) && /^(?:P|K|k|food|\?)$/.test(before?.code ?? "")) return "want";
  return isBeside && /^(?:st|rd|ave)$/.test(item.word ?? "") ? "-" : "?";
}

/** "8 yr old into trains": nothing that is put into something. */
const isOfSomebody = (items: readonly SaidItem[], at: number) =>
  /^(?:who|child|elder)$/.test(
    items.slice(0, at).findLast(({ code }) => !/^(?:-|N|all|,|\.)$/.test(code))?.code ?? "",
  );

const isClauseEnd = ({ code }: SaidItem) => CLAUSE_END.test(code);

const isTaken = (items: readonly SaidItem[], at: number) =>
  items.slice(Math.max(0, at - 4), at).some(({ word }) => word === "take") &&
  /^(?:it|P|k|K)$/.test(items[at - 1]?.code ?? "");

const isRefused = (items: readonly SaidItem[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ code }) => /^(?:no|not|nothing)$/.test(code));

/** "Add a market, and can the palace go": the word that begins a clause. */
function firstOfClause(items: readonly SaidItem[], at: number): SaidItem | undefined {
  const isJoint = ({ code }: SaidItem) => /^(?:and|so|,|\.)$/.test(code);
  return items[items.slice(0, at).findLastIndex(isJoint) + 1];
}

/** Of words for what is to be done, which other words beside them make something else. */
function verbInContext(items: readonly SaidItem[], at: number, item: SaidItem): string {
  const [before, after] = [items[at - 1], items[at + 1]];
  switch (item.code) {
    case "want": {
      // "The kids get bored".
      if (item.word === "get" && after?.code === "?") return "?";
      // "Can the palace thing go?"
      const isAway = items.slice(0, at).some(({ what }) => what !== undefined);
      if (
        item.words === "go" &&
        after === undefined &&
        isAway &&
        /^(?:can|could)$/.test(firstOfClause(items, at)?.word ?? "")
      )
        return "rm";
      // "Can the gardens go Tuesday".
      const next = after?.code === "-" ? items[at + 2] : after;
      return item.word === "go" &&
        before?.what !== undefined &&
        /^(?:D|Dto|Q)$/.test(next?.code ?? "")
        ? "move"
        : "want";
    }
    // "Lunch is too early": of the meal or the visit, and not of the day.
    case "startlater": {
      if (!/\b(?:too|so|very) early\b/.test(item.words ?? "")) return item.code;
      const since = items.slice(items.slice(0, at).findLastIndex(isClauseEnd) + 1, at);
      return since.some((one) => (one.meal ?? one.what ?? one.table) !== undefined)
        ? "later"
        : item.code;
    }
    // "Day 1 is literally all museums".
    case "isall": {
      const next = items.slice(at + 1).find(({ code }) => code !== "-");
      return next?.what?.kind === "category" && next.what.isPlural ? "fewer" : "-";
    }
    case "end": {
      // "Dinner near the hall and finished by 19:00" ends no day.
      const begins = items.slice(0, at).findLastIndex(({ code }) => code === ".") + 1;
      const isOfMeal = items.slice(begins, at).some(({ meal }) => meal !== undefined);
      if (/^(?:finished|over)$/.test(item.word ?? "") && before?.code === "and" && isOfMeal)
        return "?";
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
      // "Will he be fit again".
      if (item.word === "fit" && /\b(?:be|is|are)$/.test(before?.words ?? "")) return "?";
      // "The plan is too dense".
      return item.word === "plan" && /(?:^| )(?:the|this|our|your)$/.test(before?.words ?? "")
        ? "-"
        : "add";
    // "Where is the Orangerie", "the Orangerie is missing"; "where is my bag" asks for nothing.
    case "missing": {
      const next = items.slice(at + 1).find(({ code }) => code !== "-");
      return (next?.what ?? items.slice(0, at).findLast(({ code }) => code !== "-")?.what)
        ? "want"
        : "?";
    }
    case "rm":
      return takenInContext(items, at, item);
    case "outing": {
      // "One day nothing".
      const next = items.slice(at + 1).find(({ code }) => !/^(?:-|add|want|all)$/.test(code));
      return /^(?:free|nothing|nap)$/.test(next?.code ?? "") ? "freeday" : "outing";
    }
    default:
      return item.code;
  }
}

function takenInContext(items: readonly SaidItem[], at: number, item: SaidItem): string {
  const [before, after] = [items[at - 1], items[at + 1]];
  // "I miss the Orangerie"; "we can miss it" does without.
  if (item.words === "miss" && before?.code === "-" && /^(?:i|we)$/.test(before.word ?? ""))
    return "want";
  // "The kids won't do two galleries": nor do they want none.
  if (item.words === "wont do" && after?.code === "N") return "?";
  // "Seen from the ferry".
  if (item.word === "seen" && /^(?:from|by)$/.test(after?.word ?? "")) return "?";
  // "Not out before 11".
  if (item.word === "out" && /^T\w+$/.test(after?.code ?? "") && isRefused(items, at))
    return "start";
  // "It can go on the last day" moves it.
  const next = after?.code === "-" ? items[at + 2] : after;
  return /^(?:can|may|could|must|has|should|goes)$/.test(item.word ?? "") &&
    item.isGoing === true &&
    /^(?:D|Dto|Q|T\w+|before|after|first|last)$/.test(next?.code ?? "")
    ? "move"
    : "rm";
}

const OF_IT = /^(?:rm|move|keep|shorter|longer|swap|add)$/;

/** "The Rodin museum", "the Rockefeller one" say a name; "it" after a verb is the place of the same clause. */
export function referring(item: SaidItem, before: readonly SaidItem[], word: string): SaidItem {
  const last = before.at(-1);
  // "Explora kids museum".
  const led =
    last?.code === "child" && before.at(-2)?.code === "P" && item.code === "k"
      ? before.at(-2)
      : last;
  // "Hongdae nightlife" is more than Hongdae.
  const { what } = item;
  const isOfEvening =
    what?.kind === "category" && what.categories.some((one) => /^(?:nightlife|show)$/.test(one));
  const isBeside = !isOfEvening && led?.code === "P" && item.from - (last?.to ?? 0) <= 1;
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
