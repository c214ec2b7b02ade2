import type { SaidItem } from "./said-items.ts";

/** An hour, a part of the day, or how early: said of the thing before it. */
const SAYS_WHEN = /^(?:T(?:at|by|from|since)|Q|first|last|-|like|hedge)$/;
const IS_THING = /^[PE]$|^food$/;
const DOES = /^(?:ride|try|eat|drink|taste|watch|go|see|visit|do)$/;
const ENDS = /^(?:,|\.|but|and|so)$/;

/**
 * The items of a sentence of the form, where what has no thing of its own is said with the thing before it: "the
 * Colosseum please, at 9", "the tram 28 we want to ride".
 */
export function withSaidOfThings(items: readonly SaidItem[]): readonly SaidItem[] {
  return items.flatMap((item, at) =>
    isBeforeItsHour(items, at) ? [] : [...wantedBehind(items, at), asLead(items, item, at)],
  );
}

/** The comma of "the Colosseum please, at 9"; of several things nobody knows which. */
function isBeforeItsHour(items: readonly SaidItem[], at: number): boolean {
  if (items[at]?.code !== ",") return false;
  const start = items.slice(0, at).findLastIndex(({ code }) => ENDS.test(code)) + 1;
  const before = items.slice(start, at);
  const behind = clauseFrom(items, at + 1);
  return (
    before.every(({ code }) => /^(?:P|-|want|add)$/.test(code)) &&
    before.filter(({ code }) => code === "P").length === 1 &&
    (start === 0 || !/^(?:,|and)$/.test(items[start - 1]?.code ?? "")) &&
    behind.some(({ code }) => /^(?:T|Q|first|last)/.test(code)) &&
    behind.every(({ code, word }) => SAYS_WHEN.test(code) || word === "late") &&
    items[at + 1 + behind.length]?.code !== "and"
  );
}

/** "The tram 28 we want to ride", "fish we like": the want that stands behind its thing, in front of it. */
function wantedBehind(items: readonly SaidItem[], at: number): readonly SaidItem[] {
  const item = items[at];
  const [want] = wantAfter(items, at);
  return item !== undefined && want !== undefined
    ? [{ ...want, from: item.from, to: item.from }]
    : [];
}

/** Words of the want behind a thing say nothing more. */
function asLead(items: readonly SaidItem[], item: SaidItem, at: number): SaidItem {
  const thing = items.slice(0, at).findLastIndex(({ code }) => IS_THING.test(code));
  // "Please, late afternoon".
  const isLate = item.word === "late" && item.code === "?" && items[at + 1]?.code === "Q";
  return isLate || wantAfter(items, thing).includes(item)
    ? { code: "-", from: item.from, to: item.to, word: item.word ?? "", words: item.words ?? "" }
    : item;
}

function wantAfter(items: readonly SaidItem[], at: number): readonly SaidItem[] {
  const start = items.slice(0, Math.max(0, at)).findLastIndex(({ code }) => ENDS.test(code)) + 1;
  const isThing = IS_THING.test(items[at]?.code ?? "");
  if (!isThing || !items.slice(start, at).every(({ code }) => code === "-")) return [];
  const behind = clauseFrom(items, at + 1);
  const want = behind.find(({ code }) => code === "want");
  const isOfUs = /^(?:i|we|id|wed)\b/.test(behind[0]?.words ?? "");
  const isWant = behind.every(
    ({ code, word = "" }) => /^(?:-|want|add|like)$/.test(code) || DOES.test(word),
  );
  return want !== undefined && isOfUs && isWant ? behind : [];
}

function clauseFrom(items: readonly SaidItem[], at: number): readonly SaidItem[] {
  const end = items.findIndex(({ code }, index) => index >= at && ENDS.test(code));
  return items.slice(at, end === -1 ? items.length : end);
}
