import { askedHour } from "../../trip/asked-hour.ts";
import type { SaidItem } from "./said-items.ts";
import { IS_WHO } from "./said-segment.ts";

const LEFT = /^(?:-|want|add|like|some|N|fine|top|D|P|K|k|food|or)$/;
const IS_THING = /^(?:P|K|k|food)$/;
const IS_EARLY = /^(?:early|first thing)$/;

/**
 * What is wanted before there is a plan, without the words that say how surely ("maybe"), for whom ("for my daughter") and
 * in what part of the day: the hour is read in the words themselves (`askedHour`).
 *
 * @returns undefined where none are said, or anything else stands beside one thing, or one of several.
 */
export function withoutQualifiers(items: readonly SaidItem[]): readonly SaidItem[] | undefined {
  const left: SaidItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined) break;
    if (item.code === "hedge" || item.code === "Q") continue;
    // "A surf lesson one morning".
    if (item.number === 1 && next?.code === "Q") continue;
    if (item.code === "first" && IS_EARLY.test(item.words ?? "")) continue;
    // "After lunch".
    if (/^(?:before|after)$/.test(item.code) && next?.code === "meal") {
      at += 1;
      continue;
    }
    // "When it is quiet", "late in the day".
    if (item.word === "when" && askedHour(saidFrom(items, at), "") === "opening") break;
    if (/^late\b/.test(item.words ?? "") && next?.code === "day") {
      at += 1;
      continue;
    }
    if (item.code === "-" && /^if\b/.test(item.words ?? "")) continue;
    if (item.code === "by" && items.slice(at + 1).every(isOfPeople)) break;
    left.push(item);
  }
  const things = left.filter(({ code }) => IS_THING.test(code));
  // "The opera or a concert": one of them.
  const isEither =
    left.filter(({ code }) => code === "or").length === things.length - 1 &&
    things.every(({ what }) => what?.kind === "category");
  const isOfOthers = left.some(
    ({ isSubject, words = "" }) => isSubject === true && !/^(?:i|we|id|wed)\b/.test(words),
  );
  return left.length === items.length ||
    things.length === 0 ||
    !(things.length === 1 || isEither) ||
    isOfOthers ||
    !left.every(({ code }) => LEFT.test(code))
    ? undefined
    : left;
}

const saidFrom = (items: readonly SaidItem[], at: number) =>
  items
    .slice(at)
    .map(({ words = "" }) => words)
    .join(" ");

const isOfPeople = ({ code }: SaidItem) => code === "-" || code === "and" || IS_WHO.test(code);
