import { plainText, withoutAccents } from "../../plain-text.ts";
import {
  type DayPart,
  isUnknown,
  plainItems,
  type SaidItem,
  type SaidObject,
} from "../language/said-items.ts";
import { type NameIndex, nameAt, nameIndex } from "../language/said-names.ts";
import {
  joined,
  type SaidTime,
  saidNumber,
  spanAt,
  timeAt,
  type When,
} from "../language/said-times.ts";
import { saidWords } from "../language/said-words.ts";

const NO_NAMES = nameIndex([]);
/** They stand for what was named before. */
const REFERS =
  /^(?:it|its|that|this|them|they|those|these|there|both|all of them|that one|this one)$/i;
/** Words that leave a kind as it is: "some nice museums". */
const COLOURS =
  /^(?:the|an?|some|any|more|nice|good|great|big|large|small|little|local|famous|beautiful|pretty|cool|cute|proper|real|old|best|another|one|our|your|all|of|extra|few|many|lots|different|visit|visits|stuff|things|time|free|long|short|must)$/;

/** Whether a slot only points to what was named before. */
export const refersBack = (text: string): boolean => REFERS.test(text.trim());

/** "The aquarium by the Eye": where it is is said beside. */
const BESIDE = /^(.{3,}?) (?:by|near|next to|close to|beside|around the corner) /i;

const WITH = /^(.{3,}?) (?:with|including|incl) /i;

/** "Not so keen on museums". */
const LIKED =
  /^(?:(?:so|very|too|that|really|much) )*(?:keen on|into|big on|fond of|(?:big )?fans? of|interested in) /i;

/** "Kafka stuff", "a little chamber music", "that church one", "something for football lovers". */
const LED =
  /^(?:(?:that|this|those|these) (?=.+ (?:one|thing|place|bit|visit)$)|(?:an? )?(?:little|bit of|few) (?=\p{L}+ \p{L})|(?:some|any)thing (?:for|with|about|to do with) )/iu;
const TRAILED =
  /(?<=\p{L}{4}) (?:stuff|bits?|things?|one|lovers?|fans?|enthusiasts?|buffs?|nerds?|kinda night|type of (?:thing|place)s?)$/iu;

const TOPIC = /\p{L}{4} (?:stuff|bits|things)$/iu;

/** "Harry Potter stuff" is all that is about him, not the one show that has his name. */
function topicIn(text: string, names: NameIndex): SaidObject {
  const what = named(text, names);
  const isIt =
    what.kind === "category" || nameAt(plainText(text).split(" "), 0, names) === undefined;
  return isIt ? what : { kind: "places", text, found: [{ id: text, name: text, in: "guide" }] };
}

/** The place or kind that words name; a thing that no list has stands for itself. */
export function thingIn(written: string, names: NameIndex): SaidObject {
  const text = written.replace(LIKED, "").replace(LED, "").replace(TRAILED, "");
  if (TOPIC.test(written)) return topicIn(text, names);
  const words = plainText(text).split(" ");
  // "Gardens by the Bay" has that in its name.
  if (nameAt(words, 0, names)?.count === words.length) return named(text, names);
  const before = BESIDE.exec(text)?.[1];
  const head = before === undefined ? undefined : named(before, names);
  // "The Jewish Quarter with all synagogues".
  const main = WITH.exec(text)?.[1];
  const place = main === undefined ? undefined : named(main, names);
  if (place?.kind === "places" && !isUnknown(place)) return { ...place, text };
  const isKnown = (what: SaidObject | undefined) => what !== undefined && !isUnknown(what);
  if (head !== undefined)
    return isKnown(head)
      ? { ...head, text }
      : { kind: "places", text, found: [{ id: text, name: text, in: "guide" }] };
  // "Sky tree" is the Skytree; "Lotte World" is called so.
  const isTwo = /^\p{L}+ \p{L}+$/u.test(text);
  const isCalledSo = nameAt(plainText(text).split(" "), 0, names)?.count === 2;
  const together = isTwo && !isCalledSo ? named(text.replace(" ", ""), names) : undefined;
  return together?.kind === "places" && isKnown(together)
    ? { ...together, text }
    : named(text, names);
}

function named(text: string, names: NameIndex): SaidObject {
  const led = `the ${text}`;
  const items = plainItems(led, names).filter(({ to }) => to > 4);
  const [place, ...places] = items.filter(({ what }) => what?.kind === "places");
  // "Harry Potter studio" is no Potters Fields.
  const isSure =
    place !== undefined &&
    !isOfPart(place, led) &&
    (place.to - place.from > text.length / 2 || isExact(place, led));
  if (place?.what !== undefined && places.length === 0 && isSure) return { ...place.what, text };
  const kinds = items.filter(({ what }) => what?.kind === "category");
  const [kind] = kinds;
  const rest = kind === undefined ? "" : `${led.slice(0, kind.from)} ${led.slice(kind.to)}`;
  const isColoured = rest
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === "" || COLOURS.test(word.toLowerCase()));
  if (kind?.what !== undefined && kinds.length === 1 && isColoured) return { ...kind.what, text };
  if (places.length > 0 && place?.what !== undefined && isSure) return { ...place.what, text };
  // "A theme park day" is one with a theme park.
  const day = /^(.{3,}) days?$/i.exec(text)?.[1];
  const kindOfDay = day === undefined ? undefined : named(day, names);
  if (kindOfDay?.kind === "category") return { ...kindOfDay, text };
  return { kind: "places", text, found: [{ id: text, name: text, in: "guide" }] };
}

const ALONG = /^(.*\p{L} (?:on|along|down|up|over) )the /iu;

/** "Boat trips on the Danube" are no Danube Bank. */
function isOfPart(place: SaidItem, led: string): boolean {
  const head = ALONG.exec(led)?.[1];
  return head !== undefined && place.from >= head.length && !isExact(place, led);
}

/** Whether the words of a place stand so in one of its names; one word is all of it: the Danube is no bank of it. */
function isExact({ from, to, what }: SaidItem, text: string): boolean {
  const said = plainText(withoutAccents(text.slice(from, to)));
  return (
    what?.kind === "places" &&
    what.found.some(({ name, otherNames = [] }) =>
      [name, ...otherNames].some((one) =>
        said.includes(" ")
          ? ` ${plainText(one)} `.includes(` ${said} `)
          : plainText(one).replace(/^the /, "") === said,
      ),
    )
  );
}

/** Days that some words name. */
export type SaidDays = {
  readonly when?: When | undefined;
  readonly part?: DayPart | undefined;
  /** The day that was named before, the one behind it, or all that weren't named. */
  readonly refersTo?: "that" | "next" | "rest" | undefined;
  /** "One day", with no day named. */
  readonly isAny?: true | undefined;
};

const EVERY =
  /^(?:an?|per|each|every|all|the whole|whole) (?:single )?(?:days?|trip|time|evenings?|nights?|mornings?|afternoons?)$|^(?:daily|always|everything|everything else|all|everyday|throughout)$/i;
const ANY =
  /^(?:one|an?other|another|some|any|any other|a different|other) (?:single )?(?:day|evening|night|morning|afternoon|time)s?$|^(?:once|one time|1 day)$/i;

/** The days and the part of the day that a slot names; undefined where it names none that is known. */
export function daysIn(text: string): SaidDays | undefined {
  const words = text.trim().toLowerCase();
  // "Every second day" is not day 2.
  if (/^(?:every|each) (?:second|other|third|2nd|3rd)\b/.test(words)) return undefined;
  const items = plainItems(`on ${words}`, NO_NAMES);
  const part =
    partBesideMeal(words) ?? items.find((item) => item.part !== undefined)?.part ?? partOf(words);
  if (/^(?:the )?(?:next|following) day\b|^the day after$/.test(words))
    return { part, refersTo: "next" };
  if (
    /^(?:that|this|the same|same|then|those|these)\b|\brest of (?:the|that|this) (?:day|evening|afternoon|morning)\b/.test(
      words,
    )
  )
    return { part, refersTo: "that" };
  if (
    /^(?:all )?(?:the )?(?:rest|others$|other (?:(?:two|three|four|\d) )?(?:days|ones)|remaining)\b|\brest of (?:the )?(?:trip|days|time)\b/.test(
      words,
    )
  )
    return { part, refersTo: "rest" };
  if (/^(?:the|our) day$/.test(words)) return {};
  if (ANY.test(words)) return { part, isAny: true };
  if (/\bweekends?\b/.test(words)) return { part, when: { weekdays: [5, 6] } };
  if (/^(?:all|whole|the whole|full|the full) (?:morning|afternoon|evening|night)$/.test(words))
    return { part };
  if (/^(?:the )?(?:first|1st) (?:morning|afternoon|evening|night|one)$/.test(words))
    return { part, when: { days: [1] } };
  if (/^(?:the )?last (?:morning|afternoon|evening|night|one)$/.test(words))
    return { part, when: { days: [-1] } };
  const named = items.flatMap((item) => item.when ?? []);
  if (named.length > 0) return { part, when: named.reduce((all, one) => joined(all, one)) };
  if (EVERY.test(words)) return { part, when: { isEvery: true } };
  const date =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?(?: \p{L}{3,9})?$/u.exec(words)?.[1] ??
    /^(\d{1,2})\.\d{1,2}\.?$/.exec(words)?.[1] ??
    // "Nov 3", "July 15th".
    /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?$/.exec(
      words,
    )?.[1];
  if (date !== undefined && Number(date) > 0 && Number(date) < 32)
    return { when: { dates: [Number(date)] } };
  return part === undefined ? undefined : { part };
}

/** "After lunch", "before dinner". */
export function partBesideMeal(words: string): DayPart | undefined {
  const [, beside, meal] =
    /\b(after|before|b4) (?:the )?(breakfast|lunch|dinner)\b/i.exec(words) ?? [];
  if (meal === undefined) return undefined;
  const isAfter = beside?.toLowerCase() === "after";
  if (/lunch/i.test(meal)) return isAfter ? "afternoon" : "morning";
  if (/dinner/i.test(meal)) return isAfter ? "evening" : "afternoon";
  return isAfter ? "morning" : undefined;
}

function partOf(words: string): DayPart | undefined {
  if (/\b(?:sunset|dusk|dark|tonight|nightfall|night)\b/.test(words)) return "evening";
  if (/\b(?:noon|midday|lunchtime)\b/.test(words)) return "afternoon";
  return /\b(?:sunrise|dawn|early)\b/.test(words) ? "morning" : undefined;
}

/** The time of day that a slot names. */
export function clockIn(text: string): SaidTime | undefined {
  const words = saidWords(text);
  for (const at of words.keys()) {
    const found = timeAt(words, at, true);
    if (found !== undefined) return found.value;
  }
  return undefined;
}

/** A length of time in minutes. */
export function lengthIn(text: string): number | "longer" | "shorter" | "day" | undefined {
  const words = saidWords(text.toLowerCase());
  const plain = words.map((word) => word.plain).join(" ");
  if (/\b(?:whole|full|entire|all|one|1) (?:day|da?ys?)\b|^day$/.test(plain)) return "day";
  const isHalf =
    /\b(?:whole|full|entire|all)\b/.test(plain) && /\b(?:morning|afternoon)\b/.test(plain);
  if (isHalf || /\bhalf (?:a |an )?day\b/.test(plain)) return 240;
  for (const at of words.keys()) {
    const found = spanAt(words, at);
    if (found !== undefined) return found.value;
  }
  if (/^(?:an? |one )?hours?\b/.test(plain)) return 60;
  // "Two max", of hours.
  const hours = /^(?:max |only |just )?(\w+)(?: max| is enough)?$/.exec(plain)?.[1];
  const count = hours === undefined ? undefined : saidNumber(hours);
  if (count !== undefined && count > 0 && count <= 6) return count * 60;
  if (
    /\b(?:short\w*|less|quick\w*|not so long|not long|brief\w*|in and out)\b|\btoo long\b/.test(
      plain,
    )
  )
    return "shorter";
  return /\b(?:long\w*|more|extra|too short|properly)\b/.test(plain) ? "longer" : undefined;
}

/** How many; "a" and "one" are 1. */
export function countIn(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (/^(?:an?|once|single)$/.test(word)) return 1;
  if (/^(?:twice|couple|a couple|pair)$/.test(word)) return 2;
  if (/^(?:few|a few|several)$/.test(word)) return 3;
  const numbers = word.split(/[^\p{L}\p{N}]+/u).flatMap((one) => saidNumber(one) ?? []);
  return numbers.at(-1);
}

const IS_NOT_SO = /\b(?:no|not|never|was|were|had|if|in case|maybe)\b|n['’]t\b/i;

/** What bodies need that is said in passing: "my son has asthma". */
export function healthIn(text: string): readonly ("pregnant" | "cleanAir")[] {
  return IS_NOT_SO.test(text)
    ? []
    : itemsIn(text).flatMap(({ need }) => (need === "pregnant" || need === "cleanAir" ? need : []));
}

/** What the lists say that words are, without names. */
export function itemsIn(text: string): readonly SaidItem[] {
  return plainItems(text, NO_NAMES);
}
